"""The judgement of the competent player of A Victory Awaits in numbers, all in victory points.

They were guessed from the rules first and then improved by play: see docs/balance/ava.md.
"""

from __future__ import annotations

# -- steps: what losing one costs its owner (and is worth to the other), full and last -------------------------------

GERMAN_MECH = (1.7, 1.5)
GERMAN_FOOT = (0.55, 0.8)
ROMANIAN = (0.35, 0.5)
AXIS_HQ = 4.0
SOVIET_MECH = (0.4, 1.5)
SOVIET_FOOT = (0.22, 0.45)
SOVIET_HQ = 1.3

FINAL_STEP = 0.05
"""A step that is no point on the last turn, and a headquarters, which may still have something to do."""
FINAL_HQ = 1.0

# -- combat ----------------------------------------------------------------------------------------------------------

GROUND = 0.3
"""Driving an enemy out of any hex."""
ON_THE_WAY = 0.35
"""Driving an enemy off the way to a prize."""
RAILWAY = 0.05
"""Driving an enemy away from the lifeline of the Axis, for each unit (of eight at most) that is fed along it."""
MENACE = 3
"""An enemy so near to it is a danger."""
HUNTED = 4
"""Units fed along a line that make it worth sending infantry after such an enemy, and how many are sent."""
HUNTERS = 2
CHOKED = 0.3
"""Driving an enemy off the end of the line that feeds the Axis now."""
UNLOCKED = 0.1
"""The share of the points of empty prizes that driving off the units that stop the trains to them is worth."""
PRIZE = 0.9
"""The share of a prize's points that taking its hex in battle is worth."""
FORCE = 0.012
"""What a point of strength bound in an attack costs."""
HASTE = (0.0, 0.01)
"""A movement point of way to the prize that an attack costs, on foot and in armour."""
HURRY = 9.0
"""How much dearer it is when few enemies are left: no more than so many for each Axis unit."""
FEW = 1.05
PRESSED = 2
"""The same when no more than so many turns are left; but on the last one not for a prize further away than this."""
WITHIN = 12.0
STRAY = 0.3
"""Each hex that an attack keeps armour too far from its panzer group, when an army leads it."""
LEAST = 0.05
"""Attacks worth less than this are not made."""
LEAST_SOVIET = 0.6

# -- the Axis on the move --------------------------------------------------------------------------------------------

