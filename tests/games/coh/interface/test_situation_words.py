"""The words of Storms of Steel in situation files: each fault is named with its line and the nearest word."""

# ruff: noqa: E501  # each message stands whole beside what it is about

from __future__ import annotations

import pytest

from tests.games.situation_faults import fault, runs

GOOD = """game: coh
title: a test
scenario: meeting-in-the-wheat
empty: true
round: 2
board:
  terrain: {8-F14: woods}
  sides: {8-F14/8-F15: wall}
place:
  - {unit: su-rifle-1, at: 8-E14, facing: s}
  - {unit: ge-mg42-1, at: 8-G14, hit: foot-pinned, marks: [spent]}
armies:
  german: {cap: 4}
works: [{work: trench, at: 8-E12, side: soviet, facing: s}]
smoke: [{at: 8-F13, value: 2}]
decision: {phase: turn, army: soviet}
expect:
  - {unit: ge-mg42-1, hit: foot-pinned, spent: true}
  - {sight: 8-E14, to: 8-E13, is: true}
"""


def test_the_file_is_right() -> None:
    runs(GOOD)
    runs(GOOD.replace("phase: turn, ", ""))


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("round: 2", "round: 99", "line 5, round: 99 is not in 1 to "),
        ("8-F14: woods", "8-F14: wods", "line 7, board.terrain.8-F14: there is no terrain 'wods'; did you mean 'woods'?"),
        ("8-F14/8-F15: wall", "8-F14/8-F17: wall", "line 8, board.sides.8-F14/8-F17: 8-F14/8-F17 is no hexside: the two hexes do not touch"),
        ("at: 8-E14", "at: 9-E14", "line 10, place[1].at: there is no place '9-E14'; did you mean '8-E14'?"),
        ("facing: s}\n  - {unit: ge", "facing: e}\n  - {unit: ge", "line 10, place[1].facing: there is no facing 'e'"),
        ("unit: ge-mg42-1, at", "unit: su-rifle-1, at", "line 11, place[2]: su-rifle-1 is there already (line 10)"),
        ("marks: [spent]", "marks: [spend]", "line 11, place[2].marks[1]: there is no mark 'spend'; did you mean 'spent'?"),
        ("hit: foot-pinned, marks", "hit: foot-pined, marks", "line 11, place[2].hit: there is no hit counter 'foot-pined'; did you mean 'foot-pinned'?"),
        ("cap: 4", "cpa: 4", "line 13, armies.german: unknown key 'cpa'; did you mean 'cap'?"),
        ("german: {cap", "germans: {cap", "line 13, armies.germans: there is no army 'germans'; did you mean 'german'?"),
        ("work: trench", "work: tranch", "line 14, works[1].work: there is no work 'tranch'; did you mean 'trench'?"),
        ("value: 2", "vlaue: 2", "line 15, smoke[1]: unknown key 'vlaue'; did you mean 'value'?"),
        ("phase: turn", "phase: tunr", "line 16, decision.phase: there is no phase 'tunr'; did you mean 'turn'?"),
        ("army: soviet", "amry: soviet", "line 16, decision: unknown key 'amry'; did you mean 'army'?"),
        ("spent: true", "spend: true", "line 18, expect[1]: unknown key 'spend'; did you mean 'spent'?"),
        ("is: true", "is: yes it does", "line 19, expect[2].is: true or false is wanted, not 'yes it does'"),
    ],
)  # fmt: skip
def test_a_fault_is_named(old: str, new: str, detail: str) -> None:
    assert fault(GOOD, old, new).startswith(detail)


def test_a_hit_counter_beyond_the_pool_is_a_fault_of_the_file() -> None:
    fire = """game: coh
title: a draw
scenario: meeting-in-the-wheat
empty: true
place:
  - {unit: su-rifle-1, at: 8-E14, facing: s}
  - {unit: ge-infantry-1, at: 8-F14, facing: n}
armies: {german: {cap: 0}, soviet: {cap: 0}}
dice: [4, 4, 20]
decision: {phase: turn, army: soviet}
script:
  - {do: {act: su-rifle-1, by: ap}}
  - {do: {fire: 8-F14}}
expect:
  - {event: attack-hit, target: ge-infantry-1}
"""
    runs(fire)
    assert fault(fire, "4, 20]", "4, 21]") == (
        "line 9, dice[3]: step 2: A scripted roll shows 21; there are 20 faces or counters to draw from."
    )


