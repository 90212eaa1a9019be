"""What the numbers in a saved state stand for: two systems of the same layout mean the same by them.

A position names pieces, hexes and cards by their place in the pack, and some of its records are lists without names.
So a pack whose rows were reordered, or a record with another field, gives old states another meaning without making
them unreadable. (The meaning of a single number, a bit of a set of markers, is not seen here.)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from enum import Enum
from typing import Any

from msgspec import inspect

from grognard.core.system import System


def layout(system: System) -> str:
    """A digest of the order of all ids, of the fields of records without names, and of enumerations."""
    records = sorted(set(_records(inspect.type_info(system.state_type), set())))
    return hashlib.sha256("\n".join((*system.names, *records)).encode()).hexdigest()[:16]


def _records(node: Any, seen: set[type]) -> Iterator[str]:
    if isinstance(node, inspect.StructType):
        if node.cls in seen:
            return
        seen.add(node.cls)
        if node.array_like:
            yield " ".join((node.cls.__name__, *(field.name for field in node.fields)))
        for field in node.fields:
            yield from _records(field.type, seen)
    elif isinstance(node, inspect.EnumType):
        members: type[Enum] = node.cls
        yield " ".join((members.__name__, *(f"{member.name}={member.value}" for member in members)))
    else:
        for part in ("types", "item_types"):
            for item in getattr(node, part, ()):
                yield from _records(item, seen)
        for part in ("item_type", "key_type", "value_type"):
            if hasattr(node, part):
                yield from _records(getattr(node, part), seen)
