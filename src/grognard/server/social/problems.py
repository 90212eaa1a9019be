"""Errors of what players do among each other."""

from __future__ import annotations

from grognard.core.errors import GrognardError


class NotForRating(GrognardError):
    """A game that cannot be a rated one as it is set up."""

    code, status = "not-for-rating", 400


class NotRated(GrognardError):
    """A rated game is between two accounts whose players have switched ratings on."""

    code, status = "not-rated", 403


class RatedGame(GrognardError):
    """Not in a rated game: no help, no changes of the table, no machine players, no taking back of its end."""

    code, status = "rated-game", 409


class Blocked(GrognardError):
    """One of the two has blocked the other."""

    code, status = "blocked", 403


class TooManyFollowed(GrognardError):
    code, status = "too-many-followed", 409
