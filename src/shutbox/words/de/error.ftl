# What went wrong, on one line each: what was expected, what came, how to mend it. No capital (but nouns) and no full
# stop, because a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = „{ $got }“ ist keine Stellung dieser Box; sie wird geschrieben wie { $expected }, mit einem Punkt für jede geschlossene Klappe
error-position-tile = { $got } hat { $tile }, wo diese Box { $own } hat; ihre volle Stellung ist { $expected }, ein Punkt steht für eine geschlossene Klappe
error-position-hidden = in { $got } ist die { $tile } geschlossen, obwohl davor noch eine Klappe steht; nur die vorderste stehende Klappe einer Spalte lässt sich schließen
error-box-rows = „{ $got }“ ist keine Box: Jede Reihe braucht gleich viele Klappen, und eine Spalte darf nur hinten früher enden; eine Box mit zwei Reihen heißt 123456789/987654321
error-box-notation = „{ $got }“ ist keine Box: Eine Reihe heißt 123456789, oder 8,9,10,11, wenn ein Wert zwei Ziffern hat
error-move-tile = in { $position } steht keine Klappe { $tile }; Klappen werden mit + verbunden, und jedes ' meint eine Reihe weiter hinten: 6+2'
error-move-hidden = { $tiles } geht in { $position } nicht zusammen: Vor einer davon steht noch eine Klappe; schließe sie mit, oder zuerst
error-throw-syntax = „{ $got }“ ist kein Wurf; schreibe die Augen mit Komma, wie 3,5, oder bei einem Würfel nur die Zahl, wie 4
error-throw-faces = { $got } ist kein Wurf mit diesen Würfeln: Sie zeigen 1 bis { $faces }
error-throw-dice = { $got } ist kein Wurf in diesem Spiel; hier { $dice ->
    [1] wird ein Würfel geworfen: schreibe, was er zeigt, wie 4
   *[other] werden alle { $dice } Würfel geworfen oder einer: schreibe, was sie zeigen, wie 3,5 oder 4
}
error-event-word = „{ $got }“ ist kein Ereignis; ein Wurf heißt 3,5r, Klappen 6+2, und es gibt off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann und order:2,1
error-event-name = „{ $got }“ ist kein Name in einem Protokoll: { $why ->
    [text] Die Prozentcodes müssen die Bytes eines Textes in UTF-8 sein, wie Zo%C3%AB
   *[code] Auf jedes % müssen zwei hexadezimale Ziffern folgen, wie %C3
}
error-event-version = ein Protokoll dieser Version kennt kein Wort „{ $got }“; dafür muss die erste Zeile shutbox { $version } sein
error-toml-syntax = das ist kein TOML: { $why }; eine Einstellung heißt zum Beispiel tiles = 2
error-json-syntax = das ist kein JSON: { $why }; ein Regelwerk heißt zum Beispiel {"{"}"tiles": 2{"}"}
error-json-object = ein Regelwerk ist ein JSON-Objekt wie {"{"}"tiles": 2{"}"}, nicht { $got }

## Rule sets

error-rules-unknown = es gibt kein Regelwerk „{ $got }“; { $near ->
    [nothing] bekannt sind { $known }
   *[other] meintest du { $near }? Alle zeigt: shutbox rules
}
error-setting-unknown = es gibt keine Einstellung „{ $setting }“; alle zeigt: shutbox rules nine
error-setting-unknown-near = es gibt keine Einstellung „{ $setting }“; meintest du { $near }?
error-setting-text = { $setting } muss ein Text sein, nicht { $got }
error-setting-whole = { $setting } muss eine ganze Zahl sein, nicht { $got }
error-setting-word = { $setting } muss eine ganze Zahl von { $low } bis { $high } oder { $word } sein, nicht { $got }
error-setting-flag = { $setting } muss true oder false sein, nicht { $got }
error-setting-chance = { $setting } muss eine Chance von 0 bis 1 sein, wie 0.02 oder 1/50, nicht { $got }
error-setting-one-die = { $setting } muss eines davon sein: { $choices } (oder forced statt optional); nicht { $got }
error-setting-box = { $setting } muss eines davon sein: { $boxes }, oder Reihen wie 123456789/987654321, oder eine Liste von Spalten wie [[1, 9], [2, 8]], nicht { $got }
error-setting-choice = { $setting } muss eines davon sein: { $choices }; nicht { $got }
error-setting-set-up = { $setting } muss eine Stellung der Box { $expected } sein, mit einem Punkt für jede geschlossene Klappe, nicht { $got }
error-setting-range = { $setting } muss zwischen { $low } und { $high } liegen, nicht bei { $got }
error-setting-no-meaning = { $setting } bedeutet nichts, wenn format { $format } ist; lass es weg
error-tile-value = eine Klappe muss einen Wert von 1 bis { $most } haben, nicht { $got }
error-box-empty = box braucht mindestens eine Spalte und jede Spalte mindestens eine Klappe
error-box-shape = box darf höchstens { $most_columns } Spalten und { $most_rows } Reihen haben, nicht { $columns } und { $rows }
error-box-positions = box darf höchstens { $most } Stellungen haben, nicht { $got }; mach sie kleiner
error-box-ways = mit box und dice gäbe es für einen Wurf bis zu { $got } Möglichkeiten, mehr als die erlaubten { $most }; nimm eine kleinere Box oder weniger Würfel
error-set-up-empty = set_up muss mindestens eine Klappe stehen lassen
error-first-throw-tile = first_throw muss eine Klappe nennen, die der erste Wurf schließen kann; { $tile } ist keine
error-box-never-shut = bei format = { $format } geht es darum, die Box zu schließen, aber kein Wurf erreicht die Klappe { $tile }: Der höchste ist { $most }
error-goal-never-shut = { $goal } braucht eine Box, die sich schließen lässt, aber keine Würfe schließen { $position }; ändere die Box, die Würfel oder was ein Wurf schließen darf
error-one-die-always = { $setting } muss never sein, wo ohnehin nur ein Würfel geworfen wird
error-one-die-limit = die Grenze von one_die muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $got }
error-unlucky-total = unlucky muss eine Augensumme sein, die alle Würfel zeigen können, von { $low } bis { $high }, nicht { $got }
error-thai-one-tile = buys = thai schließt immer nur eine Klappe: lass tiles und behind, wie sie sind
error-off-mat-chance = off_mat_chance muss zwischen 0 und 1 liegen, nicht bei { $got }
error-off-mat-none = off_mat_chance braucht eine Strafe: setze off_mat auf raise, end, choose oder void
error-off-mat-endless = mit off_mat_chance = 1 endete ein Zug nie: Das erlauben nur off_mat = end und off_mat = void
error-order-needs-throw = order = descending braucht begins = throw
error-super-box-one-each = super_box bedeutet nichts, wenn tries one-each ist; lass es weg

