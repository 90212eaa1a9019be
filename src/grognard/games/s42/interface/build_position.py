"""Situations of Stalingrad '42: the table a file describes. docs/situations/s42.md has the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.s42.boxes.boxes import ARMIES
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import ARMY_HQ, AXIS, PACK, REMNANT, SOVIET, STEPS, UNIT, UNITS, VALUES
from grognard.games.s42.interface.situation_words import KINDS, WORDS
from grognard.games.s42.state.control import kept
from grognard.games.s42.state.markers import (
    AIR_PLACES,
    FACES,
    CityBattle,
    Fort,
    Offensive,
    RailHead,
    SupplyPoint,
    Wing,
)
from grognard.games.s42.state.position import (
    BOX,
    MARKS,
    ORDERS,
    PLACE,
    PLATE,
    POOL,
    REMOVED,
    WEATHER,
    Piece,
    Position,
    S42Game,
)
from grognard.games.s42.turn.sequence import (
    MINI,
    Turn,
    first_phase,
    halves,
    last_steps,
    phases,
    steps_of,
    turn_steps,
    weather_steps,
)
from grognard.games.s42.turn.setup import begin
from grognard.hexes.altered import Altered, NewFace, new_boxes, new_faces
from grognard.hexes.wording import Line, bad, beginning

NO_BOX = -1
"""34.1.2 A reserve army that has no marker yet."""


def place_of(at: str) -> int:
    """A hex or a place beside the map by its printed name."""
    return PLACE[at] if at in PLACE else HEX[at]


def marks_in(line: Line) -> int:
    return sum(MARKS[name] for name in line.get("marks", []))


def build_position(game: S42Game, spec: Line) -> S42Game:
    """The game as the file has it, at the decision it begins with."""
    rules = replace(game.position.rules, patch=_patch(spec.get("board", {})), altered=_altered(spec))
    position = begin(rules)
    position = position.but(turn=spec.get("turn", position.turn))
    if spec.get("empty"):
        position = _emptied(position)
    position = _placed(position, spec.get("place", []))
    for key, read in MARKERS.items():
        if key in spec:
            position = position.but(**{key: read(position, spec)})
    position = position.but(held=_held(position, spec.get("control", {}), empty=spec.get("empty", False)))
    built = game.fork()
    built.position, built.parallel = position, ()
    decision = beginning(spec, WORDS.first_phase)
    built.agenda = _agenda(position, decision)[::-1]
    if decision["phase"] in ("combat", "mini-combat"):
        begun(built)
    return built


def begun(game: S42Game) -> None:
    """The combat phase has begun, which removes old markers: those in the file were placed after that."""
    pieces = dict(enumerate(game.position.pieces))
    phase, game.agenda = game.agenda[-1], game.agenda[:-1]
    phase.run(game)
    game.change(game.position.with_pieces(pieces))


# -- the map and the units -------------------------------------------------------------------------------------------


def _altered(spec: Line) -> Altered | UnsetType:
    """Other values of units, other boxes of the turn track."""
    lines = spec.get("units", {})
    faces = [face for name, row in lines.items() for face in _faces(UNIT[name], row)]
    altered = Altered(faces=tuple(faces), track=new_boxes(spec.get("track", {})))
    return altered if altered != Altered() else UNSET


def _faces(unit: int, row: Line) -> tuple[NewFace, ...]:
    if ARMY_HQ[unit] and "movement" in row:
        raise bad("the movement of an army headquarters tells its kind; that cannot be changed", row, "movement")
    return new_faces(VALUES, STEPS[unit], unit, row, two_sided=PACK.units[unit].reduced is not None)


def _patch(board: Line) -> Patch:
    return Patch(**{key: tuple(board.get(key, {}).items()) for key in KINDS})


def _emptied(position: Position) -> Position:
    """No unit is in play, nothing lies on the map but rail heads; remnants are in their pool."""
    pieces = tuple(Piece(POOL, 1) if REMNANT[unit] else Piece(REMOVED, 0) for unit in range(len(UNITS)))
    return position.but(pieces=pieces, supplies=(), battles=(), planned=(), held=())


def _placed(position: Position, lines: Iterable[Line]) -> Position:
    changed: dict[int, Piece] = {}
    parents = dict(position.parents)
    for line in lines:
        unit, place = UNIT[line["unit"]], place_of(line["at"])
        if place >= 0 and place not in position.country.land:
            raise bad(f"{line['unit']} cannot stand in {line['at']}: no unit enters it", line, "at")
        most = position.most_steps(unit)
        steps = line.get("steps", most)
        if steps > most or (place >= 0 and steps == 0):
            raise bad(f"{line['unit']} has no {steps} steps", line, "steps")
        changed[unit] = Piece(place, steps, ORDERS.index(line.get("order", "good")), marks_in(line))
        if "of" in line:
            if not REMNANT[unit]:
                raise bad(f"{line['unit']} is no remnant", line, "of")
            parents[unit] = UNIT[line["of"]]
            changed[parents[unit]] = Piece(PLATE, 1)
    return position.with_pieces(changed).but(parents=tuple(sorted(parents.items())))


def _held(position: Position, control: Line, *, empty: bool) -> tuple[int, ...]:
    """Control of the cities: as set up, or where Axis units stand on an empty map; and as the file says."""
    places = kept(position.country)
    held = {hex_ for hex_ in places if position.fighters(hex_, AXIS)}
    theirs = {hex_ for hex_ in places if position.fighters(hex_, SOVIET)}
    fought = {row.hex for row in position.battles}
    held = (held - fought if empty else (set(position.held) - theirs) | (held - fought)) | {
        row.hex for row in position.battles if row.defender == AXIS
    }
    for name, side in control.items():
        hex_ = HEX[name]
        if hex_ not in places:
            raise bad(f"no side controls {name}", control, name)
        held = held | {hex_} if SIDES.index(side) == AXIS else held - {hex_}
    return tuple(sorted(held))


# -- everything that is no unit --------------------------------------------------------------------------------------


def _supplies(_: Position, spec: Line) -> tuple[SupplyPoint, ...]:
    return tuple(
        SupplyPoint(
            n,
            SIDES.index(row["side"]),
            place_of(row["at"]),
            FACES.index(f"supply-{row.get('face', 'moving')}"),
            marks_in(row),
        )
        for n, row in enumerate(spec["supplies"], 1)
    )


def _wings(position: Position, spec: Line) -> tuple[Wing, ...]:
    wings = list(position.wings)
    beside = {word: place for place, word in AIR_PLACES.items()}
    for name, line in spec["wings"].items():
        at = line.get("at", "air-box")
        wings[WINGS.index(name)] = Wing(beside[at] if at in beside else HEX[at], line.get("used", False))
    return tuple(wings)


def _heads(_: Position, spec: Line) -> tuple[RailHead, ...]:
    rows = (row if isinstance(row, dict) else {"hex": row} for row in spec["heads"])
    return tuple(RailHead(HEX[row["hex"]], row.get("since", 0)) for row in rows)


def _forts(_: Position, spec: Line) -> tuple[Fort, ...]:
    return tuple(Fort(HEX[row["hex"]], SIDES.index(row["side"]), row.get("done", True)) for row in spec["forts"])


def _battles(_: Position, spec: Line) -> tuple[CityBattle, ...]:
    return tuple(
        CityBattle(
            HEX[row["hex"]],
            row.get("level", 1),
            SIDES.index(row["defender"]),
            tuple(UNIT[name] for name in row.get("attackers", [])),
        )
        for row in spec["battles"]
    )


def _planned(_: Position, spec: Line) -> tuple[Offensive, ...]:
    return tuple(
        Offensive(SIDES.index(row["side"]), UNIT[row["unit"]] if "unit" in row else -1, row.get("ready", True))
        for row in spec["planned"]
    )


def _masks(_: Position, spec: Line) -> tuple[int, ...]:
    """The boxes of the reserve armies, in the order of the armies; armies not named have none yet."""
    named = {UNIT[army]: BOX - place_of(box) for army, box in spec["masks"].items()}
    if len(set(named.values())) != len(named):
        raise bad("two armies in one box", spec, "masks")
    return tuple(named.get(army, NO_BOX) for army in ARMIES)


def _same(key: str) -> Callable[[Position, Line], Any]:
    return lambda _, spec: spec[key]


def _words(key: str) -> Callable[[Position, Line], tuple[str, ...]]:
    return lambda _, spec: tuple(sorted(spec[key]))


MARKERS: dict[str, Callable[[Position, Line], Any]] = {
    "weather": lambda _, spec: WEATHER.index(spec["weather"]),
    "before": lambda _, spec: WEATHER.index(spec["before"]),
    "rained": _same("rained"),
    "supplies": _supplies,
    "resources": lambda _, spec: tuple(spec["resources"].get(side, 0) for side in SIDES),
    "wings": _wings,
    "heads": _heads,
    "converted": lambda _, spec: tuple(sorted(HEX[name] for name in spec["converted"])),
    "forts": _forts,
    "fallen_lines": _words("fallen_lines"),
    "battles": _battles,
    "planned": _planned,
    "flotilla": lambda _, spec: HEX[spec["flotilla"]] if spec["flotilla"] else -1,
    "masks": _masks,
    "shown": lambda _, spec: tuple(sorted((UNIT[unit], UNIT[army]) for unit, army in spec["shown"].items())),
    "freed": _words("freed"),
    "winter_offensive": _same("winter_offensive"),
    "elbrus": _same("elbrus"),
    "baku": _same("baku"),
    "lost_special": _same("lost_special"),
    "used": lambda _, spec: tuple(sorted(spec["used"].items())),
}
"""Key to the field of the position of the same name."""


# -- where play begins -----------------------------------------------------------------------------------------------


def _agenda(position: Position, decision: Line) -> tuple[Procedure, ...]:
    """What happens from here on, first step first: the phase named, then the turn continues as usual."""
    phase = decision["phase"]
    if phase == "turn":
        return (Turn(),)
    if phase in ("weather", "preliminary") and phase != first_phase(position):
        raise bad(f"turn {position.turn} has no phase {phase!r}", decision, "phase")
    if phase == "weather":
        return (*weather_steps(), *turn_steps(position))
    if phase == "preliminary":
        return (*steps_of(("preliminary",), SOVIET), *turn_steps(position))
    end = turn_steps(position)[-2:]
    if phase == "victory":
        return end
    if phase in ("mini-movement", "mini-combat"):
        return (*steps_of(MINI[MINI.index(phase) :], AXIS), *end)
    side = SIDES.index(decision["side"])
    own = phases(position, side)
    if phase not in own:
        raise bad(f"the {SIDES[side]} turn {position.turn} has no phase {phase!r}", decision, "phase")
    if side not in halves(position):
        raise bad(f"turn {position.turn} has no {SIDES[side]} half", decision, "side")
    later = turn_steps(position)[halves(position).index(side) + 1 :]
    return (*steps_of(own[own.index(phase) :], side), *last_steps(side), *later)
