# What a tournament shows.

tournament-head = { $bots } bot, { $line_ups } formazioni di { $games ->
    [one] una partita
   *[other] { $games } partite
} ciascuna, seme { $seed }. I punteggi sono sulla scala Elo, con media 1500; tra parentesi, l’intervallo che contiene il valore vero in 95 tornei su 100.
tournament-column = { $column ->
    [bot] bot
    [rating] punteggio
   *[wins] partite vinte
}
tournament-crossed = Su 100 partite, quante ne vince chi è a sinistra contro chi è in alto
tournament-overall = Su tutti i regolamenti