## Practising

error-drill-none = in { $rules } gibt es nichts zu entscheiden, also auch nichts zu üben
error-drill-player = niemand in diesen Partien heißt „{ $got }“; es spielen { $names }
error-drill-twins = in einer Partie heißt mehr als eine Person „{ $got }“; schreib den Namen wie im Protokoll: { $names }
error-drill-level = --level muss eines davon sein: { $levels }; nicht { $got }
error-stats-since = --since erwartet ein Datum wie 2026, 2026-11 oder 2026-11-18, nicht { $got }
error-stats-player = { $got } hat hier keine beendete Partie; eine haben: { $names }
error-stats-rules = es gibt keine beendete Partie mit { $got }; es gibt Partien mit { $rules }
error-drill-choice = wähle eine der Möglichkeiten: mit ihrer Nummer, ihren Klappen oder einer Zahl von Würfeln

## Server

error-language-unknown = es gibt keine Sprache „{ $got }“; es gibt { $languages }
error-serve-address = auf { $host }, Port { $port }, kann nicht gelauscht werden: { $why }; wähle mit --port oder --host etwas anderes
error-serve-public = --public muss eine Adresse wie https://box.example ohne Pfad sein, nicht { $got }
error-host-name = { $option } muss ein Hostname oder eine IP-Adresse sein, nicht „{ $got }“
error-server-extra-missing = dazu fehlt { $missing }: { $install }; shutbox play braucht nichts weiter
error-postgres-extra-missing = für eine Datenbank fehlt { $missing }: { $install }
error-docs-missing = zu dieser Installation gehört keine fertige Dokumentation; in einem Checkout wird sie so gebaut: .venv/bin/python tools/build_docs.py; ihre Quellen sind die Dateien in docs/
error-site-unbuilt = die Seiten der Website gehören nicht zu dieser Installation; in einem Checkout werden sie so gebaut: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } enthält andere Dateien, die die Website ersetzen würde; nenne einen neuen oder leeren Ordner
error-table-name = { $fault ->
    [blank] ein Name braucht mindestens ein sichtbares Zeichen
    [long] ein Name hat höchstens { $most } Zeichen, und „{ $got }“ hat { $length }
   *[hidden] ein Name kann keine Zeichen haben, die unsichtbar sind oder die Schreibrichtung ändern, wie { $sign } in „{ $got }“; tipp ihn noch einmal
}
error-table-rules = "rules" muss der Name eines Regelwerks sein oder seine Einstellungen als Objekt, und "set" ein Objekt mit Änderungen
error-table-moves = diese Regeln erlauben bis zu { $got } Züge für einen Wurf, ein Live-Tisch höchstens { $most }: nimm weniger gleiche Klappen oder spiel im Terminal
error-table-rules-long = die Regeln brauchen { $got } Bytes, ein Live-Tisch hat Platz für { $most }: kürze die Texte
error-table-seats = "seats" muss eine Liste von 1 bis 12 Texten sein, jeder "{ $open }" oder der Name eines Bots
error-table-full = an diesem Tisch schauen schon zu viele zu; komm später wieder
error-player-here = auf Platz { $seat } ist jemand da; andere entscheiden nur über den Platz von jemandem, der nicht da ist
error-player-awaited = auf Platz { $seat } ist gerade niemand da; in { $seconds } s dürfen die anderen über den Platz entscheiden
error-device-unknown = dazu braucht es ein bekanntes Gerät; POST /api/devices gibt eines
error-spoken-unknown = zu diesem angesagten Code gibt es keinen Tisch, oder er wartet nicht mehr; frag nach dem Link
error-transfer-unknown = dieser Code zieht keinen Platz um: Er ist falsch, verbraucht oder zu alt; mach auf dem ersten Gerät einen neuen
error-log-from = "from" muss die Nummer einer Zeile sein, ab 1
error-wire-json = das ist kein JSON-Objekt
error-wire-since = "n" muss eine Zahl von Einträgen sein, die du gesehen hast, von 0 bis { $now }
error-http-json = der Inhalt muss JSON sein: sende ihn mit Content-Type: application/json
error-http-cut = die Anfrage endete vor ihrem Inhalt
error-http-long = der Inhalt ist länger als { $most } Bytes
error-http-slow = der Inhalt dieser Anfrage kam zu langsam
error-http-too-many = zu viele Anfragen; warte eine Minute
error-http-connections = diese Adresse hat zu viele Verbindungen zum Server; schließ einige davon
error-http-head = der Kopf der Anfrage ist länger als { $bytes } Bytes oder { $lines } Zeilen
error-http-malformed = das ist keine gültige HTTP-Anfrage
error-http-host = dieser Server heißt nicht { $got }; nimm die Adresse, die er beim Start gezeigt hat, oder starte ihn mit --also
error-http-host-form = der Header Host muss genau einen Host nennen, hier steht { $got }
error-http-origin = eine Seite von { $got } darf das nicht; öffne die Seite dieses Servers
error-http-path = unter diesem Pfad gibt es nichts; was es gibt, steht in docs/server.md
error-offline-alone = dafür braucht es einen Shutbox-Server und andere Geräte; hier läuft alles in diesem Browser
error-offline-unsolved = dieser Kasten ist zu groß, um im Browser durchgerechnet zu werden; ein Shutbox-Server kann es
error-offline-full = der Speicher des Browsers ist voll, darum wurde nichts behalten und nichts gespielt; schaffe Platz, zum Beispiel indem du alte Partien exportierst und löschst, und versuche es dann noch einmal
error-offline-elsewhere = ein anderer Tab dieses Browsers hat die Tische; schließe ihn oder spiele hier weiter
error-offline-turn-forked = dieser Link gehört zu einer Partie, die hier anders weiterging, also bleibt alles, wie es ist; bitte um den neuesten Link
error-offline-turn-edited = dieser Link ist beschädigt oder wurde geändert, also bleibt hier alles, wie es ist; bitte noch einmal darum
error-offline-turn-people = per Link spielen nur Menschen, und mindestens zwei; lege für Bots einen anderen Tisch an
error-offline-turn-again = eine Partie per Link wird nicht wiederholt; lege einen neuen Tisch an
error-offline-turn-settings = eine Partie per Link hat versiegelte Würfel, keine Bedenkzeit und kein Zurücknehmen; ändere diese Einstellungen
error-http-method = dieser Pfad nimmt { $allowed }
error-http-fault = im Server ging etwas schief; es wurde nichts gespeichert, bitte versuch es noch einmal
error-http-handshake = das ist kein Handshake eines WebSockets der Version { $version }
error-think-too-dear = dieses Spiel ist zu umfangreich, um hier darüber nachzudenken (Stellungen: { $positions }, Spieler: { $players }); eine Faustregel kann es spielen
error-think-busy = Coach und Bots sind beschäftigt; bitte frag gleich noch einmal
error-think-share = an deinen vorigen Fragen wird noch gearbeitet; warte auf ihre Antworten
error-server-busy = der Server ist ausgelastet; frag gleich noch einmal
error-think-too-long = das dauerte länger als { $seconds } Sekunden und wurde abgebrochen
error-think-failed = der Prozess, der nachdenkt, ist ausgefallen; bitte frag noch einmal

