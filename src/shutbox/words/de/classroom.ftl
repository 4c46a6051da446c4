# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Klasse
classroom-open-about = Alle spielen auf dem Handy, und der Beamer zeigt jede Box.
classroom-title = Name der Klasse
classroom-title-usual = Meine Klasse
classroom-game = Spiel
classroom-rounds = Runden
classroom-create = Klasse eröffnen
classroom-network = Handys treten mit einem Code bei, ganz ohne Konto. Sie müssen diesen Server erreichen. Viele Schulnetze trennen die Geräte voneinander; dann brauchst du einen öffentlichen Server. Nach spätestens 24 Stunden ist alles gelöscht, außer du behältst es.
classroom-option = { $option ->
    [pairs] Zu zweit spielen
    [same_dice] Gleiche Würfel für alle
    [real] Echte Boxen
    [exact] Exaktes Ergebnis zeigen
   *[kept] Ergebnisse behalten
}
classroom-option-about = { $option ->
    [pairs] Je zwei teilen sich einen Tisch. Wer übrig bleibt, spielt allein.
    [same_dice] So vergleicht ihr Entscheidungen statt Glück.
    [real] Alle werfen echte Würfel und geben die Summen ein.
    [exact] Auf dem Beamer, neben euren Summen.
   *[kept] Sonst ist nach spätestens 24 Stunden alles gelöscht.
}
classroom-more-options = { $open ->
    [yes] Weniger Optionen
   *[no] Mehr Optionen
}
classroom-wall = Seite für den Beamer öffnen
classroom-remote = Scanne das mit deinem Handy, um damit zu steuern.
classroom-qr = Code zum Scannen für diese Klasse
classroom-scan = Scannen und beitreten
classroom-or-type = oder Shutbox öffnen und eingeben
classroom-join-here = beitreten
classroom-here = { $count } von { $of } sind da
classroom-here-of = { $count ->
    [one] von { $of } ist da
   *[other] von { $of } sind da
}
classroom-first-predict = Erst sagt ihr vorher, dann spielt ihr.
classroom-question = Wie viele Punkte bleiben im Schnitt übrig?
classroom-paused = Von der Lehrkraft angehalten
classroom-round = { $rules }, Runde { $round } von { $rounds }
classroom-round-short = Runde { $round } von { $rounds }
classroom-state = { $state ->
    [done] fertig
    [playing] am Spielen
   *[away] weg
}
classroom-not-yet = noch keine Vorhersage
classroom-average = Schnitt bisher
classroom-exact-average = exakter Schnitt
classroom-totals = { $count ->
    [one] { $count } Summe bisher
   *[other] { $count } Summen bisher
}
classroom-exact = exakt, bei bestem Spiel
classroom-predictions = eure Vorhersagen
classroom-shut = { $share } geschlossen
classroom-shut-exact = { $share } geschlossen, exakt { $exact }
classroom-chart = { $count ->
    [0] Noch keine Summen
    [one] { $count } Summe bisher, Schnitt { $mean }
   *[other] { $count } Summen bisher, Schnitt { $mean }
}
classroom-result = Die Klasse sagte { $predicted } vorher. Die Würfel ließen { $left } übrig.
classroom-no-result = Niemand hat einen Zug beendet.
classroom-result-chart = Vorhersagen, Summen und die exakte Verteilung auf einer Achse
classroom-you-predicted = vorhergesagt
classroom-said-zero = { $count } von { $of } sagten 0
classroom-you-left = übrig gelassen
classroom-shut-of = { $count } von { $of } geschlossen, { $share }
classroom-is-exact = ist exakt
classroom-exact-shut = { $share } geschlossen, bei bestem Spiel
classroom-size = Lernende: { $pupils }, Runden: { $rounds }
classroom-talk = { $expected ->
    [more] Warum habt ihr meist mehr Punkte erwartet, als übrig blieben?
    [fewer] Warum habt ihr meist weniger Punkte erwartet, als übrig blieben?
   *[close] Was half euch, so gut vorherzusagen?
}
classroom-are-done = { $count } von { $of } sind fertig
classroom-others = { $playing } am Spielen, { $away } weg
classroom-code = Code { $code }
classroom-pupils = Lernende
classroom-order = { $by ->
    [name] A bis Z
   *[state] zuerst, wer weg ist oder spielt
}
classroom-away-for = { $minutes ->
    [0] weg
    [one] seit { $minutes } Minute weg
   *[other] seit { $minutes } Minuten weg
}
classroom-is-here = da
classroom-predicted = Vorhersage: { $total }
classroom-not-predicted = noch keine Vorhersage
classroom-rename = { $name } umbenennen
classroom-remove = { $name } entfernen
classroom-remove-from = Aus der Klasse entfernen
classroom-remove-about = { $name } verlässt die Klasse, und die bisherigen Summen zählen nicht mehr.
classroom-nickname = Spitzname
classroom-hint = Höchstens { $most } Buchstaben. So passt er auf den Beamer.
classroom-save = Namen speichern
classroom-csv = CSV speichern
classroom-print = Drucken
classroom-results = Ergebnisse
classroom-column = { $column ->
    [seat] Platz
    [name] Name
    [round] Runde
    [predicted] Vorhersage
   *[left] Übrig
}
classroom-start = Spiel starten
classroom-next = { $last ->
    [yes] Ergebnis zeigen
   *[no] Nächste Runde
}
classroom-ends = { $count ->
    [one] beendet { $count } offene Box
   *[other] beendet { $count } offene Boxen
}
classroom-pause = { $paused ->
    [yes] Weiter
   *[no] Pause
}
classroom-join = Klasse beitreten
classroom-suggest = Anderer Spitzname
classroom-nicknames = Otter, Fuchs, Dachs, Panda, Tiger, Koala, Luchs, Falke, Delfin, Igel, Biber, Reiher, Gecko, Bison, Jaguar, Kiwi, Lemur, Elster, Molch, Pinguin, Rabe, Lachs, Tukan, Seeigel, Walross, Yak, Zebra, Alpaka, Biene, Kamel, Hirsch, Adler, Frosch, Gans, Hamster, Krabbe, Marder, Specht, Wiesel, Uhu
classroom-you-are = Du bist { $name }
classroom-waiting = Warte, bis die Lehrkraft startet.
classroom-ask = Wie viel bleibt übrig?
classroom-ask-about = Du beginnst mit { $most } Punkten. 0 heißt: Du schließt die Box.
classroom-prediction = Deine Vorhersage
classroom-less = Eins weniger
classroom-more = Eins mehr
classroom-first-then = Erst vorhersagen, dann werfen.
classroom-predict = { $total } vorhersagen
classroom-partner = Warte auf die Vorhersage: { $names }
classroom-alone = Allein spielen
classroom-own-predicted = Deine Vorhersage: { $total }.
classroom-own-left = { $total ->
    [0] Du hast die Box geschlossen!
   *[other] { $total } übrig
}
classroom-correct = Summe ändern
classroom-go-on = Weiter
classroom-next-waits = { $over ->
    [yes] Schau auf den Beamer.
   *[no] Warte auf die nächste Runde.
}
classroom-over = Das Spiel ist zu Ende
classroom-look-up = Schau auf den Beamer.
classroom-unknown = Diese Klasse gibt es nicht. Prüf den Code.
