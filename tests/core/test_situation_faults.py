"""Whatever a situation says that cannot be meant is named with its line, its key and the nearest word."""

# ruff: noqa: E501  # each message stands whole beside what it is about

from __future__ import annotations

import pytest

from grognard.core.errors import BadSituation
from grognard.core.situations.runner import Mismatch, read_situation, run
from grognard.games import find

HEAD = """game: pavlov
title: a test
empty: true
place:
  - {unit: chekhov, at: g1}
  - {unit: rifle, at: t1-2}
decision: {phase: actions, left: 3}
"""
SCRIPT = HEAD + "dice: [1, 2, 3, 4]\nscript:\n  - do: {act: chekhov}\n  - do: {attack: t1-2}\n"
END = "expect: [{turn: 1}]\n"


def tried(text: str) -> None:
    run(read_situation(text), find("pavlov"))


def fault(text: str) -> str:
    with pytest.raises(BadSituation) as wrong:
        tried(text)
    return str(wrong.value.args_["detail"])


FAULTS = [
    # keys
    ("trun: 3\n" + END, "line 8, unknown key 'trun'; did you mean 'turn'?"),
    ("expect:\n  - {unit: chekhov, exhuasted: true}\n", "line 9, expect[1]: unknown key 'exhuasted'; did you mean 'exhausted'?"),
    ("expect:\n  - {untis: chekhov, at: g1}\n", "line 9, expect[1]: unknown expectation 'untis'; did you mean 'unit'?"),
    ("script:\n  - {do: {act: chekhov}, refsed: 4.attack.b}\n" + END, "line 9, script[1]: unknown key 'refsed'; did you mean 'refused'?"),
    ("script:\n  - {refused: 4.attack.b}\n", "line 9, script[1]: key 'do' is missing"),
    # lines that compare nothing
    ("expect:\n  - {unit: chekhov}\n", "line 9, expect[1]: the line checks nothing: it needs one of at, exhausted, damaged, mark"),
    ("expect:\n  - {defence: red}\n", "line 9, expect[1]: key 'is' is missing"),
    ("note: nothing\n", "it checks nothing: no 'expect' line and no 'refused' step"),
    ("dice: [1, 2, 3, 4]\nscript: [{do: {act: chekhov}}, {do: {attack: t1-2}}]\n", "it checks nothing: no 'expect' line and no 'refused' step"),
    # values
    ("turn: 99\n" + END, "line 8, turn: 99 is not in 1 to 21"),
    ("turn: 0\n" + END, "line 8, turn: 0 is not in 1 to 21"),
    ("turn: two\n" + END, "line 8, turn: a number is wanted, not 'two'"),
    ("expect:\n  - {unit: chekhov, at: resreve}\n", "line 9, expect[1].at: there is no place 'resreve'; did you mean 'reserve'?"),
    ("expect:\n  - {unit: chekhof, at: g1}\n", "line 9, expect[1].unit: there is no unit 'chekhof'; did you mean 'chekhov'?"),
    ("expect:\n  - {unit: chekhov, mark: actoin}\n", "line 9, expect[1].mark: there is no mark 'actoin'; did you mean 'action'?"),
    ("expect:\n  - {unit: chekhov, exhausted: 1}\n", "line 9, expect[1].exhausted: true or false is wanted, not 1"),
    ("expect:\n  - {unit: gun-53k, damaged: true, at: g1}\n", "line 9, expect[1]: unknown key 'damaged'; known: unit, at"),
    ("expect:\n  - {asked: act-conter}\n", "line 9, expect[1].asked: there is no decision 'act-conter'; did you mean 'act-counter'?"),
    ("expect:\n  - {asked: act-counter, seats: [sovjet]}\n", "line 9, expect[1].seats[1]: there is no seat 'sovjet'; did you mean 'soviet'?"),
    ("expect:\n  - {phase: action}\n", "line 9, expect[1].phase: there is no phase 'action'; did you mean 'actions'?"),
    ("expect:\n  - {illegal: {act: chekhov}, by: 4.atack.b}\n", "line 9, expect[1].by: there is no clause '4.atack.b'; did you mean '4.attack.b'?"),
    ("expect: {turn: 1}\n", "line 8, expect: a list of lines is wanted, not a mapping"),
    ("rules: [4.atack.b]\n" + END, "line 8, rules[1]: there is no clause '4.atack.b'; did you mean '4.attack.b'?"),
    ("rule: 7.3\n" + END, 'line 8, rule: YAML reads 7.3 as a number: quote it, "7.3"'),
    ("scenario: solitare\n" + END, "line 8, scenario: There is no scenario solitare in pavlov. Known: solitaire, cooperative, competitive, competitive-three."),
    ("options: {tactic: none}\n" + END, "line 8, options: Option tactic cannot be none. Known: operational-support, tactics."),
    ("seed: six\n" + END, "line 8, seed: a number is wanted"),
    ("dice: [six]\n" + END, "line 8, dice[1]: a number is wanted, not 'six'"),
    # actions
    ("script:\n  - do: {acct: chekhov}\n" + END, "line 9, script[1].do: unknown verb 'acct'; did you mean 'act'?"),
    ("script:\n  - do: {act: chekhof}\n    refused: 4.attack.b\n", "line 9, script[1].do.act: there is no thing 'chekhof'; did you mean 'chekhov'?"),
    ("script:\n  - do: {to: g1, wepon: maxim-1}\n" + END, "line 9, script[1].do.to: unknown key 'wepon'; did you mean 'weapon'?"),
    ("script:\n  - do: {end-actions: now}\n" + END, "line 9, script[1].do.end-actions: 'end-actions' takes nothing, write {end-actions: }"),
    ("script:\n  - do: {play-card: c68, unit: hq62}\n" + END, "line 9, script[1].do.play-card: 'play-card' needs 'action'"),
    ("expect:\n  - {legal: {atack: t1-2}}\n", "line 9, expect[1].legal: unknown verb 'atack'; did you mean 'attack'?"),
    ("script:\n  - {do: {act: chekhov}, refused: not-asked}\n", "line 9, script[1]: 'not-asked' needs the seat that tries it"),
    ("expect:\n  - {choices: 3, verb: atack}\n", "line 9, expect[1].verb: there is no verb 'atack'; did you mean 'attack'?"),
    ("expect:\n  - {seat: soviet, hides: [c900]}\n", "line 9, expect[1].hides[1]: there is no thing 'c900'; did you mean 'c90'?"),
    ("expect:\n  - {seat: soviet, view: {hand_conut: 0}}\n", "line 9, expect[1]: the view has no 'hand_conut'; did you mean 'hand_count'?"),
    # events
    ("expect:\n  - {event: target-destroid}\n", "line 9, event: there is no event 'target-destroid'; did you mean 'target-destroyed'?"),
    ("expect:\n  - {no_event: target-destroyed, spcae: t1-2}\n", "line 9, expect[1]: event 'target-destroyed' tells no 'spcae'; did you mean 'space'?"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "detail"), FAULTS, ids=[detail for _, detail in FAULTS])