PROGRESS = 0.22
"""A movement point nearer to the prize."""
PACE = (4.5, 10.0)
"""Movement points that an army and a panzer group are thought to make in a turn."""
TOO_LATE = 3.0
"""How much dearer a prize is that cannot be reached in time."""
MAIN_EFFORT = 0.4
"""How much less the prize of the main effort costs."""
DETOUR = 16.0
"""Half points that a prize must be nearer than the goal of the headquarters to be gone for instead."""
AT_LEAST, ENOUGH, PART_FROM = 16.0, 3.0, 3
"""Attack strength of the armour that goes for one prize: so much, and so much for each point that defends it and the
hexes around it; the others of its panzer group go for the next one. From this turn on armour is shared out."""
STRANGER = 2
"""Hexes by which another panzer group must be nearer to a division than the one it began under, to lead it."""
UNEVEN = 1
"""Divisions that one panzer group may lead above its share."""
CHOICE, STOPS = 6, 3
"""Prizes that a panzer group chooses from, and how many of them it plans for."""
START = 12.0
"""Half points that it takes to win a prize when one is there, beside those for each point of defence against each
point of attack."""
SIEGE = 40.0
SLACK = 0.5
"""Turns before the end when a prize begins to be doubtful, and the least chance it is thought to have."""
LONGSHOT = 0.05
SOON = 0.93
"""What is left of the worth of a prize for each turn that it takes."""
LEAD = 8
"""Points beyond those needed that make the Axis careful, and what is left of its haste then."""
CALM = 0.15
CUT_OFF = 3.0
"""Ending a move without a line of communication when the supply check counts."""
CUT_OFF_EARLY = 0.3
GARRISON = 3.0
"""Staying in a prize that the enemy could walk into again."""
WATCH = 8
"""Enemies so near to a prize make a guard necessary."""
WATCH_LAST = 10
WATCH_ARMOUR = 4
"""The same for armour that is alone in a prize: it has more to do elsewhere."""
HQ_IN_ZOC = (6.0, 1.0)
"""A headquarters in an enemy zone of control, alone or with a friend; and one within four hexes of an enemy."""
HQ_NEAR = (1.0, 0.0)
MANY = 4
"""Units without a line, and their share of all, that make the railway the business of every unit."""
MANY_SHARE = 0.3
HUNGRY = 2
"""Units that a supply check would hurt: so many are worth interrupting it for."""
RELIEF = 24
"""Half points from which they come to open it."""
HQ_PROGRESS = 0.3
NEAR_THE_LINE = 4
"""An enemy so near to the line of communication could cut it."""
HQ_EXPOSED = 0.2
"""Each such hex on the line of a headquarters (which one failed check kills), and of another unit."""
EXPOSED = 0.03
FED_BY_LINK = 4
"""So many units fed through a hex under an enemy zone of control make a unit stay there."""
LEAK = 6
"""Units that one Soviet train could cut off: so many make infantry close the railway to it, and so many armour."""
LEAK_FOR_ARMOUR = 24
LEAK_OF_ARMOUR = 15
"""The same for armour and headquarters of a large army that would open it by going on."""
LEAK_AFAR = 12
"""The same for infantry that cannot close it at once but sets out for it."""
CORK = 0.3
"""Coming by train to where Soviet trains are stopped, for each unit fewer that one of them could cut off."""
LARGE = 100
"""An army of so many units, the one of the campaign, can spare garrisons where railways meet."""
HUB = 14
"""So many units fed through such a place make it worth one that comes from at least so many hexes behind the front."""
REAR = 5
OCCUPIERS = 10
"""Hexes from which infantry comes back to occupy a prize that was left empty."""
LINE_OF_PRIZE = 0.4
"""Units that a point of a prize of the Axis counts for where its line could be cut; and where a train could enter."""
EMPTY_PRIZE = 0.8
LEASH = 0.6
"""Each hex too far from the headquarters to be led next time."""
LED = (1.0, 1.0)
"""A unit in command range of an army, on foot and mechanised; and where another headquarters leads it already."""
LED_TWICE = (0.35, 0.35)
LED_BY_GROUP = (0.6, 2.0)
"""The same for a panzer group, which leaves the infantry to the armies."""
LED_AGAIN = (0.2, 0.7)
LOST = 12
"""Hexes beyond its range from which a headquarters still looks after a unit, and what is left of its worth."""
LOST_SHARE = 0.25
SENTRY = 1.0
"""Standing watch on the railway that feeds twelve units or more, where an enemy is so near."""
ALARM = 6
RAID = 10
"""Units fed along a line that make an army turn back for an enemy near it; and how far in turns, from which turn on."""
HUNT_TURNS = 3
HUNT_FROM = 3
HUNT_EACH = 4
"""One army of so many headquarters does so."""
RAILHEAD = 0.6
"""Standing on the railway where an enemy zone of control would cut it."""
BLOCK = 0.12
"""Standing behind an enemy that is to be attacked, for each hex of retreat closed."""

TRAINS_LEFT = 2
"""Turns that must be left for a unit to go by train."""
FORSAKEN = 10
"""Hexes from the nearest headquarters at which a unit does so."""

# -- the Soviets on the move -----------------------------------------------------------------------------------------

SEEN_COMING = 60
"""Half points from which the Axis is expected at a prize."""
GUARD = (3.5, 2.2)
"""The first and the second unit in a prize that is in danger."""
SHELTER = 0.3
CORRIDOR = 0.35
"""Each hex of the enemy's way that comes under a zone of control."""
TANKS_BACK = 0.6
STRANDED = 1.8
CUTTING, CUT_MOST = 0.35, 16
"""Standing where the line of so many Axis units, at most, would be cut, for each of them."""
STRIKE = 0.15
"""The same for attacking who stands on such a line, for each of them."""
HUNGRY_ARMOUR = 0.6
"""Attacking armour that has no line, for each unit."""
