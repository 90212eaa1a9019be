"""A game as the lobby shows it, without its table."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

from grognard.ai import seconds
from grognard.core.dice import commitment
from grognard.core.game import Game
from grognard.core.journal import Match
from grognard.server.storage.store import Asked, GameRow, Progress
from grognard.server.tables.seats import contributions
from grognard.server.wire import GameInfo, SeatInfo


def info_of(row: GameRow, online: Iterable[str] = ()) -> GameInfo:
    present = Counter(online)
    seats = tuple(
        SeatInfo(
            seat=s.seat,
            kind=s.kind,
            player=s.player,
            taken=s.taken,
            online=s.seat in present,
            browsers=present[s.seat],
            left=s.left,
            seconds=seconds(s.machine),
            stand_in=s.stand_in,
            ousted=s.ousted,
            anyone=s.anyone and not s.spent,
            note=s.note,
            invited="" if s.spent else s.invitee,
        )
        for s in row.seats
    )
    return GameInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        options=row.options,
        seats=seats,
        ply=row.progress.ply,
        turn=row.progress.turn,
        created=row.created,
        updated=row.progress.updated,
        over=row.progress.over,
        commitment=commitment(row.seed),
        seed_known=row.seed_known,
        situation=row.situation,
        contributors=tuple(seat for seat, _ in contributions(row.seats)),
        private=row.private,
        rated=row.rated,
        waiting=() if row.progress.over else tuple(asked.seat for asked in row.progress.asked),
        pace=row.pace,
        clocks=row.clocks,
    )


def progress_of(match: Match) -> Progress:
    turn, game = getattr(match.game.position, "turn", 0), match.game
    shown = turn if isinstance(turn, int) else 0
    return Progress(match.ply, shown, game.decision is None, time.time(), asked_in(game))


def asked_in(game: Game[Any]) -> tuple[Asked, ...]:
    """Every seat that is to decide, and what: also where several decide side by side."""
    pairs = ((seat, game.asked(seat)) for seat in game.waiting)
    return tuple(Asked(seat, decision.prompt(game)) for seat, decision in pairs if decision is not None)
