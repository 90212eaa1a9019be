"""15.1 The surprise attack: before the first turn every panzer group attacks with its own formation, rivers ignored."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.games.ava.combat.combat import CombatSegment
from grognard.games.ava.data.ground import AXIS, PACK
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import SURPRISE, Operation
from grognard.games.ava.state.position import UNIT, AvaGame, Position
from grognard.games.ava.state.seats import seats_of


def panzer_groups() -> tuple[int, ...]:
    """The headquarters of the panzer groups."""
    return tuple(i for i, unit in enumerate(PACK.units) if unit.kind == "hq" and unit.echelon == "group")


@rule("15.1.d")
def surprise_units(position: Position) -> tuple[int, ...]:
    """15.1 Only units whose formation is that of an activated headquarters, and the headquarters themselves."""
    groups = [hq for hq in panzer_groups() if position.places[hq] >= 0]
    led = {PACK.units[hq].formation for hq in groups}
    own = [UNIT[u.id] for u in PACK.units if u.formation in led and u.side == "axis"]
    return tuple(unit for unit in own if position.places[unit] >= 0)


@rule("15.1.a", "15.1.b", "15.1.c")
class SurpriseAttack(Procedure, frozen=True, kw_only=True):
    """15.1 One combat segment of all panzer groups, without movement; any Axis player may make its attacks."""

    def run(self, game: AvaGame) -> None:
        units = surprise_units(game.position)
        if not units:
            return
        game.log("surprise-attack", "15.1.a")
        operation = Operation(chit=SURPRISE, side=AXIS, active=units)
        game.then(CombatSegment(seats=seats_of(game.position, AXIS), operation=operation))  # §20.2.q, §20.2.r
