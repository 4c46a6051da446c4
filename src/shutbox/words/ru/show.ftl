# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, с изменениями
show-changed-about = { $title }, некоторые настройки изменены; ниже они отмечены.
show-published = Изданные игры
show-house = Домашние игры
show-rules-more = Правила целиком: shutbox rules NAME. Ваши собственные: shutbox rules --file FILE
show-trademark = Double Shutter — торговая марка Blue Orange; она названа здесь лишь затем, чтобы сказать, чьим изданным правилам мы следуем. Shutbox не зависит от издателя.
show-source = Источник: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, две печатные листовки (вместе восемь языков)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, печатная листовка 11003601 (французский, английский)
    [double-shutter] Double Shutter, Blue Orange, издание 2015 года (восемь языков)
    [double-shutter-2008] Double Shutter, Blue Orange, издание без даты, не позднее 2008 года (английский)
    [last-one-standing] Double Shutter, Blue Orange, издание 2015 года: вариант для нескольких игроков
    [thai] домашняя игра, Таиланд
    [triple] домашняя игра с коробкой в три ряда, ход как в Double Shutter
   *[other] домашняя игра
}
show-settings = Настройки (* отличается от обычной)
show-toml = То же самое в TOML, как начало для ваших правил
show-moves = { $rules }: { $position }, выпало { $throw }
show-tiles = закрыть
show-after = останется
show-miss = Ничего не подходит: промах.
show-shut = Коробка закрыта: кости больше не бросают.
show-perft = { $count ->
    [one] { $count } линия
    [few] { $count } линии
    [many] { $count } линий
   *[other] { $count } линии
} из { $depth ->
    [one] { $depth } броска
    [few] { $depth } бросков
    [many] { $depth } бросков
   *[other] { $depth } броска
} от { $position }
show-replay = { $rules }, играют { $names }
show-verified = ok: { $rules }; событий: { $events }, бросков: { $throws }, игроков: { $players }; { $over ->
    [yes] игра окончена
   *[no] игра не окончена
}

## Solving

show-work = { $work ->
    [checking] проверка
    [writing] запись
    [playing] игра
    [compiling] компиляция, один раз на этом компьютере
    [turn] расчёт хода
    [round] расчёт раунда
    [game] расчёт партии
    [reading] разбор партий
   *[solving] расчёт
}
show-progress = { $work } [{ $bar }] { $done } из { $of }
show-elapsed = { $work } … { $seconds } с
show-wait = { $work } …
show-stopped = остановлено; готовое хранится в { $path }, и та же команда продолжит с этого места
show-horizon = { $horizon ->
    [turn] один ход, сам по себе
    [forecast] вся игра, если никто не смотрит дальше раунда
    [round] раунд
   *[game] вся игра
}
show-label = { $name ->
    [horizon] что учтено
    [objective] цель
    [position] позиция
    [players] игроков
    [rounds] раундов впереди
    [score] счёт
    [to_beat] побить штраф
    [tries] попыток подряд
    [value] значение
    [exact] точно
    [bound] ошибка не больше
    [positions] позиций
   *[moves] вариантов
}
show-objective = { $aim ->
    [mean] средний штраф
    [shut] закрытая коробка
    [below] штраф ниже порога
   *[utility] своя ценность у каждого штрафа
} ({ $spelling })
show-shorter = Вся игра для этих правил и стольких игроков не рассчитана: учтено меньше.
show-seconds = { $seconds } с
show-seat = место { $number }
show-seats = { $horizon ->
    [forecast] Шанс победить
    [game] Шанс победить
   *[other] Ожидаемые очки
}
show-seat-first = начинает раунд
show-seat-range = от { $least } до { $most }
show-ranges = Справа: если все, кому всё равно, выбирают худшее и лучшее для этого места.
show-seat-tries = пробует сейчас
show-distribution = Шанс каждого итогового штрафа
show-advice = { $rules }: { $unit ->
    [total] средний итоговый штраф, меньше — лучше
    [points] ожидаемые очки за раунд
   *[chance] { $horizon ->
        [turn] шанс на успех
       *[game] шанс победить
    }
}; учтено: { $horizon ->
    [turn] этот ход
    [forecast] вся игра, если никто не смотрит дальше раунда
    [round] раунд
   *[game] вся игра
}
show-option = { $do ->
    [shut] закрыть { $tiles }
    [take] взять очко
    [raise] снова открыть число
    [end] закончить ход
   *[throw] бросить { $dice ->
        [1] один кубик
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
    }
}
show-loss = потеря { $loss }
show-best = лучшее
show-equal = не хуже
show-exported = Записано позиций: { $rows }, в файл { $path }
show-cache = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}, { $kilobytes } кБ, в { $folder }
show-cache-kind = { $kind ->
    [turn] один ход
    [seats] ход для каждого места
    [chase] раунд
    [chase-game] партия из раундов
    [one-turn] партия по одному ходу
    [running] партия с общим счётом
   *[standing] До последнего
}
show-cache-size = { $kilobytes } кБ
show-cache-cleared = { $count ->
    [one] { $count } решение удалено
    [few] { $count } решения удалены
    [many] { $count } решений удалено
   *[other] { $count } решения удалено
} из { $folder }
show-cache-damaged = повреждено; при надобности будет рассчитано заново

# The documentation, opened by `shutbox docs`.
show-docs-address = Документация: { $address }

# The static site, written by `shutbox site`.
show-site = Сайт в { $path }: файлов: { $files }; чтобы играть без сети, браузер загружает { $megabytes } МБ
show-site-docs = Документация рядом, в docs/
show-site-no-docs = Документация не собрана, поэтому её нет на сайте
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
show-tables-difference = проверено: { $count }, отклонение в квантах: не больше { $quanta }
show-tables-advice = совет совпал: { $same } из { $count }
show-tables-good = верно
show-tables-bad = { $missing ->
    [0] неверно
   *[other] неверно, не хватает: { $missing }
}
