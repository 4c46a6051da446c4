# Другие за столом: чей ход, кто смотрит, реакции, кто не на связи, ещё одна игра.

company-your-turn = Ваш ход
company-notify = Уведомление о вашем ходе
company-notify-blocked = Браузер не разрешает уведомления этого сайта.
company-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

## Реакции

company-react = Ответить
company-reactions = Реакции
company-say = { $say ->
    [nice] Здорово
    [wow] О нет
    [love] Класс
    [luck] Держу кулаки
    [star] Браво
    [fire] Огонь
    [hmm] Хм
    [ouch] Ой
    [good-luck] Удачи
    [well-played] Отлично сыграно
    [so-close] Чуть-чуть не хватило
    [nice-throw] Хороший бросок
    [back-soon] Скоро вернусь
    [one-more] Ещё разок?
   *[nudge] Ваш ход!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Показывать реакции
   *[no] Скрыть реакции
}
company-nudge = Поторопить: { $who }
company-nudged = { $who } ждёт вас.

## Кто не на связи

company-away-in = нет { $time }
company-away = { $who } не на связи. Вы сможете решать через { $time }.
company-away-others = { $who } не на связи. Другие смогут решать через { $time }.
company-bot-plays = играет бот
company-away-title = { $who } не на связи
company-away-bot = Играть дальше может бот.
company-away-back = { $who } сможет вернуться за стол в любой момент.
company-decide = Решить
company-fill = Позвать бота
company-wait = Подождать
company-without = { $who } выходит из игры
company-without-sure = Да, { $who } больше не играет
company-without-no = Нет, подождать
company-stand-in = За вас играет бот.
company-return = { $who ->
    [you] Вернуться в игру
   *[other] Вернуться: { $who }
}
company-deputy = { $who ->
    [you] Пока хозяина нет, стол ведёте вы.
   *[other] Пока хозяина нет, стол ведёт { $who }.
}

## Ещё одна игра

company-again = Сыграть ещё
company-again-cancel = Не сейчас
company-again-wants = { $count ->
    [one] Сыграть ещё хочет { $names }.
    [few] Сыграть ещё хотят { $names }.
    [many] Сыграть ещё хотят { $names }.
   *[other] Сыграть ещё хотят { $names }.
}
company-again-you = Вы хотите сыграть ещё.
company-again-waits = Ждём ответа: { $names }.
company-again-missing = Не на связи: { $names }. Следующая игра начнётся через { $seconds } с.

## Что было

company-left = { $who } больше не играет
