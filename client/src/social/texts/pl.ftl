# Gracze między sobą: strony, rankingi, tabele, obserwowanie.

social-my-page = Moja strona
social-ratings = Rankingi
social-played = Gry
social-rating = Ranking
social-no-ratings = Jeszcze żadnej gry rankingowej.
social-provisional = tymczasowy
social-deviation-help = Prawdziwa siła leży w tym przedziale z pewnością 95 %. Znak zapytania: ranking tymczasowy, za mało gier.
social-games = { $count ->
    [one] 1 gra rankingowa
    [few] { $count } gry rankingowe
   *[many] { $count } gier rankingowych
}
social-finished = Gry zakończone
social-none-finished = Jeszcze żadnej.
social-wins = Wygrane
social-draws = Remisy
social-losses = Przegrane
social-results = Ostatnie wyniki
social-more = Pokaż więcej
social-win = wygrana
social-loss = przegrana
social-draw = remis
social-unknown = Nie ma tu gracza o tej nazwie.
social-deleted = usunięty gracz
social-guest = gość
social-rated = rankingowa
social-casual = towarzyska
social-private = prywatna
social-how-resigned = poddana
social-how-drawn = uzgodniony remis
social-how-timed-out = przekroczony czas
social-unrated = { $why ->
    [short] rankingowa, lecz bez wpływu: skończyła się, zanim się zaczęła
    [seed] rankingowa, lecz bez wpływu: ziarno losowości było znane
    [edited] rankingowa, lecz bez wpływu: zmieniono stół
    [often] rankingowa, lecz bez wpływu: za wiele gier tych samych dwóch graczy jednego dnia
    [origin] rankingowa, lecz bez wpływu: obu kont używano z tego samego miejsca
    [banned] rankingowa, lecz bez wpływu: gracz jest zablokowany
   *[other] rankingowa, lecz bez wpływu
}
social-rated-games = Gry rankingowe
social-rated-switch = Gram w gry rankingowe
social-rated-help = Możesz proponować i przyjmować gry, które liczą się do rankingu: dwóch rywali, zasady podstawowe, bez podpowiedzi i graczy komputerowych; koniec jest ostateczny.
social-ladder-switch = Pokazuj mnie w tabelach
social-ladder-help = Nazwa i ranking są widoczne w tabeli każdej gry, gdy ranking przestanie być tymczasowy.
social-rated-game = Rankingowa
social-rated-game-help = Liczy się do rankingu obu graczy. Widoczna na liście gier; bez podpowiedzi i graczy komputerowych.
social-public = Na twojej stronie widać: nazwę, od kiedy tu jesteś, rankingi i wyniki gier z listy. Gry prywatne pozostają prywatne.
social-ladder = Tabela rankingu
social-ladder-empty = Jeszcze nikogo. Ranking trafia tu, gdy przestanie być tymczasowy.
social-ladder-who = Gracze, którzy zgodzili się być w tabeli.
social-page-before = Wyżej
social-page-after = Niżej
social-follow = Obserwuj
social-unfollow = Obserwujesz
social-watched = Obserwujesz
social-block = Zablokuj
social-unblock = Zablokowany
social-block-help = Nie gracie już ze sobą z listy gier, nie możecie się zapraszać ani obserwować.
social-anyone = Zagraj z kimkolwiek
social-anyone-help = Przyjmuje najlepsze otwarte wyzwanie w tej grze albo otwiera własne
social-anyone-rated-help = Przyjmuje najlepsze otwarte wyzwanie w tej grze, najpierw rankingowe, albo otwiera rankingowe
social-anyone-waiting = Twoje wyzwanie jest otwarte. Gra jest na twojej liście.
lobby-asked-request = Pozostali proszą o twoją zgodę
