"""Puzzles of Pavlov's House: clear a space of an approach with the actions that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.game import Game
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.lab.puzzles.draft import Draft, Spec, view_of

DECISION = "act-counter"
OUTCOMES = 12_000
"""A puzzle that ships is searched again by the server while it is played: so many outcomes at most."""
ASIDE = ("stock", "removed", "reserve")
STOPS = ("end-actions", "suppress")
ACTIONS = (2, 3)


def drafts(system: System, game: Game[Any], seat: str) -> Iterator[Draft]:
    view = view_of(system, game, seat)
    place: list[dict[str, Any]] = [_counter(row) for row in view["counters"] if row["at"] not in ASIDE]
    place += [{"unit": id_, "at": at} for id_, at in view["weapons"].items() if at not in ASIDE]
    place += [{"unit": type_, "at": space} for space, type_ in view["spaces"].items()]
    place += [{"token": "ammo", "at": "supply", "count": view["supply"]["ammo"]}]
    threats = sorted(view["spaces"], key=lambda space: (-int(space[-1]), space))
    for left in ACTIONS:
        spec: Spec = {
            "scenario": "solitaire",
            "empty": True,
            "turn": view["turn"],
            "place": place,
            "defence": view["defence"],
            "decision": {"phase": "actions", "left": left},
        }
        for space in threats:
            title = Message("puzzle-clear", {"unit": view["spaces"][space], "space": space, "actions": left})
            yield Draft(spec=spec, goal=({"space": space, "holds": "none"},), seat=seat, ends=STOPS, title=title)
        for track in sorted({space[:2] for space in threats}):
            spaces = [space for space in threats if space[:2] == track]
            if len(spaces) > 1:
                title = Message("puzzle-clear-all", {"spaces": tuple(spaces), "actions": left})
                goal = tuple({"space": space, "holds": "none"} for space in spaces)
                yield Draft(spec=spec, goal=goal, seat=seat, ends=STOPS, title=title)


def _counter(row: dict[str, Any]) -> dict[str, Any]:
    placed = {"unit": row["id"], "at": row["at"]}
    marks = {key: True for key in ("exhausted", "damaged") if row[key]}
    return placed | marks | ({"mark": row["mark"]} if row["mark"] else {})
