# A Victory Awaits in English. Names arrive in their plain form; `$xId` is the raw id of `$x`, `none` when it is empty.
# Hexes are called by their printed numbers. Variants of a selection stand on lines of their own: the browser's parser
# wants it so. A list can be empty without a variant being able to tell: only lists that never are get shown.

# -- Parts of other sentences -----------------------------------------------------------------------------------------
too-many-hexes = { $count ->
    [0] none can be built in this scenario.
    [one] there can only be one at a time.
   *[other] there can only be { $count } at a time.
}

# -- What is asked ----------------------------------------------------------------------------------------------------
ask-bid-for-axis = { $points ->
    [0] How many victory points do you promise to win as the Axis?
   *[other] The bid stands at { $points }. Bid higher, or leave the Axis to the other player?
}
ask-deploy-formation = Set up: { $formation }. { $left ->
    [one] One unit is left.
   *[other] { $left } units are left.
}
ask-raise-army = Which army is raised this turn?
ask-hold-reinforcements = Zhukov commands: keep the reinforcement chit in hand?
ask-choose-chits = Which chit do you select for this turn? { $left ->
    [one] One more to choose.
   *[other] { $left } more to choose.
}
ask-deal-chits = Whose cup gets the next chit?
ask-interrupt-draw = Drawn: { $chit }. Interrupt it?
ask-play-held = The cup is empty. Which chit in hand is played first?
ask-choose-active = Which units are activated? { $count ->
    [one] One more.
   *[other] Up to { $count } more.
}
ask-relocate-hqs = Does a headquarters leave the map, to return by rail next turn?
ask-choose-entry = At which supply source does the army enter the map?
ask-move-units = { $left ->
    [0] Every active unit has moved: end the movement.
    [one] Move your units: one has not moved yet.
   *[other] Move your units: { $left } have not moved yet.
}
ask-choose-route = Where does { $unit } go? { $points ->
    [one] One movement point.
   *[other] { $points } movement points.
}
ask-declare-zhukov = The enemy is at the gates of Leningrad: { $unit }. Does Zhukov take command?
ask-declare-attacks = { $count ->
    [0] Declare your attacks: none so far.
    [one] Declare your attacks: one so far.
   *[other] Declare your attacks: { $count } so far.
}
ask-choose-battle = Which attack comes next?
ask-choose-losses = Which unit takes the loss? { $count ->
    [one] One more step.
   *[other] { $count } more steps.
}
ask-choose-retreat = Retreat from { $hex }: which unit retreats where? { $count ->
    [one] One hex.
   *[other] { $count } hexes.
}
ask-choose-pursuit = { $hex } is empty. Which units pursue?
ask-withdraw-units = Which mechanised unit is withdrawn? Attack strength still to go: { $left }.
ask-transfer-units = Take units off the map, to come back by rail?
ask-build-fortress = Where do you fortify? { $left ->
    [one] One level.
   *[other] { $left } levels.
}
ask-lift-stand-fast = Remove one Stand Fast marker?
ask-call-reinforcements = Which unit arrives? By rail: { $left }.{ $reserve ->
    [0] { "" }
   *[other] { " " }From Moscow: { $reserve }.
}
ask-choose-station = Where does { $unit } leave the train?

# -- What can be answered ---------------------------------------------------------------------------------------------
do-bid = Bid { $points }
do-pass = Pass
do-deploy = { $unit } to { $hex }
do-arrange = Leave the rest to the program
do-arrange-all = Leave all of the set-up to the program
do-choose = Choose: { $chit }
do-raise = Raise: { $chit }
do-hold = Keep in hand: { $chit }
do-interrupt = Interrupt: { $chit }
do-let-stand = Let it stand
do-play-held = Play: { $chit }
do-deal = { $chit }: { $seat }
do-declare = Zhukov takes command
do-decline = No
do-done = Done
do-activate = Activate { $unit }
do-relocate = Relocate { $unit }
do-move = Move { $unit }
do-go = To { $to }
do-put-back = Deselect
do-end-movement = End the movement
do-enter-at = Enter at { $hex }
do-attack = { $unit } attacks { $target }
do-call-off = { $unit }: call off the attack
do-end-declaration = Resolve the attacks
do-resolve = Resolve the attack on { $target }
do-lose-step = Loss: { $unit }
do-retreat = { $unit } retreats: { $path }
do-pursue = { $unit } pursues: { $path }
do-end-pursuit = No further pursuit
do-transfer = Take off the map: { $unit }
do-fortify = Fortify { $hex }
do-lift-stand-fast = Remove the marker from { $hex }
do-withdraw = Withdraw { $unit }
do-call = { $sourceId ->
    [none] { $unit }: by rail
   *[other] { $unit }: march in at { $source }
}
do-arrive = Detrain at { $hex }

