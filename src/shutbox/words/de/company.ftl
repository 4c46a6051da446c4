# Andere an einem Tisch: wer dran ist, wer zuschaut, Reaktionen, wer nicht da ist, noch eine Partie.

company-your-turn = Du bist dran
company-notify = Benachrichtigung, wenn du dran bist
company-notify-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite.
company-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## Reaktionen

company-react = Reagieren
company-reactions = Reaktionen
company-say = { $say ->
    [nice] Schön
    [wow] Oh nein
    [love] Toll
    [luck] Daumen drücken
    [star] Bravo
    [fire] Heiß!
    [hmm] Hm
    [ouch] Autsch
    [good-luck] Viel Glück
    [well-played] Gut gespielt
    [so-close] So knapp
    [nice-throw] Guter Wurf
    [back-soon] Bin gleich da
    [one-more] Noch eine?
   *[nudge] Du bist dran!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Reaktionen zeigen
   *[no] Reaktionen stummschalten
}
company-nudge = { $who } anstupsen
company-nudged = { $who } wartet auf dich.

## Wer nicht da ist

company-away-in = weg { $time }
company-away = { $who } ist nicht da. In { $time } kannst du entscheiden.
company-away-others = { $who } ist nicht da. In { $time } können die anderen entscheiden.
company-bot-plays = Bot spielt
company-away-title = { $who } ist nicht da
company-away-bot = Ein Bot kann weiterspielen.
company-away-back = { $who } kann den Platz jederzeit zurücknehmen.
company-decide = Entscheiden
company-fill = Bot starten
company-wait = Weiter warten
company-without = Ohne { $who } weiterspielen
company-without-sure = Ja, { $who } ist endgültig draußen
company-without-no = Nein, warten
company-stand-in = Ein Bot spielt gerade für dich.
company-return = { $who ->
    [you] Selbst weiterspielen
   *[other] Platz von { $who } zurücknehmen
}
company-deputy = { $who ->
    [you] Du leitest den Tisch, bis der Host zurück ist.
   *[other] { $who } leitet den Tisch, bis der Host zurück ist.
}

## Noch eine Partie

company-again = Noch eine Partie
company-again-cancel = Doch nicht
company-again-wants = { $count ->
    [one] { $names } möchte noch eine Partie.
   *[other] { $names } möchten noch eine Partie.
}
company-again-you = Du möchtest noch eine Partie.
company-again-waits = Warten auf { $names }.
company-again-missing = Nicht da: { $names }. Die nächste Partie beginnt in { $seconds } s.

## Was geschah

company-left = { $who } hat die Partie verlassen
