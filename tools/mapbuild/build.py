"""A board from its sources: frame, water and mountains, rivers, lines, forests, checks."""

from __future__ import annotations

import msgspec

from tools.mapbuild.crossings import bridged, spread
from tools.mapbuild.frame import Frame
from tools.mapbuild.grid import Hex, Point, Side
from tools.mapbuild.lines import LineNet, Stop
from tools.mapbuild.rivers import RiverNet
from tools.mapbuild.sources import Crossing, Place, River, Sources, Zone
from tools.mapbuild.terrain import Ground

RANKS = ("major", "city", "town", "village", "landmark")


class Built(msgspec.Struct, frozen=True):
    """A finished board, still in terms of its frame."""

    sources: Sources
    frame: Frame
    letters: dict[Hex, str]
    rows: list[str]
    places: list[tuple[Place, list[Hex]]]
    rivers: list[tuple[River, list[Side]]]
    links: dict[str, set[Side]]
    chains: dict[str, list[list[Hex]]]
    crossings: list[Crossing]
    zones: list[tuple[Zone, list[Hex]]]

    @property
    def river_sides(self) -> dict[Side, str]:
        return sides_by_size(self.rivers)


def build(sources: Sources) -> Built:
    frame = Frame(sources.board)
    ground = Ground(frame, sources.terrain)
    where = {place.id: locate(frame, place) for place in sources.places}
    towns: dict[Hex, Point] = {}
    for place in sources.places:
        if place.kind in RANKS and len(where[place.id]) == 1:
            towns.setdefault(where[place.id][0], frame.geo.point(place.at))
    net = RiverNet(frame, ground.letters, towns)
    rivers = [(river, net.lay(river)) for river in sources.rivers]
    lines = LineNet(frame, ground.letters, sides_by_size(rivers))
    known = {place.id: place for place in sources.places}
    for line in sources.lines:
        lines.lay(line, [stop_of(frame, known, where, stop) for stop in line.stops])
    for place in sources.places:
        if len(where[place.id]) > 1:
            for kind in ("rail", "road"):
                if kind in lines.links:
                    lines.join(kind, where[place.id])
    settled = {spot for place in sources.places if place.kind in ("major", "city") for spot in where[place.id]}
    ground.grow(lines.links, settled)
    return Built(
        sources=sources,
        frame=frame,
        letters=ground.letters,
        rows=ground.rows(),
        places=drawn(sources.places, where),
        rivers=[(river, sides) for river, sides in rivers if sides],
        links=lines.links,
        chains={kind: lines.chains(kind) for kind in lines.links},
        crossings=bridged(frame, rivers, lines.links),
        zones=[(zone, spread(frame, rivers, zone)) for zone in sources.board.zones],
    )


def locate(frame: Frame, place: Place) -> list[Hex]:
    """The hexes of a place: those it is pinned to, or the one its coordinates fall into."""
    if place.hexes:
        return [frame.parse(name) for name in place.hexes]
    return [frame.layout.hex_at(frame.geo.point(place.at))]


def stop_of(
    frame: Frame, known: dict[str, Place], where: dict[str, list[Hex]], stop: str | tuple[float, float]
) -> Stop:
    """A stop is a place by its id, a hex by its printed name, or a point of the globe."""
    if not isinstance(stop, str):
        point = frame.geo.point(stop)
        return frame.layout.hex_at(point), point
    if stop not in known:
        spot = frame.parse(stop)
        return spot, frame.centre[spot]
    spots = where[stop]
    if known[stop].hexes:
        spot = spots[len(spots) // 2]
        return spot, frame.centre[spot]
    return spots[0], frame.geo.point(known[stop].at)


def drawn(places: tuple[Place, ...], where: dict[str, list[Hex]]) -> list[tuple[Place, list[Hex]]]:
    """The places shown on the board: one for a hex, the greater one; stops without a name are not shown."""
    shown = []
    used: set[Hex] = set()
    for rank in RANKS:
        for place in places:
            if place.kind == rank and not used.intersection(where[place.id]):
                used.update(where[place.id])
                shown.append((place, where[place.id]))
    return shown


def sides_by_size(rivers: list[tuple[River, list[Side]]]) -> dict[Side, str]:
    return {side: river.size for river, sides in rivers for side in sides}
