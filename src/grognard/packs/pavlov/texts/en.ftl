# Pavlov's House in English. Names arrive in their plain form; `$xId` is the raw id of `$x`, `none` when it is empty.
# Variants of a selection stand on lines of their own: the browser's parser wants it so.

# -- Parts of other sentences -----------------------------------------------------------------------------------------
hits-scored = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
wehrmacht-card = { $cardId ->
    [c62] Supply check
    [c63] Supply check
    [c64] Supply check
    [c65] Supply check
    [c66] Supply check
    [c67] Supply check
   *[other] { $card }
}
with-weapon = { $weaponId ->
    [none] { "" }
   *[other] { " " }with { $weapon }
}
by-weapon = { $weaponId ->
    [none] { "" }
   *[other] { " " }({ $weapon }, two actions)
}
modifier = { $reason }: { $value }

# -- What is asked ----------------------------------------------------------------------------------------------------
ask-card-action = { $left ->
    [0] No card action is left: end the phase.
    [one] Use a Soviet card: one action is left.
   *[other] Use a Soviet card: { $left } actions are left.
}
ask-choose-repair = { $unit }: which location is repaired?
ask-choose-fortification = What do the sappers strengthen or repair?
ask-choose-mine = Where is the mine laid?
ask-choose-wire = Which signal post gets a line?
ask-choose-ready = { $unit }: which battery is made ready?
ask-choose-reinforcement = Who comes as reinforcement? { $points ->
    [one] One point is left.
   *[other] { $points } points are left.
}
ask-choose-resupply = What goes to the staging area? { $left ->
    [one] One more token.
   *[other] Up to { $left } tokens.
}
ask-choose-load = What is loaded on which boat? { $left ->
    [one] One more token.
   *[other] Up to { $left } tokens.
}
ask-choose-delivery = Which boat delivers to the House?
ask-choose-sortie = Which counters join the sortie ({ $card })? The sum of the dice must reach { $defence }. { $dice ->
    [0] No counter chosen yet.
    [one] So far one die: { $men }.
   *[other] So far { $dice } dice: { $men }.
}
ask-choose-final = The last chance: storm the Milk House?
ask-choose-aa = { $aircraft ->
    [one] One aircraft is
   *[other] { $aircraft } aircraft are
} coming. Open anti-aircraft fire? { $spent ->
    [0] No token spent yet.
    [one] One token spent.
   *[other] { $spent } tokens spent.
}
ask-choose-suppression = { $type } on { $track }, defence { $defence }. How many suppression tokens do you spend? { $left ->
    [one] There is one.
   *[other] There are { $left }.
}
ask-choose-casualty = The crew at { $place } is hit: who is the casualty?
ask-choose-aid = { $counter } is about to be lost. Use first aid? { $left ->
    [one] One kit is left.
   *[other] { $left } kits are left.
}
ask-choose-unfed = There is not enough food. Who is lost? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-move-counter = { $left ->
    [0] No move is left: end the moves.
    [one] Who moves? One move is left.
   *[other] Who moves? { $left } moves are left.
}
ask-choose-post = Where does { $counter } go?
ask-choose-way = { $newcomer } replaces { $counter }. Where does { $counter } go?
ask-act-counter = { $left ->
    [0] No action is left: end the turn.
    [one] Who acts? One action is left.
   *[other] Who acts? { $left } actions are left.
}
ask-choose-action = What does { $counter } do? { $left ->
    [one] One action is left.
   *[other] { $left } actions are left.
}
ask-choose-orders = { $counter } gives orders: who recovers? { $left ->
    [one] One order is left.
   *[other] { $left } orders are left.
}
ask-choose-fire = { $counter } directs the guns: at one target, or at two adjacent ones?
ask-plan-cards = Which Wehrmacht card is number { $number } this turn?
ask-seal-plan = The plan is ready: lay it face down? New cards are drawn then, and it cannot be changed.
ask-plan-tactic = Which tactics card supports this turn?

