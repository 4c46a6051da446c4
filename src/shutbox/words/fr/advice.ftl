# Ce que dit le coach à la table, avec des mots simples, et comment se dit une touche qu'on ne peut pas dessiner.

advice-goal = { $goal ->
    [win] Chances de gagner
    [shut] Chances de fermer la boîte
    [beat] Chances de battre { $total }
   *[none] { $horizon ->
        [round] Le mieux pour cette manche
       *[turn] Le mieux pour ce tour
    }
}
advice-rank = { $rank ->
    [best] Le mieux
    [nearly] Presque
   *[worse] Moins bien
}
advice-more = Plus
advice-hint = Le conseil du coach : { $text }

advice-playable = { $do ->
    [throw] { $dice ->
        [1] Avec un dé, { $count } lancers sur { $of } sont jouables.
       *[other] Avec { $dice } dés, { $count } lancers sur { $of } sont jouables.
    }
   *[other] { $all ->
        [yes] Le meilleur choix garde les { $of } lancers jouables.
       *[no] Le meilleur choix garde { $count } lancers sur { $of } jouables.
    }
}
advice-finish = { $do ->
    [throw] { $dice ->
        [1] Avec un dé, la boîte se ferme avec { $count } lancers sur { $of }.
       *[other] Avec { $dice } dés, la boîte se ferme avec { $count } lancers sur { $of }.
    }
   *[other] Après le meilleur choix, la boîte se ferme avec { $count } lancers sur { $of }.
}
advice-misses = Après le meilleur choix, { $count } lancers sur { $of } seront ratés pour la personne suivante.
advice-reach = Après le meilleur choix, { $count } lancers sur { $of } abaissent le { $tile }.
advice-unreachable = Le meilleur choix laisse une chance d’abaisser { $tiles }.
advice-last-throw = { $hits } lancers sur { $of } abaissent une touche, dont { $shuts } toute la boîte.
advice-equal = Plusieurs choix se valent.
advice-best = { $do ->
    [shut] Le meilleur choix : { $tiles }.
    [take] Le mieux est de prendre le point.
    [raise] Le mieux est de relever une touche.
    [end] Le mieux est de finir le tour.
   *[throw] { $dice ->
        [1] Le mieux est de lancer un dé.
       *[other] Le mieux est de lancer { $dice } dés.
    }
}
advice-judged = { $rank ->
    [best] { $option }, c’était le meilleur choix.
    [nearly] { $option } valait presque { $better }.
   *[worse] { $better } valait mieux que { $option }.
}

advice-after = Après { $tiles }
advice-throws = Lancers jouables
advice-throws-of = { $count } sur { $of }
advice-leaves = Total restant
advice-shut = Chances de fermer la boîte
advice-mean = Total final moyen
advice-costs = { $option } : vous coûte { $loss }.
advice-unit = { $unit ->
    [points] Ces nombres sont les points moyens de la manche.
   *[total] Ces nombres sont des totaux finaux moyens. Le plus bas est le meilleur.
}
advice-horizon = { $horizon ->
    [game] Le coach calcule jusqu’à la fin de la partie.
    [forecast] Le coach calcule jusqu’à la fin de la partie, comme si après ce tour personne ne voyait plus loin que la manche.
    [round] Le coach calcule jusqu’à la fin de cette manche.
   *[turn] Le coach calcule jusqu’à la fin de ce tour.
}
