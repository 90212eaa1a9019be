"""The texts of Holland '44: every sentence exists in every language, says what it can know, and betrays no id."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.situations import Situation, catalogue, run
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Arg, Forbidden, Message
from grognard.core.views import label
from grognard.games.h44.position import STATES, WEATHER
from grognard.games.h44.reach import MODES
from grognard.games.h44.units import PACK, SIDES, UNITS
from tests.games.h44.table import H44_
from tests.games.h44.told import answers, events, knows, messages, needed, refusals, shown_by_the_client, written

# -- written against told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written(language: str) -> None:
    assert sorted(set(needed()) - set(written(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(language: str) -> None:
    parts = {part for uses in written(language).values() for part in uses.messages}
    assert sorted(set(written(language)) - set(needed()) - parts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_only_what_it_is_given(language: str) -> None:
    for id_, given in needed().items():
        assert knows(language, id_) <= given, id_
        assert not any(name.endswith("Id") for name in written(language)[id_].shown), id_


def test_all_languages_say_the_same() -> None:
    for id_ in written("en"):
        for language in LANGUAGES:
            assert knows(language, id_) == knows("en", id_), (language, id_)


def test_the_sources_are_read_rightly() -> None:
    """The reading of the sources itself: a few cases by hand."""
    assert refusals()["refusal-gun-is-out-of-range"] == {"a", "b", "range"}
    assert refusals()["refusal-part-is-elsewhere"] == {"a", "b"}
    assert refusals()["refusal-has-moved"] == {"a"}
    assert refusals()["refusal-nobody-attacks"] == set()
    assert events()["bridge-held"] == {"bridge"}
    assert messages()["allies-win"] == messages()["germans-hold-the-waal"] == {"allied", "german", "steps"}
    assert {"score-city", "modifier-landing-polder", "modifier-elite", "modifier-crowd"} <= shown_by_the_client()


# -- said with every argument there could be -------------------------------------------------------------------------

RAW = re.compile(r"[{}$]|\b(?:br|us|po|ge|nl|ca|area|track|bridge|ferry|river|corps|turn|landing|entry)-\w")
PLAIN = re.compile(r"\d{4}|\d+½?")
"""Hexes by their printed number, traffic markers, points."""
LABELS = {*PACK.tables.columns, *PACK.tables.results, *PACK.tables.landing_results}
UNIT, PLACE, BRIDGE = UNITS[0], "6222", "bridge-arnhem"
WORDS: dict[str, tuple[Arg, ...]] = {
    **dict.fromkeys(("unit", "into", "remnant"), (UNIT, UNITS[-1])),
    "part": (UNIT, "am", "pm", "night"),
    **dict.fromkeys(("hex", "to", "start", "end", "target"), (PLACE, "4711", "area-N", "air")),
    **dict.fromkeys(("path", "via"), ((PLACE, "4711"),)),
    **dict.fromkeys(("units", "defenders"), ((UNIT, UNITS[-1]),)),
    "area": ("area-A",),
    "at": ("", PLACE, "area-N"),
    "support": ("", UNIT),
    "bridge": (BRIDGE,),
    "state": STATES,
    "side": SIDES,
    "formation": ("GDS",),
    "corps": ("30C",),
    "column": ("3-1",),
    "result": tuple(PACK.tables.results),
    "mode": MODES,
    "kind": ("limited", "normal", "bonus"),
    "cause": ("approach", "crossing", "attack", "advance"),
    "weather": WEATHER,
    **dict.fromkeys(("allied", "german"), ("9½", "12")),
    **dict.fromkeys("abc", (UNIT, PLACE, BRIDGE, "area-N", "3")),
}
LANDED = tuple(PACK.tables.landing_results)
SPECIAL: dict[tuple[str, str], tuple[Arg, ...]] = {
    ("ask-choose-victim", "result"): ("S", "S1", "S2"),
    ("ask-land-units", "units"): (1, 2, 5),
    ("ask-land-units", "points"): (-1, 0, 1, 8),
    ("ask-plan-attack", "column"): ("3-1", ""),
    ("do-lead", "formation"): ("GDS", ""),
    ("landing-hex-rolled", "result"): LANDED,
    ("landing-rolled", "result"): LANDED,
    ("disengagement", "result"): tuple(PACK.tables.disengagement.values()),
    ("edited-traffic", "hex"): (PLACE, ""),
}
FIGURES = (0, 1, 2, 5, 22)


class Reader:
    """Renders different messages in each language; of those that come in thousands, the first few hundred."""

    enough = 200

    def __init__(self) -> None:
        self.texts = {language: Texts.of("h44", language, PACK.names) for language in LANGUAGES}
        self.read: set[tuple[Any, ...]] = set()
        self.often: Counter[str] = Counter()

    def look(self, message: Message) -> None:
        key = (message.id, *message.args.items())
        if key in self.read:
            return
        self.read.add(key)
        for name in written("en")[message.id].shown if message.id in written("en") else ():
            self.named(message, name)
        self.often[message.id] += 1
        if self.often[message.id] <= self.enough:
            for language, texts in self.texts.items():
                self.reads_well(message, language, texts.render(message))

    def reads_well(self, message: Message, language: str, text: str) -> None:
        assert text != message.id, f"{language}: {message.id}"
        assert not RAW.search(text), f"{language} {message.id}: {text}"
        assert text == " ".join(text.split()), f"{language} {message.id}: {text!r}"

    def named(self, message: Message, name: str) -> None:
        """A word people see is a printed name, a number, a column or a result, or has a variant; no list is empty."""
        value = message.args[name]
        assert value != (), (message, name)
        for id_ in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            known = id_ in PACK.names or PLAIN.fullmatch(id_) or id_ in LABELS
            assert known or (id_ or "none") in written("en")[message.id].variants, (message, name)

    def told(self, event: Event) -> None:
        self.look(Message(event.what, event.args))
        for modifier in event.roll.modifiers if event.roll else ():
            assert f"modifier-{modifier.reason}" in written("en")

    def judged(self, verdict: object) -> None:
        if isinstance(verdict, Forbidden):
            self.look(verdict.reason)

    @property
    def ids(self) -> set[str]:
        return {key[0] for key in self.read}


def test_every_message_reads_well() -> None:
    """Whatever play seldom meets as well: each argument in turn takes all its values."""
    reader = Reader()
    for id_, given in needed().items():
        values = {name: SPECIAL.get((id_, name)) or WORDS.get(name, FIGURES) for name in given}
        base: dict[str, Arg] = {name: every[0] for name, every in values.items()}
        reader.look(Message(id_, base))
        for name, every in values.items():
            for value in every:
                reader.look(Message(id_, base | {name: value}))
    assert reader.ids == set(needed())


# -- said in play ----------------------------------------------------------------------------------------------------

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("short", {}),
    ("campaign", {"disengagement": True, "attrition": True}),
]
TRIED = 6
"""How many answers to a question are judged, besides the one that is given."""
LONGEST = 700
"""After so many answers a game says little that is new."""


def read_decision(reader: Reader, game: Game[Any], rng: random.Random) -> list[Action]:
    """Read the prompt and some labels and refusals aloud; the actions that are allowed."""
    decision = game.decision
    if decision is None:
        return []
    reader.look(decision.prompt(game))
    candidates = list(decision.candidates(game))
    for action in rng.sample(candidates, min(TRIED, len(candidates))):
        reader.look(label(action))
        reader.judged(decision.verdict(game, action))
    return list(decision.actions(game))


WEIGHTS = {
    **dict.fromkeys(("Done", "Cancel"), 1),
    **dict.fromkeys(("EndMovement", "EndCombat", "PutBack", "Leave"), 2),
    **dict.fromkeys(("Screen", "Detach", "Rejoin", "March", "Unlimber", "EndAdvance", "Disengage"), 6),
    **dict.fromkeys(("Join", "Commit", "Move"), 50),
}
"""How willingly each kind of action is taken; others count 20. Armies that meet and fight have more to tell."""


def any_kind(rng: random.Random, legal: list[Action]) -> Action:
    """A kind of action first, so that the rare ones are met as often as the thousand ways to march."""
    kinds = sorted({type(action).__name__ for action in legal})
    (kind,) = rng.choices(kinds, [WEIGHTS.get(name, 20) for name in kinds])
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def play_and_read(reader: Reader, scenario_id: str, options: dict[str, Any], seed: int) -> None:
    """A random game, read aloud from the beginning."""
    rng = random.Random(seed)
    scenario = H44_.scenario(scenario_id)
    log: list[Event] = []
    game = H44_.begin(scenario, H44_.options(scenario, options), Dice(seed_from(seed)), log)
    for _ in range(LONGEST):
        legal = read_decision(reader, game, rng)
        for event in log:
            reader.told(event)
        log.clear()
        if game.decision is None:
            break
        action = any_kind(rng, legal)
        reader.look(label(action))
        game.play(game.decision.seats[0], action)
    if game.position.outcome is not None:
        reader.look(game.position.outcome.reason)


def run_and_read(reader: Reader, situation: Situation) -> None:
    """A situation, read aloud after every step of its script."""
    rng = random.Random(0)

    def watch(game: Game[Any]) -> None:
        read_decision(reader, game, rng)

    for event in run(situation, H44_, watch):
        reader.told(event)


def test_everything_said_in_play_reads_well() -> None:
    """Random games of both kinds."""
    reader = Reader()
    for seed, (scenario, options) in enumerate(TABLES):
        play_and_read(reader, scenario, options, seed)
    said = set(events()) | set(messages()) | set(answers())
    assert len(said & reader.ids) > 0.7 * len(said), sorted(said - reader.ids)


SITUATIONS = catalogue("h44")


@pytest.mark.parametrize("id_", SITUATIONS)
def test_a_worked_example_reads_well(id_: str) -> None:
    run_and_read(Reader(), SITUATIONS[id_])


def test_changes_by_agreement_read_well() -> None:
    reader = Reader()
    log: list[Event] = []
    scenario = H44_.scenario("campaign")
    game = H44_.begin(scenario, H44_.options(scenario, {}), Dice(seed_from(1)), log)
    log.clear()
    patch: list[dict[str, Any]] = [
        {"unit": "br-5agra", "at": "1301", "steps": 1},
        {"unit": "br-5agra", "at": "eliminated"},
        {"bridge": BRIDGE, "state": "blown"},
        {"bridge": BRIDGE, "state": "rebuilding"},
        {"marker": 2, "hex": "1301"},
        {"marker": 2, "hex": ""},
        {"hex": PLACE, "control": "allied"},
    ]
    H44_.edit(game, patch)
    for event in log:
        reader.told(event)
    assert reader.ids == {"edited-unit", "edited-bridge", "edited-traffic", "edited-control"}
