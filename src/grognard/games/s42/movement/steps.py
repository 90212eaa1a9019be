"""5.0 to 7.0 Why a group may not take a step, and what the step costs: rivers, enemies, ZOC, bonds. What terrain itself
prohibits is in `ground`."""

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
"""6.2 The extra cost of leaving an enemy ZOC."""


class MoveStep(Struct, frozen=True):
    """A group that would move from one hex to the next, in a mode."""

    position: Position
    group: Party
    mode: Mode
    from_hex: int
    to_hex: int
    first: bool = False
    """Whether it is the first step of the move."""

    @property
    def side(self) -> int:
        return self.group.side

    @property
    def water(self) -> str:
        return self.position.country.edge(self.from_hex, self.to_hex).water

    @property
    def ends(self) -> tuple[str, str]:
        return HEXES[self.from_hex], HEXES[self.to_hex]


# -- costs -----------------------------------------------------------------------------------------------------------


@rule("5.1.b")
def cost(move_step: MoveStep) -> int:
    """5.1 Sixths of a point: the terrain cost, by road if there is one whatever enemy is near, and the cost of leaving
    an enemy ZOC. Entering one costs nothing more. The step must be open."""
    position, group = move_step.position, move_step.group
    bridge = (
        over_the_volga(position, group.side, move_step.from_hex, move_step.to_hex) if move_step.water == "volga" else ""
    )
    # §5.2.f, §5.2.g, §5.2.h, §5.5.4.b, §13.3.1.c
    terrain_cost = dearest(position.country, sky(position), move_step.from_hex, move_step.to_hex, group.walks, bridge)
    assert terrain_cost is not None
    return terrain_cost + exit_price(position, group, move_step.from_hex, first=move_step.first)


@rule("6.2.c", "13.3.1.d")
def exit_price(position: Position, group: Party, here: int, *, first: bool) -> int:
    """6.2 Two points to leave an enemy ZOC; a unit that began there and chose full retreat itself pays nothing."""
    if not in_zoc(position, group.side, here):
        return 0
    free = first and bool(group.units) and all(leaves_freely(position, unit) for unit in group.units)
    return 0 if free else EXIT


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule("19.2.f")
@rule.forbids("5.1.h")
def enemy_is_there(move_step: MoveStep) -> Violation:
    """5.1 Units may not enter a hex with an enemy combat unit, contested cities aside; a group without combat units
    none with any enemy unit (RULING s42-202)."""
    position, to_hex = move_step.position, move_step.to_hex
    held = to_hex in foes(position, move_step.side, armed=move_step.group.armed) and not is_contested(position, to_hex)
    return evidence(HEXES[to_hex], *names(position.of_side(to_hex, 1 - move_step.side))) if held else None


@rule.forbids("29.1.2.b")
def city_is_entered_slowly(move_step: MoveStep) -> Violation:
    """29.1.2 A contested city is entered by tactical movement."""
    fast = move_step.mode != "tactical" and is_contested(move_step.position, move_step.to_hex)
    return evidence(HEXES[move_step.to_hex]) if fast else None


@rule("29.1.2.d")
@rule.forbids("29.1.2.c")
def city_is_left_for_quiet_ground(move_step: MoveStep) -> Violation:
    """29.1.2 From such a city units may not move into an enemy ZOC, unless friendly units are in the hex."""
    position = move_step.position
    if not is_contested(position, move_step.from_hex) or position.of_side(move_step.to_hex, move_step.side):
        return None
    return evidence(*move_step.ends) if in_zoc(position, move_step.side, move_step.to_hex) else None


@rule("6.2.e", "5.4.g")
@rule.forbids("7.2.a")
def enters_a_bond(move_step: MoveStep) -> Violation:
    """7.2 Units may not enter the hex of an enemy bond in the movement phase, whatever friendly bonds are there."""
    return (
        evidence(HEXES[move_step.to_hex])
        if move_step.to_hex in zones(move_step.position, 1 - move_step.side).hexes
        else None
    )


