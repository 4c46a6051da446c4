# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = “{ $got }” is geen stelling van deze bak; die schrijf je als { $expected }, met een punt voor elke neergeklapte steen
error-position-tile = { $got } heeft { $tile } waar deze bak { $own } heeft; de volle stelling is { $expected }, een punt is een neergeklapte steen
error-position-hidden = in { $got } is de { $tile } neer terwijl er nog een steen voor staat; alleen de voorste steen van een kolom kan neer
error-box-rows = “{ $got }” is geen bak: elke rij heeft evenveel stenen nodig, en een kolom mag alleen achteraan eerder ophouden; een bak met twee rijen schrijf je als 123456789/987654321
error-box-notation = “{ $got }” is geen bak: een rij schrijf je als 123456789, of als 8,9,10,11 wanneer een waarde twee cijfers heeft
error-move-tile = er staat geen steen { $tile } in { $position }; zet + tussen stenen, en elke ' is een rij verder naar achteren: 6+2'
error-move-hidden = { $tiles } kunnen niet samen in { $position }: voor een ervan staat nog een steen; neem die mee, of eerst
error-throw-syntax = “{ $got }” is geen worp; schrijf de ogen met komma’s, zoals 3,5, of van één dobbelsteen, zoals 4
error-throw-faces = { $got } is geen worp met deze dobbelstenen: ze gaan van 1 tot en met { $faces }
error-throw-dice = { $got } is geen worp in dit spel, want er { $dice ->
    [1] wordt één dobbelsteen gegooid: schrijf zijn ogen, zoals 4
   *[other] worden alle { $dice } dobbelstenen gegooid, of één: schrijf hun ogen, zoals 3,5 of 4
}
error-event-word = “{ $got }” is geen gebeurtenis; een worp schrijf je als 3,5r, stenen als 6+2, en verder zijn er off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann en order:2,1
error-event-name = “{ $got }” is geen naam in een spelbestand: { $why ->
    [text] de procentcodes moeten de bytes van een tekst in UTF-8 zijn, zoals Zo%C3%AB
   *[code] na elke % moeten twee hexadecimale cijfers komen, zoals %C3
}
error-event-version = een spelbestand van deze versie kent geen woord “{ $got }”; daarvoor moet de eerste regel shutbox { $version } zijn
error-toml-syntax = dit is geen TOML: { $why }; een instelling schrijf je als tiles = 2
error-json-syntax = dit is geen JSON: { $why }; een regelset schrijf je als {"{"}"tiles": 2{"}"}
error-json-object = een regelset is een JSON-object zoals {"{"}"tiles": 2{"}"}, niet { $got }

## Rule sets

error-rules-unknown = er is geen regelset “{ $got }”; { $near ->
    [nothing] bekend zijn { $known }
   *[other] bedoel je { $near }? Alle staan in: shutbox rules
}
error-setting-unknown = er is geen instelling “{ $setting }”; alle instellingen staan in: shutbox rules nine
error-setting-unknown-near = er is geen instelling “{ $setting }”; bedoel je { $near }?
error-setting-text = { $setting } moet een tekst zijn, niet { $got }
error-setting-whole = { $setting } moet een geheel getal zijn, niet { $got }
error-setting-word = { $setting } moet een geheel getal van { $low } tot en met { $high } zijn, of { $word }, niet { $got }
error-setting-flag = { $setting } moet true of false zijn, niet { $got }
error-setting-chance = { $setting } moet een kans van 0 tot 1 zijn, zoals 0.02 of 1/50, niet { $got }
error-setting-one-die = { $setting } moet een van { $choices } zijn (of forced in plaats van optional), niet { $got }
error-setting-box = { $setting } moet een van { $boxes } zijn, rijen als 123456789/987654321, of een lijst kolommen als [[1, 9], [2, 8]], niet { $got }
error-setting-choice = { $setting } moet een van { $choices } zijn, niet { $got }
error-setting-set-up = { $setting } moet een stelling van de bak { $expected } zijn, met een punt voor elke neergeklapte steen, niet { $got }
error-setting-range = { $setting } moet van { $low } tot en met { $high } zijn, niet { $got }
error-setting-no-meaning = { $setting } betekent niets als format { $format } is; laat het weg
error-tile-value = een steen moet een waarde van 1 tot en met { $most } hebben, niet { $got }
error-box-empty = box moet minstens één kolom hebben, en elke kolom minstens één steen
error-box-shape = box mag hoogstens { $most_columns } kolommen en { $most_rows } rijen hebben, niet { $columns } en { $rows }
error-box-positions = box mag hoogstens { $most } stellingen hebben, niet { $got }; maak de bak kleiner
error-box-ways = met deze bak en dobbelstenen kan één worp op wel { $got } manieren, meer dan de { $most } die mogen; neem een kleinere bak of minder dobbelstenen
error-set-up-empty = set_up moet minstens één steen laten staan
error-first-throw-tile = first_throw moet een steen noemen die met de eerste worp neer kan, en dat kan { $tile } niet
error-box-never-shut = bij format = { $format } gaat het om het sluiten van de bak, maar geen worp haalt de steen { $tile }: de hoogste is { $most }
error-goal-never-shut = { $goal } vraagt om een bak die dicht kan, maar geen enkele reeks worpen sluit { $position }; verander de bak, de dobbelstenen of wat een worp mag neerklappen
error-one-die-always = { $setting } moet never zijn waar toch al met één dobbelsteen gegooid wordt
error-one-die-limit = de grens van one_die moet een geheel getal van { $low } tot en met { $high } zijn, niet { $got }
error-unlucky-total = unlucky moet een som zijn die alle dobbelstenen samen kunnen tonen, van { $low } tot en met { $high }, niet { $got }
error-thai-one-tile = buys = thai klapt één steen per keer neer: laat tiles en behind zoals ze zijn
error-off-mat-chance = off_mat_chance moet van 0 tot 1 zijn, niet { $got }
error-off-mat-none = bij off_mat_chance hoort een straf: zet off_mat op raise, end, choose of void
error-off-mat-endless = met off_mat_chance = 1 zou een beurt nooit eindigen: alleen off_mat = end en off_mat = void laten dat toe
error-order-needs-throw = order = descending heeft begins = throw nodig
error-super-box-one-each = super_box betekent niets als tries one-each is; laat het weg

