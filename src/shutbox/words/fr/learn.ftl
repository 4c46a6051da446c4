# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Apprendre
learn-names = Zoé, Hugo, Léa, Tom
learn-first-card = Votre première partie
learn-first-card-about = Un tour bien accompagné : quoi faire, et pourquoi. Deux minutes suffisent.
learn-turn = Comment se joue un tour
learn-turn-lede = Le tour est le même dans tous ces jeux. Seule change la façon de gagner.
learn-turn-throw = Lancez les dés, et abaissez des touches dont la somme fait exactement ce qu’ils montrent.
learn-turn-whole = Il faut utiliser toute la somme. Si c’est possible, c’est obligatoire ; mais vous choisissez les touches.
learn-turn-again = Puis relancez. Un tour, ce n’est pas un seul lancer : on continue tant qu’un lancer est jouable.
learn-turn-miss = Quand vous ne pouvez rien abaisser, c’est raté et votre tour est fini. Ce lancer n’abaisse aucune touche.
learn-turn-total = Ce qui est encore debout fait votre total. Le plus bas est le meilleur. S’il ne reste rien, la boîte est fermée.
learn-try = Essayez ici.
learn-games = Les jeux
learn-house-games = Jeux maison
learn-house-games-about = On y joue à la maison et au café, chacun avec sa règle à lui.
learn-more = Les règles, avec des boîtes à essayer
learn-at-a-glance = En un coup d’œil
learn-glance = { $fact ->
    [players] Joueurs
    [box] Touches
    [dice] Dés
    [throw] Un lancer
    [count] Ce qui reste
   *[win] Qui gagne
}
learn-players = { $most ->
    [12] autant que l’on veut
   *[other] de 2 à { $most }, ou en solo
}
learn-box = { $rows ->
    [1] { $tiles } touches
   *[other] { $tiles } touches en { $rows } rangées
}
learn-win = { $format ->
    [running] la plus petite somme de tous les totaux, après { $rounds } manches
    [knock-out] la dernière personne en jeu ; au-delà de { $limit }, on est hors jeu
    [until] la plus petite somme, dès qu’un total atteint { $limit }
    [chase] le plus de points, après { $rounds } manches
    [last-one-standing] la première personne à { $limit } points
    [solitaire] en fermant la boîte
   *[one-turn] le total le plus bas, après un tour chacun
}
learn-play = Y jouer
learn-explore = L’explorer
learn-print = Imprimer
learn-asked = Questions fréquentes

## Boards to try

learn-board-busy = Un instant…
learn-board-threw = Vous avez fait { $faces } : { $sum }.
learn-board-threw-one = Vous avez fait un { $sum }.
learn-board-gather = Il manque { $missing }. Les touches qui ne servent plus sont grisées.
learn-board-ready = Cela fait { $sum }.
learn-board-missed = Rien ne fait { $sum } : c’est raté. Votre total est { $total }.
learn-board-shut = La boîte est fermée !
learn-board-again = Depuis le début
learn-board-ways = { $count ->
    [1] Il y a une façon de jouer ce lancer.
   *[other] Il y a { $count } façons de jouer ce lancer.
}
learn-step-next = Suite
learn-step-back = Retour
learn-step-of = { $step } sur { $steps }
learn-mark = { $mark ->
    [holds] à battre
    [now] essaie
    [out] hors jeu
    [tried] a essayé
   *[waits] à venir
}

## Your first game

learn-first = Votre première partie
learn-first-start = Neuf touches sont debout, et il s’agit de toutes les abaisser. Lancez les dés.
learn-first-one = Vous avez fait { $faces } : en tout { $sum }. Abaissez des touches qui font { $sum }. Le 9 seul convient ; ou bien 6 et 3, ou 4, 3 et 2. Appuyez sur celles que vous voulez.
learn-first-again = Vous relancez. Votre tour dure tant qu’un lancer est jouable.
learn-first-two = { $sum } cette fois. Les touches hautes sont difficiles à placer plus tard, car peu de lancers les font. Les basses servent dans bien des sommes. Mieux vaut donc, le plus souvent, abaisser peu de touches, et des hautes.
learn-first-three = { $sum }. Si vous hésitez, demandez un conseil.
learn-first-later = Vous avez fait { $sum }.
learn-first-only = Vous avez fait { $sum }, et il ne reste qu’une façon de le jouer.
learn-first-throw = Relancez.
learn-first-best = { $tiles } : rien n’était mieux.
learn-first-close = { $tiles }, c’est presque le mieux possible ; { $better } aurait laissé un tout petit peu moins.
learn-first-worse = { $tiles }, ça marche. { $better } aurait laissé { $loss } de moins en moyenne.
learn-first-hint = Un conseil
learn-first-hinted = Le mieux, c’est { $tiles }. Il reste ensuite { $value } en moyenne.
learn-first-missed = Rien ne fait { $sum } : votre tour est fini. Votre total est { $total }. En choisissant toujours au mieux, on laisse environ 11.
learn-first-shut = Vous avez fermé la boîte ! Cela arrive dans environ sept tours sur cent.
learn-first-known = Vous savez maintenant jouer un tour. Dans une partie, on relève les touches pour la personne suivante, et le total le plus bas gagne.
learn-first-double = Passer à Double Shutter
learn-first-play = Faire une vraie partie

