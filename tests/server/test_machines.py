"""Machine players at the table: what they are given, and what happens when one fails."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import ClassVar

from starlette.testclient import TestClient

from grognard.ai import Player, PlayerView
from grognard.core.game import Action
from grognard.core.verdicts import Message
from grognard.server.app import create_app
from grognard.server.helping.wire import Intent
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.tables.machines import Intents
from grognard.server.thinking import InThread
from tests.server.conftest import Browser, at_table, new_game
from tests.server.toy import PLAYERS, SYSTEMS, Throw, Turn, View


class Thrower:
    """Always throws, and remembers what it was shown."""

    def __init__(self) -> None:
        self.sights: list[PlayerView] = []

    def choose(self, player_view: PlayerView) -> Action:
        self.sights.append(player_view)
        return Throw()


class Broken:
    def choose(self, player_view: PlayerView) -> Action:
        raise RuntimeError("out of ideas")


class Cheat:
    def choose(self, player_view: PlayerView) -> Action:
        return Turn  # type: ignore[return-value]  # the very fault that is tested


def table_with(player: Player, store: SqliteStore) -> TestClient:
    return TestClient(create_app(SYSTEMS, store, players=PLAYERS, thinker=InThread(lambda slug, name, seed: player)))


def wait_for_turn(browser: Browser) -> None:
    while browser.state["outcome"] is None and browser.state["ask"]["seats"] != [browser.state["seat"]]:
        browser.receive("state")


def test_machine_is_given_its_own_view_and_no_game(database: Path) -> None:
    player = Thrower()
    with table_with(player, SqliteStore(database)) as client:
        created = new_game(client, south="ai:random", seed="22" * 16)
        with at_table(client, created, "north") as north:
            north.played("throw")
            wait_for_turn(north)
        hotseat = new_game(client, seed="22" * 16)
        with at_table(client, hotseat, "south") as south:
            secret = south.state["view"]["mine"]
    (player_view,) = player.sights
    assert (player_view.seat, player_view.decision) == ("south", Turn(seats=("south",)))
    assert isinstance(player_view.view, View)
    assert player_view.view.mine == secret
    assert Throw() in player_view.actions


def test_machine_that_fails_does_not_stop_the_game(database: Path) -> None:
    for player in (Broken(), Cheat()):
        with table_with(player, SqliteStore(database)) as client:
            created = new_game(client, south="ai:random")
            with at_table(client, created, "north") as north:
                north.played("throw")
                wait_for_turn(north)


def test_machine_waits_for_the_disk_and_goes_on(database: Path) -> None:
    class Failing(SqliteStore):
        fails = 0

        def commit(self) -> None:
            if self.fails:
                self.fails -= 1
                raise sqlite3.OperationalError("disk I/O error")
            super().commit()

    class Saboteur(Thrower):
        def choose(self, player_view: PlayerView) -> Action:
            if not self.sights:
                store.fails = 1
            return super().choose(player_view)

    store = Failing(database)
    with table_with(Saboteur(), store) as client:
        created = new_game(client, south="ai:random")
        with at_table(client, created, "north") as north:
            north.played("throw")
            assert north.trouble() == "storage-failed"
            north.ask("ping", "pong")
            assert north.until(2)["ask"]["seats"] == ["north"]


def test_machine_plays_again_after_an_undo_to_its_decision(database: Path) -> None:
    player = Thrower()
    with table_with(player, SqliteStore(database)) as client:
        created = new_game(client, south="ai:random")
        with at_table(client, created, "north") as north:
            north.played("throw")
            wait_for_turn(north)
            north.send("undo", to=1, ply=2, seat="north")
            assert north.until(4)["ask"]["seats"] == ["north"]
    assert len(player.sights) == 2


def test_a_machine_says_what_it_was_up_to_only_after_its_turn() -> None:
    drive, hold = Intent(Message("intent-drive")), Intent(Message("intent-hold", {"place": "a1"}))
    intents = Intents()
    intents.note("south", drive)
    intents.note("south", drive)
    intents.note("south", None)
    assert intents.told("south") == []  # it is still to act
    intents.note("south", hold)
    assert intents.told(None) == [("south", drive), ("south", hold)]
    assert intents.told("north") == []


def test_a_machine_repeats_nothing_and_says_three_sentences_at_most() -> None:
    intents = Intents()
    for turn in (1, 2):
        intents.note("south", Intent(Message("intent-hold")))
        assert len(intents.told(None)) == (turn == 1)
    for number in range(5):
        intents.note("south", Intent(Message(f"intent-{number}")))
    assert [intent.sentence.id for _, intent in intents.told(None)] == ["intent-2", "intent-3", "intent-4"]


def test_a_player_may_hurry_the_machine_and_an_onlooker_may_not(database: Path) -> None:
    class Patient(InThread):
        hurried: ClassVar[list[str]] = []

        def hurry(self, table: str) -> None:
            self.hurried.append(table)

    with TestClient(create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, thinker=Patient())) as client:
        created = new_game(client, south="ai:random")
        with at_table(client, created) as onlooker:
            onlooker.send("hurry")
            onlooker.send("ping")
            onlooker.receive("pong")
        assert Patient.hurried == []
        with at_table(client, created, "north") as north:
            north.send("hurry")
            north.send("ping")
            north.receive("pong")
        assert created["info"]["id"] in Patient.hurried
