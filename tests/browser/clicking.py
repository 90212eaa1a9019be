"""A player made of clicks: looks at what glows and at the buttons, and uses nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

BUTTONS = ".prompt [data-do]"
GLOWING = ".board .spot.legal[data-id]"
MENU = "[role=menu] [role=menuitem]"
MOVED_ON = (
    "before => { const t = document.querySelector('.table');"
    " return !t || Number(t.dataset.ply) > before || document.querySelector('.prompt .over, [role=menu]') }"
)


def new_game(url: str, scenario: str = "solitaire", seed: str = "0123", **seats: str) -> dict[str, Any]:
    """A game made through the lobby's own interface; `seats` are `here` (the default), `open` or a machine's name."""
    names = {
        "solitaire": ("soviet",),
        "cooperative": ("command", "garrison"),
        "competitive": ("soviet", "german"),
    }[scenario]
    chosen = {seat: seats.get(seat, "here") for seat in names}
    body = {
        "game": "pavlov",
        "scenario": scenario,
        "seed": seed,
        "seats": {
            seat: {"kind": kind} if kind in ("here", "open") else {"kind": "ai", "player": kind}
            for seat, kind in chosen.items()
        },
    }
    answer = httpx.post(f"{url}/api/games", json=body, trust_env=False)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def example(url: str, id_: str) -> dict[str, Any]:
    """A table at the start of a worked example."""
    answer = httpx.post(f"{url}/api/situations/pavlov/{id_}", trust_env=False)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def open_table(page: Page, url: str, made: dict[str, Any], *seats: str) -> None:
    """Open the link of one or more seats, as a player would who got it by mail."""
    quiet(page)
    keys = "&".join(f"key={made['keys'][seat]}" for seat in seats)
    page.goto(f"{url}/#/game/{made['info']['id']}?{keys}")
    expect(page.locator(".table")).to_be_visible()


def quiet(page: Page, *, report: bool = False, playback: bool = False) -> None:
    """A player who has switched off the guide and, as a rule, playback and report; before the page opens."""
    chosen = json.dumps(json.dumps({"guide": False, "report": report, "playback": playback}))
    page.add_init_script(f"localStorage['grognard.settings'] ??= {chosen}")


def ply(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def over(page: Page) -> bool:
    return page.locator(".prompt .over").count() > 0


def wait_for_ply(page: Page, number: int) -> None:
    expect(page.locator(f".table[data-ply='{number}']")).to_be_visible()


def piece(page: Page, id_: str) -> Locator:
    return page.locator(f".board [data-id='{id_}']").first


def answer(page: Page, verb: str) -> Locator:
    return page.locator(f"{BUTTONS}[data-do='{verb}']").first


def play_on(page: Page, choose: random.Random, limit: int) -> int:
    """Click on anything that is offered until the game is over; returns the number of clicks."""
    clicks = 0
    while not over(page):
        assert clicks < limit, "the game does not end"
        before = ply(page)
        targets = page.locator(f"{GLOWING}, {BUTTONS}")
        count = targets.count()
        assert count, "nothing glows and no button is there"
        target = targets.nth(choose.randrange(count))
        target.click(timeout=8_000)  # a real click: something that lies on top of it is a fault of the table
        clicks += 1
        if page.locator(MENU).count():
            items = page.locator(MENU)
            items.nth(choose.randrange(items.count())).click()
            clicks += 1
        page.wait_for_function(MOVED_ON, arg=before, timeout=10_000)
    return clicks
