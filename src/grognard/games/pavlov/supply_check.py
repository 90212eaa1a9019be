"""3.supply Supply check: the garrison eats, or goes."""

from __future__ import annotations

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict
from grognard.games.pavlov.actions import Lose
from grognard.games.pavlov.position import COUNTER, COUNTERS, FOOD, PACK, RESERVE, PavlovGame
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.stock import from_supply
from grognard.games.pavlov.wounds import Wound

FEEDS = PACK.components.house.food_feeds


@rule("3.supply.a", "3.supply.b", "3.supply.c")
class SupplyCheck(Procedure, frozen=True, kw_only=True):
    """3.supply A food token for every five counters or part of five; those without go hungry."""

    def run(self, game: PavlovGame) -> None:
        men = game.position.garrison
        eaten = min(game.position.supply[FOOD], -(-men // FEEDS))
        if eaten:
            game.change(from_supply(game.position, FOOD, eaten))
        unfed = max(0, men - eaten * FEEDS)
        game.tell("supply-checked", "3.supply.c", men=men, food=eaten, unfed=unfed)
        game.then(Starvation(left=unfed))


class Starvation(Procedure, frozen=True, kw_only=True):
    """3.supply As many counters as could not be fed are lost, one after another."""

    left: int
    settled: tuple[int, ...] = ()
    """Those already chosen, saved by first aid or not."""

    def run(self, game: PavlovGame) -> None:
        if self.left:
            game.then(ChooseUnfed(seats=game.position.rules.soviet, left=self.left, settled=self.settled))


@rule("3.supply.d", "3.supply.e")
class ChooseUnfed(Decision, frozen=True, kw_only=True):
    """3.supply The player chooses who is removed for want of food."""

    rule = "3.supply.e"
    accepts = (Lose,)
    left: int
    settled: tuple[int, ...]

    def candidates(self, game: PavlovGame) -> list[Action]:
        men = enumerate(game.position.men)
        return [Lose(COUNTERS[i]) for i, m in men if m.place >= RESERVE and i not in self.settled]

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        return True

    def resolve(self, game: PavlovGame, action: Lose) -> None:
        counter = COUNTER[action.counter]
        game.then(
            Wound(counter=counter, cause="3.supply.d"),
            Starvation(left=self.left - 1, settled=(*self.settled, counter)),
        )

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-unfed", {"left": self.left})
