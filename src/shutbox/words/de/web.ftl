# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] verbunden
    [lost] Die Verbindung ist weg. Neuer Versuch …
    [gone] Unter diesem Link gibt es keinen Tisch.
   *[connecting] Verbinden …
}
web-abandoned = Dieser Tisch wurde aufgelöst.
web-leave = Tisch verlassen
web-more = Mehr
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Neun, ab sechs ein Würfel
    [nine-789] Neun, am Ende ein Würfel
   *[other] { "" }
}
web-players = Am Tisch
web-round = Runde { $round }
web-round-of = Runde { $round } von { $rounds }
web-mark = { $mark ->
    [at] am Zug
    [waits] kommt noch
    [holds] führt mit { $total }
    [out] raus
    [left] gegangen
    [won] hat gewonnen
   *[done] fertig
}
web-away = nicht da
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-so-far = bisher { $total }
web-left = { $total } übrig
web-total-now = { $over ->
    [yes] am Ende
   *[no] Summe jetzt
}
web-total-label = { $over ->
    [yes] Summe am Ende: { $total }
   *[no] Summe jetzt: { $total }
}
web-ruler-now = jetzt { $total }
web-ruler-after = { $total } nach { $tiles }
web-ruler-aim = { $total } { $who }
web-tile = { $state ->
    [gathered] { $value }, ausgewählt
    [not-now] { $value }, steht, passt nicht zu diesem Wurf
    [hidden] { $value }, steht hinter der { $behind }
    [shut] { $value }, geschlossen
   *[standing] { $value }, steht
}
web-thrown = Gewürfelt: { $faces }
web-missing = { $missing ->
    [0] passt
    [one] fehlt
   *[other] fehlen
}
web-pips-thrown = { $pips } gewürfelt
web-pips-gathered = { $pips } ausgewählt
web-ready = passt
web-tiles-shut = { $shut } von { $of } Klappen geschlossen

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } spielt allein
    [last-one-standing] { $who } würfelt
   *[other] { $who } ist am Zug
}
web-stake = { $format ->
    [solitaire] Schließe alle Klappen, dann gewinnst du.
    [chase] Dieser Zug legt die Summe vor.
    [last-one-standing] Wer nichts schließen kann, ist raus aus der Runde. { $limit ->
        [one] Ein Punkt gewinnt
       *[other] { $limit } Punkte gewinnen
    }.
    [knock-out] Über { $limit } ist man raus.
    [until] Schluss ist, wenn jemand { $limit } erreicht. Dann gewinnt die kleinste Summe.
    [running] { $rounds ->
        [one] Die kleinste Summe gewinnt.
       *[other] Die kleinste Gesamtsumme nach { $rounds } Runden gewinnt.
    }
   *[one-turn] Die kleinste Summe gewinnt.
}
web-lowest = { $who } liegt mit { $total } bisher vorn.
web-one-or-two = Ein Würfel oder zwei, { $who }?
web-start = { $who } würfelt um den Anfang
web-start-stake = Der höchste Wurf fängt an.
web-play-off-stake = Stechen: Es spielt nur noch, wer gleichauf liegt.
web-tries = { $who } jagt die { $total } von { $holder }
web-takes-lead = { $total } oder weniger geht in Führung
web-tries-left = Versuche übrig
web-tries-count = { $count ->
    [one] noch ein Versuch
   *[other] noch { $count } Versuche
}
web-super-box = Super-Box!
web-super-try = { $who } will die Box auch schließen
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Wer die Box auch schließt, beendet die Runde ohne Punkte. Schafft es niemand, zahlen die anderen je 2 an { $holder }.
       *[winner] Wer die Box auch schließt, beendet die Runde ohne Punkte. Schafft es niemand, bekommt { $holder } 2.
    }
    [first-keeps] { $points ->
        [paid] Die Runde bleibt bei { $holder }: Die anderen zahlen je 2.
       *[winner] Die Runde bleibt bei { $holder }: 2 Punkte.
    }
    [both-score] { $points ->
        [paid] Wer die Box schließt, bekommt je 2 von allen, die sie nicht schließen.
       *[winner] Wer die Box auch schließt, bekommt ebenfalls 2 Punkte.
    }
   *[handover] { $points ->
        [paid] Wer die Box auch schließt, übernimmt. Schafft es niemand, zahlen die anderen je 2 an { $holder }.
       *[winner] Wer die Box auch schließt, übernimmt. Schafft es niemand, bekommt { $holder } 2.
    }
}
web-survivor = Nur { $who } ist noch dabei
web-survivor-stake = { $missing ->
    [one] Noch ein Punkt bis zum Sieg.
   *[other] Noch { $missing } Punkte bis zum Sieg.
}
web-survivor-say = Ein Wurf, der etwas schließt, bringt 2 Punkte, die geschlossene Box 4. Ein Fehlwurf bringt nichts.
web-penalty = Ein Würfel ist von der Matte gerollt: { $who } wählt die Strafe
web-last-throw = { $who } würfelt um zwei Punkte
web-missed = Fehlwurf: { $who } bleibt auf { $total } sitzen
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Inzwischen: ein Wurf
       *[other] Inzwischen: { $throws } Würfe
    }
   *[other] Inzwischen: { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } hat die Box geschlossen!
   *[other] { $who } gewinnt!
}
web-shared = { $names } teilen sich den Sieg
web-nobody = { $format ->
    [solitaire] Die Box bleibt offen
   *[other] Niemand gewinnt
}
web-clock = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } überlegt
   *[other] { $who } ist dran
}
web-go-on = Weiter
web-go-on-to = Weiter: { $who } ist dran
web-key-gather = wählen
web-key-shut = schließen
web-key-throw = würfeln
web-key-back = zurück
web-how-many = Wie viele Würfel
web-dice = { $dice ->
    [one] Ein Würfel
   *[other] { $dice } Würfel
}
web-throw = { $dice ->
    [one] Einen Würfel werfen
    [2] Zwei Würfel werfen
   *[other] { $dice } Würfel werfen
}
web-throw-start = { $dice ->
    [one] Um den Anfang würfeln
    [2] Um den Anfang würfeln
   *[other] Mit { $dice } Würfeln um den Anfang
}
web-throw-start-all = Für alle würfeln
web-throw-start-one = Nur { $who }
web-shut = Schließen:
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Tipp: { $tiles }
       *[other] Tipp: { $tiles }; mit dazu: { $added }
    }
   *[no] { $count ->
        [0] { $tiles } schließen
       *[other] { $tiles } schließen; mit dazu: { $added }
    }
}
web-still-missing = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
web-take-back = Zurücknehmen
web-all-ways = { $count ->
    [one] Die einzige Möglichkeit für diesen Wurf
   *[other] Alle { $count } Möglichkeiten für diesen Wurf
}
web-ways = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-way = { $tiles }, Rest { $total }
web-leaves = Rest { $total }
web-choice = { $choice ->
    [take] 1 Punkt nehmen
    [raise] Klappe hochgehen lassen
    [end] Zug beenden
   *[throw] { $several ->
        [yes] { $dice ->
            [one] Einen Würfel werfen
           *[other] { $dice } Würfel werfen
        }
       *[no] Noch einmal würfeln
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] und gewinnen
       *[no] { $points ->
            [one] { $points } Punkt, dann weiter
           *[other] { $points } Punkte, dann weiter
        }
    }
   *[throw] 2 Punkte, 4 oder keiner
}
web-guess = Tipp:
web-guess-ways = Was wird geschlossen? { $count } Möglichkeiten
web-guess-tally = { $of ->
    [0] Rate, was geschlossen wird
   *[other] Rate, was geschlossen wird: { $right } von { $of } richtig
}
web-guesses-right = Richtig getippt: { $right } von { $of }
web-guessed = Dein Tipp: { $option }
web-your-guess = dein Tipp