## Practising

error-drill-none = in { $rules } valt niets te kiezen, dus er valt niets te oefenen
error-drill-player = niemand in deze partijen heet “{ $got }”; de spelers zijn { $names }
error-drill-twins = in een partij heet meer dan één speler “{ $got }”; schrijf de naam zoals in het spelbestand: { $names }
error-drill-level = --level moet een van { $levels } zijn, niet { $got }
error-stats-since = --since verwacht een datum zoals 2026, 2026-11 of 2026-11-18, niet { $got }
error-stats-player = { $got } heeft hier geen afgelopen partij; wel: { $names }
error-stats-rules = er is geen afgelopen partij met { $got }; wel met { $rules }
error-drill-choice = kies een van de mogelijkheden: een zet met zijn nummer of stenen, of een aantal dobbelstenen

## Server

error-language-unknown = de taal “{ $got }” is er niet; er zijn { $languages }
error-serve-address = luisteren op { $host }, poort { $port } lukt niet: { $why }; kies iets anders met --port of --host
error-serve-public = --public moet een adres zijn als https://box.example zonder pad, niet { $got }
error-host-name = { $option } moet een hostnaam of een IP-adres zijn, niet “{ $got }”
error-server-extra-missing = hiervoor is { $missing } nodig, en dat is niet geïnstalleerd: { $install }; shutbox play heeft verder niets nodig
error-postgres-extra-missing = voor een database is { $missing } nodig, en dat is niet geïnstalleerd: { $install }
error-docs-missing = bij deze installatie zit geen gebouwde documentatie; in een checkout bouw je die met: .venv/bin/python tools/build_docs.py; de bronnen zijn de bestanden in docs/
error-site-unbuilt = de pagina’s van de site zitten niet bij deze installatie; in een checkout bouw je ze met: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } bevat andere bestanden, die de site zou vervangen; noem een nieuwe of lege map
error-table-name = { $fault ->
    [blank] een naam heeft minstens één zichtbaar teken nodig
    [long] een naam heeft hoogstens { $most } tekens, en “{ $got }” heeft er { $length }
   *[hidden] een naam kan geen tekens hebben die onzichtbaar zijn of de schrijfrichting veranderen, zoals { $sign } in “{ $got }”; typ hem opnieuw
}
error-table-rules = "rules" moet de naam van een regelset zijn of de instellingen ervan als object, en "set" een object met veranderingen
error-table-moves = deze regels geven tot { $got } zetten voor één worp, en een live-tafel kan er { $most } hebben: neem minder gelijke stenen, of speel in de terminal
error-table-rules-long = de regels zijn { $got } bytes lang, en een live-tafel heeft plaats voor { $most }: maak de teksten korter
error-table-seats = "seats" moet een lijst van 1 tot 12 teksten zijn, elk "{ $open }" of de naam van een bot
error-table-full = er kijken al te veel mensen naar deze tafel; kom later terug
error-player-here = de speler van plaats { $seat } is er; anderen beslissen alleen over de plaats van iemand die weg is
error-player-awaited = de speler van plaats { $seat } is weg; over { $seconds } s mogen anderen over de plaats beslissen
error-device-unknown = dit vraagt een apparaat dat bekend is; POST /api/devices geeft er een
error-spoken-unknown = bij die gesproken code hoort geen tafel, of die wacht niet meer; vraag de host om de link
error-transfer-unknown = met die code verhuist geen plaats: die is fout, gebruikt of te oud; maak een nieuwe op het eerste apparaat
error-log-from = "from" moet het nummer van een regel zijn, vanaf 1
error-wire-json = dit is geen JSON-object
error-wire-since = "n" moet het aantal vermeldingen zijn dat je gezien hebt, van 0 tot en met { $now }
error-http-json = de inhoud moet JSON zijn: stuur die met Content-Type: application/json
error-http-cut = de aanvraag hield op voordat de inhoud compleet was
error-http-long = de inhoud is langer dan { $most } bytes
error-http-slow = de inhoud van deze aanvraag kwam te langzaam binnen
error-http-too-many = te veel aanvragen; wacht een minuut
error-http-connections = dit adres heeft te veel verbindingen met de server; sluit er een paar
error-http-head = de kop van de aanvraag is langer dan { $bytes } bytes of { $lines } regels
error-http-malformed = dit is geen geldige HTTP-aanvraag
error-http-host = deze server luistert niet naar de naam { $got }; gebruik het adres dat hij bij de start toonde, of start hem met --also
error-http-host-form = de header Host moet één host noemen, en hier staat { $got }
error-http-origin = een pagina van { $got } mag dit niet doen; open de pagina van deze server
error-http-path = onder dit pad is niets; docs/server.md noemt wat er is
error-offline-alone = hiervoor zijn een Shutbox-server en andere apparaten nodig; hier draait alles in deze browser
error-offline-unsolved = deze kist is te groot om in een browser door te rekenen; een Shutbox-server kan het wel
error-offline-full = de opslag van de browser is vol, dus er is niets bewaard en niets gespeeld; maak ruimte, bijvoorbeeld door oude partijen te exporteren en te verwijderen, en probeer het opnieuw
error-offline-elsewhere = een ander tabblad van deze browser heeft de tafels; sluit het, of speel hier verder
error-offline-turn-forked = deze link hoort bij een partij die hier anders verder is gegaan, dus er is niets veranderd; vraag om de laatste link
error-offline-turn-edited = deze link is beschadigd of gewijzigd, dus hier is niets veranderd; vraag er opnieuw om
error-offline-turn-people = via een link spelen alleen mensen, en minstens twee; maak een andere tafel om met bots te spelen
error-offline-turn-again = een partij via een link wordt niet herhaald; maak een nieuwe tafel
error-offline-turn-settings = een partij via een link heeft verzegelde dobbelstenen, geen bedenktijd en geen ongedaan maken; wijzig die instellingen
error-http-method = dit pad neemt { $allowed }
error-http-fault = er ging iets mis in de server; er is niets bewaard, probeer het nog eens
error-http-handshake = dit is geen handshake van een WebSocket van versie { $version }
error-think-too-dear = dit spel is te veel om hier over na te denken (stellingen: { $positions }, spelers: { $players }); een vuistregel kan het spelen
error-think-busy = de coach en de bots hebben het druk; vraag het zo nog eens
error-think-share = aan je vorige vragen wordt nog gewerkt; wacht op de antwoorden
error-server-busy = de server heeft het druk; vraag het zo nog eens
error-think-too-long = dat duurde langer dan { $seconds } seconden en is gestopt
error-think-failed = het proces dat nadenkt is uitgevallen; vraag het nog eens

