# Les moments d'une partie dans son rapport : une phrase chacun, et pourquoi il a compté, en nombre de lancers.

moment-title = { $count ->
    [1] Un moment
    [2] Deux moments
   *[other] Trois moments
}
moment-headline = { $rounds ->
    [one] { $who } gagne { $won } manche sur { $rounds }
   *[other] { $who } gagne { $won } des { $rounds } manches
}
moment-rounds-won = { $count ->
    [one] manche gagnée
   *[other] manches gagnées
}
moment-turn = { $rounds ->
    [1] Au tour de : { $who }
   *[other] Manche { $round }, au tour de : { $who }
}
moment-kind = { $kind ->
    [good] Chance
    [bad] Malchance
    [mistake] Erreur
   *[other] Tournant
}
moment-does = { $do ->
    [shut] { $who } abaisse { $tiles }.
    [take] { $who } prend le point.
    [raise] { $who } relève une touche.
    [end] { $who } finit le tour.
   *[throw] { $dice ->
        [1] { $who } lance un dé.
       *[other] { $who } lance { $dice } dés.
    }
}
moment-threw = { $who } fait { $pips }.
moment-threw-shut = { $who } fait { $pips } et abaisse { $tiles }.
moment-threw-missed = { $who } fait { $pips } : raté.

moment-playable = { $do ->
    [shut] Après { $tiles }, { $count } lancers sur { $of } restaient jouables.
   *[throw] { $dice ->
        [1] Avec un dé, { $count } lancers sur { $of } sont jouables.
       *[other] Avec { $dice } dés, { $count } lancers sur { $of } sont jouables.
    }
}
moment-finish = { $do ->
    [shut] Après { $tiles }, { $count } lancers sur { $of } auraient fermé la boîte.
   *[throw] { $dice ->
        [1] Avec un dé, la boîte se ferme avec { $count } lancers sur { $of }.
       *[other] Avec { $dice } dés, la boîte se ferme avec { $count } lancers sur { $of }.
    }
}
moment-misses = Après { $tiles }, { $count } lancers sur { $of } auraient été ratés.
moment-reach = Après { $tiles }, { $count } lancers sur { $of } auraient abaissé le { $tile }.
moment-odds = { $hits ->
    [one] { $hits } lancer sur { $of } abaisse une touche.
   *[other] { $hits } lancers sur { $of } abaissent une touche.
}

moment-others-fit = { $count ->
    [0] Aucun autre lancer n’est jouable.
    [1] Un seul autre lancer sur { $of } est jouable.
   *[other] Les { $count } autres lancers sur { $of } sont jouables.
}
moment-few-as-good = { $count ->
    [one] Seul { $count } lancer sur { $of } est aussi bon.
   *[other] Seuls { $count } lancers sur { $of } sont aussi bons.
}
moment-better = { $count ->
    [one] { $count } lancer sur { $of } est meilleur.
   *[other] { $count } lancers sur { $of } sont meilleurs.
}
moment-worse = { $count ->
    [one] { $count } lancer sur { $of } est moins bon.
   *[other] { $count } lancers sur { $of } sont moins bons.
}
moment-change = { $from } à { $to }
