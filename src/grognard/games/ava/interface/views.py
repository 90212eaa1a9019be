"""What each seat sees of A Victory Awaits: a whitelist. Chosen chits are secret, everything on the map is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from grognard.core.game import Procedure
from grognard.games.ava.combat import combat
from grognard.games.ava.data.ground import AXIS, PACK, SOVIET
from grognard.games.ava.interface.patched_board import Patch, board_patch
from grognard.games.ava.movement import movement
from grognard.games.ava.multiplayer import teams
from grognard.games.ava.options import bidding, zhukov
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import Operation as Running
from grognard.games.ava.state.position import (
    HEXES,
    SIDES,
    UNITS,
    UNUSED,
    AvaGame,
    Chits,
    Position,
    hex_names,
    names,
    place_name,
)
from grognard.games.ava.supply import reinforcements, supply_check
from grognard.games.ava.supply.fortresses import BuildFortress
from grognard.games.ava.turn import activation, selection, setup
from grognard.games.ava.turn.victory import count


class Piece(Struct, frozen=True, array_like=True):
    at: str
    """A hex, or `available`, `eliminated`, `withdrawn`, `track-7`."""
    steps: int


class Strike(Struct, frozen=True):
    """An attack that has been declared."""

    target: str
    units: tuple[str, ...]


class Operation(Struct, frozen=True, kw_only=True):
    """An activation that is going on."""

    chit: str
    side: str
    seat: str
    hq: str
    segment: str
    """`activation`, `movement`, `declaration` or `combat`."""
    active: tuple[str, ...]
    moved: tuple[str, ...]
    moving: str
    """The unit that is selected to move; empty when there is none."""
    strikes: tuple[Strike, ...]


class Score(Struct, frozen=True, array_like=True):
    """One line of the victory points as they stand: Fluent id of what counts, the place, the points."""

    what: str
    place: str
    points: int


class View(Struct, frozen=True, kw_only=True):
    scenario: str
    patch: Patch | None
    """Changes of the board in a situation; none: it is as printed."""
    options: dict[str, bool | int | str]
    turn: int
    turns: int
    phase: str
    """`bid`, `setup`, `choice`, `command`, `operation`, `supply`, `reinforcements`, `end`."""
    seats: dict[str, str]
    """Seat to side."""
    units: dict[str, Piece]
    """Every counter of the scenario."""
    control: dict[str, str]
    """Hex of a city, source or breakthrough star to the side that holds it."""
    fortresses: dict[str, int]
    stand_fast: tuple[str, ...]
    retreated: tuple[str, ...]
    """Units that retreated in this combat segment: they add nothing to a defence."""
    operations: tuple[Operation, ...]
    """The activations going on now: more than one only with several players."""
    drawn: tuple[str, ...]
    """Chits played this turn, face up."""
    waiting: tuple[str, ...]
    """19.4 Chits in the queue, `?` for one that lies face down."""
    cup: int
    """How many chits are still in the cup."""
    hand: tuple[str, ...]
    """Chits in the hand of this seat's side; `?` for a hidden one of the other side."""
    chosen: tuple[str, ...]
    """Chits that this seat's side has chosen for this turn."""
    available: dict[str, tuple[str, ...]]
    """Chits each side may choose from; `?` for one of choice that the other side has not seen yet."""
    score: tuple[Score, ...]
    points: int
    threshold: int
    cups: dict[str, tuple[str, ...]] = {}
    """20.1 The headquarters cups; `?` for each chit in a cup of the other team."""


# -- the view --------------------------------------------------------------------------------------------------------

HIDDEN = "?"
_PHASES: tuple[tuple[str, tuple[type[Procedure], ...]], ...] = (
    ("bid", (bidding.BidForAxis,)),
    ("setup", (setup.DeployFormation,)),
    ("choice", (selection.ChooseChits, selection.RaiseArmy, zhukov.HoldReinforcements, teams.DealChits)),
    (
        "supply",
        (supply_check.WithdrawUnits, supply_check.TransferUnits, supply_check.LiftMarker, BuildFortress),
    ),
    (
        "reinforcements",
        (reinforcements.CallReinforcements, reinforcements.ChooseStation, reinforcements.ChooseMarch),
    ),
)


