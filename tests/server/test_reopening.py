"""Stored games under a new version of rules and facts, and what else survives a restart."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from grognard.core.journal import Carried, Match, Undone, read_journal
from grognard.server import care
from grognard.server.app import create_app
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.tables import reopening
from tests.server import toy
from tests.server.conftest import Open, at_table, new_game, with_keys
from tests.server.toy import SYSTEMS, TOY


@pytest.fixture(autouse=True)
def fresh_versions() -> Iterator[None]:
    reopening.version_of.cache_clear()
    yield
    reopening.version_of.cache_clear()


def released(monkeypatch: pytest.MonkeyPatch, pack: str = "corrected") -> None:
    """A release with other facts."""
    monkeypatch.setattr(TOY, "pack_digest", pack, raising=False)
    reopening.version_of.cache_clear()


def dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction after which every throw counts twice."""
    resolve = toy.Turn.resolve

    def twice(self: toy.Turn, game: Any, action: Any) -> None:
        resolve(self, game, action)
        if isinstance(action, toy.Throw):
            game.change(msgspec.structs.replace(game.position, points=game.position.points + 10))

    monkeypatch.setattr(toy.Turn, "resolve", twice)


def spots_without_a(monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction after which spot A cannot be marked."""
    monkeypatch.setattr(toy, "SPOTS", ("b", "c"))


def a_game(client: TestClient, **seats: str) -> dict[str, Any]:
    created = new_game(client, **seats)
    with at_table(client, created, *created["keys"]) as both:
        both.played("mark", spot="a")
        both.played("throw")
        both.played("mark", spot="b")
    return created


def stamped(database: Path) -> list[str]:
    with sqlite3.connect(database) as direct:
        return [msgspec.json.decode(text)["pack"] for (text,) in direct.execute("SELECT version FROM games")]


def test_a_stored_game_opens_without_its_rules(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cold, but not replayed: neither set up nor resolved again. Undo and log know everything as before."""
    with server() as client:
        created = a_game(client)
        with at_table(client, created, "north", "south") as both:
            before, log = both.state, both.log
            past = both.ask("look", "state", at=1)["view"]

    def never(*_: object) -> None:
        raise AssertionError("the rules were asked")

    with server() as client:
        monkeypatch.setattr(toy.Turn, "resolve", never)
        monkeypatch.setattr(TOY, "begin", never, raising=False)
        with at_table(client, created, "north", "south") as both:
            assert (both.log, both.state["undo"]) == (log, before["undo"])
            assert (both.state["view"], both.state["ask"]) == (before["view"], before["ask"])
            assert both.ask("look", "state", at=1)["view"] == past
            both.send("undo", to=2, ply=3, seat="south")
            assert both.until(4)["view"]["marks"] == ["a"]


def test_a_release_that_changes_nothing_for_a_game(
    server: Open, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server() as client:
        created = a_game(client)
    released(monkeypatch)
    assert [game.fate for game in care.opened(str(database), SYSTEMS)] == ["same"]
    with server() as client, at_table(client, created, "north", "south") as both:
        assert both.state["ply"] == 3
    assert stamped(database) == ["corrected"]


@pytest.mark.parametrize(
    ("correction", "entry"), [(dearer, "entry 2 leads to another state"), (spots_without_a, "entry 1")]
)
def test_a_game_goes_on_from_what_its_players_saw(
    server: Open, database: Path, monkeypatch: pytest.MonkeyPatch, correction: Any, entry: str
) -> None:
    with server() as client:
        created = a_game(client)
        with at_table(client, created, "north", "south") as both:
            before = both.state
    correction(monkeypatch)
    released(monkeypatch)
    (told,) = care.opened(str(database), SYSTEMS)
    assert told.fate == "carried"
    assert entry in told.detail
    with server() as client:
        for _ in range(2):
            with at_table(client, created, "north", "south") as both:
                assert (both.state["ply"], both.state["view"]) == (4, before["view"])
                assert [event["what"] for event in both.log[4]["events"]] == ["carried-over"]
                assert both.state["undo"] == []
                assert both.ask("look", "state", at=1)["view"]["marks"] == ["a"]
        with at_table(client, created, "north", "south") as both:
            both.played("throw")
            assert both.ask("look", "state", at=4)["view"]["points"] == before["view"]["points"]
        keys = with_keys(*created["keys"].values())
        file = client.get(f"/api/games/{created['info']['id']}/journal", headers=keys).content
    assert stamped(database) == ["corrected"]
    # Its journal replays by the rules of today, and can be imported again.
    again = Match.from_journal(read_journal(file), TOY)
    assert isinstance(again.entries[3], Carried)
    assert again.ply == 5
    assert [game.fate for game in care.opened(str(database), SYSTEMS)] == ["same"]
    with server() as client:
        assert client.post("/api/games/import", content=file, headers={"content-type": "application/json"}).is_success


def test_a_second_release_carries_it_over_again(server: Open, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as client:
        created = a_game(client)
    spots_without_a(monkeypatch)
    released(monkeypatch, "second")
    with server() as client, at_table(client, created, "north", "south") as both:
        both.played("throw")
        log, seen = both.log, both.state["view"]
    dearer(monkeypatch)
    released(monkeypatch, "third")
    with server() as client, at_table(client, created, "north", "south") as both:
        assert (both.state["ply"], both.state["view"]) == (6, seen)
        assert {ply: entry for ply, entry in both.log.items() if ply < 6} == log


def test_a_game_whose_states_mean_something_else_is_left_alone(
    server: Open, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers stand for places in the pack: in another order they would name other pieces."""
    with server() as client:
        created = a_game(client)
    spots_without_a(monkeypatch)
    monkeypatch.setattr(TOY, "names", {"b": {}, "a": {}}, raising=False)
    released(monkeypatch)
    assert [game.fate for game in care.opened(str(database), SYSTEMS)] == ["lost"]
    journal = f"/api/games/{created['info']['id']}/journal"
    with server() as client:
        with client.websocket_connect(f"/ws/games/{created['info']['id']}") as session:
            assert session.receive_json()["problem"]["code"] == "outgrown-game"
        file = client.get(journal, headers=with_keys(*created["keys"].values()))
        assert [entry["action"]["do"] for entry in file.json()["entries"]] == ["mark", "throw", "mark"]
        assert client.get(journal, headers=with_keys("wrong")).status_code == 403
    assert stamped(database) == [""]


def test_a_database_from_before_is_filled_when_a_game_is_opened(server: Open, database: Path) -> None:
    with server() as client:
        created = a_game(client)
    with sqlite3.connect(database) as direct:
        direct.execute("DELETE FROM states")
        direct.execute("UPDATE games SET version = ''")
    with server() as client, at_table(client, created, "north", "south") as both:
        assert sorted(both.log) == [0, 1, 2, 3]
    with sqlite3.connect(database) as direct:
        assert direct.execute("SELECT count(*) FROM states").fetchone() == (4,)


def test_chat_and_a_request_for_consent_survive_a_restart(server: Open) -> None:
    with server() as client:
        created = a_game(client, south="open")
        with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
            south.send("say", seat="south", text=" once more? ")
            assert [at.receive("saying")["text"] for at in (north, south)] == ["once more?"] * 2
            north.send("undo", to=0, ply=3, seat="north")
            assert south.receive("state")["request"]["by"] == "north"
    with server() as client, at_table(client, created, "north") as north:
        line = north.receive("saying")
        assert (line["seat"], line["text"], line["number"]) == ("south", "once more?", 1)
        assert north.state["request"]["waiting"] == ["south"]
        with at_table(client, created, "south") as south:
            south.receive("saying")
            south.send("reply", id=1, seat="south", agree=True)
            assert north.until(4)["request"] is None
    with server() as client, at_table(client, created, "north") as north:
        assert north.state["request"] is None


def test_a_damaged_database_can_still_be_viewed(server: Open, database: Path) -> None:
    with server() as client:
        created = a_game(client)
    with sqlite3.connect(database) as direct:
        direct.execute("PRAGMA journal_mode = DELETE")
        (root,) = direct.execute("SELECT rootpage FROM sqlite_master WHERE name = 'branches'").fetchone()
        (size,) = direct.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    before = database.read_bytes()
    store = SqliteStore(database, viewable=True)
    assert str(database) in store.read_only
    with TestClient(create_app(SYSTEMS, store)) as client:
        assert [game["id"] for game in client.get("/api/games").json()] == [created["info"]["id"]]
        with at_table(client, created, "north", "south") as both:
            assert both.trouble() == "read-only"
            assert both.state["view"]["marks"] == ["a", "b"]
            both.play("throw")
            assert both.trouble() == "read-only"
            assert both.ask("look", "state", at=1)["view"]["marks"] == ["a"]
    assert database.read_bytes() == before


def test_undo_after_reopening_reaches_as_far_as_before() -> None:
    match = Match(TOY, "duel", {}, b"seed")
    for spot in ("a", "b", "c"):
        match.play("north", toy.Mark(spot))
    match.undo("north", 1)
    again = Match(TOY, "duel", {}, b"seed", kept=[match.kept(0)])
    again.follow((match.entries[ply], match.kept(ply + 1)) for ply in range(match.ply))
    assert isinstance(again.entries[-1], Undone)
    assert again.undo_targets("north") == match.undo_targets("north") == [0]
    assert again.game == match.game
    assert again.digest() == match.digest()
