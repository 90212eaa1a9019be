"""The table in a real browser: what glows, what is refused and why, history, languages, several players."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import answer, example, new_game, open_table, piece, ply, quiet, wait_for_ply


def test_one_click_shows_what_can_be_done_with_a_card(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.locator(".board .spot.legal[data-id^='c']", has_text="139th Signals").click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert ply(page) == 0


def test_an_illegal_gesture_answers_with_paragraph_and_reason(page: Page, table_url: str) -> None:
    """The worked example of moving: none takes the place of a damaged man, and the refusal leads to its paragraph."""
    open_table(page, table_url, example(table_url, "4-move-j"), "soviet")
    piece(page, "glushchenko").click()
    wait_for_ply(page, 1)
    expect(piece(page, "g3")).to_have_class(re.compile("legal"))
    piece(page, "g4").click()  # Khait's own position
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("Khait")
    refusal.get_by_role("button", name=re.compile(r"4\.move\.i")).first.click()
    expect(page.locator("[data-rule='4.move.i']")).to_be_visible()
    assert ply(page) == 1


def test_the_chosen_man_is_marked_and_one_click_chooses_another(page: Page, table_url: str) -> None:
    open_table(page, table_url, example(table_url, "4-move-j"), "soviet")
    piece(page, "glushchenko").click()
    wait_for_ply(page, 1)
    expect(piece(page, "glushchenko")).to_have_class(re.compile("selected"))
    piece(page, "khait").click()
    wait_for_ply(page, 3)  # the choice was taken back, the other was made
    expect(piece(page, "khait")).to_have_class(re.compile("selected"))
    expect(piece(page, "glushchenko")).not_to_have_class(re.compile("selected"))
    piece(page, "khait").click()
    expect(page.locator(".side")).to_contain_text("Selected: Khait")


def test_what_the_enemy_did_is_told_before_play_goes_on(page: Page, table_url: str) -> None:
    quiet(page, report=True)
    open_table(page, table_url, new_game(table_url), "soviet")
    answer(page, "end-cards").click()
    wait_for_ply(page, 1)
    report = page.get_by_role("region", name="What happened")
    expect(report).to_contain_text("Wehrmacht card")
    report.get_by_role("button", name="Show the board").click()
    expect(report).to_have_count(0)
    page.get_by_role("button", name=re.compile("What happened")).click()
    expect(report).to_be_visible()
    page.wait_for_timeout(450)  # a key pressed before the report can be seen does not close it
    page.keyboard.press("Space")
    expect(report).to_have_count(0)
    assert ply(page) == 1


def test_space_asks_before_actions_are_given_up(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.keyboard.press("Space")
    expect(page.locator(".toast")).to_contain_text(re.compile("Space"))
    assert ply(page) == 0
    page.keyboard.press("Space")
    wait_for_ply(page, 1)
    expect(page.locator(".toast")).to_have_count(0)


def test_answers_without_room_are_one_click_away(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.locator(".prompt").get_by_role("button", name=re.compile(r"\+\d+ more")).click()
    expect(page.get_by_role("dialog").locator("[data-do='end-cards']")).to_be_visible()


def test_undo_takes_back_a_step_and_history_shows_the_past(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.locator(".prompt [data-do='play-card']").first.click()
    wait_for_ply(page, 1)
    page.keyboard.press("u")
    wait_for_ply(page, 2)  # a ply only grows: the undo is one too
    expect(answer(page, "end-cards")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".past")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".past")).to_have_count(0)


def test_two_undos_in_a_row_strike_out_the_two_steps(page: Page, table_url: str) -> None:
    open_table(page, table_url, example(table_url, "4-move-j"), "soviet")
    piece(page, "glushchenko").click()
    wait_for_ply(page, 1)
    piece(page, "g3").click()
    wait_for_ply(page, 2)
    page.keyboard.press("u")
    wait_for_ply(page, 3)
    page.keyboard.press("u")
    wait_for_ply(page, 4)
    lines = page.locator("#panel-log li")
    expect(lines.filter(has_text="Undone")).to_have_count(2)
    expect(page.locator("#panel-log li.undone").filter(has_text="Undone")).to_have_count(0)
    expect(page.locator("#panel-log li.undone").first).to_be_visible()
    expect(page.locator("#panel-log li:not(.undone)").filter(has_text="Glushchenko")).to_have_count(0)


def test_escape_puts_the_chosen_man_back(page: Page, table_url: str) -> None:
    open_table(page, table_url, example(table_url, "4-move-j"), "soviet")
    piece(page, "glushchenko").click()
    wait_for_ply(page, 1)
    page.keyboard.press("Escape")
    wait_for_ply(page, 2)
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert ply(page) == 2


def test_a_worked_example_says_what_to_try(page: Page, table_url: str) -> None:
    open_table(page, table_url, example(table_url, "4-move-j"), "soviet")
    card = page.locator(".side")
    expect(card.locator("li.current")).to_contain_text("Glushchenko")
    expect(card.locator("li.refused")).to_have_count(3)
    expect(card.locator("li.refused").first).to_contain_text("the rules refuse this")
    expect(card).to_contain_text("Kiselev")


def test_the_log_says_when_a_search_finds_nothing(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.get_by_role("searchbox").first.fill("zzz")
    expect(page.locator("#panel-log")).to_contain_text("No log entry matches")


def test_the_curtain_opens_with_enter(page: Page, table_url: str) -> None:
    made = new_game(table_url, "competitive", soviet="here", german="here")
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    page.goto(f"{table_url}/#/game/{made['info']['id']}?{keys}")
    curtain = page.get_by_role("dialog", name=re.compile("Pass the device"))
    expect(curtain).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    expect(page.locator(".prompt")).not_to_be_visible()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


def test_three_languages_switch_live(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    bar = page.locator(".prompt")
    expect(bar).to_contain_text("Soviet card")
    page.locator(".languages [lang=ru]").click()
    expect(bar).to_contain_text(re.compile("[а-яё]{4,}"))
    page.locator(".languages [lang=pl]").click()
    expect(bar).to_contain_text(re.compile("kart"))
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_two_browsers_see_their_own_views_and_move_together(browser: Browser, page: Page, table_url: str) -> None:
    """A competitive game on two machines: the German's hand stays his own, and play goes on live in both."""
    made = new_game(table_url, "competitive", soviet="here", german="open")
    open_table(page, table_url, made, "soviet")
    other = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", bypass_csp=True)
    try:
        german = other.new_page()
        open_table(german, table_url, made, "german")
        planned = [b.inner_text() for b in german.locator(".prompt [data-do='plan']").all()]
        assert len(planned) == 4
        assert page.locator(".prompt [data-do]").count() == 0
        assert page.locator("main .spot[data-id^='c']").count() < german.locator("main .spot[data-id^='c']").count()
        for number in range(1, 4):
            german.locator(".prompt [data-do='plan']").first.click()
            wait_for_ply(german, number)
            wait_for_ply(page, number)
        german.locator(".prompt [data-do='plan-tactic']").first.click()
        answer(german, "lay-plan").click()
        expect(answer(page, "end-cards")).to_be_visible()
        assert german.locator(".prompt [data-do]").count() == 0
    finally:
        other.close()


