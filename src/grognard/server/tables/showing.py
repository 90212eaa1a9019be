"""What a connection is shown of a table: the state for one of the seats it holds, now or at an earlier ply."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any, Protocol

import msgspec

from grognard.core import views
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.journal import Match, Played
from grognard.core.system import System
from grognard.server.agreements.requests import concerns
from grognard.server.agreements.wire import Request
from grognard.server.wire import GameInfo, LogEntry, State

GLANCES_BYTES = 32 * 1024 * 1024


class Glances:
    """Encoded states of earlier plies, of all tables together: the latest ones, up to a number of bytes."""

    def __init__(self, room: int = GLANCES_BYTES) -> None:
        self._room = room
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, data: bytes) -> None:
        self._room += len(self._kept.pop(key, b"")) - len(data)
        self._kept[key] = data
        while self._room < 0:
            _, old = self._kept.popitem(last=False)
            self._room += len(old)


GLANCES = Glances()


class Watcher(Protocol):
    """A connection, as the table sees it."""

    keys: tuple[str, ...]
    mine: tuple[str, ...]
    """The seats it holds."""
    tab: str
    """The name of the page; empty when it has none."""
    entropy: str
    """What it adds to the seed of a game not yet begun, in hexadecimal."""
    seen: int
    """The last ply it was sent; -1 before the first."""
    shown: str | None
    """The seat whose view it was last sent."""

    def send(self, message: msgspec.Struct | bytes) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


def seat_shown(game: Game[Any], watcher: Watcher) -> str | None:
    """Of the seats held, one that is asked, else the first: a player of both sides sees one at a time. If several are
    asked at once, the one on show stays until it has answered."""
    asked = [seat for seat in game.waiting if seat in watcher.mine]
    if watcher.shown in asked:
        return watcher.shown
    return next(iter(asked), watcher.mine[0] if watcher.mine else None)


def state_for(match: Match, watcher: Watcher, seat: str | None, request: Request | None, info: GameInfo) -> State:
    """The table as it is now, with the log since the last state that the connection was sent."""
    game = match.game
    turned = watcher.seen >= 0 and watcher.shown != seat
    again = [ply for ply in range(watcher.seen + 1) if has_private_events(match, ply)] if turned else []
    plies = [*again, *range(watcher.seen + 1, match.ply + 1)]
    hidden_from = seats_to_cover(match, watcher, seat)
    return State(
        ply=match.ply,
        seat=seat,
        view=match.system.view(game, seat),
        ask=views.ask(game, seat),
        waiting=game.waiting,
        log=tuple(log_entry(match, ply, seat, watcher.mine) for ply in plies),
        hidden_from=hidden_from,
        summary=summary(match) if hidden_from else (),
        undo=tuple(ply for held in watcher.mine for ply in match.undo_targets(held)),
        request=request if request and concerns(request, match.scenario, watcher.mine) else None,
        outcome=game.position.outcome,
        info=info,
    )


def past_state(system: System, game: Game[Any], seat: str | None, now: int, at: int | None, info: GameInfo) -> State:
    """The table as it was at an earlier ply, as the seat saw it then."""
    return State(
        ply=now,
        at=at,
        seat=seat,
        view=system.view(game, seat),
        ask=views.ask(game, None),
        waiting=game.waiting,
        log=(),
        outcome=game.position.outcome,
        info=info,
    )


def seats_to_cover(match: Match, watcher: Watcher, seat: str | None) -> tuple[str, ...]:
    """The other seats held that see the table differently. When the game is over nothing is secret any more."""
    if seat is None or match.game.position.outcome is not None:
        return ()
    return tuple(held for held in watcher.mine if held != seat and match.system.hides(match.game, seat, held))


def summary(match: Match) -> tuple[Event, ...]:
    """What players at one device read while it changes hands."""
    return tuple(event for event in match.events[-1] if not event.to and event.what in match.system.handover_events)


def has_private_events(match: Match, ply: int) -> bool:
    return any(event.to for event in match.events[ply])


def log_entry(match: Match, ply: int, seat: str | None, mine: tuple[str, ...] = ()) -> LogEntry:
    events = tuple(event for event in match.events[ply] if not event.to or seat in event.to)
    if ply == 0:
        return LogEntry(0, "", events)
    entry = match.entries[ply - 1]
    if match.situation and isinstance(entry, Played) and entry.seat in mine:
        return LogEntry(ply, entry.seat, events, entry.action)
    return LogEntry(ply, entry.seat, events)
