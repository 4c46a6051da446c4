# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Classe
classroom-open-about = Ogni alunno gioca sul telefono e il proiettore mostra tutte le scatole.
classroom-title = Nome della classe
classroom-title-usual = La mia classe
classroom-game = Gioco
classroom-rounds = Manche
classroom-create = Apri classe
classroom-network = I telefoni si uniscono con un codice, senza account. Devono raggiungere questo server. Molte reti scolastiche isolano i dispositivi; in quel caso serve un server pubblico. Tutto viene cancellato entro 24 ore, a meno che tu non lo conservi.
classroom-option = { $option ->
    [pairs] Giocare a coppie
    [same_dice] Stessi dadi per tutti
    [real] Scatole vere
    [exact] Mostra il risultato esatto
   *[kept] Conserva i risultati
}
classroom-option-about = { $option ->
    [pairs] Due alunni dividono un tavolo. Se ne resta uno, gioca da solo.
    [same_dice] Per confrontare le scelte, non la fortuna.
    [real] Gli alunni tirano dadi veri e inseriscono i totali.
    [exact] Sul proiettore, accanto ai vostri totali.
   *[kept] Altrimenti tutto viene cancellato entro 24 ore.
}
classroom-more-options = { $open ->
    [yes] Meno opzioni
   *[no] Più opzioni
}
classroom-wall = Apri la pagina per il proiettore
classroom-remote = Scansiona con il tuo telefono per usarlo come quello dell’insegnante.
classroom-qr = Codice da scansionare per questa classe
classroom-scan = Scansiona per unirti
classroom-or-type = o apri Shutbox e digita
classroom-join-here = unisciti
classroom-here = { $count } su { $of } sono qui
classroom-here-of = { $count ->
    [one] su { $of } è qui
   *[other] su { $of } sono qui
}
classroom-first-predict = Prima il pronostico, poi il gioco.
classroom-question = Quanti punti resteranno in media?
classroom-paused = In pausa
classroom-round = { $rules }, manche { $round } di { $rounds }
classroom-round-short = Manche { $round } di { $rounds }
classroom-state = { $state ->
    [done] finito
    [playing] in gioco
   *[away] via
}
classroom-not-yet = ancora nessun pronostico
classroom-average = media finora
classroom-exact-average = media esatta
classroom-totals = { $count ->
    [one] { $count } totale finora
   *[other] { $count } totali finora
}
classroom-exact = esatto, giocando al meglio
classroom-predictions = i vostri pronostici
classroom-shut = { $share } chiuse
classroom-shut-exact = { $share } chiuse, esatto { $exact }
classroom-chart = { $count ->
    [0] Ancora nessun totale
    [one] { $count } totale, media { $mean }
   *[other] { $count } totali, media { $mean }
}
classroom-result = La classe prevedeva { $predicted }. I dadi hanno lasciato { $left }.
classroom-no-result = Nessuno ha finito un turno.
classroom-result-chart = Pronostici, totali e distribuzione esatta sullo stesso asse
classroom-you-predicted = avete previsto
classroom-said-zero = { $count } su { $of } hanno detto 0
classroom-you-left = avete lasciato
classroom-shut-of = { $count } su { $of } chiuse, { $share }
classroom-is-exact = è esatto
classroom-exact-shut = { $share } chiuse, giocando al meglio
classroom-size = Alunni: { $pupils }, manche: { $rounds }
classroom-talk = { $expected ->
    [more] Perché quasi tutti vi aspettavate più punti?
    [fewer] Perché quasi tutti vi aspettavate meno punti?
   *[close] Che cosa vi ha aiutato a prevedere così bene?
}
classroom-are-done = { $count } su { $of } hanno finito
classroom-others = { $playing } in gioco, { $away } via
classroom-code = Codice { $code }
classroom-pupils = Alunni
classroom-order = { $by ->
    [name] dalla A alla Z
   *[state] prima chi è via o gioca
}
classroom-away-for = { $minutes ->
    [0] via
    [one] via da { $minutes } minuto
   *[other] via da { $minutes } minuti
}
classroom-is-here = qui
classroom-predicted = pronostico: { $total }
classroom-not-predicted = ancora nessun pronostico
classroom-rename = Rinomina { $name }
classroom-remove = Rimuovi { $name }
classroom-remove-from = Rimuovi dalla classe
classroom-remove-about = { $name } esce dalla classe e i suoi totali non contano più.
classroom-nickname = Soprannome
classroom-hint = Al massimo { $most } lettere, per stare sul proiettore.
classroom-save = Salva nome
classroom-csv = Esporta CSV
classroom-print = Stampa
classroom-results = Risultati
classroom-column = { $column ->
    [seat] Posto
    [name] Nome
    [round] Manche
    [predicted] Pronostico
   *[left] Lasciato
}
classroom-start = Inizia
classroom-next = { $last ->
    [yes] Mostra il risultato
   *[no] Manche successiva
}
classroom-ends = { $count ->
    [one] chiude { $count } partita aperta
   *[other] chiude { $count } partite aperte
}
classroom-pause = { $paused ->
    [yes] Continua
   *[no] Pausa
}
classroom-join = Unisciti alla classe
classroom-suggest = Un altro soprannome
classroom-nicknames = Lontra, Volpe, Tasso, Panda, Tigre, Koala, Lince, Falco, Delfino, Riccio, Castoro, Airone, Geco, Bisonte, Giaguaro, Kiwi, Lemure, Gazza, Tritone, Pinguino, Corvo, Salmone, Tucano, Tricheco, Yak, Zebra, Alpaca, Ape, Cammello, Cervo, Aquila, Rana, Oca, Criceto, Granchio, Martora, Gufo, Lupo, Foca, Lama
classroom-you-are = Sei { $name }
classroom-waiting = Aspetta che l’insegnante inizi.
classroom-ask = Quanto lascerai?
classroom-ask-about = Parti con { $most } punti. 0 vuol dire che chiudi la scatola.
classroom-prediction = Il tuo pronostico
classroom-less = Uno in meno
classroom-more = Uno in più
classroom-first-then = Prima il pronostico, poi il lancio.
classroom-predict = Prevedi { $total }
classroom-partner = Manca il pronostico di { $names }.
classroom-alone = Gioca da solo
classroom-own-predicted = Il tuo pronostico: { $total }.
classroom-own-left = { $total ->
    [0] Hai chiuso la scatola!
   *[other] Hai lasciato { $total }
}
classroom-correct = Correggi il totale
classroom-go-on = Continua
classroom-next-waits = { $over ->
    [yes] Guarda il proiettore.
   *[no] Aspetta la prossima manche.
}
classroom-over = Il gioco è finito
classroom-look-up = Guarda il proiettore.
classroom-unknown = Questa classe non esiste. Controlla il codice.
