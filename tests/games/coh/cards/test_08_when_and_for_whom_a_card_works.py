"""8 When, where and for whom a card works."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.verdicts import Forbidden
from grognard.games.coh.cards.event_cards import ChooseDugIn
from grognard.games.coh.data.units import PACK
from grognard.games.coh.interface.actions import Entrench
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
        for card in (MINE, DEFUSE):
            refused(game, card, by=clause) if clause else allowed(game, card)


# -- eyes in close combat --------------------------------------------------------------------------------------------
NEAR = at("su-rifle-2", "7-D06", marks=["hidden"])
SEARCH = {"play-card": "card-reveal-hidden", "unit": SQUAD, "by": "cap"}


@pytest.mark.rule("coh:7.63.p", "coh:card.30.c")
def test_a_unit_that_fights_in_its_hex_discovers_no_unit_elsewhere() -> None:
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
    refused(game, UP, by="3.2.a")
    play(game, {"use-weapon": "grenades", "hex": "7-E06"})
    check(game, {"event": "attack-missed", "av": 6}, {"unit": SQUAD, "state": "spent"}, ENEMY_TURN)
    dear = field(spent, foe, german={"weapons": {"flamethrower": 1}})
    refused(dear, by(SQUAD, "cap"), by="3.2.a")
    tank = field(at("ge-pz3h-1", marks=["spent"]), foe, german={"weapons": {"grenades": 1}})
    refused(tank, by("ge-pz3h-1", "cap"), by="3.2.a")


# -- activations and points --------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:20.0.s", "coh:20.0.zj", "coh:9.0.a")
def test_no_unit_joins_the_activation_of_an_aircraft() -> None:
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


@pytest.mark.rule("coh:card.event.c", "coh:10.0.j", "coh:17.0.j", "coh:card.11.e", "coh:18.1.l")
def test_the_event_asks_which_unit_digs_in() -> None:
    """Not one that hides, rides, fights or is dug in; any other fresh unit of the side that the die names."""
    place = (
        at("su-rifle-1", "7-C03", marks=["hidden"]),
        at("su-rifle-2", "7-D06"),
        at("ge-infantry-2", "7-D06"),
        at("su-truck-1", "7-J10"),
        at("su-rifle-3", "7-J10", aboard="su-truck-1"),
        at("su-rifle-4", "7-J06"),
        at("su-maxim-1", "7-J07", marks=["dug-in"]),
    )
    keys: dict[str, Any] = {"german": {"start": 0}, "soviet": {"start": 0}, "decision": {"phase": "before-round"}}
    deck = ["card-event", "card-command", "card-command"]
    game = field(*place, deck=deck, terrain={"7-C03": "woods"}, round=2, dice=[4, 6, 6, 1, 1], **keys)
    check(game, {"asked": "choose-dug-in", "seats": ["soviet"]})
    refused(game, {"entrench": "su-rifle-1"}, by="10.0.j")
    refused(game, {"entrench": "su-rifle-2"}, by="card.11.e")
    refused(game, {"entrench": "su-rifle-3"}, by="17.0.j")
    refused(game, {"entrench": "su-maxim-1"}, by="18.1.l")
    refused(game, {"entrench": "ge-infantry-2"}, by="card.event.c")
    allowed(game, {"entrench": "su-truck-1"})
    play(game, {"entrench": "su-rifle-4"})
    assert [event.args["units"] for event in events(game, "dug-in")] == [("su-rifle-4",)]


@pytest.mark.rule("coh:card.event.c", "coh:18.1.m")
def test_the_event_needs_a_fresh_unit_and_a_counter() -> None:
    veterans: dict[str, Any] = {"german": {"cap": 0, "veterans": {"veteran-extra-initiative": [SQUAD]}}}
    draw = {"play-veteran": "veteran-extra-initiative", "unit": SQUAD}
    place = (at(SQUAD), at("ge-infantry-2", "7-G06"), at("ge-infantry-3", "7-H06", marks=["spent"]))
    game = field(*place, deck=["card-event", "card-luck"], dice=[1], **veterans)
    play(game, draw)
    refused(game, {"entrench": "ge-infantry-3"}, by="card.event.c")
    allowed(game, {"entrench": "ge-infantry-2"})
    used = tuple(at(f"su-rifle-{n}", "7-C03", marks=["dug-in"]) for n in range(1, PACK.works["hasty"].count + 1))
    full = field(*place, *used, deck=["card-event", "card-luck"], dice=[1], **veterans)
    play(full, draw)
    assert not events(full, "dug-in")
    choice = ChooseDugIn(seats=("german",), armies=(0,))
    verdict = choice.judge(full, Entrench(SQUAD))
    assert isinstance(verdict, Forbidden)
    assert verdict.rule == "18.1.m"


@pytest.mark.rule("coh:card.9.b", "coh:card.9.c")
def test_firepower_is_added_to_a_shot_at_an_aircraft() -> None:
    place = (at("ge-251-17-1"), {"unit": "su-il2-1", "at": "7-E06", "facing": "n"})
    game = field(*place, german=hand("card-firepower"), soviet=active("su-il2-1", 4), dice=[1, 1])
    play(game, by("ge-251-17-1"), {"flak": "su-il2-1"}, {"play-card": "card-firepower"})
    # four, three in the next hex, two by the card, and the dice
    check(game, {"event": "attack-missed", "av": 11}, {"army": "german", "hand": []}, ENEMY_TURN)
    without = field(*place, german=hand("card-command"), soviet=active("su-il2-1", 4), dice=[1, 1])
    play(without, by("ge-251-17-1"), {"flak": "su-il2-1"})
    refused(without, {"play-card": "card-firepower"}, by="card.9.b")
    while asked(without) in ("strengthen-flak", "better-roll"):
        play(without, {"keep": None})
    check(without, {"event": "attack-missed", "av": 9})


@pytest.mark.rule("coh:8.2.f", "coh:7.4.zd")
@pytest.mark.parametrize(("weapon", "hit", "cost"), [("grenades", "", 0), ("grenades", "foot-suppressed", 1)])
def test_a_hit_counter_tells_on_the_cost_of_a_weapon(weapon: str, hit: str, cost: int) -> None:
    men = at(SQUAD, **({"hit": hit} if hit else {}))
    sheet = active(SQUAD, 2, weapons={weapon: 1})
    game = field(men, at("su-rifle-1", "7-E06"), german=sheet, dice=[1, 1])
    play(game, by(SQUAD), {"use-weapon": weapon, "hex": "7-E06"})
    # six, two less thrown so far, two less if suppressed, and the dice
    check(game, {"army": "german", "ap": 2 - cost}, {"event": "attack-missed", "av": 4 if hit else 6})
    spent = field(
        at(SQUAD, hit="foot-suppressed", marks=["spent"]), at("su-rifle-1", "7-E06"), german={"weapons": {weapon: 1}}
    )
    refused(spent, by(SQUAD, "cap"), by="3.2.a")


@pytest.mark.rule("coh:card.magnetic.b", "coh:card.tellermine.b")
@pytest.mark.parametrize("target", ["su-at45-1", "su-truck-1", "su-t34c-1"])
@pytest.mark.parametrize(("weapon", "power"), [("magnetic-mine", 10), ("tellermine", 9)])
def test_mines_by_hand_strike_metal_and_no_unit_beside_it(target: str, weapon: str, power: int) -> None:
    place = (at(SQUAD), at(target), at("su-rifle-1"))
    game = field(*place, german={"weapons": {weapon: 1}}, dice=[1, 1, 4])
    play(game, by(SQUAD), {"use-weapon": weapon, "hex": "7-F06"})
    rolls = [event for event in game.events or [] if event.what.startswith("attack-") and event.roll]
    assert [(event.args["target"], event.args["av"]) for event in rolls] == [(target, power + 2)]
    men = field(at(SQUAD), at("su-rifle-1"), german={"weapons": {weapon: 1}})
    play(men, by(SQUAD))
    clause = "card.tellermine.b" if weapon == "tellermine" else "card.magnetic.b"
    refused(men, {"use-weapon": weapon, "hex": "7-F06"}, by=clause)


@pytest.mark.rule("coh:card.6.i", "coh:card.6.d")
def test_a_unit_that_shares_an_activation_with_the_tired_goes_on() -> None:
    place = (at(SQUAD), at("su-rifle-1", "7-D06"), at("su-rifle-2", "7-D07"))
    both = {"ap": 4, "active": ["su-rifle-1", "su-rifle-2"]}
    game = field(*place, german=hand("card-mark-spent", cap=1), soviet=both)
    play(game, {"play-card": "card-mark-spent", "unit": "su-rifle-1", "by": "cap"})
    check(game, {"army": "soviet", "ap": 4, "active": ["su-rifle-2"]}, {"unit": "su-rifle-1", "state": "spent"})
    allowed(game, by("su-rifle-2"))


@pytest.mark.rule("coh:card.12.b", "coh:18.5.m")
@pytest.mark.parametrize("again", [[1, 1], [6, 6]])
def test_luck_keeps_the_lower_roll_where_low_is_good(again: list[int]) -> None:
    works = [{"work": "mine-red", "at": "7-E06", "side": "soviet"}]
    game = field(at(SQUAD), works=works, german=hand("card-luck"), dice=[2, 1, *again])
    play(game, by(SQUAD), UP, {"play-luck": "card-luck"})
    roll = events(game, "mine-spared")[0].roll
    assert roll is not None
    assert roll.total == min(3, sum(again))


@pytest.mark.rule("coh:card.V07.b", "coh:card.V07.c")
def test_the_sixth_sense_lasts_until_the_unit_acts() -> None:
    sheet = {"veterans": {"veteran-sixth-sense": [SQUAD]}, "cap": 2}
    game = field(at(SQUAD), at("ge-infantry-2", "7-F08"), at("su-rifle-1", "7-D06", facing="s"), german=sheet)
    watched = {"attack": "su-rifle-1", "target": SQUAD}
    play(game, {"play-veteran": "veteran-sixth-sense", "unit": SQUAD}, by("ge-infantry-2", "cap"), {"pivot": "ne"})
    check(game, {**watched, "dv": 13})
    play(game, {"pass-turn": None}, by(SQUAD, "cap"), {"pivot": "ne"})
    check(game, {**watched, "dv": 12})
