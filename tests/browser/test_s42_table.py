"""The table of Stalingrad '42 in a browser: a move, an attack, layers and drawers, pointed at as a player does."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.hex_board import LEGAL, new_hex_game, point, press, settled, show, sit_down


@pytest.fixture
def made(table_url: str) -> dict[str, Any]:
    """The first scenario, both seats at this device."""
    return new_hex_game(table_url, "s42", "fall-blau", axis="here", soviet="here")


def to_movement(page: Page) -> None:
    press(page, ".prompt [data-do=end-initial]")
    expect(page.locator(".prompt [data-do=end-movement]")).to_be_visible()
    settled(page)


def pieces_in(page: Page, hex_: str) -> list[str]:
    found: list[str] = page.evaluate(
        "(hex) => __board.scene.contents.pieces.filter((p) => p.hex === hex).map((p) => p.id)", hex_
    )
    return found


def test_unit_is_picked_sees_its_reach_and_goes(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    show(page, "ge-9pz")
    page.mouse.click(*point(page, "ge-9pz"))
    card = page.get_by_role("region", name="Movement")
    expect(card.locator("[aria-pressed=true][data-unit]")).to_have_count(1)
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id.startsWith('reach-'))")
    # Of a stack the unit on top is picked.
    unit = card.locator("[aria-pressed=true][data-unit]").get_attribute("data-unit")
    goals = [id_ for id_ in page.evaluate(LEGAL) if id_.isdigit() and not pieces_in(page, id_)]
    show(page, goals[0])
    page.mouse.move(*point(page, goals[0]))
    expect(page.locator(".price")).to_contain_text("/")
    page.mouse.click(*point(page, goals[0]))
    where = "([id, hex]) => __board.scene.contents.pieces.find((p) => p.id === id).hex === hex"
    page.wait_for_function(where, arg=[unit, goals[0]])
    expect(page.locator(".log")).to_contain_text(goals[0])


def test_attack_is_planned_on_the_map_and_fought(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    press(page, ".prompt [data-do=end-movement]")
    for target in page.evaluate(LEGAL):
        show(page, target)
        press(page, f".hexboard .spot[data-id='{target}']")
        card = page.locator(f"[data-planner='{target}']")
        all_units = card.get_by_role("button", name="All", exact=True)
        if all_units.count():
            all_units.click()
            expect(all_units).to_be_disabled()
        else:
            press(page, "[data-attacker]")
        # Under 1-3 there is no attack.
        if card.locator("[data-do=commit]").count():
            break
        press(page, "[data-planner] [data-do=cancel]")
    expect(card.locator("[data-chance=chance-taken]")).to_be_visible()
    press(page, "[data-planner] [data-do=commit]")
    expect(page.locator(".log")).to_contain_text("Attack on")
    expect(page.get_by_role("region", name="Battle")).to_be_visible()


def test_layers_and_drawers_open_by_key(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    page.mouse.move(5, 300)
    for key, layer in {"c": "bonds", "z": "zoc-enemy", "s": "supply", "e": "rails"}.items():
        page.keyboard.press(key)
        expect(page.locator(f"[data-layer={layer}]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("j")
    expect(page.locator("[data-layer=forts]")).to_have_attribute("aria-pressed", "false")
    for key, name in {"v": "Victory", "t": "Turn track", "p": "Reserves and losses"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'supply-axis' && o.hexes.length > 0)")
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'rails-soviet' && o.hexes.length > 0)")


def test_scenario_is_played_on_its_own_sheets(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    sheets = page.evaluate("[...new Set(__board.scene.map.chart.hexes.map((hex) => hex[4]))]")
    assert sheets == ["A"]


def test_table_is_put_right_by_agreement(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    settled(page)
    page.get_by_role("button", name="Edit the position by agreement").click()
    show(page, "ge-9pz")
    page.mouse.click(*point(page, "ge-9pz"))
    card = page.get_by_role("region", name="Edit the position")
    card.get_by_role("button", name="disrupted").click()
    expect(card).to_contain_text("in good order → disrupted")
    page.get_by_role("button", name="Propose").click()
    expect(page.locator(".log")).to_contain_text("Edited")


def test_lists_stay_open_while_points_are_spent(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    settled(page)
    page.locator("summary[data-kind=provide]").click()
    show(page, "1401")
    page.mouse.click(*point(page, "1401"))
    expect(page.get_by_role("menuitem", name="A fortification in 1401")).to_be_visible()
    page.keyboard.press("Escape")
    press(page, "button[data-do=provide]")
    expect(page.locator("button[data-do=provide]").first).to_be_visible()


def test_works_are_not_razed_by_a_single_click(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    settled(page)
    show(page, "1104")
    page.mouse.click(*point(page, "1104"))
    press(page, "[role=menuitem]")
    page.mouse.click(*point(page, "1104"))
    expect(page.get_by_role("menuitem", name="Take away the fortification: 1104")).to_be_visible()
    page.wait_for_function("__board.scene.contents.markers.some((marker) => marker.id === 'fort-1104')")


def test_why_a_hex_cannot_be_attacked(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    to_movement(page)
    press(page, ".prompt [data-do=end-movement]")
    show(page, "1800")
    page.mouse.click(*point(page, "1800"))
    expect(page.get_by_text("None of your units is next to 1800")).to_be_visible()


def example(page: Page, url: str, id_: str) -> None:
    """Both seats at a worked example."""
    answer = httpx.post(f"{url}/api/situations/s42/{id_}", trust_env=False, timeout=30.0)
    assert answer.status_code == 201, answer.text
    sit_down(page, url, answer.json(), "axis", "soviet")
    settled(page)


def attacked(page: Page, target: str) -> None:
    """Every unit around attacks the hex."""
    page.mouse.click(*point(page, target))
    all_units = page.locator(f"[data-planner='{target}']").get_by_role("button", name="All", exact=True)
    all_units.click()
    expect(all_units).to_be_disabled()
    press(page, "[data-planner] [data-do=commit]")


def test_fortification_and_weather_are_put_right(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "axis", "soviet")
    settled(page)
    page.get_by_role("button", name="Edit the position by agreement").click()
    card = page.get_by_role("region", name="Edit the position")
    card.get_by_role("button", name="rain", exact=True).click()
    show(page, "3005")
    page.mouse.click(*point(page, "3005"))
    card.get_by_role("button", name="Fortification: Soviet Union", exact=True).click()
    expect(card).to_contain_text("no fortification → Fortification: Soviet Union")
    page.get_by_role("button", name="Propose").click()
    expect(page.get_by_role("toolbar", name="Game status")).to_contain_text("rain")
    page.wait_for_function("__board.scene.contents.markers.some((marker) => marker.id === 'fort-3005')")


def test_train_stops_where_one_clicks(page: Page, table_url: str) -> None:
    example(page, table_url, "17-1-d-between-two-rail-heads")
    expect(page.locator("summary[data-kind=entrain]")).to_be_visible()
    if not page.locator("button[data-do=entrain]").first.is_visible():
        page.locator("summary[data-kind=entrain]").click()
    press(page, "button[data-do=entrain]")
    show(page, "1602", "2012")
    page.mouse.click(*point(page, "2012"))
    page.wait_for_function("__board.scene.contents.pieces.find((p) => p.id === 'ge-44').hex === '2012'")
    expect(page.locator(".log")).to_contain_text("by rail")


def test_determined_defence_tells_its_chances(page: Page, table_url: str) -> None:
    example(page, table_url, "11-6-2-j-city-battle")
    attacked(page, "5035")
    stand = page.locator(".card [data-do=stand]")
    expect(stand).to_contain_text("holds: 5 of 6")
    expect(stand).to_contain_text("of these, city battle: 2")


def test_breakthrough_tells_its_group_its_odds_and_its_price(page: Page, table_url: str) -> None:
    example(page, table_url, "15-2-4-i-turning-aside")
    attacked(page, "5035")
    show(page, "5031", "5036")
    press(page, ".hexboard .spot[data-id='5031']")
    card = page.locator("[data-advance=normal]")
    expect(card.locator("[data-runner=ge-3pz]")).to_contain_text("3 hexes left")
    strike = card.locator("[data-do=breakthrough]")
    expect(strike).to_contain_text("column 6-1")
    expect(strike).to_contain_text("costs 2 hexes")


def test_worked_example_is_drawn_on_its_own_board(page: Page, table_url: str) -> None:
    example(page, table_url, "07-6-f-bonds-and-rivers")
    # A lesson about bonds switches them on.
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.kind === 'link')")


def test_reserve_is_not_released_by_a_single_click(page: Page, table_url: str) -> None:
    body = {
        "game": "s42",
        "scenario": "fall-blau",
        "seed": "0123",
        "options": {"reserves": True},
        "seats": {"axis": {"kind": "here"}, "soviet": {"kind": "here"}},
    }
    answer = httpx.post(f"{table_url}/api/games", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    sit_down(page, table_url, answer.json(), "axis", "soviet")
    to_movement(page)
    show(page, "ge-9pz")
    page.mouse.click(*point(page, "ge-9pz"))
    press(page, "[data-do=hold-back]")
    press(page, ".prompt [data-do=end-movement]")
    release = page.locator("button[data-do=release]")
    expect(release).to_have_count(1)
    # A hex number alone would not tell who waits there.
    expect(release.locator("canvas")).to_have_count(1)
    show(page, "ge-9pz")
    page.mouse.click(*point(page, "ge-9pz"))
    expect(page.get_by_role("menuitem", name="Release the reserve")).to_be_visible()
