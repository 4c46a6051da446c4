# The pages that a browser shows.

## The table

web-line = { $line ->
    [live] en ligne
    [lost] Connexion perdue. Nouvel essai…
    [gone] Ce lien ne mène à aucune table.
   *[connecting] Connexion…
}
web-abandoned = Cette table a été fermée.
web-leave = Quitter la table
web-more = Plus
web-rules-short = { $rules ->
    [double-shutter] Double Shutter
    [double-shutter-2008] Double Shutter 2008
    [shut-the-box] Shut the Box
    [nine-sum6] Neuf, un dé quand il reste 6
    [nine-789] Neuf, un dé à la fin
   *[other] { "" }
}
web-players = Joueurs
web-round = Manche { $round }
web-round-of = Manche { $round } sur { $rounds }
web-mark = { $mark ->
    [at] joue
    [waits] à venir
    [holds] mène avec { $total }
    [out] hors jeu
    [left] a abandonné
    [won] a gagné
   *[done] a joué
}
web-away = hors ligne
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points-word = { $points ->
    [one] point
   *[other] points
}
web-so-far = { $total } jusqu’ici
web-left = reste { $total }
web-total-now = { $over ->
    [yes] total final
   *[no] total actuel
}
web-total-label = { $over ->
    [yes] Total final : { $total }
   *[no] Total actuel : { $total }
}
web-ruler-now = { $total } maintenant
web-ruler-after = { $total } après { $tiles }
web-ruler-aim = { $total } { $who }
# A tile (la touche, feminine) is read out.
web-tile = { $state ->
    [gathered] { $value }, choisie
    [not-now] { $value }, debout, inutile pour ce lancer
    [hidden] { $value }, debout, derrière le { $behind }
    [shut] { $value }, abaissée
   *[standing] { $value }, debout
}
web-thrown = Lancer : { $faces }
web-missing = { $missing ->
    [0] compte bon
    [1] manque
   *[other] manquent
}
web-pips-thrown = { $pips } aux dés
web-pips-gathered = { $pips } en touches
web-ready = compte bon
web-tiles-shut = { $shut ->
    [one] { $shut } touche abaissée sur { $of }
   *[other] { $shut } touches abaissées sur { $of }
}

### What is at stake

web-turn = { $format ->
    [solitaire] { $who } joue en solo
    [last-one-standing] { $who } lance
   *[other] À { $who } de jouer
}
web-stake = { $format ->
    [solitaire] Abaissez toutes les touches pour gagner.
    [chase] Ce tour fixe le total à battre.
    [last-one-standing] Un lancer raté, et on sort de la manche. { $limit } points pour gagner.
    [knock-out] Au-delà de { $limit }, on est hors jeu.
    [until] Fin dès qu’un total atteint { $limit }. Le plus bas gagne.
    [running] { $rounds ->
        [1] La plus petite somme gagne.
       *[other] La plus petite somme après { $rounds } manches gagne.
    }
   *[one-turn] Le total le plus bas gagne.
}
web-lowest = Le plus bas jusqu’ici : { $who }, { $total }.
web-one-or-two = Un dé ou deux, { $who } ?
web-start = { $who } lance : qui commence ?
web-start-stake = Le plus haut lancer commence.
web-play-off-stake = Départage : seuls les ex æquo jouent encore.
web-tries = { $who } tente de battre { $total } ({ $holder })
web-takes-lead = { $total } ou moins pour passer en tête
web-tries-left = essais restants
web-tries-count = { $count ->
    [1] encore un essai
   *[other] encore { $count } essais
}
web-super-box = Super Boîte !
web-super-try = { $who } tente aussi de fermer la boîte
web-super-stake = { $answer ->
    [draw] { $points ->
        [paid] Si quelqu’un d’autre ferme la boîte, la manche finit sans points. Sinon, chacun des autres paie 2 à { $holder }.
       *[winner] Si quelqu’un d’autre ferme la boîte, la manche finit sans points. Sinon, 2 points pour { $holder }.
    }
    [first-keeps] { $points ->
        [paid] { $holder } garde la manche : chacun des autres paie 2.
       *[winner] { $holder } garde la manche : 2 points.
    }
    [both-score] { $points ->
        [paid] Fermer la boîte rapporte 2 de chaque personne qui ne la ferme pas.
       *[winner] Une autre boîte fermée vaut aussi 2 points.
    }
   *[handover] { $points ->
        [paid] Fermer aussi la boîte fait passer en tête. Sinon, chacun des autres paie 2 à { $holder }.
       *[winner] Fermer aussi la boîte fait passer en tête. Sinon, 2 points pour { $holder }.
    }
}
web-survivor = Dernier Debout : { $who }
web-survivor-stake = { $missing ->
    [1] Encore un point pour gagner la partie.
   *[other] Encore { $missing } points pour gagner la partie.
}
web-survivor-say = Un lancer qui abaisse une touche vaut 2 points, une boîte fermée 4. Un lancer raté ne rapporte rien.
web-penalty = Un dé est sorti du tapis : à { $who } de choisir la pénalité
web-last-throw = { $who } lance pour deux points
web-missed = Raté : { $who } finit à { $total }
web-meanwhile = { $turns ->
    [0] { $throws ->
        [one] Entre-temps : { $throws } lancer
       *[other] Entre-temps : { $throws } lancers
    }
   *[other] Entre-temps : { $list }
}
web-meanwhile-turn = { $who } { $total }
web-won = { $format ->
    [solitaire] { $who } a fermé la boîte !
   *[other] { $who } gagne !
}
web-shared = Victoire partagée : { $names }
web-nobody = { $format ->
    [solitaire] La boîte reste ouverte
   *[other] Personne ne gagne
}
web-clock = { $seconds ->
    [1] encore une seconde
   *[other] encore { $seconds } secondes
}