# -- What can be answered ---------------------------------------------------------------------------------------------
do-play-card = { $actionId ->
    [recover] { $unit }: recover
    [resupply] { $unit }: resupply
    [storm] { $unit }: send a storm group
    [ops] { $unit }: operational support
    [reinforce] { $unit }: reinforcements
    [fortify] { $unit }: fortify
    [mine] { $unit }: lay a mine
    [decision] { $unit }: tactical decision
    [wire] { $unit }: lay a line
    [artillery] { $unit }: ready the artillery
    [load] { $unit }: load the boats
    [deliver] { $unit }: deliver
    [aa] { $unit }: ready the anti-aircraft guns
    [none] { $card }: no use
   *[other] { $unit }
}
do-end-cards = End the card phase
do-repair = Repair { $location }
do-take-token = Take: { $token }
do-reinforce = Call up { $counter }
do-fortify = { $whatId ->
    [green] Raise the green defence
    [red] Raise the red defence
    [purple] Raise the purple defence
   *[other] Repair { $what }
}
do-mine = Mine the { $spot }
do-lay-wire = Lay a line to { $location }
do-ready = Make { $location } ready
do-load = Load: { $token } → { $location }
do-deliver = Deliver from { $location }
do-done = Done
do-join = { $counter } joins
do-launch = Launch the sortie
do-sortie = Storm the Milk House
do-decline = No
do-fire-aa = Open fire: { $location }
do-spend-suppression = { $count ->
    [0] Spend none
    [one] Spend one token
   *[other] Spend { $count } tokens
}
do-lose = Lose { $counter }
do-use-aid = Use first aid
do-move = Move { $counter }
do-to = To { $place }{ with-weapon }{ $replacingId ->
    [none] { "" }
    [all] , replacing both counters there
   *[other] , replacing { $replacing }
}
do-give-way = { $placeId ->
    [reserve] To the reserve{ with-weapon }
   *[other] To { $place }{ with-weapon }
}
do-end-moves = End the moves
do-act = Let { $counter } act
do-end-actions = End the turn
do-attack = Attack the counter on { $space }{ by-weapon }
do-suppress = Suppress{ $green ->
    [0] { "" }
    [one] { " " }green: { $green } token
   *[other] { " " }green: { $green } tokens
}{ $red ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }
       *[other] ,{ " " }
    }red: { $red ->
        [one] { $red } token
       *[other] { $red } tokens
    }
}{ $purple ->
    [0] { "" }
   *[other] { $red ->
        [0] { " " }
       *[other] ,{ " " }
    }purple: { $purple ->
        [one] { $purple } token
       *[other] { $purple } tokens
    }
}{ by-weapon }
do-command = Give orders
do-order = { $whatId ->
    [exhaustion] { $counter }: recover from exhaustion
   *[damage] { $counter }: remove the damage token
}
do-radio = Call for reinforcements
do-observe = Direct the fire of { $battery }
do-call-fire = Fire on { $space }{ $secondId ->
    [none] { "" }
   *[other] { " " }and { $second }
}
do-recover = { $whatId ->
    [exhaustion] Recover from exhaustion
   *[damage] Remove the damage token
}
do-plan = Plan: { wehrmacht-card }
do-lay-plan = Lay the plan face down
do-plan-tactic = Choose: { $card }

