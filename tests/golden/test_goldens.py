"""Recorded games replay to the same checkpoints: behaviour does not change unseen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from grognard.games import SYSTEMS
from grognard.lab.golden import Answer, Checkpoint, Divergence, Header, read, replay

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_replays_to_its_checkpoints(path: Path) -> None:
    lines = read(path)
    assert sum(isinstance(line, Checkpoint) for line in lines) >= 1
    replay(SYSTEMS[path.parent.name], lines)


@pytest.mark.parametrize("slug", SYSTEMS)
def test_every_scenario_is_recorded_by_machine_players_and_with_every_option(slug: str) -> None:
    headers = [read_header(path) for path in FILES if path.parent.name == slug]
    for scenario in SYSTEMS[slug].scenarios:
        recorded = [header for header in headers if header.scenario == scenario.id]
        assert {"random", "competent"} <= {header.players for header in recorded}
        last = {option.id: option.values[-1] for option in scenario.options}
        assert last in [header.options for header in recorded]


def read_header(path: Path) -> Header:
    header = read(path)[0]
    assert isinstance(header, Header)
    return header


def test_a_changed_answer_is_noticed() -> None:
    lines = read(FOLDER / "pavlov" / "solitaire-random.jsonl")
    broken = next(i for i, line in enumerate(lines) if isinstance(line, Answer))
    with pytest.raises(Divergence, match=r"answer 1, .* is refused"):
        replay(SYSTEMS["pavlov"], [*lines[:broken], Answer("soviet", {"do": "end-moves"}), *lines[broken + 1 :]])


def test_a_changed_state_is_noticed_and_renamed_words_may_be_passed_over() -> None:
    lines = [
        replace(line, state="0" * 16) if isinstance(line, Checkpoint) else line
        for line in read(FOLDER / "pavlov" / "solitaire-random.jsonl")
    ]
    with pytest.raises(Divergence, match="the saved game differs"):
        replay(SYSTEMS["pavlov"], lines)
    assert replay(SYSTEMS["pavlov"], lines, words_changed=True).decision is None