ALTERED = """game: coh
title: other counters, other edges
scenario: meeting-in-the-wheat
empty: true
units:
  su-rifle-1: {move: 3, red: 6, front: 15, front_colour: blue}
  test-1: {like: ge-infantry-1, fire: 2, red: none, blue: 4, range: 2, least_range: 1}
arrivals: {arrival-2: {entry: [8-A05, 8-A06], round: 2}}
exits: [{side: soviet, hexes: [8-L10], points: 2}]
round: 2
place:
  - {unit: su-rifle-1, at: 8-L10, facing: s}
  - {unit: test-1, at: 8-F14, facing: n}
  - {unit: su-rifle-2, at: 8-E14, facing: s}
  - {unit: su-rifle-3, at: arrival-2}
armies: {german: {cap: 0}, soviet: {cap: 0}}
decision: {phase: turn, army: soviet}
script:
  - {do: {act: su-rifle-3, by: opportunity}}
  - {do: {move: 8-F18, facing: sw}, refused: 5.1.c}
  - do: {move: 8-A05, facing: s}
    expect: [{unit: su-rifle-3, at: 8-A05}]
  - {do: {act: test-1, by: ap}}
  - {do: {pivot: ne}}
  - {do: {act: su-rifle-1, by: ap}}
  - {do: {leave: }}
expect:
  - {cost: su-rifle-2, to: 8-D14, is: 2}
  - {attack: su-rifle-2, target: test-1, colour: red}
  - {unit: su-rifle-1, at: left}
  - {army: soviet, points: 2}
"""


def test_figures_entry_hexes_and_exits_can_be_changed() -> None:
    runs(ALTERED)
    before = ALTERED.split("script:")[0].replace("at: 8-L10, facing: s", "at: 8-E12, facing: s")
    runs(before + "expect:\n  - {cost: su-rifle-1, to: 8-F12, is: 3}\n  - {cost: su-rifle-2, to: 8-F13, is: 1}\n")
    runs(
        before.replace("8-E12", "8-E13")
        + "expect:\n  - {attack: test-1, target: su-rifle-1, fp: 4, dv: 15, colour: blue}\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("move: 3", "mvoe: 3", "line 6, units.su-rifle-1: unknown key 'mvoe'; did you mean 'move'?"),
        ("move: 3", "move: 300", "line 6, units.su-rifle-1.move: 300 is not in 0 to 99"),
        ("front_colour: blue", "front_colour: green", "line 6, units.su-rifle-1.front_colour: there is no colour 'green'"),
        ("su-rifle-1: {move", "su-rifle-99: {move", "line 6, units.su-rifle-99: there is no unit 'su-rifle-99'"),
        ("like: ge-infantry-1", "like: ge-infantry-99", "line 7, units"),
        ("red: none", "red: much", "line 7, units.ge-infantry-1.red"),
        ("least_range: 1", "least_range: 3", "line 7, range: nothing is within 3 to 2 hexes"),
        ("arrival-2: {entry", "arrival-9: {entry", "line 8, arrivals.arrival-9: there is no arrival 'arrival-9'"),
        ("8-A06]", "8-B06]", "line 8, entry: 8-B06 is not at the edge of the boards"),
        ("round: 2}}", "ruond: 2}}", "line 8, arrivals.arrival-2: unknown key 'ruond'; did you mean 'round'?"),
        ("hexes: [8-L10]", "hexes: [8-K10]", "line 9, hexes: 8-K10 is not at the edge of the boards"),
        ("points: 2}]", "points: 2, returns: 8-A05}]", "line 9, returns: a way back is for one kind of unit"),
        ("points: 2}]", "pionts: 2}]", "line 9, exits[1]: unknown key 'pionts'; did you mean 'points'?"),
    ],
)  # fmt: skip
def test_a_fault_in_what_is_changed_is_named(old: str, new: str, detail: str) -> None:
    assert fault(ALTERED, old, new).startswith(detail)
