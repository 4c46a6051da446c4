# What a tournament shows.

tournament-head = Ботов: { $bots }, составов: { $line_ups }, в каждом { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, зерно { $seed }. Рейтинг по шкале Эло, среднее 1500; в скобках — интервал, где истинное значение лежит в 95 турнирах из 100.
tournament-column = { $column ->
    [bot] бот
    [rating] рейтинг
   *[wins] победы
}
tournament-crossed = Сколько партий из 100 бот слева выигрывает у бота сверху
tournament-overall = По всем правилам
