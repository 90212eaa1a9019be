"""Keeping Soviet trains away from the line that feeds the Axis (12.1): which units must stay, and which go where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.ai.ava import weights as w
from grognard.ai.ava.evaluation import Evaluation
from grognard.games.ava.data.ground import AXIS, GRID, SOVIET
from grognard.games.ava.state.position import IS_HQ, IS_MECH
from grognard.games.ava.supply.communications import lines

CORKS = 4
"""Units sent in one activation, at most."""


class Rails:
    """How far Soviet trains come, and what they could cut there."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        position = evaluation.position
        self.zone = bytearray(position.zoc[1 - SOVIET])
        self.held = {hex_: len(position.stacks[hex_]) for hex_ in evaluation.axis_hexes}
        fed = evaluation.cut_off_values if evaluation.large else evaluation.lifeline
        self.cuts = {
            hex_: cut
            for hex_ in evaluation.ground.rail_near
            if (cut := max(fed.get(h, 0) for h in (hex_, *GRID.near[hex_]))) >= w.FED_BY_LINK
        }
        for prize in empty_prizes(evaluation) if evaluation.large else ():
            if prize in evaluation.ground.rail_near:
                self.cuts[prize] = max(self.cuts.get(prize, 0), round(w.EMPTY_PRIZE * evaluation.prizes[prize]))

    def put(self, hex_: int, count: int) -> None:
        """So many Axis units more (or fewer) in a hex: its zone of control comes with the first, goes with the last."""
        before = self.held.get(hex_, 0)
        self.held[hex_] = before + count
        if bool(before) != bool(before + count):
            step = 1 if count > 0 else -1
            for near in GRID.near[hex_]:
                self.zone[near] += step

    def march(self, here: int, there: int) -> None:
        """One Axis unit from a hex to another."""
        self.put(here, -1)
        self.put(there, 1)

    def came(self) -> dict[int, int]:
        """12.1 Every railway hex that a Soviet train comes to, and the one before."""
        ground, fort = self.evaluation.ground, self.evaluation.position.fort
        near, zone, held = ground.rail_near, self.zone, self.held
        came_from: dict[int, int] = {}
        order: list[int] = []
        for source in ground.sources[SOVIET]:
            if not held.get(source) and not zone[source]:
                came_from[source] = source
                order.append(source)
        for hex_ in order:
            for ahead in near.get(hex_, ()):
                if ahead in came_from or held.get(ahead) or (zone[ahead] and ahead not in fort):
                    continue
                if not ground.over_start_line(hex_, ahead):
                    came_from[ahead] = hex_
                    order.append(ahead)
        return came_from

    def danger(self, came: Iterable[int]) -> tuple[int, int]:
        """How many Axis units one train could cut off, and the sum over all the places where it could."""
        cuts = [self.cuts[hex_] for hex_ in came if hex_ in self.cuts]
        return max(cuts, default=0), sum(cuts)

    def worst(self, came: Mapping[int, int]) -> list[int]:
        """The way of the train that could cut off most."""
        hex_ = max(came, key=lambda h: (self.cuts.get(h, 0), h))
        way = [hex_]
        while came[hex_] != hex_:
            hex_ = came[hex_]
            way.append(hex_)
        return way


def empty_prizes(evaluation: Evaluation) -> list[int]:
    """Prizes of the Axis without a garrison."""
    return [
        hex_
        for hex_ in evaluation.prizes
        if hex_ in evaluation.position.held and hex_ not in evaluation.position.stacks
    ]


def hubs(evaluation: Evaluation) -> list[int]:
    """Railway hexes through which a good part of the front is fed and to which another railway leads, on which a
    Soviet train could come if no unit stood in its way; the most important first."""
    fed, near = evaluation.lifeline, evaluation.ground.rail_near
    rails = Rails(evaluation)
    rails.zone, rails.held = bytearray(len(rails.zone)), {}
    open_ = rails.came()
    junctions = [
        hex_
        for hex_ in lines(evaluation.position, AXIS).rail
        if fed.get(hex_, 0) >= w.HUB and any(n in open_ and fed.get(n, 0) < w.HUB for n in near[hex_])
    ]
    return sorted(junctions, key=lambda h: (-fed[h], h))


def blocking_units(evaluation: Evaluation, units: Iterable[int]) -> set[int]:
    """The units, each alone in its hex, without which a train could come through."""
    rails, places = Rails(evaluation), evaluation.position.places
    least = max(w.LEAK, rails.danger(rails.came())[0] + 1)
    close = {n for hex_ in evaluation.ground.rail_near for n in (hex_, *GRID.near[hex_])}
    blocking: set[int] = set()
    for unit in units:
        at = places[unit]
        if at not in close or rails.held[at] > 1:
            continue
        rails.put(at, -1)
        dear = IS_MECH[unit] or IS_HQ[unit]
        if rails.danger(rails.came())[0] >= (max(least, w.LEAK_OF_ARMOUR) if dear else least):
            blocking.add(unit)
        rails.put(at, 1)
    return blocking


