"""28.0 Leaders, an optional rule: each may have one die in range rerolled per turn. How they move is in `reach`, what a
train does to them in `rail_movement`, when they are ready again in `initial`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from grognard.core.events import Roll
from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.s42.combat.artillery import reach
from grognard.games.s42.data.units import LEADER, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import LetStand, RollAgain
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import TRAIN, USED, Position, S42Game
from grognard.games.s42.supply.sources import in_area

Throw = Literal["combat", "defence", "escape"]
"""A die on the combat table, of a determined defence, of a disengagement attempt."""
NO_LEADER = -1
CHUIKOV, MANSTEIN = UNIT["su-chuikov"], UNIT["ge-manstein"]
LEADERS = tuple(unit for unit in range(len(UNITS)) if LEADER[unit])
TALENTS: dict[int, tuple[Throw, ...]] = {CHUIKOV: ("defence",), MANSTEIN: ("combat", "defence", "escape")}
"""28.1.3, 28.1.4 The dice that each may affect."""


def is_ready(position: Position, leader: int) -> bool:
    """28.1.1, 5.6.4 Leaders are in use; the leader is on the map or in an entry area, has not been used this turn, and
    is not on a train."""
    if not position.rules.commanders:  # §25.0.a
        return False
    piece = position.pieces[leader]
    there = piece.place >= 0 or in_area(piece.place)
    return there and not piece.has(USED | TRAIN)  # §28.1.1.b, §28.1.1.d, §5.6.4.i


@rule("28.1.3.a", "28.1.4.a")
def adviser(position: Position, side: int, throw: Throw, units: Iterable[int]) -> int:
    """28.1 The leader of a side that may have such a die rerolled, if one of these units of its side is within its
    range, measured like that of artillery. Only Manstein affects the combat table, whichever side rolls on it; the
    other dice are those of the leader's own side. -1: none."""
    places = {position.pieces[unit].place for unit in units}
    for leader in LEADERS:
        near = SIDE[leader] == side and throw in TALENTS[leader] and is_ready(position, leader)
        if near and not places.isdisjoint(reach(position, leader)):  # §28.1.2.a, §28.1.2.b
            return leader
    return NO_LEADER


def _rerolls(position: Position, choice: SecondThrow) -> Iterator[RollAgain]:
    return (RollAgain(UNITS[choice.leader], die) for die in range(1, len(choice.dice) + 1))


def _roll_again(game: S42Game, choice: SecondThrow, action: RollAgain) -> None:
    (new,) = game.roll(1)
    old = choice.dice[action.die - 1]
    dice = (*choice.dice[: action.die - 1], new, *choice.dice[action.die :])  # §28.1.1.c
    game.change(game.position.mark((choice.leader,), USED))  # §28.1.1.d
    game.log("die-rolled-again", "28.1.1.c", roll=Roll((new,)), unit=action.unit, old=old)
    choice.go_on(game, dice)


ROLL_AGAIN = Verb(RollAgain, candidates=_rerolls, resolve=_roll_again, irreversible=True)
LET_STAND = Verb(
    LetStand, resolve=lambda game, choice, action: choice.go_on(game, choice.dice), ends=True, confirm=True
)


class SecondThrow(Decision, frozen=True, kw_only=True):
    """28.1.1 Dice have been rolled. The owner of a leader in range may have one of them rerolled, and must take the new
    result; the leader is turned over."""

    rule: ClassVar[str] = "28.1.1.b"
    verbs = (ROLL_AGAIN, LET_STAND)
    leader: int
    dice: tuple[int, ...]

    def go_on(self, game: S42Game, dice: tuple[int, ...]) -> None:
        """What the dice bring about."""
        raise NotImplementedError

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (UNITS[self.leader],)

    def read(self, position: Position) -> tuple[list[str], str]:
        """Each die as shown, and what they come to, if that is more than the dice say."""
        return list(map(str, self.dice)), ""

    def prompt(self, game: S42Game) -> Message:
        dice, outcome = self.read(game.position)
        return Message("ask-second-throw", {"unit": UNITS[self.leader], "dice": ", ".join(dice), "outcome": outcome})
