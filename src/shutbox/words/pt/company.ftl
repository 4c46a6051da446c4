# Os outros à mesa: quem joga, quem assiste, reações, ausências, jogar outra vez.

company-your-turn = É a tua vez
company-notify = Notificação na tua vez
company-notify-blocked = Este navegador bloqueia as notificações deste site.
company-watching = { $count ->
    [0] { $count } a assistir
    [one] { $count } a assistir
   *[other] { $count } a assistir
}

## Reações

company-react = Reagir
company-reactions = Reações
company-say = { $say ->
    [nice] Boa
    [wow] Oh não
    [love] Adoro
    [luck] Figas
    [star] Bravo
    [fire] Em grande
    [hmm] Hum
    [ouch] Ai
    [good-luck] Boa sorte
    [well-played] Bem jogado
    [so-close] Por pouco
    [nice-throw] Bom lançamento
    [back-soon] Volto já
    [one-more] Mais um?
   *[nudge] É a tua vez!
}
company-said = { $who }: { $said }
company-mute = { $muted ->
    [yes] Mostrar reações
   *[no] Silenciar reações
}
company-nudge = Chamar { $who }
company-nudged = { $who } está à tua espera.

## Ausências

company-away-in = ausente { $time }
company-away = { $who } não está. Podes decidir daqui a { $time }.
company-away-others = { $who } não está. Os outros podem decidir daqui a { $time }.
company-bot-plays = joga um bot
company-away-title = { $who } não está
company-away-bot = Um bot pode continuar.
company-away-back = { $who } pode voltar ao lugar a qualquer momento.
company-decide = Decidir
company-fill = Pôr um bot
company-wait = Esperar mais
company-without = Continuar sem { $who }
company-without-sure = Sim, continuar sem { $who }
company-without-no = Não, esperar
company-stand-in = Um bot está a jogar por ti.
company-return = { $who ->
    [you] Voltar ao lugar
   *[other] Voltar ao lugar de { $who }
}
company-deputy = { $who ->
    [you] Organizas tu a mesa até voltar quem a criou.
   *[other] { $who } organiza a mesa até voltar quem a criou.
}

## Jogar outra vez

company-again = Jogar outra vez
company-again-cancel = Agora não
company-again-wants = { $count ->
    [one] { $names } quer jogar outra vez.
   *[other] { $names } querem jogar outra vez.
}
company-again-you = Queres jogar outra vez.
company-again-waits = À espera de { $names }.
company-again-missing = Ausências: { $names }. O próximo jogo começa daqui a { $seconds } s.

## O que aconteceu

company-left = { $who } saiu do jogo
