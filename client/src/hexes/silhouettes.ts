// What a counter of single vehicles, guns and squads shows: side views, drawn by code in a box 100 wide and 60 high.

type Draw = (path: Path2D) => void;

const circle = (path: Path2D, x: number, y: number, r: number): void => {
  path.moveTo(x + r, y);
  path.arc(x, y, r, 0, 2 * Math.PI);
};

function shape(path: Path2D, ...points: readonly (readonly [number, number])[]): void {
  points.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
}

/** Wheels cut out of what they roll under. */
function wheels(path: Path2D, y: number, r: number, ...at: readonly number[]): void {
  for (const x of at) {
    path.moveTo(x + r, y);
    path.arc(x, y, r, 0, 2 * Math.PI, true);
  }
}

/** A track between two x, with its road wheels as holes. */
function track(path: Path2D, left: number, right: number, top: number, bottom: number, count: number): void {
  path.roundRect(left, top, right - left, bottom - top, (bottom - top) / 2);
  const r = (bottom - top) * 0.28;
  const step = (right - left - 14) / Math.max(1, count - 1);
  wheels(path, (top + bottom) / 2, r, ...Array.from({ length: count }, (_, n) => left + 7 + n * step));
}

/** A man who kneels and aims to the right. */
function rifleman(path: Path2D, x: number, y: number, k = 1): void {
  circle(path, x, y - 30 * k, 5.4 * k);
  shape(
    path,
    [x - 7 * k, y - 23 * k],
    [x + 4 * k, y - 24 * k],
    [x + 8 * k, y - 17 * k],
    [x + 4 * k, y - 8 * k],
    [x + 9 * k, y],
    [x + 2 * k, y],
    [x - 2 * k, y - 7 * k],
    [x - 6 * k, y],
    [x - 13 * k, y],
    [x - 8 * k, y - 10 * k],
  );
  shape(
    path,
    [x - 4 * k, y - 22 * k],
    [x + 26 * k, y - 25.5 * k],
    [x + 26 * k, y - 23.2 * k],
    [x + 8 * k, y - 20 * k],
    [x - 4 * k, y - 18 * k],
  );
}

/** A man who lies behind a weapon. */
function prone(path: Path2D, x: number, y: number): void {
  circle(path, x + 8, y - 12, 5.2);
  shape(
    path,
    [x - 34, y - 3],
    [x - 30, y - 8],
    [x - 6, y - 13],
    [x + 5, y - 8],
    [x + 14, y - 8],
    [x + 14, y - 4],
    [x + 2, y - 3],
    [x - 30, y],
  );
}

