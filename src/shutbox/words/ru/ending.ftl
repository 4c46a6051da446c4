# The end of a game, the picture of it, and the game of the day.

ending-over = Игра окончена
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Победа за вами: раунды { $own }:{ $other }
            [few] Победа за вами: раунды { $own }:{ $other }
            [many] Победа за вами: раунды { $own }:{ $other }
           *[other] Победа за вами: раунды { $own }:{ $other }
        }
        [rounds] { $own ->
            [one] Победа за вами: { $own } раунд
            [few] Победа за вами: { $own } раунда
            [many] Победа за вами: { $own } раундов
           *[other] Победа за вами: { $own } раунда
        }
        [points-to] Победа за вами: { $own }:{ $other }
        [points] { $own ->
            [one] Победа за вами: { $own } очко
            [few] Победа за вами: { $own } очка
            [many] Победа за вами: { $own } очков
           *[other] Победа за вами: { $own } очка
        }
        [left] Победа за вами: осталось { $own }
        [total] Победа за вами: штраф { $own }
       *[none] Победа за вами
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } побеждает: раунды { $own }:{ $other }
            [few] { $who } побеждает: раунды { $own }:{ $other }
            [many] { $who } побеждает: раунды { $own }:{ $other }
           *[other] { $who } побеждает: раунды { $own }:{ $other }
        }
        [rounds] { $own ->
            [one] { $who } побеждает: { $own } раунд
            [few] { $who } побеждает: { $own } раунда
            [many] { $who } побеждает: { $own } раундов
           *[other] { $who } побеждает: { $own } раунда
        }
        [points-to] { $who } побеждает: { $own }:{ $other }
        [points] { $own ->
            [one] { $who } побеждает: { $own } очко
            [few] { $who } побеждает: { $own } очка
            [many] { $who } побеждает: { $own } очков
           *[other] { $who } побеждает: { $own } очка
        }
        [left] { $who } побеждает: осталось { $own }
        [total] { $who } побеждает: штраф { $own }
       *[none] { $who } побеждает
    }
}
ending-shut = { $you ->
    [yes] Вы закрыли коробку: { $tiles }
   *[no] { $who } закрывает коробку: { $tiles }
}
ending-left = { $you ->
    [yes] У вас осталось { $total }
   *[no] { $who }: осталось { $total }
}
ending-odds = Даже при безупречной игре это удаётся в одной партии из { $games }.
ending-figure = { $kind ->
    [standing] открыто
    [left] осталось
   *[thrown] выпало
}
ending-missed-with = промах: выпало { $pips }
ending-moment = { $known ->
    [yes] Решающий момент
   *[no] Последний бросок
}
ending-deed = { $came ->
    [shut] { $who } выбрасывает { $pips } и закрывает { $tiles }.
    [box] { $who } выбрасывает { $pips } и закрывает коробку: { $tiles }.
    [missed] { $who } выбрасывает { $pips }: промах.
   *[open] { $who } выбрасывает { $pips }.
}
ending-chance = Шанс: { $who }
ending-swing = с { $from } до { $to }
ending-rounds = Раунд за раундом
ending-left-in = Осталось в раунде
ending-unit = { $unit ->
    [rounds] Раунды
    [points] Очки
   *[total] Штраф
}
ending-throws = { $count ->
    [1] Бросок
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}
ending-record = Ваши итоги
ending-best = Ваш рекорд
ending-before = раньше: { $total }
ending-first = впервые
ending-box-shut = Закрытых коробок
ending-in-games = { $games ->
    [one] за { $games } партию
    [few] за { $games } партии
    [many] за { $games } партий
   *[other] за { $games } партии
}
ending-mean = В среднем
ending-perfect-mean = безупречно: { $mean }

## The picture

ending-picture = Поделиться картинкой
ending-picture-shape = Формат
ending-picture-shapes = { $shape ->
    [wide] Широкая
   *[tall] Высокая
}
ending-picture-names = Имена на картинке
ending-picture-hand-on = { $how ->
    [share] Поделиться
   *[save] Сохранить картинку
}
ending-picture-failed = Картинку не удалось создать. Попробуйте ещё раз.

## The game of the day

ending-play-today = Сыграть партию дня
ending-look = Посмотреть итог
ending-perfect = { $total ->
    [0] Безупречная игра без знания будущего закрывает коробку.
   *[other] Безупречная игра без знания будущего оставляет { $total }.
}
ending-perfect-box = { $total ->
    [0] Безупречная игра: коробка закрыта
   *[other] Безупречная игра: осталось { $total }
}
ending-second = Считается только первая попытка: осталось { $total }.
ending-turning = Поворотный момент, бросок { $n }
ending-no-turning = Ни одно ваше решение не привело к заметной потере.
ending-turned = { $do ->
    [shut] Вы закрыли { $tiles }.
    [take] Вы взяли очко.
    [raise] Вы снова открыли число.
    [end] Вы закончили ход.
   *[throw] { $dice ->
        [1] Вы бросили один кубик.
        [one] Вы бросили { $dice } кубик.
        [few] Вы бросили { $dice } кубика.
        [many] Вы бросили { $dice } кубиков.
       *[other] Вы бросили { $dice } кубика.
    }
}
ending-streak = { $days ->
    [0] Сыграйте сегодня и начните серию
    [1] Один день
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
ending-longest = Самая длинная серия: { $days }.
ending-forgiven = Один пропущенный день прощается.
ending-share = Поделиться итогом
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: { $gap } до безупречной игры
    [ahead] Shutbox, { $day }: на { $gap } лучше безупречной игры
    [same] Shutbox, { $day }: как безупречная игра
   *[unknown] Shutbox, { $day }
}
ending-day = День { $days }
ending-copied = Скопировано. Вставьте в сообщение.
