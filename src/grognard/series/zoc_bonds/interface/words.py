"""The words of situation files that every game of the family has: the rows of `expect` lines."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from grognard.core.counters.position import ORDERS
from grognard.core.situations.checks import SEAT
from grognard.core.situations.vocabulary import optional
from grognard.core.situations.words import Clause, Either, Flag, Kind, ListOf, MapOf, Number, Row, Word
from grognard.hexes.wording import Shift
from grognard.series.zoc_bonds.marching import MODES


class TableWords:
    """The words for the things of a game."""

    def __init__(
        self,
        *,
        sides: Collection[str],
        hexes: Collection[str],
        units: Collection[str],
        places: Collection[str],
        areas: Collection[str],
        marks: Collection[str],
        columns: Collection[str],
    ) -> None:
        self.side = Word("side", sides)
        self.hex = Word("hex", hexes)
        self.unit = Word("unit", units)
        self.units = ListOf(self.unit, unique="")
        self.place = Word("place", (*hexes, *places))
        self.destination = Word("hex or area", (*hexes, *areas))
        self.marks = ListOf(Word("mark", marks), unique="")
        self.order = Word("order", ORDERS)
        self.column = Word("column", columns)

    def rows(self, odds: Mapping[str, Kind]) -> dict[str, Row]:
        """The lines of `shared_lines`. `odds`: how the game describes an attack."""
        group, cost = Either(self.unit, self.units), Either(Number(0), Word("cost", ("none",)))
        way, judged = {"mode": Word("mode", MODES), "cost": cost}, {"refused": Clause("none")}
        seen: dict[str, Kind] = {
            "at": self.place,
            "steps": Number(0),
            "order": self.order,
            "marks": optional(self.marks),
            "has": self.marks,
            "lacks": self.marks,
        }
        sums: dict[str, Kind] = {
            "column": self.column,
            "attack": Number(0),
            "defence": Number(0),
            "shifts": optional(ListOf(Shift())),
        }
        paths = {"lengths": ListOf(Number(1)), "paths": ListOf(ListOf(self.place))}
        return {
            "odds": Row({"odds": self.hex, **odds, **sums}, any_of=tuple(sums)),
            "routes": Row(
                {"routes": group, "to": self.destination, **way, "path": ListOf(self.place)}, ("to",), ("cost", "path")
            ),
            "step": Row({"step": group, "to": self.hex, **way, **judged}, ("to",), ("cost", "refused")),
            "retreats": Row({"retreats": self.unit, "from": self.hex, **paths}, ("from", "paths")),
            "unit": Row({"unit": self.unit, **seen}, any_of=tuple(seen)),
            "bond": Row(
                {"bond": ListOf(self.destination, least=2, most=2), "side": self.side, "is": Flag()}, ("side",)
            ),
            "zoc": Row({"zoc": self.hex, "side": self.side, "is": Flag()}, ("side",)),
            "supplied": Row({"supplied": self.unit, "is": Flag()}),
            "outcome": Row({"outcome": Word("result", ("win", "loss", "draw", "none")), "seat": SEAT, "by": Clause()}),
            "parents": Row({"parents": MapOf(self.unit, self.unit)}),
            "turn": Row({"turn": Number(1)}),
        }
