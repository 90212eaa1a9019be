"""5.7.2 The Kerch Strait: one Axis unit or supply point a turn from the Crimea to Taman."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNITS
from grognard.games.s42.forces.special_units import KERCH_AREA
from grognard.games.s42.interface.actions import CrossStrait
from grognard.games.s42.movement.cargo import Cargo, cargo_of, carried, map_has_its_mobile_supplies
from grognard.games.s42.retreat.disorder import disrupt
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import ENTERED, GOOD, MOVED, Position, S42Game
from grognard.games.s42.supply.sources import TAMAN
from grognard.games.s42.supply.supply_points import supply_name

TABLES = PACK.tables


class Crossing(Struct, frozen=True):
    """A load that would cross the Kerch Strait to Taman."""

    position: Position
    side: int
    cargo: Cargo


@rule.forbids("5.7.2.a")
def strait_is_for_the_axis(crossing: Crossing) -> Violation:
    """5.7.2 Only the Axis crosses it."""
    return None if crossing.side == AXIS == crossing.cargo.side else evidence(crossing.cargo.name)


@rule("5.7.2.d")
@rule.forbids("5.7.2.c")
def unit_is_not_at_kerch(crossing: Crossing) -> Violation:
    """5.7.2 The units in entry area W; the Blücher units wait there too."""
    return None if crossing.cargo.place == KERCH_AREA else evidence(crossing.cargo.name)


@rule("20.7.c")
@rule.forbids("5.7.2.b")
def soviets_are_in_taman(crossing: Crossing) -> Violation:
    """5.7.2 Not while a Soviet unit is in Taman; if it is empty, the crossing itself captures it."""
    # RULING s42-605: 20.7 says "after Taman has been taken", of which 5.7.2 tells the condition.
    soviets = crossing.position.of_side(TAMAN, SOVIET)
    return evidence(UNITS[soviets[0]]) if soviets else None


@rule.forbids("5.7.2.g")
def ferry_has_gone(crossing: Crossing) -> Violation:
    """5.7.2 One unit a turn."""
    return evidence(crossing.cargo.name) if crossing.position.uses("kerch") >= TABLES.kerch_units else None


@rule.forbids("22.3.1.f")
def came_to_the_strait_just_now(crossing: Crossing) -> Violation:
    """22.3.1 Units may not leave an entry area they entered this turn."""
    return evidence(crossing.cargo.name) if crossing.cargo.marks & ENTERED else None


@rule.forbids("5.7.2.e")
def crossing_takes_the_whole_move(crossing: Crossing) -> Violation:
    """5.7.2 The crossing takes the whole allowance."""
    return evidence(crossing.cargo.name) if crossing.cargo.marks & MOVED else None


@rule.forbids("22.3.1.i")
def crossing_needs_good_order(crossing: Crossing) -> Violation:
    """22.3.1 Only units in good order leave an entry area."""
    return None if crossing.cargo.order == GOOD else evidence(crossing.cargo.name)


@rule("18.6.3.e")
@rule.forbids("18.6.3.g")
def stacked_shells_do_not_cross(crossing: Crossing) -> Violation:
    """18.6.3 A supply point on its ready side may not go by sea."""
    return evidence(crossing.cargo.name) if crossing.cargo.fixed else None


CROSSING = (
    strait_is_for_the_axis,
    unit_is_not_at_kerch,
    soviets_are_in_taman,
    ferry_has_gone,
    came_to_the_strait_just_now,
    crossing_takes_the_whole_move,
    crossing_needs_good_order,
    stacked_shells_do_not_cross,
)


def _crossing(position: Position, side: int, action: CrossStrait) -> Crossing:
    cargo = cargo_of(position, action.unit)
    assert cargo is not None
    return Crossing(position, side, cargo)


def _cross_verdict(position: Position, side: int, action: CrossStrait) -> Verdict:
    crossing = _crossing(position, side, action)
    verdict = judge(CROSSING, crossing)
    return verdict and judge((map_has_its_mobile_supplies,), position, crossing.cargo, TAMAN)


def _crosses(position: Position, side: int) -> Iterator[CrossStrait]:
    if side == AXIS:
        yield from (CrossStrait(UNITS[unit]) for unit in position.at(KERCH_AREA))
        yield from (CrossStrait(supply_name(s.n)) for s in position.supplies if s.place == KERCH_AREA)


@rule("5.7.2.c", "5.7.2.d")
def _cross(game: S42Game, side: int, action: CrossStrait) -> None:
    """5.7.2 It is in Taman, has moved, and is disrupted if it is a combat unit."""
    cargo = _crossing(game.position, side, action).cargo
    game.change(carried(game.position, cargo, TAMAN, MOVED).having("kerch"))  # §5.7.2.e, §5.7.2.g
    game.log("strait-crossed", "5.7.2.c", unit=cargo.name, hex=HEXES[TAMAN])
    if cargo.unit >= 0:
        passed(game, (cargo.unit,), (cargo.place, TAMAN))
    if cargo.fights:
        disrupt(game, cargo.unit)  # §5.7.2.f


CROSS = Verb(
    CrossStrait,
    exists=lambda position, side, action: cargo_of(position, action.unit) is not None,
    candidates=_crosses,
    verdict=_cross_verdict,
    resolve=_cross,
)
"""5.7.2 In the movement phase."""
