"""3.0 to 3.22 An action needs its points: action points, or command points alone. A point less, and it is refused."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from grognard.core.game import Game
from tests.games.coh.field import (
    ENEMY,
    GROUP,
    GUN,
    MORTAR,
    PAIR,
    PINNED,
    PLANE,
    SQUAD,
    TAKE_OFF,
    TANK,
    TRUCK,
    UP,
    Do,
    active,
    at,
    by,
    field,
)
from tests.games.coh.table import allowed, play, refused, table

FLAK = "ge-251-17-1"
NEXT = at("su-rifle-1", "7-E06")
ON: Do = {"move": "7-D06", "facing": "n"}
MARCH: Do = {"march": SQUAD, "to": "7-E06", "facing": "n"}
WOODS: Do = {"terrain": {"7-E06": "woods"}}
CLAUSES = (
    pytest.param("ap", "3.21.b", marks=pytest.mark.rule("coh:3.21.b"), id="action points"),
    pytest.param("cap", "3.2.a", marks=pytest.mark.rule("coh:3.2.a"), id="command points"),
)


class Price(NamedTuple):
    """What a unit does, and the points that it needs for that and for what it does before."""

    clause: str
    points: int
    place: tuple[Do, ...]
    before: tuple[Do, ...]
    do: Do
    keys: Do = {}
    weapon: str = "grenades"


PRICES = {
    "step": Price("5.0.b", 2, (at(SQUAD),), (by(SQUAD),), UP, WOODS),
    "turn": Price("5.3.c", 1, (at(SQUAD), NEXT), (by(SQUAD),), {"pivot": "s"}),
    "bonus move uphill": Price("14.0.ze", 2, (at(TANK),), (by(TANK), UP), ON, {"levels": {"7-D06": 1}}),
    "group move": Price("9.11.b", 2, PAIR, GROUP, MARCH, WOODS),
    "hidden move": Price("10.1.k", 4, (at(SQUAD, marks=["hidden"]),), (by(SQUAD),), {"move-hidden": "7-E06"}, WOODS),
    "hiding": Price("10.2.c", 7, (at(SQUAD),), (by(SQUAD),), {"hide": "7-F06"}),
    "rally": Price("7.5.b", 5, (at(SQUAD, hit=PINNED),), (by(SQUAD),), {"rally": None}),
    "shot": Price("3.0.e", 3, (at(SQUAD), ENEMY), (by(SQUAD),), {"fire": "7-D06"}),
    "indirect-fire": Price(
        "12.0.d", 4, (at(MORTAR, "7-H06"), at(SQUAD), ENEMY), (by(MORTAR),), {"indirect-fire": "7-D06"}
    ),
    "smoke": Price("13.1.a", 3, (at(MORTAR, "7-H06"), ENEMY), (by(MORTAR),), {"lay-smoke": "7-D06"}),
    "flak": Price(
        "7.0.d", 2, (at(FLAK), {"unit": "su-il2-1", "at": "7-C06", "facing": "s"}), (by(FLAK),), {"flak": "su-il2-1"}
    ),
    "climb": Price("20.1.h", 2, (PLANE,), TAKE_OFF, {"climb": 1}),
    "air attack": Price("20.0.i", 2, (PLANE, ENEMY), TAKE_OFF, {"strafe": "7-D06"}),
    "weapon": Price(
        "8.2.b",
        3,
        (at(SQUAD), NEXT),
        (by(SQUAD),),
        {"use-weapon": "flamethrower", "hex": "7-E06"},
        weapon="flamethrower",
    ),
    "mine": Price(
        "8.2.b", 2, (at(SQUAD),), (by(SQUAD),), {"lay-mine": "7-E06", "mine": "mine-blue"}, weapon="tellermine"
    ),
    "load": Price("17.0.e", 4, (at(TRUCK), at(GUN)), (by(TRUCK),), {"load": GUN}),
    "hasty defence": Price("18.1.d", 7, (at(SQUAD),), (by(SQUAD),), {"dig-in": None}),
    "shelter": Price(
        "18.2.zf",
        1,
        (at(SQUAD), NEXT),
        (by(SQUAD),),
        {"occupy": "trench"},
        {"works": [{"work": "trench", "at": "7-F06"}]},
    ),
}


def with_points(price: Price, way: str, points: int) -> Game[Any]:
    """The unit acts with so many points. Grenades cost none: with an enemy beside it they let it begin without."""
    unit = price.before[0]["act"]
    sheet: Do = {"active": [unit], "ap": points} if way == "ap" else {"cap": points}
    game = field(*price.place, german={**sheet, "weapons": {price.weapon: 1}}, **price.keys)
    play(game, by(unit, way), *price.before[1:])
    return game


@pytest.mark.parametrize(("way", "clause"), CLAUSES)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.rule(f"coh:{price.clause}")) for name, price in PRICES.items()]
)
def test_an_action_needs_its_points(name: str, way: str, clause: str) -> None:
    price = PRICES[name]
    refused(with_points(price, way, price.points - 1), price.do, by=clause)
    allowed(with_points(price, way, price.points), price.do)


@pytest.mark.rule("coh:3.21.b", "coh:20.0.h")
def test_a_set_of_impulses_needs_a_point() -> None:
    empty = field(PLANE, german={"active": [PLANE["unit"]], "ap": 0})
    play(empty, TAKE_OFF[0])
    refused(empty, TAKE_OFF[1], by="3.21.b")
    enough = field(PLANE, german=active(PLANE["unit"], 1))
    play(enough, TAKE_OFF[0])
    allowed(enough, TAKE_OFF[1])


@pytest.mark.rule("coh:8.1.c")
@pytest.mark.parametrize(("way", "clause"), CLAUSES)
def test_a_card_needs_its_points(way: str, clause: str) -> None:
    def holding(points: int) -> Game[Any]:
        sheet: Do = {"active": [SQUAD], "ap": points} if way == "ap" else {"cap": points}
        return field(at(SQUAD, hit=PINNED), german={**sheet, "hand": ["card-auto-rally"]})

    card: Do = {"play-card": "card-auto-rally", "unit": SQUAD, "by": way}
    refused(holding(1), card, by=clause)
    allowed(holding(2), card)


@pytest.mark.parametrize(("way", "clause"), CLAUSES)
def test_leaving_the_boards_needs_its_points(way: str, clause: str) -> None:
    unit = "ge-mg42-1"

    def leaving(points: int) -> Game[Any]:
        sheet: Do = {"cap": 0, "active": [unit], "ap": points} if way == "ap" else {"cap": points}
        place = [at(unit, "7-L10", army="german-1", facing="s")]
        turn = {"phase": "turn", "army": "german-1"}
        game = table(place=place, armies={"german-1": sheet}, scenario="two-heights", decision=turn)
        play(game, by(unit, way))
        return game

    refused(leaving(1), {"leave": None}, by=clause)
    allowed(leaving(2), {"leave": None})
