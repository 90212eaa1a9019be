"""The `expect` lines of situations: each compares one thing with what is on the table."""

from __future__ import annotations

from grognard.core.system import Check
from grognard.games.s42.campaign.victory import count, total, towards_the_benchmark
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, SOVIET, UNITS
from grognard.games.s42.interface.queries import TABLE
from grognard.games.s42.state.determinize import boxes_seen
from grognard.games.s42.state.markers import AIR_PLACES, FACES
from grognard.games.s42.state.position import NAMES, WEATHER, S42Game, hex_names, names, place_name
from grognard.games.s42.supply.isolation import is_isolated
from grognard.games.s42.supply.rail_net import net as rail_net
from grognard.games.s42.supply.supply_points import supply_name
from grognard.hexes.wording import Line, bad, compare, plain, setwise
from grognard.series.zoc_bonds.interface.expect import holds, in_order, marked, shared_lines


def _supply(game: S42Game, line: Line) -> str | None:
    """`{supply: supply-1, at, side, face, marks}`; `none` for `at` when it is used up."""
    row = next((s for s in game.position.supplies if supply_name(s.n) == line["supply"]), None)
    if row is None:
        log = game.events
        if log is not None and not any(line["supply"] in event.args.values() for event in log):
            raise bad(f"{line['supply']} was never on the table", line, "supply")
        return None if line.get("at") == "none" else "it is gone"
    marks, face = sorted(NAMES.shown_marks(row.marks)), FACES[row.face].removeprefix("supply-")
    facts = {"at": place_name(row.place), "side": SIDES[row.side], "face": face, "marks": marks}
    return marked(facts, marks, line)


def _ground(game: S42Game, line: Line) -> str | None:
    hex_, position = NAMES.hex(line["hex"]), game.position
    fort = next((row for row in position.forts if row.hex == hex_), None)
    battle = next((row for row in position.battles if row.hex == hex_), None)
    facts: dict[str, object] = {
        "control": SIDES[position.controller(hex_)],
        "units": sorted(names(position.stack(hex_))),
        "fort": ("done" if fort.done else "begun") if fort else "none",
        "battle": battle.level if battle else 0,
        "head": any(head.hex == hex_ for head in position.heads),
        "converted": position.is_converted(hex_),
        "supplies": sorted(supply_name(row.n) for row in position.supplies if row.place == hex_),
    }
    return compare(facts, in_order(line, "units", "supplies"))


def _rail(game: S42Game, line: Line) -> str | None:
    """`{rail: hex, side, is}`: whether the hex belongs to the rail net of the side."""
    return holds(NAMES.hex(line["rail"]) in rail_net(game.position, NAMES.side(line)), line)


def _wing(game: S42Game, line: Line) -> str | None:
    if line["wing"] not in WINGS:
        raise bad(f"there is no air unit {line['wing']!r}")
    wing = game.position.wings[WINGS.index(line["wing"])]
    at = HEXES[wing.place] if wing.place >= 0 else AIR_PLACES[wing.place]
    return compare({"at": at, "used": wing.used}, line)


def _isolated(game: S42Game, line: Line) -> str | None:
    return holds(is_isolated(game.position, NAMES.unit(line["isolated"])), line)


def _planned(game: S42Game) -> list[str]:
    rows = game.position.planned
    return [f"{UNITS[row.unit] if row.unit >= 0 else SIDES[row.side]}{'' if row.ready else ' (begun)'}" for row in rows]


LINES: dict[str, Check] = {
    **shared_lines(TABLE, seat=SIDES[AXIS]),
    "supply": _supply,
    "wing": _wing,
    "hex": _ground,
    "rail": _rail,
    "isolated": _isolated,
    "points": plain(lambda game: total(game.position), "points"),
    "towards": plain(lambda game: towards_the_benchmark(game.position), "towards"),
    "counted": plain(lambda game: {item.place: item.points for item in count(game.position)}, "counted"),
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
}
