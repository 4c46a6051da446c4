# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = »{ $got }« er ikke en stilling i denne æske; den skrives som { $expected } med et punktum for hver lukket talklap
error-position-tile = { $got } har { $tile }, hvor denne æske har { $own }; hele stillingen er { $expected }, et punktum står for en lukket talklap
error-position-hidden = i { $got } er { $tile } lukket, mens en talklap foran den står; kun den forreste stående talklap i en søjle kan lukkes
error-box-rows = »{ $got }« er ikke en æske: hver række skal have lige mange talklapper, og en søjle må kun slutte tidligt bagtil; en æske med to rækker skrives 123456789/987654321
error-box-notation = »{ $got }« er ikke en æske: en række skrives 123456789, eller 8,9,10,11 når en værdi har to cifre
error-move-tile = ingen talklap { $tile } står i { $position }; talklapper forbindes med +, og hvert ' er en række længere bagud: 6+2'
error-move-hidden = { $tiles } kan ikke gå sammen i { $position }: en talklap står foran en af dem; luk den med, eller luk den først
error-throw-syntax = »{ $got }« er ikke et kast; skriv terningernes øjne med komma, som 3,5, eller for én terning, som 4
error-throw-faces = { $got } er ikke et kast med disse terninger: deres sider går fra 1 til { $faces }
error-throw-dice = { $got } er ikke et kast i dette spil, hvor der kastes { $dice ->
    [1] én terning: skriv dens øjne, som 4
   *[other] alle { $dice } terninger eller én: skriv deres øjne, som 3,5 eller 4
}
error-event-word = »{ $got }« er ikke en hændelse; et kast skrives 3,5r, talklapper 6+2, og der er off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann og order:2,1
error-event-name = »{ $got }« er ikke et navn i en spilfil: { $why ->
    [text] procentkoderne skal være bytes af en tekst i UTF-8, som Zo%C3%AB
   *[code] efter hvert % skal der komme to hexadecimale cifre, som %C3
}
error-event-version = en spilfil af denne version har ikke ordet »{ $got }«; det kræver første linje shutbox { $version }
error-toml-syntax = dette er ikke TOML: { $why }; en indstilling skrives som tiles = 2
error-json-syntax = dette er ikke JSON: { $why }; et regelsæt skrives som {"{"}"tiles": 2{"}"}
error-json-object = et regelsæt er et JSON-objekt som {"{"}"tiles": 2{"}"}, ikke { $got }

## Rule sets

error-rules-unknown = der er ikke noget regelsæt »{ $got }«; { $near ->
    [nothing] der er { $known }
   *[other] mente du { $near }? alle vises af: shutbox rules
}
error-setting-unknown = der er ikke nogen indstilling »{ $setting }«; alle indstillinger vises af: shutbox rules nine
error-setting-unknown-near = der er ikke nogen indstilling »{ $setting }«; mente du { $near }?
error-setting-text = { $setting } skal være en tekst, ikke { $got }
error-setting-whole = { $setting } skal være et helt tal, ikke { $got }
error-setting-word = { $setting } skal være et helt tal fra { $low } til { $high }, eller { $word }, ikke { $got }
error-setting-flag = { $setting } skal være true eller false, ikke { $got }
error-setting-chance = { $setting } skal være en chance fra 0 til 1, som 0.02 eller 1/50, ikke { $got }
error-setting-one-die = { $setting } skal være en af { $choices } (eller forced i stedet for optional), ikke { $got }
error-setting-box = { $setting } skal være en af { $boxes }, rækker som 123456789/987654321 eller en liste af søjler som [[1, 9], [2, 8]], ikke { $got }
error-setting-choice = { $setting } skal være en af { $choices }, ikke { $got }
error-setting-set-up = { $setting } skal være en stilling i æsken { $expected } med et punktum for hver lukket talklap, ikke { $got }
error-setting-range = { $setting } skal være fra { $low } til { $high }, ikke { $got }
error-setting-no-meaning = { $setting } betyder intet, når format er { $format }; udelad den
error-tile-value = en talklap skal have en værdi fra 1 til { $most }, ikke { $got }
error-box-empty = box skal have mindst én søjle, og hver søjle mindst én talklap
error-box-shape = box må højst have { $most_columns } søjler og { $most_rows } rækker, ikke { $columns } og { $rows }
error-box-positions = box må højst have { $most } stillinger, ikke { $got }; gør den mindre
error-box-ways = box og dice lader ét kast bruges på op til { $got } måder, flere end de tilladte { $most }; gør æsken mindre, eller tag færre terninger
error-set-up-empty = set_up skal lade mindst én talklap stå
error-first-throw-tile = first_throw skal nævne en talklap, som det første kast kan lukke, og det er { $tile } ikke
error-box-never-shut = format = { $format } handler om at lukke æsken, men intet kast når talklappen { $tile }: det højeste er { $most }
error-goal-never-shut = { $goal } kræver en æske, der kan lukkes, men ingen kast lukker { $position }; skift æsken, terningerne eller hvad et kast må lukke
error-one-die-always = { $setting } skal være never, hvor der alligevel kun kastes én terning
error-one-die-limit = grænsen i one_die skal være et helt tal fra { $low } til { $high }, ikke { $got }
error-unlucky-total = unlucky skal være noget, som alle terninger tilsammen kan vise, fra { $low } til { $high }, ikke { $got }
error-thai-one-tile = buys = thai lukker én talklap ad gangen: lad tiles og behind være, som de er
error-off-mat-chance = off_mat_chance skal være fra 0 til 1, ikke { $got }
error-off-mat-none = off_mat_chance kræver en straf: sæt off_mat til raise, end, choose eller void
error-off-mat-endless = off_mat_chance = 1 ville aldrig lade en tur slutte: kun off_mat = end og off_mat = void tillader det
error-order-needs-throw = order = descending kræver begins = throw
error-super-box-one-each = super_box betyder intet, når tries er one-each; udelad den

