"""What a seat cannot know, dealt anew: only what it truly cannot."""

from __future__ import annotations

from typing import Any

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games import find
from grognard.games.pavlov.state.position import PACK

PAVLOV = find("pavlov")


def start(scenario_id: str, **options: Any) -> Game[Any]:
    scenario = PAVLOV.scenario(scenario_id)
    return PAVLOV.begin(scenario, PAVLOV.options(scenario, options), Dice(seed_from(5)), None)


def deck_of(card: int) -> int:
    """The deck of a Wehrmacht card; 0 for a supply check."""
    return PACK.wehrmacht_cards[card].deck if card in PACK.wehrmacht_cards else 0


def dealt(game: Game[Any], seat: str, number: int) -> Game[Any]:
    return PAVLOV.determinize(game, seat, Dice(seed_from(number)))


def test_each_of_the_five_decks_is_dealt_by_itself() -> None:
    game = start("solitaire")
    true = game.position.wehrmacht
    decks = [dealt(game, "soviet", number).position.wehrmacht for number in range(6)]
    assert all([deck_of(n) for n in deck] == [deck_of(n) for n in true] for deck in decks)
    assert all(sorted(n for n in deck if deck_of(n)) == sorted(n for n in true if deck_of(n)) for deck in decks)
    assert len(set(decks)) == len(decks)


def test_any_supply_check_may_be_the_next() -> None:
    game = start("solitaire")
    true = {n for n in game.position.wehrmacht if not deck_of(n)}
    seen = {n for number in range(20) for n in dealt(game, "soviet", number).position.wehrmacht if not deck_of(n)}
    assert len(true) == PACK.components.decks.supply_checks_used
    assert seen == {n for n, card in PACK.storm_cards.items() if card.supply_check}


def test_cards_in_the_german_hand_come_from_the_top() -> None:
    game = start("competitive")
    other = dealt(game, game.position.rules.soviet[0], 3).position
    held = (*other.german_hand, *other.planned)
    assert held
    assert len(other.german_hand) == len(game.position.german_hand)
    assert {deck_of(n) for n in held} == {1}
    assert len(other.wehrmacht) == len(game.position.wehrmacht)
    assert {*other.german_hand} != {*game.position.german_hand}


def test_tactics_cards_stay_in_their_decks() -> None:
    game = start("solitaire", tactics="veteran")
    true = game.position.tactics_deck
    other = dealt(game, "soviet", 3).position.tactics_deck
    assert true
    assert [PACK.tactics_cards[n].deck for n in other] == [PACK.tactics_cards[n].deck for n in true]


def test_the_deal_does_not_hang_on_how_the_cards_truly_lie() -> None:
    game = start("solitaire", tactics="veteran")
    assert dealt(dealt(game, "soviet", 1), "soviet", 2).position == dealt(game, "soviet", 2).position