def view(game: AvaGame, seat: str | None) -> View:
    """What the seat (or an onlooker) sees."""
    position = game.position
    rules = position.rules
    side = AXIS if seat in rules.axis else SOVIET if seat in rules.soviet else None
    score = count(position)
    return View(
        scenario=rules.scenario,
        patch=board_patch(rules),
        options=_options(position),
        turn=position.turn,
        turns=rules.data.length(rules.length).turns,
        phase=_phase(game),
        seats=dict.fromkeys(rules.axis, "axis") | dict.fromkeys(rules.soviet, "soviet"),
        units={UNITS[u]: Piece(place_name(p), position.steps[u]) for u, p in enumerate(position.places) if p != UNUSED},
        control={HEXES[h]: "axis" if h in position.held else "soviet" for h in sorted(position.ground.sites)},
        fortresses={HEXES[h]: level for h, level in position.forts},
        stand_fast=hex_names(position.stand_fast),
        retreated=names(unit for unit, _ in position.retreated),
        operations=tuple(_operations(game)),
        drawn=position.drawn,
        waiting=tuple(c if PACK.chits[c].kind == "interrupt" else HIDDEN for c in position.queue),
        cup=len(position.cup),
        hand=tuple(c if s == side else HIDDEN for s in (AXIS, SOVIET) for c in position.chits[s].hand),
        chosen=position.chits[side].chosen if side is not None else (),
        available={name: tuple(_available(position.chits[s], s == side)) for s, name in enumerate(SIDES)},
        score=tuple(Score(item.what, item.place, item.points) for item in score),
        points=sum(item.points for item in score),
        threshold=position.threshold,
        cups=dict(_cups(position, side)),
    )


@rule("6.1.f")
def _available(chits: Chits, own: bool) -> Iterator[str]:
    """6.1 The chits a side has, those of choice face down for the other side until they have been drawn."""
    return (HIDDEN if chit in chits.unseen and not own else chit for chit in chits.available)


def _options(position: Position) -> dict[str, bool | int | str]:
    rules = position.rules
    return {
        "length": rules.length,
        "bid": rules.bid,
        "reserves": rules.reserves,
        "hq-relocation": rules.relocation,
        "soviet-supply-limits": rules.soviet_limits,
        "armour-limit": rules.armour_limit,
        "panzer-group-limits": rules.group_limits,
    }


def _phase(game: AvaGame) -> str:
    if game.position.outcome is not None:
        return "end"
    decision = game.decision
    for phase, kinds in _PHASES:
        if isinstance(decision, kinds):
            return phase
    return "operation" if any(True for _ in _operations(game)) else "command"


def _cups(position: Position, side: int | None) -> Iterator[tuple[str, tuple[str, ...]]]:
    dummies = dict(position.dummies)
    for seat, cup in position.cups:
        own = side is not None and seat in position.rules.seats[side]
        chits = tuple(sorted(cup)) if own else (HIDDEN,) * len(cup)
        yield seat, (*chits, *(("dummy",) if own else (HIDDEN,)) * dummies.get(seat, 0))


def running_operation(agenda: tuple[Procedure, ...]) -> tuple[Running, Any] | None:
    """The activation an agenda is busy with, and the step that carries it."""
    for step in reversed(agenda):
        operation = getattr(step, "operation", None)
        if operation is None and isinstance(step, combat.ChooseBattle):
            operation = step.left.operation
        if isinstance(operation, Running):
            return operation, step
    return None


def _operations(game: AvaGame) -> Iterator[Operation]:
    for agenda in (game.agenda, *game.parallel):
        running = running_operation(agenda)
        if running is None:
            continue
        operation, step = running
        yield Operation(
            chit=operation.chit,
            side=SIDES[operation.side],
            seat=step.seats[0],
            hq=UNITS[operation.hq] if operation.hq >= 0 else "",
            segment=_segment(step),
            active=names(operation.active),
            moved=names(operation.moved),
            moving=UNITS[step.unit] if isinstance(step, movement.ChooseRoute) else "",
            strikes=tuple(_strikes(step)),
        )


def _segment(step: Procedure) -> str:
    if isinstance(step, (movement.MoveUnits, movement.ChooseRoute)):
        return "movement"
    if isinstance(step, combat.DeclareAttacks):
        return "declaration"
    activating = (activation.ChooseActive, activation.LimitArmour, activation.Relocation, activation.RelocateHqs)
    return "activation" if isinstance(step, activating) else "combat"


def _strikes(step: Procedure) -> Iterator[Strike]:
    if isinstance(step, combat.DeclareAttacks):
        battles = combat.battles(step.strikes)
    elif isinstance(step, combat.ChooseBattle):
        battles = step.left.battles
    elif isinstance(step, combat.Battles):
        battles = step.battles
    elif isinstance(step, combat.Fight):
        battles = (step.battle,)
    else:
        return
    for battle in battles:
        yield Strike(HEXES[battle.target], names(battle.units))
