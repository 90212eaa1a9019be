"""The guide of the first game in a browser: its card fits the question, and one game's reading is not another's."""

from __future__ import annotations

import json

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.hex_board import press


def guide(page: Page) -> Locator:
    return page.get_by_role("note", name="Guide")


def example(page: Page, url: str, slug: str, situation: str, *seats: str) -> None:
    """A worked example, all seats at this device, with the guide as every new player has it."""
    answer = httpx.post(f"{url}/api/situations/{slug}/{situation}", trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    settings = json.dumps(json.dumps({"guide": True, "report": False, "playback": False}))
    page.add_init_script(f"localStorage['grognard.settings'] ??= {settings}")
    keys = "&".join(f"key={made['keys'][seat]}" for seat in seats)
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    expect(page.locator(".hexboard > canvas")).to_be_visible(timeout=30_000)


def test_card_of_the_guide_fits_the_question(page: Page, table_url: str) -> None:
    example(page, table_url, "h44", "12-4-k-desperate-defence", "allied", "german")
    expect(guide(page)).to_contain_text("Click an enemy hex to plan an attack")
    press(page, ".prompt [data-do=attack]")
    plan = page.locator("[data-planner]")
    plan.get_by_role("button", name="All", exact=True).click()
    expect(plan.get_by_role("button", name="All", exact=True)).to_be_disabled()
    plan.locator("[data-gun=br-gds-art]").click()
    press(page, "[data-planner] [data-do=commit]")
    expect(page.locator(".prompt").first).to_contain_text("Which Allied unit loses a step?")
    expect(guide(page)).to_contain_text("you choose which unit takes it")
    press(page, ".cards [data-do=lose-step]")
    press(page, ".cards [data-do=lose-step]")
    expect(page.locator(".prompt").first).to_contain_text("Determined defense of")
    expect(guide(page)).to_contain_text("The result calls for a retreat")
    expect(guide(page)).not_to_contain_text("plan an attack")


def test_card_read_in_one_game_comes_again_in_the_next(page: Page, table_url: str) -> None:
    example(page, table_url, "h44", "16-2-f-breakthrough-group", "allied", "german")
    expect(guide(page)).to_contain_text("Click an enemy hex to plan an attack")
    guide(page).get_by_role("button", name="Got it").click()
    expect(guide(page)).to_have_count(0)
    example(page, table_url, "s42", "08-3-c-fifteen-to-four", "axis", "soviet")
    expect(guide(page)).to_contain_text("Click an enemy hex to plan an attack")
    example(page, table_url, "h44", "16-2-f-breakthrough-group", "allied", "german")
    expect(page.locator(".prompt [data-do=attack]").first).to_be_visible()
    expect(guide(page)).to_have_count(0)


def opened(page: Page, url: str, slug: str, scenario: str, seats: tuple[str, ...], **options: bool) -> None:
    """A new game, all seats at this device, with the guide as every new player has it."""
    body = {"game": slug, "scenario": scenario, "options": options, "seats": {seat: {"kind": "here"} for seat in seats}}
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    page.add_init_script("localStorage['grognard.settings'] ??= '{\"guide\": true, \"report\": false}'")
    keys = "&".join(f"key={made['keys'][seat]}" for seat in seats)
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    expect(page.locator(".table")).to_be_visible(timeout=30_000)


def test_decision_without_a_card_of_its_own_is_explained_by_its_paragraph(page: Page, table_url: str) -> None:
    opened(page, table_url, "ava", "leningrad", ("axis", "soviet"), bid=True)
    expect(guide(page)).to_contain_text("You command")
    guide(page).get_by_role("button", name="Got it").click()
    expect(guide(page)).to_contain_text("Bidding victory points")
    expect(guide(page)).to_contain_text("the higher bidder plays it")
    guide(page).get_by_role("button", name="17.1").click()
    expect(page.locator(".rules [data-rule='17.1']")).to_be_visible()


def test_map_opens_where_the_first_choices_lie(page: Page, table_url: str) -> None:
    """The first question of Stalingrad '42 is about the whole front: a readable part of it is shown, not the map."""
    opened(page, table_url, "s42", "fall-blau", ("axis", "soviet"))
    expect(page.locator(".hexboard > canvas")).to_be_visible(timeout=30_000)
    apart = (
        "() => { const board = globalThis.__board; if (!board) return false;"
        " const [a, b] = [board.hexXY('1510'), board.hexXY('1511')];"
        " return a && b && Math.hypot(a.x - b.x, a.y - b.y) >= 30 }"
    )
    page.wait_for_function(apart)
