"""11.2 Which units take the step losses of a combat: what limits the choice, for either player."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.advance.advance_step import FOLLOWING, AdvanceStep, Run
from grognard.games.h44.combat.losses import lose_step
from grognard.games.h44.combat.strength import Battle, elite_majority, leaders, retreated_before, survivors
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import ARTILLERY, MORALE, SIDE, SIDES, SUPPLY_HEAD, UNIT, UNITS
from grognard.games.h44.interface.actions import LoseStep
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position
from grognard.series.zoc_bonds.losses import LossChoice, take_loss

MORALE_RESULTS = ("A1", "A1/ENG", "A1/DR", "A1/D1")
"""10.6 The results whose loss an elite unit must take if morale gave a shift."""


class LossAllocation(Struct, frozen=True):
    """A unit that would lose a step in a combat."""

    position: Position
    battle: Battle
    label: str
    """The result of the combat table; empty for losses of a determined defence."""
    unit: int

    @property
    def attacks(self) -> bool:
        return SIDE[self.unit] == self.battle.side


# -- the attacker ----------------------------------------------------------------------------------------------------


@rule("10.6.d", "11.2.f")
def elite_first(position: Position, battle: Battle, label: str) -> list[int]:
    """11.2 The units of the lead formation and the attached unit that may take the loss: where an elite majority gave a
    shift, only elite units after these results."""
    lead = leaders(position, battle)
    if label in MORALE_RESULTS and elite_majority(position, lead):
        return [unit for unit in lead if MORALE[unit] > 0]
    return lead  # §12.3.i


def could_follow_up(position: Position, battle: Battle, unit: int) -> bool:
    """11.2 Whether a unit can advance into the hex it attacks: vehicles need the road or bridge, artillery stays, and a
    corps boundary binds its units."""
    here = position.pieces[unit].place
    return judge(FOLLOWING, AdvanceStep(position, battle, "limited", Run(unit, here), battle.target)) is True


@rule("11.2.e")
def attacker_victims(position: Position, battle: Battle, label: str) -> list[int]:
    """11.2 The loss falls on the lead formation or the attached unit, never on supporting artillery; on an elite unit
    if morale gave a shift; if possible on a unit that could advance. If none of these is left, the loss is ignored."""
    battle = survivors(position, battle)
    able = elite_first(position, battle, label)
    return [unit for unit in able if could_follow_up(position, battle, unit)] or able  # §11.2.e


@rule("12.3.i")
@rule.forbids("11.2.d")
def is_not_of_the_lead(allocation: LossAllocation) -> Violation:
    """11.2 An attacker's loss falls on the lead formation or the attached unit."""
    wrong = allocation.attacks and allocation.unit not in leaders(allocation.position, allocation.battle)
    return evidence(UNITS[allocation.unit]) if wrong else None


@rule("10.6.d")
@rule.forbids("11.2.f")
def is_not_elite(allocation: LossAllocation) -> Violation:
    """10.6 A side that had the shift for elite units takes the loss with one of them."""
    wrong = allocation.attacks and allocation.unit not in elite_first(
        allocation.position, allocation.battle, allocation.label
    )
    return evidence(UNITS[allocation.unit]) if wrong else None


@rule.forbids("11.2.e")
def could_not_follow_up(allocation: LossAllocation) -> Violation:
    """11.2 The loss falls on a unit that can advance into the hex, if there is one."""
    wrong = allocation.attacks and allocation.unit not in attacker_victims(
        allocation.position, allocation.battle, allocation.label
    )
    return evidence(UNITS[allocation.unit], HEXES[allocation.battle.target]) if wrong else None


# -- the defender ----------------------------------------------------------------------------------------------------


@rule("13.5.c")
def not_yet_beaten(position: Position, battle: Battle) -> list[int]:
    """13.5 The defenders that have not already retreated this phase; all of them if each has."""
    stack = [unit for unit in position.stack(battle.target) if SIDE[unit] != battle.side]
    return [unit for unit in stack if not retreated_before(position, battle, unit)] or stack


@rule("11.2.h", "18.2.2.k")
def defender_victims(position: Position, battle: Battle) -> list[int]:
    """11.2 The units in the hex; supporting artillery is elsewhere. Not units that had already retreated, and a supply
    head only when no other unit is left."""
    fresh = not_yet_beaten(position, battle)
    return [unit for unit in fresh if not SUPPLY_HEAD[unit]] or fresh  # §11.2.h, §18.2.2.k


@rule.forbids("13.5.c")
def was_beaten_before(allocation: LossAllocation) -> Violation:
    """13.5 Units that have already retreated are not chosen."""
    wrong = not allocation.attacks and allocation.unit not in not_yet_beaten(allocation.position, allocation.battle)
    return evidence(UNITS[allocation.unit]) if wrong else None