### What happened

web-story = Was geschah
web-story-of = Der Zug von { $who }
web-came = { $came ->
    [shut] { $tiles } geschlossen
    [missed] Fehlwurf
    [off] Würfel von der Matte
    [start] um den Anfang
   *[open] überlegt
}
web-came-by = { $who }: { $what }

### The end

web-rematch = Noch eine Partie
web-next-table = Zum nächsten Tisch
web-home = Startseite
web-no-page = Unter dieser Adresse gibt es keine Seite.
web-unreachable = Der Server antwortet nicht. Läuft er noch?

### The menu of a table

web-share-table = Link teilen
web-copied = Der Link ist kopiert.
web-move = Mit { $who } auf ein anderes Gerät wechseln
web-move-about = Scanne den Code mit dem anderen Gerät oder schicke den Link dorthin. Er gilt einmal, { $minutes } Minuten lang. Danach schaut dieses Gerät nur zu.
web-move-qr = Code zum Wechseln auf ein anderes Gerät
web-move-lost = Dieser Link gilt nicht mehr. Jeder gilt einmal, eine Viertelstunde lang.
web-move-send = Link schicken
web-give-up = { $sure ->
    [yes] Soll { $who } endgültig gehen?
   *[no] { $who } verlässt die Partie
}
web-close-table = { $sure ->
    [yes] Tisch für alle auflösen?
   *[no] Tisch auflösen
}
web-not-sure = Nein, bleiben