# -- Why not: before play and chits -----------------------------------------------------------------------------------
refusal-bid-is-not-higher = The bid must be higher than { $points }.
refusal-bid-cannot-be-reached = No map gives the Axis more than { $points } points.
refusal-nothing-was-bid = You cannot pass before a bid has been made.
refusal-is-set-up-already = { $a } is set up already, or begins elsewhere.
refusal-unit-has-another-colour = { $a } does not belong to the formation that is being set up.
refusal-outside-the-area = { $b } is outside the set-up area: { $formation }.
refusal-outside-the-range = { $b } is too far away, off its map or beyond the start line: { $formation }.
refusal-outside-the-hex = { $b } is not the set-up hex: { $formation }.
refusal-set-up-hex-is-full = Two units already stand in { $a }.
refusal-area-would-have-a-gap = With this unit in { $a } hexes of the area would stay empty. Units left: { $left }, needed: { $open }.
refusal-headquarters-would-be-alone = With this unit in { $a } the headquarters in { $b } would have no combat unit beside it.
refusal-soviet-number-is-reached = No more Soviet chits this turn: the turn track allows { $count }.
refusal-german-number-is-reached = No more German chits this turn: the turn track allows { $count }.
refusal-romanian-number-is-reached = No more Romanian chits this turn: the turn track allows { $count }.
refusal-supply-check-is-always-in = The supply-check chit always goes into the cup: it is not chosen.
refusal-chit-is-the-enemys = { $a } is a chit of the other side.
refusal-chit-is-chosen-already = Already chosen this turn: { $a }.
refusal-reserves-were-not-agreed = { $a } is used only with the optional rule on reserves.
refusal-okh-is-not-on-this-map = { $a } is not available in this scenario.
refusal-chit-is-not-available = Not available yet: { $a }.
refusal-chit-is-available-already = Already available: { $a }.
refusal-army-is-not-of-the-pool = { $a } is not among the armies you may raise.
refusal-army-is-not-of-choice = { $a } is not among the armies you may raise.
refusal-only-reinforcements-are-held = Zhukov holds the reinforcement chit, not { $a }.
refusal-chit-is-not-held = Not in your hand: { $a }.
refusal-is-not-in-hand = Not in your hand: { $a }.
refusal-chit-is-not-to-deal = Not to be dealt now: { $a }. Each headquarters chit goes into a cup once, interrupts into none.
refusal-second-chit-goes-with-the-first = Both chits of a panzer group go to the same player: { $a } follows the first one.
refusal-seat-is-of-the-other-team = { $seat } is on the other team.
refusal-is-active-anyway = { $a } is activated already.
refusal-is-out-of-range = { $a } is out of command range: { $b }.
refusal-reserve-is-not-on-the-map = { $a } is not on the map.
refusal-is-among-the-chosen = { $a } is chosen already.
refusal-hq-has-no-line = { $a } in { $b } has no line of communication and cannot leave the map.
refusal-is-no-hq-in-range = { $a } is not another of your headquarters in command range.
refusal-entry-is-occupied = The enemy holds { $a }: no unit can enter there.
refusal-entry-is-no-eastern-source = { $a } is no Soviet supply source on the eastern edge.

