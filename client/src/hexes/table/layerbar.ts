// What the bar of layers shows: a switch for each layer, and what the colours mean.

export interface Switch {
  readonly layer: string;
  readonly letter: string;
  readonly colour: string;
}

export interface Key {
  /** Name of the text of this board. */
  readonly text: string;
  readonly colour: string;
  readonly look: 'fill' | 'hatch' | 'arrow' | 'bar' | 'side' | 'rim' | 'thin';
  /** The id of an overlay that looks so. */
  readonly id?: string;
}
