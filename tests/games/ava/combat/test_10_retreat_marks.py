"""10.3, 10.6, 17.6: retreats past full hexes, and how long a retreat or an activation is remembered."""

from __future__ import annotations

import pytest

from grognard.games.ava.state.position import UNIT
from tests.games.ava.islet import BRAKE, attack, die, fighting, islet, stand, strip
from tests.games.ava.phases import PACK
from tests.games.ava.plain import plain
from tests.games.ava.table import check, play, table

SOVIETS = [u.id for u in PACK.units if u.map == "L" and u.side == "soviet" and u.kind == "infantry" and u.steps == 2]


@pytest.mark.rule("ava:10.6.k", "ava:10.6.n")
@pytest.mark.parametrize(("full", "end"), [(6, "L0411"), (8, "L0413"), (9, "available")])
def test_full_hexes_are_passed_until_there_is_room(full: int, end: str) -> None:
    """A retreat of one hex along a strip: the unit goes on until it finds room; where the land ends it is lost."""
    board = islet(strip(2, 13), axis=["L0402"], soviet=["L0413"])
    defender, *crowd = SOVIETS
    place = [*stand(de_l_1pz="L0403"), {"unit": defender, "at": "L0404"}]
    place += [{"unit": crowd.pop(), "at": hex_} for hex_ in strip(5, 4 + full) for _ in range(2)]
    game = fighting(place, ["de-l-1pz"], board=board, dice=[die("4-1", "R")])
    play(game, *attack("L0404", "de-l-1pz"))
    check(game, {"unit": defender, "at": end})


FRONT = [
    {"unit": "de-l-hq-4pzg", "at": "L2016"},
    {"unit": "de-l-36m", "at": "L2017"},
    {"unit": "su-l-hq-27a", "at": "L2023"},
]


@pytest.mark.rule("ava:10.3.g")
def test_marks_of_a_retreat_last_as_long_as_the_segment_they_belong_to() -> None:
    """The mark of this combat goes with it; one of another activation that goes on beside it stays."""
    board = islet(strip(2, 13), axis=["L0402"], soviet=["L0413"])
    place = stand(de_l_1pz="L0403", su_l_179="L0404", su_l_184="L0412")
    game = fighting(place, ["de-l-1pz"], board=board, dice=[die("4-1", "R")])
    other = (UNIT["su-l-184"], "de-9a")
    game.change(game.position.but(retreated=(other,)))
    play(game, *attack("L0404", "de-l-1pz"))
    check(game, {"unit": "su-l-179", "at": "L0405"}, {"asked": "choose-pursuit"})
    assert set(game.position.retreated) == {other, (UNIT["su-l-179"], "situation")}
    play(game, {"end-pursuit": None})
    assert game.position.retreated == (other,)


@pytest.mark.rule("ava:10.3.g")
@pytest.mark.parametrize(("segment", "defence"), [("situation", 0), ("de-9a", 2)])
def test_only_a_retreat_of_the_same_segment_takes_the_defence_away(segment: str, defence: int) -> None:
    game = fighting(stand(de_l_1pz="L0403", su_l_179="L0404"), ["de-l-1pz"])
    game.change(game.position.but(retreated=((UNIT["su-l-179"], segment),)))
    check(game, {"odds": "L0404", "attackers": ["de-l-1pz"], "attack": 8, "defence": defence})


@pytest.mark.rule("ava:17.6.b", "ava:17.6.c")
def test_panzer_groups_begin_every_turn_afresh() -> None:
    """What they used of the railways, and how often they were activated, is forgotten at the end of the turn."""
    decision = {"phase": "movement", "side": "axis", "active": ["de-l-36m"]}
    game = table(turn=BRAKE, board=plain(), place=FRONT, decision=decision)
    game.change(game.position.but(groups=("de-l-hq-4pzg",), rails=(("de-l-hq-4pzg", ((1, 2),)),)))
    play(game, {"end-movement": None})
    check(game, {"turn": BRAKE + 1})
    assert (game.position.groups, game.position.rails) == ((), ())
