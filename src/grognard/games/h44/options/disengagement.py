"""27.1 Disengagement, an optional rule: instead of attacking, a unit may try to slip away."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.combat.losses import lose_step
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import MORALE, PACK, SIDE, SIDES, TANK, UNIT, UNITS
from grognard.games.h44.interface.actions import Decline, Disengage, Retreat
from grognard.games.h44.retreat.disorder import disrupt
from grognard.games.h44.retreat.retreat_limits import KILLING, LEADING_BACK, Route
from grognard.games.h44.retreat.retreat_paths import are_places, in_effective_ezoc, places, survives
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import standing
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import AREA, ATTACKED, GOOD, H44Game, Position, place_name
from grognard.games.h44.state.zones import dry


@rule.forbids("27.1.a")
def disengagement_is_not_in_use(position: Position, side: int, unit: int) -> Violation:
    """27.0 Optional rules apply only if the players have agreed on them."""
    return None if position.rules.disengagement else evidence(UNITS[unit])


@rule.forbids("27.1.2.b")
def not_in_its_own_phase(position: Position, side: int, unit: int) -> Violation:
    """27.1.2 Only units of the active player on the map: it is their own combat phase."""
    there = SIDE[unit] == side and position.pieces[unit].place >= 0
    return None if there else evidence(UNITS[unit])


@rule("27.1.1.a")
@rule.forbids("27.1.2.a")
def has_attacked(position: Position, side: int, unit: int) -> Violation:
    """27.1.2 A unit that attacked may not disengage, nor may it try twice."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(ATTACKED) else None


@rule.forbids("27.1.2.a")
def is_in_disorder(position: Position, side: int, unit: int) -> Violation:
    """27.1.2 Disordered units may not disengage."""
    return evidence(UNITS[unit]) if position.pieces[unit].order != GOOD else None


@rule.forbids("27.1.1.a")
def touches_no_enemy(position: Position, side: int, unit: int) -> Violation:
    """27.1.1 Only a unit in contact disengages: an enemy, known or unknown, is adjacent, and not across an unbridged
    large river (RULING h44-095)."""
    at = position.pieces[unit].place
    touched = any(position.side_in(near) == 1 - side and dry(position, at, near) for near in GRID.near[at])
    return None if touched else evidence(UNITS[unit])


@rule.forbids("27.1.1.c")
def cannot_go_back(position: Position, side: int, unit: int) -> Violation:
    """27.1.1 The retreat rules apply: a unit without a movement allowance would be eliminated."""
    return evidence(UNITS[unit]) if not position.allowance(unit) else None


DISENGAGING = (
    disengagement_is_not_in_use,
    not_in_its_own_phase,
    has_attacked,
    is_in_disorder,
    touches_no_enemy,
    cannot_go_back,
)


@rule("27.1.2.f", "27.1.2.g", "27.1.2.h")
def modifiers(unit: int) -> tuple[Modifier, ...]:
    """27.1.2 Elite units and tanks add one, low-quality units subtract one; elite tanks add both. Armoured cars are not
    tanks (RULING h44-118)."""
    causes = (
        ("morale", "elite", MORALE[unit] > 0, "27.1.2.f"),
        ("morale", "low", MORALE[unit] < 0, "27.1.2.g"),
        ("armour", "armour", TANK[unit], "27.1.2.h"),
    )
    table = PACK.tables.modifiers["disengagement"]
    # §27.1.2.i
    return tuple(Modifier(name, table[cause], clause, "total") for name, cause, holds, clause in causes if holds)


@rule("27.1.2.c", "27.1.2.e", "27.1.2.o")
class TryDisengage(Procedure, frozen=True, kw_only=True):
    """27.1.2 One die for the unit by itself: it stays, leaves, or leaves and loses a step."""

    unit: int

    def run(self, game: H44Game) -> None:
        unit = self.unit
        lines = modifiers(unit)
        (die,) = game.roll(1)
        total = max(1, min(6, die + sum(line.value for line in lines)))  # §27.1.2.j, §27.1.2.k
        result = PACK.tables.disengagement[total]  # §27.1.2.l
        game.change(game.position.mark((unit,), ATTACKED))
        roll = Roll((die,), total=total, modifiers=lines)
        game.log("disengagement", "27.1.2.l", roll=roll, unit=UNITS[unit], result=result)
        if result == "no":  # §27.1.2.m
            return
        if result == "yes-1":
            lose_step(game, unit, "27.1.2.o")  # §27.1.2.o
        left = standing(game.position, unit)
        if game.position.pieces[left].place >= 0:
            game.then(SlipAway(seats=(SIDES[SIDE[left]],), unit=left))


