"""Open heath for tests: a piece of the map without places, water and roads, on which a test draws what it needs. There
are no bridges or ferries on it; `board` may move some of the printed ones there. Rows grow north, odd rows lie half a
hex further east."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.table import play, refused, table

CENTRE = "3916"
REACH = 6
Place = list[dict[str, Any]]


def cell(hex_: str) -> tuple[int, int]:
    return int(hex_[:2]), int(hex_[2:])


def name(row: int, column: int) -> str:
    return f"{row:02}{column:02}"


def neighbours(hex_: str) -> list[str]:
    """E, NE, NW, W, SW, SE of a hex."""
    r, c = cell(hex_)
    east = c + r % 2
    around = ((r, c + 1), (r + 1, east), (r + 1, east - 1), (r, c - 1), (r - 1, east - 1), (r - 1, east))
    return [name(row, column) for row, column in around]


def disc(centre: str, reach: int) -> list[str]:
    """Every hex within so many hexes of one, itself included."""
    found = {centre}
    rim = {centre}
    for _ in range(reach):
        rim = {near for hex_ in rim for near in neighbours(hex_) if on_map(near)} - found
        found |= rim
    return sorted(found)


def on_map(hex_: str) -> bool:
    row, column = cell(hex_)
    return 9 <= row <= 70 and 1 <= column <= 26


def chain(hexes: Sequence[str], kind: str = "primary") -> dict[str, str]:
    """A road or a river along these hexes."""
    return {f"{a}/{b}": kind for a, b in pairwise(hexes)}


def heath(
    centre: str = CENTRE,
    reach: int = REACH,
    *,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    waters: Mapping[str, str] | None = None,
    roads: Mapping[str, str] | None = None,
    bridges: Mapping[str, str] | None = None,
    ferries: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The `board:` of a situation: bare open ground around a hex, and what is drawn on it."""
    hexes = [hex_ for hex_ in disc(centre, reach) if on_map(hex_)]
    sides = {frozenset((a, b)): f"{a}/{b}" for a in hexes for b in neighbours(a) if on_map(b)}

    def over(added: Mapping[str, str] | None) -> dict[str, str]:
        drawn = {frozenset(side.split("/")) for side in added or {}}
        return {side: "none" for pair, side in sides.items() if pair not in drawn} | dict(added or {})

    return {
        "terrain": dict.fromkeys(hexes, "clear") | dict(terrain or {}),
        "places": dict.fromkeys(hexes, "none") | dict(places or {}),
        "waters": over(waters),
        "roads": over(roads),
        "bridges": dict(bridges or {}),
        "ferries": dict(ferries or {}),
    }


def lane(*hexes: str, **layers: Any) -> dict[str, Any]:
    """Heath with water all around these hexes: there is no other way than along them."""
    return heath(terrain=dict.fromkeys(sorted({*disc(CENTRE, REACH)} - {*hexes}), "water"), **layers)


def stand(*lines: tuple[str, str], **units: str) -> Place:
    """`stand(ge_ewald="3916")` or `stand(("ge-ewald", "3916"))`: units at full strength in hexes or boxes."""
    named = [{"unit": unit, "at": at} for unit, at in lines]
    return named + [{"unit": unit.replace("_", "-"), "at": at} for unit, at in units.items()]


def phase(of: str, side: str, place: Iterable[dict[str, Any]], **keys: Any) -> Game[Position]:
    """A phase of a side on the heath (turn 9, a morning) unless the keys say otherwise."""
    base = {"board": heath(), "turn": 9, "weather": ["overcast", "overcast"]}
    return table(**{**base, **keys, "place": list(place), "decision": {"phase": of, "side": side}})


def moving(side: str, place: Iterable[dict[str, Any]], **keys: Any) -> Game[Position]:
    return phase("movement", side, place, **keys)


def barred(game: Game[Position], units: str | Sequence[str], to: str, *, by: str, mode: str = "normal") -> None:
    """A group is taken up, and the way is refused by that clause; then it is put back."""
    group = [units] if isinstance(units, str) else list(units)
    play(game, {"move": group})
    refused(game, {"go": to, "mode": mode}, by=by)
    play(game, {"put-back": None})


def goes(game: Game[Position], units: str | Sequence[str], to: str, *, mode: str = "normal") -> None:
    """A group goes to a place and stays there."""
    group = [units] if isinstance(units, str) else list(units)
    play(game, {"move": group}, {"go": to, "mode": mode})
    decision = game.decision
    if decision is not None and decision.__struct_config__.tag == "choose-route":
        play(game, {"halt": None})
