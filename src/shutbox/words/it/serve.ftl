# The server as its host sees it.

serve-ready = Shutbox è pronto: { $address }
serve-scan = I telefoni sulla stessa rete possono inquadrare questo codice. Chiunque abbia l’indirizzo può creare un tavolo, ma nel tuo non entra nessuno senza il suo link.
serve-stop = Ctrl-C per fermarlo. Nessuna partita va persa: al prossimo avvio si continua.
serve-thinking = Calcola per i server di { $path }. Ctrl-C per fermarlo.
serve-key = Firma le sue partite con la chiave { $key }.
serve-running = Shutbox è già in funzione: { $address }
