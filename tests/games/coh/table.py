"""A table of Storms of Steel for tests."""

from __future__ import annotations

from grognard.games.coh.system import Coh
from tests.games.tables import Tables

COH = Coh()
TABLES = Tables(COH, "corn-rows")
table = TABLES.table
action = TABLES.action
play = TABLES.play
refused = TABLES.refused
allowed = TABLES.allowed
legal = TABLES.legal
asked = TABLES.asked
check = TABLES.check
events = TABLES.events
finished = TABLES.finished
