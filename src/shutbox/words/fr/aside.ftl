# The pages beside the table: explore, design, your games, the dice, about; fetched when one of them is opened.

## Exploring positions, and what a rule set says

aside-explore = Explorer
aside-explore-share = Partager cette position
aside-explore-tap = Appuyez sur une touche pour l’abaisser ou la relever
aside-explore-total = total { $total }
aside-explore-all-up = tout relever
aside-explore-busy = Calcul en cours…
aside-explore-values = Ce que vaut la position
aside-explore-mean = total moyen en jouant au mieux
aside-explore-shut = chances de fermer la boîte
aside-explore-below = chances de laisser moins de { $target }
aside-explore-playable = lancers jouables
aside-explore-of = sur { $count }
aside-explore-goal = Bien jouer, c’est
aside-explore-aim = { $aim ->
    [shut] fermer
    [below] battre un total
   *[mean] moyenne basse
}
aside-explore-target = Le total à battre
aside-explore-ends = Où finit le tour
aside-explore-ends-about = { $aim ->
    [shut] Fréquence de chaque total quand on vise seulement la boîte fermée.
    [below] Fréquence de chaque total quand on cherche à laisser moins de { $target }.
   *[mean] Fréquence de chaque total quand on vise la moyenne la plus basse.
}
aside-explore-plot = Fréquence de chaque total : { $mean } en moyenne ; boîte fermée dans { $shut } des cas.
aside-explore-is-shut = { $chance } fermée
aside-explore-is-mean = moyenne { $mean }
aside-explore-look = Regarder un total
aside-explore-exactly = { $low ->
    [0] Fermée : { $chance }
   *[other] { $total } : { $chance }
}
aside-explore-up-to = { $total } ou moins : { $chance }
aside-explore-worth = Ce que vaut chaque lancer
aside-explore-worth-about = { $unit ->
    [chance] La meilleure façon de le jouer, et les chances qui restent. Plus c’est long, mieux c’est ; hachuré : pire qu’avant le lancer. La petite barre indique la probabilité du lancer.
   *[total] La meilleure façon de le jouer, et le total moyen qui suit. Plus c’est court, mieux c’est ; hachuré : pire qu’avant le lancer. La petite barre indique la probabilité du lancer.
}
aside-explore-throw = { $throw }, { $weight } sur { $of } : { $best }, puis { $value }
aside-explore-miss = raté
aside-explore-no-throws = Trop de lancers possibles pour les énumérer.
aside-explore-over = La boîte est fermée : plus rien à lancer.
aside-explore-ways = Toutes les façons de jouer { $throw }. Choisissez-en une pour continuer à partir de là.
aside-explore-go = Abaisser { $tiles }, puis { $value }
aside-explore-dice = Nombre de dés
aside-explore-number = { $dice ->
    [1] un dé
   *[other] { $dice } dés
}
aside-explore-design = Changer les règles
aside-learn-this = Comment on y joue
aside-rules-choose = Quelles règles
aside-rules-changed = { $title }, avec des changements
aside-says-dice = { $forced ->
    [yes] { $dice } dés, mais un seul dès que { $condition }
   *[no] { $dice } dés, ou un seul dès que { $condition }
}
aside-says-all-dice = { $dice ->
    [1] un dé
    [2] toujours deux dés
   *[other] toujours { $dice } dés
}
aside-says-faces = { $faces } faces par dé
aside-says-behind = une touche de derrière, au lancer suivant seulement
aside-says-first = le premier lancer doit abaisser le { $tile }
aside-says-unlucky = un { $total } est un lancer raté

## The settings of a rule set

