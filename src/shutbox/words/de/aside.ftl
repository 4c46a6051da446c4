# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Erkunden
aside-explore-share = Stellung teilen
aside-explore-tap = Klappe antippen, um sie zu schließen oder aufzustellen
aside-explore-total = Summe { $total }
aside-explore-all-up = alle hoch
aside-explore-busy = Wird berechnet …
aside-explore-values = Was die Stellung wert ist
aside-explore-mean = Summe im Schnitt bei optimalem Spiel
aside-explore-shut = Chance, die Box zu schließen
aside-explore-below = Chance auf weniger als { $target }
aside-explore-playable = Würfe, die passen
aside-explore-of = von { $count }
aside-explore-goal = Optimal heißt
aside-explore-aim = { $aim ->
    [shut] Box zu
    [below] unterbieten
   *[mean] kleinste Summe
}
aside-explore-target = Zu unterbieten
aside-explore-ends = Wo der Zug endet
aside-explore-ends-about = { $aim ->
    [shut] Wie oft jede Summe übrig bleibt, wenn nur die geschlossene Box zählt.
    [below] Wie oft jede Summe übrig bleibt, wenn man unter { $target } kommen will.
   *[mean] Wie oft jede Summe übrig bleibt, wenn man auf die kleinste Summe spielt.
}
aside-explore-plot = Wie oft jede Summe übrig bleibt: im Schnitt { $mean }; in { $shut } ist die Box geschlossen.
aside-explore-is-shut = { $chance } zu
aside-explore-is-mean = Schnitt { $mean }
aside-explore-look = Eine Summe ansehen
aside-explore-exactly = { $low ->
    [0] Box zu: { $chance }
   *[other] { $total }: { $chance }
}
aside-explore-up-to = { $total } oder weniger: { $chance }
aside-explore-worth = Was jeder Wurf wert ist
aside-explore-worth-about = { $unit ->
    [chance] Der beste Zug mit diesem Wurf und die Chance danach. Länger ist besser. Schraffiert heißt: schlechter als vor dem Wurf. Der kleine Balken zeigt, wie wahrscheinlich der Wurf ist.
   *[total] Der beste Zug mit diesem Wurf und die Summe im Schnitt danach. Kürzer ist besser. Schraffiert heißt: schlechter als vor dem Wurf. Der kleine Balken zeigt, wie wahrscheinlich der Wurf ist.
}
aside-explore-throw = { $throw }, { $weight } von { $of }: { $best }, dann { $value }
aside-explore-miss = Fehlwurf
aside-explore-no-throws = Es sind zu viele Würfe, um sie aufzulisten.
aside-explore-over = Die Box ist geschlossen. Es gibt nichts mehr zu würfeln.
aside-explore-ways = Alle Möglichkeiten für { $throw }. Tippe auf eine, um von dort weiterzugehen.
aside-explore-go = { $tiles } schließen, dann { $value }
aside-explore-dice = Wie viele Würfel
aside-explore-number = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
aside-explore-design = Regeln ändern
aside-learn-this = So wird gespielt
aside-rules-choose = Welche Regeln
aside-rules-changed = { $title }, mit Änderungen
aside-says-dice = { $forced ->
    [yes] { $dice } Würfel, aber nur einer, sobald { $condition }
   *[no] { $dice } Würfel, oder einer, sobald { $condition }
}
aside-says-all-dice = { $dice ->
    [one] ein Würfel
    [2] immer zwei Würfel
   *[other] immer { $dice } Würfel
}
aside-says-faces = mit je { $faces } Seiten
aside-says-behind = eine Klappe dahinter erst mit dem nächsten Wurf
aside-says-first = der erste Wurf muss die { $tile } schließen
aside-says-unlucky = eine { $total } ist ein Fehlwurf

## The settings of a rule set

