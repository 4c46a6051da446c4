# The server as its host sees it.

serve-ready = Shutbox er klar: { $address }
serve-scan = Scan koden med en telefon på samme netværk. Alle med adressen kan oprette et bord. Ingen kommer til dit uden linket.
serve-stop = Stop med Ctrl+C. Intet spil går tabt, og det fortsætter ved næste start.
serve-thinking = Regner for serverne ved { $path }. Stop med Ctrl+C.
serve-key = Serveren underskriver sine spil med nøglen { $key }.
serve-running = Shutbox kører allerede: { $address }
