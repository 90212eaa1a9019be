"""The effects of units passing hexes, in any way: cities change hands, empty fortifications, lone headquarters and
supply points are lost, garrisons and reserves are released."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.s42.campaign.caucasus import call_the_front
from grognard.games.s42.campaign.elbrus import climb
from grognard.games.s42.campaign.reserve_armies import alarm_saratov
from grognard.games.s42.combat.city_battles import tidy
from grognard.games.s42.combat.fortifications import raze
from grognard.games.s42.data.units import AXIS, COMBAT, SIDE
from grognard.games.s42.forces.noncombat import overrun
from grognard.games.s42.forces.special_units import notice
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.control import take
from grognard.games.s42.state.position import S42Game


@rule("16.3.4.b")
def passed(game: S42Game, units: Sequence[int], path: Sequence[int]) -> None:
    """16.3.4, 19.3, 20.4 Units of one side have moved along this path: the place they started from, then every hex
    entered, the last one included. Without a combat unit among them nothing happens."""
    if not any(COMBAT[unit] for unit in units):
        return
    side = SIDE[units[0]]
    for hex_ in path[1:]:
        if hex_ >= 0:
            take(game, side, hex_)
            if not game.position.fighters(hex_, 1 - side):
                raze(game, side, hex_)
            overrun(game, side, hex_)  # §19.2.g, §19.3.d
    if side == AXIS:
        notice(game, path)  # §20.4.c, §20.6.c
        call_the_front(game, path)  # §30.0.b
        alarm_saratov(game, path)  # §31.0.c
        climb(game, units, path)  # §24.3.a
    tidy(game)
