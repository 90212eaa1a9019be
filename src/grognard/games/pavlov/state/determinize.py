"""Games a seat cannot tell from the true one: face-down cards dealt anew.

The Wehrmacht deck is five decks one upon the other, with supply checks in between: what lies in which of them is
public, so each is shuffled by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.game import Game
from grognard.games.pavlov.state.position import PACK, PavlovGame, Position

CHECKS = tuple(sorted(n for n, card in PACK.storm_cards.items() if card.supply_check))
DECKS = PACK.components.decks


class Dealer:
    """Dice that remember: each pile is dealt on from the last. How it truly lies does not matter."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def mixed(self, cards: Sequence[int]) -> tuple[int, ...]:
        mixed, self.dice = self.dice.shuffle(sorted(cards))
        return mixed

    def among(self, *piles: tuple[int, ...]) -> list[tuple[int, ...]]:
        """The cards of some piles mixed, as many to each as it has."""
        return split(self.mixed([n for pile in piles for n in pile]), piles)

    def layered(
        self, layers: Sequence[Sequence[int]], deck: tuple[int, ...], *drawn: tuple[int, ...]
    ) -> list[tuple[int, ...]]:
        """A deck of layers, each mixed by itself, and the piles drawn from its top, which come first."""
        cards = tuple(n for layer in layers for n in self.mixed(layer))
        count = len(cards) - len(deck)
        return [*split(self.mixed(cards[:count]), drawn), cards[count:]]


def split(cards: tuple[int, ...], piles: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Cards in piles of the same sizes as these."""
    dealt: list[tuple[int, ...]] = []
    for pile in piles:
        dealt.append(cards[: len(pile)])
        cards = cards[len(pile) :]
    return dealt


def determinized(game: PavlovGame, seat: str | None, dice: Dice) -> PavlovGame:
    """A game the seat cannot tell from this one."""
    dealer = Dealer(dice)
    position = _dealt_anew(game.position, seat, dealer)
    return Game(position, game.agenda, replace(dice, draws=dice.draws + 1))


def _dealt_anew(position: Position, seat: str | None, dealer: Dealer) -> Position:
    """The same table for the seat's eyes, with every face-down card dealt anew among the places it cannot see."""
    soviet = seat in position.rules.soviet or not position.rules.german
    german = seat in position.rules.german
    if soviet:
        (deck,) = dealer.among(position.deck)
        position = replace(position, deck=deck)
    else:
        deck, hand = dealer.among(position.deck, position.hand)
        position = replace(position, deck=deck, hand=hand)
    (support,) = dealer.among(position.support_deck)
    position = replace(position, support_deck=support)
    if german or not position.rules.german:
        (wehrmacht,) = dealer.layered(_wehrmacht(position, dealer, position.wehrmacht), position.wehrmacht)
        (tactics,) = dealer.layered(_tactics(position.tactics_deck), position.tactics_deck)
        return replace(position, wehrmacht=wehrmacht, tactics_deck=tactics)
    unseen = (*position.german_hand, *position.planned, *position.wehrmacht)
    held, planned, wehrmacht = dealer.layered(
        _wehrmacht(position, dealer, unseen), position.wehrmacht, position.german_hand, position.planned
    )
    chosen: tuple[int, ...] = () if position.planned_tactic < 0 else (position.planned_tactic,)
    cards = (*position.german_tactics, *chosen, *position.tactics_deck)
    held_tactics, chosen, tactics = dealer.layered(
        _tactics(cards), position.tactics_deck, position.german_tactics, chosen
    )
    return replace(
        position,
        wehrmacht=wehrmacht,
        german_hand=held,
        planned=planned,
        tactics_deck=tactics,
        german_tactics=held_tactics,
        planned_tactic=chosen[0] if chosen else position.planned_tactic,
    )


def _wehrmacht(position: Position, dealer: Dealer, unseen: Sequence[int]) -> list[list[int]]:
    """setup.d to setup.f The five decks from the top, each supply check by itself on the deck it lies on. That one
    comes is seen, but not which: those that are not in play are as likely."""
    seen = {*position.revealed, *position.german_hand, *position.planned} - {*unseen}
    coming = sum(n in CHECKS for n in unseen)
    checks = list(dealer.mixed([n for n in CHECKS if n not in seen]))[:coming]
    on_top = DECKS.supply_checks_on[len(DECKS.supply_checks_on) - coming :] if coming else ()
    layers: list[list[int]] = []
    for number in DECKS.deck_order:
        if number in on_top:
            layers.append([checks.pop()])
        layers.append([n for n in unseen if n not in CHECKS and PACK.wehrmacht_cards[n].deck == number])
    return layers


def _tactics(cards: Sequence[int]) -> list[list[int]]:
    """7.2.1, 7.2.2 The decks of tactics cards from the top."""
    decks = sorted({PACK.tactics_cards[n].deck for n in cards})
    return [[n for n in cards if PACK.tactics_cards[n].deck == deck] for deck in decks]
