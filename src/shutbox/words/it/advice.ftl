# Quello che dice il coach al tavolo, con parole semplici, e come si nomina una tessera che non si può disegnare.

advice-tile = { $place ->
    [back] { $value } in seconda fila
   *[further] { $value } in fila { $row }
}
