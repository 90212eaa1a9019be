"""Two players who have never met: register, challenge, play, resign, and both pages tell it, with ratings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import quiet
from tests.browser.test_accounts import sign
from tests.browser.test_agreements import choose
from tests.launching import built_client, running_table

SLOW = 60_000

PLAY = """(least) => {
  // Plays by the wire until both sides have acted so often; the table on show follows.
  const id = location.hash.split('/')[2].split('?')[0];
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/games/${id}?protocol=3`);
  const acted = { german: new Set(), soviet: new Set() };
  let n = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'welcome') socket.send(JSON.stringify({ type: 'join', keys: [] }));
    if (message.type !== 'state') return;
    for (const { seat, ply } of message.log) acted[seat]?.add(ply);
    if (Math.min(acted.german.size, acted.soviet.size) >= least) window.played = true;
    const choices = message.ask?.choices ?? [];
    if (window.played || choices.length === 0) return;
    const { action } = choices[(7 * ++n) % choices.length];
    socket.send(JSON.stringify({ type: 'play', action, ply: message.ply, seat: message.seat }));
  };
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    built_client()
    with running_table(tmp_path / "data", env={**os.environ, "GROGNARD_ACCOUNTS": "true"}) as address:
        yield address


@pytest.fixture
def rival(browser: Browser) -> Iterator[Page]:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
    quiet(page)
    yield page
    page.context.close()


def arrive(page: Page, site: str, name: str) -> None:
    page.goto(site)
    expect(page.locator("[data-game=coh]")).to_be_visible(timeout=SLOW)
    sign(page, name, "correct horse", new=True)
    page.locator("[data-account]").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("I play rated games").click()
    expect(dialog.get_by_label("Show me on the ladders")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()


def test_strangers_meet_play_and_are_rated(page: Page, rival: Page, site: str) -> None:
    quiet(page)
    arrive(page, site, "Ada")
    arrive(rival, site, "Bob")
    # Ada asks for anyone: her challenge waits, and Bob, who asks too, takes it up.
    page.locator("[data-anyone=coh]").click()
    expect(page.get_by_text("Your challenge is open")).to_be_visible()
    expect(rival.locator("[data-list=challenges]")).to_contain_text("rated")
    rival.locator("[data-anyone=coh]").click()
    expect(rival.locator(".table > header .seats .mine")).to_contain_text("Bob", timeout=SLOW)
    # The lobby says whose turn it is, and what is asked.
    rival.goto(f"{site}/#/")
    expect(page.locator("[data-standing=yours], [data-standing=theirs]")).to_have_count(1)
    first = page if page.locator("[data-standing=yours]").count() else rival
    expect(first.locator("[data-asked]")).not_to_be_empty()
    for browser in (page, rival):
        browser.locator("[data-standing]").get_by_role("link", name="Continue").click()
        expect(browser.locator(".table")).to_be_visible(timeout=SLOW)
        browser.evaluate(PLAY, 5)
    for browser in (page, rival):
        browser.wait_for_function("window.played", timeout=SLOW)
    choose(rival, "[data-open=resign]")
    rival.locator("dialog [data-do=resign]").click()
    expect(page.locator(".prompt .sentence")).to_contain_text("resigned")
    # Both pages tell it.
    page.goto(f"{site}/#/player/Bob")
    expect(page.locator("[data-rating=coh]")).to_contain_text("1338?", timeout=SLOW)
    expect(page.locator("[data-result=loss]")).to_contain_text("Bob lost")
    page.locator("[data-result=loss]").get_by_role("link", name="Ada").click()
    expect(page.locator("[data-rating=coh]")).to_contain_text("1662?")
    expect(page.locator("[data-result=win]")).to_contain_text("1662 (+162)")
    page.locator("[data-rating=coh] a").click()
    expect(page.get_by_text("No one yet")).to_be_visible()
    # Followed, a player's next challenge is in one's lobby.
    page.goto(f"{site}/#/player/Bob")
    page.locator("[data-follow]").click()
    expect(page.locator("[data-follow]")).to_have_attribute("aria-pressed", "true")
    rival.goto(f"{site}/#/")
    rival.locator("[data-anyone=ava]").click()
    expect(rival.get_by_text("Your challenge is open")).to_be_visible()
    page.goto(f"{site}/#/")
    expect(page.locator("[data-list=watched]")).to_contain_text("A Victory Awaits")
