# The client's own texts.

## Everywhere
ui-tagline = Board wargames with every rule enforced
ui-disclaimer = An unofficial companion for owners of the printed games. It contains no publisher's art or text.
ui-close = Close
ui-cancel = Cancel
ui-yes = yes
ui-no = no
ui-search = Search
ui-loading = Setting up the table…
ui-offline = The server is not responding. Retrying…
ui-bad-answer = The server sent an unexpected answer ({ $status }).
ui-copied = Copied.
ui-copy = Copy
ui-copy-failed = This browser does not allow copying here.

## Settings
ui-settings = Settings
ui-language = Language
ui-language-failed = This language could not be loaded: the server is not responding.
ui-theme = Theme
ui-theme-auto = Match system
ui-theme-light = Daylight
ui-theme-dark = Lamplight
ui-motion = Animation
ui-motion-auto = Match system
ui-motion-full = Full
ui-motion-reduced = Reduced
ui-sound = Sounds
ui-sound-help = Counters on the map, dice, your turn, a refusal.
ui-guide = First-game guide
ui-guide-help = A card explains each kind of decision the first time you meet it.
ui-guide-reset = Show all guide cards again
ui-guide-reset-done = The guide will start over.
ui-guide-on = Guide on.
ui-guide-off = Guide off. Press G or use the settings to turn it back on.
ui-guide-title = Guide
ui-guide-stop = Turn the guide off
ui-got-it = Got it
ui-report = Turn report
ui-report-help = When your turn comes, a card sums up what happened since your last one: enemy cards, dice and losses.
ui-playback = Playback
ui-playback-help = When others have moved, their moves are played back one by one: an arrow for each, a card for each attack. Any key or click ends it.
ui-patterns = Patterns over the map
ui-patterns-help = Zones, reach, supply and so on differ in hatching and dashes, not only in colour. Counters and flags of the two sides always differ in shape.
ui-autoplay = Play automatically when there is only one option
ui-autoplay-help = You can still undo such a step if no dice were rolled.

## Lobby
ui-new-game = New game
ui-game = Game
ui-scenario = Scenario
ui-level = Level
ui-options = Options
ui-seats = Seats
ui-seat-here = player at this device
ui-seat-open = player by invitation link
ui-seat-ai = machine: { $player }
ui-seat-free = seat open
ui-seat-taken = seat taken
ui-seat-twice = Your seat ({ $seat }) is open in another window or browser too. If that is not you, someone else can see your cards.
ui-more-options = Name and seed
ui-game-name = Game name
ui-game-name-hint = optional
ui-games-pages = Pages of games
ui-page-newer = Newer
ui-page = Page { $page } of { $pages }
ui-page-older = Older
ui-listed = List it in the lobby
ui-listed-help = Otherwise only those with a link find it.
ui-contributors = Mixed in before the first action, in this order: { $seats }.
ui-seed = Dice seed
ui-seed-hint = hexadecimal; leave empty for a random seed
ui-start = Start game
ui-games = Games on this server
ui-games-others = Other players' games
ui-games-over = Finished games ({ $count })
ui-games-examples = Examples you tried ({ $count })
ui-no-games = You have no games in progress. Start one, or import a saved game.
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
ui-spectator = Spectator
ui-continue = Continue
ui-view = View
ui-watch = Watch
ui-links = Invite
ui-links-title = Invitation links
ui-links-help = The first person to open a link takes that seat; after that the link works for no one else. Send each link to one person only.
ui-links-own = Your seat on another device
ui-links-own-help = Keep this link private: anyone with it can see your cards and play as you.
ui-to-table = Go to the table
ui-export = Export game
ui-import = Import game
ui-delete = Delete
ui-delete-title = Delete this game?
ui-delete-text = “{ $name }” will be deleted. If others play in it, it stays until they have deleted it too.
ui-deleted-for-you = Deleted for you. The game stays until the other players have deleted it too; open it again to keep it.
ui-seat-left = deleted it
ui-delete-all = Delete all
ui-delete-examples-title = Delete these examples?
ui-delete-examples-text = { $count ->
    [one] { $count } example will be deleted.
   *[other] { $count } examples will be deleted.
} You can start them again from the rules at any time.

## Closed tables
ui-to-lobby = Lobby
ui-no-board = This page cannot show that game yet.
ui-part-missing = A part of this page could not be loaded. Reload the page.
ui-closed-protocol = This page and the server are different versions. Reload the page.
ui-closed-key = This link does not open this game.
ui-closed-taken = This seat is taken: its link was opened first in another browser. Ask the player in that seat for their link.
ui-closed-unknown = This server has no such game.
ui-closed-deleted = This game has been deleted.
ui-hand-over = Pass the device to: { $seat }
ui-hand-over-help = The other side's secret choices stay covered until then.
ui-hand-over-ready = I am { $seat }: show the table
ui-hand-over-open = I play every side: never cover the table
ui-hand-over-open-help = The table stays visible between the turns of the seats on this device.

