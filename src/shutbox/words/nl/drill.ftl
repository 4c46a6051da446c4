# Practising in the terminal.

drill-heading = { $level ->
    [easy] Oefening { $number }, makkelijk
    [hard] Oefening { $number }, moeilijk
   *[medium] Oefening { $number }
}
drill-help = Kies als in een partij: het nummer van een zet, de stenen, een aantal dobbelstenen, of { $take }. Dan zie je wat alles waard is. { $quit } stopt ermee.
drill-unit = { $unit ->
    [chance] { $horizon ->
        [forecast] Wat alles waard is, als kans om te winnen:
        [game] Wat alles waard is, als kans om te winnen:
       *[turn] Wat alles waard is, als kans dat deze beurt lukt:
    }
    [points] Wat alles waard is, in punten van de ronde:
   *[total] Wat alles waard is, als gemiddeld totaal van de beurt, lager is beter:
}
drill-mean = { $done ->
    [one] Eén oefening, { $best } keer het beste; gemiddeld verlies { $mean }
   *[other] { $done } oefeningen, { $best } keer het beste; gemiddeld verlies { $mean }
}
drill-ever = { $done ->
    [one] Van al je oefeningen: 1 gedaan, { $best } keer het beste, gemiddeld verlies { $mean } van wat er te halen viel.
   *[other] Van al je oefeningen: { $done } gedaan, { $best } keer het beste, gemiddeld verlies { $mean } van wat er te halen viel.
}
drill-no-mistakes = Er zit geen fout in om mee te oefenen. Goed gespeeld!
drill-player = Speler { $number }
