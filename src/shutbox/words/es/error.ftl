# What went wrong, on one line each: what was expected, what came, how to mend it. No capital and no full stop, because
# a line may hold several. The ids are the stable codes of the errors.

## Notation

error-position-shape = «{ $got }» no es una posición de esta caja, que se escribe como { $expected }, con un punto por cada ficha cerrada
error-position-tile = { $got } tiene { $tile } donde esta caja tiene { $own }; su posición completa es { $expected }, y un punto marca una ficha cerrada
error-position-hidden = en { $got } el { $tile } está cerrado mientras sigue en pie una ficha delante; solo se puede cerrar la primera ficha en pie de cada columna
error-box-rows = «{ $got }» no es una caja: todas las hileras necesitan el mismo número de fichas, y una columna solo puede acabar antes por detrás; una caja de dos hileras se escribe 123456789/987654321
error-box-notation = «{ $got }» no es una caja: una hilera se escribe 123456789, o 8,9,10,11 si algún valor tiene dos cifras
error-move-tile = en { $position } no hay en pie ninguna ficha { $tile }; las fichas se unen con +, y cada ' indica una hilera más atrás: 6+2'
error-move-hidden = { $tiles } no pueden ir juntas en { $position }: delante de una de ellas sigue en pie otra ficha; ciérrala también, o antes
error-throw-syntax = «{ $got }» no es una tirada; escribe las caras con comas, como 3,5, o una sola, como 4
error-throw-faces = { $got } no es una tirada de estos dados: sus caras van de 1 a { $faces }
error-throw-dice = { $got } no es una tirada de este juego, donde { $dice ->
    [1] se tira un dado: escribe su cara, como 4
   *[other] se tiran los { $dice } dados, o uno: escribe sus caras, como 3,5 o 4
}
error-event-word = «{ $got }» no es un suceso; una tirada se escribe 3,5r, las fichas 6+2, y además hay off:r, raise, end, take, time, undo, =9t, total:17, leave:1, hint:1, seat:1=person,Ann, name:1=Ann y order:2,1
error-event-name = «{ $got }» no es un nombre en un registro: { $why ->
    [text] sus códigos tienen que ser los bytes de un texto en UTF-8, como Zo%C3%AB
   *[code] a cada % tienen que seguir dos cifras hexadecimales, como %C3
}
error-event-version = un registro de esta versión no tiene la palabra «{ $got }»; necesita la primera línea shutbox { $version }
error-toml-syntax = esto no es TOML: { $why }; un ajuste se escribe como tiles = 2
error-json-syntax = esto no es JSON: { $why }; un reglamento se escribe como {"{"}"tiles": 2{"}"}
error-json-object = un reglamento es un objeto JSON como {"{"}"tiles": 2{"}"}, no { $got }

## Rule sets

error-rules-unknown = no hay ningún reglamento «{ $got }»; { $near ->
    [nothing] los conocidos son { $known }
   *[other] ¿querías decir { $near }? Para verlos todos: shutbox rules
}
error-setting-unknown = no hay ningún ajuste «{ $setting }»; para verlos todos: shutbox rules nine
error-setting-unknown-near = no hay ningún ajuste «{ $setting }»; ¿querías decir { $near }?
error-setting-text = { $setting } tiene que ser un texto, no { $got }
error-setting-whole = { $setting } tiene que ser un número entero, no { $got }
error-setting-word = { $setting } tiene que ser un número entero de { $low } a { $high }, o { $word }, no { $got }
error-setting-flag = { $setting } tiene que ser true o false, no { $got }
error-setting-chance = { $setting } tiene que ser una probabilidad de 0 a 1, como 0.02 o 1/50, no { $got }
error-setting-one-die = { $setting } tiene que ser uno de estos: { $choices } (o forced en lugar de optional); no { $got }
error-setting-box = { $setting } tiene que ser uno de estos: { $boxes }; o hileras como 123456789/987654321, o una lista de columnas como [[1, 9], [2, 8]], no { $got }
error-setting-choice = { $setting } tiene que ser uno de estos: { $choices }; no { $got }
error-setting-set-up = { $setting } tiene que ser una posición de la caja { $expected }, con un punto por cada ficha cerrada, no { $got }
error-setting-range = { $setting } tiene que estar entre { $low } y { $high }, no { $got }
error-setting-no-meaning = { $setting } no significa nada cuando format es { $format }; quítalo
error-tile-value = una ficha tiene que valer de 1 a { $most }, no { $got }
error-box-empty = box tiene que tener al menos una columna, y cada columna al menos una ficha
error-box-shape = box tiene que tener como mucho { $most_columns } columnas y { $most_rows } hileras, no { $columns } y { $rows }
error-box-positions = box tiene que tener como mucho { $most } posiciones, no { $got }; hazla más pequeña
error-box-ways = con box y dice, una tirada se puede usar hasta de { $got } formas, y se permiten { $most }; haz la caja más pequeña o pon menos dados
error-set-up-empty = set_up tiene que dejar al menos una ficha en pie
error-first-throw-tile = first_throw tiene que nombrar una ficha que la primera tirada pueda cerrar, y { $tile } no lo es
error-box-never-shut = format = { $format } va de cerrar la caja, pero ninguna tirada llega a la ficha { $tile }: la más alta es { $most }
error-goal-never-shut = { $goal } necesita una caja que se pueda cerrar, pero ninguna serie de tiradas cierra { $position }; cambia la caja, los dados o lo que puede cerrar una tirada
error-one-die-always = { $setting } tiene que ser never si de todos modos se tira un solo dado
error-one-die-limit = el límite de one_die tiene que ser un número entero de { $low } a { $high }, no { $got }
error-unlucky-total = unlucky tiene que ser un total que puedan dar todos los dados, de { $low } a { $high }, no { $got }
error-thai-one-tile = buys = thai cierra una ficha cada vez: deja tiles y behind como están
error-off-mat-chance = off_mat_chance tiene que estar entre 0 y 1, no { $got }
error-off-mat-none = off_mat_chance necesita una penalización: pon off_mat en raise, end, choose o void
error-off-mat-endless = con off_mat_chance = 1 un turno no acabaría nunca: solo lo permiten off_mat = end y off_mat = void
error-order-needs-throw = order = descending necesita begins = throw
error-super-box-one-each = super_box no significa nada cuando tries es one-each; quítalo

