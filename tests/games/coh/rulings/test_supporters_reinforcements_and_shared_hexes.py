"""1 to 9 What hidden supporters, cards, reinforcements and shared hexes do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.field import ENEMY, GROUP, PINNED, SQUAD, TANK, UP, active, at, by, field
from tests.games.coh.table import allowed, asked, check, events, legal, play, refused, table

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}
SECOND = "ge-infantry-2"
FIRE = {"fire": "7-D06"}


def turned(game: Any) -> None:
    """Any unit that has come to light looks north."""
    while asked(game) == "face-revealed":
        play(game, {"pivot": "n"})


# -- group attacks ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:10.0.f", "coh:9.12.a")
@pytest.mark.parametrize("leader", [SQUAD, SECOND])
def test_a_hidden_unit_of_a_group_attack_comes_to_light(leader: str) -> None:
    hidden = {SQUAD: at(SQUAD), SECOND: at(SECOND, "7-F07", marks=["hidden"])}
    third = at("ge-infantry-3", "7-F07", marks=["hidden"])
    game = field(*hidden.values(), third, ENEMY, terrain={"7-F07": "woods"}, dice=[1, 1])
    play(game, by(leader), {"also": SECOND if leader == SQUAD else SQUAD}, FIRE)
    turned(game)
    check(game, ENEMY_TURN, {"unit": SECOND, "hidden": False}, {"unit": "ge-infantry-3", "hidden": False})
    check(game, {"event": "attack-missed", "av": 7})


@pytest.mark.rule("coh:9.12.g")
def test_only_counters_that_touch_firepower_keep_from_supporting() -> None:
    tanks = (at(TANK), at("ge-pz3h-2", "7-F07", hit="vehicle-red-gun-damaged"))
    game = field(*tanks, ENEMY)
    play(game, by(TANK), {"also": "ge-pz3h-2"})
    refused(game, FIRE, by="9.12.g")
    near = {**ENEMY, "at": "7-E06"}
    cowering = field(at(SQUAD), at(SECOND, hit="foot-cowering"), near, dice=[1, 1])
    play(cowering, *GROUP)
    allowed(cowering, {"fire": "7-E06"})
    play(cowering, {"fire": "7-E06"})
    check(cowering, {"event": "attack-missed", "av": 10})
    far = field(at(SQUAD), at(SECOND, hit="foot-cowering"), ENEMY)
    play(far, *GROUP)
    refused(far, FIRE, by="9.12.f")


@pytest.mark.rule("coh:card.V11.b", "coh:9.12.g")
def test_a_supporter_of_iron_will_has_no_counter() -> None:
    place = (at(SQUAD), at(SECOND, hit="foot-suppressed"), ENEMY)
    shaken = field(*place)
    play(shaken, *GROUP)
    refused(shaken, FIRE, by="9.12.g")
    game = field(*place, german={"veterans": {"veteran-iron-will": [SECOND]}}, dice=[1, 1])
    play(game, {"play-veteran": "veteran-iron-will", "unit": SECOND}, *GROUP, FIRE)
    check(game, {"event": "attack-missed", "av": 7})


# -- group actions ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:7.4.l", "coh:9.11.b")
def test_a_counter_that_makes_a_group_move_dearer_is_shown() -> None:
    game = field(at(SQUAD), at(SECOND, "7-F07", hit="foot-cowering"), ENEMY)
    play(game, *GROUP, {"march": SQUAD, "to": "7-E06", "facing": "n"})
    play(game, {"march": SECOND, "to": "7-E07", "facing": "n"})
    check(game, {"army": "german", "ap": 5}, {"unit": SECOND, "shown": True})
    other = field(at(SQUAD), at(SECOND, "7-F07", hit="foot-suppressed"), ENEMY)
    play(other, *GROUP, {"march": SQUAD, "to": "7-E06", "facing": "n"})
    play(other, {"march": SECOND, "to": "7-E07", "facing": "n"})
    check(other, {"army": "german", "ap": 6}, {"unit": SECOND, "shown": False})


ROAD = "7-L10"


def leaving(*place: dict[str, Any], **keys: Any) -> Any:
    armies = {"german-1": {"cap": 0, **keys.pop("german", {})}, "soviet-1": {"cap": 0}}
    return table(scenario="two-heights", place=list(place), armies=armies, **keys)


@pytest.mark.rule("coh:9.1.a", "coh:5.1.d")
def test_a_group_leaves_the_boards_for_the_dearest() -> None:
    game = leaving(at(SQUAD, ROAD, facing="s"), at("ge-mg42-1", ROAD, facing="s"))
    play(game, by(SQUAD), {"also": "ge-mg42-1"}, {"leave": None})
    check(game, {"unit": SQUAD, "at": "left"}, {"unit": "ge-mg42-1", "at": "left"}, {"army": "german-1", "points": 2})
    beside = leaving(at(SQUAD, ROAD, facing="s"), at(SECOND, "7-L09", facing="s"))
    play(beside, by(SQUAD), {"also": SECOND})
    refused(beside, {"leave": None}, by="5.1.h")


@pytest.mark.rule("coh:7.4.zh", "coh:7.4.l", "coh:5.2.k", "coh:5.1.d")
@pytest.mark.parametrize(
    ("facing", "hit", "cost"), [("s", "", 1), ("n", "", 2), ("s", "foot-cowering", 2), ("s", "foot-suppressed", 1)]
)
def test_leaving_costs_as_a_move_with_all_that_is_added(facing: str, hit: str, cost: int) -> None:
    men = at(SQUAD, ROAD, facing=facing, **({"hit": hit} if hit else {}))
    short = leaving(men, german=active(SQUAD, cost - 1))
    play(short, by(SQUAD))
    refused(short, {"leave": None}, by="3.21.b")
    game = leaving(men, german=active(SQUAD, cost))
    play(game, by(SQUAD))
    allowed(game, {"leave": None})
    play(game, {"leave": None})
    assert bool(events(game, "counter-shown")) == (hit == "foot-cowering")


# -- reinforcements --------------------------------------------------------------------------------------------------
WAITING = {"unit": "ge-infantry-5", "at": "arrival-2"}


@pytest.mark.rule("coh:5.1.f", "coh:5.1.c")
def test_another_hex_is_entered_only_where_no_hex_of_the_firefight_is_free() -> None:
    held = [{"unit": "su-rifle-1", "at": "7-L03"}]
    game = table(place=[WAITING, *held], round=2)
    play(game, by("ge-infantry-5"))
    assert {do["to"] for do in legal(game) if do["do"] == "move"} == {"7-L04", "7-L05", "7-L06"}
    refused(game, {"move": "7-L02", "facing": "n"}, by="5.1.c")
    refused(game, {"move": "7-L03", "facing": "n"}, by="5.1.f")
    all_held = [{"unit": f"su-rifle-{n}", "at": f"7-L0{n + 2}"} for n in range(1, 5)]
    game = table(place=[WAITING, *all_held], round=2)
    play(game, by("ge-infantry-5"))
    assert {do["to"] for do in legal(game) if do["do"] == "move"} == {"7-L02", "7-L07"}
    refused(game, {"move": "7-L01", "facing": "n"}, by="5.1.f")


@pytest.mark.rule("coh:5.1.l", "coh:2.2.q", "coh:card.6.h")
def test_a_card_brings_reinforcements_in() -> None:
    armies: dict[str, Any] = {"german": {"hand": ["card-command", "card-two-hexes", "card-auto-rally"], "cap": 2}}
    game = table(place=[WAITING], round=2, armies=armies)
    play(game, {"play-card": "card-command", "unit": "ge-infantry-5"}, {"move": "7-L03", "facing": "n"})
    check(game, {"unit": "ge-infantry-5", "at": "7-L03", "state": "fresh"})
    two = table(place=[WAITING], round=2, armies=armies)
    play(two, {"play-card": "card-two-hexes", "unit": "ge-infantry-5"}, {"move": "7-L03", "facing": "n"})
    play(two, {"move": "7-K03", "facing": "n"})
    check(two, {"unit": "ge-infantry-5", "at": "7-K03"})
    early = table(place=[WAITING], round=1, armies=armies)
    refused(early, {"play-card": "card-command", "unit": "ge-infantry-5"}, by="5.1.b")
    refused(two_rally(armies), {"play-card": "card-auto-rally", "unit": "ge-infantry-5", "by": "cap"}, by="5.1.l")


def two_rally(armies: dict[str, Any]) -> Any:
    return table(place=[WAITING], round=2, armies=armies)


# -- careless movement -----------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:5.01.a", "coh:5.01.b")
def test_who_ends_in_the_woods_is_not_exposed() -> None:
    options = {"cautious-movement": True}
    two = {"play-card": "card-two-hexes", "unit": SQUAD}
    onward = {"move": "7-D06", "facing": "n"}
    game = field(at(SQUAD), options=options, german={"hand": ["card-two-hexes"]}, terrain={"7-D06": "woods"})
    play(game, two, UP)
    check(game, {"unit": SQUAD, "exposed": True})
    play(game, onward)
    check(game, {"unit": SQUAD, "exposed": False})
    bare = field(at(SQUAD), options=options, german={"hand": ["card-two-hexes"]})
    play(bare, two, UP, onward)
    check(bare, {"unit": SQUAD, "exposed": True})


@pytest.mark.rule("coh:5.01.b")
def test_own_fire_finds_no_unit_exposed() -> None:
    place = (at(SQUAD, marks=["exposed"]), at("su-rifle-1"), at(SECOND, "7-H06"), at("su-rifle-2", "7-D06", facing="s"))
    game = field(*place, options={"cautious-movement": True})
    check(game, {"attack": SECOND, "target": SQUAD, "dv": 11}, {"attack": "su-rifle-2", "target": SQUAD, "dv": 11})


# -- what no other test would miss -----------------------------------------------------------------------------------
@pytest.mark.rule("coh:5.0.f", "coh:5.0.g", "coh:4.0.h")
def test_a_road_takes_off_woods_and_walls_for_those_who_keep_to_it() -> None:
    ground: dict[str, Any] = {"terrain": {"7-E06": "woods"}, "sides": {"7-F06/7-E06": "wall"}}
    road = {"7-F06/7-E06": True}
    for unit, plain, paved in ((SQUAD, 3, 1), (TANK, 4, 1)):
        check(field(at(unit), **ground), {"cost": unit, "to": "7-E06", "is": plain})
        check(field(at(unit), roads=road, **ground), {"cost": unit, "to": "7-E06", "is": paved})
    beside = field(at(SQUAD, "7-F07"), roads=road, **ground)
    check(beside, {"cost": SQUAD, "to": "7-E06", "is": 2})
    truck = field(at("ge-opel-1"), roads=road, **ground)
    play(truck, by("ge-opel-1"))
    allowed(truck, UP)
    lost = field(at("ge-opel-1"), **ground)
    play(lost, by("ge-opel-1"))
    refused(lost, UP, by="14.0.x")


@pytest.mark.rule("coh:7.51.a", "coh:7.51.b", "coh:7.51.d")
@pytest.mark.parametrize(
    ("more", "friend", "inside", "helped"),
    [
        ({}, {}, "", 1),
        ({}, {"hit": PINNED}, "", 0),
        ({}, {"at": "7-E06"}, "", 0),
        ({"marks": ["dug-in"]}, {"at": "7-E06"}, "", 1),
        ({}, {"at": "7-E06"}, "trench", 1),
        ({}, {}, "trench", 2),
    ],
)
def test_sound_friends_and_works_help_to_rally(more: Any, friend: Any, inside: str, helped: int) -> None:
    works = [{"work": inside, "at": "7-F06"}] if inside else []
    shelter = {"inside": inside} if inside else {}
    game = field(at(SQUAD, hit=PINNED, **more, **shelter), {**at(SECOND), **friend}, works=works, dice=[1, 1])
    play(game, by(SQUAD), {"rally": None})
    roll = events(game, "rally-failed")[0].roll
    assert roll is not None
    assert roll.total == 2 + helped


@pytest.mark.rule("coh:2.2.m", "coh:17.0.g", "coh:20.0.s")
def test_what_cannot_be_ended_turned_or_joined() -> None:
    refused(field(at(SQUAD)), {"end-activation": None}, by="2.2.m")
    allowed(field(at(SQUAD), german=active(SQUAD, 3)), {"end-activation": None})
    ridden = field(at("ge-opel-1"), at(SQUAD, aboard="ge-opel-1"))
    play(ridden, by(SQUAD))
    refused(ridden, {"pivot": "s"}, by="17.0.g")
    play(ridden, {"back": None}, by("ge-opel-1", "opportunity"))
    allowed(ridden, {"pivot": "s"})
    plane = {"unit": "ge-hs129-1", "at": "7-F06", "facing": "n"}
    flown = field(at(SQUAD), plane, german={"cap": 3})
    play(flown, by(SQUAD, "cap"))
    refused(flown, {"also": "ge-hs129-1"}, by="20.0.s")


@pytest.mark.rule("coh:7.4.l", "coh:13.1.a")
@pytest.mark.parametrize(("hit", "ap"), [("foot-suppressed", 3), ("foot-pinned", 4)])
def test_a_counter_that_makes_smoke_dearer_is_shown(hit: str, ap: int) -> None:
    game = field(at("ge-mortar-8-1", "7-H06", hit=hit), ENEMY)
    play(game, by("ge-mortar-8-1"), {"lay-smoke": "7-D06"})
    check(game, {"army": "german", "ap": ap}, {"unit": "ge-mortar-8-1", "shown": hit == "foot-suppressed"})


@pytest.mark.rule("coh:7.4.l", "coh:7.4.zh")
@pytest.mark.parametrize(("hit", "shown"), [("foot-cowering", True), ("foot-suppressed", False)])
def test_a_counter_that_makes_a_move_dearer_is_shown(hit: str, shown: bool) -> None:
    game = field(at(SQUAD, hit=hit), ENEMY)
    play(game, by(SQUAD), UP)
    check(game, {"unit": SQUAD, "at": "7-E06", "shown": shown})


@pytest.mark.rule("coh:3.21.a", "coh:3.2.e")
@pytest.mark.parametrize(("add", "ap", "cap"), [(0, 2, 4), (1, 3, 3), (4, 5, 1)])
def test_command_points_go_with_action_points_as_the_player_likes(add: int, ap: int, cap: int) -> None:
    game = field(at(SQUAD), ENEMY, german=active(SQUAD, 5, cap=4), dice=[1, 1])
    play(game, by(SQUAD), *([{"add-cap": add}] if add else []), FIRE, {"aim": "su-rifle-1"})
    check(game, {"army": "german", "ap": ap, "cap": cap})


@pytest.mark.rule("coh:7.4.c", "coh:7.5.e")
def test_a_failed_rally_does_not_tell_what_was_needed() -> None:
    for dice, what, told in (([3, 4], "rally-failed", 0), ([4, 4], "rallied", 8)):
        game = field(at(SQUAD, hit="foot-panicked"), dice=dice)
        play(game, by(SQUAD), {"rally": None})
        roll = events(game, what)[0].roll
        assert roll is not None
        assert roll.target == told


@pytest.mark.rule("coh:7.4.c", "coh:8.0.d", "coh:8.1.o")
def test_counters_and_cards_are_told_to_their_owner_alone() -> None:
    game = field(at(SQUAD), ENEMY, dice=[4, 4, 14])
    play(game, by(SQUAD), FIRE)
    assert [event.to for event in events(game, "counter-drawn")] == [("soviet",)]
    assert [event.to for event in events(game, "unit-hit")] == [()]
    deal: dict[str, Any] = {"german": {"start": 0}, "soviet": {"start": 0}, "decision": {"phase": "before-round"}}
    drawn = field(at(SQUAD), ENEMY, deck=["card-command", "card-luck"], round=2, dice=[1, 1, 2, 2], **deal)
    assert [(event.args["card"], event.to) for event in events(drawn, "card-taken")] == [
        ("card-command", ("soviet",)),
        ("card-luck", ("german",)),
    ]
    assert [event.args for event in events(drawn, "card-drawn")] == [{"army": "soviet"}, {"army": "german"}]


@pytest.mark.rule("coh:9.12.i", "coh:9.12.j", "coh:7.7.d")
def test_a_supporter_counts_for_the_rolls_of_its_colour() -> None:
    place = (at("su-at45-1"), at("su-rifle-1"), at(TANK, "7-D06", facing="s"), at(SQUAD, "7-D06", facing="s"))
    game = field(*place, army="soviet", dice=[1, 1, 1, 1])
    play(game, by("su-at45-1"), {"also": "su-rifle-1"}, FIRE, {"aim": SQUAD})
    check(game, {"event": "attack-missed", "target": SQUAD, "av": 6})
    check(game, {"event": "attack-missed", "target": TANK, "av": 8})


@pytest.mark.rule("coh:9.1.a", "coh:17.0.d")
def test_a_unit_that_is_carried_joins_no_group() -> None:
    game = field(at("ge-opel-1"), at(SQUAD, aboard="ge-opel-1"), at(SECOND))
    play(game, by(SECOND))
    assert [do["unit"] for do in legal(game) if do["do"] == "also"] == ["ge-opel-1"]
