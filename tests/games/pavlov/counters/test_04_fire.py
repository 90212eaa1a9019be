"""4.attack and 4.suppress: what a single counter does with its rifle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pavlov.table import allowed, check, finished, legal, play, refused, table

ACTIONS: dict[str, Any] = {"phase": "actions", "left": 3}
SUPPRESSION: dict[str, Any] = {"token": "suppress", "at": "supply", "count": 10}


def attack(*units: dict[str, Any], dice: tuple[int, ...] = ()) -> Any:
    """A table on which the first of the units has been picked to act."""
    game = table(place=list(units), dice=list(dice), decision=ACTIONS)
    play(game, {"act": units[0]["unit"]})
    return game


# -- 4.attack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.attack.a")
def test_attack_needs_a_line_of_sight() -> None:
    game = attack(
        {"unit": "chekhov", "at": "g1"},
        {"unit": "rifle", "at": "t1-1"},
        {"unit": "rifle", "at": "t2-4"},
        {"unit": "rifle", "at": "t3-1"},
        {"unit": "rifle", "at": "t6-1"},
    )
    refused(game, {"attack": "t3-1"}, by="4.attack.a")
    refused(game, {"attack": "t6-1"}, by="4.attack.a")
    allowed(game, {"attack": "t1-1"})
    allowed(game, {"attack": "t2-4"})


@pytest.mark.rule("pavlov:4.attack.a")
def test_two_coloured_position_sees_both_its_colours() -> None:
    men = ({"unit": "rifle", "at": "t1-1"}, {"unit": "rifle", "at": "t5-1"}, {"unit": "rifle", "at": "t6-1"})
    game = attack({"unit": "chekhov", "at": "gr"}, *men)
    allowed(game, {"attack": "t1-1"})
    allowed(game, {"attack": "t5-1"})
    refused(game, {"attack": "t6-1"}, by="4.attack.a")
    game = attack({"unit": "chekhov", "at": "rp"}, *men)
    refused(game, {"attack": "t1-1"}, by="4.attack.a")
    allowed(game, {"attack": "t5-1"})
    allowed(game, {"attack": "t6-1"})


@pytest.mark.rule("pavlov:4.attack.a")
def test_there_is_no_line_of_sight_from_the_reserve() -> None:
    enemies = [{"unit": "rifle", "at": space} for space in ("t1-1", "t4-1", "t6-1")]
    watch = {"unit": "kiselev", "at": "g1"}
    game = table(place=[{"unit": "chekhov", "at": "reserve"}, watch, *enemies], decision=ACTIONS)
    refused(game, {"act": "chekhov"}, by="4.attack.a")
    allowed(game, {"act": "kiselev"})
    game = attack({"unit": "chekhov", "at": "p2"}, *enemies)
    assert legal(game) == [{"do": "attack", "space": "t6-1", "weapon": ""}]


@pytest.mark.rule("pavlov:4.attack.b")
@pytest.mark.parametrize("armour", ["pz2", "pz3", "pz4", "stug"])
def test_single_counter_does_not_attack_armour(armour: str) -> None:
    game = attack(
        {"unit": "chekhov", "at": "g1"},
        {"unit": armour, "at": "t1-1"},
        {"unit": "rifle", "at": "t2-1"},
        {"unit": "mg", "at": "t2-2"},
        {"unit": "scout", "at": "t2-3"},
    )
    refused(game, {"attack": "t1-1"}, by="4.attack.b")
    for infantry in ("t2-1", "t2-2", "t2-3"):
        allowed(game, {"attack": infantry})


@pytest.mark.rule("pavlov:4.attack.c")
@pytest.mark.parametrize(("name", "dice"), [("chekhov", 4), ("pavlov", 3), ("glushchenko", 2), ("khait", 1)])
def test_attack_value_is_the_number_of_dice(name: str, dice: int) -> None:
    game = attack({"unit": name, "at": "r2"}, {"unit": "rifle", "at": "t4-1"}, dice=(*[3] * (dice - 1), 4))
    play(game, {"attack": "t4-1"})
    finished(game)
    check(game, {"space": "t4-1", "holds": "none"})


@pytest.mark.rule("pavlov:4.attack.d")
@pytest.mark.parametrize(("target", "roll", "left"), [
    ("rifle", 4, "none"),
    ("rifle", 3, "rifle"),
    ("mg", 4, "none"),
    ("mg", 3, "mg"),
    ("scout", 5, "none"),
    ("scout", 4, "scout"),
    ("scout", 6, "none"),
])  # fmt: skip
def test_one_die_of_the_defence_or_more_removes_the_target(target: str, roll: int, left: str) -> None:
    game = attack({"unit": "glushchenko", "at": "p2"}, {"unit": target, "at": "t6-2"}, dice=(1, roll))
    play(game, {"attack": "t6-2"})
    check(game, {"space": "t6-2", "holds": left})


@pytest.mark.rule("pavlov:4.attack.d")
def test_dice_do_not_add_up() -> None:
    game = attack({"unit": "chekhov", "at": "r2"}, {"unit": "rifle", "at": "t4-1"}, dice=(3, 3, 3, 3))
    play(game, {"attack": "t4-1"})
    check(game, {"space": "t4-1", "holds": "rifle"})


@pytest.mark.rule("pavlov:4.attack.d")
def test_counter_shot_down_can_be_placed_again() -> None:
    """There are six scouts: with all on the board a seventh cannot come, after a hit it can."""
    spaces = ("t1-1", "t1-2", "t1-3", "t2-1", "t2-2", "t2-3")
    place: list[dict[str, Any]] = [{"unit": "chekhov", "at": "g1"}]
    place += [{"unit": "scout", "at": space} for space in spaces]
    cards = ["c6", "c1", "c2"]
    game = table(place=place, wehrmacht=cards, dice=[1, 1, 1, 5, 6, 5, 4], decision=ACTIONS)
    play(game, {"act": "chekhov"}, {"attack": "t1-1"}, {"end-actions": None})
    check(game, {"space": "t1-1", "holds": "none"}, {"asked": "card-action"})
    play(game, {"end-cards": None})
    check(game, {"space": "t6-1", "holds": "scout"}, {"space": "t5-1", "holds": "rifle"})


@pytest.mark.rule("pavlov:4.attack.d")
def test_hit_leaves_a_gap_on_the_approach() -> None:
    game = attack(
        {"unit": "chekhov", "at": "g1"},
        {"unit": "rifle", "at": "t1-1"},
        {"unit": "mg", "at": "t1-2"},
        {"unit": "scout", "at": "t1-3"},
        dice=(4, 1, 1, 1),
    )
    play(game, {"attack": "t1-2"})
    check(game, {"space": "t1-1", "holds": "rifle"}, {"space": "t1-2", "holds": "none"})
    check(game, {"space": "t1-3", "holds": "scout"})


@pytest.mark.rule("pavlov:4.attack.e")
@pytest.mark.parametrize("roll", [1, 6])
def test_attack_exhausts_hit_or_miss(roll: int) -> None:
    game = attack({"unit": "khait", "at": "r2"}, {"unit": "rifle", "at": "t4-1"}, dice=(roll,))
    play(game, {"attack": "t4-1"})
    check(game, {"unit": "khait", "exhausted": True, "mark": "action"}, {"phase": "actions", "left": 2})


# -- 4.suppress ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.suppress.a")
def test_suppression_tokens_come_from_the_supply_area() -> None:
    game = attack({"unit": "pavlov", "at": "r2"}, SUPPRESSION)
    play(game, {"suppress": 0, "red": 2})
    check(game, {"area": "supply", "token": "suppress", "count": 8})
    check(game, {"area": "suppress-red", "token": "suppress", "count": 2})
    check(game, {"area": "stock", "token": "suppress", "count": 10})


@pytest.mark.rule("pavlov:4.suppress.a")
def test_no_more_suppression_than_the_supply_area_holds() -> None:
    game = attack({"unit": "pavlov", "at": "r2"}, {"token": "suppress", "at": "supply", "count": 1})
    refused(game, {"suppress": 0, "red": 2}, by="4.suppress.a")
    allowed(game, {"suppress": 0, "red": 1})


@pytest.mark.rule("pavlov:4.suppress.a")
def test_stock_does_not_feed_the_suppression_areas() -> None:
    game = attack({"unit": "pavlov", "at": "r2"}, {"unit": "rifle", "at": "t3-1"})
    check(game, {"area": "stock", "token": "suppress", "count": 20})
    refused(game, {"suppress": 0, "red": 1}, by="4.suppress.a")


@pytest.mark.rule("pavlov:4.suppress.b")
def test_no_more_tokens_than_the_suppression_value() -> None:
    game = attack({"unit": "pavlov", "at": "r2"}, SUPPRESSION)
    refused(game, {"suppress": 0, "red": 3}, by="4.suppress.b")
    allowed(game, {"suppress": 0, "red": 2})
    allowed(game, {"suppress": 0, "red": 1})
    game = attack({"unit": "glushchenko", "at": "r2"}, SUPPRESSION)
    refused(game, {"suppress": 0, "red": 2}, by="4.suppress.b")
    allowed(game, {"suppress": 0, "red": 1})


@pytest.mark.rule("pavlov:4.suppress.b", "pavlov:4.suppress.d")
def test_split_tokens_together_keep_to_the_suppression_value() -> None:
    game = attack({"unit": "pavlov", "at": "gr"}, SUPPRESSION)
    refused(game, {"suppress": 2, "red": 1}, by="4.suppress.b")
    allowed(game, {"suppress": 1, "red": 1})


@pytest.mark.rule("pavlov:4.suppress.c")
@pytest.mark.parametrize(("at", "colour"), [("g1", "green"), ("r3", "red"), ("p4", "purple")])
def test_tokens_go_to_the_colour_of_the_position(at: str, colour: str) -> None:
    for other in ("green", "red", "purple"):
        game = attack({"unit": "khait", "at": at}, SUPPRESSION)
        action = {
            "suppress": 1 if other == "green" else 0,
            "red": int(other == "red"),
            "purple": int(other == "purple"),
        }
        if other == colour:
            play(game, action)
            check(game, {"area": f"suppress-{colour}", "token": "suppress", "count": 1})
        else:
            refused(game, action, by="4.suppress.c")


@pytest.mark.rule("pavlov:4.suppress.d")
def test_two_coloured_position_serves_both_areas() -> None:
    game = attack({"unit": "pavlov", "at": "rp"}, SUPPRESSION)
    allowed(game, {"suppress": 0, "red": 2})
    allowed(game, {"suppress": 0, "purple": 2})
    refused(game, {"suppress": 1}, by="4.suppress.c")
    play(game, {"suppress": 0, "red": 1, "purple": 1})
    check(game, {"area": "suppress-red", "token": "suppress", "count": 1})
    check(game, {"area": "suppress-purple", "token": "suppress", "count": 1})
    check(game, {"area": "supply", "token": "suppress", "count": 8})


@pytest.mark.rule("pavlov:4.suppress.e")
def test_suppression_exhausts() -> None:
    game = attack({"unit": "khait", "at": "r2"}, SUPPRESSION)
    play(game, {"suppress": 0, "red": 1})
    check(game, {"unit": "khait", "exhausted": True, "mark": "action"}, {"phase": "actions", "left": 2})


@pytest.mark.rule("pavlov:4.suppress.f")
def test_tokens_wait_for_the_next_infantry() -> None:
    place: list[dict[str, Any]] = [{"unit": "pavlov", "at": "r2"}, SUPPRESSION]
    game = table(place=place, wehrmacht=["c7", "c1", "c2"], dice=[4, 4, 3, 4, 1], decision=ACTIONS)
    play(game, {"act": "pavlov"}, {"suppress": 0, "red": 2}, {"end-actions": None})
    check(game, {"asked": "card-action"}, {"area": "suppress-red", "token": "suppress", "count": 2})
    play(game, {"end-cards": None})
    check(game, {"space": "t4-1", "holds": "pz2"}, {"asked": "choose-suppression"})
    play(game, {"spend-suppression": 2})
    finished(game)
    check(game, {"space": "t4-2", "holds": "none"}, {"area": "suppress-red", "token": "suppress", "count": 0})
    check(game, {"area": "stock", "token": "suppress", "count": 12}, {"space": "t1-1", "holds": "rifle"})
