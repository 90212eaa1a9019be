"""The server under attack, a real process on loopback: floods, too much at once, odd inputs.

Nothing is timed: what counts is who is answered, and that nothing is left in the log.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grognard.core.dice import commitment
from grognard.server import limits
from tests.launching import ROOT, free_port
from tests.server.conftest import Open, at_table, joined, new_game

HUGE = 10**30
DEEP = "[" * 2_000 + "]" * 2_000
PATIENCE = 30.0
"""Seconds after which a test gives up; none of them needs one."""
SEED = b"\1" * 32


class Attacked:
    """A running server and what it has written to its log."""

    def __init__(self, port: int, log: Path) -> None:
        self.port = port
        self.log = log
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE)

    def create(self) -> dict[str, Any]:
        seats = {seat: {"kind": "here"} for seat in ("north", "south")}
        answer = self.http.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": seats})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    @contextmanager
    def watch(self, created: dict[str, Any], *seats: str) -> Iterator[ClientConnection]:
        """A connection to a table, its first state received; without seats an onlooker's."""
        address = f"ws://127.0.0.1:{self.port}/ws/games/{created['info']['id']}"
        with connect(address, proxy=None, max_size=None, ping_interval=None, close_timeout=0.5) as joined:
            joined.send(json.dumps({"type": "join", "keys": [created["keys"][seat] for seat in seats]}))
            assert [heard(joined)["type"] for _ in range(3)] == ["welcome", "hello", "state"]
            yield joined

    def raw(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE, source_address=(source, 0))


def heard(joined: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(joined.recv(timeout=PATIENCE))
    return message


def until(joined: ClientConnection, type_: str) -> dict[str, Any]:
    while (message := heard(joined))["type"] != type_:
        pass
    return message


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    """One server for all attacks: it must outlive them."""
    folder = tmp_path_factory.mktemp("attacked")
    port, log = free_port(), folder / "log.txt"
    with log.open("w") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.toy_server", str(port), folder / "data"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
        )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}"
        server = Attacked(port, log)
        with closing(server.http):
            yield server
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def attacked(target: Attacked) -> Iterator[Attacked]:
    """The server; afterwards it still answers, and no attack has left a traceback in its log."""
    yield target
    assert target.http.get("/api/games").status_code == 200
    assert "Traceback" not in target.log.read_text()


def journal(*entries: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "game": "toy",
        "scenario": "duel",
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "entries": list(entries),
        **more,
    }


