# Practising in the terminal.

drill-heading = { $level ->
    [easy] Esercizio { $number }, facile
    [hard] Esercizio { $number }, difficile
   *[medium] Esercizio { $number }
}
drill-help = Scegli come in una partita: il numero di una mossa, le sue tessere, un numero di dadi, o { $take }. Poi vedi quanto vale ogni scelta. { $quit } per finire.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Quanto vale ogni scelta, in probabilità di vincere:
        [game] Quanto vale ogni scelta, in probabilità di vincere:
       *[turn] Quanto vale ogni scelta, in probabilità di riuscire in questo turno:
    }
    [points] Quanto vale ogni scelta, in punti della manche:
   *[total] Quanto vale ogni scelta, nel totale medio del turno, più è basso, meglio è:
}
drill-mean = { $done ->
    [one] Un esercizio; risposte migliori: { $best }; perdita media { $mean }
   *[other] { $done } esercizi; risposte migliori: { $best }; perdita media { $mean }
}
drill-ever = { $done ->
    [one] Di tutti i tuoi esercizi: 1 fatto, risposte migliori { $best }, perdita media { $mean } di quanto si poteva avere.
   *[other] Di tutti i tuoi esercizi: { $done } fatti, risposte migliori { $best }, perdita media { $mean } di quanto si poteva avere.
}
drill-no-mistakes = Qui non c’è nessun errore da ripassare. Ben giocato!
drill-player = Giocatore { $number }
