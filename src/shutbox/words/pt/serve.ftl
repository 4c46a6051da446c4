# The server as its host sees it.

serve-ready = O Shutbox está pronto: { $address }
serve-scan = Os telemóveis na mesma rede leem este código. Quem tiver o endereço pode abrir uma mesa; na tua, ninguém entra sem o link dela.
serve-stop = Ctrl-C para-o; nenhum jogo se perde, e tudo continua da próxima vez.
serve-thinking = A pensar pelos servidores de { $path }. Ctrl-C termina.
serve-key = Assina os seus jogos com a chave { $key }.
serve-running = O Shutbox já está a funcionar: { $address }
