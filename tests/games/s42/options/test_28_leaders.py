"""Chapter 28: Chuikov and Manstein have a die rolled again."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.data.board import Patch
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Attack,
    Breakthrough,
    Commit,
    Disengage,
    FallBack,
    Forgo,
    Join,
    LetStand,
    RollAgain,
    Stand,
    TakeDie,
    Unleash,
)
from grognard.games.s42.state.markers import Offensive
from grognard.games.s42.state.position import USED, Position
from tests.games.s42.falling_back import piece
from tests.games.s42.front import front, phase
from tests.games.s42.holding import outcome, soviets, told_to_go
from tests.games.s42.marches import costs, points
from tests.games.s42.pursuit import goes_on, legal, settled
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play

MANSTEIN, CHUIKOV = "ge-manstein", "su-chuikov"
SOUTH = "3021"
AGAIN = RollAgain(MANSTEIN)


def led(
    hexes: dict[str, str], patch: Patch | None = None, *, agreed: bool = True, also: str = "commanders", **fields: Any
) -> Position:
    position = front(hexes, patch, **{"turn": 2, **fields})
    switches = dict.fromkeys(("commanders", also), True) | {"commanders": agreed}
    return position.but(rules=replace(position.rules, **switches))


def attacked(
    position: Position, *dice: int, units: tuple[str, ...] = ("ge-44",), target: str = CENTRE
) -> Game[Position]:
    """The attack of these units has had its die."""
    game = phase(position, AXIS if units[0].startswith("ge") else SOVIET, dice)
    return again(game, *units, target=target)


def again(game: Game[Position], *units: str, target: str = CENTRE) -> Game[Position]:
    play(game, Attack(target))
    for unit in units:
        play(game, Join(unit))
    play(game, Commit())
    if Forgo() in legal(game):
        play(game, Forgo())
    return game


def result(game: Game[Position]) -> str:
    return str([event.args["result"] for event in game.events or [] if event.what == "battle"][-1])


def may_roll_again(game: Game[Position], unit: str = MANSTEIN) -> bool:
    return any(isinstance(action, RollAgain) and action.unit == unit for action in legal(game))


DUEL = {CENTRE: "su-6", SOUTH: "ge-44"}
"""1-1: a one is A1, a six A1/D1."""


# -- 28.1.1 leaders --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:28.1.1.a", "s42:19.2.f")
def test_leaders_drive_and_do_not_fight() -> None:
    hills = steppe(terrain={"3019": "mountain"})
    position = led({CENTRE: f"{MANSTEIN}"}, hills)
    assert points(position, MANSTEIN) == 6
    assert "3019" not in costs(position, MANSTEIN)
    game = phase(led({**DUEL, SOUTH: f"ge-44 {MANSTEIN}"}), AXIS)
    play(game, Attack(CENTRE))
    assert Join(MANSTEIN) not in legal(game)


@pytest.mark.rule("s42:28.1.1.b", "s42:28.1.1.c", "s42:28.1.1.d", "s42:28.1.4.a", "s42:28.1.4.b")
def test_a_die_is_rolled_again_and_the_new_one_counts() -> None:
    game = attacked(led({**DUEL, "3022": MANSTEIN}), 6, 1)
    assert game.waiting == ("axis",)
    play(game, AGAIN)
    assert result(game) == "A1"
    assert piece(game, MANSTEIN).has(USED)


@pytest.mark.rule("s42:28.1.1.b", "s42:28.1.1.d")
def test_no_player_has_to() -> None:
    game = attacked(led({**DUEL, "3022": MANSTEIN}), 1)
    play(game, LetStand())
    assert result(game) == "A1"
    assert not piece(game, MANSTEIN).has(USED)


@pytest.mark.rule("s42:28.1.1.b")
def test_once_a_turn() -> None:
    hexes = {**DUEL, "3022": MANSTEIN, "2921": "ge-45", "2821": "su-1"}
    game = attacked(led(hexes), 1, 1, 1)
    play(game, AGAIN)
    settled(game)
    again(game, "ge-45", target="2821")
    assert not may_roll_again(game)
    spared = attacked(led(hexes), 1, 1)
    play(spared, LetStand())
    settled(spared)
    again(spared, "ge-45", target="2821")
    assert may_roll_again(spared)


@pytest.mark.rule("s42:28.1.1.d", "s42:28.1.1.b")
def test_not_from_the_used_side() -> None:
    assert not may_roll_again(attacked(led({**DUEL, "3022": f"{MANSTEIN}+used"}), 1))


@pytest.mark.rule("s42:25.0.a")
def test_only_where_it_was_agreed() -> None:
    assert not may_roll_again(attacked(led({**DUEL, "3022": MANSTEIN}, agreed=False), 1))


@pytest.mark.rule("s42:5.6.4.i")
def test_not_from_a_train() -> None:
    assert not may_roll_again(attacked(led({**DUEL, "3022": f"{MANSTEIN}+train"}), 1))


# -- 28.1.2 the range ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:28.1.2.a")
def test_three_hexes_to_a_unit_of_the_combat() -> None:
    assert may_roll_again(attacked(led({**DUEL, "3024": MANSTEIN}), 1))
    assert not may_roll_again(attacked(led({**DUEL, "3025": MANSTEIN}), 1))


@pytest.mark.rule("s42:28.1.2.b", "s42:18.4.c")
def test_the_range_is_a_path() -> None:
    sea = steppe(terrain=dict.fromkeys(("3022", "3123", "2923"), "sea"))
    assert may_roll_again(attacked(led({**DUEL, "3023": MANSTEIN}), 1))
    assert not may_roll_again(attacked(led({**DUEL, "3023": MANSTEIN}, sea), 1))


@pytest.mark.rule("s42:28.1.2.b")
def test_bonds_stop_it() -> None:
    """The bond of 2922 and 3123 runs through 3022."""
    bond = {"2922": "su-1", "3123": "su-121"}
    straight = steppe(terrain=dict.fromkeys(("2923", "2924", "3124", "3024"), "sea"))
    assert may_roll_again(attacked(led({**DUEL, "3023": MANSTEIN}, straight), 1))
    assert not may_roll_again(attacked(led({**DUEL, "3023": MANSTEIN, **bond}, straight), 1))


# -- 28.1.3 Chuikov --------------------------------------------------------------------------------------------------


def standing(*dice: int, where: str = "3019", mark: str = "") -> Game[Position]:
    """A Soviet division in 3020 tries to stand, with Chuikov near."""
    base = soviets()
    position = front({CENTRE: "su-6", SOUTH: "ge-44", where: f"{CHUIKOV}{mark}"}, turn=base.turn)
    position = position.but(rules=replace(position.rules, commanders=True))
    game = told_to_go(position, dice=dice)
    play(game, Stand("su-6"))
    return game


@pytest.mark.rule("s42:28.1.3.a", "s42:28.1.1.c", "s42:28.1.1.d")
def test_chuikov_has_a_determined_defence_tried_again() -> None:
    game = standing(1, 6)
    assert game.waiting == ("soviet",)
    play(game, RollAgain(CHUIKOV))
    assert outcome(game) == "held"
    assert piece(game, CHUIKOV).has(USED)


@pytest.mark.rule("s42:28.1.3.a", "s42:28.1.2.a")
def test_not_from_afar_and_not_twice() -> None:
    assert not may_roll_again(standing(2, where="3016"), CHUIKOV)
    assert may_roll_again(standing(2, where="3017"), CHUIKOV)
    assert not may_roll_again(standing(2, mark="+used"), CHUIKOV)


@pytest.mark.rule("s42:28.1.3.a")
def test_no_other_die() -> None:
    position = led({**DUEL, "3019": CHUIKOV})
    assert not may_roll_again(attacked(position, 1), CHUIKOV)
    own = led({CENTRE: "ge-44", SOUTH: f"su-32gds su-33gds {CHUIKOV}"})
    assert not may_roll_again(attacked(own, 1, units=("su-32gds", "su-33gds")), CHUIKOV)


# -- 28.1.4 Manstein -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:28.1.4.b")
def test_manstein_in_a_breakthrough() -> None:
    hexes = {CENTRE: "su-16bde", SOUTH: "ge-3pz ge-6pz", "3019": "su-6", "3022": MANSTEIN}
    game = attacked(led(hexes), 2, 5, units=("ge-3pz", "ge-6pz"))
    for unit in ("ge-3pz", "ge-6pz"):
        goes_on(game, unit, CENTRE)
    play(game, Breakthrough("3019"))
    play(game, AGAIN)
    assert result(game) == "DS"


@pytest.mark.rule("s42:28.1.4.b", "s42:8.4.c")
def test_without_a_die_there_is_nothing_to_roll_again() -> None:
    hexes = {CENTRE: "su-16bde", SOUTH: "ge-3pz ge-6pz", "3022": MANSTEIN}
    game = attacked(led(hexes), units=("ge-3pz", "ge-6pz"))
    assert result(game) == "DS"
    assert not may_roll_again(game)


@pytest.mark.rule("s42:28.1.4.c")
def test_manstein_against_a_soviet_attack() -> None:
    position = led({CENTRE: f"ge-44 {MANSTEIN}", SOUTH: "su-32gds su-33gds"})
    game = attacked(position, 6, 1, units=("su-32gds", "su-33gds"))
    assert game.waiting == ("axis",)
    play(game, AGAIN)
    assert result(game) == "A1"


@pytest.mark.rule("s42:28.1.4.d")
def test_manstein_in_an_axis_defence() -> None:
    position = led({CENTRE: f"ge-44 {MANSTEIN}", SOUTH: "su-6"})
    game = told_to_go(position, "su-6", dice=(2, 6))
    play(game, Stand("ge-44"))
    assert game.waiting == ("axis",)
    play(game, AGAIN)
    assert outcome(game) == "held"


@pytest.mark.rule("s42:28.1.4.d")
def test_not_in_a_soviet_one() -> None:
    position = led({CENTRE: "su-6", SOUTH: f"ge-44 {MANSTEIN}"}, turn=8)
    game = told_to_go(position, dice=(6,))
    play(game, Stand("su-6"))
    assert outcome(game) == "held"
    assert game.decision is None or not may_roll_again(game)


@pytest.mark.rule("s42:28.1.4.e")
def test_manstein_when_contact_is_to_be_broken() -> None:
    position = led({CENTRE: f"ge-44 {MANSTEIN}", SOUTH: "su-6"}, also="disengagement")
    game = phase(position, AXIS, (1, 6))
    play(game, Disengage(("ge-44",)))
    assert may_roll_again(game)
    play(game, AGAIN)
    found = [event.args["result"] for event in game.events or [] if event.what == "disengagement"]
    assert found == ["yes"]


@pytest.mark.rule("s42:28.1.4.e")
def test_not_when_the_soviets_break_it() -> None:
    position = led({CENTRE: "su-6", SOUTH: f"ge-44 {MANSTEIN}"}, also="disengagement")
    game = phase(position, SOVIET, (6,))
    play(game, Disengage(("su-6",)))
    assert not may_roll_again(game)


@pytest.mark.rule("s42:28.1.4.a", "s42:26.2.l")
def test_one_of_two_dice() -> None:
    position = led({**DUEL, "3022": f"{MANSTEIN} ge-6a-hq"}, also="planned_offensives")
    game = phase(position.but(planned=(Offensive(AXIS, UNIT["ge-6a-hq"], True),)), AXIS, (1, 2, 6))
    play(game, Attack(CENTRE))
    play(game, Join("ge-44"))
    play(game, Unleash("ge-6a-hq"))
    play(game, Commit())
    play(game, RollAgain(MANSTEIN, 2))
    play(game, TakeDie(2))
    assert result(game) == "A1/D1"


@pytest.mark.rule("s42:28.1.4.d")
def test_who_does_not_stand_rolls_nothing() -> None:
    position = led({CENTRE: f"ge-44 {MANSTEIN}", SOUTH: "su-6"})
    game = told_to_go(position, "su-6")
    play(game, FallBack())
    assert not may_roll_again(game)


# -- what the dice would come to -------------------------------------------------------------------------------------


def told(game: Game[Position]) -> tuple[object, object]:
    assert game.decision is not None
    args = game.decision.prompt(game).args
    return args["dice"], args["outcome"]


@pytest.mark.rule("s42:28.1.1.b")
def test_the_owner_is_told_what_his_die_comes_to() -> None:
    """In the open a stand fails on a two, withdraws on a five and holds on a six; 6 to 5 is 1-1."""
    assert [told(standing(die)) for die in (2, 5, 6)] == [("2", "failed"), ("5", "withdrawal"), ("6", "held")]
    game = attacked(led({CENTRE: "su-6", SOUTH: "ge-44", "3022": MANSTEIN}), 4)
    assert told(game) == ("4 (EX)", "")
