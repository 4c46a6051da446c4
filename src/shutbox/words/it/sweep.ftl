# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] un regolamento misurato
   *[other] { $count } regolamenti misurati
} per { $players } giocatori; { $sort ->
    [none] nell’ordine della griglia
    [opener] prima la partenza più equa
    [mean] prima la media più bassa
    [sd] prima la dispersione più piccola
   *[other] prima i valori più alti di { $sort }
}.
sweep-first = { $head } Ecco i primi { $shown }:
sweep-column = { $column ->
    [mean] media
    [shut] chiusa
    [throws] lanci
    [choices] scelte
    [skill] abilità
   *[opener] inizio
}
sweep-faults = { $count ->
    [one] Un regolamento è stato escluso:
   *[other] { $count } regolamenti sono stati esclusi:
}
sweep-faults-more = … e altri { $count }, con i motivi nella tabella.
