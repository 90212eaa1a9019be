"""The words of A Victory Awaits in situation files: each fault is named with its line and the nearest word."""

# ruff: noqa: E501  # each message stands whole beside what it is about

from __future__ import annotations

import pytest

from tests.games.situation_faults import fault, runs

GOOD = """game: ava
title: a test
scenario: leningrad
empty: true
turn: 4
board:
  terrain: {L1524: clear}
  rivers: {L1523/L1524: none}
place:
  - {unit: de-l-36m, at: L1524, steps: 1}
  - {unit: su-l-179, at: L1526}
  - {fortress: L3603, level: 2}
control: {L1420: axis}
available: {axis: [de-18a]}
decision: {phase: movement, side: axis, active: [de-l-36m]}
expect:
  - {unit: de-l-36m, at: L1524, steps: 1}
  - {hex: L3603, fortress: 2}
  - {available: [de-18a], side: axis}
"""


def test_the_file_is_right() -> None:
    runs(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("turn: 4", "turn: 99", "line 5, turn: 99 is not in 1 to 9"),
        ("turn: 4", "turn: 0", "line 5, turn: 0 is not in 1 to 9"),
        ("turn: 4", "trun: 4", "line 5, unknown key 'trun'; did you mean 'turn'?"),
        ("L1524: clear", "L1524: claer", "line 7, board.terrain.L1524: there is no terrain 'claer'; did you mean 'clear'?"),
        ("L1523/L1524: none", "L1523/L1526: none", "line 8, board.rivers.L1523/L1526: L1523/L1526 is no hexside: the two hexes do not touch"),
        ("L1523/L1524: none", "L1523: none", "line 8, board.rivers.L1523: a hexside is two hexes, like "),
        ("at: L1526", "at: L9926", "line 11, place[2].at: there is no place 'L9926'; did you mean "),
        ("unit: su-l-179", "unit: de-l-36m", "line 11, place[2]: de-l-36m is there already (line 10)"),
        ("unit: su-l-179", "untis: su-l-179", "line 11, place[2]: unknown key 'untis'; known: fortress, level"),
        ("level: 2", "level: 3", "line 12, place[3].level: 3 is not in 1 to 2"),
        ("at: L1524, steps: 1}\n  - {unit: su", "at: L1524, steps: 5}\n  - {unit: su", "line 10, steps: de-l-36m has no 5 steps"),
        ("L1420: axis", "L1420: axsi", "line 13, control.L1420: there is no side 'axsi'; did you mean 'axis'?"),
        ("{axis: [de-18a]}\nd", "{axis: [de-81a]}\nd", "line 14, available.axis[1]: there is no chit 'de-81a'; did you mean 'de-18a'?"),
        ("phase: movement", "phase: movment", "line 15, decision.phase: there is no phase 'movment'; did you mean 'movement'?"),
        ("side: axis, active", "sied: axis, active", "line 15, decision: unknown key 'sied'; did you mean 'side'?"),
        ("phase: movement, side: axis, active", "phase: movement, active", "line 15, decision: key 'side' is missing"),
        ("active: [de-l-36m]", "active: [de-l-37m]", "line 15, decision.active[1]: there is no unit 'de-l-37m'; did you mean "),
        ("fortress: 2}", "fortres: 2}", "line 18, expect[2]: unknown key 'fortres'; did you mean 'fortress'?"),
        ("{hex: L3603, fortress: 2}", "{hex: L3603}", "line 18, expect[2]: the line checks nothing: it needs one of control, fortress"),
        ("{hex: L3603, fortress: 2}", "{odds: L3603, attackers: [de-l-36m], column: 4:1}", "line 18, expect[2].column: "),
    ],
)  # fmt: skip
def test_a_fault_is_named(old: str, new: str, detail: str) -> None:
    assert fault(GOOD, old, new).startswith(detail)


@pytest.mark.rule("ava:17.1.a")
def test_play_can_begin_at_the_auction() -> None:
    runs(
        """game: ava
title: the auction
scenario: leningrad
options: {bid: true}
decision: {phase: bidding}
script:
  - {do: {pass: }, refused: 17.1.a}
  - {do: {bid: 50}, seat: soviet, refused: not-asked}
  - {do: {bid: 50}}
  - {do: {bid: 50}, refused: 17.1.b}
  - {do: {pass: }}
expect:
  - {event: bid-won, points: 50}
  - {threshold: 50}
"""
    )


def test_the_surprise_attack_of_teams_is_part_of_their_first_turn() -> None:
    """The file goes on with the cups of that turn, and does not choose chits once more."""
    runs(
        """game: ava
title: teams
scenario: teams-2-2
decision: {phase: surprise}
expect:
  - {no_event: turn-began}
  - {turn: 1}
"""
    )
