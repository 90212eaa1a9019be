"""7.1 Operational support: another sector of the battle claims the army's scarce means, for points."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.verdicts import Violation, evidence
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import NONE, PACK, TOKEN, PavlovGame, Position, add


@rule.forbids("7.1.d")
def support_is_not_played(position: Position) -> bool:
    """Operational support is an action only with that variant."""
    return not position.rules.support


@rule.forbids("7.1.i")
def no_support_card_is_open(position: Position) -> bool:
    """All cards have been fulfilled."""
    return position.support == NONE


@rule.forbids("7.1.f")
def stock_cannot_pay(position: Position) -> Violation:
    """The tokens the card names must lie in the stock; those in the house or elsewhere do not serve."""
    card = PACK.support_cards[position.support]
    missing = [token for token, count in card.cost.items() if position.stock[TOKEN[token]] < count]
    return evidence(*missing, card=f"c{card.n}", missing=tuple(missing)) if missing else None


@rule.forbids("7.1.g")
def a_named_location_is_damaged(position: Position) -> Violation:
    """None of the locations the card names may be damaged."""
    card = PACK.support_cards[position.support]
    numbers = [n for unit in card.clear for n in PACK.locations_of[unit]]
    damaged = [f"loc-{n}" for n in numbers if position.damaged(n)]
    return evidence(*damaged, card=f"c{card.n}", damaged=tuple(damaged)) if damaged else None


SUPPORT = (support_is_not_played, no_support_card_is_open, stock_cannot_pay, a_named_location_is_damaged)


@rule("7.1.e", "7.1.h", "7.1.i")
def fulfil(game: PavlovGame) -> None:
    """The tokens leave the game, the card is set aside for its points, the next one is revealed."""
    position = game.position
    card = PACK.support_cards[position.support]
    stock = position.stock
    for token, count in card.cost.items():
        stock = add(stock, TOKEN[token], -count)
    following = position.support_deck[0] if position.support_deck else NONE
    game.change(
        replace(
            position,
            stock=stock,
            supported=(*position.supported, card.n),
            support=following,
            support_deck=position.support_deck[1:],
        )
    )
    game.log("support-given", "7.1.h", card=f"c{card.n}", points=card.vp)
    if following != NONE:
        game.reveal()
        game.log("support-revealed", "7.1.i", card=f"c{following}")
