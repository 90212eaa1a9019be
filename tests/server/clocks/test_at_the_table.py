"""Clocks at a table: whose runs when, and what players may do when time is out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from grognard.core.journal import Match, read_journal
from grognard.server.clocks.ended import lost_on_time
from grognard.server.clocks.wire import Pace
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.tables import importing
from grognard.server.tables.tables import Tables
from grognard.server.thinking import InThread
from grognard.server.wire import NewGame, NewSeat, Play
from tests.server.clocks.conftest import DAYS, LIVE, Now, clock, pair, time_left
from tests.server.conftest import Browser, Open, at_table, info_of, new_game, with_keys
from tests.server.test_agreements import asked, last_event, reply
from tests.server.toy import PLAYERS, SYSTEMS, TOY

LONG = 1e6


def claim(browser: Browser, seat: str = "south", of: str = "north", ply: int | None = None) -> None:
    browser.send("claim-time", seat=seat, of=of, ply=browser.state["ply"] if ply is None else ply)


def journal_of(client: TestClient, created: dict[str, Any], seat: str) -> bytes:
    headers = with_keys(created["keys"][seat])
    answer = client.get(f"/api/games/{created['info']['id']}/journal", headers=headers)
    assert answer.status_code == 200, answer.text
    file: bytes = answer.content
    return file


# -- whose clock runs -------------------------------------------------------------------------------------


def test_without_a_pace_there_is_no_clock_and_nothing_to_claim(client: TestClient) -> None:
    created = new_game(client, south="open")
    assert (created["info"]["pace"], created["info"]["clocks"]) == (None, None)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        south.until(1)
        messages: tuple[dict[str, Any], ...] = (
            {"type_": "claim-time", "of": "north", "ply": 1},
            {"type_": "give-time", "to": "north", "seconds": 60, "ply": 1},
            {"type_": "pause-clocks", "pause": True, "ply": 1},
            {"type_": "take-vacation", "on": True},
        )
        for message in messages:
            south.send(seat="south", **message)
            assert south.trouble() == "no-clocks"
        assert info_of(client, created)["clocks"] is None


def test_a_clock_runs_from_the_first_action_while_its_seat_is_asked(client: TestClient, now: Now) -> None:
    created = new_game(client, south="open", pace=LIVE)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        now.pass_(LONG)
        assert clock(north, "north") | {"asked": False} == clock(north, "north")
        north.played("mark", spot="a")
        now.pass_(15)
        assert time_left(north, "north", now) == 595
        # Its own steps in a row renew no delay; time is taken when the turn goes over.
        north.played("mark", spot="b")
        north.played("throw")
        south.until(3)
        # A new game turn has begun: both have got the increment.
        assert (clock(south, "north")["bank"], clock(south, "south")["bank"]) == (655, 660)
        now.pass_(8)
        south.played("throw")
        north.until(4)
        # Within the delay: it cost nothing.
        assert clock(north, "south")["bank"] == 720
        assert clock(north, "north")["since"] == now()


def test_no_clock_runs_before_every_player_has_come(client: TestClient, now: Now) -> None:
    created = new_game(client, south="open", pace=LIVE)
    with at_table(client, created, "north") as north:
        north.played("mark", spot="a")
        now.pass_(LONG)
        assert clock(north, "north")["since"] == 0
        with at_table(client, created, "south") as south:
            while not (seats := south.receive("presence")["info"]["clocks"]["seats"])[0]["since"]:
                pass
            assert seats[0]["since"] == now()


def test_those_who_act_side_by_side_each_have_their_own_time(client: TestClient, now: Now) -> None:
    created = new_game(client, south="open", scenario="race", pace=LIVE)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        now.pass_(20)
        south.until(1)
        south.played("throw")
        north.until(2)
        now.pass_(30)
        assert (clock(north, "south")["since"], clock(north, "south")["bank"]) == (0, 590)
        assert time_left(north, "north", now) == 560
        claim(south)
        assert south.trouble() == "time-not-up"
        now.pass_(560)
        claim(south)
        assert south.until(3)["outcome"]["results"] == {"north": "loss", "south": "win"}


def test_a_machine_player_has_no_clock_and_one_for_a_person_stops_theirs(client: TestClient, now: Now) -> None:
    created = new_game(client, south="ai:random", pace=LIVE)
    assert [c["seat"] for c in created["info"]["clocks"]["seats"]] == ["north"]
    with at_table(client, created, "north") as north:
        north.played("mark", spot="a")
        north.send("claim-time", seat="north", of="south", ply=1)
        assert north.trouble() == "no-clocks"
    with pair(client, LIVE) as (north, south, _):
        now.pass_(30)
        north.send("set-machine", seat="north", player="random")
        south.until(2)
        assert (clock(south, "north")["since"], clock(south, "north")["bank"]) == (0, 580)
        claim(south)
        assert south.trouble() == "no-clocks"


def test_an_undo_and_a_request_stop_no_clock(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, _):
        now.pass_(20)
        north.send("undo", to=0, ply=1, seat="north")
        north.until(2)
        assert time_left(north, "north", now) == 590
        south.until(2)
        north.send("offer-draw", seat="north", ply=2)
        asked(south)
        now.pass_(590)
        claim(south, ply=2)
        assert south.until(3)["outcome"]["results"]["north"] == "loss"


def test_an_action_counts_until_a_claim_and_ends_one_that_comes_after_it(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, _):
        now.pass_(LONG)
        # No claim was made: the action counts.
        north.played("throw")
        claim(south, ply=1)
        assert south.trouble() == "stale-ply"
        claim(south)
        assert south.trouble() == "time-not-up"


def test_a_what_if_board_has_no_clock(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (_, _, created):
        headers = with_keys(created["keys"]["north"])
        answer = client.post(f"/api/games/{created['info']['id']}/branches", headers=headers, json={"seat": "north"})
        assert answer.status_code == 201, answer.text
        assert answer.json()["info"]["clocks"] is None


# -- time is out ------------------------------------------------------------------------------------------


def test_the_win_is_claimed_and_the_journal_keeps_it(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, created):
        now.pass_(609)
        claim(south)
        assert south.trouble() == "time-not-up"
        now.pass_(1)
        claim(south)
        for browser in (north, south):
            assert browser.until(2)["outcome"]["results"] == {"north": "loss", "south": "win"}
            assert last_event(browser) == "ended-on-time"
            assert not any(c["since"] for c in browser.state["info"]["clocks"]["seats"])
        file = journal_of(client, created, "south")
        match = Match.from_journal(read_journal(file), TOY)
        assert lost_on_time(match) == ("north",)
        match.undo("south", 1, agreed=True)
        assert lost_on_time(match) == ()
        # Imported, it is played without a clock, from the same end.
        brought = client.post("/api/games/import", content=file, headers={"content-type": "application/json"}).json()
        assert (brought["info"]["over"], brought["info"]["clocks"]) == (True, None)
        # Nothing is claimed twice, nor after the end.
        claim(south, ply=1)
        assert south.trouble() == "game-over"
        claim(north, "north", "south")
        assert north.trouble() == "game-over"


def test_no_claim_by_the_late_seat_an_onlooker_or_for_a_seat_that_is_not_there(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, created), at_table(client, created) as onlooker:
        now.pass_(LONG)
        claim(north, "north", "south")
        assert north.trouble() == "own-time-up"
        claim(north, "north", "north")
        assert north.trouble() == "own-time-up"
        claim(north, "south", "north")
        assert north.trouble() == "not-your-seat"
        claim(onlooker, "south", "north")
        assert onlooker.trouble() == "not-your-seat"
        claim(south, of="west")
        assert south.trouble() == "bad-seats"
        claim(south, ply=0)
        assert south.trouble() == "stale-ply"
        assert south.state["outcome"] is None


def test_of_two_claims_at_once_one_counts(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, created), at_table(client, created, "south") as again:
        now.pass_(LONG)
        claim(south)
        claim(again)
        assert [b.until(2)["ply"] for b in (north, south, again)] == [2, 2, 2]
        assert [south, again][south.state["ply"] == 2].trouble() == "game-over"
        assert north.state["ply"] == 2


def test_the_machine_takes_the_seat_of_one_who_is_late_and_gives_it_back_with_time(
    client: TestClient, now: Now
) -> None:
    with pair(client, LIVE) as (north, south, _):
        south.send("set-machine", seat="north", player="random")
        assert south.trouble() == "seat-present"
        now.pass_(LONG)
        south.send("set-machine", seat="north", player="random")
        south.until(2)
        assert south.log[2]["events"][0]["what"] == "seat-to-machine-on-time"
        seat = south.state["info"]["seats"][0]
        assert (seat["stand_in"], seat["ousted"]) == ("random", True)
        while south.state["waiting"] != ["south"]:
            south.receive("state")
        assert clock(south, "south")["since"] == now()
        north.until(2)
        north.send("set-machine", seat="north", player="")
        reply(south, "south", agree=True)
        north.until(south.state["ply"] + 1)
        assert clock(north, "north")["bank"] >= 600


def test_more_time_is_given_by_the_other_side_alone(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, _):
        north.send("give-time", seat="north", to="north", seconds=60, ply=1)
        assert north.trouble() == "own-side"
        for seconds in (0, -5, 10**9):
            south.send("give-time", seat="south", to="north", seconds=seconds, ply=1)
            assert south.trouble() == "bad-request"
        now.pass_(LONG)
        south.send("give-time", seat="south", to="north", seconds=900, ply=1)
        south.until(2)
        assert last_event(south) == "clocks-more-time"
        assert time_left(south, "north", now) == 900
        claim(south)
        assert south.trouble() == "time-not-up"
        # It is no step of the game: the late player's action, sent before they heard of it, counts.
        north.send("play", action={"do": "mark", "spot": "b"}, ply=1, seat="north")
        north.until(3)


def test_all_who_remain_on_the_other_side_agree_to_a_claim(client: TestClient, now: Now) -> None:
    seats = {"north": {"kind": "open"}, "east": {"kind": "open"}, "south": {"kind": "here"}}
    created = new_game(client, scenario="allies", seats=seats, pace=LIVE)
    with (
        at_table(client, created, "north") as north,
        at_table(client, created, "east") as east,
        at_table(client, created, "south") as south,
    ):
        north.played("throw")
        south.until(1)
        now.pass_(LONG)
        claim(north, "north", "south", ply=1)
        assert asked(east)["what"] == {"kind": "on-time", "seat": "south"}
        # An ally of the late seat has no say; its step ends the claim.
        south.played("mark", spot="a")
        east.until(2)
        assert east.state["request"] is None
        claim(north, "north", "south", ply=2)
        reply(east, "east", agree=True)
        assert east.until(3)["outcome"]["results"] == {"north": "win", "east": "win", "south": "loss"}


# -- pauses and vacation ----------------------------------------------------------------------------------


def test_the_clocks_stand_and_go_on_by_consent(client: TestClient, now: Now) -> None:
    with pair(client, LIVE) as (north, south, _):
        now.pass_(5)
        north.send("pause-clocks", seat="north", pause=False, ply=1)
        assert north.trouble() == "clocks-already"
        north.send("pause-clocks", seat="north", pause=True, ply=1)
        reply(south, "south", agree=True)
        north.until(2)
        assert (last_event(north), north.state["info"]["clocks"]["paused"]) == ("clocks-paused", True)
        now.pass_(LONG)
        claim(south, ply=2)
        assert south.trouble() == "time-not-up"
        # Play may go on; no clock runs.
        north.played("mark", spot="b")
        assert clock(north, "north")["since"] == 0
        south.until(3)
        south.send("pause-clocks", seat="south", pause=False, ply=3)
        while north.state["request"] is None:
            north.receive("state")
        reply(north, "north", agree=True)
        north.until(4)
        assert time_left(north, "north", now) == 605


def test_vacation_within_its_limit_by_correspondence_only(client: TestClient, now: Now) -> None:
    day = 86_400
    with pair(client, LIVE) as (north, _, _):
        north.send("take-vacation", seat="north", on=True)
        assert north.trouble() == "no-vacation"
    with pair(client, DAYS) as (north, south, _):
        now.pass_(day)
        south.send("take-vacation", seat="north", on=True)
        assert south.trouble() == "not-your-seat"
        north.send("take-vacation", seat="north", on=True)
        while not (north_clock := north.receive("presence")["info"]["clocks"]["seats"][0])["away"]:
            pass
        assert north_clock["away"] == now() + 14 * day
        north.send("take-vacation", seat="north", on=True)
        assert north.trouble() == "clocks-already"
        now.pass_(4 * day)
        # The next action ends it; what was not taken is kept.
        north.played("mark", spot="b")
        assert (clock(north, "north")["away"], clock(north, "north")["vacation"]) == (0, 10 * day)
        assert time_left(north, "north", now) == 6 * day
        now.pass_(6 * day)
        north.send("take-vacation", seat="north", on=True)
        assert north.trouble() == "no-vacation"
        claim(south, ply=2)
        assert south.until(3)["outcome"]["results"]["north"] == "loss"


@pytest.mark.parametrize("pace", [{"kind": "live", "delay": 0, "bank": 1}, {"kind": "weeks"}, {"kind": "days"}, 5])
def test_a_pace_without_sense_makes_no_game(client: TestClient, pace: object) -> None:
    seats = {"north": {"kind": "here"}, "south": {"kind": "here"}}
    answer = client.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": seats, "pace": pace})
    assert (answer.status_code, answer.json()["code"]) in ((400, "bad-pace"), (400, "bad-request"))
    assert client.get("/api/games").json() == []


# -- restarts ---------------------------------------------------------------------------------------------


def test_what_passes_while_no_server_works_is_no_players_time(server: Open, now: Now) -> None:
    with server() as client, pair(client, LIVE) as (_, _, created):
        now.pass_(20)
    now.pass_(LONG)
    with server() as client, at_table(client, created, "south") as south:
        # A player who is not connected loses time; a server that is down takes none.
        assert time_left(south, "north", now) == 590
        now.pass_(590)
        claim(south)
        assert south.until(2)["outcome"]["results"]["north"] == "loss"
    now.pass_(LONG)
    with server() as client:
        assert info_of(client, created)["over"]


def test_what_waits_for_others_at_the_server_costs_its_player_no_time(database: Path, now: Now) -> None:
    async def run() -> None:
        store = SqliteStore(database)
        tables = Tables(SYSTEMS, store, PLAYERS, InThread(), importing.InThread(SYSTEMS), now)
        here = {"north": NewSeat("here"), "south": NewSeat("here")}
        new = NewGame(game="toy", scenario="duel", seats=here, pace=Pace(kind="live", delay=0, bank=600))
        table = await tables.open((await tables.create(new)).info.id)
        player: Any = SimpleNamespace(mine=("north", "south"))
        await table.play(player, Play({"do": "mark", "spot": "a"}, 0, "north"))
        now.pass_(100)
        async with table.lock:
            sent = asyncio.create_task(table.play(player, Play({"do": "throw"}, 1, "north")))
            await asyncio.sleep(0)
            now.pass_(300)
        await sent
        assert table.row.clocks is not None
        assert [(clock.bank, clock.since) for clock in table.row.clocks.seats] == [(500, 0), (600, now() - 300)]
        await store.close()

    asyncio.run(run())
