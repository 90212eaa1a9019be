"""34 What the text leaves open about reserve armies, as docs/rulings/s42.md reads it."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.advance.advance import AdvancePhase
from grognard.games.s42.boxes.box_defence import RemoveArmies
from grognard.games.s42.boxes.boxes import may_be_manned, shows
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import NO_PATCH
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    AutomaticDS,
    Commit,
    Hide,
    Join,
    JoinBox,
    ManTheHex,
    Move,
    Sail,
    Show,
    StayBehind,
    StayHidden,
)
from grognard.games.s42.interface.views import view
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.retreat.disorder import RecoveryPhase
from grognard.games.s42.retreat.retreat import RetreatAll
from grognard.games.s42.state.determinize import blindfolded
from grognard.games.s42.state.position import (
    ATTACKED,
    DISRUPTED,
    ELIMINATED,
    GOOD,
    TRACK,
    UNMASKED,
    UNSUPPLIED,
    Position,
)
from tests.games.s42.campaigning import ARMIES, answers, clause, masked, moving, piece, stands, with_unit
from tests.games.s42.falling_back import ends, going_back
from tests.games.s42.table import asked, at, play, refused, table, told

ARMY, OTHER = ARMIES[:2]
HERE = "3020"
VORONEZH, SUKHUMI, TUAPSE = "2503", "4163", "2956"


def attacked(position: Position, dice: tuple[int, ...] = (6,)) -> Game[Position]:
    """A panzer division attacks the hex of the army."""
    game = table(position, CombatPhase(side=AXIS), dice=dice)
    play(game, Attack(HERE))
    play(game, Join("ge-24pz"))
    play(game, Commit())
    return game


# -- 805, 807, 808 units that are shown ------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.2.e", "s42:34.4.2.e")
def test_an_army_takes_its_unit_in_before_it_moves() -> None:
    game = moving(masked({"1": HERE}, {"1": "su-121 su-6"}))
    play(game, Show("su-121"))
    refused(game, Move((ARMY,)), by="34.2.e")
    refused(game, Move(("su-121",)), by="34.4.2.e")
    refused(game, Move((ARMY, "su-121")), by="34.2.e")
    assert not piece(game, ARMY).has(UNMASKED)
    play(game, Hide("su-121"))
    assert stands(game, "su-121", "box-1")
    assert clause(game, Move((ARMY,))) == ""


@pytest.mark.rule("s42:34.2.e", "s42:34.2.f")
def test_two_may_be_shown_but_not_more_than_the_hex_holds() -> None:
    game = moving(masked({"1": HERE}, {"1": "su-121 su-6 su-4"}))
    play(game, Show("su-121"))
    play(game, Show("su-6"))
    refused(game, Show("su-4"), by="34.6.2.a")


@pytest.mark.rule("s42:34.2.d")
def test_a_unit_that_is_shown_keeps_its_room_in_the_box() -> None:
    inside = "su-121 su-6 su-4 su-1 su-45 su-23 su-31 su-30irk"
    game = moving(masked({"1": "area-A"}, {"1": inside}, others={"area-A": "su-16tc"}))
    refused(game, JoinBox("su-16tc", "box-1"), by="34.2.d")
    full = masked({"1": VORONEZH}, {"1": inside}, others={"area-A": "su-16tc"}, patch=NO_PATCH)
    shown = moving(full)
    play(shown, Show("su-121"))
    refused(shown, JoinBox("su-16tc", "box-1"), by="34.2.d")


@pytest.mark.rule("s42:34.6.2.b", "s42:34.7.a")
def test_who_is_shown_defends_and_unmasks_his_army() -> None:
    shown = moving(masked({"1": HERE}, {"1": "su-121"}, others={"3021": "ge-24pz"}))
    play(shown, Show("su-121"))
    game = attacked(shown.position)
    assert "armies-unmasked" in told(game)
    assert piece(game, ARMY).has(UNMASKED) or piece(game, ARMY).place <= TRACK
    assert shows(game.position, UNIT["su-121"]) is None


@pytest.mark.rule("s42:34.2.e")
def test_a_unit_that_has_died_is_shown_no_more() -> None:
    position = masked({"1": HERE}, shown=((UNIT["su-121"], UNIT[ARMY]),))
    game = table(position.with_piece(UNIT["su-121"], piece(position, "su-121")), RemoveArmies())
    assert game.position.shown == ()


# -- 809, 812 in the way ---------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.6.2.h", "s42:19.2.f")
def test_an_advance_is_barred_too() -> None:
    position = masked({"1": HERE}, {"1": "su-121"}, others={"3022": "ge-24pz"})
    battle = Battle(side=AXIS, target=at("3021"), units=(UNIT["ge-24pz"],))
    game = table(position.mark((UNIT["ge-24pz"],), ATTACKED), AdvancePhase(battle=battle, hexes=3))
    play(game, next(a for a in answers(game) if getattr(a, "to", "") == "3021"))
    play(game, next(a for a in answers(game) if getattr(a, "to", "") == HERE))
    assert asked(game) == ("soviet",)
    play(game, Show("su-121"))
    assert stands(game, "ge-24pz", "3021")
    assert stands(game, "su-121", HERE)


@pytest.mark.rule("s42:12.2.b", "s42:34.1.1.c")
@pytest.mark.parametrize("box", ["1", "2"])
def test_no_retreat_leads_into_the_hex_of_an_army_that_may_be_full(box: str) -> None:
    """Rulings 812, 817: whichever box holds a unit, it may be that of the army in the way."""
    position = masked({"1": "3018", "2": "area-A"}, {box: "su-121"}, others={HERE: "ge-44"})
    game = going_back(position, "ge-44")
    assert "3018" not in ends(game, "ge-44")
    assert "2819" in ends(game, "ge-44")
    assert may_be_manned(position, SOVIET, at("3018"))


@pytest.mark.rule("s42:12.2.b", "s42:34.6.2.h", "s42:19.2.f", "s42:19.3.b")
def test_an_army_that_is_known_to_be_empty_hinders_no_unit() -> None:
    """Rulings 812, 817: no box holds a unit, or only one that another army has shown to be its own."""
    for inside in ({}, {"2": "su-121"}):
        position = masked({"1": "3018", "2": "3121"}, inside, others={HERE: "ge-44"})
        position = position.mark((UNIT[OTHER],), UNMASKED)
        assert "3018" in ends(going_back(position, "ge-44"), "ge-44")
        refused(table(position, CombatPhase(side=AXIS)), Attack("3018"), by="19.3.b")


# -- 811, 813 attacks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.6.2.h")
def test_an_attack_on_an_empty_army_is_none() -> None:
    game = attacked(masked({"1": HERE, "2": "area-A"}, {"2": "su-121"}, others={"3021": "ge-24pz"}))
    assert "attack-met-no-unit" in told(game)
    assert stands(game, ARMY, HERE)
    assert not piece(game, "ge-24pz").has(ATTACKED)
    refused(game, Attack(HERE), by="8.1.d")


@pytest.mark.rule("s42:34.6.2.c", "s42:34.6.2.g")
def test_if_no_unit_comes_out_all_is_lost() -> None:
    game = attacked(masked({"1": HERE}, {"1": "su-121 su-6"}, others={"3021": "ge-24pz"}))
    play(game, StayHidden())
    assert piece(game, "su-121").place == piece(game, "su-6").place == ELIMINATED
    assert piece(game, ARMY).place == TRACK - 24


@pytest.mark.rule("s42:34.6.2.f")
def test_an_army_with_units_does_not_stay_behind() -> None:
    position = masked({"1": HERE, "2": HERE}, {"1": "su-6"}, others={HERE: "su-121"})
    units = tuple(UNIT[unit] for unit in ("su-121", ARMY, OTHER))
    game = table(position, RetreatAll(units=units, origin=at(HERE), lengths=(2,)))
    refused(game, StayBehind(ARMY), by="34.6.2.f")
    assert clause(game, StayBehind(OTHER)) == "", "an empty one may"


@pytest.mark.rule("s42:34.6.2.a")
def test_an_automatic_ds_fails_when_the_hex_is_manned() -> None:
    weak = with_unit(
        masked({"1": HERE}, {"1": "su-16tc su-24tc"}, others={HERE: "su-27tk"}), "su-27tk", order=DISRUPTED
    )
    panzers = {"3021": "ge-24pz ge-14pz", "3120": "ge-3pz ge-9pz"}
    pieces = {UNIT[u]: piece(masked({}, others=panzers), u) for row in panzers.values() for u in row.split()}
    game = table(weak.with_pieces(pieces), MovementPhase(side=AXIS))
    play(game, AutomaticDS(HERE))
    play(game, ManTheHex(("su-16tc",)))
    assert "attack-fell-through" in told(game)
    assert stands(game, "su-27tk", HERE)


# -- 814, 816 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.1.2.a")
def test_units_of_a_box_recover_where_their_army_is() -> None:
    shaken = with_unit(masked({"1": HERE, "2": "3015"}, {"1": "su-121"}, others={"3021": "ge-44"}), "su-121", order=1)
    game = table(shaken, RecoveryPhase(side=SOVIET), dice=(1,))
    assert piece(game, "su-121").order == DISRUPTED, "beside the enemy a die decides"
    calm = with_unit(masked({"1": "3015", "2": HERE}, {"1": "su-121"}, others={"3021": "ge-44"}), "su-121", order=1)
    assert piece(table(calm, RecoveryPhase(side=SOVIET)), "su-121").order == GOOD


@pytest.mark.rule("s42:34.1.1.c")
def test_the_enemy_does_not_see_whether_a_box_is_in_supply() -> None:
    position = masked({"1": HERE}, {"1": "su-121"}).mark((UNIT["su-121"],), UNSUPPLIED)
    game = table(position)
    assert view(game, "soviet").units["su-121"].marks == ("unsupplied",)
    assert view(game, "axis").units["su-121"].marks == ()
    assert blindfolded(game, "axis").position.masks == (-1,) * 6
    assert blindfolded(game, "soviet").position.masks == position.masks


@pytest.mark.rule("s42:34.3.2.a", "s42:34.4.2.e")
@pytest.mark.parametrize(("inside", "by"), [("", ""), ("su-121", "34.3.2.a")])
def test_no_ship_takes_a_full_box(inside: str, by: str) -> None:
    game = moving(masked({"1": SUKHUMI}, {"1": inside}, patch=NO_PATCH))
    assert clause(game, Sail(ARMY, TUAPSE)) == by
