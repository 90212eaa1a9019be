"""Rulings of docs/rulings/coh.md that no chapter's test proves alone, by their number; and clauses about what never
happens."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games.coh.data.units import PACK, WORKS
from tests.games.coh.state.test_playouts import pick
from tests.games.coh.table import COH, allowed, asked, check, finished, legal, play, refused, table

ROOT = Path(__file__).resolve().parents[4]
HEIGHTS: dict[str, Any] = {"scenario": "two-heights", "empty": True}


def test_every_ruling_that_code_follows_is_written_down() -> None:
    code = "".join(file.read_text("utf-8") for file in sorted((ROOT / "src/grognard/games/coh").rglob("*.py")))
    rows = re.findall(r"^\| (\d{3}) \|", (ROOT / "docs/rulings/coh.md").read_text("utf-8"), re.MULTILINE)
    cited = set(re.findall(r"coh-(\d{3})", code))
    assert len(cited) > 150
    assert cited <= set(rows)
    assert len(rows) == len(set(rows))


# -- rounds, turns, the end ------------------------------------------------------------------------------------------
CORN: dict[str, Any] = {"empty": True, "decision": {"phase": "end-round"}}
LONELY = {"unit": "ge-infantry-1", "at": "7-F04"}


def after_the_round(*, points: int, holder: str = "german", place: tuple[dict[str, Any], ...] = (LONELY,)) -> Game[Any]:
    sheets = {"german": {"points": points, "cap": 0, "start": 0}, "soviet": {"cap": 0, "start": 0}}
    control = {"7-G08": holder, "7-I08": "german"}
    return table(**CORN, place=list(place), armies=sheets, control=control, dice=[1, 1, 2, 2])


@pytest.mark.rule("coh:2.3.f", "coh:intro.g")
def test_002_a_side_that_has_done_all_and_leads_ends_the_game() -> None:
    check(after_the_round(points=1), {"outcome": "win", "seat": "german"})
    check(after_the_round(points=0), {"outcome": "none"})
    check(after_the_round(points=1, holder="soviet"), {"outcome": "none"})
    waiting = (LONELY, {"unit": "su-rifle-4", "at": "arrival-1"})
    check(after_the_round(points=1, place=waiting), {"outcome": "none"})


@pytest.mark.rule("coh:21.0.c", "coh:21.0.h", "coh:21.0.p")
@pytest.mark.parametrize(("together", "rolls"), [(True, 2), (False, 4)])
def test_182_sides_that_move_together_roll_once_each(together: bool, rolls: int) -> None:
    armies = {army: {"cap": 0, "start": 0} for army in ("german-1", "german-2", "soviet-1", "soviet-2")}
    dice = [3, 3, 2, 2] if together else [3, 3, 2, 2, 1, 1, 1, 2]
    options = {"sides-together": together}
    game = table(**HEIGHTS, options=options, armies=armies, round=2, decision={"phase": "first-turn"}, dice=dice)
    assert len([event for event in game.events or [] if event.what == "rolled-for-first-turn"]) == rolls
    check(game, {"first": "soviet-1"}, {"asked": "take-turn", "seats": ["soviet-1"]})
    play(game, {"pass-turn": None})
    check(game, {"asked": "take-turn", "seats": ["soviet-2" if together else "german-2"]})


@pytest.mark.rule("coh:21.0.m")
def test_cards_stay_with_their_army() -> None:
    place = [
        {"unit": "ge-infantry-1", "at": "8-F14", "army": "german-1"},
        {"unit": "ge-infantry-2", "at": "8-F12", "army": "german-2"},
    ]
    armies = {"german-1": {"hand": ["card-command"]}, "german-2": {"hand": []}}
    first = table(**HEIGHTS, place=place, armies=armies, decision={"phase": "turn", "army": "german-1"})
    allowed(first, {"play-card": "card-command", "unit": "ge-infantry-1"})
    assert {"do": "play-card", "card": "card-command", "unit": "ge-infantry-2"}.items() not in [
        d.items() for d in legal(first)
    ]
    other = table(**HEIGHTS, place=place, armies=armies, decision={"phase": "turn", "army": "german-2"})
    assert not [do for do in legal(other) if do["do"] == "play-card"]


# -- coming in --------------------------------------------------------------------------------------------------------
def entries(*held: str, unit: str = "ge-infantry-1", scenario: str = "ponyri-station", **keys: Any) -> set[str]:
    """Where a unit of the first arrivals may come in, with Soviets in these hexes."""
    place = [{"unit": f"su-rifle-{n + 1}", "at": hex_} for n, hex_ in enumerate(held)]
    game = table(scenario=scenario, place=[*place, {"unit": unit, "at": "arrival-1"}], **keys)
    play(game, {"act": unit, "by": "ap"})
    return {do["to"] for do in legal(game) if do["do"] == "move"}


@pytest.mark.rule("coh:5.1.b", "coh:5.1.c", "coh:5.1.f")
def test_023_who_finds_an_entry_held_takes_another_one_and_the_nearest_when_all_are_held() -> None:
    named = {f"7-{row}01" for row in "BCDEFGHIJK"}
    assert entries() == named
    assert entries("7-B01") == named - {"7-B01"}
    assert entries(*sorted(named)) == {"7-A01", "7-L01"}
    assert entries(*sorted(named - {"7-B01"}), "7-A01") == {"7-B01"}


@pytest.mark.rule("coh:5.1.f", "coh:18.4.k")
def test_023_the_nearest_hex_is_open_to_the_unit_and_at_the_same_edge() -> None:
    named = sorted(f"7-{row}01" for row in "BCDEFGHIJK")
    heavy = [{"work": "heavy-wire", "at": "7-A01", "side": "soviet"}]
    assert entries(*named, works=heavy) == {"7-L01"}
    assert entries(*named, "7-L01", works=heavy) == set()


# -- hidden units ----------------------------------------------------------------------------------------------------
WOODS = {
    "terrain": {
        "7-E04": "woods",
        "7-E05": "woods",
        "7-D04": "woods",
        "7-D05": "woods",
        "7-C04": "woods",
        "7-C05": "open",
    }
}
PAIR = [
    {"unit": "su-rifle-1", "at": "7-E04", "marks": ["hidden"]},
    {"unit": "su-maxim-1", "at": "7-E05", "marks": ["hidden"]},
]


@pytest.mark.rule("coh:10.1.a", "coh:9.1.a", "coh:9.11.b", "coh:10.1.b")
def test_a_hidden_group_moves_for_the_dearest() -> None:
    game = table(place=PAIR, board=WOODS, decision={"phase": "turn", "army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"also": "su-maxim-1"}, {"march-hidden": "su-rifle-1", "to": "7-D04"})
    assert asked(game) == "group-hidden-move"
    play(game, {"march-hidden": "su-maxim-1", "to": "7-D05"})
    check(
        game,
        {"unit": "su-rifle-1", "at": "7-D04", "hidden": True},
        {"unit": "su-maxim-1", "at": "7-D05", "hidden": True},
    )
    check(game, {"army": "soviet", "ap": 2, "active": ["su-rifle-1", "su-maxim-1"]})


@pytest.mark.rule("coh:10.1.a")
def test_who_of_the_group_does_not_steal_away_stays() -> None:
    friend = {"unit": "su-rifle-2", "at": "7-D04"}
    game = table(place=[*PAIR, friend], board=WOODS, decision={"phase": "turn", "army": "soviet"})
    play(game, {"act": "su-maxim-1", "by": "ap"}, {"also": "su-rifle-1"})
    allowed(game, {"march-hidden": "su-rifle-1", "to": "7-D04"})
    play(game, {"march-hidden": "su-maxim-1", "to": "7-D05"}, {"halt": None})
    check(game, {"unit": "su-rifle-1", "at": "7-E04", "state": "fresh"}, {"unit": "su-maxim-1", "at": "7-D05"})


@pytest.mark.rule("coh:10.0.k", "coh:10.0.l", "coh:7.0.c")
def test_no_unit_is_suspected_where_a_friend_stands() -> None:
    place = [{"unit": "ge-infantry-1", "at": "7-F04", "facing": "n"}, {"unit": "ge-infantry-2", "at": "7-E04"}]
    game = table(place=[*place, {**PAIR[1], "at": "7-A12"}], board=WOODS)
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"fire": "7-E04"}, by="7.0.j")
    allowed(game, {"fire": "7-E05"})


# -- vehicles --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:14.0.h", "coh:9.11.b")
def test_215_vehicles_of_a_group_have_their_bonus_moves() -> None:
    place = [{"unit": "su-t34c-1", "at": "8-F13", "facing": "n"}, {"unit": "su-t34c-2", "at": "8-F14", "facing": "n"}]
    steppe = {f"8-{row}{column}": "open" for row in "CDEF" for column in (13, 14)}
    game = table(
        scenario="lend-lease-riposte",
        empty=True,
        place=place,
        board={"terrain": steppe},
        decision={"phase": "turn", "army": "soviet"},
    )
    play(game, {"act": "su-t34c-1", "by": "ap"}, {"also": "su-t34c-2"})
    play(
        game, {"march": "su-t34c-1", "to": "8-E13", "facing": "n"}, {"march": "su-t34c-2", "to": "8-E14", "facing": "n"}
    )
    assert asked(game) == "bonus-move"
    play(
        game,
        {"move": "8-D13", "facing": "n"},
        {"halt": None},
        {"move": "8-D14", "facing": "n"},
        {"move": "8-C14", "facing": "n"},
    )
    check(game, {"unit": "su-t34c-1", "at": "8-D13"}, {"unit": "su-t34c-2", "at": "8-C14"}, {"army": "soviet", "ap": 6})
    finished(game)


# -- what never happens ----------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:18.2.b", "coh:18.4.m")
def test_no_unit_builds_works_or_lays_wire() -> None:
    scenario, chance = COH.scenario("berezovy-ravine"), random.Random(3)
    game = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(3)), None)
    built = {work for work in game.position.works if PACK.works[WORKS[work.kind]].family != "mine"}
    assert built
    for _ in range(400):
        decision = game.decision
        if decision is None:
            break
        game.apply(pick(chance, list(decision.actions(game))))
        now = {work for work in game.position.works if PACK.works[WORKS[work.kind]].family != "mine"}
        assert now <= built
        built = now


@pytest.mark.rule("coh:5.1.e")
def test_units_come_and_go_by_whole_hexes_of_the_edge() -> None:
    for page in PACK.scenarios.values():
        game = COH.begin(COH.scenario(page.id), COH.options(COH.scenario(page.id), {}), Dice(seed_from(1)), None)
        field = game.position.field
        named = [hex_ for row in (*page.arrivals,) for hex_ in row.entry] + [
            hex_ for row in page.exits for hex_ in row.hexes
        ]
        assert all(field.hex(name) in field.edge for name in named)
