"""The texts of Storms of Steel: every sentence exists in every language, says what it can know, and betrays no id."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.situations.runner import catalogue
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Arg, Message
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import BOMBS, CARDS, HITS, PACK, UNITS, VETERANS, WEAPONS, WORKS
from tests.games.coh.told import TOLD, CohReader
from tests.games.reading import SentenceTests

UNIT, PLACE = UNITS[0], "7-G08"
ARMIES = tuple(dict.fromkeys(army.id for page in PACK.scenarios.values() for army in page.armies))
MINES = tuple(id_ for id_, work in PACK.works.items() if work.family == "mine")
WORDS: dict[str, tuple[Arg, ...]] = {
    **dict.fromkeys(("unit", "vehicle"), (UNIT, UNITS[-1])),
    **dict.fromkeys(("hex", "to"), (PLACE, "8-A01")),
    "units": ((UNIT, UNITS[-1]), (UNIT,)),
    "army": ARMIES,
    "armies": (ARMIES[:1], ARMIES),
    "winner": ("", "german", "soviet"),
    "facing": FACINGS,
    "card": (*CARDS, *WEAPONS, *VETERANS),
    "work": WORKS,
    "mine": MINES,
    "hit": HITS,
    "bomb": BOMBS,
    "kind": BOMBS,
    "target": (UNIT, WORKS[0], PLACE),
    "colour": ("red", "blue"),
    "side": ("front", "rear"),
    "of": ("ap", "cap"),
    "what": ("attack", "rally", "roulette", "mine", "sticking", "engine", "wire", "spotting", "points", "sniper-card"),
    **dict.fromkeys(("careful", "hidden", "smoke"), (True, False)),
    **dict.fromkeys("abc", (UNIT, PLACE, CARDS[0])),
}
BY: tuple[Arg, ...] = ("ap", "cap")
SPECIAL: dict[tuple[str, str], tuple[Arg, ...]] = {
    ("do-act", "by"): ("ap", "join", "cap", "opportunity"),
    ("do-climb", "by"): (1, -1),
    ("do-stall", "by"): BY,
    ("do-play-card", "by"): ("", *BY),
    ("do-play-card", "unit"): ("", UNIT),
    ("ask-choose-action", "by"): ("ap", "cap", "opportunity", "card"),
    ("ask-spend-on-roll", "unit"): (UNIT, PLACE, ""),
    ("stalled", "by"): BY,
    ("unit-moved", "start"): ("", PLACE),
    **{(id_, "unit"): ("", UNIT) for id_ in ("attack-missed", "attack-hit", "attack-destroyed", "work-hit")},
    **{(id_, "unit"): ("", UNIT) for id_ in ("no-hidden-unit-hit", "hidden-unit-hit")},
}


class TestSentences(SentenceTests):
    sentences = TOLD
    reader = CohReader
    words = WORDS
    special = SPECIAL


def test_the_sources_are_read_rightly() -> None:
    """The reading of the sources itself: a few cases by hand."""
    assert TOLD.refusals["refusal-is-out-of-range"] == {"a", "b", "range", "distance"}
    assert TOLD.refusals["refusal-has-no-active-unit"] == set()
    assert TOLD.events["unit-moved"] == {"unit", "start", "hex"}
    assert TOLD.messages["ask-take-turn"] == {"army", "ap", "cap"}
    assert {"modifier-firepower", "modifier-woods", "modifier-by-command-points"} <= TOLD.shown_by_the_client


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_reads_as_a_sentence(language: str) -> None:
    texts = Texts.of("coh", language, PACK.names)
    shown = texts.render(Message("refusal-is-outside-arc", {"a": UNIT, "b": PLACE}))
    assert PLACE in shown
    assert PACK.names[UNIT][language] in shown
    assert "{" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_an_id_has_a_name(language: str) -> None:
    """Firefights, counters, cards, counters of hits, works, special rules."""
    ids = (*PACK.scenarios, *UNITS, *CARDS, *WEAPONS, *VETERANS, *HITS, *WORKS, *BOMBS, *PACK.terrain, *PACK.sides)
    specials = tuple(id_ for page in PACK.scenarios.values() for id_ in page.specials)
    for id_ in (*ids, *specials, *ARMIES, *FACINGS):
        name = PACK.names[id_][language]
        assert name
        assert name.strip() == name


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("corn-rows", {"ap-roulette": True, "cautious-movement": True}),
    ("smoke-over-the-balka", {}),
    ("pakfront", {}),
]


@pytest.mark.parametrize(("scenario", "options"), TABLES)
def test_everything_said_in_play_reads_well(scenario: str, options: dict[str, Any]) -> None:
    reader = CohReader()
    reader.play(scenario, options, seed=3)
    assert len(reader.ids) > 40


SITUATIONS = catalogue("coh")


@pytest.mark.parametrize("id_", SITUATIONS)
def test_a_worked_example_reads_well(id_: str) -> None:
    CohReader().run(SITUATIONS[id_])


def test_changes_by_agreement_read_well() -> None:
    reader = CohReader()
    unit = PACK.scenarios["corn-rows"].placements[0]
    patch = [{"unit": unit.id, "facing": "s", "spent": 1}, {"army": "german", "cap": 3, "points": 1}]
    reader.edit("corn-rows", patch)
    assert reader.ids == {"edited-unit", "edited-army"}
