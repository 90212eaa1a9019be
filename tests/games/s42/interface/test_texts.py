"""The texts of Stalingrad '42: every sentence exists in every language, says what it can know, and betrays no id."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from grognard.core.situations.runner import catalogue
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Arg, Message
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, UNITS
from grognard.games.s42.retreat.determined_defense import DENIALS
from grognard.games.s42.state.markers import FACES
from grognard.games.s42.state.position import WEATHER
from grognard.games.s42.turn.phases import PhaseName
from grognard.series.zoc_bonds.marching import MODES
from tests.games.reading import SentenceTests
from tests.games.s42.told import TOLD, S42Reader

UNIT, PLACE = UNITS[0], "5521"
ARMY = "su-reserve-1"
WORDS: dict[str, tuple[Arg, ...]] = {
    **dict.fromkeys(("unit", "remnant"), (UNIT, UNITS[-1])),
    **dict.fromkeys(("hex", "to", "start", "end", "target", "place", "at", "head"), (PLACE, "2503", "area-A")),
    "path": ((PLACE, "2503"),),
    **dict.fromkeys(("units", "defenders"), ((UNIT, UNITS[-1]),)),
    **dict.fromkeys(("army", "one", "other"), (ARMY, "su-reserve-2")),
    "armies": ((ARMY, "su-reserve-2"),),
    "area": ("area-A", "area-G"),
    "box": ("box-1",),
    "by": ("", PLACE),
    "city": ("stalingrad",),
    "column": ("3-1",),
    "dice": ("3, 5",),
    "face": FACES,
    "kind": tuple(PACK.tables.replacement_kinds),
    "line": tuple(row.zone for row in PACK.tables.fortified_lines.values()),
    "mode": MODES,
    "nation": ("german", "romanian"),
    "outcome": ("held", "city-battle", "withdrawal", "failed", "again"),
    "port": (PLACE,),
    "result": tuple(PACK.tables.results),
    "side": SIDES,
    "supply": ("supply-1",),
    "supplies": (("supply-1", "supply-2"),),
    "support": ("", UNIT, "air-viii"),
    "truly": (True, False),
    "turn": (1, 9),
    "weather": tuple(f"weather-{weather}" for weather in WEATHER),
    "wing": ("air-viii",),
    **dict.fromkeys("abc", (UNIT, PLACE, "area-A", "3")),
}
SPECIAL: dict[tuple[str, str], tuple[Arg, ...]] = {
    **{(id_, "supply"): ("supply-1", "") for id_ in ("do-rearm", "do-support", "do-stand")},
    ("stand-denied", "why"): (*DENIALS.values(), "lead"),
    ("ask-move-units", "pace"): ("opening", *get_args(PhaseName)),
}


class TestSentences(SentenceTests):
    sentences = TOLD
    reader = S42Reader
    words = WORDS
    special = SPECIAL


def test_the_sources_are_read_rightly() -> None:
    """The reading of the sources itself: a few cases by hand."""
    assert TOLD.refusals["refusal-crosses-a-bond"] == {"a", "b"}
    assert TOLD.refusals["refusal-has-moved"] == {"a"}
    assert TOLD.refusals["refusal-attack-has-no-units"] == set()
    assert TOLD.events["points-counted"] == {"turn", "points"}
    assert TOLD.messages["axis-wins"] == {"points", "needs"}
    assert {"score-hex", "modifier-armour", "modifier-support"} <= TOLD.shown_by_the_client


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_reads_as_a_sentence(language: str) -> None:
    texts = Texts.of("s42", language, PACK.names)
    shown = texts.render(Message("refusal-lake-bars-the-way", {"a": "6823", "b": "6923"}))
    assert "6823" in shown
    assert "{" not in shown


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("fall-blau", {}),
    ("uranus", {"disengagement": True, "reserves": True}),
    ("caucasus", {}),
]


def test_everything_said_in_play_reads_well() -> None:
    reader = S42Reader()
    for seed, (scenario, options) in enumerate(TABLES):
        reader.play(scenario, options, seed)
    assert len(reader.ids) > 100


SITUATIONS = catalogue("s42")


@pytest.mark.parametrize("id_", SITUATIONS)
def test_a_worked_example_reads_well(id_: str) -> None:
    S42Reader().run(SITUATIONS[id_])


def test_changes_by_agreement_read_well() -> None:
    reader = S42Reader()
    reader.edit(
        "campaign",
        [
            {"unit": "ge-3pz", "at": "1202", "steps": 1},
            {"unit": "ge-3pz", "at": "eliminated"},
            {"supply": "supply-1", "face": "supply-ready"},
            {"fort": "1202", "side": "axis"},
            {"fort": "1202"},
            {"head": "1303", "to": "1402"},
            {"weather": "rain"},
            {"hex": PLACE, "control": "axis"},
        ],
    )
    assert reader.ids == {
        "edited-unit",
        "edited-supply",
        "edited-fort",
        "edited-head",
        "edited-weather",
        "edited-control",
    }
