# How players are told that a table waits for them.

notice-title = Notices
notice-tab-turn = your turn
notice-tab-request = your answer
notice-tab-over = game over
notice-here = On this device
notice-browser = Browser notifications
notice-browser-help = While this page is open but out of sight: when it is your turn, when another player needs your consent, when the game ends.
notice-allow = Allow notifications
notice-denied = Notifications are blocked for this site. You can allow them in your browser's settings.
notice-missing = This browser shows notifications only over HTTPS, or not at all.

notice-away = While you are away
notice-away-help = When you are not at the table: one notice of this game, until you come back.
notice-webhook = Webhook
notice-webhook-kind = Kind
notice-webhook-discord = Discord
notice-webhook-slack = Slack, Mattermost
notice-webhook-json = JSON
notice-webhook-help = The address of a Discord or Slack webhook, or of a service of your own. It is never shown to other players.
notice-quiet = Quiet hours
notice-quiet-from = from
notice-quiet-to = to
notice-save = Save
notice-saved = Saved.
notice-try = Save and send a test
notice-test-sent = The test was sent.
notice-mail = E-mail
notice-mail-when = When
notice-mail-now = at once
notice-mail-daily = once a day
notice-mail-code = Code from the message
notice-mail-confirm = Confirm
notice-mail-confirmed = Confirmed: notices of this game come to your mailbox.
notice-mail-help = Confirmed. Every message has a link that ends all mail from this server.
notice-code-sent = Saved. A code was sent to your mailbox: type it in here.
