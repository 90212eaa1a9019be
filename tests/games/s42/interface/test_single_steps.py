"""Expect lines about one step: its cost, or the clause that refuses it; they agree with the search for ways."""

from __future__ import annotations

import pytest

from grognard.core.situations.runner import Mismatch, read_situation, start
from grognard.games import find
from grognard.games.s42.data.board import GRID, HEXES
from grognard.games.s42.data.units import UNITS
from grognard.games.s42.interface.queries import march_of
from grognard.games.s42.interface.single_step import single_step
from grognard.games.s42.movement.reach import modes, reach
from tests.games.situation_faults import fault, runs

FILE = """game: s42
title: a test
scenario: campaign
empty: true
turn: 9
weather: clear
board:
  terrain: {"3020": clear, "3021": clear, "3022": clear}
  waters: {3020/3021: none, 3021/3022: none}
  roads: {3020/3021: none, 3021/3022: none}
units: {ge-3pz: {movement: 3}}
place:
  - {unit: ge-3pz, at: "3021"}
  - {unit: su-169, at: "3020"}
decision: {phase: movement, side: axis}
expect:
  - {step: ge-3pz, to: "3020", refused: "5.1.h"}
"""


@pytest.mark.parametrize(
    ("movement", "to", "mode", "cost", "refused"),
    [
        (3, "3020", "normal", "none", "5.1.h"),
        (3, "3022", "normal", 18, "none"),
        (2, "3022", "normal", "none", "5.1.b"),
        (2, "3022", "tactical", 1, "none"),
        (3, "3022", "extended", 18, "none"),
        (3, "3121", "extended", "none", "5.3.b"),
    ],
)
def test_a_step_has_its_price_or_its_clause(movement: int, to: str, mode: str, cost: int | str, refused: str) -> None:
    head = FILE[: FILE.index("expect:")].replace("movement: 3", f"movement: {movement}")
    step = f'step: ge-3pz, to: "{to}", mode: {mode}'
    runs(f'{head}expect: [{{{step}, cost: {cost}, refused: "{refused}"}}]\n')
    with pytest.raises(Mismatch, match="found"):
        runs(f"{head}expect: [{{{step}, cost: 17}}]\n")


def test_a_step_leads_to_a_neighbour() -> None:
    detail = fault(FILE, 'step: ge-3pz, to: "3020"', 'step: ge-3pz, to: "3221"')
    assert detail == "line 17, to: 3221 is not one step from 3021"


def test_a_line_without_cost_or_refusal_checks_nothing() -> None:
    assert "it needs one of cost, refused" in fault(FILE, ', refused: "5.1.h"', "")


def test_steps_agree_with_the_ways_of_play() -> None:
    """From the set-up: a way of one step costs what the step costs, and a step that is closed names its clause."""
    text = "game: s42\ntitle: a test\nturn: 3\nexpect: [{turn: 3}]\n"
    game = start(read_situation(text), find("s42"))
    position, seen = game.position, {"agreed": 0, "closed": 0}
    for unit in range(len(UNITS)):
        march = march_of(game, (unit,)) if position.pieces[unit].place >= 0 else None
        for mode in modes(position, march) if march else ():
            assert march is not None
            ways = reach(position, march, mode)
            for to in GRID.near[march.here]:
                if not HEXES[to]:
                    continue
                found = single_step(position, march, mode, to)
                way = ways.get(to)
                if way and len(way.path) == 1:
                    assert found == way.cost, (UNITS[unit], HEXES[to], mode)
                    seen["agreed"] += 1
                elif isinstance(found, str):
                    assert found in find("s42").rulebook.ids, (UNITS[unit], HEXES[march.here], HEXES[to], mode)
                    seen["closed"] += 1
    assert min(seen.values()) > 20
