"""20.0 Special units: army headquarters, garrisons, troops of the North Caucasus, the Blücher units, volunteers.
Doubled attackers are in `strength`, how the German allies fight in `attackers` and `loss_allocation`, the NKVD's
stubbornness in `determined_defense_eligibility`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.boxes.boxes import BOXED_IN
from grognard.games.s42.data.board import AREA_INDEX, BOARD, GRID, HEX, HEXES, pair
from grognard.games.s42.data.units import (
    AXIS,
    COMBAT,
    FROZEN,
    GARRISON,
    MECHANISED,
    PACK,
    TYPE,
    UNIT,
    UNITS,
)
from grognard.games.s42.interface.actions import Muster
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ALERTED, AREA, REPLACED, VOLUNTEERS, Position, S42Game
from grognard.games.s42.state.stacking import FOOT_ARMIES

TABLES = PACK.tables


def hexes_of(place: str) -> tuple[int, ...]:
    """The hexes of a place named in the rules."""
    return next(tuple(HEX[name] for name in row.hexes) for row in BOARD.file.place if row.id == place)


STALINGRAD, KALACH = hexes_of("stalingrad"), hexes_of("kalach")
GATES = (*hexes_of("krasnodar"), *hexes_of("voroshilovsk"))
"""20.8 The cities where volunteers arrive."""
KERCH_AREA = AREA - AREA_INDEX["W"]
BLUCHER = frozenset(UNIT[row.id] for row in PACK.setup.displays if row.display == "blucher")
"""20.7 The five units of the plan."""


def _lower_don() -> frozenset[tuple[int, int]]:
    """20.6 The hexsides of the Don from Kalach, the town on its bank, down to the Sea of Azov."""
    don = [BOARD.side(side) for row in BOARD.file.river if row.id == "river-don" for side in row.sides]
    first = next(k for k, side in enumerate(don) if set(side) & set(KALACH))
    return frozenset(don[first:])


LOWER_DON = _lower_don()


# -- 20.1 army headquarters ------------------------------------------------------------------------------------------


@rule("20.1.3.a", "20.1.3.f", "20.1.3.g")
def advances_mechanised(unit: int) -> bool:
    """20.1.3 Whether a unit advances like mechanised units: of the army headquarters, which all move so, only the tank
    army's."""
    return MECHANISED[unit] and not FOOT_ARMIES[unit]


# -- 20.4, 20.6, 20.7 bound to their places --------------------------------------------------------------------------


@rule("20.3.c")
@rule.forbids("20.4.b")
def garrison_stays(position: Position, unit: int) -> Violation:
    """20.4 A garrison stays in its hex until an Axis combat unit has come near; NKVD garrisons too."""
    bound = GARRISON[unit] and not position.pieces[unit].has(ALERTED)
    return evidence(UNITS[unit], hexes=TABLES.garrison_reach) if bound else None


@rule.forbids("20.6.a", "20.6.h", "C1.2.m")
def north_caucasus_waits(position: Position, unit: int) -> Violation:
    """20.6 The units that start south of Rostov, two front headquarters included, wait for their release; other units
    that come there move freely."""
    scenario = "C1.2.m" if position.rules.scenario == "fall-blau" else "20.6.a"
    clause = "20.6.h" if TYPE[unit] == "headquarters" else scenario
    return evidence(UNITS[unit], by=clause) if FROZEN[unit] and "caucasus" not in position.freed else None  # §20.6.f


@rule("C2.2.h")
@rule.forbids("20.7.b")
def the_strait_is_their_way(position: Position, unit: int) -> Violation:
    """20.7 The Blücher units leave entry area W only by the Kerch Strait."""
    bound = unit in BLUCHER and position.pieces[unit].place == KERCH_AREA
    return evidence(UNITS[unit]) if bound and "blucher" in position.scenario.displays else None


BINDING = (garrison_stays, north_caucasus_waits, the_strait_is_their_way, *BOXED_IN)
"""Units that may not move at all, in any way, except across the strait."""


