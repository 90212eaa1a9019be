"""5.0, 7.0 Answers about distance and threat: by the search that moves units, and by their fields of fire."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.coh.data.units import AIRCRAFT, SIDE, UNITS
from grognard.games.coh.interface.previews import activation_points, targets
from grognard.games.coh.interface.views import side_of
from grognard.games.coh.movement.reach import Way, reach
from grognard.games.coh.state.position import HIDDEN, NONE, SPENT, CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.hexes.ideas import Distance, Threat, Threats


def _ways(game: CohGame, unit: int) -> tuple[Way, ...]:
    """3.0 Where a unit could go if it were activated now, fresh, with its own action points alone."""
    position = game.position
    army = position.owners[unit]
    fresh = position.with_piece(unit, position.pieces[unit].cleared(SPENT))
    ready = fresh.with_army(army, active=(unit,), ap=activation_points(fresh, unit), cap=0)
    return reach(game, ready, Actor(army=army, units=(unit,), by="ap")).ways


def distance(game: CohGame, start: int, end: int, unit: int) -> Distance:
    """The hexes between two hexes, and what the way costs a unit that stands in the first."""
    position = game.position
    hexes = position.field.grid.distance(start, end)
    if unit == NONE or position.pieces[unit].place != start or start == end:
        return Distance(hexes=hexes)
    to = position.field.names[end]
    shortest = min((way for way in _ways(game, unit) if way.to == to), key=lambda way: (way.ap, way.mode), default=None)
    if shortest is None:
        return Distance(hexes=hexes)
    return Distance(
        hexes=hexes, cost=shortest.ap, path=(position.field.names[start], *shortest.path), mode=shortest.mode
    )


def threat(game: CohGame, seat: str | None, hex_: int) -> Threats:
    """Every enemy that is seen and could fire at the hex from where it stands, or enter it, once it is activated."""
    position = game.position
    side = side_of(position, seat)
    held = {SIDE[unit] for unit in position.stack(hex_) if not position.is_hidden(unit)}

    def is_enemy(unit: int) -> bool:
        piece = position.pieces[unit]
        on_board = piece.place >= 0 and piece.place != hex_ and not piece.has(HIDDEN) and not AIRCRAFT[unit]
        return on_board and (SIDE[unit] != side if side != NONE else SIDE[unit] not in held)

    threats = [
        threat for unit in range(len(UNITS)) if is_enemy(unit) for threat in _threats(game, position, unit, hex_)
    ]
    units = tuple(sorted(threats, key=lambda threat: (threat.how, len(threat.path), threat.cost, threat.unit)))
    return Threats(hex=position.field.names[hex_], units=units)


def _threats(game: CohGame, position: Position, unit: int, hex_: int) -> Iterator[Threat]:
    names, here = position.field.names, position.pieces[unit].place
    if hex_ in targets(position, unit):
        cost = position.figures.fire[unit]
        yield Threat(unit=UNITS[unit], how="fires", cost=cost, per=1, path=(names[here],))
    ways = [way for way in _ways(game, unit) if way.to == names[hex_]]
    if ways:
        way = min(ways, key=lambda path: (path.ap, path.mode))
        yield Threat(unit=UNITS[unit], how="enters", cost=way.ap, per=1, path=(names[here], *way.path), mode=way.mode)
