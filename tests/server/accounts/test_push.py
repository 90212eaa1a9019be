"""Web Push to the devices of an account: all its games, for as long as each device is signed in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from grognard.server.notices.pushing import PushSettings
from grognard.server.notices.service import NoticeSettings
from tests.server.accounts.conftest import Device, app_with_accounts, register, sign_in
from tests.server.conftest import at_table, new_game, with_keys
from tests.server.notices.hooks import Service, service
from tests.server.notices.push_browser import PushBrowser
from tests.server.notices.test_bell import WAIT


@pytest.fixture
def app(database: Path) -> Starlette:
    push = PushSettings(key=database.parent / "push.pem", contact="https://games.example.org")
    return app_with_accounts(database, notices=NoticeSettings(reach="any", wait=WAIT, push=push))


@pytest.fixture
def hook() -> Iterator[Service]:
    with service() as hook:
        yield hook


def subscribe(device: TestClient, browser: PushBrowser) -> None:
    assert device.put("/api/push", json={"address": browser.address}).status_code == 200


def call(guest: TestClient, created: dict[str, Any]) -> None:
    """The guest moves: it is the account's turn."""
    with at_table(guest, created, "north") as north:
        north.played("throw")


def test_every_device_of_an_account_is_told_of_every_game(device: Device, hook: Service) -> None:
    laptop, phone, guest = device(), device(), device()
    register(laptop, "Ada")
    sign_in(phone, "Ada")
    at_desk, in_pocket = PushBrowser(hook, "/push/desk"), PushBrowser(hook, "/push/pocket")
    subscribe(laptop, at_desk)
    subscribe(phone, in_pocket)
    for name in ("Kursk", "Orel"):
        # Made after both have subscribed: no key was ever in the phone.
        created = new_game(laptop, north="open", south="here", name=name)
        call(guest, created)
    hook.wait_for(4)
    for browser in (at_desk, in_pocket):
        assert {said["title"] for said in browser.notices} == {"Kursk", "Orel"}
    path = f"/api/games/{created['info']['id']}/notices"
    assert len(phone.get(path).json()["devices"]) == 2
    assert guest.get(path, headers=with_keys(created["keys"]["north"])).json()["devices"] == []
    told = laptop.get("/api/account/export").json()["push"]
    assert {browser["endpoint"] for browser in told} == {at_desk.endpoint, in_pocket.endpoint}


def test_a_device_that_is_signed_out_is_told_no_more(device: Device, hook: Service) -> None:
    laptop, phone, guest = device(), device(), device()
    register(laptop, "Ada")
    sign_in(phone, "Ada")
    at_desk, in_pocket = PushBrowser(hook, "/push/desk"), PushBrowser(hook, "/push/pocket")
    subscribe(laptop, at_desk)
    subscribe(phone, in_pocket)
    assert phone.post("/api/account/sign-out").status_code == 204
    call(guest, new_game(laptop, north="open", south="here"))
    hook.wait_for(1)
    assert (len(at_desk.pushes), len(in_pocket.pushes)) == (1, 0)


def test_a_device_is_taken_off_the_list_from_another(device: Device, hook: Service) -> None:
    laptop, phone, guest = device(), device(), device()
    register(laptop, "Ada")
    sign_in(phone, "Ada")
    at_desk, lost = PushBrowser(hook, "/push/desk"), PushBrowser(hook, "/push/lost")
    subscribe(laptop, at_desk)
    id_ = phone.put("/api/push", json={"address": lost.address}).json()["id"]
    created = new_game(laptop, north="open", south="here")
    assert laptop.delete(f"/api/games/{created['info']['id']}/notices/devices/{id_}").status_code == 204
    call(guest, created)
    hook.wait_for(1)
    assert (len(at_desk.pushes), len(lost.pushes)) == (1, 0)


def test_a_seat_that_an_account_took_is_no_news_to_a_guests_browser(device: Device, hook: Service) -> None:
    shared, laptop, guest = device(), device(), device()
    created = new_game(shared, north="open", south="open")
    browser = PushBrowser(hook)
    with at_table(shared, created, "south"):
        pass
    seats = {created["info"]["id"]: [created["keys"]["south"]]}
    shared.put("/api/push", json={"address": browser.address, "seats": seats})
    register(laptop, "Ada")
    mine = PushBrowser(hook, "/push/ada")
    subscribe(laptop, mine)
    with at_table(laptop, created, "south"):
        pass
    call(guest, created)
    hook.wait_for(1)
    assert (len(mine.pushes), len(browser.pushes)) == (1, 0)
