# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] in linea
    [lost] Connessione persa. Nuovo tentativo…
    [gone] Questo link non porta a nessun tavolo.
   *[connecting] Connessione…
}
web-abandoned = Questo tavolo è stato chiuso.
web-leave = Lascia il tavolo
web-more = Altro
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Nove, un dado con 6 o meno
    [nine-789] Nove, un dado nel finale
   *[other] { "" }
}
web-players = Giocatori
web-round = Manche { $round }
web-round-of = Manche { $round } di { $rounds }
web-mark = { $mark ->
    [at] di turno
    [waits] gioca dopo
    [holds] in testa con { $total }
    [out] fuori
    [left] ha abbandonato
    [won] ha vinto
   *[done] ha giocato
}
web-away = assente
web-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-points-word = { $points ->
    [one] punto
   *[other] punti
}
web-so-far = { $total } finora
web-left = lascia { $total }
web-total-now = { $over ->
    [yes] alla fine
   *[no] totale ora
}
web-total-label = { $over ->
    [yes] Totale alla fine: { $total }
   *[no] Totale ora: { $total }
}
web-ruler-now = { $total } ora
web-ruler-after = { $total } dopo { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, scelta
    [not-now] { $value }, in piedi, non per questo lancio
    [hidden] { $value }, in piedi, dietro la tessera { $behind }
    [shut] { $value }, abbassata
   *[standing] { $value }, in piedi
}
web-thrown = Lancio: { $faces }
web-missing = { $missing ->
    [0] fatto
    [one] manca
   *[other] mancano
}
web-pips-thrown = dadi { $pips }
web-pips-gathered = tessere { $pips }
web-ready = fatto
web-tiles-shut = tessere abbassate: { $shut } su { $of }

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } gioca in solitario
    [last-one-standing] Lancia { $who }
   *[other] Turno di { $who }
}
web-stake = { $format ->
    [solitaire] Per vincere, abbassa tutte le tessere.
    [chase] Questo turno fissa il totale da battere.
    [last-one-standing] Chi lancia a vuoto è fuori dalla manche. Si vince a { $limit } punti.
    [knock-out] Chi supera { $limit } è fuori.
    [until] Si finisce quando qualcuno arriva a { $limit }. Vince chi ha meno.
    [running] { $rounds ->
        [one] Vince la somma più bassa.
       *[other] Dopo { $rounds } manche vince la somma più bassa.
    }
   *[one-turn] Vince il totale più basso.
}
web-lowest = Per ora il più basso è di { $who }: { $total }.
web-one-or-two = Uno o due dadi, { $who }?
web-start = { $who } lancia: chi comincia?
web-start-stake = Comincia il lancio più alto.
web-play-off-stake = Spareggio: gioca solo chi è a pari merito.
web-tries = { $who } prova a battere { $holder }: { $total }
web-takes-lead = Con { $total } o meno si passa in testa
web-tries-left = tentativi
web-tries-count = { $count ->
    [one] resta un tentativo
   *[other] restano { $count } tentativi
}
web-super-box = Superscatola!
web-super-try = Anche { $who } prova a chiudere la scatola
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Se qualcun altro chiude la scatola, la manche finisce senza punti. Se no, { $holder } riceve 2 da ognuno.
       *[winner] Se qualcun altro chiude la scatola, la manche finisce senza punti. Se no, { $holder } fa 2 punti.
    }
    [first-keeps] { $points ->
        [paid] { $holder } tiene la manche: ognuno degli altri paga 2 punti.
       *[winner] { $holder } tiene la manche: 2 punti.
    }
    [both-score] { $points ->
        [paid] Chi chiude la scatola riceve 2 punti da ognuno che non la chiude.
       *[winner] Chi chiude a sua volta la scatola fa 2 punti, come { $holder }.
    }
   *[handover] { $points ->
        [paid] Chi chiude la scatola passa in testa. Se no, { $holder } riceve 2 da ognuno.
       *[winner] Chi chiude la scatola passa in testa. Se no, { $holder } fa 2 punti.
    }
}
web-survivor = In gioco resta solo { $who }
web-survivor-stake = { $missing ->
    [one] Manca un punto per vincere la partita.
   *[other] Mancano { $missing } punti per vincere la partita.
}
web-survivor-say = Un lancio che abbassa qualcosa vale 2 punti, la scatola chiusa 4. Un lancio a vuoto, niente.
web-penalty = Un dado è uscito dal tappetino: { $who } sceglie la penalità
web-last-throw = { $who } lancia per due punti
web-missed = { $who } lancia a vuoto e finisce con { $total }
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Nel frattempo: un lancio
       *[other] Nel frattempo: { $throws } lanci
    }
   *[other] Nel frattempo: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } ha chiuso la scatola!
   *[other] Vince { $who }!
}
web-shared = { $names } vincono a pari merito
web-nobody = { $format ->
    [solitaire] La scatola resta aperta
   *[other] Non vince nessuno
}
web-clock = { $seconds ->
    [one] resta un secondo
   *[other] restano { $seconds } secondi
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } sta scegliendo
   *[other] Turno di { $who }
}
web-go-on = Avanti
web-go-on-to = Avanti: turno di { $who }
web-key-gather = scegli
web-key-shut = abbassa
web-key-throw = lancia
web-key-back = annulla
web-how-many = Quanti dadi
web-dice = { $dice ->
    [one] Un dado
   *[other] { $dice } dadi
}
web-throw = { $dice ->
    [one] Lancia un dado
    [2] Lancia due dadi
   *[other] Lancia { $dice } dadi
}
web-throw-start = { $dice ->
    [one] Lancia un dado: chi comincia?
    [2] Lancia: chi comincia?
   *[other] Lancia { $dice } dadi: chi comincia?
}
web-throw-start-all = Lancia per tutti
web-throw-start-one = Solo { $who }
web-shut = Abbassa
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Pronostica { $tiles }
       *[other] Pronostica { $tiles }; si aggiunge { $added }
    }
   *[no] { $count ->
        [0] Abbassa { $tiles }
       *[other] Abbassa { $tiles }; si aggiunge { $added }
    }
}
web-still-missing = { $missing ->
    [one] Manca { $missing }
   *[other] Mancano { $missing }
}
web-take-back = Annulla
web-all-ways = { $count ->
    [one] L’unico modo di usare questo lancio
   *[other] Tutti i modi di usare questo lancio ({ $count })
}
web-ways = { $count ->
    [one] Un modo
   *[other] { $count } modi
}
web-way = { $tiles }; lascia { $total }
web-leaves = lascia { $total }
web-choice = { $choice ->
    [take] Prendi 1 punto
    [raise] Rialza una tessera
    [end] Finisci il turno
   *[throw] { $several ->
        [yes] { $dice ->
            [one] Lancia un dado
           *[other] Lancia { $dice } dadi
        }
       *[no] Lancia ancora
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] e vinci la partita
       *[no] { $points ->
            [one] { $points } punto, si continua
           *[other] { $points } punti, si continua
        }
    }
   *[throw] 2 punti, 4 o niente
}
web-guess = Pronostica
web-guess-ways = Che cosa si abbasserà? { $count } modi
web-guess-tally = { $of ->
    [0] Pronostica che cosa si abbasserà
   *[other] Pronostica che cosa si abbasserà: { $right } su { $of }
}
web-guesses-right = Pronostici giusti: { $right } su { $of }
web-guessed = Il tuo pronostico: { $option }
web-your-guess = il tuo pronostico

