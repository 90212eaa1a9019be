"""A game being played: its journal so far, and every state it went through."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from grognard.core.dice import Dice, broken_seal, commitment, mixed
from grognard.core.errors import (
    BadEdit,
    BadJournal,
    GameOver,
    GrognardError,
    NoSuchFace,
    ScriptExhausted,
    StalePly,
    UndoRefused,
    UndoUnknown,
    UnreadableState,
)
from grognard.core.events import Event, edited
from grognard.core.game import Action, Game
from grognard.core.journal.endings import Ending, noted, outcome_of
from grognard.core.journal.entries import (
    Carried,
    Clocked,
    Drawn,
    Edited,
    Entry,
    Patch,
    Played,
    Rolled,
    Seated,
    Undone,
)
from grognard.core.journal.file import VERSION, Journal
from grognard.core.journal.history import History, Kept
from grognard.core.situations import runner
from grognard.core.system import System, Value

_EVENTS = msgspec.json.Decoder(tuple[Event, ...])


class Match:
    """A *ply* is the number of entries in the journal: it only grows, even when an undo brings back an old state."""

    def __init__(
        self,
        system: System,
        scenario: str,
        options: Mapping[str, Value],
        seed: bytes,
        *,
        situation: str = "",
        start: Game[Any] | None = None,
        kept: Sequence[Kept] = (),
        contributions: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """`seed`: the server's part of it. `start`: a situation's position; its scripted dice precede the seed's.
        `kept`: the set-up as it was stored, and nothing is set up anew."""
        self.system = system
        self.scenario = system.scenario(scenario)
        self.options = system.options(self.scenario, options)
        self.situation = situation
        self.start = start
        self.secret, self.contributions = seed, contributions
        self.seed = seed = mixed(seed, contributions)
        self.seats: dict[str, str] = {}
        self.entries: list[Entry] = []
        self.states = History(system)
        self.events: list[tuple[Event, ...]] = []
        self._line: list[int] = []
        """Plies of the entries that led to the current state, without those undone."""
        if kept:
            self._take_over(kept[0])
            self.game = self.states.last()
            return
        log: list[Event] = []
        if start is None:
            self.game = system.begin(self.scenario, self.options, Dice(seed), log)
        else:
            self.game = Game(start.position, start.agenda, replace(start.dice, seed=seed), log, parallel=start.parallel)
            self.game.settle()
        self.game.events = None
        self.states.append(self.game.fork())
        self.events.append(tuple(log))

    @property
    def ply(self) -> int:
        return len(self.entries)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    # -- playing --------------------------------------------------------------------------------------

    def play(self, seat: str, action: Action, ply: int | None = None, *, ordered: bool = False) -> Played:
        """Judge and resolve one action. Nothing changes when it is refused. `ordered`: by a standing order, which only
        the seat itself is told."""
        if ply is not None and not self.beside(seat, ply):
            self.expect(ply)
        try:
            game, log, rolls = self._played(seat, action, self.game.dice)
        except (ScriptExhausted, NoSuchFace) as wrong:
            if isinstance(wrong, NoSuchFace) and self._keeps_to_script(action):
                raise
            # A player left the script of a situation: from here on the seed rolls.
            game, log, rolls = self._played(seat, action, replace(self.game.dice, script=None))
        entry = Played(seat, msgspec.to_builtins(action), tuple(Rolled(*roll) for roll in rolls), ordered or UNSET)
        if ordered:
            log.append(Event("by-standing-order", to=(seat,)))
        self._line.append(self.ply)
        self._append(entry, game, tuple(log))
        return entry

    def _keeps_to_script(self, action: Action) -> bool:
        """Whether the situation's own script asks for this action here. Without a situation there is none to leave."""
        played = (getattr(self.entries[ply], "action", None) for ply in self._line)
        return runner.follows_script(self.system, self.situation, (*played, msgspec.to_builtins(action)))

    def _played(
        self, seat: str, action: Action, dice: Dice
    ) -> tuple[Game[Any], list[Event], list[tuple[int, tuple[int, ...]]]]:
        log: list[Event] = []
        rolls: list[tuple[int, tuple[int, ...]]] = []
        game: Game[Any] = Game(self.game.position, self.game.agenda, dice, log, rolls, self.game.parallel)
        game.play(seat, action)
        return game, log, rolls

    def expect(self, ply: int | None) -> None:
        if ply is not None and ply != self.ply:
            raise StalePly(ply=ply, now=self.ply)

    def beside(self, seat: str, ply: int) -> bool:
        """Whether this seat still faces, alone, the decision it faced at that ply: where several act at once, a player
        need not wait for the actions of the others."""
        if not 0 <= ply < self.ply:
            return False
        then, now = self.states[ply].asked(seat), self.game.asked(seat)
        if then is None or then != now:
            return False
        return all(
            isinstance(entry, Played | Seated | Clocked) and entry.seat not in then.seats
            for entry in self.entries[ply:]
        )

    def _append(self, entry: Entry, game: Game[Any], events: tuple[Event, ...]) -> None:
        self.entries.append(entry)
        self.game = game.fork()
        self.states.append(self.game)
        self.events.append(events)

    def mark(self) -> tuple[int, tuple[int, ...]]:
        """Where the match stands, for `rewind`."""
        return self.ply, tuple(self._line)

    def rewind(self, mark: tuple[int, tuple[int, ...]]) -> None:
        """Drop everything after the mark, for entries that could not be stored."""
        ply, line = mark
        del self.entries[ply:], self.events[ply + 1 :]
        self.states.truncate(ply + 1)
        self._line = list(line)
        self.game = self.states[-1]

    # -- undo -----------------------------------------------------------------------------------------

    def undo_targets(self, seat: str) -> list[int]:
        """The plies this seat may go back to alone, latest first: its own decisions, without a roll or a reveal since.
        The end of the game counts as a reveal: it makes the seed and everything hidden public."""
        if self.game.position.outcome is not None:
            return []
        targets: list[int] = []
        for ply in reversed(self._line):
            entry = self.entries[ply]
            if isinstance(entry, Seated | Clocked):
                continue
            if not isinstance(entry, Played) or entry.seat != seat:
                break
            if not self.game.dice.knows_no_more_than(self.states.dice(ply)):
                break
            targets.append(ply)
        return targets

    def undo(self, seat: str, to: int, ply: int | None = None, *, agreed: bool = False) -> Undone:
        """Back to the state before entry `to`; beyond `undo_targets` only with the consent of all."""
        self.expect(ply)
        if to not in self._line:
            raise UndoUnknown(to=to)
        if not agreed and to not in self.undo_targets(seat):
            raise UndoRefused(to=to)
        entry = Undone(seat, to, agreed)
        back = sum(1 for p in self._line if p >= to)
        self._line = [p for p in self._line if p < to]
        event = Event("undone-by-agreement" if agreed else "undone", "", {"seat": seat, "count": back})
        self._append(entry, self.states[to].fork(), (event,))
        return entry

    def undo_depths(self) -> list[int]:
        """Every ply that an undo by agreement can reach."""
        return list(self._line)

    # -- changes by agreement -------------------------------------------------------------------------

    def edited(self, patch: Patch) -> tuple[Game[Any], tuple[Event, ...]]:
        """The game with these changes, and their log lines: the game's own, or else generic ones. Refused if play could
        not continue from there."""
        if self.game.decision is None:
            raise GameOver()
        if not patch or not all(patch):
            raise BadEdit(detail="there is nothing to change")
        log: list[Event] = []
        before: Game[Any] = self.game.fork()
        before.events = log
        game = self.system.edit(before, patch)
        if faults := self.system.faults(game):
            raise BadEdit(detail=faults[0])
        # A decision that lost its object would block the game for good, so list the actions before keeping the change.
        if game.decision is None or not all(decision.actions(game) for decision in game.decisions):
            raise BadEdit(detail="no player would have a legal action")
        return game, tuple(log) or edited(patch)

    def edit(self, seat: str, patch: Patch, ply: int | None = None) -> Edited:
        """Change the table by agreement. The caller makes sure that all agree; the log says what was changed."""
        self.expect(ply)
        game, lines = self.edited(patch)
        entry = Edited(seat, patch)
        event = Event("edited-by-agreement", "", {"seat": seat, "count": len(patch)})
        self._line.append(self.ply)
        self._append(entry, game, (event, *lines))
        return entry

    # -- giving up, changing places -------------------------------------------------------------------

    def end(self, ending: Ending, ply: int | None = None) -> Ending:
        """End the game otherwise than by its rules. The caller makes sure that all who must agree do."""
        self.expect(ply)
        outcome = outcome_of(self.scenario, ending)
        if self.game.decision is None:
            raise GameOver()
        log: list[Event] = []
        game: Game[Any] = self.game.fork()
        game.events = log
        game.finish(outcome)
        self._line.append(self.ply)
        self._append(ending, game, tuple(log))
        return ending

    def note(self, entry: Seated | Clocked) -> Seated | Clocked:
        """Another plays a seat from now on, or the clocks are changed; the table stays as it is."""
        event = noted(self.scenario, entry)
        self._line.append(self.ply)
        self._append(entry, self.game, (event,))
        return entry

    # -- what was stored ------------------------------------------------------------------------------

    def kept(self, ply: int) -> Kept:
        """What a ply left behind, to be stored with its entry."""
        return Kept(msgspec.json.encode(self.events[ply]), self.states.packed(ply))

    def follow(self, plies: Iterable[tuple[Entry, Kept]]) -> None:
        """Take over entries that were judged before, or elsewhere, with the states they led to."""
        for entry, kept in plies:
            if isinstance(entry, Undone):
                self._line = [ply for ply in self._line if ply < entry.to]
            elif isinstance(entry, Carried):
                self._line = []
            else:
                self._line.append(self.ply)
            self.entries.append(entry)
            self._take_over(kept)
        self.game = self.states.last()

    def _take_over(self, kept: Kept) -> None:
        self.states.append_packed(kept.state)
        try:
            self.events.append(_EVENTS.decode(kept.events))
        except msgspec.MsgspecError as wrong:
            raise UnreadableState(ply=self.ply, detail=str(wrong)) from None

    def carry(self, state: dict[str, Any], rules: str = "") -> Carried:
        """Go on from a state that the entries so far do not lead to under the rules and facts of today. It must be one
        that can be played on; what was before can be looked at, but not taken back."""
        try:
            game = self.system.load(msgspec.json.encode(state))
        except msgspec.MsgspecError as wrong:
            raise BadJournal(detail=f"entry {self.ply + 1}: {wrong}") from None
        faults = self.system.faults(game)
        if faults or not all(decision.actions(game) for decision in game.decisions):
            raise BadJournal(detail=f"entry {self.ply + 1}: {faults[0] if faults else 'no legal action'}")
        entry = Carried(state, rules, self.system.pack_digest)
        self._line = []
        self._append(entry, game, (Event("carried-over"),))
        return entry

    # -- the journal ----------------------------------------------------------------------------------

    def digest(self) -> str:
        return hashlib.sha256(self.system.save(self.game)).hexdigest()

    def journal(self) -> Journal:
        return Journal(
            version=VERSION,
            game=self.system.slug,
            pack=self.system.pack_digest,
            scenario=self.scenario.id,
            options=self.options,
            situation=self.situation,
            seed=self.seed.hex(),
            commitment=self.commitment,
            secret=self.secret.hex() if self.contributions else "",
            contributions=self.contributions,
            seats=self.seats,
            entries=tuple(self.entries),
            result=self.digest(),
        )

    def enter(self, entry: Entry) -> None:
        """Replay a journal entry; it must roll the same dice."""
        if isinstance(entry, Played):
            self._play_again(entry)
        elif isinstance(entry, Undone):
            self.undo(entry.seat, entry.to, agreed=entry.agreed)
        elif isinstance(entry, Carried):
            self.carry(entry.state, entry.rules)
        elif isinstance(entry, Seated | Clocked):
            self.note(entry)
        elif isinstance(entry, Edited | Drawn) and not entry.agreed:
            raise BadJournal(detail=f"entry {self.ply + 1} needs the consent of all")
        elif isinstance(entry, Edited):
            self.edit(entry.seat, entry.patch)
        else:
            self.end(entry)

    def _play_again(self, entry: Played) -> None:
        again = self.play(entry.seat, self.system.decode_action(entry.action), ordered=entry.ordered is True)
        if again.rolls != entry.rolls:
            said, rolled = ([list(roll.dice) for roll in rolls] for rolls in (entry.rolls, again.rolls))
            raise BadJournal(detail=f"entry {self.ply} says the dice were {said}, the seed gives {rolled}")

    def enter_all(self, entries: Sequence[Entry]) -> None:
        """Replay entries in order. Those before one that carried the game over may be of other rules: from the first
        that cannot be replayed, they are only listed."""
        carried = max((n for n, entry in enumerate(entries) if isinstance(entry, Carried)), default=0)
        for entry in entries[self.ply :]:
            try:
                self.enter(entry)
            except GrognardError:
                if self.ply >= carried:
                    raise
                break
        for entry in entries[self.ply : carried]:
            self._append(entry, self.game, (Event("not-replayed"),))
        for entry in entries[self.ply :]:
            self.enter(entry)

    @classmethod
    def from_situation(cls, system: System, id_: str, seed: bytes) -> Match:
        """A match from the position of one of the pack's situations, before its script."""
        situation = runner.shipped(system.slug, id_)
        start = runner.opening(situation, system)
        scenario = str(situation.spec.get("scenario", system.scenarios[0].id))
        return cls(system, scenario, situation.spec.get("options", {}), seed, situation=id_, start=start)

    @classmethod
    def from_journal(cls, journal: Journal, system: System) -> Match:
        """Replay a journal to its end, checking every roll against the seed and the seed against its commitment."""
        seed = bytes.fromhex(journal.seed)
        if fault := broken_seal(seed, journal.secret, journal.contributions, journal.commitment):
            raise BadJournal(detail=fault)
        if journal.situation:
            match = cls.from_situation(system, journal.situation, seed)
        else:
            secret = bytes.fromhex(journal.secret) if journal.contributions else seed
            match = cls(system, journal.scenario, journal.options, secret, contributions=journal.contributions)
        match.seats = dict(journal.seats)
        try:
            match.enter_all(journal.entries)
        except GrognardError as wrong:
            detail = str(wrong.args_["detail"]) if isinstance(wrong, BadJournal) else f"entry {match.ply + 1}: {wrong}"
            raise BadJournal(detail=detail + match.other_pack(journal)) from None
        if journal.result and journal.result != match.digest():
            detail = "the replay ends in another state than the journal says"
            raise BadJournal(detail=detail + match.other_pack(journal))
        return match

    def other_pack(self, journal: Journal) -> str:
        """What to add to the message when a journal does not replay: it may have been played with other data."""
        same = not journal.pack or journal.pack == self.system.pack_digest
        return "" if same else " (it was played with another version of the pack)"
