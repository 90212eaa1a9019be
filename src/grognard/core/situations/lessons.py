"""A situation as a lesson: what to try, what will be refused and why, what to find out, and how each of it is ticked.

Nothing here is written by hand for a single example: the tasks come from the script and the expectations of its file,
the sentences from the game that plays it. So a lesson is never out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from grognard.core.events import Event
from grognard.core.game import Action, Decision, Game
from grognard.core.rulebook import Localised
from grognard.core.situations.checks import action_of
from grognard.core.situations.quiz import quizzes
from grognard.core.situations.runner import NOT_ASKED, Situation, Step, script, start
from grognard.core.system import System
from grognard.core.verdicts import Forbidden, Message
from grognard.core.views import label

QUESTIONS = 4
"""So many questions are asked at most; further lines of the file only check."""


class Task(Struct, frozen=True, kw_only=True):
    """One thing to do in a lesson."""

    kind: Literal["play", "refused", "question"]
    """Ticked when the action has been played, has been refused by `rule`, or the right answer is given."""
    prompt: Message
    """What the decision asks, or the question."""
    action: dict[str, Any] = {}
    label: Message | None = None
    """What the action does."""
    seat: str = ""
    touches: tuple[str, ...] = ()
    """The pieces and places it is about."""
    rule: str = ""
    """The clause that refuses the action."""
    reason: Message | None = None
    """Why it is refused."""
    events: tuple[Event, ...] = ()
    """What comes of the action with the dice of the example: the arithmetic, in the sentences of the log."""
    answers: tuple[str, ...] = ()
    """Numbers, words or ids."""
    right: int = 0
    """Which of the answers is right."""


class Lesson(Struct, frozen=True, kw_only=True):
    """GET /api/systems/{slug}/lessons/{id}: a situation to be learnt from."""

    id: str
    title: Localised
    rules: tuple[str, ...]
    tasks: tuple[Task, ...]
    opening: tuple[Event, ...]
    """What happens before the first task."""
    subjects: tuple[str, ...]
    """What its questions are about (`bond`, `supplied`, `sight` …): the layers of the map that help to answer."""


def lesson(id_: str, situation: Situation, system: System) -> Lesson:
    game = start(situation, system)
    log: list[Event] = []
    game.events = log
    game.settle()
    opening = tuple(log)
    tasks = [task for step in script(situation) for task in _tried(game, system, step, log)]
    tasks += _forbidden(game, system, situation)
    asked = list(quizzes(situation, system))[:QUESTIONS]
    tasks += [
        Task(kind="question", prompt=quiz.prompt, touches=quiz.touches, answers=quiz.answers, right=quiz.right)
        for quiz in asked
    ]
    return Lesson(
        id=id_,
        title=situation.title,
        rules=situation.rules,
        tasks=tuple(tasks or _allowed(game, system, situation)),
        opening=opening,
        subjects=tuple(dict.fromkeys(quiz.subject for quiz in asked)),
    )


def _tried(game: Game[Any], system: System, step: Step, log: list[Event]) -> Iterator[Task]:
    """One line of the script. A seat that is not asked has nothing to try."""
    decision = game.asked(step.seat) if step.seat else game.decision
    if step.refused == NOT_ASKED or decision is None:
        return
    action = action_of(system, step.action)
    if step.refused:
        yield _refused(game, decision, action, step.seat)
        return
    seat = step.seat or decision.seats[0]
    prompt, before = decision.prompt(game), len(log)
    game.play(seat, action)
    yield Task(kind="play", prompt=prompt, seat=seat, events=tuple(log[before:]), **_named(action))


def _refused(game: Game[Any], decision: Decision, action: Action, seat: str) -> Task:
    verdict = decision.judge(game, action)
    assert isinstance(verdict, Forbidden), "a situation that ships runs as it says"
    return Task(
        kind="refused",
        prompt=decision.prompt(game),
        seat=seat or decision.seats[0],
        rule=verdict.rule,
        reason=verdict.reason,
        **_named(action),
    )


def _named(action: Action) -> dict[str, Any]:
    return {"action": msgspec.to_builtins(action), "label": label(action), "touches": action.touches()}


def _forbidden(game: Game[Any], system: System, situation: Situation) -> Iterator[Task]:
    """`illegal` at the end of the file: to be tried, too."""
    yield from _judged(game, situation, "illegal", lambda decision, line: _refused_line(game, system, decision, line))


def _allowed(game: Game[Any], system: System, situation: Situation) -> Iterator[Task]:
    """`legal` at the end of a file without anything else to do: to be played."""
    yield from _judged(game, situation, "legal", lambda decision, line: _legal_line(game, system, decision, line))


def _judged(
    game: Game[Any], situation: Situation, key: str, task: Callable[[Decision, Mapping[str, Any]], Task]
) -> Iterator[Task]:
    for line in situation.spec.get("expect", []):
        decision = game.asked(line["seat"]) if "seat" in line else game.decision
        if key in line and decision is not None:
            yield task(decision, line)


def _refused_line(game: Game[Any], system: System, decision: Decision, line: Mapping[str, Any]) -> Task:
    return _refused(game, decision, action_of(system, line["illegal"]), line.get("seat", ""))


def _legal_line(game: Game[Any], system: System, decision: Decision, line: Mapping[str, Any]) -> Task:
    seat, action = line.get("seat", decision.seats[0]), action_of(system, line["legal"])
    return Task(kind="play", prompt=decision.prompt(game), seat=seat, **_named(action))
