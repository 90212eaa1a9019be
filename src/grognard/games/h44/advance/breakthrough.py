"""16.0 Breakthrough combat: the group that may fight again during its advance, alone or joining another attack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.advance.advance_step import Run, along_road, ends, has_road_bonus
from grognard.games.h44.bridges.bridge_phase import AskBridge, ways_to_blow
from grognard.games.h44.combat.strength import Battle, is_present
from grognard.games.h44.data.board import HEXES, pair
from grognard.games.h44.data.units import BREAKDOWN, PACK, free_kind
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import standing
from grognard.games.h44.state.position import ENGAGED, H44Game, Position, names
from grognard.games.h44.state.stacking import fighting_groups, overstacked
from grognard.games.h44.state.zones import bridged

if TYPE_CHECKING:
    from grognard.games.h44.advance.advance import ChooseAdvance

ADVANCE = PACK.tables.advance
BONUS = ADVANCE["bonus"]
"""15.2 The advance after DS and DMR: the only one that allows a breakthrough."""
ROUTS = tuple(label for label, row in PACK.tables.results.items() if row.breakthrough)


# -- who breaks through ----------------------------------------------------------------------------------------------


@rule("16.3.1.a", "16.3.3.a", "16.2.d")
def has_hexes_left(position: Position, run: Run) -> bool:
    """16.3.1 A unit has a hex of advance left for combat: one of the two, or the mechanised road bonus."""
    bonus = run.road and has_road_bonus(position, run.unit)
    return not run.over and run.used < BONUS.hexes + (BONUS.bonus if bonus else 0)


@rule("16.2.e", "16.3.4.a", "16.3.4.b")
def breakthrough_group(position: Position, runs: Iterable[Run], at: int, first: int = -1) -> tuple[int, ...]:
    """16.2 The attackers that are together in one hex, wherever they met, and have a hex of advance left for combat. A
    unit that used the road bonus to get here fights only beside a unit that did not need it, unless one that came up
    after it leads those without the bonus."""
    # §16.2.e, §16.2.c, §16.3.5.a, §16.3.5.b
    here = [run for run in runs if position.pieces[run.unit].place == at and has_hexes_left(position, run)]
    fast = [run.unit for run in here if run.used >= BONUS.hexes]
    slow = [run.unit for run in here if run.unit not in fast]
    if not fast or first in slow:  # §16.3.4.a
        return tuple(slow)
    chief = first if first in fast else fast[0]
    beside = [run.unit for run in here if free_kind(run.unit) and run.unit != chief]
    return (chief, *beside[:1])  # §16.3.4.b


@rule("6.4.2.c", "11.5.1.f", "16.2.a")
def striking(position: Position, choice: ChooseAdvance, at: int, target: int) -> tuple[int, ...]:
    """16.2 The units of the group that fight: all, except engaged units across a canal or large river; from an
    overstacked hex the two strongest and a free unit."""
    group = breakthrough_group(position, choice.runs, at, choice.last)
    wide = position.country.water(at, target) in ("canal", "major")
    able = [unit for unit in group if not (wide and position.pieces[unit].has(ENGAGED))]
    if not overstacked(position, at):
        return tuple(able)
    groups = fighting_groups(position, able, position.stack(at))
    return max(groups, key=lambda units: sum(map(position.attack, units)), default=())


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule("16.1.c")
@rule.forbids("16.1.b")
def no_breakthrough(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """16.1 Only a rout, an automatic DS included, lets units break through."""
    return evidence(HEXES[hex_]) if choice.kind != "bonus" else None


@rule("16.2.a")
@rule.forbids("16.3.2.b")
def has_broken_through(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """16.3.2 One breakthrough combat, by one group."""
    return evidence(HEXES[hex_]) if choice.broke_through else None


@rule.forbids("16.2.b")
def others_have_gone_ahead(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """16.2 Other units advance after the breakthrough group: once one has, there is no breakthrough."""
    ahead = [run.unit for run in choice.runs if run.used and position.pieces[run.unit].place != at]
    return evidence(*names(ahead)) if ahead else None


@rule.forbids("16.3.1.a")
def nothing_left_for_it(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """16.3.1 A breakthrough combat costs one hex of the advance."""
    if breakthrough_group(position, choice.runs, at):
        return None
    return evidence(*names(run.unit for run in choice.runs if position.pieces[run.unit].place == at))


@rule.forbids("11.5.1.f")
def engaged_stay_on_their_bank(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """11.5.1 Engaged units may not attack across a canal or large river, not even by bridge, nor in a breakthrough."""
    group = breakthrough_group(position, choice.runs, at, choice.last)
    return evidence(*names(group)) if group and not striking(position, choice, at, hex_) else None


@rule.forbids("16.3.5.c")
def strangers_block_the_road(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """16.3.5 No breakthrough from a hex with units that took no part in the attack."""
    blockers = strangers(position, choice, at)
    return evidence(*blockers) if blockers else None


@rule("16.3.5.c", "15.1.a")
def strangers(position: Position, choice: ChooseAdvance, at: int) -> list[str]:
    """16.3.5 Units in a hex that took no part in the attack; an unknown one is named by its hex. Supporting artillery
    took part, though it does not advance (15.1)."""
    units = {*(run.unit for run in choice.runs), *choice.battle.guns}
    known_units = names(unit for unit in position.stack(at) if unit not in units)
    return [*known_units, *([HEXES[at]] if at in position.unknown else [])]


@rule.forbids("16.3.5.d", "16.3.5.e")
def water_stops_the_breakthrough(position: Position, choice: ChooseAdvance, at: int, hex_: int) -> Violation:
    """16.3.5 No breakthrough across unbridged water; a ferry does not count."""
    if bridged(position, at, hex_):
        return None
    return evidence(HEXES[hex_], by="16.3.5.e" if pair(at, hex_) in position.country.ferry_at else "16.3.5.d")


BREAKING_THROUGH = (
    no_breakthrough,
    has_broken_through,
    others_have_gone_ahead,
    nothing_left_for_it,
    strangers_block_the_road,
    water_stops_the_breakthrough,
    engaged_stay_on_their_bank,
)


# -- the combat ------------------------------------------------------------------------------------------------------


@rule("16.1.d", "25.3.5.a", "25.3.5.b")
def start_breakthrough(game: H44Game, choice: ChooseAdvance, at: int, target: int) -> None:
    """16.3 The group attacks the units in the hex by the ordinary combat rules, without artillery or aircraft, at the
    cost of one hex of its advance; the other units may continue afterwards. 25.3.5 An unknown unit is revealed first,
    then a mined bridge under the attack may be blown (9.3)."""
    from grognard.games.h44.advance.advance import BreakIn
    from grognard.games.h44.airborne.unknown_units import reveal

    group = striking(game.position, choice, at, target)
    game.log("breakthrough", "16.1", hex=HEXES[target], units=names(group))
    # §16.1.f, §16.3.5.f, §16.3.5.g, §16.3.5.h
    battle = Battle(side=choice.battle.side, target=target, units=group, kind="breakthrough")
    if target in game.position.unknown:  # §25.3.5.a
        revealed = reveal(game, target)
        if revealed is None and not game.position.stack(target):
            # 25.3.5 The hex is empty: the advance continues as if nothing had happened.
            game.then(choice)  # §25.3.5.b
            return
        battle = replace(battle, revealed=-1 if revealed is None else revealed)
    asks = (AskBridge(bridge=b, cause="attack") for b in ways_to_blow(game.position, group, target))  # §5.4.c
    game.then(*asks, BreakIn(choice=choice, battle=battle, at=at))  # §16.1.d, §25.3.5.c


@rule("16.3.2.a", "16.3.3.a")
def resumed(position: Position, choice: ChooseAdvance, group: tuple[int, ...], at: int, target: int) -> tuple[Run, ...]:
    """16.3.2 What the surviving attackers do: after DS or DMR the group finishes its advance, one hex shorter; after
    any other result its advance is over. The other units advance now. The vacated hex costs nothing but counts as part
    of the path: it may lead off the road, or be a marsh that ends the advance."""
    goes_on = position.last_result[0] == target and position.last_result[1] in ROUTS
    runs = []
    for run in choice.runs:
        for unit in offspring(position, choice, run.unit, (at, target)):
            if is_present(position, unit):
                spent = (1 if goes_on else BONUS.hexes + BONUS.bonus) if run.unit in group else 0
                left = replace(run, unit=unit, used=run.used + spent)
                if run.unit in group and position.pieces[unit].place == target:
                    road = run.road and along_road(position, at, target)  # §15.2.f
                    left = replace(left, road=road, over=ends(position, unit, at, target))  # §15.6.h
                runs.append(left)
    return tuple(runs)


@rule("21.3.b")
def offspring(position: Position, choice: ChooseAdvance, unit: int, hexes: tuple[int, int]) -> list[int]:
    """21.3 What represents a unit after its breakthrough: itself or its remnant, and the parts detached from it since
    between the two hexes, which have advanced as far."""
    advancing = {run.unit for run in choice.runs}
    parts = (part for part, parent in position.parents if parent == unit and BREAKDOWN[part] and part not in advancing)
    return [standing(position, unit), *(part for part in parts if position.pieces[part].place in hexes)]


# -- 16.5 beside another attack --------------------------------------------------------------------------------------


@rule("16.5.a")
def keep_poised(game: H44Game, choice: ChooseAdvance) -> None:
    """16.5 Units that could still break through when the advance ends may instead help the next attack by others."""
    position = game.position
    if choice.kind != "bonus" or choice.broke_through:
        return
    places = dict.fromkeys(position.pieces[run.unit].place for run in choice.runs)
    free = [at for at in places if at >= 0 and not strangers(position, choice, at)]  # §16.3.5.c
    units = [unit for at in free for unit in breakthrough_group(position, choice.runs, at, choice.last)]
    game.change(position.but(poised=(*position.poised, *units)))
