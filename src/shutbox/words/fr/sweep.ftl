# What a sweep over rule sets shows. sweep-head goes into sweep-first: no colon or semicolon with a space before it there.

sweep-head = { $rules } – { $count ->
    [1] une variante mesurée
   *[other] { $count } variantes mesurées
} à { $players } joueurs, { $sort ->
    [none] dans l’ordre de la grille
    [opener] le départ le plus équitable d’abord
    [mean] la moyenne la plus basse d’abord
    [sd] la plus petite dispersion d’abord
    [shut] la boîte le plus souvent fermée d’abord
    [shut_most] la boîte la plus facile à fermer d’abord
    [throws] le plus de lancers d’abord
    [choices] le plus de choix d’abord
    [tile_choices] le plus de choix de touches d’abord
    [dice_choices] le plus de choix de dés d’abord
    [random] le jeu au hasard le plus cher d’abord
   *[skill] le plus d’habileté d’abord
}.
sweep-first = { $head } Les { $shown } premières :
sweep-column = { $column ->
    [mean] moyenne
    [shut] fermée
    [throws] lancers
    [choices] choix
    [skill] habileté
   *[opener] départ
}
sweep-faults = { $count ->
    [1] Une variante a été écartée :
   *[other] { $count } variantes ont été écartées :
}
sweep-faults-more = … et { $count } autres, avec leurs raisons dans le tableau.
