"""Questions of the family that can be answered in advance: which unit loses a step, where a unit retreats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from grognard.core.counters.position import Piece
from grognard.core.game import Action, Decision, Game
from grognard.core.orders import Loss
from grognard.hexes.grid import Grid
from grognard.series.zoc_bonds.interface.actions import LoseStep, Retreat


class Units(Protocol):
    """The position, as far as it is needed here."""

    @property
    def pieces(self) -> Sequence[Piece]: ...

    def attack(self, unit: int) -> int: ...

    def defence(self, unit: int) -> int: ...


def own_losses(
    game: Game[Any], question: Decision, numbers: dict[str, int], owner: Callable[[int], str]
) -> Iterator[Loss]:
    """The legal losses, if they are of the player's own units: those of the enemy are worth a look."""
    position: Units = game.position
    for action in question.actions(game):
        if not isinstance(action, LoseStep) or owner(numbers[action.unit]) not in question.seats:
            return
        unit = numbers[action.unit]
        yield Loss(action, position.pieces[unit].steps, position.attack(unit) + position.defence(unit))


def way_back(
    game: Game[Any], question: Decision, grid: Grid, hexes: dict[str, int], enemies: Sequence[int], shortest: int
) -> Action | None:
    """The retreat that ends farthest from the enemy, of those that the rules leave and that cost no step: no shorter
    than `shortest`. A way off the map is for the player to choose."""
    ways = [
        (min((grid.distance(hexes[action.path[-1]], enemy) for enemy in enemies), default=0), action)
        for action in question.actions(game)
        if isinstance(action, Retreat) and len(action.path) >= shortest and action.path[-1] in hexes
    ]
    return max(ways, key=lambda way: way[0])[1] if ways else None
