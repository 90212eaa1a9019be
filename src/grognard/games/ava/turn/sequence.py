"""5.0 The sequence of play: selection, command and operations until the cup is empty, the end phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.games.ava.data.ground import AXIS
from grognard.games.ava.data.schema import Turn as TurnBox
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import AVAILABLE, SIDE, TRACK, UNITS, AvaGame, Chits, Position
from grognard.hexes.altered import NewBox


def box(position: Position) -> TurnBox:
    """The box of the present turn on the turn track."""
    printed, altered = position.rules.data.track[position.turn - 1], position.rules.altered
    return changed_box(printed, altered.track) if altered else printed


def changed_box(printed: TurnBox, changed: Sequence[NewBox]) -> TurnBox:
    """A box with the numbers that a situation changed."""
    fields: dict[str, Any] = {}
    for row in changed:
        if row.turn == printed.n:
            name, _, nation = row.key.partition(".")
            before = fields.get(name, getattr(printed, name))
            fields[name] = replace(before, **{nation: row.value}) if nation else row.value
    return replace(printed, **fields)


@rule("5.0.c", "5.0.e", "5.0.p")
def phases(position: Position) -> tuple[Procedure, ...]:
    """5.0 The phases of a turn: new chits, their selection, the cup drawn empty, the end."""
    from grognard.games.ava.multiplayer.queue import QueuedCommand
    from grognard.games.ava.multiplayer.teams import DealPhase, TeamCommand
    from grognard.games.ava.turn.command import CommandPhase
    from grognard.games.ava.turn.selection import SelectionPhase
    from grognard.games.ava.turn.surprise import SurpriseAttack

    if position.rules.team:
        surprise = (SurpriseAttack(),) if position.turn == 1 else ()  # §20.2.p
        return (SelectionPhase(), DealPhase(), *surprise, TeamCommand(), EndPhase())
    several = max(map(len, position.rules.seats)) > 1
    return (SelectionPhase(), QueuedCommand() if several else CommandPhase(), EndPhase())  # §5.0.l


@rule("5.0.a")
class Turn(Procedure, frozen=True, kw_only=True):
    """5.0 One turn, from its first phase to its end."""

    def run(self, game: AvaGame) -> None:
        game.log("turn-began", "5.0.a", turn=game.position.turn)
        game.then(*phases(game.position))


@rule("5.0.n")
class EndPhase(Procedure, frozen=True, kw_only=True):
    """5.0 The turn marker advances; Axis units on the new box are available, and come on top this turn (17.3, 18.1)."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        turn = position.turn + 1
        arrived = position.in_box(AXIS, TRACK - turn)
        axis, soviet = (Chits(available=chits.available, unseen=chits.unseen) for chits in position.chits)
        position = replace(
            position,
            turn=turn,
            drawn=(),  # §7.1.f
            chits=(axis, soviet),
            groups=(),
            rails=(),
            extra=tuple(arrived),
            cups=(),
            dummies=(),
        )
        for unit in arrived:
            assert SIDE[unit] == AXIS
            position = position.with_place(unit, AVAILABLE)  # §5.0.o
            game.log("unit-available", "5.0.o", unit=UNITS[unit])
        game.change(position)
        game.then(Turn())  # §5.0.p
