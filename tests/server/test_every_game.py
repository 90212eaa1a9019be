"""Every registered game, played over the server, its journal out and in, its situations opened."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from grognard.core.situations import runner
from grognard.games import SYSTEMS
from grognard.server import limits
from grognard.server.app import create_app
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import at_table, with_keys

SCENARIOS = [(system.slug, scenario.id) for system in SYSTEMS.values() for scenario in system.scenarios]
OPENING = 120
"""So many answers show that a scenario can be played over the server."""
SHORT = {"pavlov"}
EXAMPLES = [(slug, id_) for slug in SYSTEMS for id_ in runner.catalogue(slug)]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database: Path = tmp_path_factory.mktemp("data") / "grognard.db"
    with pytest.MonkeyPatch.context() as faster, TestClient(create_app(SYSTEMS, SqliteStore(database))) as client:
        # No person answers so fast, and no machine player does over the wire.
        faster.setattr(limits, "RATE", 1e6)
        yield client


def played(table: TestClient, slug: str, scenario: str, answers: int | None) -> bool:
    """Random answers over the server, so many or to the end; then the journal out and in. Whether the game ended."""
    seats = {seat: {"kind": "here"} for seat in SYSTEMS[slug].scenario(scenario).seats}
    game = {"game": slug, "scenario": scenario, "seats": seats, "seed": "5a" * 16}
    created = table.post("/api/games", json=game).json()
    chance = random.Random(1)
    with at_table(table, created, *seats) as browser:
        while browser.state["outcome"] is None and (answers is None or browser.state["ply"] < answers):
            action = dict(chance.choice(browser.state["ask"]["choices"])["action"])
            browser.send("play", action=action, ply=browser.state["ply"], seat=browser.state["seat"])
            browser.until(browser.state["ply"] + 1)
        last = browser.state
    over = last["outcome"] is not None
    assert (last["info"]["over"], last["ask"] is None) == (over, over)
    assert last["info"]["turn"] > 0
    keys = with_keys(*created["keys"].values())
    file = table.get(f"/api/games/{created['info']['id']}/journal", headers=keys)
    brought = table.post("/api/games/import", content=file.content).json()
    with at_table(table, brought, *seats) as copy:
        assert (copy.state["view"], copy.state["outcome"]) == (last["view"], last["outcome"])
    return over


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_the_opening_of_a_game_and_its_journal_out_and_in(table: TestClient, slug: str, scenario: str) -> None:
    played(table, slug, scenario, OPENING)


@pytest.mark.parametrize(("slug", "scenario"), [(slug, scenario) for slug, scenario in SCENARIOS if slug in SHORT])
def test_a_short_game_to_its_end_and_its_journal_out_and_in(table: TestClient, slug: str, scenario: str) -> None:
    assert played(table, slug, scenario, None)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "scenario"), [(slug, scenario) for slug, scenario in SCENARIOS if slug not in SHORT])
def test_a_long_game_to_its_end_and_its_journal_out_and_in(table: TestClient, slug: str, scenario: str) -> None:
    assert played(table, slug, scenario, None)


@pytest.mark.parametrize(("slug", "id_"), EXAMPLES)
def test_situation_opens_as_a_game(table: TestClient, slug: str, id_: str) -> None:
    answer = table.post(f"/api/situations/{slug}/{id_}")
    assert answer.status_code == 201, answer.text
    created = answer.json()
    with at_table(table, created, *created["keys"]) as browser:
        assert browser.state["ask"] is not None or browser.state["outcome"] is not None