## Practising

error-drill-none = en { $rules } no hay nada que decidir, así que no hay nada que practicar
error-drill-player = nadie se llama «{ $got }» en estas partidas; juegan { $names }
error-drill-twins = en una partida hay más de un jugador con el nombre «{ $got }»; escribe el nombre como en el registro: { $names }
error-drill-level = --level tiene que ser uno de estos: { $levels }; no { $got }
error-stats-since = --since espera una fecha como 2026, 2026-11 o 2026-11-18, no { $got }
error-stats-player = { $got } no tiene ninguna partida terminada aquí; sí tienen: { $names }
error-stats-rules = no hay ninguna partida terminada con { $got }; las hay con { $rules }
error-drill-choice = elige una de las opciones: una jugada por su número o sus fichas, o un número de dados

## Server

error-language-unknown = no hay ningún idioma «{ $got }»; los que hay son { $languages }
error-serve-address = no se puede escuchar en { $host }, puerto { $port }: { $why }; elige otro con --port o --host
error-serve-public = --public tiene que ser una dirección como https://box.example sin ruta, no { $got }
error-host-name = { $option } tiene que ser un nombre de host o una dirección IP, no «{ $got }»
error-server-extra-missing = para esto hace falta { $missing }, que no está instalado: { $install }; shutbox play no necesita nada más
error-postgres-extra-missing = para una base de datos hace falta { $missing }, que no está instalado: { $install }
error-docs-missing = esta instalación no incluye la documentación ya construida; en una copia del proyecto, constrúyela con: .venv/bin/python tools/build_docs.py; sus fuentes son los archivos de docs/
error-site-unbuilt = las páginas del sitio no forman parte de esta instalación; en una copia del proyecto, constrúyelas con: .venv/bin/python tools/build_web.py site
error-site-folder = { $path } contiene otros archivos, que el sitio sustituiría; indica una carpeta nueva o vacía
error-table-name = { $fault ->
    [blank] un nombre necesita al menos un carácter que se vea
    [long] un nombre tiene como mucho { $most } caracteres, y «{ $got }» tiene { $length }
   *[hidden] un nombre no puede tener caracteres invisibles ni que cambien la dirección del texto, como { $sign } en «{ $got }»; escríbelo de nuevo
}
error-table-rules = "rules" tiene que ser el nombre de un reglamento o sus ajustes como objeto, y "set" un objeto con cambios
error-table-moves = estas reglas permiten hasta { $got } jugadas para una tirada, y una mesa en vivo admite { $most }: pon menos fichas iguales o juega en la terminal
error-table-rules-long = las reglas ocupan { $got } bytes, y una mesa en vivo admite { $most }: acorta los textos
error-table-seats = "seats" tiene que ser una lista de 1 a 12 textos, cada uno "{ $open }" o el nombre de un bot
error-table-full = ya hay demasiada gente mirando esta mesa; vuelve más tarde
error-player-here = quien ocupa el asiento { $seat } está presente; los demás solo deciden sobre el asiento de alguien ausente
error-player-awaited = quien ocupa el asiento { $seat } no está; los demás podrán decidir sobre el asiento dentro de { $seconds } s
error-device-unknown = para esto hace falta un dispositivo conocido; POST /api/devices da uno
error-spoken-unknown = no hay ninguna mesa con ese código hablado, o ya no espera; pide el enlace a quien la organiza
error-transfer-unknown = ese código no mueve ningún asiento: está mal, usado o es demasiado viejo; haz uno nuevo en el primer dispositivo
error-log-from = "from" tiene que ser el número de una línea, desde 1
error-wire-json = esto no es un objeto JSON
error-wire-since = "n" tiene que ser el número de entradas que has visto, de 0 a { $now }
error-http-json = el cuerpo tiene que ser JSON: envíalo con Content-Type: application/json
error-http-cut = la petición terminó antes que su cuerpo
error-http-long = el cuerpo tiene más de { $most } bytes
error-http-slow = el cuerpo de esta petición tardó demasiado en llegar
error-http-too-many = demasiadas peticiones; espera un minuto
error-http-connections = esta dirección tiene demasiadas conexiones con el servidor; cierra algunas
error-http-head = la cabecera de la petición ocupa más de { $bytes } bytes o de { $lines } líneas
error-http-malformed = esto no es una petición HTTP válida
error-http-host = este servidor no responde al nombre { $got }; usa la dirección que mostró al arrancar, o arráncalo con --also
error-http-host-form = la cabecera Host debe nombrar un solo host, y aquí dice { $got }
error-http-origin = una página de { $got } no puede hacer esto; abre la página de este servidor
error-http-path = en esta ruta no hay nada; docs/server.md dice lo que hay
error-offline-alone = para esto hacen falta un servidor de Shutbox y otros dispositivos; aquí todo ocurre en este navegador
error-offline-unsolved = esta caja es demasiado grande para calcularla en un navegador; un servidor de Shutbox sí puede
error-offline-full = el almacenamiento del navegador está lleno: no se ha guardado ni jugado nada; haz sitio, por ejemplo exportando y borrando partidas antiguas, y vuelve a intentarlo
error-offline-elsewhere = otra pestaña de este navegador tiene las mesas; ciérrala o juega aquí
error-offline-turn-forked = este enlace es de una partida que aquí siguió de otro modo, así que nada ha cambiado; pide el último enlace
error-offline-turn-edited = este enlace está dañado o fue modificado, así que aquí nada ha cambiado; pídelo otra vez
error-offline-turn-people = por enlace solo juegan personas, y al menos dos; prepara otra mesa para jugar con bots
error-offline-turn-again = una partida por enlace no se repite; prepara una mesa nueva
error-offline-turn-settings = una partida por enlace tiene dados sellados, sin tiempo para pensar y sin deshacer; cambia esos ajustes
error-http-method = esta ruta acepta { $allowed }
error-http-fault = algo ha fallado en el servidor; no se ha guardado nada, inténtalo otra vez
error-http-handshake = esto no es el saludo de un WebSocket de la versión { $version }
error-think-too-dear = este juego es demasiado para pensarlo aquí (posiciones: { $positions }, jugadores: { $players }); una regla sencilla sí puede jugarlo
error-think-busy = el entrenador y los bots no dan abasto; pregunta otra vez en un momento
error-think-share = aún se está trabajando en tus preguntas anteriores; espera sus respuestas
error-server-busy = el servidor no da abasto; pregunta otra vez en un momento
error-think-too-long = eso tardó más de { $seconds } segundos y se ha parado
error-think-failed = el proceso que piensa ha fallado; pregunta otra vez

