"""Pavlov's House as a player reads it off the view: men and targets, odds, what the decks may still hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache

from grognard.games.pavlov.data.schema import WehrmachtType
from grognard.games.pavlov.interface.views import CounterView, View
from grognard.games.pavlov.state.position import BY_NUMBER, COLOURS, PACK, PLACE_NAMES, TRACKS

# -- facts of the pack, by printed id --------------------------------------------------------------------------------

SOLDIERS = {c.id: c for c in PACK.counters}
ARMS = {w.id: w for w in PACK.weapons}
KINDS: dict[str, WehrmachtType] = {t.id: t for t in PACK.types}
COST = {c.id: c.cost for c in PACK.counters} | {w.id: w.cost for w in PACK.weapons}
COMMANDERS = tuple(c.id for c in PACK.counters if "command" in c.actions)
OBSERVERS = tuple(c.id for c in PACK.counters if "observer" in c.actions)
STORMERS = tuple(c.id for c in PACK.counters if "storm" in c.abilities)
CREW = {c.id: next((a for a in c.actions if a in ("at", "mg", "mortar")), "") for c in PACK.counters}
INSPIRING = {c.id: CREW[c.id] for c in PACK.counters if "inspire" in c.abilities}
POSTS = {p.id: tuple(p.numbers) for p in PACK.positions}
"""The colours of each fighting position."""
RADIO = next(p.id for p in PACK.positions if p.radio)
COLOUR_OF = {f"t{t.n}-{s}": t.colour for t in TRACKS for s in range(1, t.length + 1)}
SPACES_OF = {t.n: tuple(f"t{t.n}-{s}" for s in range(1, t.length + 1)) for t in TRACKS}
TRACK_OF = {space: n for n, spaces in SPACES_OF.items() for space in spaces}
SHARE_OF: dict[str, float] = {c: sum(t.colour == c for t in TRACKS) / len(TRACKS) for c in COLOURS}
"""How likely an approach rolled is of a colour."""
HOUSE, TURN, VOLGA, AIR = PACK.components.house, PACK.components.turn, PACK.components.volga, PACK.components.air
LOSS = -PACK.components.scoring.per_wehrmacht
"""What a Wehrmacht counter costs at the end."""
NUMBERED = {c: tuple(PLACE_NAMES[n] for n in BY_NUMBER[i]) for i, c in enumerate(COLOURS)}
"""The positions of each colour in the order of their numbers."""
BATTERIES = tuple(f"loc-{n}" for n in PACK.locations_of["art32"])
AA_LOCATIONS = tuple(f"loc-{n}" for n in sorted((*PACK.locations_of["aa267"], *PACK.locations_of["aa1083"])))
BOATS = tuple(f"loc-{n}" for n in PACK.locations_of["volga"])
SIGNALS = tuple(f"loc-{n}" for n in PACK.locations_of["sig139"])
ARMY, DIVISION, BATTALION = (f"loc-{n}" for n in (VOLGA.army_hq, VOLGA.division_hq, VOLGA.battalion))
BOMB_ODDS = {
    3: 1,
    4: 3,
    5: 6,
    6: 10,
    7: 15,
    8: 21,
    9: 25,
    10: 27,
    11: 27,
    12: 25,
    13: 21,
    14: 15,
    15: 10,
    16: 6,
    17: 3,
    18: 1,
}
"""Of 216 bombs, how many fall on each location."""


DECKS = {
    deck: [c for c in PACK.wehrmacht_cards.values() if c.deck == deck and not c.competitive]
    for deck in PACK.components.decks.deck_order
}


def _checks() -> tuple[int, ...]:
    """After how many Wehrmacht cards each supply check comes."""
    checks, before = [], 0
    for deck in PACK.components.decks.deck_order:
        if deck in PACK.components.decks.supply_checks_on:
            checks.append(before)
            before += 1
        before += len(DECKS[deck])
    return tuple(checks)


CHECKS = _checks()


# -- odds ------------------------------------------------------------------------------------------------------------


def hit(dice: int, defence: int) -> float:
    """The chance that one of the dice reaches the defence."""
    return 1.0 - ((min(defence, 7) - 1) / 6) ** dice if dice > 0 else 0.0


@cache
def _ways(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice show each sum."""
    if dice == 0:
        return (1,)
    less = _ways(dice - 1)
    return tuple(sum(less[s - d] for d in range(1, 7) if 0 <= s - d < len(less)) for s in range(6 * dice + 1))


@cache
def reach(dice: int, total: int) -> float:
    """The chance that the dice add up to the total or more."""
    return sum(_ways(dice)[total:]) / 6**dice if dice else float(total <= 0)


# -- cards to come ---------------------------------------------------------------------------------------------------


@lru_cache(4096)
def _expected(revealed: tuple[str, ...], turns: int) -> Mapping[str, float]:
    """The decks lie one upon the other, each well shuffled: the next cards are an average of the deck in play."""
    count = float(turns * TURN.wehrmacht_cards)
    seen = set(revealed)
    expected: dict[str, float] = {}
    for deck in PACK.components.decks.deck_order:
        left = [c.type for c in DECKS[deck] if f"c{c.n}" not in seen]
        if left and count > 0:
            share = min(1.0, count / len(left))
            for type_ in left:
                expected[type_] = expected.get(type_, 0.0) + share
            count -= len(left)
    return expected


