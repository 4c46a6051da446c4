# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Esplora
aside-explore-share = Condividi questa posizione
aside-explore-tap = Tocca una tessera per abbassarla o rialzarla
aside-explore-total = totale { $total }
aside-explore-all-up = tutte su
aside-explore-busy = Calcolo in corso…
aside-explore-values = Quanto vale la posizione
aside-explore-mean = totale medio giocando al meglio
aside-explore-shut = probabilità di chiudere la scatola
aside-explore-below = probabilità di lasciare meno di { $target }
aside-explore-playable = lanci giocabili
aside-explore-of = su { $count }
aside-explore-goal = Al meglio vuol dire
aside-explore-aim = { $aim ->
    [shut] chiudere la scatola
    [below] battere un totale
   *[mean] media più bassa
}
aside-explore-target = Il totale da battere
aside-explore-ends = Dove finisce il turno
aside-explore-ends-about = { $aim ->
    [shut] Frequenza di ogni totale se si punta solo a chiudere la scatola.
    [below] Frequenza di ogni totale se si punta a lasciare meno di { $target }.
   *[mean] Frequenza di ogni totale se si punta alla media più bassa.
}
aside-explore-plot = Frequenza di ogni totale: in media { $mean }; scatola chiusa: { $shut }.
aside-explore-is-shut = { $chance } chiusa
aside-explore-is-mean = media { $mean }
aside-explore-look = Guarda un totale
aside-explore-exactly = { $low ->
    [0] Chiusa: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } o meno: { $chance }