def notice(game: S42Game, path: Sequence[int]) -> None:
    """20.4, 20.6 An Axis combat unit has moved along this path, its first hex included. Garrisons within five hexes are
    released for good; so is the North Caucasus once a unit crosses the lower Don or comes within five hexes of
    Stalingrad."""
    hexes = [place for place in path if place >= 0]
    woken = [u for u in _sleepers(game.position) if _is_near(game.position.pieces[u].place, hexes)]  # §20.4.b
    if woken:
        game.change(game.position.mark(woken, ALERTED))  # §20.4.c
        for unit in woken:
            game.log("garrison-alerted", "20.4.c", unit=UNITS[unit])
    if "caucasus" in game.position.freed:
        return
    crossed = any(pair(from_hex, to_hex) in LOWER_DON for from_hex, to_hex in pairwise(path))  # §20.6.c
    # §20.6.d
    if crossed or any(GRID.distance(city, hex_) <= TABLES.stalingrad_reach for city in STALINGRAD for hex_ in hexes):
        game.change(game.position.but(freed=tuple(sorted((*game.position.freed, "caucasus")))))  # §20.6.e
        game.log("caucasus-released", "20.6.c" if crossed else "20.6.d")


def _sleepers(position: Position) -> list[int]:
    pieces = position.pieces
    return [u for u, piece in enumerate(pieces) if GARRISON[u] and piece.place >= 0 and not piece.has(ALERTED)]


def _is_near(place: int, hexes: Iterable[int]) -> bool:
    return any(GRID.distance(place, hex_) <= TABLES.garrison_reach for hex_ in hexes)


@rule("20.4.b")
def look_out(game: S42Game) -> None:
    """20.4, 20.6 By where Axis units are now, as at the start of a scenario."""
    for hex_ in sorted({game.position.pieces[unit].place for unit in game.position.on_map(AXIS) if COMBAT[unit]}):
        notice(game, (hex_,))


# -- 20.8 the volunteers ---------------------------------------------------------------------------------------------


@rule("20.8.b", "C2.2.i")
def volunteers_due(position: Position, side: int) -> tuple[int, ...]:
    """20.8 The volunteers that may arrive now: one a turn, while the Axis controls both cities."""
    held = side == AXIS and all(position.controller(hex_) == AXIS for hex_ in GATES)
    if not held or position.uses("volunteers") >= TABLES.volunteers_per_turn:
        return ()
    return position.at(VOLUNTEERS)


@rule.forbids("20.8.b")
def no_volunteers_come(position: Position, side: int, unit: int, hex_: int) -> Violation:
    """20.8 Only volunteers, one a turn, and only while both Krasnodar and Voroshilovsk are Axis."""
    return None if unit in volunteers_due(position, side) else evidence(UNITS[unit])


@rule.forbids("20.8.c")
def volunteers_come_elsewhere(position: Position, side: int, unit: int, hex_: int) -> Violation:
    """20.8 They arrive in Krasnodar or Voroshilovsk."""
    return None if hex_ in GATES else evidence(UNITS[unit], HEXES[hex_])


def _musters(position: Position, side: int) -> Iterator[Muster]:
    yield from (Muster(UNITS[u], HEXES[hex_]) for u in volunteers_due(position, side) for hex_ in GATES)


@rule("20.8.c")
def _muster(game: S42Game, side: int, action: Muster) -> None:
    """20.8 As if rebuilt: a replacement marker keeps it from attacking and from moving far until it is removed."""
    unit = UNIT[action.unit]
    piece = replace(game.position.pieces[unit], place=HEX[action.hex]).marked(REPLACED)  # §20.8.d, §20.8.e, §20.8.f
    game.change(game.position.with_piece(unit, piece).having("volunteers"))
    game.log("volunteers-came", "20.8.c", unit=action.unit, hex=action.hex)


MUSTER = Verb(
    Muster,
    exists=lambda position, side, action: action.unit in UNIT and action.hex in HEX,
    candidates=_musters,
    args=lambda position, side, action: (position, side, UNIT[action.unit], HEX[action.hex]),
    forbids=(no_volunteers_come, volunteers_come_elsewhere),
    resolve=_muster,
)
"""20.8 In the initial phase."""
