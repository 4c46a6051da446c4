# Счёт для настоящей коробки.

## Как записать ход

keeper-ways = Как записать ход
keeper-way = { $way ->
    [dice] Кубики
    [tiles] Числа
   *[total] Штраф
}
keeper-obstacle = { $why ->
    [bot] Боты сами выбирают числа. Введите кубики.
    [shared] Все закрывают одну коробку, поэтому штрафов нет.
    [faces] Здесь важен каждый кубик. По числам его не узнать, введите кубики.
   *[thrown] На столе лежит бросок. Сначала доиграйте его.
}
keeper-three = Три способа записать ход
keeper-three-how = { $way ->
    [dice] Отметьте, что выпало, а потом что закрыто.
    [tiles] Отметьте, что закрыто. Сумма получится сама.
   *[total] Введите, сколько осталось в конце хода.
}

### По кубикам

keeper-held = К { $sum } ничего не подходит. Конец хода.

### По числам

keeper-lay = Отметьте, что закрыто
keeper-one-throw = один бросок
keeper-lay-fault = { $why ->
    [most] На кубиках может быть не больше { $count }
    [least] На кубиках может быть не меньше { $count }
   *[tiles] Чисел за бросок не больше { $count }
}
keeper-shut = Закрыть { $sum }
keeper-missed = Промах
keeper-missed-label = { $shared ->
    [true] { $who }: промах
   *[false] { $who }: промах, осталось { $total }
}
keeper-missed-sum = Сколько выпало в сумме?

### По штрафу

keeper-total = штраф
keeper-left = { $who }: сколько осталось?
keeper-save = { $shut ->
    [yes] Записать: { $who }, коробка закрыта
   *[no] Записать: { $who }, { $total }
}
keeper-too-much = Может остаться не больше { $total }
keeper-digits = Цифры штрафа
keeper-zero = Закрыта
keeper-zero-label = Коробка закрыта: 0
keeper-erase = Стереть
keeper-swap = Другая рука

## Супер-коробка

keeper-tries = У остальных по одной попытке
keeper-next = сейчас
keeper-start-try = Попытка: { $who }
keeper-shut-it = { $who }: закрыто
keeper-shut-then = { $answer ->
    [draw] Никто не получает очков
    [both-score] { $who } тоже с очками
    [first-keeps] Раунд выигрывает { $holder }
   *[handover] Рекорд держит { $who }
}
keeper-missed-it = { $known ->
    [yes] { $who }: осталось { $total }
   *[no] { $who }: промах
}
keeper-missed-then = { $last ->
    [yes] Раунд выигрывает { $holder }
   *[no] Следующая попытка: { $next }
}

## Имена, порядок и кто записывает

keeper-seats = Имена и порядок
keeper-seats-short = Имена
keeper-seats-about = Перетащите имя или нажмите на стрелку. Ход идёт по часовой стрелке.
keeper-up = Выше: { $who }
keeper-down = Ниже: { $who }
keeper-save-seats = Сохранить
keeper-onlooker = { $seated ->
    [yes] Этот ход записывает { $who }.
   *[no] Вы смотрите. Счёт ведут за столом.
}
keeper-awake = Не гасить экран

## Throws, corrections, the sheet

keeper-as-picture = Картинкой
keeper-as-text = Текстом
keeper-correct = Исправить
keeper-correct-about = Всё, что было после, тоже отменится.
keeper-correct-title = Что введено неверно?
keeper-cell = { $who }, раунд { $round }: { $total }. Изменить
keeper-cell-title = { $who }, раунд { $round }
keeper-cell-about = Записано { $total }. Сколько осталось на самом деле?
keeper-cell-cut = Сохранить и ввести остальное заново
keeper-die-is = На кубике { $number } выпало { $face }; убрать
keeper-enter = { $dice ->
    [0] { "" }
    [1] Бросьте один кубик и отметьте, что выпало.
   *[other] Бросьте кубики и отметьте, что выпало.
}
keeper-more-ways = { $count ->
    [one] вариант
    [few] варианта
    [many] вариантов
   *[other] варианта
}
keeper-off-mat = Укатился
keeper-only-dice = { $dice ->
    [1] Только один кубик
    [one] Только { $dice } кубик
    [few] Только { $dice } кубика
    [many] Только { $dice } кубиков
   *[other] Только { $dice } кубика
}
keeper-pad = Введите, что выпало
keeper-round-won = раунд выигран
keeper-score-about = Играйте со своей коробкой и кубиками. Отмечайте, что выпало, а счёт запишется сам.
keeper-scoresheet = Таблица счёта
keeper-share = Поделиться
keeper-share-sheet = Поделиться таблицей
keeper-sheet-copied = Таблица скопирована.
keeper-sheet-sum = { $format ->
    [chase] очки
    [last-one-standing] очки
   *[other] штраф
}
keeper-tap-shut = Коробка: отметьте, что закрыто
keeper-the-throw = Бросок
keeper-to-beat = { $total ->
    [0] повторить
   *[other] побить
}
keeper-undo = Отменить
keeper-wants = { $dice ->
    [1] { $who } хочет бросить один кубик: бросьте и отметьте, что выпало.
    [one] { $who } хочет бросить { $dice } кубик: бросьте и отметьте, что выпало.
    [few] { $who } хочет бросить { $dice } кубика: бросьте и отметьте, что выпало.
    [many] { $who } хочет бросить { $dice } кубиков: бросьте и отметьте, что выпало.
   *[other] { $who } хочет бросить { $dice } кубика: бросьте и отметьте, что выпало.
}
