"""The library behind `import grognard`; docs/api.md is its manual."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

import msgspec
from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import BadJournal, GameOver, IllegalAction, NotAsked
from grognard.core.game import Action, Decision, Outcome, Position
from grognard.core.game import Game as State
from grognard.core.journal import FORMAT as JOURNAL
from grognard.core.journal import Journal, Match, Played, Rolled, read_journal
from grognard.core.notation import read_action, write_action
from grognard.core.situations import runner
from grognard.core.system import System, Value
from grognard.core.verdicts import Forbidden
from grognard.games import SLUGS, find

if TYPE_CHECKING:
    from grognard.games.ava.state.position import Position as AvaPosition
    from grognard.games.coh.state.position import Position as CohPosition
    from grognard.games.h44.state.position import Position as H44Position
    from grognard.games.pavlov.state.position import Position as PavlovPosition
    from grognard.games.s42.state.position import Position as S42Position

P = TypeVar("P", bound=Position)
AnyAction = Action | str | Mapping[str, Any]
"""An action itself, its line of notation, or its plain data."""
SAVE, VERSION = "grognard-game", 1
RETURNS = {"win": 1.0, "draw": 0.0, "loss": -1.0}


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: the clause, the sentence, the pieces and places it is about. Falsy."""

    rule: str
    """`h44:8.1.k`"""
    reason: str
    evidence: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return False

    def __str__(self) -> str:
        return f"[{self.rule}] {self.reason}"


