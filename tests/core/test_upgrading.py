"""Renamed words: only they change in a file, and only where they are words of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.core.errors import BadSituation, GrognardError
from grognard.core.packs.loading import PackError
from grognard.core.packs.upgrading import upgraded_overlay
from grognard.core.renaming import Renames, renames_of
from grognard.core.situations.runner import read_situation
from grognard.core.situations.upgrading import VERSION, upgraded_situation

Rename = Callable[[str, str], None]
WORDS = """
[actions]
"bolt" = "full-retreat"
[fields]
"bolt.how" = "bolt.mode"
[values]
"bolt.how.fast" = "extended"
"bolt.unit.all" = "every"
[decisions]
"bolts" = "full-retreats"
[events]
"bolted" = "full-retreated"
"bolted.who" = "piece"
[options]
"night" = "replacements"
[words]
"BOLTED" = "full-retreat"
"phase.bolts" = "retreats"
"board.at" = "hex"
"mark" = "marks"
"""
OLD = """\
# bolt is a comment
game: h44
title: "bolt: the BOLTED unit"
rule: "8.7"
options: {night: true}
board: {at: "4016"}
place:
  - {unit: bolt, at: "4016", mark: [BOLTED, 'BOLTED']}   # bolt
decision: {phase: bolts, side: allied}
script:
  - do: {bolt: u1, how: fast}    # kept
    note: bolt
    expect:
      - {asked: bolts}
  - do:
      bolt: all
      unknown: fast
expect:
  - {event: bolted, who: u1, how: BOLTED}
  - {no_event: bolted}
  - {legal: {bolt: u1}}
  - {illegal: {bolt: u1, how: fast}, by: "8.7"}
  - {choices: [{bolt: u1}], verb: bolt}
  - {asked_of: allied, is: bolts}
  - {unit: u1, is: BOLTED}
  - {view: {units.u1.mark: BOLTED}, seat: allied}
"""
NEW = """\
# bolt is a comment
version: 2
game: h44
title: "bolt: the BOLTED unit"
rule: "8.7"
options: {replacements: true}
board: {hex: "4016"}
place:
  - {unit: bolt, at: "4016", marks: [full-retreat, 'full-retreat']}   # bolt
decision: {phase: retreats, side: allied}
script:
  - do: {full-retreat: u1, mode: extended}    # kept
    note: bolt
    expect:
      - {asked: full-retreats}
  - do:
      full-retreat: every
      unknown: fast
expect:
  - {event: full-retreated, piece: u1, how: full-retreat}
  - {no_event: full-retreated}
  - {legal: {full-retreat: u1}}
  - {illegal: {full-retreat: u1, mode: extended}, by: "8.7"}
  - {choices: [{full-retreat: u1}], verb: full-retreat}
  - {asked_of: allied, is: full-retreats}
  - {unit: u1, is: full-retreat}
  - {view: {units.u1.marks: full-retreat}, seat: allied}
"""


def test_only_the_words_of_the_game_change_and_the_layout_stays(renamed: Rename) -> None:
    renamed("h44", WORDS)
    assert upgraded_situation(OLD) == NEW


def test_a_file_of_this_version_stays_unless_it_is_forced(renamed: Rename) -> None:
    renamed("h44", '[actions]\n"full-retreat" = "bolt"\n')
    assert upgraded_situation(NEW) == NEW
    assert "{bolt: u1" in upgraded_situation(NEW, force=True)
    assert upgraded_situation(NEW, force=True).count("version:") == 1


def test_two_words_may_swap_their_places(renamed: Rename) -> None:
    renamed("h44", '[actions]\n"a" = "b"\n"b" = "a"\n')
    text = "game: h44\nscript: [{do: {a: x}}, {do: {b: x}}]\n"
    assert upgraded_situation(text) == f"version: {VERSION}\n" + text.replace("a:", "?").replace("b:", "a:").replace(
        "?", "b:"
    )


def test_a_word_that_yaml_reads_otherwise_is_quoted(renamed: Rename) -> None:
    renamed("h44", '[words]\n"off" = "no"\n')
    assert upgraded_situation('game: h44\nweather: "off"\n').endswith('weather: "no"\n')
    renamed("h44", '[words]\n"away" = "no"\n')
    assert upgraded_situation("game: h44\nweather: away\n").endswith('weather: "no"\n')


def test_the_version_goes_into_a_file_of_any_layout() -> None:
    assert upgraded_situation("{game: h44, turn: 1}") == "{version: 2, game: h44, turn: 1}"
    assert upgraded_situation("--- \r\n  game: h44\r\n  turn: 1") == "--- \r\n  version: 2\r\n  game: h44\r\n  turn: 1"
    assert upgraded_situation("game: h44\nversion: 1 # old\n") == "game: h44\nversion: 2 # old\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "mapping"),
        ("[1]", "mapping"),
        ("turn: 1", "'game' is missing"),
        ("game: {x", "not YAML"),
        ("game: h44\nversion: 3", "version 3 is newer than this program's 2"),
        ("game: h44\nversion: soon", "version is soon"),
        ("game: h44\nversion: 0", "version is 0"),
    ],
)
def test_what_is_no_situation_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadSituation, match=says):
        upgraded_situation(text)


def test_a_newer_situation_is_not_read_either() -> None:
    with pytest.raises(BadSituation, match="version 9 is newer"):
        read_situation("game: pavlov\nversion: 9\ntitle: t\nexpect: [{turn: 1}]\n")
    assert read_situation("game: pavlov\nversion: 1\ntitle: t\nexpect: [{turn: 1}]\n").spec["version"] == 1


# -- overlays ----------------------------------------------------------------------------------------------

OVERLAY = """\
# limits = a comment
[limits] # mine
overrun = 3
rest.overrun = 4

[[counters]]
id = "overrun"
overrun=5
"""


def test_keys_of_an_overlay_change_by_their_path(renamed: Rename) -> None:
    renamed(
        "h44",
        '[facts]\n"tables.limits.overrun" = "automatic_ds"\n"tables.counters.overrun" = "tables.counters.odds"\n'
        '"tables.limits.rest" = "other"\n"tables.limits" = "numbers"\n',
    )
    new = upgraded_overlay(OVERLAY, "h44", "tables")
    assert new == (
        "# limits = a comment\n[numbers] # mine\nautomatic_ds = 3\nother.overrun = 4\n\n"
        '[[counters]]\nid = "overrun"\nodds=5\n'
    )
    assert upgraded_overlay(OVERLAY, "h44", "board") == OVERLAY


def test_a_key_inside_a_value_is_left_to_the_owner(renamed: Rename) -> None:
    renamed("h44", '[facts]\n"tables.limits.overrun" = "automatic_ds"\n')
    with pytest.raises(PackError, match="by hand"):
        upgraded_overlay("limits = {overrun = 3}\n", "h44", "tables")
    with pytest.raises(PackError, match="not a TOML file"):
        upgraded_overlay("limits = {", "h44", "tables")


def test_a_faulty_list_of_renamed_words_is_named(renamed: Rename) -> None:
    renamed("h44", "[verbs]\n")
    with pytest.raises(GrognardError, match=r"packs/h44/renamed\.toml: .*verbs"):
        renames_of("h44")
    assert renames_of("pavlov") == Renames()
