"""`expect` lines that every game of the family has: each compares one thing on the table with what is found there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from grognard.core.counters.position import ORDERS
from grognard.core.game import Game
from grognard.core.system import Check
from grognard.hexes.wording import Line, bad, compare, plain
from grognard.series.zoc_bonds.interface.policy import B, M, P, TablePolicy
from grognard.series.zoc_bonds.marching import MODES


def shared_lines(table: TablePolicy[P, M, B], *, seat: str) -> dict[str, Check]:
    """The lines of the family. `seat`: whose result an `outcome` is, if the line does not say."""
    return {
        "odds": partial(_odds, table),
        "routes": partial(_routes, table),
        "step": partial(_step, table),
        "retreats": partial(_retreats, table),
        "unit": partial(_piece, table),
        "bond": partial(_bond, table),
        "zoc": partial(_zoc, table),
        "supplied": partial(_supplied, table),
        "outcome": partial(_outcome, seat),
        "parents": plain(lambda game: table.names.pairs(game.position.parents), "parents"),
        "turn": plain(lambda game: game.position.turn, "turn"),
    }


def in_order(line: Line, *keys: str) -> Mapping[str, Any]:
    """The line with these lists sorted, so that their order does not matter."""
    return {**line, **{key: sorted(line[key] or ()) for key in keys if key in line}}


def holds(actual: bool, line: Line) -> str | None:
    """`is`: whether something is so; true if the line does not say."""
    return None if actual == line.get("is", True) else str(actual)


def marked(actual: Mapping[str, object], marks: list[str], line: Line) -> str | None:
    """`has` and `lacks` look at single markers; the rest is compared."""
    missing = [mark for mark in line.get("has") or () if mark not in marks]
    extra = [mark for mark in line.get("lacks") or () if mark in marks]
    if missing or extra:
        return f"marks {marks}"
    if not set(actual) & set(line) and ("has" in line or "lacks" in line):
        return None
    return compare(actual, in_order(line, "marks"))


def _piece(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    piece = game.position.pieces[table.names.unit(line["unit"])]
    marks = sorted(table.names.shown_marks(piece.marks))
    at, order = table.names.place(piece.place), ORDERS[piece.order]
    return marked({"at": at, "steps": piece.steps, "order": order, "marks": marks}, marks, line)


def _bond(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    """`{bond: [a, b], side, is}`: whether the two ends (hexes or areas) are bonded."""
    bonds = [table.names.shown_bond(bond) for bond in table.zones(game.position, table.names.side(line)).bonds]
    bonded = any(set(bond.ends) == set(line["bond"]) for bond in bonds)
    return None if bonded == line.get("is", True) else str([bond.ends for bond in bonds])


def _zoc(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    """`{zoc: hex, side, is}`: whether the side controls the hex."""
    zones = table.zones(game.position, table.names.side(line))
    return holds(table.names.hex(line["zoc"]) in zones.zone, line)


def _supplied(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    return holds(table.has_line(game.position, table.names.unit(line["supplied"])), line)


def _routes(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    """`{routes: unit or units, to, mode, cost, path}`: sixths of a point, hexes by tactical movement, `none`."""
    march = table.march_of(game, table.names.group(line["routes"]))
    mode, to = line.get("mode", "normal"), table.destination(str(line["to"]))
    if mode not in MODES or to is None:
        raise bad(f"routes: an unknown mode or place: {dict(line)}")
    way = table.reach(game.position, march, mode).get(to) if march else None
    path = [table.names.place(place) for place in way.path] if way else []
    return compare({"cost": way.cost if way else "none", "path": path}, line)


def _step(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    """`{step: unit or units, to, mode, cost, refused}`: one step from where they are, in sixths of a point."""
    mode, to = line.get("mode", "normal"), table.names.hex(line["to"])
    march = table.march_of(game, table.names.group(line["step"]))
    if march is None:
        raise bad("they stand in no one place to step from", line, "step")
    if march.here >= 0 and to not in table.grid.near[march.here]:
        raise bad(f"{line['to']} is not one step from {table.names.place(march.here)}", line, "to")
    price = table.single_step(game.position, march, mode, to)
    cost, refused = (price, "none") if isinstance(price, int) else ("none", price)
    return compare({"cost": cost, "refused": refused}, line)


def _odds(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    """`{odds: hex, column, attack, defence, shifts}`, and whatever else the query `odds` of the game names."""
    odds = table.estimate(game.position, table.battle_of(game, {**line, "target": line["odds"]}))
    shifts = sorted(shift.reason for shift in odds.shifts)
    actual = {"column": table.columns[odds.column], "attack": odds.attack, "defence": odds.defence, "shifts": shifts}
    return compare(actual, in_order(line, "shifts"))


def _retreats(table: TablePolicy[P, M, B], game: Game[P], line: Line) -> str | None:
    """`{retreats: unit, from, lengths, paths}`: the ways that rank best."""
    lengths = tuple(int(length) for length in line.get("lengths", (2,)))
    unit, origin = table.names.unit(line["retreats"]), table.names.hex(line["from"])
    ways = table.retreat_paths(game.position, unit, origin, lengths)
    paths = sorted([table.names.place(place) for place in way.path] for way in ways)
    return None if paths == sorted(line["paths"]) else str(paths)


def _outcome(seat: str, game: Game[P], line: Line) -> str | None:
    outcome = game.position.outcome
    result = outcome.results.get(str(line.get("seat", seat))) if outcome else "none"
    by = outcome.rule if outcome else ""
    return None if result == line["outcome"] and line.get("by", by) == by else f"{result} by {by}"
