"""18.5 Mines: which units they attack, and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.games.coh.combat.hits import strike
from grognard.games.coh.data.units import NUMBER, PACK, SAPPER, SIDE, UNITS, WORKS
from grognard.games.coh.movement.step import gait
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import facings, uncover
from grognard.games.coh.state.markers import Fieldwork
from grognard.games.coh.state.position import NONE, CohGame, Position, place_name
from grognard.games.coh.turn.rolls import Throw


@rule("18.5.g", "18.5.h", "18.5.i")
def mines_for(position: Position, unit: int) -> Iterator[Fieldwork]:
    """18.5 The mines in the hex of a unit that strike its kind; sappers and carried units are spared."""
    # RULING coh-160, coh-161
    piece = position.pieces[unit]
    if SAPPER[unit] or piece.carrier != NONE or piece.place < 0:  # §19.0.b
        return
    for work in position.works_in(piece.place):  # §18.5.s
        if gait(unit) in PACK.works[WORKS[work.kind]].strikes:
            yield work


@rule("18.5.b", "19.0.d")
def lay_open(game: CohGame, hex_: int) -> None:
    """18.5 Hidden mines in a hex that a unit has entered are put on the board."""
    # RULING coh-164
    works = game.position.works
    hidden = [work for work in works if work.hex == hex_ and work.hidden]
    if hidden:
        game.change(
            game.position.but(works=tuple(replace(work, hidden=False) if work in hidden else work for work in works))
        )
        game.reveal()
        for work in hidden:
            game.log("mine-found", "18.5", mine=WORKS[work.kind], hex=place_name(game.position, hex_))


@rule("18.5.c", "18.5.d", "18.5.t")
class Minefield(Procedure, frozen=True, kw_only=True):
    """18.5 A unit has come into a mined hex, or acted in one."""

    # RULING coh-157

    unit: int
    hex: int
    spared: int = NONE
    """A kind of mine that was laid by this very action."""

    def run(self, game: CohGame) -> None:
        if game.position.pieces[self.unit].place != self.hex:  # §18.5.e
            return
        owner = game.position.owners[self.unit]
        mines = (work for work in mines_for(game.position, self.unit) if work.kind != self.spared)
        game.then(*(MineRoll(army=owner, unit=self.unit, mine=work.kind) for work in mines))  # §18.5.f


@rule("18.5.j", "18.5.k", "18.5.l")
class MineRoll(Throw, frozen=True, kw_only=True):
    """18.5 Two dice of the unit's own player against the number of the mine; no cover helps."""

    # RULING coh-159

    low: ClassVar[bool] = True
    unit: int
    mine: int

    def run(self, game: CohGame) -> None:
        if game.position.pieces[self.unit].place >= 0:
            super().run(game)

    def roller(self) -> int:
        return self.unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "mine", UNITS[self.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        number = PACK.works[WORKS[self.mine]].number
        total = sum(dice) + self.change  # §18.5.m
        margin = total - number  # §18.5.n
        hits = 0 if margin < 0 else 2 if margin >= NUMBER["kill-margin"] else 1
        roll = Roll(dice=dice, target=number, total=total, hits=hits, modifiers=self.bought())
        what = ("mine-spared", "mine-struck", "mine-struck")[hits]
        game.log(what, "18.5", roll=roll, unit=UNITS[self.unit], mine=WORKS[self.mine])
        if hits:
            place = game.position.pieces[self.unit].place
            revealed = uncover(game, place, SIDE[self.unit]) if game.position.is_hidden(self.unit) else ()
            strike(game, self.unit, hits, NONE)
            game.then(*facings(game, tuple(u for u in revealed if game.position.pieces[u].place == place)))
