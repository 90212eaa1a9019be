"""11.0 The supply check: units without a line lose a step; then transfers, fortresses, Stand Fast, withdrawals."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence, judge
from grognard.games.ava.combat.losses import lose_step
from grognard.games.ava.data.ground import AXIS, HEX, SOVIET
from grognard.games.ava.interface.actions import Decline, Done, LiftStandFast, Transfer, Withdraw
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import (
    AVAILABLE,
    CONSTANTS,
    HEXES,
    IS_MECH,
    SIDE,
    SIDES,
    UNIT,
    UNITS,
    WITHDRAWN,
    AvaGame,
    Position,
    names,
)
from grognard.games.ava.state.seats import seats_of
from grognard.games.ava.supply.communications import has_line, hex_has_line
from grognard.games.ava.supply.fortresses import BuildFortresses
from grognard.games.ava.turn.victory import Scoring


@rule("7.2.d", "11.0.a", "20.2.y")
class SupplyCheck(Procedure, frozen=True, kw_only=True):
    """11.0 Soviets first; on the last turn the game ends with it."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        game.log("supply-check", "11.0.a", turn=position.turn)
        steps: list[Procedure] = [CheckSide(side=SOVIET), CheckSide(side=AXIS), Withdrawals(), Transfers()]  # §11.1.c
        steps += [BuildFortresses(), StandFast()]
        if position.turn == position.rules.data.length(position.rules.length).turns:
            steps.append(Scoring())  # §5.0.b, §16.4.a
        game.then(*steps)


@rule("11.1.a")
class CheckSide(Procedure, frozen=True, kw_only=True):
    """11.1 Every unit of the side without a line loses one step; the Axis checks from turn 4 on, fortresses never."""

    side: int

    def run(self, game: AvaGame) -> None:
        position = game.position
        if self.side == AXIS and position.turn < CONSTANTS.axis_supply_from:  # §15.1.f, §15.1.g
            return
        cut = [unit for unit in position.on_map(self.side) if not has_line(position, unit)]  # §11.1.a, §14.2.e
        game.log("side-checked", "11.1.a", side=SIDES[self.side], count=len(cut), units=names(cut))
        for unit in cut:
            lose_step(game, unit, "11.1.a", supply=True)


# -- 18.2 withdrawals ------------------------------------------------------------------------------------------------


def withdrawable(position: Position) -> list[int]:
    """18.2 Mechanised Axis units on the map."""
    return [unit for unit in position.on_map(AXIS) if IS_MECH[unit]]


@rule("18.2.k")
class Withdrawals(Procedure, frozen=True, kw_only=True):
    """18.2 On turn 6 mechanised units with so much attack strength leave the map."""

    def run(self, game: AvaGame) -> None:
        due = game.position.rules.data.withdrawal
        if due is not None and game.position.turn == due.turn:
            game.then(WithdrawMore(left=due.attack))


class WithdrawMore(Procedure, frozen=True, kw_only=True):
    """18.2 Until the strength is reached, or nothing is left that could go."""

    left: int

    def run(self, game: AvaGame) -> None:
        if self.left > 0 and withdrawable(game.position):
            game.then(WithdrawUnits(seats=seats_of(game.position, AXIS), left=self.left))


@rule.forbids("18.2.k")
def only_armour_is_withdrawn(position: Position, unit: int) -> Violation:
    """18.2 Mechanised Axis units are withdrawn from the map."""
    return None if unit in withdrawable(position) else evidence(UNITS[unit])


@rule("18.2.l")
def withdraw(game: AvaGame, asked: WithdrawUnits, action: Withdraw) -> None:
    """18.2 The unit leaves for good."""
    unit, position = UNIT[action.unit], game.position
    strength = position.attack(unit)
    game.log("unit-withdrawn", "18.2.k", unit=action.unit, hex=HEXES[position.places[unit]], strength=strength)
    game.change(position.with_place(unit, WITHDRAWN))  # §18.2.m
    game.then(WithdrawMore(left=asked.left - strength))


WITHDRAW = Verb(
    Withdraw,
    candidates=lambda position, asked: [Withdraw(UNITS[unit]) for unit in withdrawable(position)],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, UNIT[action.unit]),
    forbids=(only_armour_is_withdrawn,),
    resolve=withdraw,
)


class WithdrawUnits(Decision, frozen=True, kw_only=True):
    """18.2 The Axis player chooses a mechanised unit, full or reduced."""

    rule: ClassVar[str] = "18.2.k"
    verbs = (WITHDRAW,)
    left: int

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-withdraw-units", {"left": self.left})


