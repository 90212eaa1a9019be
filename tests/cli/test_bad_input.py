"""Bad input gets one clear line and exit code 2, and never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.core.dice import commitment
from tests.cli.running import Shell


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("games chess", "chess"),
        ("rules chess", "pavlov"),
        ("rule pavlov 9.9", "9.9"),
        ("packs check chess", "chess"),
        ("packs sources chess", "chess"),
        ("fuzz chess", "chess"),
        ("fuzz pavlov --seconds 0", "--seconds"),
        ("fuzz pavlov --seed -1", "--seed"),
        ("bench chess", "play:pavlov:solitaire"),
        ("simulate chess solitaire", "chess"),
        ("simulate pavlov campaign", "cooperative"),
        ("simulate pavlov solitaire --option colour=red", "tactics"),
        ("simulate pavlov solitaire --option tactics=hard", "veteran"),
        ("simulate pavlov solitaire --option tactics", "K=V"),
        ("simulate pavlov competitive --option tactics=guards", "operational-support"),
        ("simulate pavlov solitaire --players genius", "normal"),
        ("simulate pavlov competitive --players random,random,random", "soviet, german"),
        ("simulate pavlov solitaire --games 0", "--games"),
        ("simulate pavlov solitaire --workers -1", "--workers"),
        ("simulate pavlov solitaire --difficulty easy", "base"),
        ("replay nowhere.json", "nowhere.json"),
        ("verify nowhere.json", "nowhere.json"),
        ("situation nowhere.yaml", "nowhere.yaml"),
        ("games --lang de", "de"),
    ],
)
def test_unknown_things_are_named(run: Shell, words: str, named: str) -> None:
    assert named in run.refused(*words.split())


def test_errors_come_in_the_users_language(run: Shell) -> None:
    assert "Игры chess нет" in run.refused("games", "chess", "--lang", "ru")
    assert "Nie ma gry chess" in run.refused("games", "chess", "--lang", "pl")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "mapping"),
        ("a: [1", "not YAML"),
        ("game: chess\ntitle: x\n", "chess"),
        ("game: pavlov\n", "'title' is missing"),
        ("game: pavlov\ntitle: [x]\n", "line 2, title: neither a text"),
        ("game: pavlov\ntitle: {en: x, ru: x}\n", "en, ru, pl"),
        ("game: pavlov\ntitle: {en: x, ru: x, pl: x, de: x}\n", "en, ru, pl"),
        ("game: pavlov\ntitle: {en: x, ru: x, pl: 5}\n", "title.pl: not a text"),
        ("game: pavlov\ntitle: x\nscenario: campaign\n", "campaign"),
        ("game: pavlov\ntitle: x\noptions: {tactics: hard}\n", "hard"),
        ("game: pavlov\ntitle: x\noptions: 5\n", "options"),
        ("game: pavlov\ntitle: x\nseed: abc\n", "seed"),
        ("game: pavlov\ntitle: x\ndice: [six]\n", "dice"),
        ("game: pavlov\ntitle: x\nturn: many\n", "many"),
        ("game: pavlov\ntitle: x\nweather: rain\n", "weather"),
        ("game: pavlov\ntitle: x\nplace: [{unit: stalin, at: g1}]\n", "stalin"),
        ("game: pavlov\ntitle: x\nplace: [{unit: pavlov, at: attic}]\n", "attic"),
        ("game: pavlov\ntitle: x\nscript: [{do: {fly: pavlov}}]\n", "fly"),
        ("game: pavlov\ntitle: x\nscript: [{do: {move: 5}}]\n", "quote it"),
        ("game: pavlov\ntitle: x\nexpect: [{mood: good}]\n", "mood"),
    ],
)
def test_a_malformed_situation(run: Shell, tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, "utf-8")
    said = run.refused("situation", path)
    assert "bad.yaml" in said
    assert named in said


def test_a_situation_that_is_not_text(run: Shell, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in run.refused("situation", path)
    folder = tmp_path / "empty"
    folder.mkdir()
    assert "empty" in run.refused("situation", folder)


def _first_roll(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in data["entries"] if entry.get("rolls"))
    return found


def _load_dice(data: dict[str, Any]) -> None:
    roll = _first_roll(data)["rolls"][0]["dice"]
    roll[0] = roll[0] % 6 + 1


def _other_seed(data: dict[str, Any]) -> None:
    data["seed"] = "00" * 16


def _other_seed_and_commitment(data: dict[str, Any]) -> None:
    data["seed"] = "00" * 16
    data["commitment"] = commitment(bytes(16))


def _wrong_seat(data: dict[str, Any]) -> None:
    data["entries"][0]["seat"] = "german"


def _wrong_action(data: dict[str, Any]) -> None:
    data["entries"][0]["action"] = {"do": "surrender"}


def _illegal_action(data: dict[str, Any]) -> None:
    data["entries"][0]["action"] = {"do": "end-moves"}


def _wrong_end(data: dict[str, Any]) -> None:
    data["result"] = "0" * 64


def _unknown_game(data: dict[str, Any]) -> None:
    data["game"] = "chess"


def _unknown_scenario(data: dict[str, Any]) -> None:
    data["scenario"] = "campaign"


def _newer(data: dict[str, Any]) -> None:
    data["version"] = 99


TAMPERED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (_load_dice, "dice"),
    (_other_seed, "committed"),
    (_other_seed_and_commitment, "entry"),
    (_wrong_seat, "entry 1"),
    (_wrong_action, "surrender"),
    (_illegal_action, "entry 1"),
    (_wrong_end, "another state"),
    (_unknown_game, "chess"),
    (_unknown_scenario, "campaign"),
    (_newer, "newer"),
]


@pytest.mark.parametrize(("tamper", "named"), TAMPERED, ids=[tamper.__name__ for tamper, _ in TAMPERED])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_tampered_journal(
    run: Shell, journal: Path, tmp_path: Path, command: str, tamper: Callable[[dict[str, Any]], None], named: str
) -> None:
    data = json.loads(journal.read_bytes())
    tamper(data)
    path = tmp_path / "tampered.json"
    path.write_text(json.dumps(data), "utf-8")
    said = run.refused(command, path)
    assert "tampered.json" in said
    assert named in said


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_truncated_journal(run: Shell, journal: Path, tmp_path: Path, command: str) -> None:
    whole = journal.read_bytes()
    path = tmp_path / "cut.json"
    for length in (0, 1, len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:length])
        assert "not a whole JSON file" in run.refused(command, path)


def test_a_place_that_cannot_be_written(run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.lab.rulebook import coverage

    (tmp_path / "src").write_text("a file where a folder should be")
    monkeypatch.setattr(coverage, "checkout", lambda: tmp_path)
    assert "cannot be written" in run.refused("rules", "pavlov", "--record")


def test_a_bad_overlay_is_named(tmp_path: Path) -> None:
    """In a process of its own: the pack is read when the game is imported."""
    import os
    import subprocess
    import sys

    folder = tmp_path / "pavlov"
    folder.mkdir()
    (folder / "counters.toml").write_text('soviet = [{ id = "stalin", attack = 6 }]\n')
    env = dict(os.environ, GROGNARD_OVERLAYS=str(tmp_path))
    said = subprocess.run(
        [sys.executable, "-m", "grognard", "--lang", "en", "packs", "check", "pavlov"],
        env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 2
    assert "stalin" in said.stderr
    assert "Traceback" not in said.stderr