## Shut the Box, one or two tiles

learn-shut-the-box = Neuf touches, deux dés, un tour par joueur. Sa particularité : un lancer abaisse une touche ou deux, jamais trois.
learn-shut-the-box-two = Un 9, c’est le 9 tout seul, ou deux touches qui le font : 8 et 1, 7 et 2, 6 et 3, 5 et 4. Appuyez sur les touches et voyez ce qui va ensemble.
learn-shut-the-box-dice = On lance les deux dés jusqu’au bout, même quand il ne reste qu’un 1 et que deux dés ne peuvent pas le faire. C’est alors raté, et votre tour s’arrête là.
learn-shut-the-box-end = Quand chacun a eu son tour, le total le plus bas gagne. Fermer la boîte donne 0, mais les autres ont quand même leur tour. À égalité, on partage la victoire.
learn-shut-the-box-stop = Puis-je m’arrêter quand il reste peu ? Non. On lance jusqu’à un lancer raté ou jusqu’à la boîte fermée.

## Ferme ta boîte

learn-ferme-ta-boite = Neuf touches et deux dés là aussi, mais un lancer abaisse autant de touches qu’il en faut pour faire la somme, et les totaux de plusieurs manches s’additionnent.
learn-ferme-ta-boite-any = Un 9, c’est aussi 4 + 3 + 2, ou 6 + 2 + 1. Trois petites touches d’un coup, c’est rarement sage : elles vous manqueront plus tard.
learn-ferme-ta-boite-rounds = Chacun a un tour par manche, et on joue cinq manches, sauf accord sur un autre nombre. À chaque manche, c’est la personne suivante qui commence. La plus petite somme de tous les totaux gagne ; à égalité, on partage la victoire.
learn-ferme-ta-boite-mat = Un dé qui sort du tapis
learn-ferme-ta-boite-mat-one = Il reste peu de touches, et le 9 est tombé il y a deux lancers.
learn-ferme-ta-boite-mat-two = Un dé roule hors du tapis. Le lancer ne compte pas, et la plus haute touche abaissée se relève : le 9.
learn-ferme-ta-boite-mat-three = La même personne relance, et choisit à nouveau combien de dés. Si aucune touche n’est encore abaissée, rien ne se relève.
learn-ferme-ta-boite-mat-other = Chez certains, le tour s’arrête là. Mettez-vous d’accord avant de commencer.

## Double Shutter