## Joining a table

error-join-address = „{ $got }“ ist nicht die Adresse eines Tisches; sie sieht aus wie http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = „{ $got }“ ist nicht der Code eines Tisches: Der hat zwölf Buchstaben und Ziffern, wie k3mz-7w2q-9fxd, oder sechs Ziffern, wenn er angesagt wurde
error-join-transfer = „{ $got }“ ist kein Code, der einen Platz umzieht: Der hat 26 Buchstaben und Ziffern
error-join-unreachable = unter { $server } antwortet kein Server: { $why }
error-join-no-server = { $server } ist kein Server von shutbox
error-join-version = der Server spricht Version { $got } der Sprache der Tische, dieses Programm Version { $known }; nehmt dieselbe Version von shutbox
error-join-refused = { $why }
error-join-door = { $server } hat den Tisch, lässt dieses Terminal aber nicht mit ihm sprechen; vielleicht liegt es an einem Proxy dazwischen
error-join-entry = Eintrag { $number } dieses Tisches ist nicht zu verstehen ({ $why }); nimm dieselbe Version von shutbox wie der Server
error-join-device = { $file } ist beschädigt; entferne die Datei, dann ist dieses Terminal für den Server ein neues Gerät
error-host-room = für { $names } ist unter { $seats } nicht je ein Platz frei; füge mit --seats einen hinzu
error-join-begun = die Partie hat ohne dich begonnen; schau mit --watch zu
error-join-full = alle Plätze sind besetzt; schau mit --watch zu
error-join-seat = „{ $got }“ ist weder genau ein Name am Tisch noch die Nummer eines Platzes; die Plätze sind 1 bis { $seats }, am Tisch: { $names }
error-join-which = sag, wer: { $names }
error-join-nobody = an diesem Terminal sitzt niemand
error-join-sit = sag, wer sich setzt: { $word } Bo, oder { $word } 2 Bo
error-join-fill = sag, welcher Platz an welchen Bot geht: { $word } 2 club
error-join-no-game = es gibt noch keine Partie zum Aufheben
error-option-choice = { $option } muss eines davon sein: { $known }; nicht „{ $got }“

## Store

error-store-open = der Speicher { $path } lässt sich nicht öffnen: { $why }
error-store-away = keine Verbindung zur Datenbank { $path }: { $why }
error-store-unsafe = diese Datenbank kann verlieren, was schon bestätigt ist: Ihre Einstellung { $setting } ist { $got }, nicht { $good }
error-serve-workers-file = mehrere Prozesse brauchen eine PostgreSQL-Datenbank, weil eine SQLite-Datei nur von einem Prozess geschrieben werden kann; ergänze --database postgresql://shutbox@localhost/shutbox oder lass --workers weg
error-store-share = in der Datenbank fehlt die Zeile, die sagt, was dieser Prozess geschrieben hat; er hört auf, damit nichts zweimal geschieht
error-store-not-empty = in der Datenbank { $path } liegt schon ein Speicher mit Tischen, der nicht überschrieben wird; nenne eine leere
error-server-key = { $path } ist kein Schlüssel eines Servers, der aus 64 hexadezimalen Ziffern besteht; leg die richtige Datei dorthin, oder nimm sie weg, dann macht der Server einen neuen
error-server-key-other = die Spiele dieser Datenbank sind mit dem Schlüssel unterschrieben, der mit { $expected } beginnt, dieser Server hat aber { $got }; kopiere server.key vom ersten Server in den Datenordner von diesem
error-store-homeless = du hast kein Home-Verzeichnis für die Daten; nenne in der Variable SHUTBOX_DATA einen anderen Ordner
error-store-none = es gibt keinen Speicher { $path }
error-store-in-use = den Speicher { $path } benutzt gerade Prozess { $pid }; nur ein Prozess auf einmal kann ihn haben
error-store-foreign = { $path } ist kein Speicher dieses Programms
error-store-newer = der Speicher { $path } hat Version { $got }, dieses Programm kennt { $known }; ein neueres shutbox öffnet ihn
error-store-references = der Speicher { $path } lässt sich nicht umstellen: Einige Zeilen gehören zu Tischen, die es nicht gibt; die Kopie daneben ist, wie er war
error-store-library = der Speicher braucht SQLite { $needed } oder neuer, dieses Python hat { $got }
error-store-anchor = der Speicher ist beschädigt: Sein Anker, der sagt, was darin sein muss, fehlt oder wurde verändert
error-store-mark = die Marke des Speichers ist beschädigt; findet `shutbox verify --store` sonst nichts, dann lösch { $mark }
error-store-behind = dem Speicher fehlen { $lost } bestätigte Schreibvorgänge: Sein Log ist beschädigt, oder er ist eine ältere Kopie; spiel eine Sicherung ein, oder lösch { $mark }, um mit dem Rest weiterzumachen
error-store-other = der Speicher ist nicht der, zu dem seine Marke gehört; hast du einen anderen hierher gelegt, dann lösch { $mark }
error-store-unreadable = der Speicher ist beschädigt: Ein Teil lässt sich nicht lesen ({ $why })
error-store-schema = der Speicher ist beschädigt: Seine Tabellen sind nicht, wie sie sein müssen
error-store-structure = der Speicher ist beschädigt: { $why }
error-store-entry-missing = Eintrag { $number } von Tisch { $table } fehlt oder steht woanders
error-store-entry-changed = Eintrag { $number } von Tisch { $table } wurde verändert
error-store-entry-count = Tisch { $table } muss { $expected } Einträge haben, hat aber { $got }
error-store-head = der Kopf von Tisch { $table } ist nicht der Hash seines letzten Eintrags
error-store-stray = es gibt Einträge eines Tisches, den es nicht gibt, den mit der Nummer { $number }
error-store-events = der Speicher muss { $expected } Einträge haben, hat aber { $got }
error-store-tally = { $kind ->
    [tables] die Zeilen der Tische
    [devices] die Zeilen der Geräte
    [holdings] die Zeilen der besetzten Plätze
   *[transfers] die Zeilen der Codes, die Plätze umziehen,
} passen nicht zu ihrer Zählung: Es müssen { $expected } sein und sind { $got }, oder eine davon wurde verändert
error-store-log-missing = Zeile { $number } des öffentlichen Verzeichnisses fehlt oder steht woanders
error-store-log-changed = Zeile { $number } des öffentlichen Verzeichnisses wurde verändert
error-store-log-head = das öffentliche Verzeichnis muss mit Zeile { $expected } und ihrem Hash enden, endet aber mit Zeile { $got } oder einem anderen Hash
error-store-sealed = die Würfel von Tisch { $table } wurden versiegelt und sind weder aufgehoben noch geöffnet, oder geöffnet und nie versiegelt
error-store-snapshot = die Momentaufnahme von Tisch { $table } bei Eintrag { $number } passt nicht zu seinen Einträgen; ein Server übergeht sie und spielt den Tisch nach
error-store-game = die Einträge von Tisch { $table } ergeben keine Partie; was am Speicher nicht stimmt, sagt: shutbox verify --store
error-store-conflict = der Tisch hat { $got } Einträge und nicht { $expected } wie gedacht
error-store-no-table = dieser Tisch ist nicht mehr im Speicher
error-store-constraint = der Speicher lehnt das ab: { $why }
error-store-failed = die Festplatte oder die Datenbank hat versagt ({ $why }), darum lässt sich nichts mehr aufheben; was bestätigt wurde, ist sicher. Prüfe sie und starte dann neu
error-store-closed = der Speicher ist geschlossen
error-backup-failed = der Speicher lässt sich nicht nach { $path } kopieren: { $why }
error-admin-silent = der Server unter { $address } hat den Speicher, antwortet aber nicht: { $why }
error-admin-refused = der Server lehnt ab und sagt nicht, warum
error-admin-task = ein Server hat keine Aufgabe „{ $got }“
error-admin-path = der Pfad einer Kopie muss absolut sein
error-forget-one = nenne eine Sache, die vergessen werden soll: einen Tisch, ein Gerät oder eine Zahl von Tagen
error-forget-device = um zu löschen, was der Server über dieses Gerät speichert, muss es genannt werden: „device“ ist die Kennung aus /api/mine
error-export-after = „after“ ist eine ganze Zahl mit höchstens 12 Ziffern
error-forget-which = nenne eine Sache, die vergessen werden soll: --table ID, --device ID oder --older-than DAYS
error-restore-where = sag, in welche Datenbank: --database postgresql://shutbox@localhost/shutbox
error-think-where = sag, für welche Datenbank: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = im Speicher gibt es keinen Tisch und kein Gerät { $got }