## Practising

error-drill-none = der er intet at vælge i { $rules }, så der er intet at øve
error-drill-player = ingen i disse spil hedder »{ $got }«; spillerne er { $names }
error-drill-twins = i et spil hedder mere end én spiller »{ $got }«; skriv navnet som i spilfilen: { $names }
error-drill-level = --level skal være en af { $levels }, ikke { $got }
error-stats-since = --since tager en dato som 2026, 2026-11 eller 2026-11-18, ikke { $got }
error-stats-player = { $got } har intet færdigt spil her; det har: { $names }
error-stats-rules = der er intet færdigt spil med { $got }; der er spil med { $rules }
error-drill-choice = vælg en af mulighederne: et træk ved dets nummer eller talklapper, eller et antal terninger

## Server

error-language-unknown = der er ikke noget sprog »{ $got }«; der er { $languages }
error-serve-address = kan ikke lytte på { $host }, port { $port }: { $why }; vælg en anden med --port eller --host
error-serve-public = --public skal være en adresse som https://box.example uden sti, ikke { $got }
error-host-name = { $option } skal være et værtsnavn eller en IP-adresse, ikke »{ $got }«
error-server-extra-missing = dette kræver { $missing }, som ikke er installeret: { $install }; shutbox play kræver ikke mere
error-postgres-extra-missing = en database kræver { $missing }, som ikke er installeret: { $install }
error-docs-missing = denne installation indeholder ikke den færdige dokumentation; i et checkout bygges den med: .venv/bin/python tools/build_docs.py; kilderne er filerne i docs/
error-site-unbuilt = sidens filer følger ikke med denne installation; i et checkout bygges de med: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } indeholder andre filer, som siden ville erstatte; angiv en ny eller tom mappe
error-table-name = { $fault ->
    [blank] et navn skal have mindst ét synligt tegn
    [long] et navn har højst { $most } tegn, og »{ $got }« har { $length }
   *[hidden] et navn kan ikke have tegn, der er usynlige eller vender skriveretningen, som { $sign } i »{ $got }«; skriv det igen
}
error-table-rules = "rules" skal være navnet på et regelsæt eller dets indstillinger som objekt, og "set" et objekt med ændringer
error-table-moves = disse regler giver op til { $got } træk for ét kast, og et live-bord kan have { $most }: brug færre ens talklapper, eller spil i terminalen
error-table-rules-long = reglerne fylder { $got } byte, og et live-bord har plads til { $most }: gør teksterne kortere
error-table-seats = "seats" skal være en liste med 1 til 12 tekster, hver "{ $open }" eller navnet på en bot
error-table-full = der er allerede for mange, der ser på ved dette bord; kom igen senere
error-player-here = spilleren på plads { $seat } er her; andre bestemmer kun over en plads, hvis spiller er væk
error-player-awaited = spilleren på plads { $seat } er væk; om { $seconds } s må de andre bestemme over pladsen
error-device-unknown = dette kræver en kendt enhed; POST /api/devices giver en
error-spoken-unknown = der er ikke noget bord med den sagte kode, eller det venter ikke længere; bed værten om linket
error-transfer-unknown = den kode flytter ingen plads: den er forkert, brugt eller for gammel; lav en ny på den første enhed
error-log-from = "from" skal være nummeret på en række, fra 1
error-wire-json = dette er ikke et JSON-objekt
error-wire-since = "n" skal være antallet af poster, du har set, fra 0 til { $now }
error-http-json = indholdet skal være JSON: send det med Content-Type: application/json
error-http-cut = forespørgslen sluttede før sit indhold
error-http-long = indholdet er længere end { $most } byte
error-http-slow = forespørgslens indhold var for længe om at komme
error-http-too-many = for mange forespørgsler; vent et minut
error-http-connections = denne adresse har for mange forbindelser til serveren; luk nogle af dem
error-http-head = forespørgslens hoved er længere end { $bytes } byte eller { $lines } linjer
error-http-malformed = dette er ikke en gyldig HTTP-forespørgsel
error-http-host = denne server går ikke under navnet { $got }; brug den adresse, den skrev, da den startede, eller start den med --also
error-http-host-form = headeren Host skal nævne én vært, og her står { $got }
error-http-origin = en side fra { $got } må ikke gøre dette; åbn denne servers side
error-http-path = der er intet på denne sti; docs/server.md viser, hvad der er
error-offline-alone = det kræver en Shutbox-server og andre enheder; her kører alt i denne browser
error-offline-unsolved = denne kasse er for stor til at blive regnet ud i en browser; en Shutbox-server kan gøre det
error-offline-full = browserens lager er fuldt, så intet er gemt og intet er spillet; skaf plads, for eksempel ved at eksportere og slette gamle spil, og prøv igen
error-offline-elsewhere = en anden fane i denne browser har bordene; luk den, eller spil her
error-offline-turn-forked = linket hører til et spil, der gik anderledes videre her, så intet er ændret; bed om det nyeste link
error-offline-turn-edited = linket er beskadiget eller blev ændret, så intet er ændret her; bed om det igen
error-offline-turn-people = kun mennesker spiller via link, og mindst to; opret et andet bord for at spille med botter
error-offline-turn-again = et spil via link gentages ikke; opret et nyt bord
error-offline-turn-settings = et spil via link har forseglede terninger, ingen betænkningstid og ingen fortryd; skift de indstillinger
error-http-method = denne sti tager { $allowed }
error-http-fault = noget gik galt i serveren; intet blev gemt, prøv igen
error-http-handshake = dette er ikke et WebSocket-håndtryk i version { $version }
error-think-too-dear = dette spil er for meget at tænke over her (stillinger: { $positions }, spillere: { $players }); en tommelfingerregel kan spille det
error-think-busy = træneren og botterne har travlt; spørg igen om et øjeblik
error-think-share = dine tidligere spørgsmål er stadig i gang; vent på svarene
error-server-busy = serveren har travlt; spørg igen om et øjeblik
error-think-too-long = det tog længere end { $seconds } sekunder og blev stoppet
error-think-failed = processen, der tænker, gik i stå; spørg igen

