# The games explained, with boards to try and a first game with somebody at one's side.

learn-title = Impara
learn-names = Marta, Bruno, Carla, Dino
learn-first-card = La tua prima partita
learn-first-card-about = Un turno con qualcuno accanto: che cosa fare, e perché. Bastano due minuti.
learn-turn = Come si gioca un turno
learn-turn-lede = In tutti questi giochi il turno è lo stesso. Cambia solo chi vince.
learn-turn-throw = Lancia i dadi, e abbassa tessere che facciano esattamente la somma uscita.
learn-turn-whole = La somma va usata tutta. Se si può, si deve; quali tessere prendere lo decidi tu.
learn-turn-again = Poi lancia di nuovo. Un turno non è un lancio solo: continui finché puoi abbassare tessere.
learn-turn-miss = Quando non puoi abbassare niente, il lancio è a vuoto e il tuo turno è finito. Per quel lancio non si abbassa nessuna tessera.
learn-turn-total = Quello che resta in piedi è il tuo totale. Più è basso, meglio è. Se non resta niente, la scatola è chiusa.
learn-try = Prova qui.
learn-games = I giochi
learn-house-games = Varianti di casa
learn-house-games-about = Si giocano in casa e al bar, ognuna con una regola tutta sua.
learn-more = Spiegato, con scatole da provare
learn-at-a-glance = In breve
learn-glance = { $fact ->
    [players] Giocatori
    [box] Tessere
    [dice] Dadi
    [throw] Un lancio
    [count] Ciò che resta
   *[win] Chi vince
}
learn-players = { $most ->
    [12] quanti si vuole
   *[other] da 2 a { $most }, o in solitario
}
learn-box = { $rows ->
    [one] { $tiles } tessere
   *[other] { $tiles } tessere in { $rows } file
}
learn-win = { $format ->
    [running] la somma più bassa di tutti i totali, dopo { $rounds } manche
    [knock-out] chi resta in gioco per ultimo; oltre { $limit } si è fuori
    [until] la somma più bassa, quando qualcuno arriva a { $limit }
    [chase] chi ha più punti, dopo { $rounds } manche
    [last-one-standing] chi arriva prima a { $limit } punti
    [solitaire] chi chiude la scatola
   *[one-turn] il totale più basso, dopo un turno a testa
}
learn-play = Gioca
learn-explore = Esplora
learn-print = Stampa
learn-asked = Domande frequenti

## Boards to try

learn-board-busy = Un momento…
learn-board-threw = Hai fatto { $faces }: { $sum }.
learn-board-threw-one = Hai fatto { $sum }.
learn-board-gather = { $missing ->
    [one] Manca { $missing }.
   *[other] Mancano { $missing }.
} Le tessere che non servono più sono sbiadite.
learn-board-ready = Così fa { $sum }.
learn-board-missed = Nessuna combinazione per { $sum }: a vuoto. Il tuo totale è { $total }.
learn-board-shut = La scatola è chiusa!
learn-board-again = Da capo
learn-board-ways = { $count ->
    [one] C’è un modo di usare questo lancio.
   *[other] Ci sono { $count } modi di usare questo lancio.
}
learn-step-next = Avanti
learn-step-back = Indietro
learn-step-of = { $step } di { $steps }
learn-mark = { $mark ->
    [holds] da battere
    [now] prova ora
    [out] fuori
    [tried] ha provato
   *[waits] deve provare
}

## Your first game

learn-first = La tua prima partita
learn-first-start = Ci sono nove tessere in piedi, e vuoi abbassarle tutte. Lancia i dadi.
learn-first-one = Hai fatto { $faces }: in tutto { $sum }. Abbassa tessere che facciano { $sum }. Va bene il 9 da solo, ma anche 6 e 3, oppure 4, 3 e 2. Tocca le tessere che vuoi.
learn-first-again = Continui a lanciare. Il tuo turno va avanti finché puoi abbassare tessere.
learn-first-two = Stavolta { $sum }. Le tessere alte sono difficili da abbassare dopo, perché pochi lanci le fanno. Quelle basse servono in molte somme. Quindi di solito conviene abbassare poche tessere, e alte.
learn-first-three = { $sum }. Se non sai decidere, chiedi un suggerimento.
learn-first-later = Hai fatto { $sum }.
learn-first-only = Hai fatto { $sum }, e c’è un solo modo di usarlo.
learn-first-throw = Lancia ancora.
learn-first-best = { $tiles }: non c’era di meglio.
learn-first-close = { $tiles } è quasi il meglio; { $better } avrebbe lasciato un po’ meno.
learn-first-worse = { $tiles } va bene. { $better } avrebbe lasciato in media { $loss } in meno.
learn-first-hint = Un suggerimento
learn-first-hinted = Il meglio è { $tiles }. Poi resta in media { $value }.
learn-first-missed = Nessuna combinazione per { $sum }, quindi il tuo turno è finito. Il tuo totale è { $total }. Chi sceglie sempre il meglio lascia circa 11.
learn-first-shut = Hai chiuso la scatola! Succede in circa sette turni su cento.
learn-first-known = Ora sai giocare un turno. In una partita le tessere si rialzano per chi viene dopo, e vince il totale più basso.
learn-first-double = Passa a Double Shutter
learn-first-play = Gioca una vera partita

