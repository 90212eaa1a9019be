"""The wire: every message between server and client. The client types in wire.ts are generated from it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from grognard.core.events import Event
from grognard.core.game import Outcome
from grognard.core.journal import Patch
from grognard.core.system import Value
from grognard.core.verdicts import Forbidden, Message
from grognard.core.views import Ask, Choice
from grognard.server.agreements.wire import OfferDraw, Reply, Request, Resign
from grognard.server.branches.wire import BranchInfo, Rename, SetDice, SetMachine
from grognard.server.clocks.wire import ClaimTime, Clocks, GiveTime, Pace, PauseClocks, TakeVacation
from grognard.server.helping.wire import AskHint, Helped, Hint, LetPlay, PlanRating, StopPlaying
from grognard.server.orders.wire import Orders, SetOrder

PROTOCOL = 3

# -- HTTP: the lobby -----------------------------------------------------------------------------------------

SeatKind = Literal["here", "open", "ai"]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    kind: SeatKind
    player: str = ""
    """Which machine player, for `ai`."""
    anyone: bool = False
    """An open seat that any player may take from the lobby: a challenge."""
    note: str = ""
    """What the challenger says: pace, level."""
    invite: str = ""
    """The name of the account that is invited to an open seat."""


class NewGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games."""

    game: str
    scenario: str
    options: dict[str, Value] = {}
    seats: dict[str, NewSeat]
    name: str = ""
    seed: str = ""
    """Hexadecimal; empty: the server chooses, and the players' browsers add to it."""
    private: bool | None = None
    """Not in the lobby's list: only those who are given its address find it. None: if a seat is given away by a
    link."""
    rated: bool = False
    """Two accounts play for their ratings: see `GameInfo.rated`."""
    pace: Pace | None = None
    """None: no clocks."""


class SeatInfo(Struct, frozen=True):
    seat: str
    kind: SeatKind
    player: str = ""
    taken: bool = False
    """The link of an open seat has been opened."""
    online: bool = False
    browsers: int = 0
    """How many connections hold this seat now."""
    left: bool = False
    """Its player has deleted the game, which stays until all have."""
    seconds: int = 0
    """How long a machine player thinks over a turn at most."""
    anyone: bool = False
    """It is free, and any player may take it: POST /api/games/ID/join."""
    note: str = ""
    invited: str = ""
    """It is free, and the account of this name may take it."""
    stand_in: str = ""
    """The machine player that plays for the seat's own player now."""
    ousted: bool = False
    """By agreement of the others, who must consent before its player comes back."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """One line of the lobby: GET /api/games?page=N lists those that are not private, GET /api/games/ID tells one."""

    id: str
    name: str
    game: str
    scenario: str
    options: dict[str, Value]
    seats: tuple[SeatInfo, ...]
    ply: int
    turn: int
    created: float
    updated: float
    over: bool
    commitment: str
    seed_known: bool
    """Someone chose the seed of the game, or imported or exported its journal, and so could know what is hidden. Once
    set it stays, also when the end of the game is taken back."""
    situation: str
    """The situation it was made from; empty for a game from its set-up."""
    contributors: tuple[str, ...] = ()
    """Seats whose browsers added to the seed before the first action, in that order."""
    private: bool = False
    rated: bool = False
    """It counts for the ratings of its players."""
    waiting: tuple[str, ...] = ()
    """The seats that are to decide; none of a game that an older version stored and that was not played since."""
    pace: Pace | None = None
    """None: no clocks."""
    clocks: Clocks | None = None
    branch: BranchInfo | None = None
    """Set for a what-if branch: where it comes from."""


class Created(Struct, frozen=True):
    """The answer to POST /api/games, …/import and /api/situations/…: the keys of all seats but the machine's."""

    info: GameInfo
    keys: dict[str, str]
    """Seat to secret key. The holder of a seat's key plays it."""


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    code: str
    message: Message
    text: str
    """The same in English, for people without the client."""


# -- HTTP: keys -----------------------------------------------------------------------------------------------
# Keys are never in an address, which proxies write to their logs: requests carry them in the header `seat-keys`, with
# spaces between, and an onlooker's name for their what-if boards in `guest-name`.

# -- WebSocket /ws/games/{id}?protocol=3: messages to the client ----------------------------------------------------
# The server says `welcome`, the client `join`, the server `hello` and `state`.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message. The commitment is fixed before the client tells what it adds to the seed."""

    protocol: int
    commitment: str
    contributions: tuple[tuple[str, str], ...]
    """What other browsers added so far: seats and hexadecimal numbers."""


class Hello(Struct, frozen=True, tag="hello", kw_only=True):
    """The answer to `join` and to `keep`: this game, and which seats are held here (none: an onlooker)."""

    protocol: int
    info: GameInfo
    mine: tuple[str, ...]
    keys: dict[str, str] = {}
    """A link's key to the key that takes its place. The browser stores it and then says `keep`, or comes back with it:
    from then on no other browser can take the seat by the link."""
    now: float = 0.0
    """The time of the server in seconds since 1970, by which clocks are read."""


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """The events of one ply, as far as this connection may read them."""

    ply: int
    seat: str
    events: tuple[Event, ...]
    action: dict[str, Any] | None = None
    """What was done, at a table made from a situation, if this connection holds the seat: a lesson is ticked by it."""


