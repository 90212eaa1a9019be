# Как игроки узнают, что их ждут за столом.

notice-title = Уведомления
notice-tab-turn = ваш ход
notice-tab-request = ждут ответа
notice-tab-over = игра окончена
notice-here = На этом устройстве
notice-browser = Уведомления браузера
notice-browser-help = Пока страница открыта, но не видна: когда ваш ход, когда нужно ваше согласие и когда игра окончена.
notice-allow = Разрешить уведомления
notice-denied = Уведомления для этого сайта запрещены. Их можно разрешить в настройках браузера.
notice-missing = Этот браузер показывает уведомления только по HTTPS или не умеет этого вовсе.

notice-away = Пока вас нет
notice-away-help = Когда вас нет за столом: одно уведомление об этой партии, пока вы не вернётесь.
notice-webhook = Вебхук
notice-webhook-kind = Вид
notice-webhook-discord = Discord
notice-webhook-slack = Slack, Mattermost
notice-webhook-json = JSON
notice-webhook-help = Адрес вебхука Discord или Slack либо вашей собственной службы. Другие игроки его не видят.
notice-quiet = Не беспокоить
notice-quiet-from = с
notice-quiet-to = до
notice-save = Сохранить
notice-saved = Сохранено.
notice-try = Сохранить и проверить
notice-test-sent = Проверочное уведомление отправлено.
notice-mail = Эл. почта
notice-mail-when = Когда
notice-mail-now = сразу
notice-mail-daily = раз в день
notice-mail-code = Код из письма
notice-mail-confirm = Подтвердить
notice-mail-confirmed = Подтверждено: уведомления об этой партии приходят на вашу почту.
notice-mail-help = Адрес подтверждён. В каждом письме есть ссылка, которая прекращает все письма этого сервера.
notice-code-sent = Сохранено. На вашу почту отправлен код: введите его здесь.
