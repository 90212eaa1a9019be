"""A table of Pavlov's House for tests."""

from __future__ import annotations

from grognard.games import find
from tests.games.tables import Tables

PAVLOV = find("pavlov")
TABLES = Tables(PAVLOV, "solitaire")
table = TABLES.table
action = TABLES.action
play = TABLES.play
refused = TABLES.refused
allowed = TABLES.allowed
legal = TABLES.legal
asked = TABLES.asked
check = TABLES.check
plain = TABLES.plain
events = TABLES.events
finished = TABLES.finished
