"""Judgement of the competent player of Stalingrad '42 in numbers. The unit is about a quarter of a strength point."""

from __future__ import annotations

# -- ways ------------------------------------------------------------------------------------------------------------
TURN_ON_FOOT = 18
"""What infantry covers in a turn, in sixths of a movement point."""
TURN_BY_WHEEL = 36
"""What mechanised units cover in a turn."""
RIVER = 12
"""What it costs more to come to a large river without a bridge: the crossing begins the next turn."""
VOLGA = 36
"""What a ferry over the Volga costs more."""
HELD = 30
"""What a hex held by enemies costs on the way: they have to be driven out first."""
BESIDE = 8
"""What a hex beside enemies costs on the way: a unit that enters it stops."""

# -- objectives ------------------------------------------------------------------------------------------------------
POINT = 14.0
"""What a victory point is worth."""
MAIN_EFFORT = 2.5
"""How much more the objective of the main effort is worth."""
FADE = 0.14
"""The part of an objective's worth that each turn's march takes away."""
LEAST = 0.04
"""The part that never goes away, however far the objective is."""
HASTE = 1.0
"""How fast an objective loses its pull on the tanks of an attacker: half of it is gone after so many turns' march. What
is near is taken before what is far."""
TANKS_BACK = 0.2
"""What is left of the pull that a lost place behind the start line has on the tanks of an attacker, as long as there is
time: infantry takes it back."""
KEPT = 2.0
"""How much more an objective draws the tanks that went for it last turn."""
CROWDED = 0.45
"""What is left of an objective's pull when enough are on their way to it."""
ENOUGH = 2.5
"""How many times the defence of an objective is wanted as attack strength."""
BASE_WANT = 20.0
"""The attack strength wanted at an objective that no enemy holds."""
APPROACH = 10.0
"""What it is worth to the infantry of an attacker to come to the nearest enemies: no unit is left behind."""
HUNTERS = 3.5
"""How many times the defence of an enemy stack go for it; the others look for another one."""
ON_FOOT = 0.8
"""The part of the worth of an objective that draws such infantry."""
CITY = 4.0
"""What a city that counts for nothing is worth all the same: supply runs through it."""
IN_HAND = 0.8
"""The worth of an own objective compared with one that is still the enemy's."""

# -- attacks ---------------------------------------------------------------------------------------------------------
GROUND = 0.6
"""What it is worth to drive the enemy out of any hex."""
WAY = 0.25
"""The part of an objective's worth that those who stand before it are worth."""
MENACE = 0.3
"""The part of what an enemy stack threatens that driving it away is worth."""
RAIDER = 0.1
"""The same for a side that attacks: its tanks are not called back for raiders."""
IN_FULL_RETREAT = 0.45
"""The part of a unit's worth that full retreat takes."""
DISRUPTED = 0.25
"""The part of a unit's worth that disorder takes."""
TRAPPED = 0.9
"""The part of a unit's worth that is lost when it has nowhere to go."""
GOING_ON = 0.35
"""What each hex of advance is worth to a side that attacks with mechanised units."""
BOLD = 0.7
"""How dear own steps are to a side that has to attack."""
CAREFUL = 1.1
"""How dear own steps are to a side that has to hold."""
ATTACK_FROM = 0.3
"""What an attack must be worth at least."""
LEAST_ODDS, BOLD_ODDS = "3-1", "2-1"
"""The column under which no side attacks, unless on the last turn something counts that lies there; for a side that has
to hold, and for one that has to attack."""
SPARE = 0.012
"""What a point of strength that could be used elsewhere costs an attack."""
CHOICE = 0.08
"""The same while there are other attacks to choose from."""
DETOUR, TANKS_DETOUR = 0.3, 4.0
"""How much of the way that those could have gone who attack instead is counted; the tanks of an attacker have a way to
go, and leave what they pass to the infantry."""
FOLLOWED = 1.0
"""How much of the way to what they are after those have made who attack."""
GUN = 0.5
"""What shells are worth that are kept."""
FLIGHT = 0.3
"""What an air unit is worth that is kept for another attack."""
PLAN = 0.8
"""What a planned offensive is worth that is kept."""
LAST_STEP = 0.5
"""What the last step is worth beyond its strength."""

