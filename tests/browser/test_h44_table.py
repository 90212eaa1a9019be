"""The table of Holland '44 in a browser: landings, moves, bonds, a bridge, an attack, pointed at as a player does."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hex_board import LEGAL, new_hex_game, ply, point, press, settled, show, sit_down


@pytest.fixture
def made(table_url: str) -> dict[str, Any]:
    """The campaign, both seats at this device."""
    return new_hex_game(table_url, "h44", "campaign", allied="here", german="here")


def pieces_in(page: Page, hex_: str) -> list[str]:
    found: list[str] = page.evaluate(
        "(hex) => __board.scene.contents.pieces.filter((p) => p.hex === hex).map((p) => p.id)", hex_
    )
    return found


def to_movement(page: Page, *landing: str) -> None:
    """These units land where they may, the others wait; then on to the movement phase."""
    for unit in landing:
        page.locator(f".cards [data-unit={unit}]").click()
        hexes = [id_ for id_ in page.evaluate(LEGAL) if id_.isdigit()]
        press(page, f".hexboard .spot[data-id='{hexes[0]}']")
    press(page, ".prompt [data-do=done]")
    while not page.locator(".prompt [data-do=end-movement]").count():
        press(page, ".cards [data-do]")
    settled(page)


def movable_pair(page: Page) -> tuple[str, list[str]]:
    """A hex with two or more own units that glow."""
    glowing = set(page.evaluate(LEGAL))
    pieces = page.evaluate("__board.scene.contents.pieces.map((p) => [p.id, p.hex])")
    stacks: dict[str, list[str]] = {}
    for id_, hex_ in pieces:
        if id_ in glowing and hex_.isdigit():
            stacks.setdefault(hex_, []).append(id_)
    return next((hex_, units) for hex_, units in sorted(stacks.items()) if len(units) > 1)


def test_unit_lands_by_a_click_and_the_card_tells_the_risk(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "allied", "german")
    settled(page)
    tray = page.locator(".cards [data-unit]")
    waiting = tray.count()
    page.locator(".cards [data-unit=us-501-2]").click()
    show(page, "3708")
    page.mouse.move(*point(page, "3708"))
    card = page.locator("[data-landing=us-501-2]")
    expect(card.locator("[data-result]").first).to_be_visible()
    page.mouse.click(*point(page, "3708"))
    expect(tray).to_have_count(waiting - 1)
    assert "us-501-2" in pieces_in(page, "3708")


def test_group_is_picked_sees_its_reach_by_mode_and_goes(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "allied", "german")
    to_movement(page)
    hex_, units = movable_pair(page)
    show(page, hex_)
    page.mouse.click(*point(page, units[0]))
    card = page.get_by_role("region", name="Movement")
    expect(card.locator("[aria-pressed=true][data-unit]")).to_have_count(1)
    card.get_by_role("button", name="Whole stack").click()
    expect(card.locator("[aria-pressed=true][data-unit]")).to_have_count(len(units))
    card.locator("[data-unit][aria-pressed=true]").first.click()
    card.locator("[data-mode]").first.click()
    goals = [id_ for id_ in page.evaluate(LEGAL) if id_.isdigit() and not pieces_in(page, id_)]
    show(page, hex_, goals[0])
    page.mouse.move(*point(page, goals[0]))
    expect(page.locator(".price")).to_contain_text("/")
    before = ply(page)
    page.mouse.click(*point(page, goals[0]))
    expect(page.locator(".table[data-ply]")).not_to_have_attribute("data-ply", str(before))
    expect(page.locator(".log")).to_contain_text(goals[0])


def test_reinforcements_are_found_in_the_drawer_and_come_in(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "allied", "german")
    to_movement(page)
    press(page, ".prompt [data-do=end-movement]")
    press(page, ".prompt [data-do=end-combat]")
    german = page.locator(".status .side.german")
    expect(german).to_be_visible()
    while not page.locator(".prompt [data-do=end-movement]").count():
        press(page, ".prompt [data-do=done]")
    page.keyboard.press("p")
    drawer = page.get_by_role("region", name="Reinforcements and losses", exact=True)
    drawer.locator("[data-unit=ge-helle]").click()
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("region", name="Movement")).to_contain_text("tactical", ignore_case=True)
    settled(page)
    goal = next(id_ for id_ in page.evaluate(LEGAL) if id_.isdigit() and not pieces_in(page, id_))
    show(page, goal)
    page.mouse.click(*point(page, goal))
    expect(page.locator(".log")).to_contain_text(f"→ {goal}")
    assert "ge-helle" in pieces_in(page, goal)


def test_finger_picks_from_an_open_stack_and_screens_a_hex(
    browser: Browser, table_url: str, made: dict[str, Any]
) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB", bypass_csp=True
    )
    try:
        page = context.new_page()
        sit_down(page, table_url, made, "allied", "german")
        to_movement(page)
        show(page, "1503")
        # The first tap opens the stack, the second falls into the gap between its two counters.
        for _ in range(2):
            page.touchscreen.tap(*point(page, "1503"))
            page.wait_for_timeout(400)
        card = page.get_by_role("region", name="Movement")
        expect(card).to_contain_text("Screen 1503 with all units")
        before = ply(page)
        card.locator("[data-do=screen]").first.tap()
        expect(page.locator(".table[data-ply]")).not_to_have_attribute("data-ply", str(before))
        # An empty hex is looked at, not screened.
        show(page, "1703")
        page.touchscreen.tap(*point(page, "1703"))
        expect(page.get_by_role("heading", name="1703")).to_be_visible()
        assert not page.get_by_text("A screen takes two steps").count()
    finally:
        context.close()


def test_bond_is_a_line_that_tells_who_makes_it_and_what_it_closes(
    page: Page, table_url: str, made: dict[str, Any]
) -> None:
    sit_down(page, table_url, made, "allied", "german")
    to_movement(page)
    page.keyboard.press("c")
    expect(page.locator("[data-layer=bonds]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("list", name="Layers and legend")).to_contain_text("Allied bond")
    ends = page.evaluate(
        "__board.scene.contents.overlays.find((o) => o.id.startsWith('bond:allied') && o.path[1].length === 4).path"
    )
    show(page, *ends)
    (x1, y1), (x2, y2) = point(page, ends[0]), point(page, ends[1])
    page.mouse.move(5, 400)
    page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2)
    about = page.get_by_role("tooltip")
    expect(about).to_contain_text("Bond: Allies")
    expect(about).to_contain_text("No enemy unit may")


def test_german_player_is_asked_about_a_bridge_in_the_middle_of_a_move(
    page: Page, table_url: str, made: dict[str, Any]
) -> None:
    sit_down(page, table_url, made, "allied", "german")
    to_movement(page, "us-501-2", "us-501-3")
    show(page, "3708", "3709", "3810")
    page.mouse.click(*point(page, "3708"))
    expect(page.get_by_role("region", name="Movement")).to_be_visible()
    page.mouse.click(*point(page, "3709"))
    card = page.get_by_role("region", name="Veghel bridge")
    expect(card).to_contain_text("Chance to blow it: 50 %")
    page.mouse.move(5, 400)
    page.mouse.move(*point(page, "bridge-veghel"))
    expect(page.get_by_role("tooltip")).to_contain_text("Veghel bridge")
    card.locator("[data-do=blow]").click()
    expect(page.locator(".log")).to_contain_text("Veghel bridge")
    state = page.evaluate("__board.scene.contents.crossings.find((c) => c.id === 'bridge-veghel').state")
    assert state in ("blown", "intact")


def test_attack_is_planned_on_the_map_and_fought(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "allied", "german")
    to_movement(page)
    press(page, ".prompt [data-do=end-movement]")
    target = page.evaluate(LEGAL)[0]
    show(page, target)
    page.mouse.click(*point(page, target))
    card = page.locator(f"[data-planner='{target}']")
    expect(card).to_be_visible()
    card.get_by_role("button", name="All", exact=True).click()
    expect(card.get_by_role("button", name="All", exact=True)).to_be_disabled()
    press(page, "[data-planner] [data-do=commit]")
    expect(page.locator(".log")).to_contain_text("Attack on")
    expect(page.get_by_role("region", name="Battle")).to_be_visible()


def test_layers_and_drawers_open_by_key(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "allied", "german")
    page.mouse.move(5, 300)
    for key, layer in {"z": "zoc-enemy", "s": "supply", "j": "landings", "e": "corps"}.items():
        page.keyboard.press(key)
        expect(page.locator(f"[data-layer={layer}]")).to_have_attribute("aria-pressed", "true")
    for key, name in {"v": "Victory", "t": "Turn track", "p": "Reinforcements and losses"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'supply-allied-cut')")


def test_table_is_put_right_counter_by_counter_and_bridge_by_bridge(
    page: Page, table_url: str, made: dict[str, Any]
) -> None:
    sit_down(page, table_url, made, "allied", "german")
    settled(page)
    page.get_by_role("button", name="Edit the position by agreement").click()
    show(page, "3709", "3810")
    page.mouse.click(*point(page, "bridge-veghel"))
    card = page.get_by_role("region", name="Edit the position")
    card.locator("[data-state=blown]").click()
    expect(card).to_contain_text("mined → blown")
    page.get_by_role("button", name="Propose").click()
    expect(page.locator(".log")).to_contain_text("Veghel bridge")
    page.wait_for_function("__board.scene.contents.crossings.find((c) => c.id === 'bridge-veghel').state === 'blown'")


def test_worked_example_is_drawn_on_its_own_board(page: Page, table_url: str) -> None:
    answer = httpx.post(f"{table_url}/api/situations/h44/07-4-6-h-bonds-and-rivers", trust_env=False)
    assert answer.status_code == 201, answer.text
    sit_down(page, table_url, answer.json(), "allied", "german")
    # A lesson about bonds switches them on.
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.kind === 'link')")
    rivers = page.evaluate("__board.scene.map.chart.rivers.filter((r) => r.id.startsWith('water-')).length")
    assert rivers > 0


def test_first_wave_lands_in_one_gesture_and_goes_back_by_one_undo(page: Page, table_url: str) -> None:
    sit_down(page, table_url, new_hex_game(table_url, "h44", "short", allied="here", german="open"), "allied")
    page.locator("[data-do=land-all]").click()
    expect(page.locator(".table[data-ply='31']")).to_be_visible(timeout=60_000)
    # The dice wait for the last unit, which the player lands alone.
    expect(page.locator(".prompt .sentence").first).to_contain_text("Who lands where?")
    page.keyboard.press("u")
    expect(page.locator("[data-do=land-all]")).to_contain_text("31 units")
