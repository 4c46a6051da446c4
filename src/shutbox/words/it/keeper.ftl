# Segnare i punti di una scatola vera.

## Come si inserisce un turno

keeper-ways = Come inserisci un turno
keeper-way = { $way ->
    [dice] Dadi
    [tiles] Tessere
   *[total] Totale
}
keeper-obstacle = { $why ->
    [bot] I bot scelgono da sé le tessere. Inserisci i dadi.
    [shared] Tutti abbassano la stessa scatola, quindi non ci sono totali.
    [faces] Qui conta ogni dado. Inserisci i dadi: le tessere non li rivelano.
   *[thrown] C’è un lancio sul tavolo. Prima finiscilo.
}
keeper-three = Tre modi di inserire un turno
keeper-three-how = { $way ->
    [dice] Tocca quello che fanno i dadi, poi le tessere abbassate.
    [tiles] Tocca le tessere abbassate. La somma viene da sé.
   *[total] Scrivi quello che resta alla fine del turno.
}

### Con i dadi

keeper-held = Nessuna tessera per { $sum }. Fine del turno.

### Con le tessere

keeper-lay = Tocca le tessere abbassate
keeper-one-throw = un lancio
keeper-lay-fault = { $why ->
    [most] I dadi fanno al massimo { $count }
    [least] I dadi fanno almeno { $count }
   *[tiles] Tessere per lancio: al massimo { $count }
}
keeper-shut = Abbassa { $sum }
keeper-missed = A vuoto
keeper-missed-label = { $shared ->
    [true] { $who }: lancio a vuoto
   *[false] { $who }: lancio a vuoto, resta { $total }
}
keeper-missed-sum = Quanto hanno fatto i dadi in tutto?

### Con il totale

keeper-total = totale
keeper-left = Quanto lascia { $who }?
keeper-save = { $shut ->
    [yes] Salva: { $who } chiude la scatola
   *[no] Salva { $total } per { $who }
}
keeper-too-much = Può restare al massimo { $total }
keeper-digits = Cifre del totale
keeper-zero = Chiusa
keeper-zero-label = Scatola chiusa: 0
keeper-erase = Cancella
keeper-swap = Cambia mano

## Una superscatola

keeper-tries = Gli altri hanno un tentativo
keeper-next = poi
keeper-start-try = Turno di { $who }
keeper-shut-it = { $who } l’ha chiusa
keeper-shut-then = { $answer ->
    [draw] Nessuno segna
    [both-score] Segna anche { $who }
    [first-keeps] { $holder } tiene la manche
   *[handover] { $who } passa in testa
}
keeper-missed-it = { $known ->
    [yes] { $who } lascia { $total }
   *[no] { $who }: a vuoto
}
keeper-missed-then = { $last ->
    [yes] { $holder } vince la manche
   *[no] Poi prova { $next }
}

## Nomi, ordine e chi inserisce

keeper-seats = Nomi e ordine
keeper-seats-short = Nomi
keeper-seats-about = Trascina un nome o tocca una freccia. Si gioca in senso orario.
keeper-up = Sposta su { $who }
keeper-down = Sposta giù { $who }
keeper-save-seats = Salva
keeper-onlooker = { $seated ->
    [yes] { $who } inserisce questo turno.
   *[no] Stai guardando. I punti si segnano accanto alla scatola.
}
keeper-awake = Tieni acceso lo schermo

## Throws, corrections, the sheet

keeper-as-picture = Come immagine
keeper-as-text = Come testo
keeper-correct = Correggi
keeper-correct-about = Si annulla insieme a tutto quello che è venuto dopo.
keeper-correct-title = Che cosa è sbagliato?
keeper-cell = { $who }, manche { $round }: { $total }. Cambia
keeper-cell-title = { $who }, manche { $round }
keeper-cell-about = È salvato { $total }. Quanto restava davvero?
keeper-cell-cut = Salva e inserisci di nuovo il resto
keeper-die-is = Il dado { $number } mostra { $face }; annulla
keeper-enter = { $dice ->
    [0] { "" }
    [one] Lancia un dado e tocca quello che mostra.
   *[other] Lancia i dadi e tocca quello che mostrano.
}
keeper-more-ways = { $count ->
    [one] un altro modo
   *[other] altri modi
}
keeper-off-mat = Dado fuori
keeper-only-dice = { $dice ->
    [one] Solo un dado
   *[other] Solo { $dice } dadi
}
keeper-pad = Inserisci quello che mostrano i dadi
keeper-round-won = manche vinta
keeper-score-about = Gioca con la tua scatola e i tuoi dadi. Tocca quello che mostrano: al resto pensa Shutbox.
keeper-scoresheet = Segnapunti
keeper-share = Condividi
keeper-share-sheet = Condividi il segnapunti
keeper-sheet-copied = Segnapunti copiato.
keeper-sheet-sum = { $format ->
    [chase] punti
    [last-one-standing] punti
   *[other] totale
}
keeper-tap-shut = La scatola: tocca le tessere abbassate
keeper-the-throw = Il lancio
keeper-to-beat = { $total ->
    [0] da eguagliare
   *[other] da battere
}
keeper-undo = Annulla
keeper-wants = { $dice ->
    [one] { $who } vuole lanciare un dado: lancialo e tocca quello che mostra.
   *[other] { $who } vuole lanciare { $dice } dadi: lanciali e tocca quello che mostrano.
}