## Shut the Box, one or two tiles

learn-shut-the-box = Nove tessere, due dadi, un turno a testa. La particolarità: un lancio abbassa una tessera o due, mai tre.
learn-shut-the-box-two = Un 9 può essere il 9 da solo, o due tessere che lo fanno: 8 e 1, 7 e 2, 6 e 3, 5 e 4. Toccane qualcuna e guarda che cosa va insieme.
learn-shut-the-box-dice = Si lanciano sempre tutti e due i dadi, anche quando resta solo l’1 e due dadi non possono farlo. Allora il lancio è a vuoto, e il turno finisce lì.
learn-shut-the-box-end = Quando tutti hanno avuto un turno, vince il totale più basso. Chi chiude la scatola ha 0, ma gli altri giocano lo stesso il loro turno. A pari totale si vince insieme.
learn-shut-the-box-stop = Posso fermarmi quando resta poco? No. Si lancia finché un lancio va a vuoto o la scatola è chiusa.

## Ferme ta boîte

learn-ferme-ta-boite = Anche qui nove tessere e due dadi, ma un lancio può abbassare tutte le tessere che servono a fare la somma, e i totali di più manche si sommano.
learn-ferme-ta-boite-any = Un 9 può essere anche 4 + 3 + 2, o 6 + 2 + 1. Tre tessere piccole in un colpo convengono di rado: poi ti mancheranno.
learn-ferme-ta-boite-rounds = In ogni manche ciascuno ha un turno; le manche sono cinque, salvo diverso accordo. Ogni manche la comincia la persona seguente. Vince la somma più bassa di tutti i totali; a pari somma si vince insieme.
learn-ferme-ta-boite-mat = Un dado che esce dal tappetino
learn-ferme-ta-boite-mat-one = Restano poche tessere, e il 9 è caduto due lanci fa.
learn-ferme-ta-boite-mat-two = Un dado rotola fuori dal tappetino. Il lancio non conta, e la più alta delle tessere abbassate si rialza: il 9.
learn-ferme-ta-boite-mat-three = La stessa persona lancia di nuovo, e decide da capo quanti dadi. Se nessuna tessera è ancora abbassata, non si rialza niente.
learn-ferme-ta-boite-mat-other = Secondo alcuni, invece, il turno finisce. Meglio accordarsi prima di cominciare.

## Double Shutter

