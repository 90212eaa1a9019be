"""8.3, 12.3 The aftermath of a combat: defenders pushed back, a hex that may be taken, unguarded non-combat units,
aircraft that stay with their stack or return to base; then the advance."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.games.s42.advance.advance import AdvancePhase
from grognard.games.s42.combat.air_support import BaseAirUnit, recalled
from grognard.games.s42.combat.city_battles import tidy
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.combat.strength import Battle, present
from grognard.games.s42.data.units import SOVIET
from grognard.games.s42.forces.noncombat import abandon
from grognard.games.s42.options.reserves import CallReserves
from grognard.games.s42.retreat.retreat import thrown_back
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import S42Game
from grognard.games.s42.supply.rail_heads import push_back
from grognard.games.s42.turn.weather import advance_length


@rule("12.1.1.a", "9.7.4.e")
class ThrowBack(Procedure, frozen=True, kw_only=True):
    """10.1, 12.1.1 All units left in the hex retreat as far as the result says; `rout`: into full retreat.
    Fortifications stay (9.7.4)."""

    battle: Battle
    lengths: tuple[int, ...]
    rout: bool = False

    def run(self, game: S42Game) -> None:
        game.then(thrown_back(game.position, self.battle, self.lengths, rout=self.rout))


@rule("19.3.f", "9.3.7.i")
class AfterFight(Procedure, frozen=True, kw_only=True):
    """8.3 Losses and retreat are over. If no defender survived, what it guarded is gone; aircraft that supported the
    attack land, and those of stacks that have left return to base."""

    battle: Battle
    hexes: int = 0
    """14.2.1 How far the attackers may advance if the hex is empty."""
    limited: bool = False
    """14.2.3 Into that hex alone."""

    def run(self, game: S42Game) -> None:
        defenders = (standing(game.position, unit) for unit in self.battle.defenders)
        if not any(present(game.position, unit) for unit in defenders):
            abandon(game, 1 - self.battle.side, self.battle.target)
        tidy(game)
        self.sweep(game)
        if self.battle.side == SOVIET:
            push_back(game)
        if self.battle.air < 0:
            game.change(recalled(game.position))
        self.follow(game)

    @rule("29.1.1.d", "29.1.4.a", "19.3.d")
    def sweep(self, game: S42Game) -> None:
        """29.1.4 Attackers that shared the city with the defenders take it when the defenders are gone, as if they had
        entered."""
        side, target = self.battle.side, self.battle.target
        inside = game.position.fighters(target, side)
        if inside and not game.position.fighters(target, 1 - side):
            passed(game, inside, (target, target))

    @rule("14.1.a")
    def follow(self, game: S42Game) -> None:
        """14.1 If no defender is left in the hex, by retreat or elimination, the attackers may advance as far as result
        and weather allow. After a breakthrough that is only recorded: it earns no hexes of its own. After an automatic
        DS they advance later."""
        battle = self.battle
        empty = not game.position.fighters(battle.target, 1 - battle.side)  # §10.1.m, §12.3.a, §22.7.h
        hexes = advance_length(game.position, self.hexes, limited=self.limited) if empty else 0  # §10.1.w, §14.2.1.b
        if battle.kind == "breakthrough":
            game.change(game.position.but(earned=hexes))  # §15.2.8.d
        elif hexes and battle.kind == "attack":
            advance = AdvancePhase(battle=battle, hexes=self.hexes, limited=self.limited)  # §10.1.t, §14.2.3.a
            game.then(advance, CallReserves(battle=battle))
        else:
            game.then(BaseAirUnit(battle=battle))
