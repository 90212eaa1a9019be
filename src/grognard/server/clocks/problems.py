"""Errors about clocks."""

from __future__ import annotations

from grognard.core.errors import GrognardError


class BadPace(GrognardError):
    """A pace with too little or too much of something."""

    code = "bad-pace"


class NoClocks(GrognardError):
    """The game is played without clocks, or the seat has none: a machine player's."""

    code, status = "no-clocks", 409


class TimeNotUp(GrognardError):
    """The time of the seat is not out, or its clock stands."""

    code, status = "time-not-up", 409


class OwnTimeUp(GrognardError):
    """The seat that claims is out of time itself, or on the side of the late one."""

    code, status = "own-time-up", 409


class OwnSide(GrognardError):
    """Time is given to the other side, not to one's own."""

    code, status = "own-side", 409


class ClocksAlready(GrognardError):
    """The clocks stand already, or go already."""

    code, status = "clocks-already", 409


class NoVacation(GrognardError):
    """There is no vacation left, or time is out already."""

    code, status = "no-vacation", 409
