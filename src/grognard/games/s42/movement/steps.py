"""5.0 to 7.0 Why a group may not take a step, and what the step costs: rivers, enemies, zones of control, bonds. What
the ground itself forbids is in `ground`."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.tables import POINT
from grognard.games.s42.data.units import SOVIET, Mode
from grognard.games.s42.movement.crossings import has_pontoon, over_the_volga
from grognard.games.s42.movement.ground import GROUND, Step, are_adjacent, is_crossed_first
from grognard.games.s42.movement.network import Party, dearest, foes
from grognard.games.s42.retreat.disorder import is_covered, leaves_freely
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, names
from grognard.games.s42.state.zones import bonded, in_zoc, is_contested, zones
from grognard.games.s42.turn.weather import sky

EXIT = 2 * POINT
"""6.2 What leaving an enemy zone of control costs more."""


class Stride(Struct, frozen=True):
    """A group that wants to go from one hex to the next, in a mode."""

    position: Position
    group: Party
    mode: Mode
    one: int
    other: int
    first: bool = False
    """Whether it is the first step of the move."""

    @property
    def side(self) -> int:
        return self.group.side

    @property
    def water(self) -> str:
        return self.position.country.edge(self.one, self.other).water

    @property
    def ends(self) -> tuple[str, str]:
        return HEXES[self.one], HEXES[self.other]


# -- costs -----------------------------------------------------------------------------------------------------------


@rule("5.1.b")
def cost(stride: Stride) -> int:
    """5.1 Sixths of a point: what the ground asks, by the road if one leads there whoever is near, and the price of
    leaving an enemy zone of control. Entering one costs nothing more. The step must be open."""
    position, group = stride.position, stride.group
    bridge = over_the_volga(position, group.side, stride.one, stride.other) if stride.water == "volga" else ""
    # §5.2.f, §5.2.g, §5.2.h, §5.5.4.b, §13.3.1.c
    found = dearest(position.country, sky(position), stride.one, stride.other, group.walks, bridge)
    assert found is not None
    return found + exit_price(position, group, stride.one, first=stride.first)  # §6.2.b, §5.5.2.g


@rule("6.2.c", "13.3.1.d")
def exit_price(position: Position, group: Party, here: int, *, first: bool) -> int:
    """6.2 Two points to leave an enemy zone of control; whoever began there and took to full retreat of his own will
    pays nothing."""
    if not in_zoc(position, group.side, here):
        return 0
    free = first and bool(group.units) and all(leaves_freely(position, unit) for unit in group.units)
    return 0 if free else EXIT


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule("19.2.f")
@rule.forbids("5.1.h")
def enemy_is_there(stride: Stride) -> Violation:
    """5.1 Nobody enters a hex with an enemy combat unit, a city that both sides hold apart; a group without combat
    units none with any enemy unit (RULING s42-202)."""
    position, other = stride.position, stride.other
    held = other in foes(position, stride.side, armed=stride.group.armed) and not is_contested(position, other)
    return evidence(HEXES[other], *names(position.of_side(other, 1 - stride.side))) if held else None


@rule.forbids("29.1.2.b")
def city_is_entered_slowly(stride: Stride) -> Violation:
    """29.1.2 A city that both sides hold is entered by tactical movement."""
    fast = stride.mode != "tactical" and is_contested(stride.position, stride.other)
    return evidence(HEXES[stride.other]) if fast else None


@rule("29.1.2.d")
@rule.forbids("29.1.2.c")
def city_is_left_for_quiet_ground(stride: Stride) -> Violation:
    """29.1.2 From such a city nobody goes into an enemy zone of control, unless own units are in the hex."""
    position = stride.position
    if not is_contested(position, stride.one) or position.of_side(stride.other, stride.side):
        return None
    return evidence(*stride.ends) if in_zoc(position, stride.side, stride.other) else None


@rule("6.2.e", "5.4.g")
@rule.forbids("7.2.a")
def enters_a_bond(stride: Stride) -> Violation:
    """7.2 No unit enters the hex of an enemy bond in the movement phase, whatever bonds of its own are there."""
    return evidence(HEXES[stride.other]) if stride.other in zones(stride.position, 1 - stride.side).hexes else None


@rule("6.2.e", "5.4.g")
@rule.forbids("7.2.b")
def crosses_a_bond(stride: Stride) -> Violation:
    """7.2 Nor does it cross a hexside that an enemy bond runs through."""
    barred = bonded(stride.position, stride.side, stride.one, stride.other)
    return evidence(*stride.ends) if barred else None


@rule("5.5.3.d")
@rule.forbids("5.5.3.b")
def bridge_of_saratov_is_soviet(stride: Stride) -> Violation:
    """5.5.3 The railway bridge over the Volga carries Soviet units alone."""
    edge = stride.position.country.edge(stride.one, stride.other)
    barred = edge.water == "volga" and edge.bridge not in ("", "ferry") and stride.side != SOVIET
    return evidence(*stride.ends) if barred else None


@rule("5.5.3.a")
@rule.forbids("5.5.3.b", "5.5.3.c")
def volga_bars_the_way(stride: Stride) -> Violation:
    """5.5.3 Elsewhere only ferries cross the Volga, the flotilla of the Soviets among them; no pontoons."""
    if stride.water != "volga":  # §5.4.h
        return None
    way = over_the_volga(stride.position, stride.side, stride.one, stride.other)  # §5.5.3.e, §5.5.3.j
    return None if way else evidence(*stride.ends, by="5.5.3.c" if stride.side == SOVIET else "5.5.3.b")


@rule("5.5.2.a")
@rule.forbids("5.5.2.b", "5.4.i")
def river_is_crossed_first(stride: Stride) -> Violation:
    """5.5.2, 5.4 A major river without bridge or ice is crossed from the bank where the move began, with its first
    step; over a pontoon at any time, and by tactical movement in the same way."""
    # RULING s42-203: 5.4 says "beside that river at the start"; the rest of 5.5.2 binds tactical movement too.
    position = stride.position
    if stride.first or not is_crossed_first(position.country, sky(position), stride.one, stride.other):
        return None
    # §5.5.2.c
    pontoon = has_pontoon(position, stride.side, stride.one, stride.other, stride.group.units)
    return None if pontoon else evidence(*stride.ends, by="5.4.i" if stride.mode == "tactical" else "5.5.2.b")


@rule("5.3.c")
@rule.forbids("5.3.b")
def extended_keeps_away(stride: Stride) -> Violation:
    """5.3 Extended movement comes next to no enemy combat unit: whoever begins in an enemy zone of control leaves it
    with his first step, and enemies over the river or without such a zone are neighbours too."""
    if stride.mode != "extended":
        return None
    country, weather = stride.position.country, sky(stride.position)
    near = [
        edge.other
        for edge in country.edges[stride.other]  # §22.4.h
        if stride.position.fighters(edge.other, 1 - stride.side)
        and are_adjacent(country, weather, stride.other, edge.other)  # §2.2.3.d
    ]
    return evidence(HEXES[stride.other], *(HEXES[hex_] for hex_ in near[:3])) if near else None


@rule("13.3.2.k")
@rule.forbids("13.3.2.b")
def routed_keep_away(stride: Stride) -> Violation:
    """13.3.2 Units in full retreat enter no enemy zone of control, unless a steady friend stands in the hex."""
    position, side = stride.position, stride.side
    if not stride.group.routed or not in_zoc(position, side, stride.other):
        return None
    return None if is_covered(position, side, stride.other) else evidence(HEXES[stride.other])


STEPPING = (
    enemy_is_there,
    city_is_entered_slowly,
    city_is_left_for_quiet_ground,
    enters_a_bond,
    crosses_a_bond,
    bridge_of_saratov_is_soviet,
    volga_bars_the_way,
    river_is_crossed_first,
    extended_keeps_away,
    routed_keep_away,
)


def may_step(stride: Stride) -> Verdict:
    """5.1 Whether a group may take this step: the ground first, then rivers and the enemy."""
    ground = judge(GROUND, Step(stride.position, stride.group.units, stride.one, stride.other))
    return ground and judge(STEPPING, stride)
