"""Several seats asked different things at once: each answers when it likes, machines too, one browser for one seat at a
time."""

from __future__ import annotations

import threading
from pathlib import Path

from starlette.testclient import TestClient

from grognard.ai import PlayerView
from grognard.core.dice import seed_from
from grognard.core.game import Action
from grognard.core.journal import Match
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import at_table, new_game
from tests.server.test_machines import Thrower, table_with
from tests.server.toy import TOY, Mark, Throw, View


def test_each_seat_is_asked_its_own_and_all_know_who_is_asked(client: TestClient) -> None:
    created = new_game(client, south="open", scenario="race")
    with (
        at_table(client, created, "north") as north,
        at_table(client, created, "south") as south,
        at_table(client, created) as onlooker,
    ):
        assert (north.state["ask"]["seats"], south.state["ask"]["seats"]) == (["north"], ["south"])
        assert north.state["ask"]["choices"]
        assert south.state["ask"]["choices"]
        for browser in (north, south, onlooker):
            assert browser.state["waiting"] == ["north", "south"]
        assert onlooker.state["ask"]["choices"] == []
        # The second may answer before the first.
        south.played("throw")
        assert north.until(1)["waiting"] == ["north"]
        assert south.state["ask"]["choices"] == []
        south.send("why", action={"do": "throw"})
        assert south.trouble() == "not-asked"
        north.played("throw")
        assert north.state["ask"]["kind"] == "turn"


def test_a_step_beside_mine_does_not_make_my_answer_stale(client: TestClient) -> None:
    created = new_game(client, south="open", scenario="race")
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        south.played("mark", spot="a")
        # North has not seen it: the action is judged on the table as it is.
        north.send("play", action={"do": "mark", "spot": "a"}, ply=0, seat="north")
        assert north.receive("refused")["forbidden"]["rule"] == "1.2"
        north.send("play", action={"do": "mark", "spot": "b"}, ply=0, seat="north")
        assert north.until(2)["view"]["marks"] == ["a", "b"]
        # An action from before the seat's own last action is stale.
        north.send("play", action={"do": "mark", "spot": "c"}, ply=1, seat="north")
        assert north.trouble() == "stale-ply"
        north.send("play", action={"do": "mark", "spot": "c"}, ply=-1, seat="north")
        assert north.trouble() == "stale-ply"
        # And what came before the table went back.
        north.send("undo", to=1, ply=2, seat="north")
        south.until(3)
        south.send("play", action={"do": "mark", "spot": "c"}, ply=2, seat="south")
        assert south.trouble() == "stale-ply"


def test_one_browser_for_both_stays_with_a_seat_until_it_has_answered(client: TestClient) -> None:
    created = new_game(client, scenario="race")
    with at_table(client, created, "north", "south") as both:
        assert both.state["seat"] == "north"
        assert both.played("mark", spot="a")["seat"] == "north"
        assert both.played("throw")["seat"] == "south"
        assert both.played("mark", spot="b")["seat"] == "south"
        # North's turn comes when south is done.
        assert both.played("throw")["seat"] == "north"


def test_one_browser_for_both_may_answer_for_the_other_seat_first(client: TestClient) -> None:
    with at_table(client, new_game(client, scenario="race"), "north", "south") as both:
        both.send("play", action={"do": "throw"}, ply=0, seat="south")
        state = both.until(1)
        assert (state["seat"], state["waiting"]) == ("north", ["north"])


def test_a_machine_plays_beside_a_person_who_thinks(database: Path) -> None:
    player = Thrower()
    with table_with(player, SqliteStore(database)) as client:
        created = new_game(client, south="ai:random", scenario="race")
        with at_table(client, created, "north") as north:
            assert north.until(1)["waiting"] == ["north"]
            assert north.played("mark", spot="a")["ply"] == 2
    (player_view,) = player.sights
    assert player_view.seat == "south"


def test_a_machine_whose_choice_was_taken_meanwhile_looks_again(database: Path) -> None:
    class Slow:
        """Marks the first free spot, slowly the first time."""

        def __init__(self) -> None:
            self.shown: list[tuple[str, ...]] = []
            self.go_on = threading.Event()

        def choose(self, player_view: PlayerView) -> Action:
            assert isinstance(player_view.view, View)
            self.shown.append(player_view.view.marks)
            self.go_on.wait(10)
            return next((a for a in player_view.actions if isinstance(a, Mark)), Throw())

    player = Slow()
    with table_with(player, SqliteStore(database)) as client:
        created = new_game(client, south="ai:random", scenario="race")
        with at_table(client, created, "north") as north:
            north.played("mark", spot="a")
            player.go_on.set()
            assert north.until(4)["view"]["marks"] == ["a", "b", "c"]
            assert north.state["waiting"] == ["north"]
    assert player.shown[:2] == [(), ("a",)]


def test_lanes_are_kept_by_play_undo_and_replay() -> None:
    match = Match(TOY, "race", {}, seed_from(3))

    def waiting() -> tuple[str, ...]:
        return match.game.waiting

    match.play("south", Mark("a"))
    match.play("north", Throw())
    assert waiting() == ("south",)
    match.undo("north", 1, agreed=True)
    assert waiting() == ("north", "south")
    match.play("south", Throw())
    match.play("north", Throw(), ply=3)
    assert match.game.parallel == ()
    again = Match.from_journal(match.journal(), TOY)
    assert (again.digest(), again.game.waiting) == (match.digest(), ("north",))
