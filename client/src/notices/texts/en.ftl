# How players are told that a table waits for them.

notice-title = Notices
notice-tab-turn = your turn
notice-tab-request = your answer
notice-tab-over = game over
notice-turn = It is your turn ({ $seat }).
notice-request = Another player asks for your consent ({ $seat }).
notice-over = The game is over.
notice-here = On this device
notice-browser = Browser notifications
notice-browser-help = While this page is open but out of sight: when it is your turn, when another player needs your consent, when the game ends.
notice-allow = Allow notifications
notice-denied = Notifications are blocked for this site. You can allow them in your browser's settings.
notice-missing = This browser shows notifications only over HTTPS, or not at all.
