"""Conflict of Heroes: Storms of Steel as the rest of the program sees it."""

from __future__ import annotations

from functools import partial

from grognard.core.rulebook import Localised
from grognard.core.system import System, steps_of
from grognard.games.coh.data.pack import check
from grognard.games.coh.data.units import PACK
from grognard.games.coh.interface import build_position, edit, expect, queries, views
from grognard.games.coh.interface.actions import ACTIONS
from grognard.games.coh.interface.catalogue import catalogue
from grognard.games.coh.interface.options import SCENARIOS
from grognard.games.coh.interface.questions import QUESTIONS
from grognard.games.coh.interface.situation_words import WORDS
from grognard.games.coh.orders import IN_ADVANCE
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
    in_advance = IN_ADVANCE
    handover_events = views.TOLD
    pack_digest = PACK.digest
    names = PACK.names
    words = WORDS
    expectations = expect.LINES

    begin = staticmethod(setup.begin)
    view = staticmethod(views.view)
    determinize = staticmethod(determinized)
    faults = staticmethod(invariants.faults)
    build_position = staticmethod(build_position.build_position)
    catalogue = staticmethod(catalogue)
    query = staticmethod(queries.query)
    edit = staticmethod(edit.edited)
    pack_faults = staticmethod(partial(check, PACK))


SYSTEM = Coh()
