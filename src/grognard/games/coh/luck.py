"""Card 12 A roll made again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.coh.actions import Keep, PlayLuck
from grognard.games.coh.decks import discarded
from grognard.games.coh.position import CohGame, Position
from grognard.games.coh.rulebook import rule
from grognard.games.coh.units import CARD

LUCK = "card-luck"


def may_be_lucky(position: Position, army: int) -> bool:
    """Card 12 Whether the question must be put: it may not tell the enemy who holds the card."""
    in_play = LUCK in (*position.scenario.deck, *position.scenario.replay_deck)
    return in_play and bool(position.armies[army].hand)


@rule.forbids("card.12.b", "8.1.f")
def holds_no_luck(position: Position, army: int) -> Bite:
    """Only a card in the hand is played."""
    return None if CARD[LUCK] in position.armies[army].hand else because(LUCK)


@rule("card.12.b", "card.12.c")
class BetterRoll(Decision, frozen=True, kw_only=True):
    """Card 12 Does the roll stand?"""

    rule: ClassVar[str] = "card.12"
    accepts = (Keep, PlayLuck)
    army: int
    dice: tuple[int, ...]
    low: bool

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-better-roll", {"total": sum(self.dice)})

    def candidates(self, game: CohGame) -> Iterator[Action]:
        yield Keep()
        yield PlayLuck(LUCK)

    def verdict(self, game: CohGame, action: Keep | PlayLuck) -> Verdict:
        return True if isinstance(action, Keep) else judge((holds_no_luck,), game.position, self.army)

    def resolve(self, game: CohGame, action: Keep | PlayLuck) -> None:
        if isinstance(action, Keep):
            return
        game.change(discarded(game.position, self.army, CARD[LUCK]))
        game.tell("card-played", "card.12", army=self.seats[0], card=LUCK)
        again = game.roll(len(self.dice))
        pick = min if self.low else max
        waiting = replace(game.agenda[-1], rolled=pick((self.dice, again), key=sum))
        game.agenda = (*game.agenda[:-1], waiting)