# -- 11.2 transfers --------------------------------------------------------------------------------------------------


@rule.forbids("11.2.a")
def only_axis_units_are_transferred(position: Position, unit: int) -> Violation:
    """11.2 The Axis player takes units of the own side off the map."""
    own = SIDE[unit] == AXIS and position.places[unit] >= 0
    return None if own else evidence(UNITS[unit])


@rule.forbids("11.2.b")
def transfer_has_no_line(position: Position, unit: int) -> Violation:
    """11.2 A unit leaves the map only if it can trace a line to an Axis source."""
    return None if has_line(position, unit) else evidence(UNITS[unit], HEXES[position.places[unit]])


@rule("11.2.a")
class Transfers(Procedure, frozen=True, kw_only=True):
    """11.2 The Axis player may take units off the map, as long as one of them has a line."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        if any(has_line(position, unit) for unit in position.on_map(AXIS)):
            game.then(TransferUnits(seats=seats_of(position, AXIS)))


@rule("11.2.a")
def transfer(game: AvaGame, asked: TransferUnits, action: Transfer) -> None:
    """11.2 The unit goes to the available box, and may come back as an ordinary reinforcement."""
    unit, position = UNIT[action.unit], game.position
    game.log("unit-transferred", "11.2.a", unit=action.unit, hex=HEXES[position.places[unit]])
    game.change(position.with_place(unit, AVAILABLE))  # §11.2.c
    game.then(Transfers())


TRANSFER = Verb(
    Transfer,
    candidates=lambda position, asked: [Transfer(UNITS[unit]) for unit in position.on_map(AXIS)],
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, UNIT[action.unit]),
    forbids=(only_axis_units_are_transferred, transfer_has_no_line),
    resolve=transfer,
)
TRANSFER_NO_MORE = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class TransferUnits(Decision, frozen=True, kw_only=True):
    """11.2 Which units leave the map."""

    rule: ClassVar[str] = "11.2.a"
    verbs = (TRANSFER, TRANSFER_NO_MORE)


# -- 16.2 Stand Fast -------------------------------------------------------------------------------------------------


@rule.forbids("16.2.k")
def no_stand_fast_marker_is_there(position: Position, hex_: int) -> Violation:
    """16.2 Only a Stand Fast marker that lies there can be removed."""
    return None if hex_ in position.stand_fast else evidence(HEXES[hex_])


@rule.forbids("16.2.m")
def city_is_lost(position: Position, hex_: int) -> Violation:
    """16.2 The major city must be under Soviet control."""
    return evidence(HEXES[hex_]) if hex_ in position.held else None


@rule.forbids("16.2.n")
def city_has_no_line(position: Position, hex_: int) -> Violation:
    """16.2 The major city must be able to trace a line of communication."""
    return None if hex_has_line(position, SOVIET, hex_) else evidence(HEXES[hex_])


LIFTING = (no_stand_fast_marker_is_there, city_is_lost, city_has_no_line)


@rule("16.2.k")
class StandFast(Procedure, frozen=True, kw_only=True):
    """16.2 From turn 6 on one marker may go at each supply check."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        if position.turn < CONSTANTS.stand_fast_from:
            return
        if any(judge(LIFTING, position, hex_) for hex_ in position.stand_fast):
            game.then(LiftMarker(seats=seats_of(position, SOVIET)))


@rule("16.2.l")
def lift_stand_fast(game: AvaGame, asked: LiftMarker, action: LiftStandFast) -> None:
    """16.2 The marker is removed."""
    left = tuple(hex_ for hex_ in game.position.stand_fast if hex_ != HEX[action.hex])
    game.change(replace(game.position, stand_fast=left))
    game.log("stand-fast-lifted", "16.2.l", hex=action.hex)


LIFT_STAND_FAST = Verb(
    LiftStandFast,
    candidates=lambda position, asked: [LiftStandFast(HEXES[hex_]) for hex_ in position.stand_fast],
    exists=lambda position, asked, action: action.hex in HEX,
    args=lambda position, asked, action: (position, HEX[action.hex]),
    forbids=LIFTING,
    resolve=lift_stand_fast,
)
LIFT_NOTHING = Verb(Decline, resolve=lambda game, asked, action: None, ends=True)


class LiftMarker(Decision, frozen=True, kw_only=True, tag="lift-stand-fast"):
    """16.2 One Stand Fast marker may be removed."""

    rule: ClassVar[str] = "16.2.k"
    verbs = (LIFT_STAND_FAST, LIFT_NOTHING)
