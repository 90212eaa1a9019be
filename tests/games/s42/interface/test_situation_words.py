"""The words of Stalingrad '42 in situation files: each fault is named with its line and the nearest word."""

# ruff: noqa: E501  # each message stands whole beside what it is about

from __future__ import annotations

import pytest

from grognard.core.errors import BadSituation
from grognard.core.situations.runner import read_situation, start
from grognard.games import find
from grognard.games.s42.data.units import PACK
from tests.games.situation_faults import fault, runs

GOOD = """game: s42
title: a test
scenario: campaign
empty: true
turn: 9
weather: clear
board:
  terrain: {"3020": clear, "3021": clear}
  waters: {3020/3021: none}
place:
  - {unit: ge-3pz, at: "3021"}
  - {unit: su-169, at: "3020", marks: [unsupplied]}
supplies: [{side: axis, at: "3021", face: ready}]
forts: [{hex: "3020", side: soviet}]
wings: {air-viii: {at: air-box}}
freed: [caucasus]
used: {rail: 1}
decision: {phase: combat, side: axis}
expect:
  - {unit: su-169, has: [unsupplied]}
  - {hex: "3020", fort: done}
  - {odds: "3020", units: [ge-3pz], shifts: [fortification]}
"""


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("turn: 9", "turn: 99", "line 5, turn: 99 is not in 1 to 36"),
        ("turn: 9", "turn: 0", "line 5, turn: 0 is not in 1 to 36"),
        ("weather: clear", "weather: claer", "line 6, weather: there is no weather 'claer'; did you mean 'clear'?"),
        ("3020/3021: none", "3020/3025: none", "line 9, board.waters.3020/3025: 3020/3025 is no hexside: the two hexes do not touch"),
        ('at: "3021"}\n', "at: 3021}\n", 'line 11, place[1].at: YAML reads 3021 as a number: quote it, "3021"'),
        ("unit: su-169, at", "unit: ge-3pz, at", "line 12, place[2]: ge-3pz is there already (line 11)"),
        ("marks: [unsupplied]", "makrs: [unsupplied]", "line 12, place[2]: unknown key 'makrs'; did you mean 'marks'?"),
        ("face: ready", "face: raedy", "line 13, supplies[1].face: there is no face 'raedy'; did you mean 'ready'?"),
        ('forts: [{hex: "3020", side: soviet}]', 'forts: [{hex: "3020", sied: soviet}]', "line 14, forts[1]: unknown key 'sied'; did you mean 'side'?"),
        ("air-viii: {at", "air-vii: {at", "line 15, wings.air-vii: there is no air unit 'air-vii'; did you mean 'air-viii'?"),
        ("[caucasus]", "[caucasia]", "line 16, freed[1]: there is no troops 'caucasia'; did you mean 'caucasus'?"),
        ("{rail: 1}", "{rial: 1}", "line 17, used.rial: there is no thing done in a turn 'rial'; did you mean 'rail'?"),
        ("phase: combat", "phase: combta", "line 18, decision.phase: there is no phase 'combta'; did you mean 'combat'?"),
        (", side: axis}\nexpect", "}\nexpect", "line 18, decision: key 'side' is missing"),
        ("phase: combat, side: axis", "phase: check, side: axis", "line 18, phase: the axis turn 9 has no phase 'check'"),
        ("has: [unsupplied]", "hsa: [unsupplied]", "line 20, expect[1]: unknown key 'hsa'; did you mean 'has'?"),
        ("fort: done", "fort: ready", "line 21, expect[2].fort: there is no fortification 'ready'"),
        ("shifts: [fortification]", "shifts: [fortifcation]", "line 22, expect[3].shifts[1]: there is no shift 'fortifcation'; did you mean 'fortification'?"),
    ],
)  # fmt: skip
def test_a_fault_is_named(old: str, new: str, detail: str) -> None:
    assert fault(GOOD, old, new).startswith(detail)


def test_the_file_is_right() -> None:
    runs(GOOD)


@pytest.mark.parametrize(("marks", "choices"), [("", 1), (", marks: [attacked]", 0)])
def test_marks_of_the_file_are_there_when_it_begins_with_combat(marks: str, choices: int) -> None:
    """The phase takes old marks away when it begins: a unit that the file says has attacked has done so in it."""
    text = GOOD.replace('{unit: ge-3pz, at: "3021"}', f'{{unit: ge-3pz, at: "3021"{marks}}}')
    runs(text + f"  - {{choices: {choices}, verb: attack}}\n")


@pytest.mark.rule("s42:23.4.k")
@pytest.mark.parametrize(("turn", "asked"), [(28, "leave-area"), (27, "nothing")])
def test_areas_close_in_a_turn_that_begins_with_the_weather(turn: int, asked: str) -> None:
    """Turn 28 closes area K, whether a file begins with the turn or with its weather."""
    runs(
        f"""game: s42
title: a closing area
scenario: campaign
empty: true
turn: {turn}
place: [{{unit: su-169, at: area-K}}]
dice: [1]
decision: {{phase: weather}}
expect:
  - {{event: weather-rolled}}
  - {{asked_of: soviet, is: {asked}}}
"""
    )


@pytest.mark.parametrize(
    ("scenario", "turn", "phase", "good"),
    [
        ("campaign", 0, "weather", False),
        ("campaign", 1, "weather", True),
        ("campaign", 0, "preliminary", False),
        ("campaign", 1, "preliminary", False),
        ("caucasus", 0, "preliminary", True),
        ("caucasus", 0, "weather", False),
        ("caucasus", 1, "preliminary", False),
    ],
)
def test_a_turn_begins_only_with_a_phase_that_it_has(scenario: str, turn: int, phase: str, good: bool) -> None:
    number = PACK.scenarios[scenario].first_turn + turn
    text = f"game: s42\ntitle: a test\nscenario: {scenario}\nturn: {number}\ndecision: {{phase: {phase}}}\nexpect: [{{turn: {number}}}]\n"
    if good:
        start(read_situation(text), find("s42"))
        return
    with pytest.raises(BadSituation) as wrong:
        runs(text)
    assert str(wrong.value.args_["detail"]) == f"line 5, phase: turn {number} has no phase '{phase}'"


def test_a_supply_point_that_never_was_is_no_check() -> None:
    text = GOOD + '  - {supply: supply-1, at: "3021"}\n'
    runs(text)
    assert (
        fault(text, 'supply: supply-1, at: "3021"', "supply: supply-57, at: none")
        == "line 23, supply: supply-57 was never on the table"
    )


def test_no_odds_where_no_unit_fights() -> None:
    assert "there is no kind of attack 'reserve'" in fault(
        GOOD, "units: [ge-3pz], sh", "units: [ge-3pz], kind: reserve, sh"
    )
