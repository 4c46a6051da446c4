# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = À imprimer
paper-lede = Imprimez un plateau et jouez sans écran.
paper-about = Plateau, feuilles de score et règles sur papier
paper-size = Format du papier
paper-print = Imprimer
paper-print-all = Tout imprimer
paper-only-pair = Il y a une page de règles pour les jeux à deux dés à six faces.
paper-sheet = { $sheet ->
    [board] Plateau
    [scores] Feuille de score
    [rules] Règles
   *[card] Fiche de stratégie
}

## The board

paper-need = { $dice ->
    [single] Il faut un dé et { $coins } pièces.
    [pair] Il faut deux dés et { $coins } pièces.
   *[all] Il faut { $count } dés et { $coins } pièces.
} Couvrez une touche quand vous l’abaissez.
paper-mat = Lancez les dés ici.
paper-row = { $row ->
    [double] première rangée, compte double
    [1] première rangée
    [2] deuxième rangée
   *[other] troisième rangée
}
paper-nothing = Si vous ne pouvez rien abaisser, comptez ce qui reste et passez les dés.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Préparer
    [throw] Lancer
    [shut] Abaisser
    [again] Relancer
    [pass] Passer
    [miss] Raté
    [last] Dernier Debout
   *[count] Compter
}
paper-setup = { $rows ->
    [1] Relevez les { $tiles } touches.
   *[other] Relevez les { $tiles } touches, sur { $rows } rangées.
}
paper-setup-shut = Abaissez { $tiles } avant de commencer.
paper-throw = { $dice ->
    [single] Lancez le dé.
    [pair] Lancez les deux dés et additionnez-les.
   *[all] Lancez les { $count } dés et additionnez-les.
}
paper-one-die = { $forced ->
    [yes] Lancez un seul dé dès que { $condition }.
   *[no] Vous pouvez lancer un seul dé dès que { $condition }.
}
paper-shut = { $buys ->
    [exact] Abaissez la touche de la somme ou celles des deux dés.
    [thai] Abaissez une seule touche : celle d’un dé ou celle de la somme.
    [pair] Abaissez une ou deux touches qui font la somme de vos dés.
   *[sum] Abaissez des touches qui font la somme de vos dés.
}
paper-changed = Ce qui change par rapport à { $rules } : { $changes }.
paper-or = ou
paper-must = Utilisez toute la somme. Si c’est possible, c’est obligatoire.
paper-behind = Une touche de derrière se libère quand celle de devant est abaissée.
paper-first = Le premier lancer doit abaisser le { $tile }.
paper-again = Elles restent abaissées. Relancez tant que c’est possible.
paper-pass = Puis passez les dés. Tout le monde joue sur la même boîte.
paper-miss = { $out ->
    [yes] Rien ne fait { $sum }. Vous sortez de cette manche.
   *[no] Rien ne fait { $sum }. Votre tour est fini.
}
paper-unlucky = Un { $sum } met toujours fin au tour.
paper-off-mat = Si un dé sort du tapis, la plus haute touche abaissée se relève.
paper-count = { $total ->
    [front-double] Les touches de devant comptent double. Il reste { $left }.
    [tiles] Chaque touche debout compte un. Il reste { $left }.
    [digits] Lisez ce qui reste comme un seul nombre. Il reste { $left }.
   *[sum] Additionnez ce qui est encore debout. Il reste { $left }.
}
paper-last = Prenez 1 point ou relancez. Touches abaissées : 2 points. Boîte fermée : 4. Rien : 0.

## Who wins

paper-wins = Qui gagne
paper-win = { $format ->
    [running] Jouez { $rounds } manches et additionnez vos totaux. La plus petite somme gagne.
    [knock-out] Additionnez vos totaux à chaque manche. Au-dessus de { $limit }, on sort. La dernière personne en jeu gagne.
    [until] Additionnez vos totaux à chaque manche. Dès que quelqu’un atteint { $limit }, la plus petite somme gagne.
    [chase] Après { $rounds } manches, le plus haut score gagne.
    [last-one-standing] Le premier score de { $limit } points gagne.
   *[one-turn] Chacun joue un tour. Le plus petit total gagne. Une boîte fermée compte 0.
}
paper-shut-wins = Si vous fermez la boîte, vous gagnez aussitôt.
paper-chase = Le premier total est à battre. L’égalité ne suffit pas.
paper-chase-try = Les autres ont chacun un essai, à tour de rôle.
paper-chase-beat = Si vous le battez, tous les autres ont un essai contre vous.
paper-chase-end = { $points ->
    [paid] Si personne ne vous bat, chacun des autres vous donne 1 point, ou 2 pour une boîte fermée.
   *[won] Si personne ne vous bat, vous marquez 1 point, ou 2 pour une boîte fermée.
}
paper-last-start = Le plus haut lancer commence la manche. On joue de deux à quatre.
paper-last-box = Si vous abaissez la dernière touche, vous marquez 4 points.
paper-known = Bon à savoir
paper-sevens = Sur 36 lancers, 6 font un 7.
paper-best = Le meilleur jeu laisse { $mean } en moyenne et ferme la boîte dans { $shut } des tours.

## Blank score sheets

paper-name = Nom
paper-form = { $form ->
    [circles] Notez ce qui reste. Remplissez le rond si vous gagnez la manche.
    [points] Petit coin : cette manche. Grande case : vos points jusqu’ici.
    [totals] Petit coin : ce qui reste. Grande case : votre total jusqu’ici.
   *[turns] Notez ce qui reste. Entourez le plus petit total.
}
paper-foot = { $points ->
    [paid] Manche gagnée : 1 point de chacun des autres, 2 pour une Super Boîte.
   *[won] Une manche compte 1. Pour une Super Boîte, écrivez 2 dans le rond.
}
paper-sum = { $form ->
    [circles] Points
    [points] Points
    [turns] Parties gagnées
   *[totals] Total
}
