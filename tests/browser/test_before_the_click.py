"""Before the click: what cannot be undone is said first, and one key never gives up what could still be done."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.clicking import quiet
from tests.browser.hex_board import new_hex_game, ply, point, press, settled, show, sit_down
from tests.browser.test_h44_table import to_movement


def situation(url: str, game: str, id_: str) -> dict[str, Any]:
    """A table at the start of a worked example."""
    answer = httpx.post(f"{url}/api/situations/{game}/{id_}", trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_move_onto_an_unknown_unit_says_first_that_it_cannot_be_undone(page: Page, table_url: str) -> None:
    made = situation(table_url, "h44", "25-3-1-dummy-on-the-road")
    sit_down(page, table_url, made, "allied", "german")
    show(page, "3013", "3014")
    page.mouse.click(*point(page, "br-2ig"))
    expect(page.get_by_role("region", name="Movement")).to_be_visible()
    settled(page)
    page.mouse.move(*point(page, "3014"))
    expect(page.locator(".price.grave")).to_contain_text("cannot be undone")
    before = ply(page)
    page.mouse.click(*point(page, "3014"))
    caution = page.get_by_role("alertdialog")
    expect(caution).to_contain_text("turns up the unknown unit in 3014")
    caution.get_by_role("button", name="Cancel").click()
    expect(caution).to_have_count(0)
    assert ply(page) == before
    page.mouse.click(*point(page, "3014"))
    caution.get_by_role("button", name="Do it").click()
    expect(page.locator(".log")).to_contain_text("3014")
    assert ply(page) > before


def test_last_landing_asks_before_the_dice_roll(page: Page, table_url: str) -> None:
    made = situation(table_url, "h44", "22-6-drop-on-the-enemy")
    sit_down(page, table_url, made, "allied", "german")
    landings = page.locator(".cards [data-unit]")
    while landings.count() > 1:
        press(page, ".hexboard .spot.legal[data-id]:not([data-id*='-'])")
    before = ply(page)
    page.locator(".hexboard .spot.legal[data-id]:not([data-id*='-'])").first.click()
    caution = page.get_by_role("alertdialog")
    expect(caution).to_contain_text("last unit to land")
    assert ply(page) == before
    page.keyboard.press("Escape")
    expect(caution).to_have_count(0)
    assert ply(page) == before


def test_space_counts_the_units_that_have_not_moved_before_it_ends_movement(page: Page, table_url: str) -> None:
    made = new_hex_game(table_url, "h44", "campaign", allied="here", german="here")
    sit_down(page, table_url, made, "allied", "german")
    to_movement(page)
    page.wait_for_timeout(500)
    before = ply(page)
    page.keyboard.press("Space")
    expect(page.get_by_text("units have not moved. Press Space again")).to_be_visible()
    assert ply(page) == before
    page.keyboard.press("Space")
    expect(page.locator(".table[data-ply]")).to_have_attribute("data-ply", str(before + 1))


def test_attack_in_pavlovs_house_shows_its_chance_before_the_roll(page: Page, table_url: str) -> None:
    made = situation(table_url, "pavlov", "4-at-two-actions")
    quiet(page)
    page.goto(f"{table_url}/#/game/{made['info']['id']}?key={made['keys']['soviet']}")
    # The rulebook with its examples is read for the first time.
    page.locator(".prompt [data-do=act]").first.click(timeout=60_000)
    expect(page.locator(".prompt [data-do=attack]").first).to_contain_text("50 % to hit (one die, 4 or more)")
