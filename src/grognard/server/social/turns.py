"""A player's games with what each asks of them, those that wait for them first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from grognard.core.verdicts import Message
from grognard.server.agreements.requests import request_in
from grognard.server.storage.store import GameRow

REQUEST = Message("lobby-asked-request")
"""The others want the player's consent."""


def asked_of(row: GameRow, account: str) -> tuple[Message, ...]:
    """What the account is asked in a game: by the game, also where several decide side by side, and by the others."""
    if row.progress.over:
        return ()
    own = {seat.seat for seat in row.seats if seat.account == account and not seat.machine}
    request = request_in(row.request)
    by_others = (REQUEST,) if request is not None and own.intersection(request.waiting) else ()
    # What is asked of several seats at once is one question.
    by_game = dict.fromkeys(a.what.id for a in row.progress.asked if a.seat in own)
    return (
        *by_others,
        *(next(a.what for a in row.progress.asked if a.what.id == id_ and a.seat in own) for id_ in by_game),
    )


def asked_in(rows: Iterable[GameRow], account: str) -> dict[str, tuple[Message, ...]]:
    """What the account is asked in each of these games that asks something."""
    return {row.id: asked for row in rows if (asked := asked_of(row, account))}


def by_turn(rows: Iterable[GameRow], asked: Mapping[str, object]) -> list[GameRow]:
    """Those that wait for the player first, then those that run, then those that are over; of equals the one that was
    played last."""
    return sorted(rows, key=lambda row: (row.id not in asked, row.progress.over, -row.progress.updated))