learn-double-shutter = Deux rangées de touches, l’une derrière l’autre. Laissez moins que la personne d’avant, et que nul ne fasse mieux après vous.
learn-double-rows = La boîte
learn-double-rows-one = Devant, de 1 à 9. Derrière, les nombres vont dans l’autre sens, de 9 à 1 : derrière le 1 se trouve un 9, derrière le 2 un 8.
learn-double-rows-two = Seule la touche de devant d’une colonne peut être abaissée. Une fois tombée, elle libère celle de derrière.
learn-double-behind = Deux en un lancer
learn-double-behind-about = Une touche compte aussitôt comme abaissée. Celle de derrière peut donc tomber dans le même lancer : avec un 10, on peut abaisser le 1 de devant et le 9 qui est derrière. Essayez.
learn-double-behind-done = Beaucoup l’ignorent : le 1 et le 9 de derrière, en un seul lancer.
learn-double-behind-other = C’est juste aussi. Recommencez en abaissant d’abord le 1 de devant : le 9 de derrière se libère.
learn-double-die = Un dé ou deux
learn-double-die-about = Dès que tout ce qui est debout, dans les deux rangées, fait six ou moins, vous pouvez lancer un seul dé. Vous choisissez avant chaque lancer. Ici, le 4 et le 1 sont debout.
learn-double-count = Ce qui reste compte
learn-double-count-about = Une touche de devant compte double, une touche de la deuxième rangée compte simple. Ici, le 3 de devant compte 6, et le 7 de derrière 7 : le total est 13.
learn-double-count-first = Une touche de devant qui reste coûte donc cher : elle compte double, et celle de derrière reste aussi.
learn-chase = La poursuite
learn-chase-about = Une manche est une poursuite du total le plus bas. Ce n’est pas un tour chacun.
learn-chase-one = { $a } a fait le plus haut lancer et commence. On lance et on abaisse tant qu’un lancer est jouable. Il reste 14. C’est le total à battre.
learn-chase-two = Puis { $b }, avec toutes les touches relevées, laisse aussi 14. Égal, ce n’est pas moins : { $a } mène toujours.
learn-chase-three = { $c } laisse 9. C’est moins que 14 : { $c } prend la tête, et tous les autres ont de nouveau un essai. { $d } n’avait pas encore essayé, et n’essaiera plus contre le 14.
learn-chase-four = On continue après { $c }, vers la gauche : { $d } laisse 22.
learn-chase-five = { $a } a de nouveau un essai, contre le 9 cette fois, et laisse 11.
learn-chase-six = { $b } laisse 30. Maintenant, tous les autres ont essayé de suite, et personne n’a battu le 9.
learn-chase-seven = La manche est finie, et { $c } marque un point. La personne suivante commence la prochaine.
learn-super = La Super Boîte
learn-super-about = On ne peut pas laisser moins que rien. À une boîte fermée, seule une boîte fermée répond.
learn-super-one = { $a } ferme la boîte. Tous les autres ont un essai pour la fermer aussi.
learn-super-two = { $b } laisse 6, { $c } laisse 21. Cela ne leur sert à rien.
learn-super-three = { $d } ferme aussi la boîte, et prend la tête : maintenant { $a }, { $b } et { $c } ont un essai chacun contre { $d }.
learn-super-four = Personne n’y arrive. { $d } marque deux points pour la Super Boîte, et { $a } rien.
learn-double-end = Jouez cinq manches, ou le nombre que vous voulez. La personne qui a le plus de points gagne ; à égalité, on partage la victoire.
learn-double-asked-last = Les essais que je n’ai pas eus reviennent-ils ? Non. Quand quelqu’un bat le total, on oublie tout ce qui précède, et tous les autres ont exactement un essai contre le nouveau.
learn-double-asked-pass = Puis-je laisser de côté un lancer jouable ? Non. Et on ne peut pas non plus s’arrêter, même avec un total déjà assez bas.
learn-double-2008 = L’ancienne édition se joue de la même façon, mais ce sont les autres qui paient les points.
learn-double-2008-pay = La personne qui gagne une manche reçoit un point de chacun des autres ; une Super Boîte coûte deux points à chacun. Le score peut descendre sous zéro.
learn-double-2008-table = Les points d’une manche à quatre
learn-double-2008-who = { $who ->
    [winner] qui gagne
   *[other] chacun des autres
}
learn-double-2008-round = une manche
learn-double-2008-super = une Super Boîte
learn-double-2008-end = Convenez de trois à dix manches.

## Last One Standing

learn-last = De deux à quatre joueurs ferment ensemble une seule boîte, un lancer chacun. Si l’on ne peut pas jouer son lancer, on sort de la manche. La dernière personne en jeu peut prendre un point ou tenter sa chance.
learn-last-round = Une manche
learn-last-one = On lance les deux dés pour savoir qui commence : le plus haut lancer. Il y a une seule boîte pour tous.
learn-last-two = { $a } fait 9 et abaisse le 9. Un seul lancer, puis c’est à { $b }, avec la boîte telle qu’elle est.
learn-last-three = { $b } fait 11 et abaisse 8 et 3.
learn-last-four = Quelques lancers plus tard, il reste 7, 5 et 1. { $c } fait 3. Rien ne fait 3 : { $c } sort de la manche.
learn-last-five = { $a } fait 6 et abaisse 5 et 1.
learn-last-six = Il ne reste que le 7. { $b } fait 9, et sort aussi. Dernier Debout : { $a }.
learn-last-seven = La personne qui abaisse avant cela la dernière touche marque aussitôt quatre points, et une nouvelle manche commence.
learn-last-choice = Dernier Debout décide
learn-last-choice-about = Si tous les autres sont sortis, on ne relance pas d’office. On choisit : prendre un point, ou lancer une dernière fois. Si des touches tombent, deux points. Si la boîte est fermée, quatre. Si rien n’est jouable, aucun.
learn-last-choice-ask = Tous les autres sont sortis, et 7, 5 et 1 sont debout. Que faites-vous ?
learn-last-take = Prendre le point
learn-last-throw = Lancer pour deux points
learn-last-took = Un point assuré. Le dernier lancer aurait été jouable { $some } fois sur { $all }.
learn-last-lost = { $sum } n’est pas jouable : aucun point. Il y avait { $some } chances sur { $all }.
learn-last-won = { $sum } est jouable : deux points. Il y avait { $some } chances sur { $all }.
learn-last-boxed = { $sum } ferme la boîte : quatre points !
learn-last-end = Puis une nouvelle manche commence, toutes les touches relevées et tout le monde en jeu. Avec cinq points, on gagne aussitôt la partie.
learn-last-asked = Et si les autres sortent avant mon premier lancer ? Vous décidez quand même, tout de suite.

## Alone

learn-alone = En solo
learn-alone-about = Tous ces jeux se jouent aussi en solo : un seul tour, gagné en fermant la boîte. Ce qui compte : votre meilleur total, votre moyenne et combien de fois vous y arrivez.