# -- Why not ----------------------------------------------------------------------------------------------------------
refusal-no-action-is-left = No action is left this turn (allowed: { $count }).
refusal-has-acted-already = { $a } has already acted this turn.
refusal-has-been-ordered = { $a } is carrying out an order and cannot act this turn.
refusal-waits-in-the-reserve = From the reserve { $a } sees no approach and has no action.
refusal-has-nothing-to-do = { $a } has no possible action here.
refusal-has-no-aa-token = There is no anti-aircraft token on this location.
refusal-spends-more-than-there-is = You cannot spend { $count }: tokens in the { $a }: { $left }.
refusal-is-exhausted = { $a } is exhausted and can only recover.
refusal-is-damaged = { $a } has a damage token and can only recover.
refusal-target-space-is-empty = There is no Wehrmacht counter here: { $a }.
refusal-cannot-see-the-target = { $a } has no line of sight to { $b }: the colours differ.
refusal-target-is-not-infantry = { $b } ({ $a }): armour cannot be attacked this way, only infantry.
refusal-fires-on-another-colour = { $a } cannot lay fire there ({ $b }): the colour must be that of the fighting position.
refusal-lays-no-token = At least one suppression token must be laid.
refusal-lays-more-than-its-value = { $a } can lay no more suppression tokens than { $value }.
refusal-supply-has-too-few-tokens = { $left ->
    [0] There are no suppression tokens in the { $a }.
    [one] There is only one suppression token in the { $a }.
   *[other] There are only { $left } suppression tokens in the { $a }.
}
refusal-does-not-suffer-from-it = { $a } has nothing of this kind to recover from.
refusal-is-no-commander = { $a } has no Command symbol and cannot give orders.
refusal-commands-from-the-reserve = { $a } is not on a fighting position: no orders are given from the reserve.
refusal-no-counter-needs-orders = No counter in the House could recover by an order.
refusal-orders-the-commander = Orders go to other counters: { $a } is the commander.
refusal-has-an-action-token = { $a } has acted this turn and cannot be given an order.
refusal-is-a-commander-too = { $a } has the Command symbol: no order helps a commander to recover.
refusal-is-not-in-need = { $a } has nothing of this kind to recover from.
refusal-crew-is-incomplete = { $a } cannot use this weapon ({ $b }): it needs two counters with its symbol on its own fighting position.
refusal-needs-two-actions = A crewed weapon takes two actions ({ $a }). Left: { $left }.
refusal-partner-is-exhausted = { $a } is exhausted: both counters of a crew must be fit.
refusal-partner-is-damaged = { $a } has a damage token: both counters of a crew must be fit.
refusal-partner-has-acted = { $a } has already acted this turn, and a crew acts together.
refusal-partner-is-under-orders = { $a } is carrying out an order, and a crew acts together.
refusal-gun-fires-at-infantry = { $b } ({ $a }): an anti-tank weapon attacks armour only.
refusal-gun-cannot-suppress = An anti-tank weapon cannot suppress ({ $a }).
refusal-mortar-cannot-attack = A mortar can only suppress ({ $a }).
refusal-lays-more-than-the-weapon-can = This weapon ({ $a }) can lay no more suppression tokens than { $value }.
refusal-nothing-done-yet = Nothing has been done yet; to do without the action, take the last step back.
refusal-no-move-is-left = No move is left (allowed: { $count }): end the moves.
refusal-card-allows-no-more-moves = { $a } is in force and allows no further move this turn.
refusal-has-moved-already = { $a } has already moved this turn.
refusal-is-not-in-the-house = { $a } is not in the House.
refusal-has-nowhere-to-go = Every other fighting position is closed to { $a }: the counters there are exhausted or damaged.
refusal-is-there-already = The move must lead to another fighting position than { $a }.
refusal-cannot-take-the-weapon = { $a } cannot take this weapon along ({ $b }): it must be in the same place and have the same symbol.
refusal-replaces-an-exhausted-counter = { $a } is exhausted: this fighting position may not be entered.
refusal-replaces-a-damaged-counter = { $a } has a damage token: this fighting position may not be entered.
refusal-replaced-counter-is-elsewhere = That counter is not at { $a } and cannot be replaced there.
refusal-crew-is-complete = The crew at { $a } is complete: a third counter must replace one of the two.
refusal-position-is-taken = { $b } holds this fighting position: { $a }. Replace { $b }, or choose another one.
refusal-are-no-crew = { $a } and { $b } cannot share a fighting position ({ $c }): it takes the same symbol and a weapon with it.
refusal-gives-way-to-an-occupied-position = { $a } is occupied: a replaced counter goes to a free fighting position or to the reserve.
refusal-takes-the-weapon-from-a-crew = This weapon ({ $a }) must stay: without it the two counters there could not share the fighting position.
refusal-lines-are-cut = The lines are cut ({ $a }): there is no radio this turn.
refusal-is-not-at-the-radio = { $a } is not at the radio. The radio is on this fighting position: { $b }.
refusal-division-does-not-answer = No answer: { $a } is damaged.
refusal-nothing-affordable-by-radio = Nothing in the stock is cheap enough for a radio call.
refusal-is-no-observer = { $a } has no Forward Observer symbol and cannot direct artillery.
refusal-battery-is-not-ready = There is no artillery token on { $a }.
refusal-lines-to-the-battery-are-cut = The lines are cut ({ $a }): no artillery can be directed this turn.
refusal-sees-no-target = { $a } sees no Wehrmacht counter.
refusal-space-is-empty = There is no Wehrmacht counter here: { $a }.
refusal-target-is-out-of-sight = { $a } has no line of sight to { $b }.
refusal-targets-are-not-adjacent = Artillery strikes one target or two adjacent ones, and these are not adjacent: { $a }; { $b }.
refusal-keeps-a-card-that-must-be-played = A supply check or storm group card may not be kept in hand: the places left in the plan are needed for it.
refusal-no-card-action-is-left = No card action is left this turn (allowed: { $count }).
refusal-card-is-used-already = This card has been used already, and a card gives one action only: { $a }.
refusal-card-is-not-in-hand = This card is not in hand: { $a }.
refusal-is-fog-of-war = { $a } cannot be used for an action.
refusal-unit-is-not-on-the-card = This unit is not on the card: { $a }.
refusal-unit-cannot-do-that = This unit has no such action: { $a }.
refusal-nothing-to-repair = { $a } has no damaged location.
refusal-is-not-damaged = { $a } is not damaged.
refusal-army-post-is-damaged = { $a } is damaged: no resupply until it has recovered.
refusal-nothing-left-to-resupply = The stock has no ammunition, first aid, food or sappers left.
refusal-there-is-no-storm-card = There is no card in the storm group area.
refusal-army-post-cannot-order-sorties = { $a } is damaged and cannot send a storm group.
refusal-storm-approaches-are-held = The Wehrmacht holds approaches of the target's colour ({ $card }): { $a }. A sortie needs them free.
refusal-division-post-is-damaged = { $a } is damaged: no reinforcements until it has recovered.
refusal-nothing-affordable-to-send = Nothing in the stock is affordable.
refusal-house-has-no-sappers = There is no sapper token in the supply area of the House.
refusal-house-has-no-sappers-for-mines = There is no sapper token in the supply area of the House: nothing to mine with.
refusal-nothing-to-fortify = All three defences are at their best, and the battalion's location is undamaged.
refusal-defence-is-at-its-best = This defence is already at its best: { $a }.
refusal-battalion-is-not-damaged = { $a } is not damaged.
refusal-is-no-work-for-sappers = Sappers raise a defence or repair the battalion's location, nothing else ({ $a }).
refusal-every-spot-is-occupied = Every sapper spot is occupied.
refusal-spot-is-occupied = The { $a } is occupied: there is a mine or a Wehrmacht counter ({ $b }).
refusal-there-is-no-fog-in-hand = There is no fog of war in hand to be returned.
refusal-all-signals-are-damaged = Every location of the signal battalion is damaged.
refusal-no-wire-in-stock = The stock has no field telephone token left.
refusal-no-free-signal-post = Every location of the signal battalion has its line or is damaged.
refusal-signal-post-is-not-free = { $a } has its line already or is damaged.
refusal-none-in-stock = The stock has no token left for this unit: { $a }.
refusal-no-free-battery = { $a } has no free location: each is ready or damaged.
refusal-battery-is-not-free = { $a } is ready already or damaged.
refusal-battery-of-another-unit = { $b } does not belong to this unit: { $a }.
refusal-nothing-to-load = The staging area is empty.
refusal-no-free-boat = No boat is free: each is loaded or damaged.
refusal-nothing-to-deliver = There is nothing on the boats.
refusal-is-not-in-the-stock = { $a } is not in the stock.
refusal-costs-too-much = { $a } costs { $cost }, more than the points that are left: { $points }.
refusal-costs-too-much-by-radio = { $a } costs { $cost }, more than the points left of the radio call: { $points }.
refusal-approaches-are-held = The Wehrmacht holds approaches of the target's colour ({ $card }): { $a }. A sortie needs them free.
refusal-no-counter-is-fit = No counter in the House is fit for a sortie: all are exhausted or damaged.
refusal-not-in-the-house = { $a } is not in the House.
refusal-exhausted-stays-behind = { $a } is exhausted and cannot join the sortie.
refusal-damaged-stays-behind = { $a } has a damage token and cannot join the sortie.
refusal-group-is-empty = A storm group needs at least one counter.
refusal-is-no-supply = Only ammunition, first aid, food and sappers can be brought to the staging area ({ $a }).
refusal-stock-has-none = The stock has none left: { $a }.
refusal-is-no-cargo = The boats carry only ammunition, first aid, food and sappers ({ $a }).
refusal-staging-has-none = There is none in the { $a }: { $b }.
refusal-boat-is-damaged = { $a } is damaged: nothing can be loaded there.
refusal-boat-is-full = { $a } is loaded already: one token on each boat.
refusal-boat-is-empty = There is nothing on board: { $a }.
refusal-support-is-not-played = Operational support is not part of this game.
refusal-no-support-card-is-open = All operational support cards have been fulfilled.
refusal-stock-cannot-pay = The stock has too few tokens for { $card }. Missing: { $missing }.
refusal-a-named-location-is-damaged = { $card } needs these locations undamaged: { $damaged }.
refusal-house-has-no-aid = There is no first-aid token in the supply area of the House.
refusal-no-wound-to-cancel = First aid cancels a wound at the moment it happens: there is none to cancel now.
refusal-weapon-needs-its-crew = A weapon does not act by itself ({ $a }): choose one of the two counters of its crew.
refusal-is-not-there-to-act = { $a } is not in the House and cannot act.
refusal-weapon-moves-with-its-crew = A weapon does not move by itself ({ $a }): a counter with its symbol takes it along.
refusal-moves-to-the-reserve = { $a } cannot move to the reserve: a move ends on a fighting position.
refusal-orders-reach-counters-of-the-house = An order cannot be given to { $a }: it takes a Soviet counter in the House.
refusal-was-not-hit = { $a } was not hit: the casualty is one of the two counters at { $b }.
refusal-is-not-fed-in-the-house = { $a } does not count for the supply check: only Soviet counters in the House do.
refusal-has-been-chosen-already = { $a } has been chosen already in this supply check.
refusal-has-joined-already = { $a } is in the storm group already.
refusal-is-not-in-the-german-hand = This is not among the Wehrmacht cards in hand: { $a }.
refusal-is-no-tactics-card-in-hand = This is not among the tactics cards in hand: { $a }.
refusal-is-no-boat-to-load = Only the boats of the flotilla can be loaded; this is not one of them: { $a }.
refusal-is-no-boat-to-unload = Supplies are delivered from the boats of the flotilla; this is not one of them: { $a }.
refusal-repairs-another-unit = { $b } does not belong to this unit and cannot be repaired by it: { $a }.
refusal-is-no-signal-post = Lines are laid to the locations of the signal battalion; this is not one of them: { $a }.

