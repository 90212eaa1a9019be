"""Help from the machine: hints, a phase or turn that it finishes, and what it was up to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.testclient import TestClient

from grognard.core.verdicts import Message
from grognard.games import SYSTEMS as GAMES
from grognard.server.app import create_app
from grognard.server.helping.wire import Intent, PlanRating
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.thinking import InThread, Task, Thought
from tests.server.conftest import Browser, at_table, joined, new_game
from tests.server.toy import PLAYERS, SYSTEMS, Guess, Mark, Throw

HOLD, DRIVE = Message("intent-hold"), Message("intent-drive", {"place": "a"})
INTENT = Intent(HOLD, (PlanRating(HOLD, 0.6, 3), PlanRating(DRIVE, 0.4, 3)))


class Adviser(InThread):
    """Marks a spot, then throws; remembers what it was asked."""

    tasks: ClassVar[list[Task]] = []

    async def choose(self, task: Task) -> Thought:
        self.tasks.append(task)
        marks = task.game.position.marks
        return Thought(Throw() if marks else Mark("a"), INTENT)


class Eager(InThread):
    """Does the first thing that is allowed."""

    tasks: ClassVar[list[Task]] = []

    async def choose(self, task: Task) -> Thought:
        self.tasks.append(task)
        decision = task.game.asked(task.seat)
        assert decision is not None
        return Thought(next(iter(decision.actions(task.game))))


@contextmanager
def advised(database: Path) -> Iterator[TestClient]:
    Adviser.tasks.clear()
    with TestClient(create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=Adviser())) as client:
        yield client


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with advised(database) as client:
        yield client


def hint(browser: Browser, seat: str = "north") -> dict[str, Any]:
    return browser.ask("ask-hint", "hint", seat=seat, ply=browser.state["ply"])


def sayings(client: TestClient, created: dict[str, Any], seat: str, count: int) -> list[dict[str, Any]]:
    """The lines of talk that a browser is told when it comes."""
    with joined(client, created, created["keys"][seat]) as session:
        found = list[dict[str, Any]]()
        while len(found) < count:
            message = session.receive_json()
            if message["type"] == "saying":
                found.append(message)
        return found


def test_a_hint_names_the_answer_and_the_plan_and_changes_nothing(client: TestClient) -> None:
    with at_table(client, new_game(client, south="ai:random"), "north") as north:
        answer = hint(north)
        assert answer["choice"]["action"] == {"do": "mark", "spot": "a"}
        assert answer["choice"]["touches"] == ["a"]
        assert (answer["level"], answer["ply"]) == ("hard", 0)
        assert answer["intent"]["sentence"]["id"] == "intent-hold"
        assert [plan["chance"] for plan in answer["intent"]["plans"]] == [0.6, 0.4]
        assert north.ask("look", "state", at=None)["ply"] == 0
        assert hint(north)["choice"] == answer["choice"]
    assert len(Adviser.tasks) == 1  # the same question is not thought over twice


def test_the_machine_at_your_side_is_given_a_game_that_is_dealt_from_what_you_know(client: TestClient) -> None:
    secrets = set()
    for _ in range(12):
        created = new_game(client, seed="22" * 16)
        with at_table(client, created, "north") as north:
            mine = north.state["view"]["mine"]
            hint(north)
            dealt = Adviser.tasks[-1].game.position.secrets
            assert dealt["north"] == mine
            secrets.add(dealt["south"])
    assert len(secrets) > 1  # the true number of south is always the same


def test_no_help_against_other_people(client: TestClient) -> None:
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north:
        north.send("ask-hint", seat="north", ply=0)
        assert north.trouble() == "help-refused"
        north.send("let-play", seat="north", until="turn", ply=0)
        assert north.trouble() == "help-refused"
    assert Adviser.tasks == []


def test_help_only_for_ones_own_seat_when_it_is_asked(client: TestClient) -> None:
    created = new_game(client, south="ai:random")
    with at_table(client, created) as onlooker:
        onlooker.send("ask-hint", seat="north", ply=0)
        assert onlooker.trouble() == "not-your-seat"
        onlooker.send("let-play", seat="north", until="turn", ply=0)
        assert onlooker.trouble() == "not-your-seat"
    with at_table(client, new_game(client), "north", "south") as both:
        both.send("ask-hint", seat="south", ply=0)
        assert both.trouble() == "not-asked"
        both.send("ask-hint", seat="north", ply=3)
        assert both.trouble() == "stale-ply"


def test_after_another_answer_than_the_hint_it_thinks_anew(client: TestClient) -> None:
    with at_table(client, new_game(client), "north") as north:
        hint(north)
        north.played("mark", spot="a")
        hint(north)
        names = [task.table for task in Adviser.tasks]
        assert names[0] == names[1]  # the person follows: so does its plan
        north.played("mark", spot="b")
        hint(north)
    assert Adviser.tasks[-1].table != names[0]


def test_it_finishes_a_turn_and_no_more(client: TestClient) -> None:
    created = new_game(client)
    with at_table(client, created, "north", "south") as both:
        both.send("let-play", seat="north", until="turn", ply=0)
        assert both.receive("helped") == {"type": "helped", "seat": "north", "since": 0}
        both.until(2)  # a mark and a throw
        assert both.receive("helped")["seat"] == ""
        assert both.receive("saying")["intent"]["id"] == "intent-hold"
        assert both.ask("look", "state", at=None)["ask"]["seats"] == ["south"]
        assert [entry["seat"] for entry in both.log.values()] == ["", "north", "north"]
    assert len(Adviser.tasks) == 2


@pytest.mark.parametrize("ends", ["undo", "play", "stop"])
def test_what_it_did_can_be_taken_back_and_the_player_can_stop_it(database: Path, ends: str) -> None:
    class Marker(Adviser):
        """Marks two spots and thinks for long about the next."""

        async def choose(self, task: Task) -> Thought:
            marks = len(task.game.position.marks)
            await asyncio.sleep(3600 if marks == 2 else 0)
            return Thought(Mark("abc"[marks]))

    app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=Marker())
    with TestClient(app) as client, at_table(client, new_game(client), "north") as north:
        north.send("let-play", seat="north", until="turn", ply=0)
        north.receive("helped")
        assert 0 in north.until(2)["undo"]
        if ends == "undo":
            north.send("undo", to=0, ply=2, seat="north")
        elif ends == "play":
            north.play("mark", spot="c")
        else:
            north.send("stop-playing")
        assert north.receive("helped")["seat"] == ""
        if ends != "stop":
            assert north.until(3)["view"]["marks"] == ([] if ends == "undo" else ["a", "b", "c"])


def test_a_phase_ends_with_the_turn_and_what_does_not_play_need_not_be_stopped(client: TestClient) -> None:
    with at_table(client, new_game(client), "north", "south") as both:
        both.send("stop-playing")
        both.played("mark", spot="b")
        both.send("let-play", seat="north", until="phase", ply=1)
        assert both.receive("helped")["seat"] == "north"
        both.until(2)
        assert both.receive("helped")["seat"] == ""


def test_what_it_was_up_to_is_told_again_and_at_the_end_with_what_it_rejected(database: Path) -> None:
    class Winner(Adviser):
        async def choose(self, task: Task) -> Thought:
            south = Guess(task.game.position.secrets["north"])
            return Thought(south if task.game.position.points > 6 else Throw(), INTENT)

    with TestClient(create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=Winner())) as client:
        created = new_game(client, south="ai:random")
        with at_table(client, created, "north") as north:
            north.played("throw")
            line = north.receive("saying")
            assert (line["intent"]["id"], line["plans"]) == ("intent-hold", [])
    # After a restart it is there still.
    with TestClient(create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=Winner())) as client:
        (again,) = sayings(client, created, "north", 1)
        assert again == line
        with at_table(client, created, "north") as north:
            while north.state["outcome"] is None:
                if north.state["ask"]["seats"] == ["north"]:
                    north.play("throw")
                message = north.session.receive_json()
                north.state = message if message["type"] == "state" else north.state
            shown = north.session.receive_json()
            while shown["type"] != "saying" or not shown["plans"]:
                shown = north.session.receive_json()
            assert shown["number"] == line["number"]
            assert [plan["sentence"]["id"] for plan in shown["plans"]] == ["intent-hold", "intent-drive"]
        (told,) = sayings(client, created, "north", 1)
        assert told["plans"] == shown["plans"]


def test_one_hint_says_who_acts_and_what_it_does(database: Path) -> None:
    """A unit that is taken up is no advice yet: what it does belongs to the hint, and doing it needs no second one."""
    seats = {"german": {"kind": "here"}, "soviet": {"kind": "here"}}
    Eager.tasks.clear()
    with TestClient(create_app(GAMES, SqliteStore(database), thinker=Eager())) as client:
        game = {"game": "coh", "scenario": "corn-rows", "seats": seats, "seed": "5a" * 16}
        created = client.post("/api/games", json=game).json()
        with at_table(client, created, "german", "soviet") as germans:
            answer = hint(germans, "german")
            assert answer["choice"]["action"]["do"] == "act"
            (then,) = answer["then"]
            assert then["action"]["do"] != "act"
            germans.played("act", **{name: value for name, value in answer["choice"]["action"].items() if name != "do"})
            rest = hint(germans, "german")
            assert (rest["choice"], rest["then"], rest["ply"]) == (then, [], 1)
    assert len(Eager.tasks) == 2  # what is left is not thought over again
