# The server as its host sees it.

serve-ready = Shutbox ist bereit: { $address }
serve-scan = Scanne diesen Code mit einem Handy im selben Netz. Wer die Adresse hat, kann einen Tisch eröffnen. An deinen kommt niemand ohne den Link.
serve-stop = Mit Strg+C beenden. Keine Partie geht verloren, beim nächsten Start geht es weiter.
serve-thinking = Rechnet für die Server an { $path }. Mit Strg+C beenden.
serve-key = Der Server unterschreibt seine Partien mit dem Schlüssel { $key }.
serve-running = Shutbox läuft schon: { $address }
