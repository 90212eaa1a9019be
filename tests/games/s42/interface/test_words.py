"""The words of Stalingrad '42 in situation files: everything that can be put on the table is found there again."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import BadEdit, BadSituation
from grognard.core.game import Game
from grognard.core.situations.checks import EXPECT, found_instead
from grognard.core.situations.runner import read_situation, run, start
from grognard.core.situations.text import Where
from grognard.core.situations.words import Scope
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.state.position import Position
from grognard.games.s42.system import S42

SYSTEM = S42()
OPEN = """
game: s42
title: {en: "a", ru: "b", pl: "c"}
rule: "8.3"
scenario: campaign
empty: true
turn: 9
board:
  terrain: {"3018": clear, "3019": clear, "3020": clear, "3021": clear, "3022": clear}
  places: {"3018": none, "3019": none, "3020": none, "3021": none, "3022": none}
  waters: {3019/3020: none, 3020/3021: none, 3018/3019: none, 3021/3022: none}
  roads: {3019/3020: primary, 3020/3021: none}
  rails: {3020/3021: rail-main}
  crossings: {3020/3021: none}
place:
  - {unit: ge-3pz, at: "3021"}
  - {unit: ge-57, at: "3021", steps: 2, order: disrupted, marks: [unsupplied]}
  - {unit: su-169, at: "3020"}
  - {unit: ge-rem-pz-1, at: "3022", of: ge-23pz}
  - {unit: su-18tc, at: area-A}
  - {unit: ge-6a-hq, at: "3022"}
supplies: [{side: axis, at: "3022", face: ready}, {side: soviet, at: area-B}]
wings: {air-viii: {at: air-box}, air-iv: {at: "3021", used: true}}
heads: [{hex: "1303", since: 4}]
converted: ["1303"]
forts: [{hex: "3020", side: soviet}, {hex: "3022", side: axis, done: false}]
resources: {axis: 1}
planned: [{side: axis}, {side: axis, unit: ge-6a-hq, ready: false}]
control: {"2503": axis}
freed: [caucasus]
weather: overcast
rained: true
used: {rail: 1}
elbrus: true
lost_special: 1
decision: {phase: combat, side: axis}
"""
FOUND: list[dict[str, Any]] = [
    {"unit": "ge-3pz", "at": "3021", "order": "good", "marks": []},
    {"unit": "ge-57", "steps": 2, "order": "disrupted", "has": ["unsupplied"], "lacks": ["isolated"]},
    {"unit": "ge-23pz", "at": "plate"},
    {"parents": {"ge-rem-pz-1": "ge-23pz"}},
    {"supply": "supply-1", "at": "3022", "side": "axis", "face": "ready"},
    {"supply": "supply-2", "at": "area-B", "face": "moving"},
    {"supply": "supply-3", "at": "none"},
    {"wing": "air-iv", "at": "3021", "used": True},
    {"hex": "3020", "fort": "done", "units": ["su-169"], "battle": 0, "head": False},
    {"hex": "3022", "fort": "begun", "supplies": ["supply-1"]},
    {"hex": "2503", "control": "axis"},
    {"heads": ["1303"]},
    {"converted": ["1303"]},
    {"resources": {"axis": 1, "soviet": 0}},
    {"planned": ["axis", "ge-6a-hq (begun)"]},
    {"freed": ["caucasus"]},
    {"weather": "overcast"},
    {"rained": True},
    {"used": {"rail": 1}},
    {"elbrus": True},
    {"baku": False},
    {"lost_special": 1},
    {"winter_offensive": 0},
    {"flotilla": ""},
    {"turn": 9},
    {"zoc": "3020", "side": "axis"},
    {"bond": ["3021", "3022"], "side": "axis", "is": False},
    {"odds": "3020", "units": ["ge-3pz"], "shifts": ["fortification"]},
    {"asked_of": "axis", "is": "choose-target"},
    {"waiting": ["axis"]},
    {"outcome": "none"},
    {"legal": {"attack": "3020"}},
    {"illegal": {"attack": "3022"}},
]


def begun(text: str) -> Game[Position]:
    game = start(read_situation(text), SYSTEM)
    game.settle()
    return game


def found(line: dict[str, Any]) -> str | None:
    game = begun(OPEN)
    EXPECT.line(line, Where(), Scope(SYSTEM, game))
    return found_instead(SYSTEM, game, [], line)


@pytest.mark.parametrize("line", FOUND, ids=str)
def test_what_is_put_on_the_table_is_found_there(line: dict[str, Any]) -> None:
    assert found(line) is None


@pytest.mark.parametrize(
    "line",
    [
        {"unit": "ge-3pz", "at": "3020"},
        {"unit": "ge-57", "has": ["isolated"]},
        {"supply": "supply-1", "at": "none"},
        {"supply": "supply-9", "at": "3020"},
        {"hex": "3020", "fort": "none"},
        {"weather": "rain"},
        {"heads": []},
        {"points": 40},
        {"illegal": {"attack": "3020"}},
        {"legal": {"attack": "3022"}},
    ],
    ids=str,
)
def test_what_is_not_there_is_told(line: dict[str, Any]) -> None:
    assert found(line)


def test_a_situation_runs_as_a_script() -> None:
    text = (
        OPEN
        + """