aside-explore-worth = Quanto vale ogni lancio
aside-explore-worth-about = { $unit ->
    [chance] Il modo migliore di usarlo, e la probabilità che ne segue. Più la barra è lunga, meglio è. Tratteggiata: peggio di prima del lancio. La barretta indica quanto è probabile il lancio.
   *[total] Il modo migliore di usarlo, e il totale medio che ne segue. Più la barra è corta, meglio è. Tratteggiata: peggio di prima del lancio. La barretta indica quanto è probabile il lancio.
}
aside-explore-throw = { $throw }, { $weight } su { $of }: { $best }, poi { $value }
aside-explore-miss = a vuoto
aside-explore-no-throws = I lanci sono troppi per elencarli.
aside-explore-over = La scatola è chiusa: non si lancia più.
aside-explore-ways = Tutti i modi di usare { $throw }. Toccane uno per continuare da lì.
aside-explore-go = Abbassa { $tiles }, poi { $value }
aside-explore-dice = Quanti dadi
aside-explore-number = { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
aside-explore-design = Cambia le regole
aside-learn-this = Come si gioca
aside-rules-choose = Quali regole
aside-rules-changed = { $title }, con modifiche
aside-says-dice = { $forced ->
    [yes] { $dice } dadi, ma uno solo quando { $condition }
   *[no] { $dice } dadi, oppure uno quando { $condition }
}
aside-says-all-dice = { $dice ->
    [one] un dado
    [2] sempre due dadi
   *[other] sempre { $dice } dadi
}
aside-says-faces = { $faces } facce ciascuno
aside-says-behind = una tessera dietro solo dal lancio seguente
aside-says-first = il primo lancio deve abbassare la tessera { $tile }
aside-says-unlucky = chi fa { $total } lancia a vuoto

## The settings of a rule set

aside-quoted = «{ $name }»
aside-axis-box = Tessere
aside-axis-set_up = In piedi all’inizio
aside-axis-dice = Dadi
aside-axis-faces = Facce di ogni dado
aside-axis-one_die = Un solo dado, quando
aside-axis-tiles = Tessere per lancio
aside-axis-buys = Che cosa abbassa un lancio
aside-axis-behind = Una tessera dietro si abbassa
aside-axis-first_throw = Il primo lancio
aside-axis-unlucky = Totale sfortunato
aside-axis-total = Ciò che resta conta
aside-axis-off_mat = Un dado fuori dal tappetino
aside-axis-off_mat_chance = Quante volte i dadi fatti qui escono dal tappetino
aside-axis-format = Come i turni fanno una partita
aside-axis-rounds = Manche
aside-axis-fewest_rounds = Manche al minimo
aside-axis-most_rounds = Manche al massimo
aside-axis-limit = Limite
aside-axis-out_at = È fuori chi arriva
aside-axis-out_when = Fuori
aside-axis-points = Una manche paga
aside-axis-super_box = Una seconda scatola chiusa
aside-axis-tries = In una manche
aside-axis-begins = Comincia chi
aside-axis-order = Gli altri seguono
aside-axis-next_start = La manche seguente la comincia
aside-axis-ties = Un primo posto a pari merito
aside-axis-shut_wins = Chi chiude la scatola vince subito
aside-axis-same_dice = Tutti hanno gli stessi dadi
aside-axis-most_players = Giocatori al massimo
aside-value-box-nine = una fila, da 1 a 9
aside-value-box-ten = una fila, da 1 a 10
aside-value-box-twelve = una fila, da 1 a 12
aside-value-box-double = due file, la seconda da 9 a 1
aside-value-box-double-aligned = due file, tutte e due da 1 a 9
aside-value-box-triple = tre file
aside-value-box-own = file tue
aside-value-one_die-never = mai
aside-value-one_die-standing = ciò che resta in piedi fa { $limit } o meno
aside-value-one_die-exposed = le tessere davanti fanno { $limit } o meno
aside-value-one_die-highest = non resta niente sopra { $limit }
aside-value-one_die-789 = 7, 8 e 9 sono abbassati
aside-value-tiles-any = quante ne vuoi
aside-value-tiles-number = al massimo
aside-value-buys-sum = tessere che danno la somma
    .says = { $tiles ->
        [any] tutte le tessere che servono per la somma
        [1] una tessera che fa la somma
       *[other] fino a { $tiles } tessere che fanno la somma
    }
aside-value-buys-exact = la tessera della somma, o quelle dei dadi
    .says = solo la tessera della somma o quelle dei dadi
aside-value-buys-thai = una tessera: di un dado o della somma
    .says = una tessera: quella di un dado o della somma
aside-value-behind-at-once = con lo stesso lancio
aside-value-behind-next-throw = dal lancio seguente
aside-value-first_throw-free = è come gli altri
aside-value-first_throw-number = deve abbassare la tessera
aside-value-unlucky-none = nessuno
aside-value-unlucky-number = va a vuoto chi fa:
aside-value-total-sum = il suo valore
    .says = il totale è la somma di ciò che resta in piedi
aside-value-total-front-double = il suo valore, doppio davanti
    .says = le tessere davanti contano doppio
aside-value-total-tiles = uno per tessera
    .says = ogni tessera rimasta conta uno
aside-value-total-digits = letto come un numero
    .says = ciò che resta si legge come un numero
aside-value-off_mat-none = non cambia niente
aside-value-off_mat-raise = fa rialzare la più alta delle tessere abbassate
    .says = dado fuori dal tappetino: si rialza una tessera
aside-value-off_mat-end = fa finire il turno
    .says = dado fuori dal tappetino: il turno finisce
aside-value-off_mat-choose = lascia scegliere chi ha lanciato
    .says = dado fuori dal tappetino: chi lancia sceglie la penalità
aside-value-off_mat-void = fa contare tutta la scatola
    .says = dado fuori dal tappetino: conta tutta la scatola
aside-value-format-one-turn = un turno a testa
aside-value-format-running = i totali si sommano di manche in manche
aside-value-format-knock-out = i totali si sommano, oltre il limite si è fuori
aside-value-format-until = i totali si sommano finché uno arriva al limite
aside-value-format-chase = una rincorsa: batti il totale
aside-value-format-last-one-standing = chi resta per ultimo, una scatola per tutti
aside-value-format-solitaire = in solitario contro la scatola
aside-value-out_at-above = oltre il limite
aside-value-out_at-reached = al limite
aside-value-out_when-at-once = subito
aside-value-out_when-round-end = a fine manche
aside-value-points-winner = un punto, due per una superscatola
aside-value-points-paid = ciò che perde ciascuno degli altri
aside-value-super_box-handover = passa in testa
aside-value-super_box-draw = rende pari la manche
aside-value-super_box-first-keeps = non cambia niente
aside-value-super_box-both-score = vale punti anche questa
aside-value-tries-chase = si rincorre il totale finché più nessuno lo batte
aside-value-tries-one-each = c’è un turno a testa
aside-value-begins-first = è in cima all’elenco
aside-value-begins-throw = fa il lancio più alto
aside-value-order-clockwise = in senso orario
aside-value-order-descending = dal lancio più alto al più basso
aside-value-next_start-clockwise = chi segue
aside-value-next_start-winner = chi ha vinto l’ultima
aside-value-next_start-throw = il lancio più alto
aside-value-next_start-same = la stessa persona
aside-value-ties-shared = resta condiviso
aside-value-ties-play-off = va allo spareggio
aside-axis-one-die-must = Scelta o obbligo
aside-axis-forced = { $forced ->
    [yes] è obbligatorio
   *[no] a scelta di chi lancia
}
aside-axis-row = { $row ->
    [1] Prima fila
   *[other] Fila { $row }
}
aside-axis-more-rows = Un’altra fila dietro
aside-axis-fewer-rows = Senza l’ultima fila

## Designing a house rule

aside-design = Inventa una regola di casa
aside-design-share = Condividi questa regola
aside-design-from = Parti da
aside-design-name = Come si chiama
aside-design-unnamed = Regola di casa
aside-design-about = Che cos’ha di speciale
aside-design-set-up = Tocca le tessere già abbassate prima di cominciare.
aside-design-part = { $part ->
    [box] La scatola
    [dice] I dadi
    [throw] Un lancio
    [count] Che cosa conta
    [game] La partita
   *[table] Intorno al tavolo
}
aside-design-faults = { $count ->
    [one] Così non si può ancora giocare:
   *[other] Così non si può ancora giocare, per { $count } motivi:
}
aside-design-figures = Come cambiano le probabilità
aside-design-figures-about = Cifre esatte giocando al meglio, accanto ai giochi pubblicati.
aside-design-yours = la tua
aside-design-beside = Accanto a
aside-design-players = Giocatori
aside-design-two-players = I giochi pubblicati sono misurati per due giocatori.
aside-design-measure = { $measure ->
    [mean] Totale medio
    [shut] Scatola chiusa
    [opener] Vantaggio di chi comincia
    [throws] Lanci per turno
    [choices] Scelte per turno
   *[skill] Peso dell’abilità
}
aside-design-opener-round = { $points } punti a manche
aside-design-none = non si sa
aside-design-meaning = Che cosa vogliono dire le cifre
aside-design-meaning-of = { $measure ->
    [mean] Quanto resta in media se ogni turno si gioca per il totale più basso.
    [shut] Quante volte, giocando così, si chiude la scatola.
    [opener] Il vantaggio rispetto a probabilità uguali di vincere, se tutti giocano al meglio. Se la partita intera è troppo lunga da risolvere, sono punti di una manche.
    [throws] Quanto dura un turno giocando così.
    [choices] Quante volte in un turno c’è più di un modo di andare avanti.
   *[skill] Si confrontano il gioco perfetto e il gioco a caso: quanta parte della differenza tra i totali dipende da chi gioca. Il resto è fortuna.
}
aside-design-save = Salva
aside-design-saved = Resta in questo browser. Con un link la porti dove vuoi.
aside-design-drop = Elimina { $name }
aside-play-with = Con chi
aside-play-alone = In solitario
aside-play-here = Intorno a questo schermo
aside-play-link = Con gli amici via link
aside-play-bot = Contro un bot
aside-play-bot-grade = Quanto forte
aside-play-people = Quante persone

## Your games

aside-games = Le tue partite
aside-games-none = In questo browser nessuna partita è ancora arrivata alla fine. Quando succederà, la troverai qui, con i tuoi totali, la tua fortuna e il costo delle tue scelte.
aside-games-play = Gioca una partita
aside-games-who = Partite di chi
aside-games-everybody = tutti
aside-games-rules = Quali regole
aside-games-all-rules = tutte
aside-games-reading = { $left ->
    [one] Il coach sta guardando ancora una partita…
   *[other] Il coach sta guardando ancora { $left } partite…
}
aside-games-figures = In cifre
aside-games-figure = { $figure ->
    [played] partite
    [won] vinte
    [turns] turni
    [mean] totale medio
    [best] totale più basso
    [shut] scatole chiuse
   *[cost] perso per scelta
}
aside-games-totals = I totali nel tempo
aside-games-totals-about = { $rules }: quanto ha lasciato ogni turno. La linea è la media degli ultimi dieci turni.
aside-games-perfect = Gioco perfetto: in media { $mean }.
aside-games-plot-totals = Turni: { $count }; gli ultimi dieci hanno lasciato in media { $mean }.
aside-games-costs = Quanto costa una scelta
aside-games-costs-about = Per ogni partita, la parte della posta in gioco persa in media con una scelta. Più è basso, meglio è.
aside-games-plot-costs = Partite: { $count }; nelle ultime dieci una scelta è costata in media { $mean }.
aside-games-lucks = Fortuna
aside-games-lucks-about = { $unit ->
    [chance] Quanto hanno dato o tolto i dadi in ogni partita, in centesimi della probabilità di vincere.
    [points] Quanto hanno dato o tolto i dadi in ogni partita, in punti.
   *[total] Quanto hanno dato o tolto i dadi in ogni partita, nel totale. Più in alto, meglio è.
}
aside-games-plot-lucks = Partite: { $count }; fortunate: { $lucky }, sfortunate: { $unlucky }.
aside-games-tables = Tavoli
aside-games-seats = { $count ->
    [0] Questo dispositivo non ha posti a tavoli ancora aperti.
    [one] Questo dispositivo ha un posto a un tavolo ancora aperto.
   *[other] Questo dispositivo ha posti a { $count } tavoli ancora aperti.
}
aside-games-return = Torna all’ultimo
aside-games-list = Tutte le partite
aside-games-result = { $won ->
    [shut] scatola chiusa
    [open] scatola rimasta aperta
    [yes] vittoria di { $names }
   *[no] nessun vincitore
}
aside-games-score = { $name } { $result }
aside-games-report = Resoconto
aside-games-record = Salva la registrazione
aside-games-gone = La registrazione non c’è più, né qui né sul server.
aside-games-more = Mostra altre { $count }
aside-games-yours = Che cosa conserva questo browser
aside-games-yours-about = Partite, esercizi, regole di casa, nomi e impostazioni restano in questo browser e da nessun’altra parte. I tavoli li conserva il server.
aside-games-export = Salva tutto
aside-games-import = Importa da un file
aside-games-imported = { $count ->
    [one] Importata una voce.
   *[other] Importate { $count } voci.
}
aside-games-not-ours = Questo file non viene da Shutbox.
aside-games-delete = Cancella tutto
aside-games-delete-sure = Cancellare tutto?
aside-games-delete-about = Tutte le partite, le cifre, gli esercizi, le regole di casa, i nomi e le impostazioni di questo browser spariscono per sempre. I tavoli sul server restano lì.
aside-games-delete-yes = Cancella tutto
aside-games-keep = No, conserva tutto
aside-server-yours = Che cosa conserva il server
aside-server-about = I tavoli di questo browser con le loro partite, i nomi usati e la prima e l’ultima visita di questo browser. Puoi scaricare tutto e cancellarlo quando vuoi.
aside-server-export = Scarica tutto
aside-server-delete = Cancella dal server
aside-server-delete-sure = Cancellare dal server?
aside-server-delete-about = I tavoli dove nessun altro ha un posto vengono cancellati. Ai tavoli condivisi il tuo nome viene tolto e la partita resta. I tuoi posti vanno persi e il server non riconosce più questo browser. Ciò che altri hanno salvato resta a loro.
aside-server-delete-yes = Cancella dal server
aside-server-deleted = Cancellato dal server.
aside-server-nothing = Il server non conserva nulla di questo browser.
aside-server-failed = Non è riuscito. Riprova più tardi.

## The dice

aside-dice-page = I dadi
aside-dice-lede = Tutti i lanci di una partita stanno in una busta, sigillata prima che qualcuno lanci. A partita finita si apre, e puoi guardare.
aside-dice-step = { $step ->
    [1] Il server sigilla la sua parte
    [2] Tu sigilli la tua
    [3] La busta sta sul tavolo
   *[4] La busta si apre
}
aside-dice-step-about = { $step ->
    [1] Quando si crea un tavolo, il server estrae un segreto e ne mostra il sigillo: un’impronta che corrisponde a quel segreto e a nessun altro, e che non rivela niente. Da quel momento non può più cambiarlo.
    [2] Quando ti siedi, anche il tuo dispositivo estrae un segreto e ne mostra il sigillo. Solo quando tutti hanno sigillato, queste parti si scoprono e si uniscono a quella del server.
    [3] Tutte le parti insieme fissano ogni lancio della partita, il primo, il secondo e così via, qualunque cosa si faccia. Nessuno può aggiungere un lancio o cambiarlo senza rompere un sigillo.
   *[4] Alla fine il server mostra il suo segreto. Ora chiunque può riunire le parti e vedere che ogni lancio è proprio quello che stava nella busta.
}
aside-dice-drawing = { $step ->
    [1] Disegno: una busta con dentro un bigliettino e un sigillo
    [2] Disegno: i bigliettini dei giocatori entrano nella busta
    [3] Disegno: la busta, chiusa e sigillata
   *[4] Disegno: la busta è aperta, e un elenco di lanci viene spuntato
}
aside-dice-check = Controlla una partita
aside-dice-check-about = Scegli una tua partita o un file salvato, oppure incolla il testo di una registrazione.
aside-dice-mine = Una tua partita
aside-dice-choose = scegli…
aside-dice-file = Un file
aside-dice-text = Il testo di una registrazione
aside-dice-check-it = Controlla
aside-dice-checking = Controllo in corso…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] L’unico lancio è quello che stava nella busta.
       *[other] Tutti e { $throws } i lanci sono quelli che stavano nella busta.
    }
    [alone] Ogni lancio viene da questa busta. La registrazione da sola non dimostra che sia stata sigillata prima della partita.
    [checked] I sigilli corrispondono. Sono le regole a numerare i lanci di questa partita.
    [sealed] La busta è ancora sigillata. Si apre a partita finita.
    [other] La registrazione è intatta. I suoi dadi non vengono da una busta, quindi non c’è niente con cui confrontarli.
   *[fault] Qualcosa non torna.
}
aside-dice-game = { $rules }, { $names }; lanci: { $throws }.
aside-dice-others = { $count ->
    [one] Un lancio viene da altri dadi e non stava in nessuna busta.
   *[other] { $count } lanci vengono da altri dadi e non stavano in nessuna busta.
}
aside-dice-missing = Parte sigillata e mai mostrata: { $names }. La partita è andata avanti senza. Chi conosceva il segreto del server poteva così scegliere tra due partite.
aside-dice-alone = Nessun giocatore ha messo la sua parte: questi dadi li ha scelti il server da solo.
aside-proof-list = Che cosa è stato controllato
aside-proof-state = { $state ->
    [fits] Corrisponde.
    [differs] Non corrisponde.
   *[unknown] Non dimostrato.
}
aside-proof = { $check ->
    [dice-fit] Questa pagina ha rifatto ogni lancio dal segreto e dalle parti di tutti, e tutti i sigilli corrispondono.
    [dice-sealed] La busta è ancora sigillata. I suoi lanci si potranno controllare quando sarà aperta.
    [dice-rules] Tutti i sigilli corrispondono. Solo le regole dicono quale lancio è quale, e questa pagina non le conosce. Per rifare i lanci: shutbox verify.
    [dice-none] I dadi non vengono da nessuna busta.
    [signature-fits] Il server ha firmato nomi, regole, sigilli e la riga { $n } del suo registro pubblico. La sua chiave comincia con { $key }.
    [signature-forgotten] Il server ha firmato nomi, regole, sigilli e la riga { $n } del suo registro pubblico. La sua chiave comincia con { $key }. Un nome è stato cancellato da allora e non si può confrontare.
    [signature-none] La registrazione non è firmata. Da sola non dimostra che i dadi siano stati sigillati prima della partita: chi conosce tutte le parti può cercare un segreto che gli conviene.
    [end-fits] Il server ha firmato anche la fine: non manca nessun evento.
    [end-none] La fine non è firmata: lì possono mancare eventi.
    [kept-fits] È il sigillo che questo browser ha visto prima della partita, in data { $at }.
    [kept-late] È il sigillo che questo browser ha visto per la prima volta in data { $at }; la partita era già cominciata.
    [kept-none] Questo browser non era al tavolo prima della partita e non ha un sigillo da confrontare.
    [kept-seal] Non è il sigillo che questo browser ha visto in data { $at }.
    [kept-key] È firmata con una chiave diversa da quella che questo browser ha visto in data { $at }.
    [kept-unsigned] In data { $at } questo browser ha visto che il server aveva firmato il sigillo, ma la registrazione non ha firma.
    [kept-log] Non è la riga del registro che questo browser ha visto in data { $at }.
    [part-fits] Ciò che questo browser ha messo nella busta c’è.
    [part-seed] Ciò che questo browser ha messo nella busta non c’è.
    [key-fits] È la chiave che questo server pubblica.
    [key-other] Questo server non conosce la chiave: la registrazione l’ha firmata un altro server, o nessuno. Confrontala con la chiave che l’altro server pubblica.
    [log-fits] La riga { $n } del registro pubblico, in data { $at }, ha questo sigillo.
    [rules-fits] Le mosse seguono le regole: lo ha confermato il server.
    [rules-none] Non si è potuto chiedere al server se le mosse seguono le regole.
   *[whole-fits] La registrazione è intera; niente è danneggiato.
}
aside-dice-faces = Distribuzione delle facce
aside-dice-faces-of = Facce uscite, e quante attese per ciascuna
aside-dice-face = { $face }: uscite { $observed }, attese { $expected }
aside-dice-p = { $enough ->
    [yes] Con dadi onesti, { $p } delle partite è almeno altrettanto irregolare. { $judgement ->
        [usual] Niente di strano.
        [odd] È un po’ insolito, eppure capita a chiunque giochi spesso.
       *[rare] È molto insolito. Se anche altre partite sono così, i dadi hanno qualcosa che non va.
    }
   *[no] È troppo poco per dire qualcosa: con così pochi lanci può succedere di tutto.
}
aside-dice-all = Tutte le tue partite insieme
aside-dice-all-about = { $count ->
    [one] L’unica partita che questo browser conserva.
   *[other] Le { $count } partite che questo browser conserva.
}
aside-dice-count = Contale
aside-dice-streaks = Che cosa è normale
aside-dice-streaks-about = I dadi non hanno memoria, e perciò si ripetono più spesso di quanto si creda. Probabilità esatte per due dadi:
aside-dice-streaks-what = Che cosa
aside-dice-streaks-next = Nei prossimi lanci
aside-dice-streaks-evening = In una serata di 100 lanci
aside-dice-streak = { $what ->
    [doubles] tre doppi di fila
    [same-double] lo stesso doppio due volte di fila
    [same-throw] lo stesso lancio due volte di fila
    [same-sum] la stessa somma tre volte di fila
    [no-six] nessun 6 in dieci lanci
   *[no-seven] nessun 7 in venti lanci
}
aside-dice-ask = { $question ->
    [server] Il server potrebbe scegliere i dadi?
    [last] Conviene mostrare la propria parte alla fine?
    [again] Potrebbe chiudere tavoli finché i dadi non gli piacciono?
   *[limits] Che cosa non promette la busta?
}
aside-dice-answer = { $question ->
    [server] No. Ha sigillato la sua parte prima di conoscere le vostre. Per guidare i dadi dovrebbe scambiarla dopo, e allora il sigillo non tornerebbe. Basta un solo giocatore onesto.
    [last] No. Chi mostra la sua parte alla fine ha visto le parti degli altri giocatori, ma non quella del server, e senza quella non si può dire niente dei lanci. E nemmeno si può scambiare la propria parte: il suo sigillo c’era già.
    [again] Si vedrebbe. Ogni sigillo viene scritto in un registro pubblico quando si crea il tavolo, ogni riga è legata alla precedente, e un tavolo chiuso ci resta.
   *[limits] A partita cominciata il server conosce i lanci, perché li fa lui; i bot non li vedono. E i dadi veri che qualcuno inserisce non stanno in nessuna busta.
}
aside-dice-log = Il registro pubblico
aside-dice-log-about = Ogni busta di questo server vi compare quando viene sigillata e quando viene aperta. Ecco le ultime righe.
aside-dice-log-kind = { $kind ->
    [opened] aperta
   *[sealed] sigillata
}
aside-dice-log-row = Riga { $n }, tavolo { $table }
aside-dice-log-fits = Controllato qui: ogni riga è legata alla precedente.
aside-dice-log-broken = La riga { $n } non è legata alla precedente. Il registro è stato modificato.
aside-dice-log-empty = Non c’è ancora niente.
aside-dice-exactly = Tutto questo è descritto byte per byte in docs/dice.md, con un breve programma che controlla una partita senza Shutbox.

