# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dés : { $throws ->
    [0] l’enveloppe est bien celle qui a été scellée avant la partie ; aucun lancer n’en a été tiré.
    [1] le lancer correspond à l’enveloppe scellée avant la partie.
   *[other] les { $throws } lancers correspondent à l’enveloppe scellée avant la partie.
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
    [one] Un lancer n’est connu que par sa somme : il compte parmi les sommes, pas parmi les faces.
   *[other] { $throws } lancers ne sont connus que par leur somme : ils comptent parmi les sommes, pas parmi les faces.
}
dice-column = { $column ->
    [seen] vu
   *[expected] attendu
}
dice-says = { $verdict ->
    [too-few] Trop peu pour en dire plus.
    [usual] Rien d’inhabituel : { $percent } des dés justes sont au moins aussi inégaux (khi-deux { $chi2 }, p { $p }).
    [odd] Inhabituel, mais pas impossible : { $percent } des dés justes sont au moins aussi inégaux (khi-deux { $chi2 }, p { $p }). Comptez d’autres parties avant de juger.
   *[off] Des dés justes ne donnent presque jamais cela : { $percent } sont au moins aussi inégaux (khi-deux { $chi2 }, p { $p }). Les parties ont-elles été triées, ou les dés pipés ?
}
dice-none = Aucun lancer à compter.
