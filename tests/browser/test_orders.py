"""Standing orders at a table: left, kept, revoked."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.browser.clicking import open_table


def test_an_order_is_left_kept_and_revoked(page: Page, table_url: str) -> None:
    seats = {"allied": {"kind": "ai", "player": "random"}, "german": {"kind": "here"}}
    body = {"game": "h44", "scenario": "short", "seats": seats}
    made = httpx.post(f"{table_url}/api/games", json=body, trust_env=False, timeout=60).json()
    open_table(page, table_url, made, "german")
    page.locator("header [data-open=orders]").click()
    order = page.locator("dialog [data-order=blow-bridge]")
    expect(order).to_have_value("ask")
    order.select_option("always:50")
    page.reload()
    page.locator("header [data-open=orders]").click()
    expect(order).to_have_value("always:50")
    order.select_option("ask")
    expect(page.locator("dialog")).to_contain_text("Blow a bridge that the Allies reach for")
    page.reload()
    page.locator("header [data-open=orders]").click()
    expect(order).to_have_value("ask")
