"""A table of Stalingrad '42 for tests: a bare map, the units that are named, the dice that are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import IllegalAction
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.data.board import HEX, NO_PATCH, Patch
from grognard.games.s42.data.units import STEPS, UNIT, UNITS
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.state.position import GOOD, PLACE, REMOVED, Piece, Position
from grognard.games.s42.turn.setup import begin

Stand = Mapping[str, str] | tuple[tuple[str, str], ...]


def at(name: str) -> int:
    """A place by its printed name: a hex, an area, a box."""
    return HEX[name] if name in HEX else PLACE[name]


def bare(scenario: str = "campaign", *, patch: Patch = NO_PATCH, stand: Stand = (), **fields: Any) -> Position:
    """A position with no unit on the map but those that are named, unit by unit, hex by hex."""
    rules = replace(rules_of(scenario, {}), patch=patch)
    empty = begin(rules).but(pieces=(Piece(REMOVED, 0),) * len(UNITS), held=(), battles=(), supplies=(), freed=())
    rows = stand.items() if isinstance(stand, Mapping) else stand
    pieces = {UNIT[unit]: Piece(at(place), STEPS[UNIT[unit]], GOOD) for unit, place in rows}
    return empty.with_pieces(pieces).but(**fields)


def table(position: Position, *steps: Any, dice: tuple[int, ...] = ()) -> Game[Position]:
    """A game that has run these steps until a player is asked."""
    log: list[Event] = []
    game: Game[Position] = Game(position, (), Dice(seed_from(0), script=dice), log)
    game.then(*steps)
    game.settle()
    return game


def told(game: Game[Position]) -> list[str]:
    """What the log says, by its ids."""
    return [event.what for event in game.events or []]


def asked(game: Game[Position]) -> tuple[str, ...]:
    """The seats that are asked something."""
    return game.waiting


def refused(game: Game[Position], action: Action, by: str) -> None:
    decision = game.decision
    assert decision is not None
    with pytest.raises(IllegalAction) as caught:
        game.play(decision.seats[0], action)
    assert caught.value.forbidden.rule == by, caught.value.forbidden.rule


def sentence(game: Game[Position], action: Action) -> str:
    """The text by which an action is refused, without `refusal-`."""
    assert game.decision is not None
    verdict = game.decision.judge(game, action)
    assert isinstance(verdict, Forbidden)
    return verdict.reason.id.removeprefix("refusal-")


def play(game: Game[Position], action: Action) -> None:
    decision = game.decision
    assert decision is not None
    game.play(decision.seats[0], action)
