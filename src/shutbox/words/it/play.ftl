# The table in the terminal: labels, prompts and what can be typed.

## Who stands how

play-alone = in solitario
play-round = manche { $round }
play-round-of = manche { $round } di { $rounds }
play-play-off = spareggio, manche { $round }
play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
play-total = totale { $total }
play-note-at = di turno
play-note-starts = lancia per vedere chi comincia
play-note-rolled = ha fatto { $roll }
play-note-waits = aspetta
play-note-holds = { $total ->
    [0] in testa, scatola chiusa
   *[other] in testa con { $total }
}
play-note-had = { $total ->
    [0] ha chiuso la scatola
   *[other] ha finito con { $total }
}
play-note-missed = fuori dalla manche
play-note-out = fuori
play-note-left = ha abbandonato
play-note-won = vince
play-final = Com’è finita
play-interim = La situazione

## What a turn is about

play-now = totale ora { $total }
play-to-beat = { $total ->
    [0] da eguagliare: scatola chiusa ({ $who })
   *[other] da battere: { $total } ({ $who })
}
play-tries = { $tries ->
    [one] resta 1 tentativo
   *[other] restano { $tries } tentativi
}
play-limit = { $format ->
    [knock-out] limite { $limit }
    [until] si finisce a { $limit }
   *[last-one-standing] si vince a { $limit } punti
}
play-thrown = { $dice ->
    [one] lancio { $faces }
   *[other] lancio { $faces } = { $sum }
}

## Beginning and stopping

play-menu = Quale gioco?
play-ask-rules = Numero, nome o file (Invio: { $usual })
play-ask-players = Chi gioca? Nomi separati da virgole; @club o un altro bot come avversario; con un nome solo si gioca in solitario (Invio: { $somebody })
play-ask-rounds = Quante manche? (Invio: { $usual })
play-ask-dice = Quali dadi? 1: quelli del computer, 2: quelli sul tuo tavolo (Invio: { $usual })
play-ask-off-mat = Un dado fuori dal tappetino: quale penalità? (Invio: { $usual })
play-ask-starter = { $rules ->
    [shut-the-box] Chi comincia? Secondo il regolamento, chi è più giovane (Invio: { $usual })
   *[other] Chi comincia? (Invio: { $usual })
}
play-why-rules = Ogni numero dell’elenco è un gioco. «shutbox rules» con il suo nome lo spiega. Si può indicare anche un file con una regola della casa.
play-why-players = I nomi nell’ordine intorno al tavolo, separati da virgole: Ann, Bo. Dove comincia chi è più giovane, quel nome va per primo. I bot sono { $bots }.
play-why-rounds = I regolamenti lasciano accordarsi sul numero di manche, qui da { $low } a { $high }.
play-why-dice = Con 1 lancia il computer. Con 2 lanci dadi veri e scrivi che cosa mostrano.
play-why-off-mat = Se un dado esce dal tappetino, il lancio non conta e si applica la penalità scelta qui.
play-why-starter = Un nome, o il suo numero nell’elenco. Gli altri seguono in senso orario, nell’ordine dei nomi.
play-somebody = Giocatore
play-welcome = { $rules }. A ogni domanda, ? mostra che cosa si può rispondere.
play-seed = I dadi vengono dal seme { $seed }: lo stesso seme dà gli stessi lanci.
play-foresight = { $horizon ->
    [turn] I bot e i suggerimenti vedono fino alla fine di questo turno, perché calcolare oltre richiederebbe troppo tempo. Ciò che «shutbox solve» ha già calcolato viene usato.
    [forecast] I bot e i suggerimenti vedono fino alla fine della partita come se nessuno guardasse oltre la manche, perché calcolare oltre richiederebbe troppo tempo. Ciò che «shutbox solve» ha già calcolato viene usato.
   *[round] I bot e i suggerimenti vedono fino alla fine di questa manche, perché calcolare oltre richiederebbe troppo tempo. Ciò che «shutbox solve» ha già calcolato viene usato.
}
play-over-already = Questa partita è finita.
play-saved = Salvata in { $file }. Per continuare:
play-kept = La partita è conservata in { $file }.
play-collected = Per shutbox stats la partita è conservata in { $file }. Per non conservarne più: shutbox stats --keep no.
play-no = No: { $why }.

