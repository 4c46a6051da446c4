# A live table in the terminal: who is there, what happens around the game, and what can be typed.

## The table

join-title = { $rules } : { $stage ->
    [waiting] on attend des joueurs
    [sealing] sur le point de commencer
    [playing] partie en cours
    [over] partie finie
   *[abandoned] table fermée
}
join-open = libre
join-note-bot = robot ({ $bot })
join-note-stand-in = robot ({ $bot }), pour { $who }
join-note-person = { $state ->
    [you] vous
    [here] en ligne
   *[away] hors ligne
}
join-dice = { $dice ->
    [typed] Vrais dés, saisis par la personne qui les lance.
    [seeded] Dés d’une graine, pour un seul joueur.
   *[sealed] Dés scellés ; l’enveloppe est { $seal }…
}
join-coach = { $coach ->
    [ask] Le coach répond quand on demande un conseil.
    [each] Le coach commente chaque choix.
   *[off] Pas de coach.
}
join-undo = On peut annuler ce qu’on a fait.
join-pencil = Toute personne à la table peut saisir ce que fait le joueur dont c’est le tour.
join-seconds = { $seconds ->
    [1] Une seconde de réflexion par choix.
   *[other] { $seconds } secondes de réflexion par choix.
}
join-watching = { $count ->
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Coming and going

join-link = Pour rejoindre la table :
join-join = Dans un terminal :
join-spoken = Ou dites le code { $spoken } à voix haute ; avec l’adresse { $server }, il vaut { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
}.
join-back = Vous revoilà : { $names }.
join-look = Vous regardez.
join-lost = Connexion perdue ; nouvel essai.
join-again = De nouveau en ligne.
join-missed = { $count ->
    [1] Une autre chose s’est passée entre-temps.
   *[other] { $count } autres choses se sont passées entre-temps.
}
join-here = { $who } est là.
join-away = { $who } est hors ligne ; sa place est gardée.
join-gone = { $who } est hors ligne depuis deux minutes : { $fill } pour qu’un robot continue, { $remove } pour continuer sans cette place.
join-deputy = L’hôte est hors ligne : { $who } prend le relais en attendant.
join-deputy-over = L’hôte est de retour.
join-stand-in = Un robot remplace { $who } : { $word } pour reprendre la place.
join-sat = { $who } prend la place { $seat }.
join-stood = La place { $seat } ({ $who }) est de nouveau libre.
join-filled = La place { $seat } va à { $who }, un robot.
join-moved = { $who } continue à la place { $seat } sur un autre appareil.
join-called = Toutes les places sont prises : chacun montre la graine scellée.
join-begun = La partie commence.
join-missing = Graine scellée mais pas montrée : { $names }. La partie continue sans elle.
join-closed = La table a été fermée.
join-rematched = Il y a une revanche, à une autre table : { $rematch } y mène.
join-wants-again = { $who } veut rejouer : { $rematch } pour participer.
join-again-waits = Vous voulez rejouer. On attend { $names }.
join-again-missing = Vous voulez rejouer. Hors ligne : { $names }. La partie suivante commence dans { $seconds } s.
join-envelope = { $fits ->
    [yes] dés : l’enveloppe est bien celle qui a été scellée avant la partie ; aucun lancer n’en a été tiré.
   *[no] dés : L’ENVELOPPE N’EST PAS CELLE QUI A ÉTÉ SCELLÉE. Ne faites pas confiance à ce serveur.
}
join-dice-wrong = dés : CE NE SONT PAS LES DÉS QUI ONT ÉTÉ SCELLÉS : { $why }. Ne faites pas confiance à ce serveur.
join-clock = { $seconds ->
    [1] Vous avez une seconde.
   *[other] Vous avez { $seconds } secondes.
}
join-coach-best = Le coach : { $taken }, c’est le mieux.
join-coach-other = Le coach : { $judgement }. { $taken } coûte { $loss } ; le mieux est { $best }.
join-coach-strange = Le coach a dit quelque chose que ce programme ne comprend pas.
join-moving = Sur l’autre appareil, d’ici { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
} :
join-kept = La partie est gardée dans { $file }. Pour la vérifier :
join-over = { $save } pour garder la partie dans un fichier, { $rematch } pour rejouer, { $quit } pour quitter.
join-stale = Quelque chose s’est passé entre-temps ; regardez à nouveau.
join-seat-kept = Votre place est gardée. Pour continuer :
join-leave-sure = { $who } abandonne la partie pour de bon, et les autres continuent. Pour garder la place : { $quit }. Abandonner ? oui ou non
join-remove-sure = La partie continue définitivement sans { $who }. C’est bien cela ? oui ou non
join-close-sure = La table sera fermée pour tout le monde. La fermer ? oui ou non
join-start-sure = Part scellée manquante : { $names }. Commencer quand même ? oui ou non
join-not-done = Rien n’a été fait.

## Questions

join-ask-code = Le code de la table, ou les six chiffres que dit son hôte
join-ask-name = Votre nom
join-ask-start = Tout le monde est là. Entrée lance la partie
join-ask-waiting = { $count ->
    [0] On attend que l’hôte lance la partie
    [1] On attend : une place est libre
   *[other] On attend : { $count } places sont libres
}
join-ask-sealing = Un instant
join-ask-other = À { $who } de jouer
join-ask-over = { $undo ->
    [yes] { $back }, { $rematch }, { $save } ou { $quit }
   *[no] { $rematch }, { $save } ou { $quit }
}
join-ask-lost = Pas de connexion

## What can be typed

join-type-who = { $word }
    .does = qui occupe quelle place, et qui est là
join-type-show = { $word }
    .does = où en est la partie
join-type-sit = { $word } 2 Bo
    .does = Bo prend la place 2, à ce terminal ; { $word } Bo prend n’importe quelle place libre
join-type-stand = { $word }
    .does = rendre votre place ; { $word } Bo pour quelqu’un d’autre à ce terminal
join-type-remove = { $word } 2
    .does = demander à la personne de la place 2 de partir ; en jeu, continuer sans une personne absente depuis longtemps
join-type-fill = { $word } 2 club
    .does = donner la place 2 à un robot : avant la partie, ou après deux minutes d’absence
join-type-return = { $word }
    .does = reprendre votre place au robot qui y joue
join-type-start = { $word }
    .does = commencer, une fois toutes les places prises ; Entrée aussi
join-type-undo = { $word }
    .does = annuler votre dernière action, si la table le permet
join-type-rename = { $word } Ann=Anna
    .does = Ann s’appelle désormais Anna
join-type-order = { $word } Bo, Ann
    .does = on joue maintenant dans cet ordre
join-type-hint = { $word }
    .does = ce que vaut chaque choix, si la table a un coach ; les conseils sont gardés dans l’enregistrement
join-type-leave = { $word }
    .does = abandonner la partie pour de bon ; { $word } Bo pour quelqu’un d’autre à ce terminal
join-type-close = { $word }
    .does = fermer la table
join-type-link = { $word }
    .does = comment les autres rejoignent la table
join-type-spoken = { $word }
    .does = un nouveau code de six chiffres à dire à voix haute
join-type-move = { $word }
    .does = un lien qui déplace votre place sur un autre appareil ; { $word } Bo pour quelqu’un d’autre à ce terminal
join-type-save = { $word }
    .does = garder la partie dans un fichier ; { $word } FILE dans un fichier de ce nom
join-type-rematch = { $word }
    .does = rejouer aux mêmes places ; une autre personne commence
join-type-help = { $word }
    .does = cette liste
join-type-quit = { $word }
    .does = partir pour l’instant, en gardant la place ; Ctrl-C aussi
