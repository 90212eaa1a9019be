# Stalingrad '42 po polsku. Nazwy stoją w mianowniku; `$xId` to samo oznaczenie `$x`.

# -- O co pytamy ------------------------------------------------------------------------------------------------------
ask-trim-stack = Za dużo jednostek na polu { $hex }: { $count ->
    [one] jedna musi odejść.
   *[other] musi odejść tyle: { $count }.
} Która zostaje wyeliminowana?
ask-leave-area = Na zimę zamyka się: { $area }. Która jednostka dokąd odchodzi?

# -- Odpowiedzi -------------------------------------------------------------------------------------------------------
do-disband = Wyeliminuj: { $unit }
do-shift = { $unit } → { $area }

# -- Co się stało -----------------------------------------------------------------------------------------------------
turn-began = Tura { $turn }
player-turn-began = { $sideId ->
    [axis] Tura { $turn }: Oś.
   *[soviet] Tura { $turn }: Związek Radziecki.
}
mini-turn-began = Po turze { $turn }: krótka tura Osi.
weather-rolled = Pogoda: { $weather }.
mud-came = Tura { $turn }: roztopy, grunt jak podczas deszczu.
hex-taken = { $sideId ->
    [axis] Oś zajmuje { $hex }.
   *[soviet] Strona radziecka zajmuje { $hex }.
}
unit-eliminated = { $unit }: jednostka wyeliminowana, { $hex }.
unit-shifted = { $unit }: przeniesiona, { $area }.
modifier-wet-before = deszcz lub śnieg w poprzedniej turze

# -- Odmowy -----------------------------------------------------------------------------------------------------------
refusal-no-combat-unit-is-no-excess = { $a } nie jest jednostką bojową i nie liczy się do stosu.
refusal-support-is-no-excess = { $a } daje wsparcie artylerii i nie liczy się do stosu.
refusal-waiting-army-is-no-excess = { $a } należy do armii rezerwowej, która czeka na rozkaz: limit stosu jej nie dotyczy.
refusal-free-unit-makes-no-room = { $a } nie liczy się do stosu: odejść musi inna jednostka.
refusal-corps-are-too-many = Dla tego sztabu jest za dużo korpusów pancernych i zmechanizowanych: jeden z nich musi odejść.
refusal-area-is-closed = Zimą nie korzysta się z obszaru: { $a }.
refusal-leads-elsewhere = { $a } nie może tam iść ({ $b }): tylko do obszaru obok zamkniętego.
refusal-hex-is-out-of-play = { $a } jest poza grą.
refusal-sea-bars-the-way = Między { $a } a { $b } jest morze.
refusal-lake-bars-the-way = Między { $a } a { $b } jest niezamarznięte jezioro.
refusal-peaks-are-closed-in-winter = Zimą nikt nie przechodzi szczytów między { $a } a { $b }.
refusal-peaks-are-for-climbers = Poza drogą szczyty między { $a } a { $b } przechodzą tylko jednostki górskie.
refusal-mountains-are-entered-by-road = Jednostki zmechanizowane wchodzą w góry ({ $a }) tylko drogą.
