"""The counter phase of a competent player: what each man could do, with the moves it takes, and the best plan."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from grognard.ai.pavlov import values
from grognard.ai.pavlov import weights as w
from grognard.ai.pavlov.table import (
    ARMS,
    BATTERIES,
    COLOUR_OF,
    COMMANDERS,
    CREW,
    DIVISION,
    HOUSE,
    OBSERVERS,
    POSTS,
    RADIO,
    SOLDIERS,
    STORMERS,
    TURN,
    Table,
    hit,
)
from grognard.core.game import Action
from grognard.games.pavlov.interface.actions import Attack, Command, Observe, Radio, Recover, Suppress
from grognard.games.pavlov.state.position import COLOURS, PACK

Strike = tuple[float, Action, dict[str, float]]
"""What an attack is worth, and the chance of each space to be cleared."""
Step = tuple[str, str, str]
"""Which counter moves where with which weapon."""
WORTH_IT = 0.12
"""A deed below this is left undone: it would only wear a man out."""


class Deed(NamedTuple):
    """Something to do in this phase, and what it takes."""

    value: float
    cost: int
    steps: tuple[Step, ...]
    men: tuple[str, ...]
    action: Action
    kills: Mapping[str, float] = {}

    @property
    def rate(self) -> float:
        return self.value / self.cost - 0.02 * len(self.steps)


class Scene:
    """The table as the plan so far would leave it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.targets = {space: values.target(table, space) for space in table.view.spaces}
        self.fire = dict(table.view.fire)
        self.tokens = table.view.supply["suppress"]
        self.guns = len(table.holding(BATTERIES, "artillery"))
        self.used: set[str] = set()
        self.posts: set[str] = set()
        """Positions that the plan will fill."""
        self.commanded = False
        self._attacks: dict[tuple[int, tuple[str, ...]], Strike | None] = {}
        self._suppressions: dict[tuple[tuple[str, ...], int], tuple[float, Action] | None] = {}

    def take(self, deed: Deed) -> None:
        self._attacks.clear()
        self._suppressions.clear()
        self.used.update(deed.men)
        self.posts.update(post for _, post, _ in deed.steps)
        for space, chance in deed.kills.items():
            self.targets[space] *= 1.0 - chance
        match deed.action:
            case Suppress(green=g, red=r, purple=p):
                for colour, count in zip(COLOURS, (g, r, p), strict=True):
                    self.fire[colour] += count
                    self.tokens -= count
            case Observe():
                self.guns -= 1
            case Command():
                self.commanded = True

    # -- what is the same for all men of a kind ----------------------------------------------------------

    def attack(self, man: str, colours: tuple[str, ...]) -> Strike | None:
        """The best attack of a man on some colours."""
        key = SOLDIERS[man].attack, colours
        if key not in self._attacks:
            self._attacks[key] = max(attacks(self, man, colours), key=lambda a: a[0], default=None)
        return self._attacks[key]

    def suppression(self, man: str, colours: tuple[str, ...]) -> tuple[float, Action] | None:
        """What a man could lay on some colours."""
        key = colours, SOLDIERS[man].suppress
        if key not in self._suppressions:
            self._suppressions[key] = suppression(self, colours, SOLDIERS[man].suppress)
        return self._suppressions[key]

    # -- where a man could stand -----------------------------------------------------------------------

    def openings(self) -> dict[tuple[str, ...], str]:
        """For each set of colours the least exposed position a man could go to."""
        table = self.table
        safest: dict[tuple[str, ...], tuple[float, str]] = {}
        for post, colours in POSTS.items():
            if post in self.posts:
                continue
            there = table.at.get(post, [])
            if there and (
                len(there) > 1
                or there[0] not in table.fit
                or there[0] in self.used
                or table.men[there[0]].id in COMMANDERS
            ):
                continue
            risk = table.exposure(post) + (5.0 if there else 0.0) + (1.5 if post == RADIO else 0.0)
            if colours not in safest or risk < safest[colours][0]:
                safest[colours] = (risk, post)
        return {colours: post for colours, (_, post) in safest.items()}


# -- what one man could do -------------------------------------------------------------------------------------------


def attacks(scene: Scene, man: str, colours: Collection[str]) -> Iterator[Strike]:
    dice = SOLDIERS[man].attack
    for space, worth in scene.targets.items():
        if COLOUR_OF[space] in colours and scene.table.infantry(space):
            chance = hit(dice, scene.table.defence(scene.table.view.spaces[space]))
            yield worth * chance, Attack(space), {space: chance}


