# Ce que dit le coach à la table, avec des mots simples, et comment se dit une touche qu'on ne peut pas dessiner.

advice-tile = { $place ->
    [back] { $value } de la deuxième rangée
   *[further] { $value } de la rangée { $row }
}
