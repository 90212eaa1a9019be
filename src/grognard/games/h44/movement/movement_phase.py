"""8.0, 14.3, 17.3, 20.2, 21.0 The movement phase: everything a player may do in it is a list of verbs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from grognard.core.counters.by_place import ByPlace, Listed, by_place, joined
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.airborne.returning import RALLY
from grognard.games.h44.airborne.unknown_units import REDEPLOY
from grognard.games.h44.combat.artillery import LIMBER, UNLIMBER
from grognard.games.h44.combat.automatic_ds import AUTOMATIC_DS
from grognard.games.h44.data.units import GERMAN, SIDE, SIDES, UNIT, UNITS
from grognard.games.h44.interface.actions import EndMovement, Move
from grognard.games.h44.movement.breakdown import DETACH, REJOIN
from grognard.games.h44.movement.eligibility import ELIGIBILITY, is_free
from grognard.games.h44.movement.ferries import LAY_FERRY
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.movement.merging import MERGE
from grognard.games.h44.movement.reach import March, modes, must_be_tactical, reach
from grognard.games.h44.movement.screening import SCREEN
from grognard.games.h44.retreat.disorder import is_shaken
from grognard.games.h44.retreat.full_retreat import FULL_RETREAT
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.ownership import unit_is_the_enemys
from grognard.games.h44.state.position import IN_FULL_RETREAT, MOVED, SPENT, H44Game, Position, is_area, names
from grognard.games.h44.state.stacking import TrimStacks
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.supply.supply_phase import remounted
from grognard.games.h44.turn.entry import HOMES, Alarm, AlertGarrisons, Reinforcements
from grognard.games.h44.turn.replacements import REFIT


@rule("3", "8.1.a", "19.1.a")
class MovementPhase(Procedure, frozen=True, kw_only=True):
    """8.1 Reinforcements are placed, then the active player moves any units."""

    side: int

    def run(self, game: H44Game) -> None:
        game.log("phase-movement", "8.1.a", side=SIDES[self.side])
        if self.side != GERMAN:
            game.change(game.position.but(pontoons=()))
        seats = (SIDES[self.side],)
        arrivals: tuple[Procedure, ...] = (Reinforcements(side=self.side),)
        if self.side == GERMAN:
            arrivals = (*arrivals, Alarm(), AlertGarrisons())
        game.then(*arrivals, MoveUnits(seats=seats, side=self.side), EndOfMovement(side=self.side))


@rule("6.4.1.e", "13.1.4.b")
class EndOfMovement(Procedure, frozen=True, kw_only=True):
    """6.4.1 Overstacked hexes are trimmed; ferry counts are cleared. Engineers keep serving as a ferry for supply lines
    (18.3.1) until their next movement phase. Garrisons have seen which units came (23.6)."""

    side: int

    def run(self, game: H44Game) -> None:
        game.change(game.position.but(ferries=()))
        game.then(AlertGarrisons(), TrimStacks(side=self.side))


# -- moving ----------------------------------------------------------------------------------------------------------


@cache
def _move_of(units: tuple[int, ...]) -> Move:
    return Move(names(units))


def _moves_at(position: Position, side: int, place: int) -> Listed | None:
    """8.1 The units of a place that may be selected, each alone, and all that can move together; places are in the
    order of their first units."""
    if place < 0 and not is_area(place):
        return None
    units = [unit for unit in position.at(place) if SIDE[unit] == side]  # §25.2.1.b
    free = [unit for unit in units if is_free(position, unit)]
    if not free:
        return None
    quick = tuple(u for u in free if not must_be_tactical(position, u) and position.pieces[u].order != IN_FULL_RETREAT)
    return Listed(units[0], (*(_move_of((unit,)) for unit in free), *((_move_of(quick),) if len(quick) > 1 else ())))


def _moves_away_from_garrisons(position: Position, side: int, place: int) -> Listed | None:
    return None if place in HOMES else _moves_at(position, side, place)


@by_place(_moves_away_from_garrisons, "turn", "rules")
def _moves_by_place(position: Position, side: int) -> set[int]:
    """The groups of every place except the homes of garrisons, which wait for nearby enemies."""
    return {position.pieces[unit].place for unit in position.forces(side)}


def _legal_moves(position: Position, side: int) -> tuple[Move, ...]:
    """8.1 The units that may be selected, place by place, in unit order."""
    movers = _moves_by_place(position, side)
    if side == GERMAN:
        at_home = {place: moves for place in HOMES if (moves := _moves_at(position, side, place))}
        movers = ByPlace(movers | at_home) if at_home else movers
    return movers.gathered(joined)


def groups(position: Position, side: int) -> Iterator[tuple[int, ...]]:
    """8.1 The groups that may be selected."""
    return (tuple(UNIT[name] for name in move.units) for move in _legal_moves(position, side))


def _moves(position: Position, side: int) -> list[Move]:
    moves = dict.fromkeys(_legal_moves(position, side))
    moves.update(dict.fromkeys(_move_of((u,)) for u in position.forces(side)))
    return list(moves)


def _may_move(position: Position, side: int, action: Move) -> Verdict:
    units = tuple(UNIT[name] for name in action.units)
    own = judge((unit_is_the_enemys,), side, units, "8.1.a")
    return own and judge(ELIGIBILITY, position, side, units)


@rule("8.1.a")
def _move(game: H44Game, side: int, action: Move) -> None:
    """8.1 The group is selected: where it moves is the next decision."""
    units = tuple(UNIT[name] for name in action.units)
    here = game.position.pieces[units[0]].place
    game.change(remounted(game.position, units))
    march = March(units=units, start=here, here=here)
    game.then(ChooseRoute(seats=(SIDES[side],), side=side, march=march))


MOVE = Verb(
    Move,
    candidates=_moves,
    exists=lambda position, side, action: bool(action.units) and all(name in UNIT for name in action.units),
    legal=_legal_moves,
    verdict=_may_move,
    resolve=_move,
    takes_up=True,
)


# -- the end of the phase --------------------------------------------------------------------------------------------


@rule("14.2.d")
@rule.forbids("14.2.c")
def poor_units_must_leave(position: Position, side: int) -> Violation:
    """14.2 Disordered low-quality units leave enemy ZOC if they can."""
    for unit in muster(position, side).disordered:
        piece = position.pieces[unit]
        if piece.place < 0 or piece.marks & (MOVED | SPENT) or not is_shaken(position, (unit,), piece.place):
            continue
        if judge(ELIGIBILITY, position, side, (unit,)):
            march = March(units=(unit,), start=piece.place, here=piece.place)
            ways = (hex_ for mode in modes(position, march) for hex_ in reach(position, march, mode))
            if any(hex_ >= 0 and not in_zoc(position, side, hex_) for hex_ in ways):
                return evidence(UNITS[unit])
    return None


END_MOVEMENT = Verb(
    EndMovement,
    args=lambda position, side, action: (position, side),
    forbids=(poor_units_must_leave,),
    resolve=lambda game, side, action: None,
    ends=True,  # §19.1.e
)


class MoveUnits(Decision, frozen=True, kw_only=True):
    """8.1 A group to move, or one of the other things a side may do in its movement phase."""

    rule: ClassVar[str] = "8.1.a"
    verbs = (
        MOVE,
        SCREEN,
        LIMBER,
        UNLIMBER,
        FULL_RETREAT,
        LAY_FERRY,
        AUTOMATIC_DS,
        DETACH,
        REJOIN,
        MERGE,
        REFIT,
        RALLY,
        REDEPLOY,
        END_MOVEMENT,
    )
    repeats = True
    side: int

    def context(self, game: H44Game) -> int:
        """The verbs only ask whose phase it is."""
        return self.side

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-move-units", {"side": SIDES[self.side]})
