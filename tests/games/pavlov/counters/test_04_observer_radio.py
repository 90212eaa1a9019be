"""4.observer and 4.radio: the two actions that reach beyond the walls."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.interface.actions import CallFire
from tests.games.pavlov.card_hands import offered
from tests.games.pavlov.table import allowed, check, finished, legal, play, refused, table

ACTIONS: dict[str, Any] = {"phase": "actions", "left": 3}
GUNS: list[dict[str, Any]] = [{"token": "artillery", "at": "loc-10"}, {"token": "artillery", "at": "loc-11"}]


def observing(at: str, *units: dict[str, Any], dice: tuple[int, ...] = ()) -> Game[Any]:
    """Potansky has called for the battery of location 10."""
    game = table(place=[{"unit": "potansky", "at": at}, *GUNS, *units], dice=list(dice), decision=ACTIONS)
    play(game, {"act": "potansky"}, {"observe": "loc-10"})
    return game


def on(*pairs: tuple[str, str]) -> list[dict[str, Any]]:
    return [{"unit": unit, "at": at} for unit, at in pairs]


# -- 4.observer --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.observer.a")
@pytest.mark.parametrize(
    ("name", "may"), [("potansky", True), ("kalinin", True), ("pavlov", False), ("chekhov", False)]
)
def test_only_an_observer_directs_the_guns(name: str, may: bool) -> None:
    game = table(place=[{"unit": name, "at": "g1"}, *GUNS, {"unit": "rifle", "at": "t1-1"}], decision=ACTIONS)
    play(game, {"act": name})
    if may:
        allowed(game, {"observe": "loc-10"})
        allowed(game, {"observe": "loc-11"})
    else:
        refused(game, {"observe": "loc-10"}, by="4.observer.a")


@pytest.mark.rule("pavlov:4.observer.b")
def test_artillery_token_goes_back_to_the_stock() -> None:
    game = observing("g1", {"unit": "rifle", "at": "t1-1"}, dice=(1, 1, 1))
    play(game, {"call-fire": "t1-1"})
    check(game, {"location": "loc-10", "holds": "none"}, {"location": "loc-11", "holds": "artillery"})
    check(game, {"area": "stock", "token": "artillery", "count": 1})


@pytest.mark.rule("pavlov:4.observer.c")
def test_no_observation_without_a_gun_ready() -> None:
    place = [{"unit": "potansky", "at": "g1"}, {"unit": "rifle", "at": "t1-1"}]
    game = table(place=[*place, GUNS[1]], decision=ACTIONS)
    play(game, {"act": "potansky"})
    refused(game, {"observe": "loc-10"}, by="4.observer.c")
    allowed(game, {"observe": "loc-11"})
    game = table(place=[*place, {"token": "damage", "at": "loc-10"}], decision=ACTIONS)
    play(game, {"act": "potansky"})
    refused(game, {"observe": "loc-10"}, by="4.observer.c")
    refused(game, {"observe": "loc-11"}, by="4.observer.c")


@pytest.mark.rule("pavlov:4.observer.d")
@pytest.mark.parametrize(
    ("first", "second", "adjacent"),
    [
        ("t1-1", "t1-2", True),
        ("t1-2", "t1-3", True),
        ("t1-2", "t2-2", True),
        ("t1-1", "t1-3", False),
        ("t1-1", "t2-2", False),
        ("t1-4", "t2-1", False),
    ],
)
def test_second_target_stands_next_to_the_first(first: str, second: str, adjacent: bool) -> None:
    game = observing("g1", *on(("rifle", first), ("rifle", second)))
    allowed(game, {"call-fire": first})
    if adjacent:
        allowed(game, {"call-fire": first, "second": second})
    else:
        refused(game, {"call-fire": first, "second": second}, by="4.observer.d")
    assert (CallFire(first, second) in offered(game, CallFire)) == adjacent


@pytest.mark.rule("pavlov:4.observer.d")
@pytest.mark.parametrize(("at", "pair"), [("gr", ("t2-2", "t3-2")), ("rp", ("t5-1", "t6-1"))])
def test_approaches_of_two_colours_are_not_adjacent_even_if_both_are_seen(at: str, pair: tuple[str, str]) -> None:
    """RULING pavlov-007."""
    game = observing(at, *on(("rifle", pair[0]), ("rifle", pair[1])))
    allowed(game, {"call-fire": pair[0]})
    allowed(game, {"call-fire": pair[1]})
    refused(game, {"call-fire": pair[0], "second": pair[1]}, by="4.observer.d")


@pytest.mark.rule("pavlov:4.observer.d")
def test_one_counter_is_not_two_targets() -> None:
    game = observing("g1", *on(("rifle", "t1-1")))
    refused(game, {"call-fire": "t1-1", "second": "t1-1"}, by="4.observer.d")
    allowed(game, {"call-fire": "t1-1"})


@pytest.mark.rule("pavlov:4.observer.e")
def test_observer_sees_his_target() -> None:
    game = observing("g1", *on(("rifle", "t1-1"), ("rifle", "t3-1"), ("rifle", "t6-1")))
    allowed(game, {"call-fire": "t1-1"})
    refused(game, {"call-fire": "t3-1"}, by="4.observer.e")
    refused(game, {"call-fire": "t6-1"}, by="4.observer.e")


@pytest.mark.rule("pavlov:4.observer.e")
def test_observer_on_two_colours_sees_both() -> None:
    game = observing("rp", *on(("rifle", "t1-1"), ("rifle", "t5-1"), ("rifle", "t6-1")))
    allowed(game, {"call-fire": "t5-1"})
    allowed(game, {"call-fire": "t6-1"})
    refused(game, {"call-fire": "t1-1"}, by="4.observer.e")


@pytest.mark.rule("pavlov:4.observer.e")
def test_no_observation_with_nothing_in_sight() -> None:
    supply = {"token": "suppress", "at": "supply", "count": 5}
    units = [{"unit": "potansky", "at": "p2"}, *GUNS, *on(("rifle", "t1-1")), supply]
    game = table(place=units, decision=ACTIONS)
    play(game, {"act": "potansky"})
    refused(game, {"observe": "loc-10"}, by="4.observer.e")


@pytest.mark.rule("pavlov:4.observer.e")
def test_no_observation_from_the_reserve() -> None:
    enemies = on(("pz2", "t1-1"), ("pz3", "t4-1"), ("pz4", "t6-1"))
    tired = {"unit": "potansky", "at": "reserve", "exhausted": True}
    game = table(place=[tired, *GUNS, *enemies], decision=ACTIONS)
    play(game, {"act": "potansky"})
    refused(game, {"observe": "loc-10"}, by="4.observer.e")
    assert legal(game) == [{"do": "recover", "what": "exhaustion"}]
    game = table(place=[{"unit": "potansky", "at": "p2"}, *GUNS, *enemies], decision=ACTIONS)
    assert {"do": "act", "counter": "potansky"} in legal(game)


@pytest.mark.rule("pavlov:4.observer.f")
def test_armour_and_infantry_are_hit_together() -> None:
    game = observing("r2", *on(("pz4", "t4-2"), ("rifle", "t4-1"), ("stug", "t5-2")), dice=(1, 1, 6, 1, 4, 1))
    allowed(game, {"call-fire": "t4-2", "second": "t5-2"})
    allowed(game, {"call-fire": "t4-1"})
    play(game, {"call-fire": "t4-2", "second": "t4-1"})
    finished(game)
    check(game, {"space": "t4-2", "holds": "none"}, {"space": "t4-1", "holds": "none"})
    check(game, {"space": "t5-2", "holds": "stug"})


@pytest.mark.rule("pavlov:4.observer.g")
def test_three_dice_for_each_target_separately() -> None:
    game = observing("g1", *on(("rifle", "t1-1"), ("rifle", "t1-2")), dice=(6, 6, 6, 1, 1, 1))
    play(game, {"call-fire": "t1-1", "second": "t1-2"})
    finished(game)
    check(game, {"space": "t1-1", "holds": "none"}, {"space": "t1-2", "holds": "rifle"})


@pytest.mark.rule("pavlov:4.observer.g")
def test_two_targets_may_be_named_in_either_order() -> None:
    game = observing("g1", *on(("rifle", "t1-1"), ("rifle", "t1-2")), dice=(6, 6, 6, 1, 1, 1))
    play(game, {"call-fire": "t1-2", "second": "t1-1"})
    finished(game)
    check(game, {"space": "t1-2", "holds": "none"}, {"space": "t1-1", "holds": "rifle"})


@pytest.mark.rule("pavlov:4.observer.g")
def test_single_target_takes_three_dice_only() -> None:
    game = observing("g1", *on(("rifle", "t1-1"), ("rifle", "t1-2")), dice=(6, 1, 1))
    play(game, {"call-fire": "t1-1"})
    finished(game)
    check(game, {"space": "t1-1", "holds": "none"}, {"space": "t1-2", "holds": "rifle"})


@pytest.mark.rule("pavlov:4.observer.h")
@pytest.mark.parametrize(
    ("target", "roll", "left"),
    [("stug", 5, "none"), ("stug", 4, "stug"), ("pz2", 4, "none"), ("pz2", 3, "pz2"), ("scout", 4, "scout")],
)
def test_one_die_of_the_defence_removes_a_target(target: str, roll: int, left: str) -> None:
    game = observing("g1", *on((target, "t1-1")), dice=(1, roll, 1))
    play(game, {"call-fire": "t1-1"})
    check(game, {"space": "t1-1", "holds": left})


@pytest.mark.rule("pavlov:4.observer.i")
def test_observation_exhausts_the_observer() -> None:
    game = observing("g1", *on(("rifle", "t1-1")), dice=(1, 1, 1))
    play(game, {"call-fire": "t1-1"})
    check(game, {"unit": "potansky", "exhausted": True, "mark": "action"}, {"phase": "actions", "left": 2})


# -- 4.radio -----------------------------------------------------------------------------------------------------------


STARTERS = ("pavlov", "glushchenko", "alexandrov", "chernogolov")


def at_the_radio(*units: dict[str, Any], at: str = "g6") -> Game[Any]:
    """Kiselev acts. The four men who cost nothing are in the house, as in every game."""
    here = [{"unit": name, "at": "reserve"} for name in STARTERS]
    supply = {"token": "suppress", "at": "supply", "count": 5}
    game = table(place=[{"unit": "kiselev", "at": at}, supply, *here, *units], decision=ACTIONS)
    play(game, {"act": "kiselev"})
    return game


@pytest.mark.rule("pavlov:4.radio.a")
def test_radio_stands_on_green_six() -> None:
    allowed(at_the_radio(), {"radio": None})
    for other in ("g1", "gr", "p6", "rp"):
        refused(at_the_radio(at=other), {"radio": None}, by="4.radio.a")


@pytest.mark.rule("pavlov:4.radio.b", "pavlov:4.radio.c")
def test_two_points_of_men_arrive_in_the_reserve() -> None:
    game = at_the_radio()
    play(game, {"radio": None})
    check(game, {"asked": "choose-reinforcement"})
    play(game, {"reinforce": "khait"}, {"reinforce": "svirin"})
    check(game, {"unit": "khait", "at": "reserve"}, {"unit": "svirin", "at": "reserve"}, {"asked": "act-counter"})


@pytest.mark.rule("pavlov:4.radio.b", "pavlov:4.radio.c")
def test_two_points_may_be_a_weapon() -> None:
    game = at_the_radio()
    play(game, {"radio": None}, {"reinforce": "maxim-1"})
    check(game, {"unit": "maxim-1", "at": "reserve"}, {"asked": "act-counter"})


@pytest.mark.rule("pavlov:4.radio.b")
def test_no_more_than_two_points_are_called() -> None:
    game = at_the_radio()
    play(game, {"radio": None})
    for dear in ("afanasyev", "naumov", "gun-53k"):
        refused(game, {"reinforce": dear}, by="4.radio.b")
    allowed(game, {"reinforce": "chekhov"})
    play(game, {"reinforce": "khait"})
    refused(game, {"reinforce": "chekhov"}, by="4.radio.b")
    refused(game, {"reinforce": "maxim-1"}, by="4.radio.b")
    allowed(game, {"reinforce": "svirin"})


@pytest.mark.rule("pavlov:4.radio.b")
def test_one_point_may_be_left_unspent() -> None:
    game = at_the_radio()
    play(game, {"radio": None}, {"reinforce": "khait"}, {"done": None})
    check(game, {"unit": "khait", "at": "reserve"}, {"asked": "act-counter"}, {"phase": "actions", "left": 2})


@pytest.mark.rule("pavlov:4.radio.d")
def test_radio_is_silent_while_the_division_is_damaged() -> None:
    refused(at_the_radio({"token": "damage", "at": "loc-4"}), {"radio": None}, by="4.radio.d")
    others = [{"token": "damage", "at": f"loc-{n}"} for n in (3, 5, 18)]
    allowed(at_the_radio(*others), {"radio": None})


@pytest.mark.rule("pavlov:4.radio.e")
def test_call_exhausts_the_caller() -> None:
    game = at_the_radio()
    play(game, {"radio": None}, {"reinforce": "chekhov"})
    check(game, {"unit": "kiselev", "exhausted": True, "mark": "action"}, {"phase": "actions", "left": 2})
    check(game, {"unit": "chekhov", "at": "reserve", "exhausted": False, "mark": ""})
