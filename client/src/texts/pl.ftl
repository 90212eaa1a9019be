# Własne teksty klienta.

## Wszędzie
ui-tagline = Planszowe gry wojenne, w których obowiązuje każda zasada
ui-disclaimer = Nieoficjalny dodatek dla posiadaczy gier planszowych. Nie zawiera grafik ani tekstów wydawców.
ui-close = Zamknij
ui-cancel = Anuluj
ui-yes = tak
ui-no = nie
ui-search = Szukaj
ui-loading = Rozkładamy stół…
ui-offline = Serwer nie odpowiada. Próbujemy ponownie.
ui-bad-answer = Serwer odpowiedział niezrozumiale ({ $status }).
ui-copied = Skopiowano.
ui-copy = Kopiuj
ui-copy-failed = Przeglądarka nie pozwala tu kopiować.

## Ustawienia
ui-settings = Ustawienia
ui-language = Język
ui-language-failed = Nie udało się wczytać tego języka: serwer nie odpowiada.
ui-theme = Motyw
ui-theme-auto = Jak w systemie
ui-theme-light = Światło dzienne
ui-theme-dark = Przy lampie
ui-motion = Animacje
ui-motion-auto = Jak w systemie
ui-motion-full = Pełne
ui-motion-reduced = Ograniczone
ui-sound = Dźwięki
ui-sound-help = Żetony na mapie, kości, twoja kolej, odmowa.
ui-guide = Przewodnik po pierwszej grze
ui-guide-help = Karta objaśnia każdy rodzaj decyzji, gdy pojawia się po raz pierwszy.
ui-guide-reset = Pokaż wszystkie karty od nowa
ui-guide-reset-done = Przewodnik zacznie od początku.
ui-guide-on = Przewodnik jest włączony.
ui-guide-off = Przewodnik jest wyłączony. Przywraca go klawisz G lub ustawienia.
ui-guide-title = Przewodnik
ui-guide-stop = Wyłącz przewodnik
ui-got-it = Rozumiem
ui-report = Meldunek o wydarzeniach
ui-report-help = Gdy znów przychodzi twoja kolej, karta opowiada, co się stało: karty przeciwnika, rzuty i straty.
ui-playback = Odtwarzanie ruchów
ui-playback-help = Gdy inni wykonają ruchy, są one odtwarzane jeden po drugim: strzałka dla każdego ruchu, karta dla każdego ataku. Dowolny klawisz lub kliknięcie kończy odtwarzanie.
ui-patterns = Desenie na mapie
ui-patterns-help = Strefy, zasięg, zaopatrzenie i inne warstwy różnią się kreskowaniem i liniami, nie tylko barwą. Żetony i flagi stron zawsze różnią się kształtem.
ui-autoplay = Odpowiadaj automatycznie, gdy odpowiedź jest tylko jedna
ui-autoplay-help = Taki krok można cofnąć, jeśli nie rzucano kośćmi.