## Players

error-bot-unknown = es gibt keinen Bot „{ $got }“; { $near ->
    [nothing] es gibt { $bots }
   *[other] meintest du { $near }?
}
error-argument-type = { $argument } muss { $wanted } sein, nicht { $got }
error-position-range = { $got } ist keine Stellung dieser Box; seine Stellungen haben die Nummern 0 bis { $most }
error-player-form = „{ $got }“ nennt keinen Spieler; schreib das Modul und was es definiert, etwa my_bots:Careful
error-player-import = der Spieler { $got } lässt sich nicht laden: { $why }
error-player-choose = { $got } ist kein Spieler; ein Spieler hat eine Methode choose(game), die eine erlaubte Aktion zurückgibt
error-player-illegal = der Spieler { $player } hat bei { $position } { $chosen } gewählt; erlaubt ist dort { $allowed }
error-player-here-only = den Spieler { $got } gibt es nur in diesem Prozess; nenne ihn als module:Name, damit andere ihn laden können
error-cursor-place = dieses Protokoll hat keine Stelle { $got }; ihre Stellen haben die Nummern 0 bis { $most }
error-choice-unknown = „{ $got }“ kann jetzt nicht gewählt werden; es gibt { $allowed }
error-player-varies = der Spieler { $player } wählt nicht immer gleich, seine Stärke lässt sich also nicht berechnen; spiel Partien mit ihm
error-players-count = { $most ->
    [1] { $rules } spielt man allein, nicht zu { $got }
   *[other] { $rules } ist für 1 bis { $most } Personen, nicht für { $got }
}
error-player-name = am Tisch braucht man einen Namen, der sich drucken lässt, nicht „{ $got }“
error-player-kind = auf einem Platz sitzt ein Mensch oder ein Bot mit einem Namen aus Kleinbuchstaben, Ziffern und Bindestrichen, nicht „{ $got }“
error-player-twice = zwei können nicht { $name } heißen; { $free } ist frei
error-starter-seat = der Platz, der anfängt, muss zwischen 1 und { $players } liegen, nicht bei { $got }

## What cannot be done now

error-not-now = { $phase ->
    [start] solange die Würfel entscheiden, wer anfängt,
    [throw] vor dem nächsten Wurf
    [shut] bevor für den liegenden Wurf Klappen geschlossen sind,
    [penalty] bevor die Strafe gewählt ist,
    [survivor] solange die Entscheidung über den letzten Punkt aussteht,
   *[over] nach dem Ende der Partie
} { $asked ->
    [throw] ist kein Wurf fällig
    [shut] lassen sich keine Klappen schließen
    [off] zählt nichts neben der Matte
    [penalty] gibt es keine Strafe zu wählen
    [take] gibt es keinen Punkt zu nehmen
    [leave] kann niemand gehen
    [options] gibt es nichts zu entscheiden
    [total] lässt sich kein Zug mit seiner Summe beenden
    [order] lässt sich die Reihenfolge nicht ändern
   *[time] kann keine Zeit ablaufen
}
error-dice-count = { $got ->
    [one] ein Würfel darf hier nicht geworfen werden
   *[other] { $got } Würfel dürfen hier nicht geworfen werden
}; erlaubte Zahl der Würfel: { $allowed }
error-dice-missing = ein Wurf braucht Würfel
error-dice-script-over = die Liste der Würfe ist aufgebraucht
error-throw-sorted = die Augen eines Wurfs werden von klein nach groß geschrieben, nicht { $got }
error-throw-ends-turn = zu diesem Wurf passen keine Klappen, er beendet den Zug; stimmt das, melde ihn ohne hold
error-correct-turn = Platz { $seat } hat in Runde { $round } weniger Züge mit einer Summe beendet: { $count }
error-correct-later = mit dieser Summe wäre das Spiel anders weitergegangen: Was ab { $who } in Runde { $round } eingegeben wurde, passt nicht mehr
error-off-mat-never = die Würfel des Computers rollen hier nie von der Matte: Die Chance dafür ist 0
error-same-dice = hier bekommen alle dieselben Würfe: Dieser Wurf hat schon { $shown } gezeigt, kann also nicht { $got } sein
error-sum-one-die = hier fällt nur ein Würfel, und der zeigt seine Augen: tippe sie
error-sum-faces = die Summe reicht hier nicht: in { $rules } entscheiden die einzelnen Augen, welche Klappen passen; tippe sie, etwa 3 5
error-sum-same-dice = die Summe reicht hier nicht: in { $rules } bekommen alle dieselben Würfe; tippe die Augen, etwa 3 5
error-sum-range = { $dice } Würfel können nicht { $got } ergeben; ihre Summe liegt zwischen { $dice } und { $most }
error-total-shared-box = bei Last One Standing gibt es keine Summen: Alle schließen dieselbe Box, also braucht es jeden Wurf und seine Klappen
error-total-generated = ein Zug lässt sich nur mit echten Würfeln durch seine Summe eintragen; in dieser Partie hat der Computer gewürfelt
error-total-tiles = keine Klappen von { $position } zählen zusammen { $got }; tippe, was am Ende des Zuges noch steht
error-order-alone = allein gibt es keine Reihenfolge zu ändern
error-order-seats = { $got } ist keine Reihenfolge aller Plätze; nenne jeden der Plätze 1 bis { $players } einmal
error-move-illegal = { $tiles } von { $position } lässt sich mit { $throw } nicht schließen
error-leave-seat = von Platz { $seat } kann niemand gehen: Die Plätze sind 1 bis { $players }, und wer gegangen ist, ist fort
error-seat-unknown = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $players }
error-undo-nothing = es gibt nichts zurückzunehmen: Ein Wurf des Computers steht, sobald er gesehen wurde

