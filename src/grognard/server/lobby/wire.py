"""What the server answers besides tables: the games there are, pages of the lobby, rulebooks, reports."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.rulebook import Localised, Paragraph
from grognard.core.system import Scenario
from grognard.core.verdicts import Message
from grognard.lab.after_action.chances import Chance
from grognard.lab.after_action.report import AfterAction
from grognard.server.wire import GameInfo


class GameCard(Struct, frozen=True):
    """GET /api/systems: one game that can be played."""

    slug: str
    title: Localised
    scenarios: tuple[Scenario, ...]
    players: tuple[str, ...]
    """Machine players by name, weakest first."""


class Remaining(Struct, frozen=True):
    """202 to DELETE /api/games/ID: the seats whose players have not deleted the game yet."""

    seats: tuple[str, ...]


class JoinSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/ID/join: take a free seat that is offered to anyone, or to which the account is invited. The
    answer is `Created`, with the key of a link for a guest. POST /api/games/ID/decline turns an invitation down."""

    seat: str


class GamePage(Struct, frozen=True):
    """A page of the games that are not private, most recently played first."""

    games: tuple[GameInfo, ...]
    total: int
    """Games on all pages."""
    page: int
    size: int
    """Games on a page."""


class Visit(Struct, frozen=True, tag="visit", forbid_unknown_fields=True):
    """WebSocket /ws/lobby, to the server: show this page and these games, and what changes of them."""

    page: int = 0
    mine: tuple[str, ...] = ()
    """Games whose ids the browser knows, private ones too."""


class Lobby(Struct, frozen=True, tag="lobby"):
    """WebSocket /ws/lobby, to the client: at first and whenever something has changed, but not more than once a
    second."""

    mine: tuple[GameInfo, ...]
    """With an account those that wait for its player come first."""
    listed: GamePage
    now: float = 0.0
    """The time of the server, by which clocks are read."""
    asked: dict[str, tuple[Message, ...]] = {}
    """What the account is asked in its games."""
    watched: tuple[GameInfo, ...] = ()
    """Games that the account follows, and public games of players that it follows."""
    followed: tuple[str, ...] = ()
    """The ids of the games that it follows."""


class RuleBookOut(Struct, frozen=True):
    """GET /api/systems/{slug}/rules."""

    paragraphs: tuple[Paragraph, ...]
    situations: tuple[SituationInfo, ...]


class SituationInfo(Struct, frozen=True):
    """A worked example that can be played in place: POST /api/situations/{slug}/{id} makes a game of it, and
    GET /api/systems/{slug}/lessons/{id} says what there is to do."""

    id: str
    title: Localised
    rules: tuple[str, ...]


class ReportOut(Struct, frozen=True):
    """GET /api/games/{id}/report?seat=…: the game so far as a seat saw it (none: an onlooker)."""

    seat: str | None
    report: AfterAction


class ChancesOut(Struct, frozen=True):
    """GET /api/games/{id}/chances, when the game is over: how often each seat won in playouts from each turn."""

    chances: tuple[Chance, ...]