aside-quoted = „{ $name }“
aside-axis-box = Klappen
aside-axis-set_up = Anfangs aufgestellt
aside-axis-dice = Würfel
aside-axis-faces = Seiten je Würfel
aside-axis-one_die = Nur ein Würfel
aside-axis-tiles = Klappen je Wurf
aside-axis-buys = Was ein Wurf schließt
aside-axis-behind = Klappen dahinter schließen
aside-axis-first_throw = Der erste Wurf
aside-axis-unlucky = Unglückswurf
aside-axis-total = Was übrig ist, zählt
aside-axis-off_mat = Ein Würfel neben der Matte
aside-axis-off_mat_chance = Wie oft die Würfel hier von der Matte rollen
aside-axis-format = Wie aus Zügen eine Partie wird
aside-axis-rounds = Runden
aside-axis-fewest_rounds = Runden mindestens
aside-axis-most_rounds = Runden höchstens
aside-axis-limit = Grenze
aside-axis-out_at = Raus ist man
aside-axis-out_when = Raus
aside-axis-points = Eine Runde bringt
aside-axis-super_box = Eine zweite geschlossene Box
aside-axis-tries = In einer Runde
aside-axis-begins = Es fängt an, wer
aside-axis-order = Die anderen folgen
aside-axis-next_start = Die nächste Runde beginnt
aside-axis-ties = Gleichstand an der Spitze
aside-axis-shut_wins = Wer die Box schließt, gewinnt sofort
aside-axis-same_dice = Alle bekommen dieselben Würfe
aside-axis-most_players = Plätze höchstens
aside-value-box-nine = eine Reihe, 1 bis 9
aside-value-box-ten = eine Reihe, 1 bis 10
aside-value-box-twelve = eine Reihe, 1 bis 12
aside-value-box-double = zwei Reihen, die zweite von 9 bis 1
aside-value-box-double-aligned = zwei Reihen, beide von 1 bis 9
aside-value-box-triple = drei Reihen
aside-value-box-own = eigene Reihen
aside-value-one_die-never = nie
aside-value-one_die-standing = alles Stehende höchstens { $limit } ergibt
aside-value-one_die-exposed = die vorderen Klappen höchstens { $limit } ergeben
aside-value-one_die-highest = nichts über { $limit } steht
aside-value-one_die-789 = 7, 8 und 9 geschlossen sind
aside-value-tiles-any = beliebig viele
aside-value-tiles-number = höchstens
aside-value-buys-sum = Klappen, die den Wurf ergeben
    .says = { $tiles ->
        [any] beliebige Klappen, die den Wurf ergeben
        [1] eine Klappe, die den Wurf ergibt
       *[other] bis zu { $tiles } Klappen, die den Wurf ergeben
    }
aside-value-buys-exact = die Klappe der Augensumme oder die der Würfel
    .says = nur die Klappe der Augensumme oder die der Würfel
aside-value-buys-thai = eine Klappe: die eines Würfels oder die der Augensumme
    .says = eine Klappe, die eines Würfels oder die der Augensumme
aside-value-behind-at-once = mit demselben Wurf
aside-value-behind-next-throw = ab dem nächsten Wurf
aside-value-first_throw-free = ist wie jeder andere
aside-value-first_throw-number = muss diese Klappe schließen:
aside-value-unlucky-none = keine
aside-value-unlucky-number = das ist ein Fehlwurf:
aside-value-total-sum = seinen Wert
    .says = es zählt die Summe dessen, was steht
aside-value-total-front-double = seinen Wert, vorn doppelt
    .says = vordere Klappen zählen doppelt
aside-value-total-tiles = eins je Klappe
    .says = jede übrige Klappe zählt eins
aside-value-total-digits = als eine Zahl gelesen
    .says = was übrig ist, wird als eine Zahl gelesen
aside-value-off_mat-none = bewirkt nichts
aside-value-off_mat-raise = lässt die höchste geschlossene Klappe hochgehen
    .says = rollt ein Würfel von der Matte, geht eine Klappe wieder hoch
aside-value-off_mat-end = beendet den Zug
    .says = rollt ein Würfel von der Matte, endet der Zug
aside-value-off_mat-choose = lässt die Strafe wählen
    .says = rollt ein Würfel von der Matte, wählt man selbst die Strafe
aside-value-off_mat-void = lässt die ganze Box zählen
    .says = rollt ein Würfel von der Matte, zählt die ganze Box
