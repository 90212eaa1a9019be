# Clocks: setting them, reading them, what to do when time is out.

ui-on-time-asked = { $by } wants to claim the win: { $seat } is out of time. Do you agree?
ui-on-time-waiting = You claim the win on time. Waiting for: { $seats }.
ui-more-time-asked = { $by } wants to give { $seat } more time. Do you agree?
ui-more-time-waiting = You want to give more time. Waiting for: { $seats }.
ui-pause-asked = { $by } asks to pause the clocks. Do you agree?
ui-pause-waiting = You asked to pause the clocks. Waiting for: { $seats }.
ui-resume-asked = { $by } asks to resume the clocks. Do you agree?
ui-resume-waiting = You asked to resume the clocks. Waiting for: { $seats }.

clock-title = Clocks
clock-pace = Time
clock-pace-none = No clocks
clock-kind-live = Live
clock-kind-days = By correspondence
clock-pace-live = { $bank }{ $rise ->
    [1] {" "}+ { $increment } each game turn
   *[other] {""}
}{ $wait ->
    [1] , { $delay } delay
   *[other] {""}
}
clock-pace-days = { $delay } per turn{ $reserve ->
    [1] , and { $bank } in reserve
   *[other] {""}
}
clock-help-live = Your clock runs while the game waits for you. Each time it does, the delay runs first and is free: quick reactions cost nothing.
clock-help-days = The days start anew each time it is your turn; after them your reserve runs down. Each player has 14 days of vacation.
clock-paused = clocks paused
clock-runs = { $seat }: the clock is running.
clock-stands = { $seat }: the clock is stopped.
clock-away = { $seat } is on vacation.
clock-away-short = vacation
clock-out = { $seat } is out of time.
clock-out-short = out of time
clock-late = { $seat } is out of time.
clock-late-help = The game goes on until you decide.
clock-own-late = Your time is out. The other side may claim the win, but the game goes on until it does.
clock-claim = Claim the win
clock-machine = Let the machine play on
clock-give = Give { $time }
clock-give-to = Give { $seat } { $time }
clock-wait = Wait
clock-pause = Ask to pause the clocks
clock-resume = Ask to resume the clocks
clock-pause-help = All players must agree. You can play on while the clocks are paused.
clock-vacation = Go on vacation
clock-vacation-end = Come back from vacation
clock-vacation-help = Your clock in this game is stopped meanwhile. Left: { $time }. Your next action ends it.
clock-ending = Resign, draw, clocks, seats
clock-vacation-all = Vacation
clock-vacation-all-help = In all your games by correspondence at once. Each game has its own fourteen days.
clock-vacation-all-done = { $count ->
    [one] Your clock is stopped in one game.
   *[other] Your clock is stopped in { $count } games.
}
clock-vacation-all-ended = { $count ->
    [one] Your clock runs again in one game.
   *[other] Your clock runs again in { $count } games.
}
