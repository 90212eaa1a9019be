"""A hex board in a browser, pointed at as a player does: whatever the game."""

from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.clicking import quiet

LEGAL = "[...document.querySelectorAll('.hexboard .spot.legal')].map((spot) => spot.dataset.id)"


def new_hex_game(url: str, game: str, scenario: str, **seats: str) -> dict[str, Any]:
    body = {"game": game, "scenario": scenario, "seed": "0123", "seats": {s: {"kind": k} for s, k in seats.items()}}
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def listed_ids(url: str) -> set[str]:
    """The games that the lobby lists; the server is shared, so a test compares before and after."""
    return {game["id"] for game in httpx.get(f"{url}/api/games", trust_env=False).json()}


def sit_down(page: Page, url: str, made: dict[str, Any], *seats: str) -> None:
    quiet(page)
    keys = "&".join(f"key={made['keys'][seat]}" for seat in seats)
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    # The board is loaded, and a whole map laid out, while other tests run beside this one.
    expect(page.locator(".hexboard > canvas")).to_be_visible(timeout=30_000)
    page.wait_for_function("globalThis.__board?.scene.contents.pieces.length")


def ply(page: Page) -> int:
    return int(page.locator(".table[data-ply]").get_attribute("data-ply") or 0)


def press(page: Page, selector: str) -> None:
    """Click a button and wait until the table has moved on."""
    before = ply(page)
    page.locator(selector).first.click()
    expect(page.locator(".table[data-ply]")).not_to_have_attribute("data-ply", str(before))


def settled(page: Page) -> None:
    """Wait until the map has come to rest."""
    where = "JSON.stringify(__board.scene.camera.view)"
    for _ in range(40):
        before = page.evaluate(where)
        page.wait_for_timeout(80)
        if page.evaluate(where) == before:
            return


def point(page: Page, id_: str) -> tuple[float, float]:
    at = page.evaluate("(id) => __board.hexXY(id)", id_)
    return at["x"], at["y"]


def show(page: Page, *ids: str) -> None:
    """Bring hexes and counters into view."""
    where = "(id) => __board.scene.contents.pieces.find((p) => p.id === id)?.hex ?? id"
    page.evaluate("(hexes) => __board.fit(hexes)", [page.evaluate(where, id_) for id_ in ids])
    settled(page)
