# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] ét regelsæt
   *[other] { $count } regelsæt
} målt for { $players } spillere; { $sort ->
    [none] i gitterets rækkefølge
    [opener] den mest fair start først
    [mean] den laveste sum i snit først
    [sd] den mindste spredning først
    [shut] den oftest lukkede æske først
    [shut_most] den æske, der er lettest at lukke, først
    [throws] flest kast først
    [choices] flest valg først
    [tile_choices] flest valg af talklapper først
    [dice_choices] flest valg af terninger først
    [random] det dyreste tilfældige spil først
   *[skill] mest dygtighed først
}.
sweep-first = { $head } Af dem de første { $shown }:
sweep-column = { $column ->
    [mean] snit
    [shut] lukket
    [throws] kast
    [choices] valg
    [skill] dygtighed
   *[opener] start
}
sweep-faults = { $count ->
    [one] Ét regelsæt blev udeladt:
   *[other] { $count } regelsæt blev udeladt:
}
sweep-faults-more = … og { $count } flere, med grundene i tabellen.
