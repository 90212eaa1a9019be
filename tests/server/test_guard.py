"""Strangers' pages and strangers' names: what is refused, and what every answer says to the browser."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from grognard.server.app import create_app
from grognard.server.guard import HEADERS, POLICY_VIOLATED, Guard
from grognard.server.pages import STATIC
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import new_game, with_keys
from tests.server.toy import PLAYERS, SYSTEMS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

OUR_PAGE = {"host": "games.example.org", "origin": "http://games.example.org"}
STRANGE_PAGE = {"host": "games.example.org", "origin": "http://evil.example.org"}


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    app = Guard(create_app(SYSTEMS, SqliteStore(database), players=PLAYERS), ["games.example.org"])
    with TestClient(app, base_url="http://games.example.org") as client:
        yield client


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example.org", 200),
        ("GAMES.example.org:8642", 200),
        ("localhost:8642", 200),
        ("dev.localhost", 200),
        ("127.0.0.1:8642", 200),
        ("[::1]:8642", 200),
        ("192.168.1.20", 200),
        ("evil.example.org", 421),
        ("games.example.org.evil.net", 421),
        ("", 421),
        ("[", 421),
    ],
)
def test_only_its_own_names_are_answered(client: TestClient, host: str, status: int) -> None:
    """A name of a stranger's that points here (DNS rebinding) would make this server part of the stranger's site."""
    answer = client.get("/api/games", headers={"host": host})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["code"] == "bad-host"


def test_a_strange_page_changes_nothing(client: TestClient) -> None:
    created = new_game(client)
    game, key = created["info"]["id"], with_keys(created["keys"]["north"])
    assert client.delete(f"/api/games/{game}", headers={**STRANGE_PAGE, **key}).json()["code"] == "bad-origin"
    assert client.post("/api/games/import", json={}, headers={"origin": "null"}).status_code == 403
    assert [info["id"] for info in client.get("/api/games", headers=STRANGE_PAGE).json()] == [game]
    assert client.delete(f"/api/games/{game}", headers={**OUR_PAGE, **key}).status_code == 204


def test_a_strange_page_opens_no_connection(client: TestClient) -> None:
    path = f"/ws/games/{new_game(client)['info']['id']}"
    with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect(path, headers=STRANGE_PAGE):
        pass
    assert (refused.value.code, refused.value.reason) == (POLICY_VIOLATED, "bad-origin")
    with client.websocket_connect(path, headers=OUR_PAGE) as session:
        assert session.receive_json()["type"] == "welcome"


@pytest.mark.parametrize(
    ("type_", "status"),
    [("application/json", 400), ("application/json; charset=utf-8", 400), ("text/plain", 415), (None, 415)],
)
def test_a_body_is_json(client: TestClient, type_: str | None, status: int) -> None:
    """A form of another site can send text without asking first, but no JSON."""
    headers = {"content-type": type_} if type_ else {}
    assert client.post("/api/games", content=b"{}", headers=headers).status_code == status


def test_every_answer_is_marked_for_the_browser(client: TestClient) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        answer = client.get(path)
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "strict-transport-security" not in answer.headers, "not without TLS"
    assert "frame-ancestors 'none'" in HEADERS["content-security-policy"]
    assert "max-age" in client.get("https://games.example.org/").headers["strict-transport-security"]


def test_the_client_needs_no_inline_script() -> None:
    """The content policy would keep it from running."""
    assert "script" not in HEADERS["content-security-policy"], "scripts: only the server's own files"
    scripts = re.findall(r"<script\b[^>]*>", (STATIC / "index.html").read_text("utf-8"))
    assert scripts
    assert all("src=" in script for script in scripts)
