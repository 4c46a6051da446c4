# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Экран
    [sound] Звук и вибрация
   *[play] Игра
}
comfort-letters = Размер текста
comfort-letters-kind = { $kind ->
    [large] Крупный
    [larger] Крупнее
    [largest] Самый крупный
   *[usual] Обычный
}
comfort-spacing = Буквы
comfort-spacing-kind = { $kind ->
    [wide] Просторные
   *[usual] Обычные
}
comfort-contrast = Контраст
comfort-contrast-kind = { $kind ->
    [high] Высокий
   *[auto] Как в системе
}
comfort-hand = Основная рука
comfort-hand-kind = { $kind ->
    [left] Левая
   *[right] Правая
}
comfort-volume = { $channel ->
    [calls] Голос
    [reactions] Реакции
   *[dice] Кубики и числа
}
comfort-volume-level = { $level ->
    [0] Без звука
    [1] Очень тихо
    [2] Тихо
    [4] Громко
   *[other] Обычно
}
comfort-read = Читать вслух
comfort-read-about = Говорит, чей ход, что выпало и что нажать.

## Spoken, never shown

comfort-read-sample = Я буду читать вслух.
comfort-say = { $what ->
    [start] { $who }, разыграйте первый ход. Нажмите большую кнопку внизу.
    [throw] { $who }, ваш ход. Нажмите большую кнопку внизу.
    [dice] { $who }, выберите один кубик или два. Потом нажмите большую кнопку.
    [choose] Нажмите числа, которые вместе дают { $sum }.
    [more] Осталось { $sum }.
    [ready] Теперь нажмите большую кнопку.
    [survivor] { $who }, кроме вас никого не осталось. Возьмите очко или бросьте ещё раз.
    [penalty] { $who }, кубик укатился. Выберите наказание.
    [look] Нажмите большую кнопку, чтобы продолжить.
    [enter] { $who }, ваш ход. Нажмите то, что выпало на кубиках.
   *[wait] Ходит { $who }.
}
