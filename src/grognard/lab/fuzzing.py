"""Random play that looks for faults: checks at every decision of many games.

A fault is found in a match, and a match has a journal: so every fault leaves a game that can be opened and replayed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from time import monotonic
from typing import Any

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import GrognardError
from grognard.core.game import Action, Decision, Game
from grognard.core.journal import Journal, Match, read_journal
from grognard.core.system import Scenario, System, Value
from grognard.core.texts import LANGUAGES
from grognard.core.verdicts import Forbidden, Message
from grognard.core.views import ask, label

LIMIT = 20_000
"""A random game with more actions than this does not end."""
UNDO = 0.03
"""How often a player undoes an action."""
DEEP = 0.05
"""How often the expensive checks run."""


TOLD: set[str] = set()
"""Messages known to exist in all languages."""


class Fault(Exception):
    """Something that must hold does not."""


class Failure(Struct, frozen=True):
    """A fault with the game it was found in."""

    fault: str
    journal: Journal


class Report(Struct, frozen=True):
    seed: int
    games: int
    plies: int
    failure: Failure | None = None


def cases(system: System) -> list[tuple[Scenario, dict[str, Value]]]:
    """Every scenario with every combination of its options."""
    combinations: list[tuple[Scenario, dict[str, Value]]] = []
    for scenario in system.scenarios:
        ids = [option.id for option in scenario.options]
        for values in product(*(option.values for option in scenario.options)):
            combinations.append((scenario, dict(zip(ids, values, strict=True))))
    return combinations


def fuzz(system: System, seconds: float, seed: int, watch: Callable[[int], None] | None = None) -> Report:
    """Play until the time is over or a fault is found; scenarios and options in a random order, each in its turn."""
    every = cases(system)
    random.Random(seed).shuffle(every)
    end = monotonic() + seconds
    games = plies = 0
    while games == 0 or monotonic() < end:
        scenario, options = every[games % len(every)]
        match = Match(system, scenario.id, options, seed_from((seed << 32) + games))
        try:
            plies += Trial(match, random.Random((seed << 32) + games)).run(end)
        except Exception as wrong:  # whatever goes wrong in a game is what we are looking for
            name = f"{scenario.id} {options}: " if not isinstance(wrong, Fault) else ""
            return Report(seed, games, plies, Failure(f"{name}{type(wrong).__name__}: {wrong}", match.journal()))
        games += 1
        if watch:
            watch(games)
    return Report(seed, games, plies)


class Trial:
    """One game of random play, watched closely."""

    def __init__(self, match: Match, chance: random.Random) -> None:
        self.match = match
        self.system = match.system
        self.chance = chance
        self.texts = [self.system.texts(language) for language in LANGUAGES]
        self.twin = Match(self.system, match.scenario.id, match.options, match.seed)
        """The same game at a second table, in lock-step."""

    def run(self, end: float) -> int:
        match = self.match
        for _ in range(LIMIT):
            self.check_events()
            self.require(not (faults := self.system.faults(match.game)), "; ".join(faults))
            if match.game.decision is None:
                self.check_end()
                break
            seat = self.chance.choice(match.game.waiting)
            decision = match.game.asked(seat)
            assert decision is not None
            if monotonic() > end and match.ply > 400:
                break
            self.check_decision(match.game, decision)
            if self.chance.random() < DEEP:
                self.check_deeply(match.game, decision)
            self.answer(decision, seat)
        else:
            raise Fault(f"the game has not ended after {LIMIT} answers")
        self.check_replay()
        return match.ply

    def require(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Fault(f"ply {self.match.ply}: {otherwise}")

    # -- playing on ------------------------------------------------------------------------------------

    def answer(self, decision: Decision, seat: str) -> None:
        """A legal action, or now and then an undo; the twin does the same."""
        match = self.match
        targets = match.undo_targets(seat)
        if targets and self.chance.random() < UNDO:
            to = self.chance.choice(targets)
            before = match.states[to]
            self.twin.enter(match.undo(seat, to))
            now = match.game
            same = (now.position, now.agenda, now.parallel) == (before.position, before.agenda, before.parallel)
            self.require(same, f"going back to {to} brought another table")
            return
        action = self.chance.choice(decision.actions(match.game))
        fork = match.game.fork()
        fork.apply(action, fork.asked(seat))
        entry = match.play(seat, action, match.ply)
        self.require(same_game(fork, match.game), f"a fork of the game went another way after {action}")
        self.twin.enter(entry)
        self.require(self.twin.events[-1] == match.events[-1], f"another table tells {action} otherwise")

    # -- at every pause --------------------------------------------------------------------------------

    def check_decision(self, game: Game[Any], decision: Decision) -> None:
        """There is an action; the listed ones are legal, and every other candidate has a cited refusal."""
        actions = list(decision.actions(game))
        self.require(bool(actions), f"no legal action at {decision}")
        listed = set(map(repr, actions))
        for action in decision.candidates(game):
            verdict = decision.judge(game, action)
            self.require(
                (verdict is True) == (repr(action) in listed), f"{action} is listed or not against its verdict"
            )
            if isinstance(verdict, Forbidden):
                self.require(verdict.rule in self.system.rulebook.ids, f"{action} is refused by unknown {verdict.rule}")
                self.told(verdict.reason)
        self.told(decision.prompt(game))
        for action in self.chance.sample(actions, min(3, len(actions))):
            self.told(label(action))

    def check_events(self) -> None:
        for event in self.match.events[-1]:
            self.require(not event.rule or event.rule in self.system.rulebook.ids, f"unknown rule in {event}")
            self.told(Message(event.what, event.args))

    def told(self, message: Message) -> None:
        """The sentence is there in every language, and takes these arguments."""
        key = f"{self.system.slug} {message}"
        if key in TOLD:
            return
        TOLD.add(key)
        for texts in self.texts:
            has = texts.has(message.id) and texts.render(message).strip() != ""
            self.require(has, f"no sentence {message.id} in {texts.language}")

    # -- now and then ----------------------------------------------------------------------------------

    def check_deeply(self, game: Game[Any], decision: Decision) -> None:
        """Check saving and loading, and that no seat is shown what it may not see."""
        again = self.system.load(self.system.save(game))
        self.require(same_game(again, game), "a saved game is another when it is loaded")
        for seat in (*self.match.scenario.seats, None):
            dealt = self.system.determinize(game, seat, Dice(seed_from(self.chance.randrange(1 << 30))))
            self.require(self.system.view(dealt, seat) == self.system.view(game, seat), f"{seat} sees hidden things")
            self.require(ask(dealt, seat) == ask(game, seat), f"hidden things change what {seat} may answer")
            if seat in decision.seats:
                same = list(judged(dealt, decision)) == list(judged(game, decision))
                self.require(same, f"hidden things change what {seat} is refused")

    def check_end(self) -> None:
        outcome = self.match.game.position.outcome
        seats = set(outcome.results) if outcome else set()
        self.require(seats == set(self.match.scenario.seats), "the game is over without a result for every seat")

    def check_replay(self) -> None:
        try:
            again = Match.from_journal(read_journal(self.match.journal().encode()), self.system)
        except GrognardError as wrong:
            raise Fault(f"the journal does not replay: {wrong}") from None
        self.require(again.digest() == self.match.digest(), "the journal replays to another game")
        self.require(again.events == self.match.events, "the journal replays with another log")


def same_game(first: Game[Any], second: Game[Any]) -> bool:
    return (first.position, first.agenda, first.dice, first.parallel) == (
        second.position,
        second.agenda,
        second.dice,
        second.parallel,
    )


def judged(game: Game[Any], decision: Decision) -> Iterator[tuple[Action, object]]:
    for action in decision.candidates(game):
        yield action, decision.judge(game, action)
