# The games in the lobby.

ui-shop = Choose a game
ui-shop-first = Your first game
ui-shop-choose = Scenarios and options
ui-shop-minutes = First game: { $minutes } min
ui-shop-learn = Learn it in { $minutes } minutes
ui-shop-complexity = Complexity { $n } of { $most }
ui-players = Players
ui-others-moved = Others have moved

shop-pavlov-about = Autumn 1942: a handful of soldiers holds one house in Stalingrad while the city burns around it. Feed and arm them from across the Volga, and throw back every assault from the square.
shop-pavlov-sides = You play the Soviet side alone against the deck of the Wehrmacht, share it with a friend, or let a second player lead the Germans.
shop-pavlov-first = Solitaire at the base level, alone against the deck.
shop-ava-about = June 1941: three army groups break into the Soviet Union. Headquarters are drawn from a cup, one at a time, and only the units they command move and fight.
shop-ava-sides = Axis: attack, and beware of outrunning your supply. Soviets: give ground, keep the railways, strike back when the tanks run dry.
shop-ava-first = Leningrad, nine turns on one map: you lead the Axis against the machine.
shop-h44-about = September 1944: three airborne divisions drop on the bridges of Holland, and one road leads to them. Will the tanks reach Arnhem before the Germans close it?
shop-h44-sides = Allies: land, take bridges, hurry; the better side to learn with. Germans: blow bridges, block the road, counter-attack where the corridor is thin.
shop-h44-first = The road to Arnhem, eleven turns: you lead the Allies against the machine.
shop-s42-about = Summer 1942: the German armies race for the Don, the Volga and the Caucasus. Winter brings the answer, from hidden Soviet reserves.
shop-s42-sides = Axis: break through, encircle, mind the clock. Soviets: trade space for time and choose the hour of your reserves; easier to hold than to win with.
shop-s42-first = Fall Blau, eight turns on the northern map: you lead the Axis against the machine.
shop-coh-about = Kursk, July 1943: squads, guns and tanks fight for farms, fields and ravines. Every action costs points, and the enemy answers between your moves.
shop-coh-sides = Germans: better training, usually the attack. Soviets: numbers, guns and prepared ground.
shop-coh-first = Corn Rows, five rounds with infantry alone: you lead the Germans against the machine.

ui-seat-anyone = Anyone (open challenge)
ui-seat-invite = A player of this server
ui-seat-invited = invited: { $name }
ui-invite-name = Name of the player
ui-challenge-note = Pace and level
ui-challenge-note-hint = A turn a day, beginners welcome
ui-challenges = Open challenges
ui-join = Play as { $seat }
ui-decline = Decline
ui-invitation = Invitation
