"""A whole turn by keyboard alone, with a cursor on the map that says what lies there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hex_board import LEGAL, new_hex_game, ply, sit_down

CURSOR = ".hexboard .cursor"
SPOKEN = ".hexboard .spoken"
# Which arrow leads nearer to a hex: a player sees it.
NEARER = """([from, to]) => {
  const { map } = __board.scene;
  const [here, there] = [map.get(from), map.get(to)];
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  if (map.geometry.flat ? Math.abs(dx) > 20 : Math.abs(dy) <= 20) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}"""

# The empty hex among these that lies nearest to the cursor.
NEAREST = """(ids) => {
  const { map } = __board.scene;
  const from = map.get(document.querySelector('.hexboard .cursor').dataset.cursor);
  const far = (id) => Math.hypot(map.get(id).x - from.x, map.get(id).y - from.y);
  const free = ids.filter((id) => map.get(id) && __board.scene.stack(id).length === 0);
  return free.sort((one, other) => far(one) - far(other))[0];
}"""


def here(page: Page) -> str:
    return page.locator(CURSOR).get_attribute("data-cursor") or ""


def walk(page: Page, hex_: str) -> None:
    """To a hex by arrow keys, from wherever the cursor is; from the page it is summoned by one."""
    if not page.evaluate("document.activeElement?.classList.contains('cursor')"):
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press("ArrowDown")
    expect(page.locator(CURSOR)).to_be_focused()
    for _ in range(120):
        if here(page) == hex_:
            return
        page.keyboard.press(page.evaluate(NEARER, [here(page), hex_]))
    raise AssertionError(f"the cursor is in {here(page)}, not in {hex_}")


def place_of(page: Page, unit: str) -> str:
    found: str = page.evaluate(
        "(id) => __board.scene.contents.pieces.find((piece) => piece.id === id)?.hex ?? ''", unit
    )
    return found


def own_units(page: Page) -> list[str]:
    return [id_ for id_ in page.evaluate(LEGAL) if place_of(page, id_)]


def answer(page: Page, prompt: str) -> None:
    """Space, until the table asks this: units that have not moved are counted before a phase ends."""
    for _ in range(4):
        if prompt in page.locator(".prompt").first.inner_text():
            return
        page.keyboard.press("Space")
        page.wait_for_timeout(400)
    expect(page.locator(".prompt").first).to_contain_text(prompt)


def test_cursor_tells_hex_terrain_stack_and_zones(page: Page, table_url: str) -> None:
    sit_down(page, table_url, new_hex_game(table_url, "s42", "fall-blau", axis="here", soviet="open"), "axis")
    walk(page, "1304")
    spoken = page.locator(SPOKEN)
    expect(spoken).to_contain_text("1304, clear")
    expect(spoken).to_contain_text("in the zone of control of: Soviet Union")
    expect(spoken).to_contain_text("6th Light Division (Hungarian), 2-4-3")
    page.keyboard.press("PageDown")
    expect(spoken).to_have_text("6th Light Division (Hungarian), 2-4-3, 1304")
    page.keyboard.press("PageUp")
    expect(spoken).to_contain_text("1304, clear")


def test_whole_player_turn_by_keys_alone(page: Page, table_url: str) -> None:
    made = new_hex_game(table_url, "h44", "short", allied="here", german="here")
    sit_down(page, table_url, made, "allied", "german")
    answer(page, "Allied movement")
    walk(page, place_of(page, own_units(page)[0]))
    expect(page.locator(SPOKEN)).to_contain_text("can be picked")
    page.keyboard.press("Enter")
    page.wait_for_function("__board.scene.contents.overlays.some((overlay) => overlay.id === 'reach-costs')")
    goal = page.evaluate(NEAREST, page.evaluate(LEGAL))
    walk(page, goal)
    before = ply(page)
    page.keyboard.press("Enter")
    expect(page.locator(".table[data-ply]")).not_to_have_attribute("data-ply", str(before))
    expect(page.locator(".log")).to_contain_text(goal)
    answer(page, "Which hex is attacked next?")
    answer(page, "German movement")


@pytest.mark.slow
def test_player_turn_with_an_attack_by_keys_alone(page: Page, table_url: str) -> None:
    """Stalingrad '42: initial phase, movement, an attack by two stacks with whatever it asks, and the enemy's turn."""
    made = new_hex_game(table_url, "s42", "fall-blau", axis="here", soviet="here")
    sit_down(page, table_url, made, "axis", "soviet")
    prompt = page.locator(".prompt").first
    answer(page, "Axis movement")
    answer(page, "Which hex is attacked next?")
    walk(page, "1713")
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("Attack on 1713")
    for stack in ("1714", "1613"):
        walk(page, stack)
        for _ in range(2):  # Enter takes up the stack one by one
            before = ply(page)
            page.keyboard.press("Enter")
            expect(page.locator(".table[data-ply]")).not_to_have_attribute("data-ply", str(before))
    expect(prompt).not_to_contain_text("Join: 113th Infantry Division")
    expect(page.locator("[data-attacker][aria-pressed=true]")).to_have_count(4)
    expect(page.locator(".prompt [data-do=attack], .prompt .row .answer").first).to_contain_text("Attack!")
    page.keyboard.press("1")
    expect(page.locator(".log")).to_contain_text("Attack on 1713")
    # What the battle asks (losses, retreat, advance) is answered by its first number, and what ends it by Space.
    for _ in range(30):
        asked = prompt.inner_text()
        if "Which hex is attacked next?" in asked:
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(300)
        if prompt.inner_text() == asked:
            page.keyboard.press("1")
            page.wait_for_timeout(300)
    answer(page, "Soviet")
