"""10.2 Which units take the step losses of a combat: what limits the choice, for either player."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.combat.losses import lose_step, standing
from grognard.games.s42.combat.strength import Battle, present, retreated_before, survivors
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, BRACKETED, COMBAT, GERMAN, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import LoseStep
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game
from grognard.series.zoc_bonds.losses import LossChoice, take_loss


class LossAllocation(Struct, frozen=True):
    """A unit that would lose a step in a combat."""

    position: Position
    battle: Battle
    unit: int

    @property
    def attacks(self) -> bool:
        return SIDE[self.unit] == self.battle.side

    @property
    def fought(self) -> list[int]:
        """The units of its side to choose from."""
        return attackers(self.position, self.battle) if self.attacks else defenders(self.position, self.battle)


@rule("10.1.a", "10.2.1.a", "10.2.1.c")
def attackers(position: Position, battle: Battle) -> list[int]:
    """10.2.1 The surviving attackers; supporting artillery and aircraft are not among them."""
    return list(survivors(position, battle).units)


@rule("10.2.1.b", "12.4.c")
def defenders(position: Position, battle: Battle) -> list[int]:
    """10.2.1, 12.4 The units in the hex whose strength was used; if none of them is left, the others, but never units
    that had already retreated."""
    there = position.fighters(battle.target, 1 - battle.side)
    fought = {standing(position, unit) for unit in battle.defenders}
    left = [unit for unit in there if unit in fought]
    return left or [unit for unit in there if not retreated_before(position, battle, unit)]


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule("10.2.3.e", "19.3.c")
@rule.forbids("10.2.3.d")
def others_take_no_losses(loss: LossAllocation) -> Violation:
    """10.2.3, 19.3 A loss falls on a combat unit; others cannot be chosen, and markers are not units."""
    return None if COMBAT[loss.unit] else evidence(UNITS[loss.unit])


@rule.forbids("12.4.c")
def was_beaten_before(loss: LossAllocation) -> Violation:
    """12.4 Units that already retreated are not chosen."""
    beaten = not loss.attacks and retreated_before(loss.position, loss.battle, loss.unit)
    return evidence(UNITS[loss.unit]) if beaten else None


@rule.forbids("10.2.1.a", "10.2.1.b")
def took_no_part(loss: LossAllocation) -> Violation:
    """10.2.1 A loss falls on units whose strength was used, while there are any."""
    clause = "10.2.1.a" if loss.attacks else "10.2.1.b"
    return None if loss.unit in loss.fought else evidence(UNITS[loss.unit], by=clause)


@rule("9.8.c")
@rule.forbids("10.2.3.b")
def bracketed_die_last(loss: LossAllocation) -> Violation:
    """9.8, 10.2.3 A unit with a bracketed strength is chosen only if no other is left."""
    unbracketed = [unit for unit in loss.fought if not BRACKETED[unit]]
    return evidence(UNITS[loss.unit], UNITS[unbracketed[0]]) if BRACKETED[loss.unit] and unbracketed else None


@rule("10.2.3.c", "20.5.2.b")
@rule.forbids("20.5.2.a")
def allies_are_no_cannon_fodder(loss: LossAllocation) -> Violation:
    """10.2.3, 20.5.2 A reduced German ally is not eliminated while a German unit that fought is unreduced; a one-step
    ally is."""
    position, unit = loss.position, loss.unit
    ally = SIDE[unit] == AXIS and not GERMAN[unit]
    if not ally or position.full(unit) or position.pieces[unit].steps > 1:
        return None
    fresh = [german for german in loss.fought if GERMAN[german] and position.full(german)]
    return evidence(UNITS[unit], UNITS[fresh[0]]) if fresh else None


@rule.forbids("10.1.a")
def is_not_of_the_combat(position: Position, victims: tuple[int, ...], unit: int) -> Violation:
    """10.1 A loss of the attacker or defender falls on a unit of that side in this combat."""
    own = SIDE[unit] == SIDE[victims[0]]
    stacks = {position.pieces[victim].place for victim in victims}
    return None if own and position.pieces[unit].place in stacks else evidence(UNITS[unit])


TAKING = (others_take_no_losses, was_beaten_before, took_no_part, bracketed_die_last, allies_are_no_cannon_fodder)


@rule("10.2.1.a", "10.2.3.a")
def victims(position: Position, battle: Battle, side: int) -> list[int]:
    """10.2 The units of a side that may lose a step, whichever player chooses."""
    fought = attackers(position, battle) if side == battle.side else defenders(position, battle)
    return [unit for unit in fought if judge(TAKING, LossAllocation(position, battle, unit))]


# -- the loss --------------------------------------------------------------------------------------------------------


@rule("10.2.2.a", "10.2.2.b")
class AttackerLoss(Procedure, frozen=True, kw_only=True):
    """10.2.2 An attacking unit loses a step; its owner chooses it, or the enemy."""

    battle: Battle
    by_enemy: bool = False

    def run(self, game: S42Game) -> None:
        victims = self.victims(game.position)
        take_loss(game, victims, lambda unit: lose_step(game, unit, "10.3"), lambda units: self.ask(game, units))

    def victims(self, position: Position) -> list[int]:
        return victims(position, self.battle, self.battle.side)

    def ask(self, game: S42Game, victims: tuple[int, ...]) -> ChooseLoss:
        side = 1 - self.battle.side if self.by_enemy else self.battle.side  # §11.4.1.e, §11.4.1.f
        return ChooseLoss(seats=(SIDES[side],), victims=victims, battle=self.battle)


@rule("10.2.2.a", "10.2.2.b", "11.2.3.b")
class DefenderLoss(Procedure, frozen=True, kw_only=True):
    """10.2.2 A defender loses a step; in a determined defence the lead unit does."""

    battle: Battle
    by_enemy: bool = False
    lead: int = -1

    def run(self, game: S42Game) -> None:
        victims = self.victims(game.position)
        take_loss(game, victims, lambda unit: lose_step(game, unit, "10.3"), lambda units: self.ask(game, units))

    def victims(self, position: Position) -> list[int]:
        if self.lead < 0:
            return victims(position, self.battle, 1 - self.battle.side)
        lead = standing(position, self.lead)
        return [lead] if present(position, lead) else []

    def ask(self, game: S42Game, victims: tuple[int, ...]) -> ChooseLoss:
        side = self.battle.side if self.by_enemy else 1 - self.battle.side
        return ChooseLoss(seats=(SIDES[side],), victims=victims, battle=self.battle)


def _may_lose(position: Position, choice: ChooseLoss, action: LoseStep) -> Verdict:
    """Any unit can be named: for one that may not lose the step the reason is given."""
    unit = UNIT[action.unit]
    near = judge((is_not_of_the_combat,), position, choice.victims, unit)
    return near and judge(TAKING, LossAllocation(position, choice.battle, unit))


LOSE_STEP = Verb(
    LoseStep,
    candidates=lambda position, choice: (LoseStep(UNITS[unit]) for unit in choice.victims),
    exists=lambda position, choice, action: action.unit in UNIT,
    verdict=_may_lose,
    resolve=lambda game, choice, action: lose_step(game, UNIT[action.unit], choice.cause),
)


class ChooseLoss(LossChoice, frozen=True, kw_only=True):
    """10.2.2 The owner, or after DS, EX and DRX the enemy, chooses which unit loses the step; the same limits bind
    both."""

    rule: ClassVar[str] = "10.2.2"
    verbs = (LOSE_STEP,)
    counters = UNITS
    cause: str = "10.3"
    battle: Battle

    def answer(self, counter: str) -> LoseStep:
        return LoseStep(counter)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-loss", {"side": SIDES[SIDE[self.victims[0]]]})
