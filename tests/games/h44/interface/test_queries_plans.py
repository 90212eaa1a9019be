"""Plans of several attacks, distances and threats, by the rules."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.errors import BadQuery
from grognard.core.game import Game
from grognard.games.h44.combat.strength import Battle
from grognard.games.h44.interface import plans
from grognard.games.h44.interface.forecast import forecasts
from grognard.games.h44.interface.queries import TABLE, battle_of
from grognard.games.h44.state.position import Position
from grognard.hexes.ideas import Distance, Threats
from grognard.hexes.plans import PlanOdds, followed
from grognard.series.zoc_bonds.interface import plans as family
from tests.games.h44.field import combat, name, neighbours
from tests.games.h44.table import H44_

TARGET, FAR = name(40, 16), name(44, 20)
WEST, FAR_WEST = name(40, 15), name(44, 19)
DLI, DLI8, DLI9, DORSET = "br-50-6dli", "br-50-8dli", "br-50-9dli", "br-50-1d"
BUDDE, OTHER = "ge-budde", "ge-krafft"


def asked(game: Game[Position], what: str, **args: Any) -> Any:
    return H44_.answer(game, "allied", what, args)


def plan(game: Game[Position], *attacks: tuple[str, list[str]], goals: list[dict[str, str]]) -> PlanOdds:
    lines = [{"target": target, "units": units} for target, units in attacks]
    found = asked(game, "plan", attacks=lines, goals=goals)
    assert isinstance(found, PlanOdds)
    return found


def falls(*hexes: str) -> list[dict[str, str]]:
    return [{"kind": "falls", "id": hex_} for hex_ in hexes]


def apart() -> Game[Position]:
    """Two attacks six hexes from one another."""
    return combat({TARGET: BUDDE, WEST: (DLI, DLI8), FAR: OTHER, FAR_WEST: (DLI9, DORSET)})


def share(game: Game[Position], target: str, *units: str, stands: bool) -> int:
    """What the forecast of the single attack says."""
    battle = battle_of(game, {"target": target, "units": list(units)})
    found = next(one for one in forecasts(game.position, battle) if one.stands is stands)
    taken = sum(likely.count for likely in found.ends if likely.ending.taken)
    return round(Fraction(taken, found.whole) * 1_000_000)


def test_one_attack_has_the_chance_of_its_forecast() -> None:
    game = apart()
    found = plan(game, (TARGET, [DLI, DLI8]), goals=falls(TARGET))
    assert [one.stands for one in found.forecasts] == [True, False]
    for one in found.forecasts:
        assert one.exact
        assert one.attacks[0].taken == share(game, TARGET, DLI, DLI8, stands=one.stands)
        assert one.goals == (one.attacks[0].taken,) == (one.together,)


def test_attacks_far_apart_multiply() -> None:
    game = apart()
    found = plan(game, (TARGET, [DLI, DLI8]), (FAR, [DLI9, DORSET]), goals=falls(TARGET, FAR))
    for one in found.forecasts:
        first, second = (Fraction(chance, 1_000_000) for chance in one.goals)
        assert one.goals[1] == share(game, FAR, DLI9, DORSET, stands=one.stands)
        assert one.together == pytest.approx(first * second * 1_000_000, abs=2)
        assert 0 < one.together < one.goals[0]


class Unmerged(family.Field[Position, Battle]):
    """Every table is fought on by itself."""

    def matters(self, position: Position, attack: Battle) -> Hashable:
        return object()


def test_counting_alike_tables_together_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two attacks side by side, in which each retreat and advance matters to the other."""
    beside = neighbours(TARGET)[1]
    south = neighbours(beside)[3]
    game = combat({TARGET: BUDDE, WEST: (DLI, DLI8), beside: OTHER, south: (DLI9, DORSET)})
    attacks, goals = ((TARGET, [DLI, DLI8]), (beside, [DLI9, DORSET])), falls(TARGET, beside)
    merged = plan(game, *attacks, goals=goals)
    monkeypatch.setattr(family, "Field", Unmerged)
    monkeypatch.setattr(followed, "__kwdefaults__", {"most": 10_000})
    assert plan(game, *attacks, goals=goals) == merged
    assert all(one.exact for one in merged.forecasts)


