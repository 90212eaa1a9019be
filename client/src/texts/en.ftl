# The client's own texts.

## Everywhere
ui-tagline = Board wargames with every rule enforced
ui-disclaimer = An unofficial companion for owners of the printed games. It contains no publisher's art or text.
ui-close = Close
ui-cancel = Cancel
ui-yes = yes
ui-no = no
ui-search = Search
ui-loading = Laying out the table…
ui-offline = The server does not answer. Trying again.
ui-bad-answer = The server gave an answer that makes no sense ({ $status }).
ui-copied = Copied.
ui-copy = Copy
ui-copy-failed = The browser does not allow copying here.

## Settings
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Daylight
ui-theme-dark = Lamplight
ui-motion = Animation
ui-motion-auto = As the system
ui-motion-full = Full
ui-motion-reduced = Reduced
ui-guide = First-game guide
ui-guide-help = A card explains each kind of decision when it first comes.
ui-guide-reset = Show all cards of the guide again
ui-guide-reset-done = The guide starts anew.
ui-guide-on = The guide is on.
ui-guide-off = The guide is off. G or the settings bring it back.
ui-guide-title = Guide
ui-guide-stop = No more guide
ui-got-it = Got it
ui-report = Report what happened
ui-report-help = When it is your turn again, a card tells what happened since: the enemy's cards, dice and losses.
ui-autoplay = Answer automatically where there is only one answer
ui-autoplay-help = Such a step can still be taken back, if no die was rolled.

## Lobby
ui-new-game = New game
ui-game = Game
ui-scenario = Scenario
ui-level = Level
ui-options = Options
ui-seats = Seats
ui-seat-here = a person, here
ui-seat-open = a person, by a link
ui-seat-ai = the machine: { $player }
ui-seat-free = seat is free
ui-seat-taken = seat is taken
ui-seat-twice = Your seat ({ $seat }) is open in another window or browser too. If that is not you, somebody sees your cards.
ui-more-options = Name and seed
ui-game-name = Name of the game
ui-game-name-hint = optional
ui-seed = Seed of the dice
ui-seed-hint = hexadecimal; empty: by chance
ui-start = Begin
ui-games = Games on this server
ui-games-others = Games of others
ui-games-over = Finished games ({ $count })
ui-games-examples = Examples tried ({ $count })
ui-no-games = You have no game running. Begin one, or bring a journal.
ui-example = worked example
ui-turn = turn { $turn }
ui-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
ui-over = Game over
ui-online = at the table
ui-away = away
ui-machine = machine player
ui-onlooker = Onlooker
ui-continue = Continue
ui-view = Look at it
ui-watch = Watch
ui-links = Links
ui-links-title = Links to the open seats
ui-links-help = Whoever opens a link first plays that seat; after that it opens for nobody else. Send each to one person only.
ui-links-own = Your own seat, on another device
ui-links-own-help = Keep this one to yourself: who has it sees your cards and plays for you.
ui-to-table = To the table
ui-export = Save the journal
ui-import = Bring a journal
ui-delete = Delete
ui-delete-title = Delete this game?
ui-delete-text = “{ $name }” and everything that happened in it will be gone for everybody.
ui-delete-all = Delete all
ui-delete-examples-title = Delete these examples?
ui-delete-examples-text = { $count ->
    [one] { $count } example that you tried will be gone.
   *[other] { $count } examples that you tried will be gone.
} The rule pane makes new ones at any time.

## Closed tables
ui-to-lobby = To the lobby
ui-no-board = This page cannot draw that game yet.
ui-closed-protocol = This page is of another version than the server. Load it again.
ui-closed-key = The key in this link does not open this game.
ui-closed-taken = This seat has been taken: another browser opened its link first. Ask the player who sits there for his link.
ui-closed-unknown = There is no such game on this server.
ui-closed-deleted = This game has been deleted.
ui-hand-over = Hand the device to: { $seat }
ui-hand-over-help = What the other side chose in secret stays covered until then.
ui-hand-over-ready = I am ready ({ $seat }): show the table
ui-hand-over-open = I play all sides here: cover nothing
ui-hand-over-open-help = Nothing is covered between the turns of the seats that are held here.

## The table
ui-board = Board
ui-panels = Panels
ui-prompt = What is to be decided
ui-answers = Possible answers
ui-your-turn = Your decision
ui-you-decide = You: { $seat }
ui-waiting-for = Waiting for: { $seat }.
ui-machine-thinks = The machine is thinking.
ui-pick-on-board = Pick something that glows on the board.
ui-or-pick = or pick something that glows
ui-all-choices = All { $count } answers
ui-more-choices = +{ $count } more
ui-unused = Still unused: { $count }. Press Space again to end.
ui-not-connected = Not connected: nothing was sent.
ui-pending = Sending
ui-link-connecting = Connecting…
ui-link-waiting = Connection lost. Trying again…
ui-result-win = victory
ui-result-draw = draw
ui-result-loss = defeat
ui-score = Score: { $score }
ui-tab-board = Board
ui-tab-log = Log
ui-tab-rules = Rules
ui-tab-chat = Talk
ui-chosen = Chosen: { $id }. Esc takes it back.
ui-nothing-to-do = Nothing can be done with it in this step.
ui-not-now = Not possible: { $id }
ui-refused = That is not allowed
ui-about = About { $id }
ui-more-refused = and { $count } more
ui-open-rule = Open paragraph { $rule }
ui-what-happened = What happened here
ui-report-title = What happened
ui-report-fold = See the board
ui-report-close = Go on
ui-help = Help and keys
ui-info = About this game

