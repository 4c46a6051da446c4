# Why one option is better than another. The ids are the kinds of the coach's reasons; $better and $worse are named by
# reason-option; reason-label names an option that stands alone.

reason-option = { $do ->
    [shut] après { $tiles }
    [take] en prenant le point
    [raise] en relevant la touche
    [end] en finissant le tour
   *[throw] { $dice ->
        [1] avec un dé
       *[other] avec { $dice } dés
    }
}
reason-label = { $do ->
    [shut] { $tiles }
    [take] prendre
    [raise] relever
    [end] finir
   *[throw] { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
}
reason-beat = Les meilleures chances de battre { $total } : { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-share = Les meilleures chances de finir à { $total } ou moins : { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-shut = Les meilleures chances de fermer la boîte : { NUMBER($better_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
reason-mean = Le plus petit total moyen : { NUMBER($better_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, { NUMBER($worse_mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
reason-unreachable = { $count ->
    [1] Plus rien ne pourra abaisser le { $tiles } { $worse }.
   *[other] Plus rien ne pourra abaisser { $tiles } { $worse }.
}
reason-playable = Lancers jouables : { $better_count } sur { $better_of } { $better }, { $worse_count } sur { $worse_of } { $worse }.
reason-finish = Lancers qui peuvent fermer la boîte d’un coup : { $better_count } sur { $better_of } { $better }, { $worse_count } sur { $worse_of } { $worse }.
reason-misses = Lancers ratés pour la personne suivante : { $better_count } sur { $better_of } { $better }, { $worse_count } sur { $worse_of } { $worse }.
reason-reach = Lancers qui peuvent abaisser le { $tile } : { $better_count } sur { $better_of } { $better }, { $worse_count } sur { $worse_of } { $worse }.
reason-last-throw = { $case ->
    [sure] Tout lancer réussit, et les chances de gagner sont alors de { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; prendre le point donne { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    [never] Aucun lancer ne réussit, et les chances de gagner après un lancer raté sont de { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; prendre le point donne { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[either] Lancers qui réussissent : { $hits } sur { $of }, dont { $shuts } peuvent fermer la boîte ; chances de gagner : { NUMBER($hit, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } après une réussite, { NUMBER($miss, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } après un lancer raté ; prendre le point donne { NUMBER($take, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
reason-odds = Lancers qui réussissent : { $hits } sur { $of }, dont { $shuts } peuvent fermer la boîte.
reason-equal = { $unit ->
    [total] Totaux moyens égaux
    [points] Points de la manche égaux
   *[chance] Chances égales
} : { $criterion ->
    [points] la manche rapporte { NUMBER($better_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } points { $better }, { NUMBER($worse_figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
    [total] le total moyen est de { NUMBER($better_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, { NUMBER($worse_figure, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
   *[order] rien d’autre ne les distingue, l’ordre des coups décide.
}
reason-value = { $unit ->
    [total] Tout compte fait, le total moyen est de { NUMBER($better_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $better }, { NUMBER($worse_value, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $worse }.
    [points] Tout compte fait, la manche rapporte { NUMBER($better_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } points { $better }, { NUMBER($worse_value, minimumFractionDigits: 3, maximumFractionDigits: 3) } { $worse }.
   *[chance] Tout compte fait, les chances de gagner sont de { NUMBER($better_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $better }, { NUMBER($worse_value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } { $worse }.
}
