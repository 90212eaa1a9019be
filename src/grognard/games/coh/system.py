"""Conflict of Heroes: Storms of Steel as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.rulebook import Localised
from grognard.core.system import Scenario, System, Value, steps_of
from grognard.games.coh.data.pack import check
from grognard.games.coh.data.units import PACK
from grognard.games.coh.interface import build_position, edit, expect, queries, views
from grognard.games.coh.interface.actions import ACTIONS
from grognard.games.coh.interface.catalogue import catalogue
from grognard.games.coh.interface.options import SCENARIOS
from grognard.games.coh.interface.questions import QUESTIONS
from grognard.games.coh.interface.situation_words import WORDS
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state import invariants
from grognard.games.coh.state.determinize import determinized
from grognard.games.coh.state.position import Position
from grognard.games.coh.turn import setup


class Coh(System):
    slug = "coh"
    title = Localised(**PACK.meta.title)
    rulebook = rule
    scenarios = SCENARIOS
    position_type = Position
    action_types = ACTIONS
    procedure_types = steps_of("grognard.games.coh")
    view_type = views.View
    questions = QUESTIONS
    handover_events = views.TOLD
    pack_digest = PACK.digest
    names = PACK.names
    words = WORDS

    def begin(
        self, scenario: Scenario, options: Mapping[str, Value], dice: Dice, log: list[Event] | None
    ) -> Game[Position]:
        return setup.begin(scenario.id, options, dice, log)

    def view(self, game: Game[Position], seat: str | None) -> views.View:
        return views.view(game, seat)

    def determinize(self, game: Game[Position], seat: str | None, dice: Dice) -> Game[Position]:
        return determinized(game, seat, dice)

    def faults(self, game: Game[Any]) -> list[str]:
        return invariants.faults(game)

    def build_position(self, game: Game[Position], spec: Mapping[str, Any]) -> Game[Position]:
        return build_position.build_position(game, spec)

    def check(self, game: Game[Position], log: list[Event], expected: Mapping[str, Any]) -> str | None:
        return expect.check(game, expected)

    def catalogue(self) -> Struct:
        return catalogue()

    def query(self, game: Game[Any], seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
        return queries.query(game, seat, what, args)

    def edit(self, game: Game[Any], patch: Sequence[Mapping[str, Any]]) -> Game[Any]:
        return edit.edited(game, patch)

    def pack_faults(self) -> list[str]:
        return check(PACK)


SYSTEM = Coh()