## Joining a table

error-join-address = “{ $got }” is niet het adres van een tafel; dat schrijf je als http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = “{ $got }” is niet de code van een tafel: die heeft twaalf letters en cijfers, zoals k3mz-7w2q-9fxd, of zes cijfers als die hardop gezegd is
error-join-transfer = “{ $got }” is geen code waarmee een plaats verhuist: die heeft 26 letters en cijfers
error-join-unreachable = op { $server } antwoordt geen server: { $why }
error-join-no-server = { $server } is geen server van shutbox
error-join-version = de server spreekt versie { $got } van de tafeltaal, en dit programma versie { $known }; gebruik dezelfde versie van shutbox
error-join-refused = { $why }
error-join-door = { $server } heeft de tafel wel, maar laat deze terminal er niet mee praten; misschien zit er een proxy tussen
error-join-entry = vermelding { $number } van deze tafel is niet te begrijpen ({ $why }); gebruik dezelfde versie van shutbox als de server
error-join-device = { $file } is beschadigd; verwijder het, dan is deze terminal een nieuw apparaat voor de server
error-host-room = er is niet voor ieder van { $names } een vrije plaats bij { $seats }; voeg er een toe met --seats
error-join-begun = het spel is zonder jou begonnen; kijk mee met --watch
error-join-full = alle plaatsen zijn bezet; kijk mee met --watch
error-join-seat = “{ $got }” is niet de naam van één speler en geen nummer van een plaats; de plaatsen zijn 1 tot en met { $seats }, de spelers { $names }
error-join-which = zeg wie: { $names }
error-join-nobody = aan deze terminal zit niemand
error-join-sit = zeg wie er gaat zitten: { $word } Bo, of { $word } 2 Bo
error-join-fill = zeg welke plaats naar welke bot gaat: { $word } 2 club
error-join-no-game = er is nog geen spel om te bewaren
error-option-choice = { $option } moet een van { $known } zijn, niet “{ $got }”

## Store

error-store-open = de opslag { $path } kan niet open: { $why }
error-store-away = geen verbinding met de database { $path }: { $why }
error-store-unsafe = deze database kan kwijtraken wat al bevestigd is: de instelling { $setting } is { $got }, niet { $good }
error-serve-workers-file = meerdere processen hebben een PostgreSQL-database nodig, omdat maar één proces tegelijk een SQLite-bestand kan schrijven; voeg --database postgresql://shutbox@localhost/shutbox toe, of laat --workers weg
error-store-share = in de database staat de regel niet meer die zegt wat dit proces heeft opgeslagen; het stopt, zodat niets twee keer gebeurt
error-store-not-empty = de database { $path } heeft al een opslag met tafels, en wordt niet overschreven; noem een lege
error-server-key = { $path } is niet de sleutel van een server, die 64 hexadecimale cijfers heeft; zet het juiste bestand terug, of haal het weg en de server maakt een nieuwe sleutel
error-server-key-other = de spellen in deze database zijn ondertekend met de sleutel die met { $expected } begint, maar deze server heeft { $got }; kopieer server.key van de eerste server naar de gegevensmap van deze
error-store-homeless = je hebt geen thuismap om gegevens in te bewaren; noem een andere map in de variabele SHUTBOX_DATA
error-store-none = er is geen opslag { $path }
error-store-in-use = de opslag { $path } is in gebruik bij proces { $pid }; er kan maar één proces tegelijk bij
error-store-foreign = { $path } is geen opslag van dit programma
error-store-newer = de opslag { $path } heeft versie { $got }, maar dit programma kent { $known }; een nieuwere shutbox opent hem
error-store-references = de opslag { $path } kan niet worden omgezet: sommige rijen horen bij tafels die er niet zijn; de kopie ernaast is zoals hij was
error-store-library = de opslag vraagt SQLite { $needed } of nieuwer, en deze Python heeft { $got }
error-store-anchor = de opslag is beschadigd: het anker, dat zegt wat erin moet zitten, ontbreekt of is veranderd
error-store-mark = het merkteken van de opslag is beschadigd; vindt `shutbox verify --store` verder niets, verwijder dan { $mark }
error-store-behind = de opslag mist { $lost } bevestigde schrijfacties: het logboek is beschadigd, of het is een oudere kopie; zet een back-up terug, of verwijder { $mark } om verder te gaan met wat er nog is
error-store-other = de opslag is niet die waar het merkteken bij hoort; heb je hier een andere neergezet, verwijder dan { $mark }
error-store-unreadable = de opslag is beschadigd: een deel is niet te lezen ({ $why })
error-store-schema = de opslag is beschadigd: de tabellen zijn niet gemaakt zoals het moet
error-store-structure = de opslag is beschadigd: { $why }
error-store-entry-missing = vermelding { $number } van tafel { $table } ontbreekt, of staat ergens anders
error-store-entry-changed = vermelding { $number } van tafel { $table } is veranderd
error-store-entry-count = tafel { $table } moet { $expected } vermeldingen hebben, maar heeft er { $got }
error-store-head = de kop van tafel { $table } is niet de hash van de laatste vermelding
error-store-stray = er zijn vermeldingen van een tafel die er niet is, die met nummer { $number }
error-store-events = de opslag moet { $expected } vermeldingen bevatten, maar bevat er { $got }
error-store-tally = { $kind ->
    [tables] de rijen van de tafels
    [devices] de rijen van de apparaten
    [holdings] de rijen van de bezette plaatsen
   *[transfers] de rijen van de codes waarmee plaatsen verhuizen
} kloppen niet met hun telling: het moeten er { $expected } zijn en het zijn er { $got }, of een ervan is veranderd
error-store-log-missing = regel { $number } van het openbare logboek ontbreekt, of staat ergens anders
error-store-log-changed = regel { $number } van het openbare logboek is veranderd
error-store-log-head = het openbare logboek moet eindigen met regel { $expected } en de hash daarvan, maar eindigt met regel { $got } of een andere hash
error-store-sealed = de worpen van tafel { $table } zijn verzegeld maar niet bewaard en niet geopend, of geopend en nooit verzegeld
error-store-snapshot = de momentopname van tafel { $table } bij vermelding { $number } past niet bij de vermeldingen; een server negeert haar en speelt de tafel na
error-store-game = de vermeldingen van tafel { $table } vormen geen spel; wat er mis is met de opslag, zegt: shutbox verify --store
error-store-conflict = de tafel heeft { $got } vermeldingen, en niet { $expected } zoals gedacht
error-store-no-table = die tafel is niet meer in de opslag
error-store-constraint = de opslag weigert dit: { $why }
error-store-failed = de schijf of de database liet het afweten ({ $why }), dus er kan niets meer bewaard worden; wat bevestigd is, is bewaard. Controleer ze en start opnieuw
error-store-closed = de opslag is gesloten
error-backup-failed = de opslag kopiëren naar { $path } lukt niet: { $why }
error-admin-silent = de server op { $address } heeft de opslag, maar antwoordt niet: { $why }
error-admin-refused = de server weigert, en zegt niet waarom
error-admin-task = een server heeft geen taak “{ $got }”
error-admin-path = het pad van een kopie moet absoluut zijn
error-forget-one = noem één ding om te vergeten: een tafel, een apparaat, of een aantal dagen
error-forget-device = om te wissen wat de server over dit apparaat bewaart, moet het genoemd worden: “device” is de id die /api/mine geeft
error-export-after = “after” is een geheel getal van hooguit 12 cijfers
error-forget-which = noem één ding om te vergeten: --table ID, --device ID of --older-than DAYS
error-restore-where = zeg in welke database: --database postgresql://shutbox@localhost/shutbox
error-think-where = zeg voor welke database: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = er is geen tafel of apparaat { $got } in de opslag