## Joining a table

error-join-address = «{ $got }» no es la dirección de una mesa; se escribe como http://192.168.1.20:8000/k3mz-7w2q-9fxd
error-join-code = «{ $got }» no es el código de una mesa: tiene doce letras y cifras, como k3mz-7w2q-9fxd, o seis cifras si se dijo en voz alta
error-join-transfer = «{ $got }» no es un código que mueva un asiento: tiene 26 letras y cifras
error-join-unreachable = en { $server } no responde ningún servidor: { $why }
error-join-no-server = { $server } no es un servidor de shutbox
error-join-version = el servidor habla la versión { $got } del lenguaje de las mesas, y este programa la { $known }; usa la misma versión de shutbox
error-join-refused = { $why }
error-join-door = { $server } tiene la mesa, pero no deja que esta terminal hable con ella; puede ser por un proxy que esté en medio
error-join-entry = no se entiende la entrada { $number } de esta mesa ({ $why }); usa la misma versión de shutbox que el servidor
error-join-device = { $file } está dañado; bórralo, y esta terminal será un dispositivo nuevo para el servidor
error-host-room = no hay un asiento libre para cada cual ({ $names }) en { $seats }; añade uno con --seats
error-join-begun = la partida ha empezado sin ti; mira con --watch
error-join-full = no queda ningún asiento libre; mira con --watch
error-join-seat = «{ $got }» no es ni el nombre de un solo jugador ni el número de un asiento; los asientos van de 1 a { $seats }, los jugadores son { $names }
error-join-which = di quién: { $names }
error-join-nobody = en esta terminal no se sienta nadie
error-join-sit = di quién se sienta: { $word } Bo, o { $word } 2 Bo
error-join-fill = di qué asiento pasa a qué bot: { $word } 2 club
error-join-no-game = todavía no hay partida que guardar
error-option-choice = { $option } tiene que ser uno de estos: { $known }; no «{ $got }»

## Store

