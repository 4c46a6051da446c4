# What rules, moves, perft, replay and verify show.

show-changed-title = { $title }, avec des changements
show-changed-about = { $title }, avec quelques réglages modifiés ; ils sont signalés ci-dessous.
show-published = Jeux édités
show-house = Jeux maison
show-rules-more = Une variante en entier : shutbox rules NAME. La vôtre : shutbox rules --file FILE
show-trademark = Double Shutter est une marque de Blue Orange, nommée ici seulement pour dire de qui viennent les règles suivies. Shutbox est indépendant de l’éditeur.
show-source = Source : { $source }
show-origin = { $rules ->
    [shut-the-box] Shut the Box, deux notices imprimées (huit langues à elles deux)
    [ferme-ta-boite] Ferme ta boîte / Shut the Box, notice imprimée 11003601 (français, anglais)
    [double-shutter] Double Shutter, Blue Orange, édition de 2015 (huit langues)
    [double-shutter-2008] Double Shutter, Blue Orange, édition sans date, 2008 au plus tard (anglais)
    [last-one-standing] Double Shutter, Blue Orange, édition de 2015, variante à plusieurs
    [thai] jeu maison, Thaïlande
    [triple] jeu maison sur une boîte à trois rangées, avec le tour de Double Shutter
   *[other] jeu maison
}
show-settings = Réglages (* diffère de la valeur par défaut)
show-toml = La même en TOML, pour commencer la vôtre
show-moves = { $rules } : { $position } avec { $throw }
show-tiles = abaisser
show-after = reste debout
show-miss = Rien ne convient : raté.
show-shut = La boîte est fermée : on ne lance plus les dés.
show-perft = { $count ->
    [one] { $count } suite
   *[other] { $count } suites
} de { $depth ->
    [one] { $depth } lancer
   *[other] { $depth } lancers
} depuis { $position }
show-replay = { $rules }, avec { $names }
show-verified = ok : { $rules } ; événements : { $events }, lancers : { $throws }, joueurs : { $players } ; { $over ->
    [yes] la partie est finie
   *[no] la partie n’est pas finie
}

## Solving

show-work = { $work ->
    [checking] vérification
    [writing] écriture
    [playing] parties
    [compiling] compilation du calculateur, une seule fois sur cette machine
    [turn] calcul du tour
    [round] calcul de la manche
    [game] calcul de la partie
    [reading] lecture des parties
   *[solving] calcul
}
show-progress = { $work } [{ $bar }] { $done } sur { $of }
show-elapsed = { $work } … { $seconds } s
show-wait = { $work } …
show-stopped = arrêté ; ce qui est fini est gardé dans { $path }, et la même commande continue à partir de là
show-horizon = { $horizon ->
    [turn] un tour, en lui-même
    [forecast] la partie entière, si personne ne voit plus loin que la manche
    [round] la manche
   *[game] la partie entière
}
show-label = { $name ->
    [horizon] horizon
    [objective] objectif
    [position] position
    [players] joueurs
    [rounds] manches à jouer
    [score] score
    [to_beat] total à battre
    [tries] essais de suite restants
    [value] valeur
    [exact] exactement
    [bound] erreur au plus
    [positions] positions
   *[moves] coups
}
show-objective = { $aim ->
    [mean] le total moyen
    [shut] la boîte fermée
    [below] un total sous une limite
   *[utility] une valeur propre à chaque total
} ({ $spelling })
show-shorter = La partie entière n’est pas résolue pour cette variante et autant de joueurs : l’horizon est ici plus court.
show-seconds = { $seconds } s
show-seat = place { $number }
show-seats = { $horizon ->
    [forecast] Chances de gagner
    [game] Chances de gagner
   *[other] Points attendus
}
show-seat-first = commence la manche
show-seat-range = de { $least } à { $most }
show-ranges = À droite : si tous ceux à qui c’est égal choisissent au pire, et au mieux, pour cette place.
show-seat-tries = va essayer
show-distribution = Probabilité de chaque total final
show-advice = { $rules } : { $unit ->
    [total] le total final moyen, le plus bas est le meilleur
    [points] les points attendus de la manche
   *[chance] { $horizon ->
        [turn] les chances de réussir
       *[game] les chances de gagner
    }
} ; horizon : { $horizon ->
    [turn] ce tour
    [forecast] la partie entière, si personne ne voit plus loin que la manche
    [round] la manche
   *[game] la partie entière
}
show-option = { $do ->
    [shut] abaisser { $tiles }
    [take] prendre le point
    [raise] relever la touche
    [end] finir le tour
   *[throw] lancer { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }
}
show-loss = coûte { $loss }
show-best = le mieux
show-equal = égal
show-exported = { $rows ->
    [one] { $rows } position écrite dans { $path }
   *[other] { $rows } positions écrites dans { $path }
}
show-cache = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}, { $kilobytes } ko, dans { $folder }
show-cache-kind = { $kind ->
    [turn] un tour
    [seats] un tour pour chaque place
    [chase] une manche
    [chase-game] une partie en manches
    [one-turn] une partie d’un tour chacun
    [running] une partie aux totaux cumulés
   *[standing] Dernier Debout
}
show-cache-size = { $kilobytes } ko
show-cache-cleared = { $count ->
    [one] { $count } solution supprimée
   *[other] { $count } solutions supprimées
} de { $folder }
show-cache-damaged = endommagée ; elle sera refaite quand on en aura besoin

# The documentation, opened by `shutbox docs`.
show-docs-address = La documentation : { $address }

# The static site, written by `shutbox site`.
show-site = Le site est dans { $path } : { $files } fichiers ; pour jouer sans réseau, un navigateur charge { $megabytes } Mo
show-site-docs = La documentation est à côté, dans docs/
show-site-no-docs = La documentation n’est pas construite et ne fait donc pas partie du site
# shutbox tables
show-tables-solutions = { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}
show-tables-difference = { $count } vérifiées, écart de { $quanta } quantum au plus
show-tables-advice = même conseil pour { $same } choix sur { $count }
show-tables-good = bon
show-tables-bad = { $missing ->
    [0] faux
   *[other] faux, { $missing } absentes
}