## Joining a table

error-join-address = »{ $got }« er ikke adressen på et bord; den skrives som http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = »{ $got }« er ikke koden til et bord: den har tolv bogstaver og cifre, som k3mz-7w2q-9fxd, eller seks cifre, hvis den blev sagt højt
error-join-transfer = »{ $got }« er ikke en kode, der flytter en plads: den har 26 bogstaver og cifre
error-join-unreachable = ingen server svarer på { $server }: { $why }
error-join-no-server = { $server } er ikke en shutbox-server
error-join-version = serveren taler version { $got } af bordenes sprog og dette program version { $known }; brug samme version af shutbox
error-join-refused = { $why }
error-join-door = { $server } har bordet, men lader ikke denne terminal tale med det; en proxy imellem kan være grunden
error-join-entry = post { $number } ved dette bord kan ikke forstås ({ $why }); brug samme version af shutbox som serveren
error-join-device = { $file } er beskadiget; fjern den, så er denne terminal en ny enhed for serveren
error-host-room = der er ikke en ledig plads til hver af { $names } blandt { $seats }; tilføj en med --seats
error-join-begun = spillet er begyndt uden dig; se på med --watch
error-join-full = alle pladser er taget; se på med --watch
error-join-seat = »{ $got }« er hverken navnet på én spiller eller nummeret på en plads; pladserne er 1 til { $seats }, spillerne er { $names }
error-join-which = angiv hvem: { $names }
error-join-nobody = ingen sidder ved denne terminal
error-join-sit = angiv, hvem der sætter sig: { $word } Bo eller { $word } 2 Bo
error-join-fill = angiv, hvilken plads der går til hvilken bot: { $word } 2 club
error-join-no-game = der er intet spil at gemme endnu
error-option-choice = { $option } skal være en af { $known }, ikke »{ $got }«

## Store

error-store-open = lageret { $path } kan ikke åbnes: { $why }
error-store-away = ingen forbindelse til databasen { $path }: { $why }
error-store-unsafe = denne database kan miste det, der er bekræftet: dens indstilling { $setting } er { $got }, ikke { $good }
error-serve-workers-file = flere processer kræver en PostgreSQL-database, fordi kun én proces ad gangen kan skrive en SQLite-fil; tilføj --database postgresql://shutbox@localhost/shutbox, eller udelad --workers
error-store-share = databasen har ikke længere rækken, der siger, hvad denne proces har gemt; den stopper, så intet sker to gange
error-store-not-empty = databasen { $path } har allerede et lager med borde og overskrives ikke; nævn en tom
error-server-key = { $path } er ikke en servers nøgle, som er 64 hexadecimale cifre; læg den rigtige fil tilbage, eller fjern den, så laver serveren en ny nøgle
error-server-key-other = spillene i denne database er underskrevet med nøglen, der begynder med { $expected }, men denne server har { $got }; kopiér server.key fra den første server til dennes datamappe
error-store-homeless = du har ingen hjemmemappe at gemme data i; angiv en anden mappe i variablen SHUTBOX_DATA
error-store-none = der er ikke noget lager { $path }
error-store-in-use = lageret { $path } bruges af proces { $pid }; kun én proces ad gangen kan have det
error-store-foreign = { $path } er ikke et lager fra dette program
error-store-newer = lageret { $path } har version { $got }, men dette program kender { $known }; en nyere shutbox åbner det
error-store-references = lageret { $path } kan ikke overføres: nogle af dets rækker hører til borde, der ikke er der; kopien ved siden af er, som den var
error-store-library = lageret kræver SQLite { $needed } eller nyere, og denne Python har { $got }
error-store-anchor = lageret er beskadiget: dets anker, som siger, hvad der skal være i det, mangler eller er ændret
error-store-mark = lagerets mærke er beskadiget; finder `shutbox verify --store` ikke andet, så slet { $mark }
error-store-behind = lageret mangler { $lost } bekræftede skrivninger: dets log er beskadiget, eller det er en ældre kopi; gendan en sikkerhedskopi, eller slet { $mark } for at gå videre med det, der er tilbage
error-store-other = lageret er ikke det, som mærket hører til; har du lagt et andet her, så slet { $mark }
error-store-unreadable = lageret er beskadiget: noget af det kan ikke læses ({ $why })
error-store-schema = lageret er beskadiget: dets tabeller er ikke lavet, som de skal være
error-store-structure = lageret er beskadiget: { $why }
error-store-entry-missing = post { $number } ved bord { $table } mangler eller står et andet sted
error-store-entry-changed = post { $number } ved bord { $table } er ændret
error-store-entry-count = bord { $table } skal have { $expected } poster, men har { $got }
error-store-head = hovedet for bord { $table } er ikke hashen af dets sidste post
error-store-stray = der er poster fra et bord, der ikke er der, den med nummer { $number }
error-store-events = lageret skal have { $expected } poster, men har { $got }
error-store-tally = { $kind ->
    [tables] bordenes rækker
    [devices] enhedernes rækker
    [holdings] rækkerne for de holdte pladser
   *[transfers] rækkerne for de koder, der flytter pladser,
} passer ikke med optællingen: der skal være { $expected }, og der er { $got }, eller en af dem er ændret
error-store-log-missing = række { $number } i den offentlige log mangler eller står et andet sted
error-store-log-changed = række { $number } i den offentlige log er ændret
error-store-log-head = den offentlige log skal ende med række { $expected } og dens hash, men ender med række { $got } eller en anden hash
error-store-sealed = terningerne ved bord { $table } blev forseglet og er hverken gemt eller åbnet, eller åbnet og aldrig forseglet
error-store-snapshot = øjebliksbilledet af bord { $table } ved post { $number } passer ikke til bordets poster; en server bruger det ikke og afspiller bordet igen
error-store-game = posterne ved bord { $table } giver ikke noget spil; hvad der er galt med lageret, siger: shutbox verify --store
error-store-conflict = bordet har { $got } poster og ikke { $expected } som antaget
error-store-no-table = det bord er ikke længere i lageret
error-store-constraint = lageret afviser dette: { $why }
error-store-failed = disken eller databasen svigtede ({ $why }), så der kan ikke gemmes mere; det, der blev bekræftet, er gemt. Tjek dem, og start så igen
error-store-closed = lageret er lukket
error-backup-failed = kan ikke kopiere lageret til { $path }: { $why }
error-admin-silent = serveren på { $address } har lageret, men svarer ikke: { $why }
error-admin-refused = serveren afviser og siger ikke hvorfor
error-admin-task = en server har ingen opgave »{ $got }«
error-admin-path = stien til en kopi skal være absolut
error-forget-one = nævn én ting, der skal glemmes: et bord, en enhed eller et antal dage
error-forget-device = for at slette det, serveren gemmer om denne enhed, skal den nævnes: “device” er det id, som /api/mine giver
error-export-after = “after” er et helt tal på højst 12 cifre
error-forget-which = nævn én ting, der skal glemmes: --table ID, --device ID eller --older-than DAYS
error-restore-where = sig, i hvilken database: --database postgresql://shutbox@localhost/shutbox
error-think-where = sig, for hvilken database: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = der er ikke noget bord eller nogen enhed { $got } i lageret

