"""Vacation in all games of an account at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.server.accounts.conftest import app_with_accounts, devices, register
from tests.server.clocks.conftest import DAYS, LIVE, Now
from tests.server.conftest import info_of


def vacation(browser: TestClient, *, on: bool) -> Any:
    return browser.post("/api/account/vacation", json={"on": on})


def test_an_account_goes_on_vacation_in_all_its_games_by_correspondence(database: Path, now: Now) -> None:
    with devices(app_with_accounts(database, now=now)) as device:
        ada, bob = device(), device()
        assert vacation(ada, on=True).status_code == 401
        register(ada, "Ada")
        register(bob, "Bob")

        def game(browser: TestClient, **more: Any) -> dict[str, Any]:
            seats = {"north": {"kind": "here"}, "south": {"kind": "open", "anyone": True}}
            made = browser.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": seats, **more})
            created: dict[str, Any] = made.json()
            return created

        slow, other, quick, none = game(ada, pace=DAYS), game(bob, pace=DAYS), game(ada, pace=LIVE), game(ada)
        assert bob.post(f"/api/games/{slow['info']['id']}/join", json={"seat": "south"}).status_code == 200
        assert [vacation(ada, on=True).json() for _ in range(2)] == [{"seats": 1}, {"seats": 0}]
        north, south = info_of(ada, slow)["clocks"]["seats"]
        assert (north["away"], south["away"]) == (now() + 14 * 86_400, 0)
        assert [c["away"] for made in (other, quick) for c in info_of(ada, made)["clocks"]["seats"]] == [0] * 4
        assert info_of(ada, none)["clocks"] is None
        now.pass_(86_400)
        assert vacation(ada, on=False).json() == {"seats": 1}
        assert info_of(ada, slow)["clocks"]["seats"][0]["vacation"] == 13 * 86_400