### What one can do

web-waits = { $phase ->
    [shut] { $who } choisit
   *[other] { $who } joue
}
web-go-on = Continuer
web-go-on-to = Continuer : à { $who }
web-key-gather = choisir
web-key-shut = abaisser
web-key-throw = lancer
web-key-back = annuler
web-how-many = Nombre de dés
web-dice = { $dice ->
    [1] Un dé
   *[other] { $dice } dés
}
web-throw = { $dice ->
    [1] Lancer un dé
    [2] Lancer les deux dés
   *[other] Lancer { $dice } dés
}
web-throw-start = { $dice ->
    [1] Lancer un dé : qui commence ?
    [2] Lancer : qui commence ?
   *[other] Lancer { $dice } dés : qui commence ?
}
web-throw-start-all = Lancer pour tout le monde
web-throw-start-one = Juste { $who }
web-shut = Abaisser
web-shut-label = { $guess ->
    [yes] { $count ->
        [0] Pronostiquer { $tiles }
       *[other] Pronostiquer { $tiles } ; ajoute { $added }
    }
   *[no] { $count ->
        [0] Abaisser { $tiles }
       *[other] Abaisser { $tiles } ; ajoute { $added }
    }
}
web-still-missing = Il manque { $missing }
web-take-back = Annuler
web-all-ways = { $count ->
    [1] La seule façon de jouer ce lancer
   *[other] Les { $count } façons de jouer ce lancer
}
web-ways = { $count ->
    [1] Une façon de jouer
   *[other] { $count } façons de jouer
}
web-way = { $tiles } ; reste { $total }
web-leaves = reste { $total }
web-choice = { $choice ->
    [take] Prendre 1 point
    [raise] Relever une touche
    [end] Finir le tour
   *[throw] { $several ->
        [yes] { $dice ->
            [1] Lancer un dé
           *[other] Lancer { $dice } dés
        }
       *[no] Lancer encore une fois
    }
}
web-choice-stake = { $choice ->
    [take] { $wins ->
        [yes] et gagner la partie
       *[no] { $points ->
            [one] { $points } point, on continue
           *[other] { $points } points, on continue
        }
    }
   *[throw] 2 points, 4 ou rien
}
web-guess = Pronostiquer
web-guess-ways = Qu’est-ce qui va tomber ? { $count } façons
web-guess-tally = { $of ->
    [0] Pronostiquez ce qui va tomber
   *[other] Vos pronostics sur la suite : { $right } sur { $of }
}
web-guesses-right = Bons pronostics : { $right } sur { $of }
web-guessed = Pronostic : { $option }
web-your-guess = votre pronostic

