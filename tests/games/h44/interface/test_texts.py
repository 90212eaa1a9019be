"""The texts of Holland '44: every sentence exists in every language, says what it can know, and betrays no id."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.situations.runner import catalogue
from grognard.core.verdicts import Arg
from grognard.games.h44.data.units import PACK, SIDES, UNITS
from grognard.games.h44.state.position import STATES, WEATHER
from grognard.series.zoc_bonds.marching import MODES
from tests.games.h44.told import TOLD, H44Reader
from tests.games.reading import SentenceTests

UNIT, PLACE, BRIDGE = UNITS[0], "6222", "bridge-arnhem"
WORDS: dict[str, tuple[Arg, ...]] = {
    **dict.fromkeys(("unit", "into", "remnant"), (UNIT, UNITS[-1])),
    "part": (UNIT, "am", "pm", "night"),
    **dict.fromkeys(("hex", "to", "start", "end", "target"), (PLACE, "4711", "area-N", "air")),
    "path": ((PLACE, "4711"),),
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


class TestSentences(SentenceTests):
    sentences = TOLD
    reader = H44Reader
    words = WORDS
    special = SPECIAL


def test_the_sources_are_read_rightly() -> None:
    """The reading of the sources itself: a few cases by hand."""
    assert TOLD.refusals["refusal-gun-is-out-of-range"] == {"a", "b", "range"}
    assert TOLD.refusals["refusal-part-is-elsewhere"] == {"a", "b"}
    assert TOLD.refusals["refusal-has-moved"] == {"a"}
    assert TOLD.refusals["refusal-lead-formation-takes-no-part"] == set()
    assert TOLD.events["bridge-held"] == {"bridge"}
    assert TOLD.messages["allies-win"] == TOLD.messages["germans-hold-the-waal"] == {"allied", "german", "steps"}
    assert {"score-city", "modifier-landing-polder", "modifier-elite", "modifier-crowd"} <= TOLD.shown_by_the_client


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("short", {}),
    ("campaign", {"disengagement": True, "attrition": True}),
]


def test_everything_said_in_play_reads_well() -> None:
    """Random games of both kinds."""
    reader = H44Reader()
    for seed, (scenario, options) in enumerate(TABLES):
        reader.play(scenario, options, seed)
    said = set(TOLD.events) | set(TOLD.messages) | set(TOLD.answers)
    assert len(said & reader.ids) > 0.7 * len(said), sorted(said - reader.ids)


SITUATIONS = catalogue("h44")


@pytest.mark.parametrize("id_", SITUATIONS)
def test_a_worked_example_reads_well(id_: str) -> None:
    H44Reader().run(SITUATIONS[id_])


def test_changes_by_agreement_read_well() -> None:
    reader = H44Reader()
    reader.edit(
        "campaign",
        [
            {"unit": "br-5agra", "at": "1301", "steps": 1},
            {"unit": "br-5agra", "at": "eliminated"},
            {"bridge": BRIDGE, "state": "blown"},
            {"bridge": BRIDGE, "state": "rebuilding"},
            {"marker": 2, "hex": "1301"},
            {"marker": 2, "hex": ""},
            {"hex": PLACE, "control": "allied"},
        ],
    )
    assert reader.ids == {"edited-unit", "edited-bridge", "edited-traffic", "edited-control"}
