"""The texts of A Victory Awaits: every sentence exists in every language, says what it can know, and betrays no id."""

from __future__ import annotations

from typing import Any

from grognard.core.situations.runner import catalogue
from grognard.core.texts import LANGUAGES
from grognard.core.verdicts import Arg
from grognard.core.views import label
from grognard.games.ava.data.ground import PACK, ground_of
from grognard.games.ava.interface.actions import LoseStep
from tests.games.ava.table import AVA
from tests.games.ava.told import SITES, TOLD, AvaReader
from tests.games.reading import SentenceTests

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


class TestSentences(SentenceTests):
    sentences = TOLD
    reader = AvaReader
    words = WORDS


def test_the_sources_are_read_rightly() -> None:
    """The reading of the sources itself: a few cases by hand."""
    assert TOLD.refusals["refusal-not-enough-points"] == {"a", "b", "need", "points"}
    assert TOLD.refusals["refusal-outside-the-range"] == {"a", "b", "formation"}
    assert TOLD.refusals["refusal-crossing-ends-in-zoc"] == {"a", "b"}
    assert TOLD.refusals["refusal-attacker-is-not-active"] == {"a"}
    assert TOLD.refusals["refusal-enemy-holds-the-hex"] == {"a"}
    assert TOLD.refusals["refusal-nothing-was-bid"] == set()
    assert TOLD.events["attack-cancelled"] == {"hex", "units", "attack", "defence"}
    assert TOLD.messages["axis-wins"] == TOLD.messages["soviets-win"] == {"points", "threshold"}
    assert {"score-moscow", "modifier-river"} <= TOLD.shown_by_the_client


def test_every_shift_has_a_name() -> None:
    """Terrain under a roll is called by its printed name."""
    ground = ground_of("LSK")
    assert {name for hex_ in ground.land for name, _ in ground.shifts(hex_)} <= set(PACK.names)


def test_a_fortress_that_takes_a_loss_is_called_a_fortress() -> None:
    """14.2 Every hex where one can stand has a name for it."""
    reader = AvaReader()
    for site in sorted(SITES):
        reader.look(label(LoseStep(f"fort-{site}")))
        for language in LANGUAGES:
            assert AVA.texts(language).name(f"fort-{site}") != f"fort-{site}"


LIMITS = {"hq-relocation": True, "armour-limit": True, "panzer-group-limits": True, "soviet-supply-limits": True}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("leningrad", {}),
    ("leningrad", {"bid": True, "reserves": True}),
    ("smolensk", LIMITS),
    ("kiev", {"reserves": True, **LIMITS}),
    ("campaign-5", {}),
    ("teams-2-3", LIMITS),
]


def test_everything_said_in_play_reads_well() -> None:
    """Random games of every kind, and the worked examples."""
    reader = AvaReader()
    for seed, (scenario, options) in enumerate(TABLES):
        reader.play(scenario, options, seed)
    for situation in catalogue("ava").values():
        reader.run(situation)
    said = set(TOLD.events) | set(TOLD.messages) | set(TOLD.answers)
    assert len(said & reader.ids) > 0.9 * len(said), sorted(said - reader.ids)


def test_changes_by_agreement_read_well() -> None:
    reader = AvaReader()
    reader.edit(
        "leningrad",
        [
            {"unit": "de-l-36m", "at": "L1522", "steps": 1},
            {"unit": "de-l-36m", "at": "eliminated"},
            {"hex": "L1420", "fortress": 2},
            {"hex": "L1420", "fortress": 0},
            {"hex": "L1420", "control": "axis"},
        ],
    )
    assert reader.ids == {"edited-unit", "edited-fortress", "edited-control"}
