# Comment se disent les touches qu'on ne peut pas dessiner.

tile-spoken = { $place ->
    [back] { $value } de la deuxième rangée
   *[further] { $value } de la rangée { $row }
}
tile-row = { $place ->
    [front] première rangée
   *[back] deuxième rangée
}
tile-front-double = Les touches de devant comptent double
