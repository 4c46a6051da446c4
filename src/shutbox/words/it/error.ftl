# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = «{ $got }» non è una posizione di questa scatola, che si scrive come { $expected } con un punto per ogni tessera abbassata
error-position-tile = { $got } ha { $tile } dove questa scatola ha { $own }; la posizione piena è { $expected }, un punto indica una tessera abbassata
error-position-hidden = in { $got } la tessera { $tile } è abbassata mentre ne resta in piedi una davanti; di una colonna si può abbassare solo la prima in piedi
error-box-rows = «{ $got }» non è una scatola: ogni fila vuole lo stesso numero di tessere, e una colonna può finire prima solo dietro; una scatola a due file si scrive 123456789/987654321
error-box-notation = «{ $got }» non è una scatola: una fila si scrive 123456789, o 8,9,10,11 se un valore ha due cifre
error-move-tile = in { $position } non c’è in piedi nessuna tessera { $tile }; le tessere si uniscono con +, e ogni ' indica una fila più indietro: 6+2'
error-move-hidden = { $tiles } non possono andare insieme in { $position }: davanti a una di loro c’è una tessera in piedi; abbassa anche quella, o prima quella
error-throw-syntax = «{ $got }» non è un lancio; scrivi le facce con virgole, come 3,5, o una faccia, come 4
error-throw-faces = { $got } non è un lancio di questi dadi: le loro facce vanno da 1 a { $faces }
error-throw-dice = { $got } non è un lancio di questo gioco, dove { $dice ->
    [1] si lancia un dado: scrivi la sua faccia, come 4
   *[other] si lanciano tutti e { $dice } i dadi, o uno: scrivi le facce, come 3,5 o 4
}
error-event-word = «{ $got }» non è un evento; un lancio si scrive 3,5r, le tessere 6+2, e ci sono off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann e order:2,1
error-event-name = «{ $got }» non è un nome in una registrazione: { $why ->
    [text] i suoi codici devono essere i byte di un testo in UTF-8, come Zo%C3%AB
   *[code] dopo ogni % devono venire due cifre esadecimali, come %C3
}
error-event-version = una registrazione di questa versione non ha la parola «{ $got }»; serve la prima riga shutbox { $version }
error-toml-syntax = questo non è TOML: { $why }; un’impostazione si scrive come tiles = 2
error-json-syntax = questo non è JSON: { $why }; un regolamento si scrive come {"{"}"tiles": 2{"}"}
error-json-object = un regolamento è un oggetto JSON come {"{"}"tiles": 2{"}"}, non { $got }

## Rule sets

error-rules-unknown = non c’è un regolamento «{ $got }»; { $near ->
    [nothing] ci sono { $known }
   *[other] forse { $near }? Per vederli tutti: shutbox rules
}
error-setting-unknown = non c’è un’impostazione «{ $setting }»; per vederle tutte: shutbox rules nine
error-setting-unknown-near = non c’è un’impostazione «{ $setting }»; forse { $near }?
error-setting-text = { $setting } deve essere un testo, non { $got }
error-setting-whole = { $setting } deve essere un numero intero, non { $got }
error-setting-word = { $setting } deve essere un numero intero da { $low } a { $high }, oppure { $word }, non { $got }
error-setting-flag = { $setting } deve essere true o false, non { $got }
error-setting-chance = { $setting } deve essere una probabilità da 0 a 1, come 0.02 o 1/50, non { $got }
error-setting-one-die = { $setting } deve essere uno tra { $choices } (o forced al posto di optional), non { $got }
error-setting-box = { $setting } deve essere uno tra { $boxes }, file come 123456789/987654321, o un elenco di colonne come [[1, 9], [2, 8]], non { $got }
error-setting-choice = { $setting } deve essere uno tra { $choices }, non { $got }
error-setting-set-up = { $setting } deve essere una posizione della scatola { $expected } con un punto per ogni tessera abbassata, non { $got }
error-setting-range = { $setting } deve andare da { $low } a { $high }, non { $got }
error-setting-no-meaning = { $setting } non vuol dire niente se format è { $format }; va tolto
error-tile-value = una tessera deve avere un valore da 1 a { $most }, non { $got }
error-box-empty = box deve avere almeno una colonna, e ogni colonna almeno una tessera
error-box-shape = box deve avere al massimo { $most_columns } colonne e { $most_rows } file, non { $columns } e { $rows }
error-box-positions = box deve avere al massimo { $most } posizioni, non { $got }; riducila
error-box-ways = con box e dice un lancio si può usare fino in { $got } modi, più dei { $most } permessi; una scatola più piccola o meno dadi
error-set-up-empty = set_up deve lasciare in piedi almeno una tessera
error-first-throw-tile = first_throw deve indicare una tessera che il primo lancio può abbassare, e { $tile } non lo è
error-box-never-shut = con format = { $format } si tratta di chiudere la scatola, ma nessun lancio arriva alla tessera { $tile }: il massimo è { $most }
error-goal-never-shut = { $goal } richiede una scatola che si possa chiudere, ma nessuna serie di lanci chiude { $position }; cambia la scatola, i dadi o ciò che un lancio può abbassare
error-one-die-always = { $setting } deve essere never dove si lancia comunque un solo dado
error-one-die-limit = il limite di one_die deve essere un numero intero da { $low } a { $high }, non { $got }
error-unlucky-total = unlucky deve essere un totale che tutti i dadi insieme possono fare, da { $low } a { $high }, non { $got }
error-thai-one-tile = buys = thai abbassa una tessera alla volta: lascia tiles e behind come sono
error-off-mat-chance = off_mat_chance deve andare da 0 a 1, non { $got }
error-off-mat-none = off_mat_chance vuole una penalità: imposta off_mat su raise, end, choose o void
error-off-mat-endless = con off_mat_chance = 1 un turno non finirebbe mai: lo permettono solo off_mat = end e off_mat = void
error-order-needs-throw = order = descending vuole begins = throw
error-super-box-one-each = super_box non vuol dire niente se tries è one-each; va tolto