# -- What happened: the course of play --------------------------------------------------------------------------------
turn-begins = Turn { $turn }
phase-planning = German planning
phase-cards = Soviet cards
phase-wehrmacht = Wehrmacht cards
phase-counters = Soviet counters

# -- What happened: Soviet cards --------------------------------------------------------------------------------------
deck-shuffled = The discard pile is shuffled into a new Soviet deck.
cards-drawn = { $count ->
    [0] No card could be drawn.
    [one] Drawn: { $cards }.
   *[other] { $count } cards drawn: { $cards }.
}
communications-uninterrupted = Every signal post has its line: one more card action this turn.
card-used = { $actionId ->
    [recover] { $unit } recovers.
    [resupply] { $unit } resupplies the staging area.
    [storm] { $unit } sends a storm group.
    [ops] { $unit } supports another sector.
    [reinforce] { $unit } sends reinforcements.
    [fortify] { $unit } fortifies.
    [mine] { $unit } lays a mine.
    [decision] { $unit }: a tactical decision.
    [wire] { $unit } lays a line.
    [artillery] { $unit } readies its guns.
    [load] { $unit } loads its boats.
    [deliver] { $unit } delivers.
    [aa] { $unit } readies its guns.
   *[other] { $unit } acts ({ $card }).
}
location-repaired = { $location } is repaired.
defence-raised = The defence rises to { $defence } ({ $colour }).
mine-laid = A mine is laid: { $spot }.
fog-cleared = A fog of war card goes back to the stock.
wire-laid = { $location } has a line.
battery-ready = { $location } is ready to fire.
token-staged = To the staging area: { $token }.
token-loaded = Loaded: { $token } → { $location }.
ammo-delivered = { $location } delivers ammunition: { $count ->
    [0] the stock has no suppression token left
    [one] one suppression token
   *[other] { $count } suppression tokens
}.
token-delivered = { $location } delivers: { $token }.
reinforced = { $counter } arrives in the reserve.
support-given = { $card } is supported: { $points ->
    [one] one point
   *[other] { $points } points
}.
support-revealed = The next sector that needs support: { $card }.

