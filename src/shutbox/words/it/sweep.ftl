# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] un regolamento misurato
   *[other] { $count } regolamenti misurati
} per { $players } giocatori; { $sort ->
    [none] nell’ordine della griglia
    [opener] prima la partenza più equa
    [mean] prima la media più bassa
    [sd] prima la dispersione più piccola
    [shut] prima la scatola chiusa più spesso
    [shut_most] prima la scatola più facile da chiudere
    [throws] prima più lanci
    [choices] prima più scelte
    [tile_choices] prima più scelte di tessere
    [dice_choices] prima più scelte di dadi
    [random] prima il gioco a caso più caro
   *[skill] prima più abilità
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
