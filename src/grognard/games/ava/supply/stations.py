"""12.1 The railway: where a train can set reinforcements down, and why it cannot elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.derived import derived
from grognard.core.verdicts import Violation, evidence
from grognard.games.ava.data.ground import SOVIET
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import CONSTANTS, HEXES, Position, names
from grognard.games.ava.supply.communications import Search


@derived("rules", "places", "forts")
def stations(position: Position, side: int) -> frozenset[int]:
    """12.1 Hexes where a train can arrive."""
    return frozenset(_on_the_line(position, side))


@rule("12.1.e")
def _on_the_line(position: Position, side: int) -> Iterator[int]:
    """12.1 Railway hexes joined to an own source by rail without one enemy zone of control."""
    ground = position.ground
    near = ground.rail_near

    def clear(from_hex: int, to_hex: int) -> bool:
        if position.side_in(to_hex) == 1 - side:
            return False
        if position.zoc[1 - side][to_hex] and not _fort(position, side, to_hex):  # §12.1.d, §12.1.g, §3.2.i
            return False
        return side != SOVIET or not ground.over_start_line(from_hex, to_hex)

    edge = [hex_ for hex_ in ground.sources[side] if clear(hex_, hex_)]
    seen = set(edge)
    while edge:
        hex_ = edge.pop()
        if hex_ in ground.rail_hexes:  # §12.1.c
            yield hex_
        for ahead in near.get(hex_, ()):
            if ahead not in seen and clear(hex_, ahead):
                seen.add(ahead)
                edge.append(ahead)


def _fort(position: Position, side: int, hex_: int) -> bool:
    return side == SOVIET and hex_ in position.fort


@rule.forbids("12.1.c")
def no_railway_here(position: Position, side: int, hex_: int) -> Violation:
    """12.1 Reinforcements arrive in a hex with a railway."""
    return evidence(HEXES[hex_]) if hex_ not in position.ground.rail_hexes else None


@rule.forbids("12.1.d")
def station_is_in_zoc(position: Position, side: int, hex_: int) -> Violation:
    """12.1 Reinforcements do not arrive in an enemy zone of control."""
    return evidence(HEXES[hex_]) if position.in_zoc(hex_, side) else None


@rule.forbids("12.1.g")
def friends_do_not_help_the_train(position: Position, side: int, hex_: int) -> Violation:
    """12.1 The railway may pass no enemy zone of control, not even where friends stand."""
    if hex_ in stations(position, side):
        return None
    return evidence(HEXES[hex_]) if hex_ in _by_rail(position, side) else None


@derived("rules", "places", "forts")
def _by_rail(position: Position, side: int) -> frozenset[int]:
    """Every hex that a line along the railway reaches, with the help of friends (3.3)."""
    return frozenset(Search(position, side).along(position.ground.line_ways(side, "rail")).length)


@rule.forbids("12.1.e")
def railway_is_cut(position: Position, side: int, hex_: int) -> Violation:
    """12.1 The railway must lead to an own source."""
    return None if hex_ in stations(position, side) else evidence(HEXES[hex_])


@rule("3.1.a")
@rule.forbids("3.1.e")
def station_is_full(position: Position, side: int, hex_: int) -> Violation:
    """3.1 No more than two units in a hex when reinforcements have been placed."""
    there = position.stack(hex_)
    return evidence(HEXES[hex_], *names(there)) if len(there) >= CONSTANTS.stacking else None


ARRIVING = (no_railway_here, station_is_in_zoc, friends_do_not_help_the_train, railway_is_cut, station_is_full)
