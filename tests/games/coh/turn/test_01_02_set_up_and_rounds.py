"""1 to 3 The table of a firefight, the steps of a round, the turns of its armies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.coh.data.units import CARDS, GAIT, INFANTRY, KINDS, PACK, PUSHED, UNIT, VEHICLE
from grognard.games.coh.movement.step import gait
from tests.games.coh.field import ENEMY, PAIR, PINNED, SQUAD, UP, active, at, by, field
from tests.games.coh.table import COH, allowed, asked, check, events, play, table

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}


def begun(id_: str, seed: int = 1) -> Any:
    scenario = COH.scenario(id_)
    return COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(seed)), [])


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
@pytest.mark.parametrize("do", [UP, {"pivot": "ne"}, {"fire": "7-D06"}, {"dig-in": None}])
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


@pytest.mark.rule("coh:3.23.g")
def test_command_points_on_a_roll_count_for_that_roll_only() -> None:
    """Two rally one after the other, and two points are spent on the first."""
    pair = at(SQUAD, hit=PINNED), at("ge-infantry-2", "7-F08", hit=PINNED)
    game = field(*pair, german={"cap": 2}, dice=[1, 1, 1, 1])
    play(game, by(SQUAD), {"rally": None}, {"spend": 2}, {"pass-turn": None}, by("ge-infantry-2"), {"rally": None})
    assert [event.roll.total for event in events(game, "rally-failed") if event.roll] == [4, 2]
