# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = Para ver quién empieza, { $who } saca { $throw }.
fact-start-thrown-sum = Para ver quién empieza, { $who } saca { $sum } en total.
fact-start-tied = Empate: { $names } vuelven a tirar.
fact-thrown = { $who } saca { $throw }.
fact-thrown-sum = { $who } saca { $sum } en total.
fact-shut = { $who } cierra { $tiles }.
fact-off = Un dado de { $who } se sale del tapete: la tirada no cuenta.
fact-penalty-raise = { $row ->
    [0] El { $tile } se levanta.
    [1] El { $tile } de la primera hilera se levanta.
    [2] El { $tile } de la segunda hilera se levanta.
    [3] El { $tile } de la tercera hilera se levanta.
   *[other] El { $tile } de la hilera { $row } se levanta.
}
fact-penalty-nothing = No hay fichas cerradas, así que no se levanta ninguna.
fact-penalty-end = Se acaba el turno de { $who }.
fact-penalty-void = El turno de { $who } cuenta como si no se hubiera cerrado ninguna ficha.
fact-taken = { $who } se anota el punto.
fact-left = { $who } deja la partida.
fact-time-up = Se acaba el tiempo de { $who }.
fact-undone = Deshecho.
fact-hint = { $who } recibe una pista.
fact-handed = { $bot ->
    [person] El asiento de { $who } pasa a { $to }.
   *[other] El asiento de { $who } pasa a { $to }, un bot ({ $bot }).
}
fact-renamed = { $who } se llama ahora { $to }.
fact-reordered = El orden es ahora: { $names }.
fact-box-shut = ¡{ $who } cierra la caja!
fact-missed = No hay combinación: { $who } falla.
fact-turn-total = { $who } acaba con un total de { $total }.
fact-holds = { $tries ->
    [one] { $who } va en cabeza con { $total }; queda un intento.
   *[other] { $who } va en cabeza con { $total }; quedan { $tries } intentos.
}
fact-super-box-held = { $tries ->
    [one] ¡Súper Caja! { $who } ha cerrado la caja; queda un intento para cerrarla también.
   *[other] ¡Súper Caja! { $who } ha cerrado la caja; quedan { $tries } intentos para cerrarla también.
}
fact-scores = { $points ->
    [one] { $who } gana un punto y tiene { $now }.
   *[other] { $who } gana { $points } puntos y tiene { $now }.
}
fact-pays = { $points ->
    [one] { $who } pierde un punto y tiene { $now }.
   *[other] { $who } pierde { $points } puntos y tiene { $now }.
}
fact-knocked-out = { $who } queda fuera con { $total }.
fact-no-points = Nadie puntúa en la ronda { $round }.
fact-round = Empieza la ronda { $round }.
fact-play-off = { $names } juegan el desempate.
fact-survivor = { $who } es quien más ha aguantado: puede anotarse el punto o tirar otra vez.
fact-begins = Empieza { $who }.
fact-turn = Le toca a { $who }.
fact-solitaire-won = Caja cerrada: ¡victoria!
fact-solitaire-over = La partida acaba con un total de { $total }.
fact-won = ¡{ $who } gana la partida!
fact-shared = { $count ->
    [0] La partida acaba sin que gane nadie.
   *[other] ¡{ $names } comparten la victoria!
}