def suppression(scene: Scene, colours: Collection[str], most: int, weapon: str = "") -> tuple[float, Action] | None:
    """Tokens laid where the next infantry is likeliest to need them."""
    lying = dict(scene.fire)
    laid: dict[str, int] = dict.fromkeys(COLOURS, 0)
    total = 0.0
    for _ in range(min(most, scene.tokens)):
        best = max(colours, key=lambda c: values.token(scene.table, c, lying[c]))
        gain = values.token(scene.table, best, lying[best])
        if gain < 0.1:
            break
        total += gain
        lying[best] += 1
        laid[best] += 1
    return (total, Suppress(laid["green"], laid["red"], laid["purple"], weapon)) if any(laid.values()) else None


def observation(scene: Scene, colours: Collection[str]) -> tuple[float, dict[str, float]]:
    """The best target, or pair of neighbours, for the guns."""
    table = scene.table
    seen = {
        space: (worth, hit(HOUSE.observer_dice, table.defence(table.view.spaces[space])))
        for space, worth in scene.targets.items()
        if COLOUR_OF[space] in colours
    }
    best: tuple[float, dict[str, float]] = (0.0, {})
    for space, (worth, chance) in seen.items():
        single = worth * chance
        if single > best[0]:
            best = (single, {space: chance})
        for second in PACK.adjacent[space]:
            if second in seen:
                value = single + seen[second][0] * seen[second][1]
                if value > best[0]:
                    best = (value, {space: chance, second: seen[second][1]})
    return best


def orders(scene: Scene, commander: str) -> float:
    """The three recoveries that help most."""
    table = scene.table
    gains: list[float] = []
    for id_ in table.worn:
        man = table.men[id_]
        if id_ in COMMANDERS or man.mark == "action" or id_ in scene.used:
            continue
        gains += [values.recovery(table, id_, what) for what, is_so in ailments(man.exhausted, man.damaged) if is_so]
    return sum(sorted(gains, reverse=True)[: HOUSE.order_recoveries])


def ailments(exhausted: bool, damaged: bool) -> tuple[tuple[str, bool], ...]:
    return (("exhaustion", exhausted), ("damage", damaged))


def wear(scene: Scene, man: str) -> float:
    """What exhaustion costs: little while there are other counters, nothing at the end but for the final sortie."""
    table = scene.table
    if table.turns_left == 0:
        storms = table.view.storm == f"c{values.MILK}" and not table.by_colour[PACK.storm_cards[values.MILK].colour]
        return (1.6 if man in STORMERS else 0.25) if storms else 0.05
    cost = w.WEAR * values.scarcity(table)
    if man in STORMERS:
        cost += w.WEAR_STORMER
    if man in COMMANDERS:
        cost += w.WEAR_COMMANDER
    if man in OBSERVERS:
        cost += w.WEAR_OBSERVER
    return cost


def alone(scene: Scene, man: str, post: str, steps: tuple[Step, ...]) -> Iterator[Deed]:
    """Everything a counter could do by itself on a position."""
    table, colours = scene.table, POSTS[post]
    tired = wear(scene, man)
    best_attack = scene.attack(man, colours)
    if best_attack:
        value, attack, kills = best_attack
        yield Deed(value - tired, 1, steps, (man,), attack, kills)
    laid = scene.suppression(man, colours)
    if laid:
        yield Deed(laid[0] - tired, 1, steps, (man,), laid[1])
    cut = table.has_tactic("no-radio-no-observer")
    if man in OBSERVERS and scene.guns and not cut:
        value, kills = observation(scene, colours)
        if kills:
            battery = table.holding(BATTERIES, "artillery")[0]
            yield Deed(value - 0.5 * tired, 1, steps, (man,), Observe(battery), kills)
    if post == RADIO and not table.damaged(DIVISION) and not cut:
        value = values.best_recruits(table, HOUSE.radio_points)[0]
        yield Deed(w.RADIO * value - tired, 1, steps, (man,), Radio())
    if man in COMMANDERS and not scene.commanded:
        yield Deed(orders(scene, man) - 0.4 * tired, 1, steps, (man,), Command())


