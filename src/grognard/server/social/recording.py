"""Results of games between accounts, and the ratings that follow from them. They are written in the very change that
ends the game: once, on whichever server."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from grognard.server.social.rating import Rating, played
from grognard.server.storage.rows import Database
from grognard.server.storage.sanctions import in_force
from grognard.server.storage.store import GameResult, Score

PAIR = 3
"""Games of the same two players in the same game that count for the ratings in a day."""
DAY = 86_400.0
POINTS = {"win": 1.0, "draw": 0.5, "loss": 0.0}

log = logging.getLogger(__name__)


def record(db: Database, result: GameResult) -> None:
    """Keep how a game ended; of one whose end is taken back, nothing."""
    last = lock(db)
    db.execute("DELETE FROM results WHERE id = ?", (result.id,))
    if not result.scores:
        return
    unrated = result.unrated
    if result.rated and not unrated:
        unrated = _objection(db, result)
    rated = result.rated and not unrated
    values = (result.id, result.game, result.scenario, result.ended, result.plies, result.how, int(result.private))
    db.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (last + 1, *values, int(rated), unrated))
    scores = [(result.id, s.seat, s.account, s.player, s.result) for s in result.scores]
    db.executemany("INSERT INTO scores (id, seat, account, player, result) VALUES (?, ?, ?, ?, ?)", scores)
    if rated:
        _rate(db, result.id, result.game, result.scores, result.ended)


def lock(db: Database) -> int:
    """Results come one after the other, also of several servers: ratings depend on their order. The last number."""
    db.execute("UPDATE results SET number = 0 WHERE number = 0")
    (last,) = db.execute("SELECT max(number) FROM results").fetchone()
    return int(last)


def _objection(db: Database, result: GameResult) -> str:
    """Why a game does not count, as far as only the storage knows."""
    first, second = (score.account for score in result.scores)
    bans = "SELECT ban, ban_until FROM accounts WHERE id IN (?, ?)"
    players = db.execute(bans, (first, second)).fetchall()
    if any(in_force("ban", *row) for row in players):
        return "banned"
    shared = "SELECT 1 FROM origins AS a JOIN origins AS b ON a.origin = b.origin WHERE a.account = ? AND b.account = ?"
    if db.execute(shared, (first, second)).fetchone():
        return "origin"
    between = (
        "SELECT count(*) FROM results JOIN scores AS a ON a.id = results.id JOIN scores AS b ON b.id = results.id "
        "WHERE results.rated = 1 AND results.game = ? AND results.ended > ? AND a.account = ? AND b.account = ?"
    )
    (count,) = db.execute(between, (result.game, result.ended - DAY, first, second)).fetchone()
    return "often" if count >= PAIR else ""


# -- ratings --------------------------------------------------------------------------------------------


def rating_of(db: Database, account: str, game: str) -> Rating:
    query = "SELECT rating, deviation, volatility, games, at FROM ratings WHERE account = ? AND game = ?"
    row = db.execute(query, (account, game)).fetchone()
    return Rating() if row is None else Rating(*row)


def _rate(db: Database, id_: str, game: str, scores: Sequence[Score], ended: float) -> None:
    first, second = scores
    before = rating_of(db, first.account, game), rating_of(db, second.account, game)
    try:
        after = played(*before, POINTS[first.result], ended)
    except (ArithmeticError, ValueError, RuntimeError) as wrong:
        # The game ends all the same; `grognard admin ratings --recompute` repairs what is missing.
        log.error("game %s: the ratings could not be computed: %s", id_, wrong)
        return
    for score, was, now in zip((first, second), before, after, strict=True):
        kept = (
            "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account, game) DO UPDATE SET "
            "rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, "
            "games = excluded.games, at = excluded.at"
        )
        db.execute(kept, (score.account, game, now.rating, now.deviation, now.volatility, now.games, now.at))
        change = "UPDATE scores SET before = ?, after = ? WHERE id = ? AND seat = ?"
        db.execute(change, (was.rating, now.rating, id_, score.seat))


def recompute(db: Database) -> int:
    """All ratings anew from the stored results, in the order in which they came; how many games they follow from."""
    lock(db)
    db.execute("DELETE FROM ratings")
    rated = "SELECT id, game, ended FROM results WHERE rated = 1 ORDER BY number"
    games = db.execute(rated).fetchall()
    for id_, game, ended in games:
        rows = db.execute("SELECT seat, account, player, result FROM scores WHERE id = ? ORDER BY seat", (id_,))
        _rate(db, id_, game, [Score(*row) for row in rows.fetchall()], ended)
    return len(games)


def forget(db: Database, account: str, pseudonym: str) -> None:
    """The account goes. Its results stay for those it played against, and for the ratings, under a name of no one."""
    lock(db)
    for table in ("scores", "ratings"):
        db.execute(f"UPDATE {table} SET account = ? WHERE account = ?", (pseudonym, account))
    db.execute("DELETE FROM follows WHERE target = ?", (account,))