## The table
ui-board = Board
ui-panels = Panels
ui-prompt = Decision
ui-prompt-unfold = Show the whole question
ui-prompt-fold = Show one line only
ui-answers = Options
ui-your-turn = Your turn
ui-you-decide = You: { $seat }
ui-waiting-for = Waiting for: { $seat }.
ui-machine-thinks = The machine is thinking: at most { $seconds } s a turn.
ui-hurry = Hurry it
ui-hint = Hint
ui-hint-help = What would the best machine player do here?
ui-hint-thinking = The machine is thinking of a hint.
ui-hint-title = What “hard” would do
ui-hint-no-plan = It follows rules of thumb here; there is nothing to plan.
ui-hint-play = Do it
ui-hint-show = Show it
ui-plans-weighed = Plans weighed: { $count }
ui-plan-chance = { $percent } %
ui-let-play-help = Let the machine play for you
ui-let-play-phase = Finish this phase for me
ui-let-play-turn = Finish my turn for me
ui-plays-for-you = The machine is playing for you.
ui-stop-playing = Stop it
ui-pick-on-board = Pick a highlighted piece or place on the board.
ui-or-pick = or pick something highlighted
ui-all-choices = All { $count } options
ui-more-choices = +{ $count } more
ui-unused = Not used yet: { $count }. Press Space again to end anyway.
ui-unused-answers = { $count ->
    [one] One thing could still be done here, and dice follow. Press Space again to go on without it.
   *[other] { $count } things could still be done here, and dice follow. Press Space again to go on without them.
}
ui-not-connected = Not connected: nothing was sent.
ui-pending = Sending…
ui-link-connecting = Connecting…
ui-link-waiting = Connection lost. Reconnecting…
ui-result-win = victory
ui-result-draw = draw
ui-result-loss = defeat
ui-score = Score: { $score }
ui-tab-board = Board
ui-tab-log = Log
ui-tab-rules = Rules
ui-tab-chat = Chat
ui-chosen = Selected: { $id }. Esc to cancel.
ui-nothing-to-do = Nothing can be done with it now.
ui-not-now = Not possible now: { $id }
ui-refused = That is not allowed
ui-about = About { $id }
ui-more-refused = and { $count } more
ui-open-rule = Open rule { $rule }
ui-what-happened = What happened here
ui-report-title = What happened
ui-report-fold = Show the board
ui-report-close = Continue
ui-help = Help and shortcuts
ui-info = About this game

## Undo
ui-undo = Undo
ui-undo-ask = Request undo
ui-undo-help = Undo your last step (U)
ui-undo-ask-help = Since then dice were rolled, something was revealed or another player acted: undoing it needs everyone's consent.
ui-undo-ask-text = Since your last step dice were rolled, something was revealed or another player acted. If every player agrees, { $count ->
    [one] one step
   *[other] { $count } steps
} will be undone. The log will show it.
ui-undo-alone-text = Since your last step dice were rolled or something was revealed. You may still undo { $count ->
    [one] one step
   *[other] { $count } steps
}; the log will show it, and the same dice will come up again.
ui-undo-asked = Undo requested: { $seat }
ui-undo-asked-text = Request to undo { $count ->
    [one] one step
   *[other] { $count } steps
}, back to step { $ply }. Requested by: { $seat }.
ui-undo-see = Show that position
ui-undo-waiting = You requested an undo. Waiting for: { $seats }.
ui-undo-withdraw = Withdraw
ui-agree = Agree
ui-refuse = Decline

## Editing the position
ui-edit = Edit the position by agreement
ui-edit-mode = Editing the position: { $count ->
    [0] no changes yet
    [one] { $count } change
   *[other] { $count } changes
}
ui-edit-propose = Propose
ui-edit-discard = Discard
ui-edit-asked = { $seat } proposes to edit the position ({ $count ->
    [one] { $count } change
   *[other] { $count } changes
}):
ui-edit-waiting = You proposed changes. Waiting for: { $seats }.
ui-edit-change = { $piece }: { $what }
ui-edit-at = to { $place }
ui-edit-value = { $name } = { $value }

## History
ui-history = History
ui-first = To the start
ui-previous = One step back
ui-next = One step forward
ui-now = Now
ui-ply = { $ply } / { $now }
ui-jump = Jump to turn
ui-looking = You are viewing step { $ply } of { $now }.
ui-look-at = View the position at step { $ply }
ui-copy-moment = Copy a link to this position
ui-playback-play = Play back
ui-playback-pause = Pause
ui-playback-next = Next move
ui-playback-previous = Previous move
ui-playback-pace = Speed
ui-playback-pace-now = Speed: { $pace }×
ui-playback-skip = Skip to now
ui-playback-waiting = The next move is not made yet.
ui-playback-attack = Attack on { $place }
ui-playback-attackers = Attackers
ui-playback-defenders = Defenders
ui-playback-column = column { $column }
ui-told-hit = Hit
ui-told-miss = Miss
ui-told-loss = Step lost
ui-told-out = Eliminated
ui-told-retreat = Retreat

