# Teksty wspólne dla wszystkich gier: błędy, cofanie, wiersz poleceń.
error-unknown-game = Nie ma gry { $game }. Są: { $known }.
error-unknown-scenario = Gra { $game } nie ma scenariusza { $scenario }. Są: { $known }.
error-bad-option = Opcja { $option } nie może mieć wartości { $value }. Możliwe: { $known }.
error-unknown-language = Nie ma języka { $language }. Są: { $known }.
error-unknown-rule = W { $game } nie ma punktu { $rule }.
error-unknown-id = W { $game } nie ma niczego o nazwie { $id }.
error-bad-action = To nie jest akcja: { $detail }
error-bad-query = Na to pytanie nie ma odpowiedzi ({ $what }): { $detail }
error-bad-edit = Stołu nie można tak zmienić: { $detail }
error-not-asked = Teraz nie odpowiada { $seat }, lecz { $asked }.
error-stale-ply = Stół już się zmienił: to była odpowiedź na krok { $ply }, a teraz jest krok { $now }.
error-game-over = Gra jest skończona.
error-undo-refused = Powrót do kroku { $to } wymaga zgody wszystkich graczy: od tego czasu rzucano kośćmi, coś odkryto albo działał ktoś inny.
error-undo-unknown = Nic w tej grze nie zaczęło się w kroku { $to }.
error-bad-journal = Ten plik nie jest zapisem tego programu albo został zmieniony ({ $detail }).
error-bad-situation = Tej sytuacji nie da się uruchomić: { $detail }
error-script-exhausted = Zabrakło zapisanych rzutów: potrzeba { $need }, zostało { $left }.
error-no-such-face = Zapisany rzut pokazuje { $value }, a ścianek lub żetonów jest { $sides }.
error-illegal-action = Zabrania tego punkt { $rule }.
no-such-choice = Teraz nie ma takiego wyboru.
not-now = Teraz nie można tego zrobić: robi się to w innym momencie ({ $rule }).
finish-first = Najpierw dokończ to, co zacząłeś.
undone = Cofnięto { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
} ({ $seat }).
undone-by-agreement = Za zgodą wszystkich graczy cofnięto { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}. Prosi: { $seat }.
edited-by-agreement = Za zgodą wszystkich graczy na stole { $count ->
    [one] wprowadzono { $count } zmianę
    [few] wprowadzono { $count } zmiany
   *[many] wprowadzono { $count } zmian
}. Prosi: { $seat }.
ended-by-resignation = Poddanie partii: { $seats }.
ended-by-agreed-draw = Partia zakończyła się remisem za zgodą graczy; propozycja: { $seat }.
by-standing-order = Odpowiedź według twojego stałego rozkazu.
seat-to-machine = Od teraz stroną { $seat } gra komputer.
seat-to-person = Stroną { $seat } znów gra jej gracz.
ended-on-time = Skończył się czas: { $seats }.
seat-to-machine-on-time = Skończył się czas: { $seat }. Od teraz gra komputer.
clocks-more-time = { $seat } dodaje czas: { $to }, { $time } godz.
clocks-paused = Za zgodą graczy zegary stoją; propozycja: { $seat }.
clocks-resumed = Za zgodą graczy zegary znów idą; propozycja: { $seat }.
edited = Zmieniono: { $thing } ({ $changes }).
carried-over = Nowa wersja poprawiła zasady lub dane tej gry. Rozgrywka toczy się dalej z tej samej pozycji; wcześniejszych kroków nie można cofnąć.
not-replayed = Rozegrano według wcześniejszej wersji zasad.

