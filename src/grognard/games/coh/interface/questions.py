"""The questions of Storms of Steel: what each has to name, and what it is answered."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from grognard.core.system import OfUnit, Question
from grognard.games.coh.interface.forecast import Rallies, ShotForecast
from grognard.games.coh.interface.previews import Exposure, FireZone, Line, Outlook, Sight
from grognard.games.coh.movement.reach import Reach
from grognard.games.coh.turn.actor import By
from grognard.hexes.ideas import Distance, OfDistance, OfHex, Threats

Payment = By | Literal[""]
"""How the units would act; empty: as they do now, or as they could."""


class OfGroup(Struct, frozen=True, forbid_unknown_fields=True):
    units: tuple[str, ...]
    by: Payment = ""


class OfLine(Struct, frozen=True, forbid_unknown_fields=True):
    start: str = field(name="from")
    to: str


class OfShot(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack; without units, the one that is going on."""

    units: tuple[str, ...] = ()
    hex: str = ""
    how: Literal["direct", "indirect", "weapon"] = "direct"
    card: str = ""
    by: Payment = ""


class OfZone(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str
    facing: str | None = None
    """As if it faced that way; none: as it does."""


class OfArmy(Struct, frozen=True, forbid_unknown_fields=True):
    army: str


QUESTIONS = {
    "reach": Question(OfGroup, Reach),
    "sight": Question(OfHex, Sight),
    "line": Question(OfLine, Line),
    "shot": Question(OfShot, ShotForecast),
    "rally": Question(OfGroup, Rallies),
    "zone": Question(OfZone, FireZone),
    "exposure": Question(OfUnit, Exposure),
    "outlook": Question(OfArmy, Outlook),
    "distance": Question(OfDistance, Distance),
    "threat": Question(OfHex, Threats),
}
