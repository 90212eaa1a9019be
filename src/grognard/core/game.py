"""A game: a handle on immutable values, and the loop that runs it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.core.errors import GameOver, IllegalAction, NotAsked
from grognard.core.events import Event, Roll
from grognard.core.verbs import Verb
from grognard.core.verdicts import Arg, Forbidden, Message, Verdict

NO_SUCH_CHOICE, NOT_NOW, FINISH_FIRST = "no-such-choice", "not-now", "finish-first"
"""Refusals of the core: no such choice at this decision; the action belongs to another decision; this decision must be
finished first."""


def kebab(name: str) -> str:
    """`PlayCard` -> `play-card`: the printed name of a class."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name.rpartition(".")[2]).lower()


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended: the seats that won (none: a draw or a shared defeat), the score, the sentence."""

    results: dict[str, str]
    """`win`, `draw` or `loss` by seat."""
    reason: Message
    rule: str
    score: int = 0


class Position(Struct, frozen=True, kw_only=True):
    """Everything on the table. Every game has its own type; all have the outcome, once there is one."""

    outcome: Outcome | None = None


P = TypeVar("P", bound=Position)


class Action(Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """An answer to a decision. Its string fields are printed ids; the first field is the piece or thing chosen."""

    paragraph: ClassVar[str] = ""
    """The paragraph that allows it, if that is not the first paragraph by which a decision accepts it."""

    def touches(self) -> tuple[str, ...]:
        """The pieces and places a player may click for this action."""
        values = (getattr(self, name) for name in self.__struct_fields__)
        return tuple(v for v in values if isinstance(v, str))


class Procedure(Struct, frozen=True, kw_only=True, tag_field="step", tag=kebab):
    """A step of the sequence of play that runs by itself. Its fields are its locals."""

    def run(self, game: Game[Any]) -> None:
        raise NotImplementedError


class Scheduler(Procedure, frozen=True, kw_only=True):
    """A step that starts parallel agendas, and waits on the main agenda while they run."""

    def idle(self, game: Game[Any]) -> bool:
        """Whether it can only wait for the parallel agendas. Never so when none is running."""
        raise NotImplementedError


class Decision(Procedure, frozen=True, kw_only=True):
    """A step on which the game stops until one of `seats` answers with an Action."""

    rule: ClassVar[str]
    """The paragraph that calls for this decision."""
    verbs: ClassVar[tuple[Verb[Any], ...]] = ()
    """What a player can do; everything below follows from it."""
    accepts: ClassVar[tuple[type[Action], ...]] = ()
    repeats: ClassVar[bool] = False
    """Whether it is asked again after every verb that does not end it."""
    finish_first: ClassVar[str] = ""
    """The clause that requires this to be finished first; empty: any other action is refused by its own paragraph."""

    seats: tuple[str, ...]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.__dict__.get("verbs"):
            cls.accepts = tuple(dict.fromkeys(verb.action for verb in cls.verbs))

    def context(self, game: Game[Any]) -> Any:
        """What the verbs get besides the position: which side acts, with which pieces."""
        return self

    @property
    def open_verbs(self) -> tuple[Verb[Any], ...]:
        """The verbs that are open in this phase; an action of any other is `misplaced`."""
        return self.verbs

    def verb(self, action: Action) -> Verb[Any]:
        """The verb that an action of this decision belongs to."""
        return next(verb for verb in self.open_verbs if verb.owns(action))

    def takes(self, action: Action) -> bool:
        """Whether this decision takes actions of this kind."""
        if not self.verbs:
            return isinstance(action, self.accepts)
        return any(verb.owns(action) for verb in self.open_verbs)

    def candidates(self, game: Game[Any]) -> Iterable[Action]:
        """Every action worth judging: the legal ones and those a player might try."""
        context = self.context(game)
        return [action for verb in self.open_verbs for action in verb.candidates(game.position, context)]

    def verdict(self, game: Game[Any], action: Any) -> Verdict:
        return self.verb(action).verdict(game.position, self.context(game), action)

    def resolve(self, game: Game[Any], action: Any) -> None:
        verb, context = self.verb(action), self.context(game)
        if self.repeats and not verb.info.ends:
            game.then(self)
        verb.resolve(game, context, action)

    def actions(self, game: Game[Any]) -> Sequence[Action]:
        if not self.verbs:
            return [a for a in self.candidates(game) if self.verdict(game, a)]
        position, context = game.position, self.context(game)
        actions: list[Action] = []
        for verb in self.open_verbs:
            actions += verb.legal(position, context)
        return actions

    def judge(self, game: Game[Any], action: Action) -> Verdict:
        """The verdict on any action at all, even one that this decision never listed."""
        if not self.takes(action):
            return self.misplaced(game, action)
        if not self.offers(game, action):
            return Forbidden(self.rule, Message(NO_SUCH_CHOICE))
        return self.verdict(game, action)

    def misplaced(self, game: Game[Any], action: Action) -> Forbidden:
        """The refusal of an action that belongs to another decision, by the paragraph of that decision."""
        if self.finish_first:
            return Forbidden(self.finish_first, Message(FINISH_FIRST))
        paragraph = home_of(type(action), game_of(type(self)))
        if paragraph is None:
            return Forbidden(self.rule, Message(NO_SUCH_CHOICE))
        return Forbidden(paragraph, Message(NOT_NOW, {"rule": paragraph}))

    def offers(self, game: Game[Any], action: Action) -> bool:
        if not self.verbs:
            return action in self.candidates(game)
        return self.verb(action).exists(game.position, self.context(game), action)

    def subject(self, game: Game[Any]) -> tuple[str, ...]:
        """The pieces or places the decision is about, to be highlighted."""
        return ()

    def prompt(self, game: Game[Any]) -> Message:
        return Message(f"ask-{self.__struct_config__.tag}")


def game_of(kind: type) -> str:
    """The package of the game that a class belongs to."""
    return ".".join(kind.__module__.split(".")[:3])


def rulebook_order(id_: str) -> tuple[tuple[bool, int, str], ...]:
    """A key that sorts paragraphs as the book does: 9.2 before 10.1, numbers before names."""
    return tuple((not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in id_.split("."))


@cache
def home_of(kind: type[Action], game: str) -> str | None:
    """The paragraph to which such actions belong in a game: their own, or else the first in the rulebook of those by
    which decisions accept them. The order in which the decisions are defined does not matter."""

    def below(base: type[Decision]) -> Iterator[type[Decision]]:
        for child in base.__subclasses__():
            yield child
            yield from below(child)

    own = (d for d in below(Decision) if game_of(d) == game and hasattr(d, "rule"))
    paragraphs = [d.rule for d in own if kind in d.accepts]
    return (kind.paragraph or min(paragraphs, key=rulebook_order)) if paragraphs else None


class Game(Struct, Generic[P]):
    """A handle on three immutable values; forking it copies three references."""

    position: P
    agenda: tuple[Procedure, ...]
    """The steps still to be done; the next one is last."""
    dice: Dice
    events: list[Event] | None = None
    """The log: facts shown to players. A search fork keeps none."""
    rolls: list[tuple[int, tuple[int, ...]]] | None = None
    """The dice of the current action, each roll with the number of its draw, for the journal."""
    parallel: tuple[tuple[Procedure, ...], ...] = ()
    """Agendas that run side by side, each waiting for a decision; a Scheduler waits on the main agenda meanwhile."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions in the order in which they came up; that of the main agenda comes first."""
        tops = (agenda[-1] for agenda in (self.agenda, *self.parallel) if agenda)
        return tuple(top for top in tops if isinstance(top, Decision))

    @property
    def decision(self) -> Decision | None:
        """The first open decision; `None` when the game is over."""
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Decision):
            return top
        return next(iter(self.decisions), None) if self.parallel else None

    def asked(self, seat: str | None) -> Decision | None:
        """The decision that waits for this seat, the earliest if there are several."""
        return next((decision for decision in self.decisions if seat in decision.seats), None)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Every seat with an open decision."""
        return tuple(dict.fromkeys(seat for decision in self.decisions for seat in decision.seats))

    def play(self, seat: str, action: Action) -> None:
        decision = self.asked(seat)
        if decision is None:
            if self.decision is None:
                raise GameOver()
            raise NotAsked(seat=seat, asked=self.waiting)
        verdict = decision.judge(self, action)
        if isinstance(verdict, Forbidden):
            raise IllegalAction(verdict)
        self.apply(action, decision)

    def apply(self, action: Action, decision: Decision | None = None) -> None:
        """Resolve an action that is known to be legal (from `actions()`), at the first decision if none is given."""
        decision = decision or self.decision
        assert decision is not None
        if self.agenda and self.agenda[-1] is decision:
            self.agenda = self.agenda[:-1]
            decision.resolve(self, action)
        else:
            index = next(i for i, agenda in enumerate(self.parallel) if agenda[-1] is decision)
            main, self.agenda = self.agenda, self.parallel[index][:-1]
            decision.resolve(self, action)
            self.settle()
            if self.position.outcome is None:
                agenda, self.agenda = self.agenda, main
                self.parallel = (*self.parallel[:index], *((agenda,) if agenda else ()), *self.parallel[index + 1 :])
        self.settle()

    def settle(self) -> None:
        """Run procedures until someone must decide, or nothing is left to do."""
        while self.agenda and not isinstance(step := self.agenda[-1], Decision):
            if isinstance(step, Scheduler) and step.idle(self):
                return
            self.agenda = self.agenda[:-1]
            step.run(self)

    def start_parallel(self, *steps: Procedure) -> None:
        """Run these steps on an agenda of their own; the first named happens first."""
        main, self.agenda = self.agenda, steps[::-1]
        self.settle()
        if self.position.outcome is None:
            agenda, self.agenda = self.agenda, main
            self.parallel += (agenda,) if agenda else ()

    def then(self, *steps: Procedure) -> None:
        """Put steps on the agenda; the first named happens first."""
        self.agenda += steps[::-1]

    def change(self, position: P) -> None:
        """The only way to change the position; `log` tells the players what it means."""
        self.position = position

    def log(
        self, what: str, rule: str = "", *, roll: Roll | None = None, to: tuple[str, ...] = (), **args: Arg
    ) -> None:
        """Add an event to the log."""
        if self.events is not None:
            self.events.append(Event(what, rule, args, roll, to))

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        draw = self.dice.draws
        values, self.dice = self.dice.roll(count, sides)
        if self.rolls is not None and values:
            self.rolls.append((draw, values))
        return values

    def reveal(self) -> None:
        """Something hidden was revealed: an undo may not go back beyond this point."""
        self.dice = self.dice.reveal()

    def finish(self, outcome: Outcome) -> None:
        """The game is over, whatever was left on the agenda."""
        self.position = replace(self.position, outcome=outcome)
        self.agenda = self.parallel = ()
        if self.events is not None:
            self.events.append(Event(outcome.reason.id, outcome.rule, outcome.reason.args))

    def fork(self) -> Game[P]:
        return Game(self.position, self.agenda, self.dice, parallel=self.parallel)

    def without_caches(self) -> Game[P]:
        """A copy without caches, for history: a position keeps its derived values in its `__dict__`."""
        return Game(replace(self.position), self.agenda, self.dice, parallel=self.parallel)