## Players

error-bot-unknown = er is geen bot “{ $got }”; { $near ->
    [nothing] er zijn { $bots }
   *[other] bedoel je { $near }?
}
error-argument-type = { $argument } moet { $wanted } zijn, niet { $got }
error-position-range = { $got } is geen stelling van deze bak; de stellingen hebben de nummers 0 tot en met { $most }
error-player-form = “{ $got }” noemt geen speler; schrijf de module en wat die definieert, zoals my_bots:Careful
error-player-import = de speler { $got } kan niet worden geladen: { $why }
error-player-choose = { $got } is geen speler; een speler heeft een methode choose(game) die een toegestane actie teruggeeft
error-player-illegal = de speler { $player } koos { $chosen } bij { $position }; toegestaan is daar { $allowed }
error-player-here-only = de speler { $got } bestaat alleen in dit proces; noem hem module:Name, zodat andere hem kunnen laden
error-cursor-place = dit spelbestand heeft geen plaats { $got }; de plaatsen hebben de nummers 0 tot en met { $most }
error-choice-unknown = “{ $got }” kan nu niet worden gekozen; er zijn { $allowed }
error-player-varies = de speler { $player } kiest niet altijd hetzelfde, dus zijn sterkte is niet te berekenen; speel spellen met hem
error-players-count = { $most ->
    [1] { $rules } speel je alleen, niet met { $got } spelers
   *[other] { $rules } is voor 1 tot { $most } spelers, niet { $got }
}
error-player-name = een speler heeft een naam nodig die te drukken is, niet “{ $got }”
error-player-kind = op een plaats zit een mens (person), of een bot met een naam van kleine letters, cijfers en streepjes, niet “{ $got }”
error-player-twice = twee spelers kunnen niet allebei { $name } heten; { $free } is vrij
error-starter-seat = de plaats die begint moet van 1 tot en met { $players } zijn, niet { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] er hoeft niet gegooid te worden
    [shut] er kunnen geen stenen neer
    [off] van de mat rollen telt niet
    [penalty] er is geen straf te kiezen
    [take] er is geen punt te nemen
    [leave] niemand kan stoppen
    [options] er valt niets te kiezen
    [total] geen beurt kan met zijn totaal eindigen
    [order] de volgorde kan niet veranderen
   *[time] er kan geen tijd om zijn
} { $phase ->
    [start] terwijl er gegooid wordt om wie begint
    [throw] vóór de volgende worp
    [shut] zolang er geen stenen neer zijn voor de worp die er ligt
    [penalty] voordat de straf gekozen is
    [survivor] terwijl de laatste beslist
   *[over] nu het spel is afgelopen
}
error-dice-count = { $got ->
    [one] met één dobbelsteen mag hier niet gegooid worden
   *[other] met { $got } dobbelstenen mag hier niet gegooid worden
}; het aantal dobbelstenen moet { $allowed } zijn
error-dice-missing = voor een worp zijn dobbelstenen nodig
error-dice-script-over = de lijst met worpen is op
error-throw-sorted = de ogen van een worp schrijf je van laag naar hoog, niet { $got }
error-throw-ends-turn = geen steen past bij deze worp, dus hij beëindigt de beurt; klopt dat, meld hem dan zonder hold
error-correct-turn = plaats { $seat } beëindigde in ronde { $round } minder beurten met een totaal: { $count }
error-correct-later = met dit totaal was het spel anders verdergegaan: wat vanaf { $who } in ronde { $round } is ingevoerd, past niet meer
error-off-mat-never = de dobbelstenen van de computer rollen hier nooit van de mat: de kans daarop is 0
error-same-dice = iedereen krijgt hier dezelfde worpen: deze worp was al { $shown }, dus hij kan niet { $got } zijn
error-sum-one-die = hier wordt één dobbelsteen gegooid, en die toont zijn ogen: typ die
error-sum-faces = de som is hier niet genoeg: bij { $rules } bepalen de losse ogen welke stenen passen; typ ze, zoals 3 5
error-sum-same-dice = de som is hier niet genoeg: bij { $rules } krijgt iedereen dezelfde worpen; typ de ogen, zoals 3 5
error-sum-range = { $dice } dobbelstenen kunnen samen geen { $got } tonen; hun som is { $dice } tot en met { $most }
error-total-shared-box = bij De Laatst Overgeblevene zijn er geen totalen: iedereen sluit dezelfde bak, dus elke worp met zijn stenen is nodig
error-total-generated = een beurt voer je alleen met zijn totaal in als alle dobbelstenen echt zijn; in dit spel heeft de computer gegooid
error-total-tiles = geen stenen van { $position } tellen samen { $got }; typ wat aan het eind van de beurt nog staat
error-order-alone = alleen valt er geen volgorde te veranderen
error-order-seats = { $got } is geen volgorde van alle plaatsen; noem elke plaats van 1 tot en met { $players } één keer
error-move-illegal = { $tiles } van { $position } kan niet neer met { $throw }
error-leave-seat = op plaats { $seat } zit geen speler die kan stoppen: de plaatsen zijn 1 tot en met { $players }, en wie gestopt is, is weg
error-seat-unknown = er is geen plaats { $seat }; de plaatsen zijn 1 tot en met { $players }
error-undo-nothing = er is niets terug te nemen: een worp van de computer blijft staan zodra hij gezien is