### What happened

web-story = Le fil de la partie
web-story-of = Le tour : { $who }
web-came = { $came ->
    [shut] abaisse { $tiles }
    [missed] raté
    [off] un dé hors du tapis
    [start] qui commence ?
   *[open] choix en cours
}
web-came-by = { $who } : { $what }

### The end

web-rematch = Rejouer
web-next-table = Rejoindre la table
web-home = Accueil
web-no-page = Il n’y a aucune page à cette adresse.
web-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?

### The menu of a table

web-share-table = Partager le lien
web-copied = Le lien est copié.
web-move = Changer d’appareil : { $who }
web-move-about = Scannez avec l’autre appareil, ou envoyez-vous le lien. Il sert une seule fois, pendant { $minutes } minutes. Ensuite, cet appareil devient spectateur.
web-move-qr = Code pour changer d’appareil
web-move-lost = Ce lien n’est plus valable. Chacun sert une seule fois, pendant un quart d’heure.
web-move-send = Envoyer le lien
web-give-up = { $sure ->
    [yes] { $who } : abandonner pour de bon ?
   *[no] { $who } abandonne la partie
}
web-close-table = { $sure ->
    [yes] Fermer la table pour tout le monde ?
   *[no] Fermer la table
}
web-not-sure = Non, rester

## The coach

web-coach = Coach
web-hint = Demander au coach ; la question est comptée
web-told-best = le choix du coach
web-sum-worth = valeur
web-worth = { $unit ->
    [chance] { $horizon ->
        [forecast] chances de gagner
        [game] chances de gagner
       *[other] chances de réussir
    }
    [points] points de la manche
   *[total] total moyen, le plus bas est le meilleur
}
web-outlook-head = { $unit ->
    [chance] { $horizon ->
        [forecast] Chances de gagner (prévision)
       *[other] Chances de gagner
    }
    [points] Dans cette manche
   *[total] Total attendu
}
web-outlook = { $unit ->
    [chance] { $horizon ->
        [forecast] Chances de gagner (prévision) : { $list }
       *[other] Chances de gagner : { $list }
    }
    [points] Avantage dans cette manche : { $list }
   *[total] Total attendu : { $list }
}
web-outlook-of = { $who } { $value }
web-expects = environ { $total }

## Settings

web-settings = Réglages
web-language = Langue
web-close = Fermer
web-sound = Son
web-touch = Vibration
web-motion = Animations
web-motion-full = toutes
web-motion-less = réduites
web-speed = Vitesse
web-speed-calm = calme
web-speed-usual = normale
web-speed-quick = rapide
web-light = Apparence
web-light-auto = automatique
web-light-light = claire
web-light-dark = sombre

## Before the game

web-your-name = Votre nom
web-another-name = Quelqu’un d’autre sur cet appareil
web-seat = Place { $seat }
web-sitter = { $kind ->
    [open] libre
    [here] { $host ->
        [yes] en ligne, hôte
       *[no] en ligne
    }
    [away] { $host ->
        [yes] hors ligne, hôte
       *[no] hors ligne
    }
   *[bot] robot
}
web-stand-up = Se lever : { $who }
web-remove = Retirer : { $who }
web-speak = Un code à dire à voix haute
web-begin-unsealed = Commencer quand même
web-host-begins = L’hôte lance la partie.
web-sealing = On scelle les dés…

## Home

