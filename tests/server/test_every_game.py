"""Every registered game, played over the server to its end, its journal out and in, its situations opened."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.core import situations
from grognard.games import SYSTEMS
from grognard.server.app import create_app
from grognard.server.sqlite_store import SqliteStore
from tests.server.conftest import at_table

SCENARIOS = [(system.slug, scenario.id) for system in SYSTEMS.values() for scenario in system.scenarios]
EXAMPLES = [(slug, id_) for slug in SYSTEMS for id_ in situations.catalogue(slug)]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database: Path = tmp_path_factory.mktemp("data") / "grognard.db"
    with TestClient(create_app(SYSTEMS, SqliteStore(database))) as client:
        yield client


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_a_game_to_its_end_and_its_journal_out_and_in(table: TestClient, slug: str, scenario: str) -> None:
    seats = {seat: {"kind": "here"} for seat in SYSTEMS[slug].scenario(scenario).seats}
    game = {"game": slug, "scenario": scenario, "seats": seats, "seed": "5a" * 16}
    created = table.post("/api/games", json=game).json()
    chance = random.Random(1)
    with at_table(table, created, *seats) as browser:
        while browser.state["outcome"] is None:
            action = dict(chance.choice(browser.state["ask"]["choices"])["action"])
            browser.send("play", action=action, ply=browser.state["ply"], seat=browser.state["seat"])
            browser.until(browser.state["ply"] + 1)
        last = browser.state
    assert (last["info"]["over"], last["ask"]) == (True, None)
    assert last["info"]["turn"] > 0
    query = "&".join(f"key={key}" for key in created["keys"].values())
    file = table.get(f"/api/games/{created['info']['id']}/journal?{query}")
    brought = table.post("/api/games/import", content=file.content).json()
    with at_table(table, brought, *seats) as copy:
        assert (copy.state["view"], copy.state["outcome"]) == (last["view"], last["outcome"])


@pytest.mark.parametrize(("slug", "id_"), EXAMPLES)
def test_situation_opens_as_a_game(table: TestClient, slug: str, id_: str) -> None:
    answer = table.post(f"/api/situations/{slug}/{id_}")
    assert answer.status_code == 201, answer.text
    created = answer.json()
    with at_table(table, created, *created["keys"]) as browser:
        assert browser.state["ask"] is not None or browser.state["outcome"] is not None
