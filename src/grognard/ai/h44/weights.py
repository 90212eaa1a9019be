"""The numbers behind the competent player of Holland '44. A step of an ordinary battalion is worth about 1."""

from __future__ import annotations

# -- ways, in sixths of a movement point
WADING, DISMOUNTING = 18, 30
"""A canal without a bridge, for infantry on foot and for motorised infantry: a turn's march."""
BRIDGING = 40
"""The same for wheels: until a bridge is built."""
DETOUR = 24
"""How much longer a road may be to avoid a blown bridge."""
OVERLAND = 2
"""How much longer it may be to avoid a hex without a road, which supply does not follow."""
MINED, HALF_MENDED = 0.85, 0.4
"""What part of that counts for a bridge that may go up yet, and for one that is being mended."""
RIVER = 150
"""A large river whose bridge is gone."""
BESIDE_ENEMY = 1
"""A hex under an enemy zone of control, on the way to the goal."""
HELD_BY_ENEMY = 7
"""A hex with enemy units: they have to be driven out first."""
BARRED = 90
"""The same for those who had better go round."""
STRAY = 1
"""For each hex beyond two from the highway, on the way to the goal."""
TURN_ON_FOOT, TURN_BY_WHEEL = 18, 30
"""What a unit covers in a turn."""

# -- where to be
DECAY = 0.72
"""What is left of the value of a post for each turn that it is away."""
PACE = 0.15
"""What part of a steady post's value a turn's march is worth."""
DRIVE = 24.0
"""The far bank, for those who are to get there."""
HURRY, LATE = 2.0, 5
"""How much more it is worth in the last turns, and how many these are."""
FOLLOW = 6.0
"""The same, for those who only follow."""
TRAIN, BOATS = 13.0, 30.0
"""The head of the column, for guns and bridging units; for engineers, without whom no unit crosses the river."""
ARRIVED = 2.0
"""To be at a bridge that wants mending, and not only near it."""
REPAIR = 18.0
"""The near end of a blown bridge of the highway, for a bridging unit."""
FERRY = 48.0
"""The bank where infantry waits, for boats."""
WORKSITE = 12.0
"""The ends of a blown bridge of the highway."""
BEYOND = 40.0
"""To stand on the far bank itself, in the game that is won there."""
KEY_HELD, KEY_OPEN, KEY_BEHIND = 7.5, 6.5, 6.5
"""A bridge, town or city of the highway ahead of the spearhead, in own hands and not; and one behind it that no
other unit guards yet."""
COUP, COUP_REACH = 8.5, 5
"""A bridge near the highway that may fail to go up, on the first day; how near."""
LIFELINE = 5.0
"""How much more the ends of a bridge over a large river are worth: there is no way round it."""
GARRISON = 5.5
"""A bridge, town or city of the highway behind the spearhead."""
YIELD = 9.0
"""A hex at the last bridge that ground forces are to attack from, for paratroopers."""
HEAD = 7.5
"""To guard an airborne supply head."""
ARNHEM = 6.0
"""The ends of the bridge of Arnhem."""
THREATENED = 4.5
"""A hex of the highway that the enemy blocks or could cut."""
SCREEN, SCREEN_FAR = 7.2, 0.6
"""A hex beside the highway between it and an enemy two hexes away; less for each hex that he is farther away."""
PRIZE = 5.0
"""A place that gives points in the campaign."""
PLUG = 10.0
"""The far end of the bridge that the enemy drives for."""
GATE = 8.0
"""The near end."""
ROADBLOCK = 3.0
"""A bridge or town of the highway ahead of the spearhead."""
CUT = 1.5
"""A hex of the highway that no unit guards."""
BANK = 7.0
"""The far bank, where boats may come."""
BRIDGEHEAD = 11.0
"""Enemies who have come over."""
POCKET = 3.0
"""Paratroopers around Arnhem."""
POCKET_CAMPAIGN = 6.0
"""The same where they decide the game."""
EMBARK = 3
"""Turns before the end from which on infantry goes to the boats rather than to the bridge."""
GATHER, OCCUPIED, WATCHED = 0.5, 60.0, 9.0
"""The choice of the place for boats, in sixths of a movement point: the way of the infantry, as a part of the boats'
own; enemies on a bank; enemy zones of control there."""
WAITING = 10.0
"""What each step of infantry that waits at the bank counts for that."""
AT_HAND = 6.0
"""A place where the boats are already, against the strength that the enemy could bring to bear on the far bank."""
LAST_CHANCE = 1
"""Turns before the end from which on boats are used."""
CROWD = 90.0
HUNGER, STARVED = 1.5, 4.0
"""A hex without a line of supply; for the column, which comes to a stop there."""
EXTENDED = 0.3
"""To march so far that one cannot attack, for those who could."""
SETTLE = 0.15
"""What a move must be worth more than staying."""
SHELTER = 0.5
"""Town, city or woods, under threat."""
RISK = 0.5
"""Of the worth of a unit, for each point of odds above even that the enemy could bring."""
DARING = 0.4
"""What part of that the column reckons with."""
SHAKEN = 6.0
"""A gun that falls into disorder by being moved."""
UNESCORTED, FORLORN = 3.0, 6.0
"""A gun alone near the enemy; engineers or a bridging unit alone there."""
FEW_IN_FRONT = 4.0
"""Engineers or a bridging unit next to the enemy, with others."""
JOIN_MOST = 4.0
"""The most it is worth to stand where an attack that is wanted can be made from."""
DALLY = 0.3
"""What part of that counts for the column if it has to turn back, and for its head if it has to turn aside."""
ENOUGH = 2.5
"""The odds that others must be able to bring to bear on an obstacle for the column to leave it to them."""
ZEAL = 0.4
"""What part of that counts for the column, which had better drive on."""
IN_RANGE = 3.0
"""A gun that can fire from where it stands."""
MEET = 1.5
"""A lone battalion had better not run into an unknown unit."""

