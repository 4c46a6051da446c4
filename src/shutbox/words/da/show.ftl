# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, ændret
show-changed-about = { $title } med nogle indstillinger ændret; de er mærket nedenfor.
show-published = Udgivne spil
show-house = Spil med husregler
show-rules-more = Et helt regelsæt: shutbox rules NAME. Dit eget: shutbox rules --file FILE
show-trademark = Double Shutter er et varemærke, der tilhører Blue Orange, og nævnes her kun for at sige, hvis udgivne regler der følges. Shutbox er uafhængigt af forlaget.
show-source = Kilde: { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, to trykte foldere (otte sprog tilsammen)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, trykt folder 11003601 (fransk, engelsk)
    [double-shutter] Double Shutter, Blue Orange, udgaven fra 2015 (otte sprog)
    [double-shutter-2008] Double Shutter, Blue Orange, udateret udgave, senest 2008 (engelsk)
    [last-one-standing] Double Shutter, Blue Orange, udgaven fra 2015: variant for flere spillere
    [thai] spil med husregler, Thailand
    [triple] spil med husregler: en æske med tre rækker og Double Shutters tur
   *[other] spil med husregler
}
show-settings = Indstillinger (* afviger fra standard)
show-toml = Det samme som TOML, at begynde dit eget regelsæt med
show-moves = { $rules }: { $position } med { $throw }
show-tiles = luk
show-after = står derefter
show-miss = Ingen talklapper passer: en forbier.
show-shut = Æsken er lukket: Der kastes ikke mere.
show-perft = { $count ->
    [one] { $count } forløb
   *[other] { $count } forløb
} på { $depth ->
    [one] 1 kast
   *[other] { $depth } kast
} fra { $position }
show-replay = { $rules }, spillet af { $names }
show-verified = ok: { $rules }; hændelser: { $events }, kast: { $throws }, spillere: { $players }; { $over ->
    [yes] spillet er slut
   *[no] spillet er ikke slut
}

## Solving

show-work = { $work ->
    [checking] tjekker
    [writing] skriver
    [playing] spiller
    [compiling] kompilerer, kun én gang på denne maskine
    [turn] løser turen
    [round] løser runden
    [game] løser spillet
    [reading] ser på spil
   *[solving] løser
}
show-progress = { $work } [{ $bar }] { $done } af { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = stoppet; det færdige er gemt i { $path }, og den samme kommando fortsætter derfra
show-horizon = { $horizon ->
    [turn] én tur for sig
    [forecast] hele spillet, hvis ingen ser længere end runden
    [round] runden
   *[game] hele spillet
}
show-label = { $name ->
    [horizon] ser frem over
    [objective] mål
    [position] stilling
    [players] spillere
    [rounds] runder tilbage
    [score] stand
    [to_beat] sum at slå
    [tries] forsøg tilbage i træk
    [value] værdi
    [exact] eksakt
    [bound] fejl højst
    [positions] stillinger
   *[moves] træk
}
show-objective = { $aim ->
    [mean] summen i snit
    [shut] en lukket æske
    [below] en sum under en grænse
   *[utility] en egen værdi for hver sum
} ({ $spelling })
show-shorter = Hele spillet er ikke løst for dette regelsæt og så mange spillere: Her ses mindre langt frem.
show-seconds = { $seconds } s
show-seat = plads { $number }
show-seats = { $horizon ->
    [forecast] Vinderchance
    [game] Vinderchance
   *[other] Forventede point
}
show-seat-first = begynder runden
show-seat-range = { $least } til { $most }
show-ranges = Til højre: hvis alle, for hvem det er lige meget, vælger det værste og det bedste for denne plads.
show-seat-tries = skal til at prøve
show-distribution = Chancen for hver slutsum
show-advice = { $rules }: { $unit ->
    [total] slutsummen i snit, lavere er bedre
    [points] de forventede point i runden
   *[chance] { $horizon ->
        [turn] chancen for at klare det
       *[game] vinderchancen
    }
}; ser frem over { $horizon ->
    [turn] denne tur
    [forecast] hele spillet, hvis ingen ser længere end runden
    [round] runden
   *[game] hele spillet
}
show-option = { $do ->
    [shut] luk { $tiles }
    [take] tag pointet
    [raise] lad talklappen rejse sig
    [end] slut turen
   *[throw] kast { $dice ->
        [one] én terning
       *[other] { $dice } terninger
    }
}
show-loss = koster { $loss }
show-best = bedst
show-equal = lige så godt
show-exported = { $rows } stillinger skrevet til { $path }
show-cache = { $count ->
    [one] Én løsning
   *[other] { $count } løsninger
}, { $kilobytes } kB, i { $folder }
show-cache-kind = { $kind ->
    [turn] én tur
    [seats] en tur for hver plads
    [chase] en runde
    [chase-game] et spil i runder
    [one-turn] et spil med én tur hver
    [running] et spil med løbende summer
   *[standing] Sidste tilbage
}
show-cache-size = { $kilobytes } kB
show-cache-cleared = { $count ->
    [one] Én løsning
   *[other] { $count } løsninger
} fjernet fra { $folder }
show-cache-damaged = beskadiget; den laves på ny, når der er brug for den

# The documentation, opened by `shutbox docs`.
show-docs-address = Dokumentationen: { $address }

# The static site, written by `shutbox site`.
show-site = Siden er i { $path }: { $files } filer; for at spille uden netværk henter en browser { $megabytes } MB
show-site-docs = Dokumentationen ligger ved siden af, i docs/
show-site-no-docs = Dokumentationen er ikke bygget og er derfor ikke med
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } løsning
   *[other] { $count } løsninger
}
show-tables-difference = { $count } kontrolleret, højst { $quanta } kvanter ved siden af
show-tables-advice = samme råd ved { $same } af { $count } valg
show-tables-good = i orden
show-tables-bad = { $missing ->
    [0] forkert
   *[other] forkert, { $missing } mangler
}
