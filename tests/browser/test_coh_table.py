"""The table of Storms of Steel in a browser: a move, a shot with its chances, layers, cards and a hidden set-up."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import quiet
from tests.browser.hex_board import LEGAL, new_hex_game, ply, point, press, settled, show, sit_down

PIECE = "(id) => __board.scene.contents.pieces.find((p) => p.id === id)"


@pytest.fixture
def made(table_url: str) -> dict[str, Any]:
    """The first firefight, both seats at this device."""
    return new_hex_game(table_url, "coh", "corn-rows", german="here", soviet="here")


def pick(page: Page, unit: str) -> None:
    """Click a unit of one's own, and wait for where it can go."""
    show(page, unit)
    page.mouse.click(*point(page, unit))
    expect(page.get_by_role("region", name="Selected unit")).to_be_visible()
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'reach' && o.hexes.length > 0)")
    settled(page)


def test_unit_goes_where_one_clicks_and_faces_the_side_pointed_at(
    page: Page, table_url: str, made: dict[str, Any]
) -> None:
    sit_down(page, table_url, made, "german", "soviet")
    pick(page, "ge-infantry-2")
    (x, y), (north, top) = point(page, "7-J05"), point(page, "7-I05")
    page.mouse.move(x, y)
    expect(page.locator(".price")).to_contain_text("1 AP")
    # Near its southern side, away from where it came from.
    page.mouse.click(x - (north - x) * 0.4, y - (top - y) * 0.4)
    page.wait_for_function(f"({PIECE})('ge-infantry-2').hex === '7-J05'")
    assert page.evaluate(f"({PIECE})('ge-infantry-2').facing") == 3
    expect(page.locator(".log")).to_contain_text("7-J05")
    expect(page.get_by_role("toolbar", name="Firefight status")).to_contain_text("Soviets")


def test_chances_of_a_shot_are_shown_before_it_and_its_result_after_it(
    page: Page, table_url: str, made: dict[str, Any]
) -> None:
    sit_down(page, table_url, made, "german", "soviet")
    before = ply(page)
    pick(page, "ge-infantry-2")
    page.mouse.click(*point(page, "su-maxim-1"))
    unseen = page.locator("[data-shot='7-I05']")
    expect(unseen).to_contain_text("7-J05 is in the way")
    expect(unseen.locator("[data-do=fire], [data-do=shoot]")).to_have_count(0)
    assert ply(page) == before
    pick(page, "ge-mg42-1")
    page.mouse.click(*point(page, "su-rifle-2"))
    card = page.locator("[data-shot='7-I08']")
    expect(card).to_contain_text("wooden building")
    expect(card).to_contain_text("hit on 9+")
    expect(card).to_contain_text("28 %")
    expect(card.locator("[data-cap='2']")).to_contain_text("58 %")
    # One target of which all is known: firing and rolling are one click.
    card.locator("[data-do=shoot][data-cap='1']").click()
    # It is hit: which counter it drew is its owner's business, that it was hit all players see.
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("hits Rifle squad 2, 15 to 13")
    expect(curtain).not_to_contain_text("Hit counter")
    curtain.get_by_role("button", name="show the table").click()
    told = page.get_by_role("region", name="Dice")
    expect(told).to_contain_text("15 to 13")
    expect(told.locator(".die")).to_have_count(2)


def test_layers_and_drawers_open_by_key(page: Page, table_url: str, made: dict[str, Any]) -> None:
    sit_down(page, table_url, made, "german", "soviet")
    settled(page)
    page.mouse.move(*point(page, "7-H10"))
    for key, layer in {"s": "sight", "z": "threat", "x": "arcs", "h": "heights"}.items():
        page.keyboard.press(key)
        expect(page.locator(f"[data-layer={layer}]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'seen' && o.hexes.length > 0)")
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'threat' && o.hexes.length > 0)")
    page.mouse.move(*point(page, "7-H12"))
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'sight-line')")
    for key, name in {"v": "Victory", "t": "Rounds and command points", "p": "Reinforcements and losses"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
    page.keyboard.press("v")
    victory = page.get_by_role("region", name="Victory", exact=True)
    expect(victory).to_contain_text("at the end")
    expect(victory).to_contain_text("Each enemy unit destroyed: 1")


def test_hidden_unit_is_set_up_where_one_clicks_and_cards_say_what_they_do(page: Page, table_url: str) -> None:
    made = new_hex_game(table_url, "coh", "smoke-over-the-balka", german="here", soviet="here")
    quiet(page)
    keys = "&".join(f"key={made['keys'][seat]}" for seat in ("german", "soviet"))
    page.goto(f"{table_url}/#/game/{made['info']['id']}?{keys}")
    # What is set up in secret is covered until the right player says so.
    page.get_by_role("button", name="show the table").click()
    page.wait_for_function("globalThis.__board?.scene.contents.pieces.length")
    expect(page.locator("[data-question=deploy-unit]")).to_contain_text("Sniper 1")
    page.keyboard.press("k")
    expect(page.locator("[data-card=oba-122]")).to_contain_text("smoke")
    goals = [id_ for id_ in page.evaluate(LEGAL) if id_.startswith("10-")]
    press(page, f".hexboard .spot[data-id='{goals[0]}']")
    page.wait_for_function(f"({PIECE})('su-sniper-1')?.status.includes('concealed')")
    page.keyboard.press("d")
    page.wait_for_function(
        f"__board.scene.contents.overlays.some((o) => o.id === 'exposure' && o.hexes.includes('{goals[0]}'))"
    )


def test_a_unit_that_waits_at_the_edge_is_taken_from_a_card_and_the_table_can_lie_open(
    page: Page, table_url: str
) -> None:
    made = new_hex_game(table_url, "coh", "berezovy-ravine", german="here", soviet="here")
    quiet(page)
    keys = "&".join(f"key={made['keys'][seat]}" for seat in ("german", "soviet"))
    page.goto(f"{table_url}/#/game/{made['info']['id']}?{keys}")
    page.get_by_role("button", name="I play every side").click()
    page.wait_for_function("globalThis.__board?.scene.contents.pieces.length")
    press(page, ".prompt [data-do=done]")
    # The Germans have no unit that could see for their artillery: that they call none goes without saying.
    waiting = page.get_by_role("region", name="Entering")
    waiting.locator("[data-unit='ge-grenadier-1']").click()
    page.wait_for_function(
        "__board.scene.contents.overlays.some((o) => o.id === 'reach' && o.hexes.includes('10-A07'))"
    )
    settled(page)
    page.mouse.click(*point(page, "10-A07"))
    page.wait_for_function(f"({PIECE})('ge-grenadier-1')?.hex === '10-A07'")
    # It is the other side's turn, and nothing was covered.
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("toolbar", name="Firefight status")).to_contain_text("Soviets")


def test_worked_example_is_drawn_on_its_own_ground(page: Page, table_url: str) -> None:
    answer = httpx.post(f"{table_url}/api/situations/coh/06-0-i-into-woods-not-through", trust_env=False)
    assert answer.status_code == 201, answer.text
    sit_down(page, table_url, answer.json(), "german", "soviet")
    ground = "(hex) => __board.scene.map.chart.hexes.find(([id]) => id === hex)[3]"
    assert page.evaluate(ground, "8-F14") == "woods@0"
    assert page.evaluate(ground, "8-E14") != "woods@0"
