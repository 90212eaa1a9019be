"""12, 15, 16 What the player who is asked in a combat can do: how likely each determined defence is to hold, how far
each unit may still advance, and which units could break through where."""

from __future__ import annotations

from msgspec import Struct

from grognard.games.h44.advance.advance import ChooseAdvance
from grognard.games.h44.advance.advance_step import ADVANCE, HEXES_OF, Run, has_road_bonus
from grognard.games.h44.advance.breakthrough import striking
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import UNIT, UNITS
from grognard.games.h44.interface.actions import Breakthrough, Stand
from grognard.games.h44.interface.forecast import footing_under
from grognard.games.h44.interface.odds import DefenseOdds, told
from grognard.games.h44.retreat.determined_defense import StandFast
from grognard.games.h44.state.position import H44Game, Position, names


class Stands(Struct, frozen=True):
    """`stand`: every determined defence open to the defender."""

    ways: tuple[DefenseOdds, ...]


class Runner(Struct, frozen=True, kw_only=True):
    """15.2 How far a unit may still advance."""

    unit: str
    hexes: int
    road: int
    """The same along a road all the way; no more than `hexes` for units without a road bonus."""


class Spearhead(Struct, frozen=True, kw_only=True):
    """16.2 A breakthrough combat that could begin now, and the units that would fight it."""

    target: str
    at: str
    """The hex of the group, where it must be named."""
    units: tuple[str, ...]


class Pursuit(Struct, frozen=True, kw_only=True):
    """`advance`: what the units that have won a hex may do."""

    kind: str
    """15.2 `limited`, `normal`, `bonus`; empty if no advance is to be chosen."""
    broke_through: bool
    """16.3.2 The one breakthrough combat has been fought."""
    runners: tuple[Runner, ...]
    spearheads: tuple[Spearhead, ...]


def stands(game: H44Game) -> Stands:
    """12.2 The units that may lead, each alone and with each available artillery unit."""
    decision = game.agenda[-1] if game.agenda else None
    if not isinstance(decision, StandFast):
        return Stands(())
    position, battle = game.position, decision.defence.battle
    ways = []
    for action in decision.actions(game):
        if isinstance(action, Stand):
            gun = UNIT[action.support] if action.support else -1
            ways.append(told(position, battle, footing_under(position, battle, UNIT[action.unit], gun)))
    return Stands(tuple(ways))


def pursuit(game: H44Game) -> Pursuit:
    """15.2, 16.2 Which units may advance further, and which could fight again."""
    decision = game.agenda[-1] if game.agenda else None
    if not isinstance(decision, ChooseAdvance):
        return Pursuit(kind="", broke_through=False, runners=(), spearheads=())
    position = game.position
    return Pursuit(
        kind=decision.kind,
        broke_through=decision.broke_through,
        runners=tuple(runner(position, decision.kind, run) for run in decision.runs),
        spearheads=tuple(
            spearhead(position, decision, action)
            for action in decision.actions(game)
            if isinstance(action, Breakthrough)
        ),
    )


def runner(position: Position, kind: str, run: Run) -> Runner:
    """15.2 The hexes of advance left, and those left with the road bonus while the path has kept to a road."""
    left = 0 if run.over else max(0, HEXES_OF[kind] - run.used)
    bonus = ADVANCE[kind].bonus if run.road and has_road_bonus(position, run.unit) else 0
    road = 0 if run.over else max(0, HEXES_OF[kind] + bonus - run.used)
    return Runner(unit=UNITS[run.unit], hexes=left, road=road)


def spearhead(position: Position, choice: ChooseAdvance, action: Breakthrough) -> Spearhead:
    group = striking(position, choice, choice.base(position, action), HEX[action.target])
    return Spearhead(target=action.target, at=action.at, units=names(group))