# -- where to stand --------------------------------------------------------------------------------------------------
SETTLE = 0.25
"""What a move must gain to be made."""
CROWD = 50.0
"""What it costs to end in a hex that is too full."""
HUNGER = 6.0
"""What it costs to stand where no line of supply leads."""
RISK = 0.55
"""How much of what might be lost next turn is counted."""
CORNERED = 0.6
"""How much more is lost where the enemy watches all ways out."""
CONCENTRATION = 0.4
"""The part of the enemy strength around a hex that would attack it."""
GARRISON = 0.9
"""The part of an objective's worth that its garrison keeps."""
KEEP = 0.9
"""The part of an own objective's worth that the last unit in it keeps, of any kind."""
EXTENDED = 0.6
"""What hurrying costs: no attack afterwards."""
CONTACT = 0.4
"""What it is worth to an attacker to stand beside the enemy."""
TAKEN_BACK = 0.5
"""The worth of an enemy objective to a side that has to hold."""
GUARDED = 2.0
"""Turns of the enemy's march within which an own objective is guarded."""
GUARD = 8.0
"""The defence strength that guards an objective."""
SPARE_ATTACK = 3
"""Infantry of an attacker with no more attack strength than this guards what is behind the front."""
MOST_ATTACK = 40.0
"""The rules count no more than this in one attack."""
HQ_REACH = 4
"""Hexes within which headquarters serve others."""
HQ_PULL = 0.08
"""What a point of attack strength in reach is worth to headquarters."""
HQ_MARCH = 2
"""Hexes that headquarters march in good order."""
ALONE, RAIDED = 4.0, 6
"""What it costs headquarters to be alone so many hexes from the enemy, who would overrun them in passing."""
HQ_UNREST = 1.5
"""What a longer march costs them."""
EXPOSED = 5.0
"""What it costs headquarters to be where the enemy can run over them."""

# -- means -----------------------------------------------------------------------------------------------------------
REFIT = 0.4
"""What each point of attack strength costs that cannot be used, because a unit in the hex takes in a replacement."""
REFIT_REACH = 4
"""Hexes from the enemy up to which that holds for tanks; for others beside him."""
RAMPART_REACH = 3
"""Hexes from the enemy up to which fortifications are built."""
OFF_THE_TRAIN = 3
"""Hexes from the enemy at which no unit gets off a train."""
RIDE = 1.5
"""What a journey by rail must gain."""
REAR = 8
"""Hexes from the enemy from which on trains are thought of."""

# -- the line --------------------------------------------------------------------------------------------------------
SCREENED = 30
"""What it costs the enemy to come through a zone of control, in sixths of a point: he stops there."""
BLOCKED = 150
"""What it costs him to come through an occupied hex."""
LINE_FIRST = 0
"""Turns before the end from which on a side that attacks posts its line before it looks for attacks."""
HORIZON = 3.0
"""Turns ahead for which inroads are feared."""
WATCH = 2
"""Hexes from which an enemy stack is watched."""
NUISANCE = 1.5
"""What any enemy stack is worth to be watched."""
ASIDE = 0.3
"""What it is worth to watch an enemy from behind or beside him."""
MOST_WATCHED = 24.0
"""More than this cannot be watched from one hex."""
SCREEN = 0.4
"""The part of what there is to lose that barring the way is worth."""
AGAIN = 0.2
"""What it is worth to bar a way that another unit bars already."""
RAIDS = 1
"""Turns before the end in which raids on the enemy's entry areas count in full."""
RAID = 0.25
"""What they count before."""
UNBARRED = 0.5
"""How much of what a unit has watched is counted when it goes to attack: those who are attacked have other cares."""
LEAK, ATTACKERS_LEAK = 2.0, 1.15
"""Turns within which no enemy is to come through to what is to be kept; fewer for a side that attacks, which needs its
units elsewhere."""
DASH_ON_FOOT, DASH_BY_WHEEL = 36, 48
"""What those cover in a turn who hurry, in sixths of a movement point."""
STOPPED = 40
"""What a zone of control costs those on their way: the rest of the turn."""
FRONT = 3
"""Hexes from the enemy within which those stand who may already bar his way."""
SOONER = 0.08
"""By how many turns an enemy must be sooner through to matter."""
MOST_POSTS = 40
"""Units that are posted in one phase."""
DEPTH = 7
"""Hexes of an enemy's way in which it is barred."""
DEEP = 0.4
"""What each hex costs by which he is let in."""
STAYS = 0.6
"""What it is worth that no unit has to march for it."""
WASTED = 0.06
"""What a point of attack strength costs that stands guard."""
WALLS = 0.15
"""The part of the worth of an own objective that it is worth to bar the way in it."""
HOLE, TANKS_HOLE = 8.0, 2.0
"""What it costs to advance and leave a hole through which an enemy comes; less for the tanks of an attacker."""
