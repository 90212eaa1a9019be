"""Puzzles of Holland '44 and Stalingrad '42: a combat phase around one enemy hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from grognard.core.game import Game
from grognard.core.situations.checks import verbs_of
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.hexes.grid import Grid
from grognard.lab.puzzles.draft import Draft, Spec, chosen, near, rows_near, view_of

DECISION = "choose-target"
OUTCOMES = 2_000
"""A puzzle that ships is searched again by the server while it is played: so many outcomes at most."""
REACH, APART, ATTACKERS = 2, 2, 4
STOPS = ("end-combat", "disengage", "detach")
GAINS = ("advance", "breakthrough")


def drafts(
    system: System,
    game: Game[Any],
    seat: str,
    grid: Grid,
    index: Mapping[str, int],
    nations: Mapping[str, str],
    also: tuple[str, ...],
) -> Iterator[Draft]:
    """`nations`: how the units of a side begin; `also`: keys of the view that are keys of the file too."""
    view = view_of(system, game, seat)
    decision = game.decision
    assert decision is not None
    verbs = verbs_of(system)
    ends = tuple(verb for verb in (*STOPS, *GAINS) if verb in verbs)
    targets = sorted({str(action.target) for action in decision.actions(game) if hasattr(action, "target")})
    for target, second in product(targets, targets):
        if grid.distance(index[target], index[second]) > APART or target > second:
            continue
        around = near(grid, index, target, REACH) | near(grid, index, second, 1)
        placed = dict(rows_near(view["units"], around))
        beside = near(grid, index, target, 1) | near(grid, index, second, 1)
        own = [id_ for id_ in placed if id_[:2] in nations[view["active"]]]
        fighting = [id_ for id_ in own if placed[id_][0] in beside][:ATTACKERS]
        placed = {id_: row for id_, row in placed.items() if id_ not in own or id_ in fighting}
        enemies = [id_ for id_, row in placed.items() if row[0] in (target, second)]
        if not enemies or any(id_ in view["parents"] for id_ in placed):
            continue
        spec: Spec = {
            "scenario": view["scenario"],
            "options": chosen({id_: on for id_, on in view["options"].items() if id_ != "first-rolls"}),
            "empty": True,
            "turn": view["turn"],
            **{key: view[key] for key in also},
            "place": [_row(id_, row) for id_, row in placed.items()],
            "control": {hex_: side for hex_, side in view["control"].items() if hex_ in around},
            "decision": {"phase": "combat", "side": view["active"]},
        }
        stays = tuple({"not": {"unit": id_, "at": placed[id_][0]}} for id_ in enemies)
        if target == second:
            yield from (_destroyed(spec, seat, ends, id_, target) for id_ in enemies)
            title = Message("puzzle-drive", {"hex": target})
            yield Draft(spec=spec, goal=stays, seat=seat, ends=ends, title=title)
        else:
            title = Message("puzzle-drive-two", {"hex": target, "other": second})
            yield Draft(spec=spec, goal=stays, seat=seat, ends=ends, title=title)


def _destroyed(spec: Spec, seat: str, ends: tuple[str, ...], unit: str, hex_: str) -> Draft:
    title = Message("puzzle-destroy", {"unit": unit, "hex": hex_})
    goal = ({"unit": unit, "at": "eliminated"},)
    return Draft(spec=spec, goal=goal, seat=seat, ends=ends, title=title)


def _row(id_: str, row: list[Any]) -> dict[str, Any]:
    at, steps, order, marks = row
    placed = {"unit": id_, "at": at, "steps": steps}
    return placed | ({"order": order} if order != "good" else {}) | ({"marks": marks} if marks else {})