error-store-open = no se puede abrir el almacén { $path }: { $why }
error-store-away = no hay conexión con la base de datos { $path }: { $why }
error-store-unsafe = esta base de datos puede perder lo que ya se confirmó: su ajuste { $setting } es { $got }, no { $good }
error-serve-workers-file = varios procesos necesitan una base de datos PostgreSQL, porque un archivo de SQLite solo lo puede escribir un proceso a la vez; añade --database postgresql://shutbox@localhost/shutbox o quita --workers
error-store-share = en la base de datos ya no está la fila que dice lo que este proceso ha guardado; se detiene para que nada se haga dos veces
error-store-not-empty = la base de datos { $path } ya tiene un almacén con mesas, y no se sobrescribe; indica una vacía
error-server-key = { $path } no es la clave de un servidor, que son 64 cifras hexadecimales; pon ahí el archivo bueno, o quítalo y el servidor hará una clave nueva
error-server-key-other = las partidas de esta base de datos están firmadas con la clave que empieza por { $expected }, pero este servidor tiene { $got }; copia server.key del primer servidor a la carpeta de datos de este
error-store-homeless = no tienes una carpeta personal donde guardar los datos; indica otra carpeta en la variable SHUTBOX_DATA
error-store-none = no hay ningún almacén { $path }
error-store-in-use = el almacén { $path } lo está usando el proceso { $pid }; solo puede tenerlo un proceso a la vez
error-store-foreign = { $path } no es un almacén de este programa
error-store-newer = el almacén { $path } tiene la versión { $got }, pero este programa conoce la { $known }; lo abre un shutbox más nuevo
error-store-references = no se puede actualizar el almacén { $path }: algunas de sus filas son de mesas que no están; la copia que hay al lado sigue como estaba
error-store-library = el almacén necesita SQLite { $needed } o más nuevo, y este Python tiene { $got }
error-store-anchor = el almacén está dañado: falta su ancla, que dice lo que tiene que haber dentro, o alguien la ha cambiado
error-store-mark = la marca del almacén está dañada; si `shutbox verify --store` no encuentra nada más, borra { $mark }
error-store-behind = al almacén le faltan { $lost } escrituras confirmadas: su registro está dañado, o es una copia más antigua; restaura una copia de seguridad, o borra { $mark } para seguir con lo que queda
error-store-other = el almacén no es el de su marca; si has puesto otro aquí, borra { $mark }
error-store-unreadable = el almacén está dañado: hay una parte que no se puede leer ({ $why })
error-store-schema = el almacén está dañado: sus tablas no son como tienen que ser
error-store-structure = el almacén está dañado: { $why }
error-store-entry-missing = la entrada { $number } de la mesa { $table } falta, o está en otro sitio
error-store-entry-changed = la entrada { $number } de la mesa { $table } está cambiada
error-store-entry-count = la mesa { $table } tiene que tener { $expected } entradas, pero tiene { $got }
error-store-head = la cabeza de la mesa { $table } no es el hash de su última entrada
error-store-stray = hay entradas de una mesa que no está, la de número { $number }
error-store-events = el almacén tiene que contener { $expected } entradas, pero contiene { $got }
error-store-tally = { $kind ->
    [tables] las filas de las mesas
    [devices] las filas de los dispositivos
    [holdings] las filas de los asientos ocupados
   *[transfers] las filas de los códigos que mueven asientos
} no cuadran con su recuento: tiene que haber { $expected } y hay { $got }, o alguna está cambiada
error-store-log-missing = la línea { $number } del diario público falta, o está en otro sitio
error-store-log-changed = la línea { $number } del diario público está cambiada
error-store-log-head = el diario público tiene que acabar con la línea { $expected } y su hash, pero acaba con la línea { $got } o con otro hash
error-store-sealed = los dados de la mesa { $table } se sellaron y no están ni guardados ni abiertos, o se abrieron sin haberse sellado
error-store-snapshot = la instantánea de la mesa { $table } en la entrada { $number } no corresponde a sus entradas; un servidor no la usa y repite la mesa
error-store-game = las entradas de la mesa { $table } no forman una partida; qué le pasa al almacén lo dice: shutbox verify --store
error-store-conflict = la mesa tiene { $got } entradas, y no { $expected } como se creía
error-store-no-table = esa mesa ya no está en el almacén
error-store-constraint = el almacén rechaza esto: { $why }
error-store-failed = el disco o la base de datos ha fallado ({ $why }), así que no se puede guardar nada más; lo confirmado está guardado. Revísalo y arranca otra vez
error-store-closed = el almacén está cerrado
error-backup-failed = no se puede copiar el almacén en { $path }: { $why }
error-admin-silent = el servidor de { $address } tiene el almacén, pero no responde: { $why }
error-admin-refused = el servidor se niega, y no dice por qué
error-admin-task = un servidor no tiene ninguna tarea «{ $got }»
error-admin-path = la ruta de una copia tiene que ser absoluta
error-forget-one = di una sola cosa que olvidar: una mesa, un dispositivo o un número de días
error-forget-device = para borrar lo que el servidor guarda de este dispositivo, nómbralo: «device» debe ser el identificador que da /api/mine
error-export-after = «after» es un número entero de 12 cifras como máximo
error-forget-which = di una sola cosa que olvidar: --table ID, --device ID o --older-than DAYS
error-restore-where = di en qué base de datos: --database postgresql://shutbox@localhost/shutbox
error-think-where = di para qué base de datos: --database postgresql://shutbox@localhost/shutbox
error-forget-unknown = en el almacén no hay ninguna mesa ni dispositivo { $got }

## Players

error-bot-unknown = no hay ningún bot «{ $got }»; { $near ->
    [nothing] los que hay son { $bots }
   *[other] ¿querías decir { $near }?
}
error-argument-type = { $argument } debe ser { $wanted }, no { $got }
error-position-range = { $got } no es una posición de esta caja, cuyas posiciones se numeran de 0 a { $most }
error-player-form = «{ $got }» no nombra a ningún jugador; escribe el módulo y lo que define, como my_bots:Careful
error-player-import = no se puede cargar el jugador { $got }: { $why }
error-player-choose = { $got } no es un jugador; un jugador tiene un método choose(game) que devuelve una acción permitida
error-player-illegal = el jugador { $player } eligió { $chosen } en { $position }, donde puede elegir { $allowed }
error-player-here-only = el jugador { $got } solo existe en este proceso; nómbralo module:Name para que otros puedan cargarlo
error-cursor-place = no hay ningún lugar { $got } en este registro, cuyos lugares se numeran de 0 a { $most }
error-choice-unknown = ahora no se puede elegir «{ $got }»; hay { $allowed }
error-player-varies = el jugador { $player } no elige siempre lo mismo, así que no se puede calcular su fuerza; juega partidas con él
error-players-count = { $most ->
    [1] { $rules } se juega a solas, no con { $got } jugadores
   *[other] { $rules } es para 1 a { $most } jugadores, no { $got }
}
error-player-name = un jugador necesita un nombre que se pueda mostrar, no «{ $got }»
error-player-kind = un asiento es de una persona o de un bot, con un nombre de minúsculas, cifras y guiones, no de «{ $got }»
error-player-twice = no puede haber dos jugadores con el nombre { $name }; { $free } está libre
error-starter-seat = el asiento que empieza tiene que ir de 1 a { $players }, no { $got }

## What cannot be done now

