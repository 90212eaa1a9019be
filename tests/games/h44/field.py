"""Open ground for tests of combat: a wide patch without water, roads and places, on which a test draws what it needs.
It is so wide that no supply road comes near its middle, so retreats are not drawn anywhere (13.1.3, rule 5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.table import play, table

CENTRE = (40, 16)
REACH = 8
CANAL, RIVER = "bridge-veghel", "bridge-grave"
"""A bridge over a canal and one over a major river; a test may put them on any side."""
Place = list[dict[str, Any]]


def name(row: int, column: int) -> str:
    return f"{row:02}{column:02}"


def neighbours(hex_: str) -> list[str]:
    """North-east, then clockwise; rows grow to the north, odd rows lie half a hex to the east."""
    row, column = int(hex_[:2]), int(hex_[2:])
    east = column + row % 2
    around = (
        (row + 1, east),
        (row, column + 1),
        (row - 1, east),
        (row - 1, east - 1),
        (row, column - 1),
        (row + 1, east - 1),
    )
    return [name(r, c) for r, c in around]


def disc(reach: int) -> list[str]:
    """Every hex within so many hexes of the middle."""
    found = {name(*CENTRE)}
    for _ in range(reach):
        found |= {near for hex_ in found for near in neighbours(hex_)}
    return sorted(found)


def side(one: str, other: str) -> str:
    return f"{one}/{other}"


HEXES = disc(REACH)
SIDES = sorted({side(*sorted((a, b))) for a in HEXES for b in neighbours(a)})


def road(*hexes: str, kind: str = "secondary") -> dict[str, str]:
    """A road along these hexes."""
    return {side(*sorted(step)): kind for step in pairwise(hexes)}


def water(kind: str, *sides: tuple[str, str]) -> dict[str, str]:
    return {side(*sorted(ends)): kind for ends in sides}


def around(hex_: str, kind: str, *, but: Iterable[str] = ()) -> dict[str, str]:
    """Water on every side of a hex, some sides left dry."""
    return water(kind, *((hex_, near) for near in neighbours(hex_) if near not in set(but)))


def field(
    *,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    waters: Mapping[str, str] | None = None,
    roads: Mapping[str, str] | None = None,
    bridges: Mapping[str, str] | None = None,
    ferries: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The `board:` patch."""
    blank = dict.fromkeys(SIDES, "none")
    return {
        "terrain": dict.fromkeys(HEXES, "clear") | dict(terrain or {}),
        "places": dict.fromkeys(HEXES, "none") | dict(places or {}),
        "waters": blank | dict(waters or {}),
        "roads": blank | dict(roads or {}),
        "bridges": {id_: side(*sorted(ends.split("/"))) for id_, ends in (bridges or {}).items()},
        "ferries": {id_: side(*sorted(ends.split("/"))) for id_, ends in (ferries or {}).items()},
    }


def stand(hexes: Mapping[str, str | Sequence[str]]) -> Place:
    """`stand({"4016": "ge-bloch"})`: units at full strength; `unit:2` has two steps, `unit!` is disrupted, `unit!!` is
    in full retreat, `unit+engaged` carries a marker."""
    lines: Place = []
    for at, units in hexes.items():
        for text in [units] if isinstance(units, str) else units:
            lines.append(_line(text) | {"at": at})
    return lines


def _line(text: str) -> dict[str, Any]:
    text, _, marks = text.partition("+")
    order = {0: "good", 1: "disrupted", 2: "full-retreat"}[text.count("!")]
    unit, _, steps = text.replace("!", "").partition(":")
    line: dict[str, Any] = {"unit": unit, "order": order}
    if steps:
        line["steps"] = int(steps)
    return line | ({"marks": marks.split("+")} if marks else {})


def phase(what: str, side_: str, hexes: Mapping[str, str | Sequence[str]], **keys: Any) -> Game[Position]:
    """A phase of a side, with these units on open ground unless `board` says otherwise."""
    settings = {"board": field(), "turn": 9, "flights": 0, **keys}
    return table(**settings, place=stand(hexes), decision={"phase": what, "side": side_})


def combat(hexes: Mapping[str, str | Sequence[str]], *, by: str = "allied", **keys: Any) -> Game[Position]:
    return phase("combat", by, hexes, **keys)


def assault(target: str, *units: str, attach: str = "", lead: str = "", commit: bool = True) -> list[dict[str, Any]]:
    """The answers that plan an attack of these units, and send it in."""
    plan: list[dict[str, Any]] = [{"attack": target}, *({"join": unit} for unit in units)]
    if lead:
        plan.append({"lead": lead})
    if attach:
        plan.append({"attach": attach})
    return [*plan, {"commit": None}] if commit else plan


def attacked(game: Game[Position], target: str, *units: str, attach: str = "", lead: str = "") -> Game[Position]:
    """The game once this attack has gone in."""
    play(game, *assault(target, *units, attach=attach, lead=lead))
    return game


RESULTS = {
    "1-3": ("A1", "A1", "A1", "A1/ENG", "ENG", "EX"),
    "1-2": ("A1", "A1", "A1/ENG", "ENG", "EX", "A1/DR"),
    "1-1": ("A1", "A1/ENG", "ENG", "EX", "A1/DR", "D1"),
    "2-1": ("A1/ENG", "ENG", "EX", "A1/DR", "DR", "D1"),
    "3-1": ("ENG", "EX", "DR", "DR", "A1/D1", "D1"),
    "4-1": ("EX", "DR", "DR", "A1/D1", "D1", "D1"),
    "5-1": ("DR", "DRX", "A1/D1", "DMR", "D1", "DS"),
    "6-1": ("DRX", "A1/D1", "DMR", "DMR", "DS", "DS"),
    "7-1": ("A1/D1", "DMR", "DMR", "DMR", "DS", "DS"),
}
"""The printed combat results table, by die."""


def die(column: str, result: str) -> int:
    """A die that gives this result on this column."""
    return RESULTS[column].index(result) + 1
