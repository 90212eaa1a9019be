"""25.0 Unknown units: revealed when an Allied unit comes up to them; from turn 3 on one a turn may be redeployed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import GRID, HEX, HEXES, Country
from grognard.games.h44.data.units import ALLIED, DUMMY, GERMAN, PACK, STEPS, UNITS
from grognard.games.h44.interface.actions import Redeploy
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import REMOVED, H44Game, Piece, Position
from grognard.games.h44.supply.lines import road_line, road_reached

FIRST_TURN = PACK.tables.unknown_from
"""25.6 The first turn on which an unknown unit may be redeployed."""
REDEPLOYED = "redeploy"


@rule("25.1.c", "25.1.d", "25.3.4.c")
def reveal(game: H44Game, hex_: int) -> int | None:
    """25.1 The unknown unit in the hex is revealed: an empty garrison is removed, a unit is placed."""
    position = game.position
    face = position.unknown[hex_]
    faces = tuple(row for row in position.faces if row[0] != hex_)  # §25.1.b
    dummy = DUMMY[face]
    shown = Piece(REMOVED if dummy else hex_, max(1, STEPS[face]))  # §25.1.c, §25.1.d, §25.3.1.d, §25.3.5.b
    game.change(position.with_piece(face, shown).but(faces=faces))  # §25.2.2.a
    game.reveal()
    if dummy:
        game.log("unknown-empty", "25.1.c", hex=HEXES[hex_])
        return None
    game.log("unknown-revealed", "25.1.d", unit=UNITS[face], hex=HEXES[hex_])
    return face


class Redeployment(Struct, frozen=True):
    """25.6 An unknown unit that would be redeployed."""

    position: Position
    hex: int
    to: int


@rule.forbids("25.6.a")
def unknown_units_wait(plan: Redeployment) -> Violation:
    """25.6 No redeployment before turn 3."""
    return evidence(HEXES[plan.hex], turn=FIRST_TURN) if plan.position.turn < FIRST_TURN else None


@rule.forbids("25.6.b")
def one_was_redeployed(plan: Redeployment) -> Violation:
    """25.6 Once a turn."""
    return evidence(HEXES[plan.hex]) if REDEPLOYED in plan.position.used else None


@rule.forbids("25.6.c")
def no_unknown_unit_here(plan: Redeployment) -> Violation:
    """25.6 Only a unit still on its unknown side."""
    return None if plan.hex in plan.position.unknown else evidence(HEXES[plan.hex])


@rule.forbids("25.6.d")
def no_town_there(plan: Redeployment) -> Violation:
    """25.6 To a town or city only."""
    return None if plan.to in settlements(plan.position.country) else evidence(HEXES[plan.to])


@rule.forbids("25.2.1.e")
def another_unknown_is_there(plan: Redeployment) -> Violation:
    """25.2.1 Never two unknown units in a hex."""
    return evidence(HEXES[plan.to]) if plan.to in plan.position.unknown else None


@rule.forbids("25.6.e")
def allies_are_near(plan: Redeployment) -> Violation:
    """25.6 No Allied unit in the hex or adjacent to it."""
    near = allied_near(plan.position, plan.to)
    return evidence(HEXES[plan.to], HEXES[near]) if near is not None else None


@rule.forbids("25.6.f")
def no_road_home(plan: Redeployment) -> Violation:
    """25.6 The hex needs a road line of supply to a German entry area."""
    return None if road_line(plan.position, GERMAN, plan.to) else evidence(HEXES[plan.to])


REDEPLOYING = (
    unknown_units_wait,
    one_was_redeployed,
    no_unknown_unit_here,
    no_town_there,
    another_unknown_is_there,
    allies_are_near,
    no_road_home,
)


@lru_cache(maxsize=32)
def settlements(country: Country) -> tuple[int, ...]:
    """Every hex of a town or city."""
    return tuple(sorted(hex_ for hex_, kind in country.places.items() if kind in ("town", "city")))


def allied_near(position: Position, hex_: int) -> int | None:
    """Whether an Allied unit is in the hex or adjacent to it."""
    return next((near for near in (hex_, *GRID.near[hex_]) if position.side_in(near) == ALLIED), None)


def redeployable(position: Position) -> bool:
    """Whether the question arises at all."""
    return position.turn >= FIRST_TURN and REDEPLOYED not in position.used and bool(position.faces)


def redeploys(position: Position) -> Iterator[Redeploy]:
    """Every legal redeployment: the destinations are the same for all, so each is judged once."""
    if not redeployable(position):
        return
    roads = road_reached(position, GERMAN)
    places = tuple(
        hex_
        for hex_ in settlements(position.country)
        if hex_ in roads and hex_ not in position.unknown and allied_near(position, hex_) is None
    )
    yield from _from_to(tuple(hex_ for hex_, _ in position.faces), places)


@lru_cache(maxsize=8)
def _from_to(hexes: tuple[int, ...], places: tuple[int, ...]) -> tuple[Redeploy, ...]:
    """The same choices come up move after move."""
    return tuple(Redeploy(HEXES[hex_], HEXES[to]) for hex_ in hexes for to in places)


@rule.forbids("25.6.a")
def unknown_units_are_german(side: int) -> Violation:
    """25.6 The German player redeploys unknown units."""
    return evidence() if side != GERMAN else None


@rule("25.6.c", "25.6.d")
def redeploy(game: H44Game, action: Redeploy) -> None:
    """25.6 The counter is moved face down."""
    position = game.position
    here, there = HEX[action.hex], HEX[action.to]
    faces = tuple(sorted((there if hex_ == here else hex_, face) for hex_, face in position.faces))
    game.change(position.but(faces=faces, used=(*position.used, REDEPLOYED)))  # §25.6.b
    game.log("unknown-redeployed", "25.6.d", start=action.hex, end=action.to)


def _may_redeploy(position: Position, side: int, action: Redeploy) -> Verdict:
    plan = Redeployment(position, HEX[action.hex], HEX[action.to])
    return judge((unknown_units_are_german,), side) and judge(REDEPLOYING, plan)


REDEPLOY = Verb(
    Redeploy,
    candidates=lambda position, side: redeploys(position) if side == GERMAN else (),
    exists=lambda position, side, action: action.hex in HEX and action.to in HEX,
    legal=lambda position, side: redeploys(position) if side == GERMAN else (),
    verdict=_may_redeploy,
    resolve=lambda game, side, action: redeploy(game, action),
)
