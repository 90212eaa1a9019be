"""Chapters 1 to 7: clauses that no other test shows by itself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.coh.data.units import CARDS, GAIT, INFANTRY, KINDS, PACK, PUSHED, UNIT, VEHICLE
from grognard.games.coh.movement.step import gait
from tests.games.coh.field import ENEMY, PAIR, PINNED, SQUAD, TANK, UP, active, at, by, field
from tests.games.coh.table import COH, allowed, asked, check, events, legal, play, refused, table

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}


def begun(id_: str, seed: int = 1) -> Any:
    scenario = COH.scenario(id_)
    return COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(seed)), [])


# -- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:1.0.a", "coh:1.0.b", "coh:1.0.c", "coh:1.0.i", "coh:1.0.k", "coh:1.0.o")
@pytest.mark.rule(
    "coh:8.0.b", "coh:8.1.h", "coh:8.3.c", "coh:10.0.a", "coh:18.2.a", "coh:18.4.l", "coh:11.0.a", "coh:21.0.b"
)
@pytest.mark.rule("coh:card.V02.b", "coh:card.V03.b", "coh:card.V04.b")
@pytest.mark.parametrize("id_", list(PACK.scenarios))
def test_a_table_is_laid_as_its_firefight_says(id_: str) -> None:
    position, page = begun(id_).position, PACK.scenarios[id_]
    assert position.round == 1
    for army, row in zip(position.armies, page.armies, strict=True):
        assert (army.id, army.start, army.points, army.ap, army.active) == (row.id, row.caps, 0, 0, ())
        issued = [issue for issue in page.veterans if issue.army == row.id]
        assert [v.units for v in army.veterans] == [(UNIT[issue.unit],) for issue in issued]
    for placed in page.placements:
        piece = position.pieces[UNIT[placed.id]]
        assert piece.place == (position.field.hex(placed.hex) if placed.hex else piece.place)
        assert piece.has(2) == placed.hidden
    cards = [*position.deck, *(card for army in position.armies for card in army.hand)]
    counts = {card.id: card.count for card in PACK.actions} | {card.id: card.count for card in PACK.events}
    dealt = Counter(CARDS[card] for card in (*cards, *position.discard))
    assert dealt == Counter({id_: counts[id_] for id_ in (*page.deck, *page.events)})
    assert [work.hex for work in position.works] == [position.field.hex(row.hex) for row in page.works]
    assert {level for level in position.field.level if level > 0} == set() or page.overlays


@pytest.mark.rule("coh:1.0.p", "coh:8.1.m", "coh:2.0.e", "coh:8.1.b")
def test_the_deck_is_shuffled_and_both_draw() -> None:
    orders = {tuple(begun("lend-lease-riposte", seed).position.deck) for seed in range(4)}
    assert len(orders) == 4
    game = begun("lend-lease-riposte")
    rows = PACK.scenarios["lend-lease-riposte"].armies
    assert [len(army.hand) for army in game.position.armies] == [row.hand + row.draws for row in rows]


@pytest.mark.rule("coh:1.0.l", "coh:1.0.m", "coh:1.0.n", "coh:7.4.b", "coh:7.4.c", "coh:7.4.d", "coh:7.4.w")
def test_counters_are_drawn_blind_from_two_pools() -> None:
    game = field(at(SQUAD), ENEMY, dice=[4, 4, 9])
    play(game, by(SQUAD), {"fire": "7-D06"})
    check(game, {"unit": "su-rifle-1", "hit": PINNED})
    assert COH.view(game, "german").units["su-rifle-1"].hit == "?"
    assert COH.view(game, "soviet").units["su-rifle-1"].hit == PINNED
    tank = field(at("ge-tiger-1"), at("su-t70-1", "7-D06", facing="s"), dice=[4, 1, 4])
    play(tank, by("ge-tiger-1"), {"fire": "7-D06"})
    check(tank, {"unit": "su-t70-1", "hit": "vehicle-immobilised"})
    killed = field(at(SQUAD), ENEMY, dice=[4, 4, 6])
    play(killed, by(SQUAD), {"fire": "7-D06"})
    check(killed, {"unit": "su-rifle-1", "at": "destroyed"})


@pytest.mark.rule("coh:1.1.b", "coh:1.1.c", "coh:5.0.a", "coh:19.0.a")
def test_infantry_is_what_goes_on_foot_for_two_points_or_less() -> None:
    for unit, kind in enumerate(KINDS):
        assert INFANTRY[unit] == (kind.gait == "foot")
        assert gait(unit) == kind.gait
        if INFANTRY[unit]:
            assert kind.move <= 2
        assert not (INFANTRY[unit] and (VEHICLE[unit] or PUSHED[unit]))
    for id_ in (
        "ge-infantry-1",
        "su-rifle-1",
        "su-smg-1",
        "su-maxim-1",
        "su-sapper-1",
        "su-sniper-1",
        "su-ptrd-1",
        "ge-mortar-5-1",
    ):
        assert INFANTRY[UNIT[id_]], (id_, GAIT[UNIT[id_]])


# -- the round -------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "coh:2.0.a",
    "coh:2.0.b",
    "coh:2.0.c",
    "coh:2.0.f",
    "coh:2.0.g",
    "coh:2.0.h",
    "coh:13.0.h",
    "coh:12.3.m",
    "coh:5.1.a",
)
def test_the_steps_before_a_round_come_in_their_order() -> None:
    sheets: dict[str, Any] = {
        "german": {"start": 0, "cap": 3, "weapons": {"oba-105": 1}},
        "soviet": {"start": 0, "barrages": [{"card": "oba-122", "at": "7-F06", "round": 3}]},
    }
    smoke = [{"at": "7-C03", "value": 2}, {"at": "7-C04", "value": 1}]
    place = [at(SQUAD, marks=["spent"]), at("su-guards-1", "arrival-3")]
    decision = {"phase": "before-round"}
    dice = [1, 1, 6, 6, 1, 1]
    game = field(*place, smoke=smoke, deck=["card-command"] * 6, decision=decision, round=3, dice=dice, **sheets)
    check(game, {"asked": "name-target", "seats": ["german"]})
    play(game, {"call": "oba-105", "hex": "7-E06"})
    check(game, {"army": "german", "barrages": ["7-E06"]})
    while asked(game) in ("choose-target", "better-roll"):
        play(game, {"aim": SQUAD} if asked(game) == "choose-target" else {"keep": None})
    check(game, {"unit": SQUAD, "state": "fresh"}, {"hex": "7-C03", "smoke": 1}, {"hex": "7-C04", "smoke": 0})
    told = [event.what for event in game.events or []]
    wanted = ["round-begins", "card-drawn", "artillery-called", "artillery-fell", "attack-missed"]
    wanted += ["rolled-for-first-turn", "first-turn"]
    assert [what for what in dict.fromkeys(told) if what in wanted] == wanted
    ready = [event for event in game.events or [] if event.what == "reinforcements-ready"]
    assert [event.args["army"] for event in ready] == [
        r.army for r in PACK.scenarios["ponyri-station"].arrivals if r.round == 3
    ]


@pytest.mark.rule(
    "coh:2.2.b", "coh:2.2.c", "coh:2.2.f", "coh:2.2.zb", "coh:2.2.za", "coh:5.3.b", "coh:3.0.l", "coh:intro.f"
)
@pytest.mark.parametrize("do", [UP, {"pivot": "ne"}, {"fire": "7-D06"}, {"dig": None}])
def test_one_action_is_a_turn(do: dict[str, Any]) -> None:
    game = field(at(SQUAD), ENEMY, german={"cap": 7}, dice=[1, 1])
    play(game, {"pass-turn": None})
    check(game, ENEMY_TURN)
    assert game.position.passed == 1
    play(game, by("su-rifle-1"), {"pivot": "sw"}, by(SQUAD, "cap"), do)
    if asked(game) == "choose-target":
        play(game, {"aim": "su-rifle-1"})
    if "pivot" in do:
        check(game, {"unit": SQUAD, "facing": do["pivot"]}, {"army": "german", "cap": 6})
    check(game, ENEMY_TURN, {"unit": SQUAD, "state": "fresh"})


@pytest.mark.rule("coh:2.2.m", "coh:3.0.h", "coh:3.0.i")
def test_an_activation_is_ended_at_will_and_that_is_no_action() -> None:
    game = field(*PAIR, german=active(SQUAD, 3))
    play(game, {"end-activation": None})
    check(
        game,
        {"asked": "take-turn", "seats": ["german"]},
        {"unit": SQUAD, "state": "spent"},
        {"army": "german", "ap": 0},
    )
    allowed(game, by("ge-infantry-2"))


@pytest.mark.rule("coh:2.3.b")
def test_a_round_is_scored_when_it_ends() -> None:
    keys: dict[str, Any] = {"scenario": "meeting-in-the-wheat", "decision": {"phase": "end-round"}}
    quiet = {"german": {"start": 0}, "soviet": {"start": 0}}
    for number, points in ((1, 0), (2, 1)):
        place = [{"unit": SQUAD, "at": "8-G09"}, {"unit": "su-rifle-1", "at": "8-A18"}]
        dice = [6, 6, 1, 1]
        game = table(place=place, control={"8-G09": "german"}, round=number, armies=quiet, dice=dice, **keys)
        check(game, {"army": "german", "points": points}, {"round": number + 1})


@pytest.mark.rule("coh:2.2.w", "coh:2.3.e", "coh:2.4.a", "coh:2.4.d")
def test_the_last_round_ends_the_game_with_the_points_of_the_hexes() -> None:
    place = [{"unit": SQUAD, "at": "7-G08"}, {"unit": "su-rifle-1", "at": "7-A01"}]
    game = table(place=place, round=5, control={"7-G08": "german", "7-I08": "soviet"}, passed=1)
    play(game, {"pass-turn": None})
    assert asked(game) == "over"
    check(game, {"army": "german", "points": 2}, {"army": "soviet", "points": 1}, {"outcome": "win", "seat": "german"})


@pytest.mark.rule("coh:3.23.b", "coh:3.23.f", "coh:7.2.g", "coh:7.51.e", "coh:3.23.a")
def test_only_the_roller_changes_his_roll_and_only_once() -> None:
    game = field(at(SQUAD), ENEMY, german={"cap": 4}, soviet={"cap": 4}, dice=[1, 1])
    play(game, by(SQUAD), {"fire": "7-D06"})
    check(game, {"asked": "choose-target", "seats": ["german"]})
    play(game, {"aim": "su-rifle-1", "cap": 2})
    check(
        game,
        ENEMY_TURN,
        {"army": "german", "cap": 2},
        {"army": "soviet", "cap": 4},
        {"event": "attack-missed", "av": 8, "dv": 12},
    )
    rally = field(at(SQUAD, hit=PINNED), german={"cap": 2}, dice=[3, 2])
    play(rally, by(SQUAD), {"rally": None}, {"spend": 2})
    check(rally, {"unit": SQUAD, "hit": "none"})


# -- moving and seeing -----------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "coh:5.0.d",
    "coh:5.0.i",
    "coh:5.0.k",
    "coh:4.0.i",
    "coh:5.0.h",
    "coh:11.0.h",
    "coh:14.0.e",
    "coh:14.0.t",
    "coh:14.0.v",
    "coh:14.0.b",
    "coh:7.7.a",
)
def test_costs_add_up_and_roads_take_off_what_the_ground_adds() -> None:
    ground: dict[str, Any] = {"terrain": {"7-E06": "woods"}, "levels": {"7-E06": 1}}
    friend = at("ge-infantry-2", "7-E06")
    check(field(at(SQUAD, facing="s"), friend, **ground), {"cost": SQUAD, "to": "7-E06", "is": 4})
    check(field(at(TANK, facing="s"), **ground), {"cost": TANK, "to": "7-E06", "is": 5})
    bridge = field(at(TANK), terrain={"7-E06": "bridge"})
    check(bridge, {"cost": TANK, "to": "7-E06", "is": 1})
    paved = field(at(TANK), {**ENEMY, "at": "7-E06"}, terrain={"7-E06": "woods"}, roads={"7-F06/7-E06": True})
    check(paved, {"cost": TANK, "to": "7-E06", "is": 1}, {"attack": TANK, "target": "su-rifle-1", "dv": 14})
    play(field(at(SQUAD), friend, **ground), by(SQUAD), UP)


@pytest.mark.rule(
    "coh:5.2.b", "coh:5.2.c", "coh:5.2.d", "coh:5.2.e", "coh:5.2.i", "coh:5.2.l", "coh:18.2.q", "coh:18.2.w"
)
def test_counters_face_hexsides_and_works_keep_theirs() -> None:
    game = field(at(SQUAD, inside="bunker"), works=[{"work": "bunker", "at": "7-F06", "facing": "n"}])
    ground = game.position.field
    for direction, near in enumerate(ground.grid.neighbours[ground.hex("7-F06")]):
        check(game, {"cost": SQUAD, "to": ground.names[near], "is": 1 if direction in (5, 0, 1) else 2})
    play(game, by(SQUAD))
    assert {do["facing"] for do in legal(game) if do["do"] == "pivot"} == {"ne", "se", "s", "sw", "nw"}
    play(game, {"pivot": "s"})
    check(game, {"unit": SQUAD, "facing": "s"}, {"army": "german", "ap": 6})
    assert game.position.works[0].facing == 0
    back = field(at(SQUAD))
    play(back, by(SQUAD), {"move": "7-G06", "facing": "se"})
    check(back, {"unit": SQUAD, "at": "7-G06", "facing": "se"}, {"army": "german", "ap": 5})


@pytest.mark.rule(
    "coh:6.0.g",
    "coh:6.0.h",
    "coh:6.0.l",
    "coh:4.0.m",
    "coh:4.0.o",
    "coh:7.6.c",
    "coh:18.0.h",
    "coh:11.3.i",
    "coh:11.3.j",
    "coh:11.3.k",
)
@pytest.mark.parametrize(
    ("ground", "seen"), [("open", True), ("wheat", True), ("corn", False), ("woods", False), ("stone-building", False)]
)
def test_what_stands_in_the_way_hides_both_ways(ground: str, seen: bool) -> None:
    works = [{"work": "bunker", "at": "7-E06"}]
    game = field(at(TANK, "7-E06"), terrain={"7-E06": ground}, works=works)
    check(game, {"sight": "7-G06", "to": "7-C06", "is": seen}, {"sight": "7-C06", "to": "7-G06", "is": seen})
    hill = {"7-E06": 1, "7-G06": 2, "7-C06": 2}
    high = field(terrain={"7-E06": ground}, levels=hill)
    check(high, {"sight": "7-G06", "to": "7-C06", "is": ground in ("open", "wheat", "corn")})


@pytest.mark.rule("coh:5.01.c", "coh:5.01.e", "coh:15.6.b")
def test_care_and_vehicles_spare_men_in_the_open() -> None:
    options = {"cautious-movement": True}
    careful = field(at(SQUAD), options=options)
    play(careful, by(SQUAD), {**UP, "careful": True})
    check(careful, {"unit": SQUAD, "exposed": False})
    beside = field(at(SQUAD), at(TANK, "7-E06"), options=options)
    play(beside, by(SQUAD), UP)
    check(beside, {"unit": SQUAD, "exposed": False})
    carried = field(at("ge-opel-1"), at(SQUAD, aboard="ge-opel-1"), options=options)
    play(carried, by("ge-opel-1"), UP)
    check(carried, {"unit": SQUAD, "exposed": False, "at": "7-E06"})
    alone = field(at(SQUAD), options=options)
    play(alone, by(SQUAD), UP)
    check(alone, {"unit": SQUAD, "exposed": True})


@pytest.mark.rule("coh:5.1.c", "coh:5.1.g", "coh:5.1.i", "coh:5.1.k", "coh:5.1.l")
def test_reinforcements_come_late_together_and_mounted_by_their_hexes() -> None:
    page = PACK.scenarios["pakfront"]
    first = page.arrivals[0]
    scenario = COH.scenario("pakfront")
    game = table(scenario="pakfront", empty=False, round=first.round + 2)
    assert scenario.id == page.id
    two = [unit for unit in first.units if unit not in first.mounted][:2]
    play(game, by(two[0]), {"also": two[1]})
    marches = [do for do in legal(game) if do["do"] == "march"]
    assert {do["to"] for do in marches} <= set(first.entry)
    assert {do["unit"] for do in marches} == set(two)
    riders = [(rider, truck) for row in page.arrivals for rider, truck in row.mounted.items()]
    assert riders
    for rider, truck in riders:
        assert game.position.pieces[UNIT[rider]].carrier == UNIT[truck]


# -- combat ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:7.0.b", "coh:7.6.a", "coh:7.1.i")
def test_range_and_firepower_of_nothing() -> None:
    game = field(at("su-rifle-1", "7-J06"), at(TANK, "7-C06", facing="s"), army="soviet", dice=[1, 1])
    play(game, by("su-rifle-1"))
    allowed(game, {"fire": "7-C06"})
    play(game, {"fire": "7-C06"})
    # blue 0, two less at long range
    check(game, {"event": "attack-missed", "av": 0})
    truck = field(at("ge-opel-1"), at("su-rifle-1", "7-E06"))
    play(truck, by("ge-opel-1"))
    refused(truck, {"fire": "7-E06"}, by="7.61.b")


@pytest.mark.rule("coh:1.0.j", "coh:3.2.a", "coh:3.2.c")
def test_the_firefight_gives_command_points_and_what_is_spent_is_gone_until_the_next_round() -> None:
    lost = at("ge-infantry-3", "destroyed")
    game = field(at(SQUAD), ENEMY, lost, german={"start": 5, "cap": 3}, soviet={"start": 0}, dice=[6, 6, 1, 1])
    play(game, by(SQUAD, "cap"), UP)
    check(game, {"army": "german", "cap": 2})
    play(game, {"pass-turn": None})
    check(game, {"army": "german", "cap": 2})
    play(game, {"pass-turn": None})
    check(game, {"round": 2}, {"army": "german", "cap": 4})


@pytest.mark.rule("coh:7.3.c", "coh:9.0.j")
def test_a_lost_unit_lies_on_the_track_and_the_rest_of_its_group_goes_on() -> None:
    pair = [SQUAD, "ge-infantry-2"]
    game = field(at(SQUAD, hit=PINNED), PAIR[1], ENEMY, army="soviet", german={"ap": 4, "active": pair}, dice=[6, 6])
    play(game, by("su-rifle-1"), {"fire": "7-F06"})
    check(game, {"army": "german", "lost": [SQUAD], "active": ["ge-infantry-2"], "ap": 4})


@pytest.mark.rule("coh:7.3.i")
def test_command_points_never_fall_below_nothing() -> None:
    lost = [at(f"su-rifle-{n}", "destroyed") for n in (2, 3, 4)]
    decision = {"phase": "before-round"}
    game = field(
        at(SQUAD),
        ENEMY,
        *lost,
        soviet={"start": 2, "cap": 0},
        german={"start": 0},
        decision=decision,
        round=2,
        dice=[1, 1, 2, 2],
    )
    check(game, {"army": "soviet", "cap": 0})


HIT_TABLE = [
    ("foot-stunned", 0, 0, 7),
    ("foot-unnerved", 0, 0, 7),
    ("foot-panicked", -2, 1, 8),
    ("foot-pinned", 0, 0, 7),
    ("foot-suppressed", 0, 0, 7),
    ("foot-cowering", 1, 1, 8),
]


@pytest.mark.rule(
    "coh:7.4.t",
    "coh:7.4.u",
    "coh:7.4.v",
    "coh:7.4.y",
    "coh:7.4.z",
    "coh:7.4.za",
    "coh:7.4.zc",
    "coh:7.4.zf",
    "coh:7.4.zj",
    "coh:7.4.zk",
)
@pytest.mark.rule("coh:7.5.e", "coh:7.5.h", "coh:7.4.p", "coh:7.4.q")
@pytest.mark.parametrize(("hit", "front", "rear", "rallies"), HIT_TABLE)
def test_what_the_counters_of_infantry_do(hit: str, front: int, rear: int, rallies: int) -> None:
    for facing, dv in (("s", 12 + front), ("n", 11 + rear)):
        game = field(at(SQUAD), {**ENEMY, "hit": hit, "facing": facing})
        check(game, {"attack": SQUAD, "target": "su-rifle-1", "dv": dv})
    for total, gone in ((rallies, True), (rallies - 1, False)):
        game = field(at(SQUAD, hit=hit), dice=[total - 3, 3])
        play(game, by(SQUAD), {"rally": None})
        check(game, {"unit": SQUAD, "hit": "none" if gone else hit}, ENEMY_TURN, {"army": "german", "ap": 2})
        assert bool(events(game, "rallied")) == gone


@pytest.mark.rule("coh:7.4.zg", "coh:7.4.zh", "coh:7.4.zi", "coh:7.4.zr")
def test_cowering_men_fire_dearly_and_near() -> None:
    game = field(at(SQUAD, hit="foot-cowering"), at("su-rifle-1", "7-E06"), dice=[1, 1])
    check(game, {"cost": SQUAD, "to": "7-E06", "is": 2})
    play(game, by(SQUAD), {"fire": "7-E06"})
    check(game, {"army": "german", "ap": 2})
    far = field(at(SQUAD, hit="foot-cowering"), {**ENEMY, "at": "7-C06"})
    play(far, by(SQUAD))
    refused(far, {"fire": "7-C06"}, by="7.61.b")
    mortar = field(at("ge-mortar-8-1", "7-H06", hit="foot-cowering"), {**ENEMY, "at": "7-G06"})
    play(mortar, by("ge-mortar-8-1"))
    refused(mortar, {"fire": "7-G06"}, by="7.4.zr")


@pytest.mark.rule("coh:7.5.f", "coh:7.5.g", "coh:7.51.c")
def test_a_unit_rallies_again_and_again_by_any_means() -> None:
    game = field(at(SQUAD, hit=PINNED), german={"cap": 5}, levels={"7-F06": 1}, dice=[3, 3, 3, 3, 3, 4])
    play(game, by(SQUAD, "opportunity"), {"rally": None}, {"spend": 0})
    check(game, {"unit": SQUAD, "hit": PINNED, "state": "spent"})
    play(game, {"pass-turn": None}, by(SQUAD, "cap"), {"rally": None})
    check(game, {"unit": SQUAD, "hit": PINNED, "state": "spent"}, {"army": "german", "cap": 0})


@pytest.mark.rule("coh:7.63.i", "coh:12.0.p", "coh:16.0.d", "coh:7.63.m", "coh:18.0.g", "coh:18.2.zg")
def test_mortars_and_trucks_fight_in_their_hex_and_works_help_whoever_is_inside() -> None:
    for unit in ("ge-mortar-8-1", "ge-opel-1"):
        game = field(at(unit), at("su-rifle-1"), dice=[1, 1])
        play(game, by(unit))
        play(game, {"fire": "7-F06"})
        check(game, {"event": "attack-missed", "target": "su-rifle-1"})
    works = [{"work": "trench", "at": "7-F06"}]
    game = field(at(SQUAD), at("su-rifle-1", inside="trench"), works=works)
    check(
        game, {"attack": SQUAD, "target": "su-rifle-1", "dv": 13}, {"attack": "su-rifle-1", "target": SQUAD, "dv": 11}
    )
    play(game, by(SQUAD), {"occupy": "trench"})
    check(game, {"attack": "su-rifle-1", "target": SQUAD, "dv": 13}, {"army": "german", "ap": 6})


@pytest.mark.rule("coh:7.63.t", "coh:7.63.p")
def test_later_the_defender_goes_where_he_likes_but_sees_nothing_else() -> None:
    game = field(at(SQUAD), {**ENEMY, "at": "7-E06"}, at("ge-infantry-2", "7-C06"))
    play(game, by(SQUAD), UP, by("su-rifle-1"))
    refused(game, {"move": "7-F06", "facing": "s"}, by="7.63.r")
    refused(game, {"fire": "7-C06"}, by="7.63.o")
    play(game, {"back": None}, {"stall": "ap"}, {"pass-turn": None}, by("su-rifle-1"))
    allowed(game, {"move": "7-F06", "facing": "s"})
