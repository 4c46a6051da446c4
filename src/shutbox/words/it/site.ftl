site-fetching = Il gioco si sta preparando: { $percent } %
site-elsewhere = Shutbox è aperto in un’altra scheda di questo browser, e le tue partite sono lì.
site-take = Gioca qui
site-broken = Shutbox non può partire in questo browser.
site-passing = Questo browser non conserva niente: le tue partite spariscono quando chiudi questa pagina.
site-update = C’è una nuova versione di Shutbox.
site-update-now = Aggiorna
site-ready = Shutbox ora funziona senza rete.
site-dice = Qui non c’è un server: questo browser fa entrambe le parti, con il suo generatore di segreti. I sigilli mostrano che nessun lancio è stato scelto durante la partita. Non possono mostrare che nessuno abbia guardato prima su questo dispositivo.
site-yours-about = Partite, tavoli, esercizi, regole di casa, nomi e impostazioni restano in questo browser e da nessun’altra parte. Salva tutto di tanto in tanto.
site-delete-about = Tutte le partite, i tavoli, le cifre, gli esercizi, le regole di casa, i nomi e le impostazioni di questo browser spariscono per sempre.
site-delete = Cancella
site-delete-sure = Cancellare la partita?
site-keeps = Quanto sono al sicuro le tue partite
site-keeps-how = { $sure ->
    [promised] Questo browser ha promesso di conservare le tue partite finché non le cancelli.
    [never] Questo browser non conserva niente: le tue partite spariscono quando chiudi questa pagina.
   *[unpromised] Questo browser può cancellare le tue partite se lo spazio sul dispositivo finisce. Salvale di tanto in tanto.
}
site-keeps-week = Safari cancella le tue partite se non apri questa pagina per sette giorni. Aggiungi Shutbox alla schermata Home per evitarlo. Lì ha partite sue: prima salva le tue, poi importale lì.
site-keeps-plain = Questa pagina è arrivata tramite semplice HTTP. Ha bisogno della rete ogni volta e non si può installare. Con HTTPS può fare entrambe le cose.
site-install = Installa Shutbox
site-noted = OK
site-turn = { $stage ->
    [waiting] Invita qualcuno: manda il tavolo come link.
    [playing] Tocca a { $names }. Manda la partita come link.
   *[over] La partita è finita. Manda la fine a { $names }.
}
site-turn-send = Manda il link
site-turn-dice = I dadi li fissate in due e nessuno può cambiarli. Un telefono manomesso potrebbe guardare avanti. Apri il link nel browser che ha le tue partite: un iPhone lo apre in Safari, e Shutbox installato ha partite sue.
site-turn-older = Questo link è più vecchio della tua partita, quindi non è cambiato niente.