## Solving

error-objective-unknown = „{ $got }“ ist kein Ziel; schreibe mean, shut, below:12 oder below:12:1/2, wobei Gleichstand halb zählt
error-solve-extra-missing = zum Lösen fehlt { $missing }: { $install }
error-value-start-order = solange die Würfel entscheiden, wer anfängt, lässt sich bei order = descending nichts bewerten; erst würfeln
error-solve-too-large = diese Box ist zum Lösen zu groß: { $positions } Stellungen und { $moves } Möglichkeiten brauchen { $megabytes } MB, höchstens { $most } werden benutzt

error-solve-no-rest = beim Stand { $score } fand sich kein Ruhepunkt: Die besten Antworten aufeinander drehen sich im Kreis
error-solve-score = für diese Punkte gibt es keine Lösung: Wo die anderen zahlen, unterscheiden sich die Punkte von { $players } Spielern um Vielfache von { $players }
error-solve-out = mit einer Summe von { $got } ist jemand ausgeschieden oder die Partie zu Ende; gib Summen unter { $limit } an
error-option-range = { $option } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $got }“
error-option-numbers = { $option } braucht { $count ->
    [one] eine ganze Zahl
   *[other] { $count } ganze Zahlen mit Kommas dazwischen, eine für jede Person
}, nicht „{ $got }“
error-option-together = { $option } und { $other } widersprechen sich; lass eines davon weg
error-option-needs = { $option } bedeutet nichts ohne { $others }
error-players-missing = sag, wie viele spielen: --players 2
error-players-most = { $rules } ist für höchstens { $most } Personen, nicht für { $players }
error-solve-round = eine Runde wird für Jagdspiele mit 2 bis 12 Personen gelöst, nicht für { $rules } mit { $players }; versuch es mit --game
error-solve-ranges = Spannen gibt es für ganze Jagdspiele mit 3 oder 4 Personen, nicht für { $rules } mit { $players }
error-solve-try = --to-beat und --tries gehören zusammen: die zu unterbietende Summe, und wie viele es in Folge noch versuchen dürfen
error-score-no-meaning = in { $rules } geht kein Stand von einem Zug zum nächsten mit, darum bedeutet --score nichts
error-score-range = Punkte gehen in dieser Partie von { $low } bis { $high }; mit mehr ist sie zu Ende
error-rounds-no-meaning = { $rules } hat keine feste Zahl von Runden, darum bedeutet --rounds nichts
error-tables-none = für { $rules } werden keine Lösungen mitgeliefert
error-to-beat-no-meaning = in { $rules } jagt niemand eine Summe, darum bedeutet --to-beat nichts
error-advise-shut = bei { $position } ist die Box geschlossen: Es gibt nichts mehr zu entscheiden
error-advise-miss = { $throw } passt bei { $position } nicht: ein Fehlwurf, es gibt nichts zu entscheiden
error-advise-tries = höchstens { $most } dürfen es in Folge noch versuchen, wer am Zug ist mitgezählt, und geteilte Summen gibt es nur, wo alle einen Zug haben
error-advise-needs = { $missing } fehlt: shutbox advise RULES POSITION, oder --record FILE
error-advise-over = die Partie in diesem Protokoll ist zu Ende: Es gibt nichts mehr zu entscheiden
error-exact-too-large = mit Würfeln neben der Matte werden Brüche für höchstens { $most } Stellungen ausgerechnet, diese Box hat { $positions }; lass --exact weg
error-export-exists = { $path } gibt es schon und wird nicht überschrieben
error-export-failed = { $path } lässt sich nicht schreiben: { $why }
error-page-unbuilt = die Seite zeichnet die Web-App, und die ist hier nicht gebaut: python tools/build_web.py baut sie

## Long work

error-axis-syntax = --axis nennt eine Einstellung und die Werte zum Probieren: tiles=1,2,any, nicht „{ $got }“
error-axis-twice = { $setting } steht in zwei Achsen; nimm alle Werte in eine
error-sweep-points = ein Raster hat höchstens { $most } Punkte, nicht { $got }; zieh mit --sample einige davon
error-journal-other = { $path } enthält den fertigen Teil einer anderen Arbeit; beende sie mit ihrem eigenen Befehl oder entferne die Datei
error-journal-busy = { $path } wird von einem anderen Prozess geschrieben: Dieselbe Arbeit läuft schon
error-journal-damaged = Zeile { $line } von { $path } ist beschädigt; entferne die Datei, um neu anzufangen
error-journal-failed = { $path } lässt sich nicht schreiben: { $why }
error-workers-lost = die Prozesse, die arbeiten, brechen immer wieder ab, vielleicht aus Mangel an Speicher; noch zu tun: { $jobs }. Was fertig ist, ist aufgehoben
error-cluster-extra-missing = für einen Cluster fehlt { $missing }: { $install }
error-cluster-address = { $option } muss eine Adresse wie tcp://10.0.0.5:8786 sein, nicht „{ $got }“
error-cluster-unreachable = unter { $address } antwortet kein Dask-Scheduler: { $why }; starte einen mit: dask scheduler
error-cluster-lost = der Dask-Cluster unter { $address } ist fort; was fertig ist, ist aufgehoben, und derselbe Befehl macht weiter
error-cluster-lacks = den Workern des Dask-Clusters unter { $address } fehlt { $missing }; installiere dort dasselbe shutbox