## Practising

error-drill-none = qui non c’è niente da scegliere ({ $rules }), quindi niente su cui allenarsi
error-drill-player = in queste partite nessuno si chiama «{ $got }»; giocano { $names }
error-drill-twins = in una partita più giocatori si chiamano «{ $got }»; scrivi il nome come nella registrazione: { $names }
error-drill-level = --level deve essere uno tra { $levels }, non { $got }
error-stats-since = --since vuole una data come 2026, 2026-11 o 2026-11-18, non { $got }
error-stats-player = { $got } non ha partite finite qui; ne hanno: { $names }
error-stats-rules = non ci sono partite finite con { $got }; ce ne sono con { $rules }
error-drill-choice = scegli tra le possibilità: una mossa per numero o tessere, o un numero di dadi

## Server

error-language-unknown = non c’è la lingua «{ $got }»; ci sono { $languages }
error-serve-address = impossibile ascoltare su { $host }, porta { $port }: { $why }; scegline altri con --port o --host
error-serve-public = --public deve essere un indirizzo come https://box.example senza percorso, non { $got }
error-host-name = { $option } deve essere un nome host o un indirizzo IP, non «{ $got }»
error-server-extra-missing = serve { $missing }, che non è installato: { $install }; a shutbox play non serve altro
error-postgres-extra-missing = per un database serve { $missing }, che non è installato: { $install }
error-docs-missing = questa installazione non contiene la documentazione già pronta; in un clone del progetto si costruisce con: .venv/bin/python tools/build_docs.py; i sorgenti sono i file in docs/
error-site-unbuilt = le pagine del sito non fanno parte di questa installazione; in un clone del progetto si costruiscono con: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } contiene altri file, che il sito sostituirebbe; indica una cartella nuova o vuota
error-table-name = { $fault ->
    [blank] un nome ha bisogno di almeno un carattere visibile
    [long] un nome ha al massimo { $most } caratteri, e «{ $got }» ne ha { $length }
   *[hidden] un nome non può avere caratteri invisibili o che cambiano la direzione, come { $sign } in «{ $got }»; riscrivilo
}
error-table-rules = "rules" deve essere il nome di un regolamento o le sue impostazioni come oggetto, e "set" un oggetto di modifiche
error-table-moves = queste regole permettono fino a { $got } mosse per un lancio, e un tavolo dal vivo ne ammette { $most }: usa meno tessere uguali, o gioca nel terminale
error-table-rules-long = le regole occupano { $got } byte, e un tavolo dal vivo ne ammette { $most }: accorcia i testi
error-table-seats = "seats" deve essere un elenco da 1 a 12 testi, ciascuno "{ $open }" o il nome di un bot
error-table-full = questo tavolo lo guardano già in troppi; torna più tardi
error-player-here = chi siede al posto { $seat } è qui; gli altri decidono solo sul posto di chi è assente
error-player-awaited = chi siede al posto { $seat } è assente; gli altri potranno decidere sul posto tra { $seconds } s
error-device-unknown = serve un dispositivo conosciuto; POST /api/devices ne dà uno
error-spoken-unknown = non c’è nessun tavolo con quel codice a voce, o non aspetta più; chiedi il link a chi ospita
error-transfer-unknown = quel codice non sposta nessun posto: è sbagliato, usato o troppo vecchio; creane uno nuovo sul primo dispositivo
error-log-from = "from" deve essere il numero di una riga, da 1
error-wire-json = questo non è un oggetto JSON
error-wire-since = "n" deve essere il numero di voci che hai visto, da 0 a { $now }
error-http-json = il corpo deve essere JSON: invialo con Content-Type: application/json
error-http-cut = la richiesta è finita prima del suo corpo
error-http-long = il corpo è più lungo di { $most } byte
error-http-slow = il corpo di questa richiesta ha impiegato troppo ad arrivare
error-http-too-many = troppe richieste; aspetta un minuto
error-http-connections = questo indirizzo ha troppe connessioni al server; chiudine qualcuna
error-http-head = l’intestazione della richiesta supera { $bytes } byte o { $lines } righe
error-http-malformed = questa non è una richiesta HTTP valida
error-http-host = questo server non risponde al nome { $got }; usa l’indirizzo che ha mostrato all’avvio, o avvialo con --also
error-http-host-form = l’intestazione Host deve indicare un solo host, e qui c’è { $got }
error-http-origin = una pagina di { $got } non può farlo; apri la pagina di questo server
error-http-path = a questo percorso non c’è niente; docs/server.md elenca quello che c’è
error-offline-alone = per questo servono un server Shutbox e altri dispositivi; qui tutto avviene in questo browser
error-offline-unsolved = questa scatola è troppo grande per essere calcolata in un browser; un server Shutbox può farlo
error-offline-full = la memoria del browser è piena: niente è stato conservato né giocato; fai spazio, per esempio esportando ed eliminando vecchie partite, poi riprova
error-offline-elsewhere = un’altra scheda di questo browser ha i tavoli; chiudila, oppure gioca qui
error-offline-turn-forked = questo link è di una partita che qui è continuata in un altro modo, quindi non è cambiato niente; chiedi l’ultimo link
error-offline-turn-edited = questo link è danneggiato o è stato modificato, quindi qui non è cambiato niente; chiedilo di nuovo
error-offline-turn-people = tramite link giocano solo persone, e almeno due; prepara un altro tavolo per giocare con i bot
error-offline-turn-again = una partita tramite link non si ripete; prepara un nuovo tavolo
error-offline-turn-settings = una partita tramite link ha dadi sigillati, senza tempo per pensare e senza annullare; cambia queste impostazioni
error-http-method = questo percorso accetta { $allowed }
error-http-fault = qualcosa è andato storto nel server; non è stato salvato niente, riprova
error-http-handshake = questo non è un handshake WebSocket della versione { $version }
error-think-too-dear = questo gioco è troppo per pensarci qui (posizioni: { $positions }, giocatori: { $players }); può giocarlo una regola semplice
error-think-busy = il coach e i bot sono occupati; riprova tra un momento
error-think-share = le tue domande precedenti sono ancora in corso; aspetta le risposte
error-server-busy = il server è occupato; riprova tra un momento
error-think-too-long = ci è voluto più di { $seconds } secondi ed è stato interrotto
error-think-failed = il processo che pensa si è bloccato; riprova