@lru_cache(4096)
def _infantry(revealed: tuple[str, ...], turns: int) -> float:
    coming = _expected(revealed, turns).items()
    return sum(n for t, n in coming if t in KINDS and KINDS[t].arm == "infantry")


# -- the table -------------------------------------------------------------------------------------------------------


class Table:
    """One view, with the questions a player asks of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.men: dict[str, CounterView] = {m.id: m for m in view.counters if m.at not in ("stock", "removed")}
        self._exposure: dict[str, float] = {}

    @cached_property
    def at(self) -> dict[str, list[str]]:
        """The counters on each place of the house."""
        places: dict[str, list[str]] = {}
        for man in self.men.values():
            places.setdefault(man.at, []).append(man.id)
        return places

    @cached_property
    def in_stock(self) -> list[str]:
        men = [m.id for m in self.view.counters if m.at == "stock"]
        return men + [w for w, place in self.view.weapons.items() if place == "stock"]

    @cached_property
    def fit(self) -> list[str]:
        """The counters that can act."""
        return [m.id for m in self.men.values() if not m.exhausted and not m.damaged and not m.mark]

    @cached_property
    def worn(self) -> list[str]:
        return [m.id for m in self.men.values() if m.exhausted or m.damaged]

    # -- time --------------------------------------------------------------------------------------------

    @cached_property
    def turns_left(self) -> int:
        """Turns after this one."""
        return max(0, self.view.turns - self.view.turn)

    @cached_property
    def cards_seen(self) -> int:
        return len(self.view.revealed)

    @cached_property
    def to_check(self) -> int | None:
        """How many Wehrmacht cards come before the next supply check; None after the last."""
        return next((n - self.cards_seen for n in CHECKS if n >= self.cards_seen), None)

    def expected(self, turns: int) -> Mapping[str, float]:
        """How many of each card type the next turns bring on average."""
        return _expected(self.view.revealed, turns)

    def infantry_ahead(self, turns: int) -> float:
        return _infantry(self.view.revealed, turns)

    def aircraft_ahead(self, turns: int) -> float:
        return sum(n * PACK.card_types[t].aircraft for t, n in self.expected(turns).items())

    # -- the square --------------------------------------------------------------------------------------

    @cached_property
    def crowd(self) -> dict[int, int]:
        """How many counters stand on each approach."""
        count = Counter(TRACK_OF[s] for s in self.view.spaces)
        return {n: count[n] for n in SPACES_OF}

    @cached_property
    def by_colour(self) -> dict[str, list[str]]:
        """The occupied spaces of each colour."""
        spaces: dict[str, list[str]] = {c: [] for c in COLOURS}
        for space in self.view.spaces:
            spaces[COLOUR_OF[space]].append(space)
        return spaces

    @cached_property
    def armour(self) -> int:
        """How many armoured counters stand on the square."""
        return sum(1 for space in self.view.spaces if not self.infantry(space))

    def infantry(self, space: str) -> bool:
        return KINDS[self.view.spaces[space]].arm == "infantry"

    def defence(self, type_: str) -> int:
        """The defence of a type of counter under the tactics cards that lie open."""
        kind = KINDS[type_]
        value = kind.defence
        for effect in ("unit-defence", "armour-defence") if kind.arm == "armour" else ("unit-defence",):
            value = self.changed(value, effect, type_)
        return value

    def changed(self, value: int, effect: str, unit: str = "") -> int:
        """A number after the open tactics cards."""
        for name in self.view.tactics:
            card = PACK.tactics_cards[int(name[1:])]
            if card.effect == effect and (card.unit is None or card.unit == unit):
                value += card.value
                if card.limit is not None:
                    value = min(value, card.limit) if card.value > 0 else max(value, card.limit)
        return value

    def has_tactic(self, effect: str) -> bool:
        return any(PACK.tactics_cards[int(name[1:])].effect == effect for name in self.view.tactics)

    # -- the Volga ---------------------------------------------------------------------------------------

    def damaged(self, location: str) -> bool:
        return self.view.volga.get(location) == "damage"

    def holding(self, locations: Iterable[str], token: str) -> list[str]:
        return [place for place in locations if self.view.volga.get(place) == token]

    @cached_property
    def shooters(self) -> int:
        """Fit men with a useful attack: when they are many, the worn can wait."""
        return sum(1 for id_ in self.fit if SOLDIERS[id_].attack >= 2)

    # -- the garrison ------------------------------------------------------------------------------------

    @property
    def garrison(self) -> int:
        return len(self.men)

    @cached_property
    def food_coming(self) -> int:
        """Food in the house, on the boats and in the staging area."""
        afloat = len(self.holding(BOATS, "food"))
        return self.view.supply["food"] + afloat + self.view.staging["food"]

    def exposure(self, post: str) -> float:
        """How often fire on its colours would find a man on this position, as the posts are held now."""
        if post not in self._exposure:
            self._exposure[post] = self._exposed(post)
        return self._exposure[post]

    def _exposed(self, post: str) -> float:
        risk = 0.0
        for colour in POSTS[post]:
            numbers = NUMBERED[colour]
            number = numbers.index(post) + 1
            held = [n for n, p in enumerate(numbers, 1) if p in self.at and p != post]
            below = max((n for n in held if n < number), default=0)
            above = any(n > number for n in held)
            risk += (number - below + (0 if above else len(numbers) - number)) / len(numbers)
        return risk

    def inspired(self, skill: str) -> bool:
        return any(s == skill and id_ in self.men and self.men[id_].at in POSTS for id_, s in INSPIRING.items())