const DRAWN: Readonly<Record<string, Draw>> = {
  squad: (path) => {
    rifleman(path, 20, 56, 0.95);
    rifleman(path, 70, 56, 0.95);
    rifleman(path, 45, 50, 1.1);
  },
  team: (path) => {
    rifleman(path, 34, 54, 1.1);
    rifleman(path, 62, 56, 1);
  },
  sapper: (path) => {
    rifleman(path, 28, 56, 1);
    circle(path, 68, 20, 5.6);
    shape(path, [60, 27], [74, 27], [78, 40], [76, 56], [70, 56], [68, 43], [64, 56], [58, 56], [60, 40]);
    path.roundRect(76, 30, 15, 12, 2);
    path.rect(81, 26, 5, 4);
  },
  'machine-gun': (path) => {
    prone(path, 42, 52);
    shape(path, [48, 40], [90, 36], [90, 39], [66, 42.5], [48, 45]);
    shape(path, [72, 41], [75, 41], [82, 55], [78, 55], [73.5, 46], [69, 55], [65, 55]);
  },
  sniper: (path) => {
    prone(path, 40, 52);
    shape(path, [44, 41], [94, 37], [94, 39], [62, 43], [44, 46]);
    path.rect(58, 34.5, 14, 3);
    path.moveTo(88, 14);
    path.arc(76, 14, 11, 0, 2 * Math.PI);
    path.moveTo(84, 14);
    path.arc(76, 14, 8, 0, 2 * Math.PI, true);
    path.rect(75, 0, 2, 9);
    path.rect(75, 19, 2, 9);
    path.rect(62, 13, 9, 2);
    path.rect(81, 13, 9, 2);
  },
  mortar: (path) => {
    shape(path, [28, 52], [62, 6], [69, 11], [36, 56]);
    shape(path, [54, 26], [58, 22], [82, 56], [77, 56]);
    shape(path, [54, 26], [58, 24], [62, 56], [57, 56]);
    path.roundRect(14, 52, 32, 5, 2);
  },
  gun: (path) => {
    shape(path, [40, 24], [97, 20], [97, 23.5], [40, 30]);
    path.rect(92, 18.5, 5, 6.5);
    shape(path, [38, 10], [46, 12], [50, 44], [42, 44]);
    shape(path, [44, 34], [48, 40], [6, 54], [2, 50]);
    path.moveTo(60, 43);
    path.arc(44, 43, 15, 0, 2 * Math.PI);
    wheels(path, 43, 10, 44);
    circle(path, 44, 43, 4);
    path.rect(43, 33, 2, 20);
    path.rect(34, 42, 20, 2);
  },
  'tank-german': (path) => {
    track(path, 6, 94, 38, 56, 6);
    shape(path, [8, 37], [8, 28], [16, 26], [78, 26], [88, 31], [92, 37]);
    shape(path, [26, 25], [28, 11], [58, 11], [64, 16], [64, 25]);
    path.rect(36, 6, 11, 5);
    path.rect(64, 16, 34, 3.6);
    path.rect(92, 14.6, 6, 6.4);
  },
  'tank-soviet': (path) => {
    track(path, 6, 94, 37, 56, 5);
    shape(path, [6, 36], [16, 25], [74, 25], [94, 36]);
    shape(path, [36, 24], [42, 12], [62, 10], [72, 18], [72, 24]);
    path.rect(70, 16, 26, 3.6);
    path.roundRect(50, 7, 10, 4, 2);
  },
  'assault-gun': (path) => {
    track(path, 6, 90, 38, 56, 6);
    shape(path, [8, 37], [10, 28], [24, 27], [30, 16], [62, 16], [74, 27], [86, 30], [90, 37]);
    path.rect(68, 22, 30, 3.8);
    path.roundRect(62, 19, 12, 9, 3);
  },
  carrier: (path) => {
    track(path, 8, 60, 40, 56, 4);
    shape(path, [8, 39], [8, 20], [54, 20], [62, 26], [84, 30], [90, 36], [90, 44], [60, 44]);
    path.moveTo(86, 48);
    path.arc(76, 48, 9, 0, 2 * Math.PI);
    wheels(path, 48, 4, 76);
    shape(path, [34, 19], [40, 12], [44, 12], [44, 15], [64, 12], [64, 14.5], [44, 19]);
  },
  'armoured-car': (path) => {
    shape(path, [6, 42], [12, 30], [30, 26], [76, 26], [94, 38], [90, 44]);
    shape(path, [36, 25], [40, 14], [60, 14], [64, 25]);
    path.rect(62, 18, 26, 3);
    for (const x of [22, 40, 62, 80]) {
      circle(path, x, 47, 9);
      wheels(path, 47, 4, x);
    }
  },
  truck: (path) => {
    shape(path, [6, 43], [6, 14], [58, 14], [58, 43]);
    shape(path, [60, 43], [60, 20], [72, 20], [77, 31], [92, 33], [94, 43]);
    path.rect(6, 42, 88, 4);
    for (const x of [22, 80]) {
      circle(path, x, 48, 9.5);
      wheels(path, 48, 4, x);
    }
  },
  aircraft: (path) => {
    shape(
      path,
      [50, 0],
      [54, 8],
      [55, 22],
      [94, 30],
      [94, 38],
      [55, 36],
      [53, 50],
      [66, 54],
      [66, 58],
      [34, 58],
      [34, 54],
      [47, 50],
      [45, 36],
      [6, 38],
      [6, 30],
      [45, 22],
      [46, 8],
    );
  },
};

const made = new Map<string, Path2D>();

/** The side view of a kind of unit; vehicles of the two sides differ. */
export function silhouette(arm: string, side: string): Path2D {
  const key = DRAWN[`${arm}-${side}`] ? `${arm}-${side}` : DRAWN[arm] ? arm : 'squad';
  const known = made.get(key);
  if (known) return known;
  const path = new Path2D();
  DRAWN[key]?.(path);
  made.set(key, path);
  return path;
}
