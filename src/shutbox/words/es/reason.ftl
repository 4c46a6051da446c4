# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] tras { $tiles }
    [take] si se anota el punto
    [raise] si se levanta la ficha
    [end] si se acaba el turno
   *[throw] { $dice ->
        [one] con un dado
       *[other] con { $dice } dados
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] anotar
    [raise] levantar
    [end] acabar
   *[throw] { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }
}
reason-beat = La mejor probabilidad de batir { $total } es del { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } y del { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = La mejor probabilidad de un total de { $total } o menos es del { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } y del { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = La mejor probabilidad de cerrar la caja es del { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } y del { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = El menor total medio es { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } y { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [one] Ninguna tirada podrá cerrar ya el { $tiles } { $worse }.
   *[other] Ninguna tirada podrá cerrar ya { $tiles } { $worse }.
}
reason-playable = Se pueden usar { $better_count } de { $better_of } tiradas { $better } y { $worse_count } de { $worse_of } { $worse }.
reason-finish = Pueden cerrar la caja de golpe { $better_count } de { $better_of } tiradas { $better } y { $worse_count } de { $worse_of } { $worse }.
reason-misses = Quien sigue falla con { $better_count } de { $better_of } tiradas { $better } y con { $worse_count } de { $worse_of } { $worse }.
reason-reach = El { $tile } se puede cerrar con { $better_count } de { $better_of } tiradas { $better } y con { $worse_count } de { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Cualquier tirada acierta, y entonces la probabilidad de ganar es del { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; anotarse el punto da un { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Ninguna tirada acierta, y la probabilidad de ganar tras un fallo es del { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; anotarse el punto da un { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Aciertan { $hits } de { $of } tiradas, y pueden cerrar la caja { $shuts } de ellas; la probabilidad de ganar es del { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } tras un acierto y del { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } tras un fallo; anotarse el punto da un { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = Aciertan { $hits } de { $of } tiradas, y { $shuts } de ellas pueden cerrar la caja.
reason-equal = { $unit ->
    [total] Mismo total medio
    [points] Mismos puntos de la ronda
   *[chance] Misma probabilidad
}: { $criterion ->
    [points] la ronda da { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } puntos { $better } y { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] el total medio es { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } y { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] nada más las distingue, así que decide el orden de las jugadas.
}
reason-value = { $unit ->
    [total] En conjunto, el total medio es { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better } y { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] En conjunto, la ronda da { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } puntos { $better } y { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] En conjunto, la probabilidad de ganar es del { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better } y del { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
