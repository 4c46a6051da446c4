# Compter les points pour une vraie boîte.

## Comment on saisit un tour

keeper-ways = Façon de saisir un tour
keeper-way = { $way ->
    [dice] Dés
    [tiles] Touches
   *[total] Total
}
keeper-obstacle = { $why ->
    [bot] Les robots choisissent leurs touches. Saisissez les dés.
    [shared] Tout le monde abaisse la même boîte : il n’y a pas de totaux.
    [faces] Ici, chaque dé compte. Saisissez les dés : les touches ne les montrent pas.
   *[thrown] Un lancer est sur la table. Terminez-le d’abord.
}
keeper-three = Trois façons de saisir un tour
keeper-three-how = { $way ->
    [dice] Touchez ce que font les dés, puis ce qui est abaissé.
    [tiles] Touchez ce qui est abaissé. La somme suit.
   *[total] Tapez ce qui reste à la fin du tour.
}

### Par les dés

keeper-held = Aucune touche pour { $sum }. Fin du tour.

### Par les touches

keeper-lay = Touchez ce qui est abaissé
keeper-one-throw = un lancer
keeper-lay-fault = { $why ->
    [most] Les dés font { $count } au plus
    [least] Les dés font { $count } au moins
   *[tiles] Touches par lancer : { $count } au plus
}
keeper-shut = Abaisser { $sum }
keeper-missed = Raté
keeper-missed-label = { $shared ->
    [true] { $who } : raté
   *[false] { $who } : raté, reste { $total }
}
keeper-missed-sum = Combien les dés ont-ils fait en tout ?

### Par le total

keeper-total = total
keeper-left = Que reste-t-il à { $who } ?
keeper-save = { $shut ->
    [yes] Noter : boîte fermée, { $who }
   *[no] Noter { $total } pour { $who }
}
keeper-too-much = Il reste { $total } au plus
keeper-digits = Chiffres du total
keeper-zero = Fermée
keeper-zero-label = Boîte fermée : 0
keeper-erase = Effacer
keeper-swap = Autre main

## Une Super Boîte

keeper-tries = Les autres ont chacun un essai
keeper-next = ensuite
keeper-start-try = À { $who } d’essayer
keeper-shut-it = { $who } l’a fermée
keeper-shut-then = { $answer ->
    [draw] Personne ne marque
    [both-score] { $who } marque aussi
    [first-keeps] { $holder } garde la manche
   *[handover] { $who } prend la tête
}
keeper-missed-it = { $known ->
    [yes] { $who } : reste { $total }
   *[no] { $who } : raté
}
keeper-missed-then = { $last ->
    [yes] { $holder } gagne la manche
   *[no] Ensuite : { $next }
}

## Noms, ordre, et qui saisit

keeper-seats = Noms et ordre
keeper-seats-short = Noms
keeper-seats-about = Faites glisser un nom ou touchez une flèche. On joue dans le sens des aiguilles d’une montre.
keeper-up = Monter { $who }
keeper-down = Descendre { $who }
keeper-save-seats = Enregistrer
keeper-onlooker = { $seated ->
    [yes] { $who } saisit ce tour.
   *[no] Vous regardez. On compte les points près de la boîte.
}
keeper-awake = Garder l’écran allumé

## Throws, corrections, the sheet

keeper-as-picture = En image
keeper-as-text = En texte
keeper-correct = Corriger
keeper-correct-about = Elle est annulée, avec tout ce qui a suivi.
keeper-correct-title = Où est l’erreur de saisie ?
keeper-cell = { $who }, manche { $round } : { $total }. Modifier
keeper-cell-title = { $who }, manche { $round }
keeper-cell-about = { $total } est enregistré. Que restait-il vraiment ?
keeper-cell-cut = Enregistrer et ressaisir la suite
keeper-die-is = Dé { $number } : { $face } ; l’effacer
keeper-enter = { $dice ->
    [0] { "" }
    [1] Lancez un dé et indiquez ce qu’il montre.
   *[other] Lancez les dés et indiquez ce qu’ils montrent.
}
keeper-more-ways = { $count ->
    [1] une autre façon
   *[other] autres façons
}
keeper-off-mat = Hors du tapis
keeper-only-dice = { $dice ->
    [1] Un seul dé
   *[other] { $dice } dés seulement
}
keeper-pad = Saisir ce que montrent les dés
keeper-round-won = manche gagnée
keeper-score-about = Jouez avec votre boîte et vos dés : indiquez ce qu’ils montrent, le reste est compté pour vous.
keeper-scoresheet = Feuille de score
keeper-share = Partager
keeper-share-sheet = Partager la feuille de score
keeper-sheet-copied = La feuille de score est copiée.
keeper-sheet-sum = { $format ->
    [chase] points
    [last-one-standing] points
   *[other] total
}
keeper-tap-shut = La boîte : indiquez ce qui est abaissé
keeper-the-throw = Le lancer
keeper-to-beat = { $total ->
    [0] à égaler
   *[other] à battre
}
keeper-undo = Annuler
keeper-wants = { $dice ->
    [1] { $who } veut lancer un dé : lancez-le et indiquez ce qu’il montre.
   *[other] { $who } veut lancer { $dice } dés : lancez-les et indiquez ce qu’ils montrent.
}