# -- What happened: Wehrmacht cards -----------------------------------------------------------------------------------
tactics-removed = { $card } is over: the tactics card leaves the game.
tactics-revealed = German tactics: { $card }.
card-revealed = Wehrmacht card: { wehrmacht-card }.
colour-rolled = Target colour: { $colour }.
no-target = No Soviet counter on a { $colour } fighting position: no effect.
post-rolled = Target: { $place } ({ $men }).
sniper-fires = The sniper fires at { $place }: { hits-scored }.
post-suppressed = Fire on { $place }: { hits-scored }.
building-shelled = The { $colour } side of the building is shelled: { hits-scored }.
defence-lowered = The { $colour } defence drops to { $defence }.
walls-are-gone = The { $colour } defence cannot drop further: every counter on a { $colour } fighting position is suppressed.
counter-damaged = { $counter } is suppressed and gets a damage token.
no-damage-token = The stock has no damage token left: the hit has no effect.
counter-lost = { $counter } is lost.
counter-saved = First aid saves { $counter }.
raid = { $aircraft ->
    [one] One Ju 87 attacks.
   *[other] { $aircraft } Ju 87s attack.
}
aa-spent = { $location } opens fire.
aa-fires = Anti-aircraft fire: { hits-scored }.
bomb = Bombs fall on { $location }.
token-bombed = { $location } loses its token: { $token }.
battalion-bombed-again = { $location } is struck again: every counter on a fighting position is suppressed.
hit-passed-on = { $location } is already damaged: the hit moves on to { $next }.
location-damaged = { $location } is damaged.
fog-spreads = { $location } is hit: a Fog of War card goes into the discard pile.
no-counter-left = The Wehrmacht has no counter of this type left: { $type }.
approach-rolled = Approach for { $type }: { $track }.
suppression-fired = Suppressive fire on { $type }: { hits-scored }.
infantry-stopped = { $type } stopped: the counter is not placed.
counter-advances = { $startId ->
    [none] { $type } placed on { $space }.
   *[other] { $type } pushed forward to { $space }.
}
mine-explodes = A mine explodes under { $type } ({ $space }): { hits-scored }.
mine-kills = { $type } destroyed by the mine ({ $space }).
supply-checked = Supply check: { $men ->
    [one] one man
   *[other] { $men } men
}, { $food ->
    [0] no food at all
    [one] one food token eaten
   *[other] { $food } food tokens eaten
}, { $unfed ->
    [0] all fed
    [one] one man unfed
   *[other] { $unfed } men unfed
}.
storm-card-removed = The chance for a sortie is gone: { $card }.
storm-card-laid = A target for the storm group: { $card }.
sortie-won = The storm group takes its target ({ $card }): { $men }.
sortie-failed = The storm group is beaten back ({ $card }): { $men }.
sortie-return = { $safe ->
    [0] { $counter } is hit during the sortie.
   *[other] { $counter } comes back from the sortie unharmed.
}
no-final-sortie = The Milk House cannot be stormed: the Germans hold the red approaches.
no-final-sortie-group = The Milk House cannot be stormed: no counter in the House is fit for it.
final-sortie-declined = There is no final sortie.