# -- Why not: movement ------------------------------------------------------------------------------------------------
refusal-unit-is-the-enemys = { $a } is not yours to command now.
refusal-hq-activates-no-hq = { $b } cannot activate another headquarters: { $a }.
refusal-unit-is-of-another-nation = { $a } belongs to another army: a headquarters activates its own nation only.
refusal-is-not-active = { $a } is not activated.
refusal-reserve-chose-others = { $a } is not among the units that the reserve chit activated.
refusal-armour-limit-left-it-out = { $a } was left out when the mechanised units were chosen.
refusal-is-off-the-map = { $a } is not on the map.
refusal-has-moved = { $a } has already moved in this activation.
refusal-stays-where-it-is = { $a } already stands in { $b }: deselect it if it is not to move.
refusal-army-comes-as-a-whole = The 19th Army comes as a whole. Units still to bring on: { $count }.
refusal-fortress-stays = A fortress does not move.
refusal-hex-is-off-the-map = { $a } is not in play.
refusal-water-is-closed = { $a } is all water.
refusal-enemy-holds-the-hex = The enemy holds { $a }.
refusal-beyond-the-start-line = { $a } lies beyond the start line, which Soviet units never cross.
refusal-mountains-are-closed = { $a } is mountain without a road: only mountain troops go there.
refusal-crossing-begins-in-zoc = { $b } lies across a large river, which is not crossed from an enemy zone of control: { $a }.
refusal-crossing-ends-in-zoc = { $b } lies across a large river, which is not crossed into an enemy zone of control.
refusal-climb-begins-in-zoc = A mountain division does not enter the mountains of { $b } from an enemy zone of control: { $a }.
refusal-climb-ends-in-zoc = A mountain division does not enter the mountains of { $b }: they are in an enemy zone of control.
refusal-reserve-does-not-leave-a-zoc = { $a } is in an enemy zone of control, and a reserve does not leave one.
refusal-reserve-does-not-enter-a-zoc = { $a } is in an enemy zone of control, and a reserve does not enter one.
refusal-river-is-not-at-hand = There is no bridge from { $b } to { $a }: to cross a large river a unit must start its move on the bank.
refusal-river-is-crossed-at-once = There is no bridge from { $b } to { $a }: a large river is crossed from the first hex of a move, and ends it.
refusal-not-enough-points = { $need ->
    [0] { $a } cannot reach { $b } with its { $points } MP.
   *[other] { $a } needs { $need } MP to reach { $b } and has { $points }.
}
refusal-way-points-are-too-far = { $points ->
    [one] { $a } cannot go this way to { $b } with one movement point.
   *[other] { $a } cannot go this way to { $b } with { $points } movement points.
}
refusal-hex-is-full = Two units already stand in { $a }: pass through, but do not stop.

