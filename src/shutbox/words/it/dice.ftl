# Dice: what verify says of sealed ones, and what dice counts.

dice-fit = dadi: { $throws ->
    [0] il segreto corrisponde al suo sigillo; dalla busta non è stato preso nessun lancio.
    [one] un lancio corrisponde alla busta.
   *[other] { $throws } lanci corrispondono alla busta.
}
dice-shut = dadi: la busta { $over ->
    [yes] non è stata aperta, benché la partita sia finita;
   *[no] non è ancora aperta;
} { $throws ->
    [0] non c’è nessun lancio da controllare.
    [one] fino ad allora un lancio non si può controllare.
   *[other] fino ad allora { $throws } lanci non si possono controllare.
}
dice-missing = Seme sigillato e mai mostrato: { $names }.
dice-alone = Nessun giocatore ha messo un seme, quindi questi dadi li ha scelti il server da solo.
dice-others = { $throws ->
    [one] Un lancio viene da altri dadi e non è
   *[other] { $throws } lanci vengono da altri dadi e non sono
} nella busta.
dice-unsigned = sigillo: la registrazione da sola non dimostra che la busta sia stata sigillata prima della partita, perché non è firmata: chi conosce i semi può provare segreti fino a ottenere i lanci voluti. Confronta il sigillo { $seal } con quello tenuto dal dispositivo di un giocatore, o con una copia del registro pubblico del server (--log).
dice-unsigned-names = I nomi e la fine di questa registrazione non sono firmati: chi la possiede può cambiarli.
dice-signed = firma: la chiave { $key } ha firmato nomi, regole, sigilli e la riga { $n } del registro pubblico{ $end ->
    [yes] , e alla fine tutti gli eventi.
   *[no] ; la fine non è firmata, quindi lì possono mancare eventi.
}
dice-signed-key = { $known ->
    [yes] È la chiave che hai indicato.
   *[no] Chiunque può creare una chiave: confrontala con quella che il server pubblica in /api/key, o indica quella con --key.
}
dice-signed-when = Una firma non mostra quando è stata fatta. Se è il server a barare, lo mostra soltanto un sigillo tenuto dal dispositivo di un giocatore, o una copia del registro pubblico di prima della partita (--log).
dice-signed-forgotten = Nomi cancellati, che non si possono confrontare, per posto: { $seats }.
dice-logged = registro: la copia è in ordine, e la sua riga { $n }, in data { $at }, ha questo sigillo.

## Counted

dice-source = { $source ->
    [system] Dadi del sistema
    [seeded] Dadi di un seme
    [scripted] Dadi di un elenco
    [typed] Dadi veri, scritti a mano
   *[sealed] Dadi sigillati
}{ $faces ->
    [6] {""}
   *[other] {" "}a { $faces } facce
}
dice-faces = { $dice ->
    [one] Facce di un dado
   *[other] Facce di { $dice } dadi
}
dice-sums = { $throws ->
    [one] Somma di un lancio di { $dice } dadi
   *[other] Somme di { $throws } lanci di { $dice } dadi
}
dice-sums-only = { $throws ->
    [one] Di un lancio si sa solo la somma: conta tra le somme, non tra le facce.
   *[other] Di { $throws } lanci si sanno solo le somme: contano tra le somme, non tra le facce.
}
dice-column = { $column ->
    [seen] uscite
   *[expected] attese
}
dice-says = { $verdict ->
    [too-few] Troppo pochi per dire di più.
    [usual] Niente di strano (dadi onesti almeno altrettanto irregolari: { $percent }; chi quadrato { $chi2 }, p { $p }).
    [odd] Insolito, ma non impossibile (dadi onesti almeno altrettanto irregolari: { $percent }; chi quadrato { $chi2 }, p { $p }). Conta altre partite prima di giudicare.
   *[off] I dadi onesti non sono quasi mai così (almeno altrettanto irregolari: { $percent }; chi quadrato { $chi2 }, p { $p }). Le partite sono state scelte, o i dadi sono truccati?
}
dice-none = Nessun lancio da contare.
