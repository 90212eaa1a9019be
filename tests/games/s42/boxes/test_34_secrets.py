"""34.1 What the Axis can learn of the markers under the reserve armies: nothing, whatever is done with the boxes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.games.s42.data.board import NO_PATCH
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    ComeOut,
    Go,
    JoinBox,
    LeaveBox,
    Move,
    Replenish,
    Show,
    Station,
)
from grognard.games.s42.state.determinize import marks_seen
from grognard.games.s42.state.position import ELIMINATED, UNMASKED, UNSUPPLIED, Piece, Position
from grognard.games.s42.system import S42
from grognard.games.s42.turn.phases import PhaseName, opened
from tests.games.s42.campaigning import ARMIES, answers, clause, initial, masked, moving, piece, seen, stands
from tests.games.s42.pocket import walled
from tests.games.s42.steppe import steppe
from tests.games.s42.table import asked, at, play, refused, table

ARMY = ARMIES[0]
VORONEZH = "2503"
POCKET = ("2209", "2210", "2211")
Begins = Callable[[Position], Game[Position]]


def deals(
    armies: dict[str, str], inside: dict[str, Piece], others: dict[str, str] | None = None, **fields: object
) -> list[Position]:
    """The same table twice: the first army has the first box, or the second."""
    found = []
    for boxes in ({}, {"1": 2, "2": 1}):
        position = masked(armies, None, boxes, others, **{"patch": NO_PATCH, **fields})
        found.append(position.with_pieces({UNIT[unit]: row for unit, row in inside.items()}))
    return found


def heard(game: Game[Position]) -> list[Event]:
    """What the log tells the Axis."""
    return [event for event in game.events or [] if not event.to or "axis" in event.to]


def phase(name: PhaseName, side: int, die: int = 6) -> Begins:
    return lambda position: table(position, opened(name, side), dice=(die,) * 9)


@pytest.mark.rule("s42:34.1.1.c", "s42:34.1.2.a")
def test_whether_a_box_is_in_supply_is_not_shown() -> None:
    position = masked({"1": "3020"}, {"1": "su-121"}, others={"3015": "su-6"})
    position = position.mark((UNIT["su-121"], UNIT["su-6"]), UNSUPPLIED)
    marks = {(unit, seat): marks_seen(position, UNIT[unit], seat) for unit in ("su-121", "su-6") for seat in SIDES}
    assert marks == {
        ("su-121", "axis"): 0,
        ("su-121", "soviet"): UNSUPPLIED,
        ("su-6", "axis"): UNSUPPLIED,
        ("su-6", "soviet"): UNSUPPLIED,
    }


NORTH = {"1": "area-A", "2": "area-B"}
ONE, TWO = Piece(at("box-1"), 2), Piece(at("box-2"), 2)
REPAIR = Replenish("su-121", "replacement-infantry")


@pytest.mark.rule("s42:34.1.1.c", "s42:34.1.2.a")
@pytest.mark.parametrize(
    ("inside", "others", "begins", "deeds"),
    [
        ({}, {"area-C": "su-121"}, moving, (JoinBox("su-121", "box-1"),)),
        ({}, {VORONEZH: "su-121"}, moving, (JoinBox("su-121", "box-1"),)),
        ({"su-121": ONE, "su-6": TWO}, {}, moving, (LeaveBox("su-121", "area-D"),)),
        ({"su-121": ONE, "su-6": TWO}, {}, moving, (JoinBox("su-121", "box-2"),)),
        ({"su-121": Piece(at("box-1"), 1), "su-6": TWO}, {}, initial, (REPAIR,)),
        ({"su-121": Piece(ELIMINATED, 0), "su-6": TWO}, {}, initial, (REPAIR, Station("box-1"))),
    ],
    ids=["area", "strategic", "leave", "box", "step", "rebuilt"],
)
def test_what_goes_into_a_box_does_not_tell_whose_it_is(
    inside: dict[str, Piece], others: dict[str, str], begins: Begins, deeds: tuple[Action, ...]
) -> None:
    one, other = (begins(position) for position in deals(NORTH, inside, others))
    for deed in deeds:
        play(one, deed)
        play(other, deed)
    assert one.position.masks != other.position.masks
    assert seen(one) == seen(other)
    assert heard(one) == heard(other)
    assert answers(moving(one.position, AXIS)) == answers(moving(other.position, AXIS))


@pytest.mark.rule("s42:34.1.1.c")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
@pytest.mark.parametrize("name", ["initial", "movement", "combat", "recovery", "supply"])
def test_no_phase_tells_it_by_itself(name: PhaseName, side: int) -> None:
    """One army is cut off, the other is not; both boxes hold units in disorder."""
    inside = {"su-121": Piece(at("box-1"), 2, 1), "su-6": Piece(at("box-2"), 2, 1)}
    found = deals({"1": "2210", "2": "2504"}, inside, {"1303": "ge-44"}, patch=walled(POCKET))
    one, other = (phase(name, side)(position) for position in found)
    assert seen(one) == seen(other)
    assert heard(one) == heard(other)
    if asked(one) == ("axis",):
        assert answers(one) == answers(other)


@pytest.mark.rule("s42:34.1.1.c")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("name", ["recovery", "supply"])
def test_nor_does_the_enemy_beside_one_of_them(name: PhaseName, die: int) -> None:
    inside = {"su-121": Piece(at("box-1"), 2, 1), "su-6": Piece(at("box-2"), 2, 2)}
    found = deals({"1": VORONEZH, "2": "2604"}, inside, {"2403": "ge-44"})
    one, other = (phase(name, SOVIET, die)(position) for position in found)
    assert seen(one) == seen(other)
    assert heard(one) == heard(other)


@pytest.mark.rule("s42:34.1.1.c")
def test_questions_of_the_axis_are_answered_alike() -> None:
    inside = {"su-121": ONE, "su-6": TWO}
    found = deals({"1": "2504", "2": "2604"}, inside, {"2404": "ge-44 ge-45"})
    one, other = (moving(position, AXIS) for position in found)
    questions: list[tuple[str, dict[str, object]]] = [
        ("odds", {"target": "2504", "units": ["ge-44", "ge-45"]}),
        ("routes", {"units": ["ge-44"]}),
        ("routes", {"units": [ARMY]}),
        ("trace", {"unit": "su-121"}),
        ("supply", {"side": "soviet"}),
        ("bonds", {"side": "soviet"}),
        ("zoc", {"side": "soviet"}),
    ]
    for what, args in questions:
        assert S42().query(one, "axis", what, args) == S42().query(other, "axis", what, args), what


@pytest.mark.rule("s42:34.1.1.c")
def test_what_is_dealt_anew_looks_the_same_to_the_axis() -> None:
    (position, _) = deals({"1": "2504", "2": "2604"}, {"su-121": ONE, "su-6": TWO}, {"2404": "ge-44"})
    game = moving(position, AXIS)
    dealt = set()
    for seed in range(12):
        other = S42().determinize(game, "axis", Dice(seed_from(seed)))
        assert seen(other) == seen(game)
        assert sorted(other.position.masks) == sorted(position.masks)
        dealt.add(other.position.masks)
    assert len(dealt) > 1
    assert S42().determinize(game, "soviet", Dice(seed_from(3))).position.masks == position.masks


@pytest.mark.rule("s42:34.1.1.c")
@pytest.mark.parametrize("inside", [{"su-121": ONE}, {}], ids=["held", "empty"])
def test_to_enter_the_hex_of_an_army_brings_its_box_to_light(inside: dict[str, Piece]) -> None:
    """The owner is asked, or the army goes: either way the Axis knows, and an undo may not go behind it."""
    (position, _) = deals({"1": "3020"}, inside, {"3018": "ge-44"}, patch=steppe())
    game = moving(position, AXIS)
    play(game, Move(("ge-44",)))
    before = game.dice.reveals
    play(game, Go("3019"))
    assert game.dice.reveals == before, "an empty hex tells nothing"
    play(game, Go("3020"))
    assert game.dice.reveals > before


# -- what is known once it has been shown ----------------------------------------------------------------------------


@pytest.mark.rule("s42:34.4.2.f", "s42:34.1.2.a")
def test_coming_out_tells_the_box() -> None:
    game = moving(masked({"1": "3020", "2": "3015"}, {"1": "su-16tc su-121", "2": "su-6"}))
    assert ARMY not in seen(game).masks
    play(game, ComeOut("su-16tc"))
    assert seen(game).masks.get(ARMY) == "box-1"
    assert ARMIES[1] not in seen(game).masks


# -- an enemy in the way ---------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.1.1.c", "s42:34.1.2.a")
def test_the_boxes_lie_open_and_the_markers_do_not() -> None:
    """Ruling 817: what is in each box is seen, whose it is only while it is no secret."""
    game = table(masked({"1": "3020", "2": "3024"}, {"1": "su-121", "2": "su-6"}))
    shown = seen(game)
    assert [shown.units[unit].at for unit in ("su-121", "su-6")] == ["box-1", "box-2"]
    assert shown.masks == {}
    open_ = seen(table(game.position.mark((UNIT[ARMY],), UNMASKED)))
    assert open_.masks == {ARMY: "box-1"}


@pytest.mark.rule("s42:34.2.e", "s42:34.6.2.h")
def test_a_full_army_is_not_simply_driven_off() -> None:
    """The enemy moves against it: its owner shows a unit, and the hex is closed."""
    position = masked({"1": "3020"}, {"1": "su-121 su-6"}, others={"3021": "ge-44"})
    game = moving(position, AXIS)
    play(game, Move(("ge-44",)))
    play(game, Go("3020"))
    assert asked(game) == ("soviet",)
    assert {action for action in answers(game) if isinstance(action, Show)} == {Show("su-121"), Show("su-6")}
    refused(game, Show("su-237"), by="34.2.e")
    play(game, Show("su-6"))
    assert stands(game, ARMY, "3020")
    assert not stands(game, "ge-44", "3020")
    assert not piece(game, ARMY).has(UNMASKED)
    assert clause(game, Go("3020"))
