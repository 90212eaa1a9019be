"""A competent player of Stalingrad '42, for both seats. It knows what its seat may know: no more.

A movement phase is thought over once, when its first question comes: which attacks are worth making, and who goes where
for them. The others are asked one by one and go to the hex worth most to them as the table lies by then. Everything
else is worked out when it is asked.
"""

from __future__ import annotations

from typing import Self

from grognard.ai.player import PlayerView, ThinkingPlayer
from grognard.ai.s42 import choices
from grognard.ai.s42 import weights as w
from grognard.ai.s42.assaults import Assaults, is_ready
from grognard.ai.s42.attacks import Attacks
from grognard.ai.s42.attacks import Plan as AttackPlan
from grognard.ai.s42.evaluation import STEADY, Evaluation, Evaluations, Posture, Stage
from grognard.ai.s42.line import Line
from grognard.ai.s42.moves import MovePlanner
from grognard.ai.s42.reading import game_of, of, side_of
from grognard.ai.s42.special_actions import SpecialActions
from grognard.ai.search import Plan
from grognard.core.game import Action, Decision
from grognard.games.s42.advance.advance import ChooseAdvance
from grognard.games.s42.combat.air_support import WINGS
from grognard.games.s42.combat.artillery import fires_of
from grognard.games.s42.combat.combat_phase import ChooseTarget
from grognard.games.s42.combat.plan import PlanAttack
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.units import COMBAT, MECHANISED, SIDE, UNITS, Mode
from grognard.games.s42.interface import actions as do
from grognard.games.s42.movement.eligibility import Group, may_move
from grognard.games.s42.movement.march import ChooseRoute, destination
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.movement.reach import March, modes, reach
from grognard.games.s42.state.position import Position, S42Game
from grognard.games.s42.supply.supply_points import supply_name
from grognard.games.s42.turn.phases import PhaseName

MOVING, FIGHTING = (MoveUnits, ChooseRoute), (ChooseTarget, PlanAttack, ChooseAdvance)
"""Questions of one's own phases of movement and combat."""
Phase = tuple[int, int, PhaseName]


