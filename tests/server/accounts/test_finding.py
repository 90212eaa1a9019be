"""Finding a game: challenges that anyone may accept, and invitations by name."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from tests.server.accounts.conftest import PASSWORD, Device, code, register, sign_in
from tests.server.accounts.test_seating import my_games, players, seated
from tests.server.conftest import Browser, info_of, joined


def challenge(browser: TestClient, **south: Any) -> Any:
    """The answer to a new game with one's own seat and one that is described."""
    seats = {"north": {"kind": "here"}, "south": {"kind": "open", **south}}
    return browser.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": seats})


def join(browser: TestClient, created: dict[str, Any], seat: str = "south") -> Any:
    return browser.post(f"/api/games/{created['info']['id']}/join", json={"seat": seat})


def offered(browser: TestClient, created: dict[str, Any]) -> tuple[bool, str, str]:
    (south,) = [seat for seat in info_of(browser, created)["seats"] if seat["seat"] == "south"]
    return south["anyone"], south["note"], south["invited"]


def test_challenge_is_listed_and_accepted_by_the_first(device: Device) -> None:
    ada, bob, eve = device(), device(), device()
    for browser, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        register(browser, name)
    created = challenge(ada, anyone=True, note="  a turn a day, beginners welcome ").json()
    assert [game["id"] for game in bob.get("/api/games").json()] == [created["info"]["id"]]
    assert offered(bob, created) == (True, "a turn a day, beginners welcome", "")
    answer = join(bob, created)
    assert (answer.status_code, answer.json()["keys"]) == (200, {})
    assert players(ada, created) == {"north": "Ada", "south": "Bob"}
    assert offered(ada, created)[0] is False
    assert code(join(eve, created)) == (403, "seat-taken")
    assert my_games(bob) == [created["info"]["id"]]
    with seated(bob, created) as (_, hello):
        assert hello["mine"] == ["south"]


def test_guests_challenge_and_accept_without_accounts(client: TestClient) -> None:
    created = challenge(client, anyone=True).json()
    key = join(client, created).json()["keys"]["south"]
    with joined(client, created, key) as session:
        browser = Browser(session)
        (fresh,) = browser.receive("hello")["keys"].values()
        browser.send("keep", keys=[fresh])
        browser.receive("state")
        assert browser.receive("hello")["mine"] == ["south"]
    assert code(join(client, created)) == (403, "seat-taken")


def test_only_what_is_offered_can_be_taken(device: Device) -> None:
    ada, eve, guest = device(), device(), device()
    register(ada, "Ada")
    register(eve, "Eve")
    created = challenge(ada).json()
    for browser in (eve, guest):
        assert code(join(browser, created)) == (403, "bad-key")
        assert code(join(browser, created, "north")) == (404, "unknown-table")
        assert code(join(browser, {"info": {"id": "nothing"}})) == (404, "unknown-table")
    assert players(ada, created) == {"north": "Ada", "south": ""}


def test_invitation_by_name(device: Device) -> None:
    ada, bob, phone, eve = device(), device(), device(), device()
    for browser, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        register(browser, name)
    sign_in(phone, "Bob")
    created = challenge(ada, invite="bob").json()
    assert offered(ada, created) == (False, "", "Bob")
    assert (my_games(phone), my_games(eve)) == ([created["info"]["id"]], [])
    assert eve.get("/api/games").json() == []
    assert code(join(eve, created)) == (403, "bad-key")
    with seated(phone, created) as (_, hello):
        assert hello["mine"] == []
    assert join(phone, created).status_code == 200
    assert players(ada, created) == {"north": "Ada", "south": "Bob"}
    assert offered(ada, created) == (False, "", "")


def test_invitation_is_declined(device: Device) -> None:
    ada, bob = device(), device()
    register(ada, "Ada")
    register(bob, "Bob")
    created = challenge(ada, invite="Bob").json()
    assert bob.post(f"/api/games/{created['info']['id']}/decline").status_code == 204
    assert my_games(bob) == []
    assert offered(ada, created) == (False, "", "")
    assert code(join(bob, created)) == (403, "bad-key")


def test_invitation_of_no_one_makes_no_game(device: Device) -> None:
    ada, guest = device(), device()
    register(ada, "Ada")
    assert code(challenge(ada, invite="Babbage")) == (404, "unknown-account")
    assert code(challenge(guest, invite="Ada")) == (404, "unknown-account")
    assert my_games(ada) == []


def test_deleted_account_leaves_no_invitation(device: Device) -> None:
    ada, bob = device(), device()
    register(ada, "Ada")
    register(bob, "Bob")
    created = challenge(ada, invite="Bob").json()
    assert bob.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert offered(ada, created) == (False, "", "")
    assert players(ada, created) == {"north": "Ada", "south": ""}