## Poczekalnia
ui-new-game = Nowa gra
ui-game = Gra
ui-scenario = Scenariusz
ui-level = Poziom
ui-options = Opcje
ui-seats = Miejsca
ui-seat-here = gracz przy tym urządzeniu
ui-seat-open = gracz przez link
ui-seat-ai = komputer: { $player }
ui-seat-free = miejsce wolne
ui-seat-taken = miejsce zajęte
ui-seat-twice = Twoje miejsce ({ $seat }) jest otwarte także w innym oknie lub innej przeglądarce. Jeśli to nie ty, ktoś widzi twoje karty.
ui-more-options = Nazwa i ziarno
ui-game-name = Nazwa rozgrywki
ui-game-name-hint = nieobowiązkowa
ui-games-pages = Strony rozgrywek
ui-page-newer = Nowsze
ui-page = Strona { $page } z { $pages }
ui-page-older = Starsze
ui-listed = Pokaż na liście
ui-listed-help = W przeciwnym razie znajdą ją tylko osoby z linkiem.
ui-contributors = Losowość dodały przed pierwszą akcją, w tej kolejności: { $seats }.
ui-seed = Ziarno kości
ui-seed-hint = szesnastkowo; puste: losowe
ui-start = Rozpocznij grę
ui-games = Rozgrywki na tym serwerze
ui-games-others = Rozgrywki innych
ui-games-over = Zakończone rozgrywki ({ $count })
ui-games-examples = Wypróbowane przykłady ({ $count })
ui-no-games = Nie masz trwającej rozgrywki. Zacznij nową albo zaimportuj zapisaną.
ui-example = przykład z zasad
ui-turn = tura { $turn }
ui-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
ui-over = Koniec gry
ui-online = przy stole
ui-away = nieobecny
ui-machine = gracz komputerowy
ui-spectator = Widz
ui-continue = Kontynuuj
ui-view = Obejrzyj
ui-watch = Oglądaj
ui-links = Zaproś
ui-links-title = Linki z zaproszeniem
ui-links-help = Kto pierwszy otworzy link, gra na tym miejscu; potem nikt inny już go nie otworzy. Wyślij każdy tylko jednej osobie.
ui-links-own = Twoje miejsce na innym urządzeniu
ui-links-own-help = Zachowaj ten link dla siebie: kto go ma, widzi twoje karty i gra za ciebie.
ui-to-table = Do stołu
ui-export = Eksportuj grę
ui-import = Importuj grę
ui-delete = Usuń
ui-delete-title = Usunąć tę rozgrywkę?
ui-delete-text = „{ $name }” zostanie usunięta. Jeśli grają w nią inni, zostaje, dopóki i oni jej nie usuną.
ui-deleted-for-you = Usunięto u ciebie. Gra zostaje, dopóki inni gracze też jej nie usuną; otwórz ją ponownie, aby ją zachować.
ui-seat-left = usunął(-ęła) grę
ui-delete-all = Usuń wszystkie
ui-delete-examples-title = Usunąć te przykłady?
ui-delete-examples-text = { $count ->
    [one] { $count } wypróbowany przykład zniknie.
    [few] { $count } wypróbowane przykłady znikną.
    [many] { $count } wypróbowanych przykładów zniknie.
   *[other] { $count } wypróbowanego przykładu zniknie.
} W panelu zasad można zacząć je od nowa.

## Zamknięte stoły
ui-to-lobby = Do poczekalni
ui-no-board = Ta strona nie umie jeszcze narysować tej gry.
ui-part-missing = Nie udało się wczytać części strony. Odśwież stronę.
ui-closed-protocol = Ta strona jest w innej wersji niż serwer. Wczytaj ją ponownie.
ui-closed-key = Klucz z tego linku nie otwiera tej rozgrywki.
ui-closed-taken = To miejsce jest już zajęte: link otwarto wcześniej w innej przeglądarce. Poproś o link gracza, który tam siedzi.
ui-closed-unknown = Na tym serwerze nie ma takiej rozgrywki.
ui-closed-deleted = Ta rozgrywka została usunięta.
ui-hand-over = Przekaż urządzenie: { $seat }
ui-hand-over-help = Do tego czasu tajny wybór drugiej strony jest zakryty.
ui-hand-over-ready = Gotowe ({ $seat }): pokaż stół
ui-hand-over-open = Gram wszystkimi stronami: niczego nie zakrywaj
ui-hand-over-open-help = Między ruchami miejsc zajętych na tym urządzeniu nic nie jest zakrywane.

