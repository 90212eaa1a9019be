"""Attacks on accounts: each is tried, and gets nowhere."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from grognard.core.errors import GrognardError
from grognard.server.accounts.accounts import EACH_BURST, NAME_BURST, Accounts
from grognard.server.accounts.cookies import PLAIN
from grognard.server.accounts.passwords import Passwords
from grognard.server.storage.accounts import AccountStore
from grognard.server.storage.sqlite import SqliteStore
from tests.server.accounts.conftest import PASSWORD, Device, cheap, code, me, register, sign_in

OTHER_PAGE = {"origin": "http://evil.example.org"}


def test_session_fixation(device: Device) -> None:
    """Eve puts a session of her own, or a made-up one, into Ada's browser before Ada signs in."""
    eve, ada = device(), device()
    register(eve, "Eve")
    planted = eve.cookies[PLAIN]
    register(device(), "Ada")
    for cookie in (planted, "A" * 43):
        ada.cookies.clear()
        ada.cookies.set(PLAIN, cookie, domain="testserver.local", path="/")
        assert sign_in(ada, "Ada") == (200, "")
        assert ada.cookies[PLAIN] != cookie
        stranger = device()
        stranger.cookies.set(PLAIN, cookie)
        assert me(stranger) is None


def test_another_players_devices(device: Device) -> None:
    ada, eve = device(), device()
    register(ada, "Ada")
    register(eve, "Eve")
    (mine,) = ada.get("/api/account/devices").json()
    assert mine["id"] not in eve.get("/api/account/devices").text
    assert code(eve.delete(f"/api/account/devices/{mine['id']}")) == (404, "no-such-device")
    assert me(ada) == "Ada"


@pytest.mark.parametrize(
    ("taken", "squatter"),
    [
        ("Ada", "ADA"),
        ("Ada", "A d a"),
        ("Ada", "Adá"),
        ("Ada", "Ada."),
        ("Ada", "Ａda"),
        ("coco", "сосо"),
        ("Paweł", "Pawel"),
        ("Bill", "BilI"),
        ("Model", "M0del"),
        ("Burns", "Bums"),
        ("Жуков", "ЖУКОВ"),
        ("Алёна", "Алена"),
    ],
)
def test_squatting_by_a_name_that_looks_alike(device: Device, taken: str, squatter: str) -> None:
    register(device(), taken)
    answer = device().post("/api/account/register", json={"name": squatter, "password": PASSWORD})
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] in ("name-taken", "bad-name")


def test_enumeration(app: Starlette, device: Device) -> None:
    """Unknown name and wrong password: the same answer after the same work."""
    register(device(), "Ada")
    passwords = app.state.accounts.passwords
    guest = device()

    def tried(name: str) -> tuple[bytes, int]:
        before = passwords.computed
        answer = guest.post("/api/account/sign-in", json={"name": name, "password": "not this one"})
        assert "set-cookie" not in answer.headers
        return answer.content, passwords.computed - before

    assert tried("Ada") == tried("Babbage") == tried("<not a name>")
    assert tried("Ada")[1] == 1


def test_request_of_another_sites_page(device: Device) -> None:
    """The browser would send Ada's cookie along; the guard does not let it through, nor a cookie from a page that does
    not say where it is from."""
    ada = device()
    register(ada, "Ada")
    tries = [
        ("POST", "/api/account/sign-out", None),
        ("POST", "/api/account/name", {"name": "Eve"}),
        ("POST", "/api/account/delete", {"password": PASSWORD}),
        ("POST", "/api/games", {"game": "toy", "scenario": "duel", "seats": {}}),
        ("DELETE", "/api/games/1", None),
    ]
    for method, path, body in tries:
        data = None if body is None else json.dumps(body)
        kind = {"content-type": "application/json"}
        answer = ada.request(method, path, content=data, headers={**kind, **OTHER_PAGE})
        assert code(answer) == (403, "bad-origin")
        request = ada.build_request(method, path, content=data, headers=kind)
        del request.headers["origin"]
        assert code(ada.send(request)) == (403, "bad-origin")
        # A form of another page cannot send JSON.
        form = ada.request(method, path, content="a=b", headers={"content-type": "text/plain"})
        assert code(form) == (415, "not-json")
    with pytest.raises(WebSocketDisconnect) as closed, ada.websocket_connect("/ws/lobby", headers=OTHER_PAGE):
        pass
    assert closed.value.reason == "bad-origin"
    assert me(ada) == "Ada"


def test_password_without_end(app: Starlette, device: Device) -> None:
    register(device(), "Ada")
    passwords, guest = app.state.accounts.passwords, device()
    before = passwords.computed
    assert sign_in(guest, "Ada", "x" * 60_000) == (403, "wrong-password")
    assert sign_in(guest, "x" * 60_000, PASSWORD) == (403, "wrong-password")
    flood = guest.post("/api/account/sign-in", json={"name": "Ada", "password": "x" * 100_000})
    assert code(flood) == (413, "too-large")
    assert passwords.computed == before + 1


def test_ten_thousand_tries(database: Path) -> None:
    """A few are tried, the rest cost nothing, even with the right password among them."""
    eve = HTTPConnection({"type": "http", "path": "/", "client": ("203.0.113.7", 1), "headers": []})

    async def run() -> tuple[Counter[str], int]:
        store, passwords = SqliteStore(database), Passwords(cheap())
        accounts, told = Accounts(AccountStore(store), passwords), Counter[str]()
        await accounts.register(eve, "Ada", PASSWORD)
        for n in range(10_000):
            try:
                await accounts.sign_in(eve, "Ada", PASSWORD if n == 9_000 else f"guess {n}")
            except GrognardError as refusal:
                told[refusal.code] += 1
        accounts.close()
        await store.close()
        return told, passwords.computed

    told, computed = asyncio.run(run())
    assert told.total() == 10_000
    assert told["wrong-password"] <= EACH_BURST + 2
    assert told["too-many-requests"] >= 10_000 - EACH_BURST - 2
    assert computed <= 1 + EACH_BURST + 2


def test_tries_from_many_addresses(app: Starlette, device: Device) -> None:
    """One try each from a thousand addresses: the name has a limit too."""
    register(device(), "Ada")
    eve = device()
    tried = []
    for n in range(300):
        eve._transport.client = (f"10.0.{n // 250}.{n % 250}", 1)
        tried.append(sign_in(eve, "Ada", f"guess {n}")[0])
    assert tried.count(403) <= NAME_BURST + 2
    assert tried.count(429) >= 300 - NAME_BURST - 2


def test_what_a_thief_finds_in_the_database(database: Path, device: Device) -> None:
    ada = device()
    register(ada, "Ada")
    token = ada.cookies[PLAIN]
    with sqlite3.connect(database) as direct:
        everything = "\n".join(direct.iterdump())
    direct.close()
    assert "Ada" in everything
    assert PASSWORD not in everything
    assert token not in everything
    (stored,) = [line for line in everything.splitlines() if line.startswith('INSERT INTO "sessions"')]
    thief = device()
    thief.cookies.set(PLAIN, stored.split("'")[1])
    assert me(thief) is None
