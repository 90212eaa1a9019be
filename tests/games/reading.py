"""Whatever a game says, read in every language: with every argument there could be, in random games, in situations."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.situations.runner import Situation, run
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Arg, Forbidden, Message
from grognard.core.views import label
from tests.games.told import Told

Words = Mapping[str, tuple[Arg, ...]]
"""The values an argument can have, by its name."""
FIGURES = (0, 1, 2, 5, 22)


class Reader:
    """Renders different messages in each language; of those that come in thousands, the first few hundred."""

    sentences: ClassVar[Told]
    raw: ClassVar[re.Pattern[str]]
    """What no sentence shows: ids, braces."""
    plain: ClassVar[re.Pattern[str]]
    """What a sentence may show though it is no printed name: hexes by their number, points."""
    labels: ClassVar[set[str]]
    """Columns and results of the tables."""
    tried = 10
    """How many answers to a question are judged, besides the one that is given."""
    longest = 900
    """After so many answers a game says little that is new."""
    enough = 200

    def __init__(self) -> None:
        self.system = self.sentences.system
        self.names = self.system.names
        self.texts = {language: Texts.of(self.system.slug, language, self.names) for language in LANGUAGES}
        self.read: set[tuple[Any, ...]] = set()
        self.often: Counter[str] = Counter()

    # -- one message ---------------------------------------------------------------------------------------

    def look(self, message: Message) -> None:
        key = (message.id, *message.args.items())
        if key in self.read:
            return
        self.read.add(key)
        english = self.sentences.written("en")
        for name in english[message.id].shown if message.id in english else ():
            self.named(message, name)
        self.often[message.id] += 1
        if self.often[message.id] <= self.enough:
            for language, texts in self.texts.items():
                self.reads_well(message, language, texts.render(message))

    def reads_well(self, message: Message, language: str, text: str) -> None:
        assert text != message.id, f"{language}: {message.id}"
        assert not self.raw.search(text), f"{language} {message.id}: {text}"
        assert text == " ".join(text.split()), f"{language} {message.id}: {text!r}"

    def named(self, message: Message, name: str) -> None:
        """A word people see is a printed name, a hex, a number, a column or a result; no list leaves a hole."""
        value = message.args[name]
        assert value != () or self.says_none(message), (message, name)
        for id_ in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            known = id_ in self.names or self.plain.fullmatch(id_) or id_ in self.labels
            assert known or self.is_told_apart(message, name, id_), (message, name)

    def says_none(self, message: Message) -> bool:
        """Whether the sentence has words for an empty list."""
        return False

    def is_told_apart(self, message: Message, name: str, id_: str) -> bool:
        """Whether the sentence has words of its own for an id without a name."""
        return (id_ or "none") in self.sentences.written("en")[message.id].variants

    def told(self, event: Event) -> None:
        self.look(Message(event.what, event.args))
        for modifier in event.roll.modifiers if event.roll else ():
            assert self.knows_reason(modifier.reason), modifier

    def knows_reason(self, reason: str) -> bool:
        return f"modifier-{reason}" in self.sentences.written("en")

    @property
    def ids(self) -> set[str]:
        return {key[0] for key in self.read}

    # -- a game --------------------------------------------------------------------------------------------

    def decision(self, game: Game[Any], rng: random.Random) -> list[Action]:
        """Read the prompt and some labels and refusals aloud; the actions that are allowed."""
        decision = game.decision
        if decision is None:
            return []
        self.look(decision.prompt(game))
        candidates = list(decision.candidates(game))
        for action in rng.sample(candidates, min(self.tried, len(candidates))):
            self.look(label(action))
            verdict = decision.verdict(game, action)
            if isinstance(verdict, Forbidden):
                self.look(verdict.reason)
        return list(decision.actions(game))

    def choose(self, rng: random.Random, legal: list[Action]) -> Action:
        return rng.choice(legal)

    def play(self, scenario_id: str, options: dict[str, Any], seed: int) -> None:
        """A random game, read aloud from the beginning, a short one to its end."""
        rng = random.Random(seed)
        scenario = self.system.scenario(scenario_id)
        log: list[Event] = []
        game = self.system.begin(scenario, self.system.options(scenario, options), Dice(seed_from(seed)), log)
        for _ in range(self.longest):
            legal = self.decision(game, rng)
            for event in log:
                self.told(event)
            log.clear()
            if game.decision is None:
                break
            action = self.choose(rng, legal)
            self.look(label(action))
            game.play(game.decision.seats[0], action)
        if game.position.outcome is not None:
            self.look(game.position.outcome.reason)

    def run(self, situation: Situation) -> None:
        """A situation, read aloud after every step of its script."""
        rng = random.Random(0)

        def watch(game: Game[Any]) -> None:
            self.decision(game, rng)

        for event in run(situation, self.system, watch):
            self.told(event)

    def edit(self, scenario_id: str, patch: Iterable[dict[str, Any]]) -> None:
        """Changes of the table by agreement, read aloud."""
        log: list[Event] = []
        scenario = self.system.scenario(scenario_id)
        game = self.system.begin(scenario, self.system.options(scenario, {}), Dice(seed_from(1)), log)
        log.clear()
        self.system.edit(game, list(patch))
        for event in log:
            self.told(event)


class SentenceTests:
    """What holds for the texts of every game; its test file names the sentences and the words."""

    sentences: ClassVar[Told]
    reader: ClassVar[type[Reader]]
    words: ClassVar[Words]
    special: ClassVar[Mapping[tuple[str, str], tuple[Arg, ...]]] = {}
    """Values of an argument in one message alone."""

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_message_is_written(self, language: str) -> None:
        missing = sorted(set(self.sentences.needed) - set(self.sentences.written(language)))
        assert not missing, missing

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_nothing_is_written_that_is_never_said(self, language: str) -> None:
        found = self.sentences.written(language)
        parts = {part for uses in found.values() for part in uses.messages}
        idle = sorted(set(found) - set(self.sentences.needed) - parts)
        assert not idle, idle

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_message_uses_only_what_it_is_given(self, language: str) -> None:
        for id_, given in self.sentences.needed.items():
            assert self.sentences.knows(language, id_) <= given, (language, id_)
            shown = self.sentences.written(language)[id_].shown
            assert not any(name.endswith("Id") for name in shown), (language, id_)

    def test_all_languages_say_the_same(self) -> None:
        for id_ in self.sentences.written("en"):
            for language in LANGUAGES:
                assert self.sentences.knows(language, id_) == self.sentences.knows("en", id_), (language, id_)

    def test_every_message_reads_well(self) -> None:
        """Whatever play seldom meets as well: each argument in turn takes all its values."""
        reader = self.reader()
        for id_, given in self.sentences.needed.items():
            values = {name: self.special.get((id_, name)) or self.words.get(name, FIGURES) for name in sorted(given)}
            base: dict[str, Arg] = {name: every[0] for name, every in values.items()}
            reader.look(Message(id_, base))
            for name, every in values.items():
                for value in every:
                    reader.look(Message(id_, base | {name: value}))
        assert reader.ids == set(self.sentences.needed), reader.ids ^ set(self.sentences.needed)