## Joining a table

error-join-address = «{ $got }» non è l’indirizzo di un tavolo; si scrive come http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = «{ $got }» non è il codice di un tavolo: ha dodici lettere e cifre, come k3mz-7w2q-9fxd, o sei cifre se è stato detto a voce
error-join-transfer = «{ $got }» non è un codice che sposta un posto: ha 26 lettere e cifre
error-join-unreachable = a { $server } non risponde nessun server: { $why }
error-join-no-server = { $server } non è un server di shutbox
error-join-version = il server parla la versione { $got } della lingua dei tavoli, e questo programma la { $known }; usa la stessa versione di shutbox
error-join-refused = { $why }
error-join-door = { $server } ha il tavolo, ma non lascia che questo terminale gli parli; forse c’è di mezzo un proxy
error-join-entry = la voce { $number } di questo tavolo non si capisce ({ $why }); usa la stessa versione di shutbox del server
error-join-device = { $file } è danneggiato; toglilo, e per il server questo terminale sarà un nuovo dispositivo
error-host-room = tra { $seats } non c’è un posto libero per ciascuno di { $names }; aggiungine uno con --seats
error-join-begun = la partita è cominciata senza di te; guarda con --watch
error-join-full = tutti i posti sono presi; guarda con --watch
error-join-seat = «{ $got }» non è né il nome di un solo giocatore né il numero di un posto; i posti vanno da 1 a { $seats }, i giocatori sono { $names }
error-join-which = di’ chi: { $names }
error-join-nobody = nessuno siede a questo terminale
error-join-sit = di’ chi si siede: { $word } Bo, o { $word } 2 Bo
error-join-fill = di’ quale posto va a quale bot: { $word } 2 club
error-join-no-game = non c’è ancora una partita da conservare
error-option-choice = { $option } deve essere uno tra { $known }, non «{ $got }»

## Store

error-store-open = l’archivio { $path } non si può aprire: { $why }
error-store-away = nessuna connessione al database { $path }: { $why }
error-store-unsafe = questo database può perdere ciò che è stato confermato: la sua impostazione { $setting } è { $got }, non { $good }
error-serve-workers-file = più processi hanno bisogno di un database PostgreSQL, perché un file SQLite può essere scritto da un solo processo alla volta; aggiungi --database postgresql://shutbox@localhost/shutbox, oppure togli --workers
error-store-share = nel database non c’è più la riga che dice che cosa ha salvato questo processo; si ferma, perché niente avvenga due volte
error-store-not-empty = il database { $path } ha già un archivio con dei tavoli, e non viene sovrascritto; indicane uno vuoto
error-server-key = { $path } non è la chiave di un server, che è di 64 cifre esadecimali; rimetti il file giusto, o toglilo e il server ne farà una nuova
error-server-key-other = le partite di questo database sono firmate con la chiave che comincia con { $expected }, ma questo server ha { $got }; copia server.key dal primo server nella cartella dati di questo
error-store-homeless = non hai una cartella home in cui tenere i dati; indica un’altra cartella nella variabile SHUTBOX_DATA
error-store-none = non c’è un archivio { $path }
error-store-in-use = l’archivio { $path } è in uso dal processo { $pid }; può averlo un processo alla volta
error-store-foreign = { $path } non è un archivio di questo programma
error-store-newer = l’archivio { $path } ha la versione { $got }, ma questo programma conosce la { $known }; lo apre uno shutbox più nuovo
error-store-references = l’archivio { $path } non si può migrare: alcune righe appartengono a tavoli che non ci sono; la copia accanto è com’era
error-store-library = l’archivio vuole SQLite { $needed } o più nuovo, e questo Python ha { $got }
error-store-anchor = l’archivio è danneggiato: la sua àncora, che dice che cosa deve contenere, manca o è stata cambiata
error-store-mark = il segno dell’archivio è danneggiato; se `shutbox verify --store` non trova altro, cancella { $mark }
error-store-behind = all’archivio mancano { $lost } scritture confermate: il suo log è danneggiato, o è una copia più vecchia; ripristina un backup, o cancella { $mark } per continuare con quello che resta
error-store-other = l’archivio non è quello del suo segno; se ne hai messo qui un altro, cancella { $mark }
error-store-unreadable = l’archivio è danneggiato: una parte non si legge ({ $why })
error-store-schema = l’archivio è danneggiato: le sue tabelle non sono fatte come devono
error-store-structure = l’archivio è danneggiato: { $why }
error-store-entry-missing = la voce { $number } del tavolo { $table } manca, o sta altrove
error-store-entry-changed = la voce { $number } del tavolo { $table } è stata cambiata
error-store-entry-count = le voci del tavolo { $table } devono essere { $expected }, ma sono { $got }
error-store-head = la testa del tavolo { $table } non è l’hash della sua ultima voce
error-store-stray = ci sono voci di un tavolo che non c’è, quella con il numero { $number }
error-store-events = le voci dell’archivio devono essere { $expected }, ma sono { $got }
error-store-tally = { $kind ->
    [tables] le righe dei tavoli
    [devices] le righe dei dispositivi
    [holdings] le righe dei posti assegnati
   *[transfers] le righe dei codici che spostano posti
} non corrispondono al loro conto: devono essere { $expected } e sono { $got }, o una è stata cambiata
error-store-log-missing = la riga { $number } del registro pubblico manca, o sta altrove
error-store-log-changed = la riga { $number } del registro pubblico è stata cambiata
error-store-log-head = il registro pubblico deve finire con la riga { $expected } e il suo hash, ma finisce con la riga { $got } o un altro hash
error-store-sealed = i dadi del tavolo { $table } sono stati sigillati e non sono né conservati né aperti, oppure aperti e mai sigillati
error-store-snapshot = l’istantanea del tavolo { $table } alla voce { $number } non corrisponde alle sue voci; un server la ignora e ripete il tavolo
error-store-game = le voci del tavolo { $table } non fanno una partita; che cosa non va nell’archivio lo dice: shutbox verify --store
error-store-conflict = le voci del tavolo sono { $got }, e non { $expected } come si pensava
error-store-no-table = quel tavolo non è più nell’archivio
error-store-constraint = l’archivio lo rifiuta: { $why }
error-store-failed = il disco o il database ha un guasto ({ $why }), quindi non si può più conservare niente; ciò che è stato confermato è al sicuro. Controllali, poi riavvia
error-store-closed = l’archivio è chiuso
error-backup-failed = impossibile copiare l’archivio in { $path }: { $why }
error-admin-silent = il server a { $address } ha l’archivio, ma non risponde: { $why }
error-admin-refused = il server rifiuta, e non dice perché
error-admin-task = un server non ha il compito «{ $got }»
error-admin-path = il percorso di una copia deve essere assoluto
error-forget-one = di’ una cosa da dimenticare: un tavolo, un dispositivo o un numero di giorni
error-forget-device = per cancellare ciò che il server conserva di questo dispositivo bisogna nominarlo: «device» è l’identificativo dato da /api/mine
error-export-after = «after» è un numero intero di al massimo 12 cifre
error-forget-which = di’ una cosa da dimenticare: --table ID, --device ID o --older-than DAYS
error-restore-where = di’ in quale database: --database postgresql://shutbox@localhost/shutbox
error-think-where = di’ per quale database: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = nell’archivio non c’è un tavolo o dispositivo { $got }

