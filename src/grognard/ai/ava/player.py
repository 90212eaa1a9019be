"""A competent player of A Victory Awaits, for every seat of both sides. It knows what its seat may know: no more.

An activation is planned when its first move is asked for; what follows is answered from the plan as long as the moves
go as planned, and planned anew when they do not. Everything else is worked out from the table as it lies.
"""

from __future__ import annotations

from msgspec.structs import replace

from grognard.ai.ava import choices
from grognard.ai.ava.attacks import Attacks
from grognard.ai.ava.axis import Advance
from grognard.ai.ava.evaluation import evaluation_of
from grognard.ai.ava.posture import STEADY, Posture
from grognard.ai.ava.soviet import Stand
from grognard.ai.player import PlayerView, ThinkingPlayer
from grognard.ai.search import Plan
from grognard.core.game import Action
from grognard.games.ava.combat.combat import DeclareAttacks
from grognard.games.ava.data.ground import AXIS
from grognard.games.ava.interface import actions as do
from grognard.games.ava.movement.movement import ChooseRoute, MoveUnits
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import HEXES, UNIT, UNITS, Position


class AvaPlayer(ThinkingPlayer):
    """Plays for victory points: every choice is the one worth most by rules of thumb."""

    def __init__(self, seed: int, posture: Posture = STEADY) -> None:
        super().__init__(seed)
        self.posture = posture
        self.operation: Operation | None = None
        self.moves: dict[str, str] = {}
        self.strikes: dict[str, str] = {}
        self.refused: set[str] = set()
        """Units that could not go where they were to, in this activation: not tried again."""

    def adopt(self, plan: Plan) -> None:
        """A new temper: the activation is planned anew."""
        self.posture, self.operation = plan.orders or STEADY, None

    def answer(self, player_view: PlayerView) -> Action | None:
        decision = player_view.decision
        if isinstance(decision, MoveUnits):
            return self._move(player_view, decision)
        if isinstance(decision, ChooseRoute):
            return self._route(player_view, decision)
        if isinstance(decision, DeclareAttacks):
            return self._attack(player_view, decision)
        answer = choices.ANSWERS.get(str(decision.__struct_config__.tag))
        return answer(player_view) if answer else None

    # -- movement ------------------------------------------------------------------------------------------

    def _move(self, player_view: PlayerView, decision: MoveUnits) -> Action:
        operation = decision.operation
        if self.operation != operation:
            self._plan(player_view, operation)
        for unit in self.moves:
            if UNIT[unit] not in operation.moved:
                return do.Move(unit)
        end = do.EndMovement()
        return end if end in player_view.actions else player_view.actions[0]

    def _plan(self, player_view: PlayerView, operation: Operation) -> None:
        position: Position = player_view.determinize(0).position
        if self.operation is None or self.operation.chit != operation.chit:
            self.refused = set()
        plan = (Advance if operation.side == AXIS else Stand)(position, operation, self.posture)
        self.moves = {UNITS[u]: HEXES[hex_] for u, hex_ in plan.plan() if UNITS[u] not in self.refused}
        self.operation = operation
        self.strikes = {}

    def _route(self, player_view: PlayerView, decision: ChooseRoute) -> Action:
        unit = UNITS[decision.unit]
        if self.operation != decision.operation:
            self._plan(player_view, decision.operation)
        to = self.moves.pop(unit, None)
        go = do.Go(to) if to is not None else do.PutBack()
        if go in player_view.actions:
            if to is not None:
                self._moved(decision)
            return go
        self.refused.add(unit)
        outside = player_view.determinize(0).position.places[decision.unit] < 0
        return player_view.actions[0] if outside else do.PutBack()

    def _moved(self, decision: ChooseRoute) -> None:
        """The plan goes on after the move that was planned."""
        operation = decision.operation
        self.operation = replace(operation, moved=(*operation.moved, decision.unit))

    # -- combat --------------------------------------------------------------------------------------------

    def _attack(self, player_view: PlayerView, decision: DeclareAttacks) -> Action:
        if not decision.strikes:
            position: Position = player_view.determinize(0).position
            operation = decision.operation
            evaluation = evaluation_of(position, operation.side, self.posture)
            reach = {u: {position.places[u]} for u in operation.active if position.places[u] >= 0}
            assaults = Attacks(evaluation, operation, reach, {}).plan()
            self.strikes = {UNITS[u]: HEXES[a.target] for a in assaults for u in a.units}
        while self.strikes:
            unit = next(iter(self.strikes))
            strike = do.Attack(unit, self.strikes.pop(unit))
            if strike in player_view.actions:
                return strike
        return do.EndDeclaration()
