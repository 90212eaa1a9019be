"""14.3.2 Units in full retreat flee as soon as an enemy comes adjacent."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.units import UNIT, UNITS
from grognard.games.h44.interface.actions import FullRetreat
from grognard.games.h44.retreat.disorder import units_in_full_retreat
from grognard.games.h44.retreat.retreat import RetreatAll
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.ownership import may_act
from grognard.games.h44.state.position import DISRUPTED, IN_FULL_RETREAT, MOVED, H44Game, Position


@rule("14.3.2.e", "14.3.2.h", "16.4.c")
class Flee(Procedure, frozen=True, kw_only=True):
    """14.3.2 A unit of this side has moved to a hex: each adjacent hex that holds only enemies in full retreat is
    vacated at once, by a retreat of two hexes (13.1.3) without stopping half-way. Bridges at the hex come first: units
    whose bridge over a large river is blown need not flee."""

    side: int
    hex: int
    advanced: bool = False
    """It arrived by an advance after combat."""

    def run(self, game: H44Game) -> None:
        position = game.position
        retreat_path = RetreatAll(
            units=(), origin=-1, lengths=(2,), rout=True, again=False, short=False, advanced=self.advanced
        )
        game.then(
            *(
                replace(retreat_path, units=position.stack(hex_), origin=hex_)  # §14.3.2.h
                for hex_ in units_in_full_retreat(position, 1 - self.side, self.hex)
            )
        )


# -- 14.3.1 by choice ------------------------------------------------------------------------------------------------


@rule.forbids("14.3.1.d")
def is_not_disrupted(position: Position, side: int, unit: int) -> Violation:
    """14.3.1 Only disrupted units go into full retreat voluntarily."""
    piece = position.pieces[unit]
    return evidence(UNITS[unit]) if piece.order != DISRUPTED or piece.has(MOVED) else None


def _may_take_to_it(position: Position, side: int, action: FullRetreat) -> Verdict:
    unit = UNIT[action.unit]
    return may_act(position, side, unit) and judge((is_not_disrupted,), position, side, unit)


@rule("14.3.1.d", "14.3.1.e")
def _take_to_it(game: H44Game, side: int, action: FullRetreat) -> None:
    """14.3.1 A disrupted unit goes into full retreat, to move at full speed."""
    unit = UNIT[action.unit]
    game.change(game.position.with_piece(unit, replace(game.position.pieces[unit], order=IN_FULL_RETREAT)))
    game.log("unit-routed", "14.3.1", unit=action.unit)


FULL_RETREAT = Verb(
    FullRetreat,
    candidates=lambda position, side: [
        FullRetreat(UNITS[u]) for u in muster(position, side).disordered if position.pieces[u].order == DISRUPTED
    ],
    exists=lambda position, side, action: action.unit in UNIT,
    verdict=_may_take_to_it,
    resolve=_take_to_it,
)
