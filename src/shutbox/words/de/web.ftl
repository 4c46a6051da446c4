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
web-players = Wer spielt
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
    [solitaire] Alle Klappen schließen, dann ist es gewonnen.
    [chase] Diese Summe gilt es dann zu unterbieten.
    [last-one-standing] Wer nichts schließen kann, ist raus aus der Runde; { $limit } Punkte gewinnen.
    [knock-out] Über { $limit } ist man raus.
    [until] Schluss ist, wenn jemand { $limit } erreicht; dann gewinnt die kleinste Summe.
    [running] { $rounds ->
        [one] Die kleinste Summe gewinnt.
       *[other] Die kleinste Gesamtsumme nach { $rounds } Runden gewinnt.
    }
   *[one-turn] Die kleinste Summe gewinnt.
}
web-lowest = { $who } liegt bisher vorn, mit { $total }.
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
        [paid] Wer die Box auch schließt, beendet die Runde ohne Punkte; schafft es niemand, zahlen die anderen je 2 an { $holder }.
       *[winner] Wer die Box auch schließt, beendet die Runde ohne Punkte; schafft es niemand, bekommt { $holder } 2.
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
        [paid] Wer die Box auch schließt, übernimmt; schafft es niemand, zahlen die anderen je 2 an { $holder }.
       *[winner] Wer die Box auch schließt, übernimmt; schafft es niemand, bekommt { $holder } 2.
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
web-missed = Fehlwurf: { $who } endet mit { $total }
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
    [one] Mit einem Würfel um den Anfang
    [2] Um den Anfang würfeln
   *[other] Mit { $dice } Würfeln um den Anfang
}
web-throw-start-all = Für alle würfeln
web-throw-start-one = Nur { $who }
web-shut = Schließen:
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Tipp: { $tiles }
       *[other] Tipp: { $tiles }; dazu kommt { $added }
    }
   *[no] { $count ->
        [0] { $tiles } schließen
       *[other] { $tiles } schließen; dazu kommt { $added }
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
web-way = { $tiles }; dann bleibt { $total }
web-leaves = bleibt { $total }
web-choice = { $choice ->
    [take] 1 Punkt nehmen
    [raise] Eine Klappe geht wieder hoch
    [end] Der Zug endet
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
            [one] { $points } Punkt, es geht weiter
           *[other] { $points } Punkte, es geht weiter
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
web-move = { $who } auf ein anderes Gerät umziehen
web-move-about = Mit dem anderen Gerät scannen, oder den Link dorthin schicken. Er gilt einmal, { $minutes } Minuten lang; danach schaut dieses Gerät zu.
web-move-qr = Code, mit dem der Platz umzieht
web-move-lost = Mit diesem Link zieht kein Platz mehr um. Jeder gilt nur einmal, eine Viertelstunde lang.
web-move-send = Link schicken
web-give-up = { $sure ->
    [yes] { $who } geht endgültig: sicher?
   *[no] { $who } verlässt die Partie
}
web-close-table = { $sure ->
    [yes] Dann kann niemand weiterspielen: sicher?
   *[no] Tisch auflösen
}
web-not-sure = Nein, bleiben

## The coach

web-coach = Coach
web-hint = Den Coach fragen; die Frage wird gezählt
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
web-motion = Bewegung
web-motion-full = voll
web-motion-less = weniger
web-speed = Tempo
web-speed-calm = ruhig
web-speed-usual = normal
web-speed-quick = flott
web-light = Licht
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
web-speak = Ein Code zum Ansagen
web-begin-unsealed = Ohne ihn starten
web-host-begins = Den Start gibt, wer eingeladen hat.
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
web-set-up = Spiel starten
web-invite = Tisch eröffnen
web-last-time = wie zuletzt, { $date }
web-me = Spieler
web-player = Spieler { $number }
web-have-code = Hat dir jemand einen Code genannt?
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
    [explore] jede Stellung, jeder Wert
    [learn] Regeln zum Ausprobieren
    [games] Verlauf, Summen, Serien
   *[design] und sehen, was sie bewirkt
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
web-earlier = Platz { $number } früher an die Reihe
web-drop-seat = Ohne Platz { $number }
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
web-streak-is = { $who }, { $rounds } Runden in Folge

## After the game

web-report = Analyse
web-back = Zurück
web-report-next = Wie weiter
web-report-thinking = Der Coach sieht sich die Partie an …
web-report-forgotten = Dieser Browser hat das Protokoll der Partie nicht mehr.
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
web-report-nothing = Noch ist nichts geschehen, was sich bewerten ließe.
web-report-measure = { $unit ->
    [chance] Die Gewinnchance nach jedem Wurf und jeder Entscheidung.
    [shut] Die Chance, die Box zu schließen, nach jedem Wurf und jeder Entscheidung.
    [points] Die Punkte, die von der Runde zu erwarten waren, nach jedem Wurf und jeder Entscheidung.
   *[total] Die Summe, die am Ende des Zugs zu erwarten war, nach jedem Wurf und jeder Entscheidung. Weniger ist besser.
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
web-report-luckless = Mit durchschnittlichen Würfen und denselben Entscheidungen hätte meistens { $who } gewonnen.
web-report-dice = Würfelglück
web-report-choices = Entscheidungen
web-report-no-decisions = Nichts zu entscheiden.
web-report-mean-loss = { $decisions ->
    [one] Eine echte Entscheidung; sie kostete { $loss }.
   *[other] { $decisions } echte Entscheidungen; sie kosteten im Schnitt je { $loss }.
}
web-report-hints = { $hints ->
    [one] Ein Tipp.
   *[other] { $hints } Tipps.
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
web-report-decisions = Jede Entscheidung
web-report-worth-a-look = Sehenswert, { $count }
web-report-all = Alle { $count }
web-report-all-good = Keine Entscheidung hat Nennenswertes gekostet.
web-report-who = Runde { $round }, { $who }
web-report-beside = { $beside ->
    [only] die einzige Möglichkeit
    [best] das Beste
   *[better] { $do ->
        [shut] { $tiles } war besser
        [take] den Punkt zu nehmen war besser
        [raise] die Klappe hoch war besser
        [end] den Zug zu beenden war besser
       *[throw] { $dice ->
            [one] ein Würfel war besser
           *[other] { $dice } Würfel waren besser
        }
    }
}
web-report-judgement = { $judgement ->
    [best] das Beste
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
        [0] Die Würfe dieser Partie lagen vor dem ersten Wurf fest und waren versiegelt. { $fit ->
            [1] Der eine Wurf ist der aus dem Umschlag.
           *[other] Alle { $fit } Würfe sind die aus dem Umschlag.
        }
       *[other] Würfe, die vor der Partie versiegelt wurden: { $fit }; von anderen Würfeln: { $others }.
    }
    [sealed] Sie lagen vor dem ersten Wurf fest. Geöffnet wird der Umschlag, wenn die Partie zu Ende ist.
   *[fault] Gewürfelt wurde etwas anderes, als vor der Partie versiegelt war, oder das Protokoll wurde verändert.
}
web-report-check = Selbst nachprüfen
web-report-share = Link teilen
web-report-copied = Der Link ist kopiert.
web-report-to-table = Zum Tisch
web-report-practise = Diese üben
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
    [beat] Jemand führt mit { $total }; du musst darunter bleiben.
    [super-box] Jemand hat die Box geschlossen; da hilft nur, sie auch zu schließen.
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
    [raise] Eine Klappe geht wieder hoch
    [end] Der Zug endet
   *[throw] { $dice ->
        [one] Einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
}
web-practise-costs = { $option }: kostet { $cost }
web-practise-best = { $option }: das Beste!
web-practise-game-today = Partie des Tages
web-practise-game-about = { $rules }, allein. Heute bekommen alle dieselben Würfe.
web-practise-game-on = Weiterspielen
web-practise-game-left = { $total ->
    [0] Du hast die Box geschlossen!
   *[other] Bei dir blieb { $total } übrig.
}
web-practise-drill = Training
web-practise-game = Spiel
web-practise-level = Wie schwer
web-practise-levels = { $level ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
web-practise-own = Aus meinen eigenen Fehlern
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
    [one] Deine letzte Entscheidung kostete { $loss } von dem, was drin war.
   *[other] Deine letzten { $count } Entscheidungen kosteten im Schnitt { $loss } von dem, was drin war; { $best } davon waren die besten.
}

## Choosing a rule set

web-rules-yours = Deine Hausregeln

## A code for phones

web-qr = Der Link als Code fürs Handy
