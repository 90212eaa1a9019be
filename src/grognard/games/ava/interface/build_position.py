"""Situations of A Victory Awaits: the table a file describes. docs/situations/ava.md has the keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.ava.combat.combat import CombatSegment
from grognard.games.ava.data.ground import AXIS, HEX, PACK, SOVIET, Patch
from grognard.games.ava.interface.situation_words import WORDS
from grognard.games.ava.movement.movement import MoveUnits
from grognard.games.ava.multiplayer.queue import Reveal
from grognard.games.ava.options.bidding import Bidding
from grognard.games.ava.state.control import held_at_start
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import BOX, SIDES, UNIT, UNUSED, VALUES, AvaGame, Chits, Position
from grognard.games.ava.state.seats import owners, seats_of
from grognard.games.ava.supply.reinforcements import Reinforcements
from grognard.games.ava.supply.supply_check import SupplyCheck
from grognard.games.ava.turn.activation import ActivateHq
from grognard.games.ava.turn.command import Drawn
from grognard.games.ava.turn.sequence import Turn, phases
from grognard.games.ava.turn.setup import SetUp, arrangement, bare, formations, opening
from grognard.games.ava.turn.surprise import SurpriseAttack
from grognard.games.ava.turn.victory import Scoring
from grognard.hexes.altered import Altered, new_boxes, new_faces
from grognard.hexes.wording import Line, bad, beginning


def build_position(game: AvaGame, spec: Line) -> AvaGame:
    rules = replace(game.position.rules, patch=_patch(spec.get("board", {})), altered=_altered(spec))
    position = bare(rules)
    decision = beginning(spec, WORDS.first_phase)
    if decision["phase"] in ("setup", "bidding"):
        pass
    elif spec.get("empty"):
        position = replace(position, places=(UNUSED,) * len(position.places), forts=(), stand_fast=())
    else:
        for side in (SOVIET, AXIS):
            for formation in formations(rules.scenario, side):
                for unit, hex_ in tuple(arrangement(position, formation)):
                    position = position.with_place(unit, hex_)
    position = _marks(replace(position, held=held_at_start(position)), spec)
    position = _placed(position, spec.get("place", []))
    position = _chits(position, spec)
    fresh = replace(position, turn=spec.get("turn", 1))
    agenda = _agenda(fresh, decision)
    built = game.fork()
    built.position, built.agenda, built.parallel = fresh, agenda[::-1], ()
    return built


def _altered(spec: Line) -> Altered | UnsetType:
    """Other values of units, other boxes of the turn track."""
    lines = ((UNIT[name], row) for name, row in spec.get("units", {}).items())
    faces = [
        face
        for unit, row in lines
        for face in new_faces(VALUES, PACK.units[unit].steps, unit, row, two_sided=PACK.units[unit].reduced is not None)
    ]
    altered = Altered(faces=tuple(faces), track=new_boxes(spec.get("track", {})))
    return altered if altered != Altered() else UNSET


def _patch(board: Line) -> Patch:
    def rows(key: str) -> tuple[tuple[str, Any], ...]:
        return tuple(board.get(key, {}).items())

    sources = {side: tuple(board[side]) if side in board else None for side in SIDES}
    layers = ("terrain", "places", "rivers", "roads", "rails", "start")
    return Patch(**{key: rows(key) for key in layers}, axis=sources["axis"], soviet=sources["soviet"])


def _marks(position: Position, spec: Line) -> Position:
    held = set(position.held)
    for name, side in spec.get("control", {}).items():
        held = held | {HEX[name]} if side == "axis" else held - {HEX[name]}
    position = replace(position, held=tuple(sorted(held)))
    if "stand_fast" in spec:
        position = replace(position, stand_fast=tuple(sorted(HEX[name] for name in spec["stand_fast"])))
    if "markers" in spec:
        position = replace(position, markers=tuple(sorted(spec["markers"].items())))
    return replace(
        position,
        threshold=spec.get("threshold", position.threshold),
        zhukov=spec.get("zhukov", 0),
        retreated=tuple((UNIT[name], "situation") for name in spec.get("retreated", [])),
        groups=tuple(spec.get("groups", [])),
        extra=tuple(UNIT[name] for name in spec.get("extra", [])),
    )


def _placed(position: Position, lines: Iterable[Line]) -> Position:
    forts: set[str] = set()
    for line in lines:
        if "fortress" in line:
            if line["fortress"] in forts:
                raise bad(f"{line['fortress']} has a fortress already", line, "fortress")
            forts.add(line["fortress"])
            position = position.with_fort(HEX[line["fortress"]], line.get("level", 1))
            continue
        unit, at = UNIT[line["unit"]], line["at"]
        place = BOX[at] if at in BOX else HEX[at]
        if place >= 0 and place not in position.ground.land:
            raise bad(f"{line['unit']} cannot stand in {at}: it is no land in play", line, "at")
        position = position.with_place(unit, place)
        steps = line.get("steps", PACK.units[unit].steps)
        if steps > PACK.units[unit].steps:
            raise bad(f"{line['unit']} has no {steps} steps", line, "steps")
        position = position.with_steps(unit, steps)
    return position


def _chits(position: Position, spec: Line) -> Position:
    for side, name in enumerate(SIDES):
        own = {key: tuple(spec.get(key, {}).get(name, ())) for key in ("available", "chosen", "hand")}
        needed = (*own["chosen"], *own["hand"])
        everything = dict.fromkeys((*own["available"], *needed))
        position = position.with_chits(
            side, Chits(available=tuple(everything), chosen=tuple(dict.fromkeys(needed)), hand=own["hand"])
        )
    return replace(
        position,
        cup=tuple(spec.get("cup", [])),
        drawn=tuple(spec.get("drawn", [])),
        queue=tuple(spec.get("queue", [])),
        cups=tuple((seat, tuple(chits)) for seat, chits in spec.get("cups", {}).items()),
        dummies=tuple(spec.get("dummies", {}).items()),
    )


def _agenda(position: Position, decision: Line) -> tuple[Procedure, ...]:
    """What happens from here on, first step first: the phase named, then the turn goes on as every turn does."""
    rules, turn = position.rules, phases(position)
    later = turn[-2:]
    match decision["phase"]:
        case "bidding":
            return (Bidding(), SetUp(side=SOVIET), SetUp(side=AXIS), *opening(rules))
        case "setup":
            return (SetUp(side=SOVIET), SetUp(side=AXIS), *opening(rules))
        case "surprise":
            return (SurpriseAttack(), *later) if rules.team else (SurpriseAttack(), Turn())
        case "selection":
            return turn
        case "command" if "chit" in decision:
            chit, queued = decision["chit"], max(map(len, rules.seats)) > 1 and not rules.team
            return (Reveal(chit=chit, later=()) if queued else Drawn(chit=chit), *later)
        case "command":
            return later
        case "activation":
            hq = UNIT[decision["hq"]]
            return (ActivateHq(chit=PACK.chits_of[decision["hq"]][0], hq=hq), *later)
        case "movement" | "combat":
            return (*_segments(position, decision), *later)
        case "supply":
            return (SupplyCheck(), *later)
        case "reinforcements":
            return (Reinforcements(side=SIDES.index(decision["side"])), *later)
        case "scoring":
            return (Scoring(),)
    return turn[-1:]


def _segments(position: Position, decision: Line) -> tuple[Procedure, ...]:
    side = SIDES.index(decision["side"])
    active = tuple(UNIT[name] for name in decision.get("active", []))
    chit = "surprise" if decision.get("surprise") else "situation"
    seats = owners(position, active) or seats_of(position, side)
    operation = Operation(chit=chit, side=side, active=active)
    combat = CombatSegment(seats=seats, operation=operation)
    return (MoveUnits(seats=seats, operation=operation), combat) if decision["phase"] == "movement" else (combat,)
