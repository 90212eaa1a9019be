"""The words of Holland '44 in situation files: each fault is named with its line and the nearest word."""

# ruff: noqa: E501  # each message stands whole beside what it is about

from __future__ import annotations

import pytest

from grognard.games.h44.airborne.landing_hexes import DROPPED, ZONE
from grognard.games.h44.data.board import BOARD, HEXES
from grognard.games.h44.data.units import UNITS
from tests.games.situation_faults import fault, runs

GOOD = """game: h44
title: a test
empty: true
turn: 9
board:
  terrain: {"1423": clear, "1422": clear}
  waters: {1422/1423: none}
  bridges: {bridge-grave: 1422/1423}
place:
  - {unit: br-2ig, at: "1422"}
  - {unit: ge-ewald, at: "1423", order: disrupted, marks: [unsupplied]}
bridges: {bridge-grave: blown}
weather: [clear, cloudy]
returns: {82AB: 3}
used: [redeploy]
decision: {phase: combat, side: allied}
expect:
  - {unit: ge-ewald, order: disrupted, has: [unsupplied]}
  - {odds: "1423", units: [br-2ig], shifts: [armour]}
  - {bridge: bridge-grave, state: blown}
"""


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("turn: 9", "turn: 21", "line 4, turn: 21 is not in 1 to 20"),
        ("1422/1423: none", "1422/1425: none", "line 7, board.waters.1422/1425: 1422/1425 is no hexside: the two hexes do not touch"),
        ('{"1423": clear, "1', '{1423: clear, "1', 'line 6, board.terrain.1423: YAML reads 1423 as a number: quote it, "1423"'),
        ("{bridge-grave: 1422/1423}", "{bridge-grvae: 1422/1423}", "line 8, board.bridges.bridge-grvae: there is no bridge 'bridge-grvae'; did you mean "),
        ('at: "1422"}', "at: 1422}", 'line 10, place[1].at: YAML reads 1422 as a number: quote it, "1422"'),
        ("unit: ge-ewald, at", "unit: br-2ig, at", "line 11, place[2]: br-2ig is there already (line 10)"),
        ("order: disrupted, marks", "order: disrupt, marks", "line 11, place[2].order: there is no order 'disrupt'; did you mean 'disrupted'?"),
        ("marks: [unsupplied]", "marks: [unsuplied]", "line 11, place[2].marks[1]: there is no mark 'unsuplied'; did you mean 'unsupplied'?"),
        ("marks: [unsupplied]", "of: br-2ig", "line 11, of: ge-ewald is made of no other unit"),
        ("bridge-grave: blown}\nw", "bridge-grave: blwon}\nw", "line 12, bridges.bridge-grave: there is no state of a bridge 'blwon'; did you mean 'blown'?"),
        ("[clear, cloudy]", "[clear]", "line 13, weather: 1 of them; 2 to 2 are wanted"),
        ("82AB: 3", "83AB: 3", "line 14, returns.83AB: there is no track '83AB'; did you mean '82AB'?"),
        ("[redeploy]", "[redeploi]", "line 15, used[1]: there is no thing done once a turn 'redeploi'; did you mean 'redeploy'?"),
        ("phase: combat", "phase: fight", "line 16, decision.phase: there is no phase 'fight'"),
        (", side: allied", "", "line 16, decision: key 'side' is missing"),
        ("phase: combat, side: allied", "phase: traffic, side: allied", "line 16, phase: the allied turn 9 has no phase 'traffic'"),
        ("has: [unsupplied]", "has: [unsuplied]", "line 18, expect[1].has[1]: there is no mark 'unsuplied'; did you mean 'unsupplied'?"),
        ("shifts: [armour]", "shifts: [armor]", "line 19, expect[2].shifts[1]: there is no shift 'armor'; did you mean 'armour'?"),
        ("shifts: [armour]", "shfits: [armour]", "line 19, expect[2]: unknown key 'shfits'; did you mean 'shifts'?"),
        (", state: blown", "", "line 20, expect[3]: key 'state' is missing"),
    ],
)  # fmt: skip
def test_a_fault_is_named(old: str, new: str, detail: str) -> None:
    assert fault(GOOD, old, new).startswith(detail)


def test_the_file_is_right() -> None:
    runs(GOOD)


@pytest.mark.parametrize(("marks", "choices"), [("", 1), (", marks: [attacked]", 0)])
def test_marks_of_the_file_are_there_when_it_begins_with_combat(marks: str, choices: int) -> None:
    """The phase takes old marks away when it begins: a unit that the file says has attacked has done so in it."""
    text = GOOD.replace('{unit: br-2ig, at: "1422"}', f'{{unit: br-2ig, at: "1422"{marks}}}')
    runs(text + f"  - {{choices: {choices}, verb: attack}}\n")


def test_the_first_allied_turn_has_no_bridge_phase() -> None:
    text = GOOD.replace("phase: combat", "phase: bridges")
    assert fault(text, "turn: 9", "turn: 1") == "line 16, phase: the allied turn 1 has no phase 'bridges'"


@pytest.mark.parametrize(("zone", "choices"), [("none", 0), ("{own}", 1)])
def test_landing_zones_can_be_redrawn(zone: str, choices: int) -> None:
    """On the first turn a unit comes down in its own zone alone: a hex taken out of all of them is closed, one added is
    open."""
    unit = DROPPED[0]
    own = ZONE[unit]
    drawn = {HEXES[hex_]: "none" for hex_ in BOARD.zones[own]} | {"1423": zone.format(own=own)}
    landings = ", ".join(f'"{hex_}": {name}' for hex_, name in drawn.items())
    runs(
        f"""game: h44
title: a zone
empty: true
board: {{terrain: {{"1423": clear}}, landings: {{{landings}}}}}
place: [{{unit: {UNITS[unit]}, at: air}}]
decision: {{phase: landing}}
expect: [{{choices: {choices}, verb: land}}]
"""
    )
