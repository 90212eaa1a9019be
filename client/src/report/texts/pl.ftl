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
