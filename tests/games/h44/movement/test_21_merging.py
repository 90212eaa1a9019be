"""Chapter 21.5: German units of one formation that combine."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, phase
from tests.games.h44.table import allowed, check, legal, play, refused


def allied(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "allied", place, **keys)


def german(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "german", place, **keys)


def pair(giver: str = "ge-krafft", gainer: str = "ge-spindler", **state: Any) -> Place:
    return [at(giver, "3013", **state), at(gainer, "3013", steps=1)]


@pytest.mark.rule("h44:21.5.a", "h44:21.5.b", "h44:21.5.g")
def test_a_german_unit_gives_a_step_and_is_reduced_or_removed() -> None:
    game = german(pair())
    play(game, {"merge": "ge-krafft", "into": "ge-spindler"})
    check(game, {"unit": "ge-krafft", "steps": 1, "at": "3013"}, {"unit": "ge-spindler", "steps": 2})
    last = german(pair(steps=1))
    play(last, {"merge": "ge-krafft", "into": "ge-spindler"})
    check(last, {"hex": "3013", "units": ["ge-spindler"]}, {"unit": "ge-spindler", "steps": 2})


@pytest.mark.rule("h44:21.5.a")
def test_allied_units_do_not_combine() -> None:
    game = allied([at("br-1gg", "3013", steps=2), at("br-3ig", "3013")])
    assert not [a for a in legal(game) if a["do"] == "merge"]
    refused(game, {"merge": "br-3ig", "into": "br-1gg"}, by="21.5.a")


@pytest.mark.rule("h44:21.5.a")
def test_only_a_lost_step_is_restored() -> None:
    whole = german([at("ge-krafft", "3013"), at("ge-spindler", "3013")])
    refused(whole, {"merge": "ge-krafft", "into": "ge-spindler"}, by="21.5.a")
    allowed(german(pair()), {"merge": "ge-krafft", "into": "ge-spindler"})


@pytest.mark.rule("h44:21.5.c")
def test_units_of_two_formations_do_not_combine() -> None:
    game = german(pair("ge-i-723", "ge-spindler"))
    refused(game, {"merge": "ge-i-723", "into": "ge-spindler"}, by="21.5.c")


@pytest.mark.rule("h44:21.5.d")
def test_no_unit_moves_on_after_giving_or_gaining_a_step() -> None:
    game = german([at("ge-krafft", "3013"), at("ge-spindler", "3013", steps=1)])
    play(game, {"merge": "ge-krafft", "into": "ge-spindler"})
    check(game, {"unit": "ge-krafft", "at": "3013", "steps": 1}, {"unit": "ge-spindler", "at": "3013", "steps": 2})
    refused(game, {"move": ["ge-krafft"]}, by="8.1.l")
    refused(game, {"move": ["ge-spindler"]}, by="8.1.l")


@pytest.mark.rule("h44:21.5.d")
def test_units_of_two_hexes_do_not_combine() -> None:
    game = german([at("ge-krafft", "3013"), at("ge-spindler", "3014", steps=1)])
    refused(game, {"merge": "ge-krafft", "into": "ge-spindler"}, by="21.5.d")


@pytest.mark.rule("h44:21.5.e")
def test_units_of_two_types_do_not_combine() -> None:
    game = german(pair("ge-i-22ss", "ge-spindler"))
    refused(game, {"merge": "ge-i-22ss", "into": "ge-spindler"}, by="21.5.e")


@pytest.mark.rule("h44:21.5.f")
def test_a_worse_unit_gives_nothing_to_a_better_one() -> None:
    game = german([at("ge-knaust", "3013", steps=1), at("ge-spindler", "3013", steps=1)])
    refused(game, {"merge": "ge-knaust", "into": "ge-spindler"}, by="21.5.f")
    allowed(game, {"merge": "ge-spindler", "into": "ge-knaust"})


@pytest.mark.rule("h44:21.5.h", "h44:21.5.i")
def test_supply_and_enemies_keep_no_unit_from_combining() -> None:
    game = german([*pair(marks=["unsupplied"]), at("br-1gg", "3014")])
    allowed(game, {"merge": "ge-krafft", "into": "ge-spindler"})
    assert {"do": "merge", "unit": "ge-krafft", "into": "ge-spindler"} in legal(game)


@pytest.mark.rule("h44:21.5.j", "h44:21.5.k", "h44:21.5.l", "h44:21.5.m", "h44:21.5.n")
@pytest.mark.parametrize(
    ("state", "line"),
    [
        ({"marks": ["spent"]}, {"has": ["spent"]}),
        ({"marks": ["scattered"]}, {"has": ["scattered"]}),
        ({"marks": ["engaged"]}, {"has": ["engaged"]}),
        ({"order": "disrupted"}, {"order": "disrupted"}),
        ({"order": "full-retreat"}, {"order": "full-retreat"}),
    ],
)
def test_the_gainer_takes_on_the_state_of_the_giver(state: dict[str, Any], line: dict[str, Any]) -> None:
    game = german(pair(**state))
    play(game, {"merge": "ge-krafft", "into": "ge-spindler"})
    check(game, {"unit": "ge-spindler", "steps": 2, **line})


@pytest.mark.rule("h44:21.5.m", "h44:21.5.n", "h44:11.5.2.a")
@pytest.mark.parametrize("marks", [[], ["engaged"]])
def test_a_gainer_in_disorder_stays_so_and_is_not_engaged(marks: list[str]) -> None:
    game = german([at("ge-krafft", "3013", marks=marks), at("ge-spindler", "3013", steps=1, order="disrupted")])
    play(game, {"merge": "ge-krafft", "into": "ge-spindler"})
    check(game, {"unit": "ge-spindler", "steps": 2, "order": "disrupted", "lacks": ["engaged"]})
