"""How the armour of the Axis is shared out among its panzer groups, and which prizes each of them goes for in turn.

The plan is made from the position alone, afresh each time. It holds because a division stays with the group that is
nearest, and a prize is the nearer the longer one has been on the way to it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.ai.ava import weights as w
from grognard.ai.ava.country import FAR
from grognard.ai.ava.evaluation import NATION, Evaluation
from grognard.games.ava.data.ground import AXIS, GRID, PACK, SOVIET
from grognard.games.ava.state.position import IS_HQ, IS_MECH, SIDE

ONE_CITY = 2
"""Prizes so near to one another are one."""
FORMATION = tuple(unit.formation for unit in PACK.units)


class Pack(Struct, frozen=True):
    """A panzer group, the divisions that belong to it now, and the prizes it goes for, one after another."""

    hq: int
    units: tuple[int, ...]
    tour: tuple[int, ...] = ()


def is_group(hq: int) -> bool:
    """A panzer group, not an army."""
    return PACK.units[hq].echelon == "group"


def packs(evaluation: Evaluation) -> list[Pack]:
    """The panzer groups with their divisions and their prizes: the group with most to win chooses first."""
    waiting = _packs(evaluation)
    wanted = dict(evaluation.open_prizes)
    formed: list[Pack] = []
    while waiting:
        tours = {pack.hq: max(_tours(evaluation, pack, wanted)) for pack in waiting}
        first = max(waiting, key=lambda pack: (tours[pack.hq], -pack.hq))
        tour = tours[first.hq][1]
        waiting.remove(first)
        formed.append(Pack(first.hq, first.units, tour))
        for goal in tour:
            for prize in _same(evaluation, goal, wanted):
                del wanted[prize]
    return formed


def parted(evaluation: Evaluation, pack: Pack) -> Iterator[tuple[int, int]]:
    """The prize of each division of a pack: the first of its tour for as many of the nearest as it takes to beat its
    garrison, the next one for the others."""
    if not pack.tour:
        return
    position = evaluation.position
    first, then = pack.tour[0], pack.tour[min(1, len(pack.tour) - 1)]
    field = evaluation.country.field(first, True)
    needed = w.AT_LEAST + w.ENOUGH * _defence(evaluation, first)
    for unit in sorted(pack.units, key=lambda u: (field[position.places[u]], u)):
        yield unit, first if needed > 0 else then
        needed -= position.attack(unit)


def _packs(evaluation: Evaluation) -> list[Pack]:
    """Every division goes to the panzer group that is nearest, as long as there is room; to its own one rather."""
    position = evaluation.position
    places = position.places
    groups = [u for u in position.on_map(AXIS) if IS_HQ[u] and is_group(u)]
    free = [u for u in position.on_map(AXIS) if IS_MECH[u] and not IS_HQ[u]]
    if not groups:
        return []
    room = -(-len(free) // len(groups)) + w.UNEVEN
    pairs = sorted(
        (GRID.distance(places[hq], places[u]) + (0 if FORMATION[u] == FORMATION[hq] else w.STRANGER), u, hq)
        for hq in groups
        for u in free
        if NATION[u] == NATION[hq]
    )
    units: dict[int, list[int]] = {hq: [] for hq in groups}
    placed: set[int] = set()
    for _, unit, hq in pairs:
        if unit not in placed and len(units[hq]) < room:
            units[hq].append(unit)
            placed.add(unit)
    return [Pack(hq, tuple(units[hq])) for hq in groups]


def _tours(evaluation: Evaluation, pack: Pack, wanted: dict[int, float]) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every tour of a pack to the prizes that are nearest for their points, with what it is thought to win."""
    position = evaluation.position
    strength = sum(position.attack(u) for u in pack.units)
    yield 0.0, ()
    if not strength:
        return
    fields = {prize: evaluation.country.field(prize, True) for prize in wanted}
    start = {
        prize: sum(position.attack(u) * min(field[position.places[u]], FAR) for u in pack.units) / strength
        for prize, field in fields.items()
    }
    near = [p for p in sorted(wanted, key=lambda p: ((start[p] + w.START) / wanted[p], p)) if start[p] < FAR / 2]
    choice: list[int] = []
    for prize in near:
        if len(choice) < w.CHOICE and not any(prize in _same(evaluation, prior, wanted) for prior in choice):
            choice.append(prize)
    hold = {prize: w.START + w.SIEGE * _defence(evaluation, prize) / strength for prize in choice}
    points = {prize: _points(evaluation, prize, wanted) for prize in choice}
    time = evaluation.left + 1.0
    pace = 2 * w.PACE[True]

    def go(tour: tuple[int, ...], value: float, clock: float) -> Iterator[tuple[float, tuple[int, ...]]]:
        for prize in choice:
            if prize in tour:
                continue
            way = fields[prize][tour[-1]] if tour else start[prize]
            then = clock + (way + hold[prize]) / pace
            if way >= FAR or (tour and then > time + 1):
                continue
            chance = min(1.0, max(w.LONGSHOT, 1.0 - (then - time + w.SLACK)))
            total = value + points[prize] * chance * w.SOON**then
            yield total, (*tour, prize)
            if len(tour) + 1 < w.STOPS:
                yield from go((*tour, prize), total, then)

    yield from go((), 0.0, 0.0)


def _points(evaluation: Evaluation, prize: int, wanted: dict[int, float]) -> float:
    if prize in evaluation.ground.majors:
        return sum(wanted[p] for p in _same(evaluation, prize, wanted) if p in evaluation.ground.majors)
    return wanted[prize]


def _defence(evaluation: Evaluation, prize: int) -> int:
    """The defenders of a prize, and the hexes around it."""
    position = evaluation.position
    hexes = (prize, *GRID.near[prize])
    return sum(position.defence(u) for hex_ in hexes for u in position.stack(hex_) if SIDE[u] != AXIS)


def _same(evaluation: Evaluation, prize: int, wanted: dict[int, float]) -> list[int]:
    """The prizes that are won with one: the other hexes of a city, the other ways out of the map."""
    for hexes in (evaluation.ground.sources[SOVIET], evaluation.ground.moscow):
        if prize in hexes:
            return [p for p in wanted if p in hexes]
    return [p for p in wanted if GRID.distance(p, prize) <= ONE_CITY]
