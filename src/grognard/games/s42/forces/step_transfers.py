"""32.1, 32.2 The steps that withdrawn units should take along: missing ones are lost by other units, surplus ones are
transferred."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.combat.losses import lose_step
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import (
    GERMAN,
    NATION,
    PACK,
    REMNANT,
    SIDE,
    SOVIET,
    STEPS,
    TYPE,
    UNIT,
    UNITS,
)
from grognard.games.s42.forces.replacements import identity, restored
from grognard.games.s42.interface.actions import EndTransfers, LoseStep, Revive, TransferStep
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ELIMINATED, Piece, Position, S42Game, names, place_name
from grognard.games.s42.supply.lines import has_line
from grognard.series.zoc_bonds.losses import LossChoice, take_loss

SIZE = tuple(unit.size for unit in PACK.units)
PANZER = tuple(GERMAN[u] and TYPE[u] == "tank" and SIZE[u] == "XX" and not REMNANT[u] for u in range(len(UNITS)))
"""32.1 Panzer divisions."""
REFILLED = tuple(GERMAN[u] and TYPE[u] in ("tank", "panzergrenadier") and SIZE[u] == "XX" for u in range(len(UNITS)))
"""32.1 Panzer and panzergrenadier divisions, remnants included."""
TANK_CORPS = tuple(SIDE[u] == SOVIET and TYPE[u] == "tank" and SIZE[u] == "XXX" for u in range(len(UNITS)))
"""32.2 Tank corps, Guards included."""
BRIGADE = tuple(
    SIDE[u] == SOVIET and TYPE[u] == "tank" and SIZE[u] == "X" and NATION[u] != "guards" for u in range(len(UNITS))
)
"""32.2 Tank brigades other than Guards."""


# -- 32.1, 32.2 steps that are missing -------------------------------------------------------------------------------


@rule("32.1.i", "32.2.d", "32.2.e")
class Forfeit(Procedure, frozen=True, kw_only=True):
    """32.1, 32.2 A panzer division, or tank corps, on the map loses a step for a withdrawn unit that lacked it; the
    owner chooses."""

    # RULING s42-803: those who have a step to spare come first; if none has one, a last step goes.
    side: int
    what: str

    def run(self, game: S42Game) -> None:
        victims = self.victims(game.position)
        take_loss(
            game, victims, lambda unit: lose_step(game, unit, _cause(self.what)), lambda units: self.ask(game, units)
        )

    def victims(self, position: Position) -> list[int]:
        kinds = PANZER if self.what == "elite-panzers" else TANK_CORPS
        there = [unit for unit in range(len(UNITS)) if kinds[unit] and position.pieces[unit].place >= 0]
        return [unit for unit in there if position.pieces[unit].steps > 1] or there

    def ask(self, game: S42Game, victims: tuple[int, ...]) -> ChooseForfeit:
        return ChooseForfeit(seats=(SIDES[self.side],), victims=victims, cause=_cause(self.what))


def _cause(what: str) -> str:
    return "32.1.i" if what == "elite-panzers" else "32.2.e"


@rule.forbids("32.1.i", "32.2.e")
def cannot_stand_in(victims: tuple[int, ...], unit: int, cause: str) -> Violation:
    """32.1, 32.2 The missing steps come from units on the map, of the kind being withdrawn."""
    return None if unit in victims else evidence(UNITS[unit], by=cause)


FORFEIT = Verb(
    LoseStep,
    exists=lambda position, asked, action: action.unit in UNIT,
    candidates=lambda position, asked: [LoseStep(UNITS[unit]) for unit in asked.victims],
    args=lambda position, asked, action: (asked.victims, UNIT[action.unit], asked.cause),
    forbids=(cannot_stand_in,),
    resolve=lambda game, asked, action: lose_step(game, UNIT[action.unit], asked.cause),
)


class ChooseForfeit(LossChoice, frozen=True, kw_only=True):
    """32.1, 32.2 The units that can lose a step in place of the withdrawn ones."""

    rule: ClassVar[str] = "32.1.i"
    verbs = (FORFEIT,)
    counters = UNITS

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-forfeit")


# -- 32.1, 32.2 steps to pass on -------------------------------------------------------------------------------------


class Gift(Struct, frozen=True):
    """A step of a withdrawn unit that would go to another."""

    position: Position
    what: str
    unit: int


def _stranger(gift: Gift, kinds: tuple[bool, ...]) -> Violation:
    return None if kinds[gift.unit] else evidence(UNITS[gift.unit])


@rule.forbids("32.1.k")
def is_no_panzer_division(gift: Gift) -> Violation:
    """32.1 Panzer and panzergrenadier divisions take panzer steps."""
    return _stranger(gift, REFILLED) if gift.what == "elite-panzers" else None


@rule.forbids("32.2.f")
def is_no_corps_of_tanks(gift: Gift) -> Violation:
    """32.2 Tank corps take the step of a tank corps."""
    return _stranger(gift, TANK_CORPS) if gift.what == "tank-corps" else None


def _unfit(gift: Gift) -> Violation:
    """At full strength, off the map, or out of supply; a remnant is reduced."""
    position, unit = gift.position, gift.unit
    weak = position.pieces[unit].place >= 0 and (bool(REMNANT[unit]) or not position.full(unit))
    return None if weak and has_line(position, unit) else evidence(UNITS[unit])


@rule.forbids("32.1.k")
def division_takes_no_step(gift: Gift) -> Violation:
    """32.1 Only reduced ones, on the map and in supply."""
    return _unfit(gift) if gift.what == "elite-panzers" else None


@rule.forbids("32.2.f")
def corps_takes_no_step(gift: Gift) -> Violation:
    """32.2 Only reduced ones, on the map and in supply."""
    return _unfit(gift) if gift.what == "tank-corps" else None


@rule.forbids("32.2.g")
def is_no_lost_brigade(gift: Gift) -> Violation:
    """32.2 A tank brigade other than Guards from the eliminated box, in place of a tank corps."""
    fits = gift.what == "tank-corps" and BRIGADE[gift.unit] and gift.position.pieces[gift.unit].place == ELIMINATED
    return None if fits else evidence(UNITS[gift.unit])


def _gift(position: Position, asked: TransferSteps, action: TransferStep | Revive) -> tuple[Gift]:
    return (Gift(position, asked.what, UNIT[action.unit]),)


def _weak(position: Position, asked: TransferSteps) -> list[TransferStep]:
    kinds = REFILLED if asked.what == "elite-panzers" else TANK_CORPS
    weak = [u for u in position.on_map(asked.side) if kinds[u] and (REMNANT[u] or not position.full(u))]
    return [TransferStep(name) for name in names(weak)]


@rule("32.1.k", "32.2.f")
def _transfer_step(game: S42Game, asked: TransferSteps, action: TransferStep) -> None:
    unit = UNIT[action.unit]
    game.change(strengthened(game.position, unit))
    whom = UNITS[identity(game.position, unit)]
    game.log("step-transferred", "32.1.k" if asked.what == "elite-panzers" else "32.2.f", unit=whom)
    _go_on(game, asked)


TRANSFER_STEP = Verb(
    TransferStep,
    exists=lambda position, asked, action: action.unit in UNIT,
    candidates=_weak,
    args=_gift,
    forbids=(is_no_panzer_division, is_no_corps_of_tanks, division_takes_no_step, corps_takes_no_step),
    resolve=_transfer_step,
)


def _lost(position: Position, asked: TransferSteps) -> list[Revive]:
    lost = [u for u in position.at(ELIMINATED) if BRIGADE[u]] if asked.what == "tank-corps" else []
    return [Revive(name) for name in names(lost)]


@rule("32.2.g", "32.2.h")
def _revive(game: S42Game, asked: TransferSteps, action: Revive) -> None:
    """32.2 The brigade is placed where the last corps was withdrawn."""
    unit = UNIT[action.unit]
    game.change(game.position.with_piece(unit, Piece(asked.place, STEPS[unit])))
    game.log("brigade-revived", "32.2.g", unit=UNITS[unit], place=place_name(asked.place))
    _go_on(game, asked)


REVIVE = Verb(
    Revive,
    exists=lambda position, asked, action: action.unit in UNIT,
    candidates=_lost,
    args=_gift,
    forbids=(is_no_lost_brigade,),
    resolve=_revive,
)


def _go_on(game: S42Game, asked: TransferSteps) -> None:
    if asked.steps > 1:
        offer(game, replace(asked, steps=asked.steps - 1))  # §32.1.m


END_TRANSFERS = Verb(EndTransfers, resolve=lambda game, asked, action: None, ends=True, confirm=True)


class TransferSteps(Decision, frozen=True, kw_only=True):
    """32.1, 32.2 Step by step, one division may get two; no replacement markers, and unused steps are lost."""

    rule: ClassVar[str] = "32.1.k"
    verbs = (TRANSFER_STEP, REVIVE, END_TRANSFERS)
    side: int
    what: str
    steps: int
    place: int
    """Where the last withdrawn unit was."""

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-transfer-steps", {"count": self.steps})


@rule("32.1.n", "32.2.j")
def offer(game: S42Game, choice: TransferSteps) -> None:
    """32.1, 32.2 If no unit can take a step, it is lost without asking."""
    if len(choice.actions(game)) > 1:
        game.then(choice)


def strengthened(position: Position, unit: int) -> Position:
    """One step more; a remnant becomes its division again."""
    if REMNANT[unit]:
        return restored(position, unit)
    piece = position.pieces[unit]
    return position.with_piece(unit, replace(piece, steps=piece.steps + 1))  # §32.1.l, §32.2.h