# -- What happened: Soviet counters -----------------------------------------------------------------------------------
command-group = The command group is complete: one more move and one more action.
counter-moved = { $counter } moves { $startId ->
    [reserve] from the reserve to { $place }
   *[other] { $start } → { $place }
}{ with-weapon }.
counter-gave-way = { $counter } is replaced: { $start } → { $place }.
attack = { $counter } fires at { $type } ({ $space }): { hits-scored }.
target-destroyed = { $type } destroyed ({ $space }).
fire-laid = { $counter } lays { $count ->
    [one] one suppression token
   *[other] { $count } suppression tokens
} on { $colour }.
recovered = { $ailmentId ->
    [exhaustion] { $counter } recovers from exhaustion.
   *[damage] { $counter } recovers: the damage token is removed.
}
command-given = { $counter } gives orders.
radio-call = { $counter } calls for reinforcements.
artillery-called = { $counter } directs the fire of { $location }.
bombardment = Artillery on { $type } ({ $space }): { hits-scored }.

# -- What happened: German planning -----------------------------------------------------------------------------------
german-draws = Drawn: { $cards }.
card-planned = Planned: { wehrmacht-card }.
plan-laid = The Germans have laid their plan.
tactic-planned = Tactics chosen: { $card }.

# -- How it ended -----------------------------------------------------------------------------------------------------
lost-by-breach = The Wehrmacht breaks into the House ({ $space }). The House is lost.
lost-headquarters = { $location } is destroyed. The battle is lost.
lost-house-empty = The House has no defenders left: it is lost.
scored = { $awardId ->
    [award-none] Soviet score { $score }: { $degree }.
   *[other] Soviet score { $score }: { $degree }, { $award }.
} Storm groups { $storm }, operational support { $support }, men in the House { $men }, German counters { $enemy }.

