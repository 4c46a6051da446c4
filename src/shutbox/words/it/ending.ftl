# The end of a game, the picture of it, and the game of the day.

ending-over = Partita finita
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Vinci una manche a { $other }
           *[other] Vinci { $own } manche a { $other }
        }
        [rounds] { $own ->
            [one] Vinci con una manche
           *[other] Vinci con { $own } manche
        }
        [points-to] Vinci { $own } a { $other }
        [points] { $own ->
            [one] Vinci con un punto
           *[other] Vinci con { $own } punti
        }
        [left] Vinci lasciando { $own }
        [total] Vinci con un totale di { $own }
       *[none] Vinci
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } vince una manche a { $other }
           *[other] { $who } vince { $own } manche a { $other }
        }
        [rounds] { $own ->
            [one] { $who } vince con una manche
           *[other] { $who } vince con { $own } manche
        }
        [points-to] { $who } vince { $own } a { $other }
        [points] { $own ->
            [one] { $who } vince con un punto
           *[other] { $who } vince con { $own } punti
        }
        [left] { $who } vince lasciando { $own }
        [total] { $who } vince con un totale di { $own }
       *[none] { $who } vince
    }
}
ending-shut = { $you ->
    [yes] Hai chiuso la scatola con { $tiles }
   *[no] { $who } chiude la scatola con { $tiles }
}
ending-left = { $you ->
    [yes] Hai lasciato { $total }
   *[no] { $who } ha lasciato { $total }
}
ending-odds = Anche giocando alla perfezione, capita una volta su { $games }.
ending-figure = { $kind ->
    [standing] in piedi
    [left] rimasti
   *[thrown] con i dadi
}
ending-missed-with = a vuoto con { $pips }
ending-moment = { $known ->
    [yes] Il momento decisivo
   *[no] L’ultimo lancio
}
ending-deed = { $came ->
    [shut] { $who } fa { $pips } e abbassa { $tiles }.
    [box] { $who } fa { $pips } e chiude la scatola con { $tiles }.
    [missed] { $who } fa { $pips }: lancio a vuoto.
   *[open] { $who } fa { $pips }.
}
ending-chance = Probabilità: { $who }
ending-swing = da { $from } a { $to }
ending-rounds = Manche per manche
ending-left-in = Rimasti nella manche
ending-unit = { $unit ->
    [rounds] Manche vinte
    [points] Punti
   *[total] Totale
}
ending-throws = { $count ->
    [one] Il lancio
   *[other] Tutti i lanci ({ $count })
}
ending-record = I tuoi risultati
ending-best = Il tuo record
ending-before = prima: { $total }
ending-first = la prima
ending-box-shut = Scatola chiusa
ending-in-games = { $games ->
    [one] in una partita
   *[other] in { $games } partite
}
ending-mean = La tua media
ending-perfect-mean = perfetto: { $mean }

## The picture

ending-picture = Condividi un’immagine
ending-picture-shape = Formato
ending-picture-shapes = { $shape ->
    [wide] Orizzontale
   *[tall] Verticale
}
ending-picture-names = Nomi nell’immagine
ending-picture-hand-on = { $how ->
    [share] Condividi immagine
   *[save] Salva immagine
}
ending-picture-failed = Non è stato possibile creare l’immagine. Riprova.

## The game of the day

ending-play-today = Gioca la partita di oggi
ending-look = Guarda com’è andata
ending-perfect = { $total ->
    [0] Senza conoscere i dadi in anticipo, il giocatore perfetto chiude la scatola.
   *[other] Senza conoscere i dadi in anticipo, il giocatore perfetto lascia { $total }.
}
ending-perfect-box = { $total ->
    [0] Giocatore perfetto: scatola chiusa
   *[other] Giocatore perfetto: rimasti { $total }
}
ending-second = Conta solo il tuo primo tentativo. Hai lasciato { $total }.
ending-turning = Il punto di svolta, lancio { $n }
ending-no-turning = Nessuna tua scelta è costata molto.
ending-turned = { $do ->
    [shut] Hai abbassato { $tiles }.
    [take] Hai preso il punto.
    [raise] Hai fatto rialzare una tessera.
    [end] Hai finito il turno.
   *[throw] { $dice ->
        [one] Hai lanciato un dado.
       *[other] Hai lanciato { $dice } dadi.
    }
}
ending-streak = { $days ->
    [0] Gioca oggi per iniziare una serie
    [one] Un giorno
   *[other] { $days } giorni di fila
}
ending-longest = La tua serie più lunga: { $days }.
ending-forgiven = Un giorno saltato è perdonato.
ending-share = Condividi risultato
ending-share-text = { $sign ->
    [behind] Shutbox, { $day }: a { $gap } dal gioco perfetto
    [ahead] Shutbox, { $day }: { $gap } meglio del gioco perfetto
    [same] Shutbox, { $day }: come il gioco perfetto
   *[unknown] Shutbox, { $day }
}
ending-day = Giorno { $days }
ending-copied = Copiato. Incollalo in un messaggio.
