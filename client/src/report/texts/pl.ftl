## Przed tym, czego nie można cofnąć
ui-caution = Tego nie można cofnąć
ui-caution-accept = Zrób to
ui-irreversible = Rzut kośćmi lub odsłonięcie: bez zgody nie można cofnąć
ui-unmoved = { $count ->
    [one] { $count } jednostka się nie poruszyła. Naciśnij spację jeszcze raz, aby zakończyć ruch.
    [few] { $count } jednostki się nie poruszyły. Naciśnij spację jeszcze raz, aby zakończyć ruch.
   *[other] { $count } jednostek się nie poruszyło. Naciśnij spację jeszcze raz, aby zakończyć ruch.
}
ui-unattacked = { $count ->
    [one] Można jeszcze zaatakować { $count } heks. Naciśnij spację jeszcze raz, aby przejść dalej.
    [few] Można jeszcze zaatakować { $count } heksy. Naciśnij spację jeszcze raz, aby przejść dalej.
   *[other] Można jeszcze zaatakować { $count } heksów. Naciśnij spację jeszcze raz, aby przejść dalej.
}

## Raport po grze
ui-after-action = Raport po grze
ui-after-action-so-far = Szczęście i straty do tej pory
ui-report-score = Punkty według źródeł
ui-report-points = Punkty
ui-report-no-score = Nie ma jeszcze punktów.
ui-report-losses = Straty według etapów (stopnie lub jednostki)
ui-report-no-losses = Nic nie stracono.
ui-report-turn = Etap
ui-report-battles = Najważniejsze walki
ui-report-at = Etap { $turn }
ui-report-luck = Szczęście
ui-report-luck-of = { $side }: rzutów { $rolls }, więcej szczęścia niż w { $percent } % gier
ui-report-luck-graph = Szczęście w ciągu gry
ui-report-luck-help = Każdy rzut liczy się od +½ za najlepszy możliwy wynik do −½ za najgorszy. Liczą się tylko rzuty, które widziałeś i które sprzyjają jednej ze stron.
ui-report-no-rolls = Nie było jeszcze takich rzutów.
ui-report-rolls = Wszystkie rzuty ({ $count }): oczekiwane i wyrzucone
ui-report-for = Dla
ui-report-roll = Rzut
ui-report-expected = Oczekiwano
ui-report-actual = Wypadło
ui-report-percentile = Percentyl
ui-report-chances = Szanse na zwycięstwo
ui-report-play-out = Dograj
ui-report-playing = Dogrywanie…
ui-report-play-out-help = Gracze komputerowi dogrywają grę od każdego etapu, najwyżej przez pół minuty. W długich grach dogrywek jest mało i tylko z ostatnich etapów.
ui-report-playouts = Dogrywek graczy komputerowych: { $count }. Gdy jest ich mało, ocena zbliża się do połowy. Kliknij punkt, aby zobaczyć pozycję.
ui-report-too-long = Żadna dogrywka nie skończyła się na czas.
ui-report-turning = Etap { $turn }: { $from } → { $to }
ui-report-loading = Odczyt gry…
ui-rematch = Rewanż
ui-rematch-swapped = Rewanż ze zmianą stron
