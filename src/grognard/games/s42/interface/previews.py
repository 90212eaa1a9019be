"""11, 14, 15 What the player who is asked in a combat can do: what each determined defence would come to, how far each
unit may still advance, and which units could break through where."""

from __future__ import annotations

from msgspec import Struct

from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.advance.advance_limits import Run, length
from grognard.games.s42.advance.breakthrough import SHORTEST, price
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.units import UNITS
from grognard.games.s42.interface.actions import Breakthrough, Stand
from grognard.games.s42.interface.forecast import footing_under
from grognard.games.s42.interface.odds import DefenseOdds, told
from grognard.games.s42.options.leaders import NO_LEADER, adviser
from grognard.games.s42.retreat.determined_defense import StandFast
from grognard.games.s42.retreat.determined_defense_eligibility import desperate
from grognard.games.s42.state.position import Position, S42Game, names


class Stands(Struct, frozen=True, kw_only=True):
    """`stand`: every determined defence open to the defender."""

    ways: tuple[DefenseOdds, ...]
    leader: str
    """28.1 The leader that may have the die rerolled; empty: none. The faces do not include the reroll."""


class AdvancingUnit(Struct, frozen=True, kw_only=True):
    """14.2 How far a unit may still advance."""

    unit: str
    hexes: int
    free: str
    """15.2.8 The hex that its breakthrough has emptied and paid for; empty: none."""


class Spearhead(Struct, frozen=True, kw_only=True):
    """15.2 A breakthrough combat that could begin now, the units that would fight it, and the hexes it costs them."""

    target: str
    at: str
    """The hex of the group, where it must be named."""
    units: tuple[str, ...]
    air: str
    """9.3.7 The air unit that has come along; empty: none."""
    price: int


class Pursuit(Struct, frozen=True, kw_only=True):
    """`advance`: what the units that have won a hex may do."""

    kind: str
    """14.2 `limited`, `normal`, `reserve`; empty if no player is asked to advance."""
    hexes: int
    """14.2.1 How far the result lets units advance, in this turn's weather."""
    breaks: bool
    """15.1 It is long enough for a breakthrough."""
    advancing: tuple[AdvancingUnit, ...]
    spearheads: tuple[Spearhead, ...]


NOTHING = Pursuit(kind="", hexes=0, breaks=False, advancing=(), spearheads=())


def stands(game: S42Game) -> Stands:
    """11.2 The units that may lead, each alone and with each available support."""
    decision = game.agenda[-1] if game.agenda else None
    if not isinstance(decision, StandFast):
        return Stands(ways=(), leader="")
    position, defence = game.position, decision.defence
    last = desperate(position, defence.battle)
    leader = adviser(position, 1 - defence.battle.side, "defence", defence.defenders(position))
    return Stands(
        ways=tuple(
            told(footing_under(position, decision, action), last=last)
            for action in decision.actions(game)
            if isinstance(action, Stand)
        ),
        leader=UNITS[leader] if leader != NO_LEADER else "",
    )


def pursuit(game: S42Game) -> Pursuit:
    """14.2, 15.2 Which units may advance further, and which could fight again."""
    choice = game.agenda[-1] if game.agenda else None
    if not isinstance(choice, ChooseAdvance):
        return NOTHING
    position = game.position
    return Pursuit(
        kind=choice.kind,
        hexes=choice.hexes,
        breaks=choice.kind == "normal" and choice.hexes >= SHORTEST,
        advancing=tuple(advancing_unit(position, choice, run) for run in choice.runs),
        spearheads=tuple(
            spearhead(position, choice, action) for action in choice.actions(game) if isinstance(action, Breakthrough)
        ),
    )


def advancing_unit(position: Position, choice: ChooseAdvance, run: Run) -> AdvancingUnit:
    """14.2.1 The hexes of advance a unit has left: none if stopped by terrain or a failed breakthrough."""
    stopped = run.over or run.done
    left = 0 if stopped else max(0, length(position, run.unit, choice.hexes) - run.used)
    return AdvancingUnit(unit=UNITS[run.unit], hexes=left, free=HEXES[run.free] if run.free >= 0 else "")


def spearhead(position: Position, choice: ChooseAdvance, action: Breakthrough) -> Spearhead:
    """15.2.4 The group as it would attack."""
    attempt = choice.attempt(position, choice.start(position, action), HEX[action.target])
    strikers = attempt.strikers
    air = attempt.battle(()).air
    return Spearhead(
        target=action.target,
        at=action.at,
        units=names(run.unit for run in strikers),
        air=WINGS[air] if air >= 0 else "",
        price=max((price(choice, run) for run in strikers), default=0),
    )
