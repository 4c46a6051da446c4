# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] si aspettano i giocatori
    [sealing] sta per cominciare
    [playing] partita in corso
    [over] partita finita
   *[abandoned] tavolo chiuso
}
join-open = libero
join-note-bot = bot ({ $bot })
join-note-stand-in = bot ({ $bot }), per { $who }
join-note-person = { $state ->
    [you] tu
    [here] qui
   *[away] assente
}
join-dice = { $dice ->
    [typed] Dadi veri: chi li lancia scrive che cosa mostrano.
    [seeded] Dadi di un seme, per un solo giocatore.
   *[sealed] Dadi sigillati; la busta è { $seal }…
}
join-coach = { $coach ->
    [ask] Il coach risponde a chi chiede un suggerimento.
    [each] Il coach commenta ogni scelta.
   *[off] Senza coach.
}
join-undo = Quello che si è fatto si può annullare.
join-pencil = Chi è al tavolo può inserire le mosse di chi è di turno.
join-seconds = { $seconds ->
    [one] Un secondo per pensare a ogni scelta.
   *[other] { $seconds } secondi per pensare a ogni scelta.
}
join-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}

## Coming and going

join-link = Gli altri entrano con:
join-join = In un terminale:
join-spoken = Oppure comunica a voce il codice { $spoken }; con l’indirizzo { $server } vale { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
join-back = Rieccoti; giochi come: { $names }.
join-look = Stai guardando.
join-lost = Connessione persa; nuovo tentativo.
join-again = Di nuovo in linea.
join-missed = { $count ->
    [one] Nel frattempo è successa un’altra cosa.
   *[other] Nel frattempo sono successe altre { $count } cose.
}
join-here = { $who } è qui.
join-away = { $who } non è più qui; il posto resta suo.
join-gone = { $who } manca da due minuti: { $fill } per far continuare un bot, { $remove } per continuare senza quel posto.
join-deputy = Chi ospita è assente: intanto decide { $who }.
join-deputy-over = Chi ospita decide di nuovo.
join-stand-in = Al posto di { $who } gioca un bot: { $word } per riprenderlo.
join-sat = { $who } prende il posto { $seat }.
join-stood = Il posto { $seat } di { $who } è di nuovo libero.
join-filled = Al posto { $seat } gioca { $who }, un bot.
join-moved = { $who } continua al posto { $seat } da un altro dispositivo.
join-called = Tutti i posti sono presi: ciascuno mostra il seme che ha sigillato.
join-begun = La partita comincia.
join-missing = Seme sigillato e non mostrato: { $names }. La partita va avanti senza.
join-closed = Il tavolo è stato chiuso.
join-rematched = C’è la rivincita, a un altro tavolo: { $rematch } per andarci.
join-wants-again = { $who } vuole giocare ancora: { $rematch } per partecipare.
join-again-waits = Vuoi giocare ancora. Si aspetta { $names }.
join-again-missing = Vuoi giocare ancora. Assenze: { $names }. La prossima partita inizia tra { $seconds } s.
join-envelope = { $fits ->
    [yes] dadi: la busta è quella sigillata prima della partita; non ne è stato preso nessun lancio.
   *[no] dadi: LA BUSTA NON È QUELLA SIGILLATA. Non fidarti di questo server.
}
join-dice-wrong = dadi: QUESTI NON SONO I DADI SIGILLATI: { $why }. Non fidarti di questo server.
join-clock = { $seconds ->
    [one] Hai un secondo.
   *[other] Hai { $seconds } secondi.
}
join-coach-best = Il coach: { $taken } è la scelta migliore.
join-coach-other = Il coach: { $judgement }. { $taken } costa { $loss }; il meglio è { $best }.
join-coach-strange = Il coach ha detto qualcosa che questo programma non capisce.
join-moving = Sull’altro dispositivo, entro { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}:
join-kept = La partita è conservata in { $file }. Per controllarla:
join-over = { $save } per salvare la partita in un file, { $rematch } per la rivincita, { $quit } per uscire.
join-stale = Nel frattempo è successo qualcosa; guarda di nuovo.
join-seat-kept = Il tuo posto resta tuo. Per continuare:
join-leave-sure = { $who } abbandona la partita per sempre, e gli altri continuano. Per tenere il posto: { $quit }. Abbandonare? sì o no
join-remove-sure = La partita continua per sempre senza { $who }. Va bene? sì o no
join-close-sure = Il tavolo si chiude per tutti. Chiudere? sì o no
join-start-sure = Parte sigillata mancante: { $names }. Cominciare lo stesso? sì o no
join-not-done = Non è cambiato niente.

## Questions

join-ask-code = Il codice del tavolo, o le sei cifre dette da chi ospita
join-ask-name = Il tuo nome
join-ask-start = Non manca nessuno. Invio per iniziare la partita
join-ask-waiting = { $count ->
    [0] Si aspetta che chi ospita inizi la partita
    [one] Si aspetta: un posto è libero
   *[other] Si aspetta: { $count } posti sono liberi
}
join-ask-sealing = Un momento
join-ask-other = Turno di { $who }
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } o { $quit }
   *[no] { $rematch }, { $save } o { $quit }
}
join-ask-lost = Nessuna connessione

## What can be typed

join-type-who = { $word }
    .does = chi siede dove, e chi è qui
join-type-show = { $word }
    .does = la partita così com’è
join-type-sit = { $word } 2 Bo
    .does = Bo prende il posto 2, a questo terminale; { $word } Bo ne prende uno libero qualsiasi
join-type-stand = { $word }
    .does = lascia libero il tuo posto; { $word } Bo per un’altra persona di questo terminale
join-type-remove = { $word } 2
    .does = fa alzare chi siede al posto 2; in partita, continua senza chi manca da tempo
join-type-fill = { $word } 2 club
    .does = dà il posto 2 a un bot: prima della partita, o dopo due minuti di assenza
join-type-return = { $word }
    .does = riprende il proprio posto dal bot che ci gioca
join-type-start = { $word }
    .does = comincia, quando tutti i posti sono presi; anche con Invio
join-type-undo = { $word }
    .does = annulla l’ultima cosa che hai fatto, se il tavolo lo permette
join-type-rename = { $word } Ann=Anna
    .does = Ann d’ora in poi si chiama Anna
join-type-order = { $word } Bo, Ann
    .does = ora si gioca in quest’ordine
join-type-hint = { $word }
    .does = quanto vale ogni scelta, se il tavolo ha un coach; i suggerimenti restano nella registrazione
join-type-leave = { $word }
    .does = abbandona la partita per sempre; { $word } Bo per un’altra persona di questo terminale
join-type-close = { $word }
    .does = chiude il tavolo
join-type-link = { $word }
    .does = come entrano gli altri
join-type-spoken = { $word }
    .does = un nuovo codice di sei cifre da dire a voce
join-type-move = { $word }
    .does = un link che porta il tuo posto su un altro dispositivo; { $word } Bo per un’altra persona di questo terminale
join-type-save = { $word }
    .does = conserva la partita in un file; { $word } FILE in uno con questo nome
join-type-rematch = { $word }
    .does = gioca ancora con gli stessi posti; comincia un’altra persona
join-type-help = { $word }
    .does = questo elenco
join-type-quit = { $word }
    .does = esce per ora, e tiene il posto; come Ctrl-C
