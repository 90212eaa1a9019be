"""Where a unit can go in an activation, what it risks on the way, and which end is worth most."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from grognard.ai.coh import weights as w
from grognard.ai.coh.evaluation import Evaluation
from grognard.games.coh.data.schema import GAITS
from grognard.games.coh.data.units import GAIT, NUMBER, PACK, SAPPER, WHEELED, WORKS
from grognard.games.coh.movement.step import extra_cost, known_works, ways
from grognard.games.coh.sight.ground import front
from grognard.games.coh.state.position import BOGGED, NONE, Piece
from grognard.games.coh.state.presence import hit_of, is_barred, is_stuck


class Way(NamedTuple):
    """How to come to a hex: points, what may be lost on the way, and the first step."""

    cost: float
    risk: float
    first: int
    first_cost: float


class Going(NamedTuple):
    """The best move of a unit: what it gains, where it ends, the first step and what that costs."""

    gain: float
    goal: int
    first: int
    first_cost: float
    cost: float


AsItIs = tuple[int, Piece, int]


class Remembered(NamedTuple):
    """The best move of a unit, when it was worked out and from what."""

    turn: int
    as_it_was: AsItIs
    going: Going | None


class MoveMemory:
    """The best moves of a few turns ago, for playouts: of units that nothing has happened to since, as long as the same
    side holds what they make for."""

    def __init__(self) -> None:
        self.turn = 0
        self.moves: dict[tuple[int, int], Remembered] = {}

    def copy(self) -> MoveMemory:
        twin = MoveMemory()
        twin.turn, twin.moves = self.turn, self.moves.copy()
        return twin

    def recall(self, evaluation: Evaluation, unit: int, points: int) -> tuple[bool, Going | None]:
        """Whether the best move of a unit is remembered, and that move."""
        kept = self.moves.get((unit, points))
        if kept is None or self.turn - kept.turn >= w.RECALL:
            return False, None
        return kept.as_it_was == _as_it_is(evaluation, unit, kept.going), kept.going

    def keep(self, evaluation: Evaluation, unit: int, points: int, going: Going | None) -> None:
        self.moves[unit, points] = Remembered(self.turn, _as_it_is(evaluation, unit, going), going)


def _as_it_is(evaluation: Evaluation, unit: int, going: Going | None) -> AsItIs:
    """The round, the unit, and who holds the goal."""
    position = evaluation.position
    return position.round, position.pieces[unit], NONE if going is None else evaluation.held.get(going.goal, NONE)


def can_move(evaluation: Evaluation, unit: int) -> bool:
    position, piece = evaluation.position, evaluation.position.pieces[unit]
    held = is_barred(position, unit, "move") or is_barred(position, unit, "all-but-rally")
    return not (
        held
        or is_stuck(position, unit)
        or piece.has(BOGGED)
        or piece.carrier != NONE
        or not position.figures.move[unit]
    )


def hindrance(evaluation: Evaluation, unit: int, hex_: int) -> float | None:
    """18.4, 18.5 What works in a hex cost who enters it, in points; none where they keep it out."""
    if hex_ not in evaluation.worked:
        return 0.0
    gait, total = GAITS[GAIT[unit]], 0.0
    for work in known_works(evaluation.position, unit, hex_):
        row = PACK.works[WORKS[work.kind]]
        if gait in row.barred:
            return None
        total += row.extra.get(gait, 0) + (w.WIRE if gait in row.die else 0.0)
        total += w.MINE if gait in row.strikes and not SAPPER[unit] else 0.0
    return total


def reach(evaluation: Evaluation, unit: int, points: float, steps: int = 99) -> dict[int, Way]:
    """Every hex that a unit can come to for so many points, by the way that risks least for its cost; in a single step
    whatever it costs."""
    position = evaluation.position
    piece, hit = position.pieces[unit], hit_of(position, unit)
    base = position.figures.move[unit] + (0 if hit is None else hit.move)
    bonus = base / (1 + (1 + position.figures.wheels[unit] if GAIT[unit] == WHEELED else position.figures.tracks[unit]))
    dear = evaluation.worths[unit] * w.TRANSIT * evaluation.posture.caution
    edges = evaluation.country.edges(GAIT[unit])
    found: dict[int, Way] = {}
    queue: list[tuple[float, int, Way]] = []
    if piece.place >= 0:
        heappush(queue, (0.0, piece.place, Way(0.0, 0.0, NONE, 0.0)))
        ahead = front(position.field, piece.place, piece.facing)
    else:
        ahead = ()
        for hex_ in ways(position, unit):
            cost = float(base + extra_cost(position, unit, piece.place, hex_))
            if cost <= points and hindrance(evaluation, unit, hex_) is not None:
                heappush(queue, (cost, hex_, Way(cost, 0.0, hex_, cost)))
    while queue:
        _, hex_, way = heappop(queue)
        if hex_ in found:
            continue
        found[hex_] = way
        if evaluation.held.get(hex_, evaluation.side) != evaluation.side or (steps == 1 and way.first != NONE):
            continue
        for near, extra, easy in edges[hex_]:
            if near in found:
                continue
            works = hindrance(evaluation, unit, near)
            if works is None:
                continue
            step = (bonus if easy and way.first != NONE else base) + extra + works
            if way.first == NONE and near not in ahead:
                step += NUMBER["backward"]
            if way.cost + step > points and not (steps == 1 and way.first == NONE):
                continue
            risk = way.risk + evaluation.threat(unit, near)[0] * dear
            first, first_cost = (near, step) if way.first == NONE else (way.first, way.first_cost)
            onward = Way(way.cost + step, risk, first, first_cost)
            heappush(queue, (onward.cost + w.DETOUR * risk, near, onward))
    return found


def best_step(evaluation: Evaluation, unit: int) -> Going | None:
    """The best hex around a unit, if it does nothing more."""
    if not can_move(evaluation, unit) or evaluation.position.pieces[unit].place < 0:
        return None
    stay = _staying(evaluation, unit)
    best: Going | None = None
    for hex_, way in reach(evaluation, unit, 1.0, steps=1).items():
        if way.first != NONE:
            gain = evaluation.post(unit, hex_) - stay - way.risk - w.PACE * way.cost - betrayal(evaluation, unit, hex_)
            if best is None or gain > best.gain:
                best = Going(gain, hex_, hex_, way.cost, way.cost)
    return best


def best_move(evaluation: Evaluation, unit: int, points: float, goal: int = NONE) -> Going | None:
    """The end of a move that is worth most beside staying; `goal` is where the unit was going anyway."""
    if not can_move(evaluation, unit):
        return None
    piece = evaluation.position.pieces[unit]
    stay = _staying(evaluation, unit)
    shot_cost = evaluation.fire_cost(unit)
    best: Going | None = None
    for hex_, way in reach(evaluation, unit, points).items():
        if way.first == NONE:
            continue
        now, _, _ = evaluation.threat(unit, hex_)
        shots = int((points - way.cost) // shot_cost) if shot_cost else 0
        gain = evaluation.post(unit, hex_) - stay - way.risk - w.PACE * way.cost - betrayal(evaluation, unit, hex_)
        if shots:
            gain += evaluation.prey(unit, hex_)[0] * (1 + w.FURTHER_SHOT * (shots - 1)) * (1 - w.SPOILT * now)
        gain += w.STEADY if hex_ == goal else 0.0
        if best is None or gain > best.gain:
            best = Going(gain, hex_, way.first, way.first_cost, way.cost)
    if best is not None and piece.place < 0:
        return best._replace(gain=max(best.gain, w.ENTER))
    return best


def betrayal(evaluation: Evaluation, unit: int, hex_: int) -> float:
    """What it costs to join those who lie in ambush: the enemy would look there."""
    if not evaluation.ambushes or evaluation.position.is_hidden(unit):
        return 0.0
    return w.BETRAYED * evaluation.ambushes.get(hex_, 0)


def _staying(evaluation: Evaluation, unit: int) -> float:
    """What a unit's hex is worth to it, if it stays: more for one that nobody sees."""
    piece = evaluation.position.pieces[unit]
    if piece.place < 0:
        return 0.0
    if evaluation.position.is_hidden(unit):
        return evaluation.place(unit, piece.place) + w.PROSPECT * evaluation.prey(unit, piece.place)[0] + w.UNSEEN
    return evaluation.post(unit, piece.place, piece.shelter)


def faced(evaluation: Evaluation, unit: int, hex_: int, towards: int = NONE) -> int:
    """How a unit best faces in a hex: its threats before it, else its next goal, else the nearest enemy."""
    facing = evaluation.threat(unit, hex_)[2]
    if facing != NONE:
        return facing
    look = towards
    if look in (NONE, hex_):
        foes = [evaluation.position.pieces[foe].place for foe in evaluation.foes]
        sites = [site.hex for site in evaluation.sites if site.hex != hex_]
        look = min(foes or sites, key=lambda there: evaluation.grid.distance(hex_, there), default=hex_)
    return direction(evaluation, hex_, look)


def direction(evaluation: Evaluation, hex_: int, look: int) -> int:
    """The facing whose middle is nearest to a hex."""
    around = evaluation.grid.neighbours[hex_]
    if look == hex_:
        return 0
    return min(range(6), key=lambda d: evaluation.grid.distance(around[d], look) if around[d] >= 0 else 999)
