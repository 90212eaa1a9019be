"""30.0 The Transcaucasus Front: reinforcements triggered by the enemy's arrival in the Caucasus, one a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.data.board import AREA_INDEX, AREAS, ROW
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, SOVIET, UNIT, UNITS
from grognard.games.s42.forces.reinforcements import arrive
from grognard.games.s42.interface.actions import Arrive
from grognard.games.s42.movement.areas import is_open
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, PLACE, TRANSCAUCASUS, Position, S42Game, names
from grognard.games.s42.supply.sources import in_area

TABLES = PACK.tables
FRONT = "trans-caucasus"
"""Its name in the list of released units."""
SOUTH = tuple(AREA_INDEX[name] for name in PACK.entries["soviet-south"])
"""30 Entry areas G to L."""


@rule("30.0.b")
def call_the_front(game: S42Game, path: Sequence[int]) -> None:
    """30 An Axis combat unit has moved along this path. South of row 40 it triggers the front, once; the display is
    used in the campaign and in the Caucasus only."""
    # RULING s42-801: the Caucasus scenario has units of the front too (C2.3), and no other rule that brings them.
    position = game.position
    if FRONT in position.freed or FRONT not in position.scenario.displays:
        return
    if any(place >= 0 and ROW[place] > TABLES.transcaucasus_row for place in path):
        game.change(position.but(freed=tuple(sorted((*position.freed, FRONT)))))
        game.log("front-released", "30.0.b")


@rule("30.0.b", "30.0.c", "30.0.e")
class TranscaucasusFront(Procedure, frozen=True, kw_only=True):
    """30 In the Soviet initial phase, once the front has been triggered: one unit arrives, while any are left."""

    def run(self, game: S42Game) -> None:
        call_the_front(game, [game.position.pieces[unit].place for unit in game.position.on_map(AXIS) if COMBAT[unit]])
        if FRONT in game.position.freed and game.position.at(TRANSCAUCASUS):
            game.then(*(CallUp(seats=(SIDES[SOVIET],)) for _ in range(TABLES.transcaucasus_per_turn)))


@rule("30.0.d")
@rule.forbids("30.0.c")
def is_not_of_the_front(position: Position, unit: int, area: int) -> Violation:
    """30 Only units still waiting on the display."""
    return None if position.pieces[unit].place == TRANSCAUCASUS else evidence(UNITS[unit])


@rule.forbids("30.0.e")
def front_comes_from_the_south(position: Position, unit: int, area: int) -> Violation:
    """30 They arrive in an entry area south of the Caspian Sea that the Soviets can use."""
    fits = area in SOUTH and is_open(position, SOVIET, area)
    return None if fits else evidence(UNITS[unit], f"area-{AREAS[area]}")


def _exists(position: Position, asked: CallUp, action: Arrive) -> bool:
    return action.area in PLACE and in_area(PLACE[action.area]) and action.unit in UNIT


def _arrivals(position: Position, asked: CallUp) -> list[Arrive]:
    waiting = names(position.at(TRANSCAUCASUS))
    own = [area for area in range(len(PACK.areas)) if is_open(position, SOVIET, area)]
    return [Arrive(unit, f"area-{AREAS[area]}") for unit in waiting for area in own]


ARRIVE = Verb(
    Arrive,
    exists=_exists,
    candidates=_arrivals,
    args=lambda position, asked, action: (position, UNIT[action.unit], AREA - PLACE[action.area]),
    forbids=(is_not_of_the_front, front_comes_from_the_south),
    resolve=lambda game, asked, action: arrive(game, UNIT[action.unit], AREA - PLACE[action.area]),  # §30.0.f
)


class CallUp(Decision, frozen=True, kw_only=True):
    """30 The Soviet player chooses which unit arrives, and where; it may move in the same turn."""

    rule: ClassVar[str] = "30.0.d"
    verbs = (ARRIVE,)

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(game.position.at(TRANSCAUCASUS))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-call-up")
