"""3.0 The sequence of play: weather, the Allied turn, the German turn, the check for victory."""

from __future__ import annotations

from grognard.core.game import Procedure
from grognard.games.h44.disorder import RecoveryPhase
from grognard.games.h44.entry import AreasChange
from grognard.games.h44.position import ASSAULTS, FERRYING, LANDED, H44Game, Position
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import ALLIED, GERMAN, SIDES, UNITS
from grognard.games.h44.weather import WeatherPhase, part


@rule("3.a", "3.b", "3.d", "3.g", "3.h", "3.q", "20.1.a")
class Turn(Procedure, frozen=True, kw_only=True):
    """3.0 One turn: areas that change hands, weather, both player turns, victory."""

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.victory import VictoryCheck

        game.change(renewed(game.position))
        game.tell("turn-began", "3.a", turn=game.position.turn, part=part(game.position))
        game.then(
            AreasChange(),
            WeatherPhase(),
            PlayerTurn(side=ALLIED),
            PlayerTurn(side=GERMAN),
            VictoryCheck(),
            EndOfTurn(),
        )


@rule("22.7.c", "18.5.c", "22.7.d", "25.6.b")
def renewed(position: Position) -> Position:
    """What a new turn brings back: stragglers of the last can be used, what is done once a turn can be done again, and
    who has landed needs supply."""
    position = position.unmark(range(len(UNITS)), LANDED)
    returns = dict(position.returns)
    for division, number in position.fresh:
        returns[division] = returns.get(division, 0) + number
    return position.but(returns=tuple(sorted(returns.items())), fresh=(), used=())


@rule("3.c", "3.i", "3.j", "3.k", "3.l", "3.m", "3.n", "3.o", "3.p", "23.1.1.a", "23.1.1.d", "23.1.1.e")
@rule("S1.1.c", "S1.1.d", "S1.1.e", "S1.1.f", "S2.1.c", "S2.1.d", "S2.1.e", "S2.1.f")
class PlayerTurn(Procedure, frozen=True, kw_only=True):
    """3.0 The phases of one player turn. The first Allied one begins with the landings."""

    side: int

    def run(self, game: H44Game) -> None:
        from grognard.games.h44.airlanding import LandingPhase
        from grognard.games.h44.ammunition import ResupplyPhase
        from grognard.games.h44.bridges import BridgePhase, SecureGrave
        from grognard.games.h44.combat import CombatPhase
        from grognard.games.h44.movement import MovementPhase
        from grognard.games.h44.supply import SupplyPhase
        from grognard.games.h44.traffic import TrafficPhase

        side, allied = self.side, self.side == ALLIED
        first = game.position.turn == 1 and allied
        game.change(game.position.unmark(range(len(UNITS)), FERRYING | ASSAULTS).but(ferries=()))
        game.tell("player-turn-began", "3.c", turn=game.position.turn, side=SIDES[side])
        steps: list[Procedure] = [] if first else [ResupplyPhase(side=side), BridgePhase(side=side)]
        steps += [LandingPhase()] if allied else []
        steps += [MovementPhase(side=side), CombatPhase(side=side)]
        steps += [SecureGrave()] if allied else []
        steps += [RecoveryPhase(side=side), SupplyPhase(side=side)]
        steps += [] if allied else [TrafficPhase()]
        game.then(*steps)


@rule("3.a", "S1.1.a", "S2.1.a")
class EndOfTurn(Procedure, frozen=True, kw_only=True):
    """3.0 The turn marker goes on; the last turn ends with its victory check."""

    def run(self, game: H44Game) -> None:
        game.change(game.position.but(turn=game.position.turn + 1))
        game.then(Turn())