@rule("6.2.e", "5.4.g")
@rule.forbids("7.2.b")
def crosses_a_bond(move_step: MoveStep) -> Violation:
    """7.2 Nor cross a hexside that an enemy bond runs through."""
    barred = bonded(move_step.position, move_step.side, move_step.from_hex, move_step.to_hex)
    return evidence(*move_step.ends) if barred else None


@rule("5.5.3.d")
@rule.forbids("5.5.3.b")
def bridge_of_saratov_is_soviet(move_step: MoveStep) -> Violation:
    """5.5.3 Only Soviet units use the railway bridge across the Volga."""
    edge = move_step.position.country.edge(move_step.from_hex, move_step.to_hex)
    barred = edge.water == "volga" and edge.bridge not in ("", "ferry") and move_step.side != SOVIET
    return evidence(*move_step.ends) if barred else None


@rule("5.5.3.a")
@rule.forbids("5.5.3.b", "5.5.3.c")
def volga_bars_the_way(move_step: MoveStep) -> Violation:
    """5.5.3 Elsewhere only ferries cross the Volga, the Soviet flotilla included; no pontoons."""
    if move_step.water != "volga":  # §5.4.h
        return None
    way = over_the_volga(move_step.position, move_step.side, move_step.from_hex, move_step.to_hex)  # §5.5.3.e, §5.5.3.j
    return None if way else evidence(*move_step.ends, by="5.5.3.c" if move_step.side == SOVIET else "5.5.3.b")


@rule("5.5.2.a")
@rule.forbids("5.5.2.b", "5.4.i")
def river_is_crossed_first(move_step: MoveStep) -> Violation:
    """5.5.2, 5.4 A major river without bridge or ice is crossed from the bank where the move began, as its first step;
    across a pontoon at any time, and by tactical movement in the same way."""
    # RULING s42-203: 5.4 says "beside that river at the start"; the rest of 5.5.2 binds tactical movement too.
    position = move_step.position
    if move_step.first or not is_crossed_first(position.country, sky(position), move_step.from_hex, move_step.to_hex):
        return None
    # §5.5.2.c
    pontoon = has_pontoon(position, move_step.side, move_step.from_hex, move_step.to_hex, move_step.group.units)
    return None if pontoon else evidence(*move_step.ends, by="5.4.i" if move_step.mode == "tactical" else "5.5.2.b")


@rule("5.3.c")
@rule.forbids("5.3.b")
def extended_keeps_away(move_step: MoveStep) -> Violation:
    """5.3 Extended movement may not enter a hex adjacent to an enemy combat unit: a unit that begins in an enemy ZOC
    leaves it with its first step, and enemies across a river or without a ZOC count too."""
    if move_step.mode != "extended":
        return None
    country, weather = move_step.position.country, sky(move_step.position)
    near = [
        edge.to_hex
        for edge in country.edges[move_step.to_hex]
        if move_step.position.fighters(edge.to_hex, 1 - move_step.side)
        and are_adjacent(country, weather, move_step.to_hex, edge.to_hex)  # §2.2.3.d
    ]
    return evidence(HEXES[move_step.to_hex], *(HEXES[hex_] for hex_ in near[:3])) if near else None


@rule("13.3.2.k")
@rule.forbids("13.3.2.b")
def routed_keep_away(move_step: MoveStep) -> Violation:
    """13.3.2 Units in full retreat may not enter an enemy ZOC, unless a friendly unit not in full retreat is in the
    hex."""
    position, side = move_step.position, move_step.side
    if not move_step.group.routed or not in_zoc(position, side, move_step.to_hex):
        return None
    return None if is_covered(position, side, move_step.to_hex) else evidence(HEXES[move_step.to_hex])


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


def may_step(move_step: MoveStep) -> Verdict:
    """5.1 Whether a group may take this step: terrain first, then rivers and the enemy."""
    ground = judge(GROUND, Step(move_step.position, move_step.group.units, move_step.from_hex, move_step.to_hex))
    return ground and judge(STEPPING, move_step)
