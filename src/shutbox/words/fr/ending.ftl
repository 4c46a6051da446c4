# The end of a game, the picture of it, and the game of the day.

ending-over = Partie terminée
ending-won = { $you ->
    [yes] { $unit ->
        [rounds-to] { $own ->
            [one] Vous gagnez { $own } manche à { $other }
           *[other] Vous gagnez { $own } manches à { $other }
        }
        [rounds] { $own ->
            [one] Vous gagnez avec { $own } manche
           *[other] Vous gagnez avec { $own } manches
        }
        [points-to] Vous gagnez { $own } à { $other }
        [points] { $own ->
            [one] Vous gagnez avec { $own } point
           *[other] Vous gagnez avec { $own } points
        }
        [left] Vous gagnez : il reste { $own }
        [total] Vous gagnez avec un total de { $own }
       *[none] Vous gagnez
    }
   *[no] { $unit ->
        [rounds-to] { $own ->
            [one] { $who } gagne { $own } manche à { $other }
           *[other] { $who } gagne { $own } manches à { $other }
        }
        [rounds] { $own ->
            [one] { $who } gagne avec { $own } manche
           *[other] { $who } gagne avec { $own } manches
        }
        [points-to] { $who } gagne { $own } à { $other }
        [points] { $own ->
            [one] { $who } gagne avec { $own } point
           *[other] { $who } gagne avec { $own } points
        }
        [left] { $who } gagne : il reste { $own }
        [total] { $who } gagne avec un total de { $own }
       *[none] { $who } gagne
    }
}
ending-shut = { $you ->
    [yes] Vous fermez la boîte avec { $tiles }
   *[no] { $who } ferme la boîte avec { $tiles }
}
ending-left = { $you ->
    [yes] Il vous reste { $total }
   *[no] { $who } : il reste { $total }
}
ending-odds = Même en jouant parfaitement, cela arrive une fois sur { $games }.
ending-figure = { $kind ->
    [standing] debout
    [left] restant
   *[thrown] aux dés
}
ending-missed-with = raté avec { $pips }
ending-moment = { $known ->
    [yes] Le moment décisif
   *[no] Le dernier lancer
}
ending-deed = { $came ->
    [shut] { $who } fait { $pips } et abaisse { $tiles }.
    [box] { $who } fait { $pips } et ferme la boîte avec { $tiles }.
    [missed] { $who } fait { $pips } : raté.
   *[open] { $who } fait { $pips }.
}
ending-chance = Chances : { $who }
ending-swing = de { $from } à { $to }
ending-rounds = Manche par manche
ending-left-in = Reste à la manche
ending-unit = { $unit ->
    [rounds] Manches gagnées
    [points] Points
   *[total] Total
}
ending-throws = { $count ->
    [one] Le lancer
   *[other] Les { $count } lancers
}
ending-record = Votre bilan
ending-best = Votre record
ending-before = avant : { $total }
ending-first = votre première
ending-box-shut = Boîte fermée
ending-in-games = { $games ->
    [one] en { $games } partie
   *[other] en { $games } parties
}
ending-mean = Votre moyenne
ending-perfect-mean = parfait : { $mean }

## The picture

ending-picture = Partager une image
ending-picture-shape = Format
ending-picture-shapes = { $shape ->
    [wide] Horizontal
   *[tall] Vertical
}
ending-picture-names = Noms sur l’image
ending-picture-hand-on = { $how ->
    [share] Partager l’image
   *[save] Enregistrer l’image
}
ending-picture-failed = L’image n’a pas pu être créée. Réessayez.

## The game of the day

ending-play-today = Jouer la partie du jour
ending-look = Voir le résultat
ending-perfect = { $total ->
    [0] Sans connaître les dés à l’avance, le joueur parfait ferme la boîte.
   *[other] Sans connaître les dés à l’avance, le joueur parfait laisse { $total }.
}
ending-perfect-box = { $total ->
    [0] Joueur parfait : boîte fermée
   *[other] Joueur parfait : reste { $total }
}
ending-second = Seul votre premier essai compte : il reste { $total }.
ending-turning = Le tournant, lancer { $n }
ending-no-turning = Aucun de vos choix n’a vraiment coûté.
ending-turned = { $do ->
    [shut] Vous avez abaissé { $tiles }.
    [take] Vous avez pris le point.
    [raise] Vous avez relevé une touche.
    [end] Vous avez fini le tour.
   *[throw] { $dice ->
        [1] Vous avez lancé un dé.
       *[other] Vous avez lancé { $dice } dés.
    }
}
ending-streak = { $days ->
    [0] Jouez aujourd’hui pour commencer une série
    [1] Un jour
   *[other] { $days } jours d’affilée
}
ending-longest = Votre plus longue série : { $days }.
ending-forgiven = Un jour manqué est pardonné.
ending-share = Partager le résultat
ending-share-text = { $sign ->
    [behind] Shutbox, { $day } : à { $gap } du jeu parfait
    [ahead] Shutbox, { $day } : { $gap } de mieux que le jeu parfait
    [same] Shutbox, { $day } : aussi bien que le jeu parfait
   *[unknown] Shutbox, { $day }
}
ending-day = Jour { $days }
ending-copied = Copié. Collez-le dans un message.