# Serwer.
error-unknown-situation = W grze { $game } nie ma sytuacji { $situation }.
error-bad-request = Serwer tego nie rozumie: { $detail }
error-too-large = To więcej niż dozwolone { $limit } bajtów.
error-unknown-table = Na tym serwerze nie ma rozgrywki { $id }.
error-not-found = Pod adresem { $path } niczego nie ma.
error-bad-key = Ten klucz nie otwiera tej rozgrywki.
error-seat-taken = To miejsce jest już zajęte: link otwarto wcześniej w innej przeglądarce. Poproś o link gracza, który tam siedzi.
error-not-your-seat = Miejsce { $seat } nie należy do ciebie.
error-bad-seats = Miejsca się nie zgadzają: { $detail }
error-unknown-player = Nie ma gracza komputerowego { $player }. Znani: { $known }.
error-still-hidden = Zapis zdradziłby to, czego inni gracze nie mogą jeszcze widzieć. Będzie dostępny po zakończeniu gry.
error-not-over = Szanse na zwycięstwo są dostępne po zakończeniu gry.
error-declined = Brak zgody: { $seat }.
error-no-such-request = Ta prośba nie jest już aktualna.
error-no-opponent = O remis umawiają się ludzie, a drugą stroną nie gra żaden z nich.
error-no-such-order = Ta gra nie zna takiego stałego rozkazu: { $kind }.
error-machine-plays = Stroną { $seat } gra teraz komputer. Najpierw wróć na swoje miejsce.
error-seat-present = Gracz strony { $seat } jest tutaj lub był tu w ciągu ostatnich { $hours } godz.
error-bad-pace = Takie tempo jest niemożliwe: { $part } musi mieć od { $least } do { $most } sekund.
error-no-clocks = Tu nie ma zegara: gra toczy się bez niego albo tą stroną gra komputer.
error-time-not-up = Strona { $seat } ma jeszcze czas albo jej zegar stoi.
error-own-time-up = { $seat } nie może żądać: czas skończył się jej własnej stronie.
error-own-side = { $seat } jest po twojej stronie: czas może dodać tylko druga strona.
error-clocks-already = Zegary już tak są ustawione.
error-no-vacation = { $seat } nie ma już urlopu albo czas już minął.
error-too-many-questions = Za dużo pytań naraz; poczekaj na odpowiedzi.
error-not-a-branch = To działa tylko w wariancie próbnym.
error-help-refused = Podpowiedzi i pomoc komputera są tylko w grach bez innych ludzi.
error-bad-records = Plik { $path } zawiera coś innego niż zapisane gry.
error-workers-died = Procesy robocze ginęły przy każdej próbie; pozostało paczek gier: { $left }.
error-no-ray = Ray nie jest zainstalowany: pip install "grognard[cluster]".
error-no-cluster = Pod adresem { $address } nie odpowiada klaster Ray: { $detail }
error-other-code = Na maszynie { $node } działa inna wersja Grognarda; jej gry byłyby innymi grami.
error-bad-weight = Gracze { $game } nie mają takiej wagi: { $weight }. Znane: { $known }.
error-no-plots = Matplotlib nie jest zainstalowany: pip install "grognard[plot]".
error-bad-picture = Nie można narysować { $path }: { $detail }
error-not-a-puzzle = Ten stół nie jest zadaniem.
error-not-on-the-die = Kość ma { $sides } ścianek: nie ma na niej { $face }.
error-no-journal = Wariantu próbnego nie można wyeksportować; wyeksportuj samą grę.
error-too-many-branches = Masz już { $limit } wariantów tej gry. Najpierw usuń jeden.
error-branch-too-long = Ten wariant ma { $limit } kroków, więcej nie można. Otwórz nowy.
error-no-such-ply = Nie ma kroku { $ply }; ostatni to { $last }.
error-bad-protocol = Ta strona jest w innej wersji ({ $client }) niż serwer ({ $server }). Wczytaj ją ponownie.
error-storage-failed = Gry nie udało się zapisać, więc nic się nie zmieniło: { $detail }
error-unknown-database = { $address } nie jest adresem bazy PostgreSQL (postgresql://user@host/name).
error-no-driver = PostgreSQL wymaga sterownika: pip install "grognard[postgres]".
error-name-taken = Nazwa { $name } jest zajęta albo przypomina zajętą.
error-bad-name = { $reasonId ->
    [length] Nazwa ma od { $shortest } do { $longest } znaków.
    [letters] Nazwa składa się z liter łacińskich albo cyrylicy, cyfr, spacji, kropek, łączników i podkreśleń.
    [scripts] Nazwa musi mieć litery, wszystkie z jednego alfabetu.
   *[other] Ta nazwa jest zastrzeżona.
}
error-bad-password = Hasło ma od { $shortest } do { $longest } znaków.
error-wrong-password = Zła nazwa albo złe hasło.
error-signed-out = Najpierw się zaloguj.
error-no-such-device = To urządzenie jest już wylogowane.
error-no-hasher = Konta wymagają biblioteki haseł: pip install "grognard[accounts]".
error-unknown-account = Nie ma tu gracza o nazwie { $name }.
error-bad-email = To nie jest adres e-mail.
error-bad-letter = Ten link został już użyty albo stracił ważność. Poproś o nowy.
error-banned = { $forever ->
    [1] Twoje konto jest zablokowane na stałe. Powód: { $why }
   *[0] Twoje konto jest zablokowane do { $until }. Powód: { $why }
}
error-muted = { $forever ->
    [1] Nie możesz już pisać na czacie. Powód: { $why }
   *[0] Nie możesz pisać na czacie do { $until }. Powód: { $why }
}
error-not-allowed = { $role ->
    [admin] To może zrobić tylko administrator serwera.
   *[moderator] To może zrobić tylko moderator serwera.
}
error-outranked = Możesz działać tylko wobec kont o roli niższej od twojej.
error-no-sanction = To konto nie jest już zablokowane ani wyciszone.
error-no-such-report = To zgłoszenie jest już zamknięte.
error-not-for-rating = { $why ->
    [options] W grze rankingowej obowiązują zasady podstawowe: zostaw wszystkie opcje bez zmian.
    [seed] W grze rankingowej nie wybiera się ziarna losowości.
    [private] Gra rankingowa jest na liście gier.
    [seats] W grze rankingowej jedno miejsce jest twoje, drugie wolne dla rywala.
   *[scenario] Gry rankingowe są dla dwóch rywali; ten scenariusz taki nie jest.
}
error-not-rated = To gra rankingowa. Aby w nią zagrać, zaloguj się i włącz gry rankingowe na swoim koncie.
error-rated-game = To gra rankingowa: bez podpowiedzi, zmian na stole i graczy komputerowych, a koniec jest ostateczny.
error-blocked = Ty i ten gracz nie gracie ze sobą.
error-too-many-followed = Obserwujesz już zbyt wiele. Najpierw coś usuń.
error-no-mail = Ten serwer nie wysyła poczty.
mail-confirm-subject = Potwierdź adres e-mail
mail-confirm-text =
    { $name }, otwórz ten link, aby potwierdzić, że to twój adres:

    { $link }

    Działa raz, przez dwa dni. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
mail-reset-subject = Nowe hasło
mail-reset-text =
    { $name }, pod tym linkiem możesz wybrać nowe hasło:

    { $link }

    Działa raz, przez godzinę. Jeśli to nie twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.
error-mail-failed = Nie udało się wysłać wiadomości: { $detail }
error-notice-failed = Powiadomienie nie dotarło: { $detail }.
error-no-notices = Nie podano żadnego sposobu powiadamiania.
error-no-push = Ten serwer nie ma powiadomień push.
error-no-pusher = Powiadomienia push wymagają dwóch bibliotek: pip install "grognard[push]".
error-bad-push-key = Nie można użyć klucza powiadomień push { $file }: { $detail }.
error-wrong-code = Kod jest błędny albo nieaktualny. Poproś o nowy.
error-too-many-codes = Na ten adres wysłano dziś zbyt wiele kodów.
error-bad-target = Tam nie można wysyłać powiadomień: { $detail }.
error-not-a-file = { $address } nie jest plikiem. Bazy PostgreSQL kopiuje się poleceniami pg_dump i pg_restore.
error-read-only = Serwer może teraz tylko pokazywać gry; niczego nie można zmienić: { $detail }
error-outgrown-game = Ta wersja programu nie może otworzyć gry { $id }: { $detail }. Nic nie przepadło: wyeksportuj grę albo otwórz ją w wersji, w której była rozgrywana.
error-unreadable-state = Ta wersja nie może odczytać pozycji w posunięciu { $ply }: { $detail }
error-conflict = Do tej rozgrywki zapisał inny serwer. Jest wczytywana ponownie.
error-newer-database = Bazę { $path } utworzyła nowsza wersja (format { $found }, program zna { $known }). Niczego nie zmieniono.
error-older-database = Bazę { $path } utworzyła starsza wersja (format { $found }, dzisiejszy to { $known }), a to polecenie by ją zmieniło. Sprawdź jej kopię z opcją --migrate. Niczego nie zmieniono.
error-not-a-database = { $path } nie jest bazą tego programu: { $detail }
error-bad-settings = Nie można użyć ustawień: { $detail }
error-port-taken = Port { $port } na { $host } jest zajęty: { $detail }
error-stopping = Serwer kończy pracę.
error-bad-host = Ten serwer nie nazywa się { $host }. Dodaj nazwę opcją --name.
error-bad-origin = Żądania ze stron { $origin } nie są przyjmowane.
error-not-json = Treść musi być typu application/json, a nie { $given }.
error-damaged-database = Plik { $path } jest uszkodzony: { $detail }. Przywróć kopię (grognard admin restore) albo przenieś plik, aby zacząć od pustego.
error-database-in-use = Pliku { $path } używa inny serwer: { $holder }.
error-too-many-requests = Zbyt wiele żądań; spróbuj ponownie za { $seconds } s.
error-journal-too-slow = Odtworzenie tego dziennika trwa dłużej niż { $seconds } s.
error-busy = Serwer jest zajęty; spróbuj ponownie za chwilę.
error-journal-too-long = Ten zapis ma tyle wpisów: { $entries }; serwer przyjmuje najwyżej { $limit }.
error-internal = W serwerze wystąpił błąd; więcej mówi jego dziennik.

# Wiersz poleceń.
error-bad-pack = Błąd w danych: { $file }: { $problem }
error-unreadable-file = Nie można odczytać { $file }: { $detail }
error-unwritable-file = Nie można zapisać { $file }: { $detail }
error-wrong-file = { $file }: { $detail }
error-bad-argument = { $argument } nie może być { $value }: { $detail }
error-stray-citation = { $where } powołuje się na { $rule }, którego nie ma w skorowidzu zasad { $game }.
error-unknown-benchmark = Nie ma pomiaru { $name }. Znane: { $known }.
error-chess-missing = Ten pomiar porównuje z python-chess, a nie jest on zainstalowany. Zainstaluj grognard[bench] albo podaj inne pomiary.
error-server-silent = Serwer do pomiaru nie wystartował: { $detail }
cli-players = gracze komputerowi
cli-seats = miejsca
cli-difficulty = poziom
cli-mismatch = INACZEJ
cli-wrong = BŁĄD
cli-upgrade-none = { $file }: nic do zmiany
cli-upgrade-would = { $file }: zostanie zmieniony
cli-upgrade-done = { $file }: zaktualizowany
cli-situations-summed = Zgodnie z zapisem: { $good }, inaczej: { $differ }, nie da się uruchomić: { $wrong }
cli-overlay = Z nakładką { $folder }.
cli-pack-sound = Dane { $game } są w porządku.
cli-pack-faulty = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
} w danych { $game }.
cli-source = źródło
cli-blocks = wpisów
cli-unfinished = Gra nie jest skończona.
cli-win = zwycięstwo
cli-draw = remis
cli-loss = porażka
cli-replayed = { $plies ->
    [one] { $plies } krok
    [few] { $plies } kroki
   *[many] { $plies } kroków
}; stan końcowy { $digest }.
cli-verified = Kości są uczciwe: { $rolls ->
    [one] { $rolls } rzut
    [few] { $rolls } rzuty
   *[many] { $rolls } rzutów
} (kości: { $dice }; kroków: { $plies }) wynika z ziarna, a ziarno z zobowiązania { $commitment }.
cli-verified-contribution = { $seat }: do ziarna dodano { $entropy }.
cli-verified-edits = Za zgodą graczy stół zmieniono { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
}; te zmiany nie wynikają z zasad.
cli-code = kod
cli-tests = test
cli-situations = sytuacja
cli-chapter = rozdział
cli-paragraphs = punktów
cli-clauses = ustępów
cli-rules = zasad
cli-coded = w kodzie
cli-tested = sprawdzonych
cli-examples = przykładów
cli-uncovered = niepokrytych
cli-total = razem
cli-covered = Pokrytych ustępów: { $covered } z { $needed }, czyli { $share } %.
cli-too-little = To mniej niż wymagane { $required } %.
cli-by-record = Testów tu nie ma; co dowodzą, wzięto z zapisu w pakiecie.
cli-recorded = Zapisano w { $file }.
cli-perturbed = próba
cli-by-clause = z przepisu
cli-misplaced = z innej decyzji
cli-bare = bez powodu
cli-allowed = dozwolone
cli-bare-share = bez powodu %
cli-another-piece = inny żeton
cli-another-place = inne miejsce lub liczba
cli-another-verb = inna akcja
cli-another-all = razem
cli-cited-in = w kodzie
cli-proved-by = sprawdzają
cli-games = gier
cli-wins = zwycięstw
cli-draws = remisów
cli-losses = porażek
cli-mean = średnia
cli-share = zwycięstw, %
cli-interval = przedział 95 %
cli-score = wynik
cli-endings = zakończenia
cli-player = gracz
cli-seat = miejsce
cli-simulating = { $what }
cli-rung = { $upper } przeciw { $lower }: { $won }, { $share }
cli-fitted = Pozycje: { $positions }, gry: { $games }; strata logarytmiczna { $loss }, trafny wynik w { $right } %.
cli-fuzzed = Gra losowa: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, odpowiedzi: { $plies }, bez błędu (liczba { $seed }).
cli-fuzz-failed = Błąd, rozegranych gier: { $games } (liczba { $seed }): { $fault }
cli-fuzz-journal = Gra do chwili błędu: { $file }
cli-backed-up = Liczba gier skopiowanych do { $file }: { $games }.
cli-restored = Przywrócono { $database }.
cli-restored-kept = Poprzednia zawartość: { $file }.
cli-upgrade-checked = Odtworzone gry: { $games }; przebiegające inaczej w tej wersji: { $carried }; nie do otwarcia: { $broken }.
cli-no-reports = Nie zgłoszono żadnej wiadomości czatu.
cli-undeleted = Gra { $id } wróciła.
cli-push-keys = Klucz powiadomień push jest w { $file }: zachowaj go i nikomu nie pokazuj. Jego część publiczna: { $public }
cli-no-roles = Żadne konto nie ma roli.
cli-role-given = { $name }: { $role }.
cli-no-acts = Dziennik jest pusty.
cli-ratings-recomputed = Rankingi przeliczone; gry: { $games }.
cli-ratings-what = Nic nie zrobiono. Aby przeliczyć rankingi z zapisanych wyników, dodaj --recompute.
cli-pruned = Usunięte gry: { $games }. Przez tydzień można je przywrócić.
cli-mutated = Odwołań: { $sampled }, w tym w kodzie { $mutable }; zauważone: { $killed }, przeżyły: { $survived } ({ $share } %). Poza kodem: { $data }. Bez testu: { $untested }. Test zawodzi i bez zmian: { $broken }.
cli-mutant-survived = { $clause } przeżył: { $where } ({ $place })
cli-mutant-broken = { $clause } nie da się sprawdzić, test już zawodzi: { $where } ({ $place })
cli-mutant-untested = { $clause } nie ma testu: { $where } ({ $place })
cli-benchmark = pomiar
cli-value = wartość
cli-unit = jednostka
cli-reference = odniesienie
cli-ratio = stosunek