# -- The client: phases, seats, cards ---------------------------------------------------------------------------------
phase-name-planning = Planning
phase-name-cards = Soviet cards
phase-name-wehrmacht = Wehrmacht cards
phase-name-moves = Moves
phase-name-actions = Actions
phase-name-final = Final sortie
phase-name-over = Game over
seat-soviet = Soviet side
seat-command = 62nd Army command
seat-garrison = Garrison of the House
seat-german = German side
unit-action-recover = Recover
unit-action-recover-help = Remove the damage token from one location of the unit.
unit-action-resupply = Resupply
unit-action-resupply-help = Up to five tokens of ammunition, first aid, food or sappers go from the stock to the staging area.
unit-action-storm = Storm group
unit-action-storm-help = Fit men go out against the building on the storm group card, if the approaches of its colour are free.
unit-action-ops = Operational support
unit-action-ops-help = Give up the tokens that the open support card asks for, and score its points.
unit-action-reinforce = Reinforcements
unit-action-reinforce-help = Men and weapons worth up to six points come from the stock to the reserve.
unit-action-fortify = Fortify
unit-action-fortify-help = Spend a sapper token to raise one defence by one, or to repair the battalion's location.
unit-action-mine = Mine
unit-action-mine-help = A sapper token goes from the supply area of the House to a free sapper spot on an approach.
unit-action-decision = Tactical decision
unit-action-decision-help = A fog of war card goes from your hand back to the stock, and you draw another card.
unit-action-wire = Lay a line
unit-action-wire-help = A field telephone token goes to a free signal post; lines to all four give a fourth card action next turn.
unit-action-artillery = Ready the artillery
unit-action-artillery-help = An artillery token goes to a free battery; a forward observer in the House can then call its fire.
unit-action-load = Load
unit-action-load-help = Up to three tokens go from the staging area to the boats, one on each.
unit-action-deliver = Deliver
unit-action-deliver-help = Any number of boats bring their tokens to the House; ammunition becomes five suppression tokens.
unit-action-aa = Ready the guns
unit-action-aa-help = An anti-aircraft token goes to a free battery, to be fired at the next air raid.
card-kind-sniper = Sniper
card-kind-sniper-help = One counter on a fighting position of the colour rolled is shot at; a hit removes that counter.
card-kind-mortar = Mortar
card-kind-mortar-help = One fighting position of the colour rolled is suppressed: damage tokens, or a loss where there was one already.
card-kind-shelling = Shelling
card-kind-shelling-help = A gun fires at the walls of the colour rolled; a hit lowers the defence by one.
card-kind-stuka = Air raid
card-kind-stuka-help = Dive bombers strike the locations on the Volga; anti-aircraft tokens can thin them out.
card-kind-place = Advance
card-kind-place-help = A Wehrmacht counter enters an approach and pushes those before it towards the House.
card-kind-assault = Assault
card-kind-assault-help = All infantry on the approaches suppresses, then all armour shells the House, colour by colour.
card-kind-milk = Milk House
card-kind-milk-help = The last target of the storm group; it may also be stormed at the end of the game.
card-kind-supply = Supply check
card-kind-supply-help = Every five men need a food token, the unfed are lost; then the card becomes a target for the storm group.

