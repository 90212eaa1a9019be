"""The lobby and the tables by the rules of WCAG A and AA as axe checks them, by daylight and by lamp light."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from grognard.games import SYSTEMS
from tests.browser.clicking import quiet
from tests.launching import ROOT, built_client, running_table

AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
PRINTED = {"rules": [{"id": "label-content-name-mismatch", "selector": ":not(.spot)"}]}
"""What is printed on a counter, a card or a place of the board is a picture of its facts and no label: "3-2 CS" is read
aloud as "Pavlov. Attack 3, suppression 2. C: Command. S: Storm Group"."""
FIND = "async ([change, tags]) => { axe.configure(change); return (await axe.run({ runOnly: tags })).violations }"


@pytest.fixture(scope="module")
def table_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all: nothing is changed here but for new games."""
    built_client()
    with running_table(tmp_path_factory.mktemp("tables") / "data") as address:
        yield address


def violations(page: Page) -> list[str]:
    """What axe finds in either theme, one line for each element."""
    page.add_script_tag(path=AXE)
    lines = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        found: list[dict[str, Any]] = page.evaluate(FIND, [PRINTED, LEVELS])
        lines += [f"{theme}: {fault['id']}: {node['html'][:160]}" for fault in found for node in fault["nodes"]]
    return lines


def test_lobby(page: Page, table_url: str) -> None:
    page.goto(table_url)
    for last in ("[data-game=coh]", "[data-course=coh]", "[data-puzzles=coh]"):
        expect(page.locator(last).first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("slug", SYSTEMS)
def test_table(page: Page, table_url: str, slug: str) -> None:
    scenario = SYSTEMS[slug].scenarios[0]
    body = {"game": slug, "scenario": scenario.id, "seats": {seat: {"kind": "here"} for seat in scenario.seats}}
    made = httpx.post(f"{table_url}/api/games", json=body, timeout=60, trust_env=False).json()
    keys = "&".join(f"key={key}" for key in made["keys"].values())
    quiet(page)
    page.goto(f"{table_url}/#/game/{made['info']['id']}?{keys}")
    expect(page.locator(".table[data-ply]")).to_be_visible()
    expect(page.locator(".prompt").first).to_be_visible()
    assert violations(page) == []
