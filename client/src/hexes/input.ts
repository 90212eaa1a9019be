// Hands on the board: mouse, fingers, wheel and arrow keys become pan, zoom, pick, drag and questions.
import type { Scene } from './scene';
import type { BoardPiece, ClickInfo, Point } from './types';

const SLOP = 6;
const LONG = 480;
const OPEN_AFTER = 140;
/** Width of the rim where a carried counter moves the map. */
const RIM = 26;
const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export interface Hands {
  pick(id: string, at: Point, how: ClickInfo): void;
  hover(id: string | null): void;
  /** Whether this counter may be dragged. */
  draggable(piece: BoardPiece): boolean;
  drag(piece: string, hex: string): void;
  dragOver(piece: string, hex: string | null): void;
}

interface Press {
  readonly at: Point;
  readonly type: string;
  readonly piece: BoardPiece | null;
  mode: 'still' | 'pan' | 'drag' | 'pinch' | 'done';
  last: Point;
  lastTime: number;
  speed: Point;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** What a hit means: whatever can be played comes first, the counter before its hex. */
export function meant(piece: string | null, hex: string | null, legal: ReadonlySet<string>): string | null {
  if (piece !== null && legal.has(piece)) return piece;
  if (hex !== null && legal.has(hex)) return hex;
  return piece ?? hex;
}

export function attachHands(node: HTMLElement, scene: Scene, hands: Hands): () => void {
  const fingers = new Map<number, Point>();
  let press: Press | null = null;
  let spread = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let nudging = 0;

  const local = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const client = (at: Point): Point => {
    const box = node.getBoundingClientRect();
    return { x: at.x + box.left, y: at.y + box.top };
  };
  const point = (id: string | null): void => {
    if (id === scene.pointed) return;
    scene.pointed = id;
    hands.hover(id);
    scene.invalidate();
  };

  /** Follows the mouse: stacks open under it and close behind it. */
  function look(at: Point): void {
    const { piece, thing, hex } = scene.hit(at);
    point(piece?.id ?? thing ?? hex);
    node.style.cursor =
      piece && hands.draggable(piece) ? 'grab' : meantLegal(piece?.id ?? thing, hex) ? 'pointer' : 'default';
    if (scene.fanned !== null && !scene.onFan(at)) scene.fan(null);
    clearTimeout(opening);
    if (piece && scene.fanned !== piece.hex && opens(piece))
      opening = setTimeout(() => scene.fan(piece.hex), OPEN_AFTER);
  }
  /** A stack in a hex that can be picked stays closed if none of its counters can: it would only lie in the way. */
  function opens(piece: BoardPiece): boolean {
    const { legal } = scene.contents;
    return !legal.has(piece.hex) || scene.stack(piece.hex).some((one) => legal.has(one.id) || hands.draggable(one));
  }
  function meantLegal(piece: string | null, hex: string | null): boolean {
    const id = meant(piece, hex, scene.contents.legal);
    return id !== null && scene.contents.legal.has(id);
  }

  function down(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-aside]')) return;
    const at = local(event);
    fingers.set(event.pointerId, at);
    node.setPointerCapture(event.pointerId);
    scene.motion.hold();
    clearTimeout(opening);
    if (fingers.size === 2) {
      clearTimeout(press?.timer);
      if (press) press.mode = 'pinch';
      const [a, b] = [...fingers.values()] as [Point, Point];
      spread = Math.hypot(a.x - b.x, a.y - b.y);
      return;
    }
    if (event.button > 0 && event.button !== 2) return;
    const touch = event.pointerType === 'touch';
    scene.finger = touch ? 50 : 40;
    press = {
      at,
      type: event.pointerType,
      piece: scene.hit(at).piece,
      mode: 'still',
      last: at,
      lastTime: event.timeStamp,
      speed: { x: 0, y: 0 },
      timer: touch ? setTimeout(() => ask(at, 'touch'), LONG) : undefined,
    };
    if (event.button === 2) {
      press.mode = 'done';
      ask(at, 'mouse');
    }
  }

  /** A question about what lies here. */
  function ask(at: Point, by: 'mouse' | 'touch'): void {
    if (press) press.mode = 'done';
    const { piece, thing, hex } = scene.hit(at);
    const id = piece?.id ?? thing ?? hex;
    if (!id) return;
    point(id);
    hands.pick(id, client(at), { shift: false, long: true, by });
  }

  function move(event: PointerEvent): void {
    const at = local(event);
    const before = fingers.get(event.pointerId);
    if (!before || !press) {
      if (event.pointerType !== 'touch' && !(event.target instanceof Element && event.target.closest('[data-aside]')))
        look(at);
      return;
    }
    fingers.set(event.pointerId, at);
    if (fingers.size === 2) {
      pinch(before, at);
      return;
    }
    if (press.mode === 'still' && Math.hypot(at.x - press.at.x, at.y - press.at.y) > SLOP) {
      clearTimeout(press.timer);
      press.mode = press.piece && hands.draggable(press.piece) ? 'drag' : 'pan';
      node.style.cursor = 'grabbing';
      if (press.mode === 'pan') scene.fan(null);
    }
    if (press.mode === 'pan') {
      scene.camera.pan(at.x - press.last.x, at.y - press.last.y);
      const passed = Math.max(1, event.timeStamp - press.lastTime);
      const blend = (old: number, now: number): number => old * 0.6 + (now / passed) * 0.4;
      press.speed = { x: blend(press.speed.x, at.x - press.last.x), y: blend(press.speed.y, at.y - press.last.y) };
      scene.invalidate();
    } else if (press.mode === 'drag' && press.piece) {
      carry(press.piece, at);
    }
    press.last = at;
    press.lastTime = event.timeStamp;
  }

