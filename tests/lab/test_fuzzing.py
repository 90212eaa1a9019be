"""The fuzzer: it finds nothing in a sound game, and finds what is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.core.journal import Match, read_journal
from grognard.core.verdicts import Message
from grognard.games.pavlov.soviet_cards.card_phase import CardAction
from grognard.games.pavlov.system import Pavlov
from grognard.lab.fuzzing import cases, fuzz
from tests.cli.running import Shell


class Broken(Pavlov):
    """Pavlov's House with a fault: on the third turn something is amiss."""

    def faults(self, game: Game[Any]) -> list[str]:
        return ["the stove is cold"] if game.position.turn == 3 else super().faults(game)


class Leaking(Pavlov):
    """The view tells the next card of the deck."""

    def view(self, game: Game[Any], seat: str | None) -> Any:
        return super().view(game, seat), game.position.wehrmacht[:1]


def test_every_scenario_and_option_has_its_turn() -> None:
    assert len(cases(Pavlov())) == 16


def test_a_sound_game_has_no_fault() -> None:
    report = fuzz(Pavlov(), 2, 7)
    assert report.failure is None
    assert report.plies > 100


@pytest.mark.parametrize(("system", "named"), [(Broken, "stove"), (Leaking, "sees hidden things")])
def test_a_fault_is_found_and_its_game_kept(system: Callable[[], Pavlov], named: str) -> None:
    report = fuzz(system(), 60, 7)
    assert report.failure is not None
    assert named in report.failure.fault
    again = Match.from_journal(read_journal(report.failure.journal.encode()), Pavlov())
    assert again.ply == len(report.failure.journal.entries)


def test_a_missing_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardAction, "prompt", lambda self, game: Message("ask-never-written"))
    report = fuzz(Pavlov(), 60, 7)
    assert report.failure is not None
    assert "ask-never-written" in report.failure.fault


def test_a_crash_is_a_fault_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def crash(self: CardAction, game: Game[Any], action: object) -> None:
        raise ZeroDivisionError("by the stove")

    monkeypatch.setattr(CardAction, "resolve", crash)
    said = Shell(capsys)("fuzz", "pavlov", "--seconds", 60, "--seed", 7, "--out", tmp_path)
    assert said.code == 1
    assert "ZeroDivisionError: by the stove" in said.out
    (left,) = tmp_path.iterdir()
    assert str(left) in said.out
    assert read_journal(left.read_bytes()).game == "pavlov"
