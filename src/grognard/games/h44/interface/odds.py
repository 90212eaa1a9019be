"""9.3 What an attack would come to: strengths, shifts, the column, and all outcomes with their exact chances."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.verdicts import Forbidden
from grognard.games.h44.bridges.bridge_phase import ways_to_blow
from grognard.games.h44.combat.artillery import guns
from grognard.games.h44.combat.attackers import able
from grognard.games.h44.combat.plan import PlanAttack
from grognard.games.h44.combat.strength import Battle, estimate, main_formation
from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import PACK, SIDES, UNITS
from grognard.games.h44.interface.actions import Attach, CallAir, Join, Support
from grognard.games.h44.interface.forecast import Footing, footing, forecasts
from grognard.games.h44.interface.single_rolls import Charge, charge
from grognard.games.h44.retreat.determined_defense import desperate
from grognard.games.h44.retreat.retreat import RetreatAll
from grognard.games.h44.state.position import H44Game, Position, names, place_name
from grognard.series.zoc_bonds.interface.answers import Shift
from grognard.series.zoc_bonds.interface.forecast import Forecast
from grognard.series.zoc_bonds.odds import Part

LABELS = PACK.tables.columns


class Share(Struct, frozen=True):
    """A unit's part in a combat, with every reason why it counts half, double or not at all."""

    unit: str
    printed: int
    halved: tuple[str, ...]
    doubled: tuple[str, ...]
    out: str
    lead: bool = False
    """10.2 Of the lead formation, or attached to it."""


class DefenseOdds(Struct, frozen=True, kw_only=True):
    """12.2 The determined defence assumed here: the lead unit, the supporting artillery, the die faces that hold."""

    lead: str
    support: str
    """Empty: no gun can help."""
    ground: str
    """The column of the table: clear, other, city."""
    modifiers: tuple[Shift, ...]
    """Here `columns` are die roll modifiers."""
    holds: int
    costs: int
    """Faces that cost a step."""
    desperate: bool
    """12.4 No unit would survive a retreat: the defence may be tried again and again."""


class RetreatPreview(Struct, frozen=True, kw_only=True):
    """13.0 Where a defender could retreat to."""

    unit: str
    ends: tuple[str, ...]
    """Hexes and entry areas at the end of its best paths."""
    short: tuple[str, ...]
    """13.3 Shelter next to the hex, for the loss of a step."""
    lost: str
    """The rule by which it would not survive a retreat; empty if it would."""


class Helpers(Struct, frozen=True, kw_only=True):
    """Which other units could take part: for plans not on the table yet."""

    units: tuple[str, ...]
    """9.1 Every unit that could attack the hex."""
    leads: tuple[str, ...]
    """10.2.1 Formations of the attackers: any of them could lead."""
    attachable: tuple[str, ...]
    """10.2.3"""
    guns: tuple[str, ...]
    """17.6 Artillery that could support."""
    air: bool
    """10.7"""


class Odds(Struct, frozen=True, kw_only=True):
    """`odds {target, units, lead, attached, guns, air, kind}`: what an attack would come to."""

    target: str
    side: str
    lead: str
    attached: str
    guns: tuple[str, ...]
    air: bool
    attackers: tuple[Share, ...]
    defenders: tuple[Share, ...]
    unknown: bool
    """25.1 An unknown unit is in the hex: the chances are averaged over all it could be."""
    attack: int
    defence: int
    ratio: str
    """The column before shifts."""
    shifts: tuple[Shift, ...]
    column: str
    results: tuple[str, ...]
    """The result of each face of the die."""
    forecasts: tuple[Forecast, ...]
    """Against a defender that stands as long as possible, and one that retreats; none without attackers."""
    stand: DefenseOdds | None
    """12.1 None: no unit could lead a determined defence."""
    ways: tuple[RetreatPreview, ...]
    bridges: tuple[Charge, ...]
    """5.4 Bridges on the way that the Germans may try to blow before the die is rolled."""
    helpers: Helpers
    refusals: tuple[Forbidden, ...]
    """Why some of the units, artillery or aircraft could not take part; they are left out."""


def planning(battle: Battle) -> PlanAttack:
    """The decision in which such an attack is planned: it judges which units may take part."""
    return PlanAttack(seats=(SIDES[battle.side],), battle=battle)


def admitted(game: H44Game, battle: Battle) -> tuple[Battle, tuple[Forbidden, ...]]:
    """The battle with the eligible units only, and why the others are not."""
    if battle.kind != "attack":
        return battle, ()
    position = game.position
    refusals: list[Forbidden] = []
    plan = replace(battle, units=(), attached=-1, guns=(), air=False)

    def fits(action: Action) -> bool:
        verdict = planning(plan).verdict(game, action)
        if isinstance(verdict, Forbidden):
            refusals.append(verdict)
        return verdict is True

    for unit in battle.units:
        if fits(Join(UNITS[unit])):
            plan = replace(plan, units=(*plan.units, unit))
    if plan.units and plan.lead not in {position.formation(unit) for unit in plan.units}:
        plan = replace(plan, lead=main_formation(position, plan.units))
    if battle.attached in plan.units and fits(Attach(UNITS[battle.attached])):
        plan = replace(plan, attached=battle.attached)
    for gun in battle.guns:
        if fits(Support(UNITS[gun])):
            plan = replace(plan, guns=(*plan.guns, gun))
    if battle.air and fits(CallAir()):
        plan = replace(plan, air=True)
    return plan, tuple(refusals)


