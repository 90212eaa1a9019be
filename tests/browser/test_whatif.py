"""The what-if board in a browser: a branch beside the game, both sides, dice, take-backs, a name, a plan."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import quiet
from tests.browser.hex_board import listed_ids

TABLES = {
    "pavlov": ("competitive", "soviet", "german"),
    "ava": ("leningrad", "axis", "soviet"),
    "h44": ("short", "allied", "german"),
    "s42": ("fall-blau", "axis", "soviet"),
    "coh": ("corn-rows", "german", "soviet"),
}
SLOW = 60_000
"""The board of a game is loaded and laid out while other tests run beside this one."""


def new_game(url: str, game: str, **kinds: str) -> dict[str, Any]:
    scenario, *seats = TABLES[game]
    body = {
        "game": game,
        "scenario": scenario,
        "seed": "0123",
        "seats": {seat: {"kind": kinds.get(seat, "here")} for seat in seats},
    }
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit_down(page: Page, url: str, made: dict[str, Any], *seats: str) -> None:
    quiet(page)
    id_ = made["info"]["id"]
    # One person plays all seats: nothing is covered between their turns.
    page.add_init_script(f"localStorage['grognard.open.{id_}'] = 'true'")
    page.goto(f"{url}/#/game/{id_}?" + "&".join(f"key={made['keys'][seat]}" for seat in seats))
    expect(page.locator(".table")).to_be_visible(timeout=SLOW)


def what(name: str) -> str:
    return f"[data-whatif={name}]"


def at_ply(page: Page, number: int) -> None:
    expect(page.locator(f".table[data-ply='{number}']")).to_be_visible()


def ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def answer_any(page: Page, which: int = 0) -> None:
    """Any legal answer, from the list of all of them."""
    before = ply(page)
    expect(page.locator(".table[data-asked=true]")).to_be_visible()
    page.keyboard.press("a")
    line = page.locator("dialog[open] li").nth(which)
    if line.locator("summary").count():
        line.locator("summary").click()
    line.locator("button").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-ply", str(before))


@pytest.mark.parametrize("game", TABLES)
def test_a_branch_beside_the_game_in_every_game(page: Page, table_url: str, game: str) -> None:
    made = new_game(table_url, game)
    sit_down(page, table_url, made, *TABLES[game][1:])
    start = ply(page)
    page.locator(what("try-from-here")).click()
    expect(page.locator(what("leave-branch"))).to_be_visible(timeout=SLOW)
    expect(page.locator(what("send-plan"))).to_be_disabled()
    answer_any(page)
    answer_any(page)
    steps = ply(page)
    # Everything is taken back, whichever side did it and whatever was rolled.
    for back in range(2):
        page.locator("button.undo").click()
        at_ply(page, steps + 1 + back)
    expect(page.locator("button.undo")).to_be_disabled()
    answer_any(page)
    expect(page.locator(what("send-plan"))).to_be_enabled()
    page.locator(what("leave-branch")).click()
    at_ply(page, start)
    expect(page.locator("[data-branch=game][aria-pressed=true]")).to_be_visible()


def test_dice_a_name_and_a_plan(page: Page, table_url: str) -> None:
    made = new_game(table_url, "pavlov")
    sit_down(page, table_url, made, "soviet", "german")
    page.locator(what("try-from-here")).click()
    expect(page.locator(what("leave-branch"))).to_be_visible(timeout=SLOW)
    # A name of its own.
    page.get_by_label("Name of this board").fill("Hold the mill")
    page.keyboard.press("Enter")
    expect(page.locator("[data-branch][aria-pressed=true]")).to_have_text("Hold the mill")
    # Dice: averaged, or face by face.
    page.locator("[data-dice=average]").click()
    expect(page.locator("[data-dice=average][aria-pressed=true]")).to_be_visible()
    page.locator("[data-dice=chosen]").click()
    for face, shown in (("6", "6"), ("2", "6 2")):
        page.locator(f"[data-face='{face}']").click()
        expect(page.locator("[data-faces]")).to_have_attribute("data-faces", shown)
    answer_any(page)
    answer_any(page)
    # Back to the game, away from the page, and it is all still there.
    page.locator("[data-branch=game]").click()
    at_ply(page, 0)
    page.reload()
    tab = page.locator("[data-branch]", has_text="Hold the mill")
    tab.click(timeout=SLOW)
    expect(page.locator(what("send-plan"))).to_be_enabled(timeout=SLOW)
    # As a plan its steps are offered in the game one by one.
    page.locator(what("send-plan")).click()
    expect(page.locator("[data-plan=next]")).to_contain_text("step 1 of 2")
    page.locator(what("plan-step")).click()
    at_ply(page, 1)
    expect(page.locator("[data-plan]")).to_contain_text("step 2 of 2")
    page.locator(what("drop-plan")).click()
    expect(page.locator("[data-plan]")).to_have_count(0)
    # Given up for good.
    page.locator("[data-branch]", has_text="Hold the mill").click()
    page.locator(what("delete-branch")).click(timeout=SLOW)
    expect(page.locator("[data-branch]")).to_have_count(0)


def test_a_plan_ends_when_reality_differs(page: Page, table_url: str) -> None:
    made = new_game(table_url, "h44")
    sit_down(page, table_url, made, "allied", "german")
    page.locator(what("try-from-here")).click()
    expect(page.locator(what("leave-branch"))).to_be_visible(timeout=SLOW)
    answer_any(page)
    answer_any(page)
    page.locator(what("send-plan")).click()
    expect(page.locator("[data-plan=next]")).to_be_visible(timeout=SLOW)
    # Another answer than the planned one.
    answer_any(page, 3)
    expect(page.locator("[data-plan=differs]")).to_be_visible()
    expect(page.locator(what("plan-step"))).to_have_count(0)


def test_the_machine_plays_along_and_the_opponent_sees_nothing(page: Page, table_url: str, browser: Browser) -> None:
    before = listed_ids(table_url)
    made = new_game(table_url, "pavlov", german="open")
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        other = context.new_page()
        sit_down(other, table_url, made, "german")
        sit_down(page, table_url, made, "soviet")
        page.locator(what("try-from-here")).click()
        expect(page.locator(what("leave-branch"))).to_be_visible(timeout=SLOW)
        page.locator("[data-machine=german]").select_option(index=1)
        page.locator("[data-machine=soviet]").select_option(index=1)
        expect(page.locator(".table")).not_to_have_attribute("data-ply", "0", timeout=SLOW)
        page.locator("[data-machine=soviet]").select_option(index=0)
        expect(page.locator("[data-machine=soviet]")).to_have_value("")
        # Neither tabs nor steps, nor a game in the lobby: the game itself is by link, and so is not listed either.
        at_ply(other, 0)
        expect(other.locator("[data-branch]")).to_have_count(0)
        assert listed_ids(table_url) == before


def test_an_onlooker_tries_from_a_moment_of_the_history(page: Page, table_url: str, browser: Browser) -> None:
    made = new_game(table_url, "pavlov")
    sit_down(page, table_url, made, "soviet", "german")
    answer_any(page)
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        onlooker = context.new_page()
        sit_down(onlooker, table_url, made)
        onlooker.keyboard.press("ArrowLeft")
        expect(onlooker.locator(".past")).to_be_visible()
        onlooker.locator(what("try-from-here")).click()
        expect(onlooker.locator(what("leave-branch"))).to_be_visible(timeout=SLOW)
        # There is no seat to carry it out.
        expect(onlooker.locator(what("send-plan"))).to_have_count(0)
        at_ply(onlooker, 0)
        answer_any(onlooker)
        onlooker.reload()
        expect(onlooker.locator("[data-branch]")).to_have_count(2, timeout=SLOW)
    at_ply(page, 1)
    expect(page.locator("[data-branch]")).to_have_count(0)
