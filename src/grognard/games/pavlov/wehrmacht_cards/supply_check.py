"""3.supply Supply check: the garrison is fed, or loses counters."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.pavlov.interface.actions import Lose
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import COUNTER, COUNTERS, FOOD, PACK, RESERVE, WEAPON, PavlovGame, Position
from grognard.games.pavlov.state.stock import from_supply
from grognard.games.pavlov.turn.asking import PavlovDecision
from grognard.games.pavlov.wehrmacht_cards.wounds import Wound

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
        game.log("supply-checked", "3.supply.c", men=men, food=eaten, unfed=unfed)
        game.then(Starvation(left=unfed))


class Starvation(Procedure, frozen=True, kw_only=True):
    """3.supply As many counters as could not be fed are lost, one after another."""

    left: int
    settled: tuple[int, ...] = ()
    """Those already chosen, saved by first aid or not."""

    def run(self, game: PavlovGame) -> None:
        if self.left:
            game.then(ChooseUnfed(seats=game.position.rules.soviet, left=self.left, settled=self.settled))


@rule.forbids("3.supply.a")
def is_not_fed_in_the_house(position: Position, settled: tuple[int, ...], id_: str) -> Violation:
    """The check is about Soviet counters in the house: not about weapons, nor about counters elsewhere."""
    return None if id_ in COUNTER and position.men[COUNTER[id_]].place >= RESERVE else evidence(id_)


@rule.forbids("3.supply.e")
def has_been_chosen_already(position: Position, settled: tuple[int, ...], id_: str) -> Violation:
    """A counter saved by first aid cannot be chosen again in the same check. RULING pavlov-016."""
    return evidence(id_) if COUNTER[id_] in settled else None


@rule("3.supply.d", "3.supply.e")
def lose_unfed(game: PavlovGame, ask: ChooseUnfed, action: Lose) -> None:
    """The counter chosen goes for want of food, unless first aid saves it; then the next one is chosen."""
    counter = COUNTER[action.counter]
    game.then(
        Wound(counter=counter, cause="3.supply.d"),  # §5.0.h
        Starvation(left=ask.left - 1, settled=(*ask.settled, counter)),
    )


LOSE_UNFED = Verb(
    Lose,
    candidates=lambda position, ask: [Lose(COUNTERS[i]) for i, man in enumerate(position.men) if man.place >= RESERVE],
    exists=lambda position, ask, action: action.counter in COUNTER or action.counter in WEAPON,
    args=lambda position, ask, action: (position, ask.settled, action.counter),
    forbids=(is_not_fed_in_the_house, has_been_chosen_already),
    resolve=lose_unfed,
)


class ChooseUnfed(PavlovDecision, frozen=True, kw_only=True):
    """3.supply The player chooses which counters are removed for want of food."""

    rule = "3.supply.e"
    verbs = (LOSE_UNFED,)
    left: int
    settled: tuple[int, ...]

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-choose-unfed", {"left": self.left})
