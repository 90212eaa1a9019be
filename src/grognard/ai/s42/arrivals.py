"""What a competent player of Stalingrad '42 does in the initial phase, where newcomers are placed, and where trains,
supply points and rail heads go."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from grognard.ai.player import PlayerView
from grognard.ai.s42 import weights as w
from grognard.ai.s42.distance_fields import FAR
from grognard.ai.s42.evaluation import Evaluation
from grognard.ai.s42.moves import move_planner_of
from grognard.ai.s42.reading import of
from grognard.core.game import Action
from grognard.games.s42.boxes.maskirovka import ChooseMarker
from grognard.games.s42.campaign.baku import LeaveGate
from grognard.games.s42.campaign.caucasus import CallUp
from grognard.games.s42.campaign.winter_offensive import PrepareOffensive
from grognard.games.s42.data.board import GRID, HEX
from grognard.games.s42.data.units import MECHANISED, SIDE, SUPPORT, UNIT, VALUES
from grognard.games.s42.forces.rebuilding import PlaceUnit
from grognard.games.s42.forces.reinforcements import PlaceReinforcement
from grognard.games.s42.forces.step_transfers import TransferSteps
from grognard.games.s42.interface import actions as do
from grognard.games.s42.movement.rail_movement import ChooseStation
from grognard.games.s42.movement.sea_movement import WalkInland
from grognard.games.s42.state.position import AREA, ELIMINATED, PLACE, Position
from grognard.games.s42.supply.rail_heads import MoveRailHead
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_moves import SendSupply
from grognard.games.s42.supply.supply_points import SpendSupply
from grognard.games.s42.turn.initial import Prepare
from grognard.games.s42.turn.winter import LeaveArea

# -- 3.0 the initial phase -------------------------------------------------------------------------------------------


def prepare(player_view: PlayerView, known: Evaluation) -> Action:
    """3.0 What has to be done, then steps for those who need them, then the points of the turn."""
    for kind in (do.Recall, do.Muster, do.ReleaseArmy, do.DeclareOffensive):
        for action in of(player_view, kind):
            return action
    if leavers := of(player_view, do.Withdraw):
        return min(leavers, key=lambda a: (known.body(UNIT[a.unit]), a.unit))
    drafts = [a for a in of(player_view, do.Replenish) if draft(known, UNIT[a.unit]) > 0.0]
    if drafts:
        return max(drafts, key=lambda a: (draft(known, UNIT[a.unit]), a.unit, a.kind))
    if guns := of(player_view, do.Rearm):
        return min(guns, key=lambda a: (_front(known, known.position.pieces[UNIT[a.unit]].place), a.unit, a.supply))
    if plans := of(player_view, do.Plan):
        return min(plans, key=lambda a: (_front(known, known.position.pieces[UNIT[a.unit]].place), a.unit))
    if not known.attacking and (works := of(player_view, do.Fortify)):
        best = max(works, key=lambda a: (rampart(known, HEX[a.hex]), a.hex))
        if rampart(known, HEX[best.hex]) > 0:
            return best
    if points := of(player_view, do.Provide):
        return min(points, key=lambda a: (_gate(known, PLACE[a.area]), a.area))
    end = do.EndInitial()
    return end if end in player_view.actions else player_view.actions[0]


def draft(known: Evaluation, unit: int) -> float:
    """What a replacement is worth to a unit: the strength it brings; those who are about to attack, it or others in
    its hex (21.4), wait."""
    position, piece = known.position, known.position.pieces[unit]
    best = VALUES[unit][max(VALUES[unit])]
    value = (best[0] + best[1]) / max(VALUES[unit])
    if piece.place == ELIMINATED:
        return value
    if piece.place >= 0 and known.attacking and known.away[piece.place] <= (w.REFIT_REACH if MECHANISED[unit] else 1):
        value -= w.REFIT * sum(map(position.attack, position.fighters(piece.place, known.side)))
    return value + (w.LAST_STEP if position.pieces[unit].steps == 1 else 0.0)


def rampart(known: Evaluation, hex_: int) -> float:
    """What a fortification in a hex is worth: where something counts, or where many stand before the enemy."""
    position = known.position
    units = position.fighters(hex_, known.side)
    if not units or not 1 <= known.away[hex_] <= w.RAMPART_REACH:
        return 0.0
    value = sum(position.defence(unit) for unit in units) / 4.0
    return value + sum(found.worth for found in known.objectives if found.mine and hex_ in found.hexes)


def _front(known: Evaluation, place: int) -> int:
    return known.away[place] if place >= 0 else FAR


def _gate(known: Evaluation, place: int) -> int:
    """How far an entry area is from the enemy."""
    hexes = known.country.touches[AREA - place] if in_area(place) else ()
    return min((known.away[hex_] for hex_ in hexes), default=FAR)


# -- newcomers -------------------------------------------------------------------------------------------------------


def draw(known: Evaluation, unit: int, place: int) -> float:
    """What draws a unit to a place: a hex, or the best hex beside an entry area."""
    move_planner = move_planner_of(known)
    if place >= 0:
        return move_planner.pull(unit, place)[0] - (w.EXPOSED if known.away[place] <= 1 else 0.0)
    hexes: Iterable[int] = known.country.touches[AREA - place] if in_area(place) else ()
    return max((move_planner.pull(unit, hex_)[0] for hex_ in hexes), default=-1.0)


def place_reinforcement(player_view: PlayerView, known: Evaluation) -> Action:
    """22.1.1, 30 Nearest to where the unit is wanted."""
    options = of(player_view, do.Arrive)
    if not options:
        return player_view.actions[0]
    return max(options, key=lambda a: (draw(known, UNIT[a.unit], PLACE[a.area]), a.unit, a.area))


def _place(name: str) -> int:
    return HEX[name] if name in HEX else PLACE[name]


def place_unit(player_view: PlayerView, known: Evaluation) -> Action:
    """21.3.1 Nearest to where the unit is wanted, in no box."""
    decision = player_view.decision
    assert isinstance(decision, PlaceUnit)
    unit = decision.unit
    return max(of(player_view, do.Station), key=lambda a: (draw(known, unit, _place(a.place)), a.place))


def shift(player_view: PlayerView, known: Evaluation) -> Action:
    """23.4, 24.1.3 To the area nearest to where the unit is wanted."""
    return max(of(player_view, do.Shift), key=lambda a: (draw(known, UNIT[a.unit], PLACE[a.area]), a.unit, a.area))


# -- trains, ships, supply points ------------------------------------------------------------------------------------


def choose_station(player_view: PlayerView, known: Evaluation) -> Action:
    """5.6.1 Where the load is worth most, if that is more than it is worth here by a march."""
    decision = player_view.decision
    assert isinstance(decision, ChooseStation)
    options = [a for a in of(player_view, do.Station) if a.place in HEX]
    if decision.load not in UNIT:
        return _nearest_guns(known, player_view)
    unit = UNIT[decision.load]
    here = known.position.pieces[unit].place
    move_planner = move_planner_of(known)
    fit = [a for a in options if known.away[HEX[a.place]] > w.OFF_THE_TRAIN]
    best = max(fit, key=lambda a: (move_planner.pull(unit, HEX[a.place])[0], a.place), default=None)
    if best is None or move_planner.pull(unit, HEX[best.place])[0] < draw(known, unit, here) + w.RIDE:
        return do.PutBack()
    return best


def send_supply(player_view: PlayerView, known: Evaluation) -> Action:
    """18.6.3 To the guns."""
    return _nearest_guns(known, player_view)


def _nearest_guns(known: Evaluation, player_view: PlayerView) -> Action:
    guns = armed_places(known.position, known.side)
    options = [a for a in of(player_view, do.Station) if a.place in HEX]
    if not guns or not options:
        return do.PutBack()
    return min(options, key=lambda a: (min(GRID.distance(HEX[a.place], hex_) for hex_ in guns), a.place))


def armed_places(position: Position, side: int) -> list[int]:
    """The hexes of headquarters and guns."""
    return sorted({position.pieces[u].place for u in position.on_map(side) if SUPPORT[u] and SIDE[u] == side})


def spend_supply(player_view: PlayerView, known: Evaluation) -> Action:
    """18.6.4 Shells for the guns that are empty."""
    options = of(player_view, do.Rearm)
    return options[0] if options else do.EndRearming()


def walk_inland(player_view: PlayerView, known: Evaluation) -> Action:
    """5.7.1 Marines stay in the port."""
    return do.GoAshore()


def move_rail_head(player_view: PlayerView, known: Evaluation) -> Action:
    """17.2.1 Towards what is still to be taken, the longest step first."""
    goals = [found.hexes[0] for found in known.objectives if not found.mine] or list(known.enemies)

    def gained(action: do.LayRails) -> tuple[int, str]:
        one, other = HEX[action.head], HEX[action.to]
        near = [GRID.distance(one, goal) - GRID.distance(other, goal) for goal in goals]
        return max(near, default=0), action.to

    options = of(player_view, do.LayRails)
    return max(options, key=gained) if options else do.EndLaying()


# -- the campaign ----------------------------------------------------------------------------------------------------


def give_marker(player_view: PlayerView, known: Evaluation) -> Action:
    """34.1.1 Any marker will do: the armies are left empty."""
    return player_view.actions[0]


def transfer_steps(player_view: PlayerView, known: Evaluation) -> Action:
    """32.1, 32.2 The steps go to the strongest."""
    options = of(player_view, do.TransferStep)
    if options:
        return max(options, key=lambda a: (draft(known, UNIT[a.unit]), a.unit))
    revived = of(player_view, do.Revive)
    return revived[0] if revived else do.EndTransfers()


def prepare_offensive(player_view: PlayerView, known: Evaluation) -> Action:
    """33.2.1 With the headquarters nearest to the enemy."""
    options = of(player_view, do.Assign)
    return min(options, key=lambda a: (_front(known, known.position.pieces[UNIT[a.unit]].place), a.unit))


ARRIVALS: dict[str, Callable[[PlayerView, Evaluation], Action]] = {
    str(kind.__struct_config__.tag): answer
    for kind, answer in (
        (Prepare, prepare),
        (PlaceReinforcement, place_reinforcement),
        (CallUp, place_reinforcement),
        (PlaceUnit, place_unit),
        (LeaveArea, shift),
        (LeaveGate, shift),
        (ChooseStation, choose_station),
        (SendSupply, send_supply),
        (SpendSupply, spend_supply),
        (WalkInland, walk_inland),
        (MoveRailHead, move_rail_head),
        (ChooseMarker, give_marker),
        (TransferSteps, transfer_steps),
        (PrepareOffensive, prepare_offensive),
    )
}
"""The questions about means and newcomers, by their names."""
