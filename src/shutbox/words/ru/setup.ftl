# Choosing a game and designing one: the controls, and what they offer.

setup-fewer = На один меньше
setup-more = На один больше
setup-bot = { $bot ->
    [novice] часто ошибается
    [casual] играет для забавы
    [expert] редко ошибается
    [perfect] никогда не ошибается
   *[club] ошибается по мелочам
}
setup-seat-kind = Игрок { $number }: { $kind }. Изменить
setup-seat = Кто игрок { $number }?
setup-coach = { $coach ->
    [off] Нет
    [each] После выбора
   *[ask] По просьбе
}
setup-undo = Можно отменить ход
setup-seconds = { $seconds ->
    [0] Без лимита
   *[other] { $seconds } с
}
setup-design = Придумать свою
setup-design-about = На основе любой из этих
setup-rules-of = Правила: { $rules }
setup-more-games = Ещё игры
setup-rows = Ряды
setup-row-count = { $count ->
    [1] Один ряд
    [2] Два ряда
   *[other] Рядов: { $count }
}
setup-per-row = Чисел в ряду
setup-behind = Ряд позади
setup-order = { $turned ->
    [yes] От { $tiles } до 1
   *[no] От 1 до { $tiles }
}
setup-own-rows = Свои
setup-any = Сколько угодно
setup-none = Нет
setup-changed = изменено
setup-from = Основа: { $rules }
setup-changes = { $count ->
    [0] без изменений
    [one] { $count } изменение
    [few] { $count } изменения
    [many] { $count } изменений
   *[other] { $count } изменения
}
setup-reset = Сбросить
setup-standing = { $count ->
    [one] { $count } число стоит
    [few] { $count } числа стоят
    [many] { $count } чисел стоят
   *[other] { $count } числа стоят
}
setup-tap-first = Нажмите и закройте
setup-mean = в среднем остаётся { $mean }
setup-share = { $share } закрывают коробку
setup-play = Играть
setup-explore = Изучить