## Players

error-bot-unknown = non c’è un bot «{ $got }»; { $near ->
    [nothing] ci sono { $bots }
   *[other] forse { $near }?
}
error-argument-type = { $argument } deve essere { $wanted }, non { $got }
error-position-range = { $got } non è una posizione di questa scatola, le cui posizioni vanno da 0 a { $most }
error-player-form = «{ $got }» non indica nessun giocatore; scrivi il modulo e ciò che definisce, come my_bots:Careful
error-player-import = il giocatore { $got } non si può caricare: { $why }
error-player-choose = { $got } non è un giocatore; un giocatore ha un metodo choose(game) che restituisce un’azione permessa
error-player-illegal = il giocatore { $player } ha scelto { $chosen } in { $position }, dove può scegliere { $allowed }
error-player-here-only = il giocatore { $got } esiste solo in questo processo; indicalo come module:Name perché altri lo possano caricare
error-cursor-place = in questa registrazione non c’è il posto { $got }; i posti vanno da 0 a { $most }
error-choice-unknown = ora non si può scegliere «{ $got }»; ci sono { $allowed }
error-player-varies = il giocatore { $player } non sceglie sempre allo stesso modo, quindi la sua forza non si può calcolare; gioca delle partite con lui
error-players-count = { $most ->
    [1] { $rules }: si gioca in solitario, non in { $got }
   *[other] { $rules }: da 1 a { $most } giocatori, non { $got }
}
error-player-name = un giocatore vuole un nome stampabile, non «{ $got }»
error-player-kind = un posto è di una persona o di un bot, con un nome di lettere minuscole, cifre e trattini, non di «{ $got }»
error-player-twice = due giocatori non possono chiamarsi { $name }; { $free } è libero
error-starter-seat = il posto che comincia deve andare da 1 a { $players }, non { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] non si può lanciare
    [shut] non si possono abbassare tessere
    [off] un dado fuori dal tappetino non conta
    [penalty] non c’è una penalità da scegliere
    [take] non c’è un punto da prendere
    [leave] nessuno può lasciare
    [options] non c’è niente da scegliere
    [total] nessun turno può finire con il suo totale
    [order] l’ordine non può cambiare
   *[time] il tempo non può scadere
} { $phase ->
    [start] mentre i dadi decidono chi comincia
    [throw] prima del prossimo lancio
    [shut] prima di abbassare tessere per il lancio sul tavolo
    [penalty] prima di scegliere la penalità
    [survivor] mentre decide chi resta per ultimo
   *[over] a partita finita
}
error-dice-count = { $got ->
    [one] qui non si può lanciare un dado
   *[other] qui non si possono lanciare { $got } dadi
}; il numero di dadi deve essere { $allowed }
error-dice-missing = per un lancio servono i dadi che lo fanno
error-dice-script-over = l’elenco dei lanci è esaurito
error-throw-sorted = le facce di un lancio si scrivono dalla più bassa alla più alta, non { $got }
error-throw-ends-turn = nessuna tessera va bene per questo lancio, che finisce il turno; se è giusto, riportalo senza hold
error-correct-turn = il posto { $seat } ha finito meno turni con un totale nella manche { $round }: { $count }
error-correct-later = con questo totale la partita sarebbe andata diversamente: ciò che è stato inserito da { $who } nella manche { $round } in poi non va più bene
error-off-mat-never = qui i dadi del computer non escono mai dal tappetino: la probabilità è 0
error-same-dice = qui tutti hanno gli stessi dadi: questo lancio ha già mostrato { $shown }, quindi non può essere { $got }
error-sum-one-die = qui si lancia un solo dado, e mostra una faccia: scrivi quella
error-sum-faces = la somma qui non basta: in { $rules } sono le singole facce a decidere quali tessere vanno bene; scrivile, come 3 5
error-sum-same-dice = la somma qui non basta: in { $rules } tutti hanno gli stessi dadi; scrivi le facce, come 3 5
error-sum-range = { $dice } dadi non possono fare { $got }; la loro somma va da { $dice } a { $most }
error-total-shared-box = in Chi resta per ultimo non ci sono totali: tutti chiudono la stessa scatola, quindi serve ogni lancio con le sue tessere
error-total-generated = un turno si segna con il suo totale solo se tutti i dadi sono veri; in questa partita ha lanciato il computer
error-total-tiles = nessuna combinazione di tessere di { $position } conta { $got }; scrivi quanto resta in piedi alla fine del turno
error-order-alone = da soli non c’è un ordine da cambiare
error-order-seats = { $got } non è un ordine di tutti i posti; nomina una volta ogni posto da 1 a { $players }
error-move-illegal = impossibile abbassare { $tiles } di { $position } con { $throw }
error-leave-seat = al posto { $seat } non c’è nessuno che possa lasciare: i posti vanno da 1 a { $players }, e chi ha lasciato non c’è più
error-seat-unknown = non c’è un posto { $seat }; i posti vanno da 1 a { $players }
error-undo-nothing = non c’è niente da annullare: un lancio dei dadi del computer resta, una volta visto

