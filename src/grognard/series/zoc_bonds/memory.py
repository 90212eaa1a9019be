"""What was found out about a table of counters and still holds after a change, handed on so that the next position need
not look for it again. Which things a game finds, and from what, is for the game to say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.core.counters import Piece, Stacks
from grognard.series.zoc_bonds.zones import Web, Zones

MANY = 30
"""So many hexes have changed that bonds are as soon found anew as mended."""
Known = dict[str, Any]
"""What a position keeps beside its fields: its `__dict__`."""
Webs = dict[int, tuple[Web, frozenset[int]]]
"""For each side the bonds as they were once found, and the hexes where something has changed since."""


class Keeper:
    """Knows from which fields of a position each thing was found."""

    def __init__(self, found_from: Mapping[str, tuple[str, ...]]) -> None:
        self.found_from = found_from
        self._kept: dict[frozenset[str], tuple[str, ...]] = {}

    def keep(self, known: Known, after: Known, fields: Iterable[str]) -> None:
        """Hand on whatever was found without looking at these fields, which have changed."""
        changed = frozenset(fields)
        kept = self._kept.get(changed)
        if kept is None:
            fit = (name for name, used in self.found_from.items() if changed.isdisjoint(used))
            kept = self._kept[changed] = tuple(fit)
        for name in kept:
            if name in known:
                after[name] = known[name]


def hexes_of(pieces: tuple[Piece, ...], changed: Mapping[int, Piece]) -> frozenset[int]:
    """The hexes where counters have come, gone or changed."""
    return frozenset(
        place for unit, piece in changed.items() for place in (pieces[unit].place, piece.place) if place >= 0
    )


def webs_since(known: Known, hexes: frozenset[int]) -> Webs:
    """The bonds of both sides as far as they are known, and where they may have changed."""
    webs: Webs = {
        side: (web, since | hexes)
        for side, (web, since) in known.get("webs", {}).items()
        if len(since) < MANY and len(hexes) < MANY
    }
    zones: dict[int, Zones] = known.get("zones", {})
    for side, zone in zones.items():
        if zone.has_web and len(hexes) < MANY:
            webs[side] = (zone.web, hexes)
    return webs


def restacked(stacks: Stacks, pieces: tuple[Piece, ...], moved: Mapping[int, Piece]) -> Stacks:
    """The stacks after these counters have moved."""
    found = dict(stacks)
    for unit, piece in moved.items():
        was, place = pieces[unit].place, piece.place
        if was >= 0:
            left = tuple(other for other in found[was] if other != unit)
            if left:
                found[was] = left
            else:
                del found[was]
        if place >= 0:
            found[place] = tuple(sorted((*found.get(place, ()), unit)))
    return found