### What happened

web-story = Che cosa è successo
web-story-of = Il turno di { $who }
web-came = { $came ->
    [shut] abbassa { $tiles }
    [missed] a vuoto
    [off] un dado fuori
    [start] chi comincia?
   *[open] sceglie
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Gioca ancora
web-next-table = Vai al prossimo tavolo
web-home = Inizio
web-no-page = A questo indirizzo non c’è nessuna pagina.
web-unreachable = Il server non risponde. È ancora acceso?

### The menu of a table

web-share-table = Condividi il link
web-copied = Link copiato.
web-move = Cambia dispositivo: { $who }
web-move-about = Inquadralo con l’altro dispositivo, oppure inviati il link. Vale una volta sola, per { $minutes } minuti. Poi questo dispositivo resta a guardare.
web-move-qr = Codice per cambiare dispositivo
web-move-lost = Questo link non è più valido. Ognuno vale una volta sola, per un quarto d’ora.
web-move-send = Invia il link
web-give-up = { $sure ->
    [yes] { $who } abbandona: confermi?
   *[no] { $who } abbandona la partita
}
web-close-table = { $sure ->
    [yes] Chiudere il tavolo per tutti?
   *[no] Chiudi il tavolo
}
web-not-sure = No, resta

## The coach

web-coach = Coach
web-hint = Chiedi al coach; le domande si contano
web-told-best = la scelta del coach
web-sum-worth = vale
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] probabilità di vincere
        [game] probabilità di vincere
       *[other] probabilità di riuscire
    }
    [points] punti della manche
   *[total] totale medio, più è basso, meglio è
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Probabilità di vincere (previsione)
       *[other] Probabilità di vincere
    }
    [points] In questa manche
   *[total] Il totale atteso
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Probabilità di vincere (previsione): { $list }
       *[other] Probabilità di vincere: { $list }
    }
    [points] In vantaggio in questa manche: { $list }
   *[total] Il totale atteso: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = circa { $total }

