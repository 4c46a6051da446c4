# A class: who joins, what everyone predicts, plays and leaves; the projector and the teacher.

classroom-open = Klas
classroom-open-about = Iedere leerling speelt op een telefoon en de beamer toont elke bak.
classroom-title = Naam van de klas
classroom-title-usual = Mijn klas
classroom-game = Spel
classroom-rounds = Rondes
classroom-create = Klas openen
classroom-network = Telefoons doen mee met een code, zonder account. Ze moeten deze server kunnen bereiken. Veel schoolnetwerken houden apparaten gescheiden; dan heb je een openbare server nodig. Alles wordt binnen 24 uur gewist, tenzij je het bewaart.
classroom-option = { $option ->
    [pairs] In tweetallen spelen
    [same_dice] Dezelfde dobbelstenen voor iedereen
    [real] Echte bakken
    [exact] Exact resultaat tonen
   *[kept] Resultaten bewaren
}
classroom-option-about = { $option ->
    [pairs] Twee leerlingen delen een tafel. Wie overblijft, speelt alleen.
    [same_dice] Zo vergelijk je keuzes en geen geluk.
    [real] Leerlingen gooien echte dobbelstenen en voeren de totalen in.
    [exact] Op de beamer, naast jullie totalen.
   *[kept] Anders wordt alles binnen 24 uur gewist.
}
classroom-more-options = { $open ->
    [yes] Minder opties
   *[no] Meer opties
}
classroom-wall = Pagina voor de beamer openen
classroom-remote = Scan met je eigen telefoon om die als docent te gebruiken.
classroom-qr = Code om te scannen voor deze klas
classroom-scan = Scan en doe mee
classroom-or-type = of open Shutbox en typ
classroom-join-here = meedoen
classroom-here = { $count } van { $of } zijn er
classroom-here-of = { $count ->
    [one] van { $of } is er
   *[other] van { $of } zijn er
}
classroom-first-predict = Eerst voorspel je, dan speel je.
classroom-question = Hoeveel punten blijven er gemiddeld over?
classroom-paused = Gepauzeerd door je docent
classroom-round = { $rules }, ronde { $round } van { $rounds }
classroom-round-short = Ronde { $round } van { $rounds }
classroom-state = { $state ->
    [done] klaar
    [playing] bezig
   *[away] weg
}
classroom-not-yet = nog niet voorspeld
classroom-average = gemiddeld tot nu toe
classroom-exact-average = exact gemiddelde
classroom-totals = { $count ->
    [one] { $count } totaal tot nu toe
   *[other] { $count } totalen tot nu toe
}
classroom-exact = exact, met het beste spel
classroom-predictions = jullie voorspellingen
classroom-shut = { $share } dicht
classroom-shut-exact = { $share } dicht, exact { $exact }
classroom-chart = { $count ->
    [0] Nog geen totalen
    [one] { $count } totaal, gemiddeld { $mean }
   *[other] { $count } totalen, gemiddeld { $mean }
}
classroom-result = De klas voorspelde { $predicted }. De dobbelstenen lieten { $left } over.
classroom-no-result = Niemand heeft een beurt afgemaakt.
classroom-result-chart = Voorspellingen, totalen en de exacte verdeling op één as
classroom-you-predicted = voorspeld
classroom-said-zero = { $count } van { $of } zeiden 0
classroom-you-left = overgelaten
classroom-shut-of = { $count } van { $of } dicht, { $share }
classroom-is-exact = is exact
classroom-exact-shut = { $share } dicht, met het beste spel
classroom-size = Leerlingen: { $pupils }, rondes: { $rounds }
classroom-talk = { $expected ->
    [more] Waarom verwachtten de meesten van jullie meer punten?
    [fewer] Waarom verwachtten de meesten van jullie minder punten?
   *[close] Wat hielp jullie om zo goed te voorspellen?
}
classroom-are-done = { $count } van { $of } zijn klaar
classroom-others = { $playing } bezig, { $away } weg
classroom-code = Code { $code }
classroom-pupils = Leerlingen
classroom-order = { $by ->
    [name] A tot Z
   *[state] eerst wie weg of bezig is
}
classroom-away-for = { $minutes ->
    [0] weg
    [one] { $minutes } minuut weg
   *[other] { $minutes } minuten weg
}
classroom-is-here = aanwezig
classroom-predicted = voorspelde { $total }
classroom-not-predicted = nog niet voorspeld
classroom-rename = { $name } hernoemen
classroom-remove = { $name } verwijderen
classroom-remove-from = Uit de klas verwijderen
classroom-remove-about = { $name } gaat uit de klas. De totalen tot nu toe tellen niet meer.
classroom-nickname = Bijnaam
classroom-hint = Hoogstens { $most } letters. Zo past hij op de beamer.
classroom-save = Naam opslaan
classroom-csv = CSV opslaan
classroom-print = Afdrukken
classroom-results = Resultaten
classroom-column = { $column ->
    [seat] Plaats
    [name] Naam
    [round] Ronde
    [predicted] Voorspeld
   *[left] Over
}
classroom-start = Spel starten
classroom-next = { $last ->
    [yes] Resultaat tonen
   *[no] Volgende ronde
}
classroom-ends = { $count ->
    [one] beëindigt { $count } open bak
   *[other] beëindigt { $count } open bakken
}
classroom-pause = { $paused ->
    [yes] Doorgaan
   *[no] Pauze
}
classroom-join = Meedoen met de klas
classroom-suggest = Andere bijnaam
classroom-nicknames = Otter, Vos, Das, Panda, Tijger, Koala, Lynx, Valk, Dolfijn, Egel, Bever, Reiger, Gekko, Bizon, Jaguar, Kiwi, Lemur, Ekster, Pinguïn, Raaf, Zalm, Toekan, Walrus, Jak, Zebra, Alpaca, Bij, Kameel, Hert, Arend, Kikker, Gans, Hamster, Krab, Marter, Specht, Wezel, Uil, Zeehond, Lama
classroom-you-are = Je bent { $name }
classroom-waiting = Wacht tot je docent begint.
classroom-ask = Wat laat je over?
classroom-ask-about = Je begint met { $most } punten. 0 betekent dat je de bak dichtmaakt.
classroom-prediction = Jouw voorspelling
classroom-less = Eén minder
classroom-more = Eén meer
classroom-first-then = Eerst voorspellen, dan gooien.
classroom-predict = Voorspel { $total }
classroom-partner = Wacht op de voorspelling van { $names }.
classroom-alone = Alleen spelen
classroom-own-predicted = Jouw voorspelling: { $total }.
classroom-own-left = { $total ->
    [0] De bak is dicht!
   *[other] { $total } over
}
classroom-correct = Totaal verbeteren
classroom-go-on = Doorgaan
classroom-next-waits = { $over ->
    [yes] Kijk naar de beamer.
   *[no] Wacht op de volgende ronde.
}
classroom-over = Het spel is afgelopen
classroom-look-up = Kijk naar de beamer.
classroom-unknown = Deze klas bestaat niet. Controleer de code.