aside-quoted = « { $name } »
aside-axis-box = Touches
aside-axis-set_up = Debout au départ
aside-axis-dice = Dés
aside-axis-faces = Faces de chaque dé
aside-axis-one_die = Un seul dé, quand
aside-axis-tiles = Touches par lancer
aside-axis-buys = Ce qu’un lancer abaisse
aside-axis-behind = Une touche de derrière s’abaisse
aside-axis-first_throw = Le premier lancer
aside-axis-unlucky = Total malheureux
aside-axis-total = Ce qui reste compte
aside-axis-off_mat = Un dé hors du tapis
aside-axis-off_mat_chance = Fréquence des dés virtuels hors du tapis
aside-axis-format = Comment les tours font une partie
aside-axis-rounds = Manches
aside-axis-fewest_rounds = Manches, au moins
aside-axis-most_rounds = Manches, au plus
aside-axis-limit = Limite
aside-axis-out_at = Hors jeu si l’on arrive
aside-axis-out_when = Hors jeu
aside-axis-points = Une manche rapporte
aside-axis-super_box = Une deuxième boîte fermée
aside-axis-tries = Dans une manche
aside-axis-begins = Qui commence
aside-axis-order = Les autres suivent
aside-axis-next_start = La manche suivante commence par
aside-axis-ties = Une égalité en tête
aside-axis-shut_wins = Fermer la boîte gagne aussitôt
aside-axis-same_dice = Les mêmes dés pour tous
aside-axis-most_players = Joueurs, au plus
aside-value-box-nine = une rangée, de 1 à 9
aside-value-box-ten = une rangée, de 1 à 10
aside-value-box-twelve = une rangée, de 1 à 12
aside-value-box-double = deux rangées, la deuxième de 9 à 1
aside-value-box-double-aligned = deux rangées, toutes deux de 1 à 9
aside-value-box-triple = trois rangées
aside-value-box-own = vos propres rangées
aside-value-one_die-never = jamais
aside-value-one_die-standing = ce qui est debout fait { $limit } ou moins
aside-value-one_die-exposed = les touches de devant font { $limit } ou moins
aside-value-one_die-highest = rien au-dessus de { $limit } n’est debout
aside-value-one_die-789 = le 7, le 8 et le 9 sont abaissés
aside-value-tiles-any = autant que l’on veut
aside-value-tiles-number = au plus
aside-value-buys-sum = toutes les touches qui font la somme
    .says = { $tiles ->
        [any] toutes les touches qui font la somme
        [1] une touche qui fait la somme
       *[other] jusqu’à { $tiles } touches qui font la somme
    }
aside-value-buys-exact = la touche de la somme, ou celles des dés
    .says = seulement la touche de la somme ou celles des dés
aside-value-buys-thai = une touche : celle d’un dé ou de la somme
    .says = une touche, celle d’un dé ou de la somme
aside-value-behind-at-once = avec le même lancer
aside-value-behind-next-throw = à partir du lancer suivant
aside-value-first_throw-free = est comme les autres
aside-value-first_throw-number = doit abaisser la touche
aside-value-unlucky-none = aucun
aside-value-unlucky-number = ce total est toujours raté :
aside-value-total-sum = sa valeur
    .says = le total est la somme de ce qui reste debout
aside-value-total-front-double = sa valeur, le double devant
    .says = les touches de devant comptent double
aside-value-total-tiles = un par touche
    .says = chaque touche restante compte un
aside-value-total-digits = lu comme un seul nombre
    .says = ce qui reste se lit comme un seul nombre
aside-value-off_mat-none = ne change rien
aside-value-off_mat-raise = relève la plus haute touche abaissée
    .says = hors du tapis, une touche se relève
aside-value-off_mat-end = met fin au tour
    .says = hors du tapis, le tour est fini
aside-value-off_mat-choose = laisse le choix à la personne qui a lancé
    .says = hors du tapis, la personne qui a lancé choisit la pénalité
aside-value-off_mat-void = fait compter toute la boîte
    .says = hors du tapis, toute la boîte compte
