"""Limits per address, imports in a process of their own, and the lobby's WebSocket."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from grognard.core.errors import BadJournal, UnknownGame
from grognard.core.journal import Match
from grognard.games import SYSTEMS
from grognard.server import limits
from grognard.server.guard import Guard
from grognard.server.lobby import hall
from grognard.server.problems import JournalTooSlow, TooManyRequests
from grognard.server.tables import tables as all_tables
from grognard.server.tables.importing import InProcess, brought
from grognard.server.tables.showing import Glances
from tests.server.conftest import Open, at_table, new_game
from tests.server.test_limits import Attacked, attacked, target  # noqa: F401

STRANGER = "127.0.0.2"


# -- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "name"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("testclient", None),
        (None, None),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (STRANGER, STRANGER),
    ],
)
def test_one_address_is_what_one_customer_gets(client: str | None, name: str | None) -> None:
    assert limits.network(client) == name


def test_addresses_are_kept_apart_and_forgotten_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ADDRESSES", 2)
    known = limits.Addresses()
    first = known.of("192.0.2.1")
    assert first is known.of("192.0.2.1")
    assert known.of("192.0.2.2") is not first
    known.of("192.0.2.3")
    assert known.of("192.0.2.1") is not first
    assert known.of("127.0.0.1") is None


def test_a_bucket_refuses_what_it_has_not() -> None:
    now = 0.0
    bucket = limits.Bucket(0.5, 10.0, lambda: now)
    bucket.spend(7.0)
    with pytest.raises(TooManyRequests) as refusal:
        bucket.spend(4.0)
    assert refusal.value.args_ == {"seconds": 3}
    bucket.spend(3.0)
    now = 2.0
    bucket.spend(1.0)


def test_requests_and_new_games_of_an_address_are_counted(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REQUESTS_BURST", 12.0)
    monkeypatch.setattr(limits, "REQUESTS", 0.001)
    monkeypatch.setattr(limits, "GAMES_BURST", 3.0)
    seats = {seat: {"kind": "here"} for seat in ("north", "south")}
    game = {"game": "toy", "scenario": "duel", "seats": seats}
    with server() as home:
        guarded = Guard(home.app, ["testserver"], home.app.state.addresses)  # type: ignore[attr-defined]
        stranger = TestClient(guarded, client=("192.0.2.9", 1))
        other = TestClient(guarded, client=("192.0.2.10", 1))
        made = [stranger.post("/api/games", json=game).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        assert [stranger.get("/api/systems").status_code for _ in range(8)] == [200] * 7 + [429]
        refused = stranger.get("/api/systems")
        assert (refused.json()["code"], int(refused.headers["retry-after"]) > 0) == ("too-many-requests", True)
        assert other.post("/api/games", json=game).status_code == 201
        # This machine has no limit of its own.
        assert [home.post("/api/games", json=game).status_code for _ in range(20)] == [201] * 20


def test_messages_of_an_address_share_a_bucket(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[limits.Bucket] = []

    def take(bucket: limits.Bucket) -> float:
        taken.append(bucket)
        return 0.0

    monkeypatch.setattr(limits.Bucket, "take", take)
    with server() as home:
        created = new_game(home)
        strangers = TestClient(home.app, client=("192.0.2.9", 1))
        with at_table(strangers, created) as one, at_table(strangers, created) as two:
            for browser in (one, two):
                assert browser.ask("ping", "pong", ref=2)["ref"] == 2
            shared = home.app.state.addresses.of("192.0.2.9").messages  # type: ignore[attr-defined]
        assert taken.count(shared) >= 4
        assert len(set(map(id, taken))) == 3


def test_connections_of_an_address_are_limited_and_others_come_in(attacked: Attacked) -> None:  # noqa: F811
    with ExitStack() as stack:
        held = []
        for _ in range(limits.EACH_CONNECTIONS + 20):
            half = stack.enter_context(attacked.raw(STRANGER))
            half.sendall(b"GET / HTTP/1.1\r\n")
            held.append(half)
        late = [sock.recv(100) for sock in held[limits.EACH_CONNECTIONS :]]
        assert all(answer.startswith(b"HTTP/1.1 429") for answer in late)
        assert attacked.http.get("/api/systems").status_code == 200


# -- the lobby -------------------------------------------------------------------------------------------------------


def test_visitors_are_shown_a_page_their_own_games_and_changes(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "PAUSE", 0.02)
    monkeypatch.setattr(all_tables, "PAGE", 2)
    made = [new_game(client)["info"]["id"] for _ in range(3)]
    with client.websocket_connect("/ws/lobby") as visitor:
        visitor.send_json({"type": "visit", "page": 1, "mine": [made[1], "gone"]})
        shown = visitor.receive_json()
        assert shown["type"] == "lobby"
        assert [game["id"] for game in shown["mine"]] == [made[1]]
        assert [game["id"] for game in shown["listed"]["games"]] == [made[0]]
        assert (shown["listed"]["total"], shown["listed"]["page"], shown["listed"]["size"]) == (3, 1, 2)
        new_game(client)
        assert visitor.receive_json()["listed"]["total"] == 4
        visitor.send_json({"type": "visit", "page": 0, "mine": []})
        assert [game["id"] for game in visitor.receive_json()["listed"]["games"]][1:] == [made[2]]


def test_odd_visits_are_refused(client: TestClient) -> None:
    for odd in ("[", '{"type": "visit", "page": -1}', json.dumps({"type": "visit", "mine": ["x"] * 1000})):
        with client.websocket_connect("/ws/lobby") as visitor:
            visitor.send_text(odd)
            assert visitor.receive_json()["problem"]["code"] == "bad-request"
    assert client.get("/api/games?page=x").status_code == 400


def test_list_has_pages_and_is_compressed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_tables, "PAGE", 3)
    made = [new_game(client)["info"]["id"] for _ in range(4)]
    first, second = client.get("/api/games"), client.get("/api/games?page=1")
    assert [game["id"] for game in [*first.json(), *second.json()]] == made[::-1]
    assert (first.headers["x-total-count"], first.headers["content-encoding"]) == ("4", "gzip")
    assert client.get(f"/api/games/{made[2]}").json()["id"] == made[2]
    assert client.get("/api/games/nothing").status_code == 404


# -- what is kept in memory --------------------------------------------------------------------------------------------


def test_idle_games_are_unloaded_by_weight(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = client.app.state.tables  # type: ignore[attr-defined]
    monkeypatch.setattr(all_tables, "LIVE_BYTES", 3 * all_tables.BASE_BYTES)
    made = [new_game(client) for _ in range(6)]
    assert len(tables._live) == 3
    with at_table(client, made[0], "north") as player:
        assert player.state["ply"] == 0
        # What is in use is never unloaded: when all is, the next game has to wait.
        monkeypatch.setattr(all_tables, "FULL_BYTES", 0)
        with client.websocket_connect(f"/ws/games/{made[1]['info']['id']}") as late:
            assert late.receive_json()["problem"]["code"] == "busy"


def test_glances_are_kept_up_to_a_number_of_bytes() -> None:
    glances = Glances(10)
    glances.put("a", b"1234")
    glances.put("b", b"1234")
    assert glances.get("a") == b"1234"
    glances.put("c", b"1234")
    assert [glances.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    glances.put("d", b"x" * 11)
    assert [glances.get(key) for key in "abcd"] == [None] * 4


# -- imports ---------------------------------------------------------------------------------------------------------


def pavlov() -> bytes:
    match = Match(SYSTEMS["pavlov"], "solitaire", {}, b"\1" * 16)
    seat = match.game.waiting[0]
    match.play(seat, match.game.asked(seat).actions(match.game)[0])  # type: ignore[union-attr]
    return match.journal().encode()


def test_journals_are_replayed_in_a_process_as_in_a_thread() -> None:
    importer = InProcess()

    async def run() -> None:
        there, here = await importer.read(pavlov()), brought(pavlov(), SYSTEMS)
        assert replace(there, progress=here.progress) == here
        assert (there.progress.ply, there.progress.over) == (1, False)
        wrong: dict[str, Any] = json.loads(pavlov())
        for change, error in (({"game": "chess"}, UnknownGame), ({"commitment": "0"}, BadJournal)):
            with pytest.raises(error):
                await importer.read(json.dumps({**wrong, **change}).encode())

    try:
        asyncio.run(run())
    finally:
        importer.close()


def test_a_journal_that_takes_too_long_is_given_up() -> None:
    importer = InProcess(0.0)

    async def run() -> None:
        with pytest.raises(JournalTooSlow):
            await importer.read(pavlov())

    try:
        asyncio.run(run())
    finally:
        importer.close()
