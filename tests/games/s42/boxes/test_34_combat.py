"""34.6, 34.7 Reserve armies in battle, and the end of the masquerade."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import IllegalAction
from grognard.core.game import Action, Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    ComeOut,
    Commit,
    Disband,
    EndMovement,
    FallBack,
    Go,
    Join,
    ManTheHex,
    Move,
    Recall,
    Show,
    Stand,
    Support,
)
from grognard.games.s42.state.position import (
    BOX,
    DISRUPTED,
    ELIMINATED,
    GOOD,
    IN_FULL_RETREAT,
    TRACK,
    UNMASKED,
    Position,
)
from grognard.games.s42.state.stacking import TrimStacks, overfull
from grognard.games.s42.turn.sequence import Turn
from tests.games.s42.campaigning import (
    ARMIES,
    answers,
    asking,
    clause,
    initial,
    masked,
    moving,
    offered,
    piece,
    seen,
    stands,
    with_unit,
)
from tests.games.s42.holding import pocket
from tests.games.s42.steppe import steppe
from tests.games.s42.table import asked, at, play, refused, sentence, table

ARMY, OTHER = ARMIES[:2]
HERE = "3020"
PANZERS = {"3021": "ge-24pz ge-14pz ge-3pz"}
WOODS = steppe(terrain={HERE: "woods"})


def fight(side: int, position: Position, dice: tuple[int, ...] = ()) -> Game[Position]:
    return table(position, CombatPhase(side=side), dice=dice)


def beset(inside: str, dice: tuple[int, ...] = (6,), second: str = "", **fields: Any) -> Game[Position]:
    """Three panzer divisions attack the hex of the first army; the second is far away."""
    both = {"1": inside, "2": second}
    position = masked({"1": HERE, "2": "3015"}, both, others=PANZERS, **{"turn": 23, **fields})
    game = fight(AXIS, position, dice)
    play(game, Attack(HERE))
    for unit in ("ge-24pz", "ge-14pz", "ge-3pz"):
        play(game, Join(unit))
    play(game, Commit())
    return game


def through(game: Game[Position], *stop: type[Action]) -> Game[Position]:
    """The battle goes on, no unit stands fast, until one of these kinds of answers may be given or it is over."""
    quick = (FallBack,)
    while game.decision is not None and not any(offered(game, kind) for kind in stop):
        found = [action for action in answers(game) if isinstance(action, quick)]
        if not found and asking(game).seats == ("axis",) and offered(game, Attack):
            break
        play(game, (found or answers(game))[0])
    return game


# -- 34.6.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.6.1.a")
def test_no_unit_attacks_out_of_a_box() -> None:
    position = masked({"1": HERE}, {"1": "su-121 su-16tc"}, others={"3021": "ge-44", "2921": "su-4mc su-6"})
    game = fight(SOVIET, position)
    play(game, Attack("3021"))
    assert {action.unit for action in offered(game, Join)} == {"su-4mc", "su-6"}
    assert not offered(fight(SOVIET, masked({"1": HERE}, {"1": "su-16tc"}, others={"3021": "ge-44"})), Attack)


@pytest.mark.rule("s42:34.6.1.a", "s42:34.4.2.e")
def test_a_unit_that_came_out_may_attack() -> None:
    position = masked({"1": HERE}, {"1": "su-16tc su-4mc"}, others={"3021": "ge-44"})
    game = moving(position)
    play(game, ComeOut("su-16tc"))
    play(game, EndMovement())
    battle = fight(SOVIET, game.position)
    play(battle, Attack("3021"))
    assert {action.unit for action in offered(battle, Join)} == {"su-16tc"}


# -- 34.6.2 defence --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.6.2.a", "s42:34.6.2.b")
def test_the_defender_mans_the_hex() -> None:
    game = beset("su-121 su-6 su-4 su-16bde")
    assert asked(game) == ("soviet",)
    assert clause(game, ManTheHex(("su-121", "su-6", "su-16bde"))) == ""
    refused(game, ManTheHex(("su-121", "su-6", "su-4")), by="34.6.2.a")
    refused(game, ManTheHex(("su-121", "su-6", "su-4", "su-16bde")), by="34.6.2.a")
    assert clause(game, ManTheHex(("su-6",))) == "", "up to three"
    play(game, ManTheHex(("su-121", "su-16bde")))
    position = game.position
    for unit in ("su-121", "su-16bde"):
        assert position.pieces[UNIT[unit]].place != at("box-1")


@pytest.mark.rule("s42:34.6.2.a")
def test_those_who_were_shown_are_among_the_three() -> None:
    """Three brigades lie on the counter: no other unit comes out."""
    inside = "su-121 su-16bde su-19bde"
    position = masked({"1": HERE}, {"1": inside}, others=PANZERS, turn=23)
    game = moving(position)
    play(game, Show("su-16bde"))
    play(game, Show("su-19bde"))
    battle = fight(AXIS, game.position, (6,))
    play(battle, Attack(HERE))
    for unit in PANZERS["3021"].split():
        play(battle, Join(unit))
    play(battle, Commit())
    refused(battle, ManTheHex(("su-121", "su-6")), by="34.6.2.a")
    assert sentence(battle, ManTheHex(("su-121", "su-6"))) == "others-defend-already"
    assert clause(battle, ManTheHex(("su-121",))) == ""


@pytest.mark.rule("s42:34.6.2.a")
def test_only_units_of_its_own_box() -> None:
    game = beset("su-121 su-4", second="su-6")
    assert stands(game, "su-6", "box-2")
    named = {unit for action in offered(game, ManTheHex) for unit in action.units}
    assert named == {"su-121", "su-4"}
    with pytest.raises(IllegalAction):
        play(game, ManTheHex(("su-6",)))


@pytest.mark.rule("s42:34.6.2.c", "s42:34.6.2.a")
@pytest.mark.parametrize(("who", "column"), [(("su-121", "su-6"), "3-1"), (("su-121",), "6-1")])
def test_only_they_defend(who: tuple[str, ...], column: str) -> None:
    """30 against 10 or 5, without shifts for tanks in the woods."""
    game = beset("su-121 su-6 su-4 su-16tc", patch=WOODS)
    play(game, ManTheHex(who))
    rolled = [event for event in game.events or [] if "column" in event.args]
    assert rolled[-1].args["column"] == column


@pytest.mark.rule("s42:34.6.2.d")
def test_units_in_a_box_fill_no_hex() -> None:
    inside = "su-121 su-6 su-4 su-74 su-89"
    position = masked({"1": HERE}, {"1": inside}, others={HERE: "su-23 su-31 su-16bde"})
    assert overfull(position, SOVIET) == []
    overstacked_groups = masked({"1": HERE}, {"1": inside}, others={HERE: "su-23 su-31 su-45"})
    assert overfull(overstacked_groups, SOVIET) == [at(HERE)]


@pytest.mark.rule("s42:34.6.2.e")
def test_units_in_the_box_do_not_stand_fast() -> None:
    game = beset("su-121 su-16tc su-6 su-4", dice=(3,), patch=WOODS)
    play(game, ManTheHex(("su-6", "su-4")))
    assert {action.unit for action in offered(game, Stand)} == {"su-6", "su-4"}
    assert all(piece(game, unit).place == at("box-1") for unit in ("su-121", "su-16tc"))


@pytest.mark.rule("s42:34.6.2.f")
@pytest.mark.parametrize(
    ("who", "die", "order"),
    [(("su-121", "su-6", "su-16bde"), 3, DISRUPTED), (("su-121", "su-6"), 4, IN_FULL_RETREAT)],
    ids=["DR2", "DR4"],
)
def test_the_box_shares_the_disorder_of_the_defenders(who: tuple[str, ...], die: int, order: int) -> None:
    game = beset("su-121 su-6 su-4 su-16bde", dice=(die,), second="su-74")
    play(game, ManTheHex(who))
    through(game)
    assert piece(game, "su-121").place >= 0
    assert piece(game, "su-121").order == piece(game, "su-4").order == order
    assert piece(game, "su-74").order == GOOD, "another box"


@pytest.mark.rule("s42:34.6.2.g")
def test_with_the_army_its_box_dies() -> None:
    """There is no way out of the hex."""
    game = beset("su-121 su-6", dice=(3,), patch=pocket())
    play(game, ManTheHex(("su-6",)))
    through(game)
    assert piece(game, "su-121").place == ELIMINATED
    assert piece(game, "su-6").place == ELIMINATED
    assert piece(game, ARMY).place < 0


@pytest.mark.rule("s42:34.6.2.h", "s42:34.2.a")
def test_an_empty_army_is_driven_off() -> None:
    position = masked({"1": HERE}, others={"3021": "ge-44"})
    game = moving(position, AXIS)
    play(game, Move(("ge-44",)))
    play(game, Go(HERE))
    assert stands(game, "ge-44", HERE)
    assert piece(game, ARMY).place == TRACK - 24


@pytest.mark.rule("s42:34.6.2.h", "s42:34.1.1.c")
def test_the_enemy_cannot_tell_an_empty_army_from_a_full_one() -> None:
    """Neither by what he may do in his movement, nor by what he may attack."""
    full = masked({"1": HERE, "2": "3015"}, {"1": "su-121 su-6"}, others=PANZERS)
    empty = masked({"1": HERE, "2": "3015"}, {"1": "su-121 su-6"}, boxes={"1": 2, "2": 1}, others=PANZERS)
    empty = with_unit(with_unit(empty, "su-121", place=at("box-1")), "su-6", place=at("box-1"))
    assert full.masks != empty.masks
    assert full.pieces == empty.pieces
    for one, other in ((moving(full, AXIS), moving(empty, AXIS)), (fight(AXIS, full), fight(AXIS, empty))):
        assert seen(one) == seen(other)
        assert answers(one) == answers(other)
    for group in (("ge-24pz",), ("ge-24pz", "ge-14pz", "ge-3pz")):
        one, other = moving(full, AXIS), moving(empty, AXIS)
        for game in (one, other):
            play(game, Move(group))
        assert seen(one) == seen(other)
        assert answers(one) == answers(other)
        assert clause(one, Go(HERE)) == clause(other, Go(HERE))


# -- 34.6.3 guns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.6.3.a")
def test_guns_in_a_box_are_silent() -> None:
    def guns(inside: str, **others: str) -> set[str]:
        spare = {"3021": "ge-44", "2921": "su-4mc su-6", **{k.removeprefix("h"): v for k, v in others.items()}}
        game = fight(SOVIET, masked({"1": HERE}, {"1": inside}, others=spare))
        play(game, Attack("3021"))
        play(game, Join("su-4mc"))
        return {action.unit for action in offered(game, Support)}

    assert guns("su-121", h3019="su-1art") == {"su-1art"}
    assert guns("su-121 su-1art") == set()


@pytest.mark.rule("s42:34.6.3.a")
def test_nor_do_they_help_the_defence() -> None:
    game = beset("su-121 su-6 su-1art", dice=(3,), patch=WOODS)
    play(game, ManTheHex(("su-121", "su-6")))
    assert {(action.unit, action.support) for action in offered(game, Stand)} == {("su-121", ""), ("su-6", "")}
    near = masked({"1": HERE}, {"1": "su-121 su-6"}, others={**PANZERS, "3019": "su-1art"}, turn=23, patch=WOODS)
    other = fight(AXIS, near, (3,))
    for action in (Attack(HERE), *map(Join, ("ge-24pz", "ge-14pz", "ge-3pz")), Commit(), ManTheHex(("su-121", "su-6"))):
        play(other, action)
    assert "su-1art" in {action.support for action in offered(other, Stand)}


# -- 34.7 the end of the masquerade ----------------------------------------------------------------------------------


def unmasked(turn: int = 23) -> Position:
    """An army of five, one of which has come out."""
    game = moving(masked({"1": HERE}, {"1": "su-16tc su-121 su-6 su-4 su-74"}, turn=turn))
    play(game, ComeOut("su-16tc"))
    play(game, Move(("su-16tc",)))
    play(game, Go("3022"))
    while EndMovement() not in answers(game):
        play(game, answers(game)[-1])
    return game.position


def ended(position: Position) -> Position:
    """After the Soviet turn has ended."""
    game = table(position.but(winter_offensive=position.turn - 1), Turn(), dice=(6,) * 9)
    ends = ("EndInitial", "EndMovement", "EndCombat", "Rally", "EndLaying", "EndRearming")
    while game.decision is not None and asking(game).seats == ("soviet",):
        quick = [action for action in answers(game) if type(action).__name__ in ends]
        play(game, (quick or answers(game))[0])
    return game.position


@pytest.mark.rule("s42:34.7.a", "s42:34.7.b", "s42:34.7.c")
def test_at_the_end_of_the_soviet_turn_the_counter_goes() -> None:
    position = unmasked()
    assert piece(position, ARMY).has(UNMASKED)
    after = ended(position)
    assert piece(after, ARMY).place < 0
    for unit in ("su-121", "su-6", "su-4", "su-74"):
        assert stands(after, unit, HERE)
        assert piece(after, unit).order == GOOD
    assert not [unit for unit, row in enumerate(after.pieces) if BOX - 6 < row.place <= BOX]


@pytest.mark.rule("s42:34.7.a")
def test_who_was_not_unmasked_stays() -> None:
    after = ended(masked({"1": HERE}, {"1": "su-121"}, turn=23))
    assert stands(after, ARMY, HERE)
    assert stands(after, "su-121", "box-1")


@pytest.mark.rule("s42:34.7.a", "s42:34.6.2.b")
def test_who_manned_the_hex_is_unmasked_too() -> None:
    game = beset("su-121 su-6 su-4", dice=(1,))
    play(game, ManTheHex(("su-121", "su-6")))
    assert piece(game, ARMY).has(UNMASKED)


@pytest.mark.rule("s42:34.7.d")
def test_the_crowd_has_until_the_end_of_the_next_movement() -> None:
    after = ended(unmasked())
    assert overfull(after, SOVIET) == [at(HERE)]
    game = table(after.but(turn=24), TrimStacks(side=SOVIET))
    assert offered(game, Disband)


@pytest.mark.rule("s42:34.7.e", "s42:34.2.c")
def test_the_counter_may_come_back() -> None:
    after = ended(unmasked())
    assert piece(after, ARMY).place == TRACK - 25
    game = initial(after.but(turn=25))
    assert Recall(ARMY) in offered(game, Recall)