# -- battles
GROUND = 0.35
"""To have driven a unit away, wherever."""
LAST_STEP = 0.3
ENGAGED = 0.2
DISRUPTED, IN_FULL_RETREAT = 0.3, 0.6
"""Of the worth of a unit, when it is thrown back or shattered."""
ON_ROAD, BY_ROAD = 2.0, 1.0
"""An enemy on the highway, and one whose zone of control lies on it."""
IN_THE_WAY, NEAR_THE_WAY = 3.5, 1.0
"""The same right ahead of the spearhead: added for the Allies."""
OBSTACLE = 8.0
"""An enemy who keeps supply from following the spearhead: added for the Allies, and the most it is worth to join in."""
SECURE = 6.0
"""An enemy who stands at a bridge over a large river that can still be blown: added for the Allies."""
LAST_BANK = 5.0
"""An enemy who holds the far bank against those who stand before it, in the last turns: added for the Allies."""
CUTS_OFF = 3.0
"""The same behind the spearhead, where it stops all supply: added for the Allies."""
AHEAD = 5
"""How far that reaches."""
SPEARHEAD = 1.2
CORRIDOR = 5.0
"""A lone battalion that holds the highway behind the spearhead, half of it if there are more: for Germans who go for
it."""
ENGINEERS = 2.0
OVER = 3.5
"""An enemy battalion on the far bank."""
CITY = 1.5
GUN = 0.12
FLIGHT = 0.05
FORLORN_HOPE = -9.0
"""An even attack by paratroopers out of supply, who will be missed."""
ATTACK_FROM = 0.25
"""What an attack must be worth."""
BOLD, CAREFUL = 0.6, 1.0
"""What own steps count for where losses give no points: in an attack that clears the highway, and elsewhere."""
UNKNOWN_DEFENCE = 3
