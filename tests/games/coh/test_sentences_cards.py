"""Chapter 8 and the list of cards read sentence by sentence: on whom, when and where a card works."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.field import PLANE, SQUAD, STUNNED, TAKE_OFF, UP, active, at, by, field
from tests.games.coh.table import allowed, asked, check, events, legal, play, refused, table

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}
FIRE = {"fire": "7-D06"}


def hand(*cards: str, **more: Any) -> dict[str, Any]:
    return {"hand": list(cards), **more}


# -- stunned units ---------------------------------------------------------------------------------------------------
MINE = {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"}
DEFUSE = {"play-card": "card-defuse-mine", "unit": SQUAD, "by": "cap"}
WORKS = [{"work": "mine-red", "at": "7-E06", "side": "soviet"}]


@pytest.mark.rule("coh:7.4.s", "coh:card.40.c", "coh:card.41.c")
def test_the_stunned_neither_lay_mines_nor_take_them_up() -> None:
    for hit, clause in ((STUNNED, "7.4.s"), ("foot-panicked", "")):
        sheet = hand("card-lay-mine", "card-defuse-mine", cap=2)
        game = field(at(SQUAD, hit=hit), works=WORKS, german=sheet)
        play(game, MINE)
        lay = {"lay-mine": "7-F06", "mine": "mine-blue"}
        refused(game, lay, by=clause) if clause else allowed(game, lay)
        play(game, {"back": None}, DEFUSE)
        defuse = {"defuse": "7-E06", "mine": "mine-red"}
        refused(game, defuse, by=clause) if clause else allowed(game, defuse)


# -- eyes in close combat --------------------------------------------------------------------------------------------
NEAR = at("su-rifle-2", "7-D06", marks=["hidden"])
SEARCH = {"play-card": "card-reveal-hidden", "unit": SQUAD, "by": "cap"}


@pytest.mark.rule("coh:7.63.p", "coh:card.30.c")
def test_who_fights_in_his_hex_discovers_nobody_elsewhere() -> None:
    keys: dict[str, Any] = {"german": hand("card-reveal-hidden", cap=1), "terrain": {"7-D06": "woods"}}
    busy = field(at(SQUAD), at("su-rifle-1"), NEAR, **keys)
    refused(busy, SEARCH, by="7.63.p")
    free = field(at(SQUAD), at("su-rifle-1", "7-E06"), NEAR, **keys)
    play(free, SEARCH)
    check(free, {"unit": "su-rifle-2", "hidden": False})


@pytest.mark.rule("coh:10.0.j", "coh:card.30.c")
def test_a_hidden_unit_that_the_card_is_played_on_comes_to_light() -> None:
    woods = {"7-F06": "woods", "7-D06": "woods"}
    game = field(at(SQUAD, marks=["hidden"]), NEAR, german=hand("card-reveal-hidden", cap=1), terrain=woods)
    play(game, SEARCH)
    while asked(game) == "face-revealed":
        play(game, {"pivot": "n"})
    check(game, {"unit": SQUAD, "hidden": False}, {"unit": "su-rifle-2", "hidden": False}, ENEMY_TURN)


# -- luck and firepower ----------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:card.a", "coh:card.12.b")
def test_luck_is_for_the_own_turn() -> None:
    sniper = at("su-sniper-1", "7-B06", marks=["hidden"])
    game = field(at(SQUAD), sniper, army="soviet", german=hand("card-luck"), terrain={"7-B06": "woods"}, dice=[1, 1, 2])
    play(game, by("su-sniper-1"), {"fire": "7-F06"})
    check(game, {"event": "sniper-unseen"}, {"asked": "take-turn", "seats": ["german"]})


@pytest.mark.rule("coh:card.a", "coh:card.12.b", "coh:card.9.b")
def test_artillery_is_helped_by_firepower_and_not_by_luck() -> None:
    barrage = {"card": "oba-122", "at": "7-F06", "round": 3}
    soviet = {"start": 0, "hand": ["card-luck", "card-firepower"], "barrages": [barrage]}
    dice = [1, 1, 6, 6, 1, 1]
    game = field(at(SQUAD), german={"start": 0}, soviet=soviet, decision={"phase": "before-round"}, round=3, dice=dice)
    check(game, {"asked": "choose-target", "seats": ["soviet"]})
    play(game, {"play-card": "card-firepower"})
    check(game, {"event": "attack-missed", "av": 10})
    assert asked(game) != "better-roll"


@pytest.mark.rule("coh:20.0.zb", "coh:card.9.b")
def test_no_card_helps_an_aircraft() -> None:
    foe = at("su-rifle-1", "7-E06", facing="s")
    plane = field(PLANE, foe, german=hand("card-firepower"), dice=[1, 1])
    play(plane, *TAKE_OFF, {"strafe": "7-E06"})
    assert not [do for do in legal(plane) if do["do"] == "play-card"]


# -- weapons ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:card.grenades.d", "coh:card.molotov.d", "coh:3.22.a")
def test_what_costs_nothing_needs_no_command_points() -> None:
    foe = at("su-rifle-1", "7-E06")
    spent = at(SQUAD, marks=["spent"])
    game = field(spent, foe, german={"weapons": {"grenades": 1}}, dice=[1, 1])
    play(game, by(SQUAD, "cap"))
    refused(game, UP, by="3.21.b")
    play(game, {"use-weapon": "grenades", "hex": "7-E06"})
    check(game, {"event": "attack-missed", "av": 6}, {"unit": SQUAD, "state": "spent"}, ENEMY_TURN)
    dear = field(spent, foe, german={"weapons": {"flamethrower": 1}})
    refused(dear, by(SQUAD, "cap"), by="3.2.a")
    tank = field(at("ge-pz3h-1", marks=["spent"]), foe, german={"weapons": {"grenades": 1}})
    refused(tank, by("ge-pz3h-1", "cap"), by="3.2.a")


# -- activations and points --------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:20.0.s", "coh:20.0.zj", "coh:9.0.a")
def test_nobody_joins_the_activation_of_an_aircraft() -> None:
    game = field(PLANE, at(SQUAD), german=active("ge-hs129-1", 5))
    refused(game, by(SQUAD, "join"), by="20.0.s")
    ground = field(at("ge-infantry-2", "7-F07"), at(SQUAD), german=active("ge-infantry-2", 5))
    allowed(ground, by(SQUAD, "join"))


@pytest.mark.rule("coh:card.V04.d", "coh:3.01.b")
def test_experience_is_a_line_under_the_roulette() -> None:
    sheet = {"veterans": {"veteran-experience": [SQUAD]}}
    game = field(at(SQUAD), german=sheet, options={"ap-roulette": True}, dice=[2, 3])
    play(game, by(SQUAD))
    check(game, {"army": "german", "ap": 9})
    roll = events(game, "points-rolled")[0].roll
    assert roll is not None
    assert [(line.reason, line.value) for line in roll.modifiers] == [("veteran-experience", 4)]


@pytest.mark.rule("coh:2.4.i", "coh:card.score.c")
def test_a_shared_hex_gives_no_point_by_the_score_card() -> None:
    place = [{"unit": "ge-infantry-1", "at": "7-G08"}, {"unit": "su-rifle-1", "at": "7-G08"}]
    held = {"7-G08": "soviet", "7-E10": "soviet", "7-I11": "german"}
    armies = {"german": {"start": 0}, "soviet": {"start": 0}}
    game = table(
        scenario="ponyri-station",
        place=place,
        control=held,
        deck=["card-score", "card-command", "card-command"],
        armies=armies,
        round=2,
        decision={"phase": "before-round"},
        dice=[6, 6, 1, 1],
    )
    check(game, {"army": "soviet", "points": 1}, {"army": "german", "points": 1})


@pytest.mark.rule("coh:8.0.c", "coh:2.2.v")
def test_a_card_between_two_passes_keeps_the_round_going() -> None:
    game = field(at(SQUAD), at("su-rifle-1", "7-D06"), german=hand("card-sniper"), passed=1, dice=[1])
    play(game, {"play-card": "card-sniper"}, {"pass-turn": None})
    check(game, {"round": 1}, {"asked": "take-turn", "seats": ["german"]})


@pytest.mark.rule("coh:card.event.c", "coh:10.0.j", "coh:card.11.e")
def test_the_event_digs_in_nobody_who_hides_rides_or_fights() -> None:
    place = (
        at("su-rifle-1", "7-C03", marks=["hidden"]),
        at("su-rifle-2", "7-D06"),
        at("ge-infantry-2", "7-D06"),
        at("su-truck-1", "7-J10", marks=["spent"]),
        at("su-rifle-3", "7-J10", aboard="su-truck-1"),
        at("su-rifle-4", "7-J06"),
    )
    keys: dict[str, Any] = {"german": {"start": 0}, "soviet": {"start": 0}, "decision": {"phase": "before-round"}}
    deck = ["card-event", "card-command", "card-command"]
    game = field(*place, deck=deck, terrain={"7-C03": "woods"}, round=2, dice=[4, 6, 6, 1, 1], **keys)
    assert [event.args["units"] for event in events(game, "dug-in")] == [("su-rifle-4",)]
