# What a sweep over rule sets shows.

sweep-head = { $rules }: измерено { $count ->
    [one] { $count } набор правил
    [few] { $count } набора правил
    [many] { $count } наборов правил
   *[other] { $count } набора правил
}, игроков: { $players }; { $sort ->
    [none] в порядке сетки
    [opener] сначала самое равное начало
    [mean] сначала наименьшее среднее
    [sd] сначала наименьший разброс
    [shut] сначала те, где коробку закрывают чаще
    [shut_most] сначала те, где коробку легче закрыть
    [throws] сначала больше бросков
    [choices] сначала больше решений
    [tile_choices] сначала больше решений о числах
    [dice_choices] сначала больше решений о кубиках
    [random] сначала наибольшая потеря игры наугад
   *[skill] сначала больше умения
}.
sweep-first = { $head } Первые из них ({ $shown }):
sweep-column = { $column ->
    [mean] среднее
    [shut] закрыта
    [throws] броски
    [choices] решения
    [skill] умение
   *[opener] фора
}
sweep-faults = { $count ->
    [one] Пропущен { $count } набор правил:
    [few] Пропущено { $count } набора правил:
    [many] Пропущено { $count } наборов правил:
   *[other] Пропущено { $count } набора правил:
}
sweep-faults-more = … и ещё { $count }, причины указаны в таблице.
