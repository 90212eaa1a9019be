"""What things are worth in Pavlov's House, in victory points: a target, a man, a recruit, a sortie."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from grognard.ai.pavlov import weights as w
from grognard.ai.pavlov.table import (
    ARMS,
    COLOUR_OF,
    COMMANDERS,
    COST,
    CREW,
    HOUSE,
    INSPIRING,
    KINDS,
    LOSS,
    OBSERVERS,
    SHARE_OF,
    SOLDIERS,
    SPACES_OF,
    STORMERS,
    TRACK_OF,
    TURN,
    Table,
    hit,
    reach,
)
from grognard.games.pavlov.state.position import PACK

STORM = PACK.components.storm
MILK = next(n for n, card in PACK.storm_cards.items() if not card.supply_check)
DEATH = STORM.casualty_up_to / 6
"""The chance that a man does not come back from a sortie."""

# -- targets ---------------------------------------------------------------------------------------------------------


def target(table: Table, space: str) -> float:
    """Removing a Wehrmacht counter: its points at the end, the danger of a breach, the assaults it would join."""
    value = float(LOSS)
    track = TRACK_OF[space]
    if table.turns_left:
        short = len(SPACES_OF[track]) - table.crowd[track]
        value += {0: w.BREACH_NEXT, 1: w.BREACH_NEAR, 2: w.BREACH_FAR}.get(short, 0.0)
        value += w.ASSAULT * KINDS[table.view.spaces[space]].strength * min(3.0, table.expected(6).get("assault", 0.0))
    return value + opens_a_sortie(table, COLOUR_OF[space])


def opens_a_sortie(table: Table, colour: str) -> float:
    """The last counters on a storm card's colour stand in the way of its points."""
    if not table.view.storm:
        return 0.0
    card = PACK.storm_cards[int(table.view.storm[1:])]
    held = len(table.by_colour[colour])
    if card.colour != colour or not held:
        return 0.0
    gain = best_group(table, card.n)[0]
    if card.n == MILK:
        # The last phase: only a wholly free colour counts, and nothing comes after.
        return max(0.0, gain) / (held * sqrt(held)) if table.turns_left == 0 else 0.0
    return w.LURE * max(0.0, gain) / (held * sqrt(held))


def stop_value(table: Table, type_: str, track: int) -> float:
    """Keeping a new counter off an approach."""
    value = float(LOSS)
    room = len(SPACES_OF[track]) - table.crowd[track]
    value += {0: w.STOP_LAST, 1: w.STOP_NEAR, 2: w.STOP_FAR}.get(room, 0.0)
    return value + w.ASSAULT * KINDS[type_].strength


def token(table: Table, colour: str, lying: float) -> float:
    """One more suppression token on a colour that has so many: less the more there are for the infantry to come."""
    turns = min(4, table.turns_left)
    arrivals = table.infantry_ahead(turns) * SHARE_OF[colour] if turns else 0.0
    return max(0.0, w.TOKEN * (1.0 - lying / (w.TOKEN_NEED * arrivals + 0.3))) if arrivals > 0.05 else 0.0


# -- men -------------------------------------------------------------------------------------------------------------


def man(table: Table, id_: str) -> float:
    """What the loss of a counter would cost: its point, and what it could still do."""
    here, soldier = table.men[id_], SOLDIERS[id_]
    left = min(1.0, table.turns_left / 8)
    value = 1.0 + w.MAN_ATTACK * soldier.attack * left
    if id_ in COMMANDERS:
        value += w.MAN_COMMANDER * left
    if id_ in OBSERVERS:
        value += w.MAN_OBSERVER * left
    if id_ in STORMERS:
        value += w.MAN_STORMER
    if id_ in INSPIRING:
        value += 0.6 * left
    if here.exhausted:
        value -= 0.15
    if here.damaged:
        value -= 0.2
    return value


def scarcity(table: Table) -> float:
    fresh = table.shooters
    return w.SCARCE_3 if fresh < 3 else w.SCARCE_5 if fresh < 5 else w.SCARCE_8 if fresh < 8 else w.PLENTY


def recovery(table: Table, id_: str, what: str) -> float:
    """The value of a recovery: half of it when the counter stays unfit otherwise."""
    here = table.men[id_]
    if table.turns_left == 0:
        gain = last_dice(table, id_)
    else:
        soldier = SOLDIERS[id_]
        gain = LOSS * hit(soldier.attack, 4) * w.RECOVER
        if id_ in COMMANDERS:
            gain = w.RECOVER_COMMANDER
        if id_ in OBSERVERS:
            gain = w.RECOVER_OBSERVER
        gain *= scarcity(table)
        if CREW[id_] == "at" and armed(table, "at"):
            gain = max(gain, w.RECOVER_GUNNER * min(2, table.armour))
        if what == "damage":
            gain += w.RECOVER_DAMAGE
    return gain * (0.5 if here.exhausted and here.damaged else 1.0)


def last_dice(table: Table, id_: str) -> float:
    """In the last phase a recovered man is good for the final sortie only."""
    if table.view.storm != f"c{MILK}" or table.by_colour[PACK.storm_cards[MILK].colour]:
        return 0.0
    return 0.9 if id_ in STORMERS else 0.2


