# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dés : { $throws ->
    [0] le secret correspond à son sceau ; aucun lancer n’a été tiré de l’enveloppe.
    [1] le lancer correspond à l’enveloppe.
   *[other] les { $throws } lancers correspondent à l’enveloppe.
}
dice-shut = dés : l’enveloppe { $over ->
    [yes] n’a pas été ouverte, bien que la partie soit finie ;
   *[no] n’est pas encore ouverte ;
} { $throws ->
    [0] il n’y a aucun lancer à vérifier.
    [1] d’ici là, un lancer ne peut être vérifié.
   *[other] d’ici là, { $throws } lancers ne peuvent être vérifiés.
}
dice-missing = Graine scellée mais jamais montrée : { $names }.
dice-alone = Aucun joueur n’a mis de graine : le serveur a choisi ces dés tout seul.
dice-others = { $throws ->
    [1] Un lancer vient d’autres dés et n’est
   *[other] { $throws } lancers viennent d’autres dés et ne sont
} pas dans l’enveloppe.
dice-unsigned = sceau : l’enregistrement seul ne prouve pas que l’enveloppe a été scellée avant la partie, car il n’est pas signé : si l’on connaît les graines, on peut essayer des secrets jusqu’à obtenir les lancers voulus. Comparez le sceau { $seal } à celui qu’a gardé l’appareil d’un joueur, ou à une copie du journal public du serveur (--log).
dice-unsigned-names = Les noms et la fin de cet enregistrement ne sont pas signés : toute personne qui l’a peut les changer.
dice-signed = signature : la clé { $key } a signé les noms, les règles, les sceaux et la ligne { $n } du journal public{ $end ->
    [yes] , puis à la fin tous les événements.
   *[no] { "\u202F" }; la fin n’est pas signée, des événements peuvent y manquer.
}
dice-signed-key = { $known ->
    [yes] C’est la clé que vous avez donnée.
   *[no] N’importe qui peut créer une clé : comparez-la à celle que le serveur publie à /api/key, ou donnez celle-ci avec --key.
}
dice-signed-when = Une signature ne montre pas quand elle a été faite. Si le serveur lui-même triche, seul le montre un sceau gardé par l’appareil d’un joueur, ou une copie du journal public d’avant la partie (--log).
dice-signed-forgotten = Noms oubliés, qu’on ne peut comparer, par place : { $seats }.
dice-logged = journal : la copie est en ordre, et sa ligne { $n } du { $at } a ce sceau.

## Counted

dice-source = { $source ->
    [system] Dés du système
    [seeded] Dés d’une graine
    [scripted] Dés d’une liste
    [typed] Vrais dés, saisis
   *[sealed] Dés scellés
}{ $faces ->
    [6] {""}
   *[other] {" "}à { $faces } faces
}
dice-faces = { $dice ->
    [1] Faces d’un dé
   *[other] Faces de { $dice } dés
}
dice-sums = { $throws ->
    [1] Somme d’un lancer de { $dice } dés
   *[other] Sommes de { $throws } lancers de { $dice } dés
}
dice-sums-only = { $throws ->
    [one] Un lancer n’est connu que par sa somme : il compte parmi les sommes, pas parmi les faces.
   *[other] { $throws } lancers ne sont connus que par leur somme : ils comptent parmi les sommes, pas parmi les faces.
}
dice-column = { $column ->
    [seen] vu
   *[expected] attendu
}
dice-says = { $verdict ->
    [too-few] Trop peu pour en dire plus.
    [usual] Rien d’inhabituel : { $percent } des dés équilibrés sont au moins aussi inégaux (khi-deux { $chi2 }, p { $p }).
    [odd] Inhabituel, mais pas impossible : { $percent } des dés équilibrés sont au moins aussi inégaux (khi-deux { $chi2 }, p { $p }). Comptez d’autres parties avant de juger.
   *[off] Des dés équilibrés ne donnent presque jamais cela : { $percent } sont au moins aussi inégaux (khi-deux { $chi2 }, p { $p }). Les parties ont-elles été triées, ou les dés pipés ?
}
dice-none = Aucun lancer à compter.
