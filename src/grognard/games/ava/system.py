"""A Victory Awaits as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.dice import Dice
from grognard.core.events import Event
from grognard.core.game import Game
from grognard.core.rulebook import Localised
from grognard.core.system import Option, Scenario, System, Value, steps_of
from grognard.games.ava.data.ground import PACK
from grognard.games.ava.data.pack import check
from grognard.games.ava.interface import build_position, catalogue, edit, expect, queries, views
from grognard.games.ava.interface.actions import ACTIONS
from grognard.games.ava.interface.questions import QUESTIONS
from grognard.games.ava.interface.situation_words import WORDS
from grognard.games.ava.options.switches import OPTIONS, SCENARIO_HELP, SCENARIO_RULES
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state import invariants
from grognard.games.ava.state.determinize import determinized
from grognard.games.ava.state.position import Position
from grognard.games.ava.turn import setup


def _options(id_: str) -> tuple[Option, ...]:
    data = PACK.scenarios[id_]
    two = len(data.seats) == 2
    length = ("length",) if len(data.lengths) > 1 else ()
    reserves = () if data.team else ("reserves",)
    ids = (*length, *(("bid",) if two else ()), *reserves)
    return tuple(
        OPTIONS[i] for i in (*ids, "hq-relocation", "soviet-supply-limits", "armour-limit", "panzer-group-limits")
    )


def _scenario(id_: str) -> Scenario:
    data = PACK.scenarios[id_]
    return Scenario(
        id=id_,
        title=Localised(**data.name),
        help=SCENARIO_HELP[id_],
        rule=SCENARIO_RULES[id_],
        seats=tuple(seat.id for seat in data.seats),
        options=_options(id_),
    )


class Ava(System):
    slug = "ava"
    title = Localised(**PACK.meta.title)
    rulebook = rule
    scenarios = tuple(_scenario(id_) for id_ in PACK.scenarios)
    position_type = Position
    action_types = ACTIONS
    procedure_types = steps_of("grognard.games.ava")
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


SYSTEM = Ava()