aside-value-format-one-turn = un tour chacun
aside-value-format-running = les totaux s’additionnent
aside-value-format-knock-out = les totaux s’additionnent, hors jeu au-delà d’une limite
aside-value-format-until = les totaux s’additionnent jusqu’à une limite
aside-value-format-chase = une poursuite : battre le total
aside-value-format-last-one-standing = Dernier Debout, une boîte pour tous
aside-value-format-solitaire = en solo contre la boîte
aside-value-out_at-above = au-delà de la limite
aside-value-out_at-reached = à la limite
aside-value-out_when-at-once = tout de suite
aside-value-out_when-round-end = à la fin de la manche
aside-value-points-winner = un point, deux pour une Super Boîte
aside-value-points-paid = ce que chacun des autres perd
aside-value-super_box-handover = prend la tête de la manche
aside-value-super_box-draw = rend la manche nulle
aside-value-super_box-first-keeps = ne change rien
aside-value-super_box-both-score = rapporte aussi
aside-value-tries-chase = on poursuit le total jusqu’à ce que plus personne ne le batte
aside-value-tries-one-each = chacun a un tour
aside-value-begins-first = la première place de la liste
aside-value-begins-throw = le plus haut lancer
aside-value-order-clockwise = dans le sens horaire
aside-value-order-descending = du plus haut lancer au plus bas
aside-value-next_start-clockwise = la personne suivante
aside-value-next_start-winner = la personne qui a gagné la précédente
aside-value-next_start-throw = le plus haut lancer
aside-value-next_start-same = la même personne
aside-value-ties-shared = se partage
aside-value-ties-play-off = se départage
aside-axis-one-die-must = Choix ou obligation
aside-axis-forced = { $forced ->
    [yes] un seul dé, c’est obligatoire
   *[no] on a le choix
}
aside-axis-row = { $row ->
    [1] Première rangée
   *[other] Rangée { $row }
}
aside-axis-more-rows = Une rangée de plus derrière
aside-axis-fewer-rows = Sans la dernière rangée

## Designing a house rule

aside-design = Créer une règle maison
aside-design-share = Partager cette règle
aside-design-from = Partir de
aside-design-name = Son nom
aside-design-unnamed = Règle maison
aside-design-about = Ce qu’elle a de particulier
aside-design-set-up = Appuyez sur une touche pour qu’elle soit abaissée dès le départ.
aside-design-part = { $part ->
    [box] La boîte
    [dice] Les dés
    [throw] Un lancer
    [count] Ce qui compte
    [game] La partie
   *[table] Autour de la table
}
aside-design-faults = { $count ->
    [1] On ne peut pas encore y jouer :
   *[other] On ne peut pas encore y jouer, pour { $count } raisons :
}
aside-design-figures = Ce qu’elle change
aside-design-figures-about = Les chiffres exacts quand on joue au mieux, à côté de ceux des jeux édités.
aside-design-yours = la vôtre
aside-design-beside = À côté de
aside-design-players = Joueurs
aside-design-two-players = Les jeux édités sont mesurés à deux joueurs.
aside-design-measure = { $measure ->
    [mean] Total moyen
    [shut] Boîte fermée
    [opener] Avantage de commencer
    [throws] Lancers par tour
    [choices] Choix par tour
   *[skill] Part de l’habileté
}
aside-design-opener-round = { $points } points par manche
aside-design-none = inconnu
aside-design-meaning = Ce que disent les chiffres
aside-design-meaning-of = { $measure ->
    [mean] Ce qu’il reste en moyenne quand on vise le plus petit total à chaque tour.
    [shut] Combien de fois on ferme la boîte en jouant ainsi.
    [opener] L’avantage sur une part égale des chances de gagner, si tous jouent au mieux. Si la partie entière est trop longue à calculer, ce sont des points de la manche.
    [throws] La longueur d’un tour quand on joue ainsi.
    [choices] Combien de fois, dans un tour, il y a plus d’une façon de continuer.
   *[skill] On compare un jeu parfait à un jeu au hasard : quelle part de l’écart entre les totaux vient de la façon de jouer. Le reste est de la chance.
}
aside-design-save = Enregistrer
aside-design-saved = Elle est enregistrée dans ce navigateur. Un lien permet de l’utiliser ailleurs.
aside-design-drop = Supprimer { $name }
aside-play-with = Avec qui
aside-play-alone = En solo
aside-play-here = Autour de cet écran
aside-play-link = Avec des amis, par lien
aside-play-bot = Contre un robot
aside-play-bot-grade = Quelle force
aside-play-people = Combien de personnes

## Your games