learn-double-shutter = Due file di tessere, una dietro l’altra. Lascia meno di chi ti precede, e resta in testa fino alla fine.
learn-double-rows = La scatola
learn-double-rows-one = Davanti ci sono i numeri da 1 a 9. Dietro vanno al contrario, da 9 a 1: dietro l’1 c’è un 9, dietro il 2 un 8.
learn-double-rows-two = Di una colonna si può abbassare solo la tessera davanti. Quando è caduta, quella dietro è libera.
learn-double-behind = Due in un lancio
learn-double-behind-about = Una tessera vale subito come abbassata. Perciò quella dietro può cadere con lo stesso lancio: con un 10 puoi abbassare l’1 davanti e il 9 dietro. Prova.
learn-double-behind-done = Molti non lo sanno: l’1 e il 9 dietro, in un lancio solo.
learn-double-behind-other = Va bene anche così. Ricomincia e abbassa per primo l’1 davanti: il 9 dietro si libera.
learn-double-die = Un dado o due
learn-double-die-about = Quando tutto ciò che è in piedi, nelle due file, fa sei o meno, puoi lanciare un dado solo. Scegli prima di ogni lancio. Qui restano in piedi 4 e 1.
learn-double-count = Ciò che resta conta
learn-double-count-about = Una tessera della prima fila conta doppio, una della seconda una volta. Qui il 3 davanti conta 6 e il 7 dietro conta 7: il totale è 13.
learn-double-count-first = Una tessera davanti rimasta in piedi costa cara: conta doppio, e resta in piedi anche quella dietro.
learn-chase = La rincorsa
learn-chase-about = Una manche è una rincorsa al totale più basso. Non è un turno a testa.
learn-chase-one = { $a } ha fatto il lancio più alto e comincia: lancia e abbassa finché può. Resta 14. È il totale da battere.
learn-chase-two = Poi tocca a { $b }, con tutte le tessere di nuovo in piedi: resta 14 anche qui. Pari non è meno: in testa c’è ancora { $a }.
learn-chase-three = { $c } lascia 9. È meno di 14: ora in testa c’è { $c }, e tutti gli altri hanno di nuovo un tentativo. { $d }, che non ha ancora provato, non prova più contro il 14.
learn-chase-four = Si va avanti alla sinistra di { $c }: { $d } lascia 22.
learn-chase-five = { $a } può riprovare, stavolta contro il 9, e lascia 11.
learn-chase-six = { $b } lascia 30. Ora tutti gli altri hanno provato di fila, e nessuno ha battuto il 9.
learn-chase-seven = La manche è finita: un punto a { $c }. La manche seguente la comincia chi viene dopo.
learn-super = La superscatola
learn-super-about = Nessuno può lasciare meno di niente. Perciò a una scatola chiusa si risponde solo con una scatola chiusa.
learn-super-one = { $a } chiude la scatola. Tutti gli altri hanno un tentativo per chiuderla anche loro.
learn-super-two = { $b } lascia 6, { $c } lascia 21. Non basta.
learn-super-three = Anche { $d } chiude la scatola, e passa in testa: ora { $a }, { $b } e { $c } hanno un tentativo a testa contro { $d }.
learn-super-four = Non ci riesce nessuno. Due punti a { $d } per la superscatola, e niente a { $a }.
learn-double-end = Si giocano cinque manche, o quante si vuole. Vince chi ha più punti; a pari punti si vince insieme.
learn-double-asked-last = I tentativi che non ho fatto tornano? No. Quando qualcuno batte il totale, tutto ciò che c’era prima è dimenticato, e gli altri hanno esattamente un tentativo contro quello nuovo.
learn-double-asked-pass = Posso non usare un lancio che andrebbe bene? No. E non puoi nemmeno fermarti, anche se il tuo totale è già abbastanza basso.
learn-double-2008 = L’edizione più vecchia si gioca allo stesso modo, ma i punti li pagano gli altri.
learn-double-2008-pay = Chi vince una manche riceve un punto da ciascuno degli altri; una superscatola ne costa due a ciascuno. Si può scendere sotto zero.
learn-double-2008-table = I punti di una manche in quattro
learn-double-2008-who = { $who ->
    [winner] chi vince
   *[other] ciascuno degli altri
}
learn-double-2008-round = una manche
learn-double-2008-super = una superscatola
learn-double-2008-end = Ci si accorda per un numero di manche da tre a dieci.

## Last One Standing

learn-last = Da due a quattro giocatori abbassano insieme le tessere di una sola scatola, un lancio a testa. Chi non può usare un lancio è fuori dalla manche, e chi resta per ultimo può prendere un punto o rischiarlo.
learn-last-round = Una manche
learn-last-one = Per vedere chi comincia si lanciano i due dadi: comincia chi fa di più. La scatola è una per tutti.
learn-last-two = { $a } fa 9 e abbassa il 9. Un lancio solo, e poi tocca a { $b }, con la scatola così com’è.
learn-last-three = { $b } fa 11 e abbassa 8 e 3.
learn-last-four = Qualche lancio dopo restano 7, 5 e 1. { $c } fa 3. Nessuna combinazione per 3: { $c } è fuori da questa manche.
learn-last-five = { $a } fa 6 e abbassa 5 e 1.
learn-last-six = Resta solo il 7. { $b } fa 9, ed è fuori. In gioco resta solo { $a }.
learn-last-seven = Chi prima di allora abbassa l’ultima tessera fa subito quattro punti, e comincia una nuova manche.
learn-last-choice = Decide chi resta per ultimo
learn-last-choice-about = Se tutti gli altri sono fuori, non si lancia e basta: si sceglie se prendere un punto o lanciare un’ultima volta. Se si abbassano tessere, sono due punti. Se la scatola si chiude, quattro. Se non si può abbassare niente, nessuno.
learn-last-choice-ask = Tutti gli altri sono fuori, e in piedi ci sono 7, 5 e 1. Che cosa fai?
learn-last-take = Prendi il punto
learn-last-throw = Lancia per due punti
learn-last-took = Un punto sicuro. L’ultimo lancio sarebbe andato bene { $some } volte su { $all }.
learn-last-lost = { $sum } non va bene: nessun punto. Sarebbe andata bene { $some } volte su { $all }.
learn-last-won = { $sum } va bene: due punti. Va bene { $some } volte su { $all }.
learn-last-boxed = { $sum } chiude la scatola: quattro punti!
learn-last-end = Poi comincia una nuova manche, con tutte le tessere in piedi e tutti in gioco. Con cinque punti si vince subito la partita.
learn-last-asked = E se gli altri sono fuori prima del mio primo lancio? Decidi lo stesso, subito.

## Alone

learn-alone = In solitario
learn-alone-about = A ognuno di questi giochi si può giocare in solitario: un turno, vinto chiudendo la scatola. Contano il tuo miglior totale, la tua media e quante volte ci riesci.
