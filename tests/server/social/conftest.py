"""Players with accounts at the toy game, who play to an end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server.accounts.conftest import Device, app_with_accounts, devices, register
from tests.server.accounts.test_seating import seated
from tests.server.conftest import Browser

ENOUGH = 10
"""Actions after which a game counts: five of each side."""


@pytest.fixture
def app(database: Path) -> Starlette:
    return app_with_accounts(database)


@pytest.fixture
def device(app: Starlette) -> Iterator[Device]:
    with devices(app) as open_:
        yield open_


def player(browser: TestClient, name: str, *, rated: bool = True, ladder: bool = False) -> TestClient:
    """A browser whose player has an account."""
    register(browser, name)
    if rated:
        answer = browser.post("/api/account/ratings", json={"rated": True, "ladder": ladder})
        assert answer.json()["rated"] is True
    return browser


def challenge(browser: TestClient, *, scenario: str = "duel", **more: Any) -> Any:
    """The answer to a challenge: oneself in the north, anyone in the south."""
    seats = {"north": {"kind": "here"}, "south": {"kind": "open", "anyone": True}}
    return browser.post("/api/games", json={"game": "toy", "scenario": scenario, "seats": seats, **more})


def between(north: TestClient, south: TestClient, **more: Any) -> dict[str, Any]:
    """A game that the first has opened and the second has taken up."""
    answer = challenge(north, **more)
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    answer = south.post(f"/api/games/{created['info']['id']}/join", json={"seat": "south"})
    assert answer.status_code == 200, answer.text
    return created


@contextmanager
def both_at(north: TestClient, south: TestClient, created: dict[str, Any]) -> Iterator[tuple[Browser, Browser]]:
    with seated(north, created) as (first, _), seated(south, created) as (second, _):
        yield first, second


def throws(first: Browser, second: Browser, count: int) -> None:
    for n in range(count):
        acting, watching = (first, second) if n % 2 == 0 else (second, first)
        acting.play("throw")
        first.until(n + 1)
        watching.until(n + 1)


def finished(north: TestClient, south: TestClient, *, actions: int = ENOUGH, loser: str = "south", **more: Any) -> Any:
    """A game that is played for a while and then resigned."""
    created = between(north, south, **more)
    with both_at(north, south, created) as (first, second):
        throws(first, second, actions)
        giving_up = first if loser == "north" else second
        giving_up.send("resign", seat=loser, ply=actions)
        giving_up.until(actions + 1)
    return created


def page(browser: TestClient, name: str) -> dict[str, Any]:
    answer = browser.get(f"/api/players/{name}")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def ratings(browser: TestClient, name: str) -> list[int]:
    return [rating["rating"] for rating in page(browser, name)["ratings"]]
