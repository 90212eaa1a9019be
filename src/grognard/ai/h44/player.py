"""A competent player of Holland '44, for both seats. It knows what its seat may know: no more.

A movement phase is thought over once, when its first question comes: what is wanted where. Then each group is asked in
turn and goes to the hex worth most to it as the table lies by then. Everything else is worked out when it is asked.
"""

from __future__ import annotations

from typing import Self

from grognard.ai.h44 import choices
from grognard.ai.h44 import weights as w
from grognard.ai.h44.attacks import Attacks
from grognard.ai.h44.attacks import Plan as AttackPlan
from grognard.ai.h44.boats import boats_of
from grognard.ai.h44.evaluation import enemies, evaluation_of
from grognard.ai.h44.moves import LAST, MovePlanner, helpless, move_planner_of
from grognard.ai.h44.posture import STEADY, Posture
from grognard.ai.h44.roles import role
from grognard.ai.h44.special_actions import late_overrun, special_action
from grognard.ai.player import PlayerView, ThinkingPlayer
from grognard.ai.search import Plan
from grognard.core.game import Action
from grognard.core.verdicts import Forbidden
from grognard.games.h44.advance.advance import ChooseAdvance
from grognard.games.h44.advance.breakthrough import striking
from grognard.games.h44.combat.combat_phase import ChooseTarget
from grognard.games.h44.combat.plan import PlanAttack
from grognard.games.h44.combat.strength import Battle, main_formation
from grognard.games.h44.data.board import HEX, HEXES
from grognard.games.h44.data.units import MORALE, UNIT, UNITS, Mode
from grognard.games.h44.interface import actions as do
from grognard.games.h44.movement.destinations import destination
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.movement.movement_phase import MoveUnits
from grognard.games.h44.state.position import GOOD, Position, names, place_name
from grognard.games.h44.state.stacking import LIMIT, counted
from grognard.games.h44.state.zones import in_zoc

Phase = tuple[int, int]


