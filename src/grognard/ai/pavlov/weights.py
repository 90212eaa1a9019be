"""The judgement of the competent player of Pavlov's House in numbers, all in victory points.

They were guessed from the rules first and then improved by play: see docs/balance/pavlov.md.
"""

from __future__ import annotations

# -- Wehrmacht counters ----------------------------------------------------------------------------------------------

BREACH_NEXT = 10.0
"""Thinning out an approach that is full: one more counter, and the game is lost."""
BREACH_NEAR = 3.0
BREACH_FAR = 0.8
ASSAULT = 0.12
"""Each point of strength that would join an assault, for each assault that may come."""
LURE = 0.6
"""The share of a sortie's worth that clearing its approaches may claim."""
STOP_LAST = 40.0
"""Keeping a counter off an approach without any room left, with room for one, for two."""
STOP_NEAR = 6.0
STOP_FAR = 1.5
TOKEN = 1.05
"""The first suppression token on a colour."""
TOKEN_NEED = 2.4
"""Tokens worth having for each infantry counter that may come."""
TOKEN_PRICE = 0.85
"""What a token spent costs, as a share of what it was worth."""

# -- men -------------------------------------------------------------------------------------------------------------

MAN_ATTACK = 0.15
MAN_COMMANDER = 4.0
MAN_OBSERVER = 2.5
MAN_STORMER = 0.4
SCARCE_3 = 1.0
"""How much a worn man is missed when fewer than three, five, eight fit shooters are left, or more."""
SCARCE_5 = 0.8
SCARCE_8 = 0.55
PLENTY = 0.3
RECOVER = 0.5
"""The share of a counter's next attack that its recovery is worth."""
RECOVER_COMMANDER = 2.2
RECOVER_OBSERVER = 2.4
RECOVER_GUNNER = 0.9
"""One of an anti-tank crew, for each of two armoured counters on the square."""
RECOVER_DAMAGE = 0.35
WEAR = 0.15
WEAR_STORMER = 0.35
WEAR_COMMANDER = 0.5
WEAR_OBSERVER = 0.5
WEAR_CREW = 0.6

# -- recruits --------------------------------------------------------------------------------------------------------

FED_NOW = 0.5
"""A recruit's point while supply checks are still to come: with food in the house, with food on the boats, without."""
FED_BOATS = 0.2
UNFED = -0.8
FEW = 11.0
"""A garrison that can be fed whatever happens to the boats, given time."""
RECRUIT_ATTACK = 0.4
RECRUIT_COMMANDER = 5.0
RECRUIT_OBSERVER = 3.2
RECRUIT_SECOND = 1.4
RECRUIT_STORMER = 0.8
GUNNERS_NOW = 1.8
"""An anti-tank team for each armoured counter on the square, and for each that may come."""
GUNNERS_SOON = 0.8
GUNNERS_MOST = 9.0
RADIO = 0.85

# -- supplies --------------------------------------------------------------------------------------------------------

RESUPPLY = 0.34
"""The share of a crate's worth that each of the three steps to the house may claim."""
LOAD = 0.42
DELIVER = 0.95
EATER = 0.9
CRUST = 6.0
"""The very first food in the house: without it every counter is lost at the check, and the game with it."""
AMMO_LOW = 2.4
AMMO_SOME = 1.4
SAPPER = 0.7
AID = 1.8

# -- the army --------------------------------------------------------------------------------------------------------

SPARE = 0.1
"""Below this a card action is left unused."""
ARMY = 2.0
DOOM = 20.0
"""The loss of the game to the bombs."""
DIVISION = 0.55
REPAIR = 0.55
AA = 0.75
AA_READY = 0.9
AA_MOST = 1.9
AA_SHIELD = 0.25
AA_SPEND = 0.4
GUN = 1.3
GUN_READY = 1.0
GUN_MOST = 4.2
WIRE = 0.9
WIRE_MORE = 0.57
DECISION = 1.4
WALL = 0.35
WALL_LOW = 0.4
MINE = 1.0
OPS = 1.0
