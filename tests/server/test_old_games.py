"""Games that an older version wrote down: they are read in the words of today, and written so from then on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.core.journal import VERSION
from grognard.core.situations import runner
from tests.server.conftest import Open, at_table, new_game, with_keys

EXAMPLE = """
game: toy
title: example
secrets: {north: 4, south: 2}
expect: [{points: 0}]
"""


def aged(database: Path, format_: int = 1) -> None:
    """The games as a program with the word `tag` for `mark` would have written them."""
    with sqlite3.connect(database) as direct:
        direct.execute("UPDATE games SET format = ?, start = CASE start WHEN x'' THEN x'' ELSE x'7b7d' END", (format_,))
        direct.execute("UPDATE games SET version = ''")
        direct.execute("DELETE FROM states")
        direct.execute('UPDATE entries SET entry = replace(entry, \'"mark","spot"\', \'"tag","place"\')')
    direct.close()


def written(database: Path) -> list[Any]:
    with sqlite3.connect(database) as direct:
        (format_,) = direct.execute("SELECT format FROM games").fetchone()
        entries = [json.loads(entry) for (entry,) in direct.execute("SELECT entry FROM entries ORDER BY ply")]
    direct.close()
    return [format_, *(entry["action"] for entry in entries)]


@pytest.fixture
def words(renamed: Callable[[str, str], None]) -> None:
    renamed("toy", '[actions]\n"tag" = "mark"\n[fields]\n"tag.place" = "spot"\n')


@pytest.mark.usefixtures("words")
def test_a_game_in_old_words_goes_on(server: Open, database: Path) -> None:
    with server() as client:
        created = new_game(client)
        with at_table(client, created, "north", "south") as both:
            both.played("mark", spot="a")
            both.played("throw")
            before = both.state["view"]
    aged(database)
    assert written(database)[:2] == [1, {"do": "tag", "place": "a"}]
    with server() as client, at_table(client, created, "north", "south") as both:
        assert both.state["view"] == before
        both.played("mark", spot="b")
    assert written(database) == [VERSION, {"do": "mark", "spot": "a"}, {"do": "throw"}, {"do": "mark", "spot": "b"}]


@pytest.mark.usefixtures("words")
def test_the_game_of_a_situation_is_set_up_again(server: Open, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"example": runner.read_situation(EXAMPLE)}
    monkeypatch.setattr(runner, "catalogue", lambda slug, folder="": {} if folder else found)
    with server() as client:
        created = client.post("/api/situations/toy/example").json()
        with at_table(client, created, "north", "south") as both:
            before = both.played("mark", spot="a")["view"]
    aged(database)
    for _ in range(2):
        with server() as client, at_table(client, created, "north", "south") as both:
            assert both.state["view"] == before
    assert written(database)[0] == VERSION


@pytest.mark.usefixtures("words")
def test_a_game_that_cannot_be_read_stays_as_it_was_written(server: Open, database: Path) -> None:
    with server() as client:
        created = new_game(client)
        with at_table(client, created, "north", "south") as both:
            both.played("mark", spot="a")
    for format_, old in ((1, "spoilt"), (VERSION + 1, "mark")):
        aged(database, format_)
        with sqlite3.connect(database) as direct:
            direct.execute("UPDATE entries SET entry = replace(entry, '\"tag\"', ?)", (f'"{old}"',))
        direct.close()
        before = written(database)
        keys = with_keys(*created["keys"].values())
        with server() as client:
            answer = client.get(f"/api/games/{created['info']['id']}/journal", headers=keys)
        # It cannot be opened, but it can still be taken along.
        assert (answer.status_code, answer.json()["version"]) == (200, format_)
        assert [entry["action"] for entry in answer.json()["entries"]] == before[1:]
        assert written(database) == before
