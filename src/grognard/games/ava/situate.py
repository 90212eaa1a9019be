"""Situations of A Victory Awaits: the table a file describes. docs/situations/ava.md has the keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from grognard.core.errors import BadSituation, UnknownId
from grognard.core.game import Procedure
from grognard.games.ava.activation import ActivateHq
from grognard.games.ava.combat import CombatSegment
from grognard.games.ava.command import CHITS, CommandPhase, Drawn
from grognard.games.ava.control import held_at_start
from grognard.games.ava.ground import AXIS, BOARD, HEX, PACK, SOVIET, Patch
from grognard.games.ava.movement import MoveUnits
from grognard.games.ava.operation import Operation
from grognard.games.ava.position import BOX, SIDES, UNIT, UNUSED, AvaGame, Chits, Position
from grognard.games.ava.queue import QueuedCommand, Reveal
from grognard.games.ava.reinforcements import Reinforcements
from grognard.games.ava.seats import owners, seats_of
from grognard.games.ava.selection import SelectionPhase
from grognard.games.ava.sequence import EndPhase, Turn
from grognard.games.ava.setup import SetUp, arrangement, bare, formations, opening
from grognard.games.ava.supply import SupplyCheck
from grognard.games.ava.surprise import SurpriseAttack
from grognard.games.ava.teams import DealPhase, TeamCommand
from grognard.games.ava.victory import Scoring

KEYS = {
    *("empty", "turn", "board", "place", "control", "stand_fast", "markers", "available", "chosen", "hand", "cup"),
    *("drawn", "zhukov", "threshold", "retreated", "queue", "cups", "dummies", "groups", "extra", "decision"),
}


def bad(detail: str) -> BadSituation:
    return BadSituation(detail=detail)


def known(table: Mapping[str, int], id_: object) -> int:
    if not isinstance(id_, str) or id_ not in table:
        raise UnknownId(game="ava", id=str(id_))
    return table[id_]


def _chit(id_: object) -> str:
    if not isinstance(id_, str) or id_ not in CHITS:
        raise UnknownId(game="ava", id=str(id_))
    return id_


def _list(spec: Mapping[str, Any], key: str) -> list[Any]:
    value = spec.get(key) or []
    if not isinstance(value, list):
        raise bad(f"key {key!r} is not a list")
    return value


def _map(spec: Mapping[str, Any], key: str) -> dict[Any, Any]:
    value = spec.get(key) or {}
    if not isinstance(value, dict):
        raise bad(f"key {key!r} is not a mapping")
    return value


def situate(game: AvaGame, spec: Mapping[str, Any]) -> AvaGame:
    from grognard.core.situations import KEYS as COMMON

    unknown = set(spec) - KEYS - COMMON
    if unknown:
        raise bad(f"unknown keys: {', '.join(sorted(unknown))}")
    rules = replace(game.position.rules, patch=_patch(_map(spec, "board")))
    position = bare(rules)
    if _map(spec, "decision").get("phase") == "setup":
        pass
    elif spec.get("empty"):
        position = replace(position, places=(UNUSED,) * len(position.places), forts=(), stand_fast=())
    else:
        for side in (SOVIET, AXIS):
            for formation in formations(rules.scenario, side):
                for unit, hex_ in tuple(arrangement(position, formation)):
                    position = position.with_place(unit, hex_)
    position = _marks(replace(position, held=held_at_start(position)), spec)
    position = _placed(position, _list(spec, "place"))
    position = _chits(position, spec)
    fresh = replace(position, turn=int(spec.get("turn", 1)))
    agenda = _agenda(fresh, _map(spec, "decision"))
    other = game.fork()
    other.position, other.agenda, other.lanes = fresh, agenda[::-1], ()
    return other


def _patch(board: Mapping[str, Any]) -> Patch:
    keys = {"terrain", "places", "rivers", "roads", "rails", "start", "axis", "soviet"}
    if unknown := set(board) - keys:
        raise bad(f"board: unknown keys: {', '.join(sorted(unknown))}")
    for key in ("terrain", "places", "start"):
        for name in _map(board, key):
            known(HEX, name)
    for key in ("rivers", "roads", "rails"):
        for name in _map(board, key):
            BOARD.side(str(name))
    kinds = {"terrain": {t.id for t in BOARD.file.terrain}, "places": {"city", "major", "none"}, "start": {"a", "s"}}
    kinds["rivers"] = {"small", "large", "none"}
    for key, values in kinds.items():
        for value in _map(board, key).values():
            if value not in values:
                raise bad(f"board: {key}: {value!r} is none of {', '.join(sorted(values))}")
    sources = {
        side: tuple(BOARD.names[known(HEX, name)] for name in _list(board, side)) if side in board else None
        for side in SIDES
    }
    return Patch(
        terrain=tuple(_map(board, "terrain").items()),
        places=tuple(_map(board, "places").items()),
        rivers=tuple((str(k), v) for k, v in _map(board, "rivers").items()),
        roads=tuple((str(k), bool(v)) for k, v in _map(board, "roads").items()),
        rails=tuple((str(k), bool(v)) for k, v in _map(board, "rails").items()),
        start=tuple(_map(board, "start").items()),
        axis=sources["axis"],
        soviet=sources["soviet"],
    )


def _marks(position: Position, spec: Mapping[str, Any]) -> Position:
    held = set(position.held)
    for name, side in _map(spec, "control").items():
        hex_ = known(HEX, name)
        if side not in SIDES:
            raise bad(f"control: {side!r} is neither axis nor soviet")
        held = held | {hex_} if side == "axis" else held - {hex_}
    position = replace(position, held=tuple(sorted(held)))
    if "stand_fast" in spec:
        position = replace(position, stand_fast=tuple(sorted(known(HEX, n) for n in _list(spec, "stand_fast"))))
    if "markers" in spec:
        position = replace(position, markers=tuple(sorted((str(k), int(v)) for k, v in _map(spec, "markers").items())))
    return replace(
        position,
        threshold=int(spec.get("threshold", position.threshold)),
        zhukov=int(spec.get("zhukov", 0)),
        retreated=tuple((known(UNIT, name), "situation") for name in _list(spec, "retreated")),
        groups=tuple(str(name) for name in _list(spec, "groups")),
        extra=tuple(known(UNIT, name) for name in _list(spec, "extra")),
    )


def _placed(position: Position, lines: Iterable[Any]) -> Position:
    for line in lines:
        if not isinstance(line, dict) or ("unit" in line) == ("fortress" in line):
            raise bad(f"a line of 'place' names a unit or a fortress: {line}")
        if "fortress" in line:
            position = position.with_fort(known(HEX, line["fortress"]), int(line.get("level", 1)))
            continue
        unit, at = known(UNIT, line["unit"]), line.get("at")
        place = BOX[at] if at in BOX else known(HEX, at)
        if place >= 0 and place not in position.ground.land:
            raise bad(f"{line['unit']} cannot stand in {at}: it is no land in play")
        position = position.with_place(unit, place)
        steps = int(line.get("steps", PACK.units[unit].steps))
        if not 1 <= steps <= PACK.units[unit].steps:
            raise bad(f"{line['unit']} has no {steps} steps")
        position = position.with_steps(unit, steps)
    return position


def _chits(position: Position, spec: Mapping[str, Any]) -> Position:
    for side, name in enumerate(SIDES):
        own = {key: tuple(map(_chit, _map(spec, key).get(name) or ())) for key in ("available", "chosen", "hand")}
        needed = (*own["chosen"], *own["hand"])
        everything = dict.fromkeys((*own["available"], *needed))
        position = position.with_chits(
            side, Chits(available=tuple(everything), chosen=tuple(dict.fromkeys(needed)), hand=own["hand"])
        )
    cups = tuple((str(seat), tuple(map(_chit, chits))) for seat, chits in _map(spec, "cups").items())
    return replace(
        position,
        cup=tuple(map(_chit, _list(spec, "cup"))),
        drawn=tuple(map(_chit, _list(spec, "drawn"))),
        queue=tuple(map(_chit, _list(spec, "queue"))),
        cups=cups,
        dummies=tuple((str(k), int(v)) for k, v in _map(spec, "dummies").items()),
    )


def _agenda(position: Position, decision: Mapping[str, Any]) -> tuple[Procedure, ...]:
    """What happens from here on, first step first."""
    phase = decision.get("phase", "surprise")
    rules = position.rules
    command = TeamCommand() if rules.team else QueuedCommand() if len(rules.axis) > 1 else CommandPhase()
    rest: tuple[Procedure, ...] = (command, EndPhase())
    if phase == "setup":
        return (SetUp(side=SOVIET), SetUp(side=AXIS), *opening(rules))
    if phase == "surprise":
        return (SurpriseAttack(), Turn())
    if phase == "selection":
        return (SelectionPhase(), *((DealPhase(),) if rules.team else ()), *rest)
    if phase == "command":
        if "chit" not in decision:
            return rest
        chit = _chit(decision["chit"])
        return (Reveal(chit=chit, later=()) if len(rules.axis) > 1 and not rules.team else Drawn(chit=chit), *rest)
    if phase == "activation":
        hq = known(UNIT, decision.get("hq"))
        return (ActivateHq(chit=PACK.chits_of[PACK.units[hq].id][0], hq=hq), *rest)
    if phase in ("movement", "combat"):
        return (*_segments(position, decision, phase), *rest)
    if phase == "supply":
        return (SupplyCheck(), *rest)
    if phase == "reinforcements":
        return (Reinforcements(side=_side(decision)), *rest)
    if phase == "end":
        return (EndPhase(),)
    if phase == "scoring":
        return (Scoring(),)
    raise bad(f"decision: unknown phase {phase!r}")


def _side(decision: Mapping[str, Any]) -> int:
    side = decision.get("side")
    if side not in SIDES:
        raise bad(f"decision: side is axis or soviet, not {side!r}")
    return SIDES.index(str(side))


def _segments(position: Position, decision: Mapping[str, Any], phase: str) -> tuple[Procedure, ...]:
    side = _side(decision)
    active = tuple(known(UNIT, name) for name in _list(decision, "active"))
    chit = "surprise" if decision.get("surprise") else "situation"
    seats = owners(position, active) or seats_of(position, side)
    operation = Operation(chit=chit, side=side, active=active)
    combat = CombatSegment(seats=seats, operation=operation)
    return (MoveUnits(seats=seats, operation=operation), combat) if phase == "movement" else (combat,)
