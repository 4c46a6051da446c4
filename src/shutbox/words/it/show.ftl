# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, con modifiche
show-changed-about = { $title } con alcune impostazioni cambiate; sono segnate qui sotto.
show-published = Giochi pubblicati
show-house = Varianti di casa
show-rules-more = Un regolamento per intero: shutbox rules NAME. Uno tuo: shutbox rules --file FILE
show-trademark = Double Shutter è un marchio di Blue Orange, nominato qui solo per dire di chi sono le regole pubblicate che si seguono. Shutbox è indipendente dall’editore.
show-source = Fonte: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, due foglietti stampati (otto lingue in tutto)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, foglietto stampato 11003601 (francese, inglese)
    [double-shutter] Double Shutter, Blue Orange, edizione del 2015 (otto lingue)
    [double-shutter-2008] Double Shutter, Blue Orange, edizione senza data, non oltre il 2008 (inglese)
    [last-one-standing] Double Shutter, Blue Orange, edizione del 2015: variante per più giocatori
    [thai] variante di casa, Thailandia
    [triple] variante di casa su una scatola a tre file, con il turno di Double Shutter
   *[other] variante di casa
}
show-settings = Impostazioni (* diversa da quella predefinita)
show-toml = Lo stesso in TOML, per cominciare un regolamento tuo
show-moves = { $rules }: { $position } con { $throw }
show-tiles = abbassa
show-after = poi in piedi
show-miss = Nessuna tessera va bene: a vuoto.
show-shut = La scatola è chiusa: non si lanciano più dadi.
show-perft = { $count ->
    [one] { $count } sequenza
   *[other] { $count } sequenze
} di { $depth ->
    [one] 1 lancio
   *[other] { $depth } lanci
} da { $position }
show-replay = { $rules }; in gioco: { $names }
show-verified = ok: { $rules }; eventi: { $events }, lanci: { $throws }, giocatori: { $players }; { $over ->
    [yes] la partita è finita
   *[no] la partita non è finita
}

## Solving

show-work = { $work ->
    [checking] controllo
    [writing] scrittura
    [playing] partite
    [compiling] compilazione, una sola volta su questo computer
    [turn] calcolo del turno
    [round] calcolo della manche
    [game] calcolo della partita
    [reading] esame delle partite
   *[solving] calcolo
}
show-progress = { $work } [{ $bar }] { $done } di { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = interrotto; ciò che è finito resta in { $path }, e lo stesso comando continua da lì
show-horizon = { $horizon ->
    [turn] un turno a sé
    [forecast] la partita intera, se nessuno guarda oltre la manche
    [round] la manche
   *[game] la partita intera
}
show-label = { $name ->
    [horizon] orizzonte
    [objective] obiettivo
    [position] posizione
    [players] giocatori
    [rounds] manche da giocare
    [score] punteggio
    [to_beat] totale da battere
    [tries] tentativi rimasti di fila
    [value] valore
    [exact] esatto
    [bound] errore massimo
    [positions] posizioni
   *[moves] mosse
}
show-objective = { $aim ->
    [mean] il totale medio
    [shut] la scatola chiusa
    [below] un totale sotto un limite
   *[utility] un valore per ogni totale
} ({ $spelling })
show-shorter = La partita intera non è risolta per questo regolamento e tanti giocatori: qui si guarda meno lontano.
show-seconds = { $seconds } s
show-seat = posto { $number }
show-seats = { $horizon ->
    [forecast] Probabilità di vincere
    [game] Probabilità di vincere
   *[other] Punti attesi
}
show-seat-first = comincia la manche
show-seat-range = da { $least } a { $most }
show-ranges = A destra: se tutti quelli a cui è indifferente scelgono il peggio, e il meglio, per questo posto.
show-seat-tries = sta per provare
show-distribution = Probabilità di ogni totale finale
show-advice = { $rules }: { $unit ->
    [total] il totale finale medio, più basso è meglio
    [points] i punti attesi della manche
   *[chance] { $horizon ->
        [turn] la probabilità di riuscire
       *[game] la probabilità di vincere
    }
}; si guarda { $horizon ->
    [turn] fino alla fine del turno
    [forecast] la partita intera, se nessuno guarda oltre la manche
    [round] fino alla fine della manche
   *[game] fino alla fine della partita
}
show-option = { $do ->
    [shut] abbassare { $tiles }
    [take] prendere il punto
    [raise] rialzare la tessera
    [end] finire il turno
   *[throw] lanciare { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }
}
show-loss = costa { $loss }
show-best = migliore
show-equal = uguale
show-exported = posizioni scritte in { $path }: { $rows }
show-cache = { $count ->
    [one] Una soluzione
   *[other] { $count } soluzioni
}, { $kilobytes } kB, in { $folder }
show-cache-kind = { $kind ->
    [turn] un turno
    [seats] un turno per ogni posto
    [chase] una manche
    [chase-game] una partita a manche
    [one-turn] una partita di un turno a testa
    [running] una partita a totali sommati
   *[standing] Chi resta per ultimo
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [one] Una soluzione tolta
   *[other] { $count } soluzioni tolte
} da { $folder }
show-cache-damaged = danneggiata; sarà rifatta quando serve

# The documentation, opened by `shutbox docs`.
show-docs-address = La documentazione: { $address }

# The static site, written by `shutbox site`.
show-site = Il sito è in { $path }: { $files } file; per giocare senza rete un browser scarica { $megabytes } MB
show-site-docs = La documentazione è accanto, in docs/
show-site-no-docs = La documentazione non è costruita, quindi non fa parte del sito
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } soluzione
   *[other] { $count } soluzioni
}
show-tables-difference = { $count } controllate, scarto massimo di { $quanta } quanti
show-tables-advice = lo stesso consiglio in { $same } scelte su { $count }
show-tables-good = bene
show-tables-bad = { $missing ->
    [0] errato
   *[other] errato, { $missing } mancanti
}
