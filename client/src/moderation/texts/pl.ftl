# Strona moderatorów.

players-lobby = Poczekalnia
moderation-title = Moderacja
moderation-reports = Zgłoszone wiadomości czatu
moderation-no-reports = Brak zgłoszeń.
moderation-guest = Gość
moderation-game = gra
moderation-act = Zablokuj lub wycisz…
moderation-close = Zamknij
moderation-closed = zamknięte
moderation-impose = Zablokuj lub wycisz gracza
moderation-kind = Środek
moderation-mute = Wyciszenie: bez pisania na czacie
moderation-ban = Blokada: bez logowania, gry i czatu
moderation-days = Na jak długo
moderation-forever = na stałe
moderation-span = { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}
moderation-reason = Powód
moderation-reason-help = Zobaczy go gracz; trafi też do dziennika.
moderation-confirm = Nałóż
moderation-sanctioned = Obowiązujące blokady i wyciszenia
moderation-none = Żaden gracz nie jest zablokowany ani wyciszony.
moderation-ban-until = { $forever ->
    [1] Blokada na stałe
   *[0] Blokada do { $until }
}
moderation-mute-until = { $forever ->
    [1] Wyciszenie na stałe
   *[0] Wyciszenie do { $until }
}
moderation-lift = Zdejmij
moderation-audit = Dziennik
moderation-more = Wcześniejsze
moderation-host = właściciel serwera
moderation-deleted = (usunięto)
moderation-until = do { $date }
moderation-act-role = zmiana roli:
moderation-act-ban = blokada:
moderation-act-unban = zdjęcie blokady:
moderation-act-mute = wyciszenie:
moderation-act-unmute = zdjęcie wyciszenia:
moderation-act-close = zamknięte zgłoszenie:
