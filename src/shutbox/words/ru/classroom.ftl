# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Класс
classroom-open-about = Каждый играет на телефоне, а проектор показывает все коробки.
classroom-title = Название класса
classroom-title-usual = Мой класс
classroom-game = Игра
classroom-rounds = Раунды
classroom-create = Открыть класс
classroom-network = Телефоны подключаются по коду, без учётной записи. Этот сервер должен быть им доступен. Во многих школьных сетях устройства отделены друг от друга, тогда нужен публичный сервер. Всё удаляется в течение 24 часов, если вы это не сохраните.
classroom-option = { $option ->
    [pairs] Играть парами
    [same_dice] Одинаковые броски для всех
    [real] Настоящие коробки
    [exact] Показать точный результат
   *[kept] Сохранить результаты
}
classroom-option-about = { $option ->
    [pairs] Двое за одним столом. Оставшийся играет один.
    [same_dice] Чтобы сравнивать решения, а не удачу.
    [real] Ученики бросают настоящие кубики и вводят суммы.
    [exact] На проекторе, рядом с вашими суммами.
   *[kept] Иначе всё удаляется в течение 24 часов.
}
classroom-more-options = { $open ->
    [yes] Меньше настроек
   *[no] Больше настроек
}
classroom-wall = Открыть страницу для проектора
classroom-remote = Отсканируйте своим телефоном, чтобы управлять с него.
classroom-qr = Код этого класса для сканирования
classroom-scan = Сканируйте код
classroom-or-type = или откройте Shutbox и введите
classroom-join-here = вход
classroom-here = Здесь { $count } из { $of }
classroom-here-of = { $count ->
    [one] из { $of } здесь
    [few] из { $of } здесь
   *[many] из { $of } здесь
}
classroom-first-predict = Сначала прогноз, потом игра.
classroom-question = Сколько очков останется в среднем?
classroom-paused = Учитель поставил паузу
classroom-round = { $rules }, раунд { $round } из { $rounds }
classroom-round-short = Раунд { $round } из { $rounds }
classroom-state = { $state ->
    [done] готово
    [playing] играют
   *[away] нет на связи
}
classroom-not-yet = прогноза пока нет
classroom-average = среднее пока
classroom-exact-average = точное среднее
classroom-totals = Сумм пока: { $count }
classroom-exact = точно, при лучшей игре
classroom-predictions = ваши прогнозы
classroom-shut = { $share } закрыто
classroom-shut-exact = { $share } закрыто, точно { $exact }
classroom-chart = { $count ->
    [0] Сумм пока нет
   *[other] Сумм пока: { $count }, среднее { $mean }
}
classroom-result = Прогноз класса: { $predicted }. Кубики оставили { $left }.
classroom-no-result = Никто не закончил ход.
classroom-result-chart = Прогнозы, суммы и точное распределение на одной оси
classroom-you-predicted = ваш прогноз
classroom-said-zero = 0 назвали { $count } из { $of }
classroom-you-left = у вас осталось
classroom-shut-of = Закрыто { $count } из { $of }, { $share }
classroom-is-exact = точно
classroom-exact-shut = { $share } закрыто, при лучшей игре
classroom-size = Учеников: { $pupils }, раундов: { $rounds }
classroom-talk = { $expected ->
    [more] Почему вы ожидали больше очков, чем оставили кубики?
    [fewer] Почему вы ожидали меньше очков, чем оставили кубики?
   *[close] Что помогло вам так точно предсказать?
}
classroom-are-done = Готово: { $count } из { $of }
classroom-others = Играют: { $playing }, нет на связи: { $away }
classroom-code = Код { $code }
classroom-pupils = Ученики
classroom-order = { $by ->
    [name] от А до Я
   *[state] сначала кого нет и кто играет
}
classroom-away-for = { $minutes ->
    [0] нет на связи
    [one] нет на связи { $minutes } минуту
    [few] нет на связи { $minutes } минуты
   *[many] нет на связи { $minutes } минут
}
classroom-is-here = здесь
classroom-predicted = прогноз: { $total }
classroom-not-predicted = прогноза пока нет
classroom-rename = Переименовать: { $name }
classroom-remove = Убрать: { $name }
classroom-remove-from = Убрать из класса
classroom-remove-about = { $name } больше не в классе, прежние суммы не считаются.
classroom-nickname = Прозвище
classroom-hint = Не больше { $most } букв, чтобы поместилось на проекторе.
classroom-save = Сохранить имя
classroom-csv = Скачать CSV
classroom-print = Печать
classroom-results = Результаты
classroom-column = { $column ->
    [seat] Место
    [name] Имя
    [round] Раунд
    [predicted] Прогноз
   *[left] Осталось
}
classroom-start = Начать игру
classroom-next = { $last ->
    [yes] Показать результат
   *[no] Следующий раунд
}
classroom-ends = { $count ->
    [one] прервёт { $count } коробку
    [few] прервёт { $count } коробки
   *[many] прервёт { $count } коробок
}
classroom-pause = { $paused ->
    [yes] Продолжить
   *[no] Пауза
}
classroom-join = Войти в класс
classroom-suggest = Другое прозвище
classroom-nicknames = Выдра, Лис, Барсук, Панда, Тигр, Коала, Рысь, Сокол, Дельфин, Ёж, Бобёр, Цапля, Геккон, Зубр, Ягуар, Киви, Лемур, Сорока, Тритон, Пингвин, Ворон, Лосось, Тукан, Морж, Як, Зебра, Альпака, Пчела, Верблюд, Олень, Орёл, Гусь, Хомяк, Краб, Куница, Дятел, Сова, Волк, Лама, Заяц
classroom-you-are = Вы — { $name }
classroom-waiting = Подождите, пока учитель начнёт.
classroom-ask = Сколько у вас останется?
classroom-ask-about = В начале у вас { $most }. 0 — коробка закрыта.
classroom-prediction = Ваш прогноз
classroom-less = На один меньше
classroom-more = На один больше
classroom-first-then = Сначала прогноз, потом бросок.
classroom-predict = Прогноз: { $total }
classroom-partner = Ждём прогноз: { $names }
classroom-alone = Играть без пары
classroom-own-predicted = Ваш прогноз: { $total }.
classroom-own-left = { $total ->
    [0] Коробка закрыта!
   *[other] У вас осталось { $total }
}
classroom-correct = Исправить сумму
classroom-go-on = Дальше
classroom-next-waits = { $over ->
    [yes] Смотрите на проектор.
   *[no] Ждите следующего раунда.
}
classroom-over = Игра окончена
classroom-look-up = Смотрите на проектор.
classroom-unknown = Такого класса нет. Проверьте код.
