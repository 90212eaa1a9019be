"""Phases of the campaign for tests of chapters 30 to 34: what is offered, who waits, what each seat can know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

import grognard.games.s42.system  # noqa: F401  (every chapter opens its phases)
from grognard.core.game import NO_SUCH_CHOICE, NOT_NOW, Action, Decision, Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.data.units import SOVIET, STEPS, UNIT
from grognard.games.s42.interface.views import View, view
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.position import ELIMINATED, Piece, Position
from grognard.games.s42.turn.initial import InitialPhase
from tests.games.s42.steppe import steppe
from tests.games.s42.table import at, bare, table

A = TypeVar("A", bound=Action)
ARMIES = tuple(f"su-reserve-{k}" for k in range(1, 7))


def initial(position: Position, side: int = SOVIET, dice: tuple[int, ...] = ()) -> Game[Position]:
    """The initial phase of a side, at its first question."""
    return table(position, InitialPhase(side=side), dice=dice)


def moving(position: Position, side: int = SOVIET) -> Game[Position]:
    """The movement phase of a side, at its first question."""
    return table(position, MovementPhase(side=side))


def asking(game: Game[Position]) -> Decision:
    assert game.decision is not None
    return game.decision


def offered(game: Game[Position], kind: type[A]) -> list[A]:
    """The answers of one kind that may be given now."""
    return [] if game.decision is None else [action for action in answers(game) if isinstance(action, kind)]


def answers(game: Game[Position]) -> list[Action]:
    return list(asking(game).actions(game))


def clause(game: Game[Position], action: Action) -> str:
    """The clause by which an answer is refused; nothing if it may be given."""
    verdict = asking(game).judge(game, action)
    if not isinstance(verdict, Forbidden):
        return ""
    assert verdict.reason.id not in (NO_SUCH_CHOICE, NOT_NOW), f"{action} is no answer to {asking(game)}"
    return verdict.rule


def piece(game: Game[Position] | Position, unit: str) -> Piece:
    position = game if isinstance(game, Position) else game.position
    return position.pieces[UNIT[unit]]


def stands(game: Game[Position] | Position, unit: str, place: str) -> bool:
    return piece(game, unit).place == at(place)


def steps(game: Game[Position] | Position, unit: str) -> int:
    return piece(game, unit).steps


def with_unit(position: Position, unit: str, **changes: Any) -> Position:
    """The table with one counter changed."""
    return position.with_piece(UNIT[unit], replace(piece(position, unit), **changes))


def dead(position: Position, *units: str) -> Position:
    return position.with_pieces({UNIT[unit]: Piece(ELIMINATED, 0) for unit in units})


def masked(
    armies: Mapping[str, str],
    inside: Mapping[str, str] | None = None,
    boxes: Mapping[str, int] | None = None,
    others: Mapping[str, str] | None = None,
    **fields: Any,
) -> Position:
    """Reserve armies at their places, numbered `1` to `6`; what is in their boxes, by army; army `k` has box `k` unless
    another is told; other units by place."""
    own = {str(k): (boxes or {}).get(str(k), k) for k in range(1, 7)}
    masks = tuple(box - 1 for box in own.values())
    position = bare(**{"turn": 22, "patch": steppe(), "masks": masks, **fields})
    pieces = {UNIT[f"su-reserve-{army}"]: Piece(at(place), 1) for army, place in armies.items()}
    for army, units in (inside or {}).items():
        pieces.update({UNIT[unit]: Piece(at(f"box-{own[army]}"), STEPS[UNIT[unit]]) for unit in units.split()})
    for place, units in (others or {}).items():
        pieces.update({UNIT[unit]: Piece(at(place), STEPS[UNIT[unit]]) for unit in units.split()})
    return position.with_pieces(pieces)


def seen(game: Game[Position], seat: str = "axis") -> View:
    return view(game, seat)
