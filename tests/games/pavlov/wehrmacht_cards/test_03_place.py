"""3.place: a counter of the Wehrmacht picks its approach, braves suppression, pushes those before it, meets mines."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, play, refused, table

SPARE = {"unit": "alexandrov", "at": "reserve"}
CARDS = {"rifle": "c1", "mg": "c5", "scout": "c6", "pz2": "c7", "pz3": "c26", "pz4": "c40", "stug": "c41"}
INFANTRY = ("rifle", "mg", "scout")
ARMOUR = ("pz2", "pz3", "pz4", "stug")
COLOURS = {1: "green", 2: "green", 3: "red", 4: "red", 5: "red", 6: "purple"}


def place(kind: str, dice: list[int], *table_keys: dict[str, Any], **keys: Any) -> Game[Any]:
    """A placement card of this type, with these things on the table."""
    decision = {"phase": "wehrmacht", "card": CARDS[kind]}
    return table(place=[SPARE, *table_keys], dice=dice, decision=decision, **keys)


def tokens(colour: str, count: int) -> dict[str, Any]:
    return {"token": "suppress", "at": f"suppress-{colour}", "count": count}


def column(track: int, *units: str) -> list[dict[str, Any]]:
    """Counters on an approach from its far edge on; `-` leaves a space free."""
    return [{"unit": unit, "at": f"t{track}-{n}"} for n, unit in enumerate(units, 1) if unit != "-"]


def stands(game: Game[Any], track: int, *units: str) -> None:
    """The whole approach, from the far edge to the House."""
    for n, unit in enumerate(units, 1):
        check(game, {"space": f"t{track}-{n}", "holds": "none" if unit == "-" else unit})


@pytest.mark.rule("pavlov:3.place.b")
def test_approach_is_known_before_suppression_is_decided_and_the_counter_waits() -> None:
    game = place("mg", [4], tokens("red", 2), *column(4, "rifle"))
    check(game, {"asked": "choose-suppression"})
    finished(game)
    stands(game, 4, "rifle", "-", "-", "-")
    play(game, {"spend-suppression": 0})
    stands(game, 4, "mg", "rifle", "-", "-")
    check(game, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:3.place.c", "pavlov:3.place.i")
@pytest.mark.parametrize("kind", [*INFANTRY, *ARMOUR])
@pytest.mark.parametrize("die", range(1, 7))
def test_die_gives_the_approach_and_the_counter_enters_its_first_space(kind: str, die: int) -> None:
    game = place(kind, [die])
    for track in range(1, 7):
        stands(game, track, kind if track == die else "-", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.d")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_tokens_may_be_returned_to_the_stock(count: int) -> None:
    game = place("rifle", [4, *[1] * count], tokens("red", 3))
    play(game, {"spend-suppression": count})
    check(game, {"area": "suppress-red", "token": "suppress", "count": 3 - count})
    check(game, {"area": "stock", "token": "suppress", "count": 17 + count})
    stands(game, 4, "rifle", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.d")
def test_more_tokens_than_there_are_cannot_be_returned() -> None:
    game = place("rifle", [4], tokens("red", 2))
    refused(game, {"spend-suppression": 3}, by="3.place.d")
    allowed(game, {"spend-suppression": 2})


@pytest.mark.rule("pavlov:3.place.d")
def test_empty_suppression_area_leaves_nothing_to_decide() -> None:
    # Tokens in the supply area of the House have not been laid and serve for nothing.
    game = place("rifle", [4], {"token": "suppress", "at": "supply", "count": 5})
    check(game, {"asked": "move-counter"}, {"area": "supply", "token": "suppress", "count": 5})
    stands(game, 4, "rifle", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.e")
@pytest.mark.parametrize("track", range(1, 7))
def test_tokens_of_the_colour_of_the_approach_serve(track: int) -> None:
    game = place("rifle", [track, 6], tokens(COLOURS[track], 1))
    play(game, {"spend-suppression": 1})
    stands(game, track, "-", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.e")
@pytest.mark.parametrize("track", range(1, 7))
def test_tokens_of_other_colours_do_not_serve(track: int) -> None:
    others = [tokens(colour, 3) for colour in ("green", "red", "purple") if colour != COLOURS[track]]
    game = place("rifle", [track], *others)
    check(game, {"asked": "move-counter"})
    stands(game, track, "rifle", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.e")
def test_tokens_of_other_colours_cannot_be_added() -> None:
    game = place("rifle", [4], tokens("red", 1), tokens("green", 3))
    refused(game, {"spend-suppression": 2}, by="3.place.d")
    allowed(game, {"spend-suppression": 1})


@pytest.mark.rule("pavlov:3.place.f")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_die_is_rolled_for_each_token(count: int) -> None:
    game = place("rifle", [4, *[1] * (count - 1), 4], tokens("red", 3))
    play(game, {"spend-suppression": count})
    stands(game, 4, "-", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.g")
@pytest.mark.parametrize(("kind", "defence"), [("rifle", 4), ("mg", 4), ("scout", 5)])
@pytest.mark.parametrize("above", [-1, 0, 1])
def test_die_reaching_the_defence_keeps_the_counter_off_the_board(kind: str, defence: int, above: int) -> None:
    game = place(kind, [4, 1, defence + above], tokens("red", 2), *column(4, "pz2"))
    play(game, {"spend-suppression": 2})
    if above < 0:
        stands(game, 4, kind, "pz2", "-", "-")
    else:
        stands(game, 4, "pz2", "-", "-", "-")
    check(game, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.place.h")
@pytest.mark.parametrize("kind", ARMOUR)
def test_armour_cannot_be_suppressed(kind: str) -> None:
    game = place(kind, [4], tokens("red", 3))
    check(game, {"asked": "move-counter"}, {"area": "suppress-red", "token": "suppress", "count": 3})
    stands(game, 4, kind, "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.j", "pavlov:3.place.k", "pavlov:3.place.l")
def test_whole_column_is_pushed_one_space_towards_the_house() -> None:
    game = place("mg", [4], *column(4, "rifle", "scout", "pz2"))
    stands(game, 4, "mg", "rifle", "scout", "pz2")
    finished(game)


@pytest.mark.rule("pavlov:3.place.l")
def test_push_ends_at_the_first_free_space() -> None:
    game = place("mg", [4], *column(4, "rifle", "-", "scout", "pz2"))
    stands(game, 4, "mg", "rifle", "scout", "pz2")
    check(game, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.place.l")
def test_counter_with_room_before_it_is_not_pushed() -> None:
    game = place("mg", [4], *column(4, "-", "rifle", "-", "scout"))
    stands(game, 4, "mg", "rifle", "-", "scout")
    finished(game)


@pytest.mark.rule("pavlov:3.place.l")
def test_other_approaches_stand_still() -> None:
    game = place("mg", [4], *column(3, "rifle"), *column(5, "scout"))
    stands(game, 3, "rifle", "-", "-", "-")
    stands(game, 5, "scout", "-", "-", "-")
    finished(game)


@pytest.mark.rule("pavlov:3.place.m")
@pytest.mark.parametrize("kind", ["mg", "pz3"])
def test_counter_pushed_beyond_the_last_space_breaks_in_and_wins(kind: str) -> None:
    game = place(kind, [4], *column(4, "rifle", "scout", "pz2", "rifle"))
    check(game, {"asked": "over"}, {"outcome": "loss", "seat": "soviet"})
    finished(game)


@pytest.mark.rule("pavlov:3.place.m")
def test_mine_does_not_hold_up_a_full_approach() -> None:
    # All four move at once: whatever the mine under the third would do, the foremost is in the House.
    game = place("mg", [4], *column(4, "rifle", "scout", "pz2", "rifle"), {"token": "sapper", "at": "mine-4"})
    check(game, {"asked": "over"}, {"outcome": "loss", "seat": "soviet"})
    finished(game)


@pytest.mark.rule("pavlov:3.place.m")
def test_full_approach_is_harmless_while_the_newcomer_is_stopped() -> None:
    game = place("mg", [4, 4], tokens("red", 1), *column(4, "rifle", "scout", "pz2", "rifle"))
    play(game, {"spend-suppression": 1})
    stands(game, 4, "rifle", "scout", "pz2", "rifle")
    check(game, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.place.n")
def test_counter_advancing_into_a_mined_space_sets_off_the_mine() -> None:
    game = place("mg", [4, 1, 1, 1], *column(4, "rifle", "scout"), {"token": "sapper", "at": "mine-4"})
    stands(game, 4, "mg", "rifle", "scout", "-")
    check(game, {"mine": "mine-4", "laid": False}, {"area": "stock", "token": "sapper", "count": 6})
    finished(game)


@pytest.mark.rule("pavlov:3.place.n")
def test_mine_ahead_of_the_column_sleeps() -> None:
    game = place("mg", [4], *column(4, "rifle"), {"token": "sapper", "at": "mine-4"})
    stands(game, 4, "mg", "rifle", "-", "-")
    check(game, {"mine": "mine-4", "laid": True})
    finished(game)


@pytest.mark.rule("pavlov:3.place.n")
def test_mine_under_a_counter_waits_for_the_next_one_to_enter() -> None:
    # Laid beneath the scouts it does not hurt them as they leave; the riflemen who follow set it off.
    column_ = column(4, "pz2", "rifle", "scout")
    game = place("mg", [4, 1, 4, 1], *column_, {"token": "sapper", "at": "mine-4"})
    stands(game, 4, "mg", "pz2", "-", "scout")
    check(game, {"mine": "mine-4", "laid": False})
    finished(game)


@pytest.mark.rule("pavlov:3.place.n")
def test_mines_of_other_approaches_sleep() -> None:
    game = place("mg", [4], *column(4, "rifle", "scout"), {"token": "sapper", "at": "mine-3"})
    stands(game, 4, "mg", "rifle", "scout", "-")
    check(game, {"mine": "mine-3", "laid": True})
    finished(game)


@pytest.mark.rule("pavlov:3.place.o")
@pytest.mark.parametrize(
    ("kind", "defence"),
    [("rifle", 4), ("mg", 4), ("scout", 5), ("pz2", 4), ("pz3", 6), ("pz4", 6), ("stug", 5)],
)
@pytest.mark.parametrize("above", [-1, 0])
def test_mine_kills_infantry_and_armour_alike(kind: str, defence: int, above: int) -> None:
    # The third die decides.
    mine = {"token": "sapper", "at": "mine-4"}
    game = place("rifle", [4, 1, 1, defence + above], *column(4, "rifle", kind), mine)
    stands(game, 4, "rifle", "rifle", kind if above < 0 else "-", "-")
    check(game, {"mine": "mine-4", "laid": False})
    finished(game)


def test_log_tells_from_which_space_each_counter_is_pushed_so_that_it_can_be_drawn() -> None:
    game = place("pz2", [3], *column(3, "rifle", "mg"))
    pushed = [event.args for event in game.events or () if event.what == "counter-advances"]
    assert [(args["type"], args["start"], args["space"]) for args in pushed] == [
        ("mg", "t3-2", "t3-3"),
        ("rifle", "t3-1", "t3-2"),
        ("pz2", "", "t3-1"),
    ]
