"""1.1 The turn: (German planning,) Soviet cards, Wehrmacht cards, Soviet counters; 6.0 until the deck has run out."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.pavlov.counters.counter_phase import CounterPhase
from grognard.games.pavlov.counters.storm import MILK, FinalSortie
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.card_phase import SovietCardPhase
from grognard.games.pavlov.state.position import PavlovGame, Position
from grognard.games.pavlov.turn.ending import Score
from grognard.games.pavlov.variants.german_planning import Planning
from grognard.games.pavlov.wehrmacht_cards.wehrmacht_phase import WehrmachtPhase


def phases(position: Position) -> tuple[Procedure, ...]:
    """1.1 The phases of a turn, from the first to its end."""
    planning = (Planning(),) if position.rules.german else ()
    return (*planning, SovietCardPhase(), WehrmachtPhase(), CounterPhase(), EndOfTurn())  # §1.1.a, §3.0.d, §4.0.a


@rule("4.end.d")
class Turn(Procedure, frozen=True, kw_only=True):
    """1.1 One turn, from its first phase to its end."""

    phase = "cards"

    def run(self, game: PavlovGame) -> None:
        game.log("turn-begins", "1.1", turn=game.position.turn)
        game.then(*phases(game.position))


@rule("6.0.a", "7.4.g")
def is_last_turn(position: Position) -> bool:
    """The last turn empties the Wehrmacht deck; in a competitive game it plays the Milk House."""
    return MILK in position.revealed if position.rules.german else not position.wehrmacht


class EndOfTurn(Procedure, frozen=True, kw_only=True):
    """1.1, 6.0 A new turn, or the end of the game."""

    phase = "final"

    def run(self, game: PavlovGame) -> None:
        position = game.position
        if is_last_turn(position):
            game.then(FinalSortie(), Score())
        else:
            game.change(replace(position, turn=position.turn + 1))
            game.then(Turn())