aside-value-format-one-turn = alle haben einen Zug
aside-value-format-running = die Summe aller Runden zählt
aside-value-format-knock-out = Summe aller Runden, über der Grenze ist man raus
aside-value-format-until = Summe aller Runden, bis jemand die Grenze hat
aside-value-format-chase = Jagd: die Summe unterbieten
aside-value-format-last-one-standing = Last One Standing, eine Box für alle
aside-value-format-solitaire = allein gegen die Box
aside-value-out_at-above = über der Grenze
aside-value-out_at-reached = ab der Grenze
aside-value-out_when-at-once = sofort
aside-value-out_when-round-end = am Ende der Runde
aside-value-points-winner = einen Punkt, zwei für die Super-Box
aside-value-points-paid = was alle anderen verlieren
aside-value-super_box-handover = übernimmt die Runde
aside-value-super_box-draw = macht die Runde unentschieden
aside-value-super_box-first-keeps = ändert nichts
aside-value-super_box-both-score = bringt auch Punkte
aside-value-tries-chase = wird gejagt, bis niemand mehr die Summe unterbietet
aside-value-tries-one-each = haben alle einen Zug
aside-value-begins-first = ganz oben in der Liste steht
aside-value-begins-throw = am höchsten würfelt
aside-value-order-clockwise = im Uhrzeigersinn
aside-value-order-descending = vom höchsten Wurf zum niedrigsten
aside-value-next_start-clockwise = wer links davon sitzt
aside-value-next_start-winner = wer die letzte gewonnen hat
aside-value-next_start-throw = der höchste Wurf
aside-value-next_start-same = wer die letzte angefangen hat
aside-value-ties-shared = wird geteilt
aside-value-ties-play-off = führt zum Stechen
aside-axis-one-die-must = Freiwillig oder Pflicht
aside-axis-forced = { $forced ->
    [yes] es muss einer sein
   *[no] man darf wählen
}
aside-axis-row = { $row ->
    [1] Vordere Reihe
   *[other] { $row }. Reihe
}
aside-axis-more-rows = Noch eine Reihe dahinter
aside-axis-fewer-rows = Ohne die letzte Reihe

## Designing a house rule

aside-design = Hausregel entwerfen
aside-design-share = Regel teilen
aside-design-from = Ausgehen von
aside-design-name = Name der Regel
aside-design-unnamed = Hausregel
aside-design-about = Das Besondere daran
aside-design-set-up = Tippe Klappen an, die schon vor der Partie geschlossen sind.
aside-design-part = { $part ->
    [box] Die Box
    [dice] Die Würfel
    [throw] Ein Wurf
    [count] Was zählt
    [game] Die Partie
   *[table] Rund um den Tisch
}
aside-design-faults = { $count ->
    [one] So lässt es sich noch nicht spielen:
   *[other] So lässt es sich aus { $count } Gründen noch nicht spielen:
}
aside-design-figures = So ändern sich die Chancen
aside-design-figures-about = Exakte Zahlen für optimales Spiel, neben den veröffentlichten Spielen.
aside-design-yours = deine
aside-design-beside = Vergleich
aside-design-players = Wie viele spielen
aside-design-two-players = Die Zahlen der veröffentlichten Spiele gelten für zwei.
aside-design-measure = { $measure ->
    [mean] Summe im Schnitt
    [shut] Box geschlossen
    [opener] Vorteil, wenn man anfängt
    [throws] Würfe im Zug
    [choices] Entscheidungen im Zug
   *[skill] Anteil des Könnens
}
aside-design-opener-round = { $points } Punkte je Runde
aside-design-none = unbekannt
aside-design-meaning = Was die Zahlen bedeuten
aside-design-meaning-of = { $measure ->
    [mean] Was im Schnitt übrig bleibt, wenn man jeden Zug auf die kleinste Summe spielt.
    [shut] Wie oft man so die Box schließt.
    [opener] Wie viel mehr Gewinnchance der Anfang bringt, wenn alle optimal spielen. Ist eine ganze Partie zu lang zum Berechnen, sind es Punkte je Runde.
    [throws] Wie lang ein Zug damit ist.
    [choices] Wie oft es im Zug mehr als eine Möglichkeit gibt.
   *[skill] Perfektes Spiel gegen zufälliges: Wie viel vom Unterschied der Summen am Können liegt. Der Rest ist Glück.
}
aside-design-save = Speichern
aside-design-saved = Sie ist in diesem Browser gespeichert. Mit dem Link kannst du sie überall öffnen.
aside-design-drop = { $name } löschen
aside-play-with = Mit wem
aside-play-alone = Allein
aside-play-here = An diesem Bildschirm
aside-play-link = Mit Freunden per Link
aside-play-bot = Gegen einen Bot
aside-play-bot-grade = Wie stark
aside-play-people = Wie viele spielen

## Your games