## The coach

web-coach = Coach
web-hint = Den Coach fragen. Die Frage wird gezählt
web-told-best = rät der Coach
web-sum-worth = wert
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] Gewinnchance
        [game] Gewinnchance
       *[other] Chance, es zu schaffen
    }
    [points] Punkte der Runde
   *[total] Summe im Schnitt, weniger ist besser
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Gewinnchancen (Prognose)
       *[other] Gewinnchancen
    }
    [points] Aussichten in dieser Runde
   *[total] Erwartete Summe
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Gewinnchancen (Prognose): { $list }
       *[other] Gewinnchancen: { $list }
    }
    [points] In dieser Runde vorn: { $list }
   *[total] Erwartete Summe: { $list }
}
web-outlook-of = { $who } { $value }
web-expects = etwa { $total }

## Settings

web-settings = Einstellungen
web-language = Sprache
web-close = Schließen
web-sound = Ton
web-touch = Vibration
web-motion = Animation
web-motion-full = voll
web-motion-less = weniger
web-speed = Tempo
web-speed-calm = ruhig
web-speed-usual = normal
web-speed-quick = flott
web-light = Farbschema
web-light-auto = wie das Gerät
web-light-light = hell
web-light-dark = dunkel

## Before the game

web-your-name = Dein Name
web-another-name = Noch jemand an diesem Gerät
web-seat = Platz { $seat }
web-sitter = { $kind ->
    [open] frei
    [here] { $host ->
        [yes] da, hat eingeladen
       *[no] da
    }
    [away] { $host ->
        [yes] nicht da, hat eingeladen
       *[no] nicht da
    }
   *[bot] ein Bot
}
web-stand-up = Aufstehen: { $who }
web-remove = { $who } entfernen
web-speak = Code zum Ansagen
web-begin-unsealed = Trotzdem starten
web-host-begins = Wer eingeladen hat, startet, sobald alle Plätze besetzt sind.
web-sealing = Die Würfel werden versiegelt …

## Home