web-play = Jouer
web-previous = Jeu précédent
web-next = Jeu suivant
web-game-of = jeu { $number } sur { $of }
web-with-whom = Avec qui
web-whom = { $whom ->
    [alone] Solo
    [bot] Robot
    [here] Sur cet écran
   *[link] Amis
}
web-sentence = { $whom ->
    [alone] { $rules } : { $me } en solo.
    [bot] { $ends ->
        [yes] { $rules }, { $goal } : { $me } contre { $bot }.
       *[no] { $rules } : { $me } contre { $bot }.
    }
    [here] { $ends ->
        [yes] { $rules }, { $goal } : { $seats } autour du même écran.
       *[no] { $rules } : { $seats } autour du même écran.
    }
    [score] { $ends ->
        [yes] { $rules }, { $goal } : { $seats } avec une vraie boîte.
       *[no] { $rules } : { $seats } avec une vraie boîte.
    }
   *[link] { $ends ->
        [yes] { $rules }, { $goal } : { $people } par lien.
       *[no] { $rules } : { $people } par lien.
    }
}
web-rounds = { $rounds ->
    [1] une manche
    [2] deux manches
    [3] trois manches
    [4] quatre manches
    [5] cinq manches
   *[other] { $rounds } manches
}
web-limit = { $format ->
    [last-one-standing] { $limit ->
        [1] en un point
       *[other] en { $limit } points
    }
    [knock-out] hors jeu au-delà de { $limit }
   *[other] jusqu’à { $limit }
}
web-you = vous
web-against = { $bot ->
    [novice] un débutant
    [casual] un amateur
    [expert] un expert
    [perfect] le joueur parfait
   *[club] un joueur de club
}
web-people = { $people ->
    [2] deux joueurs
    [3] trois joueurs
    [4] quatre joueurs
    [5] cinq joueurs
    [6] six joueurs
   *[other] { $people } joueurs
}
web-how-said = { $coach ->
    [off] Sans coach
    [each] Coach après chaque choix
   *[ask] Coach sur demande
}, { $undo ->
    [yes] annulation permise
   *[no] sans annulation
}{ $seconds ->
    [0] { "" }
   *[other] , { $seconds } secondes par choix
}
web-set-up = Lancer la partie
web-invite = Ouvrir la table
web-last-time = comme la dernière fois, { $date }
web-me = Joueur
web-player = Joueur { $number }
web-have-code = On vous a donné un code ?
web-join = Rejoindre
web-unfinished = Reprendre votre partie : { $rules }
web-elsewhere = Et aussi
web-way-to = { $way ->
    [score] Compter les points
    [practise] S’entraîner
    [explore] Explorer
    [learn] Apprendre
    [games] Vos parties
   *[design] Créer une règle maison
}
web-way-about = { $way ->
    [score] pour une vraie boîte sur une vraie table
    [practise] sur vos propres erreurs
    [explore] chaque position, chaque valeur
    [learn] les règles, boîte en main
    [games] historique, totaux, séries
   *[design] et voir ce qu’elle change
}
web-to-dice = Les dés, et pourquoi s’y fier
web-to-paper = À imprimer
web-to-classroom = Pour une classe
web-to-about = À propos
web-independent = Projet indépendant, sans lien avec aucun éditeur. Double Shutter est une marque de Blue Orange.
web-which-game = Choisir un jeu
web-which-bot = Contre qui ?
web-how-many-people = Combien de joueurs ?
web-who-plays = Qui joue, et dans quel ordre ?
web-person = Personne
web-name-of = Nom du joueur { $number }
web-earlier = Faire jouer plus tôt le joueur { $number }
web-drop-seat = Retirer le joueur { $number }
web-one-more = Ajouter
web-done = Terminé
web-how = Comment jouer ?
web-how-many-rounds = Combien de manches ?
web-how-far = Jusqu’à combien ?
web-thinking-time = Temps par choix
web-who-begins = Qui commence

## Keeping score

web-champion = Le titre en { $month } :
web-champion-is = { $wins ->
    [1] { $names }, une partie gagnée
   *[other] { $names }, { $wins } parties gagnées
}
web-duel = { $one } contre { $other } :
web-duel-is = { $wins } à { $losses } depuis { $since }
web-streak = Plus longue série :
web-streak-is = { $rounds ->
    [one] { $who }, { $rounds } manche
   *[other] { $who }, { $rounds } manches d’affilée
}

## After the game

