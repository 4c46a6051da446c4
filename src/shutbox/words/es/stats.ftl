# One’s own games, for shutbox stats.

stats-none = Todavía no hay ninguna partida terminada. Juega una con shutbox play y quedará guardada en { $folder }.
stats-none-here = No hay ninguna partida terminada que contar.
stats-heading = { $games ->
    [one] { $name }: una partida, { $first }
   *[other] { $name }: { $games } partidas, del { $first } al { $last }
}
stats-others = Otros jugadores: { $names }; --player muestra sus partidas.
stats-other = { $name } ({ $games })
stats-days = Días seguidos con una partida: { $now } ahora, { $longest } como máximo.
stats-alone = { $rules }, en solitario
stats-row = { $row ->
    [won] ganadas
    [mean] total medio
    [best] total más bajo
    [shut] cajas cerradas
    [wins] victorias seguidas
    [shuts] cajas cerradas seguidas
    [cost] coste por decisión
   *[luck] suerte por partida
}
stats-won = { $won } de { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } de un turno, { $share }
   *[other] { $shut } de { $turns } turnos, { $share }
}
stats-at-best = { $value }; en el mejor caso { $best }
stats-streak = { $now } ahora, { $longest } como máximo
stats-cost = { $choices ->
    [one] { $share } de lo que había en juego, en una decisión
   *[other] { $share } de lo que había en juego, en { $choices } decisiones
}
stats-luck = { $unit ->
    [chance] { $luck } de probabilidad de ganar; con suerte en { $lucky } de { $games }
    [points] { $luck } puntos; con suerte en { $lucky } de { $games }
   *[total] { $luck } en el total; con suerte en { $lucky } de { $games }
}
stats-plot = { $plot ->
    [spread] Cuántas veces quedó cada total
    [totals] Total medio de los diez últimos turnos, con el tiempo
    [costs] Coste por decisión, partida a partida
   *[lucks] Suerte, partida a partida
}
stats-range = { $low } a { $high }

## Others

stats-rivals = Contra los demás
stats-rival = { $games ->
    [one] una partida: { $won } ganada, { $lost } perdida
   *[other] { $games } partidas: { $won } ganadas, { $lost } perdidas
}
stats-champions = Más victorias en el mes
stats-champion = { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
}

## Files

stats-folder = Las partidas están en { $folder }.
stats-skipped = omitido: { $file }: { $why }
stats-unfinished = { $count ->
    [one] Una partida sin terminar no se cuenta.
   *[other] { $count } partidas sin terminar no se cuentan.
}
stats-partly = detenido tras { $done } de { $games } partidas; el mismo comando mira el resto
stats-coachless = Faltan los costes y la suerte: { $why }.
stats-keeping = { $keep ->
    [yes] Las partidas terminadas se guardan en { $folder }.
   *[no] Las partidas terminadas ya no se guardan. Las de { $folder } siguen ahí hasta que las borres: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] No hay ninguna partida que borrar.
    [one] Esto borra una partida de { $folder }.
   *[other] Esto borra { $count } partidas de { $folder }.
}
stats-forgotten = { $count ->
    [one] Se ha borrado una partida.
   *[other] Se han borrado { $count } partidas.
}
