# What analyse and hints show.

## The report

coach-horizon = { $horizon ->
    [game] En chances de gagner la partie
    [forecast] En chances de gagner la partie, si personne ne voit plus loin que la manche
    [round] En points de la manche
   *[turn] En totaux des tours, le plus bas est le meilleur
}
coach-curve = { $horizon ->
    [forecast] Les chances de gagner après chaque événement
    [game] Les chances de gagner après chaque événement
    [round] Les points attendus de la manche après chaque événement
   *[turn] Le total moyen du tour après chaque événement, le plus bas est le meilleur
}
coach-none = Rien à évaluer pour l’instant.
coach-page = Le bilan est dans { $path } ; ouvrez-le dans un navigateur
coach-events = événements { $first } à { $last }
coach-row = { $row ->
    [stretches] { $horizon ->
        [round] manches
       *[turn] tours
    }
    [own-luck] chance de ses lancers
    [luck] chance de tous les lancers
    [other] ni chance ni choix
    [unknown] inconnu, ou ni l’un ni l’autre
    [loss] perte due aux choix
    [decisions] choix
    [mean-loss] perte par choix
    [end] { $horizon ->
        [forecast] résultat
        [game] résultat
        [round] points
       *[turn] totaux
    }
    [end-now] état actuel
    [average] avec une chance moyenne
    [by-total] tours connus par leur total
    [hints] conseils demandés
    [luckiest] lancer le plus chanceux
    [unluckiest] lancer le plus malchanceux
   *[dearest] choix le plus coûteux
}
coach-unknown = inconnu
coach-by-total = { $turns ->
    [one] D’un tour, on ne connaît que le total
   *[other] De { $turns } tours, on ne connaît que les totaux
} : la part de la chance et celle des choix sont inconnues.
coach-judgement = { $judgement ->
    [best] meilleur choix
    [good] bon choix
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}
coach-moments = Ce qui a le plus compté
coach-moment-start = Pour savoir qui commence, { $who } fait { $throw }
coach-moment-throw = { $who } fait { $throw } sur { $place }
coach-moment-off = un dé sort du tapis ({ $who }) sur { $place }
coach-moment-choice = { $who } choisit { $taken } au lieu de { $best } sur { $place }
coach-moment-other = { $cause ->
    [leave] { $who } abandonne la partie
    [time] temps écoulé pour { $who }
    [total] un tour ({ $who }) dont on ne connaît que le total
    [order] les joueurs changent de place
   *[coin] le choix suivant se joue à pile ou face
}

## The decisions

coach-decisions = Tous les lancers et tous les choix
coach-turn = { $round ->
    [0] { $who }
   *[other] Manche { $round }, { $who }
}{ $to_beat ->
    [-1] {""}
    [0] , boîte fermée à égaler
   *[other] , { $to_beat } à battre
}
coach-round = Manche { $round }
coach-start = Manche { $round }, qui commence
coach-column = { $column ->
    [number] n°
    [position] position
    [throw] lancer
    [luck] chance
    [taken] choix
    [best] mieux
   *[loss] perte
}
coach-miss = raté
coach-off = hors du tapis
coach-only = obligatoire

## A hint

coach-hint = { $unit ->
    [total] Le total moyen du tour, le plus bas est le meilleur :
    [points] Les points attendus de la manche :
   *[chance] Les chances de gagner :
}