# -- Why not: combat --------------------------------------------------------------------------------------------------
refusal-formation-is-another = { $a } is of no panzer group: only those make the surprise attack.
refusal-attacker-is-the-enemys = { $a } is not yours to attack with.
refusal-reserve-attacks-with-others = { $a } is not among the units that the reserve chit activated, so it cannot attack.
refusal-armour-limit-forbids-the-attack = { $a } was left out when the mechanised units were chosen, so it cannot attack.
refusal-attacker-is-not-active = { $a } is not activated and cannot attack.
refusal-fortress-does-not-attack = A fortress does not attack.
refusal-target-is-not-adjacent = { $a } is not next to { $b }.
refusal-target-is-empty = There is no enemy in { $a }.
refusal-attacks-already = { $a } already attacks { $b }.
refusal-hex-is-closed = { $b } is mountain without a road: { $a } cannot attack there.
refusal-way-is-forbidden = { $a } could not cross into { $b } from where it stands, so it cannot attack it.
refusal-has-no-attack-to-call-off = { $a } has no attack to call off.
refusal-attack-was-not-declared = No attack on { $a } is left to resolve.
refusal-takes-no-loss-here = { $a } has no part in these losses.
refusal-fortress-does-not-retreat = A fortress does not retreat.
refusal-was-not-beaten = { $a } does not have to retreat here, or has done so already.
refusal-retreat-leaves-the-map = { $a } is not in play.
refusal-retreat-enters-water = { $a } is all water.
refusal-retreat-meets-enemies = The enemy holds { $a }.
refusal-retreat-crosses-the-start-line = { $b } lies beyond the start line: { $a } does not retreat across it.
refusal-retreat-is-barred = { $a } cannot get into { $b } from there.
refusal-river-bars-the-retreat = { $b } lies across a large river without a bridge: only the first hex of a retreat may lead over one ({ $a }).
refusal-retreat-does-not-lead-away = { $a } must go further from { $b } with every hex, one hex at a time.
refusal-retreat-is-too-short = { $a } must go back further. Hexes to retreat: { $count }.
refusal-retreat-is-too-long = There is room in { $b }: { $a } goes no further. Hexes to retreat: { $count }.
refusal-retreat-ends-in-a-full-hex = Two units already stand in { $a }: the retreat goes on from there.
refusal-safer-way-is-open = { $a } must take a safer retreat: { $best }.
refusal-way-leads-from-supply = { $a } must retreat towards its supply: { $best }.
refusal-fortress-does-not-pursue = A fortress does not pursue.
refusal-did-not-attack = { $a } did not attack here, or has pursued already.
refusal-first-hex-is-another = A pursuit begins with { $b }, not with { $a }.
refusal-infantry-goes-one-hex = { $count ->
    [one] { $a } pursues one hex, no further.
   *[other] { $a } pursues { $count } hexes at most.
}
refusal-armour-goes-two-hexes = { $count ->
    [one] { $a } pursues one hex, no further.
   *[other] { $a } pursues { $count } hexes at most, one after the other.
}
refusal-city-stops-the-pursuit = { $a } has to stop in { $b }: the city ends the pursuit.
refusal-ground-stops-the-pursuit = { $a } has to stop in { $b }: rough ground ends the pursuit.
refusal-river-stops-the-pursuit = { $a } has to stop in { $b }: the river ends the pursuit.
refusal-pursuit-leaves-the-map = { $a } is not in play.
refusal-pursuit-enters-water = { $a } is all water.
refusal-pursuit-is-barred = { $a } cannot get into { $b } from there.
refusal-pursuit-meets-enemies = The enemy holds { $a }.
refusal-pursuit-ends-in-a-full-hex = Two units already stand in { $a }.

# -- Why not: supply, fortresses, reinforcements ----------------------------------------------------------------------
refusal-transfer-has-no-line = { $a } in { $b } has no line of communication and cannot leave the map.
refusal-only-axis-units-are-transferred = { $a } is no Axis unit on the map.
refusal-only-armour-is-withdrawn = { $a } is not a mechanised Axis unit on the map.
refusal-no-stand-fast-marker-is-there = There is no Stand Fast marker in { $a }.
refusal-city-is-lost = { $a } is in Axis hands.
refusal-city-has-no-line = { $a } has no line of communication: the marker stays.
refusal-city-is-not-friendly = { $a } is not a Soviet-held major city.
refusal-fortress-has-no-line = { $a } has no line of communication: nothing can be built there.
refusal-enemy-is-adjacent = An enemy unit is adjacent to { $a }: no fortress can be built.
refusal-fortress-is-complete = The fortress at { $a } is complete: +{ $level } is the most.
refusal-too-many-fortresses = No new fortress at { $a }: { too-many-hexes }
refusal-too-many-fortresses-at-leningrad = No new fortress at { $a }: { too-many-hexes }
refusal-too-many-fortresses-at-kiev = No new fortress at { $a }: { too-many-hexes }
refusal-no-marker-is-left = No fortress marker is left for this map: { $a }.
refusal-armour-never-returns = { $a } is out of the game: eliminated mechanised units never return.
refusal-starved-hq-never-returns = { $a } is out of the game: a headquarters eliminated by a supply check never returns.
refusal-the-dead-never-return = { $a } is out of the game and never returns.
refusal-army19-takes-no-train = { $a } comes with the chit of the 19th Army, together with the whole army.
refusal-unit-is-not-in-the-box = { $a } is not among your available units.
refusal-contingent-is-used-up = { $nationId ->
    [ro] No more Romanian reinforcements this turn: { $a } has to wait.
    [su] No more Soviet reinforcements by rail this turn: { $a } has to wait.
   *[other] No more German reinforcements this turn: { $a } has to wait.
}
refusal-no-station-is-open = { $a } finds no railway that is open and has room.
refusal-reserve-is-not-called-yet = There is no strategic reserve this turn: { $a } has to wait.
refusal-scenario-has-no-reserve = There is no strategic reserve in this scenario: { $a } comes by rail or not at all.
refusal-smolensk-reserve-is-used-up = The strategic reserve of this turn is used up: { $a } has to wait.
refusal-reserve-is-used-up = The strategic reserve of this turn is used up: { $a } has to wait.
refusal-not-from-moscow = The strategic reserve comes from Moscow, and { $a } does not lead there.
refusal-entry-is-held = The enemy holds { $a }.
refusal-entry-leads-nowhere = { $b } finds no room in reach of { $a }.
refusal-no-railway-here = There is no railway in { $a }.
refusal-station-is-in-zoc = { $a } is in an enemy zone of control.
refusal-friends-do-not-help-the-train = The railway to { $a } runs through an enemy zone of control: even friendly units there do not let a train pass.
refusal-railway-is-cut = No open railway joins { $a } to a friendly supply source.
refusal-station-is-full = Two units already stand in { $a }.