## Solving

error-objective-unknown = “{ $got }” is geen doel; schrijf mean, shut, below:12, of below:12:1/2 waar gelijk half telt
error-solve-extra-missing = om op te lossen is { $missing } nodig, en dat is niet geïnstalleerd: { $install }
error-value-start-order = zolang er gegooid wordt om wie begint, is er met order = descending niets te berekenen; gooi eerst
error-solve-too-large = deze bak is te groot om op te lossen: { $positions } stellingen en { $moves } zetten vragen { $megabytes } MB, en er worden er hoogstens { $most } gebruikt

error-solve-no-rest = bij de score { $score } is geen rustpunt gevonden: de beste antwoorden van de spelers draaien in een kring rond
error-solve-score = voor deze punten is er geen oplossing: waar de anderen betalen, verschillen de punten van { $players } spelers een veelvoud van { $players }
error-solve-out = met een totaal van { $got } ligt een speler eruit of is het spel afgelopen; geef totalen onder { $limit }
error-option-range = { $option } moet een geheel getal van { $low } tot en met { $high } zijn, niet “{ $got }”
error-option-numbers = { $option } moet { $count ->
    [one] één geheel getal zijn
   *[other] uit { $count } gehele getallen met komma’s ertussen bestaan, één per speler
}, niet “{ $got }”
error-option-together = { $option } en { $other } spreken elkaar tegen; laat een van beide weg
error-option-needs = { $option } betekent niets zonder { $others }
error-players-missing = zeg hoeveel er spelen: --players 2
error-players-most = { $rules } is voor hoogstens { $most } spelers, niet { $players }
error-solve-round = een ronde wordt opgelost voor een jacht met 2 tot 12 spelers, niet voor { $rules } met { $players }; probeer --game
error-solve-ranges = marges zijn bekend voor hele jachtspellen met 3 of 4 spelers, niet voor { $rules } met { $players }
error-solve-try = --to-beat en --tries horen bij elkaar: het totaal om te kloppen, en hoeveel spelers op rij het nog mogen proberen
error-score-no-meaning = { $rules } houdt van beurt tot beurt geen score bij, dus --score betekent niets
error-score-range = de punten in dit spel gaan van { $low } tot en met { $high }; met meer is het afgelopen
error-rounds-no-meaning = { $rules } speel je niet in een aantal rondes, dus --rounds betekent niets
error-tables-none = voor { $rules } worden geen oplossingen meegeleverd
error-to-beat-no-meaning = in { $rules } jaagt niemand op een totaal, dus --to-beat betekent niets
error-advise-shut = bij { $position } is de bak dicht: er valt niets meer te beslissen
error-advise-miss = { $throw } past niet bij { $position }: mis, er valt niets te beslissen
error-advise-tries = hoogstens { $most } spelers op rij mogen het nog proberen, die aan de bak meegeteld, en alleen waar ieder één beurt heeft, worden totalen gedeeld
error-advise-needs = { $missing } ontbreekt: shutbox advise RULES POSITION, of --record FILE
error-advise-over = het spel in dit spelbestand is afgelopen: er valt niets meer te beslissen
error-exact-too-large = met een kans om van de mat te rollen worden breuken voor hoogstens { $most } stellingen berekend, en deze bak heeft er { $positions }; laat --exact weg
error-export-exists = { $path } bestaat al, en wordt niet overschreven
error-export-failed = { $path } schrijven lukt niet: { $why }
error-page-unbuilt = de pagina wordt getekend door de webapp, en die is hier niet gebouwd: python tools/build_web.py bouwt die

## Long work

error-axis-syntax = --axis noemt een instelling en de waarden om te proberen: tiles=1,2,any, niet “{ $got }”
error-axis-twice = { $setting } staat in twee assen; zet alle waarden in één
error-sweep-points = een sweep heeft hoogstens { $most } punten, niet { $got }; trek er een paar met --sample
error-journal-other = { $path } bevat het voltooide deel van ander werk; maak dat af met zijn eigen commando, of verwijder het bestand
error-journal-busy = een ander proces schrijft in { $path }: hetzelfde werk is al bezig
error-journal-damaged = regel { $line } van { $path } is beschadigd; verwijder het bestand om opnieuw te beginnen
error-journal-failed = { $path } schrijven lukt niet: { $why }
error-workers-lost = de processen die het werk doen vallen telkens uit, misschien door geheugengebrek; taken te gaan: { $jobs }. Wat klaar is, is bewaard
error-cluster-extra-missing = voor een cluster is { $missing } nodig, en dat is niet geïnstalleerd: { $install }
error-cluster-address = { $option } moet een adres zijn als tcp://10.0.0.5:8786, niet “{ $got }”
error-cluster-unreachable = op { $address } antwoordt geen Dask-scheduler: { $why }; start er een met: dask scheduler
error-cluster-lost = het Dask-cluster op { $address } is weg; wat klaar is, is bewaard, en hetzelfde commando gaat verder
error-cluster-lacks = de workers van het Dask-cluster op { $address } missen { $missing }; installeer daar dezelfde shutbox