error-not-now = { $asked ->
    [throw] no toca tirar
    [shut] no se pueden cerrar fichas
    [off] salirse del tapete no cuenta
    [penalty] no hay que elegir penalización
    [take] no hay ningún punto que tomar
    [leave] nadie puede irse
    [options] no hay nada que elegir
    [total] ningún turno puede acabar con su total
    [order] el orden no puede cambiar
   *[time] no se puede acabar el tiempo
} { $phase ->
    [start] mientras los dados deciden quién empieza
    [throw] antes de la siguiente tirada
    [shut] antes de cerrar fichas con la tirada que hay en la mesa
    [penalty] antes de elegir la penalización
    [survivor] mientras decide quien más ha aguantado
   *[over] cuando la partida ha terminado
}
error-dice-count = { $got ->
    [one] aquí no se puede tirar un dado
   *[other] aquí no se pueden tirar { $got } dados
}; el número de dados tiene que ser { $allowed }
error-dice-missing = una tirada necesita dados que la hagan
error-dice-script-over = la lista de tiradas se ha agotado
error-throw-sorted = las caras de una tirada se escriben de menor a mayor, no { $got }
error-throw-ends-turn = ninguna ficha vale para esta tirada y el turno acaba; si es así, apúntala sin hold
error-correct-turn = el asiento { $seat } acabó menos turnos con un total en la ronda { $round }: { $count }
error-correct-later = con este total la partida habría seguido de otra manera: lo apuntado desde { $who } en la ronda { $round } ya no vale
error-off-mat-never = aquí los dados del programa nunca se salen del tapete: la probabilidad es 0
error-same-dice = aquí todos tienen los mismos dados: esta tirada ya ha mostrado { $shown }, así que no puede ser { $got }
error-sum-one-die = aquí se tira un solo dado, y muestra una cara: escríbela
error-sum-faces = aquí no basta la suma: en { $rules } cada cara decide qué fichas valen; escríbelas, como 3 5
error-sum-same-dice = aquí no basta la suma: en { $rules } todos tienen los mismos dados; escribe las caras, como 3 5
error-sum-range = { $dice } dados no pueden sumar { $got }; su suma va de { $dice } a { $most }
error-total-shared-box = en El Que Más Aguanta no hay totales: todos cierran la misma caja, así que hace falta cada tirada con sus fichas
error-total-generated = un turno solo se apunta por su total si todos los dados son de verdad; en esta partida ha tirado el programa
error-total-tiles = ninguna combinación de fichas de { $position } cuenta { $got } en total; escribe lo que queda en pie al final del turno
error-order-alone = en una partida en solitario no hay orden que cambiar
error-order-seats = { $got } no es un orden de todos los asientos; nombra una vez cada asiento del 1 al { $players }
error-move-illegal = no se puede cerrar { $tiles } de { $position } con { $throw }
error-leave-seat = en el asiento { $seat } no hay nadie que pueda irse: los asientos van de 1 a { $players }, y quien se ha ido ya no está
error-seat-unknown = no hay ningún asiento { $seat }; los asientos van de 1 a { $players }
error-undo-nothing = no hay nada que deshacer: una tirada de los dados del programa vale en cuanto se ha visto

## Solving

error-objective-unknown = «{ $got }» no es un objetivo; escribe mean, shut, below:12, o below:12:1/2 si el empate cuenta la mitad
error-solve-extra-missing = para resolver hace falta { $missing }, que no está instalado: { $install }
error-value-start-order = mientras los dados deciden quién empieza no se puede valorar nada si order = descending; primero hay que tirar
error-solve-too-large = esta caja es demasiado grande para resolverla: { $positions } posiciones y { $moves } jugadas necesitan { $megabytes } MB, y se usan como mucho { $most }

error-solve-no-rest = no se ha encontrado ningún punto de reposo con el marcador { $score }: las mejores respuestas de los jugadores dan vueltas en círculo
error-solve-score = no hay solución para estos puntos: si pagan los demás, los puntos de { $players } jugadores difieren en múltiplos de { $players }
error-solve-out = con un total de { $got } un jugador está eliminado o la partida ha terminado; indica totales por debajo de { $limit }
error-option-range = { $option } tiene que ser un número entero de { $low } a { $high }, no «{ $got }»
error-option-numbers = { $option } tiene que ser { $count ->
    [one] un número entero
   *[other] { $count } números enteros separados por comas, uno por jugador
}, no «{ $got }»
error-option-together = { $option } y { $other } se contradicen; quita una de las dos
error-option-needs = { $option } no significa nada sin { $others }
error-players-missing = di cuántos juegan: --players 2
error-players-most = { $rules } es para { $most } jugadores como mucho, no { $players }
error-solve-round = una ronda se resuelve en juegos de persecución de 2 a 12 jugadores, no en { $rules } con { $players }; prueba con --game
error-solve-ranges = los márgenes se conocen para partidas enteras de persecución de 3 o 4 jugadores, no para { $rules } con { $players }
error-solve-try = --to-beat y --tries van juntos: el total a batir, y cuántos seguidos pueden intentarlo aún
error-score-no-meaning = { $rules } no lleva marcador de un turno a otro, así que --score no significa nada
error-score-range = los puntos de este juego van de { $low } a { $high }; con más se ha acabado
error-rounds-no-meaning = { $rules } no se juega a un número de rondas, así que --rounds no significa nada
error-tables-none = Shutbox no trae soluciones de { $rules }
error-to-beat-no-meaning = en { $rules } nadie persigue un total, así que --to-beat no significa nada
error-advise-shut = la caja está cerrada en { $position }: no queda nada que decidir
error-advise-miss = { $throw } no se puede usar en { $position }: es un fallo, no hay nada que decidir
error-advise-tries = pueden intentarlo aún como mucho { $most } seguidos, contando a quien tiene el turno, y solo con un turno por jugador hay totales compartidos
error-advise-needs = falta { $missing }: shutbox advise RULES POSITION, o --record FILE
error-advise-over = la partida de este registro ha terminado: no queda nada que decidir
error-exact-too-large = con probabilidad de salirse del tapete, las fracciones se calculan para { $most } posiciones como mucho, y esta caja tiene { $positions }; quita --exact
error-export-exists = { $path } ya existe, y no se sobrescribe
error-export-failed = no se puede escribir { $path }: { $why }
error-page-unbuilt = la página la dibuja la aplicación web, que aquí no está construida: la construye python tools/build_web.py

## Long work

