# What a sweep over rule sets shows.

sweep-head = { $rules }: { $count ->
    [one] één regelset
   *[other] { $count } regelsets
} gemeten voor { $players } spelers; { $sort ->
    [none] in de volgorde van het raster
    [opener] het eerlijkste begin eerst
    [mean] het laagste gemiddelde eerst
    [sd] de kleinste spreiding eerst
    [shut] de vaakst gesloten bak eerst
    [shut_most] de makkelijkst te sluiten bak eerst
    [throws] de meeste worpen eerst
    [choices] de meeste keuzes eerst
    [tile_choices] de meeste keuzes van stenen eerst
    [dice_choices] de meeste keuzes van dobbelstenen eerst
    [random] het duurste willekeurige spel eerst
   *[skill] de meeste vaardigheid eerst
}.
sweep-first = { $head } Hiervan de eerste { $shown }:
sweep-column = { $column ->
    [mean] gem.
    [shut] dicht
    [throws] worpen
    [choices] keuzes
    [skill] kunde
   *[opener] begin
}
sweep-faults = { $count ->
    [one] Eén regelset is weggelaten:
   *[other] { $count } regelsets zijn weggelaten:
}
sweep-faults-more = … en nog { $count }, met hun redenen in de tabel.