# -- lekcje: pytania z oczekiwań przykładu --------------------------------------------------------------------------------
lesson-odds-column = { $units } atakują { $thing }: { $attack } do { $defence }. Która kolumna tabeli, łącznie z przesunięciami?
lesson-odds-attack = { $units } atakują { $thing }. Ile liczą razem?
lesson-odds-defence = { $units } atakują { $thing }. Jaka jest siła obrony?
lesson-odds-shifts = { $units } atakują { $thing }. Ile jest przesunięć stosunku sił?
lesson-routes-cost = Ile kosztuje droga do { $to }{ $modeId ->
    [extended] {" "}(ruch wydłużony)
    [tactical] {" "}(ruch taktyczny)
   *[other] {""}
}: { $thing }?
lesson-cost-is = Ile kosztuje wejście na { $to }: { $thing }?
lesson-bond-is = Czy jest więź między { $thing } ({ $side })?
lesson-zoc-is = Czy na { $thing } sięga strefa kontroli tej strony ({ $side })?
lesson-rail-is = Czy kolej w { $thing } działa ({ $side })?
lesson-supplied-is = Czy ma zaopatrzenie: { $thing }?
lesson-retreats-paths = Ile dróg odwrotu z { $from }: { $thing }?
lesson-attack-dv = { $thing } atakuje { $target }. Jaka jest obrona celu?
lesson-attack-fp = { $thing } atakuje { $target }. Jaka jest siła ognia?
lesson-attack-colour = { $thing } atakuje { $target }. Która obrona się liczy?
lesson-sight-is = Czy jest linia widoczności z { $thing } do { $to }?
lesson-bears-is = Czy { $to } leży w polu ostrzału: { $thing }?
lesson-landing-modifier = Jaki jest modyfikator lądowania na { $thing }?
lesson-outcome-outcome = Jak kończy się gra dla strony: { $seat }?
lesson-points-points = Ile to punktów zwycięstwa?
lesson-points-halves = Ile połówek punktu zwycięstwa: { $thing }?
lesson-score-score = Jaki jest wynik końcowy?
lesson-defence-is = Jak wysoki jest teraz tor obrony: { $thing }?
lesson-area-count = Ile żetonów ({ $token }) jest tutaj: { $thing }?
lesson-location-holds = Co leży teraz na miejscu: { $thing }?
lesson-space-holds = Co stoi teraz na polu: { $thing }?
lesson-weather-weather = Jaka jest pogoda?
lesson-fog-stock-fog-stock = Ile kart mgły wojny zostało w zapasie?
lesson-unit-damaged = Czy { $thing } jest teraz uszkodzony?
lesson-unit-exhausted = Czy { $thing } jest teraz wyczerpany?
lesson-unit-steps = Ile poziomów ma teraz { $thing }?
lesson-unit-at = Gdzie jest teraz { $thing }?
lesson-unit-order = W jakim porządku jest teraz { $thing }?
lesson-unit-hit = Jaki żeton trafienia leży teraz na: { $thing }?
lesson-hex-terrain = Jaki teren: { $thing }?
lesson-word-yes = tak
lesson-word-no = nie
lesson-word-none = brak
lesson-word-win = wygrana
lesson-word-loss = przegrana
lesson-word-draw = remis
lesson-word-overcast = pochmurno
lesson-word-overcast-w = pochmurno (zima)