# -- The guide of the first game --------------------------------------------------------------------------------------
guide-welcome-german = You command the Germans before Pavlov's House. Each turn, before the Soviet cards, you choose in secret which of your cards come and in which order. You win when a counter of yours reaches the House, when the army's command post is bombed twice, when the House has no defenders left, or on points. Whatever can be clicked now is highlighted, and anything that cannot be done will tell you why.
guide-welcome-command = { guide-welcome-soviet }
guide-welcome-garrison = { guide-welcome-soviet }
guide-welcome-soviet = Welcome to 9 January Square. With the staff of the 62nd Army behind you and a handful of guardsmen in one House, you must hold out until the Wehrmacht deck runs out. Whatever can be clicked now is highlighted, and anything that cannot be done will tell you why. Do not let a German counter reach the House, do not let the army's command post be bombed twice, and never leave the House empty.
guide-planning = You lead the Wehrmacht and plan this turn in secret. Click three of your four cards in the order in which they are to be revealed, then one tactics card to support them. Placing troops before an assault makes the assault stronger; supply checks and storm group cards cannot be kept back.
guide-cards = Four cards are in your hand, and you may use three of them, each for one of its two units. Click a card, then an action: bring supplies to the staging area, load the boats, deliver to the House, call up men, make guns ready. Think of the way from the stock to the House as a chain, and keep food for the next supply check. When nothing useful is left, end the phase.
guide-wehrmacht = Now the Wehrmacht plays three cards, one after the other; read the log and watch the dice. You decide only where you have a choice: how many suppression tokens to spend against infantry, whether anti-aircraft guns fire, whether first aid saves a man. Tokens that you keep will serve you later, so spend them where the House is in danger.
guide-moves = Move up to three men: click a man, then the fighting position he goes to. A man sees only the approaches of his position's colour, so cover every colour that is threatened. Two men with the same symbol and their weapon may share a position and fire as a crew. Damaged and exhausted men may move too, but they cannot be replaced.
guide-actions = Three actions: click a man, then an action. A man can attack infantry in sight, lay suppression tokens against the next to come, or recover; some can give orders, direct artillery or serve a weapon with a comrade, which costs two actions. Nearly every action exhausts, so keep some men fresh, and let the commanders get the others back on their feet.
guide-final = The Wehrmacht deck has run out: the House has held. If the red approaches are free you may send a storm group against the Milk House for its points. But every man who goes may be lost, and each man in the House is worth a point, so count your dice first.

# -- Before the roll ---------------------------------------------------------------------------------------------------
attack-odds = { $percent } % to hit ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $target } or more)

# What a machine player was up to, told after its turn.
intent-supplies = Supplies first: what crosses the Volga feeds the house.
intent-guns = Guns and flak first.
intent-recruits = Reinforcements first.
intent-repairs = Repairs on the Volga first.
intent-works = Works and mines first.
intent-storm = A sortie first.
intent-command = Wire and orders first.
intent-soldiers = The soldiers fire where most is to be gained.
sortie-odds = { $percent } % to take it ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $target } or more in all); each of them is wounded with { $wounded } %
aa-odds = { $dice ->
    [0] no fire: all { $aircraft } aircraft bomb
   *[other] { $percent } % to bring down at least one, { $all } % to bring down all { $aircraft } ({ $dice } dice, { $target } or more)
}
suppression-odds = { $dice ->
    [0] lets it through
   *[other] { $percent } % to stop it ({ $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $target } or more)
}
artillery-odds = { $otherId ->
    [none] { $percent } % to destroy { $type } ({ $dice } dice, { $target } or more)
   *[other] { $percent } % to destroy { $type } ({ $target } or more), { $second } % { $other } ({ $above } or more), { $dice } dice each
}