class State(Struct, frozen=True, tag="state", kw_only=True):
    """The table as it now is (`at` is None) or as it was at an earlier ply."""

    ply: int
    at: int | None = None
    seat: str | None
    """Whose view this is: of the seats held here the one that is asked, else the first; None for an onlooker."""
    view: Any
    ask: Ask | None
    waiting: tuple[str, ...]
    """Every seat that is asked something; several may be asked different things at once."""
    log: tuple[LogEntry, ...]
    """Entries since the last state sent on this connection (all of them at first); none for a state `at` a ply. An
    entry that comes again replaces the one of the same ply: on a connection that holds several seats the private lines
    change with the seat whose view it is."""
    hidden_from: tuple[str, ...] = ()
    """Of the other seats held here: those that may not see what is in this view. The device is covered before it comes
    from one of them."""
    summary: tuple[Event, ...] = ()
    """What came of the last step, for every player to read while the device changes hands."""
    undo: tuple[int, ...] = ()
    """Plies this seat may go back to without asking anyone, nearest first."""
    request: Request | None = None
    """What the players are asked to consent to."""
    outcome: Outcome | None = None
    info: GameInfo


class Refused(Struct, frozen=True, tag="refused"):
    """An action that a rule forbids."""

    forbidden: Forbidden
    ref: int = 0


class Trouble(Struct, frozen=True, tag="trouble"):
    """Any other error: stale ply, wrong seat, wrong shape."""

    problem: Problem
    ref: int = 0


class Answers(Struct, frozen=True, tag="answers"):
    """The answer to `about` and `why`."""

    ref: int
    choices: tuple[Choice, ...]


class Answer(Struct, frozen=True, tag="answer"):
    """The answer to a `query`, for the table as it stood at `ply`. A question without an answer gets `trouble` with the
    query's id as its `ref`."""

    id: int
    ply: int
    result: Any


class Presence(Struct, frozen=True, tag="presence"):
    info: GameInfo


class Saying(Struct, frozen=True, tag="saying"):
    """A line of talk between the seats, or what a machine player was up to in its turn. A browser that joins gets the
    last lines of talk again."""

    seat: str
    text: str
    intent: Message | None = None
    """The sentence of a machine player; then there is no text."""
    number: int = 0
    """Counts the lines of talk at this table; 0: not one of them."""
    at: float = 0.0
    """When it was said, in seconds since 1970."""
    plans: tuple[PlanRating, ...] = ()
    """Once the game is over: the plans that the machine player thought over, the chosen one first."""


class Pong(Struct, frozen=True, tag="pong"):
    ref: int = 0


ToClient = (
    Welcome | Hello | State | Refused | Trouble | Answers | Answer | Presence | Saying | Hint | Helped | Orders | Pong
)

# -- messages to the server --------------------------------------------------------------------------------


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """The first message: the keys of the seats to be played here (none: an onlooker)."""

    keys: tuple[str, ...] = ()
    tab: str = ""
    """Any name a page gives itself: coming back under it with the same keys, it takes the place of its lost
    connection."""
    entropy: str = ""
    """16 to 64 random bytes in hexadecimal, to be mixed into the seed of a game not yet begun. The same each time, so
    that no server gets a second try."""


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    action: dict[str, Any]
    ply: int
    seat: str
    ref: int = 0


class About(Struct, frozen=True, tag="about", forbid_unknown_fields=True):
    """What could be done with this piece or place, and why not?"""

    target: str
    ref: int = 0


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    action: dict[str, Any]
    ref: int = 0


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Go back to ply `to`; where that is not the seat's alone to decide, it becomes a request to all seats."""

    to: int
    ply: int
    seat: str
    ref: int = 0


class ProposeEdit(Struct, frozen=True, tag="propose-edit", forbid_unknown_fields=True):
    """Change the table by hand, if all agree; where no other player has a say it is done at once."""

    patch: Patch
    ply: int
    seat: str
    ref: int = 0


class Query(Struct, frozen=True, tag="query", forbid_unknown_fields=True):
    """A question that only this game knows: where can this unit go, what are the odds? It changes nothing."""

    id: int
    what: str
    args: dict[str, Any] = {}
    at: int | None = None
    """The table as it was at a ply; None: as it is."""


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Show the table as it was at a ply (None: back to now)."""

    at: int | None
    ref: int = 0


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    seat: str
    text: str


class Hurry(Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """The machine player that thinks now is to decide with what it has found out so far."""

    ref: int = 0


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """The keys of `hello` are stored: those of the links may end."""

    keys: tuple[str, ...]
    ref: int = 0


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is the line alive? Browsers do not see the WebSocket's own pings."""

    ref: int = 0


ToServer = (
    Join
    | SetOrder
    | Play
    | About
    | Why
    | Query
    | Undo
    | ProposeEdit
    | Resign
    | OfferDraw
    | Reply
    | ClaimTime
    | GiveTime
    | PauseClocks
    | TakeVacation
    | Look
    | Say
    | Hurry
    | AskHint
    | LetPlay
    | StopPlaying
    | Keep
    | Ping
    | SetDice
    | SetMachine
    | Rename
)

# -- close codes --------------------------------------------------------------------------------------------

BAD_PROTOCOL = 4400
BAD_KEY = 4403
UNKNOWN_GAME = 4404
GAME_DELETED = 4410