def test_what_cannot_be_meant_is_named(text: str, detail: str) -> None:
    assert fault(HEAD + text) == detail


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("{unit: rifle", "{unit: rifel", "line 6, place[2].unit: there is no unit 'rifel'; did you mean 'rifle'?"),
        ("at: t1-2", "at: t1-9", "line 6, place[2].at: there is no place 't1-9'; did you mean 't1-4'?"),
        ("at: t1-2", "at: loc-3", "line 6, place[2].at: there is no space 'loc-3'"),
        ("at: t1-2}", "att: t1-2}", "line 6, place[2]: unknown key 'att'; did you mean 'at'?"),
        ("at: t1-2}", "at: t1-2, damaged: true}", "line 6, place[2]: unknown key 'damaged'; known: unit, at"),
        ("unit: rifle, at: t1-2", "unit: chekhov, at: g2", "line 6, unit: chekhov is placed twice"),
        ("at: g1}", "at: t1-2}", "line 5, place[1].at: there is no place of a counter 't1-2'"),
        ("unit: chekhov, at: g1", "unit: mg, at: t1-2", "line 6, at: t1-2 has mg already"),
        ("unit: chekhov, at: g1", "token: wire, at: supply", "line 5, at: wire cannot lie on supply"),
        ("phase: actions", "phase: action", "line 7, decision.phase: there is no phase 'action'; did you mean 'actions'?"),
        ("phase: actions", "phase: planning", "line 7, decision: unknown key 'left'; known: phase"),
        ("phase: actions, left: 3", "phase: planning", "line 7, phase: this scenario has no phase 'planning'"),
        ("left: 3", "letf: 3", "line 7, decision: unknown key 'letf'; did you mean 'left'?"),
        ("left: 3", "left: all", "line 7, decision.left: a number is wanted, not 'all'"),
    ],
)  # fmt: skip
def test_what_cannot_be_put_on_the_table_is_named(old: str, new: str, detail: str) -> None:
    assert old in HEAD
    assert fault(HEAD.replace(old, new) + END).startswith(detail)


def test_a_die_has_six_faces() -> None:
    assert fault(SCRIPT.replace("[1, 2,", "[1, 7,") + END) == (
        "line 8, dice[2]: step 2: A scripted roll shows 7; there are 6 faces or counters to draw from."
    )
    assert fault(SCRIPT.replace("[1, 2,", "[0, 2,") + END) == "line 8, dice[1]: 0 is not in 1 or more"
    tried(SCRIPT + END)


