# The server as its host sees it.

serve-ready = Shutbox staat klaar: { $address }
serve-scan = Telefoons op hetzelfde netwerk scannen deze code. Iedereen met het adres kan een tafel openen; bij die van jou komt niemand binnen zonder de link.
serve-stop = Ctrl-C stopt de server; er gaat geen spel verloren, en bij de volgende start gaat het verder.
serve-thinking = Denkt voor de servers bij { $path }. Ctrl-C stopt.
serve-key = De server ondertekent zijn spellen met de sleutel { $key }.
serve-running = Shutbox draait al: { $address }
