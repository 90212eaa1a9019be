"""Bridges where lines cross broad water, and zones: sets of hexes that rivers bound."""

from __future__ import annotations

from tools.mapbuild.frame import Frame
from tools.mapbuild.grid import Hex, Side, ordered
from tools.mapbuild.sources import Crossing, River, Zone

BROAD = ("major", "canal")

Laid = list[tuple[River, list[Side]]]


def bridged(frame: Frame, rivers: Laid, links: dict[str, set[Side]]) -> list[Crossing]:
    """The named crossings, and a bridge wherever else a line crosses broad water. Road bridges come first: a railway
    beside one needs none of its own."""
    found = list(frame.source.crossings)
    used = {ordered(*(frame.parse(name) for name in c.hexes)) for c in found if len(c.hexes) == 2}
    water = {side: river for river, sides in rivers if river.size in BROAD for side in sides}
    for family in frame.source.families:
        name = frame.source.spans.get(family[0])
        if name is None:
            continue
        for side in sorted(set[Side]().union(*(links[kind] for kind in family))):
            if side in water and side not in used:
                used.add(side)
                found.append(_bridge(frame, side, water[side], name))
    return found


def _bridge(frame: Frame, side: Side, river: River, name: dict[str, str]) -> Crossing:
    ends = tuple(sorted(frame.name(spot) for spot in side))
    kind = name["kind"]
    return Crossing(
        id=f"{kind}-{'-'.join(ends)}",
        kind=kind,
        hexes=ends,
        river=river.id,
        name={tongue: f"{name[tongue]} {'/'.join(ends)} ({river.name[tongue]})" for tongue in river.name},
        source="reconstructed: a line crosses the water here",
    )


def spread(frame: Frame, rivers: Laid, zone: Zone) -> list[Hex]:
    """The hexes of a zone: listed, or those between printed rows that can be reached from its start without crossing
    its rivers."""
    if not zone.start:
        return [frame.parse(name) for name in zone.hexes]
    walls = {side for river, sides in rivers if river.id in zone.rivers for side in sides}
    low, high = zone.rows
    found = edge = {frame.parse(zone.start)}
    while edge:
        edge = {
            near
            for spot in edge
            for near in frame.neighbours[spot]
            if near in frame.sheet and ordered(spot, near) not in walls and low <= frame.printed_row(near) <= high
        } - found
        found = found | edge
    return sorted(found, key=frame.name)
