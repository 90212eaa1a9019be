"""`import grognard`: a game as a program plays it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.core.errors import BadAction, BadJournal, GameOver, IllegalAction, NotAsked, UnknownGame
from grognard.games import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_played_forked_saved_and_written_in_one_line(slug: str, tmp_path: Path) -> None:
    game, choose = grognard.new(slug, seed=3), random.Random(3)
    for _ in range(60):
        if game.over:
            break
        action = choose.choice(game.legal_actions)
        line = grognard.notation(action)
        assert game.action(line) == action
        assert game.verdict(line) is True
        twin = game.fork()
        game.play(action)
        assert twin != game
        twin.play(line)
        assert twin == game
    game.save(tmp_path / "game.json")
    assert grognard.load(tmp_path / "game.json") == game
    assert grognard.position(game.notation) == game
    assert "\n" not in game.notation
    (tmp_path / "journal.json").write_bytes(game.journal().encode())
    replayed = grognard.load(tmp_path / "journal.json")
    assert replayed == game
    assert replayed.journal().encode() == game.journal().encode()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_seat_sees_the_same_in_a_determinized_game(slug: str) -> None:
    game = grognard.new(slug, seed=4)
    for seat in game.seats:
        guess = game.determinize(seat, seed=5)
        assert guess.view(seat) == game.view(seat)
        with pytest.raises(BadJournal):
            guess.journal()


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    game = grognard.new("pavlov", seed=1)
    before = game.fork()
    with pytest.raises(IllegalAction) as illegal:
        game.play("move pavlov")
    assert game == before
    refusal = game.verdict("move pavlov")
    assert not refusal
    assert str(refusal) in illegal.value.__notes__
    assert str(refusal).startswith("[pavlov:4.0")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "unknown verb ''"),
        ("play-kard c91", "unknown verb 'play-kard'; 'play-card'?"),
        ("play-card c91 art32 artillery more", "play-card has no place for 'more'"),
        ("play-card c91 colour=red", "play-card has no place for 'colour=red'"),
        ("play-card c91 card=c91", "play-card has no place for 'card=c91'"),
        ("play-card", "missing required field"),
    ],
)
def test_a_line_that_is_no_action_is_named(line: str, said: str) -> None:
    with pytest.raises(BadAction) as wrong:
        grognard.new("pavlov").verdict(line)
    assert said in str(wrong.value)


def test_wrong_seats_games_and_files_are_clear_errors(tmp_path: Path) -> None:
    game = grognard.new("ava", seed=1)
    idle = next(seat for seat in game.seats if seat not in game.waiting)
    assert game.legal_actions_of(idle) == ()
    with pytest.raises(NotAsked):
        game.play(game.legal_actions[0], seat=idle)
    with pytest.raises(UnknownGame):
        grognard.new("chess")
    for text in ("", "{}", '{"format": "grognard-game"}', "[1]"):
        (tmp_path / "bad.json").write_text(text)
        with pytest.raises(BadJournal):
            grognard.load(tmp_path / "bad.json")
    for line in ("", "pavlov solitaire", "pavlov solitaire AAAA"):
        with pytest.raises(BadJournal):
            grognard.position(line)


def test_a_game_that_is_over_takes_no_action() -> None:
    game, choose = grognard.new("pavlov", seed=2), random.Random(2)
    while not game.over:
        action = choose.choice(game.legal_actions)
        game.play(action)
    assert game.legal_actions == ()
    with pytest.raises(GameOver):
        game.play(action)
    assert str(game.outcome and game.outcome.score) in str(game)


def test_importing_the_package_loads_no_game() -> None:
    code = "import sys, grognard; grognard.games; grognard.__version__; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "grognard.games" in loaded
    assert not [name for name in loaded if name.startswith("grognard.games.")]
    assert "fluent.runtime" not in loaded
