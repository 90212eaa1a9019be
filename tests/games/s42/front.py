"""A fight in open country for tests: units by hex, with their order, steps and markers; what an attack counts, and how
it goes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from grognard.core.game import Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.combat.strength import Battle, estimate
from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import SIDE, STEPS, UNIT
from grognard.games.s42.interface.actions import Attack, Commit, Join
from grognard.games.s42.state.position import DISRUPTED, GOOD, IN_FULL_RETREAT, MARKS, Piece, Position
from grognard.series.zoc_bonds.odds import Estimate
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import at, bare, play, table

ORDER = {"": GOOD, "!": DISRUPTED, "!!": IN_FULL_RETREAT}
AROUND = ("3019", "3120", "3121", "3021", "2921", "2920")
"""The hexes around the one that is attacked, from the north clockwise."""


def moat(kind: str, *but: str, target: str = CENTRE) -> dict[str, str]:
    """Water on every side of the target, but towards these hexes."""
    return {f"{target}/{near}": kind for near in AROUND if near not in but}


def front(hexes: Mapping[str, str], patch: Patch | None = None, scenario: str = "campaign", **fields: Any) -> Position:
    """Units by hex: `ge-44`, `ge-44!` disrupted, `ge-44!!` in full retreat, `ge-44/1` with one step, `ge-44+train`
    under a marker."""
    position = bare(scenario, patch=steppe() if patch is None else patch, **fields)
    pieces = {}
    for place, units in hexes.items():
        for token in units.split():
            found = re.fullmatch(r"([a-z0-9-]+)(!*)(?:/(\d))?((?:\+[a-z-]+)*)", token)
            assert found, token
            name, order, steps, marks = found.groups()
            bits = sum(MARKS[mark] for mark in marks.split("+") if mark)
            pieces[UNIT[name]] = Piece(at(place), int(steps or STEPS[UNIT[name]]), ORDER[order], bits)
    return position.with_pieces(pieces)


def planned(position: Position, *units: str, target: str = CENTRE, **more: Any) -> Battle:
    """An attack by these units."""
    attackers = tuple(UNIT[unit] for unit in units)
    return Battle(side=SIDE[attackers[0]], target=HEX[target], units=attackers, **more)


def odds(position: Position, *units: str, target: str = CENTRE, **more: Any) -> Estimate:
    """What an attack by these units comes to."""
    return estimate(position, planned(position, *units, target=target, **more))


def ledger(found: Estimate) -> dict[str, int]:
    return {shift.reason: shift.columns for shift in found.shifts}


def phase(position: Position, side: int, dice: tuple[int, ...] = ()) -> Game[Position]:
    """The combat phase of a side, at its first question."""
    return table(position, CombatPhase(side=side), dice=dice)


def assault(position: Position, *units: str, target: str = CENTRE, dice: tuple[int, ...] = ()) -> Game[Position]:
    """The combat phase of the attackers, when their attack has gone in."""
    game = phase(position, SIDE[UNIT[units[0]]], dice)
    play(game, Attack(target))
    for unit in units:
        play(game, Join(unit))
    play(game, Commit())
    return game
