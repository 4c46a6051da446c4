# The server as its host sees it.

serve-ready = O Shutbox está pronto: { $address }
serve-scan = Os telemóveis na mesma rede podem ler este código. Quem tiver o endereço pode criar uma mesa, mas ninguém entra na tua sem o link dela.
serve-stop = Ctrl-C para parar. Nenhum jogo se perde: tudo continua da próxima vez.
serve-thinking = A calcular para os servidores de { $path }. Ctrl-C para parar.
serve-key = Assina os seus jogos com a chave { $key }.
serve-running = O Shutbox já está a funcionar: { $address }
