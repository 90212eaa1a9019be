"""Situations of Stalingrad '42: the table a file describes. docs/situations/s42.md has the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.situations import KEYS as COMMON
from grognard.games.s42.air import WINGS
from grognard.games.s42.board import BOARD, HEX, Patch
from grognard.games.s42.boxes import ARMIES
from grognard.games.s42.control import kept
from grognard.games.s42.markers import (
    AIR_PLACES,
    FACES,
    CityBattle,
    Fort,
    Offensive,
    RailHead,
    SupplyPoint,
    Wing,
)
from grognard.games.s42.phases import NOBODY, opened
from grognard.games.s42.position import (
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
from grognard.games.s42.schema import SIDES
from grognard.games.s42.sequence import (
    MINI,
    EndOfTurn,
    MiniTurn,
    PlayerTurn,
    Turn,
    halves,
    last_steps,
    phases,
    steps_of,
)
from grognard.games.s42.setup import begin
from grognard.games.s42.units import AXIS, PACK, REMNANT, SOVIET, UNIT, UNITS
from grognard.kit.wording import bad, choice, known, listed, mapped, only

NO_BOX = -1
"""34.1.2 A reserve army that has no marker yet."""
WING = {name: k for k, name in enumerate(WINGS)}
KEYS = {
    *("empty", "turn", "weather", "before", "rained", "board", "place", "supplies", "resources", "wings", "heads"),
    *("converted", "forts", "fallen_lines", "battles", "planned", "flotilla", "control", "masks", "shown", "freed"),
    *("winter_offensive", "elbrus", "baku", "lost_special", "used", "decision"),
}
LINE = ("unit", "at", "steps", "order", "marks", "of")
KINDS = {
    "terrain": (*PACK.tables.terrain, "sea", "out-of-play"),
    "places": ("landmark", "town", "city", "major", "none"),
    "waters": ("minor", "major", "volga", "lake", "alpine", "sea", "none"),
    "roads": ("primary", "secondary", "none"),
    "rails": ("rail", "rail-main", "rail-volga", "rail-caspian", "none"),
    "crossings": ("bridge", "rail-bridge", "ferry", "none"),
}
"""What may be different on the map; hexes for the first two, hexsides for the others."""


def _hex(name: object) -> int:
    return known("s42", HEX, name)


def _unit(name: object) -> int:
    return known("s42", UNIT, name)


def _side(line: Mapping[str, Any], key: str = "side") -> int:
    return choice(SIDES, key, line.get(key))


def place_of(at: object) -> int:
    """A hex or a place beside the map by its printed name."""
    return PLACE[at] if isinstance(at, str) and at in PLACE else _hex(at)


def marks_in(line: Mapping[str, Any]) -> int:
    names = listed(line, "marks")
    return sum({MARKS[list(MARKS)[choice(MARKS, "marks", name)]] for name in names})


def situate(game: S42Game, spec: Mapping[str, Any]) -> S42Game:
    """The game as the file has it, at the decision it begins with."""
    if unknown := set(spec) - KEYS - COMMON:
        raise bad(f"unknown keys: {', '.join(sorted(unknown))}")
    rules = replace(game.position.rules, patch=_patch(mapped(spec, "board")))
    position = begin(rules)
    position = position.but(turn=int(spec.get("turn", position.turn)))
    if position.turn not in PACK.tables.track:
        raise bad(f"there is no turn {position.turn}")
    if spec.get("empty"):
        position = _emptied(position)
    position = _placed(position, listed(spec, "place"))
    for key, read in MARKERS.items():
        if key in spec:
            position = position.but(**{key: read(position, spec)})
    position = position.but(held=_held(position, mapped(spec, "control"), empty=bool(spec.get("empty"))))
    other = game.fork()
    other.position, other.lanes = position, ()
    other.agenda = _agenda(position, mapped(spec, "decision"))[::-1]
    return other


# -- the map and the units -------------------------------------------------------------------------------------------


def _patch(board: Mapping[str, Any]) -> Patch:
    if unknown := set(board) - set(KINDS):
        raise bad(f"board: unknown keys: {', '.join(sorted(unknown))}")
    for key, values in KINDS.items():
        for name, value in mapped(board, key).items():
            choice(values, f"board: {key}", value)
            _hex(name) if key in ("terrain", "places") else BOARD.side(str(name))

    def rows(key: str) -> tuple[tuple[str, str], ...]:
        return tuple((str(name), str(value)) for name, value in mapped(board, key).items())

    return Patch(**{key: rows(key) for key in KINDS})


def _emptied(position: Position) -> Position:
    """Nobody is in play, nothing lies on the map but rail heads; remnants are in their pool."""
    pieces = tuple(Piece(POOL, 1) if REMNANT[unit] else Piece(REMOVED, 0) for unit in range(len(UNITS)))
    return position.but(pieces=pieces, supplies=(), battles=(), planned=(), held=())


def _placed(position: Position, lines: Iterable[Any]) -> Position:
    changed: dict[int, Piece] = {}
    parents = dict(position.parents)
    for row in lines:
        line = only(row, LINE, "a line of 'place'")
        unit, place = _unit(line.get("unit")), place_of(line.get("at"))
        if place >= 0 and place not in position.country.land:
            raise bad(f"{line['unit']} cannot stand in {line['at']}: nobody enters it")
        steps, most = int(line.get("steps", position.most_steps(unit))), position.most_steps(unit)
        if not (1 <= steps <= most or (place < 0 and steps == 0)):
            raise bad(f"{line['unit']} has no {steps} steps")
        changed[unit] = Piece(place, steps, choice(ORDERS, "order", line.get("order", "good")), marks_in(line))
        if "of" in line:
            parents[unit] = _unit(line["of"])
            changed[parents[unit]] = Piece(PLATE, 1)
    return position.with_pieces(changed).but(parents=tuple(sorted(parents.items())))


def _held(position: Position, control: Mapping[Any, Any], *, empty: bool) -> tuple[int, ...]:
    """Who holds the cities: as set up, or where units of the Axis stand on an empty map; and as the file says."""
    places = kept(position.country)
    held = {hex_ for hex_ in places if position.fighters(hex_, AXIS)}
    theirs = {hex_ for hex_ in places if position.fighters(hex_, SOVIET)}
    fought = {row.hex for row in position.battles}
    held = (held - fought if empty else (set(position.held) - theirs) | (held - fought)) | {
        row.hex for row in position.battles if row.defender == AXIS
    }
    for name, side in control.items():
        hex_ = _hex(name)
        if hex_ not in places:
            raise bad(f"control: nobody controls {name}")
        held = held | {hex_} if choice(SIDES, "control", side) == AXIS else held - {hex_}
    return tuple(sorted(held))


# -- everything that is no unit --------------------------------------------------------------------------------------


def _weather(key: str) -> Callable[[Position, Mapping[str, Any]], int]:
    return lambda _, spec: choice(WEATHER, key, spec[key])


def _supplies(_: Position, spec: Mapping[str, Any]) -> tuple[SupplyPoint, ...]:
    rows = [only(row, ("side", "at", "face", "marks"), "a line of 'supplies'") for row in listed(spec, "supplies")]
    return tuple(
        SupplyPoint(
            n,
            _side(row),
            place_of(row.get("at")),
            choice((face.removeprefix("supply-") for face in FACES), "face", row.get("face", "moving")),
            marks_in(row),
        )
        for n, row in enumerate(rows, 1)
    )


def _resources(_: Position, spec: Mapping[str, Any]) -> tuple[int, int]:
    rows = only(mapped(spec, "resources"), SIDES, "'resources'")
    return int(rows.get("axis", 0)), int(rows.get("soviet", 0))


def _wings(position: Position, spec: Mapping[str, Any]) -> tuple[Wing, ...]:
    found = list(position.wings)
    for name, row in mapped(spec, "wings").items():
        line = only(row, ("at", "used"), "a line of 'wings'")
        at = line.get("at", "air-box")
        beside = {word: place for place, word in AIR_PLACES.items()}
        found[known("s42", WING, name)] = Wing(beside[at] if at in beside else _hex(at), bool(line.get("used", False)))
    return tuple(found)


def _heads(_: Position, spec: Mapping[str, Any]) -> tuple[RailHead, ...]:
    rows = (row if isinstance(row, dict) else {"hex": row} for row in listed(spec, "heads"))
    lines = (only(row, ("hex", "since"), "a line of 'heads'") for row in rows)
    return tuple(RailHead(_hex(line.get("hex")), int(line.get("since", 0))) for line in lines)


def _forts(_: Position, spec: Mapping[str, Any]) -> tuple[Fort, ...]:
    rows = (only(row, ("hex", "side", "done"), "a line of 'forts'") for row in listed(spec, "forts"))
    return tuple(Fort(_hex(row.get("hex")), _side(row), bool(row.get("done", True))) for row in rows)


def _battles(_: Position, spec: Mapping[str, Any]) -> tuple[CityBattle, ...]:
    rows = (only(r, ("hex", "level", "defender", "attackers"), "a line of 'battles'") for r in listed(spec, "battles"))
    return tuple(
        CityBattle(
            _hex(row.get("hex")),
            int(row.get("level", 1)),
            _side(row, "defender"),
            tuple(_unit(name) for name in listed(row, "attackers")),
        )
        for row in rows
    )


def _planned(_: Position, spec: Mapping[str, Any]) -> tuple[Offensive, ...]:
    rows = (only(row, ("side", "unit", "ready"), "a line of 'planned'") for row in listed(spec, "planned"))
    return tuple(
        Offensive(_side(row), _unit(row["unit"]) if "unit" in row else -1, bool(row.get("ready", True))) for row in rows
    )


def _masks(_: Position, spec: Mapping[str, Any]) -> tuple[int, ...]:
    """The boxes of the reserve armies, in the order of the armies; those that are not named have none yet."""
    named = {_unit(army): BOX - place_of(box) for army, box in mapped(spec, "masks").items()}
    if any(army not in ARMIES for army in named):
        raise bad("masks: reserve armies and their boxes")
    return tuple(named.get(army, NO_BOX) for army in ARMIES)


def _words(key: str) -> Callable[[Position, Mapping[str, Any]], tuple[str, ...]]:
    return lambda _, spec: tuple(sorted(str(word) for word in listed(spec, key)))


MARKERS: dict[str, Callable[[Position, Mapping[str, Any]], Any]] = {
    "weather": _weather("weather"),
    "before": _weather("before"),
    "rained": lambda _, spec: bool(spec["rained"]),
    "supplies": _supplies,
    "resources": _resources,
    "wings": _wings,
    "heads": _heads,
    "converted": lambda _, spec: tuple(sorted(_hex(name) for name in listed(spec, "converted"))),
    "forts": _forts,
    "fallen_lines": _words("fallen_lines"),
    "battles": _battles,
    "planned": _planned,
    "flotilla": lambda _, spec: _hex(spec["flotilla"]) if spec["flotilla"] else -1,
    "masks": _masks,
    "shown": lambda _, spec: tuple(sorted((_unit(u), _unit(army)) for u, army in mapped(spec, "shown").items())),
    "freed": _words("freed"),
    "winter_offensive": lambda _, spec: int(spec["winter_offensive"]),
    "elbrus": lambda _, spec: bool(spec["elbrus"]),
    "baku": lambda _, spec: bool(spec["baku"]),
    "lost_special": lambda _, spec: int(spec["lost_special"]),
    "used": lambda _, spec: tuple(sorted((str(what), int(n)) for what, n in mapped(spec, "used").items())),
}
"""Key to the field of the position of the same name."""


# -- where play begins -----------------------------------------------------------------------------------------------


def _agenda(position: Position, decision: Mapping[str, Any]) -> tuple[Procedure, ...]:
    """What happens from here on, first step first."""
    line = only(decision, ("phase", "side"), "'decision'")
    phase = line.get("phase", "turn")
    end: tuple[Procedure, ...] = (opened("victory", NOBODY), EndOfTurn())
    turns = tuple(PlayerTurn(side=side) for side in halves(position))
    if phase == "turn":
        return (Turn(),)
    if phase == "weather":
        return (opened("weather", NOBODY), *turns, MiniTurn(), *end)
    if phase == "victory":
        return end
    if phase == "preliminary":
        return (*steps_of(("preliminary",), SOVIET), *turns, MiniTurn(), *end)
    if phase in ("mini-movement", "mini-combat"):
        return (*steps_of(MINI[MINI.index(phase) :], AXIS), *end)
    side = _side(line)
    own = phases(position, side)
    first = choice(own, "decision: phase", phase)
    later = (PlayerTurn(side=other) for other in halves(position)[halves(position).index(side) + 1 :])
    return (*steps_of(own[first:], side), *last_steps(side), *later, MiniTurn(), *end)
