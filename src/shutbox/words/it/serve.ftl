# The server as its host sees it.

serve-ready = Shutbox è pronto: { $address }
serve-scan = I telefoni sulla stessa rete inquadrano questo codice. Chiunque abbia l’indirizzo può preparare un tavolo; al tuo non entra nessuno senza il suo link.
serve-stop = Ctrl-C lo ferma; nessuna partita va persa, e al prossimo avvio si continua.
serve-thinking = Pensa per i server di { $path }. Ctrl-C ferma.
serve-key = Firma le sue partite con la chiave { $key }.
serve-running = Shutbox è già in funzione: { $address }
