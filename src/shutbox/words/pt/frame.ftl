# What all pages share, and what stands beside the box.

frame-skip = Ir para o conteúdo
frame-panels = Painéis laterais
frame-story = História
frame-ways = Todas as maneiras de usar o lançamento
frame-others = mais { $count }
