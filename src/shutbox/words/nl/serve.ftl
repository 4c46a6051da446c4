# The server as its host sees it.

serve-ready = Shutbox staat klaar: { $address }
serve-scan = Scan deze code met een telefoon op hetzelfde netwerk. Iedereen met het adres kan een tafel openen. Bij die van jou komt niemand binnen zonder de link.
serve-stop = Met Ctrl+C stopt de server. Er gaat geen partij verloren, bij de volgende start gaat alles verder.
serve-thinking = Rekent voor de servers bij { $path }. Stop met Ctrl+C.
serve-key = De server ondertekent zijn partijen met de sleutel { $key }.
serve-running = Shutbox draait al: { $address }
