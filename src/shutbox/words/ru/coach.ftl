# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] В шансах выиграть игру
    [forecast] В шансах выиграть игру, если никто не смотрит дальше раунда
    [round] В очках за раунд
   *[turn] В штрафах за ход, меньше — лучше
}
coach-curve = { $horizon ->
    [forecast] Шанс победить после каждого события
    [game] Шанс победить после каждого события
    [round] Ожидаемые очки за раунд после каждого события
   *[turn] Средний штраф за ход после каждого события, меньше — лучше
}
coach-none = Пока не произошло ничего, что можно оценить.
coach-page = Отчёт записан в { $path }; откройте его в браузере
coach-events = события с { $first } по { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] раунды
       *[turn] ходы
    }
    [own-luck] удача своих бросков
    [luck] удача бросков всех игроков
    [other] ни удача, ни решения
    [unknown] неизвестно или ни то ни другое
    [loss] потеряно на решениях
    [decisions] решения
    [mean-loss] потеря на решение
    [end] { $horizon ->
        [forecast] результат
        [game] результат
        [round] очки
       *[turn] штрафы
    }
    [end-now] счёт сейчас
    [average] при средней удаче
    [by-total] ходы, от которых известен только штраф
    [hints] взято подсказок
    [luckiest] самый удачный бросок
    [unluckiest] самый неудачный бросок
   *[dearest] самое дорогое решение
}
coach-unknown = неизвестно
coach-by-total = { $turns ->
    [one] От { $turns } хода известен только штраф
    [few] От { $turns } ходов известен только штраф
    [many] От { $turns } ходов известен только штраф
   *[other] От { $turns } хода известен только штраф
}: сколько в нём удачи, а сколько умения, неизвестно.
coach-judgement = { $judgement ->
    [best] лучшее
    [good] хорошо
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
coach-moments = Что было важнее всего
coach-moment-start = { $who } выбрасывает { $throw } за право первого хода
coach-moment-throw = { $who } выбрасывает { $throw } в позиции { $place }
coach-moment-off = { $who }: кубик укатился в позиции { $place }
coach-moment-choice = { $who } выбирает { $taken }, а не { $best }, в позиции { $place }
coach-moment-other = { $cause ->
    [leave] { $who } выходит из игры
    [time] { $who }: время вышло
    [total] { $who }: ход, от которого известен только штраф
    [order] игроки пересаживаются
   *[coin] следующее решение — жребий
}

## The decisions

coach-decisions = Все броски и решения
coach-turn = { $round ->
    [0] { $who }
   *[other] Раунд { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , против закрытой коробки
   *[other] , побить { $to_beat }
}
coach-round = Раунд { $round }
coach-start = Раунд { $round }, кто начинает
coach-column = { $column ->
    [number] №
    [position] позиция
    [throw] бросок
    [luck] удача
    [taken] решение
    [best] лучшее
   *[loss] потеря
}
coach-miss = промах
coach-off = укатился
coach-only = только

## A hint

coach-hint = { $unit ->
    [total] Средний штраф за ход, меньше — лучше:
    [points] Ожидаемые очки за раунд:
   *[chance] Шанс победить:
}