def test_dice_that_run_out_are_a_difference() -> None:
    with pytest.raises(Mismatch, match=r"step 2: The scripted dice ran out: 4 needed, 3 left\."):
        tried(SCRIPT.replace("[1, 2,", "[2,") + END)


def test_the_text_itself() -> None:
    assert fault("game: pavlov\n  title: x\n") == "line 2, not YAML: mapping values are not allowed here"
    assert fault("game: pavlov\ntitle: x\ngame: ava\n") == "line 3, key 'game' is there twice"
    assert fault("game: pavlov\ntitle: x\nnote: " + "[" * 50 + "]" * 50) == "line 3, nested deeper than 20 levels"
    assert fault("game: pavlov\ntitle: x\nnote: " + "[" * 5000 + "]" * 5000) == "nested deeper than 20 levels"
    assert fault("game: pavlov\ntitle: x\n? [a]\n: b\n") == "line 3, a key is a text"
    assert fault("[]") == "a situation is a mapping of keys"


@pytest.mark.parametrize(
    "text",
    [
        "turn: 21\n" + END.replace("1", "21"),
        "expect: [{unit: chekhov, mark: ''}, {unit: chekhov, mark: }]\n",
        "rule: '7.3'\n" + END,
        "expect: [{choices: 2}, {choices: 1, verb: act}, {choices: [{act: chekhov}, {end-actions: }]}]\n",
        "expect: [{choices: [{end-actions: }, {act: chekhov}], seat: soviet}]\n",
        "expect: [{asked_of: soviet, is: act-counter}, {waiting: [soviet]}]\n",
        "script:\n  - {do: {act: pavlov}, refused: 4.0.c}\n",
        "expect: [{legal: {act: chekhov}}, {illegal: {attack: t1-2}}]\n",
        "expect: [{seat: soviet, sees: [chekhov, rifle], hides: [c68]}, {seat: soviet, view: {hand_count: 0, counters.chekhov.at: g1}}]\n",
        "dice: [6, 6, 6, 6]\nscript: [{do: {act: chekhov}}, {do: {attack: t1-2}}]\nexpect: [{event: target-destroyed, space: t1-2}, {event: target-destroyed, to: []}]\n",
        "expect: [{no_event: target-destroyed, space: t1-2}]\n",
    ],
)  # fmt: skip
def test_what_can_be_said(text: str) -> None:
    tried(HEAD + text)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("{choices: 3}", "found 2: "),
        ("{choices: [{act: chekhov}]}", "found 2: "),
        ("{seat: soviet, sees: [c68]}", "found c68 is not shown"),
        ("{seat: soviet, hides: [chekhov]}", "found chekhov is shown"),
        ("{seat: soviet, view: {counters.chekhov.at: g2}}", "found {'counters.chekhov.at': 'g1'}"),
        ("{asked_of: soviet, is: nothing}", "found 'act-counter'"),
        ("{event: target-destroyed}", "found the log has: nothing"),
        ("{legal: {attack: t1-2}}", "found refused by "),
        ("{illegal: {act: chekhov}}", "found it is legal"),
    ],
)
def test_what_is_otherwise_is_told(line: str, found: str) -> None:
    with pytest.raises(Mismatch) as wrong:
        tried(HEAD + f"expect: [{line}]\n")
    assert str(wrong.value).startswith("line 8, at the end: expected ")
    assert found in str(wrong.value)


PLANNED = """game: pavlov
title: a test
scenario: competitive
german_hand: [c1, c2, c3, c4, c5, c6]
hand: [c68, c96]
decision: {phase: planning}
"""


def test_a_seat_that_is_not_asked_is_refused_as_such() -> None:
    tried(PLANNED + "script: [{do: {plan: c1}, seat: soviet, refused: not-asked}]\n")
    with pytest.raises(Mismatch, match=r"refused by 7\.4\.plan\.f, expected not-asked"):
        tried(PLANNED + "script: [{do: {plan: c1}, seat: german, refused: not-asked}]\n")
    with pytest.raises(Mismatch, match="Another seat has to answer now"):
        tried(PLANNED + "script: [{do: {plan: c1}, seat: soviet}]\nexpect: [{turn: 1}]\n")


def test_what_each_seat_sees() -> None:
    lines = (
        "{seat: soviet, sees: [c68, c96], hides: [c1, c2]}",
        "{seat: german, sees: [c1], hides: [c68, c96]}",
        "{seat: soviet, view: {german_hand: null}}",
    )
    tried(PLANNED + f"expect: [{', '.join(lines)}]\n")
    with pytest.raises(Mismatch, match="found c1 is not shown"):
        tried(PLANNED + "expect: [{seat: soviet, sees: [c1]}]\n")