web-play = Spielen
web-previous = Voriges Spiel
web-next = Nächstes Spiel
web-game-of = Spiel { $number } von { $of }
web-with-whom = Mit wem
web-whom = { $whom ->
    [alone] Allein
    [bot] Bot
    [here] Reihum
   *[link] Freunde
}
# $me is a name or web-you, $bot comes from web-against, $seats is a list of names and of web-against.
web-sentence = { $whom ->
    [alone] { $rules }, für { $me } allein.
    [bot] { $ends ->
        [yes] { $rules }, { $goal }: { $bot } gegen { $me }.
       *[no] { $rules }: { $bot } gegen { $me }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal }: { $seats } an einem Bildschirm.
       *[no] { $rules }: { $seats } an einem Bildschirm.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal }: { $seats } an einer echten Box.
       *[no] { $rules }: { $seats } an einer echten Box.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal }, für { $people } per Link.
       *[no] { $rules } für { $people } per Link.
    }
}
web-rounds = { $rounds ->
    [1] eine Runde
    [2] zwei Runden
    [3] drei Runden
    [4] vier Runden
    [5] fünf Runden
   *[other] { $rounds } Runden
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [one] bis einen Punkt
       *[other] bis { $limit } Punkte
    }
    [knock-out] über { $limit } raus
   *[other] bis { $limit }
}
web-you = dich
web-against = { $bot ->
    [novice] ein Neuling
    [casual] ein Gelegenheitsspieler
    [expert] ein Profi
    [perfect] der perfekte Spieler
   *[club] ein Clubspieler
}
web-people = { $people ->
    [2] zwei Personen
    [3] drei Personen
    [4] vier Personen
    [5] fünf Personen
    [6] sechs Personen
   *[other] { $people } Personen
}
web-how-said = { $coach ->
    [off] Kein Coach
    [each] Coach nach jeder Entscheidung
   *[ask] Coach auf Nachfrage
}, { $undo ->
    [yes] Zurücknehmen erlaubt
   *[no] ohne Zurücknehmen
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } Sekunden je Entscheidung
}
web-set-up = Partie starten
web-invite = Tisch eröffnen
web-last-time = wie zuletzt, { $date }
web-me = Gast
web-player = Gast { $number }
web-have-code = Hast du einen Code bekommen?
web-join = Mitspielen
web-unfinished = Zurück zu deiner Partie: { $rules }
web-elsewhere = Außerdem
web-way-to = { $way ->
    [score] Mitschreiben
    [practise] Üben
    [explore] Erkunden
    [learn] Lernen
    [games] Deine Partien
   *[design] Hausregel entwerfen
}
web-way-about = { $way ->
    [score] für eine echte Box auf dem Tisch
    [practise] mit deinen eigenen Fehlern
    [explore] alle Stellungen, alle Werte
    [learn] Regeln zum Ausprobieren
    [games] Verlauf, Summen, Serien
   *[design] und sehen, wie sich die Chancen ändern
}
web-to-dice = Die Würfel, und warum sie fair sind
web-to-paper = Zum Drucken
web-to-classroom = Für eine Klasse
web-to-about = Über Shutbox
web-independent = Ein unabhängiges Projekt, mit keinem Verlag verbunden. Double Shutter ist eine Marke von Blue Orange.
web-which-game = Spiel wählen
web-which-bot = Gegen wen?
web-how-many-people = Wie viele spielen mit?
web-who-plays = Wer spielt, und in welcher Reihenfolge?
web-person = Mensch
web-name-of = Name auf Platz { $number }
web-earlier = Platz { $number } nach vorn
web-drop-seat = Platz { $number } entfernen
web-one-more = Noch jemand
web-done = Fertig
web-how = Wie wird gespielt?
web-how-many-rounds = Wie viele Runden?
web-how-far = Bis wohin geht es?
web-thinking-time = Bedenkzeit
web-who-begins = Wer anfängt

## Keeping score

web-champion = Im { $month } vorn:
web-champion-is = { $wins ->
    [one] { $names }, eine Partie gewonnen
   *[other] { $names }, { $wins } Partien gewonnen
}
web-duel = { $one } gegen { $other }:
web-duel-is = { $wins } zu { $losses } seit { $since }
web-streak = Längste Serie:
web-streak-is = { $who }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden in Folge
}

## After the game

