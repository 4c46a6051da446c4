# Wat de coach aan tafel zegt, in gewone woorden, en hoe een steen klinkt die niet getekend kan worden.

advice-tile = { $place ->
    [back] { $value } in de tweede rij
   *[further] { $value } in rij { $row }
}
