"""Seats of accounts: found on every device, under the account's name, opened by the session and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.accounts.conftest import PASSWORD, Device, app_with_accounts, devices, me, register, sign_in
from tests.server.conftest import Browser, info_of, joined, new_game, with_keys


@contextmanager
def seated(browser: TestClient, created: dict[str, Any], *keys: str) -> Iterator[tuple[Browser, dict[str, Any]]]:
    """A browser at a table, and its `hello`."""
    with joined(browser, created, *keys) as session:
        at = Browser(session)
        hello = at.receive("hello")
        at.receive("state")
        yield at, hello


def players(browser: TestClient, created: dict[str, Any]) -> dict[str, str]:
    return {seat["seat"]: seat["player"] for seat in info_of(browser, created)["seats"]}


def my_games(browser: TestClient) -> list[str]:
    with browser.websocket_connect("/ws/lobby") as socket:
        socket.send_json({"type": "visit"})
        return [game["id"] for game in socket.receive_json()["mine"]]


def test_game_is_found_and_played_on_every_device(device: Device) -> None:
    laptop, phone, guest = device(), device(), device()
    register(laptop, "Ada")
    sign_in(phone, "Ada")
    created = new_game(laptop, south="open", private=True)
    assert set(created["keys"]) == {"south"}
    assert players(laptop, created) == {"north": "Ada", "south": ""}
    assert my_games(phone) == [created["info"]["id"]]
    assert my_games(guest) == []
    with seated(phone, created) as (north, hello):
        assert (hello["mine"], hello["keys"]) == (["north"], {})
        north.played("mark", spot="a")
    with seated(guest, created) as (_, hello):
        assert hello["mine"] == []


def test_link_opened_while_signed_in_is_the_accounts_seat(device: Device) -> None:
    ada, bob, phone = device(), device(), device()
    register(ada, "Ada")
    register(bob, "Bob")
    sign_in(phone, "Bob")
    created = new_game(ada, south="open")
    link = created["keys"]["south"]
    with seated(bob, created, link) as (south, hello):
        assert (hello["mine"], hello["keys"]) == (["south"], {})
        south.send("say", seat="south", text="hello")
        assert south.receive("saying")["seat"] == "south"
    assert players(ada, created) == {"north": "Ada", "south": "Bob"}
    # The link is spent, for its maker and for everyone.
    with joined(device(), created, link) as session:
        assert Browser(session).trouble() == "seat-taken"
    with seated(ada, created, link) as (_, hello):
        assert hello["mine"] == ["north"]
    with seated(phone, created) as (_, hello):
        assert hello["mine"] == ["south"]


def test_guest_keeps_playing_by_link_beside_an_account(device: Device) -> None:
    ada, guest = device(), device()
    register(ada, "Ada")
    created = new_game(ada, south="open")
    with seated(guest, created, created["keys"]["south"]) as (south, hello):
        (key,) = hello["keys"].values()
        south.send("keep", keys=[key])
        assert south.receive("hello")["mine"] == ["south"]
    assert players(ada, created) == {"north": "Ada", "south": ""}


def test_guest_who_signs_in_takes_the_seat_along(device: Device) -> None:
    guest, phone = device(), device()
    created = new_game(guest)
    keys = list(created["keys"].values())
    register(guest, "Ada")
    sign_in(phone, "Ada")
    with seated(guest, created, *keys) as (_, hello):
        assert hello["mine"] == ["north", "south"]
    assert players(guest, created) == {"north": "Ada", "south": "Ada"}
    with seated(phone, created) as (_, hello):
        assert hello["mine"] == ["north", "south"]
    with joined(device(), created, *keys) as session:
        assert Browser(session).trouble() == "seat-taken"


def test_key_does_not_take_another_accounts_seat(device: Device) -> None:
    """Even the true key of a seat, if Eve had it, does not make the seat hers."""
    ada, eve = device(), device()
    register(ada, "Ada")
    register(eve, "Eve")
    created = new_game(device())
    with seated(ada, created, created["keys"]["north"]):
        pass
    with seated(eve, created, created["keys"]["north"]) as (_, hello):
        assert hello["mine"] == []
    assert players(ada, created) == {"north": "Ada", "south": ""}


def test_device_that_was_signed_out_has_nothing_left(device: Device) -> None:
    laptop, lost = device(), device()
    register(laptop, "Ada")
    sign_in(lost, "Ada")
    created = new_game(lost)
    assert created["keys"] == {}
    other = next(d for d in laptop.get("/api/account/devices").json() if not d["current"])
    with seated(lost, created) as (at, hello), seated(laptop, created) as (mine, _):
        assert hello["mine"] == ["north", "south"]
        laptop.delete(f"/api/account/devices/{other['id']}")
        assert at.trouble() == "signed-out"
        with pytest.raises(WebSocketDisconnect):
            at.session.receive_json()
        assert mine.ask("ping", "pong", ref=1)["ref"] == 1
    with seated(lost, created) as (_, hello):
        assert hello["mine"] == []
    assert lost.get(f"/api/games/{created['info']['id']}/journal").status_code == 403
    assert lost.delete(f"/api/games/{created['info']['id']}").status_code == 403
    assert laptop.get(f"/api/games/{created['info']['id']}/journal").status_code == 200


def test_requests_are_made_with_the_session_instead_of_keys(device: Device) -> None:
    ada, eve = device(), device()
    register(ada, "Ada")
    register(eve, "Eve")
    id_ = new_game(ada)["info"]["id"]
    branch = {"seat": "north", "at": None, "name": "", "guest": ""}
    assert eve.post(f"/api/games/{id_}/branches", json=branch).status_code == 403
    assert eve.delete(f"/api/games/{id_}").status_code == 403
    made = ada.post(f"/api/games/{id_}/branches", json=branch)
    assert made.status_code == 201, made.text
    assert len(ada.get(f"/api/games/{id_}/branches").json()) == 1
    assert eve.get(f"/api/games/{id_}/branches").json() == []
    assert ada.get(f"/api/games/{id_}/journal", headers=with_keys("some old key")).status_code == 200
    assert ada.delete(f"/api/games/{id_}").status_code == 204
    assert my_games(ada) == []


def test_new_name_is_shown_at_once(device: Device) -> None:
    ada, bob = device(), device()
    register(ada, "Ada")
    created, other = new_game(ada, south="open"), new_game(ada)
    with seated(bob, created) as (onlooker, _):
        ada.post("/api/account/name", json={"name": "Countess"})
        told = onlooker.receive("presence")["info"]
        assert [seat["player"] for seat in told["seats"]] == ["Countess", ""]
    assert players(bob, other) == {"north": "Countess", "south": "Countess"}


def test_deleted_account_leaves_no_name_and_no_game_of_its_own(device: Device) -> None:
    ada, bob = device(), device()
    register(ada, "Ada")
    register(bob, "Bob")
    alone, both = new_game(ada), new_game(ada, south="open")
    with seated(ada, both), seated(bob, both, both["keys"]["south"]):
        pass
    with seated(ada, alone):
        pass
    assert ada.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert ada.get(f"/api/games/{alone['info']['id']}").status_code == 404
    assert players(bob, both) == {"north": "", "south": "Bob"}
    assert "Ada" not in bob.get(f"/api/games/{both['info']['id']}").text
    with seated(bob, both) as (_, hello):
        assert hello["mine"] == ["south"]


def test_export_tells_all_and_no_secret(device: Device) -> None:
    ada = device()
    register(ada, "Ada")
    created = new_game(ada, south="open")
    answer = ada.get("/api/account/export")
    known = answer.json()
    assert known["me"]["name"] == "Ada"
    assert [(seat["id"], seat["seat"]) for seat in known["seats"]] == [(created["info"]["id"], "north")]
    assert len(known["devices"]) == 1
    assert "argon2" not in answer.text
    assert created["keys"]["south"] not in answer.text
    assert "attachment" in answer.headers["content-disposition"]


def test_seats_outlive_a_restart(database: Path) -> None:
    with devices(app_with_accounts(database)) as open_:
        laptop = open_()
        register(laptop, "Ada")
        created = new_game(laptop, south="open")
    with devices(app_with_accounts(database)) as open_:
        phone = open_()
        sign_in(phone, "Ada")
        assert me(phone) == "Ada"
        with seated(phone, created) as (_, hello):
            assert hello["mine"] == ["north"]


def test_watchers_with_an_offer_are_sent_away_when_an_account_takes_the_seat(device: Device) -> None:
    guest, bob = device(), device()
    register(bob, "Bob")
    created = new_game(device(), south="open")
    link = created["keys"]["south"]
    with seated(guest, created, link) as (slow, _):
        with seated(bob, created, link) as (_, hello):
            assert hello["mine"] == ["south"]
        assert slow.trouble() == "seat-taken"
        with pytest.raises(WebSocketDisconnect):
            slow.session.receive_json()