## Solving

error-objective-unknown = «{ $got }» non è un obiettivo; scrivi mean, shut, below:12, o below:12:1/2 dove una parità conta metà
error-solve-extra-missing = per calcolare serve { $missing }, che non è installato: { $install }
error-value-start-order = mentre i dadi decidono chi comincia non si può valutare niente, se order = descending; prima lancia
error-solve-too-large = questa scatola è troppo grande da risolvere: { $positions } posizioni e { $moves } mosse vogliono { $megabytes } MB, e se ne usano al massimo { $most }

error-solve-no-rest = al punteggio { $score } non si è trovato un punto di equilibrio: le risposte migliori dei giocatori girano in tondo
error-solve-score = non c’è soluzione per questi punti: dove pagano gli altri, i punti di { $players } giocatori differiscono di multipli di { $players }
error-solve-out = con un totale di { $got } un giocatore è eliminato o la partita è finita; indica totali sotto { $limit }
error-option-range = { $option } deve essere un numero intero da { $low } a { $high }, non «{ $got }»
error-option-numbers = { $option } deve essere { $count ->
    [one] un numero intero
   *[other] { $count } numeri interi separati da virgole, uno per ogni giocatore
}, non «{ $got }»
error-option-together = { $option } e { $other } si contraddicono; togli una delle due
error-option-needs = { $option } non significa nulla senza { $others }
error-players-missing = di’ quanti giocano: --players 2
error-players-most = { $rules }: al massimo { $most } giocatori, non { $players }
error-solve-round = una manche si risolve per giochi a rincorsa da 2 a 12 giocatori, non per { $rules } con { $players }; prova --game
error-solve-ranges = gli intervalli sono noti per partite intere a rincorsa da 3 o 4 giocatori, non per { $rules } con { $players }
error-solve-try = --to-beat e --tries vanno insieme: il totale da battere, e quanti di fila possono ancora provare
error-score-no-meaning = { $rules }: nessun punteggio passa da un turno all’altro, quindi --score non vuol dire niente
error-score-range = in questo gioco i punti vanno da { $low } a { $high }; con di più è finito
error-rounds-no-meaning = { $rules }: non si gioca a un numero di manche, quindi --rounds non vuol dire niente
error-tables-none = con Shutbox non sono fornite soluzioni di { $rules }
error-to-beat-no-meaning = { $rules }: nessuno rincorre un totale, quindi --to-beat non vuol dire niente
error-advise-shut = la scatola è chiusa a { $position }: non c’è più niente da decidere
error-advise-miss = { $throw } non si può usare a { $position }: a vuoto, non c’è niente da decidere
error-advise-tries = al massimo { $most } di fila possono ancora provare, compreso chi è di turno, e solo con un turno a testa ci sono totali condivisi
error-advise-needs = manca { $missing }: shutbox advise RULES POSITION, o --record FILE
error-advise-over = la partita di questa registrazione è finita: non c’è più niente da decidere
error-exact-too-large = con una probabilità di uscire dal tappetino, le frazioni si calcolano per al massimo { $most } posizioni, e questa scatola ne ha { $positions }; togli --exact
error-export-exists = { $path } esiste già, e non viene sovrascritto
error-export-failed = impossibile scrivere { $path }: { $why }
error-page-unbuilt = la pagina la disegna l’app web, che qui non è stata costruita: la costruisce python tools/build_web.py

## Long work

error-axis-syntax = --axis indica un’impostazione e i valori da provare: tiles=1,2,any, non «{ $got }»
error-axis-twice = { $setting } compare in due assi; mettine tutti i valori in uno
error-sweep-points = una griglia ha al massimo { $most } punti, non { $got }; prendine alcuni con --sample
error-journal-other = { $path } contiene la parte finita di un altro lavoro; finiscilo con il suo comando, o togli il file
error-journal-busy = { $path } lo sta scrivendo un altro processo: lo stesso lavoro è già in corso
error-journal-damaged = la riga { $line } di { $path } è danneggiata; togli il file per ricominciare
error-journal-failed = impossibile scrivere { $path }: { $why }
error-workers-lost = i processi che fanno il lavoro muoiono di continuo, forse per mancanza di memoria; lavori ancora da fare: { $jobs }. Ciò che è finito è conservato
error-cluster-extra-missing = per un cluster serve { $missing }, che non è installato: { $install }
error-cluster-address = { $option } deve essere un indirizzo come tcp://10.0.0.5:8786, non «{ $got }»
error-cluster-unreachable = a { $address } non risponde nessuno scheduler Dask: { $why }; avviane uno con: dask scheduler
error-cluster-lost = il cluster Dask a { $address } non c’è più; ciò che è finito è conservato, e lo stesso comando continua
error-cluster-lacks = ai worker del cluster Dask a { $address } manca { $missing }; installa lì lo stesso shutbox

