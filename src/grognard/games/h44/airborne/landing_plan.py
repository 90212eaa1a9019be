"""22.1 All units still in the air landed in one gesture: each landing is an ordinary one, judged by the rules."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.games.h44.airborne.landing import LandUnits, ground_of, modifiers, warn_of_the_last_landing
from grognard.games.h44.airborne.landing_hexes import ZONE, Drop, landed_steps, open_landings, waiting
from grognard.games.h44.data.board import HEXES, landing_zone
from grognard.games.h44.data.units import GERMAN, UNITS
from grognard.games.h44.interface.actions import Land
from grognard.games.h44.state.position import H44Game, Position


class Landings(Struct, frozen=True, kw_only=True):
    """`landings {}`: landings to be played one after another."""

    forced: tuple[Land, ...]
    """The landings of units with one hex left to choose."""
    every: tuple[Land, ...]
    """Landings of all units that have not landed, as far as points and hexes go: each in its printed zone if possible,
    away from the enemy, on the best terrain."""
    held_back: str
    """The unit the player lands individually, because combat or dice follow at once; empty if nothing follows."""


def landings(game: H44Game) -> Landings:
    """The landings still open to units in the air."""
    asked = game.agenda[-1] if game.agenda else None
    if not isinstance(asked, LandUnits):
        return Landings(forced=(), every=(), held_back="")
    forced, _ = _until_dice(game.position, asked, list(_planned(game.position, asked.drops, forced=True)))
    every, last = _until_dice(game.position, asked, list(_planned(game.position, asked.drops)))
    return Landings(forced=forced, every=every, held_back=last)


def _planned(position: Position, drops: tuple[Drop, ...], *, forced: bool = False) -> Iterator[Drop]:
    """Unit by unit, the one with the fewest hexes first; `forced`: only while a unit has no choice."""
    while True:
        hexes: dict[int, list[int]] = {}
        for unit, hex_ in open_landings(position, drops):
            hexes.setdefault(unit, []).append(hex_)
        if not hexes:
            return
        unit = min(hexes, key=lambda airborne: len(hexes[airborne]))
        if forced and len(hexes[unit]) > 1:
            return
        drop = min(
            (Drop(unit, hex_, ground_of(position, hex_, drops)) for hex_ in hexes[unit]),
            key=lambda drop: _misgivings(position, drop, drops),
        )
        yield drop
        drops = (*drops, drop)


def _misgivings(position: Position, drop: Drop, drops: tuple[Drop, ...]) -> tuple[bool, bool, int, int, int]:
    """What counts against a hex, worst first; of two equal hexes the emptier is taken."""
    ground = sum(line.value for line in modifiers(position, drop))
    astray = drop.hex not in landing_zone(position.rules.patch, ZONE[drop.unit])
    steps = landed_steps(position, drops).get(drop.hex, 0)
    return position.side_in(drop.hex) == GERMAN, astray, ground, steps, drop.hex


def _until_dice(position: Position, asked: LandUnits, drops: list[Drop]) -> tuple[tuple[Land, ...], str]:
    """22.6, 22.3.1 The landings without the last one of the phase, if something irreversible follows it."""
    plan = tuple(Land(UNITS[drop.unit], HEXES[drop.hex]) for drop in drops)
    before = LandUnits(seats=asked.seats, drops=(*asked.drops, *drops[:-1]))
    if not plan or waiting(position, (*before.drops, drops[-1])):
        return plan, ""
    return (plan[:-1], plan[-1].unit) if warn_of_the_last_landing(position, before, plan[-1]) else (plan, "")