web-report = Analyse
web-back = Zurück
web-report-next = Wie weiter?
web-report-thinking = Der Coach sieht sich die Partie an …
web-report-forgotten = Das Protokoll dieser Partie ist nicht mehr in diesem Browser.
web-report-unfinished = Noch nicht zu Ende
web-report-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
web-report-thrown = { $count ->
    [one] ein Wurf
   *[other] { $count } Würfe
}
web-report-result = { $format ->
    [chase] Punkte
    [last-one-standing] Punkte
   *[other] Summen
}
web-report-went = Wie es lief
web-report-nothing = Noch ist nichts passiert, was sich bewerten ließe.
web-report-measure = { $unit ->
    [chance] Die Gewinnchance nach jedem Wurf und jeder Entscheidung.
    [shut] Die Chance, die Box zu schließen, nach jedem Wurf und jeder Entscheidung.
    [points] Die erwarteten Punkte der Runde nach jedem Wurf und jeder Entscheidung.
   *[total] Die erwartete Endsumme nach jedem Wurf und jeder Entscheidung. Weniger ist besser.
}
web-report-curve = { $unit ->
    [chance] Die Gewinnchance über die ganze Partie; am Ende: { $ends }
    [shut] Die Chance, die Box zu schließen, über die ganze Partie; am Ende: { $ends }
    [points] Die erwarteten Punkte, Runde für Runde; am Ende: { $ends }
   *[total] Die erwartete Summe, Zug für Zug; am Ende: { $ends }
}
web-report-to-moment = Zu Moment { $number }
web-report-play = Partie abspielen
web-report-pause = Pause
web-report-scrub = Stelle in der Partie
web-report-before = Vor dem ersten Wurf.
web-report-where = Runde { $round }, { $n } von { $of }.
web-report-total = Summe { $total }
web-report-luck = Würfel und Entscheidungen
web-report-luck-unit = { $unit ->
    [chance] In Prozentpunkten der Gewinnchance.
    [shut] In Prozentpunkten der Chance, die Box zu schließen.
    [points] In Punkten.
   *[total] In der Summe der Züge; plus heißt, dass weniger stehen blieb.
}
web-report-luckless = Bei durchschnittlichem Glück und denselben Entscheidungen hätte meist { $who } gewonnen.
web-report-dice = Würfelglück
web-report-choices = Entscheidungen
web-report-no-decisions = Nichts zu entscheiden.
web-report-mean-loss = { $decisions ->
    [one] Eine echte Entscheidung; sie kostete { $loss }.
   *[other] { $decisions } echte Entscheidungen; sie kosteten im Schnitt je { $loss }.
}
web-report-hints = { $hints ->
    [one] Ein Hinweis.
   *[other] { $hints } Hinweise.
}
web-report-box = { $count ->
    [0] Die Box ist geschlossen
   *[other] Es stehen: { $tiles }
}
web-report-did = { $do ->
    [shut] { $tiles } geschlossen
    [take] Punkt genommen
    [raise] Klappe wieder hoch
    [end] Zug beendet
   *[throw] { $dice ->
        [one] einen Würfel geworfen
       *[other] { $dice } Würfel geworfen
    }
}
web-report-better = { $do ->
    [shut] Besser: { $tiles }.
    [take] Besser: den Punkt nehmen.
    [raise] Besser: eine Klappe wieder hochgehen lassen.
    [end] Besser: den Zug beenden.
   *[throw] { $dice ->
        [one] Besser: einen Würfel werfen.
       *[other] Besser: { $dice } Würfel werfen.
    }
}
web-report-swing = { $unit ->
    [chance] Die Gewinnchance geht von { $from } auf { $to }.
    [shut] Die Chance, die Box zu schließen, geht von { $from } auf { $to }.
    [points] Die erwarteten Punkte gehen von { $from } auf { $to }.
   *[total] Die erwartete Summe geht von { $from } auf { $to }.
}
web-report-show = Im Verlauf zeigen
web-report-decisions = Alle Entscheidungen
web-report-worth-a-look = Auffällig: { $count }
web-report-all = Alle: { $count }
web-report-all-good = Keine Entscheidung hat viel gekostet.
web-report-who = Runde { $round }, { $who }
web-report-beside = { $beside ->
    [only] die einzige Möglichkeit
    [best] optimal
   *[better] { $do ->
        [shut] { $tiles } war besser
        [take] den Punkt zu nehmen war besser
        [raise] Klappe hochgehen lassen war besser
        [end] den Zug zu beenden war besser
       *[throw] { $dice ->
            [one] ein Würfel war besser
           *[other] { $dice } Würfel waren besser
        }
    }
}
web-report-judgement = { $judgement ->
    [best] optimal
    [good] gut
    [inaccuracy] ungenau
    [mistake] ein Fehler
   *[blunder] ein grober Fehler
}
web-report-taken = gewählt
web-report-rest = { $count ->
    [one] und noch eine
   *[other] und { $count } weitere
}
web-report-envelope = { $state ->
    [open] Der Umschlag ist offen
    [sealed] Die Würfel sind versiegelt
   *[fault] Die Würfel passen nicht zu ihrem Umschlag
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] Alle Würfe dieser Partie lagen von Anfang an versiegelt fest. { $fit ->
            [1] Der eine Wurf ist der aus dem Umschlag.
           *[other] Alle { $fit } Würfe sind die aus dem Umschlag.
        }
       *[other] Würfe, die vor der Partie versiegelt wurden: { $fit }; von anderen Würfeln: { $others }.
    }
    [sealed] Sie standen vor dem ersten Wurf fest. Nach der Partie wird der Umschlag geöffnet.
   *[fault] Die Würfe sind nicht die versiegelten, oder das Protokoll wurde verändert.
}
web-report-check = Selbst prüfen
web-report-share = Link teilen
web-report-copied = Der Link ist kopiert.
web-report-to-table = Zum Tisch
web-report-practise = Fehler üben
web-report-save = Partie speichern
web-report-save-page = Die Analyse
web-report-save-page-about = eine Datei, die überall aufgeht, auch offline
web-report-save-record = Das Protokoll
web-report-save-record-about = für den Befehl shutbox und andere Programme
web-report-print = Drucken

