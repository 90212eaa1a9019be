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
