"""The prompt takes one line where one does; a second stays until the turn is over, and a long question unfolds."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hex_board import press
from tests.browser.test_cards_dock import opened

HEIGHT = "document.querySelector('.prompt .bar').offsetHeight"
TOP = "document.querySelector('.stage').getBoundingClientRect().top"


def test_second_line_comes_when_it_is_needed_and_stays(page: Page, table_url: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    opened(page, table_url, "h44", "12-4-k-desperate-defence", "allied", "german")
    expect(page.locator(".prompt [data-do=attack]")).to_be_visible()
    page.wait_for_function(f"{HEIGHT} < 60")
    press(page, ".prompt [data-do=attack]")
    page.wait_for_function(f"{HEIGHT} > 65")
    top = page.evaluate(TOP)
    press(page, ".prompt [data-do=cancel]")
    expect(page.locator(".prompt [data-do=attack]")).to_be_visible()
    assert page.evaluate(TOP) == top, "the board stays where it is"


def test_long_question_unfolds(page: Page, table_url: str) -> None:
    page.set_viewport_size({"width": 910, "height": 800})
    opened(page, table_url, "h44", "12-4-k-desperate-defence", "allied", "german")
    press(page, ".prompt [data-do=attack]")
    sentence = page.locator(".prompt .sentence")
    page.evaluate("document.querySelector('.prompt .line').style.maxWidth = '20rem'")
    press(page, ".prompt [data-do=join], .prompt [data-do=leave]")
    unfold = page.get_by_role("button", name="Show the whole question")
    unfold.click()
    expect(page.get_by_role("button", name="Show one line only")).to_have_attribute("aria-expanded", "true")
    assert sentence.evaluate("(node) => node.scrollHeight <= node.clientHeight + 2")
