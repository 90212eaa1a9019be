"""Phones, upright and on their side: the map is seen, nothing is said twice, and whose side one plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import new_game, open_table
from tests.browser.hex_board import new_hex_game, point, press, settled, sit_down
from tests.browser.test_h44_battle import opened

UPRIGHT, ON_ITS_SIDE = {"width": 390, "height": 844}, {"width": 844, "height": 390}


@pytest.fixture(params=[UPRIGHT, ON_ITS_SIDE], ids=["upright", "on-its-side"])
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(
        viewport=request.param, has_touch=True, is_mobile=True, locale="en-GB", bypass_csp=True
    )
    yield context.new_page()
    context.close()


def height_of(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box["height"]


def test_map_has_most_of_the_screen_and_ones_own_side_is_named(phone: Page, table_url: str) -> None:
    sit_down(phone, table_url, new_hex_game(table_url, "h44", "short", allied="here", german="open"), "allied")
    assert height_of(phone, ".hexboard > canvas") >= 290
    expect(phone.locator(".table > header .own")).to_have_text("Allies")
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    # The history is there when one looks back, and no earlier on a phone on its side.
    phone.locator(".dock button", has_text="Log").click()
    expect(phone.locator(".history input[type=range]")).to_be_visible()


def test_target_of_a_planned_attack_is_seen_beside_the_planner(phone: Page, table_url: str) -> None:
    opened(phone, table_url, "16-2-f-breakthrough-group")
    press(phone, ".prompt [data-do=attack]")
    planner = phone.locator("[data-planner]")
    planner.get_by_role("button", name="All", exact=True).click()
    expect(planner.locator(".gist")).to_be_visible()
    settled(phone)
    x, y = point(phone, planner.get_attribute("data-planner") or "")
    cards = phone.locator(".hex-table .cards").bounding_box()
    board = phone.locator(".hexboard > canvas").bounding_box()
    assert cards
    assert board
    assert board["x"] < x < board["x"] + board["width"]
    assert board["y"] < y < board["y"] + board["height"]
    inside = cards["x"] < x < cards["x"] + cards["width"] and cards["y"] < y < cards["y"] + cards["height"]
    assert not inside


def test_board_of_cards_fits_too(phone: Page, table_url: str) -> None:
    open_table(phone, table_url, new_game(table_url), "soviet")
    assert height_of(phone, ".board") >= 290
    expect(phone.locator(".table > header .own")).to_have_text("Soviet side")
