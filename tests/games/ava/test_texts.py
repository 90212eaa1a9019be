"""The texts of A Victory Awaits: every sentence exists in every language, says what it can know, and betrays no id."""

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
from grognard.games.ava.actions import LoseStep
from grognard.games.ava.ground import PACK, ground_of
from grognard.games.ava.position import HEXES
from tests.games.ava.table import AVA
from tests.games.ava.told import answers, events, knows, messages, needed, refusals, shown_by_the_client, written

HEX = re.compile(r"[LSK]\d{4}")


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
    assert refusals()["refusal-not-enough-points"] == {"a", "b", "points"}
    assert refusals()["refusal-outside-the-range"] == {"a", "b", "formation"}
    assert refusals()["refusal-crossing-ends-in-zoc"] == {"a", "b"}
    assert refusals()["refusal-attacker-is-not-active"] == {"a"}
    assert refusals()["refusal-enemy-holds-the-hex"] == {"a"}
    assert refusals()["refusal-enough-are-active"] == set()
    assert events()["attack-cancelled"] == {"hex", "units", "attack", "defence"}
    assert messages()["axis-wins"] == messages()["soviets-win"] == {"points", "threshold"}
    assert {"score-moscow", "modifier-river"} <= shown_by_the_client()


def test_every_shift_has_a_name() -> None:
    """Terrain under a roll is called by its printed name."""
    ground = ground_of("LSK")
    assert {name for hex_ in ground.land for name, _ in ground.shifts(hex_)} <= set(PACK.names)


# -- said with every argument there could be -------------------------------------------------------------------------

RAW = re.compile(r"[{}$]|\b(?:(?:de|ro|su)-\w|(?:track|axis|soviet|source|river|centre|south|campaign)-)")
FORT = re.compile(r"\bfort-(\w+)")
SITES = {HEXES[hex_] for hex_ in ground_of("LSK").majors} | {
    start.id for scenario in PACK.scenarios.values() for start in scenario.start_fortress
}
"""Where a fortress can stand; on the boards of worked examples it can stand elsewhere too, and has no name there."""
LABELS = {*PACK.tables.odds_labels, *(result.label for row in PACK.tables.crt.values() for result in row)}
UNIT, PLACE = "de-l-hq-4pzg", "L1624"
WORDS: dict[str, tuple[Arg, ...]] = {
    "unit": (UNIT, "su-l-179"),
    "hq": (UNIT,),
    **dict.fromkeys(("hex", "to", "start", "end", "target"), (PLACE,)),
    **dict.fromkeys(("path", "via", "best"), (("L1624", "L1625"),)),
    **dict.fromkeys(("units", "defenders"), ((UNIT, "de-l-36m"),)),
    "source": ("", "S5504"),
    "chit": ("de-4pzg", "soviet-reinforcements"),
    "held": ("manstein",),
    "chits": (("de-4pzg", "okh"),),
    "side": ("axis", "soviet"),
    "seat": ("axis", "soviet", "north", "soviet-2"),
    "nation": ("de", "ro", "su"),
    "formation": ("soviet-27a-libau",),
    **dict.fromkeys(("ratio", "column"), ("1.5-1",)),
    "result": ("2RR", "-"),
    **dict.fromkeys("abc", (UNIT, PLACE)),
}
FIGURES = (0, 1, 2, 5, 22)


