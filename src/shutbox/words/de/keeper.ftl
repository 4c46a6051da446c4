# Mitschreiben an einer echten Box.

## Wie ein Zug eingegeben wird

keeper-ways = So gibst du einen Zug ein
keeper-way = { $way ->
    [dice] Würfel
    [tiles] Klappen
   *[total] Summe
}
keeper-obstacle = { $why ->
    [bot] Bots wählen ihre Klappen selbst. Gib die Würfel ein.
    [shared] Alle schließen dieselbe Box. Darum gibt es keine Summen.
    [faces] Hier zählt jeder Würfel. Gib die Würfel ein. Die Klappen verraten sie nicht.
   *[thrown] Es liegt noch ein Wurf da. Spiele ihn erst zu Ende.
}
keeper-three = Drei Arten, einen Zug einzugeben
keeper-three-how = { $way ->
    [dice] Tippe an, was die Würfel zeigen, dann, was geschlossen wurde.
    [tiles] Tippe an, was geschlossen wurde. Der Rest ergibt sich.
   *[total] Tippe ein, was am Ende des Zugs noch steht.
}

### Mit Würfeln

keeper-held = Zu { $sum } passt nichts. Der Zug ist zu Ende.

### Mit Klappen

keeper-lay = Geschlossenes antippen
keeper-one-throw = ein Wurf
keeper-lay-fault = { $why ->
    [most] Die Würfel zeigen höchstens { $count }
    [least] Die Würfel zeigen mindestens { $count }
   *[tiles] Klappen pro Wurf: höchstens { $count }
}
keeper-shut = { $sum } schließen
keeper-missed = Fehlwurf
keeper-missed-label = { $shared ->
    [true] Fehlwurf: { $who }
   *[false] Fehlwurf: { $who }, { $total } übrig
}
keeper-missed-sum = Was haben die Würfel zusammen gezeigt?

### Mit der Summe

keeper-total = Summe
keeper-left = Was bleibt bei { $who }?
keeper-save = { $shut ->
    [yes] Speichern: { $who } schließt die Box
   *[no] { $total } für { $who } speichern
}
keeper-too-much = Höchstens { $total } können übrig sein
keeper-digits = Ziffern der Summe
keeper-zero = Zu
keeper-zero-label = Box geschlossen: 0
keeper-erase = Löschen
keeper-swap = Andere Hand

## Eine Super-Box

keeper-tries = Alle anderen haben einen Versuch
keeper-next = jetzt
keeper-start-try = Los: { $who } versucht es
keeper-shut-it = Box zu: { $who }
keeper-shut-then = { $answer ->
    [draw] Niemand punktet
    [both-score] { $who } punktet auch
    [first-keeps] { $holder } behält die Runde
   *[handover] { $who } übernimmt
}
keeper-missed-it = { $known ->
    [yes] { $who } bleibt auf { $total }
   *[no] Fehlwurf: { $who }
}
keeper-missed-then = { $last ->
    [yes] { $holder } gewinnt die Runde
   *[no] { $next } ist dran
}

## Namen, Reihenfolge und wer eingeben darf

keeper-seats = Namen und Reihenfolge
keeper-seats-short = Namen
keeper-seats-about = Ziehe einen Namen oder tippe auf einen Pfeil. Gespielt wird im Uhrzeigersinn.
keeper-up = { $who } nach oben
keeper-down = { $who } nach unten
keeper-save-seats = Speichern
keeper-onlooker = { $seated ->
    [yes] { $who } gibt diesen Zug ein.
   *[no] Du schaust zu. Mitgeschrieben wird an der Box.
}
keeper-awake = Bildschirm anlassen

## Throws, corrections, the sheet

keeper-as-picture = Als Bild
keeper-as-text = Als Text
keeper-correct = Ändern
keeper-correct-about = Alles, was danach kam, wird auch zurückgenommen.
keeper-correct-title = Was wurde falsch eingegeben?
keeper-cell = { $who }, Runde { $round }: { $total }. Ändern
keeper-cell-title = { $who }, Runde { $round }
keeper-cell-about = Gespeichert ist { $total }. Was war wirklich übrig?
keeper-cell-cut = Speichern und den Rest neu eingeben
keeper-die-is = Würfel { $number } zeigt { $face }; zurücknehmen
keeper-enter = { $dice ->
    [0] { "" }
    [one] Wirf einen Würfel und tippe an, was er zeigt.
   *[other] Würfle und tippe an, was die Würfel zeigen.
}
keeper-more-ways = { $count ->
    [one] weitere
   *[other] weitere
}
keeper-off-mat = Von der Matte
keeper-only-dice = { $dice ->
    [one] Nur ein Würfel
   *[other] Nur { $dice } Würfel
}
keeper-pad = Eingeben, was die Würfel zeigen
keeper-round-won = Runde gewonnen
keeper-score-about = Spielt mit eurer eigenen Box und euren Würfeln. Tippt ein, was fällt. Shutbox schreibt mit.
keeper-scoresheet = Spielzettel
keeper-share = Teilen
keeper-share-sheet = Spielzettel teilen
keeper-sheet-copied = Der Spielzettel ist kopiert.
keeper-sheet-sum = { $format ->
    [chase] Punkte
    [last-one-standing] Punkte
   *[other] Summe
}
keeper-tap-shut = Die Box: Tippe an, was geschlossen wurde
keeper-the-throw = Der Wurf
keeper-to-beat = { $total ->
    [0] auch zu erreichen
   *[other] zu unterbieten
}
keeper-undo = Rückgängig
keeper-wants = { $dice ->
    [one] { $who } nimmt einen Würfel: Wirf ihn und tippe an, was er zeigt.
   *[other] { $who } nimmt { $dice } Würfel: Wirf sie und tippe an, was sie zeigen.
}
