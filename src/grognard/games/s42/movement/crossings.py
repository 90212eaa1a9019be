"""5.5 Ways across broad rivers without a bridge: pontoons where friendly units are on both banks; across the Volga its
ferries, the Saratov bridge and the flotilla."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.data.board import HEX, HEXES, ROW, Country
from grognard.games.s42.data.units import COMBAT, SOVIET
from grognard.games.s42.forces.special_units import STALINGRAD
from grognard.games.s42.interface.actions import PlaceFlotilla
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game

NORTH_OF = min(ROW[hex_] for hex_ in STALINGRAD)
"""5.5.3 The row of Stalingrad's northernmost hex."""
FLOTILLA = "flotilla"
"""What is recorded until the next player turn: the flotilla has been placed, or has carried a unit."""


@rule("5.5.5.b", "5.5.5.g")
def has_pontoon(position: Position, side: int, from_hex: int, to_hex: int, movers: tuple[int, ...] = ()) -> bool:
    """5.5.5 Combat units of the side on both banks, of any kind and in any order, form a pontoon while they are there.
    A unit that has moved to the near bank counts when it begins to cross."""
    # RULING s42-201: the crossing group counts on the bank it starts from, never on the one it makes for.
    far = any(unit not in movers for unit in position.fighters(to_hex, side))  # §5.5.5.a, §5.5.5.c
    # §5.5.5.d
    near = any(COMBAT[unit] for unit in movers) or any(unit not in movers for unit in position.fighters(from_hex, side))
    return far and near  # §5.5.5.e, §5.5.5.f


def over_the_volga(position: Position, side: int, from_hex: int, to_hex: int) -> str:
    """5.5.3 What carries a unit of this side across a Volga hexside: any ferry; for the Soviets also the Saratov
    railway bridge, and the flotilla, which is a ferry. Empty if there is no way across; pontoons do not help."""
    bridge = position.country.edge(from_hex, to_hex).bridge
    if bridge == "ferry" or (bridge and side == SOVIET):  # §5.5.3.b, §5.5.3.c, §5.5.3.d
        return bridge
    return "ferry" if side == SOVIET and position.flotilla in (from_hex, to_hex) else ""  # §5.5.3.e, §5.5.3.f, §5.5.3.j


@rule("5.5.3.e", "5.5.3.g")
def is_ferried(position: Position, from_hex: int, to_hex: int) -> bool:
    """5.5.3 Whether a step across the Volga uses the flotilla: there is no ferry and no bridge."""
    edge = position.country.edge(from_hex, to_hex)
    return edge.water == "volga" and not edge.bridge


# -- 5.5.3 the flotilla ----------------------------------------------------------------------------------------------


@rule.forbids("5.5.3.e")
def flotilla_is_soviet(position: Position, side: int, hex_: int) -> Violation:
    """5.5.3 Only the Soviet player has it."""
    return None if side == SOVIET else evidence(HEXES[hex_])


@rule("5.5.3.i")
@rule.forbids("5.5.3.e")
def hex_is_not_on_the_volga(position: Position, side: int, hex_: int) -> Violation:
    """5.5.3 It works at a hex on the bank of the Volga."""
    on_bank = any(edge.water == "volga" for edge in position.country.edges[hex_])
    return None if on_bank else evidence(HEXES[hex_])


@rule.forbids("5.5.3.i")
def flotilla_stays_north(position: Position, side: int, hex_: int) -> Violation:
    """5.5.3 And only north of Stalingrad."""
    return None if ROW[hex_] < NORTH_OF else evidence(HEXES[hex_])


@rule.forbids("5.5.3.g")
def flotilla_lies_there(position: Position, side: int, hex_: int) -> Violation:
    """5.5.3 It must move to a different hex."""
    return evidence(HEXES[hex_]) if position.flotilla == hex_ else None


@rule("5.5.3.e")
@rule.forbids("5.5.3.g")
def flotilla_has_its_hex(position: Position, side: int, hex_: int) -> Violation:
    """5.5.3 One hex per movement phase: it moves once, and not after it has carried a unit."""
    # RULING s42-211: else it would serve two hexes in one phase.
    return evidence(HEXES[hex_]) if position.uses(FLOTILLA) else None


@lru_cache(maxsize=16)
def _volga_banks(country: Country) -> tuple[int, ...]:
    return tuple(hex_ for hex_, edges in enumerate(country.edges) if any(edge.water == "volga" for edge in edges))


def _flotilla_sites(position: Position, side: int) -> Iterator[PlaceFlotilla]:
    if side == SOVIET and not position.uses(FLOTILLA):
        yield from (PlaceFlotilla(HEXES[hex_]) for hex_ in _volga_banks(position.country))


@rule("5.5.3.g", "5.5.3.h")
def _place_flotilla(game: S42Game, side: int, action: PlaceFlotilla) -> None:
    """5.5.3 The marker shows the hex."""
    game.change(game.position.but(flotilla=HEX[action.hex]).having(FLOTILLA))
    game.log("flotilla-placed", "5.5.3.g", hex=action.hex)


PLACE_FLOTILLA = Verb(
    PlaceFlotilla,
    exists=lambda position, side, action: action.hex in HEX,
    candidates=_flotilla_sites,
    args=lambda position, side, action: (position, side, HEX[action.hex]),
    forbids=(
        flotilla_is_soviet,
        hex_is_not_on_the_volga,
        flotilla_stays_north,
        flotilla_lies_there,
        flotilla_has_its_hex,
    ),
    resolve=_place_flotilla,
    confirm=True,
    minor=True,
)
"""5.5.3 In the Soviet movement phase."""
