"""25.3 An unknown unit met on the march: a dummy vanishes, a real one throws the mover back and is attacked at once."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict
from grognard.games.h44.actions import Advance, Decline
from grognard.games.h44.battle import Battle, main_formation
from grognard.games.h44.board import HEXES
from grognard.games.h44.control import take
from grognard.games.h44.position import ATTACKED, MOVED, SPENT, H44Game, names, place_name
from grognard.games.h44.reach import Trek, stops
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import UNITS
from grognard.games.h44.unknown import reveal


@rule("25.1", "25.3.1")
class Encounter(Procedure, frozen=True, kw_only=True):
    """25.3.1 The counter is turned: an empty garrison lets the group pass, any other is attacked."""

    seats: tuple[str, ...]
    side: int
    trek: Trek
    hex: int
    path: tuple[int, ...]

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.fight import Fight
        from grognard.games.h44.moving import Trudge

        found = reveal(game, self.hex)
        if found is None:
            game.then(Trudge(seats=self.seats, side=self.side, trek=self.trek, path=self.path))
            return
        units = tuple(u for u in self.trek.units if game.position.attack(u))
        game.tell("thrown-back", "25.3.1", units=names(self.trek.units), hex=HEXES[self.hex], unit=UNITS[found])
        if not units:
            game.then(AfterEncounter(encounter=self, routed=False))
            return
        lead = main_formation(game.position, units)
        battle = Battle(side=self.side, target=self.hex, units=units, lead=lead, kind="unknown")
        game.then(Fight(seats=self.seats, battle=battle), AfterEncounter(encounter=self))


@rule("25.3.2", "25.3.3")
class AfterEncounter(Procedure, frozen=True, kw_only=True):
    """25.3 After a rout the group marches on; after any other result it is spent, here or in the hex it took."""

    encounter: Encounter
    routed: bool = True

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.moving import ChooseRoute

        trek, hex_ = self.encounter.trek, self.encounter.hex
        position = game.position
        alive = tuple(u for u in trek.units if position.pieces[u].place == trek.here)
        game.change(position.unmark(alive, ATTACKED))
        if not alive:
            return
        # 25.3.2 What stopped the group was perhaps the zone of the unit that has just been driven off.
        stopped = trek.stopped and stops(game.position, alive, trek.mode, trek.here)  # type: ignore[arg-type]  # begun
        group = replace(trek, units=alive, stopped=stopped)
        empty = game.position.side_in(hex_) is None
        if self.routed and empty and was_routed(game, hex_):
            game.then(ChooseRoute(seats=self.encounter.seats, side=self.encounter.side, trek=group))
            return
        game.change(game.position.mark(alive, SPENT | MOVED))
        if empty:
            game.then(TakeGround(seats=self.encounter.seats, units=alive, hex=hex_, side=self.encounter.side))


def was_routed(game: H44Game, hex_: int) -> bool:
    """The last battle for the hex ended in DS or DMR: nobody stood, and nobody was merely driven off."""
    if game.position.last_result[0] != hex_:
        return False
    return game.position.last_result[1] in ("DS", "DMR")


class TakeGround(Decision, frozen=True, kw_only=True):
    """25.3.3 The group ends its move in the hex it won, or where it attacked from."""

    rule: ClassVar[str] = "25.3.3"
    accepts = (Advance, Decline)
    units: tuple[int, ...]
    hex: int
    side: int

    def candidates(self, game: H44Game) -> list[Action]:
        return [Advance(UNITS[self.units[0]], HEXES[self.hex]), Decline()]

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: H44Game, action: Action) -> None:
        if not isinstance(action, Advance):
            return
        start = place_name(game.position.pieces[self.units[0]].place)
        moved = {u: replace(game.position.pieces[u], place=self.hex) for u in self.units}
        game.change(game.position.with_pieces(moved))
        game.tell("units-moved", "25.3.3", units=names(self.units), start=start, end=HEXES[self.hex])
        take(game, self.side, self.hex)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-take-ground", {"hex": HEXES[self.hex]})
