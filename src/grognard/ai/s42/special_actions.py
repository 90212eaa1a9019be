"""What else a competent player of Stalingrad '42 does in a movement phase: automatic DS, trains, supply points, the
strait."""

from __future__ import annotations

from grognard.ai.player import PlayerView
from grognard.ai.s42 import weights as w
from grognard.ai.s42.arrivals import armed_places
from grognard.ai.s42.moves import MovePlanner
from grognard.ai.s42.reading import of
from grognard.core.game import Action
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import UNIT
from grognard.games.s42.interface import actions as do
from grognard.games.s42.state.markers import FACES, IMMOBILE, MOVING, READY
from grognard.games.s42.state.position import MOVED, Position
from grognard.games.s42.supply.supply_points import supply_of


class SpecialActions:
    """What has been tried in one movement phase, so that nothing is asked twice."""

    def __init__(self) -> None:
        self.tried: set[Action] = set()

    def copy(self) -> SpecialActions:
        twin = SpecialActions()
        twin.tried = set(self.tried)
        return twin

    def next(
        self, player_view: PlayerView, position: Position, move_planner: MovePlanner, busy: set[int]
    ) -> Action | None:
        """The next thing to do beside moving units; `busy`: those who are wanted for an attack."""
        for action in self._wanted(player_view, position, move_planner, busy):
            if action not in self.tried:
                self.tried.add(action)
                return action
        return None

    def _wanted(
        self, player_view: PlayerView, position: Position, move_planner: MovePlanner, busy: set[int]
    ) -> list[Action]:
        found: list[Action] = list(of(player_view, do.AutomaticDS))
        found += (a for a in of(player_view, do.Entrain) if self._rides(position, move_planner, a, busy))
        found += (
            a for a in of(player_view, do.CrossStrait) if a.unit in UNIT and position.pieces[UNIT[a.unit]].place < 0
        )
        found += (a for a in of(player_view, do.TurnSupply) if self._turns(position, move_planner.evaluation.side, a))
        found += (a for a in of(player_view, do.MoveSupply) if self._moves(position, move_planner.evaluation.side, a))
        return found

    def _rides(self, position: Position, move_planner: MovePlanner, action: do.Entrain, busy: set[int]) -> bool:
        """Whether a unit is so far behind the front that a train may pay."""
        if action.unit not in UNIT:
            return False
        unit = UNIT[action.unit]
        place = position.pieces[unit].place
        return unit not in busy and (place < 0 or move_planner.evaluation.away[place] > w.REAR)

    def _turns(self, position: Position, side: int, action: do.TurnSupply) -> bool:
        """A supply point that has come to guns is made ready for them; one that is left behind is loaded up again."""
        supply = supply_of(position, action.supply)
        if supply is None or supply.place < 0 or supply.marks & MOVED:
            return False
        guns = armed_places(position, side)
        face = FACES.index(action.face)
        if supply.face == MOVING:
            return face == READY and supply.place in guns
        near = min((GRID.distance(supply.place, hex_) for hex_ in guns), default=0)
        return supply.face != IMMOBILE and face == MOVING and near > 0

    def _moves(self, position: Position, side: int, action: do.MoveSupply) -> bool:
        supply = supply_of(position, action.supply)
        return supply is not None and supply.face == MOVING and supply.place not in armed_places(position, side)
