# Before the game: the seats, the invitation, the start.

lobby-open = Ваш стол открыт
lobby-table-of = Стол: { $who }
lobby-invites = { $named ->
    [yes] { $who } зовёт вас в игру: { $rules }
   *[no] Вас зовут в игру: { $rules }
}
lobby-clock = { $seconds } с на решение
lobby-change = Другая игра
lobby-change-sure = Закрыть этот стол для всех?
lobby-open-seat = Свободное место
lobby-your-seat = ваше место
lobby-host = хозяин стола
lobby-invite = Позвать друзей
lobby-add-bot = Добавить бота
lobby-add-bot-at = Добавить бота: место { $seat }
lobby-add = Добавить: { $who }
lobby-bot = бот, { $about }
lobby-sit = Сесть
lobby-name = Имя
lobby-watch = Только смотреть
lobby-learn = Узнать правила
lobby-full = Все места заняты. Можно смотреть.
lobby-at-table = За столом
lobby-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
lobby-scan = Отсканируйте и играйте
lobby-share = Отправить ссылку
lobby-spoken = или введите код
lobby-seats-open = { $open ->
    [one] Свободно { $open } место.
    [few] Свободно { $open } места.
    [many] Свободно { $open } мест.
   *[other] Свободно { $open } места.
}
lobby-fill = Позовите друга или добавьте бота.
lobby-all-sit = Все за столом.
lobby-host-starts = Игру запустит { $who }.
