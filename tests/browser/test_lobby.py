"""The lobby as a shop window: what each game is, a first game in one click, and whose turn it is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.clicking import quiet
from tests.browser.hex_board import LEGAL, new_hex_game, sit_down


def test_every_game_shows_its_map_and_what_it_is_about(page: Page, table_url: str) -> None:
    page.goto(table_url)
    for game in ("pavlov", "ava", "h44", "s42", "coh"):
        card = page.locator(f"[data-game={game}]")
        expect(card.locator(".about")).not_to_be_empty()
        page.wait_for_function(
            "(game) => document.querySelector(`[data-game=${game}] img`)?.naturalWidth === 960", arg=game
        )
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("[data-game=h44] .about")).to_contain_text("Голландии")


def test_first_game_begins_with_one_click_and_is_marked_in_the_lobby(page: Page, table_url: str) -> None:
    quiet(page)
    page.goto(table_url)
    page.locator("[data-first=coh]").click()
    expect(page.locator(".hexboard > canvas")).to_be_visible()
    assert page.evaluate(LEGAL)
    expect(page.locator(".table > header .seats .mine")).to_contain_text("Germans")
    page.goto(table_url)
    game = page.locator("[data-standing=yours]")
    expect(game).to_contain_text("Your turn")
    expect(game).to_contain_text("Corn Rows")


def test_game_with_a_friend_tells_who_has_moved_since(page: Page, table_url: str) -> None:
    made = new_hex_game(table_url, "h44", "short", allied="open", german="open")
    sit_down(page, table_url, made, "german")
    expect(page.locator(".table[data-asked=false]")).to_be_visible()
    page.goto(table_url)
    expect(page.locator(f"[data-standing=theirs]:has([href*='{made['info']['id']}'])")).to_be_visible()


def test_scenarios_of_one_map_are_chosen_by_the_number_of_players(page: Page, table_url: str) -> None:
    page.goto(table_url)
    page.locator("[data-set-up=ava]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio")).to_have_count(4)
    dialog.get_by_role("radio", name="Campaign").check()
    dialog.get_by_role("button", name="Teams, 2 Axis and 3 Soviet players").click()
    expect(dialog.locator("select")).to_have_count(5)


def test_level_is_explained_once(page: Page, table_url: str) -> None:
    page.goto(table_url)
    page.locator("[data-set-up=pavlov]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Veteran", exact=True)).to_have_count(1)
    expect(dialog).to_contain_text("one tactics card a turn helps the Germans")
