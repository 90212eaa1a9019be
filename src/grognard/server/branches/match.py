"""The match of a branch: dice that can be named, take-backs without end, a replay from the dice it recorded."""

from __future__ import annotations

from itertools import chain
from typing import Any

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.errors import BadJournal
from grognard.core.game import Action, Game
from grognard.core.journal import Entry, Match, Played, Undone
from grognard.server.branches.averaging import most_likely_faces
from grognard.server.branches.wire import DiceMode
from grognard.server.problems import BranchTooLong, NotOnTheDie

ENTRIES = 1_000
"""Entries of a branch; take-backs count too."""
FACES = 20
"""How many faces can be named in advance."""


class NamedDice(Dice, frozen=True):
    """Dice whose next faces are named in `script`; beyond them the seed rolls."""

    def roll(self, count: int, sides: int = 6) -> tuple[tuple[int, ...], Dice]:
        script = self.script or ()
        named = script[:count]
        for face in named:
            if not 1 <= face <= sides:
                raise NotOnTheDie(face=face, sides=sides)
        rolled, _ = Dice(self.seed, self.draws).roll(count - len(named), sides)
        return (*named, *rolled), replace(self, draws=self.draws + (count > 0), script=script[count:])


class BranchMatch(Match):
    """A match that belongs to one player alone."""

    mode: DiceMode = "rolled"
    faces: tuple[int, ...] = ()

    def play(self, seat: str, action: Action, ply: int | None = None, *, ordered: bool = False) -> Played:
        if self.ply >= ENTRIES:
            raise BranchTooLong(limit=ENTRIES)
        before = self.game
        self.game = before.fork()
        self.game.dice = NamedDice(before.dice.seed, before.dice.draws, before.dice.reveals, self.faces)
        try:
            entry = super().play(seat, action, ply, ordered=ordered)
        except BaseException:
            self.game = before
            raise
        after = self.game.dice
        self.faces = (after.script or ()) if self.mode == "chosen" else ()
        self.game.dice = Dice(after.seed, after.draws, after.reveals)
        return entry

    def likely_faces(self, seat: str, action: Action) -> tuple[int, ...]:
        """The faces that lead to the most likely result of an action."""
        return most_likely_faces(self.system, self.game, seat, action)

    def undo(self, seat: str, to: int, ply: int | None = None, *, agreed: bool = False) -> Undone:
        """Back to any ply. What is rolled afterwards is rolled anew."""
        if self.ply >= ENTRIES:
            raise BranchTooLong(limit=ENTRIES)
        entry = super().undo(seat, to, ply, agreed=True)
        draws = max(self.states.dice(at).draws for at in range(len(self.states)))
        self.game.dice = replace(self.game.dice, draws=draws)
        return entry

    def enter(self, entry: Entry) -> None:
        """Replay an entry with the dice it recorded, however they came about."""
        if isinstance(entry, Played):
            self.faces = tuple(chain.from_iterable(roll.dice for roll in entry.rolls))
            again = self.play(entry.seat, self.system.decode_action(entry.action))
            if again.rolls != entry.rolls:
                raise BadJournal(detail=f"entry {self.ply} rolls other dice than it did")
            self.faces = ()
        else:
            super().enter(entry)

    def states_of_line(self) -> list[tuple[Game[Any], Played]]:
        """Every step that led here, with the state before it."""
        steps = ((self.states[ply], self.entries[ply]) for ply in self.undo_depths())
        return [(state, entry) for state, entry in steps if isinstance(entry, Played)]
