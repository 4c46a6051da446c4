# Hvordan talklapper siges, hvor de ikke kan tegnes.

tile-spoken = { $place ->
    [back] { $value } i bageste række
   *[further] { $value } i række { $row }
}
tile-row = { $place ->
    [front] forreste række
   *[back] bageste række
}
tile-front-double = Forreste talklapper tæller dobbelt