class H44Player(ThinkingPlayer):
    """Plays for the far bank: every choice is the one worth most by rules of thumb."""

    def __init__(self, seed: int, posture: Posture = STEADY) -> None:
        super().__init__(seed)
        self.posture = posture
        self.phase: Phase | None = None
        self.move_planner: MovePlanner | None = None
        self.queue: list[int] = []
        """Units that have not been asked in this movement phase."""
        self.train = False
        """Whether all have moved but the train, which follows to where they are by now."""
        self.refused: set[tuple[int, int, str]] = set()
        """Attacks thought better of: turn, side, target."""

    def adopt(self, plan: Plan) -> None:
        """A new temper: the movement phase is thought over anew."""
        self.posture, self.phase = plan.orders or STEADY, None

    def copy(self) -> Self:
        twin = super().copy()
        twin.move_planner = self.move_planner and self.move_planner.copy()
        return twin

    def answer(self, player_view: PlayerView) -> Action | None:
        decision = player_view.decision
        if isinstance(decision, MoveUnits):
            return self._move(player_view, decision.side)
        if isinstance(decision, ChooseRoute):
            return self._route(player_view, decision)
        if isinstance(decision, ChooseTarget):
            return self._target(player_view, decision)
        if isinstance(decision, PlanAttack):
            return self._plan(player_view, decision)
        if isinstance(decision, ChooseAdvance):
            return self._advance(player_view, decision)
        answer = choices.ANSWERS.get(str(decision.__struct_config__.tag))
        return answer(player_view) if answer else None

    # -- movement ------------------------------------------------------------------------------------------

    def _begin(self, position: Position, side: int) -> MovePlanner:
        """The thoughts of this movement phase."""
        if self.move_planner is None or self.phase != (position.turn, side):
            self.phase = (position.turn, side)
            self.move_planner = MovePlanner(evaluation_of(position, side, self.posture))
            self.queue = self.move_planner.order(position)
            self.train = False
        elif self.move_planner.evaluation.enemies != enemies(position, side):
            self._think_again(position, side)
        return self.move_planner

    def _think_again(self, position: Position, side: int) -> None:
        """An automatic DS was made or an enemy met on the way: those left get new orders."""
        self.move_planner = MovePlanner(evaluation_of(position, side, self.posture))
        for unit in position.on_map(side):
            if unit not in self.queue:
                self.move_planner.claim(unit, position.pieces[unit].place)

    def _move(self, player_view: PlayerView, side: int) -> Action | None:
        position = choices.table(player_view)
        move_planner = self._begin(position, side)
        special = special_action(player_view, position, move_planner)
        if isinstance(special, do.LayFerry):
            boats = boats_of(evaluation_of(position, side, self.posture))
            waiting = boats.waiting(position.pieces[UNIT[special.unit]].place)
            self.queue = [*waiting, *(unit for unit in self.queue if unit not in waiting)]
        if special is not None:
            return special
        open_ = {a.units for a in player_view.actions if isinstance(a, do.Move)}
        if self.queue and not self.train and move_planner.rank(self.queue[0]) == LAST:
            late = late_overrun(player_view)
            if late is not None:
                return late
            self.move_planner, self.train = MovePlanner(evaluation_of(position, side, self.posture)), True
        serving = {unit for unit, _, _ in position.pontoons}
        self.queue = [unit for unit in self.queue if unit not in serving]
        while self.queue:
            unit = self.queue.pop(0)
            group = self._group(position, unit, open_)
            if names(group) in open_:
                self.queue = [u for u in self.queue if u not in group]
                return do.Move(names(group))
        late = late_overrun(player_view)
        if late is not None:
            return late
        return do.EndMovement() if do.EndMovement() in player_view.actions else self._forced(player_view)

    def _group(self, position: Position, unit: int, open_: set[tuple[str, ...]]) -> tuple[int, ...]:
        """Tanks and half-tracks of one hex go together, if they are few enough to end in one hex."""
        if role(unit) != "drive":
            return (unit,)
        place = position.pieces[unit].place
        same = tuple(u for u in sorted({unit, *self.queue}) if position.pieces[u].place == place and role(u) == "drive")
        fits = len(same) > 1 and counted(position, same) <= LIMIT and names(same) in open_
        return same if fits else (unit,)

    def _forced(self, player_view: PlayerView) -> Action | None:
        """14.2 Poor units in disorder have to leave enemy zones of control before the phase can end: the refusal says
        who."""
        verdict = player_view.decision.judge(player_view.determinize(0), do.EndMovement())
        evidence = verdict.evidence if isinstance(verdict, Forbidden) else ()
        return next((do.Move((name,)) for name in evidence if name in UNIT), None)

    def _route(self, player_view: PlayerView, decision: ChooseRoute) -> Action:
        position = choices.table(player_view)
        move_planner = self._begin(position, decision.side)
        march = decision.march
        options: dict[int, Mode] = {}
        for action in choices.of(player_view, do.Go):
            place = destination(action.to)
            if place is not None and place >= 0:
                options[place] = action.mode
        stop = do.Halt() if march.steps else do.PutBack()
        poor = [u for u in march.units if MORALE[u] < 0 and position.pieces[u].order != GOOD]
        if poor and not march.steps:
            safe = {h: mode for h, mode in options.items() if not in_zoc(position, decision.side, h)}
            if safe and in_zoc(position, decision.side, march.here):
                _, place = move_planner.best(position, march.units, safe, -1)
                return do.Go(place_name(place), safe[place]) if place is not None else stop
        more, place = move_planner.best(position, march.units, options, march.here)
        if place is None or more < w.SETTLE * (2 if march.steps else 1):
            for unit in march.units:
                move_planner.claim(unit, max(0, march.here))
            return stop
        return do.Go(HEXES[place], options[place])

    # -- combat --------------------------------------------------------------------------------------------

    def _target(self, player_view: PlayerView, decision: ChooseTarget) -> Action:
        position = choices.table(player_view)
        attacks = Attacks(evaluation_of(position, decision.side, self.posture), player_view.determinize(0))
        best: AttackPlan | None = None
        for action in choices.of(player_view, do.Attack):
            if (position.turn, decision.side, action.target) in self.refused:
                continue
            plan = attacks.plan(HEX[action.target])
            if plan is not None and (best is None or plan.worth > best.worth):
                best = plan
        if best is None or best.worth < attacks.floor():
            return do.EndCombat()
        return do.Attack(HEXES[best.battle.target])

    def _plan(self, player_view: PlayerView, decision: PlanAttack) -> Action:
        """The attack as it was reckoned, one piece after the other."""
        position = choices.table(player_view)
        now = decision.battle
        plan = Attacks(evaluation_of(position, now.side, self.posture), player_view.determinize(0)).plan(now.target)
        steps: list[Action] = []
        if plan is not None:
            wanted = plan.battle
            steps += (do.Join(UNITS[u]) for u in wanted.units if u not in now.units)
            steps += [do.Lead(wanted.lead)] if now.lead != wanted.lead else []
            steps += [do.Attach(UNITS[wanted.attached])] if wanted.attached not in (-1, now.attached) else []
            steps += (do.Support(UNITS[u]) for u in wanted.guns if u not in now.guns)
            steps += [do.CallAir()] if wanted.air and not now.air else []
            steps.append(do.Commit())
        for step in steps:
            if step in player_view.actions:
                return step
        self.refused.add((position.turn, now.side, HEXES[now.target]))
        return do.Cancel()

    def _advance(self, player_view: PlayerView, decision: ChooseAdvance) -> Action:
        """15.3 Into the hex that was won, on along the road, and through the weak units behind it."""
        position = choices.table(player_view)
        side = decision.battle.side
        evaluation = evaluation_of(position, side, self.posture)
        move_planner = move_planner_of(evaluation)
        best, chosen = w.SETTLE, None
        for action in choices.of(player_view, do.Advance):
            unit, to = UNIT[action.unit], destination(action.to)
            if to is None or to < 0 or helpless(unit):
                continue
            value = move_planner.worth(position, (unit,), to) - move_planner.worth(
                position, (unit,), position.pieces[unit].place
            )
            if to == decision.battle.target and not position.stack(to):
                value += w.GROUND + 0.5 * evaluation.gain(to)
            if value > best:
                best, chosen = value, action
        for start_breakthrough in choices.of(player_view, do.Breakthrough):
            group = _together(position, decision, start_breakthrough)
            lead = main_formation(position, group)
            battle = Battle(
                side=side, target=HEX[start_breakthrough.target], units=group, lead=lead, kind="breakthrough"
            )
            if Attacks(evaluation, player_view.determinize(0)).worth(battle) > w.ATTACK_FROM:
                return start_breakthrough
        return chosen if chosen is not None else do.EndAdvance()


def _together(position: Position, decision: ChooseAdvance, start_breakthrough: do.Breakthrough) -> tuple[int, ...]:
    """16.2 The group that would break through."""
    return striking(position, decision, decision.base(position, start_breakthrough), HEX[start_breakthrough.target])
