"""Puzzles of Storms of Steel: destroy a unit with the points at hand. The enemy has spent its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.game import Game
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.games.coh.data.units import UNIT, VEHICLE
from grognard.lab.puzzles.draft import Draft, Spec, chosen, near, view_of

DECISION = "take-turn"
OUTCOMES = 6_000
"""A puzzle that ships is searched again by the server while it is played: so many outcomes at most."""
REACH, SHOOTERS = 4, 2
STOPS = ("pass-turn", "stall", "end-activation")
MOVES = ("move", "march", "pivot", "leave", "indirect-fire", "lay-smoke", "dig-in", "occupy", "quit", "load", "unload")
FIRE = ((7, 1), (5, 2), (8, 1))
MOVE = ((5, 0), (5, 1), (6, 0), (4, 2))
"""Action points of the active units, and command points: enough for more than one way to spend them, to fire only or to
move too."""


def drafts(system: System, game: Game[Any], seat: str) -> Iterator[Draft]:
    view, field = view_of(system, game, seat), game.position.field
    side = next(army["side"] for army in view["armies"] if army["id"] == seat)
    on_map = {id_: row for id_, row in view["units"].items() if row["at"] in field.index and "carrier" not in row}
    own = {id_ for id_ in on_map if id_.startswith(side[:2])}
    for target in sorted(on_map.keys() - own):
        around = near(field.grid, field.index, on_map[target]["at"], REACH)
        distance = {
            id_: field.grid.distance(field.index[on_map[id_]["at"]], field.index[on_map[target]["at"]]) for id_ in own
        }
        shooters = sorted((id_ for id_ in own if on_map[id_]["at"] in around), key=lambda id_: (distance[id_], id_))
        if shooters:
            yield from _variants(view, seat, on_map, target, shooters[:1], around)
            yield from _variants(view, seat, on_map, target, shooters[:SHOOTERS], around)


def _variants(
    view: dict[str, Any], seat: str, on_map: dict[str, Any], target: str, shooters: list[str], around: frozenset[str]
) -> Iterator[Draft]:
    enemy = next(army["id"] for army in view["armies"] if army["id"] != seat)
    place = [_row(id_, on_map[id_], spent=False) for id_ in shooters]
    place += [_row(target, {"hit": _hit(target), **on_map[target]}, spent=True)]
    works = [
        {key: row[key] for key in ("work", "at", "side", "facing")} for row in view["works"] if row.get("at") in around
    ]
    for ap, cap in (*FIRE, *MOVE):
        fires = (ap, cap) in FIRE
        spec: Spec = {
            "scenario": view["scenario"],
            "options": chosen(view["options"]),
            "empty": True,
            "place": place,
            "works": works,
            "smoke": [row for row in view["smoke"] if row["at"] in around],
            "armies": {seat: {"cap": cap, "ap": ap, "active": shooters}, enemy: {"cap": 0}},
            "decision": {"phase": "turn", "army": seat},
        }
        yield Draft(
            spec=spec,
            goal=({"unit": target, "at": "destroyed"},),
            seat=seat,
            ends=(*STOPS, *MOVES) if fires else STOPS,
            title=Message(
                "puzzle-fire" if fires else "puzzle-points",
                {"unit": target, "hex": on_map[target]["at"], "ap": ap, "cap": cap},
            ),
        )


def _hit(unit: str) -> str:
    """The hit counter of a target that has none in the game, or one that was not shown: the next hit destroys it."""
    return "vehicle-suppressed" if VEHICLE[UNIT[unit]] else "foot-pinned"


def _row(id_: str, row: dict[str, Any], *, spent: bool) -> dict[str, Any]:
    placed = {"unit": id_, "at": row["at"], "facing": row.get("facing", "n")}
    if row.get("hit"):
        placed["hit"] = row["hit"] if row["hit"] != "?" else _hit(id_)
    if row.get("shelter"):
        placed["inside"] = row["shelter"]
    marks = [mark for mark in row.get("marks", ()) if mark in ("dug-in",)]
    marks += ["shown"] if "hit" in placed else []
    return placed | ({"marks": [*marks, "spent"]} if spent else {"marks": marks} if marks else {})
