"""8.3 to 14.1 Plans of several attacks: how they are fought one after another, for the forecast of `hexes.plans`. The
players' choices are those assumed in the forecast of a single attack. Of the units that attacked a hex now empty, the
one with the best defence advances into it, and no further; no reserves come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.core.game import Action, Decision
from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.combat.losses import ChooseRemnant, standing
from grognard.games.s42.combat.resolution import Fight
from grognard.games.s42.combat.strength import Battle, is_hopeless
from grognard.games.s42.interface.actions import Advance
from grognard.games.s42.interface.forecast import POLICY, answer, ending
from grognard.games.s42.interface.odds import admitted
from grognard.games.s42.retreat.retreat import ChooseRetreat
from grognard.games.s42.state.position import NAMES, Position, S42Game
from grognard.games.s42.supply.lines import net
from grognard.hexes.plans import PlanOdds
from grognard.series.zoc_bonds.interface.plans import PlanPolicy, advances
from grognard.series.zoc_bonds.interface.plans import plan as plan_odds
from grognard.series.zoc_bonds.interface.policy import TablePolicy
from grognard.series.zoc_bonds.losses import LossChoice


def _answer(game: S42Game, decision: Decision) -> Action | None:
    """What is asked during an advance, about enemies that flee from it."""
    foreseen = isinstance(decision, (ChooseRetreat, LossChoice, ChooseRemnant))
    return answer(game, decision, stands=False) if foreseen else None


def present(position: Position, hex_: int, side: int) -> bool:
    """Whether a side has combat units in a hex; in a contested city (29) both have."""
    return bool(position.fighters(hex_, side))


def _tables(position: Position, target: int) -> Iterable[tuple[Position, tuple[int, ...], int]]:
    return [(position, (), 1)]


def plan(table: TablePolicy[Position, Any, Battle], game: S42Game, args: Mapping[str, Any]) -> PlanOdds:
    """`plan {attacks, goals}`"""
    policy = PlanPolicy(
        table=table,
        combat=POLICY,
        advance=advances(NAMES, ChooseAdvance, Advance, Position.defence, _answer),
        admitted=admitted,
        parts=lambda battle: (battle.side, battle.target, battle.units, tuple(unit for unit, _ in battle.guns)),
        open=lambda estimate: not is_hopeless(estimate),
        tables=_tables,
        steps=lambda position, battle: (Fight(battle=battle),),
        ending=lambda position, battle, defenders, end: ending(position, battle, end),
        present=present,
        fields=("wings", "supplies", "resources", "forts", "fallen_lines", "battles", "planned", "flotilla", "shown"),
        net=lambda position, side: sorted(net(position, side).came),
        standing=standing,
    )
    return plan_odds(policy, game, args)
