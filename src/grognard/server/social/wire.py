"""What the pages of players and ladders and the server tell each other, as JSON over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.server.social.store import Tie
from grognard.server.wire import Created, GameInfo


class PlayerRating(Struct, frozen=True):
    """How strong a player is in one game, and how sure that is."""

    game: str
    rating: int
    deviation: int
    provisional: bool
    games: int


class Tally(Struct, frozen=True):
    """The games that a player has finished on one side."""

    game: str
    seat: str
    wins: int = 0
    draws: int = 0
    losses: int = 0


class ResultSeat(Struct, frozen=True):
    seat: str
    kind: Literal["player", "deleted", "guest", "machine"]
    name: str
    """Of the player, or of the machine player."""
    result: str
    """`win`, `loss` or `draw`."""
    before: int = 0
    after: int = 0
    """The rating before and after a rated game."""


class ResultOut(Struct, frozen=True):
    """A game that has ended."""

    number: int
    id: str
    """Empty: it cannot be looked at any more."""
    game: str
    scenario: str
    ended: float
    how: str
    """The entry that ended it: `played`, `resigned`, `drawn`, …"""
    private: bool
    rated: bool
    unrated: str
    """Why a game that was to be rated is not: `short`, `seed`, `edited`, `often`, `origin`, `banned`."""
    seats: tuple[ResultSeat, ...]


class PlayerOut(Struct, frozen=True):
    """GET /api/players/NAME?before=NUMBER: what is public of a player, and to themselves also their private games."""

    name: str
    since: float
    rated: bool
    """They play rated games."""
    ratings: tuple[PlayerRating, ...]
    tallies: tuple[Tally, ...]
    results: tuple[ResultOut, ...]
    """Latest first; `before` asks for those before a number."""
    more: bool
    challenges: tuple[GameInfo, ...]
    me: bool = False
    followed: bool = False
    blocked: bool = False


class LadderRow(Struct, frozen=True):
    place: int
    name: str
    rating: int
    deviation: int
    games: int


class LadderOut(Struct, frozen=True):
    """GET /api/ladders/GAME?page=N."""

    rows: tuple[LadderRow, ...]
    total: int
    page: int
    size: int


class RatingChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/ratings: whether one plays rated games, and stands on the ladders. The answer is `Me`."""

    rated: bool
    ladder: bool


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/follow: follow a game by its id or a player by their name, or block a player; or no longer."""

    kind: Tie
    target: str
    on: bool


class Follows(Struct, frozen=True):
    """GET /api/account/follows."""

    games: tuple[str, ...]
    players: tuple[str, ...]
    blocked: tuple[str, ...]


class FindOpponent(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/anyone: take up the best open challenge of this game, or open one."""

    game: str
    scenario: str = ""
    """Empty: any for two players; one's own challenge is of the first."""
    rated: bool = False


class Opponent(Struct, frozen=True):
    """The answer to POST /api/anyone."""

    created: Created
    waiting: bool
    """It is one's own challenge, which waits for a player."""
