"""Who is where, as the rules ask: enemies in sight in a hex, close combat, the state of a unit."""

from __future__ import annotations

from grognard.games.coh.position import HIDDEN, IRON, NONE, STUCK, Position
from grognard.games.coh.rulebook import rule
from grognard.games.coh.schema import Bar, Hit
from grognard.games.coh.units import AIRCRAFT, PACK, SIDE


def visible(position: Position, hex_: int) -> tuple[int, ...]:
    """The units in a hex that lie on the board, aircraft left out."""
    return tuple(u for u in position.stack(hex_) if not position.pieces[u].has(HIDDEN) and not AIRCRAFT[u])


def enemies(position: Position, hex_: int, side: int) -> tuple[int, ...]:
    """Visible units of the other side on the ground of a hex."""
    return tuple(unit for unit in visible(position, hex_) if SIDE[unit] != side)


@rule("7.63.d", "5.0.m")
def in_close_combat(position: Position, unit: int) -> bool:
    """7.63 An enemy that is seen stands in the same hex."""
    # RULING coh-046
    # 7.63 speaks of units that attack and of units that are present: presence is enough, nobody need have attacked.
    place = position.pieces[unit].place
    return place >= 0 and not AIRCRAFT[unit] and bool(enemies(position, place, SIDE[unit]))


@rule("7.4.f", "7.4.g", "7.4.u", "15.2.a", "15.2.i")
def hit_of(position: Position, unit: int) -> Hit | None:
    """7.4 The counter under a unit."""
    hit = position.pieces[unit].hit
    return None if hit == NONE else PACK.hits[hit]


@rule("7.4.i", "15.2.b", "card.V11.b")
def is_barred(position: Position, unit: int, bar: Bar) -> bool:
    """Whether the hit counter takes an ability away. An iron will overcomes what does not concern movement."""
    hit = hit_of(position, unit)
    if hit is None or bar not in hit.bars:
        return False
    return not position.pieces[unit].has(IRON) or bar in ("move", "pivot", "board")


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