script:
  - {do: {attack: "3020"}}
  - {do: {join: ge-57}, refused: "13.2.1.g"}
  - {do: {join: ge-3pz}}
expect:
  - {asked_of: axis, is: plan-attack}
"""
    )
    run(read_situation(text), SYSTEM)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("nonsense: 1", BadSituation),
        ("turn: 99", BadSituation),
        ("board: {terrain: {'3020': lava}}", BadSituation),
        ("board: {lava: {}}", BadSituation),
        ("place: [{unit: ghost, at: '3020'}]", BadSituation),
        ("place: [{unit: ge-57, at: '3020', steps: 9}]", BadSituation),
        ("place: [{unit: ge-57, at: '3020', colour: red}]", BadSituation),
        ("weather: hail", BadSituation),
        ("control: {'3020': axis}", BadSituation),
        ("masks: {ge-57: box-1}", BadSituation),
        ("decision: {phase: supper, side: axis}", BadSituation),
        ("decision: {phase: combat}", BadSituation),
        ("supplies: {}", BadSituation),
    ],
)
def test_what_makes_no_sense_is_an_error(line: str, wrong: type[Exception]) -> None:
    text = f'game: s42\ntitle: {{en: "a", ru: "b", pl: "c"}}\nrule: "8.3"\nscenario: campaign\n{line}\n'
    with pytest.raises(wrong):
        begun(text)


def test_every_phase_can_be_begun_with() -> None:
    for phase in ("initial", "movement", "combat", "recovery", "supply"):
        text = OPEN.replace("{phase: combat, side: axis}", f"{{phase: {phase}, side: soviet}}")
        game = begun(text)
        assert game.decision is not None or game.position.outcome is not None
    for phase in ("turn", "weather", "victory", "mini-movement", "mini-combat"):
        text = OPEN.replace("{phase: combat, side: axis}", f"{{phase: {phase}}}")
        game = begun(text)
        assert game.decision is not None or game.position.outcome is not None
    game = begun("game: s42\ntitle: a\nscenario: caucasus\ndecision: {phase: preliminary}\n")
    assert game.decision is not None


def test_the_armies_of_the_maskirovka_have_their_boxes() -> None:
    text = (
        'game: s42\ntitle: {en: "a", ru: "b", pl: "c"}\nrule: "34.1"\nscenario: campaign\nempty: true\nturn: 23\n'
        "place: [{unit: su-reserve-1, at: '3020'}, {unit: su-169, at: box-3}, {unit: su-23, at: '3020'}]\n"
        "masks: {su-reserve-1: box-3}\nshown: {su-23: su-reserve-1}\ndecision: {phase: movement, side: soviet}\n"
    )
    game = begun(text)
    assert SYSTEM.check(game, {"masks": {"su-reserve-1": "box-3"}}) is None
    assert SYSTEM.faults(game) == []


# -- by agreement ----------------------------------------------------------------------------------------------------


PLAIN = """
game: s42
title: {en: "a", ru: "b", pl: "c"}
rule: "8.3"
scenario: campaign
turn: 9
"""


def edited(*changes: dict[str, Any], text: str = OPEN) -> Game[Position]:
    return SYSTEM.edit(begun(text), changes)


def test_pieces_are_put_elsewhere_by_agreement() -> None:
    game = edited(
        {"unit": "ge-57", "at": "3022", "steps": 3, "order": "good", "marks": []},
        {"supply": "supply-1", "at": "3021", "face": "supply-moving"},
        {"supply": "supply-2", "at": "eliminated"},
        {"fort": "3022", "side": "axis"},
        {"fort": "3020"},
        {"head": "1303", "to": "1402"},
        {"weather": "rain"},
        {"hex": "2503", "control": "soviet"},
    )
    for line in (
        {"unit": "ge-57", "at": "3022", "steps": 3, "order": "good", "marks": []},
        {"supply": "supply-1", "at": "3021", "face": "moving"},
        {"supply": "supply-2", "at": "none"},
        {"hex": "3022", "fort": "done"},
        {"hex": "3020", "fort": "none"},
        {"weather": "rain"},
        {"hex": "2503", "control": "soviet"},
    ):
        assert SYSTEM.check(game, line) is None
    assert SYSTEM.faults(game) == []


def test_rail_head_takes_its_line_along() -> None:
    """Forward all that it passes is converted; back again nothing is but what was."""
    start = edited(text=PLAIN)
    green = start.position.country.green
    (here, first, second), *_ = (
        (head.hex, one, two)
        for head in start.position.heads
        for one in green[head.hex]
        for two in green[one]
        if not start.position.is_converted(one) and not start.position.is_converted(two) and two != head.hex
    )
    forward = {"head": HEXES[here], "to": HEXES[second]}
    gone = edited(forward, text=PLAIN)
    assert set(gone.position.converted) - set(start.position.converted) >= {first, second}
    assert second in {head.hex for head in gone.position.heads}
    back = edited(forward, {"head": HEXES[second], "to": HEXES[here]}, text=PLAIN)
    assert {head.hex for head in back.position.heads} == {head.hex for head in start.position.heads}
    assert first not in back.position.converted
    assert second not in back.position.converted
    assert SYSTEM.faults(gone) == SYSTEM.faults(back) == []


@pytest.mark.rule("s42:23.2.2.e")
def test_rain_by_agreement_makes_marshes() -> None:
    assert not edited({"weather": "snow"}, text=PLAIN).position.rained
    assert edited({"weather": "rain"}, {"weather": "clear"}, text=PLAIN).position.rained


@pytest.mark.parametrize(
    "change",
    [
        {"colour": "red"},
        {"unit": "ghost", "at": "3020"},
        {"unit": "ge-57", "steps": 9},
        {"unit": "ge-57", "order": "drunk"},
        {"unit": "ge-57", "marks": ["red"]},
        {"unit": "ge-57", "at": "9999"},
        {"unit": "ge-57", "at": "3020"},
        {"unit": "su-169", "at": "box-1"},
        {"unit": "ge-rem-pz-2", "at": "3022"},
        {"supply": "supply-9", "at": "3022"},
        {"supply": "supply-1", "face": "red"},
        {"fort": "3022", "side": "ghost"},
        {"head": "3020", "to": "3021"},
        {"head": "1303", "to": "1303"},
        {"head": "1303", "to": "3020"},
        {"weather": "hail"},
        {"hex": "3020", "control": "axis"},
    ],
    ids=str,
)
def test_what_cannot_be_agreed_on(change: dict[str, Any]) -> None:
    with pytest.raises(BadEdit):
        edited(change)
