"""The cards of a board stand beside the map, so that none lies on what it speaks of."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.hex_board import press, sit_down


def opened(page: Page, url: str, game: str, situation: str, *seats: str) -> None:
    answer = httpx.post(f"{url}/api/situations/{game}/{situation}", trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    sit_down(page, url, answer.json(), *seats)


def beside_the_map(page: Page, card: Locator) -> None:
    """The card is seen, and shares no point with the map."""
    expect(card).to_be_visible()
    box, stage = card.bounding_box(), page.locator(".stage").bounding_box()
    assert box
    assert stage
    assert box["height"] > 90
    assert box["x"] >= stage["x"] + stage["width"] - 1
    assert box["x"] + box["width"] <= page.evaluate("window.innerWidth") + 1
    assert box["y"] + box["height"] <= page.evaluate("window.innerHeight") + 1


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=str)
def test_no_card_lies_on_the_target_or_the_front(page: Page, table_url: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, table_url, "h44", "12-4-k-desperate-defence", "allied", "german")
    press(page, ".prompt [data-do=attack]")
    plan = page.locator("[data-planner]")
    beside_the_map(page, plan)
    plan.get_by_role("button", name="All", exact=True).click()
    expect(plan.get_by_role("button", name="All", exact=True)).to_be_disabled()
    beside_the_map(page, plan)
    press(page, "[data-planner] [data-do=commit]")
    for card in page.locator(".cards .card").all():
        beside_the_map(page, card)
    page.keyboard.press("w")
    beside_the_map(page, page.locator(".ideas"))


def test_cards_lie_over_the_map_where_there_is_no_room_beside_it(page: Page, table_url: str) -> None:
    opened(page, table_url, "h44", "12-4-k-desperate-defence", "allied", "german")
    press(page, ".prompt [data-do=attack]")
    beside_the_map(page, page.locator("[data-planner]"))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".stage [data-planner]")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    beside_the_map(page, page.locator("[data-planner]"))
