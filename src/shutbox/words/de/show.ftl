# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, mit Änderungen
show-changed-about = { $title } mit einigen geänderten Einstellungen; sie sind unten markiert.
show-published = Veröffentlichte Spiele
show-house = Hausspiele
show-rules-more = Ein Regelwerk ganz: shutbox rules NAME. Ein eigenes: shutbox rules --file FILE
show-trademark = Double Shutter ist eine Marke von Blue Orange und wird hier nur genannt, um zu sagen, wessen veröffentlichten Regeln gefolgt wird. Shutbox ist vom Verlag unabhängig.
show-source = Quelle: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, zwei gedruckte Anleitungen (zusammen acht Sprachen)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, gedruckte Anleitung 11003601 (Französisch, Englisch)
    [double-shutter] Double Shutter, Blue Orange, Ausgabe von 2015 (acht Sprachen)
    [double-shutter-2008] Double Shutter, Blue Orange, undatierte Ausgabe, spätestens 2008 (Englisch)
    [last-one-standing] Double Shutter, Blue Orange, Ausgabe von 2015: Variante für mehrere
    [thai] Hausspiel, Thailand
    [triple] Hausspiel mit einer Box aus drei Reihen und dem Zug von Double Shutter
   *[other] Hausspiel
}
show-settings = Einstellungen (* weicht vom Üblichen ab)
show-toml = Dasselbe als TOML, als Anfang für ein eigenes Regelwerk
show-moves = { $rules }: { $position } mit { $throw }
show-tiles = schließt
show-after = danach steht
show-miss = Nichts passt: ein Fehlwurf.
show-shut = Die Box ist geschlossen: Es wird nicht mehr gewürfelt.
show-perft = { $count ->
    [one] { $count } Verlauf
   *[other] { $count } Verläufe
} aus { $depth ->
    [one] 1 Wurf
   *[other] { $depth } Würfen
} ab { $position }
show-replay = { $rules }, gespielt von { $names }
show-verified = ok: { $rules }; Ereignisse: { $events }, Würfe: { $throws }, Plätze: { $players }; { $over ->
    [yes] die Partie ist zu Ende
   *[no] die Partie ist nicht zu Ende
}

## Solving

show-work = { $work ->
    [checking] prüft
    [writing] schreibt
    [playing] spielt
    [compiling] kompiliert, nur einmal auf diesem Rechner
    [turn] berechnet den Zug
    [round] berechnet die Runde
    [game] berechnet die Partie
    [reading] sieht Partien an
   *[solving] rechnet
}
show-progress = { $work } [{ $bar }] { $done } von { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = angehalten; was fertig ist, liegt in { $path }, und derselbe Befehl macht dort weiter
show-horizon = { $horizon ->
    [turn] ein Zug für sich
    [forecast] die ganze Partie, wenn niemand über die Runde hinaus denkt
    [round] die Runde
   *[game] die ganze Partie
}
show-label = { $name ->
    [horizon] betrachtet
    [objective] Ziel
    [position] Stellung
    [players] Personen
    [rounds] Runden noch
    [score] Stand
    [to_beat] zu unterbieten
    [tries] Versuche in Folge
    [value] Wert
    [exact] genau
    [bound] Fehler höchstens
    [positions] Stellungen
   *[moves] Möglichkeiten
}
show-objective = { $aim ->
    [mean] die Summe im Schnitt
    [shut] eine geschlossene Box
    [below] eine Summe unter einer Grenze
   *[utility] ein eigener Wert für jede Summe
} ({ $spelling })
show-shorter = Die ganze Partie ist für dieses Regelwerk und so viele Personen nicht gelöst: Der Blick reicht hier weniger weit.
show-seconds = { $seconds } s
show-seat = Platz { $number }
show-seats = { $horizon ->
    [forecast] Gewinnchance
    [game] Gewinnchance
   *[other] Erwartete Punkte
}
show-seat-first = fängt die Runde an
show-seat-range = { $least } bis { $most }
show-ranges = Rechts: wenn alle, denen es gleich ist, für diesen Platz am schlechtesten und am besten wählen.
show-seat-tries = hat den nächsten Versuch
show-distribution = Chance jeder Endsumme
show-advice = { $rules }: { $unit ->
    [total] Endsumme im Schnitt, weniger ist besser
    [points] erwartete Punkte der Runde
   *[chance] { $horizon ->
        [turn] Chance auf Erfolg
       *[game] Gewinnchance
    }
}; für { $horizon ->
    [turn] diesen Zug
    [forecast] die ganze Partie, wenn niemand über die Runde hinaus denkt
    [round] die Runde
   *[game] die ganze Partie
}
show-option = { $do ->
    [shut] { $tiles } schließen
    [take] den Punkt nehmen
    [raise] Klappe wieder hoch
    [end] Zug beenden
   *[throw] { $dice ->
        [one] einen Würfel werfen
       *[other] { $dice } Würfel werfen
    }
}
show-loss = kostet { $loss }
show-best = am besten
show-equal = gleich gut
show-exported = { $rows } Stellungen in { $path } geschrieben
show-cache = { $count ->
    [one] Eine Lösung
   *[other] { $count } Lösungen
}, { $kilobytes } kB, in { $folder }
show-cache-kind = { $kind ->
    [turn] ein Zug
    [seats] ein Zug für jeden Platz
    [chase] eine Runde
    [chase-game] eine Partie in Runden
    [one-turn] eine Partie mit je einem Zug
    [running] eine Partie mit laufenden Summen
   *[standing] Last One Standing
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [one] Eine Lösung
   *[other] { $count } Lösungen
} aus { $folder } entfernt
show-cache-damaged = beschädigt; sie wird neu berechnet, wenn sie gebraucht wird

# The documentation, opened by `shutbox docs`.
show-docs-address = Die Dokumentation: { $address }

# The static site, written by `shutbox site`.
show-site = Die Website ist in { $path }: { $files } Dateien; um ohne Netz zu spielen, lädt ein Browser { $megabytes } MB
show-site-docs = Die Dokumentation liegt daneben, in docs/
show-site-no-docs = Die Dokumentation ist nicht gebaut und darum nicht dabei
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } Lösung
   *[other] { $count } Lösungen
}
show-tables-difference = { $count } geprüft, Abweichung höchstens { $quanta } Quanten
show-tables-advice = derselbe Rat bei { $same } von { $count } Entscheidungen
show-tables-good = in Ordnung
show-tables-bad = { $missing ->
    [0] falsch
   *[other] falsch, { $missing } fehlen
}
