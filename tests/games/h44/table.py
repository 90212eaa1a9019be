"""A table of Holland '44 for tests."""

from __future__ import annotations

from grognard.games.h44.system import H44
from tests.games.tables import Tables

H44_ = H44()
TABLES = Tables(H44_, "campaign")
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
