site-fetching = O jogo está a ser preparado: { $percent } %
site-elsewhere = O Shutbox está aberto noutro separador deste navegador, e os teus jogos estão lá.
site-take = Jogar aqui
site-broken = O Shutbox não consegue arrancar neste navegador.
site-passing = Este navegador não guarda nada: os teus jogos desaparecem quando fechares esta página.
site-update = Há uma nova versão do Shutbox.
site-update-now = Atualizar
site-ready = O Shutbox já funciona sem rede.
site-dice = Aqui não há servidor: este navegador faz as duas partes, com o seu gerador de segredos. Os selos mostram que nenhum lançamento foi escolhido durante o jogo. Não podem mostrar que ninguém espreitou antes neste aparelho.
site-yours-about = Jogos, mesas, exercícios, regras da casa, nomes e definições ficam guardados neste navegador e em mais lado nenhum. Guarda tudo de vez em quando.
site-delete-about = Todos os jogos, mesas, números, exercícios, regras da casa, nomes e definições deste navegador desaparecem de vez.
site-delete = Apagar
site-delete-sure = Apagar o jogo?
site-keeps = Até que ponto os teus jogos estão seguros
site-keeps-how = { $sure ->
    [promised] Este navegador prometeu guardar os teus jogos até os apagares.
    [never] Este navegador não guarda nada: os teus jogos desaparecem quando fechas esta página.
   *[unpromised] Este navegador pode apagar os teus jogos se faltar espaço no dispositivo. Guarda-os de vez em quando.
}
site-keeps-week = O Safari apaga os teus jogos se não abrires esta página durante sete dias. Adiciona o Shutbox ao ecrã principal para o evitar. Aí tem jogos próprios: guarda primeiro os teus e importa-os aí.
site-keeps-plain = Esta página veio por HTTP simples. Precisa da rede de cada vez e não pode ser instalada. Por HTTPS pode fazer as duas coisas.
site-install = Instalar o Shutbox
site-noted = OK
site-turn = { $stage ->
    [waiting] Convida alguém: envia a mesa como ligação.
    [playing] É a vez de { $names }. Envia o jogo como ligação.
   *[over] O jogo acabou. Envia o fim a { $names }.
}
site-turn-send = Enviar ligação
site-turn-dice = Os dois fixam os dados e ninguém os pode mudar. Um telemóvel adulterado podia ver o que vem aí. Abre a ligação no navegador que tem os teus jogos: um iPhone abre-a no Safari, e o Shutbox instalado tem jogos próprios.
site-turn-older = Esta ligação é mais antiga do que o teu jogo, por isso nada mudou.