## Simulation

error-simulate-dice = deze dobbelstenen kunnen op { $got } manieren vallen, en er kunnen er hoogstens { $most } gesimuleerd worden
error-simulate-totals = de totalen van deze bak zijn te groot om op te tellen: hoogstens { $most } kan gesimuleerd worden
error-simulate-players = zeg welke bots er spelen: --players perfect,club; ze staan in: shutbox bots
error-tournament-twice = { $bot } zit twee keer in het toernooi; ieder speelt één keer tegen ieder ander
error-tournament-seats = voor { $seats } plaatsen zijn evenveel bots nodig, en hier { $bots ->
    [one] is er maar één
   *[other] zijn er maar { $bots }
}
error-tournament-large = dat geeft { $line_ups } opstellingen, en er kunnen er hoogstens { $most } gespeeld worden: neem minder bots of plaatsen
error-tournament-rules = { $rules } zit twee keer in het toernooi
error-simulate-endless = een partij was na { $steps } beurten nog niet afgelopen: dat is te lang om te simuleren

## Records

error-note-text = de notitie { $key } moet drukbare tekst op één regel zijn die niet met een spatie begint, en de naam kleine letters, cijfers en streepjes, niet “{ $got }”
error-record-none = dit is geen spelbestand: het begint met “{ $got }” en niet met: shutbox 1
error-record-version = dit spelbestand heeft versie { $got }, maar dit programma kent { $known }; een nieuwere shutbox leest het
error-record-version-none = “{ $got }” is geen versie van een spelbestand: versies zijn gehele getallen vanaf 1, zonder nul ervoor, zoals in: shutbox 1
error-record-line = het spelbestand is beschadigd: { $expected ->
    [rules] een regel die begint met "rules"
    [seat] een regel als: seat person "Ann"
    [begins] een regel als: begins 1
    [note] een regel als: note seed 7
   *[other] een lege regel na de spelers
} werd verwacht, niet “{ $got }”
error-record-cut = het spelbestand is afgebroken: de laatste regel moet "end" zijn, het aantal gebeurtenissen en de hash, niet “{ $got }”
error-record-hash = het spelbestand is veranderd nadat het geschreven werd: de hash past niet
error-record-count = het spelbestand zegt dat het { $expected ->
    [one] één gebeurtenis
   *[other] { $expected } gebeurtenissen
} heeft, maar het zijn er { $got }
error-record-event = gebeurtenis { $number }, { $word }, kan niet gebeurd zijn: { $why }
error-record-dice = gebeurtenis { $number }, { $word }, kan niet gebeurd zijn: { $by ->
    [sealed] de envelop van dit spel bevat { $made }
   *[other] de seed van dit spel maakt er { $made } van
}
error-record-seal-none = { $throws ->
    [one] één worp is
   *[other] { $throws } worpen zijn
} als verzegeld gemerkt, maar het spelbestand heeft geen envelop waar dat in past
error-record-seal-note = de envelop in dit spelbestand is beschadigd: de notitie { $note } { $why ->
    [missing] ontbreekt
    [twice] staat er twee keer
    [unknown] betekent hier niets
   *[form] kan niet “{ $got }” zijn
}
error-record-seal-seat = de seed van plaats { $seat } is niet die die verzegeld werd
error-record-seal-secret = het geheim in dit spelbestand is niet dat wat vóór het spel verzegeld werd: het zegel zou { $made } zijn, niet { $sealed }
error-record-unsigned = dit spelbestand is niet ondertekend, dus het laat niet zien dat het van de server met de sleutel { $key } komt
error-record-signed-key = dit spelbestand is ondertekend met de sleutel { $got }, niet met { $known }: het komt van een andere server, of van geen
error-record-signed-log = de handtekening voor regel { $n } van het openbare logboek klopt niet: ze is van een andere tafel, andere regels, een ander zegel of een andere regel van het logboek
error-record-signed-name = de server heeft voor plaats { $seat } een andere naam dan { $name } ondertekend
error-record-signed-start = de handtekening onder het begin klopt niet: spelers, zegels of wie begint zijn niet wat de server heeft ondertekend
error-record-signed-count = de server heeft een spel van { $signed } gebeurtenissen ondertekend, maar dit spelbestand heeft er { $got }: het einde is afgeknipt, of er is iets bijgezet
error-record-signed-events = dit zijn niet de gebeurtenissen die de server heeft ondertekend
error-record-signed-end = de handtekening onder het einde klopt niet: geheim, seeds of gebeurtenissen zijn niet wat de server heeft ondertekend
error-log-form = een kopie van het openbare logboek is wat de server op /api/log antwoordt: een JSON-object met rows
error-log-broken = regel { $n } van deze kopie van het logboek volgt niet uit de regel ervoor
error-log-absent = in deze kopie van het logboek, regels { $first } tot { $last }, staat het zegel van tafel { $table } niet
error-log-differs = regel { $n } van deze kopie van het logboek heeft { $what ->
    [seal] een ander zegel
    [secret] een ander geheim
   *[row] een ander nummer of een andere controlesom
} dan het spelbestand

## Live tables

