# What a simulation shows.

simulate-head = { $rules }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
simulate-interval = Tra parentesi: l’intervallo che contiene il valore vero in { $percent } simulazioni su 100.
simulate-horizon = I giocatori che pesano le scelte giocano per { $horizon ->
    [turn] un totale basso in ogni turno
    [round] i punti di ogni manche
    [alone] chiudere la scatola
   *[game] la partita intera
}.
simulate-rounds = Manche di una partita: { $rounds }
simulate-opener = Partite vinte da chi comincia: { $share }
simulate-measure = { $measure ->
    [wins] Partite vinte; una vittoria condivisa conta per la sua parte
    [points] Punti di una partita
    [total] Totale di un turno
    [shut] Turni che chiudono la scatola
    [throws-round] Lanci in una manche
   *[throws] Lanci in un turno
}
simulate-totals = Come si distribuiscono i totali dei turni
simulate-speed = { $seconds } s, { $speed } partite al secondo
simulate-saved = La partita { $number } del seme { $seed } è in { $file }, giocata come a un tavolo.
