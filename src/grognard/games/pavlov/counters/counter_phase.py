"""4.0, 4.group, 4.end The Soviet counter phase: how many moves and actions, and what ends it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.pavlov.counters.acts import Actions
from grognard.games.pavlov.counters.moves import Moves
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import PACK, POSITIONS, PavlovGame, Position
from grognard.games.pavlov.variants.tactics import modified

TURN = PACK.components.turn
COMMANDERS = tuple(i for i, c in enumerate(PACK.counters) if "command" in c.actions)


@rule("4.group.a", "4.group.b")
def command_group_stands(position: Position) -> bool:
    """All commanders are on fighting positions as the phase begins."""
    return all(position.men[c].place in POSITIONS for c in COMMANDERS)


class CounterPhase(Procedure, frozen=True, kw_only=True):
    """4.0 Three moves, then three actions; four of each with the command group."""

    phase = "moves"

    def run(self, game: PavlovGame) -> None:
        group = command_group_stands(game.position)
        game.log("phase-counters", "4.0")
        if group:
            game.log("command-group", "4.group")
        moves = TURN.moves_with_group if group else TURN.moves  # §4.0.i, §4.group.c
        actions = TURN.counter_actions_with_group if group else TURN.counter_actions  # §4.0.i, §4.group.d
        moves, _ = modified(game.position, moves, "moves")
        game.then(Moves(left=moves), Actions(left=actions), EndOfCounters())  # §1.1.d, §4.0.b


@rule("4.end.b", "4.end.c")
class EndOfCounters(Procedure, frozen=True, kw_only=True):
    """4.end All action and order tokens return to the stock."""

    phase = "actions"

    def run(self, game: PavlovGame) -> None:
        position = game.position
        if any(man.mark for man in position.men):
            men = tuple(replace(man, mark="") if man.mark else man for man in position.men)
            game.change(replace(position, men=men))
