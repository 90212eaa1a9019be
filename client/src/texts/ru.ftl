# Собственные тексты клиента.

## Везде
ui-tagline = Настольные варгеймы, где соблюдается каждое правило
ui-disclaimer = Неофициальный помощник для владельцев настольных игр. В нём нет рисунков и текстов издателей.
ui-close = Закрыть
ui-cancel = Отмена
ui-yes = да
ui-no = нет
ui-search = Поиск
ui-loading = Раскладываем стол…
ui-offline = Сервер не отвечает. Пробуем ещё раз.
ui-bad-answer = Сервер дал непонятный ответ ({ $status }).
ui-copied = Скопировано.
ui-copy = Копировать
ui-copy-failed = Браузер не разрешает копировать.

## Настройки
ui-settings = Настройки
ui-language = Язык
ui-language-failed = Этот язык не загрузился: сервер не отвечает.
ui-theme = Тема
ui-theme-auto = Как в системе
ui-theme-light = Дневной свет
ui-theme-dark = При лампе
ui-motion = Анимация
ui-motion-auto = Как в системе
ui-motion-full = Полная
ui-motion-reduced = Сокращённая
ui-sound = Звуки
ui-sound-help = Фишки на карте, кубики, ваш ход, отказ.
ui-guide = Подсказки первой партии
ui-guide-help = Карточка объясняет каждый вид решения, когда он встречается впервые.
ui-guide-reset = Показать все карточки заново
ui-guide-reset-done = Подсказки начнутся сначала.
ui-guide-on = Подсказки включены.
ui-guide-off = Подсказки выключены. Вернуть: клавиша G или настройки.
ui-guide-title = Подсказка
ui-guide-stop = Больше не подсказывать
ui-got-it = Понятно
ui-report = Сводка событий
ui-report-help = Когда снова ваш ход, карточка рассказывает, что произошло: карты противника, броски и потери.
ui-playback = Показ ходов
ui-playback-help = Когда походили другие, их ходы показываются по одному: стрелка на каждый ход, карточка на каждую атаку. Любая клавиша или щелчок завершает показ.
ui-patterns = Узоры на карте
ui-patterns-help = Зоны, досягаемость, снабжение и прочее различаются штриховкой и пунктиром, а не только цветом. Фишки и флаги сторон всегда различаются формой.
ui-autoplay = Отвечать автоматически, когда ответ только один
ui-autoplay-help = Такой шаг можно отменить, если не бросали кубики.

## Лобби
ui-new-game = Новая партия
ui-game = Игра
ui-scenario = Сценарий
ui-level = Уровень
ui-options = Варианты
ui-seats = Места
ui-seat-here = игрок за этим устройством
ui-seat-open = игрок по ссылке
ui-seat-ai = компьютер: { $player }
ui-seat-free = место свободно
ui-seat-taken = место занято
ui-seat-twice = Ваше место ({ $seat }) открыто ещё в одном окне или браузере. Если это не вы, кто-то видит ваши карты.
ui-more-options = Название и зерно
ui-game-name = Название партии
ui-game-name-hint = необязательно
ui-games-pages = Страницы партий
ui-page-newer = Новее
ui-page = Страница { $page } из { $pages }
ui-page-older = Старее
ui-listed = Показывать в общем списке
ui-listed-help = Иначе партию найдут только те, у кого есть ссылка.
ui-contributors = Добавили случайность до первого действия, в этом порядке: { $seats }.
ui-seed = Зерно кубиков
ui-seed-hint = шестнадцатеричное; пусто — случайно
ui-start = Начать партию
ui-games = Партии на этом сервере
ui-games-others = Чужие партии
ui-games-over = Оконченные партии ({ $count })
ui-games-examples = Опробованные примеры ({ $count })
ui-no-games = У вас нет идущих партий. Начните новую или импортируйте сохранённую.
ui-example = разобранный пример
ui-turn = ход { $turn }
ui-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
ui-over = Партия окончена
ui-online = за столом
ui-away = отошёл
ui-machine = компьютерный игрок
ui-spectator = Зритель
ui-continue = Продолжить
ui-view = Посмотреть
ui-watch = Наблюдать
ui-links = Пригласить
ui-links-title = Ссылки-приглашения
ui-links-help = Кто первым откроет ссылку, тот и играет за это место; больше она никому не откроется. Пошлите каждую только одному человеку.
ui-links-own = Ваше место на другом устройстве
ui-links-own-help = Никому не давайте эту ссылку: у кого она есть, тот видит ваши карты и играет за вас.
ui-to-table = К столу
ui-export = Экспорт партии
ui-import = Импорт партии
ui-delete = Удалить
ui-delete-title = Удалить эту партию?
ui-delete-text = «{ $name }» будет удалена. Если в ней играют другие, она останется, пока и они её не удалят.
ui-deleted-for-you = Удалено у вас. Игра останется, пока её не удалят и другие игроки; откройте её снова, чтобы сохранить.
ui-seat-left = удалил(а) игру
ui-delete-all = Удалить все
ui-delete-examples-title = Удалить эти примеры?
ui-delete-examples-text = { $count ->
    [one] { $count } опробованный пример исчезнет.
    [few] { $count } опробованных примера исчезнут.
    [many] { $count } опробованных примеров исчезнут.
   *[other] { $count } опробованного примера исчезнет.
} На панели правил их можно начать снова.

