# How somebody likes it: the settings of this browser, and what is read aloud.

comfort-group = { $group ->
    [display] Affichage
    [sound] Son et vibration
   *[play] Jeu
}
comfort-letters = Taille du texte
comfort-letters-kind = { $kind ->
    [large] Grande
    [larger] Plus grande
    [largest] Très grande
   *[usual] Normale
}
comfort-spacing = Lettres
comfort-spacing-kind = { $kind ->
    [wide] Espacées
   *[usual] Normales
}
comfort-contrast = Contraste
comfort-contrast-kind = { $kind ->
    [high] Élevé
   *[auto] Comme l’appareil
}
comfort-hand = Main
comfort-hand-kind = { $kind ->
    [left] Gauche
   *[right] Droite
}
comfort-volume = { $channel ->
    [calls] Appels
    [reactions] Réactions
   *[dice] Dés et touches
}
comfort-volume-level = { $level ->
    [0] Muet
    [1] Très faible
    [2] Faible
    [4] Fort
   *[other] Normal
}
comfort-read = Lecture à voix haute
comfort-read-about = Dit à qui de jouer, le lancer et où appuyer.

## Spoken, never shown

comfort-read-sample = Je vais lire pour vous.
comfort-say = { $what ->
    [start] { $who }, lancez pour savoir qui commence. Appuyez sur le grand bouton en bas.
    [throw] { $who }, à vous de jouer. Appuyez sur le grand bouton en bas.
    [dice] { $who }, choisissez un dé ou deux. Puis appuyez sur le grand bouton.
    [choose] Appuyez sur des touches qui font { $sum } en tout.
    [more] Encore { $sum }.
    [ready] Appuyez maintenant sur le grand bouton.
    [survivor] { $who }, il ne reste que vous. Prenez le point ou relancez.
    [penalty] { $who }, un dé est sorti du tapis. Choisissez la suite.
    [look] Appuyez sur le grand bouton pour continuer.
    [enter] { $who }, à vous de jouer. Entrez ce que montrent les dés.
   *[wait] C’est à { $who } de jouer.
}
