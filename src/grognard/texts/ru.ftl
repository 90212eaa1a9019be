# Тексты, не принадлежащие ни одной игре: ошибки, возврат хода, командная строка.
error-unknown-game = Игры { $game } нет. Есть: { $known }.
error-unknown-scenario = В { $game } нет сценария { $scenario }. Есть: { $known }.
error-bad-option = Настройка { $option } не может быть { $value }. Можно: { $known }.
error-unknown-language = Языка { $language } нет. Есть: { $known }.
error-unknown-rule = В { $game } нет пункта { $rule }.
error-unknown-id = В { $game } нет ничего с именем { $id }.
error-bad-action = Это не действие: { $detail }
error-not-asked = Сейчас отвечает не { $seat }, а { $asked }.
error-stale-ply = Стол уже изменился: ответ был на шаг { $ply }, а сейчас шаг { $now }.
error-game-over = Партия окончена.
error-undo-refused = Чтобы вернуться к шагу { $to }, нужно согласие всех мест: с тех пор бросали кубики, что-то открылось или действовал другой игрок.
error-bad-journal = Этот журнал нельзя воспроизвести: { $detail }
error-bad-situation = Эту ситуацию нельзя запустить: { $detail }
error-script-exhausted = Заданные броски кончились: нужно { $need }, осталось { $left }.
error-illegal-action = Это запрещает пункт { $rule }.
no-such-choice = Сейчас такого выбора нет.
undone = { $seat } возвращает { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}.
undone-by-agreement = По согласию всех мест отменено { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
} по просьбе { $seat }.

# Сервер.
error-unknown-situation = В игре { $game } нет ситуации { $situation }.
error-bad-request = Сервер этого не понимает: { $detail }
error-too-large = Это больше разрешённых { $limit } байт.
error-unknown-table = На этом сервере нет партии { $id }.
error-not-found = По адресу { $path } ничего нет.
error-bad-key = Этот ключ не подходит к этой партии.
error-not-your-seat = Место { $seat } не ваше.
error-bad-seats = Места заданы неверно: { $detail }
error-unknown-player = Нет машинного игрока { $player }. Известны: { $known }.
error-still-hidden = Журнал выдал бы то, чего другим местам пока нельзя видеть. Его можно получить после конца партии.
error-undo-declined = { $seat } не согласен вернуться назад.
error-no-undo-asked = Никто не просит вернуться назад.
error-no-such-ply = Хода { $ply } нет; последний — { $last }.
error-bad-protocol = Страница другой версии ({ $client }), чем сервер ({ $server }). Загрузите её заново.
error-storage-failed = Партию не удалось сохранить, поэтому ничего не изменилось: { $detail }
error-conflict = В эту партию записал другой сервер. Она читается заново.
error-newer-database = База { $path } создана более новой версией (формат { $found }, программа знает { $known }). Ничего не изменено.
error-not-a-database = { $path } — не база этой программы: { $detail }
error-port-taken = Порт { $port } на { $host } занят: { $detail }
error-internal = В сервере произошла ошибка; подробности в его журнале.
