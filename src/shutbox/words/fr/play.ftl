# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = en solo
play-round = manche { $round }
play-round-of = manche { $round } sur { $rounds }
play-play-off = départage, manche { $round }
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-total = total { $total }
play-note-at = joue
play-note-starts = lance pour savoir qui commence
play-note-rolled = a fait { $roll }
play-note-waits = attend
play-note-holds = { $total ->
    [0] mène, boîte fermée
   *[other] mène avec { $total }
}
play-note-had = { $total ->
    [0] a fermé la boîte
   *[other] a fini avec { $total }
}
play-note-missed = hors de la manche
play-note-out = hors jeu
play-note-left = a abandonné
play-note-won = gagne
play-final = Résultat
play-interim = Où on en est

## What a turn is about

play-now = total actuel { $total }
play-to-beat = { $total ->
    [0] boîte fermée à égaler ({ $who })
   *[other] { $total } à battre ({ $who })
}
play-tries = { $tries ->
    [one] encore { $tries } essai
   *[other] encore { $tries } essais
}
play-limit = { $format ->
    [knock-out] limite { $limit }
    [until] fin à { $limit }
   *[last-one-standing] { $limit } points pour gagner
}
play-thrown = { $dice ->
    [1] lancer { $faces }
   *[other] lancer { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Quel jeu ?
play-ask-rules = Numéro, nom ou fichier (Entrée : { $usual })
play-ask-players = Qui joue ? Des noms séparés par des virgules, @club ou un autre robot en face ; un seul nom joue en solo (Entrée : { $somebody })
play-ask-rounds = Combien de manches ? (Entrée : { $usual })
play-ask-dice = Quels dés ? 1 : ceux de l’ordinateur, 2 : les vôtres (Entrée : { $usual })
play-ask-off-mat = Un dé hors du tapis : quelle pénalité ? (Entrée : { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Qui commence ? Selon la règle, la plus jeune personne (Entrée : { $usual })
   *[other] Qui commence ? (Entrée : { $usual })
}
play-why-rules = Chaque numéro de la liste est un jeu. « shutbox rules » suivi de son nom l’explique. On peut aussi donner un fichier avec une règle maison.
play-why-players = Les noms dans l’ordre autour de la table, séparés par des virgules : Ann, Bo. Là où la plus jeune personne commence, son nom vient en premier. Les robots sont { $bots }.
play-why-rounds = Les règles laissent les joueurs convenir du nombre de manches, ici de { $low } à { $high }.
play-why-dice = Avec 1, l’ordinateur lance les dés. Avec 2, vous lancez de vrais dés et tapez ce qu’ils montrent.
play-why-off-mat = Si un dé sort du tapis, le lancer ne compte pas et la pénalité choisie ici s’applique.
play-why-starter = Un nom, ou son numéro dans la liste. Les autres suivent dans le sens horaire, dans l’ordre des noms.
play-somebody = Joueur
play-welcome = { $rules }. Tapez « ? » à toute question pour voir ce qu’on peut répondre.
play-seed = Les dés viennent de la graine { $seed } : la même graine redonne les mêmes lancers.
play-foresight = { $horizon ->
    [turn] Les robots et les conseils voient jusqu’à la fin de ce tour, car calculer plus loin prendrait trop de temps. Ce que « shutbox solve » a déjà calculé est utilisé.
    [forecast] Les robots et les conseils voient jusqu’à la fin de la partie, comme si personne ne voyait plus loin que la manche, car calculer plus loin prendrait trop de temps. Ce que « shutbox solve » a déjà calculé est utilisé.
   *[round] Les robots et les conseils voient jusqu’à la fin de cette manche, car calculer plus loin prendrait trop de temps. Ce que « shutbox solve » a déjà calculé est utilisé.
}
play-over-already = Cette partie est finie.
play-saved = Gardée dans { $file }. Pour continuer :
play-kept = La partie est gardée dans { $file }.
play-collected = Pour shutbox stats, la partie est gardée dans { $file }. Pour ne plus en garder : shutbox stats --keep no.
play-no = Non : { $why }.

## Questions

play-ask-bot = { $dice ->
    [1] { $who } veut lancer un dé : lancez-le, et tapez ce qu’il montre
   *[other] { $who } lance { $dice } dés : lancez-les, et tapez ce qu’ils montrent
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [1] { $who } lance un dé pour savoir qui commence : que montre-t-il ?
           *[other] { $who } lance { $dice } dés pour savoir qui commence : que montrent-ils ?
        }
       *[made] { $dice ->
            [1] { $who }, Entrée pour lancer un dé et savoir qui commence
           *[other] { $who }, Entrée pour lancer { $dice } dés et savoir qui commence
        }
    }
    [survivor] { $case ->
        [typed] { $who } : tapez { $take } pour prendre le point, ou lancez encore une fois et tapez ce que montrent les dés
       *[made] { $choice ->
            [1] { $dice ->
                [1] { $who } : tapez { $take } pour prendre le point, ou Entrée pour lancer encore un dé
               *[other] { $who } : tapez { $take } pour prendre le point, ou Entrée pour lancer encore { $dice } dés
            }
           *[other] { $who } : tapez { $take } pour prendre le point, ou Entrée pour lancer encore { $dice } dés, 1 pour un seul
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [1] { $dice ->
                [1] { $who } lance un dé : que montre-t-il ?
               *[other] { $who } lance { $dice } dés : que montrent-ils ?
            }
           *[other] { $who } lance { $dice } dés ou un seul : que montrent-ils ?
        }
       *[made] { $choice ->
            [1] { $dice ->
                [1] { $who }, Entrée pour lancer un dé
               *[other] { $who }, Entrée pour lancer { $dice } dés
            }
           *[other] { $who }, Entrée pour lancer { $dice } dés, 1 pour un seul
        }
    }
}
play-ask-shut = { $who }, quelles touches ? Numéro ou touches
play-ask-only = { $who }, seul { $tiles } est jouable : Entrée pour abaisser
play-ask-penalty = { $who } : 1 pour relever la plus haute touche abaissée, 2 pour finir le tour
play-ask-over = Entrée pour terminer la partie, { $undo } pour annuler la dernière action

## What can be typed

play-type-enter = Entrée
    .does = lancer les dés
play-type-count = 1
    .does = lancer un seul dé
play-type-faces = 3 5
    .does = ce que montrent les dés sur votre table ; 3,5 et 35 vont aussi
play-type-sum = { $word } 9, =9
    .does = on ne connaît que la somme de tous les dés
play-type-total = { $word } 17
    .does = le tour est fini, et on n’en connaît que le total ; { $word } 0 si la boîte est fermée
play-type-off = { $word }
    .does = un dé est sorti du tapis
play-type-take = { $word }
    .does = prendre le point au lieu de lancer
play-type-number = 1
    .does = le coup qui porte ce numéro
play-type-tiles = 6+2
    .does = ces touches ; chaque ' désigne une rangée plus loin derrière : 2' est derrière la première rangée
play-type-raise = 1, { $word }
    .does = la plus haute touche abaissée se relève
play-type-end = 2, { $word }
    .does = le tour est fini
play-type-finish = Entrée
    .does = terminer la partie
play-type-hint = { $word }
    .does = ce que vaut chaque choix, et pourquoi ; les conseils sont comptés et gardés dans l’enregistrement
play-type-undo = { $word }
    .does = annuler la dernière action, mais jamais un lancer des dés de l’ordinateur
play-type-leave = { $word }
    .does = le joueur dont c’est le tour abandonne la partie ; { $word } Bo pour quelqu’un d’autre
play-type-rename = { $word } Ann=Anna
    .does = Ann s’appelle désormais Anna
play-type-order = { $word } Bo, Ann
    .does = on joue maintenant dans cet ordre ; les tours qui restent dans la manche le suivent
play-type-save = { $word }
    .does = garder la partie dans un fichier, et continuer
play-type-quit = { $word }
    .does = garder la partie dans un fichier, et s’arrêter ; Ctrl-C aussi
