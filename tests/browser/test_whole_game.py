"""A whole game of Pavlov's House, from the lobby to its result, by clicks alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import over, play_on, quiet


@pytest.mark.slow
def test_a_whole_solitaire_game_by_clicks_alone(page: Page, table_url: str) -> None:
    quiet(page)
    page.goto(table_url)
    page.locator("[data-set-up=pavlov]").click()
    page.get_by_text("Name and seed").click()
    page.get_by_label("Seed").fill("0badcafe")
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".table")).to_be_visible()
    clicks = play_on(page, random.Random(1), limit=1_500)
    assert clicks > 60
    assert over(page)
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"Score|score"))
    with page.expect_download():
        page.locator(".prompt").get_by_role("button", name="Export game").click()
    page.locator(".prompt").get_by_role("link", name="Lobby").click()
    expect(page.get_by_text("Pavlov's House").first).to_be_visible()
