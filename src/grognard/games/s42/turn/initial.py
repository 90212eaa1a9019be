"""3.0 The initial phase: what happens by itself, then everything the player may do, in any order."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.boxes.maskirovka import GiveMarkers
from grognard.games.s42.campaign.caucasus import TranscaucasusFront
from grognard.games.s42.campaign.reserve_armies import RELEASE, release_the_due
from grognard.games.s42.campaign.winter_offensive import DECLARE
from grognard.games.s42.combat.air_support import gathered
from grognard.games.s42.combat.fortifications import DISMANTLE
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, LEADER, SIDE, SOVIET, UNITS
from grognard.games.s42.forces.noncombat import RECALL, returning
from grognard.games.s42.forces.reinforcements import Reinforcements
from grognard.games.s42.forces.replacements import REPLENISH
from grognard.games.s42.forces.special_units import MUSTER, look_out, volunteers_due
from grognard.games.s42.forces.unit_upgrades import UnitUpgrades
from grognard.games.s42.forces.withdrawals import WITHDRAW, NamedWithdrawals, clause_of, owed
from grognard.games.s42.interface.actions import EndInitial
from grognard.games.s42.options.planned_offensives import LAY
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import TRAIN, USED, Position, S42Game, names
from grognard.games.s42.supply.rail_heads import BringRailHeads
from grognard.games.s42.supply.resources import RESOURCE_VERBS, forfeit, receive, ripen
from grognard.games.s42.turn.phases import opens


@rule("5.6.5.a", "5.6.5.c", "3.0.i")
def unloaded(position: Position, side: int) -> Position:
    """5.6.5 All units of the side leave their trains, wherever they are, and may move this turn."""
    units = [unit for unit, piece in enumerate(position.pieces) if SIDE[unit] == side and piece.has(TRAIN)]  # §5.6.5.e
    rows = (replace(s, marks=s.marks & ~TRAIN) if s.side == side else s for s in position.supplies)
    return position.unmark(units, TRAIN).but(supplies=tuple(rows))  # §5.6.5.b


@rule("28.1.1.e", "3.0.o")
def rested(position: Position, side: int) -> Position:
    """28.1.1 The leaders of the side are ready again."""
    return position.unmark([unit for unit in range(len(UNITS)) if LEADER[unit] and SIDE[unit] == side], USED)


@rule("9.7.2.c", "9.7.2.g", "3.0.j")
def finished(position: Position, side: int) -> Position:
    """9.7.2 Fortifications begun a turn ago are finished, in supply or not."""
    return position.but(forts=tuple(replace(f, done=True) if f.side == side else f for f in position.forts))


@opens("initial")
@rule("3.0.g")
class InitialPhase(Procedure, frozen=True, kw_only=True):
    """3.0 Air units are gathered, trains unloaded, fortifications finished, plans readied, leaders turned up; then the
    player spends what the turn brings."""

    side: int

    def run(self, game: S42Game) -> None:
        side = self.side
        game.log("phase-initial", "3.0.g", side=SIDES[side])
        position = finished(rested(unloaded(game.position, side), side), side)  # §3.0.i, §3.0.j, §3.0.o
        game.change(ripen(position, side))  # §3.0.p
        if side == AXIS:  # §3.0.zj
            game.change(gathered(game.position))  # §3.0.h
        else:
            look_out(game)
            release_the_due(game)
        receive(game, side)  # §3.0.k
        game.then(*comings(side), Prepare(seats=(SIDES[side],), side=side))  # §3.0.m


def comings(side: int) -> tuple[Procedure, ...]:
    """3.0, 30 to 34 What happens before the player is asked: rail heads, units withdrawn or changed by the campaign,
    reinforcements, the Transcaucasus Front, the reserve army markers."""
    changes = (NamedWithdrawals(side=side), UnitUpgrades(side=side), Reinforcements(side=side))  # §3.0.m
    if side == AXIS:
        return (BringRailHeads(), *changes)
    return (*changes, TranscaucasusFront(), GiveMarkers())  # §30.0.e, §34.1.1.a


@rule.forbids("19.4.b", "20.8.b")
def unit_must_be_placed_first(position: Position, side: int) -> Violation:
    """19.4, 20.8 Returning non-combat units, and the volunteers of the turn, are placed."""
    back = returning(position, side)
    if back:
        return evidence(*names(back[:1]), by="19.4.b")
    volunteers = volunteers_due(position, side)
    return evidence(*names(volunteers[:1]), by="20.8.b") if volunteers else None


def _still_owed(position: Position, side: int) -> Violation:
    row = owed(position, side)
    if row is None:
        return None
    return evidence(*row.historical[:1], count=row.count - position.uses("withdrawn"), by=clause_of(row))


@rule.forbids("32.1.a", "32.3.c", "32.3.d")
def division_must_be_withdrawn(position: Position, side: int) -> Violation:
    """32.1, 32.3 German divisions to be withdrawn leave before the phase is over."""
    return _still_owed(position, side) if side == AXIS else None


@rule.forbids("32.2.a")
def tank_corps_must_be_withdrawn(position: Position, side: int) -> Violation:
    """32.2 So do Soviet tank corps."""
    return _still_owed(position, side) if side == SOVIET else None


END_INITIAL = Verb(
    EndInitial,
    args=lambda position, side, action: (position, side),
    forbids=(unit_must_be_placed_first, division_must_be_withdrawn, tank_corps_must_be_withdrawn),
    resolve=lambda game, side, action: forfeit(game, side),
    ends=True,
)


class Prepare(Decision, frozen=True, kw_only=True):
    """3.0 One action after another, in any order; what is left of the turn's points and replacements is lost."""

    rule: ClassVar[str] = "3.0.g"
    verbs = (
        *RESOURCE_VERBS,  # §3.0.k, §3.0.l
        LAY,
        REPLENISH,  # §3.0.n, §21.1.1.c
        RECALL,
        MUSTER,
        DISMANTLE,
        RELEASE,
        WITHDRAW,
        DECLARE,
        END_INITIAL,  # §21.1.1.e
    )
    repeats = True
    side: int

    def context(self, game: S42Game) -> int:
        return self.side

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-prepare", {"side": SIDES[self.side], "points": game.position.resources[self.side]})