class S42Player(ThinkingPlayer):
    """Plays for the points of the scenario: every choice is the one worth most by rules of thumb."""

    def __init__(self, seed: int, posture: Posture = STEADY) -> None:
        super().__init__(seed)
        self.posture = posture
        self.evaluations = Evaluations()
        self.phase: Phase | None = None
        self.move_planner: MovePlanner | None = None
        self.posts: dict[int, int] = {}
        """Where those go who are to attack."""
        self.missions: dict[int, int] = {}
        """The hex that each of them is to attack."""
        self.queue: list[int] = []
        """Units that have not been asked in this movement phase."""
        self.special_actions = SpecialActions()
        self.intent: AttackPlan | None = None
        """The attack that was chosen last."""
        self.plans: dict[int, tuple[object, AttackPlan | None]] = {}
        """Attacks as they were reckoned last, and what they were reckoned with."""
        self.refused: set[tuple[int, int, str]] = set()
        """Attacks thought better of: turn, side, target."""

    def adopt(self, plan: Plan) -> None:
        """A new temper: the movement phase is thought over anew."""
        self.posture, self.phase = plan.orders or STEADY, None

    def copy(self) -> Self:
        twin = super().copy()
        twin.evaluations, twin.special_actions = self.evaluations.copy(), self.special_actions.copy()
        twin.move_planner = self.move_planner and self.move_planner.copy()
        return twin

    def answer(self, player_view: PlayerView) -> Action | None:
        decision = player_view.decision
        if isinstance(decision, MoveUnits):
            return self._move(player_view, decision)
        if isinstance(decision, ChooseRoute):
            return self._route(player_view, decision)
        if isinstance(decision, ChooseTarget):
            return self._target(player_view, decision)
        if isinstance(decision, PlanAttack):
            return self._plan(player_view, decision)
        answer = choices.ANSWERS.get(str(decision.__struct_config__.tag))
        return answer(player_view, self._evaluation(game_of(player_view), player_view)) if answer else None

    def _evaluation(self, game: S42Game, player_view: PlayerView) -> Evaluation:
        return self.evaluations.about(game.position, side_of(player_view), _stage(player_view.decision), self.posture)

    # -- movement ------------------------------------------------------------------------------------------

    def _begin(self, game: S42Game, player_view: PlayerView, phase: PhaseName) -> MovePlanner:
        """The evaluations of this movement phase."""
        position, side = game.position, side_of(player_view)
        if self.move_planner is None or self.phase != (position.turn, side, phase):
            self.phase = (position.turn, side, phase)
            evaluation = self._evaluation(game, player_view)
            kept = self.move_planner.goals() if self.move_planner is not None else {}
            self.move_planner = MovePlanner(evaluation, kept)
            self.special_actions = SpecialActions()
            ways = {unit: _ways(position, unit, phase) for unit in _movers(position, side, phase)}
            fit = {unit: hexes for unit, hexes in ways.items() if COMBAT[unit]}
            ready = {unit: hexes for unit, hexes in fit.items() if is_ready(position, unit)}
            stay = self.move_planner.garrisons()
            if evaluation.attacking and evaluation.left <= w.LINE_FIRST:
                stay |= Line(evaluation, fit, self.move_planner, stay).posts()
            ready |= {unit: {hex_: ways[unit][hex_]} for unit, hex_ in stay.items() if unit in ready}
            assaults = Assaults(evaluation, game, ready, self.move_planner).plan() if phase == "movement" else []
            self.posts = {unit: hex_ for assault in assaults for unit, hex_ in assault.posts}
            self.posts = stay | self.posts
            self.posts |= Line(evaluation, fit, self.move_planner, self.posts).posts()
            for unit, hex_ in self.posts.items():
                (self.move_planner.claim if MECHANISED[unit] else self.move_planner.send)(unit, hex_)
            self.missions = {unit: assault.target for assault in assaults for unit, _ in assault.posts}
            others = [unit for unit in self.move_planner.order(position) if unit in ways and unit not in self.posts]
            going = [unit for unit, hex_ in self.posts.items() if position.pieces[unit].place != hex_]
            self.queue = [*going, *others]
        return self.move_planner

    def _move(self, player_view: PlayerView, decision: MoveUnits) -> Action | None:
        game = game_of(player_view)
        move_planner = self._begin(game, player_view, decision.phase)
        special = self.special_actions.next(player_view, game.position, move_planner, set(self.posts))
        if special is not None:
            return special
        open_ = {a.units for a in of(player_view, do.Move)}
        while self.queue:
            unit = self.queue.pop(0)
            if (UNITS[unit],) in open_:
                return do.Move((UNITS[unit],))
        return do.EndMovement()

    def _route(self, player_view: PlayerView, decision: ChooseRoute) -> Action:
        game = game_of(player_view)
        position, march = game.position, decision.march
        move_planner = self._begin(game, player_view, march.phase)
        unit = march.units[0]
        options: dict[int, Mode] = {}
        for action in of(player_view, do.Go):
            place = destination(action.to)
            if place is not None:
                options[place] = action.mode
        stop = do.Halt() if march.steps else do.PutBack()
        post = self.posts.get(unit, -1)
        if post >= 0:
            if march.here == post:
                return stop
            if post in options:
                return do.Go(HEXES[post], options[post])
        more, place = move_planner.best(position, unit, options, march.here)
        if place is None or more < w.SETTLE * (2 if march.steps else 1):
            move_planner.claim(unit, march.here)
            return stop
        return do.Go(HEXES[place], options[place])

    # -- combat --------------------------------------------------------------------------------------------

    def _target(self, player_view: PlayerView, decision: ChooseTarget) -> Action:
        game = game_of(player_view)
        goals = {HEX[action.target] for action in of(player_view, do.Attack)}
        missions = {unit: target for unit, target in self.missions.items() if target in goals}
        attacks = Attacks(self._evaluation(game, player_view), game, missions)
        best: AttackPlan | None = None
        means = tuple(fires_of(game.position, decision.side)), game.position.wings, game.position.planned
        for action in of(player_view, do.Attack):
            if (game.position.turn, decision.side, action.target) in self.refused:
                continue
            plan = self._planned(attacks, HEX[action.target], means)
            if plan is not None and (best is None or plan.worth > best.worth):
                best = plan
        if best is None or best.worth < w.ATTACK_FROM:
            if self.missions:
                self.missions, self.plans = {}, {}
                return self._target(player_view, decision)
            return do.EndCombat()
        self.intent = best
        return do.Attack(HEXES[best.battle.target])

    def _planned(self, attacks: Attacks, target: int, means: object) -> AttackPlan | None:
        """The best attack on a hex, reckoned again only if something has changed around it or in what supports it."""
        position = attacks.position
        there = [(u, position.pieces[u]) for hex_ in (target, *GRID.near[target]) for u in position.stack(hex_)]
        seen, plan = self.plans.get(target, (None, None))
        if seen != (there, means):
            plan = attacks.plan(target)
            self.plans[target] = (there, means), plan
        return plan

    def _plan(self, player_view: PlayerView, decision: PlanAttack) -> Action:
        """The attack as it was reckoned, one piece after the other."""
        game, now = game_of(player_view), decision.battle
        plan = self.intent
        if plan is None or plan.battle.target != now.target:
            plan = Attacks(self._evaluation(game, player_view), game).plan(now.target)
        steps: list[Action] = []
        if plan is not None:
            wanted = plan.battle
            steps += (do.Join(UNITS[u]) for u in wanted.units if u not in now.units)
            fires = [fire for fire in wanted.guns if fire not in now.guns]
            steps += (do.Support(UNITS[unit], supply_name(n) if n else "") for unit, n in fires)
            steps += [do.CallAir(WINGS[wanted.air])] if wanted.air >= 0 and now.air < 0 else []
            steps += (do.Unleash(UNITS[unit]) for unit in wanted.plans if unit not in now.plans)
            steps.append(do.Commit())
        for step in steps:
            if step in player_view.actions:
                return step
        self.intent = None
        self.refused.add((game.position.turn, now.side, HEXES[now.target]))
        return do.Cancel()


def _stage(decision: Decision) -> Stage:
    return "move" if isinstance(decision, MOVING) else "fight" if isinstance(decision, FIGHTING) else "answer"


def _movers(position: Position, side: int, phase: PhaseName) -> list[int]:
    """The units of a side that may move."""
    own = (unit for unit in range(len(UNITS)) if SIDE[unit] == side and position.pieces[unit].place != -1)
    return [unit for unit in own if may_move(Group(position, side, (unit,), phase))]


def _ways(position: Position, unit: int, phase: PhaseName) -> dict[int, Mode]:
    """Where a unit can get to and still attack, its own hex among them."""
    here = position.pieces[unit].place
    march = March(units=(unit,), start=here, here=here, phase=phase)
    found: dict[int, Mode] = {here: "normal"}
    for mode in modes(position, march):
        if mode != "extended":
            found.update((hex_, mode) for hex_ in reach(position, march, mode) if hex_ not in found)
    return found