error-axis-syntax = --axis nombra un ajuste y los valores que probar: tiles=1,2,any, no «{ $got }»
error-axis-twice = { $setting } aparece en dos ejes; pon todos sus valores en uno
error-sweep-points = un barrido tiene como mucho { $most } puntos, no { $got }; saca algunos al azar con --sample
error-journal-other = { $path } contiene la parte terminada de otro trabajo; acábalo con su propio comando, o borra el archivo
error-journal-busy = otro proceso está escribiendo { $path }: el mismo trabajo ya está en marcha
error-journal-damaged = la línea { $line } de { $path } está dañada; borra el archivo para empezar de nuevo
error-journal-failed = no se puede escribir { $path }: { $why }
error-workers-lost = los procesos que hacen el trabajo mueren una y otra vez, quizá por falta de memoria; tareas que quedan: { $jobs }. Lo terminado está guardado
error-cluster-extra-missing = para un clúster hace falta { $missing }, que no está instalado: { $install }
error-cluster-address = { $option } tiene que ser una dirección como tcp://10.0.0.5:8786, no «{ $got }»
error-cluster-unreachable = en { $address } no responde ningún planificador de Dask: { $why }; arranca uno con: dask scheduler
error-cluster-lost = el clúster Dask de { $address } ya no está; lo terminado está guardado, y el mismo comando continúa
error-cluster-lacks = a los procesos del clúster Dask de { $address } les falta { $missing }; instala allí el mismo shutbox

## Simulation

error-simulate-dice = estos dados pueden caer de { $got } formas, y se pueden simular { $most } como mucho
error-simulate-totals = los totales de esta caja son demasiado grandes para sumarlos: se pueden simular hasta { $most }
error-simulate-players = di qué bots juegan: --players perfect,club; la lista está en: shutbox bots
error-tournament-twice = { $bot } está dos veces en el torneo; cada bot se enfrenta una vez a cada uno de los demás
error-tournament-seats = { $seats } asientos necesitan otros tantos bots, y aquí { $bots ->
    [one] solo hay uno
   *[other] solo hay { $bots }
}
error-tournament-large = eso da { $line_ups } alineaciones, y se pueden jugar { $most } como mucho: pon menos bots o menos asientos
error-tournament-rules = { $rules } está dos veces en el torneo
error-simulate-endless = una partida no había terminado tras { $steps } turnos: es demasiado larga para simularla

## Records

error-note-text = la nota { $key } tiene que ser texto visible en una línea que no empiece por un espacio, y su nombre minúsculas, cifras y guiones, no «{ $got }»
error-record-none = esto no es el registro de una partida: empieza por «{ $got }» y no por: shutbox 1
error-record-version = este registro tiene la versión { $got }, pero este programa conoce la { $known }; lo lee un shutbox más nuevo
error-record-version-none = «{ $got }» no es una versión de registro: las versiones son números enteros desde 1, sin cero delante, como en: shutbox 1
error-record-line = el registro está dañado: se esperaba { $expected ->
    [rules] una línea que empiece por "rules"
    [seat] una línea como: seat person "Ann"
    [begins] una línea como: begins 1
    [note] una línea como: note seed 7
   *[other] una línea vacía después de los jugadores
}, no «{ $got }»
error-record-cut = el registro está cortado: su última línea tiene que ser "end", el número de sucesos y el hash, no «{ $got }»
error-record-hash = el registro se cambió después de escribirlo: su hash no encaja
error-record-count = el registro dice que tiene { $expected ->
    [one] un suceso
   *[other] { $expected } sucesos
}, pero tiene { $got }
error-record-event = el suceso { $number }, { $word }, no pudo ocurrir: { $why }
error-record-dice = el suceso { $number }, { $word }, no pudo ocurrir: { $by ->
    [sealed] el sobre de esta partida contiene { $made }
   *[other] la semilla de esta partida da { $made }
}
error-record-seal-none = { $throws ->
    [one] una tirada está marcada como sellada
   *[other] { $throws } tiradas están marcadas como selladas
}, pero el registro no tiene ningún sobre que pudiera contenerlas
error-record-seal-note = el sobre de este registro está dañado: su nota { $note } { $why ->
    [missing] falta
    [twice] aparece dos veces
    [unknown] no significa nada aquí
   *[form] no puede ser «{ $got }»
}
error-record-seal-seat = la semilla del asiento { $seat } no es la que se selló
error-record-seal-secret = el secreto de este registro no es el que se selló antes de la partida: su sello sería { $made }, no { $sealed }
error-record-unsigned = este registro no está firmado, así que no muestra que venga del servidor con la clave { $key }
error-record-signed-key = este registro está firmado con la clave { $got }, no con { $known }: lo hizo otro servidor, o ninguno
error-record-signed-log = la firma de la línea { $n } del registro público no encaja: es de otra mesa, otras reglas, otro sello u otra línea
error-record-signed-name = el servidor firmó para el asiento { $seat } otro nombre que { $name }
error-record-signed-start = la firma del comienzo no encaja: los jugadores, los sellos o quién empieza no son lo que firmó el servidor
error-record-signed-count = el servidor firmó una partida de { $signed } sucesos, pero este registro tiene { $got }: se cortó el final, o se añadió algo
error-record-signed-events = estos no son los sucesos que firmó el servidor
error-record-signed-end = la firma del final no encaja: el secreto, las semillas o los sucesos no son lo que firmó el servidor
error-log-form = una copia del registro público es lo que el servidor contesta en /api/log: un objeto JSON con rows
error-log-broken = la línea { $n } de esta copia del registro público no se sigue de la anterior
error-log-absent = en esta copia del registro público, líneas { $first } a { $last }, no está el sello de la mesa { $table }
error-log-differs = la línea { $n } de esta copia del registro público tiene { $what ->
    [seal] otro sello
    [secret] otro secreto
   *[row] otro número u otro resumen
} que el registro de la partida

## Live tables