web-report = Bilan
web-back = Retour
web-report-next = Et maintenant
web-report-thinking = Le coach passe la partie en revue…
web-report-forgotten = Ce navigateur n’a plus l’enregistrement de cette partie.
web-report-unfinished = Partie en cours
web-report-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
web-report-thrown = { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}
web-report-result = { $format ->
    [chase] Points
    [last-one-standing] Points
   *[other] Totaux
}
web-report-went = Le cours de la partie
web-report-nothing = Rien à évaluer pour l’instant.
web-report-measure = { $unit ->
    [chance] Les chances de gagner, après chaque lancer et chaque coup.
    [shut] Les chances de fermer la boîte, après chaque lancer et chaque coup.
    [points] Les points attendus de la manche, après chaque lancer et chaque coup.
   *[total] Le total attendu à la fin du tour, après chaque lancer et chaque coup. Le plus bas est le meilleur.
}
web-report-curve = { $unit ->
    [chance] Les chances de gagner tout au long de la partie ; à la fin : { $ends }
    [shut] Les chances de fermer la boîte tout au long de la partie ; à la fin : { $ends }
    [points] Les points attendus, manche après manche ; à la fin : { $ends }
   *[total] Le total attendu, tour après tour ; à la fin : { $ends }
}
web-report-to-moment = Vers le moment { $number }
web-report-play = Revoir la partie
web-report-pause = Pause
web-report-scrub = Moment de la partie
web-report-before = Avant le premier lancer.
web-report-where = Manche { $round }, { $n } sur { $of }.
web-report-total = total { $total }
web-report-luck = Dés et choix
web-report-luck-unit = { $unit ->
    [chance] En points de pourcentage des chances de gagner.
    [shut] En points de pourcentage des chances de fermer la boîte.
    [points] En points.
   *[total] Sur le total des tours ; + : il est resté moins debout.
}
web-report-luckless = Avec une chance moyenne et les mêmes choix, { $who } aurait gagné le plus souvent.
web-report-dice = dés
web-report-choices = choix
web-report-no-decisions = Rien à choisir.
web-report-mean-loss = { $decisions ->
    [1] Un vrai choix, au prix de { $loss }.
   *[other] { $decisions } vrais choix, au prix moyen de { $loss } chacun.
}
web-report-hints = { $hints ->
    [1] Un conseil.
   *[other] { $hints } conseils.
}
web-report-box = { $count ->
    [0] La boîte est fermée
   *[other] Debout : { $tiles }
}
web-report-did = { $do ->
    [shut] a abaissé { $tiles }
    [take] a pris le point
    [raise] a relevé une touche
    [end] a fini le tour
   *[throw] { $dice ->
        [1] a lancé un dé
       *[other] a lancé { $dice } dés
    }
}
web-report-better = { $do ->
    [shut] Mieux : { $tiles }.
    [take] Mieux : prendre le point.
    [raise] Mieux : relever une touche.
    [end] Mieux : finir le tour.
   *[throw] { $dice ->
        [1] Mieux : lancer un dé.
       *[other] Mieux : lancer { $dice } dés.
    }
}
web-report-swing = { $unit ->
    [chance] Les chances de gagner passent de { $from } à { $to }.
    [shut] Les chances de fermer la boîte passent de { $from } à { $to }.
    [points] Les points attendus passent de { $from } à { $to }.
   *[total] Le total attendu passe de { $from } à { $to }.
}
web-report-show = Revoir ce moment
web-report-decisions = Tous les choix
web-report-worth-a-look = À revoir, { $count }
web-report-all = Tous, { $count }
web-report-all-good = Aucun choix n’a vraiment coûté.
web-report-who = Manche { $round }, { $who }
web-report-beside = { $beside ->
    [only] le seul possible
    [best] le meilleur
   *[better] { $do ->
        [shut] mieux valait { $tiles }
        [take] mieux valait prendre le point
        [raise] mieux valait relever une touche
        [end] mieux valait finir le tour
       *[throw] { $dice ->
            [1] mieux valait un dé
           *[other] mieux valait { $dice } dés
        }
    }
}
web-report-judgement = { $judgement ->
    [best] le meilleur choix
    [good] bon choix
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}
web-report-taken = choisi
web-report-rest = { $count ->
    [1] et un autre
   *[other] et { $count } autres
}
web-report-envelope = { $state ->
    [open] L’enveloppe est ouverte
    [sealed] Les dés sont sous scellés
   *[fault] Les dés ne correspondent pas à leur enveloppe
}
web-report-envelope-about = { $state ->
    [open] { $others ->
        [0] Les dés de cette partie ont été fixés et scellés avant le premier lancer. { $fit ->
            [1] Le seul lancer est bien celui de l’enveloppe.
           *[other] Les { $fit } lancers sont bien ceux de l’enveloppe.
        }
       *[other] Scellés avant la partie et conformes : { $fit } lancers ; venus d’autres dés : { $others }.
    }
    [sealed] Ils ont été fixés avant le premier lancer. On ouvre l’enveloppe à la fin de la partie.
   *[fault] Les lancers ne sont pas ceux qui ont été scellés, ou l’enregistrement a été modifié.
}
web-report-check = Vérifier vous-même
web-report-share = Partager le lien
web-report-copied = Le lien est copié.
web-report-to-table = Voir la table
web-report-practise = S’y entraîner
web-report-save = Garder cette partie
web-report-save-page = Le bilan
web-report-save-page-about = un fichier qui s’ouvre partout, même hors ligne
web-report-save-record = L’enregistrement
web-report-save-record-about = pour la commande shutbox et d’autres programmes
web-report-print = Imprimer

