"""11.1, 11.5, 13.4 The aftermath of a combat: defenders engaged or pushed back, a hex that may be taken."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.h44.advance.advance import AdvancePhase
from grognard.games.h44.combat.strength import Battle, survivors
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import PACK
from grognard.games.h44.retreat.retreat import RetreatAll
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import ENGAGED, H44Game


@rule("11.5.1.a", "11.5.2.c")
class Engage(Procedure, frozen=True, kw_only=True):
    """11.5 Defenders in good order are engaged, attackers never are; disorder takes precedence."""

    hex: int

    def run(self, game: H44Game) -> None:
        units = [unit for unit in game.position.stack(self.hex) if game.position.good(unit)]  # §11.5.2.c
        if units:
            game.change(game.position.mark(units, ENGAGED))
            game.log("engaged", "11.5.1", hex=HEXES[self.hex])


@rule("11.4.d", "13.1.4.g", "16.4.a")
class ThrowBack(Procedure, frozen=True, kw_only=True):
    """11.1 Every unit left in the hex retreats, remnants and overstacked units included. A second retreat eliminates
    them, except in breakthrough combat and in the movement phase."""

    battle: Battle
    lengths: tuple[int, ...]
    rout: bool = False

    def run(self, game: H44Game) -> None:
        target = self.battle.target
        units = game.position.stack(target)
        again = self.battle.kind == "attack"  # §16.4.a
        # §11.4.d, §13.1.4.g, §13.1.1.d
        game.then(RetreatAll(units=units, origin=target, lengths=self.lengths, rout=self.rout, again=again))


@rule("16.3.1.b", "13.4.a", "13.4.b")
class AfterFight(Procedure, frozen=True, kw_only=True):
    """13.4, 15.1 If the hex is empty, the surviving attackers may advance. A breakthrough earns no advance of its own:
    units that made one, or that joined another attack with it, may only take the vacated hex. Landings, encounters and
    automatic DS are handled elsewhere."""

    seats: tuple[str, ...]
    battle: Battle
    label: str

    def run(self, game: H44Game) -> None:
        battle = survivors(game.position, self.battle)
        empty = game.position.side_in(battle.target) != 1 - battle.side  # §13.4.a, §13.4.b
        kind = PACK.tables.results[self.label].advance  # §11.1.f, §11.1.g, §11.1.k, §11.1.l, §11.1.za, §15.2.e
        # §11.1.o, §11.1.r, §11.1.t, §11.1.x, §19.7.e
        if not empty or not kind or battle.kind in ("landing", "unknown", "automatic-ds"):
            return
        if battle.kind == "breakthrough":
            game.then(AdvancePhase(seats=self.seats, battle=battle, kind="limited"))  # §16.3.1.b, §16.3.1.c, §16.3.3.a
            return
        helpers = replace(battle, units=battle.joined, joined=(), crew=())
        game.then(
            AdvancePhase(seats=self.seats, battle=replace(battle, joined=()), kind=kind),
            AdvancePhase(seats=self.seats, battle=helpers, kind="limited"),
        )
