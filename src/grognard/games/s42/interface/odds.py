"""8.3 What an attack would come to: strengths, shifts, the column, and all outcomes with their exact chances."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.verdicts import Forbidden
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.artillery import Fire, fires_of
from grognard.games.s42.combat.attackers import able
from grognard.games.s42.combat.plan import PlanAttack
from grognard.games.s42.combat.strength import LABELS, Battle, estimate, is_certain, is_hopeless
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, PACK, UNITS
from grognard.games.s42.interface.actions import CallAir, Join, Support
from grognard.games.s42.interface.forecast import Footing, facing, footing, forecasts
from grognard.games.s42.interface.views import Shell, shown_fire
from grognard.games.s42.retreat.determined_defense_eligibility import desperate
from grognard.games.s42.retreat.retreat import RetreatAll
from grognard.games.s42.state.position import Position, S42Game, names, place_name
from grognard.games.s42.supply.supply_points import supply_name
from grognard.series.zoc_bonds.interface.answers import Shift
from grognard.series.zoc_bonds.interface.forecast import Forecast
from grognard.series.zoc_bonds.odds import Part


class Share(Struct, frozen=True):
    """A unit's part in a combat, with every reason why it counts half, double or not at all."""

    unit: str
    printed: int
    halved: tuple[str, ...]
    doubled: tuple[str, ...]
    out: str
    instead: str = ""
    """Why a strength other than the printed one counts."""


class DefenseOdds(Struct, frozen=True, kw_only=True):
    """11.2 The determined defence assumed here: the lead unit, the supporting artillery, the die faces that hold."""

    lead: str
    support: str
    """Empty: no support."""
    modifiers: tuple[Shift, ...]
    """Here `columns` are die roll modifiers."""
    holds: int
    streets: int
    """11.6.2 The faces among them that bring a city battle."""
    withdraws: int
    """11.6.1 Faces of a fighting withdrawal: a shorter retreat, an advance of one hex, no breakthrough."""
    costs: int
    """Faces that cost the lead unit a step."""
    bleeds: int
    """Faces that cost the attackers a step."""
    desperate: bool
    """11.5 No unit would survive a retreat: the defence may be tried again and again."""


class RetreatPreview(Struct, frozen=True, kw_only=True):
    """12.0 Where a defender could retreat to."""

    unit: str
    ends: tuple[str, ...]
    """Hexes and entry areas at the end of its best paths."""
    lost: str
    """The rule by which it would not survive a retreat; empty if it would."""


class Helpers(Struct, frozen=True, kw_only=True):
    """Which other units could take part: for plans not on the table yet."""

    units: tuple[str, ...]
    """8.1 Every unit that could attack the hex."""
    guns: tuple[Shell, ...]
    """18.3 Support units that could fire."""
    air: tuple[str, ...]
    """9.3"""


class Odds(Struct, frozen=True, kw_only=True):
    """`odds {target, units, guns, air, cover, kind}`: what an attack would come to."""

    target: str
    side: str
    guns: tuple[Shell, ...]
    air: str
    cover: str
    attackers: tuple[Share, ...]
    defenders: tuple[Share, ...]
    attack: int
    defence: int
    ratio: str
    """The column before shifts."""
    shifts: tuple[Shift, ...]
    column: str
    hopeless: bool
    """8.4 Below 1-3: there is no attack."""
    certain: bool
    """8.4 10-1: the defenders suffer a DS without a roll."""
    results: tuple[str, ...]
    """The result of each face of the die."""
    forecasts: tuple[Forecast, ...]
    """Against a defender that stands as long as possible, and one that retreats; none without attackers."""
    stand: DefenseOdds | None
    """11.1 None: no unit could lead a determined defence."""
    ways: tuple[RetreatPreview, ...]
    helpers: Helpers
    refusals: tuple[Forbidden, ...]
    """Why some of the units, artillery or aircraft could not take part; they are left out."""


def planning(battle: Battle) -> PlanAttack:
    """The decision in which such an attack is planned: it judges which units may take part."""
    return PlanAttack(seats=(SIDES[battle.side],), battle=battle)


def _support(fire: Fire) -> Support:
    unit, supply = fire
    return Support(UNITS[unit], supply_name(supply) if supply else "")


