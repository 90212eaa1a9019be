"""13.0 Retreats: unit by unit; which are eliminated, what a retreat costs, and the price of stopping after one hex."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict
from grognard.games.h44.combat.loss_allocation import ChooseLoss
from grognard.games.h44.combat.losses import eliminate, lose_step
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import SIDE, SIDES, SUPPLY_HEAD, UNIT, UNITS
from grognard.games.h44.interface.actions import Retreat
from grognard.games.h44.retreat.disorder import disrupt
from grognard.games.h44.retreat.retreat_limits import Route, may_retreat
from grognard.games.h44.retreat.retreat_paths import are_places, best_retreat_paths, places, retreat_paths
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import MARCHING, RETREATED, H44Game, Position, names, place_name
from grognard.series.zoc_bonds.retreat import Flight as RetreatPath
from grognard.series.zoc_bonds.retreat import go_back


@rule("13.1.1.a", "13.1.2.a", "13.1.2.b")
class RetreatAll(Procedure, frozen=True, kw_only=True):
    """13.1 Every unit left in the hex retreats, each by its own path; a unit that cannot is eliminated (13.2, 13.5)."""

    units: tuple[int, ...]
    origin: int
    lengths: tuple[int, ...]
    rout: bool = False
    again: bool = True
    """13.5 Whether units that already retreated this phase are eliminated; not in breakthrough combat (16.4)."""
    short: bool = True
    """13.3 Whether they may stop in the first hex: after combat, not when fleeing in full retreat (14.3.2)."""
    stopped: tuple[int, ...] = ()
    """13.3 The units that have stopped in their first hex."""
    advanced: bool = False
    """14.3.2 Whether they flee because an enemy has advanced after combat, not moved, next to them."""

    def run(self, game: H44Game) -> None:
        go_back(game, self)

    def only(self, units: tuple[int, ...]) -> RetreatAll:
        return replace(self, units=units)

    @property
    def clause(self) -> str:
        """The clause that says how far they retreat."""
        if not self.short:
            return "14.3.2.f" if self.advanced else "14.3.2.e"
        if len(self.lengths) > 1:
            return "13.1.1.b"
        return "13.1.1.c" if 2 in self.lengths else "8.7.g"

    @rule("13.2.a", "13.5.e", "25.2.2.b")
    def doomed(self, position: Position, unit: int) -> str:
        """The rule by which a unit would not survive its retreat; empty if it would."""
        if self.again and position.pieces[unit].has(RETREATED):
            return "13.5.e"
        if position.allowance(unit) == 0:  # §13.2.a, §25.2.2.b
            return "13.2.a"
        return "" if self.best(position, unit) else "13.2"

    def lose(self, game: H44Game, unit: int, cause: str) -> None:
        eliminate(game, unit, cause)

    def question(self, units: tuple[int, ...]) -> Procedure:
        return ChooseRetreat(seats=(SIDES[SIDE[units[0]]],), retreat=self.only(units))

    def best(self, position: Position, unit: int) -> list[RetreatPath]:
        return best_retreat_paths(position, unit, self.origin, self.lengths, short=self.short)

    @rule("13.1.1.f", "13.3.g")
    def go(self, game: H44Game, unit: int, path: tuple[int, ...]) -> None:
        """13.1 The unit retreats: two hexes or more disrupt it, one hex does not. It loses its move marker; a second
        retreat puts it in full retreat."""
        short = len(path) == 1 and path[0] >= 0
        stopped = (*self.stopped, unit) if short else self.stopped
        # §13.1.2.a, §13.1.2.b
        game.then(replace(self, units=tuple(u for u in self.units if u != unit), stopped=stopped))
        start = HEXES[self.origin]
        end = place_name(path[-1])
        rule_ = "13.3.a" if short else "13.1.1.a"
        game.log("unit-retreated", rule_, unit=UNITS[unit], start=start, end=end, path=tuple(map(place_name, path)))
        position = game.position
        piece = position.pieces[unit]
        moved = replace(piece, place=path[-1], marks=(piece.marks | RETREATED) & ~MARCHING)  # §17.3.o
        game.change(position.with_piece(unit, moved))  # §19.5.b
        for hex_ in path:
            if hex_ >= 0:
                take(game, SIDE[unit], hex_)
        if not short:  # §13.3.g
            disrupt(game, unit, rout=self.rout or piece.has(RETREATED))  # §13.1.1.f, §14.1.2.a, §16.4.b, §19.5.c

    @rule("13.3.a", "13.3.b")
    def pay(self, game: H44Game) -> None:
        """13.3 The units that stopped lose one step between them, chosen by the owner; a supply head only if it is
        alone."""
        payers = [unit for unit in self.stopped if not SUPPLY_HEAD[unit]] or list(self.stopped)
        if len(payers) == 1:
            lose_step(game, payers[0], "13.3.a")
        elif payers:
            game.then(ChooseLoss(seats=(SIDES[SIDE[payers[0]]],), victims=tuple(payers), cause="13.3.a"))


def _offered(unit: int, paths: Iterable[RetreatPath]) -> Iterator[Retreat]:
    return (Retreat(UNITS[unit], tuple(map(place_name, retreat_path.path))) for retreat_path in paths)


def _every_way(position: Position, asked: ChooseRetreat) -> list[Retreat]:
    """13.1 Every path a unit survives."""
    retreat = asked.retreat
    retreats: list[Retreat] = []
    for unit in retreat.units:
        retreats += _offered(unit, retreat_paths(position, unit, retreat.origin, retreat.lengths))
        retreats += _offered(unit, retreat.best(position, unit))
    return list(dict.fromkeys(retreats))


@rule("13.1.3.a")
def _best_ways(position: Position, asked: ChooseRetreat) -> list[Retreat]:
    """13.1 The owner chooses among the best paths of each unit."""
    retreat = asked.retreat
    ways = (_offered(unit, retreat.best(position, unit)) for unit in retreat.units)
    return list(dict.fromkeys(action for retreats in ways for action in retreats))


def _may_go_back(position: Position, asked: ChooseRetreat, action: Retreat) -> Verdict:
    retreat, unit, path = asked.retreat, UNIT[action.unit], places(action.path)
    stops = retreat.short and 2 in retreat.lengths
    route = Route(position, retreat.units, unit, retreat.origin, path, retreat.lengths, retreat.clause, stops)
    return may_retreat(route, retreat.best(position, unit))


GO_BACK = Verb(
    Retreat,
    candidates=_every_way,
    exists=lambda position, asked, action: action.unit in UNIT and are_places(action.path),
    legal=_best_ways,
    verdict=_may_go_back,
    resolve=lambda game, asked, action: asked.retreat.go(game, UNIT[action.unit], places(action.path)),
)


class ChooseRetreat(Decision, frozen=True, kw_only=True):
    """13.1 The owner retreats the units, each by its own path, two hexes, or three where the result allows it."""

    rule: ClassVar[str] = "13.1.3.a"
    verbs = (GO_BACK,)
    retreat: RetreatAll

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.retreat.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-retreat", {"hex": HEXES[self.retreat.origin]})
