"""Moderators ban, mute and close reports; players cannot; everything is in the log."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.server import care
from tests.server.accounts.conftest import PASSWORD, Device, code, me, register, sign_in
from tests.server.accounts.test_seating import seated
from tests.server.conftest import Browser, joined, new_game


def moderator(device: Device, database: Path, name: str = "Mira", role: Any = "moderator") -> TestClient:
    browser = device()
    register(browser, name)
    care.give_role(str(database), name, role)
    return browser


def impose(browser: TestClient, name: str, kind: str = "ban", reason: str = "abuse", days: float | None = None) -> Any:
    return browser.post("/api/moderation/impose", json={"name": name, "kind": kind, "reason": reason, "days": days})


def lift(browser: TestClient, name: str, kind: str = "ban") -> Any:
    return browser.post("/api/moderation/lift", json={"name": name, "kind": kind})


def test_players_and_guests_are_no_moderators(device: Device, database: Path) -> None:
    ada, guest, mira = device(), device(), moderator(device, database)
    register(ada, "Ada")
    for browser, wrong in ((ada, (403, "not-allowed")), (guest, (401, "signed-out"))):
        assert code(impose(browser, "Mira")) == wrong
        assert code(lift(browser, "Mira")) == wrong
        assert code(browser.post("/api/moderation/close", json={"game": "g", "number": 1})) == wrong
        assert code(browser.get("/api/moderation")) == wrong
        assert code(browser.get("/api/moderation/audit")) == wrong
    # A moderator does not read the log, and acts on players only.
    assert code(mira.get("/api/moderation/audit")) == (403, "not-allowed")
    other = moderator(device, database, "Nora")
    assert code(impose(mira, "Nora")) == code(impose(mira, "Mira")) == (403, "outranked")
    boss = moderator(device, database, "Olga", "admin")
    assert code(impose(other, "Olga")) == code(impose(boss, "Olga")) == (403, "outranked")
    assert impose(boss, "Nora").status_code == 204
    # Refused acts leave nothing in the log; the role of an account serves no longer than the account itself.
    assert [act["act"] for act in boss.get("/api/moderation/audit").json()["acts"]] == ["ban", "role", "role", "role"]
    assert code(other.get("/api/moderation")) == (403, "banned")
    care.give_role(str(database), "Mira", "")
    assert code(impose(mira, "Ada")) == (403, "not-allowed")


def test_banned_account_does_nothing_and_is_told_why(device: Device, database: Path) -> None:
    mira, ada, bob = moderator(device, database), device(), device()
    register(ada, "Ada")
    register(bob, "Bob")
    created = new_game(ada, south="open", private=True)
    with seated(bob, created, created["keys"]["south"]) as (south, _), seated(ada, created) as (north, _):
        assert impose(mira, "ada", reason="Threats <b>in chat</b>", days=2).status_code == 204
        told = north.receive("trouble")["problem"]
        assert told["code"] == "banned"
        # The others play on: they need not wait a day to let the machine have the seat.
        south.send("set-machine", seat="north", player="random")
        for _ in range(50):
            state = south.receive("state")
            if state["info"]["seats"][0]["stand_in"]:
                break
        assert state["info"]["seats"][0]["stand_in"] == "random"
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 2 * 86_400))
    assert f"banned until {day}" in told["text"]
    assert "Threats <b>in chat</b>" in told["text"]

    fresh = device()
    assert sign_in(fresh, "Ada") == (403, "banned")
    assert sign_in(fresh, "Ada", "wrong password") == (403, "wrong-password")
    assert code(ada.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": {}})) == (403, "banned")
    assert code(ada.post("/api/games/import", content=b"{}", headers={"content-type": "application/json"})) == (
        403,
        "banned",
    )
    open_game = new_game(bob, south="open")
    joining = {"seat": "south"}
    assert code(ada.post(f"/api/games/{open_game['info']['id']}/join", json=joining)) == (403, "banned")
    with joined(ada, open_game, open_game["keys"]["south"]) as session:
        assert Browser(session).trouble() == "banned"
    assert code(ada.post("/api/account/name", json={"name": "Eve"})) == (403, "banned")
    assert code(ada.post("/api/account/register", json={"name": "Eve", "password": PASSWORD})) == (403, "banned")
    known = ada.get("/api/account").json()["me"]
    assert known["ban"]["args"]["why"] == "Threats <b>in chat</b>"

    assert lift(mira, "Ada").status_code == 204
    assert code(lift(mira, "Ada")) == (409, "no-sanction")
    assert sign_in(fresh, "Ada") == (200, "")
    assert me(ada) == "Ada"
    with seated(ada, created) as (_, hello):
        assert hello["mine"] == ["north"]


def test_banned_account_can_still_be_exported_and_deleted(device: Device, database: Path) -> None:
    mira, ada = moderator(device, database), device()
    register(ada, "Ada")
    impose(mira, "Ada", reason="abuse")
    (act,) = ada.get("/api/account/export").json()["acts"]
    assert (act["act"], act["detail"], act["until"]) == ("ban", "abuse", 0)
    assert ada.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    (ban, _) = care.audit(str(database), 10)
    assert (ban.act, ban.account, ban.actor) == ("ban", "", "Mira")


def test_ban_and_mute_end_by_themselves(device: Device, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mira, ada = moderator(device, database), device()
    register(ada, "Ada")
    impose(mira, "Ada", days=1)
    assert sign_in(device(), "Ada") == (403, "banned")
    later = time.time() + 86_500
    monkeypatch.setattr(time, "time", lambda: later)
    assert sign_in(device(), "Ada") == (200, "")
    assert mira.get("/api/moderation").json()["sanctioned"] == []


def test_muted_player_plays_and_says_nothing(device: Device, database: Path) -> None:
    mira, ada = moderator(device, database), device()
    register(ada, "Ada")
    created = new_game(ada)
    with seated(ada, created) as (north, _):
        assert impose(mira, "Ada", "mute", "spam").status_code == 204
        north.send("say", seat="north", text="hello")
        assert north.receive("trouble")["problem"]["code"] == "muted"
        north.played("mark", spot="a")
        assert lift(mira, "Ada", "mute").status_code == 204
        north.send("say", seat="north", text="hello")
        assert north.receive("saying")["text"] == "hello"


def test_reported_line_is_closed_once(device: Device, database: Path) -> None:
    mira, ada, bob = moderator(device, database), device(), device()
    register(ada, "Ada")
    register(bob, "Bob")
    created = new_game(ada, south="open")
    id_, link = created["info"]["id"], created["keys"]["south"]
    with seated(bob, created, link), seated(ada, created) as (north, _):
        north.send("say", seat="north", text="<script>alert(1)</script>")
        north.receive("saying")
    reported = bob.post(f"/api/games/{id_}/complaints", json={"number": 1})
    assert reported.status_code == 204
    (report,) = mira.get("/api/moderation").json()["reports"]
    assert (report["name"], report["said"], report["closed"]) == ("Ada", "<script>alert(1)</script>", 0)
    closing = {"game": id_, "number": 1}
    assert mira.post("/api/moderation/close", json=closing).status_code == 204
    assert code(mira.post("/api/moderation/close", json=closing)) == (404, "no-such-report")
    (report,) = mira.get("/api/moderation").json()["reports"]
    assert report["closed"] > 0
    close, _ = care.audit(str(database), 10)
    assert (close.act, close.account, close.detail) == ("close", "Ada", f"{id_} 1")


def test_acts_need_a_reason_a_player_and_an_end_that_makes_sense(device: Device, database: Path) -> None:
    mira = moderator(device, database)
    register(device(), "Ada")
    assert code(impose(mira, "Ada", reason="  ")) == (400, "bad-request")
    assert code(impose(mira, "Ada", days=0)) == code(impose(mira, "Ada", days=1e9)) == (400, "bad-request")
    assert code(impose(mira, "Ada", kind="hang")) == (400, "bad-request")
    assert code(impose(mira, "Unknown")) == (404, "unknown-account")
    assert len(care.audit(str(database), 10)) == 1
