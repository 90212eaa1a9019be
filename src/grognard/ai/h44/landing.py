"""Where the airborne divisions of Holland '44 come down, and who pays for a bad landing."""

from __future__ import annotations

from grognard.ai.h44.distance_fields import FAR
from grognard.ai.h44.evaluation import Evaluation, evaluation_of
from grognard.ai.h44.posts import Posts
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.h44.airborne.landing import ground_of, modifiers
from grognard.games.h44.airborne.landing_hexes import Drop
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import ALLIED, ARTILLERY, GERMAN, SUPPLY_HEAD, UNIT
from grognard.games.h44.interface import actions as do
from grognard.games.h44.state.position import Position

WORST = 4
"""A landing roll with more than this added is not worth it while another day may be better."""

CROWDED = 5.0
"""A hex of the highway, where those who come down later would be in the way of the column."""


def danger(position: Position, unit: int, hex_: int) -> int:
    """What would be added to the roll."""
    drop = Drop(unit, hex_, ground_of(position, hex_, ()))
    return sum(line.value for line in modifiers(position, drop))


def distance(evaluation: Evaluation, posts: Posts, unit: int, hex_: int) -> float:
    """How much the posts of a unit draw it to a hex: the nearer, the better."""
    best = 0.0
    for post in posts.of(unit):
        far = evaluation.field((post.hex,), unit)[hex_]
        if far < FAR:
            best = max(best, post.value * 0.72 ** (far / 18))
    return best


def land_units(player_view: PlayerView) -> Action:
    """22.1 Supply heads and infantry first, where no enemy waits for them, as near to their posts as can be."""
    position: Position = player_view.determinize(0).position
    evaluation = evaluation_of(position, ALLIED)
    posts = Posts(evaluation)
    options = [a for a in player_view.actions if isinstance(a, do.Land)]

    def worth(action: do.Land) -> tuple[float, str, str]:
        unit, hex_ = UNIT[action.unit], HEX[action.hex]
        value = distance(evaluation, posts, unit, hex_) - 1.5 * danger(position, unit, hex_)
        value -= 50.0 if position.side_in(hex_) == GERMAN else 0.0
        value -= CROWDED if position.turn > 1 and hex_ in evaluation.mile else 0.0
        value += 3.0 if SUPPLY_HEAD[unit] else -1.0 if ARTILLERY[unit] else 0.0
        return value, action.unit, action.hex

    if not options:
        return do.Done()
    best = max(options, key=worth)
    bad = danger(position, UNIT[best.unit], HEX[best.hex]) > WORST or position.side_in(HEX[best.hex]) == GERMAN
    return do.Done() if bad and evaluation.left > 2 else best


def choose_victim(player_view: PlayerView) -> Action:
    """22.3.1 The battalion with most steps bears it best."""
    position: Position = player_view.determinize(0).position
    options = [a for a in player_view.actions if isinstance(a, do.Suffer)]
    return max(options, key=lambda a: (position.pieces[UNIT[a.unit]].steps, a.unit))
