"""7.0 A unit fires: the points are paid and the attack begins."""

from __future__ import annotations

from grognard.games.coh.actions import Fire
from grognard.games.coh.actor import Actor
from grognard.games.coh.fire import fire_cost, shot_at
from grognard.games.coh.payment import paid
from grognard.games.coh.position import CohGame
from grognard.games.coh.rulebook import rule
from grognard.games.coh.volley import Volley


@rule("7.0.d", "7.0.e", "7.63.b", "7.63.c", "7.63.e", "7.63.i", "12.0.p", "16.0.d")
def fire_resolve(game: CohGame, actor: Actor, action: Fire) -> None:
    """7.0 An attack is an action of its own; in close combat as well."""
    position = game.position
    hex_ = position.field.index[action.hex]
    game.change(paid(position, actor, fire_cost(position, actor, hex_)))
    game.then(Volley(shot=shot_at(position, actor, hex_)))
