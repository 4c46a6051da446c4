# What the table says to you: sentences about your own seat. The others are told in the third person.

you-turn = { $format ->
    [last-one-standing] Tocca a te lanciare
   *[other] Tocca a te
}
you-start = Lancia: chi comincia?
you-survivor = In gioco resti solo tu
you-penalty = Un dado è uscito. Scegli la penalità.
you-last-throw = Lancia per due punti
you-super-try = Chiudi anche tu la scatola
you-one-or-two = Uno o due dadi?
you-try = Batti { $holder }: { $total }
you-hold = { $who } prova a battere il tuo { $total }
you-won = { $format ->
    [solitaire] Hai chiuso la scatola!
   *[other] Hai vinto!
}
you-missed = Lanci a vuoto e finisci con { $total }
you-lowest = Per ora il più basso è il tuo: { $total }.
you-go-on = Avanti: tocca a te
you-story = Il tuo turno
you-start-thrown = Per vedere chi comincia, fai { $throw }.
you-thrown = Fai { $throw }.
you-shut = Abbassi { $tiles }.
you-box-shut = Chiudi la scatola!
you-miss = Nessuna combinazione: lanci a vuoto.
you-turn-total = Finisci con un totale di { $total }.
you-holds = { $tries ->
    [one] In testa ci sei tu: il totale da battere è { $total }. Resta un tentativo.
   *[other] In testa ci sei tu: il totale da battere è { $total }. Restano { $tries } tentativi.
}
you-super-box-held = { $tries ->
    [one] Superscatola! Hai chiuso la scatola. Resta un tentativo.
   *[other] Superscatola! Hai chiuso la scatola. Restano { $tries } tentativi.
}
you-scores = { $points ->
    [one] Fai un punto e sali a { $now }.
   *[other] Fai { $points } punti e sali a { $now }.
}
you-pays = { $points ->
    [one] Perdi un punto e scendi a { $now }.
   *[other] Perdi { $points } punti e scendi a { $now }.
}
you-knocked-out = Sei fuori con { $total }.
you-begin = Cominci tu.
you-next = Tocca a te.
you-won-game = Hai vinto la partita!
you-taken = Prendi il punto.
you-time-up = Il tuo tempo è scaduto.
you-hint = Ricevi un suggerimento.
you-last = In gioco resti solo tu: prendi il punto, o lancia ancora.
you-off = Il tuo dado esce dal tappetino: il lancio non conta.

# What the last throw of a survivor can bring: the most likely gain, what comes instead, and the bar on the felt.

you-odds-throw = { $dice ->
    [0] Lancia: { $odds }
    [1] Un dado: { $odds }
   *[other] { $dice } dadi: { $odds }
}
you-odds-gain = { $points ->
    [one] { $chance } per { $points } punto
   *[other] { $chance } per { $points } punti
}
you-odds-win = { $chance } per vincere
you-odds-none = nessuna tessera va bene
you-odds-nothing = niente
you-odds-or-nothing = Oppure niente
you-odds-sure = Di sicuro
you-odds-rail = probabilità
