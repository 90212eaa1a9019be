"""3.0 The sequence of play: weather, the Allied turn, the German turn, the check for victory."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.games.h44.data.units import ALLIED, GERMAN, SIDES, UNITS
from grognard.games.h44.retreat.disorder import RecoveryPhase
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import ASSAULTS, FERRYING, LANDED, H44Game, Position
from grognard.games.h44.turn.entry import AreasChange
from grognard.games.h44.turn.weather import WeatherPhase, part


@rule("3.b", "3.g", "3.h")
class Turn(Procedure, frozen=True, kw_only=True):
    """3.0 One turn: areas that change hands, weather, both player turns, victory."""

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.turn.victory import VictoryCheck

        game.change(renewed(game.position))
        game.log("turn-began", "3.a", turn=game.position.turn, part=part(game.position))
        game.then(  # §20.1.a
            AreasChange(),
            WeatherPhase(),  # §3.d
            PlayerTurn(side=ALLIED),  # §3.g
            PlayerTurn(side=GERMAN),  # §3.h
            VictoryCheck(),  # §3.q
            EndOfTurn(),
        )


@rule("22.7.c")
def renewed(position: Position) -> Position:
    """What a new turn renews: last turn's stragglers can be used, once-a-turn actions are available again, and units
    that landed need supply."""
    position = position.unmark(range(len(UNITS)), LANDED)  # §18.5.c
    returns = dict(position.returns)
    for division, number in position.fresh:
        returns[division] = returns.get(division, 0) + number
    return position.but(returns=tuple(sorted(returns.items())), fresh=(), used=())  # §22.7.d, §25.6.b


@rule("3.k", "3.p", "23.1.1.d")
def phases(position: Position, side: int) -> dict[str, Procedure]:
    """3.0 The phases of a player turn, by name. The first Allied one begins with the landings."""
    from grognard.games.h44.airborne.landing import LandingPhase
    from grognard.games.h44.bridges.bridge_phase import BridgePhase, SecureGrave
    from grognard.games.h44.combat.ammunition import ResupplyPhase
    from grognard.games.h44.combat.combat_phase import CombatPhase
    from grognard.games.h44.movement.movement_phase import MovementPhase
    from grognard.games.h44.movement.traffic import TrafficPhase
    from grognard.games.h44.supply.supply_phase import SupplyPhase

    allied = side == ALLIED
    steps: dict[str, Procedure] = {}
    if not (allied and position.turn == 1):  # §23.1.1.d, §23.1.1.e, §S1.1.e, §S1.1.f, §S2.1.e, §S2.1.f
        steps |= {"resupply": ResupplyPhase(side=side), "bridges": BridgePhase(side=side)}  # §3.i, §3.j
    steps |= {"landing": LandingPhase()} if allied else {}  # §3.k, §23.1.1.a, §S1.1.c, §S2.1.c
    steps |= {"movement": MovementPhase(side=side), "combat": CombatPhase(side=side)}  # §3.l, §3.m
    steps |= {"grave": SecureGrave()} if allied else {}
    steps |= {"recovery": RecoveryPhase(side=side), "supply": SupplyPhase(side=side)}  # §3.n, §3.o
    return steps | ({} if allied else {"traffic": TrafficPhase()})  # §3.p


@rule("3.c")
class PlayerTurn(Procedure, frozen=True, kw_only=True):
    """3.0 The phases of one player turn. The first Allied one begins with the landings."""

    side: int

    def run(self, game: H44Game) -> None:
        side = self.side
        game.change(game.position.unmark(range(len(UNITS)), FERRYING | ASSAULTS).but(ferries=()))
        game.log("player-turn-began", "3.c", turn=game.position.turn, side=SIDES[side])
        game.then(*phases(game.position, side).values())


@rule("3.a", "S1.1.a", "S2.1.a")
class EndOfTurn(Procedure, frozen=True, kw_only=True):
    """3.0 The turn marker advances; the last turn ends with its victory check."""

    def run(self, game: H44Game) -> None:
        game.change(game.position.but(turn=game.position.turn + 1))
        game.then(Turn())
