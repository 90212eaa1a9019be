"""7.4, 8.0, 10.0, 12.3 What a seat cannot know is dealt anew, each kind of it; what it knows stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games.coh.combat.hits import destroy
from grognard.games.coh.data.units import UNIT, WORKS
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.state.presence import visible
from tests.games.coh.field import SQUAD, at, by, field
from tests.games.coh.table import COH, play, table

GERMAN = {"unit": "ge-infantry-1", "at": "7-F05", "facing": "n"}
RIFLES = {"unit": "su-rifle-1", "at": "7-C05", "facing": "s", "hit": "foot-pinned"}
HIDDEN = {"unit": "su-rifle-2", "at": "7-C08", "marks": ["hidden"]}
CARDS = {"cap": 4, "hand": ["card-luck", "card-command"], "barrages": [{"card": "oba-122", "at": "7-F05", "round": 2}]}
MINE = {"work": "mine-blue", "at": "7-E08", "side": "soviet", "hidden": True}
DECK = ["card-firepower", "card-sniper", "card-more-ap", "card-more-cap"]


def secretive() -> Game[Any]:
    return table(
        scenario="empty-windows",
        place=[GERMAN, RIFLES, HIDDEN],
        armies={"german": {"cap": 3}, "soviet": CARDS},
        deck=DECK,
        works=[MINE],
    )


def deals(seat: str | None) -> list[Position]:
    return [COH.determinize(secretive(), seat, Dice(seed_from(number))).position for number in range(12)]


SECRETS: dict[str, Callable[[Position], object]] = {
    "counter": lambda position: position.pieces[UNIT["su-rifle-1"]].hit,
    "hidden": lambda position: position.pieces[UNIT["su-rifle-2"]].place,
    "hand": lambda position: position.armies[1].hand,
    "barrage": lambda position: position.armies[1].barrages[0].hex,
    "mine": lambda position: position.works[0].hex,
}


@pytest.mark.rule("coh:7.4.c", "coh:8.0.d", "coh:10.0.b", "coh:12.3.c", "coh:18.5.a")
@pytest.mark.parametrize("secret", SECRETS)
def test_each_secret_is_dealt_anew_for_the_enemy_and_kept_for_its_owner(secret: str) -> None:
    look = SECRETS[secret]
    assert len(set(map(look, deals("german")))) > 1
    assert len(set(map(look, deals(None)))) > 1
    assert {look(position) for position in deals("soviet")} == {look(secretive().position)}


@pytest.mark.rule("coh:7.4.c", "coh:10.0.c", "coh:18.5.a")
def test_the_view_of_the_enemy_tells_nothing_of_them() -> None:
    game = secretive()
    seen = COH.view(game, "german")
    assert seen.units["su-rifle-1"].hit == "?"
    assert seen.units["su-rifle-2"].at == "hidden"
    assert seen.armies[1].hand == ("?", "?")
    assert seen.armies[1].barrages == ()
    own = COH.view(game, "soviet")
    assert (own.units["su-rifle-1"].hit, own.units["su-rifle-2"].at) == ("foot-pinned", "7-C08")
    assert own.armies[1].hand == ("card-luck", "card-command")
    assert len(own.works) > len(seen.works), "the mine is not shown"


SHOWN = RIFLES | {"marks": ["shown"]}
OPEN_HAND: dict[str, Any] = {"german": {"cap": 3, "hand": []}, "soviet": {"cap": 3, "hand": []}}


@pytest.mark.rule("coh:7.4.c", "coh:8.0.d", "coh:10.0.b", "coh:12.3.c")
@pytest.mark.parametrize(
    ("place", "armies", "works", "hidden"),
    [
        ([GERMAN, SHOWN], OPEN_HAND, [], False),
        ([GERMAN, RIFLES], OPEN_HAND, [], True),
        ([GERMAN, SHOWN, HIDDEN], OPEN_HAND, [], True),
        ([GERMAN, SHOWN], OPEN_HAND, [MINE], True),
        ([GERMAN, SHOWN], OPEN_HAND, [MINE | {"hidden": False}], False),
        ([GERMAN, SHOWN], OPEN_HAND | {"soviet": CARDS}, [], True),
    ],
    ids=["nothing", "hit counter", "hidden unit", "hidden mine", "open mine", "cards and artillery"],
)
def test_a_device_is_covered_just_when_something_is_hidden(
    place: list[dict[str, Any]], armies: dict[str, Any], works: list[dict[str, Any]], hidden: bool
) -> None:
    game = table(scenario="empty-windows", place=place, armies=armies, works=works)
    assert COH.hides(game, "soviet", "german") is hidden
    assert COH.hides(game, "german", "soviet") is hidden


@pytest.mark.rule("coh:10.0.w", "coh:18.5.b")
def test_hidden_units_are_dealt_out_of_their_works_and_mines_to_where_no_unit_stands() -> None:
    bunker = {"work": "bunker", "at": "7-C08", "side": "soviet", "facing": "s"}
    game = table(scenario="empty-windows", place=[GERMAN, RIFLES, HIDDEN | {"inside": "bunker"}], works=[bunker, MINE])
    for number in range(12):
        other = COH.determinize(game, "german", Dice(seed_from(number)))
        assert COH.faults(other) == []
        position = other.position
        lurking = position.pieces[UNIT["su-rifle-2"]]
        kinds = {work.kind for work in position.works_in(lurking.place)}
        assert lurking.shelter == NONE or lurking.shelter in kinds
        (mine,) = (work for work in position.works if work.hidden)
        assert not visible(position, mine.hex)
        assert WORKS[mine.kind] == "mine-blue"


# -- events ----------------------------------------------------------------------------------------------------------
def told_to(game: Game[Any], seat: str) -> str:
    """All that a seat reads in the log, in one string."""
    return str([(event.what, event.args) for event in game.events or [] if not event.to or seat in event.to])


COVERT = {"play-veteran": "veteran-hidden-action", "unit": SQUAD}
QUIETLY: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "move": ({"move": "7-E06", "facing": "ne"}, {}, "7-E06"),
    "turn": ({"pivot": "ne"}, {}, "'ne'"),
    "bunker": (
        {"occupy": "bunker"},
        {"works": [{"work": "bunker", "at": "7-F06", "side": "german", "facing": "n"}]},
        "7-F06",
    ),
}


@pytest.mark.rule("coh:10.0.b", "coh:10.0.c", "coh:card.V13.b")
@pytest.mark.parametrize("deed", QUIETLY)
def test_203_the_enemy_is_not_told_where_a_hidden_action_takes_place(deed: str) -> None:
    action, keys, secret = QUIETLY[deed]
    woods = {"7-F06": "woods", "7-E06": "woods"}
    veterans = {"veterans": {"veteran-hidden-action": [SQUAD]}}
    game = field(at(SQUAD, marks=["hidden"], facing="n"), german=veterans, terrain=woods, **keys)
    play(game, COVERT, by(SQUAD), action)
    assert game.position.is_hidden(UNIT[SQUAD])
    assert secret in told_to(game, "german")
    assert secret not in told_to(game, "soviet")
    openly = field(at(SQUAD, facing="n"), terrain=woods, **keys)
    play(openly, by(SQUAD), action)
    assert secret in told_to(openly, "soviet")


@pytest.mark.rule("coh:card.41.c", "coh:18.5.a")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_hidden_mine_that_its_owner_takes_up_stays_unknown(hidden: bool) -> None:
    mine = {"work": "mine-blue", "at": "7-E06", "side": "german", "hidden": hidden}
    game = field(at(SQUAD), german={"cap": 5, "hand": ["card-defuse-mine"]}, works=[mine])
    play(game, {"play-card": "card-defuse-mine", "unit": SQUAD, "by": "cap"}, {"defuse": "7-E06", "mine": "mine-blue"})
    assert "7-E06" in told_to(game, "german")
    assert ("7-E06" in told_to(game, "soviet")) != hidden


@pytest.mark.rule("coh:7.4.c", "coh:7.4.l", "coh:8.0.d")
def test_what_is_shown_cannot_be_taken_back() -> None:
    """A counter that a unit loses without a roll, one that dies with its unit, and a card that is played."""
    sheet = {"cap": 5, "hand": ["card-auto-rally"]}
    rallied = field(at(SQUAD, hit="foot-pinned"), german=sheet)
    play(rallied, {"play-card": "card-auto-rally", "unit": SQUAD, "by": "cap"})
    before = rallied.dice.reveals
    play(rallied, {"auto-rally": None})
    assert rallied.dice.reveals == before + 2
    for marks, reveals in ([], 1), (["shown"], 0):
        lost = field(at(SQUAD, hit="foot-pinned", marks=marks))
        before = lost.dice.reveals
        destroy(lost, UNIT[SQUAD], 1)
        assert lost.dice.reveals == before + reveals
