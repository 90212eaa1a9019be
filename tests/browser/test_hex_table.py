"""The table of a hex game in a browser: A Victory Awaits, pointed at and dragged as a player does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hex_board import LEGAL, new_hex_game, ply, point, press, settled, show, sit_down


@pytest.fixture
def made(table_url: str) -> dict[str, Any]:
    """Leningrad, both seats at this device, the set-up left to the program."""
    return new_game(table_url, axis="here", soviet="here")


def new_game(url: str, **seats: str) -> dict[str, Any]:
    return new_hex_game(url, "ava", "leningrad", **seats)


def legal(page: Page, *, units: bool) -> list[str]:
    ids: list[str] = page.evaluate(LEGAL)
    return [id_ for id_ in ids if id_.startswith("L") != units]


def arrange_all(page: Page) -> None:
    while page.locator(".cards [data-do=arrange-all]").count():
        press(page, ".cards [data-do=arrange-all]")
        page.wait_for_timeout(60)
    settled(page)


def uncover(page: Page) -> None:
    """One person plays both sides: chits chosen in secret need no curtain."""
    settled(page)
    alone = page.get_by_role("button", name="never cover the table")
    if alone.count():
        alone.click()
        settled(page)


def to_movement(page: Page) -> None:
    """Through the surprise attack and the first chit to the first movement segment."""
    arrange_all(page)
    press(page, ".prompt [data-do=end-declaration]")
    for _ in range(8):
        uncover(page)
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


def test_set_up_by_dragging_from_the_tray_and_the_reason_where_it_does_not_fit(
    page: Page, table_url: str, made: dict[str, Any]
) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    settled(page)
    tray = page.locator(".cards [data-unit]")
    waiting = tray.count()
    hex_ = legal(page, units=False)[0]
    box = tray.first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(*point(page, hex_), steps=6)
    page.mouse.up()
    expect(tray).to_have_count(waiting - 1)
    page.mouse.click(*point(page, hex_))
    expect(tray).to_have_count(waiting - 2)
    for _ in range(2):  # the hex is full: nothing is taken back, however often it is clicked
        page.mouse.click(*point(page, hex_))
        expect(page.get_by_role("alert")).to_contain_text("§ 4.0")
        expect(tray).to_have_count(waiting - 2)


def test_attack_is_planned_with_its_odds_and_fought(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    arrange_all(page)
    page.mouse.click(*point(page, legal(page, units=False)[0]))
    card = page.get_by_role("region", name="Attack planner")
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


def test_every_unit_of_a_stack_can_be_picked(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    units = legal(page, units=True)
    places = page.evaluate("Object.fromEntries(__board.scene.contents.pieces.map((p) => [p.id, p.hex]))")
    stacks = [[u for u in units if places[u] == hex_] for hex_ in {places[u] for u in units}]
    both = next(stack for stack in stacks if len(stack) == 2)
    show(page, *both)
    taken = "__board.scene.contents.pieces.filter((p) => p.status.includes('moving')).map((p) => p.id)"
    page.mouse.click(*point(page, places[both[0]]))
    expect(page.locator(".prompt [data-do=put-back]")).to_be_visible()
    (first,) = page.evaluate(taken)
    assert first in both
    other = both[1 - both.index(first)]
    page.mouse.click(*point(page, other))
    page.wait_for_function(f"{taken}.includes('{other}')")


def test_way_points_are_set_only_where_the_unit_can_pass(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    unit = legal(page, units=True)[0]
    enemy = "de-l-hq-16a" if unit.startswith("su") else "su-l-hq-11a"
    show(page, unit, enemy)
    page.mouse.click(*point(page, unit))
    expect(page.locator(".prompt [data-do=put-back]")).to_be_visible()
    goal = legal(page, units=False)[0]
    page.get_by_role("button", name="Waypoints").click()
    page.mouse.click(*point(page, goal))
    card = page.locator(".cards")
    expect(card).to_contain_text(f"Via: {goal}")
    before = ply(page)
    page.mouse.click(*point(page, enemy))
    expect(page.get_by_role("alert")).to_contain_text("§")
    expect(card).to_contain_text(f"Via: {goal}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card).not_to_contain_text("Via")
    assert ply(page) == before


def test_what_if_names_who_could_come_and_closes_by_escape(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    own = legal(page, units=True)[0].split("-")[0]
    enemies = page.evaluate("(own) => __board.scene.contents.pieces.filter((p) => !p.id.startsWith(own))", own)
    card = page.get_by_role("region", name="Attack planner")
    for piece in enemies[:12]:
        page.evaluate("(id) => __board.flyTo(id)", piece["id"])
        settled(page)
        page.mouse.move(5, 400)
        page.mouse.move(*point(page, piece["hex"]))
        page.keyboard.press("o")
        expect(card).to_be_visible()
        page.get_by_role("button", name="Who could join?").click()
        page.wait_for_timeout(900)
        if card.locator("[data-comer]").count():
            break
        page.keyboard.press("Escape")
    card.locator("[data-comer]").first.click()
    expect(card).to_contain_text("≈")
    before = ply(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert ply(page) == before


def test_map_goes_to_the_decision(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    arrange_all(page)
    page.evaluate("__board.flyTo('L3603')")
    settled(page)
    press(page, ".prompt [data-do=end-declaration]")
    press(page, ".prompt [data-do=let-stand]")
    settled(page)
    x, y = point(page, legal(page, units=True)[0])
    box = page.locator(".hexboard").bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]


def test_drag_where_a_unit_cannot_go_says_why(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    unit = legal(page, units=True)[-1]
    enemy = "de-l-hq-16a" if unit.startswith("su") else "su-l-hq-11a"
    show(page, unit, enemy)
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
    other = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", bypass_csp=True).new_page()
    sit_down(page, table_url, made, "axis")
    sit_down(other, table_url, made, "soviet")
    arrange_all(other)
    settled(page)
    page.get_by_role("button", name="Edit the position by agreement").click()
    page.evaluate("__board.flyTo('de-l-hq-18a')")
    settled(page)
    page.mouse.click(*point(page, "de-l-hq-18a"))
    page.get_by_role("button", name="eliminated units").click()
    page.evaluate("__board.flyTo('L1420')")
    settled(page)
    page.mouse.click(*point(page, "L1420"))
    page.locator("[data-control=axis]").click()
    page.get_by_role("button", name="Propose").click()
    preview = other.get_by_role("region", name="Edit the position")
    expect(preview).to_contain_text("eliminated units")
    expect(preview).to_contain_text("Soviets → Axis")
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(page.locator(".log")).to_contain_text("HQ German 18th Army")
    page.keyboard.press("p")
    expect(page.locator(".drawer [data-unit=de-l-hq-18a]")).to_be_visible()
    other.context.close()
