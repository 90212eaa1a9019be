"""3.stuka: anti-aircraft fire thins out the raid, every aircraft left strikes the location its three dice add up to."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, play, refused, table

SPARE = {"unit": "alexandrov", "at": "reserve"}
RAIDS = {2: "c11", 3: "c29", 4: "c56"}
# Three dice for each sum from 3 to 18.
BOMBS = {n: [min(6, n - 2), min(6, max(1, n - 7)), max(1, n - 12)] for n in range(3, 19)}
FOG_IN_STOCK = 4


def loc(number: int) -> str:
    return f"loc-{number}"


def on(token: str, *numbers: int) -> list[dict[str, Any]]:
    return [{"token": token, "at": loc(n)} for n in numbers]


def raid(aircraft: int, dice: list[int], place: list[dict[str, Any]] | None = None, **keys: Any) -> Game[Any]:
    decision = {"phase": "wehrmacht", "card": RAIDS[aircraft]}
    return table(place=[SPARE, *(place or [])], dice=dice, decision=decision, **keys)


def bombs(*targets: int) -> list[int]:
    return [die for target in targets for die in BOMBS[target]]


def holds(game: Game[Any], token: str, *numbers: int) -> None:
    for number in numbers:
        check(game, {"location": loc(number), "holds": token})


@pytest.mark.rule("pavlov:3.stuka.a")
@pytest.mark.parametrize("aircraft", [2, 3, 4])
def test_card_gives_the_number_of_aircraft(aircraft: int) -> None:
    game = raid(aircraft, bombs(*(4, 6, 8, 10)[:aircraft]))
    holds(game, "damage", *(4, 6, 8, 10)[:aircraft])
    holds(game, "none", *(4, 6, 8, 10)[aircraft:])
    check(game, {"area": "stock", "token": "damage", "count": 36 - aircraft}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.b")
def test_tokens_of_all_four_batteries_may_fire() -> None:
    game = raid(4, [4, 1, 4, 1, 4, 1, 4, 1], on("aa", 8, 9, 12, 13))
    check(game, {"asked": "choose-aa"})
    for number in (8, 9, 12, 13):
        allowed(game, {"fire-aa": loc(number)})
    play(game, *({"fire-aa": loc(n)} for n in (8, 9, 12, 13)))
    holds(game, "none", 8, 9, 12, 13)
    check(game, {"area": "stock", "token": "aa", "count": 4}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.b")
def test_anti_aircraft_guns_may_hold_their_fire() -> None:
    game = raid(2, bombs(4, 6), on("aa", 8, 13))
    play(game, {"done": None})
    holds(game, "aa", 8, 13)
    holds(game, "damage", 4, 6)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.b")
def test_location_without_an_anti_aircraft_token_cannot_fire() -> None:
    game = raid(2, [1, 1, *bombs(4, 6)], [*on("aa", 8), *on("artillery", 10), *on("damage", 12)])
    for number in (9, 10, 12):
        refused(game, {"fire-aa": loc(number)}, by="3.stuka.b")
    play(game, {"fire-aa": "loc-8"})
    holds(game, "none", 8)
    holds(game, "artillery", 10)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.b")
def test_without_anti_aircraft_tokens_nothing_is_asked() -> None:
    game = raid(2, bombs(4, 6))
    check(game, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.c")
@pytest.mark.parametrize("tokens", [1, 2])
def test_two_dice_are_rolled_for_each_token(tokens: int) -> None:
    game = raid(2, [*[1] * (2 * tokens - 1), 4, *bombs(5)], on("aa", 8, 9, 12))
    play(game, *({"fire-aa": loc(n)} for n in (8, 9)[:tokens]), {"done": None})
    check(game, {"area": "stock", "token": "aa", "count": 1 + tokens})
    holds(game, "damage", 5)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.d")
def test_every_die_of_four_or_more_takes_one_aircraft_out() -> None:
    game = raid(4, [4, 5, *bombs(5, 6)], on("aa", 8))
    play(game, {"fire-aa": "loc-8"})
    holds(game, "damage", 5, 6)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.d")
def test_three_is_too_low_for_a_dive_bomber() -> None:
    game = raid(2, [3, 3, *bombs(5, 6)], on("aa", 8))
    play(game, {"fire-aa": "loc-8"})
    holds(game, "damage", 5, 6)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.d")
def test_more_hits_than_aircraft_leave_an_empty_sky() -> None:
    game = raid(2, [6, 6, 6, 6], on("aa", 8, 13))
    play(game, {"fire-aa": "loc-8"}, {"fire-aa": "loc-13"})
    check(game, {"area": "stock", "token": "damage", "count": 36}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.e", "pavlov:3.stuka.h")
@pytest.mark.parametrize("target", range(3, 19))
def test_sum_of_three_dice_names_the_location_damaged(target: int) -> None:
    assert sum(BOMBS[target]) == target
    # The second aircraft takes a token off a boat, so that only the first leaves damage.
    boat = 5 if target != 5 else 6
    game = raid(2, bombs(target, boat), on("food", boat))
    for number in range(3, 19):
        holds(game, "damage" if number == target else "none", number)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.f")
def test_second_aircraft_finds_what_the_first_has_left() -> None:
    # The first takes the wire of 14 to the stock, the second therefore damages it.
    game = raid(2, bombs(14, 14), on("wire", 14))
    holds(game, "damage", 14)
    holds(game, "none", 15)
    check(game, {"area": "stock", "token": "wire", "count": 4})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.g")
@pytest.mark.parametrize(
    ("token", "number", "limit"),
    [
        ("ammo", 5, 4),
        ("aid", 6, 4),
        ("food", 7, 6),
        ("sapper", 5, 6),
        ("aa", 9, 4),
        ("artillery", 11, 2),
        ("aa", 12, 4),
        ("wire", 17, 4),
    ],
)
def test_token_struck_goes_to_the_stock_instead_of_damage(token: str, number: int, limit: int) -> None:
    game = raid(2, bombs(number, 4), on(token, number))
    if token == "aa":
        play(game, {"done": None})
    holds(game, "none", number)
    holds(game, "damage", 4)
    check(game, {"area": "stock", "token": token, "count": limit}, {"fog_stock": FOG_IN_STOCK})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.h")
def test_without_a_damage_token_in_the_stock_none_is_placed() -> None:
    game = raid(2, bombs(4, 6), [{"token": "damage", "at": "stock", "count": 1}])
    holds(game, "damage", 4)
    holds(game, "none", 6)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.i")
@pytest.mark.parametrize("target", [14, 15, 16, 17])
def test_damage_to_the_signallers_puts_a_fog_card_in_the_discard_pile(target: int) -> None:
    game = raid(2, bombs(target, 4))
    check(game, {"fog_stock": FOG_IN_STOCK - 1})
    assert len([card for card in game.position.discard if 96 <= card <= 102]) == 1
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.i")
def test_damage_elsewhere_adds_no_fog() -> None:
    game = raid(2, bombs(13, 18))
    check(game, {"fog_stock": FOG_IN_STOCK})
    holds(game, "damage", 13, 18)
    assert game.position.discard == ()
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.i", "pavlov:3.stuka.l")
def test_damage_passed_on_to_the_signallers_adds_fog() -> None:
    game = raid(2, bombs(13, 4), on("damage", 13))
    holds(game, "damage", 13, 14)
    check(game, {"fog_stock": FOG_IN_STOCK - 1})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.i")
def test_with_no_fog_left_in_the_stock_none_is_added() -> None:
    fog = [f"c{n}" for n in range(96, 103)]
    game = raid(2, bombs(14, 15), discard=fog)
    holds(game, "damage", 14, 15)
    check(game, {"fog_stock": 0})
    assert len(game.position.discard) == 7
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.i", "pavlov:3.stuka.h")
def test_no_damage_token_means_no_fog() -> None:
    # The stock has one token: it marks 4; the hit on 15 leaves nothing behind, and fog comes only with damage.
    game = raid(2, bombs(4, 15), [{"token": "damage", "at": "stock", "count": 1}])
    holds(game, "none", 15)
    check(game, {"fog_stock": FOG_IN_STOCK})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.j")
def test_second_hit_on_the_battalion_damages_every_counter_on_a_position() -> None:
    men: list[dict[str, Any]] = [
        {"unit": "pavlov", "at": "r2"},
        {"unit": "glushchenko", "at": "g1"},
        {"unit": "kiselev", "at": "p6", "damaged": True},
        {"unit": "saraev", "at": "reserve"},
        {"unit": "turgunov", "at": "reserve", "damaged": True},
    ]
    game = raid(2, bombs(3, 5), [*men, *on("damage", 3)])
    check(
        game,
        {"unit": "pavlov", "at": "r2", "damaged": True},
        {"unit": "glushchenko", "at": "g1", "damaged": True},
        {"unit": "kiselev", "at": "removed"},
        {"unit": "saraev", "at": "reserve", "damaged": False},
        {"unit": "turgunov", "at": "reserve", "damaged": True},
    )
    holds(game, "damage", 3, 5)
    holds(game, "none", 4)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.j")
def test_first_hit_on_the_battalion_damages_the_location_alone() -> None:
    game = raid(2, bombs(3, 5), [{"unit": "pavlov", "at": "r2"}])
    holds(game, "damage", 3)
    check(game, {"unit": "pavlov", "at": "r2", "damaged": False})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.k")
@pytest.mark.parametrize("target", [14, 15, 16, 17])
def test_hit_on_damaged_signallers_passes_to_the_next_higher_location(target: int) -> None:
    game = raid(2, bombs(target, 4), on("damage", target))
    holds(game, "damage", target, target + 1)
    check(game, {"fog_stock": FOG_IN_STOCK - 1 if target < 17 else FOG_IN_STOCK})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.k")
def test_hit_passes_over_every_damaged_location() -> None:
    game = raid(2, bombs(14, 4), on("damage", 14, 15, 16))
    holds(game, "damage", 14, 15, 16, 17, 4)
    holds(game, "none", 18)
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.k", "pavlov:3.stuka.g")
def test_hit_passed_on_to_a_wire_takes_the_wire() -> None:
    game = raid(2, bombs(14, 4), [*on("damage", 14), *on("wire", 15)])
    holds(game, "damage", 14)
    holds(game, "none", 15, 16)
    check(game, {"fog_stock": FOG_IN_STOCK}, {"area": "stock", "token": "wire", "count": 4})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.l")
@pytest.mark.parametrize("target", range(4, 14))
def test_hit_on_any_other_damaged_location_passes_upwards_too(target: int) -> None:
    game = raid(2, bombs(target, 18), on("damage", target))
    holds(game, "damage", target, target + 1, 18)
    check(game, {"area": "stock", "token": "damage", "count": 33})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.m")
def test_second_damage_to_the_army_command_post_loses_at_once() -> None:
    # The raid has three aircraft more than the dice allow for: nothing is rolled after the loss.
    game = raid(4, bombs(18), on("damage", 18))
    check(game, {"asked": "over"}, {"outcome": "loss", "seat": "soviet"})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.m")
def test_hit_passed_on_to_the_damaged_command_post_loses_at_once() -> None:
    game = raid(2, bombs(14), on("damage", 14, 15, 16, 17, 18))
    check(game, {"asked": "over"}, {"outcome": "loss", "seat": "soviet"})
    finished(game)


@pytest.mark.rule("pavlov:3.stuka.m")
def test_first_damage_to_the_command_post_loses_nothing() -> None:
    game = raid(2, bombs(18, 4))
    holds(game, "damage", 18)
    check(game, {"asked": "move-counter"})
    allowed(game, {"move": "alexandrov"})
    finished(game)