## Practise

web-practise = S’entraîner
web-practise-today = La position du jour
web-practise-question = { $phase ->
    [shut] Vous avez fait { $pips }. Qu’abaissez-vous ?
    [survivor] Il ne reste que vous. Que faites-vous ?
    [penalty] Un dé est sorti du tapis. Quelle pénalité ?
   *[throw] Combien de dés lancez-vous ?
}
web-practise-stake = { $stake ->
    [beat] Le total à battre est { $total } ; il faut finir en dessous.
    [super-box] La boîte a été fermée avant vous ; seule une boîte fermée y répond.
    [least] Le total le plus bas jusqu’ici est { $total }.
    [alone] Vous jouez en solo, pour fermer la boîte.
    [set] Vous fixez le total que les autres devront battre.
   *[begin] Les autres jouent après vous.
}
web-practise-you = Vous
web-practise-standing = { $round } : { $points }.
web-practise-option = { $do ->
    [shut] { $tiles }
    [take] Prendre le point
    [raise] Relever une touche
    [end] Finir le tour
   *[throw] { $dice ->
        [1] Lancer un dé
       *[other] Lancer { $dice } dés
    }
}
web-practise-costs = { $option } : coûte { $cost }
web-practise-best = { $option } : le meilleur choix !
web-practise-game-today = La partie du jour
web-practise-game-about = { $rules }, en solo. Tout le monde a les mêmes dés aujourd’hui.
web-practise-game-on = Continuer
web-practise-game-left = { $total ->
    [0] Vous avez fermé la boîte !
   *[other] Il vous reste { $total }.
}
web-practise-drill = Exercices
web-practise-game = Jeu
web-practise-level = Difficulté
web-practise-levels = { $level ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
web-practise-own = Sur mes propres erreurs
web-practise-none = Aucun exercice trouvé pour ce jeu.
web-practise-no-mistakes = Aucune erreur à retravailler. Bien joué !
web-practise-wait = Recherche d’une position…
web-practise-number = { $number } sur { $of }
web-practise-next = Suivant
web-practise-done = { $count ->
    [1] C’était le seul.
   *[other] Tous les { $count } sont faits.
}
web-practise-again = Encore une fois
web-practise-running = { $count ->
    [1] Votre dernier choix a coûté { $loss } de l’enjeu.
   *[other] Vos { $count } derniers choix ont coûté en moyenne { $loss } de l’enjeu ; sans faute : { $best }.
}

## Choosing a rule set

web-rules-yours = Vos règles maison

## A code for phones

web-qr = Le lien sous forme de code pour téléphones
