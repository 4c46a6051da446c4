# One’s own games, for shutbox stats.

stats-none = Noch ist keine beendete Partie gespeichert. Spiele eine mit shutbox play, dann liegt sie in { $folder }.
stats-none-here = Keine beendete Partie zu zählen.
stats-heading = { $games ->
    [one] { $name }: eine Partie, { $first }
   *[other] { $name }: { $games } Partien, { $first } bis { $last }
}
stats-others = Andere: { $names }; --player zeigt ihre Partien.
stats-other = { $name } ({ $games })
stats-days = Tage in Folge mit einer Partie: aktuell { $now }, Rekord { $longest }.
stats-alone = { $rules }, allein
stats-row = { $row ->
    [won] gewonnen
    [mean] Summe im Schnitt
    [best] kleinste Summe
    [shut] Boxen geschlossen
    [wins] Siege in Folge
    [shuts] Boxen in Folge geschlossen
    [cost] Verlust je Entscheidung
   *[luck] Glück je Partie
}
stats-won = { $won } von { $games }, { $share }
stats-shut = { $turns ->
    [one] { $shut } von einem Zug, { $share }
   *[other] { $shut } von { $turns } Zügen, { $share }
}
stats-at-best = { $value }; optimal { $best }
stats-streak = aktuell { $now }, Rekord { $longest }
stats-cost = { $choices ->
    [one] { $share } des Möglichen, bei einer Entscheidung
   *[other] { $share } des Möglichen, bei { $choices } Entscheidungen
}
stats-luck = { $unit ->
    [chance] { $luck } der Gewinnchance; Glück in { $lucky } von { $games }
    [points] { $luck } Punkte; Glück in { $lucky } von { $games }
   *[total] { $luck } bei der Summe; Glück in { $lucky } von { $games }
}
stats-plot = { $plot ->
    [spread] Wie oft welche Summe blieb
    [totals] Summe im Schnitt der letzten zehn Züge, im Lauf der Zeit
    [costs] Verlust je Entscheidung, Partie für Partie
   *[lucks] Glück, Partie für Partie
}
stats-range = { $low } bis { $high }

## Others

stats-rivals = Gegen andere
stats-rival = { $games ->
    [one] eine Partie: { $won } gewonnen, { $lost } verloren
   *[other] { $games } Partien: { $won } gewonnen, { $lost } verloren
}
stats-champions = Monatsbeste
stats-champion = { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}

## Files

stats-folder = Die Partien liegen in { $folder }.
stats-skipped = übergangen: { $file }: { $why }
stats-unfinished = { $count ->
    [one] Eine unfertige Partie zählt nicht mit.
   *[other] { $count } unfertige Partien zählen nicht mit.
}
stats-partly = nach { $done } von { $games } Partien angehalten; derselbe Befehl macht mit dem Rest weiter
stats-coachless = Verluste und Glück fehlen: { $why }.
stats-keeping = { $keep ->
    [yes] Beendete Partien werden in { $folder } gespeichert.
   *[no] Beendete Partien werden nicht mehr gespeichert. Die in { $folder } bleiben, bis du sie löschst: shutbox stats --forget.
}
stats-forget = { $count ->
    [0] Es gibt keine Partie zu löschen.
    [one] Das löscht eine Partie in { $folder }.
   *[other] Das löscht { $count } Partien in { $folder }.
}
stats-forgotten = { $count ->
    [one] Eine Partie wurde gelöscht.
   *[other] { $count } Partien wurden gelöscht.
}
