"""Situations that change more than the board: values of units, made-up units, boxes of the turn track."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import BadSituation
from grognard.core.situations.runner import Mismatch, read_situation, start
from grognard.games import find
from grognard.games.ava.state.position import UNITS as AVA_UNITS
from grognard.games.h44.data.units import UNITS as H44_UNITS
from grognard.games.s42.data.units import AXIS, PACK
from grognard.games.s42.data.units import UNITS as S42_UNITS
from tests.games.situation_faults import fault, runs

AVA = """game: ava
title: a test
scenario: leningrad
empty: true
turn: 4
board:
  terrain: {L1524: clear, L1525: clear}
  rivers: {L1524/L1525: none}
units:
  de-l-36m: {attack: 17}
  test-1: {like: su-l-179, defence: 5, reduced: {defence: 3}}
track: {4: {chits: {su: 7}}}
place:
  - {unit: de-l-36m, at: L1524}
  - {unit: test-1, at: L1525, steps: 2}
decision: {phase: combat, side: axis, active: [de-l-36m]}
expect:
  - {odds: L1525, attackers: [de-l-36m], attack: 17, defence: 5}
  - {unit: test-1, at: L1525}
"""
H44 = """game: h44
title: a test
empty: true
turn: 9
board:
  terrain: {"1423": clear, "1422": clear}
  waters: {1422/1423: none}
units:
  br-2ig: {attack: 17}
  test-1: {like: ge-ewald, defence: 5}
track: {9: {traffic: 2}}
place:
  - {unit: br-2ig, at: "1422"}
  - {unit: test-1, at: "1423"}
decision: {phase: combat, side: allied}
expect:
  - {odds: "1423", units: [br-2ig], attack: 17, defence: 5}
  - {unit: test-1, at: "1423"}
"""
S42 = """game: s42
title: a test
scenario: campaign
empty: true
turn: 9
weather: clear
board:
  terrain: {"3020": clear, "3021": clear}
  waters: {3020/3021: none}
units:
  ge-3pz: {attack: 17}
  test-1: {like: su-169, defence: 5}
track: {9: {axis: {infantry: 3}}}
place:
  - {unit: ge-3pz, at: "3021"}
  - {unit: test-1, at: "3020"}
decision: {phase: combat, side: axis}
expect:
  - {odds: "3020", units: [ge-3pz], attack: 17, defence: 5}
  - {unit: test-1, at: "3020"}
"""
UNITS_OF = {"ava": AVA_UNITS, "h44": H44_UNITS, "s42": S42_UNITS}
FILES = {"ava": AVA, "h44": H44, "s42": S42}


def position(text: str) -> Any:
    situation = read_situation(text)
    return start(situation, find(situation.game)).position


@pytest.fixture(params=FILES)
def text(request: pytest.FixtureRequest) -> str:
    return FILES[request.param]


def test_patched_and_made_up_units_fight_with_their_new_values(text: str) -> None:
    runs(text)
    with pytest.raises(Mismatch, match="'attack': 17, 'defence': 5"):
        runs(text.replace("attack: 17, defence: 5}\n  - {unit", "attack: 16, defence: 5}\n  - {unit"))


def test_without_the_patch_the_printed_values_count(text: str) -> None:
    with pytest.raises(Mismatch, match="found"):
        runs(text.replace("{attack: 17}", "{movement: 3}"))


def test_a_patched_game_is_saved_with_its_values_and_others_without_any(text: str) -> None:
    situation = read_situation(text)
    system = find(situation.game)
    game = start(situation, system)
    assert b'"altered"' in system.save(game)
    again = system.load(system.save(game))
    attacker = next(line["unit"] for line in situation.spec["place"])
    unit = UNITS_OF[situation.game].index(attacker)
    assert again.position.attack(unit) == game.position.attack(unit) == 17
    lines = [
        line
        for line in text.splitlines()
        if not line.startswith(("units:", "track:", "  de-l-36m:", "  br-2ig:", "  ge-3pz:"))
    ]
    plain = "\n".join(line for line in lines if "like:" not in line).replace("test-1", situation.names["test-1"])
    assert b"altered" not in system.save(start(read_situation(plain), system))


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("attack: 17}\n  t", "armour: 1}\n  t", ": unknown key 'armour'"),
        ("attack: 17}\n  t", "attack: 100}\n  t", "attack: 100 is not in 0 to 99"),
        ("attack: 17}\n  t", "defence: 0}\n  t", "defence: a defence strength above 0 makes a combat unit"),
    ],
)
def test_a_value_that_cannot_be_changed_is_named(text: str, old: str, new: str, detail: str) -> None:
    assert detail in fault(text, old, new)


def test_a_made_up_unit_has_a_name_of_its_own(text: str) -> None:
    side = {"ava": "axis", "h44": "allied", "s42": "axis"}[read_situation(text).game]
    with pytest.raises(BadSituation) as wrong:
        runs(text.replace("test-1", side))
    assert f"{side} is a word of the game: a made-up unit needs a name of its own" in str(wrong.value.args_["detail"])


def test_a_counter_takes_one_part(text: str) -> None:
    counter = read_situation(text).names["test-1"]
    line = f"  {counter}: {{attack: 1}}\n  test-1"
    assert fault(text, "  test-1: {", f"{line}: {{").endswith(f"{counter} is there twice: it takes one part")


def test_the_like_is_a_counter_of_the_game(text: str) -> None:
    counter = read_situation(text).names["test-1"]
    assert "there is no unit 'ghost'" in fault(text, f"like: {counter}", "like: ghost")


def test_an_army_headquarters_keeps_its_movement() -> None:
    headquarters = next(unit.id for unit in PACK.units if unit.type == "army-hq")
    detail = fault(S42, "  ge-3pz: {attack: 17}", f"  {headquarters}: {{movement: 9}}")
    assert "the movement of an army headquarters tells its kind" in detail


def test_the_track_of_a_situation_counts() -> None:
    from grognard.games.ava.turn.selection import numbers
    from grognard.games.h44.movement.traffic import available
    from grognard.games.s42.campaign.victory import benchmark
    from grognard.games.s42.forces.replacements import granted

    assert available(position(H44)) == [1, 2]
    assert len(available(position(H44.replace("track: {9", "track: {8")))) > 2
    assert granted(position(S42), AXIS)["infantry"] == 3
    printed = dict(PACK.tables.replacements("track", 9, AXIS))
    assert granted(position(S42.replace("track: {9", "track: {8")), AXIS) == printed
    assert granted(position(S42), AXIS) == {**printed, "infantry": 3}
    assert benchmark(position(S42.replace("{axis: {infantry: 3}}", "{benchmark: 77}"))) == 77
    assert numbers(position(AVA), 1) == {"su": 7}
    assert numbers(position(AVA.replace("track: {4", "track: {5")), 1) != {"su": 7}


def test_a_key_that_the_track_has_not_is_named(text: str) -> None:
    assert "unknown key 'weather'" in fault(text, "track: {", "track: {3: {weather: 1}, ")
