"""Reports over HTTP: for a seat by its key, for onlookers without one; chances only when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.games import find
from grognard.server.app import create_app
from grognard.server.storage.sqlite import SqliteStore
from tests.lab.after_action.test_report import finished
from tests.server.conftest import with_keys
from tests.server.test_lobby import refused

HERE = {"kind": "here"}


@pytest.fixture
def firefights(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app({"coh": find("coh")}, SqliteStore(tmp_path / "games.db"), playout_seconds=4.0)
    with TestClient(app) as client:
        yield client


def test_report_of_a_running_game_is_for_the_seat_that_asks(firefights: TestClient) -> None:
    body = {"game": "coh", "scenario": "corn-rows", "seats": {"german": HERE, "soviet": HERE}}
    made = firefights.post("/api/games", json=body).json()
    id_, keys = made["info"]["id"], made["keys"]
    answer = firefights.get(f"/api/games/{id_}/report", headers=with_keys(keys["soviet"])).json()
    assert answer["seat"] == "soviet"
    assert answer["report"]["over"] is False
    assert firefights.get(f"/api/games/{id_}/report").json()["seat"] is None
    wrong = firefights.get(f"/api/games/{id_}/report", headers=with_keys(keys["soviet"]), params={"seat": "german"})
    refused(wrong, 403, "not-your-seat")
    refused(firefights.get(f"/api/games/{id_}/chances"), 409, "not-over")


def test_chances_of_a_finished_game_are_played_out_once(firefights: TestClient) -> None:
    made = firefights.post("/api/games/import", content=finished().journal().encode()).json()
    id_ = made["info"]["id"]
    report = firefights.get(f"/api/games/{id_}/report").json()["report"]
    assert report["over"] is True
    assert len(report["rolls"]) > 10
    chances = firefights.get(f"/api/games/{id_}/chances").json()["chances"]
    assert [chance["ply"] for chance in chances] == sorted(chance["ply"] for chance in chances)
    assert set(chances[-1]["wins"]) == {"german", "soviet"}
    assert firefights.get(f"/api/games/{id_}/chances").json()["chances"] == chances