## Players

error-bot-unknown = der er ikke nogen bot »{ $got }«; { $near ->
    [nothing] der er { $bots }
   *[other] mente du { $near }?
}
error-argument-type = { $argument } skal være { $wanted }, ikke { $got }
error-position-range = { $got } er ikke en stilling i denne æske; dens stillinger har numrene 0 til { $most }
error-player-form = »{ $got }« nævner ingen spiller; skriv modulet og det, som det definerer, f.eks. my_bots:Careful
error-player-import = spilleren { $got } kan ikke indlæses: { $why }
error-player-choose = { $got } er ikke en spiller; en spiller har en metode choose(game), som giver en tilladt handling
error-player-illegal = spilleren { $player } valgte { $chosen } ved { $position }, hvor { $allowed } er tilladt
error-player-here-only = spilleren { $got } findes kun i denne proces; nævn den som module:Name, så andre kan indlæse den
error-cursor-place = der er ingen plads { $got } i denne spilfil; dens pladser har numrene 0 til { $most }
error-choice-unknown = »{ $got }« kan ikke vælges nu; der er { $allowed }
error-player-varies = spilleren { $player } vælger ikke altid det samme, så styrken kan ikke beregnes; spil partier med den
error-players-count = { $most ->
    [1] { $rules } spilles alene, ikke af { $got } spillere
   *[other] { $rules } er for 1 til { $most } spillere, ikke { $got }
}
error-player-name = en spiller skal have et navn, der kan skrives, ikke »{ $got }«
error-player-kind = en plads holdes af en person eller af en bot med et navn af små bogstaver, cifre og bindestreger, ikke af »{ $got }«
error-player-twice = to spillere kan ikke begge hedde { $name }; { $free } er ledigt
error-starter-seat = pladsen, der begynder, skal være fra 1 til { $players }, ikke { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] der skal ikke kastes
    [shut] ingen talklapper kan lukkes
    [off] intet af måtten tæller
    [penalty] der skal ikke vælges straf
    [take] der er intet point at tage
    [leave] ingen kan gå
    [options] der er intet at vælge
    [total] ingen tur kan slutte med sin sum
    [order] rækkefølgen kan ikke ændres
   *[time] ingen tid kan udløbe
}, { $phase ->
    [start] mens terningerne afgør, hvem der begynder
    [throw] før det næste kast
    [shut] før der er lukket talklapper for det kast, der ligger
    [penalty] før straffen er valgt
    [survivor] mens den sidste tilbage vælger
   *[over] når spillet er slut
}
error-dice-count = { $got ->
    [one] én terning må ikke kastes her
   *[other] { $got } terninger må ikke kastes her
}; antallet af terninger skal være { $allowed }
error-dice-missing = et kast kræver terninger
error-dice-script-over = listen med kast er brugt op
error-throw-sorted = øjnene i et kast skrives fra lav til høj, ikke { $got }
error-throw-ends-turn = ingen talklapper passer til dette kast, så det slutter turen; er det rigtigt, så meld det uden hold
error-correct-turn = plads { $seat } sluttede færre ture med en sum i runde { $round }: { $count }
error-correct-later = med denne sum var spillet gået anderledes: det, der blev tastet fra { $who } i runde { $round } og frem, passer ikke mere
error-off-mat-never = computerens terninger triller aldrig af måtten her: chancen for det er 0
error-same-dice = alle får de samme terninger her: dette kast har allerede vist { $shown }, så det kan ikke være { $got }
error-sum-one-die = her kastes kun én terning, og den viser sine øjne: skriv dem
error-sum-faces = summen er ikke nok her: i { $rules } afgør de enkelte øjne, hvilke talklapper der passer; skriv dem, som 3 5
error-sum-same-dice = summen er ikke nok her: i { $rules } får alle de samme terninger; skriv øjnene, som 3 5
error-sum-range = { $dice } terninger kan ikke vise { $got } i alt; deres sum er fra { $dice } til { $most }
error-total-shared-box = Sidste tilbage har ingen summer: alle lukker den samme æske, så hvert kast og dets talklapper er nødvendige
error-total-generated = en tur skrives kun ind med sin sum, hvor alle terninger er rigtige; i dette spil har computeren kastet
error-total-tiles = ingen talklapper i { $position } tæller { $got } i alt; skriv, hvad der stadig står ved turens slutning
error-order-alone = alene er der ingen rækkefølge at ændre
error-order-seats = { $got } er ikke en rækkefølge af alle pladser; nævn hver af pladserne 1 til { $players } én gang
error-move-illegal = kan ikke lukke { $tiles } af { $position } med { $throw }
error-leave-seat = der er ingen spiller, der kan gå fra plads { $seat }: pladserne er 1 til { $players }, og den, der har forladt spillet, er væk
error-seat-unknown = der er ikke nogen plads { $seat }; pladserne er 1 til { $players }
error-undo-nothing = der er intet at fortryde: et kast med computerens terninger står fast, når det er set