# -- recruits --------------------------------------------------------------------------------------------------------


def fed(table: Table, more: int = 0) -> float:
    """What a recruit's own point is worth now: all of it after the last supply check, little before, when it might
    as well come later, and less than nothing when there is no food for it, since an unfed counter is lost for good."""
    if table.to_check is None:
        return 1.0
    mouths = table.garrison + more
    if mouths < HOUSE.food_feeds * table.view.supply["food"]:
        return w.FED_NOW
    turns = table.to_check // TURN.wehrmacht_cards
    afloat = table.food_coming - table.view.supply["food"] - table.view.staging["food"]
    likely = table.food_coming - table.view.staging["food"] if turns >= 2 else table.view.supply["food"] + afloat // 2
    if mouths < HOUSE.food_feeds * likely or (turns >= 3 and mouths < w.FEW):
        return w.FED_BOATS
    return w.UNFED


def recruit(table: Table, id_: str, more: int = 0) -> float:
    """A counter or weapon out of the stock: its point, if it can be fed, and its part in the fighting."""
    left = min(1.0, table.turns_left / 10)
    soon = min(1.0, table.turns_left / 3)
    if id_ in ARMS:
        return weapon(table, id_)
    soldier = SOLDIERS[id_]
    value = fed(table, more)
    value += w.RECRUIT_ATTACK * soldier.attack * scarcity(table) * soon if soldier.attack >= 2 else 0.1 * soon
    if id_ in COMMANDERS:
        value += w.RECRUIT_COMMANDER * left
    if id_ in OBSERVERS:
        here = sum(1 for o in OBSERVERS if o in table.men)
        value += (w.RECRUIT_SECOND if here else w.RECRUIT_OBSERVER) * left
    if id_ in STORMERS:
        value += w.RECRUIT_STORMER
    if CREW[id_] == "at" and sum(1 for m in table.men if CREW[m] == "at") < HOUSE.crew:
        value += gunners(table) + (0.6 if id_ in INSPIRING else 0.0)
    return value


def gunners(table: Table) -> float:
    """An anti-tank team that is not there yet, for each of the two men and the weapon that it lacks."""
    coming = sum(
        n for t, n in table.expected(min(9, table.turns_left)).items() if t in KINDS and KINDS[t].arm == "armour"
    )
    men = sum(1 for id_ in table.men if CREW[id_] == "at")
    lacking = max(0, HOUSE.crew - men) + (0 if armed(table, "at") else 1)
    return min(w.GUNNERS_MOST, w.GUNNERS_NOW * table.armour + w.GUNNERS_SOON * coming) / lacking if lacking else 0.0


def armed(table: Table, skill: str) -> bool:
    places = table.view.weapons.items()
    return any(ARMS[w].action == skill and place not in ("stock", "removed") for w, place in places)


def weapon(table: Table, id_: str) -> float:
    arm = ARMS[id_]
    if armed(table, arm.action):
        return 0.0
    if arm.action == "at":
        return gunners(table) * (0.85 + 0.05 * arm.attack)
    men = sum(1 for m in table.men if CREW[m] == arm.action)
    return 1.2 * min(1.0, table.turns_left / 10) if arm.action == "mg" and men >= HOUSE.crew else 0.0


def best_recruits(table: Table, points: int) -> tuple[float, list[str]]:
    """Whom to send for, the most worth for the points first."""
    chosen: list[str] = []
    total = 0.0
    while True:
        men = sum(1 for id_ in chosen if id_ in SOLDIERS)
        open_ = [id_ for id_ in table.in_stock if id_ not in chosen and COST[id_] <= points]
        worth = {id_: value for id_ in open_ if (value := recruit(table, id_, men)) > 0.05}
        if not worth:
            return total, chosen
        best = max(worth, key=lambda id_: (worth[id_] / max(COST[id_], 0.5) ** 0.85, worth[id_], id_))
        chosen.append(best)
        total += worth[best]
        points -= COST[best]


# -- sorties ---------------------------------------------------------------------------------------------------------


def dice_of(id_: str) -> int:
    return STORM.dice_per_counter + (STORM.extra_dice if id_ in STORMERS else 0)


def best_group(table: Table, card: int, fit: Iterable[str] | None = None) -> tuple[float, list[str]]:
    """The storm group with the best balance of points and losses, and what it is worth."""
    storm = PACK.storm_cards[card]
    men = [m.id for m in table.men.values() if not m.exhausted and not m.damaged] if fit is None else list(fit)
    final = table.turns_left == 0

    def price(id_: str) -> float:
        return DEATH * (1.0 if final else man(table, id_))

    men.sort(key=lambda id_: (price(id_) / dice_of(id_), id_))
    best: tuple[float, list[str]] = (-1.0, [])
    dice, cost = 0, 0.0
    for count, id_ in enumerate(men, 1):
        dice += dice_of(id_)
        cost += price(id_)
        if dice > 40:
            break
        value = storm.vp * reach(dice, storm.defence) - cost
        if value > best[0]:
            best = (value, men[:count])
    return best
