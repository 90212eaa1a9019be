"""How a player who looks elsewhere is told that the table waits."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import answer, new_game, open_table, wait_for_ply

SHOWN = "navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map((n) => n.body))"
LOOK_AWAY = "Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' })"
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


@pytest.fixture
def opponent(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", bypass_csp=True)
    yield context.new_page()
    context.close()


def test_tab_icon_and_notification_call_a_player_who_looks_elsewhere(
    page: Page, opponent: Page, table_url: str
) -> None:
    made = new_game(table_url, "cooperative", command="open", garrison="open")
    page.context.grant_permissions(["notifications"], origin=table_url)
    page.add_init_script(LOOK_AWAY)
    open_table(opponent, table_url, made, "command")
    open_table(page, table_url, made, "garrison")
    expect(opponent).to_have_title(re.compile(r"^\(your turn\) "))
    assert opponent.evaluate(ICON) == "/icon-turn.svg"
    expect(page).not_to_have_title(re.compile("your turn"))

    page.get_by_role("button", name="Notices").click()
    # Permission is there already; the switch is the player's own.
    page.get_by_role("dialog").get_by_label("Browser notifications").check()
    page.keyboard.press("Escape")
    page.evaluate("window.away = true")
    answer(opponent, "end-cards").click()
    wait_for_ply(page, 1)
    expect(page).to_have_title(re.compile(r"^\(your turn\) "))
    assert page.evaluate(ICON) == "/icon-turn.svg"
    page.wait_for_function(f"{SHOWN}.then((all) => all.length === 1)")
    assert page.evaluate(SHOWN) == ["It is your turn (Garrison of the House)."]
    page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function(f"{SHOWN}.then((all) => all.length === 0)")


def test_permission_is_asked_for_by_a_button_alone(page: Page, table_url: str) -> None:
    page.add_init_script("Notification.requestPermission = async () => { window.asked = true; return 'denied' }")
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
    open_table(page, table_url, new_game(table_url), "soviet")
    page.get_by_role("button", name="Notices").click()
    assert page.evaluate("window.asked") is None
    page.get_by_role("button", name="Allow notifications").click()
    expect(page.get_by_role("dialog")).to_contain_text("blocked for this site")
    assert page.evaluate("window.asked") is True
