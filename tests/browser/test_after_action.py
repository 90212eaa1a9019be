"""The after-action report in a browser: what it shows, where it leads, and the same game once more."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.hex_board import listed_ids, new_hex_game, sit_down
from tests.lab.after_action.test_report import finished


@pytest.fixture
def played(table_url: str) -> dict[str, Any]:
    """A firefight that is over."""
    data = finished().journal().encode()
    json = {"content-type": "application/json"}
    answer = httpx.post(f"{table_url}/api/games/import", content=data, headers=json, trust_env=False, timeout=60)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_report_tells_score_losses_battles_and_luck(page: Page, table_url: str, played: dict[str, Any]) -> None:
    sit_down(page, table_url, played, "german", "soviet")
    page.locator("[data-open=after-action]").click()
    report = page.get_by_role("dialog", name="After-action report")
    for army in finished().game.position.armies:
        expect(report.locator("[data-part=score]")).to_contain_text(str(army.points))
    expect(report.locator("[data-part=losses] tbody tr").first).to_be_visible()
    expect(report.get_by_role("img", name="Luck over the game")).to_be_visible()
    expect(report.locator("[data-part=luck]")).to_contain_text("luckier than")
    report.locator("[data-part=luck] summary").click()
    rows = report.locator("[data-roll]")
    assert rows.count() > 10
    expect(rows.first).to_contain_text("%")
    report.locator("[data-part=battles] .step").first.click()
    expect(report).to_have_count(0)
    expect(page.locator(".past")).to_be_visible()


@pytest.mark.slow
def test_chances_are_played_out_and_a_moment_is_a_click_away(
    page: Page, table_url: str, played: dict[str, Any]
) -> None:
    sit_down(page, table_url, played, "german", "soviet")
    page.locator("[data-open=after-action]").click()
    report = page.get_by_role("dialog", name="After-action report")
    report.get_by_role("button", name="Play it out").click()
    graph = report.get_by_role("img", name="Chance of winning")
    expect(graph).to_be_visible(timeout=90_000)
    graph.locator(".moment").first.click()
    expect(report).to_have_count(0)
    expect(page.locator(".past")).to_be_visible()


def test_rematch_is_the_same_game_from_the_start(page: Page, table_url: str, played: dict[str, Any]) -> None:
    sit_down(page, table_url, played, "german", "soviet")
    before = listed_ids(table_url)
    page.locator("[data-open=after-action]").click()
    page.get_by_role("dialog", name="After-action report").get_by_role("button", name="Rematch", exact=True).click()
    expect(page.locator("[data-open=after-action]")).to_have_count(0)
    games = httpx.get(f"{table_url}/api/games", trust_env=False).json()
    assert [game["scenario"] for game in games if game["id"] not in before] == ["corn-rows"]


def test_luck_so_far_is_open_while_the_game_runs_but_chances_are_not(page: Page, table_url: str) -> None:
    made = new_hex_game(table_url, "coh", "corn-rows", german="here", soviet="here")
    sit_down(page, table_url, made, "german", "soviet")
    page.get_by_role("button", name="Luck and losses so far").click()
    report = page.get_by_role("dialog", name="Luck and losses so far")
    expect(report.locator("[data-part=luck]")).to_be_visible()
    expect(report.get_by_role("button", name="Play it out")).to_have_count(0)
