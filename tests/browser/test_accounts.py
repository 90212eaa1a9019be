"""Accounts in the browser: register, play, find the game on another device; without accounts nothing of it is there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import quiet
from tests.launching import built_client, running_table
from tests.server.smtp import mail_server


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """A server with accounts."""
    built_client()
    with running_table(tmp_path / "data", env={**os.environ, "GROGNARD_ACCOUNTS": "true"}) as address:
        yield address


def sign(page: Page, name: str, password: str, *, new: bool) -> None:
    page.get_by_role("button", name="Sign in", exact=True).click()
    dialog = page.get_by_role("dialog")
    if new:
        dialog.get_by_role("button", name="No account yet?").click()
    dialog.get_by_label("Name").fill(name)
    dialog.get_by_label("Password").fill(password)
    dialog.get_by_role("button", name="Create account" if new else "Sign in", exact=True).click()
    expect(page.locator("[data-account]")).to_have_text(name)


def test_without_accounts_no_one_is_asked_to_sign_in(page: Page, table_url: str) -> None:
    page.goto(table_url)
    expect(page.locator("[data-game=coh]")).to_be_visible()
    expect(page.locator("[data-account]")).to_have_count(0)
    assert page.context.cookies() == []


def test_game_is_found_on_another_device(page: Page, site: str, browser: Browser) -> None:
    quiet(page)
    page.goto(site)
    sign(page, "Ada", "correct horse", new=True)
    page.locator("[data-first=coh]").click()
    expect(page.locator(".table > header .seats .mine")).to_contain_text("Ada")
    phone = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB").new_page()
    try:
        phone.goto(site)
        expect(phone.locator("[data-standing]")).to_have_count(0)
        sign(phone, "Ada", "correct horse", new=False)
        phone.locator("[data-standing=yours]").get_by_role("link", name="Continue").click()
        expect(phone.locator(".table > header .own")).to_contain_text("Germans")
        # The first device signs the second out: it leaves the table.
        page.goto(site)
        page.locator("[data-account]").click()
        page.get_by_role("dialog").get_by_role("button", name="Sign out Chrome").click()
        expect(phone.get_by_text("Please sign in first")).to_be_visible()
        page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
        expect(page.locator("[data-account]")).to_have_text("Sign in")
        expect(page.locator("[data-standing]")).to_have_count(0)
    finally:
        phone.context.close()


def test_forgotten_password_is_replaced_by_a_letter(page: Page, tmp_path: Path) -> None:
    with mail_server() as sink:
        more = {"ACCOUNTS": "true", "SMTP": f"127.0.0.1:{sink.port}", "SMTP_SECURITY": "none", "SITE": "http://site"}
        env = {**os.environ, **{f"GROGNARD_{name}": value for name, value in more.items()}}
        with running_table(tmp_path / "data", env=env) as site:
            page.goto(site)
            sign(page, "Ada", "correct horse", new=True)
            page.locator("[data-account]").click()
            dialog = page.get_by_role("dialog")
            dialog.get_by_label("E-mail").fill("ada@example.org")
            dialog.get_by_label("Password", exact=True).first.fill("correct horse")
            dialog.get_by_role("button", name="Save address").click()
            expect(page.get_by_text("a message is on its way")).to_be_visible()
            page.keyboard.press("Escape")
            page.goto(followed(sink.messages[0].get_content(), site))
            page.get_by_role("button", name="Confirm address").click()
            expect(page.get_by_text("Your address is confirmed")).to_be_visible()
            page.locator("[data-account]").click()
            page.get_by_role("dialog").get_by_role("button", name="Sign out", exact=True).click()
            page.get_by_role("button", name="Sign in", exact=True).click()
            page.get_by_role("button", name="Forgot password?").click()
            page.get_by_role("dialog").get_by_label("E-mail").fill("ada@example.org")
            page.get_by_role("button", name="Send message").click()
            expect(page.get_by_role("dialog")).to_have_count(0)
            page.wait_for_timeout(1000)
            page.goto(followed(sink.messages[1].get_content(), site))
            page.locator("input[type=password]").fill("another horse")
            page.get_by_role("button", name="Change password").click()
            expect(page.locator("[data-account]")).to_have_text("Ada")


def followed(text: str, site: str) -> str:
    """The link in a letter, at the server of the test."""
    found = re.search(r"http://site/(#/account/\S+)", text)
    assert found is not None
    return f"{site}/{found[1]}"


def test_challenge_is_accepted_with_one_click(page: Page, site: str, browser: Browser) -> None:
    quiet(page)
    page.goto(site)
    sign(page, "Ada", "correct horse", new=True)
    page.locator("[data-set-up=coh]").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").last.select_option("anyone")
    dialog.get_by_label("Pace and level").fill("A turn a day")
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator("#link-watch")).to_be_visible()
    other = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    try:
        quiet(other)
        other.goto(site)
        challenge = other.locator("[data-list=challenges] > li")
        expect(challenge).to_contain_text("A turn a day")
        expect(challenge).to_contain_text("Ada")
        challenge.get_by_role("button", name="Play as Soviets").click()
        expect(other.locator(".table > header .seats .mine")).to_contain_text("Soviets")
    finally:
        other.context.close()