## Questions

play-ask-bot = { $dice ->
    [one] { $who } vuole lanciare un dado: lancialo e scrivi che cosa mostra
   *[other] { $who } lancia { $dice } dadi: lanciali e scrivi che cosa mostrano
}
play-ask-throw = { $phase ->
    [start] { $case ->
        [typed] { $dice ->
            [one] { $who } lancia un dado per vedere chi comincia: che cosa mostra?
           *[other] { $who } lancia { $dice } dadi per vedere chi comincia: che cosa mostrano?
        }
       *[made] { $dice ->
            [one] { $who }, Invio per lanciare un dado e vedere chi comincia
           *[other] { $who }, Invio per lanciare { $dice } dadi e vedere chi comincia
        }
    }
    [survivor] { $case ->
        [typed] { $who }: scrivi { $take } per prendere il punto, oppure lancia ancora e scrivi che cosa mostrano i dadi
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }: scrivi { $take } per prendere il punto, oppure Invio per lanciare ancora un dado
               *[other] { $who }: scrivi { $take } per prendere il punto, oppure Invio per lanciare ancora { $dice } dadi
            }
           *[other] { $who }: scrivi { $take } per prendere il punto, oppure Invio per lanciare ancora { $dice } dadi, 1 per uno solo
        }
    }
   *[throw] { $case ->
        [typed] { $choice ->
            [one] { $dice ->
                [one] { $who } lancia un dado: che cosa mostra?
               *[other] { $who } lancia { $dice } dadi: che cosa mostrano?
            }
           *[other] { $who } lancia { $dice } dadi o uno: che cosa mostrano?
        }
       *[made] { $choice ->
            [one] { $dice ->
                [one] { $who }, Invio per lanciare un dado
               *[other] { $who }, Invio per lanciare { $dice } dadi
            }
           *[other] { $who }, Invio per lanciare { $dice } dadi, 1 per uno solo
        }
    }
}
play-ask-shut = { $who }, quali tessere? Numero o tessere
play-ask-only = { $who }, va bene solo { $tiles }: Invio per abbassare
play-ask-penalty = { $who }: 1 per rialzare la più alta delle tessere abbassate, 2 per finire il turno
play-ask-over = Invio per chiudere la partita, { $undo } per annullare l’ultima cosa fatta

## What can be typed

play-type-enter = Invio
    .does = lancia i dadi
play-type-count = 1
    .does = lancia un dado solo invece di tutti
play-type-faces = 3 5
    .does = che cosa mostrano i dadi sul tuo tavolo; vanno bene anche 3,5 e 35
play-type-sum = { $word } 9, =9
    .does = si sa solo la somma di tutti i dadi
play-type-total = { $word } 17
    .does = il turno è finito, e se ne sa solo il totale; { $word } 0 se la scatola è chiusa
play-type-off = { $word }
    .does = un dado è uscito dal tappetino
play-type-take = { $word }
    .does = prende il punto invece di lanciare
play-type-number = 1
    .does = la mossa con questo numero
play-type-tiles = 6+2
    .does = queste tessere; ogni ' indica una fila più indietro: 2' sta dietro la prima fila
play-type-raise = 1, { $word }
    .does = si rialza la più alta delle tessere abbassate
play-type-end = 2, { $word }
    .does = il turno finisce
play-type-finish = Invio
    .does = chiude la partita
play-type-hint = { $word }
    .does = quanto vale ogni scelta, e perché; i suggerimenti si contano e restano nella registrazione
play-type-undo = { $word }
    .does = annulla l’ultima cosa fatta, ma mai un lancio dei dadi del computer
play-type-leave = { $word }
    .does = chi è di turno abbandona la partita; { $word } Bo per un’altra persona
play-type-rename = { $word } Ann=Anna
    .does = Ann d’ora in poi si chiama Anna
play-type-order = { $word } Bo, Ann
    .does = ora si gioca in quest’ordine; lo seguono i turni che restano nella manche
play-type-save = { $word }
    .does = conserva la partita in un file, e continua
play-type-quit = { $word }
    .does = conserva la partita in un file, e smette; come Ctrl-C
