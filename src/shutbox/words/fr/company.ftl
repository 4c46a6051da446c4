# Les autres à une table : à qui de jouer, qui regarde, réactions, absences, rejouer.

company-your-turn = À vous de jouer
company-notify = Notification quand c’est à vous
company-notify-blocked = Ce navigateur bloque les notifications de ce site.
company-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}

## Réactions

company-react = Réagir
company-reactions = Réactions
company-say = { $say ->
    [nice] Joli
    [wow] Oh non
    [love] J’adore
    [luck] On croise les doigts
    [star] Bravo
    [fire] En forme
    [hmm] Hum
    [ouch] Aïe
    [good-luck] Bonne chance
    [well-played] Bien joué
    [so-close] Si près
    [nice-throw] Beau lancer
    [back-soon] Je reviens
    [one-more] Encore une ?
   *[nudge] À vous !
}
company-said = { $who } : { $said }
company-mute = { $muted ->
    [yes] Afficher les réactions
   *[no] Masquer les réactions
}
company-nudge = Relancer { $who }
company-nudged = { $who } vous attend.

## Absences

company-away-in = hors ligne { $time }
company-away = { $who } est hors ligne. Vous pourrez décider dans { $time }.
company-away-others = { $who } est hors ligne. Les autres pourront décider dans { $time }.
company-bot-plays = un robot joue
company-away-title = { $who } est hors ligne
company-away-bot = Un robot peut continuer.
company-away-back = { $who } pourra reprendre sa place à tout moment.
company-decide = Décider
company-fill = Ajouter un robot
company-wait = Attendre encore
company-without = Continuer sans { $who }
company-without-sure = Oui, sans { $who } pour de bon
company-without-no = Non, attendre
company-stand-in = Un robot joue pour vous.
company-return = { $who ->
    [you] Reprendre ma place
   *[other] Reprendre la place : { $who }
}
company-deputy = { $who ->
    [you] Vous êtes l’hôte jusqu’à son retour.
   *[other] { $who } remplace l’hôte jusqu’à son retour.
}

## Rejouer

company-again = Rejouer
company-again-cancel = Pas maintenant
company-again-wants = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
company-again-you = Vous voulez rejouer.
company-again-waits = On attend { $names }.
company-again-missing = Hors ligne : { $names }. La partie suivante commence dans { $seconds } s.

## Ce qui s’est passé

company-left = { $who } a abandonné la partie
