"""Holland '44 as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.rulebook import Localised
from grognard.core.system import Scenario, System, Value, steps_of
from grognard.games.h44.data.pack_faults import check
from grognard.games.h44.data.units import PACK
from grognard.games.h44.interface import build_position, catalogue, edit, expect, queries, views
from grognard.games.h44.interface.actions import ACTIONS
from grognard.games.h44.interface.questions import QUESTIONS
from grognard.games.h44.interface.situation_words import WORDS
from grognard.games.h44.options.switches import OPTIONS, SCENARIO_HELP, SCENARIO_RULES
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state import invariants
from grognard.games.h44.state.determinize import determinized
from grognard.games.h44.state.position import Position
from grognard.games.h44.turn import setup


def _scenario(id_: str) -> Scenario:
    return Scenario(
        id=id_,
        title=Localised(**PACK.scenarios[id_].name),
        help=SCENARIO_HELP[id_],
        rule=SCENARIO_RULES[id_],
        seats=PACK.seats,
        options=tuple(OPTIONS.values()),
    )


class H44(System):
    slug = "h44"
    title = Localised(**PACK.meta.title)
    rulebook = rule
    scenarios = tuple(_scenario(id_) for id_ in PACK.scenarios)
    position_type = Position
    action_types = ACTIONS
    procedure_types = steps_of("grognard.games.h44")
    view_type = views.View
    questions = QUESTIONS
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
        return catalogue.catalogue()

    def query(self, game: Game[Any], seat: str | None, what: str, args: Mapping[str, Any]) -> Struct:
        return queries.query(game, what, args)

    def edit(self, game: Game[Any], patch: Sequence[Mapping[str, Any]]) -> Game[Any]:
        return edit.edited(game, patch)

    def pack_faults(self) -> list[str]:
        return check(PACK)


SYSTEM = H44()
