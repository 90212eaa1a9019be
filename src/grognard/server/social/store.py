"""Profiles, ladders, and whom and what players follow or block: the statements, which SQLite and PostgreSQL both
understand."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, Literal

from msgspec import Struct

from grognard.server.social import recording
from grognard.server.social.problems import TooManyFollowed
from grognard.server.social.rating import PROVISIONAL, Rating
from grognard.server.storage.operations import PUBLIC, Operations
from grognard.server.storage.rows import Database

Tie = Literal["game", "player", "block"]
MOST = 200
"""Games, players and blocks of one account."""
WATCHED = 30
"""Followed games that the lobby shows."""
OFFERED = 100
"""Challenges that are looked through for the best."""


class Finished(Struct, frozen=True):
    """A game that has ended."""

    number: int
    id: str
    game: str
    scenario: str
    ended: float
    how: str
    private: bool
    rated: bool
    unrated: str
    kept: bool
    """It can still be looked at."""


class Scored(Struct, frozen=True):
    """A seat of a game that has ended."""

    id: str
    seat: str
    account: str
    player: str
    result: str
    before: float
    after: float
    name: str
    """Of the account today; empty: it is deleted, or there was none."""


class Standing(Struct, frozen=True):
    """A line of a ladder."""

    name: str
    rating: float
    deviation: float
    games: int


class SocialStore:
    def __init__(self, store: Operations) -> None:
        self._read, self._write = store._read, store._write

    # -- what a player wants --------------------------------------------------------------------------

    async def choose(self, account: str, rated: bool, ladder: bool) -> None:
        """Whether they play rated games, and stand on ladders."""
        choice = "UPDATE accounts SET rated = ?, ladder = ? WHERE id = ?"
        await self._write(lambda db: db.execute(choice, (int(rated), int(ladder), account)))

    async def tie(self, account: str, kind: Tie, target: str, on: bool) -> None:
        """Follow a game or player, or block a player; or no longer. A block ends that they follow each other."""

        def do(db: Database) -> None:
            db.execute("DELETE FROM follows WHERE account = ? AND kind = ? AND target = ?", (account, kind, target))
            if not on:
                return
            (count,) = db.execute("SELECT count(*) FROM follows WHERE account = ?", (account,)).fetchone()
            if count >= MOST:
                raise TooManyFollowed()
            if kind == "block":
                both = "DELETE FROM follows WHERE kind = 'player' AND account = ? AND target = ?"
                db.executemany(both, [(account, target), (target, account)])
            db.execute("INSERT INTO follows VALUES (?, ?, ?, ?)", (account, kind, target, time.time()))

        await self._write(do)

    async def ties(self, account: str) -> list[tuple[Tie, str, str]]:
        """What a player follows and blocks: the kind, the id, and the name of a player."""
        query = (
            "SELECT follows.kind, follows.target, coalesce(accounts.name, '') FROM follows "
            "LEFT JOIN accounts ON accounts.id = follows.target WHERE follows.account = ? "
            "ORDER BY follows.kind, accounts.name, follows.since"
        )
        rows = await self._read(lambda db: db.execute(query, (account,)).fetchall())
        return [(kind, target, name) for kind, target, name in rows]

    async def blocked(self, account: str) -> set[str]:
        """The accounts that this one blocks, and those that block it."""
        query = "SELECT account, target FROM follows WHERE kind = 'block' AND (account = ? OR target = ?)"
        rows = await self._read(lambda db: db.execute(query, (account, account)).fetchall())
        return {id_ for pair in rows for id_ in pair} - {account}

    async def watched(self, account: str) -> list[str]:
        """The games that a player follows, and the public games that those they follow play now."""
        query = (
            "SELECT id FROM games WHERE deleted IS NULL AND parent = '' AND ("
            "id IN (SELECT target FROM follows WHERE account = ? AND kind = 'game') OR (private = 0 AND over = 0 "
            "AND id IN (SELECT owners.game FROM owners JOIN follows ON follows.target = owners.account "
            "WHERE follows.account = ? AND follows.kind = 'player'))) ORDER BY updated DESC, id LIMIT ?"
        )
        return [
            id_ for (id_,) in await self._read(lambda db: db.execute(query, (account, account, WATCHED)).fetchall())
        ]

    # -- profiles -------------------------------------------------------------------------------------

    async def ratings(self, account: str) -> dict[str, Rating]:
        query = "SELECT game, rating, deviation, volatility, games, at FROM ratings WHERE account = ? ORDER BY game"
        rows = await self._read(lambda db: db.execute(query, (account,)).fetchall())
        return {game: Rating(*rest) for game, *rest in rows}

    async def rating(self, account: str, game: str) -> Rating:
        return await self._read(lambda db: recording.rating_of(db, account, game))

    async def tally(self, account: str, private: bool) -> list[tuple[str, str, str, int]]:
        """How many games a player has finished: game, seat, result, count; with private ones or without."""
        query = (
            "SELECT results.game, scores.seat, scores.result, count(*) FROM scores "
            "JOIN results ON results.id = scores.id WHERE scores.account = ? AND results.private <= ? "
            "GROUP BY results.game, scores.seat, scores.result ORDER BY results.game, scores.seat, scores.result"
        )
        rows = await self._read(lambda db: db.execute(query, (account, int(private))).fetchall())
        return [(game, seat, result, count) for game, seat, result, count in rows]

    async def finished(self, account: str, private: bool, before: int, count: int) -> list[Finished]:
        """The games that a player has finished, latest first; `before`: only those before this number."""
        query = (
            "SELECT number, results.id, results.game, results.scenario, ended, how, results.private, results.rated, "
            "unrated, CASE WHEN games.id IS NULL THEN 0 ELSE 1 END FROM results "
            "LEFT JOIN games ON games.id = results.id AND games.deleted IS NULL "
            "WHERE results.id IN (SELECT id FROM scores WHERE account = ?) AND results.private <= ? "
            "AND (number < ? OR ? = 0) ORDER BY number DESC LIMIT ?"
        )
        values = (account, int(private), before, before, count)
        rows = await self._read(lambda db: db.execute(query, values).fetchall())
        return [_finished(row) for row in rows]

    async def scored(self, ids: Collection[str]) -> list[Scored]:
        """The seats of these games."""
        places = ", ".join("?" for _ in ids)
        query = (
            "SELECT scores.id, seat, scores.account, player, result, before, after, coalesce(accounts.name, '') "
            f"FROM scores LEFT JOIN accounts ON accounts.id = scores.account WHERE scores.id IN ({places})"
        )
        rows = await self._read(lambda db: db.execute(query, tuple(ids)).fetchall()) if ids else []
        return [Scored(*row) for row in rows]

    async def offered(self, account: str = "", game: str = "") -> list[str]:
        """The games with a seat that anyone may take, oldest first: of this account, or of this game."""
        query = (
            f"SELECT id FROM games WHERE {PUBLIC} AND challenge = 1 AND over = 0 AND (game = ? OR ? = '') AND "
            "(? = '' OR id IN (SELECT owners.game FROM owners WHERE owners.account = ?)) ORDER BY created, id LIMIT ?"
        )
        values = (game, game, account, account, OFFERED)
        return [id_ for (id_,) in await self._read(lambda db: db.execute(query, values).fetchall())]

    async def ladder(self, game: str, first: int, count: int) -> tuple[list[Standing], int]:
        """Those who want to stand on it and whose rating says something, best first; and how many there are."""
        listed = (
            "FROM ratings JOIN accounts ON accounts.id = ratings.account WHERE ratings.game = ? AND deviation < ? "
            "AND accounts.rated = 1 AND accounts.ladder = 1 AND (accounts.ban = '' OR "
            "(accounts.ban_until > 0 AND accounts.ban_until < ?))"
        )
        values = (game, PROVISIONAL, time.time())

        def do(db: Database) -> tuple[list[Standing], int]:
            (total,) = db.execute(f"SELECT count(*) {listed}", values).fetchone()
            page = (
                f"SELECT accounts.name, rating, deviation, games {listed} ORDER BY rating DESC, name LIMIT ? OFFSET ?"
            )
            rows: Sequence[tuple[str, float, float, int]] = db.execute(page, (*values, count, first)).fetchall()
            return [Standing(*row) for row in rows], total

        return await self._read(do)

    async def recompute(self) -> int:
        return await self._write(recording.recompute)


def _finished(row: Sequence[Any]) -> Finished:
    number, id_, game, scenario, ended, how, private, rated, unrated, kept = row
    return Finished(number, id_, game, scenario, ended, how, bool(private), bool(rated), unrated, bool(kept))
