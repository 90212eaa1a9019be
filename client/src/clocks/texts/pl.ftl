# Zegary: wybór tempa, wskazania, co robić, gdy skończy się czas.

ui-on-time-asked = { $by } żąda zwycięstwa: stronie { $seat } skończył się czas. Zgadzasz się?
ui-on-time-waiting = Żądasz zwycięstwa na czas. Czekamy na: { $seats }.
ui-more-time-asked = { $by } chce dodać czas stronie { $seat }. Zgadzasz się?
ui-more-time-waiting = Chcesz dodać czas. Czekamy na: { $seats }.
ui-pause-asked = { $by } prosi o zatrzymanie zegarów. Zgadzasz się?
ui-pause-waiting = Prosisz o zatrzymanie zegarów. Czekamy na: { $seats }.
ui-resume-asked = { $by } prosi o ponowne uruchomienie zegarów. Zgadzasz się?
ui-resume-waiting = Prosisz o ponowne uruchomienie zegarów. Czekamy na: { $seats }.
