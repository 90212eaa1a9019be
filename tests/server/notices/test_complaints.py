"""A line of chat is reported to the host, with its words."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from grognard.server.care import complaints
from tests.server.conftest import at_table, new_game, with_keys


def test_a_reported_line_is_listed_for_the_host(client: TestClient, database: Path) -> None:
    created = new_game(client, south="open")
    path = f"/api/games/{created['info']['id']}/complaints"
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.send("say", seat="north", text="You play like a goat")
        assert south.receive("saying")["number"] == 1
    keys = with_keys(created["keys"]["south"])
    for _ in range(2):
        assert client.post(path, json={"number": 1, "reason": " rude "}, headers=keys).status_code == 204
    assert client.post(path, json={"number": 2}, headers=keys).json()["code"] == "bad-request"
    assert client.post(path, json={"number": 1}).json()["code"] == "bad-key"
    (found,) = complaints(str(database))
    assert (found.game, found.seat, found.said) == (created["info"]["id"], "north", "You play like a goat")
    assert (found.by, found.reason) == ("south", "rude")
