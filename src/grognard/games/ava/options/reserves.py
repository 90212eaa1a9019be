"""17.2 Reserves and OKH: a die says how many units are activated, anywhere on the map. 18.1 limits the Soviet ones."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.ava.data.ground import PACK, SOVIET
from grognard.games.ava.interface.actions import Activate
from grognard.games.ava.movement.movement import unit_is_the_enemys
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import IS_HQ, SIDES, UNIT, UNITS, AvaGame, Position
from grognard.games.ava.state.seats import seats_of
from grognard.games.ava.turn.activation import (
    ACTIVATE_NO_MORE,
    ChooseActive,
    activate,
    command_range,
    unit_choices,
)


@rule("17.2.g", "17.2.h", "17.2.i")
def uncommanded(position: Position, side: int) -> tuple[int, ...]:
    """17.2 Units in the command range of no headquarters."""
    hqs = [unit for unit in position.on_map(side) if IS_HQ[unit]]
    covered: set[int] = set()
    for hq in hqs:
        covered |= command_range(position, hq)
    return tuple(unit for unit in position.on_map(side) if position.places[unit] not in covered)


@rule("7.2.c", "17.2.b", "20.2.z")
class ActivateReserve(Procedure, frozen=True, kw_only=True):
    """17.2 The die gives the number; any units may be chosen, headquarters too, which then activate no units."""

    chit: str

    def run(self, game: AvaGame) -> None:
        position = game.position
        side = SIDES.index(PACK.chits[self.chit].side)
        table = PACK.tables.reserve[position.rules.data.reserve_table if side == SOVIET else "standard"]  # §18.1.t
        dice = game.roll(1)
        count = table.units[dice[0] - 1]  # §17.2.c
        game.log("reserve-rolled", "17.2.c", roll=Roll(dice), chit=self.chit, count=count)
        among = tuple(position.on_map(side))  # §17.2.l
        if not among:
            return
        slow = uncommanded(position, side) if side == SOVIET else ()  # §17.2.k
        operation = Operation(chit=self.chit, side=side, active=(), shy=table.limited, slow=slow, reserve=True)
        choice = ChooseReserve(seats=seats_of(position, side), operation=operation, among=among, count=count)
        game.then(choice)  # §17.2.m


@rule.forbids("17.2.b")
def reserve_is_not_on_the_map(position: Position, unit: int) -> Violation:
    """17.2 Reserve and OKH activate units on the map."""
    return evidence(UNITS[unit]) if position.places[unit] < 0 else None


@rule.forbids("17.2.c")
def is_among_the_chosen(operation: Operation, unit: int) -> Violation:
    """17.2 Each unit counts once towards the number of the die."""
    return evidence(UNITS[unit]) if unit in operation.active else None


def may_activate_reserve(position: Position, asked: ChooseReserve, action: Activate) -> Verdict:
    unit = UNIT[action.unit]
    eligible = judge((unit_is_the_enemys, is_among_the_chosen), asked.operation, unit)
    return eligible and judge((reserve_is_not_on_the_map,), position, unit)


ACTIVATE_RESERVE = Verb(
    Activate,
    candidates=unit_choices,
    exists=lambda position, asked, action: action.unit in UNIT,
    verdict=may_activate_reserve,
    resolve=activate,
)


class ChooseReserve(ChooseActive, frozen=True, kw_only=True):
    """17.2 Which units Reserve or OKH activates."""

    rule: ClassVar[str] = "17.2.c"
    verbs = (ACTIVATE_RESERVE, ACTIVATE_NO_MORE)

    def chosen(self) -> Operation:
        return self.operation
