"""7 Range, losses, hit counters, rallying, close combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.coh.combat.fire import victims
from grognard.games.coh.combat.shot import How, Shot
from grognard.games.coh.data.units import UNIT, UNITS, WEAPON
from grognard.games.coh.state.position import NONE
from tests.games.coh.field import ENEMY, PAIR, PINNED, SQUAD, TANK, UP, at, by, field
from tests.games.coh.table import COH, allowed, check, events, play, refused

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}


def begun(id_: str, seed: int = 1) -> Any:
    scenario = COH.scenario(id_)
    return COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(seed)), [])


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
def test_mortars_and_trucks_fight_in_their_hex_and_works_help_a_unit_that_is_inside() -> None:
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


@pytest.mark.rule("coh:7.63.j", "coh:7.63.y")
@pytest.mark.parametrize(
    ("how", "origin", "hurt"),
    [
        ("close", "7-D06", {"su-rifle-1"}),
        ("weapon", "7-D06", {"su-rifle-1"}),
        ("weapon", "7-E06", {"su-rifle-1", "ge-infantry-2"}),
        ("direct", "7-E06", {"su-rifle-1", "ge-infantry-2"}),
    ],
)
def test_only_close_combat_spares_friends(how: How, origin: str, hurt: set[str]) -> None:
    """By hand or with a weapon card; from the next hex both sides in the hex are hit."""
    position = field(at(SQUAD, origin), ENEMY, at("ge-infantry-2", "7-D06")).position
    shooter, card = UNIT[SQUAD], WEAPON["grenades"] if how == "weapon" else NONE
    hex_ = position.field.index["7-D06"]
    shot = Shot(army=position.owners[shooter], hex=hex_, how=how, units=(shooter,), card=card)
    assert {UNITS[unit] for unit in victims(position, shot)} - {SQUAD} == hurt
