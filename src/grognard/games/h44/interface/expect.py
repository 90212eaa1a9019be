"""The `expect` lines of situations: each compares one thing with what is on the table."""

from __future__ import annotations

from grognard.core.system import Check
from grognard.games.h44.airborne.landing import ground_of, modifiers
from grognard.games.h44.airborne.landing_hexes import Drop
from grognard.games.h44.data.board import BRIDGE, HEXES
from grognard.games.h44.data.units import ALLIED, GERMAN, SIDES
from grognard.games.h44.interface.queries import TABLE
from grognard.games.h44.state.position import (
    NAMES,
    STATES,
    WEATHER,
    H44Game,
    names,
)
from grognard.games.h44.turn.victory import total
from grognard.games.h44.turn.weather import sky
from grognard.hexes.wording import Line, compare, known, plain, setwise
from grognard.series.zoc_bonds.interface.expect import in_order, shared_lines


def _ground(game: H44Game, line: Line) -> str | None:
    hex_, position = NAMES.hex(line["hex"]), game.position
    facts: dict[str, object] = {
        "control": SIDES[ALLIED if hex_ in position.held else GERMAN],
        "unknown": hex_ in position.unknown,
        "units": sorted(names(position.stack(hex_))),
        "traffic": next((number for number, at in position.traffic if at == hex_), 0),
    }
    return compare(facts, in_order(line, "units"))


def _bridge(game: H44Game, line: Line) -> str | None:
    return compare({"state": STATES[game.position.bridges[known("h44", BRIDGE, line["bridge"])]]}, line)


def _landing(game: H44Game, line: Line) -> str | None:
    """`{landing: hex, modifier, ground}`: the modifier of a landing roll there now."""
    hex_ = NAMES.hex(line["landing"])
    ground = ground_of(game.position, hex_, ())
    value = sum(line_.value for line_ in modifiers(game.position, Drop(0, hex_, ground)))
    return compare({"modifier": value, "ground": ground}, line)


def _points(game: H44Game, line: Line) -> str | None:
    """`{points: side, halves}`: victory points in halves."""
    halves = total(game.position, NAMES.side(line, "points"))
    return None if halves == line["halves"] else str(halves)


LINES: dict[str, Check] = {
    **shared_lines(TABLE, seat=SIDES[ALLIED]),
    "landing": _landing,
    "hex": _ground,
    "bridge": _bridge,
    "points": _points,
    "traffic": plain(lambda game: {n: HEXES[h] for n, h in game.position.traffic}, "traffic"),
    "weather": plain(lambda game: [WEATHER[value] for value in game.position.weather], "weather"),
    "sky": plain(lambda game: WEATHER[sky(game.position)], "sky"),
    "landed": plain(lambda game: game.position.landed, "landed"),
    "flights": plain(lambda game: game.position.flights, "flights"),
    "returns": plain(lambda game: {k: v for k, v in game.position.returns if v}, "returns"),
    "fresh": plain(lambda game: {k: v for k, v in game.position.fresh if v}, "fresh"),
    "unknown": setwise(lambda game: [HEXES[hex_] for hex_, _ in game.position.faces], "unknown"),
}
