"""26.0, S1.3 Victory: points for cities and for units north of the Lower Rhine against points for eliminated units."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.game import Outcome, Procedure
from grognard.core.verdicts import Arg, Message
from grognard.games.h44.data.board import BOARD, HEX, HEXES
from grognard.games.h44.data.schema import Scenario
from grognard.games.h44.data.units import AIRBORNE, ALLIED, BREAKDOWN, GERMAN, PACK, SIDES, UNITS
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game, Position
from grognard.games.h44.supply.lines import has_line

VALUES = PACK.tables.victory
"""All in half points."""
NORTH_OF_RHINE = BOARD.zones["north-of-rhine"]
PRIZES = tuple(HEX[name] for name in VALUES.prizes)


class Item(Struct, frozen=True):
    """One line of the count, in half points."""

    what: str
    place: str
    points: int
    side: str


@rule("26.5.1.a", "26.5.1.b")
def count(position: Position) -> tuple[Item, ...]:
    """26.5 Everything that scores now."""
    return (*_places(position), *_crossed(position), *_losses(position))


def total(position: Position, side: int) -> int:
    """The points of a side, in halves."""
    return sum(item.points for item in count(position) if item.side == SIDES[side])


@rule("26.5.1.d", "26.5.1.e", "26.5.1.f")
def _places(position: Position) -> Iterator[Item]:
    """26.5.1 City hexes the Allies control, and Overloon and Venray."""
    for hex_ in position.held:
        if hex_ in position.country.cities:  # §26.5.1.d
            yield Item("score-city", HEXES[hex_], VALUES.city, SIDES[ALLIED])  # §26.5.1.h
        elif hex_ in PRIZES:  # §26.5.1.e, §26.5.1.f
            yield Item("score-prize", HEXES[hex_], VALUES.prize, SIDES[ALLIED])


@rule("26.5.1.g")
def _crossed(position: Position) -> Iterator[Item]:
    """26.5.1 Units north of the Lower Rhine that came by land and have a line of supply; breakdown units do not
    count."""
    for unit in north(position, NORTH_OF_RHINE):
        if not BREAKDOWN[unit] and has_line(position, unit):
            yield Item("score-crossed", UNITS[unit], VALUES.unit_north, SIDES[ALLIED])


@rule("26.5.2.a", "26.5.2.c")
def _losses(position: Position) -> Iterator[Item]:
    """26.5.2 The Germans' points for Allied units eliminated, as counted when each was lost."""
    if position.german_points:
        yield Item("score-losses", "", position.german_points, SIDES[GERMAN])


def north(position: Position, bank: frozenset[int]) -> list[int]:
    """Allied units beyond a river that did not come by air; a breakdown unit counts as its parent."""
    parents = dict(position.parents)
    there = (u for u in position.on_map(ALLIED) if position.pieces[u].place in bank)
    return [u for u in there if not AIRBORNE[parents.get(u, u)]]


@rule("26.3.a", "26.3.b")
def allies_have_won(position: Position) -> bool:
    """26.3 Ten points and a unit north of the Lower Rhine that did not come by air."""
    return total(position, ALLIED) >= VALUES.allied_auto and bool(north(position, NORTH_OF_RHINE))


@rule("26.2.b", "26.2.c")
def germans_have_won(position: Position) -> str:
    """26.2 The paragraph by which the Germans win at once: no Allied unit left north of the Lower Rhine, or twelve
    points."""
    if not any(position.pieces[unit].place in NORTH_OF_RHINE for unit in position.on_map(ALLIED)):
        return "26.2.b"
    return "26.2.c" if total(position, GERMAN) >= VALUES.german_auto else ""


@rule("26.1.a", "26.1.b", "26.2.a")
class VictoryCheck(Procedure, frozen=True, kw_only=True):
    """26.1 At the end of each turn: an automatic victory, German only if the Allies have none (26.2), or the final
    count."""

    def run(self, game: H44Game) -> None:
        position = game.position
        scenario = PACK.scenarios[position.rules.scenario]
        if scenario.automatic:  # §S2.3.a
            if allies_have_won(position):
                finish(game, ALLIED, "allies-win-at-once", "26.3.a")
                return
            by = germans_have_won(position)
            if by:
                finish(game, GERMAN, "germans-hold-the-rhine" if by == "26.2.b" else "germans-win-at-once", by)
                return
        if position.turn >= scenario.turns:  # §S1.1.b, §S2.1.b
            self.last(game, scenario)

    @rule("26.4.a", "26.4.b", "S1.3.a")
    def last(self, game: H44Game, scenario: Scenario) -> None:
        """26.4 More points win, a tie is German. S1.3: four steps across the Waal win the short game."""
        position = game.position
        if scenario.steps:
            there = sum(position.pieces[unit].steps for unit in north(position, BOARD.zones[scenario.bank]))
            won = there >= scenario.steps  # §S1.3.a
            reason = "allies-cross-the-waal" if won else "germans-hold-the-waal"
            finish(game, ALLIED if won else GERMAN, reason, "S1.3.a" if won else "S1.3.b", there)  # §S1.3.b
            return
        allied, german = total(position, ALLIED), total(position, GERMAN)
        winner = ALLIED if allied > german else GERMAN  # §26.4.a, §26.4.b
        tie = allied == german
        finish(game, winner, "allies-win" if winner == ALLIED else "germans-win", "26.4.b" if tie else "26.4.a")


def finish(game: H44Game, winner: int, reason: str, by: str, steps: int = 0) -> None:
    """The game is over; the sentence has both counts in half points."""
    allied, german = total(game.position, ALLIED), total(game.position, GERMAN)
    results = {SIDES[winner]: "win", SIDES[1 - winner]: "loss"}
    args: dict[str, Arg] = {"allied": points(allied), "german": points(german), "steps": steps}
    score = allied - german
    game.finish(Outcome(results=results, reason=Message(reason, args), rule=by, score=score))


def points(halves: int) -> str:
    """Half points as they are written."""
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)