## Practise

web-practise = Üben
web-practise-today = Stellung des Tages
web-practise-question = { $phase ->
    [shut] Du hast { $pips } gewürfelt. Was würdest du schließen?
    [survivor] Nur du bist noch dabei. Was würdest du tun?
    [penalty] Ein Würfel ist von der Matte gerollt. Welche Strafe?
   *[throw] Wie viele Würfel würdest du werfen?
}
web-practise-stake = { $stake ->
    [beat] Jemand führt mit { $total }. Du musst darunter bleiben.
    [super-box] Jemand hat die Box geschlossen. Da hilft nur, sie auch zu schließen.
    [least] Die kleinste Summe bisher ist { $total }.
    [alone] Du spielst allein und willst die Box schließen.
    [set] Du legst die Summe vor, die die anderen unterbieten müssen.
   *[begin] Die anderen spielen nach dir.
}
web-practise-you = Du
web-practise-standing = { $round }: { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Den Punkt nehmen
    [raise] Klappe hochgehen lassen
    [end] Zug beenden
   *[throw] { $dice ->
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
}
web-practise-costs = { $option }: kostet { $cost }
web-practise-best = { $option }: optimal!
web-practise-game-today = Partie des Tages
web-practise-game-about = { $rules }, allein. Heute bekommen alle dieselben Würfe.
web-practise-game-on = Weiterspielen
web-practise-game-left = { $total ->
    [0] Du hast die Box geschlossen!
   *[other] Deine Summe: { $total }.
}
web-practise-drill = Training
web-practise-game = Spiel
web-practise-level = Wie schwer
web-practise-levels = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
web-practise-own = Meine eigenen Fehler
web-practise-none = Für dieses Spiel fand sich keine Aufgabe.
web-practise-no-mistakes = Keine Fehler zum Üben. Gut gespielt!
web-practise-wait = Eine Stellung wird gesucht …
web-practise-number = { $number } von { $of }
web-practise-next = Weiter
web-practise-done = { $count ->
    [one] Das war’s schon.
   *[other] Alle { $count } geschafft.
}
web-practise-again = Noch einmal
web-practise-running = { $count ->
    [one] Deine letzte Entscheidung kostete { $loss } des Möglichen.
   *[other] Deine letzten { $count } Entscheidungen kosteten im Schnitt { $loss } des Möglichen. { $best }-mal war es die beste Wahl.
}

## Choosing a rule set

web-rules-yours = Deine Hausregeln

## A code for phones

web-qr = Der Link als Code fürs Handy
