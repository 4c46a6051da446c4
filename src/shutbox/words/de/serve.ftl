# The server as its host sees it.

serve-ready = Shutbox ist bereit: { $address }
serve-scan = Handys im selben Netz scannen diesen Code. Wer die Adresse hat, kann einen Tisch eröffnen; an deinen kommt niemand ohne dessen Link.
serve-stop = Ctrl-C hält an; keine Partie geht verloren, beim nächsten Start geht es weiter.
serve-thinking = Denkt für die Server an { $path }. Strg+C beendet es.
serve-key = Er unterschreibt seine Partien mit dem Schlüssel { $key }.
serve-running = Shutbox läuft schon: { $address }