aside-games = Deine Partien
aside-games-none = In diesem Browser ist noch keine Partie zu Ende gespielt. Hier stehen dann deine Partien mit Summen, Glück und der Güte deiner Entscheidungen.
aside-games-play = Eine Partie spielen
aside-games-who = Wessen Partien
aside-games-everybody = alle
aside-games-rules = Welche Regeln
aside-games-all-rules = alle
aside-games-reading = { $left ->
    [one] Der Coach sieht sich noch eine Partie an …
   *[other] Der Coach sieht sich noch { $left } Partien an …
}
aside-games-figures = In Zahlen
aside-games-figure = { $figure ->
    [played] Partien
    [won] gewonnen
    [turns] Züge
    [mean] Summe im Schnitt
    [best] kleinste Summe
    [shut] Boxen geschlossen
   *[cost] Verlust je Entscheidung
}
aside-games-totals = Summen im Lauf der Zeit
aside-games-totals-about = { $rules }: Was in jedem Zug übrig blieb. Die Linie zeigt den Schnitt der letzten zehn Züge.
aside-games-perfect = Perfektes Spiel: im Schnitt { $mean }.
aside-games-plot-totals = Züge: { $count }. In den letzten zehn blieben im Schnitt { $mean } übrig.
aside-games-costs = Was eine Entscheidung kostet
aside-games-costs-about = Der Teil des Möglichen, den eine Entscheidung im Schnitt verschenkt hat, Partie für Partie. Weniger ist besser.
aside-games-plot-costs = Partien: { $count }. In den letzten zehn kostete eine Entscheidung im Schnitt { $mean }.
aside-games-lucks = Glück
aside-games-lucks-about = { $unit ->
    [chance] Was die Würfel in jeder Partie gaben oder nahmen, in Hundertsteln der Gewinnchance.
    [points] Was die Würfel in jeder Partie gaben oder nahmen, in Punkten.
   *[total] Was die Würfel in jeder Partie gaben oder nahmen, in der Summe. Nach oben ist gut.
}
aside-games-plot-lucks = Partien: { $count }. Glück: { $lucky }-mal, Pech: { $unlucky }-mal.
aside-games-tables = Tische
aside-games-seats = { $count ->
    [0] Dieses Gerät hat keinen Platz an einem Tisch, der noch offen ist.
    [one] Dieses Gerät hat einen Platz an einem Tisch, der noch offen ist.
   *[other] Dieses Gerät hat Plätze an { $count } Tischen, die noch offen sind.
}
aside-games-return = Zurück zum letzten
aside-games-list = Alle Partien
aside-games-result = { $won ->
    [shut] die Box ist geschlossen
    [open] die Box blieb offen
    [yes] gewonnen: { $names }
   *[no] niemand hat gewonnen
}
aside-games-score = { $name } { $result }
aside-games-report = Analyse
aside-games-record = Protokoll speichern
aside-games-gone = Das Protokoll gibt es weder hier noch auf dem Server.
aside-games-more = { $count } weitere zeigen
aside-games-yours = Was dieser Browser speichert
aside-games-yours-about = Partien, Training, Hausregeln, Namen und Einstellungen bleiben nur in diesem Browser. Die Tische selbst liegen auf dem Server.
aside-games-export = Alles speichern
aside-games-import = Aus Datei laden
aside-games-imported = { $count ->
    [one] Ein Eintrag wurde geladen.
   *[other] { $count } Einträge wurden geladen.
}
aside-games-not-ours = Diese Datei wurde nicht von Shutbox gespeichert.
aside-games-delete = Alles löschen
aside-games-delete-sure = Wirklich alles löschen?
aside-games-delete-about = Alle Partien, Statistiken, Trainings, Hausregeln, Namen und Einstellungen dieses Browsers sind dann endgültig weg. Tische auf dem Server bleiben.
aside-games-delete-yes = Alles löschen
aside-games-keep = Behalten
aside-server-yours = Was der Server speichert
aside-server-about = Die Tische dieses Browsers mit ihren Partien und Namen. Außerdem, wann dieser Browser zum ersten und letzten Mal da war. Du kannst alles herunterladen und selbst löschen.
aside-server-export = Alles herunterladen
aside-server-delete = Auf dem Server löschen
aside-server-delete-sure = Auf dem Server löschen?
aside-server-delete-about = Tische, an denen sonst niemand einen Platz hat, werden gelöscht. An gemeinsamen Tischen verschwindet dein Name, die Partie bleibt. Du verlierst deine Plätze, und der Server kennt diesen Browser nicht mehr. Was andere gespeichert haben, behalten sie.
aside-server-delete-yes = Auf dem Server löschen
aside-server-deleted = Auf dem Server gelöscht.
aside-server-nothing = Der Server speichert nichts über diesen Browser.
aside-server-failed = Das hat nicht geklappt. Versuche es später noch einmal.

