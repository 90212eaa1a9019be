"""The page as an installed program: its manifest and icons, and what it says while the server is away."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from tests.browser.clicking import new_game, open_table
from tests.launching import built_client, running_table


def test_the_program_opens_without_its_server_and_says_so(browser: Browser, tmp_path: Path) -> None:
    built_client()
    context = browser.new_context(locale="en-GB", bypass_csp=True)
    page = context.new_page()
    with running_table(tmp_path / "data") as address:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        kept = page.evaluate("caches.open('grognard-1').then((c) => c.keys()).then((k) => k.map((r) => r.url))")
    assert not any("/api/" in url for url in kept), "no game is kept in the browser"
    page.reload()
    expect(page.get_by_text("The server is not responding").first).to_be_visible()
    context.close()


def test_it_can_be_installed(table_url: str) -> None:
    answer = httpx.get(f"{table_url}/manifest.webmanifest", trust_env=False)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512", "any"}
    for icon in manifest["icons"]:
        picture = httpx.get(f"{table_url}{icon['src']}", trust_env=False)
        assert picture.headers["content-type"].startswith(icon["type"])


def test_a_page_older_than_its_server_loads_itself_anew(browser: Browser, table_url: str) -> None:
    """After an upgrade the server no longer has the parts that an open page asks for when a table is opened."""
    context = browser.new_context(locale="en-GB", bypass_csp=True, service_workers="block")
    page = context.new_page()
    page.goto(table_url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route("**/assets/PavlovTable-*.js", lambda route: route.fulfill(status=404), times=1)
    open_table(page, table_url, new_game(table_url), "soviet")

    # Loading it again is of no help: the page says so instead of trying for ever.
    page.route("**/assets/PavlovTable-*.js", lambda route: route.fulfill(status=404))
    page.reload()
    expect(page.get_by_text("A part of this page could not be loaded.")).to_be_visible()
    context.close()
