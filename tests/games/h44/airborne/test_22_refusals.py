"""Chapter 22: which units do not land, where none lands from turn 9 on, and which take none back."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, meadow, phase
from tests.games.h44.table import allowed, play, refused

Y = "6516"
GROUND = meadow(Y, 6)
"""The country around landing hex Y of the 1st Airborne Division."""


def landing(place: Place, **keys: Any) -> Game[Position]:
    return phase("landing", "allied", place, **{"board": GROUND, **keys})


@pytest.mark.rule("h44:22.1.1.a", "h44:22.4.d")
def test_no_unit_lands_before_the_turn_on_its_counter() -> None:
    game = landing([at("br-1p-1", "air"), at("br-4p-10", "air")], turn=1)
    refused(game, {"land": "br-4p-10", "hex": Y}, by="22.1.1.a")
    allowed(game, {"land": "br-1p-1", "hex": "6418"})
    late = landing([at("br-1p-1", "air"), at("br-4p-10", "air")], turn=3)
    allowed(late, {"land": "br-4p-10", "hex": Y})
    allowed(late, {"land": "br-1p-1", "hex": "6418"})


@pytest.mark.rule("h44:22.1.1.b")
def test_no_unit_lands_twice() -> None:
    game = landing([at("br-4p-10", "air"), at("br-4p-11", "air"), at("br-1p-2", "6217")])
    refused(game, {"land": "br-1p-2", "hex": "6217"}, by="22.1.1.b")
    play(game, {"land": "br-4p-10", "hex": Y})
    refused(game, {"land": "br-4p-10", "hex": Y}, by="22.1.1.b")
    allowed(game, {"land": "br-4p-11", "hex": Y})


@pytest.mark.rule("h44:22.2.1.i", "h44:22.2.1.j")
def test_from_turn_nine_on_no_unit_lands_far_from_every_landing_hex_and_supply_head() -> None:
    place = [at("br-4p-10", "air"), at("us-82-sup", "6612")]
    game = landing(place, turn=9)
    for far in ("6614", "6610"):
        refused(game, {"land": "br-4p-10", "hex": far}, by="22.2.1.i")
    for near in ("6613", "6611"):
        allowed(game, {"land": "br-4p-10", "hex": near})


def returning(*place: dict[str, Any], **keys: Any) -> Game[Position]:
    spec = {"turn": 4, "returns": {"1AB": 2}, **keys}
    return phase("movement", "allied", [*place, at("br-1ab-sup", "3012")], **spec)


WEAK = at("br-4p-10", "3013", steps=2)


@pytest.mark.rule("h44:22.7.a")
def test_returned_men_join_paratroopers_on_the_map_alone() -> None:
    game = returning(
        WEAK, at("br-1gg", "3013", steps=2), at("br-4p-11", "eliminated"), at("br-1p-1", "area-N", steps=2)
    )
    for unit in ("br-1gg", "br-4p-11", "br-1p-1"):
        refused(game, {"rally": unit}, by="22.7.a")
    allowed(game, {"rally": "br-4p-10"})


@pytest.mark.rule("h44:22.7.a")
def test_a_battalion_that_has_lost_no_step_takes_none_back() -> None:
    game = returning(WEAK, at("br-4p-11", "3013"))
    refused(game, {"rally": "br-4p-11"}, by="22.7.a")
    allowed(game, {"rally": "br-4p-10"})


@pytest.mark.rule("h44:20.2.5.b", "h44:22.7.a")
def test_paratroopers_that_have_marched_take_no_unit_back() -> None:
    game = returning({**WEAK, "marks": ["moved"]}, at("br-4p-11", "3013", steps=2))
    refused(game, {"rally": "br-4p-10"}, by="20.2.5.b")
    allowed(game, {"rally": "br-4p-11"})
