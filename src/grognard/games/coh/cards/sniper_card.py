"""Card 13 Sniper: a chosen enemy loses command points by the die."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.events import Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.coh.data.units import PACK
from grognard.games.coh.interface.actions import Snipe
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.rolls import Throw

LOSSES = next(card.losses for card in PACK.actions if card.id == "card-sniper")
"""By the face of the die."""


@rule("card.13.c")
def aimed(position: Position, army: int) -> Procedure:
    """Card 13 The roll against the enemy, or first the question against which of several."""
    enemies = position.armies_of(1 - position.armies[army].side)
    if len(enemies) > 1:
        return ChooseSniped(seats=(position.armies[army].id,), army=army, enemies=enemies)
    return SniperRoll(army=army, enemy=enemies[0])


@rule("card.13.c")
def snipe(game: CohGame, question: ChooseSniped, action: Snipe) -> None:
    """Card 13 The chosen enemy is rolled against."""
    armies = game.position.armies
    enemy = next(number for number in question.enemies if armies[number].id == action.army)
    game.then(SniperRoll(army=question.army, enemy=enemy))


SNIPE = Verb(
    Snipe,
    candidates=lambda position, question: (Snipe(position.armies[enemy].id) for enemy in question.enemies),
    resolve=snipe,
    irreversible=True,
)


class ChooseSniped(Decision, frozen=True, kw_only=True):
    """Card 13 Which enemy loses command points?"""

    rule: ClassVar[str] = "card.13"
    verbs = (SNIPE,)
    army: int
    enemies: tuple[int, ...]

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-choose-sniped")


@rule("card.13.c", "card.13.d")
class SniperRoll(Throw, frozen=True, kw_only=True):
    """Card 13 The enemy loses command points by the die."""

    count: ClassVar[int] = 1
    enemy: int

    def question(self, game: CohGame) -> tuple[str, str]:
        return "sniper-card", ""

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        lost = LOSSES[min(max(dice[0] + self.change, 1), len(LOSSES)) - 1]
        sheet = game.position.armies[self.enemy]
        game.change(game.position.with_army(self.enemy, cap=max(0, sheet.cap - lost)))
        roll = Roll(dice=dice, total=lost, modifiers=self.bought())
        game.log("command-points-lost", "card.13", roll=roll, army=sheet.id, cap=min(lost, sheet.cap))
