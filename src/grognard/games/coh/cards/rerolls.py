"""Cards 12 and V14 A roll, or one die of it, made again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.data.units import CARD, UNITS
from grognard.games.coh.interface.actions import Keep, PlayLuck, RollOne
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import reasoned
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import NONE, CohGame, Position

LUCK, HARDENED = "card-luck", "veteran-combat-hardened"


def may_be_lucky(position: Position, army: int) -> bool:
    """Card 12 Whether the question must be put: it may not tell the enemy who holds the card."""
    in_play = LUCK in (*position.scenario.deck, *position.scenario.replay_deck)
    return in_play and bool(position.armies[army].hand)


@rule.forbids("card.12.b")
def holds_no_luck(position: Position, army: int) -> Violation:
    """Only a card in the hand is played."""
    return None if CARD[LUCK] in position.armies[army].hand else evidence(LUCK)


@rule("card.V14.b")
def hardened(position: Position, army: int, unit: int) -> int:
    """Card V14 The unit, if the card is its own; else NONE."""
    # RULING coh-212: the card belongs to a unit (8.3), so it serves the rolls that are made for that unit.
    return unit if unit != NONE and holder(position, army, HARDENED) == unit else NONE


@rule.forbids("card.V14.b")
def is_not_hardened(position: Position, unit: int) -> Violation:
    """Only a unit with the card rolls a die again."""
    return evidence(HARDENED) if unit == NONE else None


@rule("card.12.b", "card.12.c", "card.V14.b", "card.V14.c")
class BetterRoll(Decision, frozen=True, kw_only=True):
    """Cards 12, V14 Does the roll stand?"""

    # RULING coh-192

    rule: ClassVar[str] = "card.12"
    accepts = (Keep, PlayLuck, RollOne)
    judge = reasoned
    army: int
    dice: tuple[int, ...]
    low: bool
    unit: int = NONE
    """Who may roll a die again by card V14."""

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-better-roll", {"total": sum(self.dice)})

    def candidates(self, game: CohGame) -> Iterator[Action]:
        yield Keep()
        if may_be_lucky(game.position, self.army):
            yield PlayLuck(LUCK)
        if self.unit != NONE:
            yield from (RollOne(HARDENED, number + 1) for number in range(len(self.dice)))

    def verdict(self, game: CohGame, action: Keep | PlayLuck | RollOne) -> Verdict:
        if isinstance(action, PlayLuck):
            return judge((holds_no_luck,), game.position, self.army)
        if isinstance(action, RollOne):
            return judge((is_not_hardened,), game.position, self.unit)
        return True

    def resolve(self, game: CohGame, action: Keep | PlayLuck | RollOne) -> None:
        if isinstance(action, Keep):
            return
        if isinstance(action, RollOne):
            _roll_one(game, self, action)
            return
        game.change(discarded(game.position, self.army, CARD[LUCK]))
        game.reveal()
        game.log("card-played", "card.12", army=self.seats[0], card=LUCK)
        again = game.roll(len(self.dice))
        pick = min if self.low else max
        waiting = replace(game.agenda[-1], rolled=pick((self.dice, again), key=sum))
        game.agenda = (*game.agenda[:-1], waiting)


def _roll_one(game: CohGame, question: BetterRoll, action: RollOne) -> None:
    """Card V14 The new die counts, better or worse; luck may still be tried."""
    game.change(used_up(game.position, question.army, HARDENED))
    game.log("veteran-played", "card.V14", unit=UNITS[question.unit], card=HARDENED)
    dice = list(question.dice)
    dice[action.die - 1] = game.roll(1)[0]
    game.agenda = (*game.agenda[:-1], replace(game.agenda[-1], rolled=tuple(dice)))
    if may_be_lucky(game.position, question.army):
        game.then(replace(question, dice=tuple(dice), unit=NONE))