## The dice

aside-dice-page = Die Würfel
aside-dice-lede = Alle Würfe einer Partie liegen in einem Umschlag. Er wird versiegelt, bevor jemand würfelt. Nach der Partie wird er geöffnet, und du kannst nachsehen.
aside-dice-step = { $step ->
    [1] Der Server versiegelt seinen Teil
    [2] Du versiegelst deinen
    [3] Der Umschlag liegt auf dem Tisch
   *[4] Er wird geöffnet
}
aside-dice-step-about = { $step ->
    [1] Wird ein Tisch eröffnet, erzeugt der Server ein Geheimnis und zeigt dessen Siegel. Das Siegel passt nur zu diesem Geheimnis und verrät nichts davon. Austauschen kann er es danach nicht mehr.
    [2] Setzt du dich, erzeugt auch dein Gerät ein Geheimnis und zeigt dessen Siegel. Erst wenn alle versiegelt haben, werden diese Teile gezeigt. Zusammen mit dem Teil des Servers ergeben sie die Würfe.
    [3] Alle Teile zusammen legen jeden Wurf der Partie im Voraus fest. Niemand kann einen Wurf hinzufügen oder ändern, ohne ein Siegel zu brechen.
   *[4] Am Ende zeigt der Server sein Geheimnis. Nun lassen sich die Teile wieder zusammenfügen. So sieht man: Jeder Wurf ist der, der im Umschlag lag.
}
aside-dice-drawing = { $step ->
    [1] Zeichnung: ein Umschlag mit einem Zettel darin und einem Siegel
    [2] Zeichnung: Zettel aller, die mitspielen, kommen in den Umschlag
    [3] Zeichnung: der Umschlag, geschlossen und versiegelt
   *[4] Zeichnung: der Umschlag ist offen, eine Liste von Würfen wird abgehakt
}
aside-dice-check = Eine Partie prüfen
aside-dice-check-about = Wähle eine deiner Partien, öffne eine gespeicherte Datei oder füge ein Protokoll ein.
aside-dice-mine = Eine deiner Partien
aside-dice-choose = wählen …
aside-dice-file = Eine Datei
aside-dice-text = Der Text eines Protokolls
aside-dice-check-it = Prüfen
aside-dice-checking = Wird geprüft …
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [one] Der eine Wurf ist der, der im Umschlag lag.
       *[other] Alle { $throws } Würfe sind die, die im Umschlag lagen.
    }
    [alone] Jeder Wurf folgt aus diesem Umschlag. Dass er vor der Partie versiegelt wurde, zeigt das Protokoll allein nicht.
    [checked] Die Siegel passen. Welcher Wurf der wievielte ist, bestimmen hier die Regeln.
    [sealed] Der Umschlag ist noch versiegelt. Geöffnet wird er, wenn die Partie zu Ende ist.
    [other] Das Protokoll ist unversehrt. Seine Würfe kamen aus keinem Umschlag. Es gibt also nichts zu vergleichen.
   *[fault] Etwas passt nicht.
}
aside-dice-game = { $rules }, { $names }: { $throws ->
    [one] ein Wurf.
   *[other] { $throws } Würfe.
}
aside-dice-others = { $count ->
    [one] Ein Wurf kam von anderen Würfeln und lag in keinem Umschlag.
   *[other] { $count } Würfe kamen von anderen Würfeln und lagen in keinem Umschlag.
}
aside-dice-missing = Versiegelt und nie gezeigt: der Teil von { $names }. Die Partie ging ohne ihn weiter. Wer das Geheimnis des Servers kannte, konnte so zwischen zwei möglichen Partien wählen.
aside-dice-alone = Niemand hat einen eigenen Teil beigetragen. Diese Würfe hat allein der Server bestimmt.
aside-proof-list = Was geprüft wurde
aside-proof-state = { $state ->
    [fits] Passt.
    [differs] Passt nicht.
   *[unknown] Nicht gezeigt.
}
aside-proof = { $check ->
    [dice-fit] Diese Seite hat jeden Wurf aus Geheimnis und Teilen nachgerechnet. Alle Siegel passen.
    [dice-sealed] Der Umschlag ist noch versiegelt. Seine Würfe lassen sich prüfen, wenn er offen ist.
    [dice-rules] Alle Siegel passen. Welcher Wurf der wievielte ist, bestimmen hier die Regeln. Die kennt diese Seite nicht. shutbox verify rechnet die Würfe nach.
    [dice-none] Die Würfe kamen aus keinem Umschlag.
    [signature-fits] Der Server hat Namen, Regeln, Siegel und Zeile { $n } seines öffentlichen Verzeichnisses unterschrieben. Sein Schlüssel beginnt mit { $key }.
    [signature-forgotten] Der Server hat Namen, Regeln, Siegel und Zeile { $n } seines öffentlichen Verzeichnisses unterschrieben. Sein Schlüssel beginnt mit { $key }. Ein Name wurde seitdem gelöscht und lässt sich nicht mehr vergleichen.
    [signature-none] Das Protokoll ist nicht unterschrieben. Allein zeigt es nicht, dass die Würfel vor der Partie versiegelt wurden: Wer alle Teile kennt, kann sich ein passendes Geheimnis suchen.
    [end-fits] Der Server hat auch das Ende unterschrieben: Kein Ereignis fehlt.
    [end-none] Das Ende ist nicht unterschrieben: Dort können Ereignisse fehlen.
    [kept-fits] Es ist das Siegel, das dieser Browser vor der Partie gesehen hat, am { $at }.
    [kept-late] Es ist das Siegel, das dieser Browser zuerst am { $at } gesehen hat; da hatte die Partie schon begonnen.
    [kept-none] Dieser Browser war vor der Partie nicht am Tisch. Ihm fehlt ein Siegel zum Vergleichen.
    [kept-seal] Es ist nicht das Siegel, das dieser Browser am { $at } gesehen hat.
    [kept-key] Der Schlüssel ist ein anderer als der, den dieser Browser am { $at } sah.
    [kept-unsigned] Am { $at } sah dieser Browser eine Unterschrift des Servers. Das Protokoll hat keine.
    [kept-log] Es ist nicht die Zeile des Verzeichnisses, die dieser Browser am { $at } gesehen hat.
    [part-fits] Was dieser Browser in den Umschlag gelegt hat, ist darin.
    [part-seed] Was dieser Browser in den Umschlag gelegt hat, ist nicht darin.
    [key-fits] Es ist der Schlüssel, den dieser Server veröffentlicht.
    [key-other] Dieser Server kennt den Schlüssel nicht: Unterschrieben hat ein anderer Server oder gar keiner. Vergleiche ihn mit dem Schlüssel, den der andere Server veröffentlicht.
    [log-fits] Zeile { $n } des öffentlichen Verzeichnisses, vom { $at }, hat dieses Siegel.
    [rules-fits] Die Züge folgen den Regeln. Das hat der Server geprüft.
    [rules-none] Der Server war nicht erreichbar und konnte die Züge nicht prüfen.
   *[whole-fits] Das Protokoll ist vollständig; nichts darin wurde beschädigt.
}
aside-dice-faces = So fielen die Augen
aside-dice-faces-of = Wie oft jede Augenzahl fiel, und wie oft es gleichmäßig verteilt wäre
aside-dice-face = { $face }: { $observed }-mal, gleichmäßig verteilt { $expected }
aside-dice-p = { $enough ->
    [yes] Von allen Partien mit fairen Würfeln sind { $p } mindestens so ungleichmäßig wie diese. { $judgement ->
        [usual] Das ist nichts Ungewöhnliches.
        [odd] Das ist etwas ungewöhnlich, kommt aber vor, wenn man oft spielt.
       *[rare] Das ist sehr ungewöhnlich. Wenn auch andere Partien so aussehen, stimmt mit den Würfeln etwas nicht.
    }
   *[no] Das ist zu wenig, um etwas zu sagen: Bei so wenigen Würfen ist alles möglich.
}
aside-dice-all = Alle deine Partien zusammen
aside-dice-all-about = { $count ->
    [one] Die eine Partie, die dieser Browser gespeichert hat.
   *[other] Die { $count } Partien, die dieser Browser gespeichert hat.
}
aside-dice-count = Zählen
aside-dice-streaks = Was ganz normal ist
aside-dice-streaks-about = Würfel haben kein Gedächtnis. Darum wiederholen sie sich öfter, als man denkt. Genaue Chancen für zwei Würfel:
aside-dice-streaks-what = Was
aside-dice-streaks-next = Mit den nächsten Würfen
aside-dice-streaks-evening = An einem Abend mit 100 Würfen
aside-dice-streak = { $what ->
    [doubles] drei Pasche in Folge
    [same-double] zweimal derselbe Pasch in Folge
    [same-throw] zweimal derselbe Wurf in Folge
    [same-sum] dreimal dieselbe Augensumme in Folge
    [no-six] keine 6 in zehn Würfen
   *[no-seven] keine 7 in zwanzig Würfen
}
aside-dice-ask = { $question ->
    [server] Könnte der Server die Würfe aussuchen?
    [last] Hilft es, den eigenen Teil als Letztes zu zeigen?
    [again] Könnte er Tische auflösen, bis ihm die Würfe gefallen?
   *[limits] Was verspricht der Umschlag nicht?
}
aside-dice-answer = { $question ->
    [server] Nein. Er hat seinen Teil versiegelt, bevor er einen von euren kannte. Um die Würfe zu lenken, müsste er seinen Teil austauschen. Dann passte das Siegel nicht mehr. Ein einziger ehrlicher Teil genügt.
    [last] Nein. Wer als Letztes dran ist, kennt die Teile der anderen. Der des Servers fehlt aber. Ohne ihn lässt sich über die Würfe nichts sagen. Auch austauschen lässt sich ein Teil nicht: Sein Siegel war vorher da.
    [again] Das fiele auf. Mit dem Tisch wird sein Siegel in ein öffentliches Verzeichnis eingetragen. Jede Zeile hängt an der vorigen, und auch ein aufgelöster Tisch bleibt stehen.
   *[limits] Der Server kennt die Würfe, sobald die Partie begonnen hat, denn er erzeugt sie. Die Bots sehen sie nicht. Und echte Würfel, die jemand eintippt, liegen in keinem Umschlag.
}
aside-dice-log = Das öffentliche Verzeichnis
aside-dice-log-about = Jeder Umschlag dieses Servers wird eingetragen, beim Versiegeln und beim Öffnen. Das sind die letzten Zeilen.
aside-dice-log-kind = { $kind ->
    [opened] geöffnet
   *[sealed] versiegelt
}
aside-dice-log-row = Zeile { $n }, Tisch { $table }
aside-dice-log-fits = Hier geprüft: Diese Zeilen hängen zusammen.
aside-dice-log-broken = Zeile { $n } hängt nicht an der vorigen. Das Verzeichnis wurde verändert.
aside-dice-log-empty = Noch steht nichts darin.
aside-dice-exactly = Alle Einzelheiten stehen in docs/dice.md. Ein kurzes Programm dort prüft eine Partie ohne Shutbox.

