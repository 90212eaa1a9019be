"""Puzzles in a browser: one is failed and taken back, solved whatever the dice say, remembered; a solution is shown."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

SLOW = 60_000
PUZZLE = "fire-su-rifle-2"
"""Two shots, and one command point for either of them."""


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Puzzle")


def opened(page: Page, url: str) -> None:
    page.add_init_script("localStorage['grognard.settings'] ??= JSON.stringify({guide: false, report: false})")
    page.goto(url)
    sheet = page.locator("[data-puzzles=coh]")
    expect(sheet).to_contain_text("Puzzles: 0 of", timeout=SLOW)
    sheet.locator("summary b").click()
    sheet.locator(f"[data-item={PUZZLE}]").click()
    expect(card(page)).to_contain_text("Destroy by fire alone", timeout=SLOW)


def shoot(page: Page, command_points: int) -> None:
    page.get_by_role("button", name="act on action points").first.click()
    page.get_by_role("button", name=re.compile(r"All \d+ options")).click(timeout=SLOW)
    page.get_by_role("button", name="Attack 7-I08").last.click()
    page.get_by_role("button", name=f"Rifle squad 2, command points: {command_points}").first.click(timeout=SLOW)


def test_wrong_plan_is_taken_back_and_the_right_one_solves_it(page: Page, table_url: str) -> None:
    opened(page, table_url)
    page.get_by_role("button", name="End the activation").click()
    expect(card(page)).to_have_attribute("data-puzzle", "wrong", timeout=SLOW)
    expect(card(page)).to_contain_text("had only 0 % before the dice")
    expect(card(page)).to_contain_text("1 try")
    card(page).get_by_role("button", name="Start over").click()
    expect(card(page)).to_have_attribute("data-puzzle", "open", timeout=SLOW)

    shoot(page, 0)
    # The first shot hits, or the enemy passes by itself and the second is made with the command point.
    expect(card(page)).to_have_attribute("data-puzzle", re.compile("open|solved"), timeout=SLOW)
    page.wait_for_function(
        "document.querySelector('[data-puzzle=solved]') || document.body.innerText.includes('Soviets pass')",
        timeout=SLOW,
    )
    if card(page).get_attribute("data-puzzle") != "solved":
        shoot(page, 1)
    expect(card(page)).to_have_attribute("data-puzzle", "solved", timeout=SLOW)
    expect(card(page)).to_contain_text("Solved: your plan has 57.9 %")
    expect(card(page)).to_contain_text("2 tries")
    page.goto(table_url)
    expect(page.locator("[data-puzzles=coh]")).to_contain_text("Puzzles: 1 of", timeout=SLOW)


def test_solution_is_shown_step_by_step(page: Page, table_url: str) -> None:
    opened(page, table_url)
    card(page).get_by_role("button", name="Show the solution").click()
    expect(card(page)).to_contain_text("The best line: 57 %", timeout=SLOW)
    expect(card(page)).to_contain_text("Tempting, but only 47 %")
    steps = card(page).get_by_role("listitem")
    expect(steps).to_have_count(7)
    for number in range(3):
        steps.nth(number).get_by_role("button", name="Do it for me").click(timeout=SLOW)
    expect(steps.nth(2)).to_contain_text("to 13", timeout=SLOW)
    card(page).get_by_role("button", name="Start over").click()
    expect(card(page).get_by_role("listitem")).to_have_count(0)
    expect(card(page)).to_contain_text("not tried yet")