aside-games = Vos parties
aside-games-none = Aucune partie n’a encore été jouée jusqu’au bout dans ce navigateur. Elles viendront ici, avec vos totaux, votre chance et le prix de vos choix.
aside-games-play = Faire une partie
aside-games-who = Parties de
aside-games-everybody = tout le monde
aside-games-rules = Quelles règles
aside-games-all-rules = toutes
aside-games-reading = { $left ->
    [1] Le coach passe encore une partie en revue…
   *[other] Le coach passe encore { $left } parties en revue…
}
aside-games-figures = En chiffres
aside-games-figure = { $figure ->
    [played] parties
    [won] gagnées
    [turns] tours
    [mean] total moyen
    [best] total le plus bas
    [shut] boîtes fermées
   *[cost] perte par choix
}
aside-games-totals = Les totaux au fil du temps
aside-games-totals-about = { $rules } : ce que chaque tour a laissé. La ligne est la moyenne des dix derniers tours.
aside-games-perfect = Jeu parfait : { $mean } en moyenne.
aside-games-plot-totals = { $count ->
    [one] { $count } tour ; les dix derniers ont laissé { $mean } en moyenne.
   *[other] { $count } tours ; les dix derniers ont laissé { $mean } en moyenne.
}
aside-games-costs = Ce que coûte un choix
aside-games-costs-about = Pour chaque partie, la part de l’enjeu qu’un choix a fait perdre en moyenne. Le plus bas est le meilleur.
aside-games-plot-costs = { $count ->
    [one] { $count } partie ; dans les dix dernières, un choix a coûté { $mean } en moyenne.
   *[other] { $count } parties ; dans les dix dernières, un choix a coûté { $mean } en moyenne.
}
aside-games-lucks = La chance
aside-games-lucks-about = { $unit ->
    [chance] Ce que les dés ont donné ou pris à chaque partie, en centièmes des chances de gagner.
    [points] Ce que les dés ont donné ou pris à chaque partie, en points.
   *[total] Ce que les dés ont donné ou pris à chaque partie, sur le total. Plus c’est haut, mieux c’est.
}
aside-games-plot-lucks = { $count ->
    [one] { $count } partie : { $lucky } fois de la chance, { $unlucky } fois de la malchance.
   *[other] { $count } parties : { $lucky } fois de la chance, { $unlucky } fois de la malchance.
}
aside-games-tables = Tables
aside-games-seats = { $count ->
    [0] Cet appareil n’a de place à aucune table encore ouverte.
    [1] Cet appareil a une place à une table encore ouverte.
   *[other] Cet appareil a une place à { $count } tables encore ouvertes.
}
aside-games-return = Retour à la dernière
aside-games-list = Toutes les parties
aside-games-result = { $won ->
    [shut] boîte fermée
    [open] boîte restée ouverte
    [yes] victoire : { $names }
   *[no] personne n’a gagné
}
aside-games-score = { $name } { $result }
aside-games-report = Bilan
aside-games-record = Enregistrer la partie
aside-games-gone = La partie n’est plus enregistrée ni ici ni sur le serveur.
aside-games-more = En voir { $count } de plus
aside-games-yours = Ce que garde ce navigateur
aside-games-yours-about = Parties, exercices, règles maison, noms et réglages sont gardés dans ce navigateur et nulle part ailleurs. Les tables elles-mêmes sont gardées par le serveur.
aside-games-export = Tout enregistrer
aside-games-import = Importer un fichier
aside-games-imported = { $count ->
    [1] Une entrée a été importée.
   *[other] { $count } entrées ont été importées.
}
aside-games-not-ours = Ce fichier ne vient pas de Shutbox.
aside-games-delete = Tout supprimer
aside-games-delete-sure = Tout supprimer ?
aside-games-delete-about = Toutes les parties, les chiffres, les exercices, les règles maison, les noms et les réglages de ce navigateur disparaîtront pour de bon. Les tables du serveur y restent.
aside-games-delete-yes = Tout supprimer
aside-games-keep = Ne rien supprimer
aside-server-yours = Ce que garde le serveur
aside-server-about = Les tables de ce navigateur et leurs parties, les noms utilisés, et la première et la dernière visite de ce navigateur. Vous pouvez tout télécharger et tout supprimer vous-même.
aside-server-export = Tout télécharger
aside-server-delete = Supprimer sur le serveur
aside-server-delete-sure = Supprimer sur le serveur ?
aside-server-delete-about = Les tables où personne d’autre n’a de place sont supprimées. Aux tables partagées, votre nom est retiré et la partie reste. Vos places sont perdues, et le serveur ne connaît plus ce navigateur. Les parties que d’autres ont enregistrées leur restent.
aside-server-delete-yes = Supprimer sur le serveur
aside-server-deleted = Supprimé sur le serveur.
aside-server-nothing = Le serveur ne garde rien sur ce navigateur.
aside-server-failed = Cela n’a pas marché. Réessayez plus tard.

