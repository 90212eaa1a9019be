"""A server of its own for each test, with the toy game, in memory of this process."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from grognard.ai import RandomPlayer
from grognard.server.app import create_app
from grognard.server.orders import ordering
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.thinking import InThread
from tests.server.toy import PLAYERS, SYSTEMS

with warnings.catch_warnings():
    # Starlette would rather have httpx's successor; its client works with both.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession

Open = Callable[[], AbstractContextManager[TestClient]]


@pytest.fixture(autouse=True)
def unhesitating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Standing orders answer at once: tests have no time to lose."""
    monkeypatch.setattr(ordering, "HESITATION", (0.0, 0.0))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "grognard.db"


@pytest.fixture
def server(database: Path) -> Open:
    """Opens a server on the test's database; a second time it is the same database after a restart."""

    @contextmanager
    def open_() -> Iterator[TestClient]:
        thinker = InThread(lambda slug, name, seed: RandomPlayer(seed))
        app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=thinker)
        with TestClient(app, raise_server_exceptions=False) as client:
            yield client

    return open_


@pytest.fixture
def client(server: Open) -> Iterator[TestClient]:
    with server() as client:
        yield client


class Browser:
    """A browser at a table: sends messages, keeps the last state."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.state: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.orders: dict[str, Any] = {}

    def receive(self, type_: str) -> dict[str, Any]:
        """The next message of a type; states and presence on the way are taken note of."""
        while True:
            message: dict[str, Any] = self.session.receive_json()
            if message["type"] == "state" and message["at"] is None:
                self.state = message
                self.log |= {entry["ply"]: entry for entry in message["log"]}
            if message["type"] == "orders":
                self.orders = message["orders"]
            if message["type"] == type_:
                return message
            assert message["type"] in ("state", "presence", "hello", "orders"), message

    def until(self, ply: int) -> dict[str, Any]:
        """The state at a ply, waiting for it."""
        while self.state.get("ply", -1) < ply:
            self.receive("state")
        return self.state

    def send(self, type_: str, **fields: Any) -> None:
        self.session.send_json({"type": type_, **fields})

    def play(self, verb: str, **fields: Any) -> None:
        """Send an action for the table as last seen, as the seat that is asked."""
        self.send("play", action={"do": verb, **fields}, ply=self.state["ply"], seat=self.state["ask"]["seats"][0])

    def played(self, verb: str, **fields: Any) -> dict[str, Any]:
        self.play(verb, **fields)
        return self.until(self.state["ply"] + 1)

    def ask(self, type_: str, answer: str, **fields: Any) -> dict[str, Any]:
        self.send(type_, **fields)
        return self.receive(answer)

    def trouble(self) -> str:
        return str(self.receive("trouble")["problem"]["code"])


@contextmanager
def at_table(client: TestClient, created: dict[str, Any], *seats: str) -> Iterator[Browser]:
    """A browser that holds these seats of a game, with its first state received."""
    with joined(client, created, *(created["keys"][seat] for seat in seats)) as session:
        browser = Browser(session)
        fresh = browser.receive("hello")["keys"]
        browser.receive("state")
        if fresh:
            # The links of seats are used up: from now on the keys that came in their place open them.
            created["keys"] |= {seat: fresh.get(key, key) for seat, key in created["keys"].items()}
            browser.send("keep", keys=list(fresh.values()))
            browser.receive("hello")
            browser.receive("state")
        yield browser


@contextmanager
def joined(
    client: TestClient, created: dict[str, Any], *keys: str, tab: str = "", entropy: str = ""
) -> Iterator[WebSocketTestSession]:
    """A connection to a table, after it has said its keys."""
    with client.websocket_connect(f"/ws/games/{created['info']['id']}") as session:
        assert session.receive_json()["type"] == "welcome"
        session.send_json({"type": "join", "keys": keys, "tab": tab, "entropy": entropy})
        yield session


def with_keys(*keys: str) -> dict[str, str]:
    """The headers of a request with the keys of seats."""
    return {"seat-keys": " ".join(keys)}


def info_of(client: TestClient, created: dict[str, Any]) -> dict[str, Any]:
    """A game as the lobby would show it."""
    info: dict[str, Any] = client.get(f"/api/games/{created['info']['id']}").json()
    return info


def new_game(client: TestClient, north: str = "here", south: str = "here", **more: Any) -> dict[str, Any]:
    def seat(kind: str) -> dict[str, str]:
        return {"kind": "ai", "player": kind.partition(":")[2]} if kind.startswith("ai") else {"kind": kind}

    seats = {"north": seat(north), "south": seat(south)}
    answer = client.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created