def garrisons(evaluation: Evaluation, units: Iterable[int]) -> set[int]:
    """The units that keep trains away: without them one could come through, or they stand where railways meet."""
    wanted = [u for u in units if evaluation.position.places[u] >= 0 and not IS_HQ[u]]
    near = {n for hub in hubs(evaluation) for n in (hub, *GRID.near[hub])}
    return blocking_units(evaluation, wanted) | {u for u in wanted if evaluation.position.places[u] in near}


def rail_blocks(
    evaluation: Evaluation, spots: Mapping[int, set[int]], crowd: Mapping[int, int], room: int
) -> list[tuple[int, int]]:
    """Units and hexes that close the railway to Soviet trains, the worst leak first. Infantry; armour only where
    a train could cut off most of the front."""
    rails, position = Rails(evaluation), evaluation.position
    free = [u for u in spots if not IS_HQ[u]]
    blocks: list[tuple[int, int]] = []
    for _ in range(CORKS):
        came = rails.came()
        now = rails.danger(came)
        if now[0] < w.LEAK:
            break
        if now[0] < w.LEAK_FOR_ARMOUR:
            free = [u for u in free if not IS_MECH[u]]
        ends = {n for hex_ in rails.worst(came) for n in (hex_, *GRID.near[hex_])}
        best: tuple[tuple[int, int], int] = (now, -1)
        for hex_ in sorted(ends):
            there = crowd.get(hex_, 0)
            if there >= room or not any(hex_ in spots[u] for u in free):
                continue
            rails.put(hex_, 1)
            best = min(best, (rails.danger(rails.came()), hex_))
            rails.put(hex_, -1)
        if best[1] < 0:
            break
        able = [u for u in free if best[1] in spots[u]]
        unit = min(able, key=lambda u: (IS_MECH[u], position.attack(u), GRID.distance(position.places[u], best[1]), u))
        blocks.append((unit, best[1]))
        free.remove(unit)
        rails.march(position.places[unit], best[1])
    return blocks


def missing_rail_block(
    evaluation: Evaluation, spots: Mapping[int, set[int]], moves: Mapping[int, int]
) -> tuple[int, int] | None:
    """Where a unit is missing to stop a dangerous train that none can stop now, and which one goes: unit and goal."""
    rails, places = Rails(evaluation), evaluation.position.places
    for unit, hex_ in moves.items():
        rails.march(places[unit], hex_)
    came = rails.came()
    now = rails.danger(came)
    free = [u for u in spots if not IS_HQ[u] and not IS_MECH[u]]
    if now[0] < w.LEAK_AFAR or not free:
        return None
    best: tuple[tuple[int, int], int, int, int] | None = None
    for hex_ in sorted({n for at in rails.worst(came) for n in (at, *GRID.near[at]) if n in evaluation.ground.land}):
        unit = min(free, key=lambda u: (GRID.distance(places[u], hex_), u))
        away = GRID.distance(places[unit], hex_)
        if away > w.OCCUPIERS:
            continue
        rails.put(hex_, 1)
        choice = (rails.danger(rails.came()), away, unit, hex_)
        rails.put(hex_, -1)
        best = min(best or choice, choice)
    return None if best is None or best[0] >= now else best[2:]


def held_back(evaluation: Evaluation, moves: Mapping[int, int], able: Iterable[int]) -> list[int]:
    """The units that had better stay, of those `able` to, when all these moves together would let a train through."""
    rails, places = Rails(evaluation), evaluation.position.places
    least = max(w.LEAK, rails.danger(rails.came())[0] + 1)
    for unit, hex_ in moves.items():
        rails.march(places[unit], hex_)
    free, held = list(able), []
    now = rails.danger(rails.came())
    while now[0] >= least:
        best = (now, -1)
        for unit in free:
            rails.march(moves[unit], places[unit])
            best = min(best, (rails.danger(rails.came()), unit))
            rails.march(places[unit], moves[unit])
        now, unit = best
        if unit < 0:
            break
        rails.march(moves[unit], places[unit])
        free.remove(unit)
        held.append(unit)
    return held


def relief(evaluation: Evaluation, hexes: Iterable[int]) -> dict[int, int]:
    """How many units fewer one train could cut off if an Axis unit came to each of the hexes."""
    rails = Rails(evaluation)
    came = rails.came()
    now = rails.danger(came)[0]
    if now < w.LEAK:
        return {}
    ends = {n for hex_ in rails.worst(came) for n in (hex_, *GRID.near[hex_])}
    relieved: dict[int, int] = {}
    for hex_ in ends.intersection(hexes):
        rails.put(hex_, 1)
        relieved[hex_] = now - rails.danger(rails.came())[0]
        rails.put(hex_, -1)
    return relieved
