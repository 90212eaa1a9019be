# The board of Pavlov's House.
pavlov-ui-panel-house = Pavlov's House
pavlov-ui-panel-square = 9 January Square
pavlov-ui-panel-volga = The Volga
pavlov-ui-tab-house = House
pavlov-ui-tab-square = Square
pavlov-ui-tab-volga = Volga
pavlov-ui-tab-cards = Cards
pavlov-ui-tab-box = Stock
pavlov-ui-panels = Board panels
pavlov-ui-zoom = Enlarge: { $panel }
pavlov-ui-close = Close
pavlov-ui-the-house = Pavlov's House
pavlov-ui-city-bank = Stalingrad
pavlov-ui-river = Volga
pavlov-ui-east-bank = East bank

pavlov-ui-turn = Turn
pavlov-ui-phases = Turn phases
pavlov-ui-phase-planning = German planning
pavlov-ui-phase-cards = Soviet cards
pavlov-ui-phase-wehrmacht = Wehrmacht cards
pavlov-ui-phase-moves = Moves
pavlov-ui-phase-actions = Actions
pavlov-ui-phase-final = Final sortie
pavlov-ui-phase-over = Game over
pavlov-ui-score = Score
pavlov-ui-score-help = The score if the game ended now

pavlov-ui-letter-green = Grn
pavlov-ui-letter-red = Red
pavlov-ui-letter-purple = Pur
pavlov-ui-suppression = fire
pavlov-ui-defence = defence
pavlov-ui-radio = radio
pavlov-ui-battalion = 3rd Bn 42nd Gds
pavlov-ui-support = Operational support
pavlov-ui-no-card = no card
pavlov-ui-vp-short = { $vp } VP
pavlov-ui-deck = in the deck: { $count }

pavlov-ui-hand = Soviet hand
pavlov-ui-hidden-hand = Soviet hand: { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
}
pavlov-ui-no-hand = No Soviet cards in hand now
pavlov-ui-used = used
pavlov-ui-fog = No effect: it only clogs the hand.
pavlov-ui-wehrmacht = Wehrmacht
pavlov-ui-no-wehrmacht = No Wehrmacht card has been revealed yet
pavlov-ui-planned = planned
pavlov-ui-deck-soviet = Soviet deck
pavlov-ui-discard = discard
pavlov-ui-deck-wehrmacht = Wehrmacht deck
pavlov-ui-deck-tactics = tactics
pavlov-ui-fog-stock = fog in the stock
pavlov-ui-reinforcements = Soldiers and weapons in the stock
pavlov-ui-call-up = Soldiers in the stock: { $men }
pavlov-ui-fallen = Fallen:
pavlov-ui-supply-check = Supply check

pavlov-ui-acts-hq62 = Recover · resupply · storm group{ $support ->
    [0] { "" }
   *[other] { " · " }operational support
}
pavlov-ui-acts-grd13 = Recover · send reinforcements
pavlov-ui-acts-sap8 = Fortify · lay a mine
pavlov-ui-acts-sig139 = Recover · tactical decision · lay wire
pavlov-ui-acts-art32 = Recover · ready the guns
pavlov-ui-acts-volga = Recover · load supplies · deliver supplies
pavlov-ui-acts-aa267 = Recover · ready anti-aircraft guns
pavlov-ui-acts-aa1083 = Recover · ready anti-aircraft guns

pavlov-ui-category-sniper = Fire at defenders
pavlov-ui-category-mortar = Suppress defenders
pavlov-ui-category-shelling = Shell the building
pavlov-ui-category-stuka = Bomb Stalingrad
pavlov-ui-category-place = Place a counter
pavlov-ui-category-assault = Assault
pavlov-ui-category-milk = Storm group
pavlov-ui-category-supply = Special card
pavlov-ui-effect-sniper = { $dice } dice against one position: a hit is a casualty.
pavlov-ui-effect-mortar = { $dice } dice against one position: a hit damages every counter there.
pavlov-ui-effect-shelling = { $dice } dice against one colour: one or more hits lower its defence by 1.
pavlov-ui-effect-stuka = Each aircraft that gets through bombs the location given by the sum of three dice.
pavlov-ui-effect-place = A die picks the approach; counters already there are pushed forward.
pavlov-ui-effect-assault = Colour by colour, infantry suppresses and armour shells the house.
pavlov-ui-effect-milk = Goes to the storm group area: the target of the final sortie.
pavlov-ui-effect-supply = Costs one food token per five soldiers; then it becomes a storm group card.

pavlov-ui-kind-man = Soviet counter
pavlov-ui-kind-weapon = Weapon
pavlov-ui-kind-position = Fighting position
pavlov-ui-kind-space = Approach space
pavlov-ui-kind-mine = Sapper spot
pavlov-ui-kind-track = Approach
pavlov-ui-kind-location = Location
pavlov-ui-kind-suppression = Suppression area
pavlov-ui-kind-defence = Defence track
pavlov-ui-kind-area = Area
pavlov-ui-kind-token = Token
pavlov-ui-kind-wehrmacht = Wehrmacht counter
pavlov-ui-kind-soviet-card = Soviet card
pavlov-ui-kind-fog-card = Fog of war
pavlov-ui-kind-wehrmacht-card = Wehrmacht card
pavlov-ui-kind-storm-card = Storm group card
pavlov-ui-kind-support-card = Operational support
pavlov-ui-kind-tactics-card = Tactics card

pavlov-ui-at = Where: { $place }
pavlov-ui-values = Attack { $attack }, suppression { $suppress }
pavlov-ui-infantry-values = infantry, suppression { $strength }, defence { $defence }
pavlov-ui-armour-values = armour, attack { $strength }, defence { $defence }
pavlov-ui-cost = Cost { $cost }
pavlov-ui-exhausted = exhausted
pavlov-ui-damaged = damaged
pavlov-ui-mark-action = has acted
pavlov-ui-mark-order = has an order
pavlov-ui-colour = Colour: { $colour }
pavlov-ui-defence-of = Defence, { $colour }: { $defence }
pavlov-ui-defence-track = Defence track, { $colour }
pavlov-ui-defence-now = Defence { $defence }
pavlov-ui-radio-here = The radio is here
pavlov-ui-no-men = No one here
pavlov-ui-empty = Empty
pavlov-ui-mined = Mined
pavlov-ui-mine-spot = A mine can be laid here
pavlov-ui-mine-free = No mine
pavlov-ui-location-damaged = Damaged
pavlov-ui-location-token = On it: { $token }
pavlov-ui-location-takes = Takes: { $tokens }
pavlov-ui-fire = Suppression tokens: { $count }
pavlov-ui-men = Soldiers: { $count }
pavlov-ui-pile = { $token }: { $count }
pavlov-ui-in-stock = In the stock: { $count } of { $limit }
pavlov-ui-in-supply = In the supply area: { $count }
pavlov-ui-in-staging = In the staging area: { $count }
pavlov-ui-storm-defence = Defence { $defence }
pavlov-ui-clear = Undamaged: { $units }
pavlov-ui-vp = Victory points: { $vp }
pavlov-ui-crew = Here with { $letter }: { $men }
pavlov-ui-no-crew = No soldier here has { $letter }
pavlov-ui-goes-with = Moves with a soldier of its symbol, { $letter }
pavlov-ui-can-pick = Selectable

# At the place where it happened
ui-told-counter-lost = Lost
ui-told-target-destroyed = Destroyed
ui-told-mine-kills = Destroyed
ui-told-token-bombed = Token lost
ui-told-counter-damaged = Suppressed
ui-told-location-damaged = Damaged
ui-told-defence-lowered = Defence { $defence }