## Settings

web-settings = Impostazioni
web-language = Lingua
web-close = Chiudi
web-sound = Suoni
web-touch = Vibrazione
web-motion = Animazioni
web-motion-full = tutte
web-motion-less = ridotte
web-speed = Velocità
web-speed-calm = calma
web-speed-usual = normale
web-speed-quick = rapida
web-light = Aspetto
web-light-auto = del dispositivo
web-light-light = chiaro
web-light-dark = scuro

## Before the game

web-your-name = Il tuo nome
web-another-name = Un’altra persona su questo dispositivo
web-seat = Posto { $seat }
web-sitter = { $kind ->
    [open] libero
    [here] { $host ->
        [yes] qui, ospita
       *[no] qui
    }
    [away] { $host ->
        [yes] assente, ospita
       *[no] assente
    }
   *[bot] un bot
}
web-stand-up = Alzati: { $who }
web-remove = Togli { $who }
web-speak = Un codice da dire a voce
web-begin-unsealed = Comincia lo stesso
web-host-begins = Chi ospita inizia la partita.
web-sealing = Si sigillano i dadi…

## Home

web-play = Gioca
web-previous = Gioco precedente
web-next = Gioco seguente
web-game-of = gioco { $number } di { $of }
web-with-whom = Con chi
web-whom = { $whom ->
    [alone] Solitario
    [bot] Un bot
    [here] Uno schermo
   *[link] Amici
}
web-sentence = { $whom ->
    [alone] { $rules }: { $me } in solitario.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $me } contro { $bot }.
       *[no] { $rules }: { $me } contro { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }: { $seats } intorno allo stesso schermo.
       *[no] { $rules }: { $seats } intorno allo stesso schermo.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }: { $seats } con una scatola vera.
       *[no] { $rules }: { $seats } con una scatola vera.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, per { $people } via link.
       *[no] { $rules } per { $people } via link.
    }
}
web-rounds = { $rounds ->
    [1] una manche
    [2] due manche
    [3] tre manche
    [4] quattro manche
    [5] cinque manche
   *[other] { $rounds } manche
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] a un punto
       *[other] a { $limit } punti
    }
    [knock-out] fuori oltre { $limit }
   *[other] fino a { $limit }
}
web-you = tu
web-against = { $bot ->
    [novice] un principiante
    [casual] un giocatore occasionale
    [expert] un esperto
    [perfect] il giocatore perfetto
   *[club] un giocatore di club
}
web-people = { $people ->
    [2] due giocatori
    [3] tre giocatori
    [4] quattro giocatori
    [5] cinque giocatori
    [6] sei giocatori
   *[other] { $people } giocatori
}
web-how-said = { $coach ->
    [off] Senza coach
    [each] Coach dopo ogni scelta
   *[ask] Coach su richiesta
}, { $undo ->
    [yes] si può annullare
   *[no] non si annulla
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } secondi per scelta
}
web-set-up = Inizia la partita
web-invite = Crea il tavolo
web-last-time = come l’ultima volta, { $date }
web-me = Giocatore
web-player = Giocatore { $number }
web-have-code = Hai un codice?
web-join = Entra
web-unfinished = Torna alla tua partita: { $rules }
web-elsewhere = Altre sezioni
web-way-to = { $way ->
    [score] Segna i punti
    [practise] Allenati
    [explore] Esplora
    [learn] Impara
    [games] Le tue partite
   *[design] Inventa una regola di casa
}
web-way-about = { $way ->
    [score] per una scatola vera su un tavolo vero
    [practise] sui tuoi errori
    [explore] ogni posizione, ogni valore
    [learn] le regole con scatole da provare
    [games] storia, totali, serie
   *[design] e guarda come cambiano le probabilità
}
web-to-dice = I dadi, e perché sono onesti
web-to-paper = Da stampare
web-to-classroom = Per una classe
web-to-about = Informazioni
web-independent = Un progetto indipendente, senza legami con alcun editore. Double Shutter è un marchio di Blue Orange.
web-which-game = Scegli un gioco
web-which-bot = Contro chi?
web-how-many-people = Quanti giocatori?
web-who-plays = Chi gioca, e in che ordine?
web-person = Persona
web-name-of = Nome del giocatore { $number }
web-earlier = Anticipa il giocatore { $number }
web-drop-seat = Togli il giocatore { $number }
web-one-more = Aggiungi
web-done = Fatto
web-how = Come si gioca?
web-how-many-rounds = Quante manche?
web-how-far = Fino a quanto?
web-thinking-time = Tempo per una scelta
web-who-begins = Chi comincia

