"""What an attack would come to, counted over every face of each die: by hand, by playing it, by worked examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game, Procedure
from grognard.core.situations.runner import catalogue, start
from grognard.games.h44.combat.plan import PlanAttack
from grognard.games.h44.combat.resolution import Assault
from grognard.games.h44.combat.strength import Battle, estimate
from grognard.games.h44.data.units import SIDES
from grognard.games.h44.interface.forecast import POLICY, answer, ending, forecasts, guises
from grognard.games.h44.interface.odds import odds_of
from grognard.games.h44.interface.queries import battle_of
from grognard.games.h44.state.position import Position
from grognard.series.zoc_bonds.interface.forecast import Branch, Ending, Forecast
from tests.games.h44.field import around, combat, field, name, neighbours
from tests.games.h44.table import H44_, play

TARGET = name(40, 16)
WEST, NORTH_WEST = name(40, 15), name(41, 15)
DLI, DLI8, DLI9, DORSET = "br-50-6dli", "br-50-8dli", "br-50-9dli", "br-50-1d"
BUDDE = "ge-budde"
"""Two steps of ordinary infantry."""
RING = neighbours(TARGET)


def chances(found: Forecast, question: Callable[[Ending], object]) -> dict[Any, Fraction]:
    """The share of each answer to a question about the end."""
    shares: Counter[Any] = Counter()
    for likely in found.ends:
        shares[question(likely.ending)] += likely.count
    return {answered: Fraction(count, found.whole) for answered, count in shares.items()}


def planned(game: Game[Position], *units: str, **more: Any) -> Battle:
    return battle_of(game, {"target": TARGET, "units": list(units), **more})


def attack(defender: str, *units: str, column: str, **keys: Any) -> tuple[Game[Position], Battle]:
    """An attack of these battalions from the west on a unit in the open, checked to be on this column."""
    places = {TARGET: defender, WEST: units[:2], NORTH_WEST: units[2:], **keys.pop("more", {})}
    game = combat(places, **keys)
    battle = planned(game, *units)
    assert odds_of(game, battle).column == column
    return game, battle


# -- by hand ---------------------------------------------------------------------------------------------------------


def sixths(number: int) -> Fraction:
    return Fraction(number, 6)


def test_a_defender_who_gives_way_leaves_one_die() -> None:
    """3-1: ENG, EX, DR, DR, A1/D1, D1; a defender of two steps who never stands."""
    game, battle = attack(BUDDE, DLI, DLI8, DLI9, column="3-1")
    _, gives_way = forecasts(game.position, battle)
    assert gives_way.whole == 6
    assert chances(gives_way, lambda end: end.result) == {
        "ENG": sixths(1),
        "EX": sixths(1),
        "DR": sixths(2),
        "A1/D1": sixths(1),
        "D1": sixths(1),
    }
    assert chances(gives_way, lambda end: end.taken) == {True: sixths(4), False: sixths(2)}
    assert chances(gives_way, lambda end: (end.attacker_steps, end.defender_steps)) == {
        (0, 0): sixths(3),
        (1, 1): sixths(2),
        (0, 1): sixths(1),
    }
    assert chances(gives_way, lambda end: end.retreated) == {1: sixths(4), 0: sixths(2)}


def test_a_defender_who_stands_adds_the_table_of_determined_defence() -> None:
    """In the open five and six hold, each for a step, six for one of the attacker's too; a one costs a step and fails.
    With two steps the unit is still there after one loss; with one step left it dies of any further one."""
    game, battle = attack(BUDDE, DLI, DLI8, DLI9, column="3-1")
    stands, _ = forecasts(game.position, battle)
    thrown, worn = sixths(2), sixths(2)
    """DR; and A1/D1 or D1, which leave a single step."""
    held = thrown * sixths(2)
    assert chances(stands, lambda end: end.held) == {True: held, False: 1 - held}
    destroyed = worn * sixths(3)
    assert chances(stands, lambda end: end.defenders_destroyed) == {0: 1 - destroyed, 1: destroyed}
    # 12.3 No unit advances after a success, even if the last defender fell.
    taken = thrown * sixths(4) + worn * sixths(4)
    assert chances(stands, lambda end: end.taken) == {True: taken, False: 1 - taken}
    three = sixths(1) * sixths(1)
    """A1/D1, then a six: two steps of the attacker's."""
    assert chances(stands, lambda end: end.attacker_steps)[2] == three


def test_a_surrounded_defender_stands_to_the_last_step() -> None:
    """12.4 With nowhere to go every failure costs a step and a new die follows: two steps hold one time in three."""
    ring = dict(zip(RING[:4], (DORSET, "br-2ig", "br-2gg", "br-1cg"), strict=True))
    game, battle = attack(BUDDE, DLI, DLI8, DLI9, column="3-1", more=ring)
    stands, gives_way = forecasts(game.position, battle)
    odds = odds_of(game, battle)
    assert odds.stand is not None
    assert odds.stand.desperate
    assert odds.ways[0].lost
    assert chances(gives_way, lambda end: end.retreated) == {0: Fraction(1)}
    assert chances(gives_way, lambda end: end.defenders_destroyed) == {0: sixths(2), 1: sixths(4)}
    survived = sixths(2) + sixths(2) * sixths(2)
    """ENG and EX; DR, held by a five or six at the first try. A second try is paid with the last step."""
    assert chances(stands, lambda end: end.defenders_destroyed) == {0: survived, 1: 1 - survived}