error-table-unknown = no existe esa mesa; pide el enlace a quien te invitó
error-table-damaged = la mesa { $table } está dañada en el almacén y se ha apartado; quien lleva el servidor sabrá más con shutbox verify --store
error-table-stage = eso no se puede hacer { $stage ->
    [waiting] antes de que empiece la partida
    [sealing] mientras se enseñan las semillas de los asientos
    [playing] durante la partida
    [over] cuando la partida ha terminado
   *[abandoned] en una mesa cerrada
}
error-table-seat = en esta mesa no hay ningún asiento { $got }; los asientos van de 1 a { $seats }
error-table-bot = un asiento puede estar libre o ser de un bot, y «{ $got }» no es nombre de bot: esos son minúsculas, cifras y guiones
error-table-same-dice = { $rules } da a todos los mismos dados, así que no se pueden apuntar a mano; pon dice en sealed
error-table-envelope = una mesa necesita un id público de 16 cifras hexadecimales y, solo si sus dados están sellados, un compromiso de 64, no «{ $public }» y «{ $commitment }»
error-table-seeded = los dados de una semilla son para una mesa de un asiento, y necesitan el ajuste seed; otros dados no lo llevan
error-table-settings = los ajustes de una mesa son un objeto JSON como {"{"}"undo": true{"}"}, no { $got }
error-table-setting-unknown = una mesa no tiene ningún ajuste «{ $setting }»; los que tiene son { $known }
error-table-setting = { $setting } no puede ser «{ $got }»; se permite { $wanted }
error-host-only = eso solo puede hacerlo quien organiza esta mesa
error-keeper-only = eso solo lo hace la mesa misma; nadie puede pedirlo
error-device-only = eso solo puede hacerlo el dispositivo de una persona; abre primero el enlace de la mesa
error-seated-only = eso solo pueden hacerlo quienes se sientan a esta mesa, o quien la organiza
error-seat-taken = el asiento { $seat } está ocupado; elige uno libre
error-seat-open = en el asiento { $seat } no hay nadie
error-seat-gone = quien ocupaba el asiento { $seat } ha dejado la partida, que sigue sin ese asiento
error-seat-unheld = en el asiento { $seat } no hay ninguna persona, así que no puede pasar a otro dispositivo
error-seat-bot = en el asiento { $seat } juega un bot; solo se puede decidir sobre el asiento de una persona
error-seats-open = { $count ->
    [one] el asiento { $seats } sigue libre; tiene que ocuparlo alguien
   *[other] los asientos { $seats } siguen libres; tiene que ocuparlos alguien
}, o un bot
error-seals-missing = a los dados aún les falta la parte sellada de { $names }; espérala, o pídelo otra vez para empezar sin ella
error-not-your-seat = el asiento { $seat } no es tuyo; eso solo puede hacerlo quien lo ocupa
error-not-your-turn = esto le toca a { $who }
error-not-asked-so = «{ $word }» no se puede jugar como palabra: para tirar, throw o report; para irse, leave; para pedir una pista, hint
error-seal-format = el sello de una semilla son 64 cifras hexadecimales, y solo lo acepta una mesa con dados sellados
error-table-unsealed = los dados de esta mesa no están sellados
error-seed-known = la semilla del asiento { $seat } ya se ha enseñado
error-seed-strange = esa no es la semilla que selló el asiento { $seat }; son 64 cifras hexadecimales
error-dice-typed = los dados de esta mesa son de verdad: tíralos y di lo que sale
error-dice-sealed = los dados de esta mesa están sellados y nadie puede apuntarlos: tira con throw
error-arrange-typed = los nombres y el orden solo se cambian donde se apuntan dados de verdad
error-undo-off = no se puede deshacer nada: en esta mesa se juega sin undo, o su sobre está abierto, o sigue en otra mesa
error-undo-time = se había acabado el tiempo, y eso no se deshace
error-coach-off = en esta mesa se juega sin entrenador
error-rematch-already = la revancha ya tiene su mesa; ve allí
error-say-unknown = «{ $got }» no se puede decir en una mesa; se conocen { $known }
error-nudge-nobody = no hay a quién avisar; la partida no espera a nadie más
error-nudge-early = es pronto para avisar; espera { $seconds } s más
error-wish-unknown = «{ $got }» no es nada que se pueda pedir; "do" tiene que ser uno de estos: { $known }
error-wish-field = { $do } necesita "{ $field }": { $wanted ->
    [number] un número entero de 0 a { $most }
    [numbers] una lista de números enteros de 0 a { $most }
    [flag] true o false
   *[text] un texto de { $most } caracteres como mucho
}
error-wish-report = report necesita «faces», una lista de números enteros, o «sum», un número entero de 1 a { $most }
error-wire-version = este mensaje tiene la versión «{ $got }», pero este servidor habla la { $known }; recarga la página, o usa la misma versión de shutbox
error-wire-command = una orden es un objeto JSON con "v", un "id" de 1 a 40 caracteres ASCII visibles, el número "n" de entradas que has visto, y "do"
error-stale = ha pasado algo mientras tanto: has visto { $seen } entradas, y la mesa tiene { $now }; mira otra vez
error-entry-first = una mesa empieza por la entrada que la creó, y solo tiene una así
error-entry-kind = «{ $got }» no es un tipo de entrada que conozca esta versión de shutbox
error-entry-fields = una entrada del tipo { $kind } necesita { $fields }, cada cosa en su forma
error-entry-body = esto no es una entrada guardada: tiene que ser un objeto JSON que diga de quién es y de qué orden viene
error-entry-event = la entrada { $number } no pudo ocurrir: { $why }

## The command line

