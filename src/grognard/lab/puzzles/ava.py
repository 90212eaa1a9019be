"""Puzzles of A Victory Awaits: a combat segment around one enemy stack."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from grognard.core.game import Game
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.games.ava.data.ground import GRID, HEX
from grognard.lab.puzzles.draft import Draft, Spec, chosen, near, rows_near, view_of

DECISION = "declare-attacks"
OUTCOMES = 4_000
"""A puzzle that ships is searched again by the server while it is played: so many outcomes at most."""
REACH, APART, ACTIVE = 2, 2, 5
STOPS = ("pursue",)


def drafts(system: System, game: Game[Any], seat: str) -> Iterator[Draft]:
    view = view_of(system, game, seat)
    decision = game.decision
    assert decision is not None
    declared = [action for action in decision.actions(game) if action.__struct_config__.tag == "attack"]
    own = {action.unit for action in declared}  # type: ignore[attr-defined]
    targets = sorted({action.target for action in declared})  # type: ignore[attr-defined]
    for target, second in product(targets, targets):
        if GRID.distance(HEX[target], HEX[second]) > APART or target > second:
            continue
        around = near(GRID, HEX, target, REACH) | near(GRID, HEX, second, REACH)
        placed = dict(rows_near(view["units"], around))
        enemies = [id_ for id_, row in placed.items() if row[0] in (target, second)]
        beside = near(GRID, HEX, target, 1) | near(GRID, HEX, second, 1)
        active = sorted(id_ for id_ in own & placed.keys() if placed[id_][0] in beside)[:ACTIVE]
        spec: Spec = {
            "scenario": view["scenario"],
            "options": chosen(view["options"]),
            "empty": True,
            "turn": view["turn"],
            "place": [{"unit": id_, "at": at, "steps": steps} for id_, (at, steps) in placed.items()]
            + [{"fortress": hex_, "level": level} for hex_, level in view["fortresses"].items() if hex_ in around],
            "control": {hex_: side for hex_, side in view["control"].items() if hex_ in around},
            "stand_fast": [hex_ for hex_ in view["stand_fast"] if hex_ in around],
            "decision": {"phase": "combat", "side": view["seats"][seat], "active": active},
        }
        if target != second:
            goal: tuple[dict[str, Any], ...] = tuple({"not": {"unit": id_, "at": placed[id_][0]}} for id_ in enemies)
            title = Message("puzzle-drive-two", {"hex": target, "other": second})
            yield Draft(spec=spec, goal=goal, seat=seat, ends=STOPS, title=title)
            continue
        goal = tuple({"unit": id_, "at": "eliminated"} for id_ in enemies)
        title = Message("puzzle-destroy-all", {"hex": target})
        yield Draft(spec=spec, goal=goal, seat=seat, ends=STOPS, title=title)
        if target in view["control"]:
            title = Message("puzzle-take", {"hex": target})
            taken = {"hex": target, "control": view["seats"][seat]}
            yield Draft(spec=spec, goal=(taken,), seat=seat, ends=(), title=title)
        for id_, row in placed.items():
            cut = _is_enemy(id_, view["seats"][seat]) and row[0] != target
            if cut and system.check(game, {"supplied": id_, "is": True}) is None:
                title = Message("puzzle-cut", {"unit": id_, "hex": row[0]})
                yield Draft(
                    spec=spec, goal=({"supplied": id_, "is": False},), seat=seat, ends=(), hold=True, title=title
                )


def _is_enemy(unit: str, side: str) -> bool:
    return unit.startswith("su-") == (side == "axis")
