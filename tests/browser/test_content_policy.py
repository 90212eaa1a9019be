"""The pages of the client under the content policy that the server sends: nothing they do is forbidden."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from grognard.games import SYSTEMS

BROKEN = "Content Security Policy"


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def strict_page(browser: Browser, complaints: list[str]) -> Page:
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    page.on("console", lambda said: complaints.append(said.text) if BROKEN in said.text else None)
    return page


def test_no_page_breaks_the_content_policy(strict_page: Page, table_url: str, complaints: list[str]) -> None:
    strict_page.goto(table_url)
    expect(strict_page.locator("main")).to_be_visible()
    for slug, system in SYSTEMS.items():
        scenario = system.scenarios[0]
        body = {"game": slug, "scenario": scenario.id, "seats": {seat: {"kind": "here"} for seat in scenario.seats}}
        made = httpx.post(f"{table_url}/api/games", json=body, timeout=60, trust_env=False).json()
        keys = "&".join(f"key={key}" for key in made["keys"].values())
        strict_page.goto(f"{table_url}/#/game/{made['info']['id']}?{keys}")
        expect(strict_page.locator(".table[data-ply]")).to_be_visible(timeout=30_000)
    assert complaints == []


def test_a_breach_would_be_noticed(strict_page: Page, table_url: str, complaints: list[str]) -> None:
    strict_page.goto(table_url)
    strict_page.evaluate("document.head.append(Object.assign(document.createElement('script'), {text: '1'}))")
    strict_page.wait_for_timeout(200)
    assert len(complaints) == 1
