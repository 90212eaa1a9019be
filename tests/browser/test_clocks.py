"""Clocks as players see them: set in the form, ticking at the table, claimed when they are out."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from grognard.games import SYSTEMS
from grognard.server.app import create_app
from grognard.server.clocks import uptime
from grognard.server.storage.sqlite import SqliteStore
from tests.browser.clicking import open_table, ply, quiet, wait_for_ply
from tests.launching import built_client, free_port

PACE = {"kind": "live", "delay": 0, "bank": 600, "increment": 60}


class Ahead:
    """The time of the server, which the test can put forward."""

    def __init__(self) -> None:
        self.by = 0.0

    def __call__(self) -> float:
        return time.time() + self.by


@pytest.fixture
def ahead() -> Ahead:
    return Ahead()


@pytest.fixture
def url(ahead: Ahead, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server in this process, by the clock of the test. A leap of that clock is no outage."""
    built_client()
    monkeypatch.setattr(uptime, "LONGEST", 1e9)
    app, port = create_app(SYSTEMS, SqliteStore(tmp_path / "grognard.db"), now=ahead), free_port()
    config = uvicorn.Config(app, port=port, ws="websockets-sansio", log_config=None, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


def game(url: str, pace: dict[str, Any], soviet: str = "here", german: str = "open") -> dict[str, Any]:
    seats = {"soviet": {"kind": soviet}, "german": {"kind": german}}
    body = {"game": "pavlov", "scenario": "competitive", "seats": seats, "pace": pace, "seed": "0123"}
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


@pytest.fixture
def pair(browser: Browser, page: Page, url: str) -> Iterator[tuple[Page, Page]]:
    """The Soviet and the German player; the German's clock runs."""
    made = game(url, PACE)
    open_table(page, url, made, "soviet")
    context = browser.new_context(viewport={"width": 390, "height": 800}, locale="en-GB", bypass_csp=True)
    try:
        german = context.new_page()
        open_table(german, url, made, "german")
        german.locator(".prompt [data-do='plan']").first.click()
        wait_for_ply(german, 1)
        yield page, german
    finally:
        context.close()


def test_a_clock_ticks_and_when_it_is_out_the_win_is_claimed(pair: tuple[Page, Page], ahead: Ahead) -> None:
    soviet, german = pair
    running = soviet.locator("header [data-clock].runs")
    expect(running).to_have_count(1)
    late = running.get_attribute("data-clock")
    claims, loses = (german, soviet) if late == "soviet" else (soviet, german)
    # It ticks by itself, on the small screen too, where the clocks have a line of their own.
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    expect(german.locator(f".prompt [data-clock={late}]")).to_be_visible()
    expect(claims.locator("[data-card=time]")).to_be_hidden()
    ahead.by += 700
    for player in pair:
        player.reload()
    expect(loses.locator("[data-card=time]")).to_contain_text("Your time is out")
    claims.locator("[data-do=claim-time]").click()
    expect(claims.locator(".prompt")).to_contain_text("victory")
    expect(loses.locator(".prompt .sentence")).to_contain_text("ran out of time")
    expect(claims.locator("[data-card=time]")).to_be_hidden()


def test_more_time_is_given_and_the_clocks_are_stopped_by_consent(pair: tuple[Page, Page], ahead: Ahead) -> None:
    soviet, german = pair
    late = soviet.locator("header [data-clock].runs").get_attribute("data-clock")
    claims = german if late == "soviet" else soviet
    ahead.by += 700
    claims.reload()
    claims.locator("[data-do=give-time]").click()
    wait_for_ply(claims, 2)
    expect(claims.locator("[data-card=time]")).to_be_hidden()
    soviet.locator("header [data-open=ending]").click()
    soviet.locator("dialog [data-do=pause-clocks]").click()
    german.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    wait_for_ply(soviet, 3)
    expect(soviet.locator("header .seats")).to_contain_text("clocks paused")
    assert soviet.locator("header [data-clock].runs").count() == 0
    assert ply(german) == 3


def test_a_pace_is_chosen_in_the_form_and_shown_in_the_lobby(page: Page, url: str) -> None:
    quiet(page)
    page.goto(url)
    page.locator("[data-set-up=pavlov]").click()
    form = page.locator("dialog form")
    # Solitaire: no clock is offered.
    expect(form).to_be_visible()
    assert form.locator("[data-field=pace]").count() == 0
    form.get_by_text("Competitive").first.click()
    form.locator("select.field").last.select_option("open")
    expect(form.locator("[data-field=pace]")).to_have_value("-1")
    form.locator("[data-field=pace]").select_option("3")
    form.locator("[type=submit]").click()
    expect(page.get_by_role("dialog", name="Invitation links")).to_contain_text("German")
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".games.own")).to_contain_text("1 day per turn, and 3 days in reserve")
