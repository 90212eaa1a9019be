"""The storage interface of the server. SQLite and PostgreSQL implement it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from grognard.core.journal import Kept
from grognard.core.orders import StandingOrder
from grognard.core.system import Value
from grognard.core.verdicts import Message
from grognard.server.clocks.wire import Clocks, Pace
from grognard.server.wire import SeatKind


class SeatRow(Struct, frozen=True):
    """One seat. `key` is empty for a machine player."""

    seat: str
    kind: SeatKind
    key: str = ""
    player: str = ""
    taken: bool = False
    offers: tuple[str, ...] = ()
    """New keys offered to browsers that came with the link's key; the first one used becomes `key`."""
    spent: tuple[str, ...] = ()
    """Keys that no longer open this seat: the link's, and offers that came too late."""
    left: bool = False
    """Its player has deleted the game; it stays until all have."""
    entropy: str = ""
    """What the browser of its player added to the seed, in hexadecimal."""
    turn: int = 0
    """The how-manieth contribution that was."""
    account: str = ""
    """The account it belongs to; `player` is then its name."""
    anyone: bool = False
    """Any player may take it from the lobby."""
    note: str = ""
    """What the challenger says: pace, level."""
    invited: str = ""
    """The account that may take it, by its lobby."""
    invitee: str = ""
    """Its name."""
    stand_in: str = ""
    """The machine player that plays for the seat's own player now."""
    ousted: bool = False
    """The others let the machine player have it: its own player needs their consent to come back."""
    orders: tuple[StandingOrder, ...] = ()
    """What it answers in advance; no other seat learns of it."""
    barred: float = 0.0
    """Until when its player is banned: the others need not wait for them."""

    @property
    def machine(self) -> str:
        """The machine player that plays this seat now; empty: a person does."""
        return self.player if self.kind == "ai" else self.stand_in


class Reseated(Struct, frozen=True):
    """A change of the seats."""

    before: tuple[SeatRow, ...]
    after: tuple[SeatRow, ...]


class Asked(Struct, frozen=True):
    """A seat that is to decide, and what."""

    seat: str
    what: Message


class Timing(Struct, frozen=True):
    """A change of the clocks."""

    before: Clocks
    after: Clocks
    look: float
    """When someone is to be told of them; 0: none runs."""


class Progress(Struct, frozen=True):
    """What the lobby shows of a game without replaying it."""

    ply: int
    turn: int
    over: bool
    updated: float
    asked: tuple[Asked, ...] = ()
    """Every seat that is to decide; none of a game that an older version stored and that was not played since."""


class Score(Struct, frozen=True):
    """What one seat has made of a game."""

    seat: str
    account: str
    """Empty: a guest or a machine player."""
    player: str
    """The machine player; empty: a person."""
    result: str
    """`win`, `loss` or `draw`."""


class GameResult(Struct, frozen=True, kw_only=True):
    """How a game ended. Without scores: its end is taken back, or no one would keep it."""

    id: str
    game: str
    scenario: str
    ended: float
    plies: int
    how: str
    """The kind of entry that ended it."""
    private: bool
    rated: bool
    """It counts for the ratings, unless the storage knows better."""
    unrated: str = ""
    """Why a game that was to be rated is not: `short`, `seed`, `edited`, `often`, `origin`, `banned`."""
    scores: tuple[Score, ...] = ()


class Version(Struct, frozen=True):
    """What a game is played by."""

    program: str = ""
    rules: str = ""
    """Digest of the code that decides."""
    pack: str = ""
    """Digest of the facts."""
    layout: str = ""
    """What the numbers in its saved states stand for."""


class BranchRow(Struct, frozen=True):
    """What makes a game a what-if branch of another."""

    game: str
    """The game it was branched from; it goes when that game goes."""
    ply: int
    seat: str | None
    """The seat whose knowledge it was dealt from; None: an onlooker's."""
    owner: str
    """Under which name it is found again."""
    key: str
    """Opens all its seats that no machine player has."""


class GameRow(Struct, frozen=True, kw_only=True):
    """Everything about a game except its entries."""

    id: str
    name: str
    game: str
    scenario: str
    options: dict[str, Value]
    seats: tuple[SeatRow, ...]
    seed: bytes
    seed_known: bool = False
    situation: str = ""
    start: bytes = b""
    """The saved position a situation's game starts from: the file it came from may change in a later version."""
    created: float
    format: int
    """Version of the journal's format in which the entries are written."""
    progress: Progress
    version: Version | None = None
    """None: written by a version of the program that did not say."""
    request: str = ""
    """What the players are asked to consent to, as JSON."""
    branch: BranchRow | None = None
    private: bool = False
    """The lobby does not list it: only those who have its address find it."""
    rated: bool = False
    pace: Pace | None = None
    """None: played without clocks, as is usual."""
    clocks: Clocks | None = None


class Line(Struct, frozen=True):
    """One line of chat."""

    number: int
    seat: str
    text: str
    at: float
    intent: str = ""
    """What a machine player was up to, as JSON; then there is no text."""


