# Hoe stenen heten waar ze niet getekend kunnen worden.

tile-spoken = { $place ->
    [back] { $value } in de tweede rij
   *[further] { $value } in rij { $row }
}
tile-row = { $place ->
    [front] eerste rij
   *[back] tweede rij
}
tile-front-double = Voorste stenen tellen dubbel
