# Paper: what is printed to play without a screen. A sheet has little room: short sentences.

paper-title = Da stampare
paper-lede = Stampa un tabellone e gioca senza schermo.
paper-about = Tabellone, segnapunti e regole su carta
paper-size = Formato della carta
paper-print = Stampa
paper-print-all = Stampa tutto
paper-only-pair = C’è una pagina di regole per i giochi con due dadi a sei facce.
paper-sheet = { $sheet ->
    [board] Tabellone
    [scores] Segnapunti
    [rules] Regole
   *[card] Scheda di strategia
}

## The board

paper-need = { $dice ->
    [single] Servono un dado e { $coins } monete.
    [pair] Servono due dadi e { $coins } monete.
   *[all] Servono { $count } dadi e { $coins } monete.
} Copri una tessera quando la abbassi.
paper-mat = Lancia i dadi qui.
paper-row = { $row ->
    [double] prima fila, conta doppio
    [1] prima fila
    [2] seconda fila
   *[other] terza fila
}
paper-nothing = Se non puoi abbassare niente, conta quello che resta e passa i dadi.

## The rules, in six pictures

paper-panel = { $panel ->
    [setup] Prepara
    [throw] Lancia
    [shut] Abbassa
    [again] Lancia ancora
    [pass] Passa
    [miss] A vuoto
    [last] Chi resta
   *[count] Conta
}
paper-setup = { $rows ->
    [1] Alza tutte le { $tiles } tessere.
   *[other] Alza tutte le { $tiles } tessere, in { $rows } file.
}
paper-setup-shut = Abbassa { $tiles } prima di cominciare.
paper-throw = { $dice ->
    [single] Lancia il dado.
    [pair] Lancia i due dadi e sommali.
   *[all] Lancia tutti i dadi ({ $count }) e sommali.
}
paper-one-die = { $forced ->
    [yes] Lancia un dado solo quando { $condition }.
   *[no] Puoi lanciare un dado solo quando { $condition }.
}
paper-shut = { $buys ->
    [exact] Abbassa la tessera della somma o quelle dei due dadi.
    [thai] Abbassa una sola tessera: quella di un dado o quella della somma.
    [pair] Abbassa una o due tessere che facciano il tuo lancio.
   *[sum] Abbassa tessere che facciano il tuo lancio.
}
paper-changed = Cambia rispetto a { $rules }: { $changes }.
paper-or = o
paper-must = Usa tutto il lancio. Se puoi abbassare, devi farlo.
paper-behind = Una tessera dietro si libera quando quella davanti è abbassata.
paper-first = Il primo lancio deve abbassare la tessera { $tile }.
paper-again = Restano abbassate. Lancia ancora finché puoi abbassare.
paper-pass = Poi passa i dadi. Tutti giocano con la stessa scatola.
paper-miss = { $out ->
    [yes] Niente fa { $sum }. Sei fuori da questa manche.
   *[no] Niente fa { $sum }. Il tuo turno è finito.
}
paper-unlucky = Un { $sum } chiude sempre il turno.
paper-off-mat = Se un dado esce dal tappetino, si rialza la più alta delle tessere abbassate.
paper-count = { $total ->
    [front-double] Le tessere davanti contano doppio. Restano { $left }.
    [tiles] Ogni tessera in piedi conta uno. Restano { $left }.
    [digits] Leggi quello che resta come un numero solo. Restano { $left }.
   *[sum] Somma quello che è ancora in piedi. Restano { $left }.
}
paper-last = Prendi 1 punto o lancia ancora. Tessere abbassate: 2 punti. Scatola chiusa: 4. Niente: 0.

## Who wins

paper-wins = Chi vince
paper-win = { $format ->
    [running] Si giocano { $rounds } manche e si sommano i totali. Vince la somma più bassa.
    [knock-out] I totali si sommano a ogni manche. Sopra { $limit } si è fuori. Vince chi resta.
    [until] I totali si sommano a ogni manche. Quando qualcuno arriva a { $limit }, vince la somma più bassa.
    [chase] Dopo { $rounds } manche vince chi ha più punti.
    [last-one-standing] Vince chi arriva per primo a { $limit } punti.
   *[one-turn] Un turno a testa. Vince il totale più basso. Una scatola chiusa conta 0.
}
paper-shut-wins = Chi chiude la scatola vince subito.
paper-chase = Il primo totale è quello da battere. Il pari non basta.
paper-chase-try = Gli altri hanno un tentativo a testa, uno dopo l’altro.
paper-chase-beat = Se lo batti, tutti gli altri hanno un tentativo contro di te.
paper-chase-end = { $points ->
    [paid] Se nessuno ti batte, ognuno degli altri ti paga 1 punto, o 2 per una scatola chiusa.
   *[won] Se nessuno ti batte, segni 1 punto, o 2 per una scatola chiusa.
}
paper-last-start = Il lancio più alto comincia la manche. Si gioca da due a quattro.
paper-last-box = Chi abbassa l’ultima tessera segna 4 punti.
paper-known = Buono a sapersi
paper-sevens = Di 36 lanci, 6 fanno 7.
paper-best = Il gioco migliore lascia in media { $mean }. Turni con la scatola chiusa: { $shut }.

## Blank score sheets

paper-name = Nome
paper-form = { $form ->
    [circles] Scrivi quello che resta. Riempi il cerchio se vinci la manche.
    [points] Angolo piccolo: questa manche. Campo grande: i tuoi punti finora.
    [totals] Angolo piccolo: quello che resta. Campo grande: il totale finora.
   *[turns] Scrivi quello che resta. Cerchia il totale più basso.
}
paper-foot = { $points ->
    [paid] Manche vinta: 1 punto da ognuno degli altri, 2 per una superscatola.
   *[won] Una manche conta 1. Per una superscatola scrivi 2 nel cerchio.
}
paper-sum = { $form ->
    [circles] Punti
    [points] Punti
    [turns] Partite vinte
   *[totals] Totale
}
