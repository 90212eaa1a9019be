"""Situations: a position, scripted dice, a script of actions, what must be refused and what must then be true.

One file is fixture, bug report, puzzle and rulebook example in one; docs/situations.md describes the keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import resources
from typing import Any

import yaml
from msgspec import Struct
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import BadSituation, GrognardError, IllegalAction, UnknownSituation
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.rulebook import Localised
from grognard.core.system import System

KEYS = {
    "game",
    "title",
    "rule",
    "rules",
    "scenario",
    "options",
    "seed",
    "dice",
    "script",
    "expect",
    "source",
    "note",
}


class Situation(Struct, frozen=True, kw_only=True):
    """A situation file, read but not yet run."""

    game: str
    title: Localised
    rules: tuple[str, ...]
    spec: dict[str, Any]


class Step(Struct, frozen=True):
    """One line of a script: an action, and the paragraph that must refuse it (empty: it must be accepted)."""

    action: dict[str, Any]
    refused: str
    seat: str
    expect: tuple[dict[str, Any], ...]
    note: str = ""


class Mismatch(Exception):
    """The run differs from what the file says; the text is for people."""


def read_situation(text: str) -> Situation:
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as wrong:
        raise BadSituation(detail=f"not YAML: {wrong}") from None
    if not isinstance(data, dict):
        raise BadSituation(detail="a situation is a mapping of keys")
    if not isinstance(data.get("game"), str):
        raise BadSituation(detail="key 'game' is missing or not a text")
    title = _title(data.get("title"))
    rules = data.get("rules", [])
    if "rule" in data:
        rules = [data["rule"], *rules]
    if not isinstance(rules, list):
        raise BadSituation(detail="key 'rules' is not a list")
    return Situation(game=data["game"], title=title, rules=tuple(str(r) for r in rules), spec=_text_keys(data))


def _title(given: object) -> Localised:
    """A plain text counts for all languages."""
    if isinstance(given, str):
        return Localised.plain(given)
    if given is None:
        raise BadSituation(detail="key 'title' is missing")
    languages = Localised.__struct_fields__
    if not isinstance(given, dict) or set(given) != set(languages):
        raise BadSituation(detail=f"key 'title' is neither a text nor a mapping of {', '.join(languages)} to texts")
    for language in languages:
        if not isinstance(given[language], str):
            raise BadSituation(detail=f"key 'title': {language!r} is not a text")
    return Localised(**given)


@cache
def catalogue(slug: str) -> dict[str, Situation]:
    """The situations that a pack ships, by the names of their files."""
    folder = resources.files("grognard.packs").joinpath(slug, "situations")
    if not folder.is_dir():
        return {}
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    return {f.name.removesuffix(".yaml"): read_situation(f.read_text("utf-8")) for f in files}


def shipped(slug: str, id_: str) -> Situation:
    try:
        return catalogue(slug)[id_]
    except KeyError:
        raise UnknownSituation(game=slug, situation=id_) from None


def _text_keys(data: dict[Any, Any]) -> dict[str, Any]:
    return {str(k): v for k, v in data.items()}


def action_data(do: Mapping[str, Any], system: System) -> dict[str, Any]:
    """`{move: pavlov, to: g4}` -> the action whose verb is `move` and whose first field is `pavlov`."""
    if not do:
        raise BadSituation(detail="an empty 'do'")
    verb, value = next(iter(do.items()))
    for type_ in system.action_types:
        if type_.__struct_config__.tag == verb:
            fields = type_.__struct_fields__
            rest = {k: v for k, v in do.items() if k != verb}
            first = {fields[0]: value} if fields and value is not None else {}
            return {"do": verb, **first, **rest}
    known = ", ".join(sorted(str(t.__struct_config__.tag) for t in system.action_types))
    raise BadSituation(detail=f"unknown verb {verb!r}; known: {known}")


def start(situation: Situation, system: System) -> Game[Any]:
    """The position before the script."""
    spec = situation.spec
    scenario = system.scenario(str(spec.get("scenario", system.scenarios[0].id)))
    chosen, seed, script = spec.get("options", {}), spec.get("seed", 0), spec.get("dice", [])
    if not isinstance(chosen, dict):
        raise BadSituation(detail="key 'options' is not a mapping")
    if not isinstance(seed, int):
        raise BadSituation(detail="key 'seed' is not a number")
    if not isinstance(script, list) or not all(isinstance(d, int) for d in script):
        raise BadSituation(detail="key 'dice' is not a list of numbers")
    game = system.begin(scenario, system.options(scenario, chosen), Dice(seed_from(seed)), None)
    game.dice = replace(game.dice, script=tuple(script))
    with _wrong_values():
        game = system.situate(game, {k: v for k, v in spec.items() if k not in KEYS})
    faults = system.faults(game)
    if faults:
        raise BadSituation(detail="the position is impossible: " + "; ".join(faults))
    return game


@contextmanager
def _wrong_values() -> Iterator[None]:
    """A text where a number belongs, a list where a name belongs: the file is wrong, not the program."""
    try:
        yield
    except (TypeError, ValueError, LookupError, AttributeError) as wrong:
        raise BadSituation(detail=f"a value of a wrong kind: {wrong}") from None


def run(situation: Situation, system: System, watch: Callable[[Game[Any]], None] | None = None) -> list[Event]:
    """Run a situation to its end; a `Mismatch` says where it differs. Returns the log."""
    game = start(situation, system)
    log: list[Event] = []
    game.log = log
    game.settle()
    for number, line in enumerate(_list(situation.spec, "script"), 1):
        _step(game, system, number, _parse(line))
        for expected in _list(line, "expect"):
            _check(game, system, log, expected, f"after step {number}")
        if watch:
            watch(game)
    if game.dice.script:
        raise Mismatch(f"dice left over: {list(game.dice.script)}")
    for expected in _list(situation.spec, "expect"):
        _check(game, system, log, expected, "at the end")
    faults = system.faults(game)
    if faults:
        raise Mismatch("broken at the end: " + "; ".join(faults))
    return log


def script(situation: Situation) -> tuple[Step, ...]:
    """The lines of the script, for those who want to try it themselves."""
    return tuple(_parse(line) for line in _list(situation.spec, "script"))


def expectations(situation: Situation) -> tuple[dict[str, Any], ...]:
    """What must be true at the end."""
    return tuple(_list(situation.spec, "expect"))


def _list(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
        raise BadSituation(detail=f"key {key!r} is not a list of mappings")
    return value


def _parse(line: Mapping[str, Any]) -> Step:
    unknown = set(line) - {"do", "refused", "seat", "expect", "note"}
    if unknown or not isinstance(line.get("do"), dict):
        raise BadSituation(detail=f"a script line is {{do: …, refused: …, seat: …}}, not {dict(line)}")
    return Step(
        line["do"],
        str(line.get("refused", "")),
        str(line.get("seat", "")),
        tuple(_list(line, "expect")),
        str(line.get("note", "")),
    )


def _step(game: Game[Any], system: System, number: int, step: Step) -> None:
    decision = game.decision
    if decision is None:
        raise Mismatch(f"step {number}: the game is already over")
    seat = step.seat or decision.seats[0]
    action = system.decode_action(action_data(step.action, system))
    try:
        game.play(seat, action)
    except IllegalAction as refusal:
        found = refusal.forbidden.rule
        if not step.refused:
            raise Mismatch(f"step {number}: {step.action} is refused by {refusal}") from None
        if found != step.refused:
            raise Mismatch(f"step {number}: refused by {found}, expected {step.refused}") from None
        return
    except GrognardError as wrong:
        raise Mismatch(f"step {number}: {step.action}: {wrong}") from None
    if step.refused:
        raise Mismatch(f"step {number}: {step.action} is accepted, expected a refusal by {step.refused}")


def _check(game: Game[Any], system: System, log: list[Event], expected: Mapping[str, Any], when: str) -> None:
    if "event" in expected:
        wanted = {k: v for k, v in expected.items() if k != "event"}
        for event in log:
            if event.what == expected["event"] and all(_same(event.args.get(k), v) for k, v in wanted.items()):
                return
        told = ", ".join(dict.fromkeys(e.what for e in log)) or "nothing"
        raise Mismatch(f"{when}: expected event {dict(expected)}, the log has: {told}")
    if "asked" in expected:
        decision = game.decision
        found = str(decision.__struct_config__.tag) if decision else "over"
        if found != expected["asked"] or (
            "seats" in expected and list(decision.seats if decision else ()) != expected["seats"]
        ):
            raise Mismatch(f"{when}: expected to be asked {expected['asked']!r}, found {found!r}")
        return
    with _wrong_values():
        wrong = system.check(game, log, expected)
    if wrong:
        raise Mismatch(f"{when}: expected {dict(expected)}, found {wrong}")


def _same(found: object, wanted: object) -> bool:
    return list(found) == wanted if isinstance(found, tuple) else found == wanted