def odds_of(game: H44Game, wanted: Battle) -> Odds:
    """What an attack would come to. An unknown unit adds no strength until it is revealed."""
    position = game.position
    battle, refusals = admitted(game, wanted)
    estimated = estimate(position, battle)
    fights = bool(battle.units)
    mined = ways_to_blow(position, (*battle.units, *battle.joined), battle.target)
    return Odds(
        target=HEXES[battle.target],
        side=SIDES[battle.side],
        lead=battle.lead,
        attached=UNITS[battle.attached] if battle.attached >= 0 else "",
        guns=names(battle.guns),
        air=battle.air,
        attackers=_shares(position, battle, estimated.attackers),
        defenders=_shares(position, battle, estimated.defenders),
        unknown=battle.target in position.unknown,
        attack=estimated.attack,
        defence=estimated.defence,
        ratio=LABELS[max(0, min(len(LABELS) - 1, estimated.ratio))],
        shifts=tuple(Shift(reason, columns, para) for reason, columns, para in estimated.shifts),
        column=LABELS[estimated.column] if fights else "",
        results=tuple(PACK.tables.crt[die][estimated.column] for die in sorted(PACK.tables.crt)) if fights else (),
        forecasts=forecasts(position, battle) if fights else (),
        stand=defense_odds(position, battle),
        ways=retreat_previews(position, battle),
        bridges=tuple(charge(game, bridge) for bridge in mined),
        helpers=helpers(game, battle),
        refusals=refusals,
    )


def _shares(position: Position, battle: Battle, parts: Iterable[Part]) -> tuple[Share, ...]:
    return tuple(
        Share(UNITS[p.unit], p.printed, p.halved, p.doubled, p.out, _leads(position, battle, p.unit)) for p in parts
    )


def _leads(position: Position, battle: Battle, unit: int) -> bool:
    return unit in battle.units and (unit == battle.attached or position.formation(unit) == battle.lead)


def defense_odds(position: Position, battle: Battle) -> DefenseOdds | None:
    """12.2 The best determined defence of the units that can be seen."""
    best = footing(position, battle)
    return None if best is None else told(position, battle, best)


def told(position: Position, battle: Battle, defence: Footing) -> DefenseOdds:
    """12.2 A determined defence as a client reads it. 12.4 In a desperate defence a dash costs a step, too."""
    last = desperate(position, battle)
    modifiers = [Shift("morale", defence.morale, "12.2")] if defence.morale else []
    if defence.gun >= 0:
        modifiers.append(Shift("artillery", defence.shells, "17.6.3"))
    return DefenseOdds(
        lead=UNITS[defence.lead],
        support=UNITS[defence.gun] if defence.gun >= 0 else "",
        ground=defence.column,
        modifiers=tuple(modifiers),
        holds=defence.holds,
        costs=defence.losses + (defence.dashes if last else 0),
        desperate=last,
    )


def retreat_previews(position: Position, battle: Battle) -> tuple[RetreatPreview, ...]:
    """13.1.3 The best paths of a two-hex retreat, as the table stands now."""
    stack, target = position.stack(battle.target), battle.target
    retreat = RetreatAll(units=tuple(stack), origin=target, lengths=(2,), again=battle.kind != "breakthrough")
    previews = []
    for unit in stack:
        lost = retreat.doomed(position, unit)
        paths = [] if lost else [retreat_path.path for retreat_path in retreat.best(position, unit)]
        short = [path for path in paths if len(path) == 1 and path[0] >= 0]
        ends = [path for path in paths if path not in short]
        previews.append(RetreatPreview(unit=UNITS[unit], ends=_ends(ends), short=_ends(short), lost=lost))
    return tuple(previews)


def _ends(paths: Iterable[tuple[int, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place_name(path[-1]) for path in paths))


def helpers(game: H44Game, battle: Battle) -> Helpers:
    """Every unit that could be added to the plan, by the rules that judge it."""
    if battle.kind != "attack":
        return Helpers(units=(), leads=(), attachable=(), guns=(), air=False)
    position, plan = game.position, planning(battle)
    strangers = (u for u in battle.units if position.formation(u) != battle.lead and u != battle.attached)
    unused = (gun for gun in guns(position, battle.side) if gun not in battle.guns)
    return Helpers(
        units=names(able(position, battle.side, battle.target)),
        leads=tuple(sorted({position.formation(unit) for unit in battle.units})),
        attachable=names(u for u in strangers if plan.verdict(game, Attach(UNITS[u]))),
        guns=names(gun for gun in unused if battle.units and plan.verdict(game, Support(UNITS[gun]))),
        air=bool(plan.verdict(game, CallAir())),
    )
