"""Situations of Holland '44: the table a file describes.

Keys, beside those every game has:
- `empty`: begin with a bare map (remnants, breakdown units and unknown faces stay in their box, bridges as set up).
- `turn`: the turn; it decides part of the day, owners of areas, landing rules.
- `board`: `terrain`, `places` (hex to kind, `none` takes a place away), `waters`, `roads` (`1402/1502` to kind or
  `none`), `bridges`, `ferries` (id to another side).
- `place`: lines `{unit, at, steps, order, marks, of}`; `at` is a hex or a box (`area-N`, `track-7`, `air`, `pool`,
  `eliminated`, `removed`); `order` is good, disrupted or routed; `of` is the unit a remnant or breakdown unit is from.
- `unknown`: hex to the counter that lies there face down; it replaces all others.
- `bridges`: id to mined, intact, blown, repairing or rebuilding.
- `traffic`: number of a marker to its hex. `weather`: morning and afternoon. `landed`: somebody has landed today.
- `flights`: air units left; without it, as many as the weather gives. `returns`, `fresh`: track to paratroopers.
- `control`: hex to side; without it the Allies hold the places they stand in. `german_points`: in half points.
- `pontoons`: lines `{unit, from, to}`. `used`: things that were done this turn.
- `decision`: `{phase, side}`; the phase is turn, weather, resupply, bridges, landing, movement, combat, recovery,
  supply, traffic or victory (and `grave`, 5.7.f, between combat and recovery).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.h44.airlanding import LandingPhase
from grognard.games.h44.ammunition import ResupplyPhase
from grognard.games.h44.board import BOARD, BRIDGE, FERRIES, HEX, Patch
from grognard.games.h44.bridges import BridgePhase, SecureGrave
from grognard.games.h44.combat import CombatPhase
from grognard.games.h44.control import sites
from grognard.games.h44.disorder import RecoveryPhase
from grognard.games.h44.movement import MovementPhase
from grognard.games.h44.position import (
    BOX,
    MARKS,
    ORDERS,
    PLATE,
    POOL,
    REMOVED,
    STATES,
    WEATHER,
    H44Game,
    Piece,
    Position,
)
from grognard.games.h44.sequence import EndOfTurn, PlayerTurn, Turn
from grognard.games.h44.setup import bare
from grognard.games.h44.supply import SupplyPhase
from grognard.games.h44.traffic import MARKERS, TrafficPhase
from grognard.games.h44.units import ALLIED, BREAKDOWN, GERMAN, REMNANT, SIDES, STEPS, UNIT, UNITS
from grognard.games.h44.units import POOL as UNKNOWN
from grognard.games.h44.victory import VictoryCheck
from grognard.games.h44.weather import WeatherPhase, air_units
from grognard.kit import wording
from grognard.kit.wording import bad, choice, listed, mapped

KEYS = {
    *("empty", "turn", "board", "place", "unknown", "bridges", "traffic", "weather", "landed", "flights", "returns"),
    *("fresh", "control", "german_points", "pontoons", "used", "decision"),
}


def known(table: Mapping[str, int], id_: object) -> int:
    return wording.known("h44", table, id_)


def situate(game: H44Game, spec: Mapping[str, Any]) -> H44Game:
    from grognard.core.situations import KEYS as COMMON

    if unknown := set(spec) - KEYS - COMMON:
        raise bad(f"unknown keys: {', '.join(sorted(unknown))}")
    rules = replace(game.position.rules, patch=_patch(mapped(spec, "board")))
    position = bare(rules).but(turn=int(spec.get("turn", 1)))
    if spec.get("empty"):
        position = _emptied(position)
    else:
        position = position.but(faces=game.position.faces)
    position = _placed(position, listed(spec, "place"))
    position = _markers(position, spec)
    if not 1 <= position.turn <= 20:
        raise bad(f"there is no turn {position.turn}")
    other = game.fork()
    other.position, other.lanes = position, ()
    other.agenda = _agenda(mapped(spec, "decision"))[::-1]
    return other


def _emptied(position: Position) -> Position:
    """Nobody is in play but what comes out of the box."""
    kept = [REMNANT[unit] or BREAKDOWN[unit] or UNKNOWN[unit] for unit in range(len(UNITS))]
    gone = {unit: Piece(REMOVED, max(1, STEPS[unit])) for unit, stays in enumerate(kept) if not stays}
    boxed = {unit: Piece(POOL, 1) for unit, stays in enumerate(kept) if stays}
    return position.with_pieces(gone | boxed)


def _patch(board: Mapping[str, Any]) -> Patch:
    kinds = {
        "terrain": [terrain.id for terrain in BOARD.file.terrain] + ["water"],
        "places": ["city", "town", "village", "none"],
        "waters": ["minor", "canal", "major", "none"],
        "roads": ["primary", "secondary", "minor", "none"],
    }
    if unknown := set(board) - set(kinds) - {"bridges", "ferries"}:
        raise bad(f"board: unknown keys: {', '.join(sorted(unknown))}")
    for key, values in kinds.items():
        for name, value in mapped(board, key).items():
            choice(values, f"board: {key}", value)
            known(HEX, name) if key in ("terrain", "places") else BOARD.side(str(name))
    for key, ids in (("bridges", tuple(BRIDGE)), ("ferries", FERRIES)):
        for name, side in mapped(board, key).items():
            choice(ids, f"board: {key}", name)
            BOARD.side(str(side))

    def rows(key: str) -> tuple[tuple[str, str], ...]:
        return tuple((str(name), str(value)) for name, value in mapped(board, key).items())

    return Patch(
        terrain=rows("terrain"),
        places=rows("places"),
        waters=rows("waters"),
        roads=rows("roads"),
        bridges=rows("bridges"),
        ferries=rows("ferries"),
    )


def _placed(position: Position, lines: Iterable[Any]) -> Position:
    changed: dict[int, Piece] = {}
    parents = dict(position.parents)
    for line in lines:
        if (
            not isinstance(line, dict)
            or "unit" not in line
            or set(line) - {"unit", "at", "steps", "order", "marks", "of"}
        ):
            raise bad(f"a line of 'place' is {{unit, at, steps, order, marks, of}}: {line}")
        unit, at = known(UNIT, line["unit"]), line.get("at")
        place = BOX[at] if at in BOX else known(HEX, at)
        if place >= 0 and place not in position.country.land:
            raise bad(f"{line['unit']} cannot stand in {at}: it is no land")
        steps = int(line.get("steps", max(1, STEPS[unit])))
        if not 1 <= steps <= max(1, STEPS[unit]):
            raise bad(f"{line['unit']} has no {steps} steps")
        marks = sum({MARKS[list(MARKS)[choice(MARKS, "marks", mark)]] for mark in line.get("marks") or ()})
        changed[unit] = Piece(place, steps, choice(ORDERS, "order", line.get("order", "good")), marks)
        if "of" in line:
            parents[unit] = known(UNIT, line["of"])
            if REMNANT[unit]:
                changed[parents[unit]] = Piece(PLATE, 1)
    return position.with_pieces(changed).but(parents=tuple(parents.items()))


def _markers(position: Position, spec: Mapping[str, Any]) -> Position:
    """Everything that is no counter of a unit."""
    for name, state in mapped(spec, "bridges").items():
        position = position.with_bridge(known(BRIDGE, name), choice(STATES, "bridges", state))
    if "unknown" in spec:
        faces = {known(HEX, hex_): known(UNIT, face) for hex_, face in mapped(spec, "unknown").items()}
        if wrong := [UNITS[face] for face in faces.values() if not UNKNOWN[face]]:
            raise bad(f"unknown: {', '.join(wrong)} are no unknown units")
        position = position.with_pieces({face: Piece(POOL, 1) for face in faces.values()})
        position = position.but(faces=tuple(sorted(faces.items())))
    traffic = tuple(sorted((int(number), known(HEX, hex_)) for number, hex_ in mapped(spec, "traffic").items()))
    if any(not 1 <= number <= MARKERS for number, _ in traffic):
        raise bad(f"traffic: there are {MARKERS} markers")
    if "weather" in spec:
        morning, afternoon = (choice(WEATHER, "weather", value) for value in listed(spec, "weather"))
        position = position.but(weather=(morning, afternoon))
    pontoons = tuple(
        (known(UNIT, row["unit"]), known(HEX, row["from"]), known(HEX, row["to"])) for row in listed(spec, "pontoons")
    )
    position = position.but(
        traffic=traffic,
        landed=bool(spec.get("landed", False)),
        returns=_tracks({**dict(position.returns), **mapped(spec, "returns")}),
        fresh=_tracks(mapped(spec, "fresh")),
        german_points=int(spec.get("german_points", 0)),
        pontoons=pontoons,
        used=tuple(str(token) for token in listed(spec, "used")),
        held=_held(position, mapped(spec, "control")),
    )
    return position.but(flights=int(spec.get("flights", air_units(position))))


def _tracks(rows: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((str(track), int(count)) for track, count in rows.items()))


def _held(position: Position, control: Mapping[Any, Any]) -> tuple[int, ...]:
    places = sites(position.country)
    held = {hex_ for hex_ in places if position.side_in(hex_) == ALLIED}
    for name, side in control.items():
        hex_ = known(HEX, name)
        if hex_ not in places:
            raise bad(f"control: nobody controls {name}")
        held = held | {hex_} if choice(SIDES, "control", side) == ALLIED else held - {hex_}
    return tuple(sorted(held))


def _agenda(decision: Mapping[str, Any]) -> tuple[Procedure, ...]:
    """What happens from here on, first step first."""
    if unknown := set(decision) - {"phase", "side"}:
        raise bad(f"decision: unknown keys: {', '.join(sorted(unknown))}")
    phase = decision.get("phase", "turn")
    end: tuple[Procedure, ...] = (VictoryCheck(), EndOfTurn())
    if phase == "turn":
        return (Turn(),)
    if phase == "weather":
        return (WeatherPhase(), PlayerTurn(side=ALLIED), PlayerTurn(side=GERMAN), *end)
    if phase == "victory":
        return end
    default = {"landing": "allied", "traffic": "german"}.get(str(phase))
    side = choice(SIDES, "decision: side", decision.get("side", default))
    phases = _phases(side)
    first = choice(phases, "decision: phase", phase)
    later = (PlayerTurn(side=GERMAN),) if side == ALLIED else ()
    return (*tuple(phases.values())[first:], *later, *end)


def _phases(side: int) -> dict[str, Procedure]:
    """3.0 The phases of a player turn by name."""
    found: dict[str, Procedure] = {"resupply": ResupplyPhase(side=side), "bridges": BridgePhase(side=side)}
    if side == ALLIED:
        found["landing"] = LandingPhase()
    found |= {"movement": MovementPhase(side=side), "combat": CombatPhase(side=side)}
    if side == ALLIED:
        found["grave"] = SecureGrave()
    found |= {"recovery": RecoveryPhase(side=side), "supply": SupplyPhase(side=side)}
    if side == GERMAN:
        found["traffic"] = TrafficPhase()
    return found
