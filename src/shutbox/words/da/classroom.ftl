# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Klasse
classroom-open-about = Hver elev spiller på en telefon, og projektoren viser alle æsker.
classroom-title = Klassens navn
classroom-title-usual = Min klasse
classroom-game = Spil
classroom-rounds = Runder
classroom-create = Åbn klasse
classroom-network = Telefoner deltager med en kode, uden konto. De skal kunne nå denne server. Mange skolenetværk holder enhederne adskilt, og så har du brug for en offentlig server. Alt slettes inden for 24 timer, medmindre du gemmer det.
classroom-option = { $option ->
    [pairs] Spil i par
    [same_dice] Samme terninger til alle
    [real] Rigtige æsker
    [exact] Vis det præcise resultat
   *[kept] Gem resultaterne
}
classroom-option-about = { $option ->
    [pairs] To elever deler et bord. Er der én i overskud, spiller den alene.
    [same_dice] Så I sammenligner valg og ikke held.
    [real] Eleverne kaster rigtige terninger og skriver summerne.
    [exact] På projektoren, ved siden af jeres summer.
   *[kept] Ellers slettes alt inden for 24 timer.
}
classroom-more-options = { $open ->
    [yes] Færre muligheder
   *[no] Flere muligheder
}
classroom-wall = Åbn siden til projektoren
classroom-remote = Scan med din egen telefon for at styre derfra.
classroom-qr = Kode til klassen, der kan scannes
classroom-scan = Scan og deltag
classroom-or-type = eller åbn Shutbox, og skriv
classroom-join-here = deltag
classroom-here = { $count } af { $of } er her
classroom-here-of = { $count ->
    [one] af { $of } er her
   *[other] af { $of } er her
}
classroom-first-predict = Først gætter I, så spiller I.
classroom-question = Hvor mange point er der i gennemsnit tilbage?
classroom-paused = Sat på pause af din lærer
classroom-round = { $rules }, runde { $round } af { $rounds }
classroom-round-short = Runde { $round } af { $rounds }
classroom-state = { $state ->
    [done] færdige
    [playing] spiller
   *[away] væk
}
classroom-not-yet = intet gæt endnu
classroom-average = gennemsnit indtil nu
classroom-exact-average = præcist gennemsnit
classroom-totals = { $count ->
    [one] { $count } sum indtil nu
   *[other] { $count } summer indtil nu
}
classroom-exact = præcist, med bedste spil
classroom-predictions = jeres gæt
classroom-shut = { $share } lukket
classroom-shut-exact = { $share } lukket, præcist { $exact }
classroom-chart = { $count ->
    [0] Ingen summer endnu
    [one] { $count } sum, gennemsnit { $mean }
   *[other] { $count } summer, gennemsnit { $mean }
}
classroom-result = Klassen gættede { $predicted }. Terningerne efterlod { $left }.
classroom-no-result = Ingen blev færdig med en tur.
classroom-result-chart = Gæt, summer og den præcise fordeling på én akse
classroom-you-predicted = I gættede
classroom-said-zero = { $count } af { $of } sagde 0
classroom-you-left = I efterlod
classroom-shut-of = { $count } af { $of } lukket, { $share }
classroom-is-exact = er præcist
classroom-exact-shut = { $share } lukket, med bedste spil
classroom-size = Elever: { $pupils }, runder: { $rounds }
classroom-talk = { $expected ->
    [more] Hvorfor ventede de fleste flere point, end terningerne efterlod?
    [fewer] Hvorfor ventede de fleste færre point, end terningerne efterlod?
   *[close] Hvad hjalp jer til at gætte så godt?
}
classroom-are-done = { $count } af { $of } er færdige
classroom-others = { $playing } spiller, { $away } væk
classroom-code = Kode { $code }
classroom-pupils = Elever
classroom-order = { $by ->
    [name] A til Å
   *[state] dem, der er væk eller spiller, først
}
classroom-away-for = { $minutes ->
    [0] væk
    [one] væk i { $minutes } minut
   *[other] væk i { $minutes } minutter
}
classroom-is-here = her
classroom-predicted = gættede { $total }
classroom-not-predicted = intet gæt endnu
classroom-rename = Omdøb { $name }
classroom-remove = Fjern { $name }
classroom-remove-from = Fjern fra klassen
classroom-remove-about = { $name } forlader klassen, og summerne indtil nu tæller ikke længere.
classroom-nickname = Kaldenavn
classroom-hint = Højst { $most } bogstaver, så det passer på projektoren.
classroom-save = Gem navn
classroom-csv = Gem som CSV
classroom-print = Udskriv
classroom-results = Resultater
classroom-column = { $column ->
    [seat] Plads
    [name] Navn
    [round] Runde
    [predicted] Gæt
   *[left] Tilbage
}
classroom-start = Start spillet
classroom-next = { $last ->
    [yes] Vis resultatet
   *[no] Næste runde
}
classroom-ends = { $count ->
    [one] afslutter { $count } åben æske
   *[other] afslutter { $count } åbne æsker
}
classroom-pause = { $paused ->
    [yes] Fortsæt
   *[no] Pause
}
classroom-join = Deltag i klassen
classroom-suggest = Et andet kaldenavn
classroom-nicknames = Odder, Ræv, Grævling, Panda, Tiger, Koala, Los, Falk, Delfin, Pindsvin, Bæver, Hejre, Gekko, Bison, Jaguar, Kiwi, Lemur, Skade, Pingvin, Ravn, Laks, Tukan, Hvalros, Zebra, Alpaka, Bi, Kamel, Hjort, Ørn, Frø, Gås, Hamster, Krabbe, Mår, Spætte, Ugle, Ulv, Sæl, Lama, Hare
classroom-you-are = Du er { $name }
classroom-waiting = Vent, til din lærer starter.
classroom-ask = Hvad efterlader du?
classroom-ask-about = Du begynder med { $most } point. 0 betyder, at du lukker æsken.
classroom-prediction = Dit gæt
classroom-less = Én mindre
classroom-more = Én mere
classroom-first-then = Gæt først. Så kaster du.
classroom-predict = Gæt på { $total }
classroom-partner = Vent på et gæt fra { $names }.
classroom-alone = Spil alene
classroom-own-predicted = Du gættede { $total }.
classroom-own-left = { $total ->
    [0] Du lukkede æsken!
   *[other] Du efterlod { $total }
}
classroom-correct = Ret summen
classroom-go-on = Fortsæt
classroom-next-waits = { $over ->
    [yes] Se på projektoren.
   *[no] Vent på næste runde.
}
classroom-over = Spillet er slut
classroom-look-up = Se på projektoren.
classroom-unknown = Den klasse findes ikke. Tjek koden.
