"""A battle of Holland '44 in a browser, from the plan to the breakthrough: every question says what it is about."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Browser, Page, expect

from tests.browser.hex_board import LEGAL, point, press, show, sit_down


def opened(page: Page, url: str, situation: str) -> None:
    """A worked example, both seats at this device."""
    answer = httpx.post(f"{url}/api/situations/h44/{situation}", trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    sit_down(page, url, answer.json(), "allied", "german")


def attack(page: Page, *guns: str) -> None:
    """Every unit attacks the one hex that can be attacked."""
    press(page, ".prompt [data-do=attack]")
    plan = page.locator("[data-planner]")
    plan.get_by_role("button", name="All", exact=True).click()
    expect(plan.get_by_role("button", name="All", exact=True)).to_be_disabled()
    for gun in guns:
        plan.locator(f"[data-gun={gun}]").click()
        expect(plan.locator(f"[data-gun={gun}]")).to_have_attribute("aria-pressed", "true")
    press(page, "[data-planner] [data-do=commit]")


def test_advance_tells_who_may_go_how_far_and_opens_a_breakthrough(page: Page, table_url: str) -> None:
    opened(page, table_url, "16-2-f-breakthrough-group")
    attack(page)
    show(page, "1423", "1325")
    page.mouse.click(*point(page, "1325"))
    page.get_by_role("menuitem").first.click()
    card = page.get_by_role("region", name="Advance after combat")
    expect(card.locator("[data-runner=br-2gg]")).to_contain_text("2 hexes left, 3 along a road")
    expect(card).to_contain_text("Breakthrough combat: attackers that end next to another enemy")
    for unit in ("br-2gg", "br-2ig"):
        card.locator(f"[data-runner={unit}]").click()
        expect(card.locator(f"[data-runner={unit}]")).to_have_attribute("aria-pressed", "true")
        show(page, "1423")
        press(page, ".hexboard .spot[data-id='1423']")
        expect(card.locator(f"[data-runner={unit}]")).to_contain_text("one hex left")
    expect(card.locator("[data-do=breakthrough]")).to_contain_text("column 4-1")
    assert "1323" in page.evaluate(LEGAL)
    show(page, "1323")
    before = page.locator(".log li").count()
    page.mouse.click(*point(page, "1323"))
    press(page, "[role=menuitem]")
    expect(page.locator(".log")).to_contain_text("Attack on 1323")
    assert page.locator(".log li").count() > before


def test_determined_defence_tells_the_chances_of_every_lead(page: Page, table_url: str) -> None:
    opened(page, table_url, "12-4-k-desperate-defence")
    attack(page, "br-gds-art")
    expect(page.locator(".prompt").first).to_contain_text("Which Allied unit loses a step?")
    press(page, ".cards [data-do=lose-step]")
    expect(page.locator(".prompt").first).to_contain_text("Which German unit loses a step?")
    press(page, ".cards [data-do=lose-step]")
    stands = page.locator(".cards [data-do=stand]")
    expect(stands).to_have_count(2)
    expect(stands.first).to_contain_text("holds on 4 of 6; costs a step on 4 of 6")
    expect(page.locator(".cards")).to_contain_text(["the defence is desperate"])


def test_what_a_unit_can_do_besides_moving_is_explained(page: Page, table_url: str) -> None:
    opened(page, table_url, "21-1-j-company-detached")
    unit = page.evaluate(LEGAL)[0]
    show(page, unit)
    page.mouse.click(*point(page, unit))
    card = page.get_by_role("region", name="Movement")
    expect(card.locator("[data-do=detach]").first).to_be_visible()
    expect(card.locator("[data-help=detach]")).to_contain_text("One step becomes a separate unit")


def test_place_out_of_reach_tells_what_the_way_would_cost(page: Page, table_url: str) -> None:
    opened(page, table_url, "08-2-2-h-extended-movement")
    units = [id_ for id_ in page.evaluate(LEGAL) if not id_.isdigit()]
    show(page, units[0])
    page.mouse.click(*point(page, units[0]))
    expect(page.get_by_role("region", name="Movement")).to_be_visible()
    page.wait_for_function("__board.scene.contents.overlays.some((o) => o.id === 'reach-costs')")
    reach = page.evaluate("Object.keys(__board.scene.contents.overlays.find((o) => o.id === 'reach-costs').texts)")
    around = page.evaluate(
        "(hexes) => [...new Set(hexes.flatMap((hex) => __board.scene.map.around(__board.scene.map.get(hex)))"
        ".flatMap((cell) => (cell && !hexes.includes(cell.id) ? [cell.id] : [])))]",
        [hex_ for hex_ in reach if hex_.isdigit()],
    )
    show(page, *reach, *around)
    price = page.locator(".price.no")
    for hex_ in around:
        page.mouse.move(*point(page, hex_))
        if price.count() and " MP to reach " in price.inner_text():
            break
    expect(price).to_contain_text(re.compile(r"needs \d+ MP to reach \d+ and has \d+"))


def test_phone_shows_the_whole_question_above_its_answers(browser: Browser, table_url: str) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB", bypass_csp=True
    )
    try:
        page = context.new_page()
        opened(page, table_url, "16-2-f-breakthrough-group")
        attack(page)
        page.locator(".hexboard .spot[data-id='1224']").click()
        page.get_by_role("menuitem").first.click()
        expect(page.locator(".prompt").first).to_contain_text("Who advances, and who breaks through?")
        sentence = page.locator(".prompt .sentence").bounding_box()
        answers = page.locator(".prompt .answers").bounding_box()
        assert sentence
        assert answers
        assert sentence["y"] + sentence["height"] <= answers["y"] + 1
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    finally:
        context.close()
