"""Holland '44 as the rest of the program sees it."""

from __future__ import annotations

from functools import partial

from grognard.core.rulebook import Localised
from grognard.core.system import Scenario, System, steps_of
from grognard.games.h44.data.pack_faults import check
from grognard.games.h44.data.units import PACK
from grognard.games.h44.interface import build_position, catalogue, edit, expect, queries, views
from grognard.games.h44.interface.actions import ACTIONS
from grognard.games.h44.interface.questions import QUESTIONS
from grognard.games.h44.interface.situation_words import WORDS
from grognard.games.h44.options.switches import OPTIONS, SCENARIO_HELP, SCENARIO_RULES
from grognard.games.h44.orders import IN_ADVANCE
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
    edit = staticmethod(edit.edit)
    pack_faults = staticmethod(partial(check, PACK))


SYSTEM = H44()