## Simulation

error-simulate-dice = diese Würfel können auf { $got } Arten fallen, und höchstens { $most } lassen sich simulieren
error-simulate-totals = die Summen dieser Box sind zu groß zum Zusammenzählen: Höchstens { $most } lassen sich simulieren
error-simulate-players = sag, welche Bots spielen: --players perfect,club; alle zeigt: shutbox bots
error-tournament-twice = { $bot } ist zweimal im Turnier; jeder trifft jeden anderen einmal
error-tournament-seats = { $seats } Plätze brauchen ebenso viele Bots, und hier { $bots ->
    [one] ist nur einer
   *[other] sind nur { $bots }
}
error-tournament-large = das ergibt { $line_ups } Aufstellungen, und höchstens { $most } lassen sich spielen: nimm weniger Bots oder Plätze
error-tournament-rules = { $rules } ist zweimal im Turnier
error-simulate-endless = eine Partie war nach { $steps } Zügen nicht zu Ende. Das ist für eine Simulation zu lang

## Records

error-note-text = die Notiz { $key } muss druckbarer Text in einer Zeile sein, der nicht mit einem Leerzeichen beginnt, und ihr Name Kleinbuchstaben, Ziffern und Bindestriche, nicht „{ $got }“
error-record-none = das ist kein Protokoll einer Partie: Es beginnt mit „{ $got }“ und nicht mit: shutbox 1
error-record-version = dieses Protokoll hat Version { $got }, dieses Programm kennt { $known }; ein neueres shutbox liest es
error-record-version-none = „{ $got }“ ist keine Version eines Protokolls: Versionen sind ganze Zahlen ab 1 ohne Null davor, wie in: shutbox 1
error-record-line = das Protokoll ist beschädigt: Erwartet wurde { $expected ->
    [rules] eine Zeile, die mit "rules" beginnt
    [seat] eine Zeile wie: seat person "Ann"
    [begins] eine Zeile wie: begins 1
    [note] eine Zeile wie: note seed 7
   *[other] eine leere Zeile nach den Plätzen
}, nicht „{ $got }“
error-record-cut = das Protokoll ist abgeschnitten: Seine letzte Zeile muss "end", die Zahl der Ereignisse und der Hash sein, nicht „{ $got }“
error-record-hash = das Protokoll wurde nach dem Schreiben verändert: Sein Hash passt nicht
error-record-count = das Protokoll nennt { $expected ->
    [one] ein Ereignis
   *[other] { $expected } Ereignisse
}, hat aber { $got }
error-record-event = Ereignis { $number }, { $word }, kann nicht geschehen sein: { $why }
error-record-dice = Ereignis { $number }, { $word }, kann nicht geschehen sein: { $by ->
    [sealed] im Umschlag dieser Partie liegt { $made }
   *[other] der Startwert dieser Partie ergibt { $made }
}
error-record-seal-none = { $throws ->
    [one] ein Wurf ist
   *[other] { $throws } Würfe sind
} als versiegelt markiert, aber das Protokoll hat keinen Umschlag dafür
error-record-seal-note = der Umschlag in diesem Protokoll ist beschädigt: Seine Notiz { $note } { $why ->
    [missing] fehlt
    [twice] steht zweimal da
    [unknown] bedeutet hier nichts
   *[form] kann nicht „{ $got }“ sein
}
error-record-seal-seat = der Startwert von Platz { $seat } ist nicht der, der versiegelt wurde
error-record-seal-secret = das Geheimnis in diesem Protokoll ist nicht das, das vor der Partie versiegelt wurde: Sein Siegel wäre { $made }, nicht { $sealed }
error-record-unsigned = dieses Protokoll hat keine Unterschrift und zeigt also nicht, dass es vom Server mit dem Schlüssel { $key } stammt
error-record-signed-key = dieses Protokoll ist mit dem Schlüssel { $got } unterschrieben, nicht mit { $known }: Es stammt von einem anderen Server oder von gar keinem
error-record-signed-log = die Unterschrift für Zeile { $n } des öffentlichen Verzeichnisses passt nicht: Sie gilt einem anderen Tisch, anderen Regeln, einem anderen Siegel oder einer anderen Zeile
error-record-signed-name = der Server hat für Platz { $seat } einen anderen Namen als { $name } unterschrieben
error-record-signed-start = die Unterschrift unter dem Anfang passt nicht: Mitspieler, Siegel oder wer beginnt sind nicht das, was der Server unterschrieben hat
error-record-signed-count = der Server hat eine Partie mit { $signed } Ereignissen unterschrieben, dieses Protokoll hat aber { $got }: Das Ende wurde abgeschnitten oder etwas hinzugefügt
error-record-signed-events = das sind nicht die Ereignisse, die der Server unterschrieben hat
error-record-signed-end = die Unterschrift unter dem Ende passt nicht: Geheimnis, Startwerte oder Ereignisse sind nicht das, was der Server unterschrieben hat
error-log-form = eine Kopie des öffentlichen Verzeichnisses ist das, was der Server unter /api/log antwortet: ein JSON-Objekt mit rows
error-log-broken = Zeile { $n } dieser Kopie des Verzeichnisses folgt nicht aus der Zeile davor
error-log-absent = in dieser Kopie des Verzeichnisses, Zeilen { $first } bis { $last }, fehlt das Siegel von Tisch { $table }
error-log-differs = Zeile { $n } dieser Kopie des Verzeichnisses hat { $what ->
    [seal] ein anderes Siegel
    [secret] ein anderes Geheimnis
   *[row] eine andere Nummer oder Prüfsumme
} als das Protokoll

## Live tables