def test_a_defender_whose_retreat_was_closed_dies() -> None:
    """2-1: three faces drive it off. With enemies on both flanks every way back leads through a bond."""
    flanks = {neighbours(TARGET)[0]: DLI9, neighbours(TARGET)[2]: DORSET}
    goal = [{"kind": "destroyed", "id": BUDDE}]
    chances = [
        plan(combat({TARGET: BUDDE, WEST: (DLI, DLI8), **held}), (TARGET, [DLI, DLI8]), goals=goal).forecasts[1]
        for held in ({}, flanks)
    ]
    assert [found.goals for found in chances] == [(0,), (500_000,)]
    assert [found.attacks[0].kills for found in chances] == [0, 500_000]


def test_a_unit_without_a_line_is_cut_off_from_the_start() -> None:
    game = apart()
    cut = plan(game, (TARGET, [DLI, DLI8]), goals=[{"kind": "cut", "id": OTHER}]).forecasts[0].goals[0]
    assert cut == 0 if TABLE.has_line(game.position, TABLE.names.asked_unit("", OTHER)) else cut == 1_000_000


def test_those_who_may_not_attack_are_left_out_with_their_reason() -> None:
    game = apart()
    found = plan(game, (TARGET, [DLI, DLI9]), goals=[])
    assert found.attacks[0].units == (DLI,)
    assert [refusal.rule for refusal in found.attacks[0].refusals] == ["9.1.a"]


def test_what_does_not_exist_is_a_bad_query() -> None:
    game = apart()
    with pytest.raises(BadQuery):
        plan(game, ("0000", [DLI]), goals=[])
    with pytest.raises(BadQuery):
        plan(game, (TARGET, [DLI]), goals=[{"kind": "destroyed", "id": "ghost"}])
    with pytest.raises(BadQuery):
        plan(game, (TARGET, [DLI]), (FAR, [DLI]), goals=[])
    assert asked(game, "plan", attacks=[]).forecasts == ()


def test_the_position_is_not_changed() -> None:
    game = apart()
    before = H44_.save(game)
    plan(game, (TARGET, [DLI, DLI8]), goals=falls(TARGET))
    assert H44_.save(game) == before
    assert plans.present(game.position, TABLE.names.asked_hex("", TARGET), 1)


def test_distance_in_hexes_and_points() -> None:
    game = apart()
    assert asked(game, "distance", start=WEST, end=TARGET) == Distance(hexes=1)
    back = name(40, 14)
    found = asked(game, "distance", start=WEST, end=back, unit=DLI)
    assert (found.hexes, found.path) == (1, (WEST, back))
    normal = (way for way in asked(game, "routes", units=[DLI]).reach if way.mode == "normal")
    assert {way.to: way.cost for way in normal}[back] == found.cost
    assert found.per == 6
    assert asked(game, "distance", start=WEST, end=name(40, 22), unit=DLI).refusal is not None


def test_threat_names_the_enemies_that_can_get_there() -> None:
    game = apart()
    found = asked(game, "threat", hex=WEST)
    assert isinstance(found, Threats)
    by_unit = {threat.unit: threat for threat in found.units}
    assert by_unit[BUDDE].how == "attacks"
    assert by_unit[BUDDE].path == (TARGET,)
    assert DLI not in by_unit
    theirs: Any = H44_.answer(game, "german", "threat", {"hex": TARGET})
    assert theirs.units[0].unit in (DLI, DLI8)


def test_threat_comes_from_afar_as_far_as_the_unit_moves() -> None:
    game = combat({TARGET: BUDDE, name(40, 6): DLI})
    row = {column: asked(game, "threat", hex=name(40, column)).units for column in (19, 12)}
    (near,) = row[19]
    assert (near.unit, near.how, near.path[0], near.path[-1]) == (BUDDE, "enters", TARGET, name(40, 19))
    assert near.cost > 0
    moves = TABLE.allowance(game.position, (TABLE.names.asked_unit("", BUDDE),), "normal")
    assert near.cost <= moves or near.mode == "extended"
    assert asked(game, "threat", hex=TARGET).units == ()
