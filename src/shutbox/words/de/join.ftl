# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules }: { $stage ->
    [waiting] wartet auf alle
    [sealing] gleich geht es los
    [playing] die Partie läuft
    [over] die Partie ist zu Ende
   *[abandoned] aufgelöst
}
join-open = frei
join-note-bot = Bot ({ $bot })
join-note-stand-in = Bot ({ $bot }), für { $who }
join-note-person = { $state ->
    [you] du
    [here] da
   *[away] nicht da
}
join-dice = { $dice ->
    [typed] Echte Würfel; wer würfelt, tippt ein, was sie zeigen.
    [seeded] Würfe aus einem Startwert, für eine Person.
   *[sealed] Versiegelte Würfel; der Umschlag trägt das Siegel { $seal }…
}
join-coach = { $coach ->
    [ask] Der Coach gibt Tipps auf Nachfrage.
    [each] Der Coach kommentiert jede Entscheidung.
   *[off] Kein Coach.
}
join-undo = Zurücknehmen ist erlaubt.
join-pencil = Wer hier sitzt, darf eingeben, was am Zug geschieht.
join-seconds = { $seconds ->
    [one] Eine Sekunde Bedenkzeit für jede Entscheidung.
   *[other] { $seconds } Sekunden Bedenkzeit für jede Entscheidung.
}
join-watching = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } schauen zu.
}

## Coming and going

join-link = Andere kommen dazu mit:
join-join = In einem Terminal:
join-spoken = Oder sag den Code { $spoken } an; mit der Adresse { $server } gilt er { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
join-back = Du bist wieder da als { $names }.
join-look = Du schaust zu.
join-lost = Die Verbindung ist weg; neuer Versuch.
join-again = Wieder verbunden.
join-missed = { $count ->
    [one] Inzwischen ist noch etwas geschehen.
   *[other] Inzwischen sind noch { $count } Dinge geschehen.
}
join-here = { $who } ist da.
join-away = { $who } ist gegangen; der Platz bleibt reserviert.
join-gone = { $who } ist seit zwei Minuten nicht da: { $fill } lässt einen Bot weiterspielen, { $remove } macht ohne den Platz weiter.
join-deputy = Wer den Tisch eröffnet hat, ist nicht da: Die Rechte hat inzwischen { $who }.
join-deputy-over = Wer den Tisch eröffnet hat, hat die Rechte wieder.
join-stand-in = Auf dem Platz von { $who } spielt ein Bot: { $word } nimmt ihn zurück.
join-sat = { $who } nimmt Platz { $seat }.
join-stood = Platz { $seat } von { $who } ist wieder frei.
join-filled = Platz { $seat } geht an { $who }, einen Bot.
join-moved = { $who } macht auf Platz { $seat } an einem anderen Gerät weiter.
join-called = Alle Plätze sind besetzt: Jetzt werden die versiegelten Startwerte gezeigt.
join-begun = Die Partie beginnt.
join-missing = Startwert versiegelt und nicht gezeigt: { $names }. Die Partie geht ohne ihn weiter.
join-closed = Der Tisch wurde aufgelöst.
join-rematched = Es gibt eine Revanche an einem anderen Tisch: { $rematch } führt hin.
join-wants-again = { $who } möchte noch eine Partie: { $rematch } macht mit.
join-again-waits = Du möchtest noch eine Partie. Warten auf { $names }.
join-again-missing = Du möchtest noch eine Partie. Nicht da: { $names }. Die nächste Partie beginnt in { $seconds } s.
join-envelope = { $fits ->
    [yes] Würfel: Der Umschlag ist der, der vor der Partie versiegelt wurde; kein Wurf kam daraus.
   *[no] Würfel: DER UMSCHLAG IST NICHT DER, DER VERSIEGELT WURDE. Trau diesem Server nicht.
}
join-dice-wrong = Würfel: DAS SIND NICHT DIE WÜRFE, DIE VERSIEGELT WURDEN: { $why }. Trau diesem Server nicht.
join-clock = { $seconds ->
    [one] Du hast eine Sekunde.
   *[other] Du hast { $seconds } Sekunden.
}
join-coach-best = Der Coach: { $taken } ist das Beste.
join-coach-other = Der Coach: { $judgement }. { $taken } kostet { $loss }; am besten ist { $best }.
join-coach-strange = Der Coach hat etwas gesagt, das dieses Programm nicht versteht.
join-moving = Auf dem anderen Gerät, innerhalb von { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}:
join-kept = Die Partie liegt in { $file }. Prüfen lässt sie sich mit:
join-over = { $save } schreibt die Partie in eine Datei, { $rematch } spielt noch einmal, { $quit } geht.
join-stale = Inzwischen ist etwas geschehen; sieh noch einmal hin.
join-seat-kept = Dein Platz bleibt reserviert. Weiter geht es mit:
join-leave-sure = { $who } verlässt die Partie endgültig, die anderen spielen weiter. Mit { $quit } bleibt der Platz erhalten. Verlassen? ja oder nein
join-remove-sure = Die Partie geht endgültig ohne { $who } weiter. Ist das gemeint? ja oder nein
join-close-sure = Der Tisch wird für alle aufgelöst. Auflösen? ja oder nein
join-start-sure = Den Würfeln fehlt noch der versiegelte Teil von { $names }. Ohne ihn anfangen? ja oder nein
join-not-done = Es wurde nichts getan.

## Questions

join-ask-code = Der Code des Tisches, oder die sechs Ziffern, die angesagt wurden
join-ask-name = Dein Name
join-ask-start = Alle sind da. Enter startet die Partie
join-ask-waiting = { $count ->
    [0] Warten auf den Start
    [one] Warten: ein Platz ist frei
   *[other] Warten: { $count } Plätze sind frei
}
join-ask-sealing = Einen Moment
join-ask-other = { $who } ist am Zug
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } oder { $quit }
   *[no] { $rematch }, { $save } oder { $quit }
}
join-ask-lost = Keine Verbindung

