# Jak gracze dowiadują się, że stół na nich czeka.

notice-title = Powiadomienia
notice-tab-turn = twój ruch
notice-tab-request = czekają na odpowiedź
notice-tab-over = koniec gry
notice-here = Na tym urządzeniu
notice-browser = Powiadomienia przeglądarki
notice-browser-help = Gdy strona jest otwarta, ale niewidoczna: kiedy twój ruch, kiedy potrzebna jest twoja zgoda i kiedy gra się kończy.
notice-allow = Zezwól na powiadomienia
notice-denied = Powiadomienia tej witryny są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
notice-missing = Ta przeglądarka pokazuje powiadomienia tylko przez HTTPS albo wcale.

notice-away = Gdy cię nie ma
notice-away-help = Gdy nie ma cię przy stole: jedno powiadomienie o tej grze, dopóki nie wrócisz.
notice-webhook = Webhook
notice-webhook-kind = Rodzaj
notice-webhook-discord = Discord
notice-webhook-slack = Slack, Mattermost
notice-webhook-json = JSON
notice-webhook-help = Adres webhooka Discorda lub Slacka albo twojej własnej usługi. Inni gracze go nie widzą.
notice-quiet = Nie przeszkadzać
notice-quiet-from = od
notice-quiet-to = do
notice-save = Zapisz
notice-saved = Zapisano.
notice-try = Zapisz i wyślij próbę
notice-test-sent = Wysłano próbne powiadomienie.
notice-mail = E-mail
notice-mail-when = Kiedy
notice-mail-now = od razu
notice-mail-daily = raz dziennie
notice-mail-code = Kod z wiadomości
notice-mail-confirm = Potwierdź
notice-mail-confirmed = Potwierdzono: powiadomienia o tej grze przychodzą na twoją skrzynkę.
notice-mail-help = Adres potwierdzony. Każda wiadomość ma link, który kończy wszelką pocztę z tego serwera.
notice-code-sent = Zapisano. Na twoją skrzynkę wysłano kod: wpisz go tutaj.