## Solving

error-objective-unknown = »{ $got }« er ikke et mål; skriv mean, shut, below:12 eller below:12:1/2, hvor en lige sum tæller halvt
error-solve-extra-missing = at løse kræver { $missing }, som ikke er installeret: { $install }
error-value-start-order = mens terningerne afgør, hvem der begynder, kan intet vurderes, hvor order = descending; kast først
error-solve-too-large = denne æske er for stor til at blive løst: { $positions } stillinger og { $moves } træk kræver { $megabytes } MB, og højst { $most } bruges

error-solve-no-rest = der blev ikke fundet noget hvilepunkt ved standen { $score }: spillernes bedste svar går i ring
error-solve-score = der er ingen løsning for disse point: når de andre betaler, er forskellen mellem { $players } spilleres point et multiplum af { $players }
error-solve-out = med en sum på { $got } er en spiller ude, eller spillet er slut; angiv summer under { $limit }
error-option-range = { $option } skal være et helt tal fra { $low } til { $high }, ikke »{ $got }«
error-option-numbers = { $option } skal være { $count ->
    [one] ét helt tal
   *[other] { $count } hele tal med komma imellem, ét for hver spiller
}, ikke »{ $got }«
error-option-together = { $option } og { $other } modsiger hinanden; udelad en af dem
error-option-needs = { $option } betyder intet uden { $others }
error-players-missing = angiv, hvor mange der spiller: --players 2
error-players-most = { $rules } er for højst { $most } spillere, ikke { $players }
error-solve-round = en runde løses for jagtspil med 2 til 12 spillere, ikke for { $rules } med { $players }; prøv --game
error-solve-ranges = spænd er kendt for hele jagtspil med 3 eller 4 spillere, ikke for { $rules } med { $players }
error-solve-try = --to-beat og --tries hører sammen: summen, der skal slås, og hvor mange i træk der endnu må prøve
error-score-no-meaning = { $rules } fører ikke regnskab fra en tur til den næste, så --score betyder intet
error-score-range = point i dette spil går fra { $low } til { $high }; med flere er det slut
error-rounds-no-meaning = { $rules } spilles ikke i et antal runder, så --rounds betyder intet
error-tables-none = der følger ingen løsninger af { $rules } med Shutbox
error-to-beat-no-meaning = ingen jager en sum i { $rules }, så --to-beat betyder intet
error-advise-shut = æsken er lukket ved { $position }: der er intet tilbage at afgøre
error-advise-miss = { $throw } kan ikke bruges ved { $position }: en forbier, der er intet at afgøre
error-advise-tries = højst { $most } i træk må endnu prøve, spilleren ved æsken medregnet, og kun én tur hver har summer, der deles
error-advise-needs = { $missing } mangler: shutbox advise RULES POSITION, eller --record FILE
error-advise-over = spillet i denne spilfil er slut: der er intet tilbage at afgøre
error-exact-too-large = med en chance for at trille af måtten regnes brøker ud for højst { $most } stillinger, og denne æske har { $positions }; udelad --exact
error-export-exists = { $path } findes allerede og overskrives ikke
error-export-failed = kan ikke skrive { $path }: { $why }
error-page-unbuilt = siden tegnes af webappen, som ikke er bygget her: python tools/build_web.py bygger den

## Long work

error-axis-syntax = --axis nævner en indstilling og de værdier, der skal prøves: tiles=1,2,any, ikke »{ $got }«
error-axis-twice = { $setting } nævnes af to akser; saml alle dens værdier i én
error-sweep-points = en måling har højst { $most } punkter, ikke { $got }; træk nogle af dem med --sample
error-journal-other = { $path } indeholder den færdige del af et andet arbejde; gør det færdigt med dets egen kommando, eller fjern filen
error-journal-busy = { $path } skrives af en anden proces: det samme arbejde er allerede i gang
error-journal-damaged = linje { $line } i { $path } er beskadiget; fjern filen for at begynde forfra
error-journal-failed = kan ikke skrive { $path }: { $why }
error-workers-lost = processerne, der gør arbejdet, dør igen og igen, måske af mangel på hukommelse; opgaver tilbage: { $jobs }. Det færdige er gemt
error-cluster-extra-missing = en klynge kræver { $missing }, som ikke er installeret: { $install }
error-cluster-address = { $option } skal være en adresse som tcp://10.0.0.5:8786, ikke »{ $got }«
error-cluster-unreachable = ingen Dask-scheduler svarer på { $address }: { $why }; start en med: dask scheduler
error-cluster-lost = Dask-klyngen på { $address } er væk; det færdige er gemt, og den samme kommando fortsætter
error-cluster-lacks = arbejderne i Dask-klyngen på { $address } mangler { $missing }; installér den samme shutbox der