## Stół
ui-board = Plansza
ui-panels = Panele
ui-prompt = Decyzja
ui-prompt-unfold = Pokaż całe pytanie
ui-prompt-fold = Pokaż jeden wiersz
ui-answers = Możliwe odpowiedzi
ui-your-turn = Twoja kolej
ui-you-decide = Ty: { $seat }
ui-waiting-for = Czekamy na odpowiedź: { $seat }.
ui-machine-thinks = Komputer myśli: najwyżej { $seconds } s na turę.
ui-hurry = Ponaglij
ui-hint = Podpowiedź
ui-hint-help = Co zrobiłby tu najlepszy gracz komputerowy?
ui-hint-thinking = Komputer obmyśla podpowiedź.
ui-hint-title = Tak zagrałby silny komputer
ui-hint-no-plan = Kieruje się tu prostymi zasadami: nie ma czego planować.
ui-hint-play = Zrób tak
ui-hint-show = Pokaż
ui-plans-weighed = Rozważone plany: { $count }
ui-plan-chance = { $percent } %
ui-let-play-help = Niech komputer zagra za ciebie
ui-let-play-phase = Dokończ za mnie tę fazę
ui-let-play-turn = Dokończ za mnie turę
ui-plays-for-you = Komputer gra za ciebie.
ui-stop-playing = Zatrzymaj
ui-pick-on-board = Wybierz na planszy coś, co świeci.
ui-or-pick = albo wybierz coś, co świeci
ui-all-choices = Wszystkie odpowiedzi ({ $count })
ui-more-choices = jeszcze { $count }
ui-unused = Niewykorzystane: { $count }. Naciśnij spację jeszcze raz, aby zakończyć.
ui-unused-answers = { $count ->
    [one] Jest jeszcze { $count } możliwość, a potem rzut kośćmi. Naciśnij spację jeszcze raz, aby z niej zrezygnować.
    [few] Są jeszcze { $count } możliwości, a potem rzut kośćmi. Naciśnij spację jeszcze raz, aby z nich zrezygnować.
   *[other] Jest jeszcze { $count } możliwości, a potem rzut kośćmi. Naciśnij spację jeszcze raz, aby z nich zrezygnować.
}
ui-not-connected = Brak połączenia: niczego nie wysłano.
ui-pending = Wysyłanie
ui-link-connecting = Łączenie…
ui-link-waiting = Utracono połączenie. Próbujemy ponownie…
ui-result-win = zwycięstwo
ui-result-draw = remis
ui-result-loss = porażka
ui-score = Wynik: { $score }
ui-tab-board = Plansza
ui-tab-log = Dziennik
ui-tab-rules = Zasady
ui-tab-chat = Czat
ui-chosen = Wybrano: { $id }. Esc cofa wybór.
ui-nothing-to-do = W tym kroku nic się z tym nie da zrobić.
ui-not-now = Nie można: { $id }
ui-refused = To niedozwolone
ui-about = Więcej: { $id }
ui-more-refused = i jeszcze { $count }
ui-open-rule = Otwórz punkt { $rule }
ui-what-happened = Co się tu działo
ui-report-title = Co się stało
ui-report-fold = Pokaż planszę
ui-report-close = Kontynuuj
ui-help = Pomoc i klawisze
ui-info = O tej rozgrywce

## Cofanie
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-undo-help = Cofnij swój ostatni krok (U)
ui-undo-ask-help = Od tego czasu rzucano kośćmi, coś odkryto albo działał ktoś inny: cofnięcie wymaga zgody wszystkich.
ui-undo-ask-text = Od twojego ostatniego kroku rzucano kośćmi, coś odkryto albo działał ktoś inny. Jeśli wszyscy się zgodzą, { $count ->
    [one] zostanie cofnięty { $count } krok
    [few] zostaną cofnięte { $count } kroki
   *[many] zostanie cofniętych { $count } kroków
}. Dziennik to pokaże.
ui-undo-alone-text = Od twojego ostatniego kroku rzucano kośćmi albo coś odkryto. Mimo to możesz cofnąć { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}; dziennik to pokaże, a kości nie wypadną inaczej.
ui-undo-asked = Prośba o cofnięcie: { $seat }
ui-undo-asked-text = Prośba o cofnięcie: { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}, do kroku { $ply }. Prosi: { $seat }.
ui-undo-see = Pokaż
ui-undo-waiting = Prosisz o cofnięcie. Czekamy na zgodę: { $seats }.
ui-undo-withdraw = Wycofaj
ui-agree = Zgoda
ui-refuse = Odmowa

## Edycja pozycji
ui-edit = Edycja pozycji za zgodą
ui-edit-mode = Edycja pozycji: { $count ->
    [0] jeszcze bez zmian
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[other] { $count } zmian
}
ui-edit-propose = Zaproponuj
ui-edit-discard = Odrzuć
ui-edit-asked = { $seat } proponuje edycję pozycji ({ $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[other] { $count } zmian
}):
ui-edit-waiting = Twoje zmiany czekają na: { $seats }.
ui-edit-change = { $piece }: { $what }
ui-edit-at = → { $place }
ui-edit-value = { $name } = { $value }

