"""Answers to the queries that every game of the family has: routes, bonds, zones of control, supply lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.hexes.board import pair
from grognard.series.zoc_bonds.interface.answers import BondLine, Bonds, Reach, Routes
from grognard.series.zoc_bonds.interface.policy import B, M, P, TablePolicy
from grognard.series.zoc_bonds.marching import POINT, Mode
from grognard.series.zoc_bonds.zones import NO_SIDE, Bond

FARTHER: dict[Mode, int] = {"normal": 6 * POINT, "extended": 6 * POINT, "tactical": 1}
"""How much more than it has a group would need for the costliest step beyond its reach."""


def routes(table: TablePolicy[P, M, B], game: Game[P], units: tuple[int, ...], wanted: str) -> Routes:
    """Where a group could go from where it stands, by each mode that is open to it."""
    names, position, march = table.names, game.position, table.march_of(game, units)
    if not units or march is None:
        return Routes(names.units(units), {}, (), ())
    reached: list[Reach] = []
    limits: dict[str, int] = {}
    seen: set[int] = set()
    first: Mode = "normal"
    for mode in table.modes(position, march):
        if wanted and mode != wanted:
            continue
        first = mode if not limits else first
        limits[mode] = table.allowance(position, units, mode)
        for place, way in table.reach(position, march, mode).items():
            path, warning = tuple(map(names.place, way.path)), table.warning(position, march, way.path)
            reached.append(Reach(names.place(place), mode, way.cost, path, warning=warning))
            seen.add(place)
    return Routes(names.units(units), limits, tuple(reached), tuple(_blocked(table, position, march, first, seen)))


def _blocked(table: TablePolicy[P, M, B], position: P, march: M, mode: Mode, seen: set[int]) -> Iterator[Reach]:
    """The land beside what is in reach, each hex with the reason why it is not, and what the way would cost."""
    inside = [hex_ for hex_ in (*sorted(seen), march.here) if hex_ >= 0]
    beside = dict.fromkeys(near for hex_ in inside for near in table.grid.near[hex_])
    land, farther = table.land(position), table.reach_with(position, march, mode, FARTHER[mode])
    for hex_ in beside:
        if hex_ not in seen and hex_ != march.here and hex_ in land:
            verdict = table.judged(position, march, mode, hex_)
            if isinstance(verdict, Forbidden):
                way = farther.get(hex_) if verdict.reason.id == table.too_far else None
                yield Reach(table.names.place(hex_), mode, way.cost if way else 0, (), verdict)


def bonds(
    table: TablePolicy[P, M, B],
    position: P,
    args: Mapping[str, Any],
    makers: Callable[[P, int, Bond], Iterable[int]],
) -> Bonds:
    """The bonds of a side, each with the units that make it; with `to`, only those that bar the step there."""
    names = table.names
    side = names.asked_side("bonds", args)
    shown: Iterable[Bond] = table.zones(position, side).bonds
    if "to" in args:
        to = names.asked_hex("bonds", args["to"])
        step = pair(names.asked_hex("bonds", args["from"]), to) if "from" in args else NO_SIDE
        shown = [bond for bond in shown if bond.hex == to or bond.side == step]
    lines = (BondLine(names.shown_bond(bond), names.units(makers(position, side, bond))) for bond in shown)
    return Bonds(names.sides[side], tuple(lines))
