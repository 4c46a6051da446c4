# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, semilla { $seed }
simulate-interval = Entre paréntesis, el intervalo que contiene el valor real en { $percent } de cada 100 simulaciones.
simulate-horizon = Quienes sopesan sus opciones juegan para { $horizon ->
    [turn] un total bajo en cada turno
    [round] los puntos de cada ronda
    [alone] cerrar la caja
   *[game] la partida entera
}.
simulate-rounds = Rondas por partida: { $rounds }
simulate-opener = Quien empieza gana el { $share }
simulate-measure = { $measure ->
    [wins] Partidas ganadas; una victoria compartida cuenta su parte
    [points] Puntos por partida
    [total] Total de un turno
    [shut] Turnos que cierran la caja
    [throws-round] Tiradas por ronda
   *[throws] Tiradas por turno
}
simulate-totals = Cómo se reparten los totales de los turnos
simulate-speed = { $seconds } s, { $speed } partidas por segundo
simulate-saved = La partida { $number } de la semilla { $seed } está en { $file }, jugada como en una mesa.