## Log, dice, rules, chat
ui-log-search = Search the log
ui-log-dice = Dice only
ui-log-empty = Nothing has happened yet.
ui-log-none = No log entry matches.
ui-log-newest = Jump to latest
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
ui-modifier-target = to the target number
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
    [one] unit not counted
   *[other] units not counted
}
ui-rules-search = Search the rules
ui-rules-none = No rule contains all these words.
ui-rules-contents = Contents
ui-try-example = Try the example:
ui-chat-empty = No messages yet.
ui-chat-mute = Mute { $seat }
ui-chat-muted = Muted here: { $seat }
ui-chat-unmute = Unmute
ui-chat-report = Report to the host
ui-chat-reported = Reported: the host of this server can read the line.
ui-chat-hint = Message the table
ui-say = Send

## About this game
ui-copy-link = Copy link
ui-copy-watch = Copy spectator link
ui-commitment = Sealed seed
ui-commitment-help = The dice follow a seed fixed before play; this is its hash. The exported game contains the seed, so anyone can check every roll. You can export when the game is over; during play, only until someone has taken a seat by link.
ui-commitment-known = The seed is known: someone chose it, or imported or exported this game, and may know the rolls to come.

## Help
ui-help-glow = Anything highlighted can be picked. A single option is played at once; several options, and all cards, open a menu.
ui-help-why = Pick anything else to see why it is not possible now, with the rule; the obstacle is marked.
ui-help-log = Click a name in the log or in a sentence to find the piece on the board; § opens the rule.
ui-help-history = The bar at the bottom steps through the whole game, even during play; so does a step number in the log.
ui-help-undo = You can undo freely until dice are rolled or something hidden is revealed; beyond that, everyone must agree.
ui-keys = Shortcuts
ui-key-number = the numbered option, or that line of the open menu
ui-key-primary = finish this decision
ui-key-back = close what is open, or deselect
ui-key-undo = undo, or request an undo
ui-key-list = list all options
ui-key-step = one step back or forward
ui-key-ends = start of the game, or now
ui-key-playback = Play the last turn back; pause a playback
ui-key-log = log
ui-key-rules = rules
ui-key-board = board (on small screens)
ui-key-guide = guide on or off
ui-key-hint = a hint from the machine, where no other people play
ui-key-help = this page

## Levels and machine players, where a game has no name of its own for them
level-base = Base game
player-random = random
player-easy = easy
player-normal = normal
player-hard = hard
# What games saved by older versions call it.
player-competent = normal
player-random-help = Random: any legal action. It takes no time at all.
player-easy-help = Easy: decides by rules of thumb and overlooks things. At most 1 second a turn.
player-normal-help = Normal: decides by rules of thumb, without looking ahead. At most 5 seconds a turn.
player-hard-help = Hard: plays several plans out on its own table before it chooses one. At most 30 seconds a turn.

# The hex board.
hexes-map = Map
hexes-list = What can be picked on the map
hexes-minimap = Overview map
hexes-zoom-in = Zoom in
hexes-zoom-out = Zoom out
hexes-whole = Whole map
hexes-cursor = Hex cursor: arrows move it, Page Up and Page Down go through the counters, Enter picks
hexes-can-pick = can be picked
hexes-in-zone = in the zone of control of: { $side }
hexes-empty = no units

# What-if boards
ui-try = Try from here
ui-try-help = Open a what-if board from this moment: play both sides, choose the dice, take back freely. The other players see nothing of it.
ui-branches = What-if boards
ui-branch-game = The game
ui-branch = What-if board
ui-branch-from = From step { $ply } of the game
ui-branch-name = Name of this board
ui-branch-dice = Dice
ui-branch-dice-rolled = Rolled
ui-branch-dice-rolled-help = A fresh roll; after a take-back it rolls anew
ui-branch-dice-average = Average
ui-branch-dice-average-help = The most likely result of each roll
ui-branch-dice-chosen = Chosen
ui-branch-dice-chosen-help = Name the faces of the next rolls
ui-branch-faces = Faces of the next roll
ui-branch-face = Next die: { $face }
ui-branch-next = next: { $faces }
ui-branch-next-none = click the faces of the next roll
ui-branch-faces-clear = Clear the faces
ui-branch-me = You
ui-branch-send = Send as plan
ui-branch-delete = Delete this board
ui-branch-leave = Back to the game
ui-plan = Plan
ui-plan-step = step { $step } of { $total }
ui-plan-do = Do it
ui-plan-waiting = waiting for the other side
ui-plan-differs = the game has gone another way than the plan
ui-plan-done = every step is done
ui-plan-drop = Drop the plan
