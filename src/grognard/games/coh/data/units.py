"""1.1, 7.1, 14.0 The counters of Storms of Steel as the rules ask about them: small ints, a table for each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grognard.games.coh.data.pack import load
from grognard.games.coh.data.schema import GAITS, SIDES, Kind, Mark

PACK = load()
GERMAN, SOVIET = 0, 1
FOOT, TRACKED, WHEELED, GUN, AIR = range(5)
"""5.0, 14.0, 16.2, 20.0 How a unit moves: by the colour of its cost, as a gun that is pushed, or in the air."""
RED, BLUE = 0, 1
COLOURS = ("red", "blue")

UNITS = tuple(counter.id for counter in PACK.counters)
UNIT = {name: k for k, name in enumerate(UNITS)}
KINDS = tuple(counter.kind for counter in PACK.counters)
"""What is printed on each counter."""
SIDE = bytes(SIDES.index(kind.side) for kind in KINDS)
GAIT = bytes(GAITS.index(kind.gait) for kind in KINDS)
ARM = tuple(kind.arm for kind in KINDS)


class Figures(NamedTuple):
    """The figures of all units, a table each: as printed, or as a situation has them."""

    fire: tuple[int, ...]
    """7.0 Points for an attack; 0: it never attacks."""
    indirect: tuple[int, ...]
    """12.0 Points for a shot by an observer; 0: it cannot."""
    move: tuple[int, ...]
    wheels: tuple[int, ...]
    tracks: tuple[int, ...]
    """14.0 Symbols of bonus moves."""
    impulses: tuple[int, ...]
    """20.0 Of aircraft."""
    firepower: tuple[tuple[int | None, int | None], ...]
    """7.1 Red and blue; none where nothing is printed."""
    least_range: tuple[int, ...]
    range: tuple[int, ...]
    front: tuple[tuple[int, int], ...]
    rear: tuple[tuple[int, int], ...]
    """7.2 Colour and defence rating."""


def figures_of(kinds: Sequence[Kind]) -> Figures:
    """The figures of counters, each with its kind."""
    return Figures(
        fire=tuple(kind.fire for kind in kinds),
        indirect=tuple(kind.indirect for kind in kinds),
        move=tuple(kind.move for kind in kinds),
        wheels=tuple(kind.wheels for kind in kinds),
        tracks=tuple(kind.tracks for kind in kinds),
        impulses=tuple(kind.impulses for kind in kinds),
        firepower=tuple((kind.red, kind.blue) for kind in kinds),
        least_range=tuple(kind.range[0] for kind in kinds),
        range=tuple(kind.range[1] for kind in kinds),
        front=tuple((COLOURS.index(kind.front[0]), kind.front[1]) for kind in kinds),
        rear=tuple((COLOURS.index(kind.rear[0]), kind.rear[1]) for kind in kinds),
    )


PRINTED = figures_of(KINDS)
BOXED = tuple(("red" in kind.boxed, "blue" in kind.boxed) for kind in KINDS)
"""7.63 Red and blue: firepower in a white box."""


def _marked(mark: Mark) -> tuple[bool, ...]:
    return tuple(mark in kind.marks for kind in KINDS)


TURRET = _marked("turret")
"""15.5 Fires outside its arc."""
OPEN_TOP = _marked("open-top")
"""15.4 Its rear turns red against artillery, mortars, and infantry in its hex."""
ANTI_AIR = _marked("anti-air")
SHIELD = _marked("shield")
"""16.1 Protects the unit it carries."""
HIGH_EXPLOSIVE = _marked("high-explosive")
"""12.1 Always against the rear."""
SMOKE = _marked("smoke")
"""13.1 Fires smoke."""
SNIPER = _marked("sniper")
SAPPER = _marked("sapper")
MORTAR = tuple(arm == "mortar" for arm in ARM)
TRUCK = tuple(arm == "truck" for arm in ARM)

INFANTRY = tuple(gait == FOOT for gait in GAIT)
"""1.1 A red cost of movement."""
VEHICLE = tuple(gait in (TRACKED, WHEELED) for gait in GAIT)
PUSHED = tuple(gait == GUN for gait in GAIT)
"""16.2 Guns and heavy mortars: they are towed, and never carried."""
AIRCRAFT = tuple(gait == AIR for gait in GAIT)
AIRCRAFT_OF = tuple(tuple(u for u, gait in enumerate(GAIT) if gait == AIR and SIDE[u] == side) for side in range(2))
"""20.0 The aircraft of each side."""

HITS = tuple(hit.id for hit in PACK.hits)
HIT = {name: k for k, name in enumerate(HITS)}
FOOT_HITS = tuple(k for k, hit in enumerate(PACK.hits) if hit.pool == "foot")
VEHICLE_HITS = tuple(k for k, hit in enumerate(PACK.hits) if hit.pool == "vehicle")
"""7.4, 15.2 The counters of each pool."""
WORKS = tuple(PACK.works)
WORK = {name: k for k, name in enumerate(WORKS)}
BOMBS = tuple(PACK.bombs)
BOMB = {name: k for k, name in enumerate(BOMBS)}
CARDS = (*(card.id for card in PACK.actions), *(card.id for card in PACK.events))
"""8.1 Whatever may lie in the deck: green heads, then yellow ones."""
CARD = {name: k for k, name in enumerate(CARDS)}
WEAPONS = (*PACK.weapons, *PACK.batteries)
"""8.2, 12.3 Weapon cards, then artillery."""
WEAPON = {name: k for k, name in enumerate(WEAPONS)}
VETERANS = tuple(PACK.veterans)
VETERAN = {name: k for k, name in enumerate(VETERANS)}
NUMBER = PACK.numbers
"""The numbers of the rules."""
