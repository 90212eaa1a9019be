"""The machine at a player's side: a hint with its reason, a phase that it plays, and undo as usual."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.clicking import new_game, open_table, ply

HINT, CARD = "[data-help=hint]", "[data-hint]"


def test_a_hint_is_shown_and_done(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    page.keyboard.press("!")
    card = page.locator(CARD)
    expect(card).to_be_visible()
    card.locator("summary").click()
    assert card.locator("li").count() > 1
    expect(card.locator("li b").first).to_contain_text("%")
    before = ply(page)
    card.locator("[data-help=play-hint]").click()
    expect(page.locator(f".table[data-ply='{before + 1}']")).to_be_visible()
    expect(card).to_have_count(0)


def test_the_machine_finishes_a_phase_and_undo_takes_it_back_as_one(page: Page, table_url: str) -> None:
    open_table(page, table_url, new_game(table_url), "soviet")
    prompt = page.locator(".prompt .sentence").first
    asked = [prompt.inner_text()]
    for following in ("4.0.b", "4.0.c"):
        page.locator("details summary").click()
        page.locator("[data-help=phase]").click()
        expect(page.locator(".prompt .line")).to_contain_text(following, timeout=60_000)
        expect(page.locator(HINT)).to_be_visible()
        asked.append(prompt.inner_text())
    played = ply(page)
    page.locator(".undo").click()
    expect(page.locator(f".table[data-ply='{played + 1}']")).to_be_visible()
    expect(prompt).to_have_text(asked[1])


def test_no_help_where_other_people_play(page: Page, table_url: str) -> None:
    made = new_game(table_url, "cooperative", garrison="open")
    open_table(page, table_url, made, "command")
    expect(page.locator(".prompt .sentence").first).to_be_visible()
    expect(page.locator(HINT)).to_have_count(0)
