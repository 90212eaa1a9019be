"""The `expect` lines of situations: each compares one thing on the table with what is found there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.system import Check
from grognard.games.s42.campaign.victory import count, total, towards_the_benchmark
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.strength import estimate
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.queries import battle_of, trek_of
from grognard.games.s42.interface.single_step import single_step
from grognard.games.s42.interface.views import shown_bond
from grognard.games.s42.movement.march import destination
from grognard.games.s42.movement.reach import reach
from grognard.games.s42.retreat.retreat_paths import best_retreat_paths
from grognard.games.s42.state.determinize import boxes_seen
from grognard.games.s42.state.markers import AIR_PLACES, FACES
from grognard.games.s42.state.position import MARKS, ORDERS, WEATHER, S42Game, hex_names, names, place_name
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.isolation import is_isolated
from grognard.games.s42.supply.lines import has_line
from grognard.games.s42.supply.rail_net import net as rail_net
from grognard.games.s42.supply.supply_points import supply_name
from grognard.hexes.wording import Line, bad, compare, known, plain, setwise
from grognard.series.zoc_bonds.marching import MODES


def _unit(id_: object) -> int:
    return known("s42", UNIT, id_)


def _hex(id_: object) -> int:
    return known("s42", HEX, id_)


def _side(line: Line, key: str = "side") -> int:
    if line.get(key) not in SIDES:
        raise bad(f"`{key}` is axis or soviet: {dict(line)}")
    return SIDES.index(line[key])


def _sorted(line: Line, *keys: str) -> Mapping[str, Any]:
    """The line with these lists in order, so that theirs does not matter."""
    return {**line, **{key: sorted(line[key] or ()) for key in keys if key in line}}


def _marks(marks: int) -> list[str]:
    return sorted(name for name, mark in MARKS.items() if marks & mark)


def _marked(found: Mapping[str, object], marks: list[str], line: Line) -> str | None:
    """`has` and `lacks` look at single markers; the rest is compared."""
    missing = [mark for mark in line.get("has") or () if mark not in marks]
    extra = [mark for mark in line.get("lacks") or () if mark in marks]
    if missing or extra:
        return f"marks {marks}"
    if not set(found) & set(line) and ("has" in line or "lacks" in line):
        return None
    return compare(found, _sorted(line, "marks"))


def _piece(game: S42Game, line: Line) -> str | None:
    piece = game.position.pieces[_unit(line["unit"])]
    marks = _marks(piece.marks)
    at, order = place_name(piece.place), ORDERS[piece.order]
    return _marked({"at": at, "steps": piece.steps, "order": order, "marks": marks}, marks, line)


def _supply(game: S42Game, line: Line) -> str | None:
    """`{supply: supply-1, at, side, face, marks}`; `none` for `at` when it is used up."""
    row = next((s for s in game.position.supplies if supply_name(s.n) == line["supply"]), None)
    if row is None:
        log = game.events
        if log is not None and not any(line["supply"] in event.args.values() for event in log):
            raise bad(f"{line['supply']} was never on the table", line, "supply")
        return None if line.get("at") == "none" else "it is gone"
    marks, face = _marks(row.marks), FACES[row.face].removeprefix("supply-")
    found = {"at": place_name(row.place), "side": SIDES[row.side], "face": face, "marks": marks}
    return _marked(found, marks, line)


def _ground(game: S42Game, line: Line) -> str | None:
    hex_, position = _hex(line["hex"]), game.position
    fort = next((row for row in position.forts if row.hex == hex_), None)
    battle = next((row for row in position.battles if row.hex == hex_), None)
    found: dict[str, object] = {
        "control": SIDES[position.controller(hex_)],
        "units": sorted(names(position.stack(hex_))),
        "fort": ("done" if fort.done else "begun") if fort else "none",
        "battle": battle.level if battle else 0,
        "head": any(head.hex == hex_ for head in position.heads),
        "converted": position.is_converted(hex_),
        "supplies": sorted(supply_name(row.n) for row in position.supplies if row.place == hex_),
    }
    return compare(found, _sorted(line, "units", "supplies"))


def _bond(game: S42Game, line: Line) -> str | None:
    """`{bond: [a, b], side, is}`: whether the two ends (hexes or areas) are bonded."""
    bonds = [shown_bond(bond) for bond in zones(game.position, _side(line)).bonds]
    found = any(set(bond.ends) == set(line["bond"]) for bond in bonds)
    return None if found == line.get("is", True) else str([bond.ends for bond in bonds])


def _zoc(game: S42Game, line: Line) -> str | None:
    """`{zoc: hex, side, is}`: whether the side controls the hex."""
    found = _hex(line["zoc"]) in zones(game.position, _side(line)).zone
    return None if found == line.get("is", True) else str(found)


def _rail(game: S42Game, line: Line) -> str | None:
    """`{rail: hex, side, is}`: whether the hex belongs to the rail net of the side."""
    found = _hex(line["rail"]) in rail_net(game.position, _side(line))
    return None if found == line.get("is", True) else str(found)


def _routes(game: S42Game, line: Line) -> str | None:
    """`{routes: unit or units, to, mode, cost, path}`: sixths of a point, hexes by tactical movement, `none`."""
    named = line["routes"] if isinstance(line["routes"], list) else [line["routes"]]
    march = trek_of(game, tuple(_unit(name) for name in named))
    mode, to = line.get("mode", "normal"), destination(str(line["to"]))
    if mode not in MODES or to is None:
        raise bad(f"routes: an unknown mode or place: {dict(line)}")
    way = reach(game.position, march, mode).get(to) if march else None
    path = [place_name(place) for place in way.path] if way else []
    return compare({"cost": way.cost if way else "none", "path": path}, line)


def _step(game: S42Game, line: Line) -> str | None:
    """`{step: unit or units, to, mode, cost, refused}`: one step from where they are, in sixths of a point."""
    named = line["step"] if isinstance(line["step"], list) else [line["step"]]
    position, mode, to = game.position, line.get("mode", "normal"), _hex(line["to"])
    march = trek_of(game, tuple(_unit(name) for name in named))
    if march is None:
        raise bad("they stand in no one place to step from", line, "step")
    if march.here >= 0 and to not in GRID.near[march.here]:
        raise bad(f"{line['to']} is not one step from {place_name(march.here)}", line, "to")
    found = single_step(position, march, mode, to)
    cost, refused = (found, "none") if isinstance(found, int) else ("none", found)
    return compare({"cost": cost, "refused": refused}, line)


def _odds(game: S42Game, line: Line) -> str | None:
    """`{odds: hex, units, guns, air, cover, kind, column, attack, defence, shifts}`."""
    found = estimate(game.position, battle_of(game, {**line, "target": line["odds"]}))
    column = PACK.tables.columns[found.column]
    shifts = sorted(reason for reason, _, _ in found.shifts)
    told = {"column": column, "attack": found.attack, "defence": found.defence, "shifts": shifts}
    return compare(told, _sorted(line, "shifts"))


def _retreats(game: S42Game, line: Line) -> str | None:
    """`{retreats: unit, from, lengths, paths}`: the ways that rank best."""
    lengths = tuple(int(length) for length in line.get("lengths", (2,)))
    ways = best_retreat_paths(game.position, _unit(line["retreats"]), _hex(line["from"]), lengths)
    found = sorted([place_name(place) for place in way.path] for way in ways)
    return None if found == sorted(line["paths"]) else str(found)


def _wing(game: S42Game, line: Line) -> str | None:
    if line["wing"] not in WINGS:
        raise bad(f"there is no air unit {line['wing']!r}")
    wing = game.position.wings[WINGS.index(line["wing"])]
    at = HEXES[wing.place] if wing.place >= 0 else AIR_PLACES[wing.place]
    return compare({"at": at, "used": wing.used}, line)


def _supplied(game: S42Game, line: Line) -> str | None:
    found = has_line(game.position, _unit(line["supplied"]))
    return None if found == line.get("is", True) else str(found)


def _isolated(game: S42Game, line: Line) -> str | None:
    found = is_isolated(game.position, _unit(line["isolated"]))
    return None if found == line.get("is", True) else str(found)


def _outcome(game: S42Game, line: Line) -> str | None:
    outcome = game.position.outcome
    found = outcome.results.get(str(line.get("seat", "axis"))) if outcome else "none"
    by = outcome.rule if outcome else ""
    return None if found == line["outcome"] and line.get("by", by) == by else f"{found} by {by}"


def _planned(game: S42Game) -> list[str]:
    rows = game.position.planned
    return [f"{UNITS[row.unit] if row.unit >= 0 else SIDES[row.side]}{'' if row.ready else ' (begun)'}" for row in rows]


LINES: dict[str, Check] = {
    "odds": _odds,
    "routes": _routes,
    "step": _step,
    "retreats": _retreats,
    "unit": _piece,
    "supply": _supply,
    "wing": _wing,
    "hex": _ground,
    "bond": _bond,
    "zoc": _zoc,
    "rail": _rail,
    "supplied": _supplied,
    "isolated": _isolated,
    "outcome": _outcome,
    "points": plain(lambda game: total(game.position), "points"),
    "towards": plain(lambda game: towards_the_benchmark(game.position), "towards"),
    "counted": plain(lambda game: {item.place: item.points for item in count(game.position)}, "counted"),
    "parents": plain(lambda game: {UNITS[u]: UNITS[p] for u, p in game.position.parents}, "parents"),
    "masks": plain(
        lambda game: {UNITS[a]: place_name(b) for a, b in boxes_seen(game.position, SIDES[SOVIET]).items()}, "masks"
    ),
    "weather": plain(lambda game: WEATHER[game.position.weather], "weather"),
    "rained": plain(lambda game: game.position.rained, "rained"),
    "resources": plain(lambda game: dict(zip(SIDES, game.position.resources, strict=True)), "resources"),
    "used": plain(lambda game: dict(game.position.used), "used"),
    "winter_offensive": plain(lambda game: game.position.winter_offensive, "winter_offensive"),
    "elbrus": plain(lambda game: game.position.elbrus, "elbrus"),
    "baku": plain(lambda game: game.position.baku, "baku"),
    "lost_special": plain(lambda game: game.position.lost_special, "lost_special"),
    "flotilla": plain(lambda g: HEXES[g.position.flotilla] if g.position.flotilla >= 0 else "", "flotilla"),
    "heads": setwise(lambda game: (HEXES[head.hex] for head in game.position.heads), "heads"),
    "converted": setwise(lambda game: hex_names(game.position.converted), "converted"),
    "freed": setwise(lambda game: game.position.freed, "freed"),
    "fallen_lines": setwise(lambda game: game.position.fallen_lines, "fallen_lines"),
    "planned": setwise(_planned, "planned"),
    "turn": plain(lambda game: game.position.turn, "turn"),
}
