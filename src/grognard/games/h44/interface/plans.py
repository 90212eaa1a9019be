"""9.3-16.1 Plans of several attacks: how they are fought one after another, for the forecast of `hexes.plans`. The
players' choices are those assumed in the forecast of a single attack. Of the units that attacked a hex now empty, the
one with the best defence advances into it, and no further; bridges on the way are not blown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Action, Decision, Procedure
from grognard.games.h44.advance.advance import ChooseAdvance
from grognard.games.h44.bridges.bridge_phase import ways_to_blow
from grognard.games.h44.combat.loss_allocation import ChooseLoss
from grognard.games.h44.combat.resolution import Assault
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.units import SIDES
from grognard.games.h44.interface.actions import Advance
from grognard.games.h44.interface.forecast import POLICY, answer, ending, guises
from grognard.games.h44.interface.odds import admitted
from grognard.games.h44.retreat.retreat import ChooseRetreat
from grognard.games.h44.state.position import NAMES, PLATE, H44Game, Position
from grognard.games.h44.supply.lines import net, own_areas
from grognard.hexes.plans import PlanOdds
from grognard.series.zoc_bonds.interface.plans import PlanPolicy, advances
from grognard.series.zoc_bonds.interface.plans import plan as plan_odds
from grognard.series.zoc_bonds.interface.policy import TablePolicy


def _answer(game: H44Game, decision: Decision) -> Action | None:
    """What is asked during an advance, about enemies that flee from it."""
    foreseen = isinstance(decision, (ChooseRetreat, ChooseLoss))
    return answer(game, decision, stands=False) if foreseen else None


def present(position: Position, hex_: int, side: int) -> bool:
    """Whether a side has combat units in a hex; an unknown unit is German."""
    return position.side_in(hex_) == side


def _steps(position: Position, battle: Battle) -> tuple[Procedure, ...]:
    mined = ways_to_blow(position, (*battle.units, *battle.joined), battle.target)
    return (Assault(seats=(SIDES[battle.side],), battle=battle, asked=tuple(mined)),)


def _standing(position: Position, unit: int) -> int:
    """11.4 The remnant that lies on a unit."""
    if position.pieces[unit].place != PLATE:
        return unit
    return next((part for part, whole in position.parents if whole == unit), unit)


def _net(position: Position, side: int) -> tuple[int, ...]:
    return tuple(sorted(net(position, side, own_areas(position, side)).came))


def plan(table: TablePolicy[Position, Any, Battle], game: H44Game, args: Mapping[str, Any]) -> PlanOdds:
    """`plan {attacks, goals}`"""
    policy = PlanPolicy(
        table=table,
        combat=POLICY,
        advance=advances(NAMES, ChooseAdvance, Advance, Position.defence, _answer),
        admitted=admitted,
        parts=lambda battle: (battle.side, battle.target, battle.units, battle.guns),
        open=lambda estimate: True,
        tables=lambda position, target: guises(position.but(last_result=(-1, "")), target),
        steps=_steps,
        ending=ending,
        present=present,
        fields=("bridges", "faces", "flights", "pontoons"),
        net=_net,
        standing=_standing,
    )
    return plan_odds(policy, game, args)
