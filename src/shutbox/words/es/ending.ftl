# The end of a game, the picture of it, and the game of the day.

ending-over = Fin de la partida
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Ganas por una ronda a { $other }
           *[other] Ganas por { $own } rondas a { $other }
        }
        [rounds] { $own ->
            [one] Ganas con una ronda
           *[other] Ganas con { $own } rondas
        }
        [points-to] Ganas por { $own } a { $other }
        [points] { $own ->
            [one] Ganas con un punto
           *[other] Ganas con { $own } puntos
        }
        [left] Ganas: te quedan { $own }
        [total] Ganas con un total de { $own }
       *[none] Ganas
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } gana por una ronda a { $other }
           *[other] { $who } gana por { $own } rondas a { $other }
        }
        [rounds] { $own ->
            [one] { $who } gana con una ronda
           *[other] { $who } gana con { $own } rondas
        }
        [points-to] { $who } gana por { $own } a { $other }
        [points] { $own ->
            [one] { $who } gana con un punto
           *[other] { $who } gana con { $own } puntos
        }
        [left] { $who } gana: le quedan { $own }
        [total] { $who } gana con un total de { $own }
       *[none] { $who } gana
    }
}
ending-shut = { $you ->
    [yes] Has cerrado la caja con { $tiles }
   *[no] { $who } cierra la caja con { $tiles }
}
ending-left = { $you ->
    [yes] Has dejado { $total }
   *[no] { $who } ha dejado { $total }
}
ending-odds = Aun jugando a la perfección, ocurre en una de cada { $games } partidas.
ending-figure = { $kind ->
    [standing] en pie
    [left] sin cerrar
   *[thrown] en los dados
}
ending-missed-with = fallo con { $pips }
ending-moment = { $known ->
    [yes] El momento decisivo
   *[no] La última tirada
}
ending-deed = { $came ->
    [shut] { $who } saca { $pips } y cierra { $tiles }.
    [box] { $who } saca { $pips } y cierra la caja con { $tiles }.
    [missed] { $who } saca { $pips } y falla.
   *[open] { $who } saca { $pips }.
}
ending-chance = Probabilidad: { $who }
ending-swing = de { $from } a { $to }
ending-rounds = Ronda a ronda
ending-left-in = Quedan en la ronda
ending-unit = { $unit ->
    [rounds] Rondas ganadas
    [points] Puntos
   *[total] Total
}
ending-throws = { $count ->
    [one] La tirada
   *[other] Las { $count } tiradas
}
ending-record = Tus marcas
ending-best = Tu mejor marca
ending-before = antes: { $total }
ending-first = la primera
ending-box-shut = Caja cerrada
ending-in-games = { $games ->
    [one] en una partida
   *[other] en { $games } partidas
}
ending-mean = Tu media
ending-perfect-mean = perfecto: { $mean }

## The picture

ending-picture = Compartir una imagen
ending-picture-shape = Formato
ending-picture-shapes = { $shape ->
    [wide] Horizontal
   *[tall] Vertical
}
ending-picture-names = Nombres en la imagen
ending-picture-hand-on = { $how ->
    [share] Compartir imagen
   *[save] Guardar imagen
}
ending-picture-failed = No se ha podido crear la imagen. Inténtalo otra vez.

## The game of the day

ending-play-today = Jugar la partida de hoy
ending-look = Ver el resultado
ending-perfect = { $total ->
    [0] Sin conocer los dados de antemano, el jugador perfecto cierra la caja.
   *[other] Sin conocer los dados de antemano, el jugador perfecto deja { $total }.
}
ending-perfect-box = { $total ->
    [0] Jugador perfecto: caja cerrada
   *[other] Jugador perfecto: quedan { $total }
}
ending-second = Solo cuenta tu primer intento. Dejaste { $total }.
ending-turning = El punto de inflexión, tirada { $n }
ending-no-turning = Ninguna de tus decisiones ha costado gran cosa.
ending-turned = { $do ->
    [shut] Has cerrado { $tiles }.
    [take] Has tomado el punto.
    [raise] Has levantado una ficha.
    [end] Has acabado el turno.
   *[throw] { $dice ->
        [one] Has tirado un dado.
       *[other] Has tirado { $dice } dados.
    }
}
ending-streak = { $days ->
    [0] Juega hoy y empieza una racha
    [one] Un día
   *[other] { $days } días seguidos
}
ending-longest = Tu racha más larga: { $days }.
ending-forgiven = Se perdona un día perdido.
ending-share = Compartir resultado
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: a { $gap } del juego perfecto
    [ahead] Shutbox, { $day }: { $gap } mejor que el juego perfecto
    [same] Shutbox, { $day }: igual que el juego perfecto
   *[unknown] Shutbox, { $day }
}
ending-day = Día { $days }
ending-copied = Copiado. Pégalo en un mensaje.
