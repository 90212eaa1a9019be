"""What the enemy did is played back, move by move, and never stands in the way."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.clicking import new_game, quiet
from tests.browser.hex_board import ply

ARROWS = "__board.scene.contents.overlays.filter((o) => o.id.startsWith('trace-')).length"


def against_the_machine(url: str, game: str, scenario: str, seat: str, enemy: str) -> dict[str, Any]:
    seats = {seat: {"kind": "here"}, enemy: {"kind": "ai", "player": "normal"}}
    body = {"game": game, "scenario": scenario, "seed": "0123", "seats": seats}
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit_down(page: Page, url: str, made: dict[str, Any], seat: str, *, playback: bool = True) -> None:
    quiet(page, report=True, playback=playback)
    page.goto(f"{url}/#/game/{made['info']['id']}?key={made['keys'][seat]}")
    expect(page.locator(".hexboard > canvas")).to_be_visible(timeout=30_000)


def playing(page: Page) -> Locator:
    return page.get_by_role("region", name="Playback")


def asked(page: Page) -> None:
    expect(page.locator(".table[data-asked=true]")).to_be_visible(timeout=60_000)


def test_the_machines_turn_is_played_back_and_ended_by_a_key(page: Page, table_url: str) -> None:
    made = against_the_machine(table_url, "h44", "short", "german", "allied")
    sit_down(page, table_url, made, "german")
    card = playing(page)
    expect(card).to_be_visible(timeout=60_000)
    # The log is grouped: a march is one line from its start to its end, with an arrow on the map.
    expect(card.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("document.querySelector('.playback')?.dataset.kind === 'arrive'")
    card.get_by_role("button", name="Pause").click()
    shown = card.locator(".count").inner_text()
    page.wait_for_timeout(1500)
    assert card.locator(".count").inner_text().split(" / ")[0] == shown.split(" / ")[0], "it is paused"
    card.get_by_role("button", name="Next move").click()
    expect(card.locator(".count")).to_have_text(re.compile(rf"^{int(shown.split(' / ')[0]) + 1} / "))
    for _ in range(60):
        if card.get_attribute("data-kind") == "move":
            break
        card.get_by_role("button", name="Next move").click()
    expect(card).to_have_attribute("data-kind", "move")
    expect(card.locator("li")).to_have_text(re.compile("→"))
    assert page.evaluate(ARROWS) == 1
    # Any key that would act ends it, and does nothing else.
    before = ply(page)
    page.keyboard.press("Space")
    expect(card).to_have_count(0)
    asked(page)
    assert ply(page) >= before


def test_a_playback_that_is_switched_off_leaves_the_report_with_its_arrows(page: Page, table_url: str) -> None:
    made = against_the_machine(table_url, "h44", "short", "german", "allied")
    sit_down(page, table_url, made, "german", playback=False)
    asked(page)
    expect(playing(page)).to_have_count(0)
    assert page.evaluate(ARROWS) > 5, "one arrow for each unit that moved"
    # The history has a button to play the turn after all; a click on the board ends that too.
    page.get_by_role("group", name="History").get_by_role("button", name="Play back").click()
    card = playing(page)
    expect(card).to_be_visible()
    page.keyboard.press(".")
    expect(card.get_by_role("button", name="Play back")).to_be_visible()
    page.keyboard.press(".")
    expect(card.get_by_role("button", name="Pause")).to_be_visible()
    page.locator(".hexboard > canvas").click(position={"x": 500, "y": 60})
    expect(card).to_have_count(0)
    expect(page.locator(".table[data-asked=true]")).to_be_visible()


def test_the_history_goes_from_whole_move_to_whole_move(page: Page, table_url: str) -> None:
    made = against_the_machine(table_url, "h44", "short", "german", "allied")
    sit_down(page, table_url, made, "german", playback=False)
    asked(page)
    bar = page.get_by_role("group", name="History")
    slider = bar.get_by_role("slider")
    steps, plies = int(slider.get_attribute("max") or 0), ply(page)
    assert 10 < steps < plies * 0.8, "several clicks make one move"
    bar.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("status").filter(has_text="You are viewing step")).to_be_visible()
    expect(slider).to_have_value(str(steps - 1))
    bar.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value(str(steps))


def test_wehrmacht_cards_are_played_back_with_arrows_and_dice_at_their_place(page: Page, table_url: str) -> None:
    """A board without a canvas: the results are told at the spaces and posts themselves, with an arrow to them."""
    made = new_game(table_url)
    quiet(page, report=True, playback=True)
    page.goto(f"{table_url}/#/game/{made['info']['id']}?key={made['keys']['soviet']}")
    expect(page.locator(".table")).to_be_visible(timeout=30_000)
    card, report = playing(page), page.get_by_role("region", name="What happened")
    die = "document.querySelector('.layer line') && document.querySelector('.badge .die')"
    for _ in range(80):
        if card.count():
            expect(card).to_contain_text(re.compile("Wehrmacht|Ju 87"))
            expect(report).to_have_count(0)
            page.wait_for_function(f"{die} || !document.querySelector('.playback')", timeout=40_000)
            if page.evaluate(f"!!{die}"):
                break
        page.keyboard.press("Escape")
        button = page.locator(".prompt [data-do]").last
        glow = page.locator(".board .spot.legal[data-id]").first
        (button if button.count() else glow).click()
        page.wait_for_timeout(150)
    expect(page.locator(".badge .die").first).to_be_visible()
    card.get_by_role("button", name="Skip to now").click()
    expect(card).to_have_count(0)