## Закрытые столы
ui-to-lobby = В лобби
ui-no-board = Эту игру страница пока не умеет рисовать.
ui-part-missing = Часть страницы не загрузилась. Обновите страницу.
ui-closed-protocol = Страница другой версии, чем сервер. Загрузите её заново.
ui-closed-key = Ключ из этой ссылки не подходит к партии.
ui-closed-taken = Это место уже занято: ссылку раньше открыли в другом браузере. Попросите ссылку у игрока, который за ним сидит.
ui-closed-unknown = На этом сервере нет такой партии.
ui-closed-deleted = Эту партию удалили.
ui-hand-over = Передайте устройство: { $seat }
ui-hand-over-help = До тех пор тайный выбор другой стороны закрыт.
ui-hand-over-ready = Готово ({ $seat }): показать стол
ui-hand-over-open = Я играю за все стороны: ничего не закрывать
ui-hand-over-open-help = Между ходами мест, занятых на этом устройстве, ничего не закрывается.

## Стол
ui-board = Поле
ui-panels = Панели
ui-prompt = Решение
ui-prompt-unfold = Показать вопрос целиком
ui-prompt-fold = Показать одну строку
ui-answers = Варианты ответа
ui-your-turn = Ваш ход
ui-you-decide = Вы: { $seat }
ui-waiting-for = Ждём: { $seat }.
ui-machine-thinks = Компьютер думает: не дольше { $seconds } с за ход.
ui-hurry = Поторопить
ui-hint = Совет
ui-hint-help = Что сделал бы здесь лучший компьютерный игрок?
ui-hint-thinking = Компьютер обдумывает совет.
ui-hint-title = Так сыграл бы сильный компьютер
ui-hint-no-plan = Здесь он действует по простым правилам: планировать нечего.
ui-hint-play = Сделать так
ui-hint-show = Показать
ui-plans-weighed = Рассмотрено планов: { $count }
ui-plan-chance = { $percent } %
ui-let-play-help = Пусть компьютер сыграет за вас
ui-let-play-phase = Доиграть за меня эту фазу
ui-let-play-turn = Доиграть за меня ход
ui-plays-for-you = Компьютер играет за вас.
ui-stop-playing = Остановить
ui-pick-on-board = Выберите на поле то, что светится.
ui-or-pick = или выберите то, что светится
ui-all-choices = { $count ->
    [one] Весь { $count } ответ
    [few] Все { $count } ответа
   *[many] Все { $count } ответов
}
ui-more-choices = ещё { $count }
ui-unused = Не использовано: { $count }. Ещё раз пробел, чтобы закончить.
ui-unused-answers = { $count ->
    [one] Есть ещё { $count } возможность, а дальше бросок. Ещё раз пробел, чтобы продолжить без неё.
    [few] Есть ещё { $count } возможности, а дальше бросок. Ещё раз пробел, чтобы продолжить без них.
   *[other] Есть ещё { $count } возможностей, а дальше бросок. Ещё раз пробел, чтобы продолжить без них.
}
ui-not-connected = Нет связи: ничего не отправлено.
ui-pending = Отправляется
ui-link-connecting = Соединяемся…
ui-link-waiting = Связь потеряна. Пробуем ещё раз…
ui-result-win = победа
ui-result-draw = ничья
ui-result-loss = поражение
ui-score = Счёт: { $score }
ui-tab-board = Поле
ui-tab-log = Журнал
ui-tab-rules = Правила
ui-tab-chat = Чат
ui-chosen = Выбрано: { $id }. Esc отменяет выбор.
ui-nothing-to-do = На этом шаге с этим ничего сделать нельзя.
ui-not-now = Нельзя: { $id }
ui-refused = Так нельзя
ui-about = Подробнее: { $id }
ui-more-refused = и ещё { $count }
ui-open-rule = Открыть пункт { $rule }
ui-what-happened = Что здесь было
ui-report-title = Что произошло
ui-report-fold = Показать поле
ui-report-close = Продолжить
ui-help = Помощь и клавиши
ui-info = Об этой партии

