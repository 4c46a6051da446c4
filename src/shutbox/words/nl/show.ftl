# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, aangepast
show-changed-about = { $title } met een paar andere instellingen; die zijn hieronder gemerkt.
show-published = Uitgegeven spellen
show-house = Huisvarianten
show-rules-more = Een regelset in zijn geheel: shutbox rules NAME. Die van jezelf: shutbox rules --file FILE
show-trademark = Double Shutter is een merk van Blue Orange, hier alleen genoemd om te zeggen wiens uitgegeven regels gevolgd worden. Shutbox is onafhankelijk van de uitgever.
show-source = Bron: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, twee gedrukte spelregels (samen acht talen)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, gedrukte spelregels 11003601 (Frans, Engels)
    [double-shutter] Double Shutter, Blue Orange, uitgave van 2015 (acht talen)
    [double-shutter-2008] Double Shutter, Blue Orange, uitgave zonder jaartal, uiterlijk 2008 (Engels)
    [last-one-standing] Double Shutter, Blue Orange, uitgave van 2015: variant voor meer spelers
    [thai] huisvariant, Thailand
    [triple] huisvariant met een bak van drie rijen en de beurt van Double Shutter
   *[other] huisvariant
}
show-settings = Instellingen (* wijkt af van de standaard)
show-toml = Hetzelfde als TOML, als begin voor je eigen regelset
show-moves = { $rules }: { $position } met { $throw }
show-tiles = neer
show-after = daarna staat
show-miss = Er past niets: mis.
show-shut = De bak is dicht: er wordt niet meer gegooid.
show-perft = { $count ->
    [one] { $count } reeks
   *[other] { $count } reeksen
} van { $depth ->
    [one] 1 worp
   *[other] { $depth } worpen
} vanaf { $position }
show-replay = { $rules }, gespeeld door { $names }
show-verified = ok: { $rules }; gebeurtenissen: { $events }, worpen: { $throws }, spelers: { $players }; { $over ->
    [yes] het spel is afgelopen
   *[no] het spel is nog niet afgelopen
}

## Solving

show-work = { $work ->
    [checking] controleren
    [writing] schrijven
    [playing] spelen
    [compiling] compileren, eenmalig op deze computer
    [turn] de beurt oplossen
    [round] de ronde oplossen
    [game] het spel oplossen
    [reading] partijen bekijken
   *[solving] oplossen
}
show-progress = { $work } [{ $bar }] { $done } van { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = gestopt; wat klaar is, staat in { $path }, en hetzelfde commando gaat daar verder
show-horizon = { $horizon ->
    [turn] één beurt, op zichzelf
    [forecast] het hele spel, als niemand verder kijkt dan de ronde
    [round] de ronde
   *[game] het hele spel
}
show-label = { $name ->
    [horizon] kijkt tot en met
    [objective] doel
    [position] stelling
    [players] spelers
    [rounds] rondes te gaan
    [score] score
    [to_beat] te kloppen totaal
    [tries] pogingen op rij
    [value] waarde
    [exact] exact
    [bound] fout hoogstens
    [positions] stellingen
   *[moves] zetten
}
show-objective = { $aim ->
    [mean] het gemiddelde totaal
    [shut] een dichte bak
    [below] een totaal onder een grens
   *[utility] een eigen waarde voor elk totaal
} ({ $spelling })
show-shorter = Het hele spel is voor deze regelset en zoveel spelers niet opgelost: dit kijkt minder ver.
show-seconds = { $seconds } s
show-seat = plaats { $number }
show-seats = { $horizon ->
    [forecast] Kans om te winnen
    [game] Kans om te winnen
   *[other] Verwachte punten
}
show-seat-first = begint de ronde
show-seat-range = { $least } tot { $most }
show-ranges = Rechts: als iedereen die het niet uitmaakt het slechtste, en het beste, voor deze plaats kiest.
show-seat-tries = is nu aan de beurt
show-distribution = Kans op elk eindtotaal
show-advice = { $rules }: { $unit ->
    [total] het gemiddelde eindtotaal, lager is beter
    [points] de verwachte punten van de ronde
   *[chance] { $horizon ->
        [turn] de kans dat het lukt
       *[game] de kans om te winnen
    }
}; kijkt tot en met { $horizon ->
    [turn] deze beurt
    [forecast] het hele spel, als niemand verder kijkt dan de ronde
    [round] de ronde
   *[game] het hele spel
}
show-option = { $do ->
    [shut] klap { $tiles } neer
    [take] neem het punt
    [raise] laat de steen omhoogkomen
    [end] beëindig de beurt
   *[throw] gooi { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }
}
show-loss = kost { $loss }
show-best = beste
show-equal = gelijk
show-exported = { $rows } stellingen geschreven naar { $path }
show-cache = { $count ->
    [one] Eén oplossing
   *[other] { $count } oplossingen
}, { $kilobytes } kB, in { $folder }
show-cache-kind = { $kind ->
    [turn] één beurt
    [seats] een beurt voor elke plaats
    [chase] een ronde
    [chase-game] een partij in rondes
    [one-turn] een partij met elk één beurt
    [running] een partij met doorlopende totalen
   *[standing] De Laatst Overgeblevene
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [one] Eén oplossing
   *[other] { $count } oplossingen
} verwijderd uit { $folder }
show-cache-damaged = beschadigd; wordt opnieuw gemaakt zodra het nodig is

# The documentation, opened by `shutbox docs`.
show-docs-address = De documentatie: { $address }

# The static site, written by `shutbox site`.
show-site = De site staat in { $path }: { $files } bestanden; om zonder netwerk te spelen haalt een browser { $megabytes } MB op
show-site-docs = De documentatie staat ernaast, in docs/
show-site-no-docs = De documentatie is niet gebouwd en zit dus niet bij de site
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } oplossing
   *[other] { $count } oplossingen
}
show-tables-difference = { $count } gecontroleerd, hoogstens { $quanta } kwanta verschil
show-tables-advice = hetzelfde advies bij { $same } van { $count } keuzes
show-tables-good = goed
show-tables-bad = { $missing ->
    [0] fout
   *[other] fout, { $missing } ontbreken
}
