"""16.1 The supply phase: rail heads, the check of every unit, attrition of isolated units, ammunition for artillery."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.s42.boxes.boxes import in_box
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, SIDE
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import SupplyPoint
from grognard.games.s42.state.position import ISOLATED, UNSUPPLIED, Piece, Position, S42Game, names
from grognard.games.s42.supply.isolation import Attrition, is_isolated
from grognard.games.s42.supply.lines import has_line, is_supplied
from grognard.games.s42.supply.rail_heads import MoveRailHeads
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_points import SpendSupplies
from grognard.games.s42.turn.phases import opens

CUT_OFF = UNSUPPLIED | ISOLATED


@opens("supply")
@rule("3.0.zc", "3.0.ze", "3.0.zf")
class SupplyPhase(Procedure, frozen=True, kw_only=True):
    """3.0 The four steps of the phase, in order; only the Axis has rail heads."""

    side: int

    def run(self, game: S42Game) -> None:
        game.log("phase-supply", "3.0.zc", side=SIDES[self.side])
        rails = (MoveRailHeads(),) if self.side == AXIS else ()  # §3.0.zd, §3.0.zj
        game.then(*rails, CheckSupply(side=self.side), Attrition(side=self.side), SpendSupplies(side=self.side))


@rule("16.1.c")
def checked(position: Position, unit: int) -> Piece:
    """16.1, 16.5.1 A unit with the marker it should have: none with a line, the white side without one, the red side if
    no line of any length reaches it."""
    clear = position.pieces[unit].cleared(CUT_OFF)
    if has_line(position, unit):  # §16.1.d
        return clear
    return clear.marked(CUT_OFF if is_isolated(position, unit) else UNSUPPLIED)  # §16.1.b, §16.5.1.d, §16.5.1.e


@rule("19.1.b", "19.2.d")
def checked_point(position: Position, supply: SupplyPoint) -> SupplyPoint:
    """19.2 A supply point needs a line like any non-combat unit."""
    supplied = supply.place < 0 or is_supplied(position, supply.side, supply.place)
    marks = supply.marks & ~CUT_OFF
    return replace(supply, marks=marks if supplied else marks | UNSUPPLIED)


@rule("16.1.a")
class CheckSupply(Procedure, frozen=True, kw_only=True):
    """16.1 Every unit of the side on the map, in an entry area or with a reserve army is checked."""

    side: int

    def run(self, game: S42Game) -> None:
        position = game.position
        now = {
            unit: checked(position, unit)
            for unit, piece in enumerate(position.pieces)  # §19.2.d
            if SIDE[unit] == self.side and (piece.place >= 0 or in_area(piece.place) or in_box(piece.place))
        }
        points = (checked_point(position, row) if row.side == self.side else row for row in position.supplies)
        game.change(position.with_pieces(now).but(supplies=tuple(points)))
        game.log("supply-checked", "16.1.a", side=SIDES[self.side])
        self.report(game, position, now)

    def report(self, game: S42Game, before: Position, now: dict[int, Piece]) -> None:
        """The units cut off, isolated, or supplied again since the last check."""
        cut, alone, back = [], [], []
        for unit, piece in now.items():
            was = before.pieces[unit]
            if in_box(piece.place):  # 34.1.2 It would tell whose box it is.
                continue
            if piece.has(ISOLATED) and not was.has(ISOLATED):
                alone.append(unit)
            elif piece.has(UNSUPPLIED) and not was.has(UNSUPPLIED):
                cut.append(unit)
            elif was.has(UNSUPPLIED) and not piece.has(UNSUPPLIED):
                back.append(unit)
        if cut:
            game.log("units-cut-off", "16.1.b", units=names(cut))
        if alone:
            game.log("units-isolated", "16.5.1.e", units=names(alone))
        if back:
            game.log("units-supplied-again", "16.1.d", units=names(back))
