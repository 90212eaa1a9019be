// What the shell has to show on a map: its arrows as overlays, and a camera that follows.
import type { Trace } from '../lib/traces';
import { boxAround, SIZE } from './geometry';
import type { Scene } from './scene';
import type { BoardPiece, Overlay } from './types';

const COLOURS: Readonly<Record<Trace['kind'], string>> = {
  move: '--steel',
  advance: '--olive',
  retreat: '--brass',
  attack: '--red',
};

/** Arrows from hex to hex; one that begins with a unit begins where it stands. */
export function traceOverlays(arrows: readonly Trace[], pieces: readonly BoardPiece[]): Overlay[] {
  const standing = new Map(pieces.map((piece) => [piece.id, piece.hex]));
  const seen = new Set<string>();
  return arrows.flatMap(({ kind, path, faint }, i): Overlay[] => {
    const places = path.map((place) => standing.get(place) ?? place);
    const key = `${kind} ${places.join(' ')}`;
    if (seen.has(key) || places[0] === places.at(-1)) return [];
    seen.add(key);
    return [
      {
        id: `trace-${i}`,
        kind: 'path',
        path: places,
        colour: COLOURS[kind],
        alpha: faint ? 0.75 : 0.95,
        ...(kind === 'retreat' || kind === 'attack' ? { dash: [9, 6] } : {}),
      },
    ];
  });
}

/** Nearer than this counters can be read, and the camera need not come closer. */
const READABLE = 0.8;
/** What the shell's own card may cover at the foot of the board. */
const FOOT = 240;

/** Brings places into sight; if they are, the map stays where it is. */
export function follow(scene: Scene, places: readonly string[]): void {
  const spots = places.map((place) => scene.whereIs(place)).filter((spot) => spot !== null);
  if (spots.length === 0) return;
  const { camera } = scene;
  const foot = Math.min(FOOT, camera.height * 0.4);
  const inSight = spots.every((spot) => camera.shows(spot, 90) && camera.toScreen(spot).y < camera.height - foot);
  if (inSight && camera.zoom >= READABLE * 0.75) return;
  const zoom = Math.min(1.4, Math.max(READABLE, camera.zoom));
  const view = camera.fitting(boxAround(spots, SIZE * 3), zoom, { right: 0, bottom: foot });
  scene.motion.fly(camera, view, performance.now());
  scene.invalidate();
}
