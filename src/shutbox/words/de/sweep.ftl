# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] ein Regelwerk
   *[other] { $count } Regelwerke
}, gemessen zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
}; { $sort ->
    [none] in der Reihenfolge des Rasters
    [opener] der fairste Start zuerst
    [mean] der kleinste Schnitt zuerst
    [sd] die kleinste Streuung zuerst
    [shut] die am häufigsten geschlossene Box zuerst
    [shut_most] die am leichtesten zu schließende Box zuerst
    [throws] die meisten Würfe zuerst
    [choices] die meisten Entscheidungen zuerst
    [tile_choices] die meisten Entscheidungen über Klappen zuerst
    [dice_choices] die meisten Entscheidungen über Würfel zuerst
    [random] das teuerste Zufallsspiel zuerst
   *[skill] das meiste Können zuerst
}.
sweep-first = { $head } Davon die ersten { $shown }:
sweep-column = { $column ->
    [mean] Schnitt
    [shut] zu
    [throws] Würfe
    [choices] Entsch.
    [skill] Können
   *[opener] Anfang
}
sweep-faults = { $count ->
    [one] Ein Regelwerk wurde ausgelassen:
   *[other] { $count } Regelwerke wurden ausgelassen:
}
sweep-faults-more = … und { $count } weitere, mit den Gründen in der Tabelle.
