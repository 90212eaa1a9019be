"""Worked examples as lessons in a browser: moves are ticked, refusals explained, questions answered."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect


def lesson(page: Page) -> Locator:
    return page.get_by_role("region", name="Lesson")


def task(page: Page, number: int) -> Locator:
    return lesson(page).get_by_role("listitem").nth(number)


def take(page: Page, url: str, slug: str, situation: str) -> None:
    """A worked example with all its seats at this device."""
    answer = httpx.post(f"{url}/api/situations/{slug}/{situation}", trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    settings = json.dumps(json.dumps({"guide": False, "report": False}))
    page.add_init_script(f"localStorage['grognard.settings'] ??= {settings}")
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    expect(lesson(page)).to_be_visible(timeout=60_000)


def test_questions_are_asked_with_their_layer_on_the_map(page: Page, table_url: str) -> None:
    take(page, table_url, "h44", "07-4-6-h-bonds-and-rivers")
    expect(lesson(page)).to_contain_text("0 of 2")
    expect(page.get_by_text("German bond")).to_be_visible()
    task(page, 0).get_by_role("button", name="no", exact=True).click()
    expect(task(page, 0)).to_contain_text("Not so")
    task(page, 0).get_by_role("button", name="yes", exact=True).click()
    expect(lesson(page)).to_contain_text("1 of 2")
    task(page, 1).get_by_role("button", name="no", exact=True).click()
    expect(lesson(page)).to_contain_text("Lesson done")
    page.reload()
    expect(lesson(page)).to_contain_text("2 of 2", timeout=60_000)


def test_moves_are_ticked_and_refusals_explained(page: Page, table_url: str) -> None:
    take(page, table_url, "coh", "06-0-i-into-woods-not-through")
    expect(task(page, 0)).to_contain_text("act on action points")
    # Something else is not the lesson; it can be taken back.
    page.locator(".prompt .more").click()
    page.get_by_role("dialog").get_by_role("button", name="act on command points").first.click()
    expect(lesson(page)).to_contain_text("not the line of the lesson")
    lesson(page).get_by_role("button", name="Take it back").click()
    expect(lesson(page)).not_to_contain_text("not the line of the lesson")
    task(page, 0).get_by_role("button", name="Do it for me").click()
    expect(lesson(page)).to_contain_text("1 of 4")
    task(page, 1).get_by_role("button", name="Try it").click()
    expect(task(page, 1)).to_contain_text("Refused:")
    expect(lesson(page)).to_contain_text("2 of 4")


def test_course_leads_from_lesson_to_lesson_and_is_remembered(page: Page, table_url: str) -> None:
    page.goto(table_url)
    courses = page.locator("[data-course=s42]")
    expect(courses).to_contain_text("Learn Stalingrad '42 in 30 minutes", timeout=60_000)
    expect(courses).to_contain_text("0 of 11 lessons done")
    courses.get_by_role("button", name="Start the course").click()
    expect(lesson(page)).to_contain_text("Two bonds cross, and both hold", timeout=60_000)
    for number in (0, 1):
        task(page, number).get_by_role("button", name="yes", exact=True).click()
    expect(lesson(page)).to_contain_text("Lesson done")
    lesson(page).get_by_role("button", name="Next lesson").click()
    expect(lesson(page)).not_to_contain_text("Two bonds cross", timeout=60_000)
    expect(lesson(page)).to_contain_text("0 of 2", timeout=60_000)
    page.goto(f"{table_url}/#/")
    expect(courses).to_contain_text("1 of 11 lessons done", timeout=60_000)
    expect(courses.get_by_role("button", name="Continue")).to_be_visible()


def finish(page: Page) -> None:
    """Every task of a lesson: what is to be done or tried by its button, questions until the answer is right."""
    expect(lesson(page).locator(".count")).to_be_visible(timeout=60_000)
    done = lesson(page).get_by_text("Lesson done")
    while not done.is_visible():
        before = lesson(page).locator(".count").inner_text()
        for answer in lesson(page).locator("li.current .answers button").all():
            answer.click()
            page.wait_for_function(
                "before => document.querySelector('.count')?.innerText !== before"
                " || document.querySelector('li.current .wrong')",
                arg=before,
            )
            if lesson(page).locator(".count").inner_text() != before:
                break
        assert lesson(page).locator(".count").inner_text() != before, lesson(page).inner_text()


def course_and_first_game(page: Page, url: str, slug: str) -> None:
    answers: dict[str, Any] = httpx.get(f"{url}/api/systems/{slug}/course", trust_env=False, timeout=60).json()
    lessons = answers["lessons"]
    take(page, url, slug, lessons[0]["situation"])
    for number, each in enumerate(lessons, start=1):
        expect(lesson(page)).to_contain_text(f"Lesson {number} of {len(lessons)}", timeout=60_000)
        expect(lesson(page)).to_contain_text(each["teaches"]["en"])
        finish(page)
        if number < len(lessons):
            lesson(page).get_by_role("button", name="Next lesson").click()
    lesson(page).get_by_role("button", name="Play your first game").click()
    expect(lesson(page)).to_have_count(0, timeout=60_000)
    expect(page.locator(".table")).to_be_visible(timeout=60_000)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["pavlov", "ava", "h44", "s42", "coh"])
def test_course_is_finished_and_leads_to_a_game(page: Page, table_url: str, slug: str) -> None:
    course_and_first_game(page, table_url, slug)


def test_player_aid_opens_by_a_key_with_the_present_step_lit(page: Page, table_url: str) -> None:
    take(page, table_url, "h44", "07-4-6-h-bonds-and-rivers")
    page.keyboard.press("y")
    aid = page.get_by_role("dialog", name="Player aid")
    expect(aid.locator("[aria-current=step]")).to_contain_text("Movement in general")
    expect(aid.locator("[data-aid=crt]")).to_contain_text("A1/ENG")
    expect(aid.locator("[data-aid=terrain]")).to_contain_text("polder with woods")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.get_by_role("button", name="Player aid").click()
    expect(aid).to_be_visible()


AIDS = (
    ("pavlov", "2-3-c", "enemy", "Panzer IV", 0),
    ("ava", "10-4-h-a1", "crt", "2RR", 10),
    ("h44", "07-4-6-h-bonds-and-rivers", "roads", "⅓", 15),
    ("s42", "08-3-c-fifteen-to-four", "shifts", "massed artillery", 15),
    ("coh", "06-0-i-into-woods-not-through", "hits", "Cowering", 15),
)
"""A situation of each game, a chart of its player aid with something in it, and the least number of pictures."""

BLANK = """(all) => all.filter((canvas) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return new Set(new Uint32Array(data.buffer)).size < 4;
}).length"""


def test_player_aid_of_every_game_has_charts_pictures_modifiers_and_symbols(page: Page, table_url: str) -> None:
    for slug, situation, chart, cell, pictures in AIDS:
        take(page, table_url, slug, situation)
        page.keyboard.press("y")
        aid = page.get_by_role("dialog", name="Player aid")
        expect(aid.locator("[aria-current=step]")).to_have_count(1)
        expect(aid.locator(f"[data-aid={chart}]")).to_contain_text(cell)
        expect(aid.locator("[data-aid=modifiers] li").nth(7)).to_be_visible()
        expect(aid.locator("[data-aid=symbols] li").nth(7)).to_be_visible()
        if pictures:
            expect(aid.locator("table canvas").nth(pictures - 1)).to_be_visible()
        assert aid.locator("table canvas").evaluate_all(BLANK) == 0, f"{slug}: every picture shows something"
        # No heading is an id: every text was found.
        expect(aid).not_to_contain_text("aid-")
        page.keyboard.press("Escape")
