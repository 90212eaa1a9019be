"""Stalingrad '42 as the rest of the program sees it."""

from __future__ import annotations

from functools import partial

from grognard.core.rulebook import Localised
from grognard.core.system import Scenario, System, steps_of
from grognard.games.s42.data.pack_faults import check
from grognard.games.s42.data.units import PACK
from grognard.games.s42.interface import build_position, catalogue, edit, expect, queries, views
from grognard.games.s42.interface.actions import ACTIONS
from grognard.games.s42.interface.questions import QUESTIONS
from grognard.games.s42.interface.situation_words import WORDS
from grognard.games.s42.options.switches import OPTIONS, SCENARIO_HELP, SCENARIO_RULES
from grognard.games.s42.orders import IN_ADVANCE
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state import invariants
from grognard.games.s42.state.determinize import determinized
from grognard.games.s42.state.position import Position
from grognard.games.s42.turn import setup


def _scenario(id_: str) -> Scenario:
    demanded = PACK.scenarios[id_].requires
    return Scenario(
        id=id_,
        title=Localised(**PACK.scenarios[id_].name),
        help=SCENARIO_HELP[id_],
        rule=SCENARIO_RULES[id_],
        seats=PACK.seats,
        options=tuple(row for row in OPTIONS.values() if row.id not in demanded),
    )


class S42(System):
    slug = "s42"
    title = Localised(**PACK.meta.title)
    rulebook = rule
    scenarios = tuple(_scenario(id_) for id_ in PACK.scenarios)
    position_type = Position
    action_types = ACTIONS
    procedure_types = steps_of("grognard.games.s42")
    view_type = views.View
    questions = QUESTIONS
    in_advance = IN_ADVANCE
    pack_digest = PACK.digest
    names = PACK.names
    words = WORDS
    expectations = expect.LINES

    begin = staticmethod(setup.open_table)
    view = staticmethod(views.view)
    determinize = staticmethod(determinized)
    faults = staticmethod(invariants.faults)
    build_position = staticmethod(build_position.build_position)
    catalogue = staticmethod(catalogue.catalogue)
    query = staticmethod(queries.query)
    edit = staticmethod(edit.edit)
    pack_faults = staticmethod(partial(check, PACK))


SYSTEM = S42()