## Simulation

error-simulate-dice = questi dadi possono cadere in { $got } modi, e se ne possono simulare al massimo { $most }
error-simulate-totals = i totali di questa scatola sono troppo grandi da sommare: se ne possono simulare al massimo { $most }
error-simulate-players = di’ quali bot giocano: --players perfect,club; per vederli: shutbox bots
error-tournament-twice = { $bot } è due volte nel torneo; ciascuno incontra ogni altro una volta
error-tournament-seats = { $seats } posti vogliono altrettanti bot, e qui { $bots ->
    [one] ce n’è solo uno
   *[other] ce ne sono solo { $bots }
}
error-tournament-large = così le formazioni sono { $line_ups }, e se ne possono giocare al massimo { $most }: meno bot o meno posti
error-tournament-rules = { $rules } è due volte nel torneo
error-simulate-endless = una partita non era finita dopo { $steps } turni: è troppo lunga da simulare

## Records

error-note-text = la nota { $key } deve essere un testo stampabile su una riga che non comincia con uno spazio, e il suo nome lettere minuscole, cifre e trattini, non «{ $got }»
error-record-none = questa non è la registrazione di una partita: comincia con «{ $got }» e non con: shutbox 1
error-record-version = questa registrazione ha la versione { $got }, ma questo programma conosce la { $known }; la legge uno shutbox più nuovo
error-record-version-none = «{ $got }» non è una versione di registrazione: le versioni sono numeri interi da 1 in su, senza zero davanti, come in: shutbox 1
error-record-line = la registrazione è danneggiata: { $expected ->
    [rules] ci voleva una riga che comincia con "rules"
    [seat] ci voleva una riga come: seat person "Ann"
    [begins] ci voleva una riga come: begins 1
    [note] ci voleva una riga come: note seed 7
   *[other] dopo i giocatori ci voleva una riga vuota
}, non «{ $got }»
error-record-cut = la registrazione è troncata: l’ultima riga deve essere "end", il numero di eventi e l’hash, non «{ $got }»
error-record-hash = la registrazione è stata cambiata dopo la scrittura: il suo hash non corrisponde
error-record-count = la registrazione dice di avere { $expected ->
    [one] un evento
   *[other] { $expected } eventi
}, ma ne ha { $got }
error-record-event = l’evento { $number }, { $word }, non può essere successo: { $why }
error-record-dice = l’evento { $number }, { $word }, non può essere successo: { $by ->
    [sealed] la busta di questa partita contiene { $made }
   *[other] il seme di questa partita dà { $made }
}
error-record-seal-none = { $throws ->
    [one] un lancio è segnato come sigillato
   *[other] { $throws } lanci sono segnati come sigillati
}, ma la registrazione non ha nessuna busta che possa contenerli
error-record-seal-note = la busta di questa registrazione è danneggiata: la sua nota { $note } { $why ->
    [missing] manca
    [twice] c’è due volte
    [unknown] qui non vuol dire niente
   *[form] non può essere «{ $got }»
}
error-record-seal-seat = il seme del posto { $seat } non è quello sigillato
error-record-seal-secret = il segreto di questa registrazione non è quello sigillato prima della partita: il suo sigillo sarebbe { $made }, non { $sealed }
error-record-unsigned = questa registrazione non è firmata, quindi non mostra di venire dal server con la chiave { $key }
error-record-signed-key = questa registrazione è firmata con la chiave { $got }, non con { $known }: viene da un altro server, o da nessuno
error-record-signed-log = la firma per la riga { $n } del registro pubblico non corrisponde: è di un altro tavolo, di altre regole, di un altro sigillo o di un’altra riga
error-record-signed-name = per il posto { $seat } il server ha firmato un nome diverso da { $name }
error-record-signed-start = la firma dell’inizio non corrisponde: giocatori, sigilli o chi comincia non sono ciò che il server ha firmato
error-record-signed-count = il server ha firmato una partita di { $signed } eventi, ma questa registrazione ne ha { $got }: la fine è stata tagliata, o qualcosa aggiunto
error-record-signed-events = questi non sono gli eventi che il server ha firmato
error-record-signed-end = la firma della fine non corrisponde: segreto, semi o eventi non sono ciò che il server ha firmato
error-log-form = una copia del registro pubblico è ciò che il server risponde a /api/log: un oggetto JSON con rows
error-log-broken = la riga { $n } di questa copia del registro non segue da quella prima
error-log-absent = in questa copia del registro, righe da { $first } a { $last }, manca il sigillo del tavolo { $table }
error-log-differs = la riga { $n } di questa copia del registro ha { $what ->
    [seal] un altro sigillo
    [secret] un altro segreto
   *[row] un altro numero o un’altra impronta
} rispetto alla registrazione

## Live tables

