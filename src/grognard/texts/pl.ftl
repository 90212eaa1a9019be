# Teksty wspólne dla wszystkich gier: błędy, cofanie, wiersz poleceń.
error-unknown-game = Nie ma gry { $game }. Są: { $known }.
error-unknown-scenario = Gra { $game } nie ma scenariusza { $scenario }. Są: { $known }.
error-bad-option = Opcja { $option } nie może mieć wartości { $value }. Możliwe: { $known }.
error-unknown-language = Nie ma języka { $language }. Są: { $known }.
error-unknown-rule = W { $game } nie ma punktu { $rule }.
error-unknown-id = W { $game } nie ma niczego o nazwie { $id }.
error-bad-action = To nie jest akcja: { $detail }
error-not-asked = Teraz nie odpowiada { $seat }, lecz { $asked }.
error-stale-ply = Stół już się zmienił: to była odpowiedź na krok { $ply }, a teraz jest krok { $now }.
error-game-over = Gra jest skończona.
error-undo-refused = Powrót do kroku { $to } wymaga zgody wszystkich miejsc: od tego czasu rzucano kośćmi, coś odkryto albo działał ktoś inny.
error-bad-journal = Tego zapisu nie da się odtworzyć: { $detail }
error-bad-situation = Tej sytuacji nie da się uruchomić: { $detail }
error-script-exhausted = Zabrakło zapisanych rzutów: potrzeba { $need }, zostało { $left }.
error-illegal-action = Zabrania tego punkt { $rule }.
no-such-choice = Teraz nie ma takiego wyboru.
undone = { $seat } cofa { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}.
undone-by-agreement = Za zgodą wszystkich miejsc cofnięto { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
} na prośbę { $seat }.