# -- What happened: before play ---------------------------------------------------------------------------------------
bid = { $seat }: bid { $points }.
bid-won = The Axis goes to the seat “{ $seat }”, which must win { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
unit-deployed = { $unit } is set up in { $hex }.
formation-arranged = { $formation }, { $count ->
    [one] one unit
   *[other] { $count } units
}: set up automatically.
side-set-up = { $sideId ->
    [axis] Axis set-up completed.
   *[soviet] Soviet set-up completed.
}
surprise-attack = Sunday, 22 June 1941: the panzer groups strike without warning.

# -- What happened: turns and chits -----------------------------------------------------------------------------------
turn-began = Turn { $turn }
unit-available = { $unit } is available again.
chits-available = { $sideId ->
    [axis] New Axis chits: { $chits }.
   *[soviet] New Soviet chits: { $chits }.
}
army-raised = Raised: { $chit }.
chit-chosen = Chosen: { $chit }.
chit-held = Kept in hand: { $chit }.
chit-dealt = { $chit } goes into a cup: { $seat }.
cup-filled = { $count ->
    [one] One chit is in the cup.
   *[other] { $count } chits are in the cup.
}
chit-drawn = Chit drawn: { $chit }
own-chit-drawn = { $seat } draws { $chit }.
dummy-drawn = { $seat } draws a dummy: nothing happens.
chit-queued = A chit is drawn face down. { $count ->
    [one] One is waiting.
   *[other] { $count } are waiting.
}
chit-interrupted = { $held } interrupts: { $chit } returns to the cup
activation-ended = { $chit }: activation completed.
hq-activated = { $hq } is activated.
hq-not-on-map = { $hq } is not on the map: the chit has no effect.
group-without-railway = { $hq } has no railway of its own and cannot be activated a second time.
units-activated = The units to be activated are chosen.
reserve-rolled = { $chit }: { $count ->
    [0] no unit can be activated.
    [one] one unit can be activated.
   *[other] { $count } units can be activated.
}
hq-relocated = { $unit } leaves { $hex }, to return on turn { $turn }.
army-enters = { $chit } enters the map at { $hex }.
army-cannot-enter = { $chit } cannot enter the map now.
zhukov-declared = Zhukov takes command of Leningrad.

# -- What happened: movement ------------------------------------------------------------------------------------------
unit-moved = { $unit }: { $start } → { $end }.
unit-marched = { $unit }: { $start } → { $end }, strategic movement.
movement-ended = { $seatId ->
    [axis] Movement completed.
    [soviet] Movement completed.
   *[other] Movement completed: { $seat }.
}
hex-taken = { $sideId ->
    [axis] The Axis takes { $hex }.
   *[soviet] The Soviets take { $hex }.
}

# -- What happened: combat --------------------------------------------------------------------------------------------
phase-combat = { $sideId ->
    [axis] Axis combat
   *[soviet] Soviet combat
}
battle = Attack on { $hex } by { $units }: { $attack } to { $defence }, { $column } column, result { $result }.
attack-void = No attack on { $hex }: no attacker or no defender is left.
attack-cancelled = Attack on { $hex } by { $units } cancelled: { $attack } to { $defence } is too weak.
unit-reduced = { $unit } loses a step in { $hex }.
unit-eliminated = { $back ->
    [1] { $unit } is eliminated in { $hex } and can be rebuilt.
   *[other] { $unit } is eliminated in { $hex }.
}
fortress-holds = The fortress at { $hex } ignores the retreat: { $count ->
    [one] one more step loss instead.
   *[other] { $count } more step losses instead.
}
fortress-damaged = The fortress at { $hex } is reduced to +{ $level }.
fortress-destroyed = The fortress at { $hex } is destroyed.
unit-retreated = { $losses ->
    [0] { $unit } retreats: { $start } → { $end }.
   *[other] { $unit } retreats through enemy ZOCs: { $start } → { $end }.
}
unit-pursued = { $unit } pursues: { $start } → { $end }.

# -- What happened: supply and reinforcements -------------------------------------------------------------------------
supply-check = Supply check, turn { $turn }
side-checked = { $sideId ->
    [axis] Axis units out of communication: { $count ->
        [0] none
       *[other] { $units }
    }.
   *[soviet] Soviet units out of communication: { $count ->
        [0] none
       *[other] { $units }
    }.
}
unit-starved = { $unit } is out of communication in { $hex } and permanently eliminated.
unit-withdrawn = { $unit } is withdrawn from { $hex }: attack strength { $strength }.
unit-transferred = { $unit } leaves { $hex } and is available.
fortress-built = Fortress +{ $level } at { $hex }.
stand-fast-lifted = The Stand Fast marker in { $hex } is removed.
reinforcements = { $sideId ->
    [axis] Axis reinforcements
   *[soviet] Soviet reinforcements
}
unit-arrived = { $unit } arrives by rail in { $hex }.
unit-from-moscow = { $unit } comes from Moscow: { $start } → { $end }.

# -- What happened: edited by agreement -------------------------------------------------------------------------------
edited-unit = Edited: { $unit } – { $hex }, steps: { $steps }.
edited-fortress = { $level ->
    [0] Edited: no fortress at { $hex }.
   *[other] Edited: fortress +{ $level } at { $hex }.
}
edited-control = { $sideId ->
    [axis] Edited: the Axis controls { $hex }.
   *[soviet] Edited: the Soviets control { $hex }.
}

# -- The end ----------------------------------------------------------------------------------------------------------
axis-wins = The Axis wins with { $points ->
    [one] one victory point
   *[other] { $points } victory points
}; it needed { $threshold }.
soviets-win = The Soviets win: the Axis has { $points ->
    [0] no victory points
    [one] one victory point
   *[other] { $points } victory points
} and needed { $threshold }.
score-city = Major cities
score-stand-fast = Cities that were to stand fast
score-german-mech = German mechanised units at full strength
score-soviet-mech = Soviet mechanised units destroyed
score-breakthrough = Breakthrough
score-moscow = The road to Moscow
score-star = Starred hexes

# -- Lines under a roll -----------------------------------------------------------------------------------------------
modifier-river = river
modifier-out-of-command = out of command
modifier-retreated = retreated before

# What a machine player was up to, told after its turn.
intent-effort = Main effort on { $place }.
intent-advance = Advances where it can.
intent-drive = Drives for the objectives and leaves the enemy behind it.
intent-assault = Attacks before it marches on, whatever it costs.
intent-secure = Secures its lines of communication before it goes on.
intent-hold = Holds the objectives and stands in the way.
intent-counter-attack = Counter-attacks wherever it can.
intent-delay = Stands in the enemy's way to win time.
intent-raid = Goes for the enemy's lines of communication.
intent-cities = Gathers in the cities.

order-interrupt-draw = Interrupt a drawn chit with one in hand
order-choose-retreat = Retreats of your units
order-choose-losses = Step losses of your units
