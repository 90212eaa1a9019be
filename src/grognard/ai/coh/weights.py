"""Judgement of the competent player of Storms of Steel in numbers. The unit is a victory point."""

from __future__ import annotations

# -- what units are worth --------------------------------------------------------------------------------------------
ARMS = {
    "squad": 0.6,
    "machine-gun": 0.8,
    "team": 0.4,
    "sniper": 0.6,
    "sapper": 0.7,
    "mortar": 0.6,
    "gun": 0.7,
    "tank": 1.0,
    "assault-gun": 0.9,
    "carrier": 0.4,
    "armoured-car": 0.4,
    "truck": 0.1,
    "aircraft": 0.5,
}
"""What a unit is worth besides its points as long as the whole firefight lies before it: its command point and what it
can do; less as rounds go by."""
HIT = 0.42
"""The part of a unit's worth that a hit counter takes: half dead, and it may rally."""
OWN = 1.3
"""How dear own units in a hex that is shot at are, beside those of the enemy."""

# -- what places are worth -------------------------------------------------------------------------------------------
FADE = 0.25
"""How fast the pull of an objective fades with each point of the way, when a single round is left."""
APPROACH = 0.6
"""The part of an objective's points that nearness to it is worth."""
TAKE = 0.5
"""The part of an objective's points that standing in it is worth at once."""
MAIN_EFFORT = 2.0
"""How much more the objective of the main effort draws."""
CROWD = 0.75
"""What is left of an objective's pull for each friend who is nearer to it."""
GUARD = 0.4
"""The part of an objective's points that a guard near it is worth when enemies are beside it."""
GUARD_FADE = 0.25
"""How fast the worth of a guard fades with each point of the way to what he guards, once he is not near."""
GUARD_NEAR = 3
"""Within so many points of the way a guard is near."""
OCCUPY = 0.3
"""What it is worth more to a guard to be the one who stands in the objective itself."""
ENTER_FIGHT = 0.1
"""The part of an objective's points that going into it is worth while enemies are there."""
CROWD_GUARD = 0.6
"""What is left of the worth of a guard for each friend who is nearer."""
LEAST_DANGER = 0.25
"""The part of the danger to an objective that never goes away: somebody may come yet."""
EXIT = 0.9
"""The part of the points for leaving the boards that nearness to the way out is worth."""
COVER = 0.04
"""What each point of cover is worth where nobody is in sight."""
BUNCH = 0.3
"""What each friend in the same hex takes from it: one attack hits them all."""
STACK = 0.6
"""By which part the danger in a hex grows with each friend there."""
PROSPECT = 0.55
"""The part of the best shot from a hex that counts for the rounds to come."""
DANGER = 0.5
"""The part of what the enemy could do to a unit where it ends that counts."""
MOST_THREAT = 1.6
"""No unit is lost more often than so many times."""
SECOND_GUN = 0.3
"""What a second enemy who may fire at once adds to the first."""
ON_COMMAND = 0.35
"""How likely a spent enemy is to fire on command points."""

# -- how much is risked ----------------------------------------------------------------------------------------------
AHEAD = 0.85
"""A side that leads draws back from risks."""
BEHIND = 1.15
"""A side that does not lead goes forward."""
LATE = 1.6
"""A side that does not lead when time runs out stakes what it has."""
HURRY = 2
"""So many rounds before the end time runs out."""

# -- moves -----------------------------------------------------------------------------------------------------------
TRANSIT = 0.4
"""The part of what enemies could do to a unit in each hex of its way that counts."""
DETOUR = 3.0
"""Points of the way that a whole victory point of risk is worth."""
RECALL = 4
"""For so many turns of the side a playout believes in the move of a unit that nothing has happened to."""
PACE = 0.01
"""What each point spent on a way must bring at least."""
STEADY = 0.04
"""What it is worth to go on to where a unit was going."""
FURTHER_SHOT = 0.7
"""What each further shot of an activation is worth beside the first: the enemy acts in between."""
SPOILT = 0.7
"""How much of a unit's shots after its move is spoilt by enemies who fire first."""
UNSEEN = 0.3
"""What it is worth that the enemy does not know where a unit is."""
ENTER = 0.25
"""What it is worth at least to come on to the boards."""
WIRE = 4.0
"""What wire is reckoned to cost infantry."""
MINE = 6.0
"""What a known mine is reckoned to cost who enters it."""

