"""13.0 Disruption, full retreat and recovery; how units in full retreat flee from approaching enemies."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.counters.by_place import by_place, in_order
from grognard.core.events import Modifier
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.boxes.boxes import where
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import COMBAT, PACK, QUALITY, SIDE, UNIT, UNITS
from grognard.games.s42.interface import actions
from grognard.games.s42.interface.actions import FullRetreat, StayInFullRetreat
from grognard.games.s42.movement.ground import are_adjacent
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    CHOSE_FULL_RETREAT,
    IN_FULL_RETREAT,
    REPLACED,
    TRAIN,
    Position,
    S42Game,
    names,
    place_name,
)
from grognard.games.s42.state.zones import in_zoc
from grognard.games.s42.turn.phases import opens
from grognard.games.s42.turn.weather import sky
from grognard.series.zoc_bonds.disorder import are_fugitives, better, in_disorder, put, rally, rally_roll, worse

TABLES = PACK.tables
CLASSES = {1: ("elite", "13.5.c"), -1: ("low", "13.5.d")}
RECOVERS = next(die for die in range(1, 7) if TABLES.recovers(die))
"""13.5 The smallest total that brings a unit back by one level."""


@rule("13.1.1.a")
def disrupt(game: S42Game, unit: int, *, rout: bool = False) -> None:
    """13.1 A unit in good order is disrupted, a disrupted one goes into full retreat; `rout` does that at once. A unit
    in full retreat suffers nothing more, and non-combat units are always in good order. A unit that came by train is
    not affected."""
    piece = game.position.pieces[unit]
    if not COMBAT[unit]:  # §13.1.1.c, §19.2.c
        game.change(game.position.unmark((unit,), TRAIN))
        return
    order = worse(piece.order, rout=rout)  # §13.1.2.a, §13.1.3.b, §13.1.3.c, §13.3.2.m
    game.change(put(game.position, unit, order, cleared=TRAIN))  # §5.6.5.d
    if order != IN_FULL_RETREAT:
        game.log("unit-disrupted", "13.1.2.a", unit=UNITS[unit])
    elif piece.order != IN_FULL_RETREAT:
        game.log("unit-routed", "13.1.3.b" if rout else "13.1.3.c", unit=UNITS[unit])


# -- 13.1.3 of their own will ----------------------------------------------------------------------------------------


@rule.forbids("13.1.3.a")
def is_not_the_mover_s(position: Position, side: int, unit: int) -> Violation:
    """13.1.3 A player chooses full retreat for friendly units, in their own movement phase."""
    return None if SIDE[unit] == side else evidence(UNITS[unit])


@rule("19.2.c")
@rule.forbids("13.1.1.c")
def never_loses_order(position: Position, side: int, unit: int) -> Violation:
    """13.1.1 Non-combat units are always in good order."""
    return None if COMBAT[unit] else evidence(UNITS[unit])


@rule.forbids("13.1.3.a")
def is_in_full_retreat_already(position: Position, side: int, unit: int) -> Violation:
    """13.1.3 Only units that are disrupted or in good order go into full retreat."""
    return evidence(UNITS[unit]) if position.pieces[unit].order == IN_FULL_RETREAT else None


@rule.forbids("13.1.3.a")
def has_nowhere_to_run_from(position: Position, side: int, unit: int) -> Violation:
    """13.1.3 The marker is placed on units on the map."""
    return evidence(UNITS[unit]) if position.pieces[unit].place < 0 else None


CHOOSING_FULL_RETREAT = (is_not_the_mover_s, has_nowhere_to_run_from, never_loses_order, is_in_full_retreat_already)


@rule("13.1.3.a", "13.3.1.d")
def choose_full_retreat(game: S42Game, unit: int) -> None:
    """13.1.3 The unit goes into full retreat. It is recorded that this was voluntary: this turn it leaves the ZOC it
    began in at no extra cost."""
    position = put(game.position, unit, IN_FULL_RETREAT).mark((unit,), CHOSE_FULL_RETREAT)
    game.change(position)
    game.log("unit-chose-full-retreat", "13.1.3.a", unit=UNITS[unit], hex=place_name(position.pieces[unit].place))


@rule("13.3.1.d")
def leaves_freely(position: Position, unit: int) -> bool:
    """13.3.1 A unit that chose full retreat this turn ignores the cost of leaving an enemy ZOC."""
    return position.pieces[unit].has(CHOSE_FULL_RETREAT)


def _steady_at(position: Position, side: int, place: int) -> tuple[int, ...]:
    units, pieces = position.stack(place), position.pieces
    return tuple(u for u in units if SIDE[u] == side and COMBAT[u] and pieces[u].order != IN_FULL_RETREAT)


@by_place(_steady_at)
def _steady(position: Position, side: int) -> list[int]:
    """The combat units in each hex that are not in full retreat."""
    return position.occupied(side)


@cache
def _full_retreat_of(unit: int) -> FullRetreat:
    return FullRetreat(UNITS[unit])


def _full_retreats(position: Position, side: int) -> list[FullRetreat]:
    """13.1.3 Combat units on the map that are not in full retreat: nothing else prevents it."""
    return [_full_retreat_of(unit) for unit in _steady(position, side).gathered(in_order)]


FULL_RETREAT = Verb(
    FullRetreat,
    candidates=_full_retreats,
    legal=_full_retreats,
    exists=lambda position, side, action: action.unit in UNIT,
    args=lambda position, side, action: (position, side, UNIT[action.unit]),
    forbids=CHOOSING_FULL_RETREAT,
    resolve=lambda game, side, action: choose_full_retreat(game, UNIT[action.unit]),
    confirm=True,
)
"""13.1.3 What the movement phase offers."""


# -- 13.3.2 flight ---------------------------------------------------------------------------------------------------


@rule("13.3.2.b", "13.3.2.k")
def is_covered(position: Position, side: int, hex_: int) -> bool:
    """13.3.2 A combat unit of the side that is not in full retreat is in the hex: units in full retreat may enter it
    and stay, whatever enemy is near."""
    return any(position.pieces[unit].order != IN_FULL_RETREAT for unit in position.fighters(hex_, side))


@rule("13.3.2.g", "13.3.2.h")
def hexes_in_full_retreat(position: Position, side: int, hex_: int) -> list[int]:
    """13.3.2 Adjacent hexes where all combat units of a side are in full retreat."""
    country, weather = position.country, sky(position)
    return [
        edge.to_hex
        for edge in country.edges[hex_]
        if are_fugitives(position, position.fighters(edge.to_hex, side))
        and are_adjacent(country, weather, hex_, edge.to_hex)
    ]


# -- 13.4 recovery ---------------------------------------------------------------------------------------------------


@rule("13.4.e")
def units_in_full_retreat(position: Position, side: int) -> list[int]:
    """13.4 The units of a side that are in full retreat, wherever they are."""
    return [unit for unit in in_disorder(position, side) if position.pieces[unit].order == IN_FULL_RETREAT]


@rule("3.0.zb", "21.4.i")
def refitted(position: Position) -> Position:
    """3.0, 21.4 Replacement markers are removed."""
    return position.unmark([unit for unit, piece in enumerate(position.pieces) if piece.has(REPLACED)], REPLACED)


@opens("recovery")
@rule("3.0.z", "3.0.za", "13.3.2.l")
class RecoveryPhase(Procedure, frozen=True, kw_only=True):
    """13.4 All units outside enemy ZOC, including those in entry areas, recover a level; the others roll. Units in full
    retreat may be left in it."""

    side: int
    asked: bool = False
    kept: tuple[int, ...] = ()
    """13.4 Units that their owner leaves in full retreat."""

    def run(self, game: S42Game) -> None:
        if not self.asked and units_in_full_retreat(game.position, self.side):
            game.then(KeepInFullRetreat(seats=(SIDES[self.side],), phase=self))
            return
        kept = self.kept  # §13.4.e
        rally(game, self.side, is_pressed=self.is_pressed, roll=self.roll, recover=self.recover, kept=kept)  # §27.2.3.f
        game.change(refitted(game.position))
        game.log("recovered", "13.4.a", side=SIDES[self.side])

    @rule("13.4.a", "13.4.d")
    def is_pressed(self, position: Position, unit: int) -> bool:
        place = where(position, unit)
        return place >= 0 and in_zoc(position, self.side, place)

    @rule("2.3.2.l")
    def roll(self, game: S42Game, unit: int) -> None:
        """13.5 In the combat zone five or six; elite units add one, low-quality ones subtract one."""
        modifiers: tuple[Modifier, ...] = ()
        if QUALITY[unit]:
            cause, clause = CLASSES[QUALITY[unit]]  # §13.5.c, §13.5.d
            modifiers = (Modifier("quality", TABLES.modifier("recovery", cause), clause, "total"),)
        roll = rally_roll(game, RECOVERS, modifiers)  # §13.5.b
        hex_ = place_name(game.position.pieces[unit].place)
        game.log("recovery-rolled", "13.5.b", roll=roll, unit=UNITS[unit], hex=hex_)
        if roll.hits:  # §13.5.a
            self.recover(game, unit)

    @rule("13.4.b", "13.4.c")
    def recover(self, game: S42Game, unit: int) -> None:
        """13.4 One level of disorder less: from full retreat to disruption, from disruption to good order."""
        piece = game.position.pieces[unit]
        game.change(put(game.position, unit, better(piece.order)))
        game.log("unit-recovered", "13.4.a", unit=UNITS[unit], hex=place_name(piece.place))


@rule.forbids("13.4.a")
def recovers_in_its_own_turn(position: Position, side: int, unit: int) -> Violation:
    """13.4 Only units of the active player recover, or are left as they are."""
    return None if SIDE[unit] == side else evidence(UNITS[unit])


@rule.forbids("13.4.e")
def is_not_in_full_retreat(position: Position, side: int, unit: int) -> Violation:
    """13.4 Only units in full retreat may be left as they are; disrupted ones recover."""
    return None if position.pieces[unit].order == IN_FULL_RETREAT else evidence(UNITS[unit])


def _others(position: Position, choice: KeepInFullRetreat) -> list[StayInFullRetreat]:
    units = in_disorder(position, choice.phase.side)
    return [StayInFullRetreat(UNITS[unit]) for unit in units if unit not in choice.phase.kept]


def stay_in_full_retreat(game: S42Game, choice: KeepInFullRetreat, action: StayInFullRetreat) -> None:
    """13.4 The unit stays in full retreat; when no unit is left to decide about, the others recover."""
    kept = (*choice.phase.kept, UNIT[action.unit])
    more = set(units_in_full_retreat(game.position, choice.phase.side)) - set(kept)
    phase = replace(choice.phase, kept=kept, asked=not more)
    game.then(replace(choice, phase=phase) if more else phase)


STAY_IN_FULL_RETREAT = Verb(
    StayInFullRetreat,
    candidates=_others,
    exists=lambda position, choice, action: action.unit in UNIT and UNIT[action.unit] not in choice.phase.kept,
    args=lambda position, choice, action: (position, choice.phase.side, UNIT[action.unit]),
    forbids=(recovers_in_its_own_turn, is_not_in_full_retreat),
    resolve=stay_in_full_retreat,
)
RALLY = Verb(
    actions.Rally,
    resolve=lambda game, choice, action: game.then(replace(choice.phase, asked=True)),
    irreversible=True,
    ends=True,
    confirm=True,
)


class KeepInFullRetreat(Decision, frozen=True, kw_only=True):
    """13.4 The owner chooses which units stay in full retreat, to flee by themselves; then the others recover."""

    rule: ClassVar[str] = "13.4.e"
    verbs = (STAY_IN_FULL_RETREAT, RALLY)
    phase: RecoveryPhase

    def subject(self, game: S42Game) -> tuple[str, ...]:
        units = units_in_full_retreat(game.position, self.phase.side)
        return names(unit for unit in units if unit not in self.phase.kept)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-keep-in-full-retreat", {"count": len(self.subject(game))})