## Keeping score

web-champion = Titolo di { $month }:
web-champion-is = { $wins ->
    [one] { $names }, una partita vinta
   *[other] { $names }, { $wins } partite vinte
}
web-duel = { $one } contro { $other }:
web-duel-is = { $wins } a { $losses } da { $since }
web-streak = La serie più lunga:
web-streak-is = { $who }, { $rounds } manche di fila

## After the game

web-report = Resoconto
web-back = Indietro
web-report-next = E adesso
web-report-thinking = Il coach sta guardando la partita…
web-report-forgotten = Questo browser non ha più la registrazione di quella partita.
web-report-unfinished = Non ancora finita
web-report-rounds = { $count ->
    [one] una manche
   *[other] { $count } manche
}
web-report-thrown = { $count ->
    [one] un lancio
   *[other] { $count } lanci
}
web-report-result = { $format ->
    [chase] Punti
    [last-one-standing] Punti
   *[other] Totali
}
web-report-went = Com’è andata
web-report-nothing = Finora non è successo niente da valutare.
web-report-measure = { $unit ->
    [chance] La probabilità di vincere, dopo ogni lancio e ogni mossa.
    [shut] La probabilità di chiudere la scatola, dopo ogni lancio e ogni mossa.
    [points] I punti che ciascuno poteva aspettarsi dalla manche, dopo ogni lancio e ogni mossa.
   *[total] Il totale da aspettarsi a fine turno, dopo ogni lancio e ogni mossa. Più è basso, meglio è.
}
web-report-curve = { $unit ->
    [chance] La probabilità di vincere lungo tutta la partita; alla fine: { $ends }
    [shut] La probabilità di chiudere la scatola lungo tutta la partita; alla fine: { $ends }
    [points] I punti attesi, manche per manche; alla fine: { $ends }
   *[total] Il totale atteso, turno per turno; alla fine: { $ends }
}
web-report-to-moment = Al momento { $number }
web-report-play = Rivedi la partita
web-report-pause = Pausa
web-report-scrub = Punto della partita
web-report-before = Prima del primo lancio.
web-report-where = Manche { $round }, { $n } di { $of }.
web-report-total = totale { $total }
web-report-luck = Dadi e scelte
web-report-luck-unit = { $unit ->
    [chance] In punti percentuali della probabilità di vincere.
    [shut] In punti percentuali della probabilità di chiudere la scatola.
    [points] In punti.
   *[total] Nel totale dei turni; un + vuol dire che in piedi è rimasto meno.
}
web-report-luckless = Con fortuna nella media e le stesse scelte, avrebbe vinto più spesso { $who }.
web-report-dice = dadi
web-report-choices = scelte
web-report-no-decisions = Niente da scegliere.
web-report-mean-loss = { $decisions ->
    [one] Una vera scelta, costata { $loss }.
   *[other] { $decisions } vere scelte, costate in media { $loss } l’una.
}
web-report-hints = { $hints ->
    [one] Un suggerimento.
   *[other] { $hints } suggerimenti.
}
web-report-box = { $count ->
    [0] La scatola è chiusa
   *[other] In piedi: { $tiles }
}
web-report-did = { $do ->
    [shut] abbassa { $tiles }
    [take] prende il punto
    [raise] fa rialzare una tessera
    [end] finisce il turno
   *[throw] { $dice ->
        [one] lancia un dado
       *[other] lancia { $dice } dadi
    }
}
web-report-better = { $do ->
    [shut] Meglio: { $tiles }.
    [take] Meglio: prendere il punto.
    [raise] Meglio: far rialzare una tessera.
    [end] Meglio: finire il turno.
   *[throw] { $dice ->
        [one] Meglio: lanciare un dado.
       *[other] Meglio: lanciare { $dice } dadi.
    }
}
web-report-swing = { $unit ->
    [chance] La probabilità di vincere passa da { $from } a { $to }.
    [shut] La probabilità di chiudere la scatola passa da { $from } a { $to }.
    [points] I punti attesi passano da { $from } a { $to }.
   *[total] Il totale atteso passa da { $from } a { $to }.
}
web-report-show = Rivedi questo momento
web-report-decisions = Ogni decisione
web-report-worth-a-look = Da rivedere: { $count }
web-report-all = Tutte: { $count }
web-report-all-good = Nessuna scelta è costata molto.
web-report-who = Manche { $round }, { $who }
web-report-beside = { $beside ->
    [only] l’unico modo
    [best] la migliore
   *[better] { $do ->
        [shut] meglio { $tiles }
        [take] meglio prendere il punto
        [raise] meglio far rialzare una tessera
        [end] meglio finire il turno
       *[throw] { $dice ->
            [one] meglio un dado
           *[other] meglio { $dice } dadi
        }
    }
}
web-report-judgement = { $judgement ->
    [best] la migliore
    [good] buona
    [inaccuracy] imprecisa
    [mistake] un errore
   *[blunder] un grave errore
}
web-report-taken = giocata
web-report-rest = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
web-report-envelope = { $state ->
    [open] La busta è aperta
    [sealed] I dadi sono sigillati
   *[fault] I dadi non corrispondono alla busta
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] I dadi di questa partita sono stati fissati e sigillati prima del primo lancio. { $fit ->
            [1] L’unico lancio è quello della busta.
           *[other] Tutti e { $fit } i lanci sono quelli della busta.
        }
       *[other] Lanci sigillati prima della partita: { $fit }; venuti da altri dadi: { $others }.
    }
    [sealed] Sono stati fissati prima del primo lancio. La busta si apre a partita finita.
   *[fault] I lanci non sono quelli sigillati, oppure la registrazione è stata modificata.
}
web-report-check = Controlla tu
web-report-share = Condividi il link
web-report-copied = Link copiato.
web-report-to-table = Vai al tavolo
web-report-practise = Allenati su questi
web-report-save = Salva questa partita
web-report-save-page = Il resoconto
web-report-save-page-about = un solo file che si apre ovunque, anche senza rete
web-report-save-record = La registrazione
web-report-save-record-about = per il comando shutbox e altri programmi
web-report-print = Stampa

