"""Questions of A Victory Awaits that can be answered in advance: a chit that could be interrupted."""

from __future__ import annotations

from grognard.core.orders import InAdvance
from grognard.games.ava.interface.actions import LetStand
from grognard.games.ava.turn.command import InterruptDraw

IN_ADVANCE = {InterruptDraw: InAdvance(decline=lambda game, question: LetStand())}
