"""The texts of Pavlov's House: every sentence exists in every language, says what it can know, and betrays no id."""

from __future__ import annotations

import ast
import random
import re
from functools import cache
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from grognard.ai.pavlov.plans import INTENTS
from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Decision, Game
from grognard.core.situations.runner import Situation, catalogue, run
from grognard.core.texts import LANGUAGES, Texts, core_texts
from grognard.core.verdicts import Arg, Evidence, Forbidden, Message
from grognard.core.views import label
from grognard.games.pavlov.data.schema import CardKind
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.soviet_cards.unit_actions import ABILITIES
from grognard.games.pavlov.state.position import PACK
from grognard.lab.rulebook.citations import PACKAGE
from tests.games.pavlov.table import PAVLOV
from tests.games.told import EVIDENCE, Uses, agreed, calls
from tests.games.told import written as messages_of

FAMILIES = ("phase-name-", "seat-", "unit-action-", "card-kind-", "guide-")
"""Texts that the client asks for by itself."""


# -- the texts as they are written -----------------------------------------------------------------------------------


def written(language: str) -> dict[str, Uses]:
    return messages_of("pavlov", language)


def knows(language: str, id_: str) -> set[str]:
    """The arguments a message needs; `xId` comes with `x`."""
    uses = written(language)[id_]
    return {name.removesuffix("Id") for name in uses.shown | uses.selected}


# -- the messages as the code tells them -----------------------------------------------------------------------------


@cache
def modules() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted((PACKAGE / "games" / "pavlov").rglob("*.py")))


