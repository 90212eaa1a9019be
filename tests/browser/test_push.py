"""Web Push in a real browser: subscribed by a button, told while away by what the server really sent.

No push service is in reach of the tests, and a headless browser would not use one. So the browser's subscription is
made here, for a push service of our own, and what that gets is handed to the service worker as Chromium would do it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import answer, new_game, open_table, wait_for_ply
from tests.launching import running_table
from tests.server.notices.hooks import Service, eventually, service
from tests.server.notices.push_browser import PushBrowser, claims_in

SHOWN = """navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) =>
  all.map((n) => [n.body, n.tag, n.data.page]))"""
SUBSCRIPTION = """
const address = %s;
const bytes = (text) => Uint8Array.from(text, (c) => c.charCodeAt(0)).buffer;
const made = (key) => ({
  options: { applicationServerKey: bytes(atob(key.replaceAll('-', '+').replaceAll('_', '/'))) },
  toJSON: () => ({ endpoint: address.endpoint, keys: { p256dh: address.p256dh, auth: address.auth } }),
  unsubscribe: async () => { localStorage.removeItem('test-push'); return true; },
});
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  localStorage.setItem('test-push', applicationServerKey);
  return made(applicationServerKey);
};
PushManager.prototype.getSubscription = async () => {
  const key = localStorage.getItem('test-push');
  return key ? made(key) : null;
};
"""


@pytest.fixture
def push_service() -> Iterator[Service]:
    with service() as running:
        yield running


@pytest.fixture
def pushing_url(tmp_path: Path) -> Iterator[str]:
    settings = {"PUSH": "true", "WEBHOOKS": "any", "SITE": "https://games.example.org"}
    environment = {**os.environ, **{f"GROGNARD_{name}": value for name, value in settings.items()}}
    with running_table(tmp_path / "data", env=environment) as address:
        yield address


@pytest.fixture
def opponent(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", bypass_csp=True)
    yield context.new_page()
    context.close()


def shown(page: Page) -> list[list[str]]:
    notices: list[list[str]] = page.evaluate(SHOWN)
    return notices


def deliver(page: Page, origin: str, text: str) -> None:
    """As Chromium does it when a message comes for a site."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(r["registrationId"] for r in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registrations[0], "data": text}
    )


def test_a_player_with_no_page_open_is_told_by_push(
    page: Page, opponent: Page, pushing_url: str, push_service: Service
) -> None:
    browser = PushBrowser(push_service)
    page.add_init_script(SUBSCRIPTION % json.dumps(browser.address))
    page.context.grant_permissions(["notifications"], origin=pushing_url)
    made = new_game(pushing_url, "cooperative", command="open", garrison="open")
    open_table(opponent, pushing_url, made, "command")
    open_table(page, pushing_url, made, "garrison")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    page.get_by_role("button", name="Notices").click()
    page.get_by_role("button", name="Notify this browser").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("status")).to_have_text("Done: this browser will get notices.")
    expect(dialog.locator("[data-push=on] li")).to_contain_text("this browser")
    # No page of the program is open.
    page.goto(f"{pushing_url}/health")

    answer(opponent, "end-cards").click()
    wait_for_ply(opponent, 1)
    push_service.wait_for(1, 60)
    headers, body = browser.pushes[0]
    assert claims_in(headers)["sub"] == "https://games.example.org"
    text = browser.decrypted(body).decode()
    assert not any(key in text for key in made["keys"].values())

    page.goto(pushing_url)
    deliver(page, pushing_url, text)
    id_ = made["info"]["id"]
    eventually(lambda: len(shown(page)) == 1, 60)
    assert shown(page) == [["It is your turn (Garrison of the House).", id_, f"/#/game/{id_}"]]
    # At the table the notice has done its work.
    page.goto(f"{pushing_url}/#/game/{id_}")
    page.get_by_role("button", name="Notices").click()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    eventually(lambda: shown(page) == [], 60)

    page.get_by_role("button", name="Stop notices to this browser").click()
    expect(dialog.get_by_role("button", name="Notify this browser")).to_be_visible()
    expect(dialog.locator("[data-push] li")).to_have_count(0)