error-table-unknown = questo tavolo non c’è; chiedi il link a chi ti ha invitato
error-table-damaged = il tavolo { $table } è danneggiato nell’archivio ed è messo da parte; chi gestisce il server ne saprà di più con shutbox verify --store
error-table-stage = non si può fare { $stage ->
    [waiting] prima che la partita cominci
    [sealing] mentre si mostrano i semi dei posti
    [playing] durante la partita
    [over] a partita finita
   *[abandoned] a un tavolo chiuso
}
error-table-seat = a questo tavolo non c’è un posto { $got }; i posti vanno da 1 a { $seats }
error-table-bot = un posto può essere libero o di un bot, e «{ $got }» non è il nome di un bot: sono lettere minuscole, cifre e trattini
error-table-same-dice = { $rules }: tutti hanno gli stessi dadi, quindi non si possono inserire a mano; imposta dice su sealed
error-table-envelope = un tavolo vuole un id pubblico di 16 cifre esadecimali, e solo con dadi sigillati un impegno di 64, non «{ $public }» e «{ $commitment }»
error-table-seeded = i dadi di un seme sono per un tavolo con un solo posto, e vogliono l’impostazione seed; gli altri dadi non ce l’hanno
error-table-settings = le impostazioni di un tavolo sono un oggetto JSON come {"{"}"undo": true{"}"}, non { $got }
error-table-setting-unknown = un tavolo non ha l’impostazione «{ $setting }»; ha { $known }
error-table-setting = { $setting } non può essere «{ $got }»; sono ammessi { $wanted }
error-host-only = può farlo solo chi ospita questo tavolo
error-keeper-only = lo fa solo il tavolo stesso; nessuno può chiederlo
error-device-only = può farlo solo il dispositivo di una persona; prima apri il link del tavolo
error-seated-only = può farlo solo chi siede a questo tavolo o chi lo ospita
error-seat-taken = il posto { $seat } è preso; scegline uno libero
error-seat-open = al posto { $seat } non siede nessuno
error-seat-gone = chi sedeva al posto { $seat } ha lasciato la partita, che continua senza quel posto
error-seat-unheld = al posto { $seat } non siede una persona, quindi non può passare a un altro dispositivo
error-seat-bot = al posto { $seat } gioca un bot; si può decidere solo sul posto di una persona
error-seats-open = { $count ->
    [one] il posto { $seats } è ancora libero; deve prenderlo qualcuno
   *[other] i posti { $seats } sono ancora liberi; deve prenderli qualcuno
}, o un bot
error-seals-missing = ai dadi manca ancora la parte sigillata di { $names }; aspettala, o chiedilo di nuovo per cominciare senza
error-not-your-seat = il posto { $seat } non è tuo; può farlo solo chi ci siede
error-not-your-turn = questo tocca a { $who }
error-not-asked-so = «{ $word }» non si gioca come parola: si lancia con throw o report, si lascia con leave, si chiede un suggerimento con hint
error-seal-format = il sigillo di un seme è di 64 cifre esadecimali, e lo prende solo un tavolo con dadi sigillati
error-table-unsealed = i dadi di questo tavolo non sono sigillati
error-seed-known = il seme del posto { $seat } è già stato mostrato
error-seed-strange = questo non è il seme sigillato dal posto { $seat }; è di 64 cifre esadecimali
error-dice-typed = i dadi di questo tavolo sono veri: lanciali, e riporta che cosa mostrano
error-dice-sealed = i dadi di questo tavolo sono sigillati e nessuno può riportarli: si lancia con throw
error-arrange-typed = nomi e ordine si cambiano solo dove si inseriscono dadi veri
error-undo-off = non si può annullare niente: questo tavolo si gioca senza undo, o la sua busta è aperta, o si continua a un altro tavolo
error-undo-time = il tempo era scaduto, e questo non si annulla
error-coach-off = questo tavolo si gioca senza coach
error-rematch-already = la rivincita ha già il suo tavolo; vai lì
error-say-unknown = «{ $got }» non si può dire a un tavolo; si conoscono { $known }
error-nudge-nobody = non c’è nessuno da chiamare; la partita non aspetta altre persone
error-nudge-early = è presto per chiamare; aspetta ancora { $seconds } s
error-wish-unknown = «{ $got }» non si può chiedere; "do" deve essere uno tra { $known }
error-wish-field = { $do } vuole "{ $field }": { $wanted ->
    [number] un numero intero da 0 a { $most }
    [numbers] un elenco di numeri interi da 0 a { $most }
    [flag] true o false
   *[text] un testo di al massimo { $most } caratteri
}
error-wish-report = report richiede o «faces», un elenco di numeri interi, o «sum», un numero intero da 1 a { $most }
error-wire-version = questo messaggio ha la versione «{ $got }», ma questo server parla la { $known }; ricarica la pagina, o usa la stessa versione di shutbox
error-wire-command = un comando è un oggetto JSON con "v", un "id" da 1 a 40 caratteri ASCII visibili, il numero "n" di voci che hai visto, e "do"
error-stale = nel frattempo è successo qualcosa: le voci che hai visto sono { $seen }, quelle del tavolo { $now }; guarda di nuovo
error-entry-first = un tavolo comincia con la voce che l’ha creato, e ne ha una sola
error-entry-kind = «{ $got }» non è un tipo di voce che questa versione di shutbox conosce
error-entry-fields = una voce di tipo { $kind } vuole { $fields }, ciascuno nella sua forma
error-entry-body = questa non è una voce salvata: deve essere un oggetto JSON che dice di chi è e da quale comando viene
error-entry-event = la voce { $number } non può essere successa: { $why }

## The command line