DISENGAGE = Verb(
    Disengage,
    candidates=lambda position, asked: (
        [Disengage(UNITS[unit]) for unit in position.on_map(asked.side)] if position.rules.disengagement else []
    ),
    exists=lambda position, asked, action: action.unit in UNIT,
    args=lambda position, asked, action: (position, asked.side, UNIT[action.unit]),
    forbids=DISENGAGING,
    resolve=lambda game, asked, action: game.then(TryDisengage(unit=UNIT[action.unit])),  # §27.1.2.b, §27.1.2.d
    irreversible=True,
    confirm=True,
)


@rule("27.1.1.b", "27.1.1.c")
def escapes(position: Position, unit: int) -> list[tuple[int, ...]]:
    """27.1.1 One or two hexes in any direction by steps that a retreat survives, or off the map into a friendly entry
    area; never into an enemy ZOC without a friendly unit."""
    origin = position.pieces[unit].place
    paths: list[tuple[int, ...]] = []
    for first in _next(position, unit, origin, origin):
        paths.append((first,))
        if first >= 0:
            paths += ((first, two) for two in _next(position, unit, first, origin))
    return paths


def _next(position: Position, unit: int, here: int, origin: int) -> list[int]:
    """19.5 Hexes and friendly entry areas that the unit can retreat to from a hex."""
    places = (*GRID.near[here], *(AREA - area for area in position.country.edge_of.get(here, ())))
    return [to for to in places if to != origin and _is_clear(position, unit, here, to)]


def _is_clear(position: Position, unit: int, here: int, to: int) -> bool:
    return survives(position, unit, here, to) and not in_effective_ezoc(position, unit, to)


@rule.forbids("27.1.1.d")
def slips_into_a_zone(route: Route) -> Violation:
    """27.1.1 No hex of the path is in an enemy ZOC, unless a friendly unit is there."""
    watched = [place for place in route.path if in_effective_ezoc(route.position, route.unit, place)]
    return evidence(UNITS[route.unit], place_name(watched[0])) if watched else None


LENGTHS = (1, 2)
"""27.1.1 One hex or two."""


def _route_out(position: Position, asked: SlipAway, action: Retreat) -> tuple[Route]:
    origin = position.pieces[asked.unit].place
    unit, path = UNIT[action.unit], places(action.path)
    return (Route(position, (asked.unit,), unit, origin, path, LENGTHS, "27.1.1.b", stops=False),)


@rule("27.1.2.n", "27.1.2.p")
def _slip_away(game: H44Game, asked: SlipAway, action: Retreat) -> None:
    """27.1.1 The unit leaves, disrupted."""
    unit = UNIT[action.unit]
    path = places(action.path)
    position = game.position
    start = place_name(position.pieces[unit].place)
    game.change(position.with_piece(unit, replace(position.pieces[unit], place=path[-1])))
    game.log("unit-retreated", "27.1.2.n", unit=UNITS[unit], start=start, end=action.path[-1], path=action.path)
    for hex_ in path:
        if hex_ >= 0:
            take(game, SIDE[unit], hex_)
    disrupt(game, unit)  # §27.1.2.p


SLIP_AWAY = Verb(
    Retreat,
    candidates=lambda position, asked: [
        Retreat(UNITS[asked.unit], tuple(map(place_name, way))) for way in escapes(position, asked.unit)
    ],
    exists=lambda position, asked, action: action.unit in UNIT and are_places(action.path),
    args=_route_out,
    forbids=(*LEADING_BACK, *KILLING, slips_into_a_zone),
    resolve=_slip_away,
)
STAY = Verb(Decline, resolve=lambda game, asked, action: None, ends=True, confirm=True)


class SlipAway(Decision, frozen=True, kw_only=True):
    """27.1.1 Where the unit goes, disrupted."""

    rule: ClassVar[str] = "27.1.1.d"
    verbs = (SLIP_AWAY, STAY)
    unit: int
