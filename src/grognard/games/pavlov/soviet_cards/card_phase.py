"""2.0 to 2.3, 2.comms The Soviet card phase: draw four, use up to three, discard them all."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Action, Procedure
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.pavlov.interface.actions import EndCards, PlayCard
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.unit_actions import ABILITIES
from grognard.games.pavlov.state.decks import draw
from grognard.games.pavlov.state.position import CARD_NAMES, PACK, WIRE, PavlovGame, Position
from grognard.games.pavlov.turn.asking import PavlovDecision

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


END_CARDS = EndCards()
USES = {card: halves(card) for card in (*PACK.soviet_cards, *PACK.fog_cards)}
USES_BASIC = {card: tuple(u for u in uses if u.action != "ops") for card, uses in USES.items()}


@rule("2.0.b", "2.1.a", "2.comms.a", "2.comms.b", "2.2.g", "1.1.b")
class RedCards(Procedure, frozen=True, kw_only=True):
    """2.1, 2.comms Four cards are drawn; with wire on all four signal posts one action more is allowed."""

    phase = "cards"

    def run(self, game: PavlovGame) -> None:
        game.log("phase-cards", "2.0")
        wired = all(game.position.holds(n) == WIRE for n in SIGNALS)
        if wired:
            game.log("communications-uninterrupted", "2.comms.a")
        draw(game, TURN.draw)
        game.then(CardActions(left=TURN.card_actions_with_wire if wired else TURN.card_actions), DiscardHand())


@rule("2.2.a")
class CardActions(Procedure, frozen=True, kw_only=True):
    """2.2 The actions that are left. Only the player ends the phase, so that the last one can still be taken back."""

    phase = "cards"
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def run(self, game: PavlovGame) -> None:
        game.then(CardAction(seats=game.position.rules.command, left=self.left))


@rule.forbids("2.2.a", "2.2.g")
def no_card_action_is_left(position: Position, left: int) -> Violation:
    """Three cards may be used for actions, four with uninterrupted communications."""
    if left > 0:
        return None
    used = len(position.used)
    return evidence(by="2.2.g" if used > TURN.card_actions else "2.2.a", count=used)


@rule.forbids("2.2.e")
def card_is_used_already(position: Position, action: PlayCard) -> Violation:
    """Only one of a card's two actions may be used."""
    return evidence(action.card) if int(action.card[1:]) in position.used else None


@rule.forbids("2.2.a")
def card_is_not_in_hand(position: Position, action: PlayCard) -> Violation:
    """Actions come from the cards drawn this turn."""
    return evidence(action.card) if int(action.card[1:]) not in position.hand else None


@rule("2.2.d")
@rule.forbids("2.2.c")
def is_fog_of_war(position: Position, action: PlayCard) -> Violation:
    """A fog-of-war card cannot be used for an action."""
    return evidence(action.card) if int(action.card[1:]) in PACK.fog_cards else None


@rule.forbids("2.2.b")
def unit_is_not_on_the_card(position: Position, action: PlayCard) -> Violation:
    """A card offers the two units printed on it."""
    card = PACK.soviet_cards[int(action.card[1:])]
    return evidence(action.card, action.unit) if action.unit not in (card.top, card.bottom) else None


@rule.forbids("2.2.h")
def unit_cannot_do_that(position: Position, action: PlayCard) -> Violation:
    """A unit does only what is listed for it."""
    return evidence(action.unit) if action.action not in ABILITIES[action.unit] else None


READING = (
    card_is_used_already,
    card_is_not_in_hand,
    is_fog_of_war,
    unit_is_not_on_the_card,
    unit_cannot_do_that,
)


@rule("1.1.b", "2.2.b", "2.2.f", "7.3.b")
class CardAction(PavlovDecision, frozen=True, kw_only=True):
    """2.2 One card, one of its two units, one of that unit's actions."""

    phase = "cards"
    rule = "2.2"
    accepts = (PlayCard, EndCards)
    left: int

    @property
    def remaining(self) -> int:
        return self.left

    def candidates(self, game: PavlovGame) -> list[Action]:
        uses = USES if game.position.rules.support else USES_BASIC
        found: list[Action] = []
        for card in game.position.hand:
            found += uses[card]
        found.append(END_CARDS)
        return found

    def actions(self, game: PavlovGame) -> list[Action]:
        """As judged, but each ability of a unit is asked about once, however many cards name it."""
        found: list[Action] = []
        if self.left > 0:
            position = game.position
            uses = USES if position.rules.support else USES_BASIC
            able: dict[tuple[str, str], bool] = {}
            for card in position.hand:
                for use in uses[card]:
                    if not use.unit:
                        continue
                    ability = (use.unit, use.action)
                    if ability not in able:
                        able[ability] = judge(ABILITIES[use.unit][use.action][0], position) is True
                    if able[ability]:
                        found.append(use)
        found.append(END_CARDS)
        return found

    def offers(self, game: PavlovGame, action: Action) -> bool:
        return not isinstance(action, PlayCard) or action.card in CARD_NAMES

    def verdict(self, game: PavlovGame, action: Action) -> Verdict:
        if isinstance(action, EndCards):
            return True
        assert isinstance(action, PlayCard)
        readable = judge((no_card_action_is_left,), game.position, self.left) and judge(READING, game.position, action)
        return readable and judge(ABILITIES[action.unit][action.action][0], game.position)

    def resolve(self, game: PavlovGame, action: Action) -> None:
        if isinstance(action, EndCards):
            return
        assert isinstance(action, PlayCard)
        card = int(action.card[1:])
        position = game.position
        hand = tuple(n for n in position.hand if n != card)
        game.change(replace(position, hand=hand, used=(*position.used, card)))
        game.log("card-used", f"2.{action.unit}", card=action.card, unit=action.unit, action=action.action)
        game.then(CardActions(left=self.left - 1))
        ABILITIES[action.unit][action.action][1](game)

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
