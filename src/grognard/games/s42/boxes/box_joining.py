"""34.4.1 Into the box of a reserve army: four ways, each with its own conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.derived import derived
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.boxes import BOXES, ROOM, army_of, departed, in_box, joined, shows
from grognard.games.s42.data.board import AREA_INDEX
from grognard.games.s42.data.units import COMBAT, PACK, SIDE, SOVIET, UNIT, UNITS
from grognard.games.s42.forces.special_units import BINDING
from grognard.games.s42.interface.actions import JoinBox
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    AREA,
    AUTOMATIC_DS_MADE,
    ENTERED,
    GOOD,
    IN_FULL_RETREAT,
    IN_RESERVE,
    MOVED,
    PLACE,
    REPLACED,
    TRAIN,
    UNMASKED,
    Piece,
    Position,
    S42Game,
    place_name,
)
from grognard.games.s42.supply.lines import LINES, lead_to, overland
from grognard.games.s42.supply.rail_net import net
from grognard.games.s42.supply.sources import in_area, own_areas

TABLES = PACK.tables
TO_D = frozenset(AREA_INDEX[name] for name in "ABCD")
"""34.4.1 Entry areas that must supply an army taking reinforcements."""
TO_E = TO_D | {AREA_INDEX["E"]}
"""34.4.1 And the prohibitions for the other ways in."""
TRANSIT = AREA_INDEX["F"]
"""22.6.4 The transit box in the Caspian Sea."""
DONE = MOVED | TRAIN | ENTERED | AUTOMATIC_DS_MADE | IN_RESERVE
"""Markers of units that have used their movement, or are keeping it for later."""
STRATEGIC, EXIT = "strategic", "box-exit"
"""34.4 What is done once a turn."""


@derived(*LINES)
@rule("34.4.1.d", "34.4.1.e", "34.4.1.j")
def supplied_through(position: Position, place: int, areas: frozenset[int]) -> bool:
    """34.4.1 Whether a place is one of these entry areas, or a line of supply leads to it from one of them."""
    own, goals = _ways_from(position, areas)
    return bool(overland(position, SOVIET, place, goals)) if place >= 0 else AREA - place in own


@derived(*LINES)
def _ways_from(position: Position, areas: frozenset[int]) -> tuple[tuple[int, ...], Mapping[int, int]]:
    """The hexes of areas open to the Soviets, and of all roads that lead there."""
    own = tuple(area for area in own_areas(position, SOVIET) if area in areas)
    ends = {hex_: AREA - area for area in own for hex_ in position.country.touches[area]}
    return own, lead_to(position, SOVIET, ends, ()).goals


# -- who may go at all -----------------------------------------------------------------------------------------------


class Joining(Struct, frozen=True):
    """A unit that would enter a box."""

    position: Position
    side: int
    unit: int
    box: int
    arriving: bool = False
    """It is a reinforcement arriving in this phase."""

    @property
    def piece(self) -> Piece:
        return self.position.pieces[self.unit]

    @property
    def army(self) -> int | None:
        """The army of the box, if it is in play."""
        army = army_of(self.position, self.box)
        if army is None:
            return None
        place = self.position.pieces[army].place
        return army if place >= 0 or in_area(place) else None

    @property
    def named(self) -> tuple[str, str]:
        return UNITS[self.unit], place_name(self.box)

    def lacks(self, areas: frozenset[int]) -> Violation:
        """Whether the army of the box is not supplied through these areas."""
        army = self.army
        fed = army is not None and supplied_through(self.position, self.position.pieces[army].place, areas)
        return None if fed else evidence(*self.named)


@rule.forbids("34.2.d")
def box_is_for_soviet_combat_units(joining: Joining) -> Violation:
    """34.2 A box holds Soviet combat units."""
    fits = SIDE[joining.unit] == joining.side == SOVIET and COMBAT[joining.unit]
    return None if fits else evidence(*joining.named)


@rule("34.4.1.a")
@rule.forbids("34.1.2.a")
def box_belongs_to_no_army(joining: Joining) -> Violation:
    """34.1.2 Its marker must lie under a reserve army in play."""
    return None if joining.army is not None else evidence(place_name(joining.box))


@rule.forbids("34.7.a")
def army_is_to_leave(joining: Joining) -> Violation:
    """34.7 Units may not join an unmasked army."""
    army = joining.army
    gone = army is not None and joining.position.pieces[army].has(UNMASKED)
    return evidence(*joining.named) if gone else None


@rule.forbids("34.2.d")
def box_is_full(joining: Joining) -> Violation:
    """34.2 At most eight units, including those shown."""
    army = joining.army
    shown = sum(1 for _, own in joining.position.shown if own == army)
    full = len(joining.position.at(joining.box)) + shown >= ROOM
    return evidence(*joining.named, count=ROOM) if full else None


@rule.forbids("34.4.1.a")
def is_in_that_box(joining: Joining) -> Violation:
    """34.4.1 It must come from elsewhere."""
    return evidence(*joining.named) if joining.piece.place == joining.box else None


@rule.forbids("34.4.1.k")
def has_no_way_into_a_box(joining: Joining) -> Violation:
    """34.4.1 There are four ways: from the turn track, an entry area, another box, the rail net."""
    place = joining.piece.place
    there = place >= 0 or in_area(place) or in_box(place) or joining.arriving
    return None if there else evidence(*joining.named)


@rule.forbids("34.4.1.b")
def has_no_movement_left(joining: Joining) -> Violation:
    """34.4.1 It takes the whole movement allowance, so a unit that has moved or is in reserve may not."""
    return evidence(UNITS[joining.unit]) if joining.piece.has(DONE) else None


@rule.forbids("21.4.b")
def refits_and_cannot_join(joining: Joining) -> Violation:
    """21.4 A unit that has received a replacement may move only one hex."""
    return evidence(UNITS[joining.unit]) if joining.piece.has(REPLACED) else None


@rule.forbids("13.2.1.a", "13.3.2.a", "22.3.1.i")
def is_in_no_order_to_join(joining: Joining) -> Violation:
    """13.2.1, 22.3.1 Disordered units may not, and may not leave an entry area at all."""
    if joining.piece.order == GOOD:
        return None
    disorder = "13.3.2.a" if joining.piece.order == IN_FULL_RETREAT else "13.2.1.a"
    return evidence(UNITS[joining.unit], by="22.3.1.i" if in_area(joining.piece.place) else disorder)


@rule.forbids("31.0.a")
def waits_with_its_reserve_army(joining: Joining) -> Violation:
    """31 The reserve armies on the map wait for their release."""
    return evidence(UNITS[joining.unit]) if joining.position.waiting_army(joining.unit) else None


@rule("34.6.1.a")
@rule.forbids("34.4.2.b")
def lies_on_another_army(joining: Joining) -> Violation:
    """34.2 A shown unit must go back into its box first."""
    return evidence(UNITS[joining.unit]) if shows(joining.position, joining.unit) is not None else None


# -- 34.4.1 by which way ---------------------------------------------------------------------------------------------


@rule.forbids("34.4.1.d")
def reinforcements_do_not_get_through(joining: Joining) -> Violation:
    """34.4.1 Reinforcements join an army that is supplied through areas A to D."""
    return joining.lacks(TO_D) if joining.arriving else None


@rule.forbids("34.4.1.e")
def comes_from_another_area(joining: Joining) -> Violation:
    """34.4.1 From entry areas only A to E, and from the box in the Caspian."""
    place = joining.piece.place
    barred = in_area(place) and AREA - place not in TO_E and AREA - place != TRANSIT
    return evidence(UNITS[joining.unit], place_name(place)) if barred else None


@rule.forbids("34.4.1.e")
def army_is_out_of_the_areas_reach(joining: Joining) -> Violation:
    """34.4.1 The army must be supplied through areas A to E."""
    return joining.lacks(TO_E) if in_area(joining.piece.place) else None


@rule("34.4.2.c")
@rule.forbids("34.4.1.f")
def one_has_left_a_box(joining: Joining) -> Violation:
    """34.4.1, 34.4.2 One unit a turn moves from box to box, or to an entry area."""
    spent = joining.position.uses(EXIT) >= TABLES.reserve_army_moves
    return evidence(UNITS[joining.unit]) if in_box(joining.piece.place) and spent else None


@rule("34.4.2.d")
@rule.forbids("34.4.1.g")
def boxes_are_not_joined(joining: Joining) -> Violation:
    """34.4.1 Both armies must be supplied through areas A to E."""
    if not in_box(joining.piece.place):
        return None
    return joining.lacks(TO_E) or replace(joining, box=joining.piece.place).lacks(TO_E)


@rule("34.4.1.k")
@rule.forbids("34.4.1.h")
def unit_is_off_the_rail_net(joining: Joining) -> Violation:
    """34.4.1 From the map units join by strategic movement from a hex of the rail net, never on foot."""
    place = joining.piece.place
    off = place >= 0 and place not in net(joining.position, SOVIET)
    return evidence(UNITS[joining.unit], place_name(place)) if off else None


@rule.forbids("34.4.1.h")
def strategic_movement_is_used(joining: Joining) -> Violation:
    """34.4.1 One unit a turn."""
    spent = joining.position.uses(STRATEGIC) >= TABLES.reserve_army_moves
    return evidence(UNITS[joining.unit]) if joining.piece.place >= 0 and spent else None


@rule("34.4.1.i")
@rule.forbids("34.4.1.j")
def strategic_movement_finds_no_way(joining: Joining) -> Violation:
    """34.4.1 At any distance, its hex and the army must be supplied through areas A to E."""
    place = joining.piece.place
    if place < 0:
        return None
    fed = supplied_through(joining.position, place, TO_E)
    return joining.lacks(TO_E) if fed else evidence(*joining.named)


JOINING = (
    box_is_for_soviet_combat_units,
    box_belongs_to_no_army,
    army_is_to_leave,
    is_in_that_box,
    has_no_way_into_a_box,
    lies_on_another_army,
    waits_with_its_reserve_army,
    has_no_movement_left,
    refits_and_cannot_join,
    is_in_no_order_to_join,
    reinforcements_do_not_get_through,
    comes_from_another_area,
    army_is_out_of_the_areas_reach,
    one_has_left_a_box,
    boxes_are_not_joined,
    unit_is_off_the_rail_net,
    strategic_movement_is_used,
    strategic_movement_finds_no_way,
    box_is_full,
)


def may_join(position: Position, side: int, unit: int, box: int, *, arriving: bool = False) -> Verdict:
    """34.4.1 Whether a unit may enter a box, by the way that leads there from its place."""
    return judge(JOINING, Joining(position, side, unit, box, arriving)) and judge(BINDING, position, unit)


@rule("34.4.1.a", "34.4.1.c")
def join(game: S42Game, unit: int, box: int) -> None:
    """34.4.1 The unit is in the box and may not move again; rail capacity is not used. Its army counts as having
    moved."""
    position, place = game.position, game.position.pieces[unit].place
    if place >= 0:
        position = position.having(STRATEGIC)  # §34.4.1.h
    elif in_box(place):
        position = position.having(EXIT).having(departed(place))  # §34.4.1.f
    piece = replace(position.pieces[unit], place=box).marked(MOVED)  # §34.4.1.b
    game.change(position.with_piece(unit, piece).having(joined(box)))  # §34.3.1.f
    game.log("unit-joined-box", "34.4.1.a", unit=UNITS[unit], box=place_name(box), start=place_name(place))


def boxes_for(position: Position, unit: int) -> Iterator[JoinBox]:
    """The boxes that a unit could be sent to."""
    yield from (JoinBox(UNITS[unit], place_name(box)) for box in BOXES if army_of(position, box) is not None)


def _joins(position: Position, side: int) -> Iterator[JoinBox]:
    if side != SOVIET or not any(army_of(position, box) is not None for box in BOXES):
        return
    rails = net(position, SOVIET)
    for unit, piece in enumerate(position.pieces):
        near = piece.place in rails or in_area(piece.place) or in_box(piece.place)
        if near and SIDE[unit] == SOVIET and COMBAT[unit] and not piece.has(DONE):
            yield from boxes_for(position, unit)


def is_box(name: str) -> bool:
    return PLACE.get(name) in BOXES


JOIN = Verb(
    JoinBox,
    candidates=_joins,
    exists=lambda position, side, action: action.unit in UNIT and is_box(action.box),
    verdict=lambda position, side, action: may_join(position, side, UNIT[action.unit], PLACE[action.box]),
    resolve=lambda game, side, action: join(game, UNIT[action.unit], PLACE[action.box]),
    group="maskirovka",
)
"""34.4.1 In the Soviet movement phase; reinforcements join in the initial phase."""