def crews(scene: Scene, moves: int, moved: Collection[str], openings: Mapping[tuple[str, ...], str]) -> Iterator[Deed]:
    """Two men and their weapon on one position, and what it takes to get them there."""
    table = scene.table
    for weapon, place in table.view.weapons.items():
        skill = ARMS[weapon].action
        if place in ("stock", "removed") or skill == "mortar":
            continue
        hands = [m for m in table.fit if CREW[m] == skill and m not in scene.used]
        if len(hands) < HOUSE.crew:
            continue
        beside = [m for m in hands if table.men[m].at == place]
        others = [m for m in hands if table.men[m].at != place and m not in moved]
        if place in POSTS and beside:
            there = table.at[place]
            if len(beside) == HOUSE.crew:
                yield from fire(scene, weapon, place, (), tuple(beside))
            elif len(there) == 1 and others and moves:
                yield from fire(scene, weapon, place, ((others[0], place, ""),), (beside[0], others[0]))
        free = [m for m in beside if m not in moved]
        if moves >= 2 and free and (len(free) > 1 or others):
            second = (free[1:] + others)[0]
            for post in openings.values():
                if post not in table.at:
                    yield from fire(
                        scene, weapon, post, ((free[0], post, weapon), (second, post, "")), (free[0], second)
                    )


def fire(scene: Scene, weapon: str, post: str, steps: tuple[Step, ...], crew: tuple[str, ...]) -> Iterator[Deed]:
    table, arm, colours = scene.table, ARMS[weapon], POSTS[post]
    more = 1 if table.inspired(arm.action) else 0
    tired = sum(wear(scene, m) for m in crew)
    for space, worth in scene.targets.items():
        if COLOUR_OF[space] in colours and table.infantry(space) == (arm.action == "mg"):
            dice = arm.attack + more * HOUSE.inspire_dice
            chance = hit(dice, table.defence(table.view.spaces[space]))
            value = worth * chance - w.WEAR_CREW * tired
            yield Deed(value, HOUSE.crew_actions, steps, crew, Attack(space, weapon), {space: chance})
    if arm.action == "mg":
        laid = suppression(scene, colours, arm.suppress + more * HOUSE.inspire_tokens, weapon)
        if laid:
            yield Deed(laid[0] - w.WEAR_CREW * tired, HOUSE.crew_actions, steps, crew, laid[1])


# -- the plan --------------------------------------------------------------------------------------------------------


def deeds(scene: Scene, moves: int, moved: Collection[str]) -> Iterator[Deed]:
    table = scene.table
    openings = scene.openings() if moves else {}
    seen: set[tuple[object, ...]] = set()
    # The least valuable first: of equal counters in the reserve these go.
    for man in sorted(table.fit, key=lambda m: (values.man(table, m), m)):
        if man in scene.used:
            continue
        here = table.men[man].at
        if here in POSTS:
            yield from alone(scene, man, here, ())
        if moves and man not in moved:
            soldier = SOLDIERS[man]
            kind = (
                here == "reserve",
                soldier.attack,
                soldier.suppress,
                man in COMMANDERS,
                man in OBSERVERS,
                man in STORMERS,
            )
            if kind in seen:
                continue
            seen.add(kind)
            for post in openings.values():
                if post != here:
                    yield from alone(scene, man, post, ((man, post, ""),))
    for man in table.worn:
        state = table.men[man]
        if man in scene.used or state.mark:
            continue
        for what, is_so in ailments(state.exhausted, state.damaged):
            if is_so:
                yield Deed(values.recovery(table, man, what), 1, (), (man,), Recover(what))
    yield from crews(scene, moves, moved, openings)


def plan(table: Table, moves: int, actions: int, moved: Collection[str] = ()) -> list[Deed]:
    """The best deeds one after another, each with the table as the ones before would leave it."""
    scene = Scene(table)
    chosen: list[Deed] = []
    while actions > 0:
        able = [
            d for d in deeds(scene, moves, moved) if d.cost <= actions and len(d.steps) <= moves and d.value > WORTH_IT
        ]
        if not able:
            break
        best = max(able, key=lambda d: d.rate)
        chosen.append(best)
        scene.take(best)
        actions -= best.cost
        moves -= len(best.steps)
    return chosen


def actions_to_come(table: Table) -> int:
    """How many actions follow the moves: one more with the command group."""
    group = all(c in table.men and table.men[c].at in POSTS for c in COMMANDERS)
    return TURN.counter_actions_with_group if group else TURN.counter_actions


def standing(table: Table, moved: Collection[str]) -> list[Step]:
    """Moves for their own sake: the commanders to their posts, where they bring a move and an action more."""
    openings = Scene(table).openings()
    empty = [post for post in openings.values() if post not in table.at]
    if not empty or table.turns_left == 0:
        return []
    post = min(empty, key=lambda p: (table.exposure(p), p))
    waiting = [c for c in COMMANDERS if c in table.men and table.men[c].at == "reserve" and c not in moved]
    return [(c, post, "") for c in waiting]