## Zadania: cel w jednym zdaniu (tworzy `grognard puzzles`)

puzzle-fire = Zniszcz samym ogniem, bez ruchu: { $unit } na { $hex }. AP: { $ap }, CAP: { $cap }.
puzzle-points = Zniszcz: { $unit } na { $hex }. AP: { $ap }, CAP: { $cap }.
puzzle-destroy = Zniszcz w tej walce: { $unit } na { $hex }.
puzzle-destroy-all = Zniszcz w tej walce wszystkie jednostki na { $hex }.
puzzle-drive = Wyprzyj w tej walce przeciwnika z { $hex }.
puzzle-drive-two = Wyprzyj w tej walce przeciwnika z { $hex } i { $other }.
puzzle-drive-two-standing = Wyprzyj w tej walce przeciwnika z { $hex } i { $other }. Twoje jednostki nie posuwają się po walce.
puzzle-take = Zajmij w tej walce: { $hex }.
puzzle-cut = Do końca tej walki odetnij zaopatrzenie: { $unit } na { $hex }.
puzzle-clear = Zniszcz w { $actions } akcjach: { $unit } ({ $space }).
puzzle-clear-all = W { $actions } akcjach oczyść: { $spaces }.

cli-puzzle-right = ok    { $file }  najlepszy wariant { $best } %, najlepszy z niewystarczających { $second } %
cli-puzzle-wrong = BŁĄD  { $file }  plik podaje { $said }, przeszukanie znajduje { $found }
cli-puzzle-made = { $file }  { $best } %
cli-puzzles-none = Nie znaleziono zadania: spróbuj innego ziarna lub scenariusza.

