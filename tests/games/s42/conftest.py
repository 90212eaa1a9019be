"""What tests of Stalingrad '42 share beside their helpers."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.combat.aftermath import AfterFight
from grognard.games.s42.state.position import Position


@pytest.fixture
def advances(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool]]:
    """How far the attackers may go after each fight, and whether into the hex alone; the fights end with that."""
    seen: list[tuple[int, bool]] = []

    def run(self: AfterFight, game: Game[Position]) -> None:
        seen.append((self.hexes, self.limited))

    monkeypatch.setattr(AfterFight, "run", run)
    return seen
