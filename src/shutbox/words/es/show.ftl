# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, con cambios
show-changed-about = { $title } con algunos ajustes cambiados, que están marcados abajo.
show-published = Juegos publicados
show-house = Juegos de casa
show-rules-more = Un reglamento entero: shutbox rules NAME. Uno tuyo: shutbox rules --file FILE
show-trademark = Double Shutter es una marca de Blue Orange; aquí se nombra solo para decir de quién son las reglas publicadas que se siguen. Shutbox es independiente de la editorial.
show-source = Fuente: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, dos hojas impresas (ocho idiomas entre las dos)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, hoja impresa 11003601 (francés, inglés)
    [double-shutter] Double Shutter, Blue Orange, edición de 2015 (ocho idiomas)
    [double-shutter-2008] Double Shutter, Blue Orange, edición sin fecha, de 2008 como tarde (inglés)
    [last-one-standing] Double Shutter, Blue Orange, edición de 2015: variante para varios jugadores
    [thai] juego de casa, Tailandia
    [triple] juego de casa con una caja de tres filas y el turno de Double Shutter
   *[other] juego de casa
}
show-settings = Ajustes (* distinto de lo habitual)
show-toml = Lo mismo en TOML, para empezar un reglamento propio
show-moves = { $rules }: { $position } con { $throw }
show-tiles = cierra
show-after = queda en pie
show-miss = Nada encaja: es un fallo.
show-shut = La caja está cerrada: ya no se lanzan más dados.
show-perft = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} de { $depth ->
    [one] 1 tirada
   *[other] { $depth } tiradas
} desde { $position }
show-replay = { $rules }; jugadores: { $names }
show-verified = ok: { $rules }; sucesos: { $events }, tiradas: { $throws }, jugadores: { $players }; { $over ->
    [yes] la partida ha terminado
   *[no] la partida no ha terminado
}

## Solving

show-work = { $work ->
    [checking] comprobando
    [writing] escribiendo
    [playing] jugando
    [compiling] compilando, solo una vez en este equipo
    [turn] resolviendo el turno
    [round] resolviendo la ronda
    [game] resolviendo la partida
    [reading] mirando partidas
   *[solving] resolviendo
}
show-progress = { $work } [{ $bar }] { $done } de { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = detenido; lo terminado queda en { $path }, y el mismo comando sigue desde ahí
show-horizon = { $horizon ->
    [turn] un turno suelto
    [forecast] la partida entera, si nadie mira más allá de la ronda
    [round] la ronda
   *[game] la partida entera
}
show-label = { $name ->
    [horizon] mira hasta
    [objective] objetivo
    [position] posición
    [players] jugadores
    [rounds] rondas por jugar
    [score] marcador
    [to_beat] total a batir
    [tries] intentos seguidos
    [value] valor
    [exact] exacto
    [bound] error máximo
    [positions] posiciones
   *[moves] jugadas
}
show-objective = { $aim ->
    [mean] el total medio
    [shut] la caja cerrada
    [below] un total por debajo de un límite
   *[utility] un valor propio para cada total
} ({ $spelling })
show-shorter = La partida entera no está resuelta para este reglamento y tantos jugadores: aquí se mira menos lejos.
show-seconds = { $seconds } s
show-seat = asiento { $number }
show-seats = { $horizon ->
    [forecast] Probabilidad de ganar
    [game] Probabilidad de ganar
   *[other] Puntos esperados
}
show-seat-first = empieza la ronda
show-seat-range = de { $least } a { $most }
show-ranges = A la derecha: si todos los que son indiferentes eligen lo peor, y lo mejor, para este asiento.
show-seat-tries = va a intentarlo
show-distribution = Probabilidad de cada total final
show-advice = { $rules }: { $unit ->
    [total] el total final medio, cuanto menos mejor
    [points] los puntos esperados de la ronda
   *[chance] { $horizon ->
        [turn] la probabilidad de lograrlo
       *[game] la probabilidad de ganar
    }
}; mira hasta { $horizon ->
    [turn] el final de este turno
    [forecast] la partida entera, si nadie mira más allá de la ronda
    [round] el final de la ronda
   *[game] el final de la partida
}
show-option = { $do ->
    [shut] cerrar { $tiles }
    [take] tomar el punto
    [raise] levantar la ficha
    [end] acabar el turno
   *[throw] tirar { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }
}
show-loss = cuesta { $loss }
show-best = lo mejor
show-equal = igual
show-exported = { $rows } posiciones escritas en { $path }
show-cache = { $count ->
    [one] Una solución
   *[other] { $count } soluciones
}, { $kilobytes } kB, en { $folder }
show-cache-kind = { $kind ->
    [turn] un turno
    [seats] un turno para cada asiento
    [chase] una ronda
    [chase-game] una partida por rondas
    [one-turn] una partida de un turno cada uno
    [running] una partida de totales acumulados
   *[standing] El Que Más Aguanta
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [one] Borrada una solución
   *[other] Borradas { $count } soluciones
} de { $folder }
show-cache-damaged = dañada; se hará de nuevo cuando haga falta

# The documentation, opened by `shutbox docs`.
show-docs-address = La documentación: { $address }

# The static site, written by `shutbox site`.
show-site = El sitio está en { $path }: { $files } archivos; para jugar sin red, un navegador descarga { $megabytes } MB
show-site-docs = La documentación está al lado, en docs/
show-site-no-docs = La documentación no está construida, así que no forma parte del sitio
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } solución
   *[other] { $count } soluciones
}
show-tables-difference = { $count } comprobadas, diferencia máxima de { $quanta } cuantos
show-tables-advice = el mismo consejo en { $same } de { $count } decisiones
show-tables-good = bien
show-tables-bad = { $missing ->
    [0] mal
   *[other] mal, faltan { $missing }
}
