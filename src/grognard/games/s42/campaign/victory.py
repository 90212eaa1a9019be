"""24.0, C1.3, C2.5, C3.5, C4.4 Victory: the points of the Axis, the benchmark of the turn, and how each scenario ends.
Baku, Mount Elbrus and the points of Fall Blau have modules of their own."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.game import Outcome, Procedure
from grognard.core.verdicts import Arg, Message
from grognard.games.s42.campaign.baku import baku_points
from grognard.games.s42.campaign.elbrus import summit_points
from grognard.games.s42.campaign.fall_blau import DON, EXITS, is_encircled, stands_beyond_the_don, steps_beyond
from grognard.games.s42.data.board import AREA_INDEX, AREAS, BOARD, HEX, HEXES, WEST
from grognard.games.s42.data.schema import SIDES, Check
from grognard.games.s42.data.units import AXIS, PACK, SOVIET
from grognard.games.s42.forces.special_units import hexes_of
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game
from grognard.games.s42.supply.lines import is_supplied
from grognard.games.s42.supply.sources import BAKU
from grognard.games.s42.turn.phases import opens

TABLES = PACK.tables
GATES = tuple(AREA_INDEX[name] for name in ("X", "Y", "Z"))
"""24.1.4 Axis entry areas that Soviet units must not be adjacent to."""
CITIES = {row.id: tuple(HEX[name] for name in row.hexes) for row in BOARD.file.place}
ENDS = {
    "fall-blau": ("C1.3.a", "C1.3.b"),
    "caucasus": ("C2.5.c", "C2.5.d"),
    "uranus": ("C3.5.c", "C3.5.g"),
    "campaign": ("C4.4.a", "C4.4.b"),
}
"""The clauses by which the Axis and the Soviets win at the end."""


class Item(Struct, frozen=True):
    """One line of the count: what it is for, where, and how many points, negative for a deduction."""

    what: str
    place: str
    points: int


# -- 24.1 the count --------------------------------------------------------------------------------------------------


@rule("24.1.1.a", "C2.5.b", "C3.5.e")
def count(position: Position) -> tuple[Item, ...]:
    """24.1.1 Everything that scores for the Axis now; only the Axis has points. A scenario begins with what the Axis
    holds at its start."""
    return (*_hexes(position), *_baku(position), *_blau(position), *_deductions(position))


def total(position: Position) -> int:
    """24.1 The points of the Axis."""
    return sum(item.points for item in count(position))


@rule("24.1.1.b")
def _hexes(position: Position) -> Iterator[Item]:
    """24.1.1 Victory hexes that the Axis controls and that are in supply. Hexes cut off from all Soviet sources count
    in Fall Blau only, captured or not (C1.3)."""
    for hex_, points in sorted(position.country.points.items()):
        if position.controller(hex_) == AXIS:
            if is_supplied(position, AXIS, hex_):  # §24.1.1.f, §C2.5.e, §C3.5.d, §C4.4.c
                yield Item("score-hex", HEXES[hex_], points)
        elif position.scenario.isolated_counts and is_encircled(position, hex_):  # §24.1.1.e, §C1.3.c
            yield Item("score-encircled", HEXES[hex_], points)


def _baku(position: Position) -> Iterator[Item]:
    if points := baku_points(position):
        yield Item("score-baku", f"area-{AREAS[BAKU]}", points)


@rule("C1.3.d", "C1.3.e", "C1.3.f")
def _blau(position: Position) -> Iterator[Item]:
    """C1.3 Five mechanised steps off the eastern or southern edge, a German unit across the Don."""
    if position.rules.scenario != "fall-blau":
        return
    for row in EXITS:
        if steps_beyond(position, row) >= row.steps:
            yield Item("score-exit", row.id, row.points)
    if stands_beyond_the_don(position):
        yield Item("score-beyond-the-don", DON.id, DON.points)


@rule("24.1.4.a", "24.1.4.c", "24.1.4.d")
def _deductions(position: Position) -> Iterator[Item]:
    """24.1.4 For each of the entry areas X, Y and Z with a Soviet combat unit adjacent, and for each city west of the
    start line occupied by Soviet combat units: once for the whole city, however many hexes it has."""
    # RULING s42-842: combat units; and a city counts while they stand in it and it is theirs, not after they have left.
    for area in GATES:
        if any(position.fighters(hex_, SOVIET) for hex_ in position.country.touches[area]):
            yield Item("score-entry-lost", f"area-{AREAS[area]}", TABLES.entry_penalty)
    for hexes in CITIES.values():
        here = [hex_ for hex_ in hexes if hex_ in position.country.cities and WEST[hex_]]
        if any(position.fighters(hex_, SOVIET) and position.controller(hex_) == SOVIET for hex_ in here):
            major = here[0] in position.country.majors
            points = TABLES.major_city_penalty if major else TABLES.minor_city_penalty
            yield Item("score-city-lost", HEXES[here[0]], points)


def benchmark(position: Position) -> int:
    """24.2 Points the Axis should have by this turn."""
    return position.rules.in_box(position.turn, "benchmark", TABLES.benchmark(position.turn))


@rule("24.2.a", "24.3.b", "24.3.c")
def towards_the_benchmark(position: Position) -> int:
    """24.2, 24.3 The points compared with the benchmark, Mount Elbrus included."""
    return total(position) + summit_points(position)


# -- the ends --------------------------------------------------------------------------------------------------------


@opens("victory")
@rule("3.0.zm", "24.2.d")
class VictoryPhase(Procedure, frozen=True, kw_only=True):
    """24.2 At the end of each turn: an automatic victory, where the scenario has one; else the count on the last turn,
    in Fall Blau on any turn. If neither side has won, the game continues."""

    side: int

    def run(self, game: S42Game) -> None:
        position = game.position
        game.log("points-counted", "24.1.1.a", turn=position.turn, points=total(position))
        self.at_once(game)
        if game.position.outcome is None:
            self.in_the_end(game)

    @rule("3.0.zm")
    def at_once(self, game: S42Game) -> None:
        """24.2 Six points above the benchmark of the turn, or six below it: in the campaign only."""
        position = game.position
        if not position.scenario.automatic:  # §C2.5.a, §C3.5.a
            return
        points, due = towards_the_benchmark(position), benchmark(position)
        if points >= due + TABLES.victory_margin:  # §24.2.b
            args: dict[str, Arg] = {"points": points, "benchmark": due}
            finish(game, AXIS, Message("axis-wins-at-once", args), "24.2.b")
        elif points <= due - TABLES.victory_margin:  # §24.2.c
            args = {"points": points, "benchmark": due}
            finish(game, SOVIET, Message("soviets-win-at-once", args), "24.2.c")

    def in_the_end(self, game: S42Game) -> None:
        """C1.3, C2.5, C3.5, C4.4 The Axis wins if it has the points the scenario requires; else the Soviets do."""
        position, scenario = game.position, game.position.scenario
        points, last = total(position), position.turn >= scenario.last_turn
        args: dict[str, Arg] = {"points": points, "needs": scenario.needs}
        axis, soviet = ENDS[scenario.id]
        if points >= scenario.needs and (last or scenario.any_turn):  # §C1.3.a, §C2.5.c, §C3.5.c, §C4.4.a
            finish(game, AXIS, Message("axis-wins", args), axis)
        elif last:  # §C1.3.b, §C2.5.d, §C3.5.g, §C4.4.b
            finish(game, SOVIET, Message("soviets-win", args), soviet)


@opens("check")
@rule("C3.5.b", "C4.4.d", "C4.4.e")
class Checkpoint(Procedure, frozen=True, kw_only=True):
    """C3.5, C4.4 Conditions checked during a turn: the side that fails loses at once."""

    side: int

    def run(self, game: S42Game) -> None:
        position = game.position
        for row in PACK.checks:
            if (row.scenario, row.turn) == (position.rules.scenario, position.turn):
                self.look(game, row)

    def look(self, game: S42Game, row: Check) -> None:
        """C3.5 A hex of Stalingrad has been held until now. C4.4 The campaign has brought enough."""
        # RULING s42-843: the points of turn 28 are a benchmark, to which Elbrus counts.
        # RULING s42-844: without Stalingrad Uranus is lost for the Axis, and so it ends.
        position = game.position
        points = towards_the_benchmark(position)
        if row.place and not any(position.controller(hex_) == AXIS for hex_ in hexes_of(row.place)):  # §C3.5.b, §C3.5.g
            finish(game, SOVIET, Message("soviets-hold-the-city", {"city": row.place}), "C3.5.b")
        elif points < row.points:  # §C4.4.d, §C4.4.e
            finish(game, SOVIET, Message("soviets-stop-the-axis", {"points": points, "needs": row.points}), "C4.4.d")


def finish(game: S42Game, winner: int, reason: Message, by: str) -> None:
    """The game is over."""
    results: dict[str, str] = {SIDES[winner]: "win", SIDES[1 - winner]: "loss"}
    game.finish(Outcome(results=results, reason=reason, rule=by, score=total(game.position)))
