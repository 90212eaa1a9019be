"""Every answer a player of Stalingrad '42 can give. Fields are printed ids."""

from __future__ import annotations

from grognard.core.game import Action


class Disband(Action, frozen=True):
    """Eliminate a unit beyond the stacking limit."""

    unit: str


class Shift(Action, frozen=True):
    """Send a unit that must leave its entry area to another."""

    unit: str
    area: str
