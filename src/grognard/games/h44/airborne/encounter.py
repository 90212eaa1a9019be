"""25.3 An unknown unit encountered during movement: a dummy vanishes, a real one pushes the moving unit back and is
attacked at once."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence, judge
from grognard.games.h44.airborne.unknown_units import reveal
from grognard.games.h44.bridges.bridge_phase import AskBridge, mined_at
from grognard.games.h44.combat.automatic_ds import best_led, joined
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import UNIT, UNITS
from grognard.games.h44.interface.actions import Advance, Decline
from grognard.games.h44.movement.ground import STEPPING, Step
from grognard.games.h44.movement.reach import March, stops
from grognard.games.h44.retreat.full_retreat import Flee
from grognard.games.h44.retreat.retreat import RetreatAll
from grognard.games.h44.retreat.retreat_paths import are_places
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import standing
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import ATTACKED, MOVED, SPENT, H44Game, names, place_name


@rule("25.3.1.e", "25.3.1.f", "25.3.1.i")
class Encounter(Procedure, frozen=True, kw_only=True):
    """25.3.1 Turn the counter face up: an empty garrison lets the group pass; any other unit is attacked by the
    eligible units that entered together, without artillery or aircraft. The formation with the best odds leads."""

    seats: tuple[str, ...]
    side: int
    march: March
    hex: int
    path: tuple[int, ...]

    def run(self, game: H44Game) -> None:
        revealed = reveal(game, self.hex)  # §25.1.b, §25.3.1.c
        if revealed is None:
            self.pass_on(game)  # §25.1.c, §25.3.1.d
            return
        game.log("thrown-back", "25.3.1.e", units=names(self.march.units), hex=HEXES[self.hex], unit=UNITS[revealed])
        units = joined(game.position, self.side, self.hex, self.march.units)
        if not units:
            game.then(AfterEncounter(encounter=self, fought=False))
            return
        self.attack(game, units, revealed)  # §25.3.1.e

    @rule("14.3.2.e", "25.4.e")
    def pass_on(self, game: H44Game) -> None:
        """25.3.1 The counter was a dummy: the group moves on. Units in full retreat that were adjacent to the counter
        are now alone and flee from the group."""
        from grognard.games.h44.movement.march import ExecuteMove

        left = game.position.stack(self.hex)
        flight = RetreatAll(units=left, origin=self.hex, lengths=(2,), rout=True, again=False, short=False)
        game.then(flight, ExecuteMove(seats=self.seats, side=self.side, march=self.march, path=self.path))

    def attack(self, game: H44Game, units: tuple[int, ...], revealed: int) -> None:
        from grognard.games.h44.combat.resolution import Fight

        # §25.3.1.g, §25.3.1.h
        battle = Battle(side=self.side, target=self.hex, units=units, kind="unknown", revealed=revealed)
        led, _ = best_led(game.position, battle)
        game.then(Fight(seats=self.seats, battle=led), AfterEncounter(encounter=self))


@rule("25.3.1.l", "25.3.2.a", "25.3.3.d")
class AfterEncounter(Procedure, frozen=True, kw_only=True):
    """25.3 After a rout the group continues its move; after any other result its move is over, here or in the hex it
    took. A group that could not attack ends its move where it is."""

    encounter: Encounter
    fought: bool = True

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.movement.march import ChooseRoute

        march, hex_ = self.encounter.march, self.encounter.hex
        position = game.position
        counters = (standing(position, unit) for unit in march.units)
        alive = tuple(unit for unit in counters if position.pieces[unit].place == march.here)
        game.change(position.unmark(alive, ATTACKED))
        if not alive:
            return
        # 25.3.2 What stopped the group was perhaps the zone of the unit that has just been driven off.
        stopped = march.stopped and stops(game.position, self.encounter.side, march.begun, march.here)
        group = replace(march, units=alive, stopped=stopped)
        empty = game.position.side_in(hex_) is None
        if self.fought and empty and was_routed(game, hex_):
            game.then(ChooseRoute(seats=self.encounter.seats, side=self.encounter.side, march=group))  # §25.3.2.a
            return
        game.change(game.position.mark(alive, SPENT | MOVED))  # §25.3.3.d, §25.3.3.a
        if empty:
            game.then(TakeGround(seats=self.encounter.seats, march=group, hex=hex_, side=self.encounter.side))


@rule("25.3.2.a")
def was_routed(game: H44Game, hex_: int) -> bool:
    """25.3.2 The last combat for the hex ended in DS or DMR: no determined defence was possible, and the defender was
    not merely pushed back."""
    return game.position.last_result in ((hex_, "DS"), (hex_, "DMR"))


@rule.forbids("25.3.3.b")
def group_takes_that_hex(choice: TakeGround, unit: str, to: str) -> Violation:
    """25.3.3 The whole group that encountered the unknown unit ends its move in the hex it won."""
    won = unit in names(choice.march.units) and to == HEXES[choice.hex]
    return None if won else evidence(HEXES[choice.hex], UNITS[choice.march.units[0]])


def _take_hex(game: H44Game, asked: TakeGround, action: Advance) -> None:
    here = asked.march.here
    bridge = game.position.bridge(here, asked.hex) if here >= 0 else None
    asks = [] if bridge is None else [AskBridge(bridge=bridge, cause="crossing")]
    game.then(*asks, Occupy(march=asked.march, hex=asked.hex, side=asked.side))


TAKE_HEX = Verb(
    Advance,
    candidates=lambda position, asked: [Advance(UNITS[asked.march.units[0]], HEXES[asked.hex])],
    exists=lambda position, asked, action: action.unit in UNIT and are_places((action.to,)),
    args=lambda position, asked, action: (asked, action.unit, action.to),
    forbids=(group_takes_that_hex,),
    resolve=_take_hex,
)
STAY_BEHIND = Verb(Decline, resolve=lambda game, asked, action: None, ends=True, confirm=True)  # §25.3.3.c


class TakeGround(Decision, frozen=True, kw_only=True):
    """25.3.3 The group ends its move in the hex it won, or where it attacked from."""

    rule: ClassVar[str] = "25.3.3.b"
    verbs = (TAKE_HEX, STAY_BEHIND)
    march: March
    hex: int
    side: int

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.march.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-take-ground", {"hex": HEXES[self.hex]})


@rule("25.3.3.b")
class Occupy(Procedure, frozen=True, kw_only=True):
    """25.3.3 The group moves into the hex it won, unless a bridge was blown on the way. Bridges and units in full
    retreat react as to any move, and engaged units for which this is the second hex are disrupted."""

    march: March
    hex: int
    side: int

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.movement.march import settle

        march, position = self.march, game.position
        step = Step(position, march.units, march.begun, march.here, self.hex, first=march.steps == 0)
        if judge(STEPPING, step) is not True:
            game.log("way-barred", "5.4.b", units=names(march.units), hex=HEXES[self.hex])
            return
        game.change(position.with_pieces({u: replace(position.pieces[u], place=self.hex) for u in march.units}))
        start, end = place_name(march.here), HEXES[self.hex]
        game.log("units-moved", "25.3.3.b", units=names(march.units), start=start, end=end)
        settle(game, replace(march, here=self.hex, steps=march.steps + 1))  # §11.5.1.d, §14.1.2.c
        take(game, self.side, self.hex)
        asks = [AskBridge(bridge=b, cause="approach") for b in mined_at(game.position, self.hex)]  # §5.4.a
        game.then(*asks, Flee(side=self.side, hex=self.hex))