## The dice

aside-dice-page = Les dés
aside-dice-lede = Tous les lancers d’une partie sont dans une enveloppe, scellée avant que quiconque ne lance. La partie finie, on l’ouvre, et vous pouvez regarder.
aside-dice-step = { $step ->
    [1] Le serveur scelle sa part
    [2] Vous scellez la vôtre
    [3] L’enveloppe est sur la table
   *[4] On l’ouvre
}
aside-dice-step-about = { $step ->
    [1] À l’ouverture d’une table, le serveur tire un secret et en montre le sceau : une empreinte qui correspond à ce secret et à aucun autre, sans rien en révéler. Dès lors, il ne peut plus en changer.
    [2] Quand vous vous asseyez, votre appareil tire aussi un secret et en montre le sceau. Ce n’est qu’une fois tous les sceaux posés que ces parts sont dévoilées et réunies à celle du serveur.
    [3] Ensemble, toutes les parts fixent chaque lancer de la partie, le premier, le deuxième et ainsi de suite, quoi que l’on fasse. Personne ne peut en ajouter ni en changer un sans briser un sceau.
   *[4] À la fin, le serveur montre son secret. Chacun peut alors réunir les parts et voir que chaque lancer est bien celui qui s’y trouvait.
}
aside-dice-drawing = { $step ->
    [1] Dessin : une enveloppe, avec un papier dedans et un sceau
    [2] Dessin : les papiers des joueurs entrent dans l’enveloppe
    [3] Dessin : l’enveloppe, fermée et scellée
   *[4] Dessin : l’enveloppe est ouverte, et une liste de lancers est cochée
}
aside-dice-check = Vérifier une partie
aside-dice-check-about = Choisissez une de vos parties ou un fichier gardé, ou collez le texte d’un enregistrement.
aside-dice-mine = Une de vos parties
aside-dice-choose = choisir…
aside-dice-file = Un fichier
aside-dice-text = Le texte d’un enregistrement
aside-dice-check-it = Vérifier
aside-dice-checking = Vérification…
aside-dice-verdict = { $verdict ->
    [fits] { $throws ->
        [1] Le seul lancer est bien celui de l’enveloppe.
       *[other] Les { $throws } lancers sont bien ceux de l’enveloppe.
    }
    [alone] Chaque lancer découle de cette enveloppe. L’enregistrement seul ne prouve pas qu’elle ait été scellée avant la partie.
    [checked] Les sceaux concordent. Ce sont les règles qui numérotent les lancers de cette partie.
    [sealed] L’enveloppe est encore scellée. On l’ouvre à la fin de la partie.
    [other] L’enregistrement est intact. Ses dés ne viennent d’aucune enveloppe : il n’y a donc rien à comparer.
   *[fault] Quelque chose ne va pas.
}
aside-dice-game = { $throws ->
    [one] { $rules }, { $names } : { $throws } lancer.
   *[other] { $rules }, { $names } : { $throws } lancers.
}
aside-dice-others = { $count ->
    [1] Un lancer vient d’autres dés et n’était dans aucune enveloppe.
   *[other] { $count } lancers viennent d’autres dés et n’étaient dans aucune enveloppe.
}
aside-dice-missing = Part scellée mais jamais montrée : { $names }. La partie a continué sans elle. Une personne qui connaissait le secret du serveur pouvait ainsi choisir entre deux parties.
aside-dice-alone = Aucun joueur n’a mis de part : le serveur a choisi ces dés tout seul.
aside-proof-list = Ce qui a été vérifié
aside-proof-state = { $state ->
    [fits] Concorde.
    [differs] Ne concorde pas.
   *[unknown] Non montré.
}
aside-proof = { $check ->
    [dice-fit] Cette page a refait chaque lancer à partir du secret et des parts de chacun, et tous les sceaux concordent.
    [dice-sealed] L’enveloppe est encore scellée. Ses lancers se vérifieront quand elle sera ouverte.
    [dice-rules] Tous les sceaux concordent. Seules les règles disent quel lancer est lequel, et cette page ne les connaît pas. Pour refaire les lancers : shutbox verify.
    [dice-none] Les dés ne viennent d’aucune enveloppe.
    [signature-fits] Le serveur a signé les noms, les règles, les sceaux et la ligne { $n } de son journal public. Sa clé commence par { $key }.
    [signature-forgotten] Le serveur a signé les noms, les règles, les sceaux et la ligne { $n } de son journal public. Sa clé commence par { $key }. Un nom a été supprimé depuis et ne peut plus être comparé.
    [signature-none] L’enregistrement n’est pas signé. Seul, il ne prouve pas que les dés ont été scellés avant la partie : si l’on connaît toutes les parts, on peut chercher un secret à son goût.
    [end-fits] Le serveur a aussi signé la fin : aucun événement ne manque.
    [end-none] La fin n’est pas signée : des événements peuvent y manquer.
    [kept-fits] C’est le sceau que ce navigateur a vu avant la partie, le { $at }.
    [kept-late] C’est le sceau que ce navigateur a vu d’abord le { $at } ; la partie avait déjà commencé.
    [kept-none] Ce navigateur n’était pas à la table avant la partie et n’a donc pas de sceau à comparer.
    [kept-seal] Ce n’est pas le sceau que ce navigateur a vu le { $at }.
    [kept-key] La signature ne vient pas de la clé que ce navigateur a vue le { $at }.
    [kept-unsigned] Le { $at }, ce navigateur a vu que le serveur avait signé le sceau, mais l’enregistrement n’a pas de signature.
    [kept-log] Ce n’est pas la ligne du journal que ce navigateur a vue le { $at }.
    [part-fits] Ce que ce navigateur a mis dans l’enveloppe s’y trouve.
    [part-seed] Ce que ce navigateur a mis dans l’enveloppe ne s’y trouve pas.
    [key-fits] C’est la clé que publie ce serveur.
    [key-other] Ce serveur ne connaît pas la clé : un autre serveur a signé l’enregistrement, ou aucun. Comparez-la à la clé que publie l’autre serveur.
    [log-fits] La ligne { $n } du journal public, du { $at }, a ce sceau.
    [rules-fits] Les coups suivent les règles ; le serveur l’a confirmé.
    [rules-none] Le serveur n’a pu dire si les coups suivent les règles.
   *[whole-fits] L’enregistrement est complet ; rien n’y est endommagé.
}
aside-dice-faces = Répartition des faces
aside-dice-faces-of = Faces sorties, et combien il y en aurait à parts égales
aside-dice-face = { $face } : { $observed } fois, { $expected } à parts égales
aside-dice-p = { $enough ->
    [yes] Avec des dés équilibrés, { $p } des parties sont au moins aussi inégales. { $judgement ->
        [usual] Rien d’inhabituel.
        [odd] C’est un peu inhabituel, mais cela arrive quand on joue souvent.
       *[rare] C’est très inhabituel. Si d’autres parties sont pareilles, les dés ont un problème.
    }
   *[no] C’est trop peu pour conclure : avec si peu de lancers, tout peut arriver.
}
aside-dice-all = Toutes vos parties ensemble
aside-dice-all-about = { $count ->
    [1] La seule partie que garde ce navigateur.
   *[other] Les { $count } parties que garde ce navigateur.
}
aside-dice-count = Compter
aside-dice-streaks = Ce qui est normal
aside-dice-streaks-about = Les dés n’ont pas de mémoire ; ils se répètent donc plus souvent qu’on ne croit. Les chances exactes pour deux dés :
aside-dice-streaks-what = Quoi
aside-dice-streaks-next = Aux prochains lancers
aside-dice-streaks-evening = En une soirée de 100 lancers
aside-dice-streak = { $what ->
    [doubles] trois doubles d’affilée
    [same-double] deux fois de suite le même double
    [same-throw] deux fois de suite le même lancer
    [same-sum] trois fois de suite la même somme
    [no-six] aucun 6 en dix lancers
   *[no-seven] aucun 7 en vingt lancers
}
aside-dice-ask = { $question ->
    [server] Le serveur pourrait-il choisir les dés ?
    [last] Y a-t-il avantage à montrer sa part en dernier ?
    [again] Pourrait-il fermer des tables jusqu’à ce que les dés lui plaisent ?
   *[limits] Qu’est-ce que l’enveloppe ne promet pas ?
}
aside-dice-answer = { $question ->
    [server] Non. Il a scellé sa part avant de connaître les vôtres. Pour diriger les dés, il devrait l’échanger après coup, et le sceau ne correspondrait plus. Un seul joueur honnête suffit.
    [last] Non. La dernière personne a vu les parts des autres joueurs, mais pas celle du serveur, et sans elle on ne peut rien dire des lancers. On ne peut pas non plus échanger sa part : son sceau était déjà là.
    [again] Cela se verrait. Chaque sceau est inscrit dans un journal public à l’ouverture de la table, chaque ligne s’appuie sur la précédente, et une table fermée y reste.
   *[limits] Le serveur connaît les lancers une fois la partie commencée, puisqu’il les fait ; les robots, eux, ne les voient pas. Et les vrais dés que quelqu’un saisit ne sont dans aucune enveloppe.
}
aside-dice-log = Le journal public
aside-dice-log-about = Chaque enveloppe de ce serveur y est inscrite quand on la scelle et quand on l’ouvre. Voici les dernières lignes.
aside-dice-log-kind = { $kind ->
    [opened] ouverte
   *[sealed] scellée
}
aside-dice-log-row = Ligne { $n }, table { $table }
aside-dice-log-fits = Vérifié ici : chaque ligne s’appuie sur la précédente.
aside-dice-log-broken = La ligne { $n } ne s’appuie pas sur la précédente. Le journal a été modifié.
aside-dice-log-empty = Il est encore vide.
aside-dice-exactly = Tout est décrit octet par octet dans docs/dice.md, avec un court programme qui vérifie une partie sans Shutbox.