## What can be typed

join-type-who = { $word }
    .does = wer wo sitzt und wer da ist
join-type-show = { $word }
    .does = wie die Partie steht
join-type-sit = { $word } 2 Bo
    .does = Bo nimmt Platz 2, an diesem Terminal; { $word } Bo nimmt irgendeinen freien
join-type-stand = { $word }
    .does = deinen Platz freigeben; { $word } Bo für jemand anderen an diesem Terminal
join-type-remove = { $word } 2
    .does = wer auf Platz 2 sitzt, soll gehen; in der Partie: ohne jemanden weiterspielen, der lange nicht da ist
join-type-fill = { $word } 2 club
    .does = Platz 2 einem Bot geben: vor der Partie, oder wenn dort zwei Minuten lang niemand da ist
join-type-return = { $word }
    .does = den eigenen Platz vom Bot zurücknehmen
join-type-start = { $word }
    .does = anfangen, sobald alle Plätze besetzt sind; Enter geht auch
join-type-undo = { $word }
    .does = zurücknehmen, was du zuletzt getan hast, wo der Tisch es erlaubt
join-type-rename = { $word } Ann=Anna
    .does = Ann heißt von nun an Anna
join-type-order = { $word } Bo, Ann
    .does = so sitzen jetzt alle
join-type-hint = { $word }
    .does = was jede Möglichkeit wert ist, wo der Tisch einen Coach hat; Tipps stehen im Protokoll
join-type-leave = { $word }
    .does = die Partie endgültig verlassen; { $word } Bo für jemand anderen an diesem Terminal
join-type-close = { $word }
    .does = den Tisch auflösen
join-type-link = { $word }
    .does = womit andere dazukommen
join-type-spoken = { $word }
    .does = ein neuer Code aus sechs Ziffern zum Ansagen
join-type-move = { $word }
    .does = ein Link, mit dem dein Platz auf ein anderes Gerät umzieht; { $word } Bo für jemand anderen an diesem Terminal
join-type-save = { $word }
    .does = die Partie in eine Datei schreiben; { $word } FILE in eine mit diesem Namen
join-type-rematch = { $word }
    .does = noch einmal mit denselben Plätzen, jemand anders fängt an
join-type-help = { $word }
    .does = diese Liste
join-type-quit = { $word }
    .does = vorerst gehen und den Platz behalten; Ctrl-C tut dasselbe