## Undo
ui-undo = Undo
ui-undo-ask = Ask to go back
ui-undo-help = Take back your last step (U)
ui-undo-ask-help = Dice were rolled, something was revealed or somebody else acted since: going back needs everybody's consent.
ui-undo-ask-text = Since your last step dice were rolled, something was revealed or somebody else acted. If every player agrees, { $count ->
    [one] one step
   *[other] { $count } steps
} will be taken back. The log will show it.
ui-undo-alone-text = Since your last step dice were rolled or something was revealed. You may still take back { $count ->
    [one] one step
   *[other] { $count } steps
}; the log will show it, and the dice will not fall differently.
ui-undo-asked = A request to go back: { $seat }
ui-undo-asked-text = A request to take back { $count ->
    [one] one step
   *[other] { $count } steps
}, to step { $ply }. Asked by: { $seat }.
ui-undo-see = Show me
ui-undo-waiting = You asked to go back. Waiting for: { $seats }.
ui-undo-withdraw = Withdraw
ui-agree = Agree
ui-refuse = Refuse

## Putting the table right
ui-edit = Put the table right by agreement
ui-edit-mode = Putting the table right: { $count ->
    [0] nothing changed yet
    [one] { $count } change
   *[other] { $count } changes
}
ui-edit-propose = Propose
ui-edit-discard = Discard
ui-edit-asked = { $seat } proposes to put the table right ({ $count ->
    [one] { $count } change
   *[other] { $count } changes
}):
ui-edit-waiting = You proposed changes. Waiting for: { $seats }.
ui-edit-change = { $piece }: { $what }
ui-edit-at = to { $place }
ui-edit-value = { $name } = { $value }

## History
ui-history = History
ui-first = To the beginning
ui-previous = One step back
ui-next = One step forward
ui-now = Now
ui-ply = { $ply } / { $now }
ui-jump = Jump to a turn
ui-looking = You are looking at step { $ply } of { $now }.
ui-look-at = See the table as it was at step { $ply }
ui-copy-moment = Copy a link to this moment

## Log, dice, rules, talk
ui-log-search = Search the log
ui-log-dice = Dice only
ui-log-empty = Nothing to tell yet.
ui-log-none = Nothing in the log fits.
ui-log-newest = To the newest
ui-roll = Dice: { $dice }
ui-roll-target = needs { $target }+
ui-roll-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}
ui-modifier-dice = { $count ->
    [one] die
   *[other] dice
}
ui-modifier-target = to the number needed
ui-modifier-total = to the total
ui-modifier-column = { $count ->
    [one] column
   *[other] columns
}
ui-modifier-halved = { $count ->
    [one] unit halved
   *[other] units halved
}
ui-modifier-nothing = { $count ->
    [one] unit without effect
   *[other] units without effect
}
ui-rules-search = Search the rules
ui-rules-none = No paragraph has all these words.
ui-rules-contents = Contents
ui-try-example = Try the example:
ui-example-try = Try this
ui-example-result = Then it should be so
ui-example-refused = is refused
ui-example-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
ui-example-nothing = Nothing has to be done: look at the board and the log, or play on. Layers, forecasts and cards show what the example is about.
ui-chat-empty = Nobody has said anything.
ui-chat-hint = Say something to the table
ui-say = Say

## About this game
ui-copy-link = Copy link
ui-copy-watch = Copy link for onlookers
ui-commitment = Sealed seed
ui-commitment-help = The dice follow a seed that was fixed before play; this is its hash. The journal names the seed, so that anybody can check every roll. It can be saved when the game is over; while it runs, only as long as nobody has taken a seat by a link.
ui-commitment-known = The seed is known: someone chose it, imported this game or exported it, and may know what is to come.

## Help
ui-help-glow = What glows can be picked. A single possibility is played at once; with several, and for cards, a menu opens.
ui-help-why = Pick anything else to read why it is not possible now, with the paragraph; what stands in the way is marked.
ui-help-log = Names in the log and in sentences show the piece on the board; § opens the rule.
ui-help-history = The bar below steps through the whole game while it runs; a number in the log does the same.
ui-help-undo = Steps can be taken back until dice are rolled or something hidden comes to light; beyond that, everybody must agree.
ui-keys = Keys
ui-key-number = the numbered answer, or the line of an open menu
ui-key-primary = the answer that finishes this decision
ui-key-back = close what is open, else put back the piece in hand
ui-key-undo = undo, or ask to go back
ui-key-list = all answers as a list
ui-key-step = one step back or forward in history
ui-key-ends = the beginning of the game, or now
ui-key-log = log
ui-key-rules = rules
ui-key-board = board (on small screens)
ui-key-guide = guide on or off
ui-key-help = this page

## Levels and machine players, where a game has no name of its own for them
level-base = Base game
player-random = plays at random
player-competent = plays to win

# The hex board.
hexes-map = Map
hexes-list = What can be picked on the map
hexes-minimap = Small map
hexes-zoom-in = Closer
hexes-zoom-out = Farther
hexes-whole = The whole map
