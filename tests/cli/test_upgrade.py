"""`grognard upgrade`: files of version 1 come out in the words of today; what is wrong stays untouched."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.core.journal import VERSION
from grognard.games import SYSTEMS
from tests.cli.running import Shell

OLD = Path(__file__).parent / "old"
"""Situations as they shipped with version 1, and the first 150 answers of a game as a journal of version 1. The suffix
keeps them from being run as situations of today."""
GOLDEN = Path(__file__).parents[1] / "golden" / "pavlov" / "solitaire-random.jsonl"
SITUATION = "game: pavlov\ntitle: t # kept\nexpect: [{turn: 1}]\n"
Rename = Callable[[str, str], None]


@pytest.mark.parametrize("slug", SYSTEMS)
def test_files_of_version_1_run_after_the_upgrade(run: Shell, tmp_path: Path, slug: str) -> None:
    for path in (OLD / slug).iterdir():
        shutil.copy(path, tmp_path / path.stem)
    said = run("upgrade", tmp_path)
    assert said.code == 0, said.out
    assert said.out.count("upgraded") == len(list((OLD / slug).iterdir()))
    ran = run("situation", tmp_path, "--keep-going")
    assert ran.code == 0, ran.out
    assert run("verify", tmp_path / "journal.json").code == 0
    assert json.loads((tmp_path / "journal.json").read_bytes())["version"] == VERSION
    again = run("upgrade", tmp_path)
    assert again.out.count("nothing to change") == len(list((OLD / slug).iterdir()))


@pytest.mark.parametrize("slug", SYSTEMS)
def test_a_journal_of_version_1_is_read_without_an_upgrade(run: Shell, slug: str) -> None:
    assert run("verify", OLD / slug / "journal.json.v1").code == 0


def test_check_shows_the_lines_and_changes_nothing(run: Shell, tmp_path: Path, renamed: Rename) -> None:
    renamed("pavlov", '[words]\n"round" = "turn"\n')
    path = tmp_path / "a.yaml"
    path.write_text(SITUATION.replace("turn", "round"), "utf-8")
    said = run("upgrade", "--check", path)
    assert (said.code, path.read_text("utf-8")) == (1, SITUATION.replace("turn", "round"))
    assert said.out == f"{path}: would change\n+version: 2\n-expect: [{{round: 1}}]\n+expect: [{{turn: 1}}]\n"
    (row,) = run("upgrade", "--check", path, "--json").data
    assert (row["changed"], row["diff"][0]) == (True, "+version: 2")
    assert run("upgrade", path).out == f"{path}: upgraded\n"
    assert path.read_text("utf-8") == "version: 2\n" + SITUATION
    assert run("upgrade", "--check", path).code == 0


def test_recorded_games_are_rewritten(run: Shell, tmp_path: Path, renamed: Rename) -> None:
    header, *lines = GOLDEN.read_text("utf-8").splitlines()
    old = tmp_path / "g.jsonl"
    data = json.loads(header) | {"version": 1}
    old.write_text("\n".join([json.dumps(data), *lines]).replace('"do":"move"', '"do":"shift"') + "\n", "utf-8")
    renamed("pavlov", '[actions]\n"shift" = "move"\n')
    assert run("upgrade", old).code == 0
    first, *rest = old.read_text("utf-8").splitlines()
    assert json.loads(first) == data | {"version": 2}
    assert rest == lines


def test_an_overlay_is_known_by_its_folder_or_by_the_option(run: Shell, tmp_path: Path, renamed: Rename) -> None:
    renamed("pavlov", '[facts]\n"board.places" = "spaces"\n')
    for folder in ("pavlov", "mine"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "board.toml").write_text("[places]\nx = 1\n", "utf-8")
    assert run("upgrade", tmp_path / "pavlov").code == 0
    assert (tmp_path / "pavlov" / "board.toml").read_text("utf-8") == "[spaces]\nx = 1\n"
    assert "--game" in run("upgrade", tmp_path / "mine").out
    assert run("upgrade", "--game", "pavlov", tmp_path / "mine").code == 0
    assert (tmp_path / "mine" / "board.toml").read_text("utf-8") == "[spaces]\nx = 1\n"


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.yaml", b"game: {", "not YAML"),
        ("a.yaml", b"title: x", "'game' is missing"),
        ("a.yaml", b"game: \xff", "cannot be read"),
        ("a.yaml", b"game: pavlov\nversion: 7", "version 7 is newer"),
        ("a.json", b"{", "not a whole JSON file"),
        ("a.json", b'{"version":9,"game":"pavlov","scenario":"x","seed":"00","commitment":""}', "newer"),
        ("a.json", b'{"version":1,"game":"pavlov","scenario":"x","seed":"00","commitment":""}', "committed"),
        ("a.jsonl", b"{}", "missing"),
        ("a.jsonl", b"", "header"),
        ("a.jsonl", b'{"line":"answer","seat":"x","action":{}}', "header"),
        ("a.toml", b"x = 1", "--game"),
        ("pavlov/weather.toml", b"x = 1", "no file of facts"),
        ("pavlov/board.toml", b"x = ", "not a TOML file"),
        ("a.txt", b"x", "*.yaml"),
    ],
)
def test_a_file_that_is_wrong_is_named_and_stays_as_it_was(
    run: Shell, tmp_path: Path, name: str, content: bytes, says: str
) -> None:
    bad, good = tmp_path / name, tmp_path / "z.yaml"
    bad.parent.mkdir(exist_ok=True)
    bad.write_bytes(content)
    good.write_text(SITUATION, "utf-8")
    said = run("upgrade", bad, good)
    assert said.code == 2
    assert says in said.out
    assert bad.name in said.out
    assert bad.read_bytes() == content
    assert good.read_text("utf-8") == "version: 2\n" + SITUATION
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == sorted([bad.name, "z.yaml"])


def test_a_folder_without_such_files_and_a_missing_file_are_refused(run: Shell, tmp_path: Path) -> None:
    assert "*.yaml" in run.refused("upgrade", tmp_path)
    said = run("upgrade", tmp_path / "none.yaml")
    assert said.code == 2
    assert "cannot be read" in said.out


def test_a_situation_with_old_words_says_what_to_do(run: Shell, tmp_path: Path, renamed: Rename) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(SITUATION.replace("turn", "round"), "utf-8")
    assert "upgrade" not in run.refused("situation", path)
    renamed("pavlov", '[words]\n"round" = "turn"\n')
    assert "grognard upgrade a.yaml" in run.refused("situation", path)
