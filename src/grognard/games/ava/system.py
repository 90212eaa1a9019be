"""A Victory Awaits as the rest of the program sees it."""

from __future__ import annotations

from functools import partial

from grognard.core.rulebook import Localised
from grognard.core.system import Option, Scenario, System, steps_of, teams_of
from grognard.games.ava.data.ground import PACK
from grognard.games.ava.data.pack import check
from grognard.games.ava.interface import build_position, catalogue, edit, expect, queries, views
from grognard.games.ava.interface.actions import ACTIONS
from grognard.games.ava.interface.questions import QUESTIONS
from grognard.games.ava.interface.situation_words import WORDS
from grognard.games.ava.options.switches import OPTIONS, SCENARIO_HELP, SCENARIO_RULES
from grognard.games.ava.orders import IN_ADVANCE
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
        teams=teams_of({seat.id: seat.side for seat in data.seats}),
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
    in_advance = IN_ADVANCE
    pack_digest = PACK.digest
    names = PACK.names
    words = WORDS
    expectations = expect.LINES

    begin = staticmethod(setup.begin)
    view = staticmethod(views.view)
    determinize = staticmethod(determinized)
    faults = staticmethod(invariants.faults)
    build_position = staticmethod(build_position.build_position)
    catalogue = staticmethod(catalogue.catalogue)
    query = staticmethod(queries.query)
    edit = staticmethod(edit.edited)
    pack_faults = staticmethod(partial(check, PACK))


SYSTEM = Ava()
