"""9.2, 10.0 Answers about distance and threat: by the search that moves units, as if all of them were activated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.core.verdicts import Forbidden, judge
from grognard.games.ava.combat.combat import TARGETING, Plan
from grognard.games.ava.data.ground import GRID, HEX
from grognard.games.ava.movement.destinations import GOING, Trip
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import HEXES, SIDE, UNIT, UNITS, AvaGame, Position, hex_names
from grognard.hexes.asking import asked_id
from grognard.hexes.ideas import Distance, Threat, Threats

HALVES = 2
"""Costs are in half movement points."""


def distance(game: AvaGame, args: Mapping[str, Any]) -> Distance:
    """The hexes between two hexes, and the cheapest way of a unit that stands in the first."""
    position = game.position
    start, end = (asked_id("distance", "hex", HEX, args.get(key)) for key in ("start", "end"))
    hexes = GRID.distance(start, end)
    unit = asked_id("distance", "unit", UNIT, args["unit"]) if args.get("unit") else -1
    if unit < 0 or position.places[unit] != start or start == end:
        return Distance(hexes=hexes)
    reached = reach(position, unit)
    verdict, way = judge(GOING, Trip(position, unit, end, reached, shy=False)), reached.way(end)
    refusal = verdict if isinstance(verdict, Forbidden) else None
    if way is None:
        return Distance(hexes=hexes, refusal=refusal)
    mode = "strategic" if way.strategic else "normal"
    path = hex_names((start, *way.path))
    return Distance(hexes=hexes, cost=way.cost, per=HALVES, path=path, mode=mode, refusal=refusal)


def threat(game: AvaGame, seat: str | None, args: Mapping[str, Any]) -> Threats:
    """Every enemy unit that could enter the hex, or stop next to it to attack, once it is activated."""
    position, hex_ = game.position, asked_id("threat", "hex", HEX, args.get("hex"))
    own = next((side for side, seats in enumerate(position.rules.seats) if seat in seats), None)
    sides = [side for side in (0, 1) if side != own and (own is not None or position.side_in(hex_) != side)]
    threats = [threat for side in sides for unit in position.on_map(side) for threat in _threats(position, unit, hex_)]
    return Threats(hex=HEXES[hex_], units=tuple(sorted(threats, key=lambda threat: (len(threat.path), threat.unit))))


def _threats(position: Position, unit: int, hex_: int) -> Iterator[Threat]:
    """What one unit can do: attack from where it stands, enter the hex, or come next to it."""
    here = position.places[unit]
    if here == hex_ or not position.attack(unit):
        return
    if _may_attack(position, unit, here, hex_):
        yield Threat(unit=UNITS[unit], how="attacks", cost=0, per=HALVES, path=(HEXES[here],))
        return
    if GRID.distance(here, hex_) > position.allowance(unit) + 1:
        return
    reach_of_unit = reach(position, unit)
    reached = [end for end in (hex_, *GRID.near[hex_]) if reach_of_unit.way(end) is not None]
    ends = [end for end in reached if judge(GOING, Trip(position, unit, end, reach_of_unit, shy=False))]
    if hex_ not in ends:
        ends = [end for end in ends if _may_attack(position, unit, end, hex_)]
    ways = [(end, way) for end in ends if (way := reach_of_unit.way(end)) is not None]
    if ways:
        end, way = min(ways, key=lambda pair: (pair[0] != hex_, pair[1].cost, pair[0]))
        path, mode = hex_names((here, *way.path)), "strategic" if way.strategic else "normal"
        how = "enters" if end == hex_ else "attacks"
        yield Threat(unit=UNITS[unit], how=how, cost=way.cost, per=HALVES, path=path, mode=mode)


def _may_attack(position: Position, unit: int, start: int, hex_: int) -> bool:
    """10.1 Whether the unit could attack the hex from another; an empty one as if it were held."""
    if not GRID.adjacent(start, hex_):
        return False
    if position.side_in(hex_) != 1 - SIDE[unit]:
        return True
    moved = position if position.places[unit] == start else position.with_place(unit, start)
    operation = Operation(chit="", side=SIDE[unit], active=(unit,))
    return bool(judge(TARGETING, Plan(moved, operation, (), unit, hex_)))
