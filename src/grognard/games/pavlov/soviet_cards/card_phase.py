"""2.0 to 2.3, 2.comms The Soviet card phase: draw four, use up to three, discard them all."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.pavlov.interface.actions import EndCards, PlayCard
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.unit_actions import ABILITIES
from grognard.games.pavlov.state.decks import draw
from grognard.games.pavlov.state.position import CARD_NAMES, PACK, WIRE, PavlovGame, Position
from grognard.games.pavlov.turn.asking import PavlovDecision, stop

TURN = PACK.components.turn
SIGNALS = PACK.locations_of["sig139"]


@rule("2.2.b", "2.2.e", "2.2.h")
def halves(card: int) -> tuple[PlayCard, ...]:
    """Every use of a card: one action of the upper or of the lower unit. A fog card has none."""
    if card in PACK.fog_cards:
        return (PlayCard(f"c{card}", "", ""),)
    printed = PACK.soviet_cards[card]
    return tuple(
        PlayCard(f"c{card}", unit, action) for unit in (printed.top, printed.bottom) for action in ABILITIES[unit]
    )


USES = {card: halves(card) for card in (*PACK.soviet_cards, *PACK.fog_cards)}
USES_BASIC = {card: tuple(u for u in uses if u.action != "ops") for card, uses in USES.items()}


class SovietCardPhase(Procedure, frozen=True, kw_only=True):
    """2.1, 2.comms Four cards are drawn; with wire on all four signal posts one action more is allowed."""

    phase = "cards"

    def run(self, game: PavlovGame) -> None:
        game.log("phase-cards", "2.0")
        wired = all(game.position.holds(n) == WIRE for n in SIGNALS)  # §2.comms.a, §2.comms.b
        if wired:
            game.log("communications-uninterrupted", "2.comms.a")
        draw(game, TURN.draw)  # §2.1.a
        left = TURN.card_actions_with_wire if wired else TURN.card_actions  # §1.1.b, §2.2.g
        game.then(CardActions(left=left), DiscardHand())  # §2.0.b


@rule("2.2.a")
class CardActions(Procedure, frozen=True, kw_only=True):
    """2.2 The actions that are left. Only the player ends the phase, so that the last one can still be taken back."""

    phase = "cards"
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def run(self, game: PavlovGame) -> None:
        game.then(CardAction(seats=game.position.rules.command, left=self.left))  # §7.3.b


@rule.forbids("2.2.a", "2.2.g")
def no_card_action_is_left(position: Position, action: PlayCard, left: int) -> Violation:
    """Three cards may be used for actions, four with uninterrupted communications."""
    if left > 0:
        return None
    used = len(position.used)
    return evidence(by="2.2.g" if used > TURN.card_actions else "2.2.a", count=used)


@rule.forbids("2.2.e")
def card_is_used_already(position: Position, action: PlayCard, left: int) -> Violation:
    """Only one of a card's two actions may be used."""
    return evidence(action.card) if int(action.card[1:]) in position.used else None


@rule.forbids("2.2.a")
def card_is_not_in_hand(position: Position, action: PlayCard, left: int) -> Violation:
    """Actions come from the cards drawn this turn."""
    return evidence(action.card) if int(action.card[1:]) not in position.hand else None


@rule("2.2.d")
@rule.forbids("2.2.c")
def is_fog_of_war(position: Position, action: PlayCard, left: int) -> Violation:
    """A fog-of-war card cannot be used for an action."""
    return evidence(action.card) if int(action.card[1:]) in PACK.fog_cards else None


@rule.forbids("2.2.b")
def unit_is_not_on_the_card(position: Position, action: PlayCard, left: int) -> Violation:
    """A card offers the two units printed on it."""
    card = PACK.soviet_cards[int(action.card[1:])]
    return evidence(action.card, action.unit) if action.unit not in (card.top, card.bottom) else None


@rule.forbids("2.2.h")
def unit_cannot_do_that(position: Position, action: PlayCard, left: int) -> Violation:
    """A unit does only what is listed for it."""
    return evidence(action.unit) if action.action not in ABILITIES[action.unit] else None


READING = (
    no_card_action_is_left,
    card_is_used_already,
    card_is_not_in_hand,
    is_fog_of_war,
    unit_is_not_on_the_card,
    unit_cannot_do_that,
)


def uses(position: Position) -> dict[int, tuple[PlayCard, ...]]:
    """Every use of every card, with or without operational support."""
    return USES if position.rules.support else USES_BASIC


@rule("2.2.b", "2.2.f")
def playable(position: Position, ask: CardAction) -> list[PlayCard]:
    """As judged, but each ability of a unit is asked about once, however many cards name it."""
    if ask.left <= 0:
        return []
    legal: list[PlayCard] = []
    able: dict[tuple[str, str], bool] = {}
    every = uses(position)
    for card in position.hand:
        for use in every[card]:  # §2.2.b, §2.2.f
            if not use.unit:
                continue
            ability = (use.unit, use.action)
            if ability not in able:
                able[ability] = not any(
                    prohibition.find(position) for prohibition in ABILITIES[use.unit][use.action][0]
                )
            if able[ability]:
                legal.append(use)
    return legal


def judge_card(position: Position, ask: CardAction, action: PlayCard) -> Verdict:
    """Whether the card can be read so, then whether its unit can do that now."""
    readable = judge(READING, position, action, ask.left)
    return readable and judge(ABILITIES[action.unit][action.action][0], position)


def play_card(game: PavlovGame, ask: CardAction, action: PlayCard) -> None:
    """The card is laid aside, and its unit does what was chosen."""
    card = int(action.card[1:])
    position = game.position
    hand = tuple(n for n in position.hand if n != card)
    game.change(replace(position, hand=hand, used=(*position.used, card)))
    game.log("card-used", f"2.{action.unit}", card=action.card, unit=action.unit, action=action.action)
    game.then(CardActions(left=ask.left - 1))
    ABILITIES[action.unit][action.action][1](game)


PLAY_CARD = Verb(
    PlayCard,
    candidates=lambda position, ask: [use for card in position.hand for use in uses(position)[card]],
    exists=lambda position, ask, action: action.card in CARD_NAMES,
    verdict=judge_card,
    legal=playable,
    resolve=play_card,
    confirm=True,
)
END_CARDS = Verb(EndCards, resolve=stop, irreversible=True, ends=True)


class CardAction(PavlovDecision, frozen=True, kw_only=True):
    """2.2 One card, one of its two units, one of that unit's actions."""

    phase = "cards"
    rule = "2.2"
    verbs = (PLAY_CARD, END_CARDS)
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def prompt(self, game: PavlovGame) -> Message:
        return Message("ask-card-action", {"left": self.left})


@rule("2.3.a", "2.3.b")
class DiscardHand(Procedure, frozen=True, kw_only=True):
    """2.3 All cards drawn this turn, used or not, go to the discard pile."""

    phase = "cards"

    def run(self, game: PavlovGame) -> None:
        position = game.position
        discard = (*position.discard, *position.used, *position.hand)
        game.change(replace(position, discard=discard, hand=(), used=()))
