"""What comes after a won battle, for tests: a fight whose die is chosen by its result, the beaten who go back, the
winners who go forward."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Action, Game
from grognard.games.s42.combat.strength import is_certain
from grognard.games.s42.data.board import Patch
from grognard.games.s42.data.units import PACK
from grognard.games.s42.interface.actions import (
    Advance,
    Breakthrough,
    EndAdvance,
    EndCombat,
    Escort,
    FallBack,
    Forgo,
    LetStand,
    LoseStep,
    Retreat,
)
from grognard.games.s42.state.position import Position
from tests.games.s42.front import assault, front, odds
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import play

Ways = Mapping[str, tuple[str, ...]]
CRT = PACK.tables.crt
PANZERS = ("ge-3pz", "ge-6pz")
"""Twenty with two shifts for elite tanks: 6-1 against a Soviet division."""


def die(column: int, result: str) -> int:
    """A die that gives this result in the column."""
    return next(n for n in range(1, 7) if CRT[n][column] == result)


def legal(game: Game[Position]) -> list[Action]:
    assert game.decision is not None
    return list(game.decision.actions(game))


def settled(game: Game[Position], back: Ways | None = None) -> Game[Position]:
    """Losses, stands and retreats answered: the beaten go where they are told, no unit stands or calls for help."""
    while game.decision is not None:
        found = legal(game)
        modest = [action for action in (FallBack(), Forgo(), LetStand()) if action in found]
        if modest:
            play(game, modest[0])
            continue
        todo = [action for action in found if isinstance(action, Retreat | LoseStep | Escort)]
        if not todo or EndAdvance() in found or EndCombat() in found:
            break
        told = [
            action for action in todo if isinstance(action, Retreat) and (back or {}).get(action.unit) == action.path
        ]
        play(game, (told or todo)[0])
    return game


def beaten(
    position: Position,
    *units: str,
    result: str,
    target: str = CENTRE,
    back: Ways | None = None,
    dice: tuple[int, ...] = (),
) -> Game[Position]:
    """The attack by these units has had this result, and the defenders are gone."""
    found = odds(position, *units, target=target)
    first = () if is_certain(found) else (die(found.column, result),)
    assert first or result == "DS"
    return settled(assault(position, *units, target=target, dice=(*first, *dice)), back)


def won(
    hexes: Mapping[str, str],
    *units: str,
    result: str = "DS",
    patch: Patch | None = None,
    back: Ways | None = None,
    dice: tuple[int, ...] = (),
    **fields: Any,
) -> Game[Position]:
    """The same from 3021 against a lone brigade in 3020, if no other unit is there."""
    position = front({CENTRE: "su-16bde", **hexes}, patch, **{"turn": 2, **fields})
    return beaten(position, *units, result=result, back=back, dice=dice)


def goes_on(game: Game[Position], unit: str, *way: str) -> Game[Position]:
    """A unit advances along these hexes."""
    for to in way:
        play(game, Advance(unit, to))
    return game


def advance_steps(game: Game[Position], unit: str) -> set[str]:
    """Where a unit may advance now."""
    return {action.to for action in legal(game) if isinstance(action, Advance) and action.unit == unit}


def breakthroughs(game: Game[Position]) -> set[str]:
    """What may be attacked in a breakthrough combat now."""
    return {action.target for action in legal(game) if isinstance(action, Breakthrough)}


def has_stopped(game: Game[Position], unit: str) -> bool:
    """Whether a unit goes no further."""
    return not is_advancing(game) or not advance_steps(game, unit)


def battles(game: Game[Position]) -> list[tuple[str, tuple[str, ...], str]]:
    """The fights so far: where, by whom, on which column."""
    found: list[dict[str, Any]] = [dict(event.args) for event in game.events or [] if event.what == "battle"]
    return [(args["hex"], tuple(args["units"]), args["column"]) for args in found]


def is_advancing(game: Game[Position]) -> bool:
    return game.decision is not None and EndAdvance() in legal(game)