# Powiadomienia dla graczy, których nie ma przy stole.
notice-turn = Twój ruch ({ $seat }).
notice-request = Inny gracz prosi o twoją zgodę ({ $seat }).
notice-over = Gra skończona.
notice-time = Masz mało czasu ({ $seat }).
notice-late = Innemu graczowi skończył się czas: możesz zażądać zwycięstwa, oddać grę komputerowi albo poczekać ({ $seat }).
notice-test = To próba: powiadomienia o tej grze będą przychodzić tutaj ({ $seat }).
notice-code-subject = Grognard: twój kod to { $code }
notice-code = Aby otrzymywać powiadomienia o swoich grach na ten adres, wpisz kod: { $code }. Jeśli o niego nie prosisz, zignoruj tę wiadomość: nic więcej nie przyjdzie.
notice-digest-subject = { $count ->
    [one] Czeka na ciebie jedna gra
    [few] Czekają na ciebie { $count } gry
   *[other] Czeka na ciebie { $count } gier
}
notice-mail-end = Nie chcę więcej poczty z tego serwera:
notice-end = Koniec poczty
notice-end-ask = Czy ten serwer ma już nie wysyłać poczty na twój adres?
notice-ended = Gotowe: ten serwer nie wyśle już nic na twój adres, w żadnej grze.
notice-end-unknown = Ten link nie jest tu znany.