## Отмена
ui-undo = Отменить
ui-undo-ask = Запросить отмену
ui-undo-help = Отменить ваш последний шаг (U)
ui-undo-ask-help = С тех пор бросали кубики, что-то открылось или действовал другой игрок: для отмены нужно согласие всех.
ui-undo-ask-text = После вашего последнего шага бросали кубики, что-то открылось или действовал другой игрок. Если все согласны, { $count ->
    [one] отменится { $count } шаг
    [few] отменятся { $count } шага
   *[many] отменится { $count } шагов
}. Это останется в журнале.
ui-undo-alone-text = После вашего последнего шага бросали кубики или что-то открылось. Отменить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
} всё же можно; это останется в журнале, и кубики не выпадут иначе.
ui-undo-asked = Просьба об отмене: { $seat }
ui-undo-asked-text = Просьба отменить { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}, до шага { $ply }. Просит: { $seat }.
ui-undo-see = Показать
ui-undo-waiting = Вы запросили отмену. Ждём согласия: { $seats }.
ui-undo-withdraw = Отозвать
ui-agree = Согласиться
ui-refuse = Отказать

## Исправление положения
ui-edit = Исправить положение по согласию
ui-edit-mode = Исправление положения: { $count ->
    [0] пока без изменений
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}
ui-edit-propose = Предложить
ui-edit-discard = Отменить
ui-edit-asked = { $seat } предлагает исправить положение ({ $count ->
    [one] { $count } изменение
    [few] { $count } изменения
   *[other] { $count } изменений
}):
ui-edit-waiting = Вы предложили изменения. Ждём: { $seats }.
ui-edit-change = { $piece }: { $what }
ui-edit-at = → { $place }
ui-edit-value = { $name } = { $value }

## История
ui-history = История
ui-first = В начало
ui-previous = Шаг назад
ui-next = Шаг вперёд
ui-now = Сейчас
ui-ply = { $ply } / { $now }
ui-jump = Перейти к ходу
ui-looking = Вы смотрите шаг { $ply } из { $now }.
ui-look-at = Показать стол на шаге { $ply }
ui-copy-moment = Скопировать ссылку на этот момент
ui-playback-play = Показать ходы
ui-playback-pause = Пауза
ui-playback-next = Следующий ход
ui-playback-previous = Предыдущий ход
ui-playback-pace = Скорость
ui-playback-pace-now = Скорость: { $pace }×
ui-playback-skip = К текущему моменту
ui-playback-waiting = Следующий ход ещё не сделан.
ui-playback-attack = Атака: { $place }
ui-playback-attackers = Атакуют
ui-playback-defenders = Обороняются
ui-playback-column = колонка { $column }
ui-told-hit = Попадание
ui-told-miss = Промах
ui-told-loss = Потеря ступени
ui-told-out = Уничтожение
ui-told-retreat = Отступление

