"""Defenders of 3020 who are told to retreat, for tests: they stand or go, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.game import Action, Game
from grognard.games.s42.combat.aftermath import AfterFight
from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import SOVIET, UNIT
from grognard.games.s42.interface.actions import Stand
from grognard.games.s42.retreat.determined_defense import Determined
from grognard.games.s42.state.markers import CityBattle
from grognard.games.s42.state.position import Position
from tests.games.s42.front import front, planned
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, table

NORTH = ("3019", "3018")
WOODS = steppe(terrain={CENTRE: "woods"})
CITY = steppe(places={CENTRE: "city"})


def told_to_go(
    position: Position, *units: str, label: str = "DR2", dice: tuple[int, ...] = (), target: str = CENTRE, **more: Any
) -> Game[Position]:
    """The defenders of 3020 must retreat before these attackers."""
    battle = planned(position, *(units or ("ge-44",)), target=target, label=label, **more)
    return table(position, Determined(battle=battle), dice=dice)


def soviets(units: str = "su-6", patch: Patch | None = None, **fields: Any) -> Position:
    """Soviet units in 3020, attacked from 3021; order 227 is in force."""
    return front({CENTRE: units, "3021": "ge-44"}, patch, **{"turn": 8, **fields})


def axis(units: str = "ge-44", patch: Patch | None = None, **fields: Any) -> Position:
    """Axis units in 3020, attacked by the Soviets from 3021."""
    return front({CENTRE: units, "3021": "su-6"}, patch, **fields)


def stood(position: Position, die: int, unit: str, *units: str, **more: Any) -> Game[Position]:
    """After one try under this unit."""
    game = told_to_go(position, *units, dice=(die,), **more)
    play(game, Stand(unit))
    return game


def outcome(game: Game[Position]) -> str:
    """What the last try came to."""
    return str([event.args["outcome"] for event in game.events or [] if event.what == "determined-defence"][-1])


def advance(game: Game[Position]) -> tuple[int, bool]:
    """How far the attackers may go, and whether into the hex alone, once what is asked now is settled."""
    (after,) = (step for step in game.agenda if isinstance(step, AfterFight))
    return after.hexes, after.limited


def options(game: Game[Position]) -> Sequence[Action]:
    assert game.decision is not None
    return game.decision.actions(game)


def pocket(centre: str = "clear") -> Patch:
    """No unit gets out of 3020: sea on all sides but towards 3021."""
    sea = dict.fromkeys(("3019", "3120", "3121", "2921", "2920"), "sea")
    return steppe(terrain={**sea, CENTRE: centre})


def battle_marker(level: int, *attackers: str) -> CityBattle:
    return CityBattle(HEX[CENTRE], level, SOVIET, tuple(UNIT[unit] for unit in attackers or ("ge-44",)))
