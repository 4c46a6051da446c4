# What a tournament shows.

tournament-head = { $bots } bots, { $line_ups } alineaciones de { $games ->
    [one] una partida
   *[other] { $games } partidas
} cada una, semilla { $seed }. Las puntuaciones siguen la escala Elo, con media 1500; entre paréntesis, el intervalo que contiene el valor real en 95 de cada 100 torneos.
tournament-column = { $column ->
    [bot] bot
    [rating] Elo
   *[wins] ganadas
}
tournament-crossed = De 100 partidas, cuántas gana el bot de la izquierda al de arriba
tournament-overall = Con todos los reglamentos
