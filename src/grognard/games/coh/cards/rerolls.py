"""Cards 12 and V14 A roll, or one die of it, made again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.cards.veteran_cards import holder, used_up
from grognard.games.coh.data.units import CARD, UNITS
from grognard.games.coh.interface.actions import PlayLuck, RollOne
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import KEEP, ReasonedDecision
from grognard.games.coh.state.decks import discarded
from grognard.games.coh.state.position import NONE, CohGame, Position

LUCK, HARDENED = "card-luck", "veteran-combat-hardened"


def may_be_lucky(position: Position, army: int) -> bool:
    """Card 12 Whether the question must be put: it may not tell the enemy who holds the card."""
    in_play = LUCK in (*position.scenario.deck, *position.scenario.replay_deck)
    return in_play and bool(position.armies[army].hand)


@rule.forbids("card.12.b")
def holds_no_luck(position: Position, army: int, action: PlayLuck) -> Violation:
    """Only a card in the hand is played."""
    return None if CARD[LUCK] in position.armies[army].hand else evidence(LUCK)


@rule.forbids("card.12.b")
def rerolls_no_dice(position: Position, army: int, action: PlayLuck) -> Violation:
    """Luck is the one action card that has dice rolled again."""
    return None if action.card == LUCK else evidence(action.card)


@rule("card.V14.b")
def hardened(position: Position, army: int, unit: int) -> int:
    """Card V14 The unit, if the card is its own; else NONE."""
    # RULING coh-212: the card belongs to a unit (8.3), so it serves the rolls that are made for that unit.
    return unit if unit != NONE and holder(position, army, HARDENED) == unit else NONE


@rule.forbids("card.V14.b")
def is_not_hardened(position: Position, unit: int) -> Violation:
    """Only a unit with the card rolls a die again."""
    return evidence(HARDENED) if unit == NONE else None


@rule("card.12.b", "card.12.c")
def play_luck(game: CohGame, question: BetterRoll, action: PlayLuck) -> None:
    """Card 12 All dice are rolled again, and the better result stands. It is no action."""
    game.change(discarded(game.position, question.army, CARD[LUCK]))
    game.reveal()
    game.log("card-played", "card.12", army=question.seats[0], card=LUCK)
    again = game.roll(len(question.dice))
    pick = min if question.low else max
    waiting = replace(game.agenda[-1], rolled=pick((question.dice, again), key=sum))
    game.agenda = (*game.agenda[:-1], waiting)


@rule("card.V14.b", "card.V14.c")
def roll_one(game: CohGame, question: BetterRoll, action: RollOne) -> None:
    """Card V14 The new die counts, better or worse; luck may still be tried."""
    game.change(used_up(game.position, question.army, HARDENED))
    game.log("veteran-played", "card.V14", unit=UNITS[question.unit], card=HARDENED)
    dice = list(question.dice)
    dice[action.die - 1] = game.roll(1)[0]
    game.agenda = (*game.agenda[:-1], replace(game.agenda[-1], rolled=tuple(dice)))
    if may_be_lucky(game.position, question.army):
        game.then(replace(question, dice=tuple(dice), unit=NONE))


def luck_cards(position: Position, question: BetterRoll) -> Iterator[PlayLuck]:
    if may_be_lucky(position, question.army):
        yield PlayLuck(LUCK)


def hardened_dice(position: Position, question: BetterRoll) -> Iterator[RollOne]:
    if question.unit != NONE:
        yield from (RollOne(HARDENED, number + 1) for number in range(len(question.dice)))


PLAY_LUCK = Verb(
    PlayLuck,
    candidates=luck_cards,
    args=lambda position, question, action: (position, question.army, action),
    forbids=(rerolls_no_dice, holds_no_luck),
    resolve=play_luck,
    irreversible=True,
)
ROLL_ONE = Verb(
    RollOne,
    candidates=hardened_dice,
    args=lambda position, question, action: (position, question.unit),
    forbids=(is_not_hardened,),
    resolve=roll_one,
    irreversible=True,
)


class BetterRoll(ReasonedDecision, frozen=True, kw_only=True):
    """Cards 12, V14 Does the roll stand?"""

    # RULING coh-192

    rule: ClassVar[str] = "card.12"
    verbs = (KEEP, PLAY_LUCK, ROLL_ONE)
    army: int
    dice: tuple[int, ...]
    low: bool
    unit: int = NONE
    """Who may roll a die again by card V14."""

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-better-roll", {"total": sum(self.dice)})
