"""Puzzles over the server: offered, opened, graded answer by answer, for their player alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.games import SYSTEMS
from grognard.server.app import create_app
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import at_table

PUZZLE = "fire-su-rifle-2"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app({"coh": SYSTEMS["coh"]}, SqliteStore(tmp_path / "grognard.db"))) as client:
        yield client


def test_puzzle_is_offered_opened_and_graded(table: TestClient) -> None:
    cards = {card["id"]: card for card in table.get("/api/systems/coh/puzzles").json()}
    assert cards[PUZZLE]["seat"] == "german"
    assert cards[PUZZLE]["chance"] <= cards[PUZZLE]["best"] == 57
    assert cards[PUZZLE]["rival"] == 47
    assert [label["id"] for label in cards[PUZZLE]["rival_line"]] == ["do-act", "do-add-cap", "do-fire"]
    created = table.post(f"/api/situations/coh/{PUZZLE}").json()
    address = f"/api/games/{created['info']['id']}/puzzle"
    keys = {"seat-keys": " ".join(created["keys"].values())}
    begun = table.get(address, headers=keys).json()
    assert (begun["over"], begun["enough"], begun["chance"], begun["begun"]) == (False, True, 57.9, None)
    with at_table(table, created, *created["keys"]) as browser:
        browser.played("stall", by="ap")
        given_up = table.get(address, headers=keys).json()
        assert (given_up["over"], given_up["wrong"], given_up["chance"]) == (True, 0, 0.0)


def test_grade_needs_a_key_and_a_puzzle(table: TestClient) -> None:
    created = table.post(f"/api/situations/coh/{PUZZLE}").json()
    assert table.get(f"/api/games/{created['info']['id']}/puzzle").status_code == 403
    example = table.post("/api/situations/coh/15-1-b-tiger-against-two").json()
    key = next(iter(example["keys"].values()))
    refused = table.get(f"/api/games/{example['info']['id']}/puzzle", headers={"seat-keys": key})
    assert (refused.status_code, refused.json()["code"]) == (404, "not-a-puzzle")
