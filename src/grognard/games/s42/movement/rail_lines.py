"""5.6.3 Where trains can go: the railways a side can use, as far as the enemy leaves them open."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.derived import derived
from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.boxes.boxes import army_hexes
from grognard.games.s42.data.board import pair
from grognard.games.s42.data.units import AXIS, PACK, SOVIET
from grognard.games.s42.forces.rebuilding import gateways
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, Position, place_name
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.lines import held_by
from grognard.games.s42.supply.rail_net import RAILWAYS, finished, railways
from grognard.games.s42.supply.sources import OVERSEAS

TABLES = PACK.tables
FERRY = "vladimirovka"
Came = dict[int, int]
"""For each place a train can reach, the place before it; the start leads to itself."""


@derived("front", "rules", "turn", "battles", "heads")
def closed(position: Position, side: int) -> frozenset[int]:
    """5.6.3 Trains may not pass a hex with an enemy combat unit or in an enemy ZOC, with or without friendly units:
    they would have to stop there (6.2) and may not. Soviet trains may not enter a hex with an Axis rail head."""
    # RULING s42-606: 5.6.3 bars only the ends of the journey, but 6.2 makes an end of the first EZOC.
    heads = (head.hex for head in position.heads) if side == SOVIET else ()  # §5.6.3.k, §5.6.3.l
    hidden: frozenset[int] = army_hexes(position) if side == AXIS else frozenset()
    return (
        held_by(position, 1 - side) | zones(position, 1 - side).zone | frozenset(heads) | hidden
    )  # §5.6.3.c, §5.6.3.g


@derived("front", "rules", "turn", "battles", "heads", "converted")
@rule("5.6.1.b", "5.6.3.a", "5.6.3.b")
def tracks(position: Position, side: int, start: int, ferry: bool) -> Came:
    """5.6.1 Every place a train from a hex or an entry area can reach, any distance along the side's railways: hexes,
    and its entry areas where a line meets the map edge."""
    lines, crossing, shut = railways(position, side), position.country.rail_ferry, closed(position, side)  # §5.6.3.d
    exits = {hex_: place for place in gateways(position, side) for hex_ in _stations(position, place)}
    came = {start: start} | dict.fromkeys(_departures(position, side, start), start)  # §22.1.2.b
    queue = [hex_ for hex_ in came if hex_ in lines]
    for hex_ in queue:
        for neighbour in lines[hex_]:
            if neighbour not in came and neighbour not in shut and (ferry or pair(hex_, neighbour) != crossing):
                came[neighbour] = hex_
                queue.append(neighbour)
        if hex_ in exits:
            came.setdefault(exits[hex_], hex_)  # §5.6.1.c
    return came


@rule("5.6.3.a", "22.1.2.b")
def _departures(position: Position, side: int, place: int) -> list[int]:
    """5.6.3 The railway hexes where a train enters the map from an entry area."""
    lines, shut = railways(position, side), closed(position, side)
    stations = _stations(position, place) if place < 0 else ()
    return [hex_ for hex_ in stations if hex_ in lines and hex_ not in shut]


@rule("5.6.3.a", "5.6.3.c", "5.5.7.c")
def leads_on(position: Position, side: int, place: int) -> bool:
    """5.6.3 Whether a train can leave a place at all: across the next hexside, or into or out of an entry area."""
    if place < 0:
        return bool(_departures(position, side, place))
    lines, shut = railways(position, side), closed(position, side)
    near = (neighbour for neighbour in lines.get(place, ()) if neighbour not in shut)
    crossing = position.country.rail_ferry
    if any(pair(place, neighbour) != crossing or ferry_is_free(position, side) for neighbour in near):
        return True
    return place in lines and any(place in _stations(position, area) for area in gateways(position, side))


@rule("5.6.3.a", "5.7.2.a")
def _stations(position: Position, place: int) -> tuple[int, ...]:
    """5.6.3 The railway hexes that join an entry area to the map; no train crosses the Kerch Strait."""
    return () if place == AREA - OVERSEAS else position.country.touches[AREA - place]


@rule("5.5.7.c")
def route(position: Position, side: int, start: int, end: int) -> tuple[int, ...]:
    """5.6.1 The path of a train, both ends included; empty if there is none. It uses the Vladimirovka ferry only if
    there is no other path and the ferry has carried no load this turn."""
    for ferry in (False, True)[: 1 + ferry_is_free(position, side)]:
        came = tracks(position, side, start, ferry)
        if end in came:
            path = [end]
            while came[path[-1]] != path[-1]:
                path.append(came[path[-1]])
            return tuple(reversed(path))
    return ()


@rule("5.5.7.c")
def ferry_is_free(position: Position, side: int) -> bool:
    """5.5.7 The Vladimirovka ferry carries one Soviet load a turn."""
    return side == SOVIET and position.uses(FERRY) < TABLES.vladimirovka_units


# -- 5.6.3 why no train runs -----------------------------------------------------------------------------------------


class Stop(Struct, frozen=True):
    """A load that no train serves, and the place where it would board or unload."""

    position: Position
    side: int
    load: str
    place: int
    boards: bool

    @property
    def laid(self) -> frozenset[str]:
        """The kinds of railway in the hex, if none of them is open to the side."""
        if self.place < 0 or self.place in railways(self.position, self.side):
            return frozenset()
        return frozenset(edge.rail for edge in self.position.country.edges[self.place] if edge.rail)

    def named(self, by: str = "") -> Violation:
        return evidence(self.load, place_name(self.place), by=by)


@rule.forbids("22.4.e", "22.4.f")
def enemy_area_has_no_station(stop: Stop) -> Violation:
    """22.4 Trains may not enter an enemy entry area."""
    foreign = stop.place < 0 and stop.position.country.owner(AREA - stop.place) == 1 - stop.side
    return stop.named("22.4.e" if stop.side == SOVIET else "22.4.f") if foreign and not stop.boards else None


@rule.forbids("5.6.3.a", "5.6.3.b")
def no_railway_is_there(stop: Stop) -> Violation:
    """5.6.3 A load boards and unloads in a railway hex or an entry area."""
    served = stop.place < 0 or stop.place in railways(stop.position, stop.side)
    return None if served or stop.laid else stop.named("5.6.3.a" if stop.boards else "5.6.3.b")


@rule.forbids("5.6.3.d")
def railway_is_not_converted(stop: Stop) -> Violation:
    """5.6.3 The Axis uses converted railways."""
    return stop.named() if stop.side == AXIS and stop.laid & finished(stop.position.turn) else None


@rule.forbids("5.6.6.a")
def caspian_railway_is_closed(stop: Stop) -> Violation:
    """5.6.6 The Caspian railway carries nothing."""
    return stop.named() if stop.laid and all(RAILWAYS[kind].closed for kind in stop.laid) else None


@rule.forbids("17.5.a")
def railway_is_not_finished(stop: Stop) -> Violation:
    """17.5 Nor does a railway still under construction."""
    return stop.named() if stop.laid else None


@rule.forbids("5.6.3.k")
def rail_head_stops_the_train(stop: Stop) -> Violation:
    """5.6.3 Soviet trains may not enter a hex with an Axis rail head."""
    headed = stop.side == SOVIET and any(head.hex == stop.place for head in stop.position.heads)
    return stop.named() if headed and not stop.boards else None


@rule.forbids("5.6.3.c")
def line_is_broken(stop: Stop) -> Violation:
    """5.6.3 There is a railway, but no open line leads on."""
    return stop.named()


NO_TRAIN = (
    enemy_area_has_no_station,
    no_railway_is_there,
    railway_is_not_converted,
    caspian_railway_is_closed,
    railway_is_not_finished,
    rail_head_stops_the_train,
    line_is_broken,
)
