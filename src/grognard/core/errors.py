"""Errors a user can cause. Each carries a message id and arguments, so that it is shown in the user's language."""

from __future__ import annotations

from grognard.core.verdicts import Arg, Forbidden, Message

LONGEST = 1_000
"""The longest argument: errors quote user input, which may be anything."""
LARGEST = 2**53
"""The largest whole number that every client can read."""


def quoted(value: Arg) -> Arg:
    """An argument as an error shows it, shortened if it is too long to read or too large to write."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[:LONGEST] + "…"
    if isinstance(value, int):
        return value if abs(value) <= LARGEST else "…"
    shown, room = list[str](), 2 * LONGEST
    for item in value:
        cut = str(quoted(item))
        room -= len(cut) + 2
        if room < 0:
            return (*shown, "…")
        shown.append(cut)
    return tuple(shown)


class GrognardError(Exception):
    """Base of every error caused by input and not by a bug. `code` is stable; `status` is its HTTP status."""

    code = "error"
    status = 400

    def __init__(self, **args: Arg) -> None:
        self.args_ = {key: quoted(value) for key, value in args.items()}
        super().__init__(self.code, self.args_)

    @property
    def message(self) -> Message:
        return Message(f"error-{self.code}", self.args_)

    def __str__(self) -> str:
        from grognard.core.texts import core_texts

        return core_texts("en").render(self.message)


class UnknownGame(GrognardError):
    code, status = "unknown-game", 404


class UnknownScenario(GrognardError):
    code = "unknown-scenario"


class BadOption(GrognardError):
    code = "bad-option"


class UnknownLanguage(GrognardError):
    code = "unknown-language"


class UnknownRule(GrognardError):
    code, status = "unknown-rule", 404


class UnknownId(GrognardError):
    """A unit, place or card that the pack does not have."""

    code = "unknown-id"


class BadAction(GrognardError):
    """An action of a wrong shape: unknown verb, missing or superfluous field, wrong type."""

    code = "bad-action"


class BadQuery(GrognardError):
    """A query that the game does not know, or with wrong arguments."""

    code = "bad-query"


class BadEdit(GrognardError):
    """A change of the table that names unknown things, or that the game cannot make."""

    code = "bad-edit"


class NotAsked(GrognardError):
    code, status = "not-asked", 409


class StalePly(GrognardError):
    code, status = "stale-ply", 409


class GameOver(GrognardError):
    code, status = "game-over", 409


class UndoRefused(GrognardError):
    code, status = "undo-refused", 409


class UndoUnknown(GrognardError):
    """No action of the current line of play began at that ply."""

    code = "undo-unknown"


class UnreadableState(GrognardError):
    """A stored state that this version cannot read."""

    code, status = "unreadable-state", 409


class BadJournal(GrognardError):
    code = "bad-journal"


class BadSituation(GrognardError):
    code = "bad-situation"


class UnknownSituation(GrognardError):
    code, status = "unknown-situation", 404


class ScriptExhausted(GrognardError):
    """A situation's scripted dice ran out."""

    code = "script-exhausted"


class NoSuchFace(GrognardError):
    """A scripted roll shows a face that the die, or a piece that the pool, does not have."""

    code = "no-such-face"


class IllegalAction(GrognardError):
    """The action is well-formed, but a rule forbids it."""

    code, status = "illegal-action", 422

    def __init__(self, forbidden: Forbidden) -> None:
        self.forbidden = forbidden
        super().__init__(rule=forbidden.rule)

    @property
    def message(self) -> Message:
        return self.forbidden.reason

    def __str__(self) -> str:
        return f"[{self.forbidden.rule}] {self.forbidden.reason.id} {self.forbidden.reason.args or ''}".rstrip()