error-table-unknown = diesen Tisch gibt es nicht; frag, wer dich eingeladen hat, nach dem Link
error-table-damaged = der Tisch { $table } ist im Speicher beschädigt und gesperrt; wer den Server betreibt, erfährt mit shutbox verify --store mehr
error-table-stage = das geht { $stage ->
    [waiting] nicht, bevor die Partie begonnen hat
    [sealing] nicht, während die Startwerte der Plätze gezeigt werden
    [playing] nicht während der Partie
    [over] nicht mehr, wenn die Partie zu Ende ist
   *[abandoned] nicht an einem aufgelösten Tisch
}
error-table-seat = an diesem Tisch gibt es keinen Platz { $got }; seine Plätze sind 1 bis { $seats }
error-table-bot = ein Platz kann frei sein oder einem Bot gehören, und „{ $got }“ ist kein Name eines Bots: Die bestehen aus Kleinbuchstaben, Ziffern und Bindestrichen
error-table-same-dice = in { $rules } bekommen alle dieselben Würfe, sie lassen sich also nicht eintippen; setze dice auf sealed
error-table-envelope = ein Tisch braucht eine öffentliche Kennung aus 16 hexadezimalen Ziffern und nur bei versiegelten Würfeln eine Festlegung aus 64, nicht „{ $public }“ und „{ $commitment }“
error-table-seeded = Würfel aus einem Startwert sind für einen Tisch mit einem Platz und brauchen die Einstellung seed; andere Würfel haben keine
error-table-settings = die Einstellungen eines Tisches sind ein JSON-Objekt wie {"{"}"undo": true{"}"}, nicht { $got }
error-table-setting-unknown = ein Tisch hat keine Einstellung „{ $setting }“; er hat { $known }
error-table-setting = { $setting } kann nicht „{ $got }“ sein; erlaubt: { $wanted }
error-host-only = das darf nur, wer den Tisch eröffnet hat
error-keeper-only = das tut nur der Tisch selbst; darum bitten kann niemand
error-device-only = das darf nur das Gerät eines Menschen; öffne zuerst den Link des Tisches
error-seated-only = das darf nur, wer an diesem Tisch sitzt oder ihn eröffnet hat
error-seat-taken = Platz { $seat } ist besetzt; wähle einen freien
error-seat-open = auf Platz { $seat } sitzt niemand
error-seat-gone = wer auf Platz { $seat } saß, hat die Partie verlassen; sie geht ohne diesen Platz weiter
error-seat-unheld = auf Platz { $seat } sitzt kein Mensch, er kann also nicht auf ein anderes Gerät umziehen
error-seat-bot = auf Platz { $seat } spielt ein Bot; entscheiden lässt sich nur über den Platz eines Menschen
error-seats-open = { $count ->
    [one] Platz { $seats } ist noch frei; jemand muss ihn nehmen
   *[other] die Plätze { $seats } sind noch frei; jemand muss sie nehmen
}, oder ein Bot
error-seals-missing = den Würfeln fehlt noch der versiegelte Teil von { $names }; warte darauf, oder verlange es noch einmal, um ohne ihn anzufangen
error-not-your-seat = Platz { $seat } ist nicht deiner; das darf nur, wer dort sitzt
error-not-your-turn = das ist Sache von { $who }
error-not-asked-so = „{ $word }“ lässt sich nicht als Wort spielen: würfle mit throw oder report, geh mit leave, bitte mit hint um einen Tipp
error-seal-format = das Siegel eines Startwerts hat 64 hexadezimale Ziffern, und nur ein Tisch mit versiegelten Würfeln nimmt eines
error-table-unsealed = die Würfel dieses Tischs sind nicht versiegelt
error-seed-known = der Startwert von Platz { $seat } wurde schon gezeigt
error-seed-strange = das ist nicht der Startwert, den Platz { $seat } versiegelt hat; er hat 64 hexadezimale Ziffern
error-dice-typed = an diesem Tisch sind die Würfel echt: wirf sie und melde, was sie zeigen
error-dice-sealed = an diesem Tisch sind die Würfel versiegelt, und niemand kann sie melden: würfle mit throw
error-arrange-typed = Namen und Reihenfolge ändert man nur, wo echte Würfel eingetippt werden
error-undo-off = es lässt sich nichts zurücknehmen: Dieser Tisch spielt ohne undo, oder sein Umschlag ist offen, oder es geht an einem anderen Tisch weiter
error-undo-time = die Zeit war abgelaufen, und das wird nicht zurückgenommen
error-coach-off = an diesem Tisch wird ohne Coach gespielt
error-rematch-already = die Revanche hat schon ihren Tisch; geh dorthin
error-say-unknown = „{ $got }“ kann man am Tisch nicht sagen; bekannt sind { $known }
error-nudge-nobody = es gibt niemanden anzustupsen; die Partie wartet auf keinen anderen Menschen
error-nudge-early = zum Anstupsen ist es zu früh; warte noch { $seconds } s
error-wish-unknown = um „{ $got }“ kann man nicht bitten; "do" muss eines davon sein: { $known }
error-wish-field = { $do } braucht "{ $field }": { $wanted ->
    [number] eine ganze Zahl von 0 bis { $most }
    [numbers] eine Liste ganzer Zahlen von 0 bis { $most }
    [flag] true oder false
   *[text] einen Text von höchstens { $most } Zeichen
}
error-wish-report = report braucht entweder „faces“, eine Liste ganzer Zahlen, oder „sum“, eine ganze Zahl von 1 bis { $most }
error-wire-version = diese Nachricht hat Version „{ $got }“, aber dieser Server spricht { $known }; lade die Seite neu oder nimm dieselbe Version von shutbox
error-wire-command = ein Befehl ist ein JSON-Objekt mit "v", einer "id" aus 1 bis 40 sichtbaren ASCII-Zeichen, der Zahl "n" der Einträge, die du gesehen hast, und "do"
error-stale = inzwischen ist etwas geschehen: Du hast { $seen } Einträge gesehen, der Tisch hat { $now }; sieh noch einmal hin
error-entry-first = ein Tisch beginnt mit dem Eintrag, der ihn eröffnet, und hat nur einen solchen
error-entry-kind = „{ $got }“ ist keine Art von Eintrag, die diese Version von shutbox kennt
error-entry-fields = ein Eintrag der Art { $kind } braucht { $fields }, jedes in seiner Form
error-entry-body = das ist kein gespeicherter Eintrag: Es muss ein JSON-Objekt sein, das nennt, von wem es ist und aus welchem Befehl es kommt
error-entry-event = Eintrag { $number } kann nicht geschehen sein: { $why }

## The command line

