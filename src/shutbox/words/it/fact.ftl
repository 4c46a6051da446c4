# What happened, one sentence per fact. The ids are the kinds of the facts.

fact-start-thrown = Per vedere chi comincia, { $who } fa { $throw }.
fact-start-thrown-sum = Per vedere chi comincia, { $who } fa { $sum } in tutto.
fact-start-tied = Parità: { $names } lanciano di nuovo.
fact-thrown = { $who } fa { $throw }.
fact-thrown-sum = { $who } fa { $sum } in tutto.
fact-shut = { $who } abbassa { $tiles }.
fact-off = Un dado di { $who } esce dal tappetino: il lancio non conta.
fact-penalty-raise = { $row ->
    [0] La tessera { $tile } si rialza.
    [1] La tessera { $tile } della prima fila si rialza.
    [2] La tessera { $tile } della seconda fila si rialza.
    [3] La tessera { $tile } della terza fila si rialza.
   *[other] La tessera { $tile } della fila { $row } si rialza.
}
fact-penalty-nothing = Nessuna tessera è abbassata, quindi nessuna si rialza.
fact-penalty-end = Il turno di { $who } è finito.
fact-penalty-void = Il turno di { $who } vale come se nessuna tessera fosse stata abbassata.
fact-taken = { $who } prende il punto.
fact-left = { $who } abbandona la partita.
fact-time-up = Il tempo di { $who } è scaduto.
fact-undone = Annullato.
fact-hint = { $who } riceve un suggerimento.
fact-handed = { $bot ->
    [person] Al posto di { $who } gioca ora { $to }.
   *[other] Al posto di { $who } gioca ora { $to }, un bot ({ $bot }).
}
fact-renamed = { $who } ora si chiama { $to }.
fact-reordered = L’ordine ora è: { $names }.
fact-box-shut = { $who } chiude la scatola!
fact-missed = Nessuna combinazione: { $who } lancia a vuoto.
fact-turn-total = { $who } finisce con un totale di { $total }.
fact-holds = { $tries ->
    [one] In testa c’è { $who }: il totale da battere è { $total }, resta un tentativo.
   *[other] In testa c’è { $who }: il totale da battere è { $total }, restano { $tries } tentativi.
}
fact-super-box-held = { $tries ->
    [one] Superscatola! { $who } ha chiuso la scatola; resta un tentativo per fare altrettanto.
   *[other] Superscatola! { $who } ha chiuso la scatola; restano { $tries } tentativi per fare altrettanto.
}
fact-scores = { $points ->
    [one] { $who } fa un punto e sale a { $now }.
   *[other] { $who } fa { $points } punti e sale a { $now }.
}
fact-pays = { $points ->
    [one] { $who } perde un punto e scende a { $now }.
   *[other] { $who } perde { $points } punti e scende a { $now }.
}
fact-knocked-out = { $who } è fuori con { $total }.
fact-no-points = Nella manche { $round } nessuno fa punti.
fact-round = Comincia la manche { $round }.
fact-play-off = Spareggio: { $names }.
fact-survivor = In gioco resta solo { $who }: può prendere il punto, o lanciare ancora.
fact-begins = Comincia { $who }.
fact-turn = Turno di { $who }.
fact-solitaire-won = La scatola è chiusa: vittoria!
fact-solitaire-over = La partita è finita con un totale di { $total }.
fact-won = { $who } vince la partita!
fact-shared = { $count ->
    [0] La partita è finita senza vincitori.
   *[other] { $names } vincono a pari merito!
}
