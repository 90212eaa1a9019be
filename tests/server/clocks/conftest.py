"""A server whose clock is set by the test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.server.app import create_app
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.thinking import InThread
from tests.server.conftest import Browser, Open, at_table, new_game
from tests.server.toy import PLAYERS, SYSTEMS, Throw

LIVE = {"kind": "live", "delay": 10, "bank": 600, "increment": 60}
DAYS = {"kind": "days", "delay": 2 * 86_400, "bank": 5 * 86_400, "vacation": 14 * 86_400}


class Thrower:
    """A machine player that gives its turn away."""

    def choose(self, player_view: PlayerView) -> Action:
        return Throw()


class Now:
    """The time of the server."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at

    def pass_(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def server(database: Path, now: Now) -> Open:
    @contextmanager
    def open_() -> Iterator[TestClient]:
        thinker = InThread(lambda slug, name, seed: Thrower())
        app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=thinker, now=now)
        with TestClient(app, raise_server_exceptions=False) as client:
            yield client

    return open_


@pytest.fixture
def client(server: Open) -> Iterator[TestClient]:
    with server() as client:
        yield client


def clock(browser: Browser, seat: str) -> dict[str, Any]:
    """The clock of a seat in the last state or presence."""
    found: dict[str, Any] = next(c for c in browser.state["info"]["clocks"]["seats"] if c["seat"] == seat)
    return found


def time_left(browser: Browser, seat: str, now: Now) -> float:
    """What a browser would show."""
    shown = clock(browser, seat)
    passed = max(0.0, now() - max(shown["since"], shown["away"])) if shown["since"] else 0.0
    left: float = shown["bank"] + shown["delay"] - passed
    return left


@contextmanager
def pair(client: TestClient, pace: dict[str, Any]) -> Iterator[tuple[Browser, Browser, dict[str, Any]]]:
    """Two people at two browsers; north has marked a spot, so that its clock runs."""
    created = new_game(client, south="open", pace=pace)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        south.until(1)
        yield north, south, created
