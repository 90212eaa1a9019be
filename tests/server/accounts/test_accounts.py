"""Accounts: registering, signing in and out, devices, changing and deleting what is one's own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from grognard.server.accounts import names
from grognard.server.accounts.cookies import PLAIN, SECURE
from grognard.server.problems import BadName
from tests.server.accounts.conftest import PASSWORD, Device, app_with_accounts, code, devices, me, register, sign_in


def test_without_accounts_there_is_no_trace_of_them(client: TestClient) -> None:
    assert client.get("/api/account").json() == {"enabled": False, "me": None, "mail": False}
    answer = client.post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
    assert code(answer) == (404, "not-found")
    assert not client.cookies


def test_register_sign_out_sign_in(device: Device) -> None:
    laptop = device()
    assert me(laptop) is None
    assert register(laptop, "  Ada   Lovelace ")["name"] == "Ada Lovelace"
    assert me(laptop) == "Ada Lovelace"
    assert laptop.post("/api/account/sign-out").status_code == 204
    assert me(laptop) is None
    assert list(laptop.cookies) == ["grognard-browser"]  # the session is gone; the browser is known again
    assert sign_in(laptop, "ada LOVELACE") == (200, "")
    assert me(laptop) == "Ada Lovelace"


def test_session_outlives_a_restart(database: Path) -> None:
    with devices(app_with_accounts(database)) as open_:
        laptop = open_()
        register(laptop, "Ada")
        cookie = laptop.cookies[PLAIN]
    with devices(app_with_accounts(database)) as open_:
        laptop = open_()
        laptop.cookies.set(PLAIN, cookie)
        assert me(laptop) == "Ada"


def test_devices_not_used_for_long_are_forgotten(database: Path) -> None:
    def kept() -> list[float]:
        with closing(sqlite3.connect(database)) as direct:
            return [seen for (seen,) in direct.execute("SELECT seen FROM sessions")]

    with devices(app_with_accounts(database)) as open_:
        register(open_(), "Ada")
        register(open_(), "Grace")
    with closing(sqlite3.connect(database, isolation_level=None)) as direct:
        direct.execute("UPDATE sessions SET seen = 1 WHERE account = (SELECT min(account) FROM sessions)")
    with devices(app_with_accounts(database)) as open_:
        assert me(open_()) is None
    assert len(kept()) == 1
    assert kept()[0] > 1


def test_cookie_is_for_this_site_alone(app: Starlette) -> None:
    with devices(app, "https://games.example.org") as open_:
        answer = open_().post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
        told = answer.headers["set-cookie"].lower()
        assert told.startswith(f"{SECURE.lower()}=")
        assert {"httponly", "secure", "samesite=strict", "path=/"} <= {part.strip() for part in told.split(";")}
        assert "domain" not in told


def test_cookie_without_tls_cannot_say_secure(device: Device) -> None:
    answer = device().post("/api/account/register", json={"name": "Ada", "password": PASSWORD})
    told = answer.headers["set-cookie"].lower()
    assert "secure" not in told
    assert "httponly" in told
    assert "samesite=strict" in told


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A", "length"),
        ("A" * 25, "length"),
        ("Ada<b>", "letters"),
        ("Ada\u202eevil", "letters"),
        ("Ada\u200b", "letters"),
        ("Αδα", "letters"),
        ("1941", "scripts"),
        ("Аdа", "scripts"),
        ("Admin", "reserved"),
        ("АДМИН", "reserved"),
        ("4dm1n", "reserved"),
        ("a.", "reserved"),
    ],
)
def test_names_that_are_none(name: str, reason: str) -> None:
    with pytest.raises(BadName) as wrong:
        names.checked(name)
    assert wrong.value.args_["reason"] == reason


@pytest.mark.parametrize("name", ["Ada", "Paweł", "Жуков", "von Manstein", "x_42", "Ёжик-2", "Mr. Fegelein"])
def test_names_that_are_allowed(name: str) -> None:
    assert names.checked(name) == name


def test_names_that_differ_stay_apart() -> None:
    ours = ["Ada", "Adam", "Paweł", "Жуков", "Чуйков", "Rommel", "Model", "Montgomery", "Hans", "Anna", "Иван", "Олег"]
    assert len({names.folded(name) for name in ours}) == len(ours)


def test_password_is_neither_short_nor_endless(device: Device) -> None:
    laptop = device()
    for password in ("short", "x" * 201):
        answer = laptop.post("/api/account/register", json={"name": "Ada", "password": password})
        assert code(answer) == (400, "bad-password")
    register(laptop, "Ada", "слово-пароль")
    assert me(laptop) == "Ada"


def test_new_password_signs_all_other_devices_out(device: Device) -> None:
    laptop, phone = device(), device()
    register(laptop, "Ada")
    assert sign_in(phone, "Ada") == (200, "")
    wrong = laptop.post("/api/account/password", json={"password": "not this one", "new": "another one"})
    assert code(wrong) == (403, "wrong-password")
    assert me(phone) == "Ada"
    right = laptop.post("/api/account/password", json={"password": PASSWORD, "new": "another one"})
    assert right.status_code == 204
    assert (me(laptop), me(phone)) == ("Ada", None)
    assert sign_in(phone, "Ada") == (403, "wrong-password")
    assert sign_in(phone, "Ada", "another one") == (200, "")


def test_devices_are_listed_and_signed_out_one_by_one(device: Device) -> None:
    laptop, phone = device(), device()
    register(laptop, "Ada")
    phone.headers["user-agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1"
    sign_in(phone, "Ada")
    known = {d["device"]: d for d in laptop.get("/api/account/devices").json()}
    assert set(known) == {"Firefox · Linux", "Safari · iPhone"}
    assert [d["current"] for d in known.values()].count(True) == 1
    assert known["Firefox · Linux"]["current"]
    lost = known["Safari · iPhone"]["id"]
    assert laptop.delete(f"/api/account/devices/{lost}").status_code == 204
    assert (me(laptop), me(phone)) == ("Ada", None)
    assert code(laptop.delete(f"/api/account/devices/{lost}")) == (404, "no-such-device")


def test_former_names_stay_with_the_account(device: Device) -> None:
    ada, eve = device(), device()
    register(ada, "Ada")
    register(eve, "Eve")
    answer = ada.post("/api/account/name", json={"name": "Countess"})
    assert (answer.status_code, answer.json()["name"]) == (200, "Countess")
    assert me(ada) == "Countess"
    for name in ("Ada", "Countess"):
        assert code(eve.post("/api/account/name", json={"name": name})) == (409, "name-taken")
    assert ada.post("/api/account/name", json={"name": "Ada"}).status_code == 200
    assert me(ada) == "Ada"


def test_nothing_of_an_account_without_a_session(device: Device) -> None:
    guest = device()
    for path in ("devices", "export"):
        assert code(guest.get(f"/api/account/{path}")) == (401, "signed-out")
    bodies = {"name": {"name": "Eve"}, "delete": {"password": PASSWORD}, "password": {"password": "x", "new": PASSWORD}}
    for path, body in bodies.items():
        assert code(guest.post(f"/api/account/{path}", json=body)) == (401, "signed-out")


def test_deleted_account_is_gone_and_its_name_free(device: Device) -> None:
    laptop, phone = device(), device()
    register(laptop, "Ada")
    sign_in(phone, "Ada")
    assert code(laptop.post("/api/account/delete", json={"password": "not this one"})) == (403, "wrong-password")
    assert laptop.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert (me(laptop), me(phone)) == (None, None)
    assert sign_in(laptop, "Ada") == (403, "wrong-password")
    register(phone, "Ada", "another password")
