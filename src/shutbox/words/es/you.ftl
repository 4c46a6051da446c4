# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Te toca tirar
   *[other] Es tu turno
}
you-start = Tira: ¿quién empieza?
you-survivor = Tú has aguantado más que nadie
you-penalty = Un dado se ha salido. Elige la penalización.
you-last-throw = Tira por dos puntos
you-super-try = Cierra la caja tú también
you-one-or-two = ¿Un dado o dos?
you-try = Baja del { $total } de { $holder }
you-hold = { $who } intenta bajar de tu { $total }
you-won = { $format ->
    [solitaire] ¡Has cerrado la caja!
   *[other] ¡Has ganado!
}
you-missed = Fallas y te quedas con { $total }
you-lowest = Tienes el más bajo hasta ahora: { $total }.
you-go-on = Seguir: tu turno
you-story = Tu turno
you-start-thrown = Para ver quién empieza, sacas { $throw }.
you-thrown = Sacas { $throw }.
you-shut = Cierras { $tiles }.
you-box-shut = ¡Cierras la caja!
you-miss = No hay combinación: fallas.
you-turn-total = Acabas con un total de { $total }.
you-holds = { $tries ->
    [one] Vas en cabeza con { $total }. Queda un intento.
   *[other] Vas en cabeza con { $total }. Quedan { $tries } intentos.
}
you-super-box-held = { $tries ->
    [one] ¡Súper Caja! Has cerrado la caja. Queda un intento.
   *[other] ¡Súper Caja! Has cerrado la caja. Quedan { $tries } intentos.
}
you-scores = { $points ->
    [one] Ganas un punto y tienes { $now }.
   *[other] Ganas { $points } puntos y tienes { $now }.
}
you-pays = { $points ->
    [one] Pierdes un punto y tienes { $now }.
   *[other] Pierdes { $points } puntos y tienes { $now }.
}
you-knocked-out = Quedas fuera con { $total }.
you-begin = Empiezas tú.
you-next = Te toca a ti.
you-won-game = ¡Ganas la partida!
you-taken = Te anotas el punto.
you-time-up = Se te acaba el tiempo.
you-hint = Recibes una pista.
you-last = Has aguantado más que nadie: anótate el punto o tira otra vez.
you-off = Tu dado se sale del tapete: la tirada no cuenta.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Tirar: { $odds }
    [1] Un dado: { $odds }
   *[other] { $dice } dados: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } para { $points } punto
   *[other] { $chance } para { $points } puntos
}
you-odds-win = { $chance } para ganar
you-odds-none = ninguna ficha sirve
you-odds-nothing = nada
you-odds-or-nothing = O te quedas sin nada
you-odds-sure = Seguro
you-odds-rail = opciones de la tirada
