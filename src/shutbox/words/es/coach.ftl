# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] En probabilidad de ganar la partida
    [forecast] En probabilidad de ganar la partida, si nadie mira más allá de la ronda
    [round] En puntos de la ronda
   *[turn] En totales de los turnos, cuanto menos mejor
}
coach-curve = { $horizon ->
    [forecast] La probabilidad de ganar tras cada suceso
    [game] La probabilidad de ganar tras cada suceso
    [round] Los puntos esperados de la ronda tras cada suceso
   *[turn] El total medio del turno tras cada suceso, cuanto menos mejor
}
coach-none = Aún no ha pasado nada que se pueda valorar.
coach-page = El informe está en { $path }; se abre en un navegador
coach-events = sucesos { $first } a { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] rondas
       *[turn] turnos
    }
    [own-luck] suerte en sus tiradas
    [luck] suerte en todas las tiradas
    [other] ni suerte ni decisión
    [unknown] desconocido, o ninguno de los dos
    [loss] perdido al decidir
    [decisions] decisiones
    [mean-loss] perdido por decisión
    [end] { $horizon ->
        [forecast] resultado
        [game] resultado
        [round] puntos
       *[turn] totales
    }
    [end-now] tal como está
    [average] con una suerte media
    [by-total] turnos de los que solo se sabe el total
    [hints] pistas
    [luckiest] mejor tirada
    [unluckiest] peor tirada
   *[dearest] decisión más cara
}
coach-unknown = desconocido
coach-by-total = { $turns ->
    [one] De un turno solo se sabe el total
   *[other] De { $turns } turnos solo se saben los totales
}: no se sabe cuánto fue suerte y cuánto decisión.
coach-judgement = { $judgement ->
    [best] lo mejor
    [good] bien
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
coach-moments = Lo que más importó
coach-moment-start = Para ver quién empieza, { $who } saca { $throw }
coach-moment-throw = { $who } saca { $throw } en { $place }
coach-moment-off = un dado de { $who } se sale del tapete en { $place }
coach-moment-choice = { $who } elige { $taken } en vez de { $best } en { $place }
coach-moment-other = { $cause ->
    [leave] { $who } deja la partida
    [time] se acaba el tiempo de { $who }
    [total] un turno de { $who } del que solo se sabe el total
    [order] los jugadores cambian de sitio
   *[coin] la siguiente decisión es a cara o cruz
}

## The decisions

coach-decisions = Cada tirada y cada decisión
coach-turn = { $round ->
    [0] { $who }
   *[other] Ronda { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , a igualar: una caja cerrada
   *[other] , a batir: { $to_beat }
}
coach-round = Ronda { $round }
coach-start = Ronda { $round }, quién empieza
coach-column = { $column ->
    [number] suceso
    [position] posición
    [throw] tirada
    [luck] suerte
    [taken] elige
    [best] mejor
   *[loss] coste
}
coach-miss = fallo
coach-off = fuera del tapete
coach-only = única

## A hint

coach-hint = { $unit ->
    [total] El total medio del turno, cuanto menos mejor:
    [points] Los puntos esperados de la ronda:
   *[chance] La probabilidad de ganar:
}
