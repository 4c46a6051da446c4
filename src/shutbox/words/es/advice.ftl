# Lo que dice el entrenador en la mesa, con palabras sencillas, y cómo se nombra una ficha que no se puede dibujar.

advice-goal = { $goal ->
    [win] Probabilidad de ganar
    [shut] Probabilidad de cerrar la caja
    [beat] Probabilidad de bajar de { $total }
   *[none] { $horizon ->
        [round] Lo mejor para esta ronda
       *[turn] Lo mejor para este turno
    }
}
advice-rank = { $rank ->
    [best] Lo mejor
    [nearly] Casi
   *[worse] Peor
}
advice-more = Más
advice-hint = Consejo del entrenador: { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [1] Con un dado sirven { $count } de { $of } tiradas.
       *[other] Con { $dice } dados sirven { $count } de { $of } tiradas.
    }
   *[other] { $all ->
        [yes] Con la mejor opción sirven las { $of } tiradas.
       *[no] Con la mejor opción sirven { $count } de { $of } tiradas.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [1] Con un dado, { $count } de { $of } tiradas cierran la caja.
       *[other] Con { $dice } dados, { $count } de { $of } tiradas cierran la caja.
    }
   *[other] Tras la mejor opción, { $count } de { $of } tiradas cierran la caja.
}
advice-misses = Tras la mejor opción, quien sigue falla con { $count } de { $of } tiradas.
advice-reach = Tras la mejor opción, { $count } de { $of } tiradas cierran el { $tile }.
advice-unreachable = Con la mejor opción aún se puede cerrar { $tiles }.
advice-last-throw = { $hits } de { $of } tiradas cierran algo, { $shuts } de ellas toda la caja.
advice-equal = Hay varias opciones igual de buenas.
advice-best = { $do ->
    [shut] Lo mejor es { $tiles }.
    [take] Lo mejor es anotarse el punto.
    [raise] Lo mejor es levantar una ficha.
    [end] Lo mejor es acabar el turno.
   *[throw] { $dice ->
        [1] Lo mejor es tirar un dado.
       *[other] Lo mejor es tirar { $dice } dados.
    }
}
advice-judged = { $rank ->
    [best] { $option } era lo mejor.
    [nearly] { $option } era casi tan bueno como { $better }.
   *[worse] { $better } era mejor que { $option }.
}

advice-after = Después de { $tiles }
advice-throws = Tiradas que sirven
advice-throws-of = { $count } de { $of }
advice-leaves = Total que dejas
advice-shut = Probabilidad de cerrar la caja
advice-mean = Total final medio
advice-costs = { $option }: te cuesta { $loss }.
advice-unit = { $unit ->
    [points] Las cifras son la media de puntos de esta ronda.
   *[total] Las cifras son totales finales medios. Cuanto menos, mejor.
}
advice-horizon = { $horizon ->
    [game] El cálculo llega hasta el final de la partida.
    [forecast] El cálculo llega hasta el final de la partida, como si después de este turno nadie mirara más allá de la ronda.
    [round] El cálculo llega hasta el final de esta ronda.
   *[turn] El cálculo llega hasta el final de este turno.
}
