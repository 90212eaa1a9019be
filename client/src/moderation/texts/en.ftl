# The moderators' page.

players-lobby = Lobby
moderation-title = Moderation
moderation-reports = Reported lines of chat
moderation-no-reports = No line was reported.
moderation-guest = A guest
moderation-game = the game
moderation-act = Ban or mute…
moderation-close = Close
moderation-closed = closed
moderation-impose = Ban or mute a player
moderation-kind = What
moderation-mute = Mute: may not write in chat
moderation-ban = Ban: may not sign in, play or write
moderation-days = For how long
moderation-forever = for good
moderation-span = { $days ->
    [one] one day
   *[other] { $days } days
}
moderation-reason = Reason
moderation-reason-help = The player is told, and it is written to the log.
moderation-confirm = Impose
moderation-sanctioned = Banned and muted now
moderation-none = No player is banned or muted.
moderation-ban-until = { $forever ->
    [1] Banned for good
   *[0] Banned until { $until }
}
moderation-mute-until = { $forever ->
    [1] Muted for good
   *[0] Muted until { $until }
}
moderation-lift = Lift
moderation-audit = Log
moderation-more = Earlier
moderation-host = the host
moderation-deleted = (deleted)
moderation-until = until { $date }
moderation-act-role = changed the role of
moderation-act-ban = banned
moderation-act-unban = lifted the ban of
moderation-act-mute = muted
moderation-act-unmute = lifted the mute of
moderation-act-close = closed a report about
