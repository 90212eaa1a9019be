"""Ideas over the map in a browser: drawings, notes, distance, threat, a plan of attacks, a drawing in the chat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hex_board import new_hex_game, point, show, sit_down

GAMES = {
    "ava": ("leningrad", "axis", "soviet"),
    "h44": ("short", "allied", "german"),
    "s42": ("fall-blau", "axis", "soviet"),
    "coh": ("corn-rows", "german", "soviet"),
}
SLOW = 30_000
OVERLAYS = "__board.scene.contents.overlays.map((overlay) => overlay.id)"
FRONT, BEHIND = "1600", "1501"
"""An enemy hex at the front of Fall Blau, and a hex beside it."""


def part(name: str) -> str:
    return f"[data-ideas={name}]"


def tool(page: Page, name: str) -> None:
    page.locator(f"[data-tool={name}]").click()
    expect(page.locator(f"[data-tool={name}]")).to_have_attribute("aria-pressed", "true")


def click(page: Page, id_: str) -> None:
    page.mouse.click(*point(page, id_))


def drawn(page: Page, id_: str) -> None:
    page.wait_for_function(f"(id) => {OVERLAYS}.includes(id)", arg=id_)


def rubbed_out(page: Page, id_: str) -> None:
    page.wait_for_function(f"(id) => !{OVERLAYS}.includes(id)", arg=id_)


def sat_down(page: Page, url: str, game: str, *, alone: bool = True) -> dict[str, Any]:
    scenario, first, second = GAMES[game]
    made = new_hex_game(url, game, scenario, **{first: "here", second: "here" if alone else "open"})
    page.add_init_script(f"localStorage['grognard.open.{made['info']['id']}'] = 'true'")
    sit_down(page, url, made, *((first, second) if alone else (first,)))
    return made


UNCOVERED = """() => {
  const free = (hex) => {
    const at = __board.hexXY(hex);
    return at && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS';
  };
  const { map, contents } = __board.scene;
  for (const { hex } of contents.pieces) {
    const cell = map.get(hex);
    const other = cell && free(hex) && map.around(cell).find((near) => near && free(near.id));
    if (other) return [hex, other.id];
  }
}"""


def somewhere(page: Page) -> tuple[str, str]:
    """The hex of a unit and one beside it, neither of them under a card."""
    page.evaluate("__board.zoom(0.8)")
    here, there = page.evaluate(UNCOVERED)
    return here, there


@pytest.mark.parametrize("game", GAMES)
def test_every_map_can_be_drawn_on_measured_and_watched(page: Page, table_url: str, game: str) -> None:
    made = sat_down(page, table_url, game)
    page.keyboard.press("w")
    expect(page.locator(".ideas")).to_be_visible()
    here, there = somewhere(page)

    tool(page, "circle")
    click(page, here)
    drawn(page, f"own-o-{here}")
    click(page, here)
    rubbed_out(page, f"own-o-{here}")

    tool(page, "arrow")
    click(page, here)
    click(page, there)
    drawn(page, "own-0")

    tool(page, "measure")
    click(page, here)
    page.mouse.move(*point(page, there))
    drawn(page, "measured")
    expect(page.locator(part("hint"))).to_contain_text("hex")

    tool(page, "threat")
    click(page, there)
    expect(page.locator(part("threats"))).to_contain_text("next turn", timeout=SLOW)
    drawn(page, "threatened")

    # What was drawn is still there after a reload, and goes with a click.
    page.reload()
    sit_down(page, table_url, made, *GAMES[game][1:])
    drawn(page, "own-0")
    page.locator(part("open")).click()
    page.locator(part("wipe")).click()
    rubbed_out(page, "own-0")


def test_all_of_it_by_keyboard(page: Page, table_url: str) -> None:
    sat_down(page, table_url, "h44")
    page.keyboard.press("w")
    expect(page.locator("[data-tool=arrow]")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-tool=note]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    drawn(page, "idea-cursor")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(part("note"))).to_be_focused()
    page.keyboard.type("XXX Corps crosses here")
    page.keyboard.press("Enter")
    drawn(page, "own-notes")
    expect(page.locator(".ideas .notes")).to_contain_text("XXX Corps crosses here")
    page.keyboard.press("Escape")
    expect(page.locator("[data-tool=note]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(page.locator(".ideas")).to_have_count(0)


def intend(page: Page, hex_: str) -> None:
    """Ask about the attack on a hex and keep it in the plan."""
    page.mouse.move(*point(page, hex_))
    page.keyboard.press("o")
    page.locator(part("intend")).click()
    expect(page.locator(f"[data-attack='{hex_}']")).to_be_visible()


def test_a_plan_of_attacks_shows_its_chances(page: Page, table_url: str) -> None:
    sat_down(page, table_url, "s42")
    show(page, FRONT, BEHIND, "1403")
    intend(page, FRONT)
    chance = page.locator(f"[data-attack='{FRONT}'] [data-chance=taken]")
    expect(chance).to_contain_text("%", timeout=SLOW)
    expect(page.locator("[data-goal=falls] b")).to_contain_text("%")
    first = page.locator("[data-goal=falls] b").inner_text()
    assert chance.inner_text() == first

    # A unit that shall be cut off is a second goal, and both together are no likelier than one.
    tool(page, "goal")
    # The map may have moved on to what the question is about.
    show(page, FRONT, BEHIND, "1403")
    click(page, FRONT)
    expect(page.locator("[data-goal]")).to_have_count(2)
    expect(page.locator(part("together"))).to_contain_text("%", timeout=SLOW)

    # The plan is this seat's own: the other side has none.
    page.locator(part("clear-plan")).click()
    expect(page.locator("[data-attack]")).to_have_count(0)


def test_a_drawing_is_shared_in_the_chat(page: Page, browser: Browser, table_url: str) -> None:
    made = sat_down(page, table_url, "s42", alone=False)
    other = browser.new_context(bypass_csp=True).new_page()
    sit_down(other, table_url, made, "soviet")
    show(page, FRONT, BEHIND)
    page.keyboard.press("w")
    tool(page, "arrow")
    click(page, BEHIND)
    click(page, FRONT)
    drawn(page, "own-0")
    assert "own-0" not in other.evaluate(OVERLAYS)
    page.locator(part("share")).click()
    other.locator("#tab-chat").click()
    expect(other.locator(".chat")).to_contain_text(f"{BEHIND}→{FRONT}")
    other.locator(part("show")).click()
    drawn(other, "shared-0")
    other.context.close()