  /** Carries a counter; near the rim of the screen the map comes to meet it. */
  function carry(piece: BoardPiece, at: Point): void {
    const over = scene.hexAt(at);
    if (over !== scene.ghost?.over) hands.dragOver(piece.id, over);
    scene.ghost = { piece, at, over };
    scene.invalidate();
    cancelAnimationFrame(nudging);
    const toward = (value: number, length: number): number => (value < RIM ? 1 : value > length - RIM ? -1 : 0);
    const [dx, dy] = [toward(at.x, scene.camera.width), toward(at.y, scene.camera.height)];
    if (!dx && !dy) return;
    nudging = requestAnimationFrame(() => {
      if (press?.mode !== 'drag') return;
      scene.camera.pan(dx * 9, dy * 9);
      carry(piece, at);
    });
  }

  function drop(): void {
    clearTimeout(press?.timer);
    if (press?.mode === 'drag' && press.piece) hands.dragOver(press.piece.id, null);
    press = null;
    scene.ghost = null;
    scene.invalidate();
  }

  function pinch(before: Point, at: Point): void {
    const [a, b] = [...fingers.values()] as [Point, Point];
    const wide = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    scene.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (spread > 0) scene.camera.zoomAt(wide / spread, middle);
    spread = wide;
    scene.invalidate();
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || !press) return;
    clearTimeout(press.timer);
    const ended = press;
    if (fingers.size) {
      // One finger is left of two: it goes on as a pan.
      const [rest] = [...fingers.values()];
      if (rest) press = { ...ended, mode: 'pan', last: rest, speed: { x: 0, y: 0 } };
      return;
    }
    press = null;
    const at = local(event);
    node.style.cursor = 'default';
    if (ended.mode === 'pan' && event.timeStamp - ended.lastTime < 60) {
      scene.motion.glide(ended.speed.x, ended.speed.y, performance.now());
    } else if (ended.mode === 'drag' && ended.piece) {
      const over = scene.hexAt(at);
      scene.ghost = null;
      hands.dragOver(ended.piece.id, null);
      if (over !== null && over !== ended.piece.hex) hands.drag(ended.piece.id, over);
    } else if (ended.mode === 'still') {
      tap(at, event, ended.type === 'touch');
    }
    scene.invalidate();
  }

  function tap(at: Point, event: PointerEvent, touch: boolean): void {
    const { piece, thing, hex } = scene.hit(at);
    // A crossing is picked where it can be played; else the hex below it is meant.
    const crossing = thing !== null && scene.contents.legal.has(thing) ? thing : null;
    const id = meant(piece?.id ?? crossing, hex, scene.contents.legal);
    if (id === null) {
      scene.fan(null);
      return;
    }
    // A finger cannot hover: the first tap on a stack opens it, unless the tap means the hex as a whole.
    if (touch && id === piece?.id && scene.fanned !== piece.hex && scene.folds(piece.hex)) {
      scene.fan(piece.hex);
      point(piece.id);
      return;
    }
    if (touch) point(id);
    // What was not open when it was clicked opens now, so that the next click can take another counter.
    if (piece && opens(piece)) scene.fan(piece.hex);
    else if (!piece) scene.fan(null);
    hands.pick(id, client(at), { shift: event.shiftKey, long: false, by: touch ? 'touch' : 'mouse' });
  }

  function cancel(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    drop();
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType === 'touch' || press) return;
    clearTimeout(opening);
    point(null);
    scene.fan(null);
  }

  function wheel(event: WheelEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-aside]')) return;
    event.preventDefault();
    scene.motion.hold();
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    scene.camera.zoomAt(Math.exp((-event.deltaY * lines * (event.ctrlKey ? 6 : 1)) / 620), local(event));
    scene.invalidate();
  }

  /** Plus and minus zoom; arrows pan when the board has the focus, with Shift from anywhere: alone they step through the history. */
  function key(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : document.body;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest(TYPING) ||
      document.querySelector('dialog[open]')
    )
      return;
    // Escape puts a carried counter back.
    if (event.key === 'Escape' && press?.mode === 'drag') {
      fingers.clear();
      drop();
      event.stopPropagation();
      return;
    }
    // Alone they move the cursor while it has the focus.
    if (target.closest('[data-cursor]') && !event.shiftKey && PANS[event.key]) return;
    const here = node.contains(target);
    const step = here && event.shiftKey ? 320 : 130;
    const pan = PANS[event.key];
    const middle = { x: scene.camera.width / 2, y: scene.camera.height / 2 };
    if (pan && (here || event.shiftKey)) scene.camera.pan(pan[0] * step, pan[1] * step);
    else if (event.key === '+' || event.key === '=') scene.camera.zoomAt(1.25, middle);
    else if (event.key === '-' || event.key === '_') scene.camera.zoomAt(0.8, middle);
    else return;
    scene.motion.hold();
    event.preventDefault();
    event.stopPropagation();
    scene.invalidate();
  }

  /** A click on the map takes the keyboard away from whatever had it, but does not keep it. */
  function release(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-aside]')) return;
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  const menu = (event: Event): void => event.preventDefault();
  const listeners: readonly (readonly [string, (event: never) => void, AddEventListenerOptions?])[] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['pointerleave', leave],
    ['wheel', wheel, { passive: false }],
    ['mousedown', release],
    ['contextmenu', menu],
  ];
  for (const [name, listener, options] of listeners) node.addEventListener(name, listener as EventListener, options);
  globalThis.addEventListener('keydown', key, { capture: true });
  return () => {
    globalThis.removeEventListener('keydown', key, { capture: true });
    clearTimeout(opening);
    clearTimeout(press?.timer);
    cancelAnimationFrame(nudging);
    for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
  };
}