## Simulation

error-simulate-dice = disse terninger kan falde på { $got } måder, og højst { $most } kan simuleres
error-simulate-totals = summerne i denne æske er for store til at lægges sammen: højst { $most } kan simuleres
error-simulate-players = angiv, hvilke botter der spiller: --players perfect,club; de vises af: shutbox bots
error-tournament-twice = { $bot } er med i turneringen to gange; alle møder alle andre én gang
error-tournament-seats = { $seats } pladser kræver lige så mange botter, og her er kun { $bots ->
    [one] én
   *[other] { $bots }
}
error-tournament-large = det giver { $line_ups } opstillinger, og højst { $most } kan spilles: tag færre botter eller pladser
error-tournament-rules = { $rules } er med i turneringen to gange
error-simulate-endless = et spil var ikke slut efter { $steps } ture: det er for langt at simulere

## Records

error-note-text = noten { $key } skal være skrivbar tekst på én linje, der ikke begynder med mellemrum, og dens navn små bogstaver, cifre og bindestreger, ikke »{ $got }«
error-record-none = dette er ikke en spilfil: den begynder med »{ $got }« og ikke med: shutbox 1
error-record-version = denne spilfil har version { $got }, men dette program kender { $known }; en nyere shutbox læser den
error-record-version-none = »{ $got }« er ikke en version af en spilfil: versioner er hele tal fra 1 og op uden nul foran, som i: shutbox 1
error-record-line = spilfilen er beskadiget: { $expected ->
    [rules] en linje, der begynder med "rules",
    [seat] en linje som: seat person "Ann"
    [begins] en linje som: begins 1
    [note] en linje som: note seed 7
   *[other] en tom linje efter spillerne
} var ventet, ikke »{ $got }«
error-record-cut = spilfilen er skåret af: dens sidste linje skal være "end", antallet af hændelser og hashen, ikke »{ $got }«
error-record-hash = spilfilen er ændret, efter at den blev skrevet: dens hash passer ikke
error-record-count = spilfilen siger, at den har { $expected ->
    [one] én hændelse
   *[other] { $expected } hændelser
}, men den har { $got }
error-record-event = hændelse { $number }, { $word }, kunne ikke være sket: { $why }
error-record-dice = hændelse { $number }, { $word }, kunne ikke være sket: { $by ->
    [sealed] spillets kuvert indeholder { $made }
   *[other] spillets startværdi gør den til { $made }
}
error-record-seal-none = { $throws ->
    [one] ét kast er
   *[other] { $throws } kast er
} mærket som forseglet, men spilfilen har ingen kuvert
error-record-seal-note = kuverten i denne spilfil er beskadiget: dens note { $note } { $why ->
    [missing] mangler
    [twice] står der to gange
    [unknown] betyder intet her
   *[form] kan ikke være »{ $got }«
}
error-record-seal-seat = startværdien for plads { $seat } er ikke den, der blev forseglet
error-record-seal-secret = hemmeligheden i denne spilfil er ikke den, der blev forseglet før spillet: dens segl ville være { $made }, ikke { $sealed }
error-record-unsigned = denne spilfil er ikke underskrevet, så den viser ikke, at den kommer fra serveren med nøglen { $key }
error-record-signed-key = denne spilfil er underskrevet med nøglen { $got }, ikke med { $known }: den kommer fra en anden server eller slet ingen
error-record-signed-log = underskriften for linje { $n } i den offentlige log passer ikke: den gælder et andet bord, andre regler, et andet segl eller en anden linje
error-record-signed-name = serveren underskrev et andet navn end { $name } for plads { $seat }
error-record-signed-start = underskriften under begyndelsen passer ikke: spillere, segl eller hvem der begynder, er ikke det, serveren underskrev
error-record-signed-count = serveren underskrev et spil med { $signed } hændelser, men denne spilfil har { $got }: slutningen er skåret af, eller noget er føjet til
error-record-signed-events = det er ikke de hændelser, serveren underskrev
error-record-signed-end = underskriften under slutningen passer ikke: hemmelighed, startværdier eller hændelser er ikke det, serveren underskrev
error-log-form = en kopi af den offentlige log er det, serveren svarer på /api/log: et JSON-objekt med rows
error-log-broken = linje { $n } i denne kopi af loggen følger ikke af linjen før
error-log-absent = denne kopi af loggen, linje { $first } til { $last }, har ikke seglet for bord { $table }
error-log-differs = linje { $n } i denne kopi af loggen har { $what ->
    [seal] et andet segl
    [secret] en anden hemmelighed
   *[row] et andet nummer eller en anden kontrolsum
} end spilfilen

## Live tables

