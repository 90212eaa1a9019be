"""5.1 The movement phase: one group after another, trains and ships, supply points, and everything else done in it.
Also the movement before the first turn of the Caucasus, and that of a mini-turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, ClassVar

from grognard.core.counters.by_place import ByPlace, Listed, by_place, joined
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Forbidden, Message, Violation, evidence, judge
from grognard.games.s42.boxes.box_joining import JOIN
from grognard.games.s42.boxes.box_leaving import COME_OUT, LEAVE_BOX
from grognard.games.s42.boxes.boxes import ARMIES
from grognard.games.s42.boxes.maskirovka import HIDE, SHOW, SWAP
from grognard.games.s42.campaign.baku import LEAVE
from grognard.games.s42.combat.automatic_ds import AUTOMATIC_DS
from grognard.games.s42.combat.fortifications import DISMANTLE
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import RESERVE_ARMY, SIDE, UNIT
from grognard.games.s42.interface.actions import EndMovement, Entrain, Move
from grognard.games.s42.movement.crossings import PLACE_FLOTILLA
from grognard.games.s42.movement.eligibility import Group, is_free, is_in_play, may_move
from grognard.games.s42.movement.march import ChooseRoute
from grognard.games.s42.movement.rail_movement import BOARD_TRAIN
from grognard.games.s42.movement.reach import March, must_be_tactical
from grognard.games.s42.movement.sea_movement import SAIL
from grognard.games.s42.movement.strait import CROSS
from grognard.games.s42.options.reserves import HOLD_BACK
from grognard.games.s42.retreat.disorder import FULL_RETREAT
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AUTOMATIC_DS_MADE, IN_RESERVE, MOVED, TRAIN, Position, S42Game, names
from grognard.games.s42.supply.supply_moves import MOVE_SUPPLY
from grognard.games.s42.supply.supply_points import TURN_SUPPLY
from grognard.games.s42.turn.initial import unloaded
from grognard.games.s42.turn.phases import PhaseName, opens
from grognard.games.s42.turn.sequence import moves_tactically


def _begin(game: S42Game, side: int, phase: PhaseName) -> None:
    game.log("phase-movement", "5.1.a", side=SIDES[side])
    game.then(MoveUnits(seats=(SIDES[side],), side=side, phase=phase))


@opens("movement")
@rule("3.0.q", "5.1.a")
class MovementPhase(Procedure, frozen=True, kw_only=True):
    """5.1 The active player moves any units."""

    side: int

    def run(self, game: S42Game) -> None:
        _begin(game, self.side, "movement")


@opens("preliminary")
@rule("C2.4.a", "C2.4.d")
class PreliminaryMovement(Procedure, frozen=True, kw_only=True):
    """C2.4 Before the first Axis turn the Soviet player moves any units, without extended movement or trains."""

    side: int

    def run(self, game: S42Game) -> None:
        _begin(game, self.side, "preliminary")


@opens("mini-movement")
@rule("33.2.3.c", "33.2.3.f", "33.2.3.g")
class MiniMovement(Procedure, frozen=True, kw_only=True):
    """33.2.3 Tactical movement for all; units leave their trains, and none boards one."""

    side: int

    def run(self, game: S42Game) -> None:
        game.change(unloaded(game.position, self.side))
        _begin(game, self.side, "mini-movement")


DONE = MOVED | TRAIN | IN_RESERVE | AUTOMATIC_DS_MADE
"""Markers of units that can no longer be selected, whatever else is true of them."""


@cache
def _move_of(units: tuple[int, ...]) -> Move:
    return Move(names(units))


@rule("5.1.c")
def _moves_at(position: Position, side: int, phase: PhaseName, place: int) -> Listed | None:
    """5.1 The units of a place that may be selected, each alone, and all that can move together at full speed; places
    are in the order of their first units."""
    units = [unit for unit in position.at(place) if SIDE[unit] == side]
    fresh = (unit for unit in units if not position.pieces[unit].has(DONE))
    free = [unit for unit in fresh if is_free(position, side, unit, phase)]
    if not free:
        return None
    quick = tuple(unit for unit in free if not must_be_tactical(position, unit))
    return Listed(units[0], (*(_move_of((unit,)) for unit in free), *((_move_of(quick),) if len(quick) > 1 else ())))


def _own_places(position: Position, side: int) -> set[int]:
    return {piece.place for unit, piece in enumerate(position.pieces) if SIDE[unit] == side and is_in_play(piece.place)}


def _boxed_places(position: Position, side: int) -> frozenset[int]:
    """The places of reserve armies: whether units may move there depends on what their boxes hold."""
    places = (position.pieces[army].place for army in ARMIES if SIDE[army] == side)
    return frozenset(place for place in places if is_in_play(place))


BINDING_FIELDS = ("rules", "turn", "winter_offensive", "freed")
"""What the eligibility of units depends on besides the pieces, where there is no reserve army."""


def _moves_outside_boxes(position: Position, side: int, phase: PhaseName, place: int) -> Listed | None:
    plain = is_in_play(place) and not any(SIDE[unit] == side and RESERVE_ARMY[unit] for unit in position.at(place))
    return _moves_at(position, side, phase, place) if plain else None


@by_place(_moves_outside_boxes, *BINDING_FIELDS)
def _moves_by_place(position: Position, side: int, phase: PhaseName) -> set[int]:
    """The groups of every place without a reserve army."""
    return _own_places(position, side)


def _legal_moves(position: Position, side: int, phase: PhaseName) -> tuple[Move, ...]:
    """5.1 The units that may be selected, place by place."""
    movers = _moves_by_place(position, side, phase)
    boxed = {place: _moves_at(position, side, phase, place) for place in _boxed_places(position, side)}
    movers = ByPlace(movers | {place: moves for place, moves in boxed.items() if moves}) if boxed else movers
    return movers.gathered(joined)


def groups(position: Position, side: int, phase: PhaseName) -> Iterator[tuple[int, ...]]:
    """5.1 The groups that may be selected."""
    return (tuple(UNIT[name] for name in move.units) for move in _legal_moves(position, side, phase))


@rule.forbids("33.2.3.g", "C2.4.d")
def no_trains_run(phase: PhaseName, action: Action) -> Violation:
    """33.2.3, C2.4 Units may not board a train in a mini-turn, or before the first turn of the Caucasus."""
    if not isinstance(action, Entrain):
        return None
    return evidence(action.unit, by="33.2.3.g" if phase == "mini-movement" else "C2.4.d")


@rule.forbids("33.2.3.c", "C2.4.a")
def only_units_march(phase: PhaseName, action: Action) -> Violation:
    """33.2.3, C2.4 Nor is anything else done then but moving units (RULING s42-206)."""
    return evidence(by="33.2.3.c" if phase == "mini-movement" else "C2.4.a")


OUT_OF_PHASE = (no_trains_run, only_units_march)
"""What is done in a movement phase, but not in this one."""


# -- 5.1 moving ------------------------------------------------------------------------------------------------------


def _moves(position: Position, side: int, phase: PhaseName) -> Iterable[Move]:
    """Every group that may be selected, and every other unit alone: its refusal says why."""
    own = (u for u, piece in enumerate(position.pieces) if SIDE[u] == side and is_in_play(piece.place))
    return dict.fromkeys(_legal_moves(position, side, phase)) | dict.fromkeys(_move_of((unit,)) for unit in own)


def _take_up(game: S42Game, side: int, action: Move, phase: PhaseName) -> None:
    units = tuple(UNIT[name] for name in action.units)
    here = game.position.pieces[units[0]].place
    march = March(units=units, start=here, here=here, phase=phase)
    game.then(ChooseRoute(seats=(SIDES[side],), side=side, march=march))


def move_in(phase: PhaseName) -> Verb[Move]:
    """5.1 A group is selected to move, in this phase."""
    return Verb(
        Move,
        exists=lambda position, side, action: bool(action.units) and all(name in UNIT for name in action.units),
        candidates=lambda position, side: _moves(position, side, phase),
        legal=lambda position, side: _legal_moves(position, side, phase),
        verdict=lambda position, side, action: may_move(
            Group(position, side, tuple(UNIT[name] for name in action.units), phase)
        ),
        resolve=lambda game, side, action: _take_up(game, side, action, phase),
        takes_up=True,
    )


END_MOVEMENT = Verb(EndMovement, resolve=lambda game, side, action: None, ends=True)
ALWAYS = (FULL_RETREAT, DISMANTLE, END_MOVEMENT)  # §22.1.2.e, §22.6.4.b
"""13.1.3, 9.7.5 In any movement phase."""
MASKIROVKA = (SWAP, SHOW, HIDE, JOIN, LEAVE_BOX, COME_OUT)
"""34 What the Soviet player does with the reserve armies."""
VERBS: dict[PhaseName, tuple[Verb[Any], ...]] = {
    "movement": (
        move_in("movement"),
        AUTOMATIC_DS,
        HOLD_BACK,
        BOARD_TRAIN,  # §3.0.r, §5.6.1.a
        SAIL,
        CROSS,
        PLACE_FLOTILLA,
        TURN_SUPPLY,
        MOVE_SUPPLY,
        LEAVE,
        *MASKIROVKA,
        *ALWAYS,
    ),
    "preliminary": (move_in("preliminary"), PLACE_FLOTILLA, TURN_SUPPLY, MOVE_SUPPLY, *ALWAYS),
    "mini-movement": (move_in("mini-movement"), *ALWAYS),
}
"""What may be done: no trains before the first turn (C2.4.d) or in a mini-turn (33.2.3.g)."""
# RULING s42-206: before the first turn and in a mini-turn there are no voyages either, and in a mini-turn supply points
# stay: only movement on the map is allowed, and only of units.


@rule("5.1.a", "5.1.c", "3.0.q")
class MoveUnits(Decision, frozen=True, kw_only=True):
    """5.1 A group to move, or one of the other actions of the phase; all units may move, some, or none. Units in entry
    areas and in the Caspian box may stay there."""

    rule: ClassVar[str] = "5.1.a"
    verbs = VERBS["movement"]  # §3.0.v
    repeats = True
    side: int
    phase: PhaseName = "movement"

    @property
    def open_verbs(self) -> tuple[Verb[Any], ...]:
        return VERBS[self.phase]

    def context(self, game: S42Game) -> int:
        return self.side

    def misplaced(self, game: S42Game, action: Action) -> Forbidden:
        refusal = judge(OUT_OF_PHASE, self.phase, action) if isinstance(action, self.accepts) else True
        return refusal if isinstance(refusal, Forbidden) else super().misplaced(game, action)

    def prompt(self, game: S42Game) -> Message:
        opening = self.phase == "movement" and moves_tactically(game.position, self.side)
        return Message("ask-move-units", {"side": SIDES[self.side], "pace": "opening" if opening else self.phase})
