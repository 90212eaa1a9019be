"""Games as rows of the table `games`, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from grognard.core.system import Value
from grognard.server.clocks.wire import Clocks, Pace
from grognard.server.storage.store import Asked, BranchRow, GameRow, Progress, SeatRow, Version

COLUMNS = (
    "id, name, game, scenario, options, seats, seed, seed_known, situation, start, created, format, "
    "ply, turn, over, updated, parent, branch, private, version, request, asked, rated, pace, clocks"
)
PLACES = ", ".join("?" for _ in COLUMNS.split(", "))


_ASKED = msgspec.json.Decoder(tuple[Asked, ...])


class Cursor(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """A connection, SQLite's or PostgreSQL's: the statements are the same, with `?` for values."""

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor: ...

    def executemany(self, sql: str, rows: Any, /) -> object: ...


def columns_of(row: GameRow) -> tuple[object, ...]:
    now = row.progress
    return (
        *(row.id, row.name, row.game, row.scenario, encoded(row.options), encoded(row.seats)),
        *(row.seed, int(row.seed_known), row.situation, row.start, row.created, row.format),
        *(now.ply, now.turn, int(now.over), now.updated),
        row.branch.game if row.branch else "",
        encoded(row.branch) if row.branch else "",
        int(row.private),
        encoded(row.version) if row.version else "",
        row.request,
        encoded(now.asked),
        int(row.rated),
        encoded(row.pace) if row.pace else "",
        encoded(row.clocks) if row.clocks else "",
    )


def row_of(columns: Sequence[Any]) -> GameRow:
    id_, name, game, scenario, options, seats, seed, seed_known, situation, start, created, format_, *now = columns
    ply, turn, over, updated, _, branch, private, version, request, asked, rated, pace, clocks = now
    return GameRow(
        id=id_,
        name=name,
        game=game,
        scenario=scenario,
        options=msgspec.json.decode(options, type=dict[str, Value]),
        seats=msgspec.json.decode(seats, type=tuple[SeatRow, ...]),
        seed=bytes(seed),
        seed_known=bool(seed_known),
        situation=situation,
        start=bytes(start),
        created=created,
        format=format_,
        progress=Progress(ply, turn, bool(over), updated, asked_in(asked)),
        version=msgspec.json.decode(version, type=Version) if version else None,
        request=request,
        branch=msgspec.json.decode(branch, type=BranchRow) if branch else None,
        private=bool(private),
        rated=bool(rated),
        pace=msgspec.json.decode(pace, type=Pace) if pace else None,
        clocks=msgspec.json.decode(clocks, type=Clocks) if clocks else None,
    )


def asked_in(text: str) -> tuple[Asked, ...]:
    return _ASKED.decode(text) if text else ()


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()
