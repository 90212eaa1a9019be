"""Switches of a table: what is usual, and what was agreed."""

from __future__ import annotations

import pytest

from grognard.core.packs.switches import Switch, is_on, option
from grognard.core.system import Value

NAME = {"en": "Fog", "ru": "Туман", "pl": "Mgła"}


@pytest.mark.parametrize("default", [False, True])
def test_a_switch_is_offered_with_what_is_usual_first(default: bool) -> None:
    found = option(Switch(id="fog", name=NAME, source="rulebook 1", default=default), "1", "what", "что", "co")
    assert (found.id, found.rule, found.values) == ("fog", "1", (default, not default))
    assert (found.title.ru, found.help.pl) == ("Туман", "co")


@pytest.mark.parametrize(("options", "on"), [({}, True), ({"fog": False}, False), ({"rain": False}, True)])
def test_what_was_not_spoken_about_is_as_usual(options: dict[str, Value], on: bool) -> None:
    assert is_on(Switch(id="fog", name=NAME, source="rulebook 1", default=True), options) == on