## About

aside-about = Über Shutbox
aside-about-lede = Die Software rund um Shut the Box und verwandte Würfelspiele: spielen, mitschreiben, verstehen.
aside-about-version = Version { $version }, mit { $rules } Regelwerken und { $bots } Bots.
aside-about-free = Frei und offen
aside-about-licence = Shutbox ist freie Software unter der MIT-Lizenz: nutze sie, ändere sie, gib sie weiter. Sie kommt ohne jede Gewähr.
aside-about-independent = Unabhängig
aside-about-independent-more = Shutbox ist mit keinem Verlag dieser Spiele verbunden und wird von keinem empfohlen. Spiele werden nur genannt, um zu sagen, wessen Regeln ein Regelwerk folgt. Die Regeln sind in eigenen Worten erklärt.
aside-about-trademark = Double Shutter ist eine Marke von Blue Orange. Andere Namen gehören denen, die sie führen.
aside-about-private = Privat
aside-about-private-more = Keine Konten, keine Werbung, kein Tracking. Deine Partien speichern nur dein Server und dieser Browser. An beiden Orten kannst du sie löschen.
aside-about-kept = Was dieser Browser speichert
aside-about-dice = So funktionieren die Würfel
aside-about-learn = So werden die Spiele gespielt
aside-about-made = So ist es gemacht
aside-about-made-more = Alle Werte sind exakt berechnet, nicht geschätzt. Die Seiten entstehen in deinem Browser und laden nichts von anderswo.