# -- floods ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [0, None])
def test_flood_of_looks_keeps_no_other_table_waiting(attacked: Attacked, at: int | None) -> None:
    answers: list[dict[str, Any]] = []

    def read(loud: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            answers.extend(json.loads(message) for message in loud)

    with attacked.watch(attacked.create(), "north") as quiet, attacked.watch(attacked.create()) as loud:
        reading = threading.Thread(target=read, args=(loud,))
        reading.start()
        for ref in range(2_000):
            loud.send(json.dumps({"type": "look", "at": at, "ref": ref}))
        quiet.send('{"type": "ping", "ref": 7}')
        assert until(quiet, "pong")["ref"] == 7
        # Ours is answered while most of the flood still waits, and the flood is not cut off for what waits.
        assert len(answers) < 1_000
        assert loud.close_code is None
    reading.join(PATIENCE)


def test_every_message_takes_a_token(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[limits.Bucket] = []

    def take(bucket: limits.Bucket) -> float:
        taken.append(bucket)
        return 0.0

    monkeypatch.setattr(limits.Bucket, "take", take)
    with server() as client, at_table(client, new_game(client), "north") as player:
        before = len(taken)
        for _ in range(10):
            assert player.ask("look", "state", at=0)["at"] == 0
            assert player.ask("ping", "pong", ref=3)["ref"] == 3
        assert len(taken) >= before + 20
        assert len(set(map(id, taken))) == 1


def test_flood_waits_and_is_not_cut_off(attacked: Attacked) -> None:
    count = int(limits.BURST) + 20
    with attacked.watch(attacked.create()) as loud:
        for ref in range(count):
            loud.send(json.dumps({"type": "ping", "ref": ref}))
        assert [until(loud, "pong")["ref"] for _ in range(count)] == list(range(count))


def test_no_more_connections_than_fit(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", 2)
    with server() as client:
        created = new_game(client)
        path = f"/ws/games/{created['info']['id']}"
        with at_table(client, created, "north"), at_table(client, created) as onlooker:
            with client.websocket_connect(path) as late:
                assert late.receive_json()["problem"]["code"] == "busy"
                assert late.receive()["code"] == 1013
            onlooker.send("ping", ref=1)
            assert onlooker.receive("pong")["ref"] == 1
        with at_table(client, created, "south"):
            pass


def test_onlookers_do_not_crowd_out_those_who_play(server: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WATCHERS", 1)
    with server() as client:
        created = new_game(client)
        with at_table(client, created):
            with joined(client, created) as late:
                assert late.receive_json()["problem"]["code"] == "busy"
            with at_table(client, created, "north") as player:
                assert player.played("mark", spot="a")["ply"] == 1


def test_requests_beyond_the_connections_are_answered_503(attacked: Attacked) -> None:
    with ExitStack() as stack:
        for _ in range(limits.CONNECTIONS):
            stack.enter_context(attacked.raw())
        with httpx.Client(base_url=attacked.http.base_url, trust_env=False, timeout=PATIENCE) as late:
            assert late.get("/api/games").status_code == 503


# -- journals --------------------------------------------------------------------------------------------------------


def test_journal_with_too_many_entries_is_not_replayed(attacked: Attacked) -> None:
    step = {"type": "played", "seat": "north", "action": {"do": "mark", "spot": "a"}}
    answer = attacked.http.post("/api/games/import", json=journal(*[step] * (limits.ENTRIES + 1)))
    assert (answer.status_code, answer.json()["code"]) == (413, "journal-too-long")
    assert attacked.http.post("/api/games/import", json=journal(step)).status_code == 201


def test_no_more_journals_are_taken_in_than_fit(attacked: Attacked) -> None:
    head = b"POST /api/games/import HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    head += b"content-length: 1000\r\n\r\n{"
    with ExitStack() as stack:
        for _ in range(limits.JOURNALS):
            half = stack.enter_context(attacked.raw())
            half.sendall(head)
            # The server has taken it up once it answers on the same line of time.
            assert attacked.http.get("/api/games").status_code == 200
        answer = attacked.http.post("/api/games/import", json=journal())
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    for _ in range(50):
        answer = attacked.http.post("/api/games/import", json=journal())
        if answer.status_code == 201:
            break
    assert answer.status_code == 201


# -- odd inputs ------------------------------------------------------------------------------------------------------

LONG = "x" * 3_000
PATHS = ("/" + "a" * 300, "/assets/" + "a" * 300 + ".js", "/" + "ж" * 200, "/" + "a/" * 2_500, "/a%00" + "b" * 300)


@pytest.mark.parametrize("path", PATHS, ids=["segment", "asset", "bytes", "segments", "nul"])
def test_path_that_no_file_can_have_is_not_found(attacked: Attacked, path: str) -> None:
    assert attacked.http.get(path).status_code == 404


def test_ids_of_any_length_are_unknown(attacked: Attacked) -> None:
    http = attacked.http
    for answer in (
        http.get(f"/api/games/{LONG}/journal", headers={"seat-keys": "k"}),
        http.delete(f"/api/games/{LONG}", headers={"seat-keys": LONG}),
        http.get(f"/api/systems/{LONG}/rules"),
        http.post(f"/api/situations/{LONG}/x"),
    ):
        assert answer.status_code == 404, answer.text
        assert len(answer.text) < 4_000
    answer = http.post("/api/games", json={"game": "toy", "scenario": LONG, "seats": {}})
    assert answer.status_code == 400


def test_odd_journals_are_refused(attacked: Attacked) -> None:
    played = '{"type": "played", "seat": "north", "action": {"do": "mark", "spot": %s}}'
    huge_step = {"type": "undone", "seat": "north", "to": HUGE, "agreed": True}
    for body in (
        DEEP,
        json.dumps(journal()).replace('"entries": []', f'"entries": [{played % DEEP}]'),
        json.dumps(journal(version=HUGE)),
        json.dumps(journal(huge_step)),
        json.dumps(journal(scenario=LONG)),
        json.dumps(journal(situation=LONG)),
    ):
        answer = attacked.http.post("/api/games/import", content=body)
        assert 400 <= answer.status_code < 500, (answer.status_code, body[:100])


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "look", "at": HUGE}, "no-such-ply"),
        ({"type": "query", "id": 1, "what": "free", "at": HUGE}, "no-such-ply"),
        ({"type": "query", "id": 1, "what": LONG}, "bad-query"),
        ({"type": "undo", "to": HUGE, "ply": 0, "seat": "north"}, "undo-refused"),
        ({"type": "undo", "to": 0, "ply": HUGE, "seat": "north"}, "stale-ply"),
        ({"type": "play", "ply": HUGE, "seat": "north", "action": {"do": "mark", "spot": "a"}}, "stale-ply"),
        ({"type": "play", "ply": 0, "seat": LONG, "action": {"do": "mark", "spot": "a"}}, "not-your-seat"),
        ({"type": "play", "ply": 0, "seat": "north", "action": {"do": LONG}}, "bad-action"),
    ],
    ids=lambda value: value if isinstance(value, str) else value["type"],
)
def test_odd_messages_are_answered_and_the_table_goes_on(
    attacked: Attacked, message: dict[str, Any], code: str
) -> None:
    with attacked.watch(attacked.create(), "north") as player:
        player.send(json.dumps(message))
        assert until(player, "trouble")["problem"]["code"] == code
        player.send('{"type": "ping", "ref": 1}')
        assert until(player, "pong")["ref"] == 1


def sent_away(attacked: Attacked, path: str, *keys: str) -> tuple[str, int | None]:
    """What a connection is told before it is closed, and the code it is closed with."""
    with connect(f"ws://127.0.0.1:{attacked.port}{path}", proxy=None) as joined:
        with suppress(ConnectionClosed):
            joined.send(json.dumps({"type": "join", "keys": keys}))
        told = until(joined, "trouble")["problem"]["code"]
        with pytest.raises(ConnectionClosed):
            heard(joined)
        return told, joined.close_code


def test_table_with_an_id_of_any_length_is_unknown(attacked: Attacked) -> None:
    assert sent_away(attacked, f"/ws/games/{LONG}") == ("unknown-table", 4404)


def test_a_hundred_keys_are_refused(attacked: Attacked) -> None:
    game = attacked.create()["info"]["id"]
    assert sent_away(attacked, f"/ws/games/{game}", *["k"] * 100) == ("bad-key", 4403)
