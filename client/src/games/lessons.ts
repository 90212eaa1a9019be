// Which card of the first-game guide explains which decision. A decision that is not listed has a card of its own name,
// or none: what a card says must fit the question on the table, and a phase asks for more than its card speaks of.

/** The kind of a decision to the card's name; `move-units: 'movement'` shows `guide-movement`. */
export type Lessons = Readonly<Record<string, string>>;

const together = (...cards: readonly (readonly [card: string, ...kinds: string[]])[]): Lessons =>
  Object.fromEntries(cards.flatMap(([card, ...kinds]) => kinds.map((kind) => [kind, card])));

export const PAVLOV: Lessons = together(
  ['planning', 'plan-cards', 'plan-tactic', 'seal-plan'],
  ['cards', 'card-action', 'choose-resupply', 'choose-load', 'choose-delivery', 'choose-reinforcement', 'choose-ready'],
  ['wehrmacht', 'choose-suppression', 'choose-aa', 'choose-aid'],
  ['moves', 'move-counter', 'choose-post', 'choose-way'],
  ['actions', 'act-counter', 'choose-action', 'choose-orders', 'choose-fire'],
  ['final', 'choose-final'],
);

export const AVA: Lessons = together(
  ['setup', 'deploy-formation'],
  ['choice', 'choose-chits'],
  ['command', 'interrupt-draw'],
  ['movement', 'move-units', 'choose-route'],
  ['combat', 'declare-attacks'],
  ['losses', 'choose-losses'],
  ['retreat', 'choose-retreat'],
  ['pursuit', 'choose-pursuit'],
  ['reinforcements', 'call-reinforcements', 'choose-station'],
);

export const H44: Lessons = together(
  ['landing', 'land-units'],
  ['bridges', 'work-on-bridges'],
  ['movement', 'move-units', 'choose-route'],
  ['combat', 'choose-target', 'plan-attack'],
  ['losses', 'choose-loss'],
  ['defence', 'stand-fast'],
  ['retreat', 'choose-retreat'],
  ['advance', 'choose-advance'],
);

export const S42: Lessons = together(
  ['initial', 'prepare'],
  ['movement', 'move-units', 'choose-route'],
  ['combat', 'choose-target', 'plan-attack'],
  ['losses', 'choose-loss'],
  ['defence', 'stand-fast'],
  ['retreat', 'choose-retreat'],
  ['advance', 'choose-advance'],
);
