"""Draws the pictures of the lobby: a piece of each board, by the client itself, at the start of a scenario.

Run after a change of how boards look: `make client`, then `.venv/bin/python -m tools.thumbnails`. The pictures are
ours: drawn from the packs, without a publisher's art.
"""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS, chromium_path
from tests.launching import ROOT, running_table

PUBLIC = ROOT / "client" / "public" / "games"
WIDE, HIGH = 960, 400
"""Twice as large as they are shown, for sharp screens."""
SCENES: Mapping[str, tuple[str, Mapping[str, str], tuple[str, ...]]] = {
    "ava": ("leningrad", {"axis": "here", "soviet": "here"}, ("L2010", "L2416")),
    "h44": ("short", {"allied": "here", "german": "here"}, ("6017", "6124")),
    "s42": ("fall-blau", {"axis": "here", "soviet": "here"}, ("1402", "1807")),
    "coh": ("corn-rows", {"german": "here", "soviet": "here"}, ("7-H05", "7-K11")),
}
"""The scenario, its seats, and the hexes between which the picture is taken."""
BOARD = ".hexboard > canvas"
BARE = ".hexboard > :not(canvas), .stage > :not(.hexboard) { display: none !important }"


def opened(page: Page, url: str, game: str, scenario: str, seats: Mapping[str, str]) -> None:
    body = {"game": game, "scenario": scenario, "seed": "0123", "seats": {s: {"kind": k} for s, k in seats.items()}}
    made: dict[str, Any] = (
        httpx.post(f"{url}/api/games", json=body, trust_env=False, timeout=60).raise_for_status().json()
    )
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    page.add_init_script("localStorage['grognard.settings'] = JSON.stringify({guide: false, theme: 'light'})")
    page.add_init_script(f"localStorage['grognard.open.{made['info']['id']}'] = 'true'")
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    page.wait_for_selector(".table", timeout=60_000)


def draw(browser: Browser, url: str) -> None:
    for game, (scenario, seats, corners) in SCENES.items():
        page = browser.new_page(viewport={"width": 1400, "height": 900}, bypass_csp=True)
        opened(page, url, game, scenario, seats)
        page.wait_for_function("globalThis.__board?.scene.contents.pieces.length", timeout=60_000)
        page.add_style_tag(content=BARE)
        page.evaluate("(hexes) => __board.fit(hexes)", list(corners))
        page.wait_for_timeout(2_500)
        save(page, BOARD, game)
        page.close()
    page = browser.new_page(viewport={"width": 1400, "height": 900}, bypass_csp=True)
    opened(page, url, "pavlov", "solitaire", {"soviet": "here"})
    page.wait_for_timeout(1_500)
    save(page, ".board", "pavlov")
    page.close()


def save(page: Page, selector: str, game: str) -> None:
    """The middle of what the selector names, in the shape of the lobby's pictures."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    x = box["x"] + max(0, (box["width"] - WIDE) / 2)
    y = box["y"] + max(0, (box["height"] - HIGH) / 2)
    shot = page.screenshot(clip={"x": x, "y": y, "width": WIDE, "height": HIGH})
    # The browser makes the small file too: no picture library is needed.
    data = page.evaluate(
        """async (bytes) => {
            const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
            const canvas = new OffscreenCanvas(picture.width, picture.height);
            canvas.getContext('2d').drawImage(picture, 0, 0);
            const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
            return [...new Uint8Array(await blob.arrayBuffer())];
        }""",
        list(shot),
    )
    PUBLIC.mkdir(parents=True, exist_ok=True)
    (PUBLIC / f"{game}.webp").write_bytes(bytes(data))


def main() -> None:
    with tempfile.TemporaryDirectory() as data, running_table(Path(data) / "data") as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=list(CHROMIUM_FLAGS))
        draw(browser, url)
        browser.close()


if __name__ == "__main__":
    main()
