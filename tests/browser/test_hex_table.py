"""The table of a hex game in a browser: A Victory Awaits, pointed at and dragged as a player does."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import quiet

LEGAL = "[...document.querySelectorAll('.hexboard .spot.legal')].map((spot) => spot.dataset.id)"


@pytest.fixture
def made(table_url: str) -> dict[str, Any]:
    """Leningrad, both seats at this device, the set-up left to the program."""
    return new_game(table_url, axis="here", soviet="here")


def new_game(url: str, **seats: str) -> dict[str, Any]:
    body = {"game": "ava", "scenario": "leningrad", "seed": "0123", "seats": {s: {"kind": k} for s, k in seats.items()}}
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    return game


def sit_down(page: Page, url: str, made: dict[str, Any], *seats: str) -> None:
    quiet(page)
    keys = "&".join(f"key={made['keys'][seat]}" for seat in seats)
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    expect(page.locator(".hexboard > canvas")).to_be_visible()
    page.wait_for_function("globalThis.__board?.hexXY('L0629')")


def ply(page: Page) -> int:
    return int(page.locator(".table[data-ply]").get_attribute("data-ply") or 0)


def press(page: Page, selector: str) -> None:
    """Click a button and wait until the table has moved on."""
    before = ply(page)
    page.locator(selector).first.click()
    expect(page.locator(".table[data-ply]")).not_to_have_attribute("data-ply", str(before))


def legal(page: Page, *, units: bool) -> list[str]:
    ids: list[str] = page.evaluate(LEGAL)
    return [id_ for id_ in ids if id_.startswith("L") != units]


def settled(page: Page) -> None:
    """Wait until the map has come to rest."""
    where = "JSON.stringify(__board.hexXY('L0629'))"
    for _ in range(40):
        before = page.evaluate(where)
        page.wait_for_timeout(80)
        if page.evaluate(where) == before:
            return


def point(page: Page, id_: str) -> tuple[float, float]:
    at = page.evaluate("(id) => __board.hexXY(id)", id_)
    return at["x"], at["y"]


def arrange_all(page: Page) -> None:
    while page.locator(".prompt [data-do=arrange]").count():
        press(page, ".prompt [data-do=arrange]")
        page.wait_for_timeout(60)
    settled(page)


def to_movement(page: Page) -> None:
    """Through the surprise attack and the first chit to the first movement segment."""
    arrange_all(page)
    press(page, ".prompt [data-do=end-declaration]")
    for _ in range(8):
        if page.locator(".prompt [data-do=end-movement]").count():
            break
        press(page, ".prompt [data-do=let-stand], .prompt [data-do]")
    settled(page)


def test_set_up_by_clicking_hexes_of_the_marked_area(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    settled(page)
    expect(page.get_by_role("region", name="Set-up")).to_be_visible()
    waiting = page.locator(".cards [data-unit]").count()
    hex_ = legal(page, units=False)[0]
    page.mouse.click(*point(page, hex_))
    expect(page.locator(".cards [data-unit]")).to_have_count(waiting - 1)


def test_attack_is_planned_with_its_odds_and_fought(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    arrange_all(page)
    page.mouse.click(*point(page, legal(page, units=False)[0]))
    card = page.get_by_role("region", name="Plan of the attack")
    expect(card).to_be_visible()
    unit = card.locator("[data-attacker]").first
    unit.click()
    expect(unit).to_have_attribute("aria-pressed", "true")
    expect(card.get_by_role("table").get_by_role("row")).to_have_count(6)
    press(page, ".prompt [data-do=end-declaration]")
    expect(page.get_by_role("region", name="Battle")).to_contain_text("Attack on")


def test_unit_is_taken_up_shows_its_reach_and_goes(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    unit = legal(page, units=True)[0]
    before = ply(page)
    page.mouse.click(*point(page, unit))
    expect(page.locator(".prompt [data-do=put-back]")).to_be_visible()
    goal = legal(page, units=False)[0]
    page.mouse.move(*point(page, goal))
    expect(page.locator(".price")).to_contain_text("/")
    page.mouse.click(*point(page, goal))
    expect(page.locator(".table[data-ply]")).to_have_attribute("data-ply", str(before + 2))
    expect(page.locator(".log")).to_contain_text(goal)


def test_drag_where_a_unit_cannot_go_says_why(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    unit = legal(page, units=True)[-1]
    enemy = "de-l-hq-16a" if unit.startswith("su") else "su-l-hq-11a"
    page.mouse.move(*point(page, unit))
    page.mouse.down()
    page.mouse.move(*point(page, enemy), steps=12)
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("§")


def test_layers_and_drawers_open_by_key(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    arrange_all(page)
    page.mouse.move(5, 300)
    for key, layer in {"z": "zoc-enemy", "s": "supply", "c": "command"}.items():
        page.keyboard.press(key)
        expect(page.locator(f"[data-layer={layer}]")).to_have_attribute("aria-pressed", "true")
    for key, name in {"v": "Victory points", "t": "Turn track", "p": "Boxes beside the map"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("region", name=name)).to_be_visible()


def test_table_is_put_right_by_agreement(page: Page, browser: Browser, table_url: str) -> None:
    made = new_game(table_url, axis="here", soviet="open")
    other = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    sit_down(page, table_url, made, "axis")
    sit_down(other, table_url, made, "soviet")
    arrange_all(other)
    settled(page)
    page.get_by_role("button", name="Put the table right by agreement").click()
    page.evaluate("__board.flyTo('de-l-hq-18a')")
    settled(page)
    page.mouse.click(*point(page, "de-l-hq-18a"))
    page.get_by_role("button", name="eliminated units").click()
    page.get_by_role("button", name="Propose").click()
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(page.locator(".log")).to_contain_text("HQ German 18th Army")
    page.keyboard.press("p")
    expect(page.locator(".drawer [data-unit=de-l-hq-18a]")).to_be_visible()
    other.context.close()
