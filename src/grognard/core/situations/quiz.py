"""Questions made from the `expect` lines of a situation: the line knows the answer, its kind what else it could be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from grognard.core.situations.runner import Situation
from grognard.core.situations.words import Kind, Word
from grognard.core.system import System
from grognard.core.verdicts import Arg, Message

ASKED: dict[str, tuple[str, ...]] = {
    "odds": ("column", "attack", "defence", "shifts"),
    "routes": ("cost",),
    "cost": ("is",),
    "bond": ("is",),
    "zoc": ("is",),
    "rail": ("is",),
    "supplied": ("is",),
    "retreats": ("paths",),
    "attack": ("dv", "fp", "colour"),
    "sight": ("is",),
    "bears": ("is",),
    "landing": ("modifier",),
    "outcome": ("outcome",),
    "points": ("halves", "points"),
    "score": ("score",),
    "defence": ("is",),
    "area": ("count",),
    "location": ("holds",),
    "space": ("holds",),
    "weather": ("weather",),
    "fog_stock": ("fog_stock",),
    "unit": ("damaged", "exhausted", "steps", "at", "order", "hit"),
    "hex": ("terrain",),
}
"""Of each line the values worth asking for, the most telling first: `lesson-<line>-<value>` is the question's text."""
THOUGHT = (
    "odds",
    "routes",
    "cost",
    "bond",
    "zoc",
    "rail",
    "supplied",
    "retreats",
    "attack",
    "sight",
    "bears",
    "landing",
)
"""What must be thought about. The rest can be seen on the board as soon as a script has been played."""
DEFAULTS: dict[str, object] = {"is": True}
NONE, YES, NO = "none", "yes", "no"
ALTERNATIVES = 2


class Quiz(Struct, frozen=True):
    """One question with its answers."""

    subject: str
    prompt: Message
    touches: tuple[str, ...]
    answers: tuple[str, ...]
    right: int


def quizzes(situation: Situation, system: System) -> Iterator[Quiz]:
    """At most one question a line; after a script only about what the board does not show."""
    worth_asking = THOUGHT if situation.spec.get("script") else tuple(ASKED)
    for line in situation.spec.get("expect", []):
        subject = next((name for name in system.words.lines if name in line), "")
        for value in ASKED[subject] if subject in worth_asking else ():
            answer = line.get(value, DEFAULTS.get(value))
            kind = system.words.lines[subject].keys.get(value)
            if answer is None or kind is None:
                continue
            answers = _answers(answer, kind, situation, value)
            if len(answers) > 1:
                prompt = _prompt(subject, value, {"mode": "", **line})
                yield Quiz(subject, prompt, _ids(line), answers, answers.index(_told(answer)))
                break


def _prompt(subject: str, value: str, line: Mapping[str, Any]) -> Message:
    """The question, with the other values of the line as its arguments; `thing` is what the line is about, `mode` how a
    unit moves, if the line says so."""
    args: dict[str, Arg] = {}
    for key, given in line.items():
        if key == value:
            continue
        name = "thing" if key == subject else "units" if key == "attackers" else key
        if isinstance(given, list):
            args[name] = tuple(str(item) for item in given)
        elif isinstance(given, bool | int | str):
            args[name] = given
    return Message(f"lesson-{subject}-{value}".replace("_", "-"), args)


def _ids(line: Mapping[str, Any]) -> tuple[str, ...]:
    """The pieces and places a line names."""
    ids: list[str] = []
    for key in (
        "unit",
        "odds",
        "routes",
        "to",
        "bond",
        "zoc",
        "rail",
        "supplied",
        "attack",
        "target",
        "sight",
        "bears",
    ):
        given = line.get(key, ())
        ids += [given] if isinstance(given, str) else [str(item) for item in given] if isinstance(given, list) else []
    return tuple(dict.fromkeys(ids))


def _told(answer: object) -> str:
    if isinstance(answer, bool):
        return YES if answer else NO
    return str(len(answer)) if isinstance(answer, list) else str(answer) or NONE


def _answers(answer: object, kind: Kind, situation: Situation, value: str) -> tuple[str, ...]:
    """The right answer among others that could be thought right, in their natural order."""
    if isinstance(answer, bool):
        return (YES, NO)
    if isinstance(answer, list):
        return _near(len(answer))
    if isinstance(answer, int | float):
        return _near(answer)
    if answer == NONE and value == "cost":
        return ("1", "2", NONE)
    words = _places(situation) if value == "at" else list(_words(kind))
    return _beside(str(answer), words)


def _near(number: float) -> tuple[str, ...]:
    by = 1 if isinstance(number, int) else 0.5
    first = number - by if number > 0 or number < -1 else number
    return tuple(f"{first + by * i:g}" for i in range(ALTERNATIVES + 1))


def _words(kind: Kind) -> Iterator[str]:
    """The words a value may be, where they are a short list."""
    for inner in (kind, *getattr(kind, "kinds", ())):
        if isinstance(inner, Word) and not callable(inner.words):
            yield from (word for word in inner.words if word)


def _places(situation: Situation) -> list[str]:
    """The places this file speaks of: others would be no riddle."""
    rows = [*situation.spec.get("place", []), *situation.spec.get("expect", [])]
    return sorted({str(row["at"]) for row in rows if isinstance(row, Mapping) and isinstance(row.get("at"), str)})


def _beside(word: str, words: list[str]) -> tuple[str, ...]:
    """A word and its neighbours in the list."""
    if word not in words:
        return (word, *words[:ALTERNATIVES])
    at = words.index(word)
    first = max(0, min(at - 1, len(words) - ALTERNATIVES - 1))
    return tuple(words[first : first + ALTERNATIVES + 1])