## About

aside-about = Informazioni
aside-about-lede = Il programma di riferimento per i giochi di dadi della famiglia Shut the Box: per giocare, segnare i punti, capire.
aside-about-version = Versione { $version }; regolamenti: { $rules }, bot: { $bots }.
aside-about-free = Libero e aperto
aside-about-licence = Shutbox è software libero con licenza MIT: usalo, modificalo, condividilo. È fornito senza alcuna garanzia.
aside-about-independent = Indipendente
aside-about-independent-more = Shutbox non ha legami con nessun editore di questi giochi, e nessuno di loro lo ha approvato. I giochi sono nominati solo per dire di chi sono le regole pubblicate che un regolamento segue. Le regole sono spiegate con parole nostre.
aside-about-trademark = Double Shutter è un marchio di Blue Orange. Gli altri nomi sono dei rispettivi titolari.
aside-about-private = Riservato
aside-about-private-more = Niente account, niente pubblicità, niente tracciamento. Le tue partite le conservano il server su cui giochi e questo browser. Da entrambi puoi cancellarle.
aside-about-kept = Che cosa conserva questo browser
aside-about-dice = Come funzionano i dadi
aside-about-learn = Come si gioca
aside-about-made = Com’è fatto
aside-about-made-more = Tutti i valori vengono da un calcolo esatto e non da campioni. Le pagine sono disegnate nel tuo browser e non caricano niente da altri siti.
