// Silhouettes drawn by us, as path data: `fill` is painted, `line` is stroked.

export interface Drawing {
  readonly w: number;
  readonly h: number;
  readonly fill?: string;
  readonly line?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const TOKENS: Readonly<Record<string, Drawing>> = {
  // Three rounds.
  ammo: {
    w: 24,
    h: 24,
    fill: 'M4 21v-10c0-4 1-6 2.2-8c1.2 2 2.2 4 2.2 8v10ZM9.8 21v-10c0-4 1-6 2.2-8c1.2 2 2.2 4 2.2 8v10ZM15.6 21v-10c0-4 1-6 2.2-8c1.2 2 2.2 4 2.2 8v10Z',
  },
  // A satchel with a cross.
  aid: {
    w: 24,
    h: 24,
    fill: 'M3 9h18v11q0 1-1 1h-16q-1 0-1-1ZM10.3 11v2.6h-2.6v3h2.6v2.6h3.4v-2.6h2.6v-3h-2.6v-2.6Z',
    line: 'M7 9c0-7 10-7 10 0',
  },
  // A loaf.
  food: {
    w: 24,
    h: 24,
    fill: 'M2 13c0-6 4-8 10-8s10 2 10 8c0 1-1 2-2 2v4q0 1-1 1h-14q-1 0-1-1v-4c-1 0-2-1-2-2Z',
    line: 'M8 7l-2 5M12 6.5l-2 5.5M16 7l-2 5',
  },
  // A mine under its fuse.
  sapper: { w: 24, h: 24, fill: `M3 15q9-7 18 0v4q-9 4-18 0ZM10 10.5v-3.5h4v3.5ZM11 6v-4h2v4Z` },
  // A burst.
  suppress: {
    w: 24,
    h: 24,
    fill: 'M12 1l2 6.2 5-4.2-2.4 6.2 6.4.8-5.6 3 4.6 4.6-6.4-1.2.2 6.6-3.8-5.4-3.8 5.4.2-6.6-6.4 1.2 4.6-4.6-5.6-3 6.4-.8-2.4-6.2 5 4.2Z',
  },
  // A drum of field wire.
  wire: {
    w: 24,
    h: 24,
    fill: 'M4 4h3v16h-3ZM17 4h3v16h-3Z',
    line: 'M7 7h10M7 10h10M7 13h10M7 16h10M17 18c3 1 4 2 5 4',
  },
  artillery: { w: 24, h: 24, fill: `${circle(11, 17, 4.6)}M8 13.5l13-9.5 1.5 2-12.5 10ZM1 21l8-5 1 2-7 3.5Z` },
  aa: { w: 24, h: 24, fill: 'M6 22l3-7h6l3 7ZM9.5 15l7.5-13.5 2 1-7 13.5ZM5 13h9v2.5h-9Z', line: 'M5 5h5M7.5 2.5v5' },
  damage: { w: 24, h: 24, fill: 'M5 2.5l7 7 7-7 2.5 2.5-7 7 7 7-2.5 2.5-7-7-7 7-2.5-2.5 7-7-7-7Z' },
  action: { w: 24, h: 24, fill: 'M3 13l3-3 4 4 8.5-9.5 3 2.8-11.5 13.2Z' },
  order: { w: 24, h: 24, fill: `M10 2h4l-.8 13h-2.4Z${circle(12, 19.5, 2.3)}` },
};

export const UNITS: Readonly<Record<string, Drawing>> = {
  hq62: { w: 24, h: 24, fill: 'M4 2h2v20h-2ZM7 3h14l-4 5 4 5h-14Z' },
  grd13: { w: 24, h: 24, fill: 'M12 2l2.7 6.2 6.8.6-5.2 4.4 1.6 6.6-5.9-3.6-5.9 3.6 1.6-6.6-5.2-4.4 6.8-.6Z' },
  sap8: { w: 24, h: 24, fill: 'M3 4l3-2 12 13 2-1 2 5-3 3-5-2 1-2Z', line: 'M21 3l-17 18' },
  sig139: { w: 24, h: 24, fill: 'M3 13h18v8h-18ZM2 6q10-7 20 0v4h-5v-3q-5-2-10 0v3h-5Z' },
  art32: TOKENS.artillery!,
  volga: {
    w: 24,
    h: 24,
    fill: `M11 7h2v12q5-1 6-5l-2 .5 3-4.5 2.5 4.5-1.5-.3c-1 5-5 7.5-9 7.5s-8-2.5-9-7.5l-1.5.3 2.5-4.5 3 4.5-2-.5q1 4 6 5Z${circle(12, 4.5, 2.6)}M7 9h10v2h-10Z`,
  },
  aa267: TOKENS.aa!,
  aa1083: TOKENS.aa!,
};

export const WEAPONS: Readonly<Record<string, Drawing>> = {
  // A shielded gun on two wheels, trails to the rear.
  gun: {
    w: 64,
    h: 30,
    fill: `${circle(26, 21, 7)}M27 5h5l2 13h-7ZM31 10h31v3h-31ZM18 12h12v5h-12ZM2 26l20-9 2 3-20 8Z`,
  },
  // The long rifle: stock, receiver, barrel, brake, bipod.
  rifle: {
    w: 64,
    h: 30,
    fill: 'M1 13l11-1h8v6h-6l-4 3-9-3ZM20 11h10v6h-10ZM30 12.5h28v2.2h-28ZM58 11h5v5h-5ZM22 17h4l-2 7h-3Z',
    line: 'M42 14l-5 14M42 14l6 14M24 11v-3h6',
  },
  // The wheeled machine gun: jacket, shield, wheels, trail.
  maxim: {
    w: 64,
    h: 30,
    fill: `${circle(27, 22, 6.5)}M26 2h5l3 18h-8ZM33 8h24v7h-24ZM57 10h6v3h-6ZM14 8h13v8h-13ZM10 7h4v10h-4ZM2 26l22-6 1 3-22 6Z`,
  },
  // The light mortar: tube, bipod, base plate.
  mortar: { w: 64, h: 30, fill: 'M18 25l20-23 6 4-20 23ZM10 26h22v3h-22Z', line: 'M38 12l8 17M38 12l14 16M42 20h6' },
};

export const WEHRMACHT: Readonly<Record<string, Drawing>> = {
  // Three helmets in a rank.
  rifle: {
    w: 48,
    h: 28,
    fill: 'M3 15c0-8 11-8 11 0l2 2h-15ZM18 11c0-9 12-9 12 0l2.5 2.5h-17ZM34 15c0-8 11-8 11 0l2 2h-15ZM5 18h8v8h-8ZM19 14.5h10v11.5h-10ZM36 18h8v8h-8Z',
    line: 'M33 3l-4 23',
  },
  mg: {
    w: 48,
    h: 28,
    fill: `M1 11h9l3-2h13v6h-12l-2 5h-4l1-5h-8ZM26 10h17v3.5h-17ZM43 9h4v5.5h-4Z${circle(22, 18, 3.6)}`,
    line: 'M38 13l-5 13M38 13l6 13',
  },
  scout: {
    w: 48,
    h: 28,
    fill: `${circle(14, 17, 8)}${circle(34, 17, 8)}M10 3h8l3 10h-13ZM30 3h8l2 10h-13ZM20 7h8v7h-8Z`,
  },
  pz2: { w: 48, h: 28, fill: `M6 15h34l4 4-4 7h-34l-4-5ZM14 8h15l3 7h-20ZM30 10h11v1.8h-11Z` },
  pz3: { w: 48, h: 28, fill: `M4 14h37l5 4-4 8h-37l-4-6ZM12 5h17l4 9h-23ZM31 8h15v2.2h-15ZM15 3h7v3h-7Z` },
  pz4: { w: 48, h: 28, fill: `M3 13h39l4 5-3 9h-39l-3-7ZM10 3h19l5 10h-26ZM31 6h16v4h-16ZM13 1h8v3h-8Z` },
  stug: { w: 48, h: 28, fill: `M3 15h38l5 4-4 8h-38l-3-6ZM9 8h21l6 7h-30ZM30 9h16v4h-16Z` },
};

export const PLANE: Drawing = {
  w: 32,
  h: 24,
  fill: 'M14.5 1h3l.8 7 13.2 4v3l-13.2-.5-.6 5 4.3 2v2h-12v-2l4.3-2-.6-5-13.2.5v-3l13.2-4Z',
};

/** A helmeted head and shoulders. */
export const SOLDIER: Drawing = {
  w: 24,
  h: 24,
  fill: 'M4.5 10c0-9 15-9 15 0l1.5 2h-18ZM7 12.5h10v2q0 4-2.5 5.3l5.5 1.7q2 1 2 2.5h-20q0-1.5 2-2.5l5.5-1.7q-2.5-1.3-2.5-5.3Z',
};

/** Boats of the flotilla, from the side. */
export const BOAT: Drawing = {
  w: 64,
  h: 28,
  fill: 'M1 15h62l-8 11q-1 1-2 1h-43q-1 0-2-1ZM20 8h20v6h-20ZM24 3h9v4h-9ZM44 9h9v5h-9ZM52 10h9v1.5h-9Z',
  line: 'M28 3v-3M14 15v-8',
};

export function weaponDrawing(id: string): Drawing {
  const kind = id.startsWith('gun')
    ? 'gun'
    : id.startsWith('ptrd')
      ? 'rifle'
      : id.startsWith('maxim')
        ? 'maxim'
        : 'mortar';
  return WEAPONS[kind]!;
}
