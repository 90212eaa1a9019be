"""The moderators' page: a player is banned with a reason, is told, and comes back when the ban is lifted."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import quiet
from tests.browser.test_accounts import sign
from tests.launching import built_client, running_table


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def site(data: Path) -> Iterator[str]:
    built_client()
    with running_table(data, env={**os.environ, "GROGNARD_ACCOUNTS": "true"}) as address:
        yield address


def test_player_is_banned_and_comes_back(page: Page, site: str, data: Path, browser: Browser) -> None:
    quiet(page)
    page.goto(site)
    sign(page, "Olga", "correct horse", new=True)
    (database,) = data.glob("*.db")
    # By the host, beside the running server.
    subprocess.run([sys.executable, "-m", "grognard", "admin", "role", database, "Olga", "admin"], check=True)
    other = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    try:
        other.goto(site)
        sign(other, "Bob", "correct horse", new=True)
        page.reload()
        page.locator("[data-account]").click()
        page.get_by_role("dialog").get_by_role("link", name="Moderation").click()
        page.get_by_label("Name").fill("bob")
        page.get_by_label("What").select_option("ban")
        page.get_by_label("Reason").fill("Threats in chat")
        page.get_by_role("button", name="Impose").click()
        banned = page.locator("[data-sanctioned=Bob]")
        expect(banned).to_contain_text("Threats in chat")
        expect(page.get_by_role("table")).to_contain_text("Threats in chat")
        other.reload()
        other.locator("[data-account]").click()
        expect(other.get_by_role("dialog").get_by_role("alert")).to_contain_text("Threats in chat")
        banned.get_by_role("button", name="Lift").click()
        expect(banned).to_have_count(0)
        expect(page.get_by_role("table")).to_contain_text("lifted the ban of")
        other.reload()
        other.locator("[data-account]").click()
        expect(other.get_by_role("dialog").get_by_role("heading", name="Bob")).to_be_visible()
        expect(other.get_by_role("dialog").get_by_role("alert")).to_have_count(0)
    finally:
        other.context.close()
