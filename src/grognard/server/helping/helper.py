"""The machine player at a person's side. It knows what the seat knows: it is given a game dealt from that.

It helps where no other people play: against machine players, and where all seats are at one device.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import SEED_BYTES, Dice
from grognard.core.errors import NotAsked
from grognard.core.game import Action, Decision
from grognard.core.journal import Match, Played
from grognard.core.packs.aid import sequence_of
from grognard.core.verdicts import Forbidden
from grognard.core.views import choice
from grognard.server.helping.wire import Helped, Hint, LetPlay, Until
from grognard.server.problems import Busy, HelpRefused
from grognard.server.storage.store import GameRow
from grognard.server.tables.showing import Watcher
from grognard.server.thinking import Task, Thought

LEVEL = "hard"
PART = "choose-"
"""Decisions of such a kind belong to the phase in which they come up."""


class Stint(Struct):
    """A phase or turn that a machine player finishes for a seat."""

    watcher: Watcher
    seat: str
    until: Until
    since: int
    turn: int
    phase: str
    kinds: set[str]
    """The kinds of decisions that it has made."""


class Helper:
    def __init__(self, row: GameRow, tell: Callable[[Helped], None]) -> None:
        self._row, self._tell = row, tell
        self._stint: Stint | None = None
        self._hint: Hint | None = None
        self._hinted = ""
        self._hinting = False
        self._asked = 0
        self._seed = secrets.randbits(63)

    @property
    def name(self) -> str:
        """Under which its player thinks. Once the person has gone their own way it begins anew."""
        return f"{self._row.id}/help/{self._asked}"

    def __bool__(self) -> bool:
        return self._stint is not None

    # -- hints ----------------------------------------------------------------------------------------

    def hint_task(self, watcher: Watcher, match: Match, seat: str, ply: int) -> Task | Hint:
        """What must be thought over for a hint; what the last hint leaves to do, if nothing else has happened since."""
        decision = self._may_help(watcher, match, seat, ply)
        hint = self._left_of_hint(match, seat)
        if hint is not None and not isinstance(decision.judge(match.game, hint.choice.action), Forbidden):
            return hint
        if self._hinting or self._stint is not None:
            raise Busy()
        if not self._followed(match, seat):
            self._asked += 1
        self._hinting = True
        return self._task(match, seat)

    def hinted(self, ply: int, steps: Sequence[tuple[Task, Thought]]) -> Hint | None:
        """What was thought of the decision and of those about what it takes up, as a hint; none if nothing was."""
        self._hinting = False
        if not steps:
            return None
        (task, thought), *_ = steps
        first, *then = [choice(step.game, step.seat, what.action) for step, what in steps]
        self._hint, self._hinted = Hint(ply, first, LEVEL, thought.intent, tuple(then)), task.seat
        return self._hint

    def _left_of_hint(self, match: Match, seat: str) -> Hint | None:
        """The last hint without what has been done of it; none if something else has happened."""
        hint = self._hint
        if hint is None or self._hinted != seat or hint.ply > match.ply:
            return None
        entries = match.entries[hint.ply : match.ply]
        done = [match.system.decode_action(entry.action) for entry in entries if isinstance(entry, Played)]
        line = (hint.choice, *hint.then)
        left = line[len(done) :]
        if len(done) < len(entries) or not left or done != [step.action for step in line[: len(done)]]:
            return None
        return replace(hint, ply=match.ply, choice=left[0], then=left[1:])

    def _followed(self, match: Match, seat: str) -> bool:
        """Whether the person has done what the last hint said, or begun it, and nothing else."""
        hint = self._hint
        if hint is None or self._hinted != seat or hint.ply > match.ply:
            return False
        own = [entry for entry in match.entries[hint.ply : match.ply] if entry.seat == seat]
        done = [match.system.decode_action(entry.action) for entry in own if isinstance(entry, Played)]
        line = [step.action for step in (hint.choice, *hint.then)]
        return len(own) == len(done) and done == line[: len(done)]

    # -- a phase or turn ------------------------------------------------------------------------------

    def begin(self, watcher: Watcher, match: Match, message: LetPlay) -> None:
        decision = self._may_help(watcher, match, message.seat, message.ply)
        if self._hinting:
            raise Busy()
        if self._hint is None or self._hint.ply != match.ply:
            self._asked += 1
        phase, turn = phase_of(match, decision), turn_of(match)
        self._stint = Stint(watcher, message.seat, message.until, match.ply, turn, phase, set())
        self._tell(Helped(message.seat, match.ply))

    def end(self, seat: str | None = None) -> None:
        """It plays for this seat no longer; for none at all if no seat is named."""
        if self._stint is not None and seat in (None, self._stint.seat):
            self._stint = None
            self._tell(Helped(""))

    def task(self, match: Match, watchers: Container[Watcher]) -> Task | None:
        """The next decision of the seat that it plays for, as long as its player watches."""
        stint = self._stint
        if stint is None:
            return None
        if stint.watcher not in watchers or match.game.decision is None or self._is_over(stint, match):
            self.end()
            return None
        decision = match.game.asked(stint.seat)
        if decision is None:
            return None
        stint.kinds.add(kind_of(decision))
        return self._task(match, stint.seat)

    def _is_over(self, stint: Stint, match: Match) -> bool:
        if turn_of(match) != stint.turn:
            return True
        for decision in match.game.decisions:
            kind = kind_of(decision)
            if kind.startswith(PART):
                continue
            if stint.seat not in decision.seats:
                # The same as this seat was asked is now asked of another: it is that one's turn.
                if kind in stint.kinds:
                    return True
            elif stint.until == "phase" and (phase := phase_of(match, decision)):
                stint.phase = stint.phase or phase
                if phase != stint.phase:
                    return True
        return False

    # -- both -----------------------------------------------------------------------------------------

    def _may_help(self, watcher: Watcher, match: Match, seat: str, ply: int) -> Decision:
        if any(s.kind == "open" and s.seat not in watcher.mine for s in self._row.seats):
            raise HelpRefused()
        match.expect(ply)
        decision = match.game.asked(seat)
        if decision is None:
            raise NotAsked(seat=seat, asked=match.game.waiting)
        return decision

    def _task(self, match: Match, seat: str) -> Task:
        dealt = match.system.determinize(match.game.fork(), seat, Dice(secrets.token_bytes(SEED_BYTES)))
        return Task(self.name, seat, LEVEL, self._seed, match.system, dealt)


def following(task: Task, action: Action) -> Task | None:
    """The decision about what the action takes up; none if it takes up nothing.

    It comes up in a game dealt from what the seat knows, as the task did."""
    decision = task.game.asked(task.seat)
    if decision is None or not decision.verbs or not decision.verb(action).takes_up:
        return None
    game = task.game.fork()
    game.play(task.seat, action)
    return None if game.asked(task.seat) is None else replace(task, game=game)


def turn_of(match: Match) -> int:
    return int(getattr(match.game.position, "turn", 0))


def kind_of(decision: Decision) -> str:
    return str(decision.__struct_config__.tag)


def phase_of(match: Match, decision: Decision) -> str:
    """The kind of decision that a phase of the sequence of play consists of; empty for one that may come up in any."""
    kind = kind_of(decision)
    in_sequence = chapter_of(decision.rule) in _chapters(match.system.slug)
    return kind if in_sequence and not kind.startswith(PART) else ""


def chapter_of(rule: str) -> str:
    return rule.partition(".")[0]


@cache
def _chapters(slug: str) -> frozenset[str]:
    return frozenset(map(chapter_of, sequence_of(slug)))
