# Practising in the terminal.

drill-heading = { $level ->
    [easy] Ejercicio { $number }, fácil
    [hard] Ejercicio { $number }, difícil
   *[medium] Ejercicio { $number }
}
drill-help = Elige como en una partida: el número de una jugada, sus fichas, un número de dados, o { $take }. Después verás cuánto vale cada opción. { $quit } para terminar.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Lo que vale cada opción, como probabilidad de ganar:
        [game] Lo que vale cada opción, como probabilidad de ganar:
       *[turn] Lo que vale cada opción, como probabilidad de lograrlo en este turno:
    }
    [points] Lo que vale cada opción, en puntos de la ronda:
   *[total] Lo que vale cada opción, como total medio del turno, cuanto menos mejor:
}
drill-mean = { $done ->
    [one] Un ejercicio, { $best } con la mejor opción; pérdida media { $mean }
   *[other] { $done } ejercicios, { $best } con la mejor opción; pérdida media { $mean }
}
drill-ever = { $done ->
    [one] De todos tus ejercicios: 1 hecho, { $best } con la mejor opción, pérdida media del { $mean } de lo que había en juego.
   *[other] De todos tus ejercicios: { $done } hechos, { $best } con la mejor opción, pérdida media del { $mean } de lo que había en juego.
}
drill-no-mistakes = Ahí no hay ningún error que practicar. ¡Bien jugado!
drill-player = Jugador { $number }
