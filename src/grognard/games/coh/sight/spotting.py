"""6.0, 7.63, 18.2, 20.3 Who sees a hex: units on the ground by their line of sight, aircraft from above."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.coh.combat.shot import looks_out, sees
from grognard.games.coh.data.units import AIRCRAFT, AIRCRAFT_OF, SIDE
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.line_of_sight import blind_from_the_air
from grognard.games.coh.state.position import HIDDEN, Position
from grognard.games.coh.state.presence import in_close_combat


@rule("7.63.p", "18.2.x", "20.3.b")
def watches(position: Position, unit: int, hex_: int) -> bool:
    """Whether a unit sees a hex: from close combat nothing but its own, from a bunker what lies before it, from the air
    everything but blind spots."""
    # RULING coh-216
    place = position.pieces[unit].place
    if AIRCRAFT[unit]:
        return blind_from_the_air(position.field, place, hex_) is None
    if place != hex_ and in_close_combat(position, unit):
        return False
    return looks_out(position, unit, hex_) and sees(position, place, hex_)


def is_seen(position: Position, side: int, hex_: int) -> bool:
    """Whether an enemy of a side sees a hex: as `watchers`, for lists. Lines of sight are drawn once from each hex."""
    ours, theirs = position.on_board[side], position.on_board[1 - side]
    for place, units in theirs.items():
        if place != hex_ and place in ours:  # §7.63.p
            continue
        if sees(position, place, hex_) and any(looks_out(position, unit, hex_) for unit in units):
            return True
    above = (unit for unit in AIRCRAFT_OF[1 - side] if position.pieces[unit].place >= 0)
    return any(not position.is_hidden(unit) and watches(position, unit, hex_) for unit in above)


@rule("10.2.b", "10.2.e", "card.40.f")
def watchers(position: Position, side: int, hex_: int) -> Iterator[int]:
    """The enemies of a side on the boards and above them that see a hex."""
    # RULING coh-082
    for units in position.stacks.values():
        for unit in units:
            if SIDE[unit] != side and not position.pieces[unit].has(HIDDEN) and watches(position, unit, hex_):
                yield unit
