"""What lies on the table besides the units: cards in use, artillery on its way, smoke, works, bombs, coins."""

from __future__ import annotations

from msgspec import Struct


class Weapon(Struct, frozen=True, array_like=True, gc=False):
    """8.2, 12.3 A weapon card or a battery, and how often it can still be used."""

    card: int
    uses: int


class Veteran(Struct, frozen=True, array_like=True):
    """8.3 A veteran card and the units it belongs to."""

    card: int
    units: tuple[int, ...]


class Barrage(Struct, frozen=True, array_like=True, gc=False):
    """12.3 Artillery that has been called; the enemy does not know where it falls."""

    card: int
    hex: int
    smoke: bool
    round: int
    """When it falls."""


class Smoke(Struct, frozen=True, array_like=True, gc=False):
    """13.0 A smoke marker; `value` is what it adds to a defence, and tells its round."""

    hex: int
    value: int


class Fieldwork(Struct, frozen=True, array_like=True, gc=False):
    """18 A fortification, wire or mine on the board; a hidden one is known to its side."""

    kind: int
    hex: int
    side: int
    facing: int = 0
    hidden: bool = False


class Bombs(Struct, frozen=True, array_like=True, gc=False):
    """20.4 What an aircraft still carries."""

    unit: int
    kind: int
    left: int


class Coin(Struct, frozen=True, array_like=True, gc=False):
    """21.2 A hex where a lone player may have hidden a unit of an army."""

    hex: int
    army: int


class Lot(Struct, frozen=True, array_like=True, gc=False):
    """21.2 What the cup of a lone player holds: a unit, or NONE for a dummy."""

    unit: int
    army: int
