# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] In probabilità di vincere la partita
    [forecast] In probabilità di vincere la partita, se nessuno guarda oltre la manche
    [round] In punti della manche
   *[turn] In totali dei turni, più è basso, meglio è
}
coach-curve = { $horizon ->
    [forecast] La probabilità di vincere dopo ogni evento
    [game] La probabilità di vincere dopo ogni evento
    [round] I punti attesi della manche dopo ogni evento
   *[turn] Il totale medio del turno dopo ogni evento, più è basso, meglio è
}
coach-none = Finora non è successo niente da valutare.
coach-page = il resoconto è in { $path }; aprilo in un browser
coach-events = eventi da { $first } a { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] manche
       *[turn] turni
    }
    [own-luck] fortuna nei propri lanci
    [luck] fortuna nei lanci di tutti
    [other] né fortuna né scelta
    [unknown] sconosciuto, o né l’una né l’altra
    [loss] perso con le scelte
    [decisions] scelte
    [mean-loss] perso per scelta
    [end] { $horizon ->
        [forecast] risultato
        [game] risultato
        [round] punti
       *[turn] totali
    }
    [end-now] per ora
    [average] con fortuna nella media
    [by-total] turni di cui si sa solo il totale
    [hints] suggerimenti presi
    [luckiest] lancio più fortunato
    [unluckiest] lancio più sfortunato
   *[dearest] scelta più costosa
}
coach-unknown = sconosciuto
coach-by-total = { $turns ->
    [one] Di un turno si sa solo il totale
   *[other] Di { $turns } turni si sanno solo i totali
}: quanto fosse fortuna e quanto scelta non si sa.
coach-judgement = { $judgement ->
    [best] ottima
    [good] buona
    [inaccuracy] imprecisa
    [mistake] errore
   *[blunder] grave errore
}
coach-moments = I momenti decisivi
coach-moment-start = Per vedere chi comincia, { $who } fa { $throw }
coach-moment-throw = { $who } fa { $throw } su { $place }
coach-moment-off = un dado di { $who } esce dal tappetino su { $place }
coach-moment-choice = { $who } sceglie { $taken } invece di { $best } su { $place }
coach-moment-other = { $cause ->
    [leave] { $who } abbandona la partita
    [time] il tempo di { $who } è scaduto
    [total] un turno di { $who } di cui si sa solo il totale
    [order] i giocatori cambiano posto
   *[coin] la prossima scelta è testa o croce
}

## The decisions

coach-decisions = Ogni lancio e ogni scelta
coach-turn = { $round ->
    [0] { $who }
   *[other] Manche { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , da eguagliare: scatola chiusa
   *[other] , da battere: { $to_beat }
}
coach-round = Manche { $round }
coach-start = Manche { $round }, chi comincia
coach-column = { $column ->
    [number] evento
    [position] posizione
    [throw] lancio
    [luck] fortuna
    [taken] scelta
    [best] ottima
   *[loss] perso
}
coach-miss = a vuoto
coach-off = dado fuori
coach-only = unica

## A hint

coach-hint = { $unit ->
    [total] Il totale medio del turno, più è basso, meglio è:
    [points] I punti attesi della manche:
   *[chance] La probabilità di vincere:
}
