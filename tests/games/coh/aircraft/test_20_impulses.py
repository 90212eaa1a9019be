"""20 Aircraft fly by impulses, leave when they are spent, and are shot down."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.coh.aircraft.impulses import Flying
from grognard.games.coh.data.units import NUMBER, UNIT
from tests.games.coh.field import ENEMY, PAIR, PLANE, SQUAD, TAKE_OFF, active, at, by, field
from tests.games.coh.table import allowed, check, legal, play, refused


def impulses(game: Game[Any]) -> int:
    """Those that the aircraft has left."""
    assert isinstance(game.decision, Flying)
    return game.decision.left


@pytest.mark.rule(
    "coh:20.0.k", "coh:20.0.n", "coh:20.0.q", "coh:20.0.s", "coh:20.0.zj", "coh:20.0.zb", "coh:20.0.t", "coh:20.1.g"
)
def test_aircraft_fly_ahead_alone_and_by_impulses() -> None:
    game = field(PLANE, *PAIR, german=active("ge-hs129-1", 5, cap=2, hand=["card-command"]))
    assert not [do for do in legal(game) if do["do"] == "play-card" and do.get("unit") == "ge-hs129-1"]
    allowed(game, by(SQUAD, "opportunity"))
    allowed(game, by("ge-hs129-1", "cap"))
    play(game, by("ge-hs129-1"))
    assert len([do for do in legal(game) if do["do"] == "fly"]) == 3
    assert not [do for do in legal(game) if do["do"] == "also"]
    play(game, TAKE_OFF[1], {"bank": "ne"})
    assert not [do for do in legal(game) if do["do"] in ("strafe", "bank")]
    left = impulses(game)
    play(game, {"climb": 1})
    assert impulses(game) == left - 1
    assert game.position.pieces[UNIT["ge-hs129-1"]].altitude == 1


@pytest.mark.rule("coh:20.0.n")
def test_only_a_hex_further_may_an_aircraft_turn_or_attack_again() -> None:
    game = field(PLANE, ENEMY, german=active("ge-hs129-1", 5))
    play(game, *TAKE_OFF, {"bank": "ne"})
    refused(game, {"bank": "n"}, by="20.0.l")
    left = impulses(game)
    play(game, {"fly": "7-G06"})
    check(game, {"unit": "ge-hs129-1", "at": "7-G06"})
    assert impulses(game) == left - 1
    allowed(game, {"bank": "n"})


@pytest.mark.rule("coh:3.2.a", "coh:20.0.h")
def test_command_points_pay_for_a_set_of_impulses_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a dearer set, as a correction of the facts might have it, one command point is not enough."""
    monkeypatch.setitem(NUMBER, "impulse-set", 2)
    for cap in (1, 2):
        game = field(PLANE, at(SQUAD), german={"cap": cap})
        play(game, by("ge-hs129-1", "cap"))
        if cap == 1:
            refused(game, {"fly": "7-H06"}, by="3.2.a")
        else:
            allowed(game, {"fly": "7-H06"})


@pytest.mark.rule("coh:20.0.u", "coh:20.0.w", "coh:20.0.x", "coh:20.0.za", "coh:20.0.zk", "coh:20.0.zl", "coh:20.0.b")
def test_a_spent_aircraft_flies_off_for_nothing() -> None:
    game = field(PLANE, at(SQUAD), german=active("ge-hs129-1", 1, cap=3))
    play(game, *TAKE_OFF, {"halt": None})
    check(game, {"unit": "ge-hs129-1", "state": "spent"}, {"army": "german", "ap": 0})
    play(game, {"pass-turn": None}, by("ge-hs129-1", "cap"))
    allowed(game, {"fly": "7-G06"})
    play(game, {"back": None}, by("ge-hs129-1", "opportunity"), {"fly-off": None})
    check(game, {"unit": "ge-hs129-1", "at": "7-D06"}, {"army": "german", "cap": 3})
    play(game, {"pass-turn": None}, by("ge-hs129-1", "cap"))
    refused(game, {"fly": "7-C06"}, by="20.0.zl")
    play(game, {"fly-off": None})
    check(game, {"unit": "ge-hs129-1", "at": "left"})
    play(game, {"pass-turn": None})
    assert not [do for do in legal(game) if do.get("unit") == "ge-hs129-1"]


@pytest.mark.rule("coh:20.0.zf", "coh:20.0.zg", "coh:20.0.zh", "coh:20.0.zi", "coh:20.0.zm")
def test_a_hit_aircraft_attacks_no_more_and_a_second_hit_ends_it() -> None:
    flak = at("su-dshk-1", "7-F06")
    game = field(
        PLANE | {"at": "7-D06", "facing": "s"}, flak, army="soviet", german=active("ge-hs129-1", 5), dice=[5, 6]
    )
    play(game, by("su-dshk-1"), {"flak": "ge-hs129-1"})
    check(game, {"unit": "ge-hs129-1", "hit": "none", "damaged": True})
    second = PLANE | {"at": "7-D06", "facing": "s", "marks": ["damaged"]}
    again = field(second, flak, army="soviet", german=active("ge-hs129-1", 5), dice=[6, 6])
    play(again, by("su-dshk-1"), {"flak": "ge-hs129-1"})
    check(again, {"unit": "ge-hs129-1", "at": "destroyed"})
    damaged = field(PLANE | {"marks": ["damaged"]}, ENEMY, german=active("ge-hs129-1", 5))
    play(damaged, *TAKE_OFF)
    assert not [do for do in legal(damaged) if do["do"] == "strafe"]
    assert {do["do"] for do in legal(damaged)} == {"fly", "bank", "climb", "halt"}
    whole = field(PLANE, ENEMY, german=active("ge-hs129-1", 5))
    play(whole, *TAKE_OFF)
    assert [do for do in legal(whole) if do["do"] == "strafe"]


@pytest.mark.rule("coh:20.3.b", "coh:20.3.e")
def test_aircraft_see_over_woods_and_smoke_covers() -> None:
    game = field(PLANE, ENEMY, terrain={"7-F06": "woods"}, german=active("ge-hs129-1", 5))
    play(game, *TAKE_OFF)
    allowed(game, {"strafe": "7-D06"})
    clear = {"attack": "ge-hs129-1", "target": "su-rifle-1", "how": "air"}
    plain = field(PLANE, ENEMY)
    check(plain, {**clear, "dv": 12})
    check(field(PLANE, ENEMY, smoke=[{"at": "7-D06", "value": 2}]), {**clear, "dv": 14})


@pytest.mark.rule("coh:20.4.f", "coh:20.4.g")
def test_a_cluster_bomb_leaves_a_mine() -> None:
    bombs = [{"unit": "ge-hs129-1", "bomb": "bomb-cluster", "left": 1}]
    game = field(PLANE, ENEMY, bombs=bombs, german=active("ge-hs129-1", 5))
    play(game, *TAKE_OFF, {"bomb": "7-D06", "kind": "bomb-cluster", "count": 1})
    check(game, {"hex": "7-D06", "works": ["mine-red"]})
