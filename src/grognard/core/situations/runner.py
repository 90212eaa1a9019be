"""Runs situations: a position, scripted dice, a script of actions, the expected refusals and results.

One file is a fixture, a bug report, a puzzle and a rulebook example; docs/situations.md describes the keys. A file with
an unknown word, or that checks nothing, is an error with its line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import (
    BadSituation,
    GrognardError,
    IllegalAction,
    NoSuchFace,
    NotAsked,
    ScriptExhausted,
    UnknownSituation,
)
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.rulebook import Localised
from grognard.core.situations.checks import EXPECT, LINES, SEAT, VERB, action_data, action_of, found_instead
from grognard.core.situations.text import Where, read_yaml, renamed, version_of
from grognard.core.situations.upgrading import VERSION
from grognard.core.situations.vocabulary import Phase
from grognard.core.situations.words import (
    Clause,
    Do,
    Either,
    Flag,
    Kind,
    Lines,
    ListOf,
    MapOf,
    Number,
    Row,
    Scope,
    Text,
    Word,
    known_keys,
)
from grognard.core.system import System

__all__ = ["KEYS", "Mismatch", "Situation", "Step", "action_data", "catalogue", "read_situation", "run", "start"]

NOT_ASKED = "not-asked"
"""The value of `refused` for a seat that is not asked."""
STEP = Row(
    {"do": Do(), "refused": Clause(NOT_ASKED), "seat": SEAT, "expect": EXPECT, "note": Text()},
    needs=("do",),
)
PUZZLE = Row(
    {
        "seat": SEAT,
        "goal": Lines(lambda scope: {"not": LINES["not"], **scope.system.words.lines}),
        "hold": Flag(),
        "ends": ListOf(VERB),
        "within": Number(1),
        "chance": Number(1, 100),
        "best": Text(),
        "second": Text(),
        "rival": Row({"chance": Text(), "line": ListOf(Do())}, needs=("chance", "line")),
        "difficulty": Number(1, 3),
    },
    needs=("seat", "goal"),
)
"""What makes a situation a puzzle (`core/puzzles`)."""
KEYS: dict[str, Kind] = {
    "version": Number(1, VERSION),
    "game": Text(),
    "title": Either(Text(), MapOf(Word("language", Localised.__struct_fields__), Text())),
    "rule": Clause(),
    "rules": ListOf(Clause(), unique=""),
    "scenario": Word("scenario", lambda scope: [scenario.id for scenario in scope.system.scenarios]),
    "options": MapOf(Text(), Either(Flag(), Number(), Text())),
    "seed": Number(),
    "dice": ListOf(Number(1)),
    "script": ListOf(STEP),
    "expect": EXPECT,
    "puzzle": PUZZLE,
    "source": Text(),
    "note": Text(),
}
"""The keys that every game has."""


class Situation(Struct, frozen=True, kw_only=True):
    """A situation file, read but not yet run."""

    game: str
    title: Localised
    rules: tuple[str, ...]
    spec: dict[str, Any]
    """The content of the file, with made-up units replaced by the counters that stand in for them."""
    names: dict[str, str] = {}
    """Made-up units, and the counter of each."""


class Step(Struct, frozen=True):
    """One line of a script: an action, and the paragraph that must refuse it (empty: it must be accepted)."""

    action: dict[str, Any]
    refused: str
    seat: str
    expect: tuple[dict[str, Any], ...]
    note: str = ""


class Mismatch(Exception):
    """The run differs from the file; the text is for people."""


# -- reading ---------------------------------------------------------------------------------------------------------


def read_situation(text: str) -> Situation:
    """The file, read; what it says is judged when the game is known."""
    data = read_yaml(text)
    if not isinstance(data, dict):
        raise BadSituation(detail="a situation is a mapping of keys")
    if not isinstance(data.get("game"), str):
        raise Where(line=_spot(data, "game").line).bad("key 'game' is missing or not a text")
    version_of(data.get("version"), VERSION)
    title = _title(data)
    names = _made_up(data)
    data = renamed(data, names) if names else data
    rules = data.get("rules", [])
    if not isinstance(rules, list):
        raise _spot(data, "rules").bad("a list is wanted")
    if "rule" in data:
        rules = [data["rule"], *rules]
    return Situation(game=data["game"], title=title, rules=tuple(str(r) for r in rules), spec=data, names=names)


def _made_up(data: Mapping[str, Any]) -> dict[str, str]:
    """`units: {test-1: {like: ge-3pz}}`: made-up names, each with the counter that stands in for it."""
    units, where = data.get("units"), _spot(data, "units")
    if not isinstance(units, dict):
        return {}
    likes = {name: row["like"] for name, row in units.items() if isinstance(row, dict) and "like" in row}
    for name, counter in likes.items():
        here = where.at(units, name)
        if not isinstance(counter, str):
            raise here.at(units[name], "like").bad("a unit is wanted")
        if counter in units or list(likes.values()).count(counter) > 1:
            raise here.at(units[name], "like").bad(f"{counter} is there twice: it takes one part")
    return likes


def _spot(data: Mapping[str, Any], key: str) -> Where:
    return Where().at(data, key)


def _title(data: Mapping[str, Any]) -> Localised:
    """Plain text is used for all languages."""
    given, where = data.get("title"), _spot(data, "title")
    if isinstance(given, str):
        return Localised.plain(given)
    if given is None:
        raise Where(line=where.line).bad("key 'title' is missing")
    languages = Localised.__struct_fields__
    if not isinstance(given, dict) or set(given) != set(languages):
        raise where.bad(f"neither a text nor a mapping of {', '.join(languages)} to texts")
    for language in languages:
        if not isinstance(given[language], str):
            raise where.at(given, language).bad("not a text")
    return Localised(**given)


EXAMPLES, PUZZLES = "situations", "puzzles"
"""The folders of a pack that hold situations."""


@cache
def catalogue(slug: str, folder_name: str = EXAMPLES) -> dict[str, Situation]:
    """The situations that a pack ships, by the names of their files."""
    folder = resources.files("grognard.packs").joinpath(slug, folder_name)
    if not folder.is_dir():
        return {}
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    return {f.name.removesuffix(".yaml"): read_situation(f.read_text("utf-8")) for f in files}


def shipped(slug: str, id_: str) -> Situation:
    """A worked example or a puzzle."""
    try:
        return (catalogue(slug) | catalogue(slug, PUZZLES))[id_]
    except KeyError:
        raise UnknownSituation(game=slug, situation=id_) from None


# -- judging ---------------------------------------------------------------------------------------------------------


def kinds_of(system: System) -> dict[str, Kind]:
    """Every key a file of this game may have."""
    words = system.words
    return {**KEYS, **words.keys, **({"decision": Phase(words.phases, words.first_phase)} if words.phases else {})}


def judge_words(situation: Situation, scope: Scope) -> None:
    """Every word of the file is known where it stands; a `BadSituation` names the line of the first that is not."""
    spec, kinds = situation.spec, kinds_of(scope.system)
    known_keys(spec, kinds, Where())
    for name, counter in situation.names.items():
        if name in scope.system.ids:
            line = _spot(spec, "units").at(spec["units"], counter).line
            raise Where(line=line).bad(f"{name} is a word of the game: a made-up unit needs a name of its own")
    for key, value in spec.items():
        if key != "title":
            kinds[key].check(value, _spot(spec, key), scope)


def judge_script(situation: Situation) -> None:
    """The file checks something: an expectation or a refusal; a refusal to a seat that is not asked names the seat."""
    steps = situation.spec.get("script", [])
    for number, step in enumerate(steps):
        if step.get("refused") == NOT_ASKED and "seat" not in step:
            raise _spot(situation.spec, "script").at(steps, number).bad("'not-asked' needs the seat that tries it")
    if not situation.spec.get("expect") and not any(step.get("expect") or step.get("refused") for step in steps):
        raise BadSituation(detail="it checks nothing: no 'expect' line and no 'refused' step")


# -- running ---------------------------------------------------------------------------------------------------------


def start(situation: Situation, system: System) -> Game[Any]:
    """The position before the script."""
    spec = situation.spec
    scenario = system.scenario(system.scenarios[0].id)
    if "scenario" in spec:
        with blamed(_spot(spec, "scenario")):
            scenario = system.scenario(str(spec["scenario"]))
    chosen, seed, dice = spec.get("options", {}), spec.get("seed", 0), spec.get("dice", [])
    for key, kind, wanted in (("options", dict, "mapping"), ("seed", int, "number"), ("dice", list, "list")):
        if not isinstance(spec.get(key, kind()), kind):
            raise _spot(spec, key).bad(f"a {wanted} is wanted")
    with blamed(_spot(spec, "options")):
        options = system.options(scenario, chosen)
    game = system.begin(scenario, options, Dice(seed_from(seed)), None)
    judge_words(situation, Scope(system, game))
    game.dice = replace(game.dice, script=tuple(dice))
    with _wrong_values():
        game = system.build_position(game, {key: value for key, value in spec.items() if key not in KEYS})
    faults = system.faults(game)
    if faults:
        raise BadSituation(detail="the position is impossible: " + "; ".join(faults))
    return game


def opening(situation: Situation, system: System) -> Game[Any]:
    """The position a player begins from. The dice of a puzzle are those of its solution: the player rolls others."""
    game = start(situation, system)
    if "puzzle" in situation.spec:
        game.dice = replace(game.dice, script=None)
    return game


@contextmanager
def blamed(where: Where) -> Iterator[None]:
    """Errors without a line get this one."""
    try:
        yield
    except BadSituation:
        raise
    except GrognardError as wrong:
        raise where.bad(str(wrong)) from None


@contextmanager
def _wrong_values() -> Iterator[None]:
    """Text in place of a number, a list in place of a name: the file is wrong, not the program."""
    try:
        yield
    except (TypeError, ValueError, LookupError, AttributeError) as wrong:
        raise BadSituation(detail=f"a value of a wrong kind: {wrong}") from None


def run(situation: Situation, system: System, watch: Callable[[Game[Any]], None] | None = None) -> list[Event]:
    """Run a situation to its end; a `Mismatch` says where it differs. Returns the log."""
    game = start(situation, system)
    judge_script(situation)
    log: list[Event] = []
    game.events = log
    with _dice(situation, game, "before the script"):
        game.settle()
    lines = situation.spec.get("script", [])
    for number, line in enumerate(lines, 1):
        with _dice(situation, game, f"step {number}"):
            _step(game, system, number, _parse(line))
        _check(game, system, log, line, _spot(situation.spec, "script").at(lines, number - 1), f"after step {number}")
        if watch:
            watch(game)
    if game.dice.script:
        raise Mismatch(f"dice left over: {list(game.dice.script)}")
    _check(game, system, log, situation.spec, Where(), "at the end")
    faults = system.faults(game)
    if faults:
        raise Mismatch("broken at the end: " + "; ".join(faults))
    return log


@contextmanager
def _dice(situation: Situation, game: Game[Any], when: str) -> Iterator[None]:
    """Scripted dice that do not fit: too few is a difference, a face that no die has is a fault of the file."""
    try:
        yield
    except NoSuchFace as wrong:
        dice = situation.spec.get("dice", [])
        at = len(dice) - len(game.dice.script or ()) + int(str(wrong.args_["at"]))
        raise _spot(situation.spec, "dice").at(dice, at).bad(f"{when}: {wrong}") from None
    except ScriptExhausted as wrong:
        raise Mismatch(f"{when}: {wrong}") from None


def script(situation: Situation) -> tuple[Step, ...]:
    """The lines of the script, for players who try the example."""
    return tuple(_parse(line) for line in situation.spec.get("script", []))


def follows_script(system: System, id_: str, actions: Sequence[object]) -> bool:
    """Whether the script of a shipped situation begins with these actions; always so without a situation."""
    situation = catalogue(system.slug).get(id_)
    steps = [step for step in script(situation) if not step.refused] if situation else []
    scripted = [msgspec.to_builtins(action_of(system, step.action)) for step in steps[: len(actions)]]
    return not id_ or scripted == list(actions)


def expectations(situation: Situation) -> tuple[dict[str, Any], ...]:
    """What must be true at the end."""
    return tuple(situation.spec.get("expect", []))


def _parse(line: Mapping[str, Any]) -> Step:
    expect = tuple(line.get("expect", []))
    return Step(line["do"], line.get("refused", ""), line.get("seat", ""), expect, line.get("note", ""))


def _step(game: Game[Any], system: System, number: int, step: Step) -> None:
    decision = game.decision
    if decision is None:
        raise Mismatch(f"step {number}: the game is already over")
    try:
        game.play(step.seat or decision.seats[0], action_of(system, step.action))
    except IllegalAction as refusal:
        refused_by = refusal.forbidden.rule
        if not step.refused:
            raise Mismatch(f"step {number}: {step.action} is refused by {refusal}") from None
        if refused_by != step.refused:
            raise Mismatch(f"step {number}: refused by {refused_by}, expected {step.refused}") from None
        return
    except (ScriptExhausted, NoSuchFace):
        raise
    except NotAsked as wrong:
        if step.refused == NOT_ASKED:
            return
        raise Mismatch(f"step {number}: {step.action}: {wrong}") from None
    except GrognardError as wrong:
        raise Mismatch(f"step {number}: {step.action}: {wrong}") from None
    if step.refused:
        raise Mismatch(f"step {number}: {step.action} is accepted, expected a refusal by {step.refused}")


def _check(game: Game[Any], system: System, log: list[Event], spec: Mapping[str, Any], where: Where, when: str) -> None:
    """Every line under `expect` holds."""
    lines = spec.get("expect", [])
    for number, line in enumerate(lines):
        here = where.at(spec, "expect").at(lines, number)
        try:
            with _wrong_values(), blamed(here):
                wrong = found_instead(system, game, log, line)
        except BadSituation as bad:
            detail = str(bad.args_["detail"])
            raise bad if detail.startswith("line ") else here.bad(detail) from None
        if wrong:
            at = f"line {here.line}, " if here.line else ""
            raise Mismatch(f"{at}{when}: expected {dict(line)}, found {wrong}")
