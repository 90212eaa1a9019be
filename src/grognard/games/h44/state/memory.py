"""What was found out about a position and still holds after a change: each thing with the fields it was found from, so
that the next position need not look for it again. `invariants` compares all of it with what is found afresh."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.counters import Piece, Stacks
from grognard.games.h44.data.units import SIDE, SUPPLY_HEAD
from grognard.series.zoc_bonds.memory import MANY, Keeper, Known, hexes_of, restacked, webs_since

_MAP = ("rules", "bridges")
HIDDEN = "hidden"
"""As if it were a field: which counters lie under the unknown units, without the hexes where these are."""
_STANDING = ("pieces", "faces", *_MAP)
FOUND_FROM: dict[str, tuple[str, ...]] = {
    "country": ("rules",),
    "atlas": _MAP,
    "unknown": ("faces", HIDDEN),
    "origins": ("parents",),
    "stacks": ("pieces",),
    "_rosters": ("pieces",),
    "_forces": ("pieces",),
    "_areas": ("pieces",),
    "sources": _STANDING,
    "barred": _STANDING,
    "zones": (*_STANDING, "turn", HIDDEN),
    "webs": (*_STANDING, "turn"),
    "closed": (*_STANDING, "turn", "parents"),
    "nets": (*_STANDING, "turn", "held"),
    "head lines": (*_STANDING, "turn", "held", "pontoons"),
    "bases": ("rules", "turn", "pieces"),
    "landable": ("rules", "turn", "pieces"),
}
"""The fields of a position from which each thing in its `__dict__` was found. Of the pieces all of these look at place,
steps and order alone, never at markers."""
SIDED = ("sources", "barred")
"""What was found for each side from its own pieces alone."""
keep = Keeper(FOUND_FROM).keep


def keep_redealt(known: Known, after: Known) -> None:
    """Hand on what holds when other counters lie under the same unknown units; nothing that leads back to the position
    where it is known what lay there."""
    keep(known, after, (HIDDEN,))
    webs = webs_since(known, frozenset())
    if webs:
        after["webs"] = webs


def keep_pieces(known: Known, after: Known, pieces: tuple[Piece, ...], changed: Mapping[int, Piece]) -> None:
    """Hand on what still holds when these counters have changed: all, if only markers did; else the stacks with the
    changes made in them, and the bonds with the hexes where they may be others now."""
    real = {unit: piece for unit, piece in changed.items() if _differs(pieces[unit], piece)}
    if not real:
        keep(known, after, ())
        return
    keep(known, after, ("pieces",))
    touched = {SIDE[unit] for unit in real}
    for name in SIDED:
        after[name] = {side: found for side, found in known.get(name, {}).items() if side not in touched}
    webs = webs_since(known, hexes_of(pieces, real))
    if webs:
        after["webs"] = webs
    if not any(SUPPLY_HEAD[unit] for unit in real):
        after.update((name, known[name]) for name in ("bases", "landable") if name in known)
    moved = {unit: piece for unit, piece in real.items() if pieces[unit].place != piece.place}
    stacks: Stacks | None = known.get("stacks")
    if all(piece.place >= 0 and pieces[unit].place >= 0 for unit, piece in moved.items()):
        after.update((name, known[name]) for name in ("_rosters", "_forces", "_areas") if name in known)
    if stacks is not None and len(moved) < MANY:
        after["stacks"] = restacked(stacks, pieces, moved) if moved else stacks


def _differs(one: Piece, other: Piece) -> bool:
    """Whether more than markers tells two states of a counter apart."""
    return one.place != other.place or one.steps != other.steps or one.order != other.order
