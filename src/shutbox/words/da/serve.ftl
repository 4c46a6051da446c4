# The server as its host sees it.

serve-ready = Shutbox er klar: { $address }
serve-scan = Telefoner på samme netværk scanner denne kode. Alle med adressen kan oprette et bord; ingen kommer til dit uden dets link.
serve-stop = Ctrl-C stopper; intet spil går tabt, og det fortsætter ved næste start.
serve-thinking = Tænker for serverne ved { $path }. Ctrl-C stopper.
serve-key = Den underskriver sine spil med nøglen { $key }.
serve-running = Shutbox kører allerede: { $address }
