"""Open ground, and cases of prohibitions on it: one that bites, and the nearest that is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from grognard.core.game import Game
from tests.games.coh.table import allowed, play, refused, table

Do = dict[str, Any]
MAP = {f"7-{row}{column:02}": "open" for row in "BCDEFGHIJ" for column in range(3, 12)}
LEVELS = dict.fromkeys(MAP, 0)
SQUAD, TANK, TRUCK, GUN, MORTAR = "ge-infantry-1", "ge-pz3h-1", "ge-opel-1", "ge-pak38-1", "ge-mortar-8-1"
ENEMY = {"unit": "su-rifle-1", "at": "7-D06", "facing": "s"}
UP: Do = {"move": "7-E06", "facing": "n"}


def at(unit: str, hex_: str = "7-F06", **more: Any) -> Do:
    return {"unit": unit, "at": hex_, **more}


def field(*place: Do, army: str = "german", dice: list[int] | None = None, **keys: Any) -> Game[Any]:
    """Open ground of board 7; no army has command points unless it is said."""
    board = {
        "terrain": MAP | keys.pop("terrain", {}),
        "levels": LEVELS | keys.pop("levels", {}),
        "sides": keys.pop("sides", {}),
        "roads": keys.pop("roads", {}),
    }
    sheets = {name: {"cap": 0, **keys.pop(name, {})} for name in ("german", "soviet")}
    decision = keys.pop("decision", {"phase": "turn", "army": army})
    scenario = str(keys.pop("scenario", "ponyri-station"))
    return table(
        scenario=scenario, place=list(place), board=board, armies=sheets, decision=decision, dice=dice or [], **keys
    )


def by(unit: str, way: str = "ap") -> Do:
    return {"act": unit, "by": way}


class Case(NamedTuple):
    """A table, what is played on it, the answer that is refused; and what is different where it is allowed."""

    clause: str
    place: tuple[Do, ...]
    before: tuple[Do, ...]
    do: Do
    near: Do
    """`place`, `before`, `do` or keys of the table; the others stay."""
    keys: Do = {}


def active(unit: str, ap: int, **more: Any) -> Do:
    return {"ap": ap, "active": [unit], **more}


STUNNED, PINNED = "foot-stunned", "foot-pinned"
HIDDEN = at("su-rifle-2", "7-I03", marks=["hidden"])
PLANE = {"unit": "ge-hs129-1", "at": "7-I06", "facing": "n"}
TAKE_OFF = (by("ge-hs129-1"), {"fly": "7-H06"})
GROUP = (by(SQUAD), {"also": "ge-infantry-2"})
PAIR = (at(SQUAD), at("ge-infantry-2", "7-F07"))


def claimed(cases: Mapping[str, Case]) -> list[Any]:
    """The cases by name; each claims the clause that refuses it."""
    return [pytest.param(name, marks=pytest.mark.rule(f"coh:{case.clause}")) for name, case in cases.items()]


def bites(case: Case) -> None:
    """The answer is refused by its clause, and allowed in the nearest case."""
    game = field(*case.place, **case.keys)
    play(game, *case.before)
    refused(game, case.do, by=case.clause)
    near = dict(case.near)
    place, before, do = near.pop("place", case.place), near.pop("before", case.before), near.pop("do", case.do)
    other = field(*place, **case.keys | near)
    play(other, *before)
    allowed(other, do)