def test_a_rout_lets_the_attacker_break_through() -> None:
    """6-1: DRX, A1/D1, then DMR and DS twice each; no unit stands after those."""
    game, battle = attack("ge-i-vdh:1", DLI, DLI8, DLI9, DORSET, column="6-1")
    for found in forecasts(game.position, battle):
        assert chances(found, lambda end: end.breakthrough) == {True: sixths(4), False: sixths(2)}


def test_who_cannot_go_back_is_lost() -> None:
    """A defender behind a large river on all sides but the attackers' has no way back."""
    board = field(waters=around(TARGET, "major", but=(WEST, NORTH_WEST)))
    game = combat({TARGET: BUDDE, WEST: (DLI, DLI8), NORTH_WEST: (DLI9, DORSET)}, board=board)
    _, gives_way = forecasts(game.position, planned(game, DLI, DLI8, DLI9, DORSET))
    assert chances(gives_way, lambda end: end.retreated) == {0: Fraction(1)}


def test_unknown_units_are_all_they_could_be() -> None:
    """25.5 The real face does not show: every face that is still hidden has its share."""
    places = {WEST: (DLI, DLI8), NORTH_WEST: (DLI9, DORSET)}
    faces = ("ge-unk-garr1", "ge-unk-428")
    games = [combat(places, unknown={TARGET: face}) for face in faces]
    battles = [planned(game, DLI, DLI8) for game in games]
    one, other = (forecasts(game.position, battle) for game, battle in zip(games, battles, strict=True))
    assert one == other
    weights = [number for _, _, number in guises(games[0].position, battles[0].target)]
    assert sum(weights) == 20
    assert 6 in weights
    assert chances(one[0], lambda end: end.result == "")[True] == Fraction(6, 20)


# -- the worked examples ---------------------------------------------------------------------------------------------

CHAPTERS = {f"{n:02}" for n in range(9, 17)}
EXAMPLES = {id_: found for id_, found in catalogue("h44").items() if id_.split("-")[0] in CHAPTERS}


def lines_of(spec: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from (line for line in spec.get("expect", ()) if "odds" in line)


@pytest.mark.parametrize("id_", sorted(id_ for id_, found in EXAMPLES.items() if any(lines_of(dict(found.spec)))))
def test_the_question_agrees_with_the_example(id_: str) -> None:
    situation = EXAMPLES[id_]
    game = start(situation, H44_)
    game.settle()
    for line in lines_of(dict(situation.spec)):
        battle = battle_of(game, {**line, "target": line["odds"]})
        found = estimate(game.position, battle)
        told = {key: line[key] for key in ("attack", "defence") if key in line}
        assert told == {key: getattr(found, key) for key in told}
        for forecast in forecasts(game.position, battle):
            assert sum(likely.count for likely in forecast.ends) == forecast.whole


def before_the_die(id_: str) -> tuple[Game[Position], Battle]:
    """A scripted example, up to the plan of its attack."""
    situation = EXAMPLES[id_]
    game = start(situation, H44_)
    game.settle()
    for line in situation.spec["script"]:
        if "commit" in line.get("do", ()):
            break
        play(game, line["do"])
    decision = game.decision
    assert isinstance(decision, PlanAttack)
    return game, decision.battle


def test_the_desperate_defence_of_the_example_is_one_of_the_ends() -> None:
    """12.4 Dice 5, 2, 1, 4: A1/D1, and three rolls for a hex that is held with the last step."""
    game, battle = before_the_die("12-4-k-desperate-defence")
    stands, gives_way = forecasts(game.position, battle)
    held = {
        (end.ending.result, end.ending.attacker_steps, end.ending.defender_steps): end
        for end in stands.ends
        if end.ending.held
    }
    assert ("A1/D1", 2, 4) in held
    assert not any(end.ending.held for end in gives_way.ends)


# -- by playing ------------------------------------------------------------------------------------------------------


def played(position: Position, battle: Battle, seed: int, *, stands: bool) -> Branch[Position]:
    """The battle as the game plays it, with dice of its own and the answers that are supposed."""
    assault: Procedure = Assault(seats=(SIDES[battle.side],), battle=battle)
    game: Game[Position] = Game(position.but(last_result=(-1, "")), (assault,), Dice(seed_from(seed)))
    game.settle()
    while not POLICY.is_over(game.agenda):
        decision = game.decision
        assert decision is not None
        chosen = answer(game, decision, stands=stands)
        assert decision.judge(game, chosen) is True
        game.apply(chosen)
    return Branch(game.position, game.agenda)


GAMES = 500


def many(position: Position, battle: Battle, *, stands: bool) -> Counter[Ending]:
    defenders = position.stack(battle.target)
    ends = (ending(position, battle, defenders, played(position, battle, seed, stands=stands)) for seed in range(GAMES))
    return Counter(ends)


@pytest.mark.parametrize("id_", ["12-4-k-desperate-defence", "16-2-f-breakthrough-group"])
def test_what_is_counted_is_what_happens(id_: str) -> None:
    """Five hundred battles end as often in each way as was counted, within four and a half standard deviations."""
    game, battle = before_the_die(id_)
    for forecast in forecasts(game.position, battle):
        seen = many(game.position, battle, stands=forecast.stands)
        expected = {likely.ending: likely.count / forecast.whole for likely in forecast.ends}
        assert set(seen) <= set(expected)
        for end, share in expected.items():
            error = (share * (1 - share) / GAMES) ** 0.5
            assert abs(seen[end] / GAMES - share) <= 4.5 * error + 1 / GAMES, end
