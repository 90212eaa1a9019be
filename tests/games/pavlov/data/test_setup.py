"""Set-up (p.4-5): the decks, the stock, the tokens and what begins on the board."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import pytest

from grognard.core.errors import BadSituation
from grognard.core.game import Game
from grognard.games.pavlov.data.pack import load
from grognard.games.pavlov.interface.actions import PlayCard, Reinforce
from tests.games.pavlov.card_hands import STARTERS, holding, offered, use
from tests.games.pavlov.table import allowed, check, play, refused, table

SEEDS = range(6)
CHECKS = set(range(62, 68))
DECK_SIZES = {1: 15, 2: 15, 3: 15, 4: 14, 5: 1}
PACK = load()
DECK_OF = {card.n: card.deck for card in PACK.wehrmacht_cards.values()}


def begun(seed: int = 0, scenario: str = "solitaire", options: dict[str, Any] | None = None) -> Game[Any]:
    """A game just set up, at its first decision."""
    return table(empty=False, seed=seed, scenario=scenario, options=options)


def everywhere(game: Game[Any]) -> set[int]:
    """The number of every card that lies anywhere in the game."""
    at = game.position
    piles = (at.deck, at.hand, at.used, at.discard, at.fog, at.wehrmacht, at.revealed, at.stormed, at.support_deck)
    more = (at.supported, at.tactics, at.tactics_deck, at.german_hand, at.german_tactics, at.planned)
    singles = {at.storm, at.support, at.planned_tactic}
    return set(chain(*piles, *more)) | singles


# -- the Wehrmacht deck ---------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:setup.b")
@pytest.mark.parametrize("scenario", ["solitaire", "cooperative"])
def test_competitive_riflemen_are_removed_from_other_games(scenario: str) -> None:
    assert 16 not in everywhere(begun(scenario=scenario))


@pytest.mark.rule("pavlov:setup.b")
@pytest.mark.parametrize("scenario", ["competitive", "competitive-three"])
def test_competitive_riflemen_are_kept_in_competitive_games(scenario: str) -> None:
    assert 16 in everywhere(begun(scenario=scenario))


@pytest.mark.rule("pavlov:setup.c", "pavlov:setup.f")
@pytest.mark.parametrize("seed", SEEDS)
def test_decks_one_to_five_lie_in_order_from_the_top(seed: int) -> None:
    stacked = [DECK_OF[n] for n in begun(seed).position.wehrmacht if n not in CHECKS]
    assert stacked == list(chain.from_iterable([deck] * size for deck, size in DECK_SIZES.items()))


@pytest.mark.rule("pavlov:setup.c")
@pytest.mark.parametrize("deck", [1, 2, 3, 4])
def test_each_deck_is_shuffled_on_its_own(deck: int) -> None:
    orders = {tuple(n for n in begun(seed).position.wehrmacht if DECK_OF.get(n) == deck) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert len({frozenset(order) for order in orders}) == 1


@pytest.mark.rule("pavlov:setup.f")
def test_top_of_the_stack_is_revealed_first() -> None:
    game = table(empty=False, decision={"phase": "wehrmacht", "left": 1}, wehrmacht=["c14"], dice=[1])
    check(game, {"revealed_top": "c14"}, {"wehrmacht_count": 62})


@pytest.mark.rule("pavlov:setup.d")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_supply_check_lies_on_each_of_decks_two_to_four(seed: int) -> None:
    stack = begun(seed).position.wehrmacht
    assert [place for place, n in enumerate(stack) if n in CHECKS] == [15, 31, 47]
    assert [DECK_OF[stack[place + 1]] for place in (15, 31, 47)] == [2, 3, 4]


@pytest.mark.rule("pavlov:setup.d")
def test_supply_checks_are_dealt_from_six_shuffled_cards() -> None:
    dealt = [tuple(n for n in begun(seed).position.wehrmacht if n in CHECKS) for seed in range(24)]
    assert set(chain.from_iterable(dealt)) == CHECKS
    assert len(set(dealt)) > 12


@pytest.mark.rule("pavlov:setup.d")
def test_card_dealt_to_the_stack_comes_up_as_a_supply_check() -> None:
    men = [{"unit": man, "at": "reserve"} for man in STARTERS]
    food = {"token": "food", "at": "supply", "count": 2}
    game = table(place=[*men, food], decision={"phase": "wehrmacht", "card": "c66"})
    check(game, {"area": "supply", "token": "food", "count": 1}, {"storm": "c66"})


@pytest.mark.rule("pavlov:setup.e")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_supply_checks_leave_the_game(seed: int) -> None:
    assert len(everywhere(begun(seed)) & CHECKS) == 3


# -- variants' cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:setup.g")
def test_basic_game_has_no_tactics_cards() -> None:
    assert not everywhere(begun()) & set(range(111, 141))


@pytest.mark.rule("pavlov:setup.g")
def test_tactics_cards_are_there_on_a_harder_level() -> None:
    assert everywhere(begun(options={"tactics": "veteran"})) & set(range(111, 141))


@pytest.mark.rule("pavlov:setup.h")
def test_basic_game_has_no_operational_support() -> None:
    game = holding("c68", place=[{"token": "food", "at": "supply"}])
    assert not everywhere(game) & set(range(103, 111))
    assert "ops" not in {a.action for a in offered(game, PlayCard)}
    refused(game, use("c68", "hq62", "ops"), by="7.1.d")


@pytest.mark.rule("pavlov:setup.h")
def test_operational_support_cards_come_with_their_variant() -> None:
    assert set(range(103, 111)) <= everywhere(begun(options={"operational-support": True}))


# -- the Soviet deck and counters -------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:setup.j")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_fog_cards_are_in_the_soviet_deck(seed: int) -> None:
    at = begun(seed).position
    cards = (*at.deck, *at.hand)
    assert sorted(n for n in cards if n < 96) == list(range(68, 96))
    assert len([n for n in cards if n >= 96]) == 3


@pytest.mark.rule("pavlov:setup.j")
def test_soviet_deck_is_shuffled() -> None:
    hands = {tuple(begun(seed).position.hand) for seed in SEEDS}
    assert len(hands) == len(SEEDS)
    fogs = {sum(n >= 96 for n in begun(seed).position.hand) for seed in range(30)}
    assert len(fogs) > 1


@pytest.mark.rule("pavlov:setup.k")
def test_four_fog_cards_start_in_the_stock() -> None:
    game = begun()
    check(game, {"fog_stock": 4})
    at = game.position
    assert {*at.fog, *(n for n in (*at.deck, *at.hand) if n >= 96)} == set(range(96, 103))


@pytest.mark.rule("pavlov:setup.l", "pavlov:setup.m")
def test_four_counters_start_in_the_reserve_and_thirty_in_the_stock() -> None:
    game = begun()
    assert len(PACK.counters) == 34
    starting = [c.id for c in PACK.counters if c.start]
    assert len(starting) == 4
    check(game, *({"unit": c.id, "at": "reserve" if c.start else "stock"} for c in PACK.counters))


@pytest.mark.rule("pavlov:setup.n")
def test_seven_weapons_start_in_the_stock() -> None:
    assert len(PACK.weapons) == 7
    check(begun(), *({"unit": w.id, "at": "stock"} for w in PACK.weapons))


@pytest.mark.rule("pavlov:setup.o")
def test_no_wehrmacht_counter_starts_on_the_square() -> None:
    spaces = [f"t{track.n}-{space}" for track in PACK.tracks.values() for space in range(1, track.length + 1)]
    check(begun(), *({"space": space, "holds": "none"} for space in spaces))


@pytest.mark.rule("pavlov:setup.o")
def test_thirty_nine_wehrmacht_counters_are_the_limit() -> None:
    assert sum(t.count for t in PACK.types) == 39
    stugs = [{"unit": "stug", "at": f"t{n}-1"} for n in (1, 2, 3)]
    men = [{"unit": "pavlov", "at": "reserve"}]
    check(table(place=[*men, *stugs]), {"space": "t3-1", "holds": "stug"})
    with pytest.raises(BadSituation):
        table(place=[*men, *stugs, {"unit": "stug", "at": "t4-1"}])


# -- defence ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:setup.p")
def test_three_defence_tracks_start_at_six() -> None:
    check(begun(), *({"defence": colour, "is": 6} for colour in ("green", "red", "purple")))


def sniped(position: str, number: int, die: int) -> Game[Any]:
    """A sniper at a red position whose colour stands at 5 while the others stand at 6; the best die is given."""
    men = [{"unit": "pavlov", "at": position}, {"unit": "khait", "at": "reserve"}]
    dice = [3, number, die, 1, 1, 1]
    return table(place=men, defence={"red": 5}, decision={"phase": "wehrmacht", "card": "c14"}, dice=dice)


@pytest.mark.rule("pavlov:setup.q")
@pytest.mark.parametrize(("position", "number"), [("gr", 1), ("r2", 2), ("r5", 5), ("rp", 6)])
def test_marker_of_a_colour_is_the_defence_of_all_its_positions(position: str, number: int) -> None:
    check(sniped(position, number, 5), {"unit": "pavlov", "at": "removed"})
    check(sniped(position, number, 4), {"unit": "pavlov", "at": position})


@pytest.mark.rule("pavlov:setup.q")
def test_marker_of_another_colour_does_not_count() -> None:
    men = [{"unit": "pavlov", "at": "g2"}, {"unit": "khait", "at": "reserve"}]
    sniper = {"phase": "wehrmacht", "card": "c14"}
    game = table(place=men, defence={"red": 5}, decision=sniper, dice=[1, 2, 5, 5, 5, 5])
    check(game, {"unit": "pavlov", "at": "g2"})


# -- removed from the game, and the stock -----------------------------------------------------------------------


@pytest.mark.rule("pavlov:setup.r")
def test_removed_counter_is_out_of_reach() -> None:
    game = holding("c68", place=[{"unit": "khait", "at": "removed"}, {"unit": "svirin", "at": "stock"}])
    play(game, use("c68", "grd13", "reinforce"))
    assert "khait" not in {a.counter for a in offered(game, Reinforce)}
    refused(game, {"reinforce": "khait"}, by="2.grd13.b")
    allowed(game, {"reinforce": "svirin"})


@pytest.mark.rule("pavlov:setup.r")
def test_a_man_who_is_killed_never_comes_back() -> None:
    men = [{"unit": "pavlov", "at": "g2", "damaged": True}, {"unit": "khait", "at": "reserve"}]
    game = table(
        place=men, defence={"green": 3}, decision={"phase": "wehrmacht", "card": "c14"}, dice=[1, 2, 5, 5, 5, 5]
    )
    check(game, {"unit": "pavlov", "at": "removed"}, {"area": "stock", "token": "damage", "count": 36})


@pytest.mark.rule("pavlov:setup.r", "pavlov:setup.tokens.f")
def test_removed_tokens_are_out_of_reach() -> None:
    game = holding("c68", place=[{"token": "ammo", "at": "stock", "count": 1}])
    play(game, use("c68", "hq62", "resupply"), {"take-token": "ammo"})
    refused(game, {"take-token": "ammo"}, by="setup.tokens.f")


@pytest.mark.rule("pavlov:setup.s")
def test_what_returns_to_the_stock_can_be_taken_again() -> None:
    no_ammo = {"token": "ammo", "at": "stock", "count": 0}
    game = holding("c72", "c68", place=[{"token": "ammo", "at": "loc-5"}, no_ammo])
    play(game, use("c72", "volga", "deliver"), {"deliver": "loc-5"})
    check(game, {"area": "stock", "token": "ammo", "count": 1})
    play(game, use("c68", "hq62", "resupply"), {"take-token": "ammo"}, {"done": None})
    check(game, {"area": "staging", "token": "ammo", "count": 1}, {"area": "stock", "token": "ammo", "count": 0})


# -- tokens -----------------------------------------------------------------------------------------------------


def marked(mark: str, names: Iterable[str]) -> list[dict[str, Any]]:
    return [{"unit": name, "at": "reserve", "mark": mark} for name in names]


@pytest.mark.rule("pavlov:setup.tokens.a")
@pytest.mark.parametrize(("mark", "limit"), [("action", 4), ("order", 9)])
def test_marks_on_counters_are_limited(mark: str, limit: int) -> None:
    names = [c.id for c in PACK.counters]
    full = table(place=marked(mark, names[:limit]), decision={"phase": "actions", "left": 1})
    check(full, {"unit": names[limit - 1], "mark": mark})
    with pytest.raises(BadSituation):
        table(place=marked(mark, names[: limit + 1]), decision={"phase": "actions", "left": 1})


@pytest.mark.rule("pavlov:setup.tokens.b", "pavlov:setup.tokens.c", "pavlov:setup.tokens.d", "pavlov:setup.tokens.e")
@pytest.mark.parametrize(
    ("token", "limit"),
    [
        ("damage", 36),
        ("suppress", 20),
        ("sapper", 6),
        ("ammo", 4),
        ("aid", 4),
        ("food", 6),
        ("wire", 4),
        ("artillery", 2),
        ("aa", 4),
    ],
)
def test_bare_table_has_the_printed_tokens_in_the_stock(token: str, limit: int) -> None:
    check(holding("c68"), {"area": "stock", "token": token, "count": limit})


@pytest.mark.rule("pavlov:setup.tokens.f")
def test_ammunition_brings_no_more_suppression_than_the_stock_has() -> None:
    cargo: list[dict[str, Any]] = [{"token": "ammo", "at": "loc-5"}, {"token": "suppress", "at": "stock", "count": 3}]
    game = holding("c72", place=cargo)
    play(game, use("c72", "volga", "deliver"), {"deliver": "loc-5"})
    check(game, {"area": "supply", "token": "suppress", "count": 3}, {"area": "stock", "token": "suppress", "count": 0})


@pytest.mark.rule("pavlov:setup.tokens.f", "pavlov:setup.tokens.b")
@pytest.mark.parametrize(("left", "found"), [(0, "none"), (1, "damage")])
def test_bomb_leaves_no_damage_when_the_damage_tokens_are_used_up(left: int, found: str) -> None:
    scarce = [{"unit": "pavlov", "at": "reserve"}, {"token": "damage", "at": "stock", "count": left}]
    raid = {"phase": "wehrmacht", "card": "c11"}
    game = table(place=scarce, decision=raid, dice=[1, 1, 3, 2, 2, 2])
    check(game, {"location": "loc-5", "holds": found}, {"location": "loc-6", "holds": "none"})


@pytest.mark.rule("pavlov:setup.tokens.g", "pavlov:setup.tokens.h")
@pytest.mark.parametrize(("token", "supply", "stock"), [("suppress", 10, 10), ("food", 2, 4), ("ammo", 0, 4)])
def test_supply_area_starts_with_ten_suppression_and_two_food(token: str, supply: int, stock: int) -> None:
    game = begun()
    check(
        game,
        {"area": "supply", "token": token, "count": supply},
        {"area": "stock", "token": token, "count": stock},
    )
