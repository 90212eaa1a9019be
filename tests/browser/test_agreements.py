"""Ending a game by agreement and letting the machine play a seat, as two players see it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import new_game, open_table, wait_for_ply


@pytest.fixture
def pair(browser: Browser, page: Page, table_url: str) -> Iterator[tuple[Page, Page]]:
    """The Soviet and the German player of one game, at two browsers."""
    made = new_game(table_url, "competitive", soviet="here", german="open")
    open_table(page, table_url, made, "soviet")
    other = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", bypass_csp=True)
    try:
        german = other.new_page()
        open_table(german, table_url, made, "german")
        yield page, german
    finally:
        other.close()


def choose(page: Page, what: str) -> None:
    page.locator("header [data-open=ending]").click()
    page.locator(f"dialog {what}").click()


def test_a_draw_is_offered_declined_and_then_the_game_is_resigned(pair: tuple[Page, Page]) -> None:
    soviet, german = pair
    choose(soviet, "[data-do=offer-draw]")
    offer = german.get_by_role("alertdialog")
    expect(offer).to_contain_text("offers a draw")
    offer.get_by_role("button", name="Decline").click()
    expect(soviet.locator(".toast")).to_contain_text("declined")
    expect(offer).to_be_hidden()
    # Resigning asks once more, and can be thought better of.
    choose(soviet, "[data-open=resign]")
    soviet.locator("dialog").get_by_role("button", name="Cancel").click()
    soviet.locator("dialog [data-open=resign]").click()
    soviet.locator("dialog [data-do=resign]").click()
    expect(soviet.locator(".prompt")).to_contain_text("defeat")
    expect(german.locator(".prompt")).to_contain_text("victory")
    expect(german.locator(".prompt .sentence")).to_contain_text("resigned")


def test_a_seat_is_handed_to_the_machine_and_taken_back(pair: tuple[Page, Page]) -> None:
    soviet, german = pair
    expect(german.locator(".prompt [data-do='plan']").first).to_be_visible()
    choose(german, "[data-do=hand-over]")
    # The machine lays the German's plan: it is the Soviet player's turn.
    expect(soviet.locator(".prompt [data-do='end-cards']")).to_be_visible()
    assert german.locator(".prompt [data-do]").count() == 0
    ply = int(soviet.locator(".table").get_attribute("data-ply") or 0)
    choose(german, "[data-do=take-back]")
    wait_for_ply(soviet, ply + 1)
    german.locator("header [data-open=ending]").click()
    expect(german.locator("dialog [data-do=hand-over]")).to_be_visible()
