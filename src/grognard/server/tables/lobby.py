"""A game as the lobby shows it, without its table."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

from grognard.ai import seconds
from grognard.core.dice import commitment
from grognard.core.journal import Match
from grognard.server.storage.store import GameRow, Progress
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
    )


def progress_of(match: Match) -> Progress:
    turn = getattr(match.game.position, "turn", 0)
    return Progress(match.ply, turn if isinstance(turn, int) else 0, match.game.decision is None, time.time())
