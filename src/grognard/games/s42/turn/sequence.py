"""3.0 The sequence of play: weather, the two player turns in their order, the check for victory; the first turns of the
scenarios, and the mini-turn of the Axis when the order changes."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.s42.boxes.box_defence import RemoveArmies
from grognard.games.s42.combat.fortifications import GiveUpLines
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, UNITS
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    ATTACKED,
    AUTOMATIC_DS_MADE,
    CHOSE_FULL_RETREAT,
    ENTERED,
    EXTENDED,
    MOVED,
    RETREATED,
    WAS_ATTACKED,
    Position,
    S42Game,
)
from grognard.games.s42.state.stacking import TrimStacks
from grognard.games.s42.turn.phases import NO_SIDE, PhaseName, opened
from grognard.games.s42.turn.winter import CloseAreas

PHASES: tuple[PhaseName, ...] = ("initial", "movement", "combat", "recovery", "supply")
MINI: tuple[PhaseName, ...] = ("mini-movement", "mini-combat", "recovery")
TRIMMED: tuple[PhaseName, ...] = ("preliminary", "movement", "combat", "mini-movement", "mini-combat")
"""4.4 Phases of movement and combat: at their end no stack may exceed the limit."""
PASSING = MOVED | EXTENDED | ATTACKED | AUTOMATIC_DS_MADE | RETREATED | ENTERED | WAS_ATTACKED | CHOSE_FULL_RETREAT
"""Markers that last no longer than a player turn."""


def is_opening(position: Position) -> bool:
    """The first turn of the scenario."""
    return position.turn == position.scenario.first_turn


@rule("3.0.f", "3.0.zi", "33.2.2.a")
def soviets_go_first(position: Position) -> bool:
    """3.0, 33.2.2 The Axis goes first, until the turn after the winter offensive was declared; not so in Uranus."""
    # §C1.1.c, §C3.1.c, §C3.3.a, §C4.1.c
    return position.scenario.order == "soviet" or 0 < position.winter_offensive < position.turn


@rule("3.0.b", "C3.1.a", "C3.4.a")
def halves(position: Position) -> tuple[int, ...]:
    """3.0 The sides that have a player turn in this turn, in order; Uranus begins with the Soviet half."""
    if is_opening(position) and position.scenario.first_half == "soviet":
        return (SOVIET,)
    return (SOVIET, AXIS) if soviets_go_first(position) else (AXIS, SOVIET)


def phases(position: Position, side: int) -> tuple[PhaseName, ...]:
    """3.0 The phases of a player turn. The first one of the Caucasus and of Uranus has no initial phase; a scenario
    that checks a condition during a turn does so before or after the Axis half."""
    first = is_opening(position) and side == halves(position)[0]
    # §C1.2.a, §C3.4.a, §C3.4.b, §C4.2.a, §C2.4.f, §C2.4.g, §C2.4.h, §C2.4.j
    short = first and position.scenario.first_half != "axis"
    names = list(PHASES[1:] if short else PHASES)  # §3.0.g, §3.0.q, §3.0.w, §3.0.y, §3.0.zc
    for row in PACK.checks:
        if side == AXIS and (row.scenario, row.turn) == (position.rules.scenario, position.turn):
            names.insert(0 if row.half == "axis-begin" else len(names), "check")
    return tuple(names)


@rule("C1.2.b", "C3.4.d", "C4.2.b")
def moves_tactically(position: Position, side: int) -> bool:
    """C1.2, C3.4, C4.2 In the first half of the scenario combat units on the map use tactical movement. In Uranus they
    may also move by rail; supply points are not limited."""
    opening = is_opening(position) and position.scenario.tactical_start
    return opening and side == halves(position)[0]


@rule("33.2.2.b", "33.2.3.a", "C3.4.e")
def owes_mini_turn(position: Position) -> bool:
    """33.2.3 After the Soviet turn in which the winter offensive was declared; after the first one of Uranus."""
    uranus = is_opening(position) and position.scenario.first_half == "soviet"
    return uranus or position.winter_offensive == position.turn


def renewed(position: Position) -> Position:
    """The start of a player turn: no unit has moved or fought, no limited action has been used."""
    rested = tuple(replace(supply, marks=supply.marks & ~PASSING) for supply in position.supplies)
    return position.unmark(range(len(UNITS)), PASSING).but(used=(), supplies=rested)


def steps_of(names: tuple[PhaseName, ...], side: int) -> list[Procedure]:
    """3.0, 4.4 The procedures of these phases, in order; after movement and combat stacks are trimmed."""
    steps: list[Procedure] = []
    for name in names:
        steps.append(opened(name, side))
        steps += [TrimStacks(side=side)] if name in TRIMMED else []
    return steps


def weather_steps() -> tuple[Procedure, ...]:
    """3.0, 23.4 The weather of a turn, and the areas that close with it."""
    return (opened("weather", NO_SIDE), CloseAreas())


def turn_steps(position: Position) -> tuple[Procedure, ...]:
    """3.0 The player turns in order, the mini-turn, the victory check, the end."""
    return (*(PlayerTurn(side=side) for side in halves(position)), MiniTurn(), opened("victory", NO_SIDE), EndOfTurn())


def first_phase(position: Position) -> str:
    """3.0 What comes before the player turns: the weather. The first turn of a scenario has it already; that of the
    Caucasus begins with a Soviet movement."""
    if not is_opening(position):
        return "weather"
    return "preliminary" if position.scenario.first_half == "soviet-preliminary" else ""


@rule("3.0.a")
class Turn(Procedure, frozen=True, kw_only=True):
    """3.0 One turn: weather, the player turns, victory. The first turn of a scenario has its weather already; that of
    the Caucasus begins with a Soviet movement."""

    def run(self, game: S42Game) -> None:
        position = game.position
        game.log("turn-began", "3.0.a", turn=position.turn)
        steps: list[Procedure] = []
        match first_phase(position):
            case "weather":
                steps += weather_steps()  # §3.0.c
            case "preliminary":
                steps += steps_of(("preliminary",), SOVIET)  # §C2.1.c, §C2.4.a
        game.then(*steps, *turn_steps(position))  # §3.0.zl


@rule("9.7.7.a", "34.7.a")
def last_steps(side: int) -> tuple[Procedure, ...]:
    """9.7.7, 34.7 What comes after the last phase of a player turn: unmasked reserve armies leave, fortified lines are
    abandoned."""
    return (RemoveArmies(), GiveUpLines()) if side == SOVIET else ()


@rule("3.0.b")
class PlayerTurn(Procedure, frozen=True, kw_only=True):
    """3.0 The phases of one side, the same for both; what only the Axis has (air units, rail heads) is skipped
    otherwise. At the end of the Soviet turn printed fortifications may be abandoned (9.7.7)."""

    side: int

    def run(self, game: S42Game) -> None:
        game.change(renewed(game.position))
        game.log("player-turn-began", "3.0.b", turn=game.position.turn, side=SIDES[self.side])
        # §3.0.g, §3.0.zi
        game.then(*steps_of(phases(game.position, self.side), self.side), *last_steps(self.side))


@rule("33.2.3.l")
class MiniTurn(Procedure, frozen=True, kw_only=True):
    """33.2.3 The Axis moves a little, may disengage and recovers: no initial phase, no supply phase."""

    def run(self, game: S42Game) -> None:
        if not owes_mini_turn(game.position):
            return
        game.change(renewed(game.position))
        game.log("mini-turn-began", "33.2.3.a", turn=game.position.turn, side=SIDES[AXIS])
        game.then(*steps_of(MINI, AXIS))  # §33.2.3.b, §33.2.3.j, §33.2.3.k


@rule("3.0.zn")
class EndOfTurn(Procedure, frozen=True, kw_only=True):
    """3.0 The turn marker advances; the last turn ends with its victory check."""

    def run(self, game: S42Game) -> None:
        if game.position.turn < game.position.scenario.last_turn:  # §C1.1.b, §C2.1.b, §C3.1.b, §C4.1.b
            game.change(game.position.but(turn=game.position.turn + 1))
            game.then(Turn())