class Stored(Struct, frozen=True):
    """A game as it is stored: its entries, and what each ply left behind (the set-up first). A game of an older version
    of the program has none of the latter."""

    row: GameRow
    entries: list[bytes]
    kept: list[Kept]


class Store(Protocol):
    """Games and their entries. A method that changes something returns once the change is safe on disk; if it fails,
    it raises `StorageFailed` (or `Conflict`) and nothing has changed."""

    read_only: str
    """Why nothing can be written; empty if it can."""
    shared: bool
    """Whether other servers may work with the same games."""

    async def games(self) -> list[GameRow]:
        """All games, most recently played first; branches are not among them."""

    async def page(self, first: int, count: int) -> tuple[list[GameRow], int]:
        """A page of the games that are not private, most recently played first, and how many there are in all."""

    async def rows(self, ids: Sequence[str]) -> list[GameRow]:
        """Those of these games that there are, most recently played first, private ones too, branches not."""

    async def expire(self, examples: float, untouched: float) -> int:
        """Delete games of situations last played before `examples`, and games without a single action made before
        `untouched`; how many. Kept for a while, as by `delete`."""

    async def prune(self, before: float) -> int:
        """Delete the games last played before this time; how many. Kept for a while, as by `delete`."""

    async def branches(self, id_: str) -> list[GameRow]:
        """The branches of a game, oldest first."""

    async def expire_branches(self, before: float) -> None:
        """Delete every branch that was last used before this time."""

    async def rename(self, id_: str, name: str) -> None:
        """Give a game another name."""

    async def load(self, id_: str) -> Stored | None:
        """A game with all its plies in order; None when there is no such game."""

    async def since(self, id_: str, ply: int) -> Stored | None:
        """A game with the plies after one."""

    async def create(self, row: GameRow, entries: Sequence[bytes], kept: Sequence[Kept] = ()) -> None:
        """Without what its plies left behind, a game is replayed when it is opened."""

    async def append(
        self,
        id_: str,
        entry: bytes,
        progress: Progress,
        kept: Kept,
        entropy: Sequence[str] = (),
        reseated: Reseated | None = None,
        result: GameResult | None = None,
        timing: Timing | None = None,
    ) -> None:
        """Append entry number `progress.ply`. `Conflict` if the game does not have exactly one entry less, or, before
        the first one, if the seats have added something else than `entropy` to the seed, if the seats are not those
        that are `reseated`, or if the clocks are not those before the `timing`. It ends any request for consent.
        `result`: the game ends by this entry, or its end is taken back; that is kept in the same change."""

    async def rewrite(self, row: GameRow, entries: Sequence[bytes], kept: Sequence[Kept]) -> None:
        """The same game by today's version: its entries, options, start, format, version and what its plies left behind
        are replaced. `Conflict` when the game has another length by now."""

    async def seat(self, id_: str, seats: tuple[SeatRow, ...], before: tuple[SeatRow, ...]) -> None:
        """Replace the seats of a game. `Conflict` if they are not those from before."""

    async def deal(
        self,
        id_: str,
        seats: tuple[SeatRow, ...],
        before: tuple[SeatRow, ...],
        kept: Kept,
        asked: tuple[Asked, ...] = (),
    ) -> None:
        """Replace the seats of a game, and its set-up, dealt anew after a seat added to the seed. `Conflict` if the
        seats are not those from before, or the game has begun."""

    async def set_clocks(self, id_: str, timing: Timing) -> None:
        """Set the clocks of a game. `Conflict` if they are not those from before."""

    async def request(self, id_: str, request: str) -> None:
        """What the players of a game are asked to consent to, as JSON; empty: nothing."""

    async def say(self, id_: str, seat: str, text: str, at: float, intent: str = "", account: str = "") -> Line:
        """Add a line of chat. `Banned` or `Muted` if the account that says it is."""

    async def chat(self, id_: str, after: int = 0) -> list[Line]:
        """The last lines of chat of a game, those after a number."""

    async def reveal(self, id_: str) -> None:
        """Record that a player may know the seed of a game."""

    async def delete(self, id_: str) -> None:
        """Take a game out of everything. It is kept for a week; its branches, and a branch, are not."""

    async def restore(self, id_: str) -> bool:
        """Bring a deleted game back; whether there was one."""

    # -- several servers ------------------------------------------------------------------------------

    def watch(self, changed: Callable[[str], None]) -> None:
        """From now on call back with the id of every game that another server has changed; with an empty one when any
        may have changed."""

    async def take(self, id_: str) -> bool:
        """Take on the turn of a game's machine players for a while; whether no other server has."""

    async def done(self, id_: str) -> None:
        """The machine players of a game have nothing to do any more."""

    async def abandoned(self) -> str | None:
        """Take on a game whose machine player is to act, if the server that had taken it on is gone."""

    async def close(self) -> None: ...