def texts_in(node: ast.AST) -> list[str]:
    """`"a"` or `"a" if … else "b"`."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) + texts_in(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keywords(call: ast.Call) -> set[str]:
    return {word.arg for word in call.keywords if word.arg and word.arg not in ("roll", "to")}


@cache
def events() -> dict[str, set[str]]:
    """Every event and ending, with the arguments that are always there."""
    given: dict[str, set[str]] = {}
    for tree in modules():
        for name, where, more in (("log", 0, set[str]()), ("roll_against", 1, {"hits"}), ("_finish", 3, set[str]())):
            for call in calls(tree, name):
                told = texts_in(call.args[where])
                assert told, ast.unparse(call)
                for id_ in told:
                    agreed(given, id_, keywords(call) | more)
    return given


@cache
def decisions() -> dict[str, set[str]]:
    """Every prompt, with its arguments."""
    given = {f"ask-{t.__struct_config__.tag}": set[str]() for t in PAVLOV.procedure_types if issubclass(t, Decision)}
    for tree in modules():
        for call in calls(tree, "Message"):
            if len(call.args) == 2 and isinstance(call.args[1], ast.Dict):
                keys = {key.value for key in call.args[1].keys if isinstance(key, ast.Constant)}
                given |= {id_: {str(key) for key in keys} for id_ in texts_in(call.args[0])}
    return given


def answers() -> dict[str, set[str]]:
    """Every label, with the fields of its action."""
    return {f"do-{t.__struct_config__.tag}": set(t.__struct_fields__) for t in PAVLOV.action_types}


@cache
def functions() -> dict[str, ast.FunctionDef]:
    return {node.name: node for tree in modules() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def evidence(name: str) -> set[str]:
    """What a prohibition always gives to its sentence; one that answers with a bare `True` gives nothing."""
    found: list[set[str]] = []
    function = functions()[name]
    for call in calls(function, "evidence"):
        starred = [isinstance(arg, ast.Starred) for arg in call.args]
        certain = starred.index(True) + 1 if True in starred else len(starred)  # a star stands for one at least
        found.append(set(EVIDENCE[:certain]) | keywords(call) - {"by"})
    for call in calls(function, "find"):
        assert isinstance(call.func, ast.Attribute)
        found.append(evidence(ast.unparse(call.func.value)))
    for call in calls(function, "has_nothing_to_recover"):
        found.append(evidence(ast.unparse(call.func)))
    return set.intersection(*found) if found else set()


@cache
def refusals() -> dict[str, set[str]]:
    given: dict[str, set[str]] = {}
    for prohibition in rule.prohibitions:
        agreed(given, prohibition.reason, evidence(prohibition.name))
    return given


def asked_for_by_the_client() -> set[str]:
    phases = {str(getattr(kind, "phase", "over")) for kind in PAVLOV.procedure_types}
    actions = {action for unit in ABILITIES.values() for action in unit}
    kinds = {*get_args(CardKind), "supply"}
    return {
        *(f"phase-name-{phase}" for phase in phases),
        *(f"seat-{seat}" for scenario in PAVLOV.scenarios for seat in scenario.seats),
        *(f"unit-action-{action}{end}" for action in actions for end in ("", "-help")),
        *(f"card-kind-{kind}{end}" for kind in kinds for end in ("", "-help")),
        *(f"guide-{phase}" for phase in phases - {"over"}),
        *(f"guide-welcome-{seat}" for scenario in PAVLOV.scenarios for seat in scenario.seats),
    }


def said_by_machine_players() -> set[str]:
    return {f"intent-{name}" for name in (*INTENTS.values(), "soldiers")}


@cache
def needed() -> dict[str, set[str]]:
    """Every message of the game, with the arguments it can count on."""
    bare = asked_for_by_the_client() | said_by_machine_players()
    given = {"modifier": {"reason", "value"}, **{id_: set[str]() for id_ in bare}}
    return given | events() | decisions() | answers() | refusals()


# -- written against told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written(language: str) -> None:
    assert sorted(set(needed()) - set(written(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_written_message_is_used(language: str) -> None:
    parts = {part for uses in written(language).values() for part in uses.messages}
    assert sorted(set(written(language)) - set(needed()) - parts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_what_it_is_given(language: str) -> None:
    for id_, given in needed().items():
        assert knows(language, id_) <= given, id_


def test_all_languages_say_the_same() -> None:
    for id_ in written("en"):
        for language in LANGUAGES:
            assert knows(language, id_) == knows("en", id_), (language, id_)


def test_refusals_know_their_evidence() -> None:
    """The reading of the sources itself: a few cases by hand."""
    known = refusals()
    assert known["refusal-costs-too-much"] == {"a", "cost", "points"}
    assert known["refusal-storm-approaches-are-held"] == {"a", "card"}
    assert known["refusal-is-not-in-need"] == {"a"}
    assert known["refusal-stock-cannot-pay"] == {"a", "card", "missing"}
    assert known["refusal-lays-no-token"] == set()
    assert known["refusal-crew-is-incomplete"] == {"a", "b"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_of_the_client_is_complete(language: str) -> None:
    found = {id_ for id_ in written(language) if id_.startswith(FAMILIES)}
    assert found == asked_for_by_the_client()


@pytest.mark.parametrize("language", LANGUAGES)
def test_generic_messages_are_there(language: str) -> None:
    assert core_texts(language).has("no-such-choice")
    assert core_texts(language).has("error-bad-pack")


# -- said in play ----------------------------------------------------------------------------------------------------

RAW = re.compile(r"[{}$]|\b(c\d+|(loc|track|mine)-\d+|t\d-\d|(suppress|award|degree|maxim|ptrd)-\w+)\b")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("solitaire", {}),
    ("solitaire", {"operational-support": True, "tactics": "guards"}),
    ("cooperative", {"operational-support": True, "tactics": "veteran"}),
    ("competitive", {}),
    ("competitive-three", {"operational-support": True}),
]


class Reader:
    """Renders each different message once in each language."""

    def __init__(self) -> None:
        self.texts = {language: Texts.of("pavlov", language, PACK.names) for language in LANGUAGES}
        self.read: set[tuple[Any, ...]] = set()

    def look(self, message: Message) -> None:
        key = (message.id, *message.args.items())
        if key in self.read:
            return
        self.read.add(key)
        for language, texts in self.texts.items():
            text = texts.render(message)
            assert text != message.id, f"{language}: {message.id}"
            assert not RAW.search(text), f"{language} {message.id}: {text}"
            assert text == " ".join(text.split()), f"{language} {message.id}: {text!r}"
            if message.id in written(language):
                for name in written(language)[message.id].shown:
                    self.named(message, name)

    def named(self, message: Message, name: str) -> None:
        """A word shown to people is one of the printed names, but for those that the message only selects by."""
        value = message.args[name]
        for id_ in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            assert id_ in PACK.names or id_ in ("", "all", "award-none"), (message, name)

    def told(self, event: Event) -> None:
        self.look(Message(event.what, event.args))
        for modifier in event.roll.modifiers if event.roll else ():
            self.look(Message("modifier", {"reason": modifier.reason, "value": modifier.value}))

    def judged(self, verdict: object) -> None:
        if isinstance(verdict, Forbidden):
            self.look(verdict.reason)

    @property
    def ids(self) -> set[str]:
        return {key[0] for key in self.read}


def read_decision(reader: Reader, game: Game[Any]) -> list[Action]:
    """Read the prompt, every label, refusal and chance aloud; the actions that are allowed."""
    decision = game.decision
    if decision is None:
        return []
    reader.look(decision.prompt(game))
    legal: list[Action] = []
    for action in decision.candidates(game):
        reader.look(label(action))
        verdict = decision.judge(game, action)
        reader.judged(verdict)
        if verdict:
            legal.append(action)
            verb = decision.verb(action) if decision.verbs else None
            if verb is not None and verb.odds is not None:
                reader.look(verb.odds(game.position, decision.context(game), action))
    return legal


def play_and_read(reader: Reader, scenario_id: str, options: dict[str, Any], seed: int) -> None:
    """A random game, read aloud from beginning to end."""
    rng = random.Random(seed)
    scenario = PAVLOV.scenario(scenario_id)
    log: list[Event] = []
    game = PAVLOV.begin(scenario, PAVLOV.options(scenario, options), Dice(seed_from(seed)), log)
    while legal := read_decision(reader, game):
        game.apply(rng.choice(legal))
        for event in log:
            reader.told(event)
        log.clear()
    assert game.position.outcome is not None
    reader.look(game.position.outcome.reason)


def run_and_read(reader: Reader, situation: Situation) -> None:
    """A situation, read aloud after every step of its script."""

    def watch(game: Game[Any]) -> None:
        read_decision(reader, game)

    for event in run(situation, PAVLOV, watch):
        reader.told(event)


def test_everything_said_in_play_reads_well() -> None:
    """Thirty random games, and the worked examples for what random defenders do not live to see."""
    reader = Reader()
    for scenario, options in TABLES:
        for seed in range(6):
            play_and_read(reader, scenario, options, seed)
    for situation in catalogue("pavlov").values():
        run_and_read(reader, situation)
    assert sorted((set(events()) | set(decisions()) | set(answers())) - reader.ids - {"no-counter-left"}) == []


def test_every_refusal_reads_well() -> None:
    """Those that play seldom meets as well: with all the evidence there could be, or with none at all."""
    reader = Reader()
    figures: dict[str, Arg] = {"count": 3, "left": 1, "value": 2, "cost": 4, "points": 2}
    words: dict[str, Arg] = {"card": "c62", "missing": ("ammo", "food"), "damaged": ("loc-4", "loc-14")}
    full = Evidence(("pavlov", "r2", "t3-1", "loc-14"), figures | words)
    for prohibition in rule.prohibitions:
        for clause in prohibition.rules:
            reader.look(prohibition.forbid(replace(full, by=clause)).reason)
        if not knows("en", prohibition.reason):
            reader.look(prohibition.forbid(Evidence(by=prohibition.rules[0])).reason)