def admitted(game: S42Game, battle: Battle) -> tuple[Battle, tuple[Forbidden, ...]]:
    """The battle with the eligible units only, and why the others are not."""
    if battle.kind != "attack":
        return battle, ()
    refusals: list[Forbidden] = []
    plan = replace(battle, units=(), guns=(), air=-1)

    def fits(action: Action) -> bool:
        verdict = planning(plan).verdict(game, action)
        if isinstance(verdict, Forbidden):
            refusals.append(verdict)
        return verdict is True

    for unit in battle.units:
        if fits(Join(UNITS[unit])):
            plan = replace(plan, units=(*plan.units, unit))
    for fire in battle.guns:
        if fits(_support(fire)):
            plan = replace(plan, guns=(*plan.guns, fire))
    if battle.air >= 0 and fits(CallAir(WINGS[battle.air])):
        plan = replace(plan, air=battle.air)
    return plan, tuple(refusals)


def odds_of(game: S42Game, wanted: Battle) -> Odds:
    """What an attack would come to."""
    position = game.position
    battle, refusals = admitted(game, wanted)
    estimated = estimate(position, battle)
    fights = bool(battle.units)
    open_ = fights and not is_hopeless(estimated)
    return Odds(
        target=HEXES[battle.target],
        side=SIDES[battle.side],
        guns=tuple(map(shown_fire, battle.guns)),
        air=WINGS[battle.air] if battle.air >= 0 else "",
        cover=WINGS[battle.cover] if battle.cover >= 0 else "",
        attackers=_shares(estimated.attackers),
        defenders=_shares(estimated.defenders),
        attack=estimated.attack,
        defence=estimated.defence,
        ratio=LABELS[max(0, min(len(LABELS) - 1, estimated.ratio))],
        shifts=tuple(Shift(reason, columns, para) for reason, columns, para in estimated.shifts),
        column=LABELS[estimated.column] if fights else "",
        hopeless=is_hopeless(estimated),
        certain=is_certain(estimated),
        results=tuple(PACK.tables.crt[die][estimated.column] for die in sorted(PACK.tables.crt)) if open_ else (),
        forecasts=forecasts(position, battle) if open_ else (),
        stand=defense_odds(position, battle) if fights else None,
        ways=retreat_previews(position, battle),
        helpers=helpers(game, battle),
        refusals=refusals,
    )


def _shares(parts: Iterable[Part]) -> tuple[Share, ...]:
    return tuple(Share(UNITS[p.unit], p.printed, p.halved, p.doubled, p.out, p.instead) for p in parts)


def defense_odds(position: Position, battle: Battle) -> DefenseOdds | None:
    """11.2 The best determined defence."""
    best = footing(position, battle)
    return None if best is None else told(best, last=desperate(position, facing(position, battle)))


def told(defence: Footing, *, last: bool) -> DefenseOdds:
    """11.2 A determined defence as a client reads it. `last`: it is a desperate one."""
    return DefenseOdds(
        lead=UNITS[defence.lead],
        support=defence.stand.support,
        modifiers=tuple(Shift(line.reason, line.value, line.rule) for line in defence.modifiers),
        holds=defence.holds,
        streets=defence.streets,
        withdraws=defence.withdraws,
        costs=defence.losses,
        bleeds=defence.bleeds,
        desperate=last,
    )


LENGTH = 2
"""12.1 The retreat whose ends are shown: that of the mildest result."""


def retreat_previews(position: Position, battle: Battle) -> tuple[RetreatPreview, ...]:
    """12.1.3 The best paths of a two-hex retreat, as the table stands now."""
    stack, target = position.of_side(battle.target, 1 - battle.side), battle.target
    retreat = RetreatAll(units=stack, origin=target, lengths=(LENGTH,), again=battle.kind != "breakthrough")
    previews = []
    for unit in stack:
        lost = retreat.doomed(position, unit)
        paths = [] if lost else [retreat_path.path for retreat_path in retreat.best(position, unit)]
        ends = tuple(dict.fromkeys(place_name(path[-1]) for path in paths if path))
        previews.append(RetreatPreview(unit=UNITS[unit], ends=ends, lost=lost))
    return tuple(previews)


def helpers(game: S42Game, battle: Battle) -> Helpers:
    """Every unit that could be added to the plan, by the rules that judge it."""
    if battle.kind != "attack":
        return Helpers(units=(), guns=(), air=())
    position, plan = game.position, planning(battle)
    unused = [fire for fire in fires_of(position, battle.side) if fire not in battle.guns and battle.units]
    wings = range(len(WINGS)) if battle.side == AXIS and battle.units else ()
    return Helpers(
        units=names(able(position, battle.side, battle.target)),
        guns=tuple(shown_fire(fire) for fire in unused if plan.verdict(game, _support(fire))),
        air=tuple(WINGS[wing] for wing in wings if plan.verdict(game, CallAir(WINGS[wing]))),
    )