class Reader:
    """Renders different messages in each language; of those that come in thousands, the first few hundred."""

    enough = 200

    def __init__(self) -> None:
        self.texts = {language: Texts.of("ava", language, PACK.names) for language in LANGUAGES}
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
        assert not SITES.intersection(FORT.findall(text)), f"{language} {message.id}: {text}"
        assert text == " ".join(text.split()), f"{language} {message.id}: {text!r}"

    def named(self, message: Message, name: str) -> None:
        """A word shown to people is a printed name, a hex, or a column or result of the table; no list is empty."""
        value = message.args[name]
        # An empty list would leave a hole in the sentence; a count beside it lets the sentence say "none".
        assert value != () or message.args.get("count") == 0, (message, name)
        for id_ in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            known = id_ in PACK.names or HEX.fullmatch(id_) or id_ in LABELS
            assert known or not id_ or (id_.startswith("fort-") and name == "unit"), (message, name)

    def told(self, event: Event) -> None:
        self.look(Message(event.what, event.args))
        for modifier in event.roll.modifiers if event.roll else ():
            assert modifier.reason in PACK.names or f"modifier-{modifier.reason}" in written("en")

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
        base: dict[str, Arg] = {name: WORDS.get(name, FIGURES)[0] for name in given}
        reader.look(Message(id_, base))
        for name in given:
            for value in WORDS.get(name, FIGURES):
                reader.look(Message(id_, base | {name: value}))
    assert reader.ids == set(needed())


def test_a_fortress_that_takes_a_loss_is_called_a_fortress() -> None:
    """14.2 Every hex where one can stand has a name for it."""
    reader = Reader()
    for site in sorted(SITES):
        reader.look(label(LoseStep(f"fort-{site}")))
        for language in LANGUAGES:
            assert AVA.texts(language).name(f"fort-{site}") != f"fort-{site}"


# -- said in play ----------------------------------------------------------------------------------------------------

LIMITS = {"hq-relocation": True, "armour-limit": True, "panzer-group-limits": True, "soviet-supply-limits": True}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("leningrad", {}),
    ("leningrad", {"bid": True, "reserves": True}),
    ("smolensk", LIMITS),
    ("kiev", {"reserves": True, **LIMITS}),
    ("campaign-5", {}),
    ("teams-2-3", LIMITS),
]
TRIED = 10
"""How many answers to a question are judged, besides the one that is given."""
LONGEST = 900
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


def play_and_read(reader: Reader, scenario_id: str, options: dict[str, Any], seed: int) -> None:
    """A random game, read aloud from the beginning, a short one to its end."""
    rng = random.Random(seed)
    scenario = AVA.scenario(scenario_id)
    log: list[Event] = []
    game = AVA.begin(scenario, AVA.options(scenario, options), Dice(seed_from(seed)), log)
    for _ in range(LONGEST):
        legal = read_decision(reader, game, rng)
        for event in log:
            reader.told(event)
        log.clear()
        if game.decision is None:
            break
        action = rng.choice(legal)
        reader.look(label(action))
        game.play(game.decision.seats[0], action)
    if game.position.outcome is not None:
        reader.look(game.position.outcome.reason)


def run_and_read(reader: Reader, situation: Situation) -> None:
    """A situation, read aloud after every step of its script."""
    rng = random.Random(0)

    def watch(game: Game[Any]) -> None:
        read_decision(reader, game, rng)

    for event in run(situation, AVA, watch):
        reader.told(event)


def test_everything_said_in_play_reads_well() -> None:
    """Random games of every kind, and the worked examples."""
    reader = Reader()
    for seed, (scenario, options) in enumerate(TABLES):
        play_and_read(reader, scenario, options, seed)
    for situation in catalogue("ava").values():
        run_and_read(reader, situation)
    said = set(events()) | set(messages()) | set(answers())
    assert len(said & reader.ids) > 0.9 * len(said), sorted(said - reader.ids)


def test_changes_by_agreement_read_well() -> None:
    reader = Reader()
    log: list[Event] = []
    scenario = AVA.scenario("leningrad")
    game = AVA.begin(scenario, AVA.options(scenario, {}), Dice(seed_from(1)), log)
    log.clear()
    patch: list[dict[str, Any]] = [
        {"unit": "de-l-36m", "at": "L1522", "steps": 1},
        {"unit": "de-l-36m", "at": "eliminated"},
        {"hex": "L1420", "fortress": 2},
        {"hex": "L1420", "fortress": 0},
        {"hex": "L1420", "control": "axis"},
    ]
    AVA.edit(game, patch)
    for event in log:
        reader.told(event)
    assert reader.ids == {"edited-unit", "edited-fortress", "edited-control"}
