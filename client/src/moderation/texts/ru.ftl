# Страница модераторов.

players-lobby = Лобби
moderation-title = Модерация
moderation-reports = Жалобы на сообщения
moderation-no-reports = Жалоб нет.
moderation-guest = Гость
moderation-game = партия
moderation-act = Принять меры…
moderation-close = Закрыть
moderation-closed = закрыта
moderation-impose = Заблокировать игрока или лишить его чата
moderation-kind = Мера
moderation-mute = Запрет писать в чат
moderation-ban = Блокировка: ни входа, ни игры, ни чата
moderation-days = Срок
moderation-forever = навсегда
moderation-span = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
moderation-reason = Причина
moderation-reason-help = Её увидит игрок, и она попадёт в журнал.
moderation-confirm = Применить
moderation-sanctioned = Действующие меры
moderation-none = Никто не заблокирован и не лишён чата.
moderation-ban-until = { $forever ->
    [1] Заблокирован навсегда
   *[0] Заблокирован до { $until }
}
moderation-mute-until = { $forever ->
    [1] Лишён чата навсегда
   *[0] Лишён чата до { $until }
}
moderation-lift = Снять
moderation-audit = Журнал
moderation-more = Раньше
moderation-host = владелец сервера
moderation-deleted = (удалено)
moderation-until = до { $date }
moderation-act-role = смена роли:
moderation-act-ban = блокировка:
moderation-act-unban = снятие блокировки:
moderation-act-mute = запрет чата:
moderation-act-unmute = возврат чата:
moderation-act-close = жалоба закрыта:
