"""A server with accounts, the toy game, and hashes that cost little."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.testclient import TestClient

from grognard.ai import RandomPlayer
from grognard.server.accounts.accounts import Accounts
from grognard.server.accounts.letters import Letters
from grognard.server.accounts.passwords import Passwords
from grognard.server.app import create_app
from grognard.server.guard import Guard
from grognard.server.running.mail import Mailer, MailSettings
from grognard.server.storage.accounts import AccountStore
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.thinking import InThread
from tests.server.toy import PLAYERS, SYSTEMS

SITE = "http://testserver"
PASSWORD = "correct horse"

Device = Callable[[], TestClient]


def cheap() -> PasswordHasher:
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def app_with_accounts(database: Path, mail: MailSettings | None = None, **more: Any) -> Starlette:
    store = SqliteStore(database)
    rows = AccountStore(store)
    letters = None if mail is None else Letters(rows, Mailer(mail), "https://games.example.org/")
    accounts = Accounts(rows, Passwords(cheap()), letters)
    thinker = InThread(lambda slug, name, seed: RandomPlayer(seed))
    app = create_app(SYSTEMS, store, players=PLAYERS, thinker=thinker, accounts=accounts, **more)
    app.state.accounts = accounts
    return app


@contextmanager
def devices(app: Starlette, site: str = SITE) -> Iterator[Device]:
    """Opens browsers at one server, behind its guard: each has its own cookies and sends its page's origin."""
    guarded = Guard(app, [site.rpartition("/")[2]])
    headers = {"origin": site, "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"}
    with TestClient(guarded, site, raise_server_exceptions=False, headers=headers) as first:

        def open_() -> TestClient:
            # Started by the first: the others share its event loop.
            other = TestClient(guarded, site, raise_server_exceptions=False, headers=headers)
            other.portal = first.portal
            return other

        yield open_


@pytest.fixture
def app(database: Path) -> Starlette:
    return app_with_accounts(database)


@pytest.fixture
def device(app: Starlette) -> Iterator[Device]:
    with devices(app) as open_:
        yield open_


def register(browser: TestClient, name: str, password: str = PASSWORD) -> dict[str, Any]:
    answer = browser.post("/api/account/register", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    me: dict[str, Any] = answer.json()
    return me


def sign_in(browser: TestClient, name: str, password: str = PASSWORD) -> tuple[int, str]:
    """The status, and the code of the problem if there is one."""
    answer = browser.post("/api/account/sign-in", json={"name": name, "password": password})
    return answer.status_code, answer.json().get("code", "")


def me(browser: TestClient) -> str | None:
    """The name that the browser is signed in under."""
    known = browser.get("/api/account").json()["me"]
    return None if known is None else str(known["name"])


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]
