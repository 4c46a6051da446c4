# The first minute: the entrance on Home, and tips for the first throws.

first-hook = Закроете все девять?
first-hook-about = Бросьте два кубика и закройте числа с такой же суммой.
first-new = Впервые здесь?
first-learn = Научиться за две минуты
first-or = или сыграть с другими
first-or-new = Или новая игра
first-whom = { $whom ->
    [bot] Играть с ботом
    [here] На одном экране
   *[link] Позвать друзей
}
first-open = Игра ждёт вас
first-open-own = Осталось закрыть: { $total }
first-alone-at = { $rules }, в одиночку
first-continue = Продолжить игру
first-again = Сыграем ещё?
first-again-about = Одно нажатие — и коробка готова.
first-last = { $outcome ->
    [won] Прошлая победа — ваша.
    [lost] Прошлая победа: { $winner }.
    [shared] Прошлая победа была общей.
    [shut] В прошлый раз вы закрыли коробку.
    [open] В прошлый раз осталось { $total }.
   *[nobody] В прошлый раз никто не победил.
}
first-last-time = В прошлый раз: { $list }
first-company = { $whom ->
    [alone] { $rules }, в одиночку
    [bot] { $rules }, соперник: { $bot }
    [here] { $rules }. Играют: { $names }
    [some] { $rules }, игроков на экране: { $people }
   *[link] { $rules } с друзьями
}
first-differs = { $rules ->
    [nine] Любые числа с нужной суммой
    [shut-the-box] Только одно или два числа
    [ferme-ta-boite] Штрафы складываются, пять раундов
    [double-shutter] Два ряда, передний закрывает задний
    [last-one-standing] Одна коробка, побеждает последний
    [triple] Три ряда, долгие ходы
    [twelve] Больше чисел, те же два кубика
   *[other] { "" }
}
first-tap = Нажмите числа с суммой { $pips }
first-threw = Выпало: { $faces }.
first-ways = Как набрать { $pips }
first-ways-count = { $count ->
    [one] { $count } вариант для { $pips }. Нажмите его или числа.
    [few] { $count } варианта для { $pips }. Нажмите один или числа.
    [many] { $count } вариантов для { $pips }. Нажмите один или числа.
   *[other] { $count } варианта для { $pips }. Нажмите один или числа.
}
first-ways-tap = Нажмите вариант или числа в коробке.
first-high = Обычно сначала закрывают большие числа. Малые подходят чаще.
first-hide = Скрыть подсказки
first-pick = Выбрать { $tiles }
first-tiles = { $count ->
    [one] { $count } число
    [few] { $count } числа
    [many] { $count } чисел
   *[other] { $count } числа
}
first-watching = Вы смотрите.
first-you = вы
