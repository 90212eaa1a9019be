"""Games a seat cannot tell from the true one: face-down cards dealt anew."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.game import Game
from grognard.games.pavlov.state.position import PavlovGame, Position


def determinized(game: PavlovGame, seat: str | None, dice: Dice) -> PavlovGame:
    """A game the seat cannot tell from this one."""
    return Game(_dealt_anew(game.position, seat, dice), game.agenda, replace(dice, draws=dice.draws + 1))


def _dealt_anew(position: Position, seat: str | None, dice: Dice) -> Position:
    """The same table for the seat's eyes, with every face-down card dealt anew among the places it cannot see."""
    soviet = seat in position.rules.soviet or not position.rules.german
    german = seat in position.rules.german

    def among(*piles: tuple[int, ...]) -> list[tuple[int, ...]]:
        nonlocal dice
        cards, dice = dice.shuffle([n for pile in piles for n in pile])
        dealt: list[tuple[int, ...]] = []
        for pile in piles:
            dealt.append(cards[: len(pile)])
            cards = cards[len(pile) :]
        return dealt

    if soviet:
        (deck,) = among(position.deck)
        position = replace(position, deck=deck)
    else:
        deck, hand = among(position.deck, position.hand)
        position = replace(position, deck=deck, hand=hand)
    (support,) = among(position.support_deck)
    position = replace(position, support_deck=support)
    if german or not position.rules.german:
        wehrmacht, tactics = among(position.wehrmacht)[0], among(position.tactics_deck)[0]
        return replace(position, wehrmacht=wehrmacht, tactics_deck=tactics)
    wehrmacht, held, planned = among(position.wehrmacht, position.german_hand, position.planned)
    chosen: tuple[int, ...] = () if position.planned_tactic < 0 else (position.planned_tactic,)
    tactics, held_tactics, chosen = among(position.tactics_deck, position.german_tactics, chosen)
    return replace(
        position,
        wehrmacht=wehrmacht,
        german_hand=held,
        planned=planned,
        tactics_deck=tactics,
        german_tactics=held_tactics,
        planned_tactic=chosen[0] if chosen else position.planned_tactic,
    )