class _Saved(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A saved game: what is played, and the state as the system saves it."""

    format: str = SAVE
    version: int = VERSION
    game: str
    scenario: str
    options: dict[str, Value]
    state: msgspec.Raw


class Game(Generic[P]):
    """One game in progress. Forks are cheap; two games are equal if they will continue in the same way."""

    def __init__(
        self,
        system: System,
        scenario: str,
        options: Mapping[str, Value],
        state: State[P],
        seed: bytes | None = None,
        history: tuple[Any, Played] | None = None,
    ) -> None:
        """Use `new`, `load` or `situation` instead. `seed` and `history` are set as long as the journal is complete."""
        self._system = system
        self._scenario = scenario
        self._options = dict(options)
        self._state = state
        self._seed = seed
        self._history: tuple[Any, Played] | None = history

    # -- what there is --------------------------------------------------------------------------------

    @property
    def system(self) -> System:
        """The rules of the game. Below the library: may change with any release."""
        return self._system

    @property
    def state(self) -> State[P]:
        """The state that the rules work on. Below the library: may change with any release."""
        return self._state

    @property
    def slug(self) -> str:
        return self._system.slug

    @property
    def scenario(self) -> str:
        return self._scenario

    @property
    def options(self) -> dict[str, Value]:
        return dict(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        return self._system.scenario(self._scenario).seats

    @property
    def position(self) -> P:
        """Everything on the table, including what players cannot see."""
        return self._state.position

    @property
    def decision(self) -> Decision | None:
        """The current decision, the first if there are several; `None` when the game is over."""
        return self._state.decision

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats with an open decision."""
        return self._state.waiting

    @property
    def turn(self) -> str | None:
        """The first seat with an open decision."""
        return self.waiting[0] if self.waiting else None

    @property
    def over(self) -> bool:
        return self._state.decision is None

    @property
    def outcome(self) -> Outcome | None:
        return self._state.position.outcome

    def returns(self) -> dict[str, float]:
        """1 for a win, -1 for a loss, 0 for a draw or an unfinished game, by seat."""
        results = self.outcome.results if self.outcome else {}
        return {seat: RETURNS.get(results.get(seat, ""), 0.0) for seat in self.seats}

    # -- playing --------------------------------------------------------------------------------------

    def _asked(self, seat: str | None) -> Decision:
        decision = self._state.decision if seat is None else self._state.asked(seat)
        if decision is None:
            if self.over:
                raise GameOver()
            raise NotAsked(seat=str(seat), asked=self.waiting)
        return decision

    @property
    def legal_actions(self) -> Sequence[Action]:
        """The legal actions of the seat to act; empty when the game is over."""
        return () if self.over else self._asked(None).actions(self._state)

    def legal_actions_of(self, seat: str) -> Sequence[Action]:
        """The legal actions of one seat; empty if it has no decision."""
        decision = self._state.asked(seat)
        return () if decision is None else decision.actions(self._state)

    def action(self, action: AnyAction) -> Action:
        """An action from its notation or plain data."""
        if isinstance(action, Action):
            return action
        data = read_action(action, self._system.action_types) if isinstance(action, str) else action
        return self._system.decode_action(data)

    def verdict(self, action: AnyAction, seat: str | None = None) -> Literal[True] | Refusal:
        """`True`, or the refusal that says why not."""
        verdict = self._asked(seat).judge(self._state, self.action(action))
        return self._refusal(verdict) if isinstance(verdict, Forbidden) else True

    def _refusal(self, forbidden: Forbidden) -> Refusal:
        reason = self._system.texts("en").render(forbidden.reason)
        return Refusal(f"{self.slug}:{forbidden.rule}", reason, forbidden.evidence)

    def play(self, action: AnyAction, seat: str | None = None) -> None:
        """Play an action for the seat to act. An illegal one raises `IllegalAction` and changes nothing."""
        decision = self._asked(seat)
        seat = seat or decision.seats[0]
        answer = self.action(action)
        state, rolls = self._state.fork(), list[tuple[int, tuple[int, ...]]]()
        state.rolls = rolls
        try:
            state.play(seat, answer)
        except IllegalAction as illegal:
            illegal.add_note(str(self._refusal(illegal.forbidden)))
            raise
        state.rolls = None
        self._state = state
        if self._seed is not None:
            entry = Played(seat, msgspec.to_builtins(answer), tuple(Rolled(*roll) for roll in rolls))
            self._history = (self._history, entry)

    def view(self, seat: str | None) -> Struct:
        """What a seat may see; `None`: what a spectator may see."""
        return self._system.view(self._state, seat)

    # -- copies ---------------------------------------------------------------------------------------

    def fork(self) -> Game[P]:
        """An independent copy."""
        return Game(self._system, self._scenario, self._options, self._state.fork(), self._seed, self._history)

    def determinize(self, seat: str | None, seed: int) -> Game[P]:
        """A game that the seat cannot tell from this one: everything hidden from it is dealt anew, with new dice."""
        state = self._system.determinize(self._state, seat, Dice(seed_from(seed)))
        return Game(self._system, self._scenario, self._options, state)

    # -- text and files -------------------------------------------------------------------------------

    def _saved(self) -> _Saved:
        state = msgspec.Raw(self._system.save(self._state))
        return _Saved(game=self.slug, scenario=self._scenario, options=self._options, state=state)

    def save(self, path: str | Path) -> None:
        """Write the current state to a file; `load` continues from there."""
        Path(path).write_bytes(msgspec.json.encode(self._saved()))

    @property
    def notation(self) -> str:
        """The current state in one line of text; `grognard.position` reads it."""
        packed = base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(self._saved()), 9)).decode()
        return f"{self.slug} {self._scenario} {packed}"

    def journal(self) -> Journal:
        """The whole game from the start, in the format that the table exports and imports."""
        if self._seed is None:
            raise BadJournal(detail="only a game that was played from the start has a journal")
        match = Match(self._system, self._scenario, self._options, self._seed)
        return msgspec.structs.replace(match.journal(), entries=tuple(self._entries()), result=self._digest())

    def _entries(self) -> list[Played]:
        entries, node = [], self._history
        while node is not None:
            node, entry = node
            entries.append(entry)
        return entries[::-1]

    def _digest(self) -> str:
        return hashlib.sha256(self._system.save(self._state)).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.slug, self._scenario, self._options) == (other.slug, other._scenario, other._options) and (
            self._system.save(self._state) == self._system.save(other._state)
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes as it is played

    def __repr__(self) -> str:
        state = "over" if self.over else f"{', '.join(self.waiting)} to answer"
        return f"<grognard.Game {self.slug} {self._scenario}: {state}>"

    def __str__(self) -> str:
        title = self._system.title.en
        lines = [f"{title}, {self._system.scenario(self._scenario).title.en}"]
        turn = getattr(self.position, "turn", getattr(self.position, "round", None))
        if turn is not None:
            lines[0] += f", turn {turn}"
        texts = self._system.texts("en")
        for decision in self._state.decisions:
            prompt = texts.render(decision.prompt(self._state))
            count = len(decision.actions(self._state))
            lines.append(f"{', '.join(decision.seats)}: {prompt} [{self.slug}:{decision.rule}] {count} legal actions")
        if self.outcome:
            results = ", ".join(f"{seat}: {result}" for seat, result in self.outcome.results.items())
            lines.append(f"{texts.render(self.outcome.reason)} ({results}; score {self.outcome.score})")
        return "\n".join(lines)


# -- making one ------------------------------------------------------------------------------------------------------


def games() -> tuple[str, ...]:
    """The slugs of the games."""
    return SLUGS


@overload
def new(
    slug: Literal["pavlov"], scenario: str | None = None, *, seed: int = 0, **options: Value
) -> Game[PavlovPosition]: ...
@overload
def new(slug: Literal["ava"], scenario: str | None = None, *, seed: int = 0, **options: Value) -> Game[AvaPosition]: ...
@overload
def new(slug: Literal["h44"], scenario: str | None = None, *, seed: int = 0, **options: Value) -> Game[H44Position]: ...
@overload
def new(slug: Literal["s42"], scenario: str | None = None, *, seed: int = 0, **options: Value) -> Game[S42Position]: ...
@overload
def new(slug: Literal["coh"], scenario: str | None = None, *, seed: int = 0, **options: Value) -> Game[CohPosition]: ...
@overload
def new(slug: str, scenario: str | None = None, *, seed: int = 0, **options: Value) -> Game[Any]: ...
def new(slug: str, scenario: str | None = None, *, seed: int = 0, **options: Value) -> Game[Any]:
    """A new game. Options are given by name with underscores for dashes: `hq_relocation=True`."""
    system = find(slug)
    chosen = system.scenario(scenario or system.scenarios[0].id)
    values = system.options(chosen, {name.replace("_", "-"): value for name, value in options.items()})
    key = seed_from(seed)
    return Game(system, chosen.id, values, system.begin(chosen, values, Dice(key), None), key)


def situation(slug: str, name: str) -> Game[Any]:
    """The position of one of the situations that a game ships, before its script."""
    system = find(slug)
    shipped = runner.shipped(slug, name)
    scenario = system.scenario(str(shipped.spec.get("scenario", system.scenarios[0].id)))
    options = system.options(scenario, shipped.spec.get("options", {}))
    state = runner.start(shipped, system)
    state.settle()
    return Game(system, scenario.id, options, state)


def load(path: str | Path) -> Game[Any]:
    """A game from a file: a saved game, or a journal exported at the table, which is replayed to its end."""
    return _decoded(Path(path).read_bytes())


def position(notation: str) -> Game[Any]:
    """A game from its line of notation."""
    try:
        data = zlib.decompress(base64.urlsafe_b64decode(notation.split()[-1]))
    except (IndexError, ValueError, zlib.error):
        raise BadJournal(detail="not a line of notation") from None
    return _decoded(data)


def _decoded(data: bytes) -> Game[Any]:
    try:
        form = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("format", b'""')
        if msgspec.json.decode(form) == JOURNAL:
            return _replayed(read_journal(data))
        saved = msgspec.json.decode(data, type=_Saved)
        system = find(saved.game)
        state = system.load(bytes(saved.state))
    except msgspec.MsgspecError as wrong:
        raise BadJournal(detail=f"not a saved game: {wrong}") from None
    if saved.format != SAVE or saved.version > VERSION:
        raise BadJournal(detail=f"a saved game of another format: {saved.format} {saved.version}")
    return Game(system, saved.scenario, saved.options, state)


def _replayed(journal: Journal) -> Game[Any]:
    match = Match.from_journal(journal, find(journal.game))
    history: tuple[Any, Played] | None = None
    straight = not journal.situation and all(isinstance(entry, Played) for entry in journal.entries)
    for entry in journal.entries if straight else ():
        assert isinstance(entry, Played)
        history = (history, entry)
    seed = match.seed if straight else None
    return Game(match.system, match.scenario.id, match.options, match.game, seed, history)


def notation(action: Action) -> str:
    """The line of an action: `move ge-3pz,ge-23pz`."""
    return write_action(action)