@rule.forbids("11.2.h")
def supply_head_dies_last(allocation: LossAllocation) -> Violation:
    """11.2 A supply head is chosen only if no other unit is left."""
    wrong = not allocation.attacks and allocation.unit not in defender_victims(allocation.position, allocation.battle)
    return evidence(UNITS[allocation.unit]) if wrong else None


@rule.forbids("13.3.b")
def did_not_stop(unit: int, victims: tuple[int, ...]) -> Violation:
    """13.3 One of the units that stopped in the first hex loses the step, a supply head last."""
    return None if unit in victims else evidence(UNITS[unit])


@rule.forbids("11.2.g")
def gun_takes_no_loss(unit: int) -> Violation:
    """11.2 Artillery supporting from elsewhere takes no losses."""
    return evidence(UNITS[unit])


@rule.forbids("11.2.a")
def loss_falls_elsewhere(unit: int, fought: tuple[int, ...]) -> Violation:
    """11.2 The loss falls on a unit of that side that took part."""
    return None if unit in fought else evidence(UNITS[unit])


TAKING = (is_not_of_the_lead, is_not_elite, could_not_follow_up, was_beaten_before, supply_head_dies_last)


# -- the loss --------------------------------------------------------------------------------------------------------


@rule("11.2.a", "11.2.b")
class AttackerLoss(Procedure, frozen=True, kw_only=True):
    """11.2 An attacker loses a step; the attacking player chooses, unless the result leaves it to the enemy."""

    battle: Battle
    label: str
    by_enemy: bool = False

    def run(self, game: H44Game) -> None:
        victims = self.victims(game.position)
        take_loss(game, victims, lambda unit: lose_step(game, unit, "11.3"), lambda units: self.ask(game, units))

    def victims(self, position: Position) -> list[int]:
        return attacker_victims(position, self.battle, self.label)

    def ask(self, game: H44Game, victims: tuple[int, ...]) -> ChooseLoss:
        side = 1 - self.battle.side if self.by_enemy else self.battle.side  # §11.2.a, §11.2.b
        left = survivors(game.position, self.battle)
        return ChooseLoss(seats=(SIDES[side],), victims=victims, battle=left, label=self.label)


@rule("11.2.a", "11.2.b", "12.1.2.d")
class DefenderLoss(Procedure, frozen=True, kw_only=True):
    """11.2 A defender loses a step; in a determined defence the lead unit does."""

    battle: Battle
    by_enemy: bool = False
    lead: int = -1

    def run(self, game: H44Game) -> None:
        victims = self.victims(game.position)
        take_loss(game, victims, lambda unit: lose_step(game, unit, "11.3"), lambda units: self.ask(game, units))

    def victims(self, position: Position) -> list[int]:
        return defender_victims(position, self.battle) if self.lead < 0 else [self.lead]  # §12.1.2.d, §12.3.h

    def ask(self, game: H44Game, victims: tuple[int, ...]) -> ChooseLoss:
        side = self.battle.side if self.by_enemy else 1 - self.battle.side  # §11.2.a, §11.2.b
        left = survivors(game.position, self.battle)
        return ChooseLoss(seats=(SIDES[side],), victims=victims, battle=left)


def _may_lose(position: Position, asked: ChooseLoss, action: LoseStep) -> Verdict:
    """11.2 The same limits bind the owner and, with EX and DRX, the enemy."""
    unit, battle = UNIT[action.unit], asked.battle
    if battle is None:
        return judge((did_not_stop,), unit, asked.victims)
    if ARTILLERY[unit] and position.pieces[unit].place != battle.target:
        return judge((gun_takes_no_loss,), unit)
    attacks = SIDE[asked.victims[0]] == battle.side
    fought = (*battle.units, *battle.joined) if attacks else position.stack(battle.target)
    allocation = LossAllocation(position, battle, asked.label, unit)
    return judge((loss_falls_elsewhere,), unit, fought) and judge(TAKING, allocation)  # §11.2.c


@rule("11.2.a", "11.2.b")
def _lose(game: H44Game, asked: ChooseLoss, action: LoseStep) -> None:
    """11.2 The unit that the owner or the enemy names loses the step."""
    lose_step(game, UNIT[action.unit], asked.cause)


LOSE_STEP = Verb(
    LoseStep,
    candidates=lambda position, asked: [LoseStep(UNITS[unit]) for unit in asked.victims],
    exists=lambda position, asked, action: action.unit in UNIT,
    verdict=_may_lose,
    resolve=_lose,
)


class ChooseLoss(LossChoice, frozen=True, kw_only=True):
    """11.2 The owner, or with EX and DRX the enemy, chooses which unit loses the step; the same limits bind both."""

    rule: ClassVar[str] = "11.2"
    verbs = (LOSE_STEP,)
    counters = UNITS
    cause: str = "11.3"
    battle: Battle | None = None
    label: str = ""

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-loss", {"side": SIDES[SIDE[self.victims[0]]]})