# -- actions ---------------------------------------------------------------------------------------------------------
AMBUSH = 0.3
"""What a shot must bring more to give a hiding place away."""
BETRAYED = 0.5
"""What it costs to walk into the hex of a unit that lies in ambush."""
PIVOT = 0.85
"""What is left of a shot for which the unit must turn first."""
RALLY = 0.9
"""The part of what a hit counter took that rallying gives back."""
HELPLESS = 0.25
"""What it is worth more to rally a unit that cannot fire."""
ACTIVE_TARGET = 1.25
"""How much dearer an enemy is who is in the middle of his activation."""
LATER_CHANCE = 0.6
"""The part of a unit's whole activation that an opportunity action gives away."""
CAP = 0.08
"""What a command point is worth while units of the army are still fresh."""
LAST_CAP = 0.02
"""What a command point is worth at the end of a round: it is gone with it."""
CARD = 0.12
"""What a card that gives an action is worth in the hand."""
WATCH = 0.07
"""What an activation must bring, beside keeping the unit ready for the enemy's moves."""
DROPPED = 3.0
"""What the rest of an activation counts for that ends because another unit is activated: the other can act in the next
turn as well."""
OVERWATCH = 0.45
"""What it is worth to keep a unit ready that would only change its place, while all enemies have still to act."""
LAST_WATCH = 0.015
"""The same after the enemy has passed: nobody needs to be kept ready."""
UNLOAD = 0.35
"""What it is worth to set troops down where they are wanted."""
UNLOAD_NEAR = 4
"""So near to an objective, or an enemy, troops get off."""
SHELTER = 0.5
"""The part of the danger that a work or a hasty defence would take away that it is worth."""
AIR = 0.6
"""What an action of an aircraft is worth."""
TOP_UP = 2
"""So many command points at most go with an activated unit's points."""
AFOOT = 0.5
"""What is left of the worth of a move that is made on command points, or at an opportunity."""
HASTE = 0.05
"""What an opportunity action must bring more than it gives away."""

# -- cards -----------------------------------------------------------------------------------------------------------
AP = 0.04
"""What an action point of an activation is worth that pays for a card."""
TIRE = 0.8
"""The part of an enemy's best shot that turning him spent is worth."""
BOG = 0.15
"""The part of a vehicle's worth that keeping it where it is for a round is worth."""
MORE_AP = 0.8
"""The part of what an activated unit can still do that a die of points adds to it."""
FEW_AP = 3
"""With more points than that nobody calls for more."""
MORE_CAP = 0.3
"""What a die of command points is worth."""
SNIPER = 0.3
"""What it is worth to take command points from the enemy."""
SNIPER_FROM = 3
"""The enemy should have so many command points to lose some."""
COVERT = 0.3
"""What it is worth to fire without being seen."""
FIREPOWER = 0.25
"""What more firepower must bring to be worth its card."""
LUCK = 0.4
"""The chance that a roll had to have, to be worth making again."""

# -- rolls, guns and aircraft ----------------------------------------------------------------------------------------
STUCK = 0.5
"""What it costs a vehicle to stick."""
FLAK = 0.06
"""What a command point adds to fire at an aircraft."""
BARRAGE = 1.2
"""What a barrage must bring, when a single further one could still be called, to be called now."""
AIR_FAR = 4
"""So many hexes make no difference to an aircraft."""
CLUSTER = 0.25
"""What the mine of a cluster bomb under an enemy is worth."""
BOMB = 0.12
"""What a bomb is worth that is not dropped yet."""
STRAFE = 0.12
"""What an attack from the air must bring."""

# -- set-up ----------------------------------------------------------------------------------------------------------
DEPLOY_COVER = 0.35
"""What each point of cover is worth to a unit that chooses its hex; concealment counts as one."""
DEPLOY_FADE = 0.3
"""How fast the worth of being near an objective fades with each hex."""
DEPLOY_VIEW = 1.5
"""How much more it is worth to be near an objective that is in sight."""
DEPLOY_SIGHT = 0.008
"""What each hex in sight and range is worth."""
DEPLOY_APART = 0.4
"""What each friend beside it takes from a hex."""
