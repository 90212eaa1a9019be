"""15.3 The 19th Army: its headquarters and ten units enter together at one source on the eastern edge."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.ava.combat.combat import CombatSegment
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET, Ground
from grognard.games.ava.interface.actions import EnterAt
from grognard.games.ava.movement.movement import MoveUnits
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import CONSTANTS, HEXES, TRACK, UNIT, AvaGame, Position
from grognard.games.ava.state.seats import commander
from grognard.games.ava.turn.activation import ActivateHq, in_command

FORMATION = next(f for f in PACK.formations.values() if f.kind == "track" and f.side == "soviet")
BOX = TRACK - CONSTANTS.army19_turn


def army19(position: Position) -> tuple[int, ...]:
    """The units of the army that still wait on the turn track."""
    own = (UNIT[FORMATION.hq], *(UNIT[name] for name in PACK.units_of[FORMATION.id]))
    return tuple(unit for unit in own if position.places[unit] == BOX)


def army19_waits(position: Position, hq: int) -> bool:
    """15.3 Whether the chit of this headquarters brings the army on, or what is left of it. RULING ava-085"""
    return hq == UNIT[FORMATION.hq] and bool(army19(position))


def eastern_sources(ground: Ground) -> tuple[int, ...]:
    """15.3 Soviet sources on the last column, of every map in play. RULING ava-083"""
    return tuple(hex_ for hex_ in ground.sources[SOVIET] if GRID.place(hex_)[0] == GRID.columns)


@rule.forbids("3.1.d")
def entry_is_occupied(position: Position, hex_: int) -> Violation:
    """3.1 No unit enters where an enemy stands."""
    return evidence(HEXES[hex_]) if position.side_in(hex_) == AXIS else None


@rule.forbids("15.3.c")
def entry_is_no_eastern_source(position: Position, hex_: int) -> Violation:
    """15.3 The army enters at a Soviet source on the eastern edge."""
    return None if hex_ in eastern_sources(position.ground) else evidence(HEXES[hex_])


@rule("15.3.a", "15.3.b", "4.0.o")
class EnterArmy19(Procedure, frozen=True, kw_only=True):
    """15.3 The chit of the army was drawn while it waits on the track: it comes onto the map."""

    chit: str
    seats: tuple[str, ...] = ()
    """20.2 The player who drew the chit; otherwise the player who commands the army."""

    def run(self, game: AvaGame) -> None:
        position, hq = game.position, UNIT[FORMATION.hq]
        sources = eastern_sources(position.ground)
        seats = self.seats or commander(position, hq)
        if position.turn >= CONSTANTS.army19_turn and not all(entry_is_occupied(position, s) for s in sources):
            game.then(ChooseEntry(seats=seats, chit=self.chit))
            return
        game.log("army-cannot-enter", "15.3.c", chit=self.chit)
        if position.places[hq] >= 0:
            game.then(ActivateHq(chit=self.chit, hq=hq, seats=seats))


@rule("15.3.c", "15.3.d", "15.3.e")
def enter_at(game: AvaGame, asked: ChooseEntry, action: EnterAt) -> None:
    """15.3 All units come through that hex, marching or not, together with those that the headquarters leads."""
    position, hq = game.position, UNIT[FORMATION.hq]
    led = in_command(position, hq) if position.places[hq] >= 0 else ()
    units = (*led, *army19(position))
    game.log("army-enters", "15.3.b", chit=asked.chit, hex=action.hex)
    operation = Operation(chit=asked.chit, side=SOVIET, hq=hq, active=units, entry=HEX[action.hex])
    game.then(MoveUnits(seats=asked.seats, operation=operation), CombatSegment(seats=asked.seats, operation=operation))


ENTER_AT = Verb(
    EnterAt,
    candidates=lambda position, asked: [EnterAt(HEXES[hex_]) for hex_ in eastern_sources(position.ground)],
    exists=lambda position, asked, action: action.hex in HEX,
    args=lambda position, asked, action: (position, HEX[action.hex]),
    forbids=(entry_is_no_eastern_source, entry_is_occupied),
    resolve=enter_at,
)


class ChooseEntry(Decision, frozen=True, kw_only=True):
    """15.3 The Soviet player chooses the source."""

    rule: ClassVar[str] = "15.3.d"
    verbs = (ENTER_AT,)
    chit: str