## Historia
ui-history = Historia
ui-first = Na początek
ui-previous = Krok wstecz
ui-next = Krok naprzód
ui-now = Teraz
ui-ply = { $ply } / { $now }
ui-jump = Przejdź do tury
ui-looking = Oglądasz krok { $ply } z { $now }.
ui-look-at = Pokaż stół w kroku { $ply }
ui-copy-moment = Kopiuj link do tej chwili
ui-playback-play = Odtwórz
ui-playback-pause = Pauza
ui-playback-next = Następny ruch
ui-playback-previous = Poprzedni ruch
ui-playback-pace = Prędkość
ui-playback-pace-now = Prędkość: { $pace }×
ui-playback-skip = Do bieżącej chwili
ui-playback-waiting = Następnego ruchu jeszcze nie wykonano.
ui-playback-attack = Atak: { $place }
ui-playback-attackers = Atakujący
ui-playback-defenders = Obrońcy
ui-playback-column = kolumna { $column }
ui-told-hit = Trafienie
ui-told-miss = Pudło
ui-told-loss = Strata poziomu
ui-told-out = Eliminacja
ui-told-retreat = Odwrót

## Dziennik, kości, zasady, czat
ui-log-search = Szukaj w dzienniku
ui-log-dice = Tylko rzuty
ui-log-empty = Jeszcze nic się nie wydarzyło.
ui-log-none = W dzienniku nie ma nic takiego.
ui-log-newest = Do najnowszych
ui-roll = Kości: { $dice }
ui-roll-target = potrzeba { $target }+
ui-roll-hits = { $hits ->
    [0] brak trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
ui-modifier-dice = { $count ->
    [one] kość
    [few] kości
   *[many] kości
}
ui-modifier-target = do wymaganej liczby
ui-modifier-total = do sumy
ui-modifier-column = { $count ->
    [one] kolumna
    [few] kolumny
   *[other] kolumn
}
ui-modifier-halved = { $count ->
    [one] oddział z połową siły
    [few] oddziały z połową siły
   *[other] oddziałów z połową siły
}
ui-modifier-nothing = { $count ->
    [one] oddział się nie liczy
    [few] oddziały się nie liczą
   *[other] oddziałów się nie liczy
}
ui-rules-search = Szukaj w zasadach
ui-rules-none = Żaden punkt nie ma wszystkich tych słów.
ui-rules-contents = Spis treści
ui-try-example = Rozegraj przykład:
ui-chat-empty = Nie ma jeszcze wiadomości.
ui-chat-mute = Wycisz: { $seat }
ui-chat-muted = Wyciszono tutaj: { $seat }
ui-chat-unmute = Przywróć
ui-chat-report = Zgłoś gospodarzowi serwera
ui-chat-reported = Zgłoszono: gospodarz serwera może przeczytać tę wiadomość.
ui-chat-hint = Wiadomość do stołu
ui-say = Wyślij

## O tej rozgrywce
ui-copy-link = Kopiuj link
ui-copy-watch = Link dla widzów
ui-commitment = Zapieczętowane ziarno
ui-commitment-help = Kości wynikają z ziarna ustalonego przed grą; to jego skrót. Wyeksportowana gra podaje ziarno, więc każdy może sprawdzić wszystkie rzuty. Grę można wyeksportować po jej zakończeniu, a w jej trakcie tylko dopóki nikt nie zajął miejsca przez link.
ui-commitment-known = Ziarno jest znane: ktoś je wybrał, wczytał tę grę albo ją wyeksportował i może wiedzieć, co się stanie.

## Pomoc
ui-help-glow = Co świeci, to można wybrać. Jedyna możliwość jest wykonywana od razu; gdy jest ich kilka, a także dla kart, otwiera się menu.
ui-help-why = Wybierz cokolwiek innego, a przeczytasz, dlaczego teraz nie można, z numerem punktu; przeszkoda zostanie zaznaczona.
ui-help-log = Nazwy w dzienniku i w zdaniach pokazują pionek na planszy; § otwiera zasadę.
ui-help-history = Pasek na dole przewija całą grę w jej trakcie; tak samo działa numer w dzienniku.
ui-help-undo = Kroki można cofać, póki nie rzucono kośćmi i nie odkryto niczego ukrytego; dalej potrzebna jest zgoda wszystkich.
ui-keys = Klawisze
ui-key-number = odpowiedź o tym numerze albo wiersz otwartego menu
ui-key-primary = odpowiedź kończąca tę decyzję
ui-key-back = zamknij, co otwarte, inaczej odłóż podniesiony pionek
ui-key-undo = cofnij albo poproś o cofnięcie
ui-key-list = wszystkie odpowiedzi na liście
ui-key-step = krok wstecz lub naprzód w historii
ui-key-ends = początek gry albo teraz
ui-key-playback = Odtwórz ostatnią turę; wstrzymaj odtwarzanie
ui-key-log = dziennik
ui-key-rules = zasady
ui-key-board = plansza (na małym ekranie)
ui-key-guide = włącz lub wyłącz przewodnik
ui-key-hint = podpowiedź komputera, gdy nie grają inni ludzie
ui-key-help = ta strona

## Levels and machine players, where a game has no name of its own for them
level-base = Podstawowy
player-random = losowy
player-easy = łatwy
player-normal = normalny
player-hard = trudny
# What games saved by older versions call it.
player-competent = normalny
player-random-help = Losowy: dowolna dozwolona akcja. Nie potrzebuje czasu.
player-easy-help = Łatwy: decyduje według prostych zasad i czasem coś przeoczy. Najwyżej 1 sekunda na turę.
player-normal-help = Normalny: decyduje według prostych zasad, bez patrzenia naprzód. Najwyżej 5 sekund na turę.
player-hard-help = Trudny: rozgrywa u siebie kilka planów i wybiera najlepszy. Najwyżej 30 sekund na turę.

# Plansza heksowa.
hexes-map = Mapa
hexes-list = Co można wskazać na mapie
hexes-minimap = Mapa poglądowa
hexes-zoom-in = Przybliż
hexes-zoom-out = Oddal
hexes-whole = Cała mapa
hexes-cursor = Kursor: strzałki prowadzą po heksach, Page Up i Page Down po żetonach, Enter wybiera
hexes-can-pick = można wybrać
hexes-in-zone = w strefie kontroli: { $side }
hexes-empty = brak jednostek

# What-if boards
ui-try = Spróbuj stąd
ui-try-help = Otwórz planszę próbną od tej chwili: graj obiema stronami, wybieraj kości, cofaj do woli. Inni gracze nic z tego nie widzą.
ui-branches = Plansze próbne
ui-branch-game = Gra
ui-branch = Plansza próbna
ui-branch-from = Od kroku { $ply } gry
ui-branch-name = Nazwa planszy
ui-branch-dice = Kości
ui-branch-dice-rolled = Rzut
ui-branch-dice-rolled-help = Nowy rzut; po cofnięciu rzuca od nowa
ui-branch-dice-average = Średni
ui-branch-dice-average-help = Najbardziej prawdopodobny wynik każdego rzutu
ui-branch-dice-chosen = Wybór
ui-branch-dice-chosen-help = Podaj wyniki następnych rzutów
ui-branch-faces = Wyniki następnego rzutu
ui-branch-face = Następna kość: { $face }
ui-branch-next = dalej: { $faces }
ui-branch-next-none = kliknij wyniki następnego rzutu
ui-branch-faces-clear = Wyczyść wyniki
ui-branch-me = Ty
ui-branch-send = Weź jako plan
ui-branch-delete = Usuń planszę
ui-branch-leave = Wróć do gry
ui-plan = Plan
ui-plan-step = krok { $step } z { $total }
ui-plan-do = Wykonaj
ui-plan-waiting = czekamy na drugą stronę
ui-plan-differs = gra potoczyła się inaczej niż plan
ui-plan-done = wszystkie kroki wykonane
ui-plan-drop = Porzuć plan
