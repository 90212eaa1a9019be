"""33.1, 33.2.1 The winter offensive: the Vasilevsky marker, and what the Soviet player prepares with it. The order of
turns that follows is in `sequence`, the mini-turn in `movement` and `disengagement`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.combat.air_support import GERMAN_WING, WINGS
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import Assign, DeclareOffensive
from grognard.games.s42.options.planned_offensives import headquarters
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import GONE, IMMOBILE, READY, Offensive, Wing
from grognard.games.s42.state.position import Position, S42Game, place_name
from grognard.games.s42.supply.lines import has_line
from grognard.games.s42.supply.resources import MARKERS
from grognard.games.s42.supply.supply_points import MOBILE, mobile_on_map, new_supply, supply_name, with_supply

TABLES = PACK.tables


# -- 33.1 the marker -------------------------------------------------------------------------------------------------


@rule("33.1.a")
@rule.forbids("33.1.b")
def marker_is_soviet(position: Position, side: int) -> Violation:
    """33.1 The marker is for the Soviet player, in their own initial phase."""
    return None if side == SOVIET else evidence()


@rule.forbids("30.0.a")
def offensive_is_of_the_campaign(position: Position, side: int) -> Violation:
    """30 The marker is used only in the campaign."""
    return None if position.rules.scenario == "campaign" else evidence()


@rule("33.1.b")
@rule.forbids("33.1.a")
def marker_has_not_come(position: Position, side: int) -> Violation:
    """33.1 It comes on turn 25."""
    return None if position.turn >= TABLES.vasilevsky_turn else evidence(turn=TABLES.vasilevsky_turn)


@rule.forbids("33.1.c")
def marker_has_been_used(position: Position, side: int) -> Violation:
    """33.1 It is used once."""
    return evidence(turn=position.winter_offensive) if position.winter_offensive else None


def _candidates(position: Position, side: int) -> Iterator[DeclareOffensive]:
    if position.turn >= TABLES.vasilevsky_turn and side == SOVIET:
        yield DeclareOffensive()


def _declare(game: S42Game, side: int, action: DeclareOffensive) -> None:
    """33.1, 33.2.1 The winter offensive begins: the Romanian air unit leaves the game, two planned offensives and two
    supply points are placed. Only markers not on the map can still be placed."""
    # RULING s42-806: two markers are all there are (26.2); those that lie with headquarters already stay there.
    position = game.position
    # §33.2.1.a
    wings = (wing if german else Wing(GONE) for wing, german in zip(position.wings, GERMAN_WING, strict=True))
    game.change(position.but(winter_offensive=position.turn, wings=tuple(wings)))  # §33.1.c, §33.2.2.a
    game.log("winter-offensive-declared", "33.1.b", turn=position.turn)
    game.log("air-unit-left", "33.2.1.a", wing=WINGS[GERMAN_WING.index(False)])
    laid = sum(1 for plan in position.planned if plan.side == SOVIET)
    plans = min(TABLES.winter_offensive_markers, MARKERS[SOVIET] - laid)
    game.then(Preparation(plans=max(0, plans), supplies=TABLES.winter_offensive_supplies))  # §33.2.1.b


DECLARE = Verb(
    DeclareOffensive,
    exists=lambda position, side, action: True,
    candidates=_candidates,
    args=lambda position, side, action: (position, side),
    forbids=(marker_is_soviet, offensive_is_of_the_campaign, marker_has_not_come, marker_has_been_used),
    resolve=_declare,
    confirm=True,
)
"""33.1 In the Soviet initial phase."""


# -- 33.2.1 what is prepared -----------------------------------------------------------------------------------------


@rule.forbids("33.2.1.b")
def is_no_headquarters_in_supply(position: Position, unit: int) -> Violation:
    """33.2.1 Any Soviet front headquarters on the map that is in supply, in any order."""
    fits = unit in headquarters(position, SOVIET) and position.pieces[unit].place >= 0
    return None if fits and has_line(position, unit) else evidence(UNITS[unit])


@rule("33.2.1.b", "33.2.1.c")
class Preparation(Procedure, frozen=True, kw_only=True):
    """33.2.1 Marker by marker, then the supply points, while a headquarters is in supply."""

    plans: int
    supplies: int

    def run(self, game: S42Game) -> None:
        hosts = [
            unit
            for unit in headquarters(game.position, SOVIET)
            if not is_no_headquarters_in_supply(game.position, unit)
        ]
        if hosts and (self.plans or self.supplies):
            game.then(PrepareOffensive(seats=(SIDES[SOVIET],), rest=self))


@rule("33.2.1.b", "33.2.1.c")
def _assign(game: S42Game, asked: PrepareOffensive, action: Assign) -> None:
    """33.2.1 A marker, ready, or a supply point; one beyond the limit of mobile points on the map stays where it is."""
    position, unit, rest = game.position, UNIT[action.unit], asked.rest
    if rest.plans:
        game.change(position.but(planned=(*position.planned, Offensive(SOVIET, unit, ready=True))))
        game.log("offensive-laid", "33.2.1.b", unit=action.unit)
        game.then(replace(rest, plans=rest.plans - 1))
        return
    full = mobile_on_map(position, SOVIET) >= MOBILE[SOVIET]
    supply = new_supply(position, SOVIET, position.pieces[unit].place, IMMOBILE if full else READY)
    game.change(with_supply(position, supply))
    game.log("supply-brought-up", "33.2.1.b", supply=supply_name(supply.n), hex=place_name(supply.place))
    game.then(replace(rest, supplies=rest.supplies - 1))


ASSIGN = Verb(
    Assign,
    exists=lambda position, asked, action: action.unit in UNIT,
    candidates=lambda position, asked: [Assign(UNITS[unit]) for unit in headquarters(position, SOVIET)],
    args=lambda position, asked, action: (position, UNIT[action.unit]),
    forbids=(is_no_headquarters_in_supply,),
    resolve=_assign,
)


class PrepareOffensive(Decision, frozen=True, kw_only=True):
    """33.2.1 The Soviet player chooses the headquarters with which the next one is placed, ready; all may go to one."""

    rule: ClassVar[str] = "33.2.1.b"
    verbs = (ASSIGN,)
    rest: Preparation

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-prepare-offensive", {"plans": self.rest.plans, "supplies": self.rest.supplies})
