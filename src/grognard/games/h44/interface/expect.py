"""The `expect` lines of situations: each compares one thing on the table with what is found there."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.system import Check
from grognard.games.h44.airborne.landing import ground_of, modifiers
from grognard.games.h44.airborne.landing_hexes import Drop
from grognard.games.h44.combat.strength import estimate
from grognard.games.h44.data.board import BRIDGE, GRID, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, GERMAN, PACK, SIDES, UNIT, UNITS
from grognard.games.h44.interface.queries import battle_of, march_of
from grognard.games.h44.interface.single_step import single_step
from grognard.games.h44.interface.views import shown_bond
from grognard.games.h44.movement.destinations import destination
from grognard.games.h44.movement.reach import reach
from grognard.games.h44.retreat.retreat_paths import best_retreat_paths
from grognard.games.h44.state.position import (
    MARKS,
    ORDERS,
    STATES,
    WEATHER,
    H44Game,
    names,
    place_name,
)
from grognard.games.h44.state.zones import zones
from grognard.games.h44.supply.lines import has_line
from grognard.games.h44.turn.victory import total
from grognard.games.h44.turn.weather import sky
from grognard.hexes.wording import Line, bad, compare, known, plain, setwise
from grognard.series.zoc_bonds.marching import MODES


def _known(table: Mapping[str, int], id_: object) -> int:
    return known("h44", table, id_)


def _unit(id_: object) -> int:
    return _known(UNIT, id_)


def _hex(id_: object) -> int:
    return _known(HEX, id_)


def _side(line: Line, key: str = "side") -> int:
    if line.get(key) not in SIDES:
        raise bad(f"`{key}` is allied or german: {dict(line)}")
    return SIDES.index(line[key])


def _piece(game: H44Game, line: Line) -> str | None:
    piece = game.position.pieces[_unit(line["unit"])]
    marks = sorted(name for name, mark in MARKS.items() if piece.has(mark))
    wanted = {**line, "marks": sorted(line["marks"] or ())} if "marks" in line else line
    found = {"at": place_name(piece.place), "steps": piece.steps, "order": ORDERS[piece.order], "marks": marks}
    if "has" in line or "lacks" in line:
        missing = [mark for mark in line.get("has") or () if mark not in marks]
        extra = [mark for mark in line.get("lacks") or () if mark in marks]
        if missing or extra:
            return f"marks {marks}"
        if not set(found) & set(line):
            return None
    return compare(found, wanted)


def _ground(game: H44Game, line: Line) -> str | None:
    hex_, position = _hex(line["hex"]), game.position
    found: dict[str, object] = {
        "control": SIDES[ALLIED if hex_ in position.held else GERMAN],
        "unknown": hex_ in position.unknown,
        "units": sorted(names(position.stack(hex_))),
        "traffic": next((number for number, at in position.traffic if at == hex_), 0),
    }
    wanted = {**line, "units": sorted(line["units"] or ())} if "units" in line else line
    return compare(found, wanted)


def _bridge(game: H44Game, line: Line) -> str | None:
    return compare({"state": STATES[game.position.bridges[_known(BRIDGE, line["bridge"])]]}, line)


def _bond(game: H44Game, line: Line) -> str | None:
    """`{bond: [a, b], side, is}`: whether the two ends (hexes or areas) are bonded."""
    bonds = [shown_bond(bond) for bond in zones(game.position, _side(line)).bonds]
    found = any(set(bond.ends) == set(line["bond"]) for bond in bonds)
    return None if found == line.get("is", True) else str([bond.ends for bond in bonds])


def _zoc(game: H44Game, line: Line) -> str | None:
    """`{zoc: hex, side, is}`: whether the side controls the hex."""
    found = _hex(line["zoc"]) in zones(game.position, _side(line)).zone
    return None if found == line.get("is", True) else str(found)


def _routes(game: H44Game, line: Line) -> str | None:
    """`{routes: unit or units, to, mode, cost, path}`: sixths of a point, hexes by tactical movement, `none`."""
    named = line["routes"] if isinstance(line["routes"], list) else [line["routes"]]
    march = march_of(game, tuple(_unit(name) for name in named))
    mode, to = line.get("mode", "normal"), destination(str(line["to"]))
    if mode not in MODES or to is None:
        raise bad(f"routes: an unknown mode or place: {dict(line)}")
    way = reach(game.position, march, mode).get(to) if march else None
    path = [place_name(place) for place in way.path] if way else []
    return compare({"cost": way.cost if way else "none", "path": path}, line)


def _step(game: H44Game, line: Line) -> str | None:
    """`{step: unit or units, to, mode, cost, refused}`: one step from where they are, in sixths of a point."""
    named = line["step"] if isinstance(line["step"], list) else [line["step"]]
    position, mode, to = game.position, line.get("mode", "normal"), _hex(line["to"])
    march = march_of(game, tuple(_unit(name) for name in named))
    if march is None:
        raise bad("they stand in no one place to step from", line, "step")
    if march.here >= 0 and to not in GRID.near[march.here]:
        raise bad(f"{line['to']} is not one step from {place_name(march.here)}", line, "to")
    found = single_step(position, march, mode, to)
    cost, refused = (found, "none") if isinstance(found, int) else ("none", found)
    return compare({"cost": cost, "refused": refused}, line)


def _odds(game: H44Game, line: Line) -> str | None:
    """`{odds: hex, units, lead, attached, guns, air, kind, column, attack, defence, shifts}`."""
    battle = battle_of(game, {**line, "target": line["odds"]})
    found = estimate(game.position, battle)
    column = PACK.tables.columns[found.column]
    shifts = sorted(reason for reason, _, _ in found.shifts)
    wanted = {**line, "shifts": sorted(line["shifts"] or ())} if "shifts" in line else line
    return compare({"column": column, "attack": found.attack, "defence": found.defence, "shifts": shifts}, wanted)


def _retreats(game: H44Game, line: Line) -> str | None:
    """`{retreats: unit, from, lengths, paths}`: the ways that rank best."""
    lengths = tuple(int(length) for length in line.get("lengths", (2,)))
    ways = best_retreat_paths(game.position, _unit(line["retreats"]), _hex(line["from"]), lengths)
    found = sorted([place_name(place) for place in way.path] for way in ways)
    return None if found == sorted(line["paths"]) else str(found)


def _landing(game: H44Game, line: Line) -> str | None:
    """`{landing: hex, modifier, ground}`: what would be added to the landing roll there now."""
    hex_ = _hex(line["landing"])
    ground = ground_of(game.position, hex_, ())
    value = sum(line_.value for line_ in modifiers(game.position, Drop(0, hex_, ground)))
    return compare({"modifier": value, "ground": ground}, line)


def _outcome(game: H44Game, line: Line) -> str | None:
    outcome = game.position.outcome
    found = outcome.results.get(str(line.get("seat", "allied"))) if outcome else "none"
    by = outcome.rule if outcome else ""
    return None if found == line["outcome"] and line.get("by", by) == by else f"{found} by {by}"


def _points(game: H44Game, line: Line) -> str | None:
    """`{points: side, halves}`: victory points in halves."""
    found = total(game.position, _side(line, "points"))
    return None if found == line["halves"] else str(found)


LINES: dict[str, Check] = {
    "odds": _odds,
    "routes": _routes,
    "step": _step,
    "retreats": _retreats,
    "landing": _landing,
    "unit": _piece,
    "hex": _ground,
    "bridge": _bridge,
    "bond": _bond,
    "zoc": _zoc,
    "supplied": lambda game, line: (
        None if has_line(game.position, _unit(line["supplied"])) == line.get("is", True) else "otherwise"
    ),
    "outcome": _outcome,
    "points": _points,
    "parents": plain(lambda game: {UNITS[u]: UNITS[p] for u, p in game.position.parents}, "parents"),
    "traffic": plain(lambda game: {n: HEXES[h] for n, h in game.position.traffic}, "traffic"),
    "weather": plain(lambda game: [WEATHER[value] for value in game.position.weather], "weather"),
    "sky": plain(lambda game: WEATHER[sky(game.position)], "sky"),
    "landed": plain(lambda game: game.position.landed, "landed"),
    "flights": plain(lambda game: game.position.flights, "flights"),
    "returns": plain(lambda game: {k: v for k, v in game.position.returns if v}, "returns"),
    "fresh": plain(lambda game: {k: v for k, v in game.position.fresh if v}, "fresh"),
    "unknown": setwise(lambda game: [HEXES[hex_] for hex_, _ in game.position.faces], "unknown"),
    "turn": plain(lambda game: game.position.turn, "turn"),
}