error-table-unknown = der er ikke noget sådant bord; bed den, der inviterede dig, om linket
error-table-damaged = bord { $table } er beskadiget i lageret og lagt til side; den, der driver serveren, finder mere med shutbox verify --store
error-table-stage = det kan ikke gøres nu: { $stage ->
    [waiting] spillet er ikke begyndt endnu
    [sealing] pladsernes startværdier bliver vist
    [playing] spillet er i gang
    [over] spillet er slut
   *[abandoned] bordet er opgivet
}
error-table-seat = der er ikke nogen plads { $got } ved dette bord; dets pladser er 1 til { $seats }
error-table-bot = en plads kan være open eller en bots, og »{ $got }« er ikke navnet på en bot: det er små bogstaver, cifre og bindestreger
error-table-same-dice = { $rules } giver alle spillere de samme terninger, så de kan ikke tastes ind; sæt dice til sealed
error-table-envelope = et bord kræver et offentligt id på 16 hexadecimale cifre og kun med forseglede terninger et segl på 64, ikke »{ $public }« og »{ $commitment }«
error-table-seeded = terninger fra en startværdi er til et bord med én plads og kræver indstillingen seed; ingen andre terninger har en
error-table-settings = et bords indstillinger er et JSON-objekt som {"{"}"undo": true{"}"}, ikke { $got }
error-table-setting-unknown = et bord har ikke nogen indstilling »{ $setting }«; det har { $known }
error-table-setting = { $setting } kan ikke være »{ $got }«; tilladt er { $wanted }
error-host-only = kun bordets vært må gøre det
error-keeper-only = kun bordet selv gør det; ingen kan bede om det
error-device-only = kun en persons enhed må gøre det; åbn først bordets link
error-seated-only = kun de, der sidder ved bordet, eller dets vært må gøre det
error-seat-taken = plads { $seat } er taget; vælg en ledig
error-seat-open = ingen sidder på plads { $seat }
error-seat-gone = den, der sad på plads { $seat }, har forladt spillet, som går videre uden den plads
error-seat-unheld = ingen person sidder på plads { $seat }, så den kan ikke gå til en anden enhed
error-seat-bot = på plads { $seat } spiller en bot; der kan kun bestemmes over en persons plads
error-seats-open = { $count ->
    [one] plads { $seats } er stadig ledig; nogen skal tage den
   *[other] pladserne { $seats } er stadig ledige; nogen skal tage hver af dem
}, eller en bot
error-seals-missing = terningerne mangler endnu den forseglede del fra { $names }; vent på den, eller bed om det igen for at begynde uden
error-not-your-seat = plads { $seat } er ikke din; kun den, der sidder der, må gøre det
error-not-your-turn = det er op til { $who }
error-not-asked-so = »{ $word }« kan ikke spilles som et ord: kast med throw eller report, gå med leave, bed om et tip med hint
error-seal-format = seglet på en startværdi er 64 hexadecimale cifre, og kun et bord med forseglede terninger tager imod et
error-table-unsealed = terningerne ved dette bord er ikke forseglet
error-seed-known = startværdien for plads { $seat } er allerede vist
error-seed-strange = det er ikke den startværdi, som plads { $seat } har forseglet; den er 64 hexadecimale cifre
error-dice-typed = terningerne ved dette bord er rigtige: kast dem, og meld, hvad de viser
error-dice-sealed = terningerne ved dette bord er forseglede, og ingen kan melde dem: kast med throw
error-arrange-typed = navne og rækkefølge ændres kun, hvor rigtige terninger tastes ind
error-undo-off = intet kan fortrydes: dette bord spilles uden undo, eller dets kuvert er åben, eller det går videre ved et andet bord
error-undo-time = tiden var udløbet, og det fortrydes ikke
error-coach-off = dette bord spilles uden træner
error-rematch-already = revanchen har allerede sit bord; gå derhen
error-say-unknown = "{ $got }" kan ikke siges ved et bord; kendte er { $known }
error-nudge-nobody = der er ingen at puffe til; spillet venter ikke på en anden person
error-nudge-early = det er for tidligt at puffe; vent { $seconds } s endnu
error-wish-unknown = »{ $got }« er ikke noget, man kan bede om; "do" skal være en af { $known }
error-wish-field = { $do } kræver "{ $field }": { $wanted ->
    [number] et helt tal fra 0 til { $most }
    [numbers] en liste af hele tal fra 0 til { $most }
    [flag] true eller false
   *[text] en tekst på højst { $most } tegn
}
error-wish-report = report kræver enten »faces«, en liste af hele tal, eller »sum«, et helt tal fra 1 til { $most }
error-wire-version = denne besked har version »{ $got }«, men denne server taler { $known }; genindlæs siden, eller brug samme version af shutbox
error-wire-command = en kommando er et JSON-objekt med "v", et "id" på 1 til 40 synlige ASCII-tegn, antallet "n" af poster, du har set, og "do"
error-stale = der er sket noget imens: dit antal poster er { $seen } og bordets { $now }; se efter igen
error-entry-first = et bord begynder med den post, der oprettede det, og har kun én sådan post
error-entry-kind = »{ $got }« er ikke en slags post, som denne version af shutbox kender
error-entry-fields = en post af slagsen { $kind } kræver { $fields }, hver i sin form
error-entry-body = dette er ikke en gemt post: den skal være et JSON-objekt, der nævner, hvem den er fra, og den kommando, den kommer af
error-entry-event = post { $number } kunne ikke være sket: { $why }

## The command line