error-command-unknown = non c’è un comando «{ $got }»; ci sono { $commands }
error-command-near = non c’è un comando «{ $got }»; forse { $near }?
error-option-unknown = { $command } non ha un’opzione { $option }; per vedere le sue: shutbox { $command } --help
error-option-near = { $command } non ha un’opzione { $option }; forse { $near }?
error-option-needs-value = { $option } vuole un valore: { $option } { $value }
error-option-no-value = { $option } non prende valori, ma ha «{ $got }»
error-option-empty = { $option } non può restare in bianco
error-option-item = { $option } ha un elemento vuoto: «{ $got }»; metti una sola virgola tra due valori
error-option-control = { $option } contiene caratteri che non si possono mostrare: «{ $got }»
error-option-suffix = { $option } deve essere un nome di file che finisce in { $suffixes }, non «{ $got }»
error-option-twice = { $option } è dato più di una volta
error-argument-missing = manca { $argument }; uso: { $usage }
error-argument-extra = { $got } è un argomento di troppo; uso: { $usage }
error-verify-what = di’ che cosa controllare: il file di una partita, o --store per tutto ciò che un server conserva
error-server-key-form = { $option } vuole la chiave di un server, 64 cifre esadecimali, non "{ $got }"
error-database-form = { $option } vuole l’indirizzo di un database PostgreSQL, come postgresql://shutbox@localhost/shutbox, non "{ $got }"
error-set-syntax = --set prende un’impostazione e il suo valore, come --set tiles=2, non «{ $got }»
error-set-twice = --set cambia { $setting } più di una volta
error-set-alone = --set vuole un regolamento da cambiare: shutbox rules nine --set { $got }
error-divide-depth = --divide vuole una profondità di almeno 1
error-moves-dice = { $got ->
    [one] non si può lanciare un dado
   *[other] non si possono lanciare { $got } dadi
} a { $position }; il numero di dadi deve essere { $allowed }
error-rounds-none = { $rules }: il numero di manche non si sceglie; togli --rounds
error-rounds-alone = in solitario una partita è un turno; togli --rounds
error-dice-file = { $file }: { $why }
error-dice-seed = --seed fa dadi seeded; togli --dice { $got }
error-seed = un seme è un testo stampabile senza spazi all’inizio o alla fine, non «{ $got }»
error-typed-same-dice = { $rules }: tutti hanno gli stessi dadi, quindi non si possono inserire a mano; togli --dice typed
error-resume-same-dice = in questa partita tutti hanno gli stessi dadi, ma la registrazione non ha il seme che li fa, quindi non può continuare
error-resume-own = { $player } è un giocatore tuo, e una registrazione non contiene programmi, quindi la partita non può continuare qui
error-game-number = non c’è un gioco «{ $got }»; scrivi un numero da 1 a { $most }, o un nome
error-setup-number = scrivi un numero intero da { $low } a { $high }, o solo Invio, non «{ $got }»
error-starter-thrown = in { $rules } sono i dadi a decidere chi comincia; togli --starter, o aggiungi --set begins=first

## Files

error-file-missing = non c’è un file { $file }
error-file-no-folder = non c’è una cartella in cui creare { $file }
error-file-folder = { $file } è una cartella, non un file
error-file-no-directory = { $file } non è una cartella
error-file-denied = { $file }: qui non si può leggere o scrivere
error-file-exists = { $file } esiste già; scegli un altro nome, o continua la sua partita: shutbox play --resume { $quoted }
error-file-large = { $file } è troppo grande: si leggono al massimo { $most } byte
error-file-text = { $file } non è un testo in UTF-8
error-file-other = { $file } non si può usare: { $why }
error-output = il risultato non si può scrivere: { $why }
error-system = il sistema operativo segnala un errore: { $why }

## Answers at the table

error-answer-none = scrivi uno dei numeri, o le tessere
error-answer-penalty = scrivi 1 o { $up } per rialzare la tessera, 2 o { $end } per finire il turno
error-answer-number = non c’è un { $got } da scegliere; i numeri vanno da 1 a { $most }
error-answer-unknown = «{ $got }» qui non vuol dire niente; un punto interrogativo mostra che cosa si può scrivere
error-answer-ambiguous = { $got } può essere { $moves }; scrivi il numero, o le tessere esattamente così
error-answer-faces = { $got } non è ciò che { $dice ->
    [one] mostra un dado; scrivi una faccia, come 4
   *[other] mostrano { $dice } dadi; scrivi le facce, come 3 5
}
error-answer-player = «{ $got }» non è il nome di un solo giocatore; i giocatori sono { $names }
error-typed-only = { $word } è per i dadi veri; in questa partita lancia il computer
error-answer-sum = «{ $got }» non è una somma; scrivila come { $word } 9 o =9
error-answer-total = «{ $got }» non è un totale; scrivilo come { $word } 17, e { $word } 0 se la scatola è chiusa
error-answer-rename = «{ $got }» non dice chi cambia nome; scrivilo come { $word } Ann=Anna; al tavolo: { $names }
error-answer-order = «{ $got }» non è un ordine di tutti; nomina ciascuno una volta, con virgole: { $names }
error-off-generated = dadi fuori dal tappetino si segnalano solo dove si inseriscono a mano; quelli del computer ci restano, o ne escono con la probabilità delle regole
error-off-none = { $rules }: nessuna penalità per i dadi fuori dal tappetino

## Environments

error-envs-extra-missing = serve { $missing }, che non è installato: { $install }
error-envs-illegal = illegal deve essere stay o raise, non «{ $got }»
error-envs-reward = reward deve essere uno tra { $kinds }, non «{ $got }»
error-envs-reward-points = { $rules }: non ci sono punti; reward win o zero-sum
error-envs-players = una partita tra agenti ne vuole almeno due, non { $got }; un turno in solitario è shutbox.envs.TurnEnv
error-envs-actions = ci vuole un’azione per ciascuno dei { $count } turni, ma sono arrivate nella forma { $got }
error-action-unknown = { $got } non è un’azione di questo regolamento, le cui azioni sono numerate da 0 a { $most }
error-action-illegal = l’azione { $got } ora non è permessa: { $phase ->
    [throw] la partita aspetta un lancio
    [shut] la partita aspetta che si abbassino tessere
    [penalty] la partita aspetta che si scelga la penalità
    [survivor] la partita aspetta che chi resta prenda il punto o lanci
   *[over] la partita è finita
}
