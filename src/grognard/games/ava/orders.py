"""Questions of A Victory Awaits that can be answered in advance: a chit that could be interrupted, retreats, losses."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game import Action
from grognard.core.orders import InAdvance, Loss, loss_plans
from grognard.games.ava.combat.losses import ChooseLosses
from grognard.games.ava.combat.retreat import ChooseRetreat
from grognard.games.ava.data.ground import GRID, HEX
from grognard.games.ava.interface.actions import LetStand, LoseStep, Retreat
from grognard.games.ava.state.position import SIDE, UNIT, AvaGame
from grognard.games.ava.turn.command import InterruptDraw

LEVEL = 2
"""A level of a fortress is the end of no unit: it counts as one step of several."""


def _losses(game: AvaGame, question: ChooseLosses) -> Iterator[Loss]:
    """Only the owner is asked here."""
    position = game.position
    for action in question.actions(game):
        if not isinstance(action, LoseStep):
            continue
        if action.unit in UNIT:
            unit = UNIT[action.unit]
            yield Loss(action, position.steps[unit], position.attack(unit) + position.defence(unit))
        else:
            yield Loss(action, LEVEL, 0)


def _way_back(game: AvaGame, question: ChooseRetreat) -> Action | None:
    """The retreat that ends farthest from the enemy, of those that the rules leave and that cost no step."""
    position, stack = game.position, question.stack
    side = SIDE[stack.units[0]]
    enemies = {hex_ for unit, hex_ in enumerate(position.places) if hex_ >= 0 and SIDE[unit] != side}
    free = {
        (unit, way.path)
        for unit in stack.units
        if position.places[unit] == stack.origin
        for way in stack.search(position, unit).best_paths()
        if way.losses == 0
    }
    ways = [
        (min((GRID.distance(HEX[action.path[-1]], enemy) for enemy in enemies), default=0), action)
        for action in question.actions(game)
        if isinstance(action, Retreat) and (UNIT[action.unit], tuple(HEX[name] for name in action.path)) in free
    ]
    return max(ways, key=lambda way: way[0])[1] if ways else None


IN_ADVANCE = {
    InterruptDraw: InAdvance(decline=lambda game, question: LetStand()),
    ChooseRetreat: InAdvance(plans={"back": _way_back}),
    ChooseLosses: InAdvance(plans=loss_plans(_losses)),
}