error-command-unknown = der er ikke nogen kommando »{ $got }«; der er { $commands }
error-command-near = der er ikke nogen kommando »{ $got }«; mente du { $near }?
error-option-unknown = { $command } har ikke noget tilvalg { $option }; tilvalgene vises af: shutbox { $command } --help
error-option-near = { $command } har ikke noget tilvalg { $option }; mente du { $near }?
error-option-needs-value = { $option } kræver en værdi: { $option } { $value }
error-option-no-value = { $option } tager ingen værdi, men fik »{ $got }«
error-option-empty = { $option } må ikke være tom
error-option-item = { $option } har et tomt element: »{ $got }«; sæt præcis ét komma mellem to værdier
error-option-control = { $option } indeholder tegn, der ikke kan vises: »{ $got }«
error-option-suffix = { $option } skal være et filnavn, der ender på { $suffixes }, ikke »{ $got }«
error-option-twice = { $option } er givet mere end én gang
error-argument-missing = { $argument } mangler; brug: { $usage }
error-argument-extra = { $got } er ét argument for meget; brug: { $usage }
error-verify-what = angiv, hvad der skal tjekkes: en spilfil eller --store for alt, hvad en server gemmer
error-server-key-form = { $option } skal være en servers nøgle, 64 hexadecimale cifre, ikke "{ $got }"
error-database-form = { $option } tager adressen på en PostgreSQL-database, for eksempel postgresql://shutbox@localhost/shutbox, ikke "{ $got }"
error-set-syntax = --set tager en indstilling og dens værdi, som --set tiles=2, ikke »{ $got }«
error-set-twice = --set ændrer { $setting } mere end én gang
error-set-alone = --set kræver et regelsæt at ændre: shutbox rules nine --set { $got }
error-divide-depth = --divide kræver en dybde på mindst 1
error-moves-dice = { $got ->
    [one] én terning må ikke kastes
   *[other] { $got } terninger må ikke kastes
} ved { $position }; antallet af terninger skal være { $allowed }
error-rounds-none = { $rules } har ikke noget antal runder at vælge; udelad --rounds
error-rounds-alone = alene er et spil én tur; udelad --rounds
error-dice-file = { $file }: { $why }
error-dice-seed = --seed laver terninger fra en startværdi; udelad --dice { $got }
error-seed = en startværdi er en skrivbar tekst uden mellemrum i enderne, ikke »{ $got }«
error-typed-same-dice = { $rules } giver alle spillere de samme terninger, så de kan ikke tastes ind; udelad --dice typed
error-resume-same-dice = i dette spil får alle de samme terninger, men spilfilen har ikke den startværdi, der laver dem, så det kan ikke fortsætte
error-resume-own = { $player } er en af dine egne spillere, og en spilfil rummer ingen programmer, så spillet kan ikke fortsætte her
error-game-number = der er ikke noget spil »{ $got }«; skriv et tal fra 1 til { $most } eller et navn
error-setup-number = skriv et helt tal fra { $low } til { $high }, eller kun Enter, ikke »{ $got }«
error-starter-thrown = i { $rules } afgør terningerne, hvem der begynder; udelad --starter, eller tilføj --set begins=first

## Files

error-file-missing = der er ikke nogen fil { $file }
error-file-no-folder = der er ikke nogen mappe at lave { $file } i
error-file-folder = { $file } er en mappe, ikke en fil
error-file-no-directory = { $file } er ikke en mappe
error-file-denied = { $file } må ikke læses eller skrives her
error-file-exists = { $file } findes allerede; vælg et andet navn, eller fortsæt spillet i den: shutbox play --resume { $quoted }
error-file-large = { $file } er for stor: højst { $most } byte læses
error-file-text = { $file } er ikke en tekst i UTF-8
error-file-other = { $file } kan ikke bruges: { $why }
error-output = outputtet kan ikke skrives: { $why }
error-system = styresystemet melder en fejl: { $why }

## Answers at the table

error-answer-none = skriv et af numrene eller talklapperne
error-answer-penalty = skriv 1 eller { $up }, så talklappen rejser sig, 2 eller { $end }, så turen slutter
error-answer-number = der er ikke nogen { $got } at vælge; numrene går fra 1 til { $most }
error-answer-unknown = »{ $got }« betyder intet her; et spørgsmålstegn viser, hvad der kan skrives
error-answer-ambiguous = { $got } kan være { $moves }; skriv nummeret eller talklapperne præcis sådan
error-answer-faces = { $got } er ikke det, { $dice ->
    [one] én terning viser; skriv dens øjne, som 4
   *[other] { $dice } terninger viser; skriv deres øjne, som 3 5
}
error-answer-player = »{ $got }« er ikke navnet på én spiller; spillerne er { $names }
error-typed-only = { $word } er til rigtige terninger; i dette spil kaster computeren
error-answer-sum = »{ $got }« er ikke en sum; skriv den som { $word } 9 eller =9
error-answer-total = »{ $got }« er ikke en tursum; skriv den som { $word } 17, og { $word } 0 for en lukket æske
error-answer-rename = »{ $got }« siger ikke, hvem der får hvilket navn; skriv det som { $word } Ann=Anna; ved bordet er { $names }
error-answer-order = »{ $got }« er ikke en rækkefølge af alle; nævn hver af { $names } én gang, med kommaer
error-off-generated = terninger meldes kun af måtten, hvor de tastes ind; computerens bliver på den eller triller af med reglernes chance
error-off-none = { $rules } har ingen straf for terninger af måtten

## Environments

error-envs-extra-missing = dette kræver { $missing }, som ikke er installeret: { $install }
error-envs-illegal = illegal skal være stay eller raise, ikke »{ $got }«
error-envs-reward = reward skal være en af { $kinds }, ikke »{ $got }«
error-envs-reward-points = { $rules } giver ingen point; beløn med win eller zero-sum
error-envs-players = et spil mellem agenter kræver mindst to, ikke { $got }; en tur alene er shutbox.envs.TurnEnv
error-envs-actions = der skal være én handling for hver af de { $count } ture, men de kom i formen { $got }
error-action-unknown = { $got } er ikke en handling i dette regelsæt, hvis handlinger har numrene 0 til { $most }
error-action-illegal = handlingen { $got } er ikke tilladt nu: spillet venter på { $phase ->
    [throw] et kast
    [shut] at talklapper bliver lukket
    [penalty] at straffen bliver valgt
    [survivor] at den sidste tilbage tager pointet eller kaster
   *[over] intet mere, det er slut
}
