# The strategy card, and what the command says that draws it. The page has little room: short words.

card-name = Scheda di strategia: { $rules }
card-how = Trova il tuo lancio. Abbassa la prima combinazione possibile.
card-changed = Cambiato: { $changes }.
card-post = La barretta accanto a un lancio indica quanto è probabile.
card-rows = { $rows ->
    [2] Le tessere ombreggiate con un apice (6') sono in seconda fila.
   *[other] Le tessere ombreggiate sono più indietro: un apice (6') per la seconda fila, due per la terza.
}
card-more = Se un elenco finisce con … e nessuna scelta è possibile: { $rule }.
card-entry = { $throw }: { $choices }
card-miss = sempre a vuoto
card-dice = { $when ->
    [always] Lancia un dado solo appena puoi.
    [never] Lancia sempre tutti i dadi, anche dove ne basterebbe uno.
    [standing] Dove puoi scegliere, lancia un dado solo quando in piedi resta { $limit } o meno.
   *[highest] Dove puoi scegliere, lancia un dado solo quando non resta nessuna tessera sopra { $limit }.
}
card-simple = Senza elenco, la regola semplice migliore: { $rule }.
card-off = Un dado fuori dal tappetino: fai rialzare la tessera, non finire il turno.
card-costs = Quanto ci rimetti
card-mean = totale medio lasciato con questa scheda
card-extra = più del gioco migliore, che lascia { $best }
card-shut = dei turni chiude la scatola; il gioco migliore: { $best }
card-habits = Regole semplici, e quanto costa ciascuna
card-this = questa scheda
card-thumb = { $thumb ->
    [most-tiles] più tessere
    [lowest] prima le più basse
    [keep-low] tieni le basse
    [least-left] meno totale
    [highest] prima le più alte
    [options] più lanci giocabili
   *[fewest-tiles] meno tessere
}
card-pair = { $first }, poi { $second }
card-exact = Ogni cifra è esatta per un turno giocato per un totale basso: nessuna posizione è esclusa, niente è stimato a campione. Fatta con: { $command }
card-written = { $path } è pronta. Seguirla costa { $extra } a turno rispetto al gioco migliore; turni con la scatola chiusa: { $shut }. La regola semplice meno cara ({ $simple }) costa { $cost }.
