# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] ét regelsæt
   *[other] { $count } regelsæt
} målt for { $players } spillere; { $sort ->
    [none] i gitterets rækkefølge
    [opener] den mest fair start først
    [mean] den laveste sum i snit først
    [sd] den mindste spredning først
   *[other] højeste { $sort } først
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
sweep-faults-more = … og { $count } mere, med grundene i tabellen.
