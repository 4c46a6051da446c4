# Los momentos de una partida en su informe: una frase cada uno y por qué importó, contado en tiradas.

moment-title = { $count ->
    [1] Un momento
    [2] Dos momentos
   *[other] Tres momentos
}
moment-headline = { $rounds ->
    [one] { $who } gana { $won } de { $rounds } ronda
   *[other] { $who } gana { $won } de { $rounds } rondas
}
moment-rounds-won = { $count ->
    [one] ronda ganada
   *[other] rondas ganadas
}
moment-turn = { $rounds ->
    [1] Turno de { $who }
   *[other] Ronda { $round }, turno de { $who }
}
moment-kind = { $kind ->
    [good] Buena suerte
    [bad] Mala suerte
    [mistake] Error
   *[other] Momento clave
}
moment-does = { $do ->
    [shut] { $who } cierra { $tiles }.
    [take] { $who } se anota el punto.
    [raise] { $who } deja que se levante una ficha.
    [end] { $who } acaba el turno.
   *[throw] { $dice ->
        [1] { $who } tira un dado.
       *[other] { $who } tira { $dice } dados.
    }
}
moment-threw = { $who } saca { $pips }.
moment-threw-shut = { $who } saca { $pips } y cierra { $tiles }.
moment-threw-missed = { $who } saca { $pips } y falla.

moment-playable = { $do ->
    [shut] Tras { $tiles } habrían servido { $count } de { $of } tiradas.
   *[throw] { $dice ->
        [1] Con un dado sirven { $count } de { $of } tiradas.
       *[other] Con { $dice } dados sirven { $count } de { $of } tiradas.
    }
}
moment-finish = { $do ->
    [shut] Tras { $tiles }, { $count } de { $of } tiradas habrían cerrado la caja.
   *[throw] { $dice ->
        [1] Con un dado, { $count } de { $of } tiradas cierran la caja.
       *[other] Con { $dice } dados, { $count } de { $of } tiradas cierran la caja.
    }
}
moment-misses = Tras { $tiles }, quien sigue habría fallado con { $count } de { $of } tiradas.
moment-reach = Tras { $tiles }, { $count } de { $of } tiradas habrían cerrado el { $tile }.
moment-odds = { $hits ->
    [1] Solo { $hits } de { $of } tiradas cierra algo.
   *[other] { $hits } de { $of } tiradas cierran algo.
}

moment-others-fit = { $count ->
    [0] Ninguna otra tirada sirve.
    [1] Solo otra tirada de { $of } sirve.
   *[other] Las otras { $count } de { $of } tiradas sirven.
}
moment-few-as-good = { $count ->
    [1] Solo { $count } de { $of } tiradas es igual de buena.
   *[other] Solo { $count } de { $of } tiradas son igual de buenas.
}
moment-better = { $count ->
    [1] { $count } de { $of } tiradas es mejor.
   *[other] { $count } de { $of } tiradas son mejores.
}
moment-worse = { $count ->
    [1] { $count } de { $of } tiradas es peor.
   *[other] { $count } de { $of } tiradas son peores.
}
moment-change = de { $from } a { $to }