error-command-unknown = no hay ningún comando «{ $got }»; los que hay son { $commands }
error-command-near = no hay ningún comando «{ $got }»; ¿querías decir { $near }?
error-option-unknown = { $command } no tiene la opción { $option }; sus opciones están en: shutbox { $command } --help
error-option-near = { $command } no tiene la opción { $option }; ¿querías decir { $near }?
error-option-needs-value = { $option } necesita un valor: { $option } { $value }
error-option-no-value = { $option } no lleva valor, pero recibió «{ $got }»
error-option-empty = { $option } no puede quedar en blanco
error-option-item = { $option } tiene un elemento vacío: «{ $got }»; pon una sola coma entre dos valores
error-option-control = { $option } contiene caracteres que no se pueden mostrar: «{ $got }»
error-option-suffix = { $option } tiene que ser un nombre de archivo que acabe en { $suffixes }, no «{ $got }»
error-option-twice = { $option } aparece más de una vez
error-argument-missing = falta { $argument }; uso: { $usage }
error-argument-extra = { $got } es un argumento de más; uso: { $usage }
error-verify-what = di qué comprobar: el archivo de una partida, o --store para todo lo que guarda un servidor
error-server-key-form = { $option } espera la clave de un servidor, 64 cifras hexadecimales, no "{ $got }"
error-database-form = { $option } espera la dirección de una base de datos PostgreSQL, como postgresql://shutbox@localhost/shutbox, no "{ $got }"
error-set-syntax = --set lleva un ajuste y su valor, como --set tiles=2, no «{ $got }»
error-set-twice = --set cambia { $setting } más de una vez
error-set-alone = --set necesita un reglamento que cambiar: shutbox rules nine --set { $got }
error-divide-depth = --divide necesita una profundidad de 1 al menos
error-moves-dice = { $got ->
    [one] no se puede tirar un dado
   *[other] no se pueden tirar { $got } dados
} en { $position }; el número de dados tiene que ser { $allowed }
error-rounds-none = en { $rules } no se elige el número de rondas; quita --rounds
error-rounds-alone = a solas, una partida es un turno; quita --rounds
error-dice-file = { $file }: { $why }
error-dice-seed = --seed hace dados con semilla; quita --dice { $got }
error-seed = una semilla es un texto visible sin espacios al principio ni al final, no «{ $got }»
error-typed-same-dice = { $rules } da a todos los mismos dados, así que no se pueden apuntar a mano; quita --dice typed
error-resume-same-dice = en esta partida todos tienen los mismos dados, pero su registro no guarda la semilla que los hace, así que no puede seguir
error-resume-own = { $player } es un jugador propio, y un registro no guarda programas, así que la partida no puede seguir aquí
error-game-number = no hay ningún juego «{ $got }»; escribe un número de 1 a { $most }, o un nombre
error-setup-number = escribe un número entero de { $low } a { $high }, o solo Enter, no «{ $got }»
error-starter-thrown = en { $rules } los dados deciden quién empieza; quita --starter, o añade --set begins=first

## Files

error-file-missing = no hay ningún archivo { $file }
error-file-no-folder = no hay ninguna carpeta en la que crear { $file }
error-file-folder = { $file } es una carpeta, no un archivo
error-file-no-directory = { $file } no es una carpeta
error-file-denied = aquí no se permite leer ni escribir { $file }
error-file-exists = { $file } ya existe; elige otro nombre, o sigue con su partida: shutbox play --resume { $quoted }
error-file-large = { $file } es demasiado grande: se leen { $most } bytes como mucho
error-file-text = { $file } no es un texto en UTF-8
error-file-other = no se puede usar { $file }: { $why }
error-output = no se puede escribir la salida: { $why }
error-system = el sistema operativo informa de un error: { $why }

## Answers at the table

error-answer-none = escribe uno de los números, o las fichas
error-answer-penalty = escribe 1 o { $up } para levantar la ficha, 2 o { $end } para acabar el turno
error-answer-number = no hay ningún { $got } que elegir; los números van de 1 a { $most }
error-answer-unknown = «{ $got }» no significa nada aquí; con ? se ve qué se puede escribir
error-answer-ambiguous = { $got } puede ser { $moves }; escribe su número, o las fichas tal cual
error-answer-faces = { $got } no es lo que { $dice ->
    [one] sale en un dado; escribe una cara, como 4
   *[other] sale en { $dice } dados; escribe sus caras, como 3 5
}
error-answer-player = «{ $got }» no es el nombre de un solo jugador; los jugadores son { $names }
error-typed-only = { $word } es para dados de verdad; en esta partida tira el programa
error-answer-sum = «{ $got }» no es una suma; escríbela como { $word } 9 o =9
error-answer-total = «{ $got }» no es un total; escríbelo como { $word } 17, y { $word } 0 si la caja quedó cerrada
error-answer-rename = «{ $got }» no dice quién cambia de nombre; escríbelo como { $word } Ann=Anna; en la mesa están { $names }
error-answer-order = «{ $got }» no es un orden de todos; nombra una vez a cada cual, con comas: { $names }
error-off-generated = solo se avisa de un dado fuera del tapete cuando los dados se apuntan a mano; los del programa se quedan en él, o se salen según la probabilidad de las reglas
error-off-none = { $rules } no tiene penalización por un dado fuera del tapete

## Environments

error-envs-extra-missing = para esto hace falta { $missing }, que no está instalado: { $install }
error-envs-illegal = illegal tiene que ser stay o raise, no «{ $got }»
error-envs-reward = reward tiene que ser uno de estos: { $kinds }; no «{ $got }»
error-envs-reward-points = { $rules } no da puntos; usa reward win o zero-sum
error-envs-players = una partida entre agentes necesita al menos dos, no { $got }; un turno a solas es shutbox.envs.TurnEnv
error-envs-actions = tiene que haber una acción para cada uno de los { $count } turnos, pero llegaron con la forma { $got }
error-action-unknown = { $got } no es una acción de este reglamento, cuyas acciones se numeran de 0 a { $most }
error-action-illegal = ahora no se permite la acción { $got }: la partida espera { $phase ->
    [throw] una tirada
    [shut] que se cierren fichas
    [penalty] que se elija la penalización
    [survivor] que quien más ha aguantado tome el punto o tire
   *[over] nada más, ha terminado
}