error-command-unknown = es gibt keinen Befehl „{ $got }“; es gibt { $commands }
error-command-near = es gibt keinen Befehl „{ $got }“; meintest du { $near }?
error-option-unknown = { $command } hat keine Option { $option }; seine Optionen zeigt: shutbox { $command } --help
error-option-near = { $command } hat keine Option { $option }; meintest du { $near }?
error-option-needs-value = { $option } braucht einen Wert: { $option } { $value }
error-option-no-value = { $option } nimmt keinen Wert, bekam aber „{ $got }“
error-option-empty = { $option } darf nicht leer sein
error-option-item = { $option } hat einen leeren Eintrag: „{ $got }“; setze genau ein Komma zwischen zwei Werte
error-option-control = { $option } enthält Zeichen, die sich nicht anzeigen lassen: „{ $got }“
error-option-suffix = { $option } muss ein Dateiname sein, der auf { $suffixes } endet, nicht „{ $got }“
error-option-twice = { $option } ist mehr als einmal angegeben
error-argument-missing = { $argument } fehlt; Aufruf: { $usage }
error-argument-extra = { $got } ist ein Argument zu viel; Aufruf: { $usage }
error-verify-what = sag, was geprüft werden soll: die Datei einer Partie, oder --store für alles, was ein Server aufhebt
error-server-key-form = { $option } erwartet den Schlüssel eines Servers, 64 hexadezimale Ziffern, nicht „{ $got }“
error-database-form = { $option } erwartet die Adresse einer PostgreSQL-Datenbank wie postgresql://shutbox@localhost/shutbox, nicht „{ $got }“
error-set-syntax = --set nimmt eine Einstellung und ihren Wert, wie --set tiles=2, nicht „{ $got }“
error-set-twice = --set ändert { $setting } mehr als einmal
error-set-alone = --set braucht ein Regelwerk, das es ändert: shutbox rules nine --set { $got }
error-divide-depth = --divide braucht eine Tiefe von mindestens 1
error-moves-dice = { $got ->
    [one] ein Würfel darf bei { $position } nicht geworfen werden
   *[other] { $got } Würfel dürfen bei { $position } nicht geworfen werden
}; erlaubte Zahl der Würfel: { $allowed }
error-rounds-none = { $rules } hat keine Zahl von Runden zu wählen; lass --rounds weg
error-rounds-alone = allein ist eine Partie ein Zug; lass --rounds weg
error-dice-file = { $file }: { $why }
error-dice-seed = --seed macht Würfe aus einem Startwert; lass --dice { $got } weg
error-seed = ein Startwert ist druckbarer Text ohne Leerzeichen am Anfang oder Ende, nicht „{ $got }“
error-typed-same-dice = in { $rules } bekommen alle dieselben Würfe, sie lassen sich also nicht eintippen; lass --dice typed weg
error-resume-same-dice = in dieser Partie bekommen alle dieselben Würfe, aber im Protokoll fehlt der Startwert dafür; sie kann also nicht weitergehen
error-resume-own = { $player } ist ein eigener Spieler, und ein Protokoll enthält keine Programme; die Partie kann hier nicht weitergehen
error-game-number = es gibt kein Spiel „{ $got }“; tippe eine Nummer von 1 bis { $most } oder einen Namen
error-setup-number = tippe eine ganze Zahl von { $low } bis { $high } oder nur Enter, nicht „{ $got }“
error-starter-thrown = in { $rules } entscheiden die Würfel, wer anfängt; lass --starter weg oder ergänze --set begins=first

## Files

error-file-missing = es gibt keine Datei { $file }
error-file-no-folder = es gibt keinen Ordner, in dem { $file } angelegt werden könnte
error-file-folder = { $file } ist ein Ordner, keine Datei
error-file-no-directory = { $file } ist kein Ordner
error-file-denied = { $file } darf hier nicht gelesen oder geschrieben werden
error-file-exists = { $file } gibt es schon; wähle einen anderen Namen, oder mach mit der Partie darin weiter: shutbox play --resume { $quoted }
error-file-large = { $file } ist zu groß: Gelesen werden höchstens { $most } Bytes
error-file-text = { $file } ist kein Text in UTF-8
error-file-other = { $file } ist nicht zu gebrauchen: { $why }
error-output = die Ausgabe lässt sich nicht schreiben: { $why }
error-system = das Betriebssystem meldet einen Fehler: { $why }

## Answers at the table

error-answer-none = tippe eine der Nummern oder die Klappen
error-answer-penalty = tippe 1 oder { $up }, dann geht die Klappe hoch; 2 oder { $end }, dann endet der Zug
error-answer-number = es gibt keine { $got } zu wählen; die Nummern gehen von 1 bis { $most }
error-answer-unknown = „{ $got }“ bedeutet hier nichts; ein Fragezeichen zeigt, was man tippen kann
error-answer-ambiguous = { $got } kann { $moves } sein; tippe die Nummer oder die Klappen genau so
error-answer-faces = { $got } ist nicht, was { $dice ->
    [one] ein Würfel zeigt; tippe eine Zahl, wie 4
   *[other] { $dice } Würfel zeigen; tippe ihre Augen, wie 3 5
}
error-answer-player = „{ $got }“ ist nicht genau ein Name am Tisch; am Tisch: { $names }
error-typed-only = { $word } ist für echte Würfel; in dieser Partie würfelt der Computer
error-answer-sum = „{ $got }“ ist keine Summe; tippe sie wie { $word } 9 oder =9
error-answer-total = „{ $got }“ ist keine Zugsumme; tippe sie wie { $word } 17, und { $word } 0 für eine geschlossene Box
error-answer-rename = „{ $got }“ sagt nicht, wer wie heißen soll; tippe es wie { $word } Ann=Anna; am Tisch: { $names }
error-answer-order = „{ $got }“ ist keine Reihenfolge aller; nenne einmal jeden dieser Namen, mit Kommas: { $names }
error-off-generated = von der Matte gerollt meldet man nur eingetippte Würfel; die des Computers bleiben darauf oder rollen nach der Chance in den Regeln herunter
error-off-none = in { $rules } gibt es keine Strafe für Würfel neben der Matte

## Environments

error-envs-extra-missing = dazu fehlt { $missing }: { $install }
error-envs-illegal = illegal muss stay oder raise sein, nicht „{ $got }“
error-envs-reward = reward muss eines davon sein: { $kinds }; nicht „{ $got }“
error-envs-reward-points = in { $rules } gibt es keine Punkte; reward: win oder zero-sum
error-envs-players = eine Partie unter Agenten braucht mindestens zwei, nicht { $got }; ein Zug allein ist shutbox.envs.TurnEnv
error-envs-actions = es muss für jeden der { $count } Züge eine Aktion geben, aber sie kamen in der Form { $got }
error-action-unknown = { $got } ist keine Aktion dieses Regelwerks; dessen Aktionen gehen von 0 bis { $most }
error-action-illegal = die Aktion { $got } ist jetzt nicht erlaubt: Die Partie wartet auf { $phase ->
    [throw] einen Wurf
    [shut] Klappen, die geschlossen werden
    [penalty] die Wahl der Strafe
    [survivor] die Entscheidung, den Punkt zu nehmen oder zu würfeln
   *[over] nichts mehr, sie ist zu Ende
}
