"""Situations of Holland '44: the table a file describes. docs/situations/h44.md has the words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.h44.data.board import BRIDGE, HEX, Patch
from grognard.games.h44.data.units import ALLIED, BREAKDOWN, GERMAN, PACK, REMNANT, SIDES, STEPS, UNIT, UNITS, VALUES
from grognard.games.h44.data.units import POOL as UNKNOWN
from grognard.games.h44.interface.situation_words import WORDS
from grognard.games.h44.state.control import sites
from grognard.games.h44.state.position import (
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
from grognard.games.h44.turn.sequence import EndOfTurn, PlayerTurn, Turn, phases
from grognard.games.h44.turn.setup import bare
from grognard.games.h44.turn.victory import VictoryCheck
from grognard.games.h44.turn.weather import WeatherPhase, air_units
from grognard.hexes.altered import Altered, new_boxes, new_faces
from grognard.hexes.wording import Line, bad, beginning


def build_position(game: H44Game, spec: Line) -> H44Game:
    rules = replace(game.position.rules, patch=_patch(spec.get("board", {})), altered=_altered(spec))
    position = bare(rules).but(turn=spec.get("turn", 1))
    if spec.get("empty"):
        position = _emptied(position)
    else:
        position = position.but(faces=game.position.faces)
    position = _placed(position, spec.get("place", []))
    position = _markers(position, spec)
    built = game.fork()
    built.position, built.parallel = position, ()
    decision = beginning(spec, WORDS.first_phase)
    built.agenda = _agenda(position, decision)[::-1]
    if decision["phase"] == "combat":
        begun(built)
    return built


def _emptied(position: Position) -> Position:
    """No unit is in play but those taken out of the box."""
    kept = [REMNANT[unit] or BREAKDOWN[unit] or UNKNOWN[unit] for unit in range(len(UNITS))]
    gone = {unit: Piece(REMOVED, max(1, STEPS[unit])) for unit, stays in enumerate(kept) if not stays}
    boxed = {unit: Piece(POOL, 1) for unit, stays in enumerate(kept) if stays}
    return position.with_pieces(gone | boxed)


def _altered(spec: Line) -> Altered | UnsetType:
    """Other values of units, other boxes of the turn track."""
    lines = ((UNIT[name], row) for name, row in spec.get("units", {}).items())
    faces = [
        face
        for unit, row in lines
        for face in new_faces(VALUES, STEPS[unit], unit, row, two_sided=PACK.units[unit].reduced is not None)
    ]
    altered = Altered(faces=tuple(faces), track=new_boxes(spec.get("track", {})))
    return altered if altered != Altered() else UNSET


def _patch(board: Line) -> Patch:
    layers = ("terrain", "places", "waters", "roads", "bridges", "ferries", "landings")
    return Patch(**{key: tuple(board.get(key, {}).items()) for key in layers})


def _placed(position: Position, lines: Iterable[Line]) -> Position:
    changed: dict[int, Piece] = {}
    parents = dict(position.parents)
    for line in lines:
        unit, at = UNIT[line["unit"]], line["at"]
        place = BOX[at] if at in BOX else HEX[at]
        if place >= 0 and place not in position.country.land:
            raise bad(f"{line['unit']} cannot stand in {at}: it is no land", line, "at")
        steps = line.get("steps", max(1, STEPS[unit]))
        if steps > max(1, STEPS[unit]):
            raise bad(f"{line['unit']} has no {steps} steps", line, "steps")
        marks = sum(MARKS[mark] for mark in line.get("marks", []))
        changed[unit] = Piece(place, steps, ORDERS.index(line.get("order", "good")), marks)
        if "of" in line:
            if not (REMNANT[unit] or BREAKDOWN[unit]):
                raise bad(f"{line['unit']} is made of no other unit", line, "of")
            parents[unit] = UNIT[line["of"]]
            if REMNANT[unit]:
                changed[parents[unit]] = Piece(PLATE, 1)
    return position.with_pieces(changed).but(parents=tuple(parents.items()))


def _markers(position: Position, spec: Line) -> Position:
    """Everything that is not a unit counter."""
    for name, state in spec.get("bridges", {}).items():
        position = position.with_bridge(BRIDGE[name], STATES.index(state))
    if "unknown" in spec:
        faces = {HEX[hex_]: UNIT[face] for hex_, face in spec["unknown"].items()}
        if len(set(faces.values())) != len(faces):
            raise bad("a counter lies in two hexes", spec, "unknown")
        position = position.with_pieces({face: Piece(POOL, 1) for face in faces.values()})
        position = position.but(faces=tuple(sorted(faces.items())))
    if "weather" in spec:
        morning, afternoon = (WEATHER.index(value) for value in spec["weather"])
        position = position.but(weather=(morning, afternoon))
    pontoons = tuple((UNIT[row["unit"]], HEX[row["from"]], HEX[row["to"]]) for row in spec.get("pontoons", []))
    position = position.but(
        traffic=tuple(sorted((number, HEX[hex_]) for number, hex_ in spec.get("traffic", {}).items())),
        landed=spec.get("landed", False),
        returns=_tracks({**dict(position.returns), **spec.get("returns", {})}),
        fresh=_tracks(spec.get("fresh", {})),
        german_points=spec.get("german_points", 0),
        pontoons=pontoons,
        used=tuple(spec.get("used", [])),
        held=_held(position, spec.get("control", {})),
    )
    return position.but(flights=spec.get("flights", air_units(position)))


def _tracks(rows: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(rows.items()))


def _held(position: Position, control: Line) -> tuple[int, ...]:
    places = sites(position.country)
    held = {hex_ for hex_ in places if position.side_in(hex_) == ALLIED}
    for name, side in control.items():
        hex_ = HEX[name]
        if hex_ not in places:
            raise bad(f"{name} is not an objective: no side controls it", control, name)
        held = held | {hex_} if SIDES.index(side) == ALLIED else held - {hex_}
    return tuple(sorted(held))


def _agenda(position: Position, decision: Line) -> tuple[Procedure, ...]:
    """What happens from here on, first step first: the phase named, then the turn continues as usual."""
    phase = decision["phase"]
    end: tuple[Procedure, ...] = (VictoryCheck(), EndOfTurn())
    if phase == "turn":
        return (Turn(),)
    if phase == "weather":
        return (WeatherPhase(), PlayerTurn(side=ALLIED), PlayerTurn(side=GERMAN), *end)
    if phase == "victory":
        return end
    default = {"landing": "allied", "grave": "allied", "traffic": "german"}.get(phase, "")
    side = SIDES.index(decision.get("side", default))
    steps = phases(position, side)
    if phase not in steps:
        raise bad(f"the {SIDES[side]} turn {position.turn} has no phase {phase!r}", decision, "phase")
    later = (PlayerTurn(side=GERMAN),) if side == ALLIED else ()
    return (*tuple(steps.values())[list(steps).index(phase) :], *later, *end)


def begun(game: H44Game) -> None:
    """The combat phase has begun, which removes old markers: those in the file were placed after that."""
    pieces = dict(enumerate(game.position.pieces))
    phase, game.agenda = game.agenda[-1], game.agenda[:-1]
    phase.run(game)
    game.change(game.position.with_pieces(pieces))
