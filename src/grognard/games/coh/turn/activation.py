"""3.0, 3.01 A unit is activated: seven action points, or as many as two dice show."""

from __future__ import annotations

from grognard.core.events import Modifier, Roll
from grognard.games.coh.combat.shot import has_veteran
from grognard.games.coh.data.units import NUMBER, UNITS, VETERAN
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import CohGame
from grognard.games.coh.turn.payment import ended
from grognard.games.coh.turn.rolls import Throw

EXPERIENCE = VETERAN["veteran-experience"]


@rule("2.2.h", "3.0.c")
def activate(game: CohGame, army: int, unit: int) -> None:
    """3.0 The unit is activated; the one before it is turned spent."""
    before = game.position.armies[army].active
    if before:  # §3.0.m, §9.0.g, §9.0.h
        game.change(ended(game.position, army))
        game.log("activation-ended", "3.0", units=tuple(UNITS[active] for active in before))
    more = 0
    if has_veteran(game.position, unit, EXPERIENCE):
        more = NUMBER["experienced-activation"] - NUMBER["activation"]  # §card.V04.c
    points = NUMBER["activation"] + more
    game.change(game.position.with_army(army, active=(unit,), strayed=(), ap=points))  # §3.0.n, §9.0.b
    game.log("activated", "3.0", unit=UNITS[unit])
    if game.position.rules.ap_roulette:  # §3.01.a
        game.change(game.position.with_army(army, ap=0))
        game.then(Roulette(army=army, unit=unit, more=more))


@rule("3.01.b", "9.2.c")
class Roulette(Throw, frozen=True, kw_only=True):
    """3.01 Two dice are the action points of the activation."""

    # RULING coh-010, coh-011, coh-200

    unit: int
    more: int

    def roller(self) -> int:
        return self.unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "roulette", UNITS[self.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        total = max(0, sum(dice) + self.change + self.more)  # §card.V04.d
        lines = (Modifier("veteran-experience", self.more, "card.V04"),) if self.more else ()
        roll = Roll(dice=dice, total=total, modifiers=(*lines, *self.bought()))
        game.change(game.position.with_army(self.army, ap=total))
        game.log("points-rolled", "3.01", roll=roll, unit=UNITS[self.unit], ap=total)
