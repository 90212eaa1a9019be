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
