# Hvad træneren siger ved bordet med enkle ord, og hvordan en talklap siges, hvor den ikke kan tegnes.

advice-tile = { $place ->
    [back] { $value } i bageste række
   *[further] { $value } i række { $row }
}