error-table-unknown = die tafel is er niet; vraag wie je uitnodigde om de link
error-table-damaged = tafel { $table } is beschadigd in de opslag en opzijgezet; wie de server beheert, vindt meer met shutbox verify --store
error-table-stage = dat kan niet { $stage ->
    [waiting] voordat het spel begonnen is
    [sealing] terwijl de plaatsen hun seeds laten zien
    [playing] tijdens het spel
    [over] nu het spel is afgelopen
   *[abandoned] aan een tafel die is opgeheven
}
error-table-seat = er is geen plaats { $got } aan deze tafel; de plaatsen zijn 1 tot en met { $seats }
error-table-bot = een plaats is vrij (open) of van een bot, en “{ $got }” is geen naam van een bot: die heeft kleine letters, cijfers en streepjes
error-table-same-dice = { $rules } geeft elke speler dezelfde worpen, dus je kunt ze niet intypen; zet dice op sealed
error-table-envelope = een tafel vraagt een openbare id van 16 hexadecimale cijfers, en alleen met verzegelde worpen een zegel van 64, niet “{ $public }” en “{ $commitment }”
error-table-seeded = worpen uit een seed zijn voor een tafel met één plaats, en vragen de instelling seed; andere worpen hebben die niet
error-table-settings = de instellingen van een tafel zijn een JSON-object zoals {"{"}"undo": true{"}"}, niet { $got }
error-table-setting-unknown = een tafel heeft geen instelling “{ $setting }”; er zijn { $known }
error-table-setting = { $setting } kan niet “{ $got }” zijn; toegestaan zijn { $wanted }
error-host-only = dat mag alleen de host van deze tafel
error-keeper-only = dat doet alleen de tafel zelf; niemand kan erom vragen
error-device-only = dat mag alleen het apparaat van een mens; open eerst de link van de tafel
error-seated-only = dat mag alleen wie aan deze tafel zit, of de host
error-seat-taken = plaats { $seat } is bezet; kies een vrije
error-seat-open = op plaats { $seat } zit niemand
error-seat-gone = wie op plaats { $seat } zat, is gestopt; het spel gaat zonder die plaats verder
error-seat-unheld = op plaats { $seat } zit geen mens, dus die kan niet naar een ander apparaat
error-seat-bot = op plaats { $seat } speelt een bot; alleen over de plaats van een mens kan worden beslist
error-seats-open = { $count ->
    [one] plaats { $seats } is nog vrij; daar moet iemand gaan zitten
   *[other] de plaatsen { $seats } zijn nog vrij; op elke moet iemand gaan zitten
}, of een bot
error-seals-missing = voor de worpen ontbreekt nog het verzegelde deel van { $names }; wacht erop, of vraag het nog eens om zonder te beginnen
error-not-your-seat = plaats { $seat } is niet van jou; dat mag alleen wie daar zit
error-not-your-turn = dit is aan { $who }
error-not-asked-so = “{ $word }” kan niet als woord gespeeld worden: gooi met throw of report, stop met leave, vraag een hint met hint
error-seal-format = het zegel van een seed heeft 64 hexadecimale cijfers, en alleen een tafel met verzegelde worpen neemt er een
error-table-unsealed = de worpen van deze tafel zijn niet verzegeld
error-seed-known = de seed van plaats { $seat } is al getoond
error-seed-strange = dat is niet de seed die plaats { $seat } verzegeld heeft; die heeft 64 hexadecimale cijfers
error-dice-typed = aan deze tafel zijn de dobbelstenen echt: gooi ze, en meld wat ze tonen
error-dice-sealed = de worpen van deze tafel zijn verzegeld en niemand kan ze melden: gooi met throw
error-arrange-typed = namen en volgorde verander je alleen waar echte dobbelstenen worden ingetypt
error-undo-off = er kan niets worden teruggenomen: deze tafel speelt zonder undo, of de envelop is open, of het gaat aan een andere tafel verder
error-undo-time = de tijd was om, en dat wordt niet teruggenomen
error-coach-off = deze tafel speelt zonder coach
error-rematch-already = de nieuwe partij heeft al een tafel; ga daarheen
error-say-unknown = "{ $got }" kun je aan een tafel niet zeggen; bekend zijn { $known }
error-nudge-nobody = er is niemand om aan te sporen; het spel wacht op niemand anders
error-nudge-early = het is te vroeg om aan te sporen; wacht nog { $seconds } s
error-wish-unknown = “{ $got }” is niets waar je om kunt vragen; "do" moet een van { $known } zijn
error-wish-field = { $do } heeft "{ $field }" nodig: { $wanted ->
    [number] een geheel getal van 0 tot en met { $most }
    [numbers] een lijst van gehele getallen van 0 tot en met { $most }
    [flag] true of false
   *[text] een tekst van hoogstens { $most } tekens
}
error-wish-report = report heeft of “faces” nodig, een lijst gehele getallen, of “sum”, een geheel getal van 1 tot en met { $most }
error-wire-version = dit bericht heeft versie “{ $got }”, maar deze server spreekt { $known }; laad de pagina opnieuw, of gebruik dezelfde versie van shutbox
error-wire-command = een opdracht is een JSON-object met "v", een "id" van 1 tot 40 zichtbare ASCII-tekens, het aantal "n" van vermeldingen die je gezien hebt, en "do"
error-stale = er is intussen iets gebeurd: jij hebt { $seen } vermeldingen gezien, de tafel heeft er { $now }; kijk nog eens
error-entry-first = een tafel begint met de vermelding die de tafel maakte, en heeft er maar één van die soort
error-entry-kind = “{ $got }” is geen soort vermelding die deze versie van shutbox kent
error-entry-fields = een vermelding van de soort { $kind } heeft { $fields } nodig, elk in zijn vorm
error-entry-body = dit is geen bewaarde vermelding: het moet een JSON-object zijn dat noemt van wie het is en uit welke opdracht het komt
error-entry-event = vermelding { $number } kan niet gebeurd zijn: { $why }

## The command line