## About

aside-about = À propos
aside-about-lede = Le logiciel de référence pour les jeux de dés de la famille Shut the Box : jouer, compter les points, comprendre.
aside-about-version = Version { $version }, avec { $rules } variantes et { $bots } robots.
aside-about-free = Libre et ouvert
aside-about-licence = Shutbox est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, partagez-le. Il est fourni sans aucune garantie.
aside-about-independent = Indépendant
aside-about-independent-more = Shutbox n’est lié à aucun éditeur de ces jeux, et aucun ne l’a approuvé. Les jeux ne sont nommés que pour dire de qui viennent les règles suivies. Elles sont expliquées avec nos propres mots.
aside-about-trademark = Double Shutter est une marque de Blue Orange. Les autres noms appartiennent à leurs propriétaires.
aside-about-private = Privé
aside-about-private-more = Ni compte, ni publicité, ni pistage. Ce que vous jouez est gardé par le serveur où vous jouez et par ce navigateur. Les deux peuvent l’oublier.
aside-about-kept = Ce que garde ce navigateur
aside-about-dice = Comment marchent les dés
aside-about-learn = Comment on joue
aside-about-made = Comment c’est fait
aside-about-made-more = Toutes les valeurs viennent d’un calcul exact, et non d’essais au hasard. Les pages sont dessinées dans votre navigateur et ne chargent rien d’ailleurs.
