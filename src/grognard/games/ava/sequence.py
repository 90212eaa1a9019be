"""5.0 The sequence of play: selection, command and operations until the cup is empty, the end phase."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.ava.ground import AXIS
from grognard.games.ava.position import AVAILABLE, SIDE, TRACK, UNITS, AvaGame, Chits, Position
from grognard.games.ava.rulebook import rule
from grognard.games.ava.schema import Turn as TurnBox


def box(position: Position) -> TurnBox:
    """The box of the present turn on the turn track."""
    return position.rules.data.track[position.turn - 1]


@rule("5.0.a", "5.0.c", "5.0.e", "5.0.k", "5.0.l", "5.0.p")
class Turn(Procedure, frozen=True, kw_only=True):
    """5.0 One turn: new chits, their selection, the cup drawn empty, the end."""

    def run(self, game: AvaGame) -> None:
        from grognard.games.ava.command import CommandPhase
        from grognard.games.ava.queue import QueuedCommand
        from grognard.games.ava.selection import SelectionPhase
        from grognard.games.ava.surprise import SurpriseAttack
        from grognard.games.ava.teams import DealPhase, TeamCommand

        position = game.position
        game.tell("turn-began", "5.0.a", turn=position.turn)
        if position.rules.team:
            surprise = (SurpriseAttack(),) if position.turn == 1 else ()
            game.then(SelectionPhase(), DealPhase(), *surprise, TeamCommand(), EndPhase())
        elif max(map(len, position.rules.seats)) > 1:
            game.then(SelectionPhase(), QueuedCommand(), EndPhase())
        else:
            game.then(SelectionPhase(), CommandPhase(), EndPhase())


@rule("5.0.n", "5.0.o", "5.0.p", "7.1.f")
class EndPhase(Procedure, frozen=True, kw_only=True):
    """5.0 The turn marker advances; Axis units on the new box are available, and come on top this turn (17.3, 18.1)."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        turn = position.turn + 1
        arrived = position.in_box(AXIS, TRACK - turn)
        axis, soviet = (Chits(available=chits.available) for chits in position.chits)
        position = replace(
            position,
            turn=turn,
            drawn=(),
            chits=(axis, soviet),
            groups=(),
            rails=(),
            extra=tuple(arrived),
            cups=(),
            dummies=(),
        )
        for unit in arrived:
            assert SIDE[unit] == AXIS
            position = position.with_place(unit, AVAILABLE)
            game.tell("unit-available", "5.0.o", unit=UNITS[unit])
        game.change(position)
        game.then(Turn())
