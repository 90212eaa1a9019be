"""17.2 Reserves and OKH: a die says how many units are activated, anywhere on the map. 18.1 limits the Soviet ones."""

from __future__ import annotations

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.games.ava.activation import ChooseActive, command_range
from grognard.games.ava.ground import PACK, SOVIET
from grognard.games.ava.operation import Operation
from grognard.games.ava.position import IS_HQ, SIDE, SIDES, AvaGame, Position
from grognard.games.ava.rulebook import rule
from grognard.games.ava.seats import seats_of


@rule("17.2.g", "17.2.h", "17.2.i")
def uncommanded(position: Position, side: int) -> tuple[int, ...]:
    """17.2 Units in the command range of no headquarters."""
    hqs = [unit for unit in position.on_map(side) if IS_HQ[unit]]
    covered: set[int] = set()
    for hq in hqs:
        covered |= command_range(position, hq)
    return tuple(unit for unit in position.on_map(side) if position.places[unit] not in covered)


@rule("7.2.c", "17.2.b", "17.2.c", "17.2.d", "17.2.e", "17.2.f", "17.2.k", "17.2.l", "17.2.m")
@rule("18.1.t", "18.1.u", "18.1.v", "18.1.w", "20.2.z")
class ActivateReserve(Procedure, frozen=True, kw_only=True):
    """17.2 The die gives the number; any units may be chosen, headquarters too, which then activate nobody."""

    chit: str

    def run(self, game: AvaGame) -> None:
        position = game.position
        side = SIDES.index(PACK.chits[self.chit].side)
        table = PACK.tables.reserve[position.rules.data.reserve_table if side == SOVIET else "standard"]
        dice = game.roll(1)
        count = table.units[dice[0] - 1]
        game.tell("reserve-rolled", "17.2.c", roll=Roll(dice), chit=self.chit, count=count)
        among = tuple(position.on_map(side))
        if not among:
            return
        slow = uncommanded(position, side) if side == SOVIET else ()
        operation = Operation(chit=self.chit, side=side, active=(), shy=table.limited, slow=slow)
        assert all(SIDE[unit] == side for unit in among)
        game.then(ChooseActive(seats=seats_of(position, side), operation=operation, among=among, count=count))
