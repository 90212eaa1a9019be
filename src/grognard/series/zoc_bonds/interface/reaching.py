"""Answers about distance and threat in the games of the family: by the search that moves units."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.hexes.ideas import Distance, Threat, Threats
from grognard.series.zoc_bonds.interface.policy import B, M, P, TablePolicy
from grognard.series.zoc_bonds.marching import POINT, Mode


def _per(mode: Mode) -> int:
    """In tactical movement hexes are counted."""
    return 1 if mode == "tactical" else POINT


def distance(table: TablePolicy[P, M, B], game: Game[P], args: Mapping[str, Any]) -> Distance:
    """The hexes between two hexes, and the cheapest way of a unit that stands in the first."""
    names, position = table.names, game.position
    start, end = (names.asked_hex("distance", args.get(key)) for key in ("start", "end"))
    hexes = table.grid.distance(start, end)
    unit = names.asked_unit("distance", args["unit"]) if args.get("unit") else -1
    march = table.march_of(game, (unit,)) if unit >= 0 and position.pieces[unit].place == start else None
    if march is None or start == end:
        return Distance(hexes=hexes)
    modes = list(table.modes(position, march))
    for mode in modes:
        way = table.reach(position, march, mode).get(end)
        if way is not None:
            path = tuple(map(names.place, (start, *way.path)))
            return Distance(hexes=hexes, cost=way.cost, per=_per(mode), path=path, mode=mode)
    verdict = table.judged(position, march, modes[0], end) if modes else None
    return Distance(hexes=hexes, refusal=verdict if isinstance(verdict, Forbidden) else None)


def threats(
    table: TablePolicy[P, M, B],
    game: Game[P],
    seat: str | None,
    args: Mapping[str, Any],
    *,
    present: Callable[[P, int, int], bool],
    rested: Callable[[P], P],
    may_move: Callable[[P, int], bool],
    attacks: Callable[[P, int], bool],
) -> Threats:
    """Every enemy unit that could enter the hex, or stop next to it to attack, in a turn that began now."""
    position, names = rested(game.position), table.names
    hex_ = names.asked_hex("threat", args.get("hex"))
    mine = names.sides.index(seat) if seat in names.sides else None
    sides = [side for side in (0, 1) if side != mine and (mine is not None or not present(position, hex_, side))]
    resting: Game[P] = Game(position, (), game.dice)

    def found() -> Iterator[Threat]:
        for side in sides:
            for unit in position.on_map(side):
                if attacks(position, unit):
                    yield from _threat(table, resting, unit, hex_, moves=may_move(position, unit))

    order = sorted(found(), key=lambda threat: (len(threat.path), threat.unit))
    return Threats(hex=names.place(hex_), units=tuple(order))


def _threat(table: TablePolicy[P, M, B], game: Game[P], unit: int, hex_: int, *, moves: bool) -> Iterator[Threat]:
    """What one unit can do: attack from where it stands, else by the first mode that gets it there."""
    names, position = table.names, game.position
    here = position.pieces[unit].place
    beside = table.grid.near[hex_]
    name, from_here = names.units((unit,))[0], names.place(here)
    if here == hex_:
        return
    if here in beside:
        yield Threat(unit=name, how="attacks", cost=0, per=1, path=(from_here,))
        return
    march = table.march_of(game, (unit,)) if moves else None
    if march is None:
        return
    for mode in table.modes(position, march):
        reached = table.reach(position, march, mode)
        ends = [hex_] if hex_ in reached else [near for near in beside if near in reached]
        if mode == "extended" and ends != [hex_]:
            continue
        if ends:
            end = min(ends, key=lambda place: (reached[place].cost, place))
            way = reached[end]
            how = "enters" if end == hex_ else "attacks"
            path = (from_here, *map(names.place, way.path))
            yield Threat(unit=name, how=how, cost=way.cost, per=_per(mode), path=path, mode=mode)
            return
