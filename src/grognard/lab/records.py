"""Games of machine players in a CSV file: a run that was killed goes on where it was, and nothing is counted twice.

Each finished game is one line, written at once. A line counts only for the code that played it: players and rules are
part of its digest.
"""

from __future__ import annotations

import csv
import hashlib
import os
from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import grognard
from grognard.core.errors import GrognardError
from grognard.lab.pools import Pool
from grognard.lab.selfplay import Result, Task, play_many

COLUMNS = ("code", "game", "scenario", "options", "players", "seed", "number", "results", "score", "ending", "plies")


class BadRecords(GrognardError):
    """The file holds something else than recorded games."""

    code = "bad-records"


class Records:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._games: dict[tuple[str, ...], Result] = {}
        self._read()

    def known(self, task: Task, games: int) -> list[Result]:
        """Those of the first games of a task that were played by the code of today."""
        head = _head(task)
        keys = [(*head, str(number)) for number in range(games)]
        return [self._games[key] for key in keys if key in self._games]

    def kept(self, task: Task, results: Iterable[Result]) -> Iterator[Result]:
        """Results as they come, each on disk before it is counted."""
        head = _head(task)
        for result in results:
            row = (
                *head,
                str(result.number),
                _pairs(result.results),
                str(result.score),
                result.ending,
                str(result.plies),
            )
            with self.path.open("a", encoding="utf-8", newline="") as file:
                file.write(_line(row))
                file.flush()
                os.fsync(file.fileno())
            self._games[row[:7]] = result
            yield result

    def _read(self) -> None:
        """A line that was cut off when its writer was killed is no game, and goes."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if whole and whole.partition("\n")[0] != _line(COLUMNS).rstrip("\n"):
            raise BadRecords(path=str(self.path))
        if whole != text or not whole:
            self.path.write_text(whole or _line(COLUMNS), "utf-8")
        for row in csv.DictReader(StringIO(whole)):
            key = tuple(row[name] for name in COLUMNS[:7])
            results = dict(pair.split("=") for pair in row["results"].split())
            self._games[key] = Result(int(row["number"]), results, int(row["score"]), row["ending"], int(row["plies"]))


def results_of(task: Task, games: int, pool: Pool, records: Records | None = None) -> Iterator[Result]:
    """The results of the first games of a task; those on record are not played again, the others go on record."""
    if records is None:
        yield from play_many(task, games, pool)
        return
    known = records.known(task, games)
    yield from known
    missing = sorted(set(range(games)) - {result.number for result in known})
    yield from records.kept(task, play_many(task, missing, pool))


def _head(task: Task) -> tuple[str, ...]:
    options = " ".join(f"{name}={value}" for name, value in sorted(task.options.items()))
    return (code_of(task.game), task.game, task.scenario, options, _pairs(task.players), str(task.seed))


def _pairs(values: dict[str, str]) -> str:
    return " ".join(f"{seat}={value}" for seat, value in values.items())


def _line(row: Iterable[str]) -> str:
    buffer = StringIO()
    csv.writer(buffer, lineterminator="\n").writerow(row)
    return buffer.getvalue()


@cache
def code_of(slug: str) -> str:
    """A digest of what decides how a game goes: its rules and facts, and its machine players."""
    ours = ("core", "hexes", "series", f"games/{slug}", f"ai/{slug}", f"packs/{slug}")
    return source_digest("ai/*.py", *(f"{folder}/**/*" for folder in ours))[:12]


def source_digest(*patterns: str) -> str:
    """A digest of code and facts of Grognard, by patterns of file names."""
    home, digest = Path(grognard.__file__).parent, hashlib.sha256()
    for file in (file for pattern in patterns for file in sorted(home.glob(pattern))):
        if file.suffix in (".py", ".toml"):
            digest.update(str(file.relative_to(home)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()