## Журнал, кубики, правила, чат
ui-log-search = Поиск в журнале
ui-log-dice = Только броски
ui-log-empty = Пока ничего не произошло.
ui-log-none = В журнале ничего не нашлось.
ui-log-newest = К последнему
ui-roll = Кубики: { $dice }
ui-roll-target = нужно { $target }+
ui-roll-hits = { $hits ->
    [0] нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
ui-modifier-dice = { $count ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
ui-modifier-target = к нужному числу
ui-modifier-total = к сумме
ui-modifier-column = { $count ->
    [one] колонка
    [few] колонки
   *[other] колонок
}
ui-modifier-halved = { $count ->
    [one] часть вполовину
    [few] части вполовину
   *[other] частей вполовину
}
ui-modifier-nothing = { $count ->
    [one] часть не в счёт
    [few] части не в счёт
   *[other] частей не в счёт
}
ui-rules-search = Поиск в правилах
ui-rules-none = Нет пункта со всеми этими словами.
ui-rules-contents = Содержание
ui-try-example = Сыграть пример:
ui-chat-empty = Сообщений пока нет.
ui-chat-mute = Скрыть сообщения: { $seat }
ui-chat-muted = Сообщения скрыты: { $seat }
ui-chat-unmute = Показывать
ui-chat-report = Пожаловаться хозяину сервера
ui-chat-reported = Жалоба отправлена: хозяин сервера может прочесть эту строку.
ui-chat-hint = Сообщение за стол
ui-say = Отправить

## Об этой партии
ui-copy-link = Скопировать ссылку
ui-copy-watch = Ссылка для зрителей
ui-commitment = Запечатанное зерно
ui-commitment-help = Кубики следуют зерну, выбранному до игры; здесь его хеш. В экспортированной партии зерно названо, и каждый может проверить все броски. Экспорт возможен по окончании партии, а пока она идёт — только если никто не занял места по ссылке.
ui-commitment-known = Зерно известно: кто-то выбрал его, импортировал эту партию или экспортировал её и может знать, что будет.

## Помощь
ui-help-glow = Что светится, то можно выбрать. Если возможность одна, она исполняется сразу; если их несколько, а также у карт, откроется меню.
ui-help-why = Выберите что угодно другое и прочтёте, почему сейчас нельзя, с пунктом правил; помеха будет отмечена.
ui-help-log = Имена в журнале и во фразах показывают фишку на поле; § открывает правило.
ui-help-history = Полоса внизу листает всю партию, пока она идёт; число в журнале делает то же.
ui-help-undo = Шаги можно отменять, пока не брошены кубики и не открылось скрытое; дальше нужно согласие всех.
ui-keys = Клавиши
ui-key-number = ответ с этим номером или строка открытого меню
ui-key-primary = ответ, завершающий это решение
ui-key-back = закрыть открытое, иначе вернуть на место взятую фишку
ui-key-undo = отменить или запросить отмену
ui-key-list = все ответы списком
ui-key-step = шаг назад или вперёд по истории
ui-key-ends = начало партии или сейчас
ui-key-playback = Показать последний ход ещё раз; пауза показа
ui-key-log = журнал
ui-key-rules = правила
ui-key-board = поле (на малом экране)
ui-key-guide = включить или выключить подсказки
ui-key-hint = совет компьютера, если нет других людей
ui-key-help = эта страница

## Levels and machine players, where a game has no name of its own for them
level-base = Базовый
player-random = наугад
player-easy = лёгкий
player-normal = обычный
player-hard = сильный
# What games saved by older versions call it.
player-competent = обычный
player-random-help = Случайный: любое допустимое действие. Времени не требует.
player-easy-help = Лёгкий: решает по простым правилам и кое-что упускает. Не дольше 1 секунды за ход.
player-normal-help = Обычный: решает по простым правилам, не заглядывая вперёд. Не дольше 5 секунд за ход.
player-hard-help = Сильный: разыгрывает у себя несколько планов и выбирает лучший. Не дольше 30 секунд за ход.

# Поле из шестиугольников.
hexes-map = Карта
hexes-list = Что можно выбрать на карте
hexes-minimap = Обзорная карта
hexes-zoom-in = Ближе
hexes-zoom-out = Дальше
hexes-whole = Вся карта
hexes-cursor = Курсор: стрелки ведут по гексам, Page Up и Page Down — по фишкам, Enter выбирает
hexes-can-pick = можно выбрать
hexes-in-zone = в зоне контроля: { $side }
hexes-empty = частей нет

# What-if boards
ui-try = Попробовать отсюда
ui-try-help = Открыть пробную доску с этого момента: играть за обе стороны, выбирать кости, свободно брать ходы назад. Другие игроки ничего не увидят.
ui-branches = Пробные доски
ui-branch-game = Партия
ui-branch = Пробная доска
ui-branch-from = С шага { $ply } партии
ui-branch-name = Название доски
ui-branch-dice = Кости
ui-branch-dice-rolled = Бросок
ui-branch-dice-rolled-help = Новый бросок; после возврата хода бросается заново
ui-branch-dice-average = Средний
ui-branch-dice-average-help = Самый вероятный исход каждого броска
ui-branch-dice-chosen = Выбор
ui-branch-dice-chosen-help = Назвать грани следующих бросков
ui-branch-faces = Грани следующего броска
ui-branch-face = Следующая кость: { $face }
ui-branch-next = далее: { $faces }
ui-branch-next-none = щёлкните грани следующего броска
ui-branch-faces-clear = Очистить грани
ui-branch-me = Вы
ui-branch-send = Взять как план
ui-branch-delete = Удалить доску
ui-branch-leave = Назад к партии
ui-plan = План
ui-plan-step = шаг { $step } из { $total }
ui-plan-do = Выполнить
ui-plan-waiting = ожидание другой стороны
ui-plan-differs = партия пошла не по плану
ui-plan-done = все шаги выполнены
ui-plan-drop = Отбросить план
