"""The printed names of a game of the family, both ways: as players are shown them, as queries and situations name
them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from grognard.core.counters.position import ORDERS, Names, Piece
from grognard.hexes.asking import asked_id, asked_side, asked_units
from grognard.hexes.wording import Line, bad, known
from grognard.series.zoc_bonds.interface.answers import ShownBond, ShownPiece
from grognard.series.zoc_bonds.zones import Bond


class TableNames(Names):
    def __init__(
        self,
        slug: str,
        *,
        sides: tuple[str, ...],
        units: Mapping[str, int],
        hexes: tuple[str, ...],
        index: Mapping[str, int],
        places: Mapping[str, int],
        areas: tuple[str, ...],
        marks: Mapping[str, int],
    ) -> None:
        super().__init__(tuple(units), hexes, places)
        self.slug, self.sides, self.marks = slug, sides, marks
        self.unit_ids, self.hex_ids, self._areas = units, index, areas
        self.shown_bond = lru_cache(maxsize=1024)(self._shown_bond)
        self.shown_piece = lru_cache(maxsize=4096)(self._shown_piece)

    # -- what players are shown ---------------------------------------------------------------------------

    def _shown_bond(self, bond: Bond) -> ShownBond:
        near_end, far_end = (self._hexes[end] if end >= 0 else f"area-{self._areas[-1 - end]}" for end in bond.ends)
        if bond.hex >= 0:
            return ShownBond((near_end, far_end), self._hexes[bond.hex])
        return ShownBond((near_end, far_end), side=self.hexes(bond.side))

    def shown_marks(self, marks: int) -> tuple[str, ...]:
        return tuple(name for name, mark in self.marks.items() if marks & mark)

    def _shown_piece(self, piece: Piece) -> ShownPiece:
        return ShownPiece(self.place(piece.place), piece.steps, ORDERS[piece.order], self.shown_marks(piece.marks))

    def pairs(self, units: Iterable[tuple[int, int]]) -> dict[str, str]:
        """Units and the unit each belongs to."""
        return {self._units[unit]: self._units[partner] for unit, partner in units}

    # -- what a query names -------------------------------------------------------------------------------

    def asked_unit(self, what: str, name: object) -> int:
        return asked_id(what, "unit", self.unit_ids, name)

    def asked_units(self, what: str, args: Mapping[str, Any], key: str = "units") -> tuple[int, ...]:
        return asked_units(what, self.unit_ids, args, key)

    def asked_hex(self, what: str, name: object) -> int:
        return asked_id(what, "hex", self.hex_ids, name)

    def asked_side(self, what: str, args: Mapping[str, Any]) -> int:
        return asked_side(what, self.sides, args)

    # -- what a situation names ---------------------------------------------------------------------------

    def unit(self, id_: object) -> int:
        return known(self.slug, self.unit_ids, id_)

    def hex(self, id_: object) -> int:
        return known(self.slug, self.hex_ids, id_)

    def group(self, ids: object) -> tuple[int, ...]:
        """One unit, or a list of units."""
        return tuple(map(self.unit, ids if isinstance(ids, list) else [ids]))

    def side(self, line: Line, key: str = "side") -> int:
        if line.get(key) not in self.sides:
            raise bad(f"`{key}` is {' or '.join(self.sides)}: {dict(line)}")
        return self.sides.index(line[key])
