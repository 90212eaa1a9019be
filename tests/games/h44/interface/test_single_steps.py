"""Expect lines about one step: its cost, or the clause that refuses it; they agree with the search for ways."""

from __future__ import annotations

import pytest

from grognard.core.situations.runner import Mismatch, read_situation, start
from grognard.games import find
from grognard.games.h44.data.board import GRID, HEXES
from grognard.games.h44.data.units import UNITS
from grognard.games.h44.interface.queries import march_of
from grognard.games.h44.interface.single_step import single_step
from grognard.games.h44.movement.reach import modes, reach
from tests.games.situation_faults import fault, runs

FILE = """game: h44
title: a test
empty: true
turn: 9
board:
  terrain: {"1423": clear, "1422": clear, "1522": clear, "1521": clear}
  waters: {1422/1423: none, 1422/1522: major}
  roads: {1422/1423: none}
units: {br-2ig: {movement: 3}}
place:
  - {unit: br-2ig, at: "1422"}
  - {unit: ge-ewald, at: "1423"}
decision: {phase: movement, side: allied}
expect:
  - {step: br-2ig, to: "1423", refused: "8.1.i"}
"""


@pytest.mark.parametrize(
    ("movement", "to", "mode", "cost", "refused"),
    [
        (3, "1423", "normal", "none", "8.1.i"),
        (3, "1522", "normal", "none", "8.5.4.a"),
        (3, "1421", "normal", 18, "none"),
        (2, "1421", "normal", "none", "8.1.b"),
        (2, "1421", "tactical", 1, "none"),
        (3, "1421", "extended", 18, "none"),
        (3, "1322", "extended", "none", "8.2.2.a"),
    ],
)
def test_a_step_has_its_price_or_its_clause(movement: int, to: str, mode: str, cost: int | str, refused: str) -> None:
    head = FILE[: FILE.index("expect:")].replace("movement: 3", f"movement: {movement}")
    step = f'step: br-2ig, to: "{to}", mode: {mode}'
    runs(f'{head}expect: [{{{step}, cost: {cost}, refused: "{refused}"}}]\n')
    with pytest.raises(Mismatch, match="found"):
        runs(f"{head}expect: [{{{step}, cost: 17}}]\n")


def test_a_step_leads_to_a_neighbour() -> None:
    detail = fault(FILE, 'step: br-2ig, to: "1423"', 'step: br-2ig, to: "1623"')
    assert detail == "line 15, to: 1623 is not one step from 1422"


def test_a_line_without_cost_or_refusal_checks_nothing() -> None:
    assert "it needs one of cost, refused" in fault(FILE, ', refused: "8.1.i"', "")


def test_steps_agree_with_the_ways_of_play() -> None:
    """From the set-up: a way of one step costs what the step costs, and a step that is closed names its clause."""
    text = "game: h44\ntitle: a test\nturn: 3\nexpect: [{turn: 3}]\n"
    game = start(read_situation(text), find("h44"))
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
                    assert found in find("h44").rulebook.ids, (UNITS[unit], HEXES[march.here], HEXES[to], mode)
                    seen["closed"] += 1
    assert min(seen.values()) > 20
