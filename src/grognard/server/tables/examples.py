"""Worked examples for the client: what to try, step by step, and the expected result."""

from __future__ import annotations

import msgspec

from grognard.core.situations.runner import Situation, Step, action_data, expectations, script
from grognard.core.system import System
from grognard.core.views import label
from grognard.server.wire import SituationInfo, SituationStep


def example(system: System, id_: str, situation: Situation) -> SituationInfo:
    steps = tuple(_step(system, step) for step in script(situation))
    return SituationInfo(id_, situation.title, situation.rules, steps, expectations(situation))


def _step(system: System, step: Step) -> SituationStep:
    action = system.decode_action(action_data(step.action, system))
    return SituationStep(msgspec.to_builtins(action), label(action), step.refused, step.note)