error-command-unknown = er is geen commando “{ $got }”; er zijn { $commands }
error-command-near = er is geen commando “{ $got }”; bedoel je { $near }?
error-option-unknown = { $command } heeft geen optie { $option }; de opties staan in: shutbox { $command } --help
error-option-near = { $command } heeft geen optie { $option }; bedoel je { $near }?
error-option-needs-value = { $option } vraagt een waarde: { $option } { $value }
error-option-no-value = { $option } neemt geen waarde, maar kreeg “{ $got }”
error-option-empty = { $option } mag niet leeg zijn
error-option-item = { $option } heeft een leeg onderdeel: “{ $got }”; zet precies één komma tussen twee waarden
error-option-control = { $option } bevat tekens die niet getoond kunnen worden: “{ $got }”
error-option-suffix = { $option } moet een bestandsnaam zijn die eindigt op { $suffixes }, niet “{ $got }”
error-option-twice = { $option } staat er meer dan één keer
error-argument-missing = { $argument } ontbreekt; gebruik: { $usage }
error-argument-extra = { $got } is een argument te veel; gebruik: { $usage }
error-verify-what = zeg wat er te controleren is: het bestand van een partij, of --store voor alles wat een server bewaart
error-server-key-form = { $option } verwacht de sleutel van een server, 64 hexadecimale cijfers, niet "{ $got }"
error-database-form = { $option } verwacht het adres van een PostgreSQL-database, zoals postgresql://shutbox@localhost/shutbox, niet "{ $got }"
error-set-syntax = --set neemt een instelling met een waarde, zoals --set tiles=2, niet “{ $got }”
error-set-twice = --set verandert { $setting } meer dan één keer
error-set-alone = --set heeft een regelset nodig om te veranderen: shutbox rules nine --set { $got }
error-divide-depth = --divide vraagt een diepte van minstens 1
error-moves-dice = { $got ->
    [one] met één dobbelsteen mag niet gegooid worden
   *[other] met { $got } dobbelstenen mag niet gegooid worden
} bij { $position }; het aantal dobbelstenen moet { $allowed } zijn
error-rounds-none = bij { $rules } valt geen aantal rondes te kiezen; laat --rounds weg
error-rounds-alone = alleen is een spel één beurt; laat --rounds weg
error-dice-file = { $file }: { $why }
error-dice-seed = --seed maakt worpen uit een seed; laat --dice { $got } weg
error-seed = een seed is een drukbare tekst zonder spatie aan begin of eind, niet “{ $got }”
error-typed-same-dice = { $rules } geeft elke speler dezelfde worpen, dus je kunt ze niet intypen; laat --dice typed weg
error-resume-same-dice = in dit spel krijgt iedereen dezelfde worpen, maar in het spelbestand staat niet de seed die ze maakt, dus het kan niet verder
error-resume-own = { $player } is een eigen speler, en een spelbestand bevat geen programma’s; dit spel kan hier niet verdergaan
error-game-number = er is geen spel “{ $got }”; typ een nummer van 1 tot en met { $most }, of een naam
error-setup-number = typ een geheel getal van { $low } tot en met { $high }, of alleen Enter, niet “{ $got }”
error-starter-thrown = bij { $rules } beslissen de dobbelstenen wie begint; laat --starter weg, of voeg --set begins=first toe

## Files

error-file-missing = er is geen bestand { $file }
error-file-no-folder = er is geen map om { $file } in te maken
error-file-folder = { $file } is een map, geen bestand
error-file-no-directory = { $file } is geen map
error-file-denied = { $file } mag hier niet gelezen of geschreven worden
error-file-exists = { $file } bestaat al; kies een andere naam, of ga verder met het spel erin: shutbox play --resume { $quoted }
error-file-large = { $file } is te groot: er worden hoogstens { $most } bytes gelezen
error-file-text = { $file } is geen tekst in UTF-8
error-file-other = { $file } is niet te gebruiken: { $why }
error-output = de uitvoer kan niet geschreven worden: { $why }
error-system = het besturingssysteem meldt een fout: { $why }

## Answers at the table

error-answer-none = typ een van de nummers, of de stenen
error-answer-penalty = typ 1 of { $up } om de steen omhoog te laten komen, 2 of { $end } om de beurt te beëindigen
error-answer-number = er is geen { $got } om te kiezen; de nummers gaan van 1 tot en met { $most }
error-answer-unknown = “{ $got }” betekent hier niets; een vraagteken toont wat je kunt typen
error-answer-ambiguous = { $got } kan { $moves } zijn; typ het nummer, of de stenen precies zo
error-answer-faces = { $got } is niet wat { $dice ->
    [one] één dobbelsteen toont; typ zijn ogen, zoals 4
   *[other] { $dice } dobbelstenen tonen; typ hun ogen, zoals 3 5
}
error-answer-player = “{ $got }” is niet de naam van één speler; de spelers zijn { $names }
error-typed-only = { $word } is voor echte dobbelstenen; in dit spel gooit de computer
error-answer-sum = “{ $got }” is geen som; typ hem als { $word } 9 of =9
error-answer-total = “{ $got }” is geen totaal; typ het als { $word } 17, en { $word } 0 voor een gesloten bak
error-answer-rename = “{ $got }” zegt niet wie welke naam krijgt; typ het als { $word } Ann=Anna; aan tafel zitten { $names }
error-answer-order = “{ $got }” is geen volgorde van iedereen; noem elk van { $names } één keer, met komma’s
error-off-generated = dobbelstenen van de mat meld je alleen waar je ze intypt; die van de computer blijven erop, of rollen eraf met de kans in de regels
error-off-none = { $rules } kent geen straf voor dobbelstenen van de mat

## Environments

error-envs-extra-missing = hiervoor is { $missing } nodig, en dat is niet geïnstalleerd: { $install }
error-envs-illegal = illegal moet stay of raise zijn, niet “{ $got }”
error-envs-reward = reward moet een van { $kinds } zijn, niet “{ $got }”
error-envs-reward-points = { $rules } geeft geen punten; beloon win of zero-sum
error-envs-players = een spel tussen agents vraagt er minstens twee, niet { $got }; een beurt alleen is shutbox.envs.TurnEnv
error-envs-actions = er moet één actie zijn voor elk van de { $count } beurten, maar ze kwamen in de vorm { $got }
error-action-unknown = { $got } is geen actie van deze regelset; de acties zijn genummerd van 0 tot en met { $most }
error-action-illegal = de actie { $got } mag nu niet: het spel wacht op { $phase ->
    [throw] een worp
    [shut] stenen die neer moeten
    [penalty] de keuze van de straf
    [survivor] de laatste, die het punt neemt of gooit
   *[over] niets meer, het is afgelopen
}
