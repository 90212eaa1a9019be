"""Text that can be read: at 1440 pixels nothing in the lobby and on the tables is written smaller than 11 pixels."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from grognard.games import SYSTEMS
from tests.browser.clicking import quiet
from tests.browser.hex_board import press
from tests.browser.test_h44_battle import opened

LEAST = 11
# As it is seen at rest: what is scaled with its picture counts as large as it is drawn.
TOO_SMALL = """(least) => {
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!text || element.closest('script, style, option, .hidden-visually, .hexboard .list')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    let scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
    for (let at = element; at && !matrix; at = at.parentElement) {
      const { transform } = getComputedStyle(at);
      if (transform !== 'none') scale *= Math.hypot(new DOMMatrix(transform).c, new DOMMatrix(transform).d);
    }
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.05) found.add(`${size.toFixed(1)} px: ${element.tagName} "${text.slice(0, 30)}"`);
  }
  return [...found];
}"""


@pytest.fixture
def wide(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", bypass_csp=True)
    yield context.new_page()
    context.close()


def too_small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, LEAST)
    return found


def test_lobby(wide: Page, table_url: str) -> None:
    wide.goto(table_url)
    expect(wide.locator("[data-game=coh]")).to_be_visible()
    assert too_small(wide) == []


@pytest.mark.parametrize("slug", SYSTEMS)
def test_table(wide: Page, table_url: str, slug: str) -> None:
    scenario = SYSTEMS[slug].scenarios[0]
    body = {"game": slug, "scenario": scenario.id, "seats": {seat: {"kind": "here"} for seat in scenario.seats}}
    made = httpx.post(f"{table_url}/api/games", json=body, timeout=60, trust_env=False).json()
    quiet(wide)
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    wide.goto(f"{table_url}/#/game/{made['info']['id']}?{keys}")
    expect(wide.locator(".prompt").first).to_be_visible()
    expect(wide.locator(".hexboard > canvas, .pv .piece").first).to_be_visible()
    assert too_small(wide) == []


def test_planner_and_battle(wide: Page, table_url: str) -> None:
    opened(wide, table_url, "16-2-f-breakthrough-group")
    press(wide, ".prompt [data-do=attack]")
    plan = wide.locator("[data-planner]")
    plan.get_by_role("button", name="All", exact=True).click()
    expect(plan.get_by_role("button", name="All", exact=True)).to_be_disabled()
    assert too_small(wide) == []
    press(wide, "[data-planner] [data-do=commit]")
    assert too_small(wide) == []
