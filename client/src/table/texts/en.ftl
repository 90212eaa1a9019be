## Ending a game, changing places
ui-ending = Resign, draw, seats
ui-resign = Resign
ui-resign-help = You lose the game, and it ends at once. It can be undone only with everyone's consent.
ui-resign-side-help = Your side loses the game as soon as everyone who plays it agrees.
ui-resign-sure = Resign this game as { $seat }?
ui-resign-yes = Yes, resign
ui-resign-asked = { $seat } wants to resign for your side. Do you agree?
ui-resign-waiting = You want to resign. Waiting for: { $seats }.
ui-draw-offer = Offer a draw
ui-draw-help = The game ends in a draw if every player agrees.
ui-draw-none = A draw is agreed between people, and the machine plays the other side.
ui-draw-asked = { $seat } offers a draw. Do you agree?
ui-draw-waiting = You offered a draw. Waiting for: { $seats }.
ui-stand-ins = Who plays
ui-stand-in-level = Machine player
ui-hand-over-seat = Let the machine play: { $seat }
ui-hand-over-seat-help = You can take the seat back at any time.
ui-take-back = Play yourself again: { $seat }
ui-take-back-asks = The other players let the machine have your seat: they are asked for consent.
ui-replace = Let the machine take over: { $seat }
ui-replace-help = For a player who never came, or has been away for a day. All others must agree, and agree again if that player wants to come back.
ui-machine-asked = { $by } wants the machine to play { $seat }. Do you agree?
ui-machine-waiting = You asked for the machine to take over a seat. Waiting for: { $seats }.
ui-return-asked = The player of { $seat } wants the seat back. Do you agree?
ui-return-waiting = You asked for your seat back. Waiting for: { $seats }.
ui-machine-for-you = The machine ({ $player }) plays { $seat } for you.
ui-seat-stand-in = machine ({ $player }) in place of the player

## Standing orders
ui-orders = Standing orders
ui-orders-help = Questions that come up out of your own turn can be answered in advance. The server gives your answer at once, whether you are here or not; only you see your orders, in this window and in your log. Where an order leaves a choice open you are asked.
ui-order-only-answer = Any question with a single answer
ui-order-from-now = From now on:
ui-order-ask = ask me
ui-order-never = never
ui-order-always = always
ui-order-chance = with a chance of at least { $percent } %
