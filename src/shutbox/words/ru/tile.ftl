# Как называются числа, которые нельзя нарисовать.

tile-spoken = { $place ->
    [back] { $value } в заднем ряду
   *[further] { $value } в ряду { $row }
}
tile-row = { $place ->
    [front] первый ряд
   *[back] задний ряд
}
tile-front-double = Числа первого ряда считаются дважды