def test_reconnecting_loses_nothing(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.locator(".prompt [data-do='play-card']").first.click()
    wait_for_ply(page, 1)
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.reload()
    wait_for_ply(page, 1)
    expect(page.locator("#panel-log")).to_contain_text("Turn 1")


def test_a_worked_example_is_played_in_place(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.keyboard.press("r")
    page.get_by_role("searchbox").last.fill("line of sight")
    expect(page.locator("[data-rule='1.3']")).to_be_visible()
    page.get_by_role("searchbox").last.fill("3.stuka")
    expect(page.locator("[data-rule='1.3']")).to_have_count(0)
    with page.context.expect_page() as opened:
        page.locator("[data-rule='3.stuka'] .example", has_text="Two anti-aircraft tokens").click()
    expect(answer(opened.value, "fire-aa")).to_be_visible()


def test_a_turn_by_keyboard_alone(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.keyboard.press("1")
    wait_for_ply(page, 1)
    page.keyboard.press("Escape")  # closes and puts back, but takes back nothing that was decided
    page.wait_for_timeout(300)
    assert ply(page) == 1
    page.keyboard.press("u")
    wait_for_ply(page, 2)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_journal_goes_out_and_comes_in_again(page: Page, table_url: str, tmp_path: Path) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.locator(".prompt [data-do='play-card']").first.click()
    wait_for_ply(page, 1)
    page.goto(table_url)
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("(Ex|Im)port game")).nth(1).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".table, .toast, [role=alert]").first).to_be_visible()


def test_phone_has_everything_within_reach(browser: Browser, table_url: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, bypass_csp=True
    )
    try:
        page = context.new_page()
        open_table(page, table_url, new_game(table_url), "soviet")
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        answer(page, "end-cards").tap()
        page.wait_for_function("Number(document.querySelector('.table').dataset.ply) > 0")
        page.get_by_role("navigation").get_by_role("button", name="Rules").tap()
        expect(page.locator("[data-rule='1.1']").first).to_be_visible()
    finally:
        context.close()


def test_dark_and_light(browser: Browser, table_url: str) -> None:
    made = new_game(table_url)
    colours = []
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 800}, bypass_csp=True)
        page = context.new_page()
        open_table(page, table_url, made, "soviet")
        colours.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        context.close()
    assert colours[0] != colours[1]
