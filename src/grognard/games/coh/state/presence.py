"""Who is where, as the rules ask: enemies in sight in a hex, close combat, the state of a unit."""

from __future__ import annotations

from grognard.core.derived import derived
from grognard.games.coh.data.schema import Bar, Hit
from grognard.games.coh.data.units import AIRCRAFT, PACK, SIDE, VEHICLE
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import HIDDEN, IRON, NONE, STUCK, Position


def visible(position: Position, hex_: int) -> tuple[int, ...]:
    """The units in a hex that lie on the board, aircraft left out."""
    there = position.stacks.get(hex_)
    if there is None:  # most hexes are empty
        return ()
    return tuple(u for u in there if not position.pieces[u].has(HIDDEN) and not AIRCRAFT[u])


@rule("10.0.b", "10.0.c", "card.V13.b")
def witnesses(position: Position, unit: int) -> tuple[str, ...]:
    """10.0 The seats that are told where a unit is: those of its side while it is hidden; empty, and so all, else."""
    if not position.is_hidden(unit):
        return ()
    return tuple(position.armies[army].id for army in position.armies_of(SIDE[unit]))


def enemies(position: Position, hex_: int, side: int) -> tuple[int, ...]:
    """Visible units of the other side on the ground of a hex."""
    return position.on_board[1 - side].get(hex_, ())


@derived("places", "hidden")
def enemy_hexes(position: Position, side: int) -> frozenset[int]:
    """The hexes with visible units of the other side on the ground."""
    return frozenset(position.on_board[1 - side])


@rule("7.63.d", "5.0.m")
def in_close_combat(position: Position, unit: int) -> bool:
    """7.63 An enemy that is seen stands in the same hex."""
    # RULING coh-046
    # 7.63 speaks of units that attack and of units that are present: presence is enough, no attack is needed.
    place = position.pieces[unit].place
    return place in position.on_board[1 - SIDE[unit]] and not AIRCRAFT[unit]


def hit_of(position: Position, unit: int) -> Hit | None:
    """7.4 The counter under a unit."""
    hit = position.pieces[unit].hit
    return None if hit == NONE else PACK.hits[hit]  # §7.4.f, §7.4.g, §7.4.u, §15.2.a, §15.2.i


@rule("7.4.i", "15.2.b", "card.V11.b")
def is_barred(position: Position, unit: int, bar: Bar) -> bool:
    """Whether the hit counter takes an ability away. An iron will overcomes what does not concern movement."""
    hit = hit_of(position, unit)
    if hit is None or bar not in hit.bars:
        return False
    return not position.pieces[unit].has(IRON) or bar in ("move", "pivot", "board")


def by_pool(unit: int, foot: str, vehicle: str) -> str:
    """The clause of a hit counter: vehicles have their own list (15.2), men and guns that of 7.4."""
    return vehicle if VEHICLE[unit] else foot


def stunned_by(unit: int) -> str:
    return by_pool(unit, "7.4.s", "15.2.m")


@rule("7.4.s", "15.2.m", "card.V11.b")
def is_rooted(position: Position, unit: int) -> bool:
    """Whether a unit is stunned and does not stir: an iron will lets it act again, but not move."""
    hit = hit_of(position, unit)
    return hit is not None and "all-but-rally" in hit.bars


def effects(position: Position, unit: int) -> Hit | None:
    """The counter whose figures count for shooting and defence; none for a unit of iron will."""
    return None if position.pieces[unit].has(IRON) else hit_of(position, unit)


def is_stuck(position: Position, unit: int) -> bool:
    return position.pieces[unit].has(STUCK)