## Practise

web-practise = Allenati
web-practise-today = La posizione di oggi
web-practise-question = { $phase ->
    [shut] Hai fatto { $pips }. Che cosa abbassi?
    [survivor] In gioco resti solo tu. Che cosa fai?
    [penalty] Un dado è uscito dal tappetino. Quale penalità?
   *[throw] Quanti dadi lanci?
}
web-practise-stake = { $stake ->
    [beat] C’è un { $total } da battere: devi lasciare meno.
    [super-box] Qualcuno ha chiuso la scatola: devi chiuderla anche tu.
    [least] Il totale più basso finora è { $total }.
    [alone] Giochi in solitario, per chiudere la scatola.
    [set] Fissi tu il totale che gli altri devono battere.
   *[begin] Gli altri giocano dopo di te.
}
web-practise-you = Tu
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Prendi il punto
    [raise] Rialza una tessera
    [end] Finisci il turno
   *[throw] { $dice ->
        [one] Lancia un dado
       *[other] Lancia { $dice } dadi
    }
}
web-practise-costs = { $option }: costa { $cost }
web-practise-best = { $option }: la migliore!
web-practise-game-today = La partita di oggi
web-practise-game-about = { $rules }, in solitario. Oggi i dadi sono gli stessi per tutti.
web-practise-game-on = Continua
web-practise-game-left = { $total ->
    [0] Hai chiuso la scatola!
   *[other] Hai lasciato { $total }.
}
web-practise-drill = Esercizi
web-practise-game = Gioco
web-practise-level = Difficoltà
web-practise-levels = { $level ->
    [easy] Facile
    [medium] Media
   *[hard] Difficile
}
web-practise-own = Dai miei errori
web-practise-none = Per questo gioco non si è trovato nessun esercizio.
web-practise-no-mistakes = Nessun errore da ripassare. Ben giocato!
web-practise-wait = Si cerca una posizione…
web-practise-number = { $number } di { $of }
web-practise-next = Avanti
web-practise-done = { $count ->
    [one] Era l’unico.
   *[other] Fatti tutti e { $count }.
}
web-practise-again = Ancora
web-practise-running = { $count ->
    [one] La tua ultima scelta è costata { $loss } della posta in gioco.
   *[other] Le tue ultime { $count } scelte sono costate in media { $loss } della posta in gioco; scelte perfette: { $best }.
}

## Choosing a rule set

web-rules-yours = Le tue regole di casa

## A code for phones

web-qr = Il link come codice per i telefoni
