### Texts of the table page that all games share.

web-nothing-to-send = Aún no hay nada que enviar: elige antes una jugada.
web-draft-is-whole = Tras { $move } la decisión está completa: envíala.
web-turn-yours = Tu turno
web-turn-shared = { $name }, tu turno
web-turn-theirs = Juega { $name }
web-turn-replay = Juega { $name }
web-turn-over = Partida terminada
web-thinking = pensando…
web-watching = Estás mirando.
web-wait = Un momento
web-choose = Elige en la mesa
web-cancel = Cancelar
web-cancel-all = Retira todo lo que has elegido.
web-legal-cards =
    { $count ->
        [one] { $count } carta permitida
       *[other] { $count } cartas permitidas
    }
web-or = o
web-log = Registro
web-log-empty = Aún no ha pasado nada.
web-log-round = Ronda { $round }
# What happened at the table besides moves; a line of the log.
web-event =
    { $what ->
        [deal] El anfitrión eligió el reparto y puede conocer todas las cartas.
        [research] La partida terminada puede usarse para la investigación, sin nombres.
        [sat] { $name } toma asiento.
        [left] { $name } deja la mesa.
        [moved] { $name } pasa a otro dispositivo.
        [filled] Un ordenador ocupa el asiento libre.
        [stood-in] Un ordenador sustituye a { $name }.
       *[came-back] { $name } vuelve.
    }
web-hint = Pista
web-hint-not =
    { $why ->
        [people] No hay pistas contra otras personas.
       *[turn] Puedes pedir una pista en tu turno.
    }
web-hinting = Un jugador fuerte está pensando tu jugada…
web-hint-show = Mostrar { $number }
web-hint-of-100 = de 100
web-hint-cancelled = Se canceló la pista.
web-hints = Lo que haría un jugador fuerte
web-hints-close = Cerrar las pistas
web-skip = Saltar
web-skip-says = Saltar las pausas hasta que decida una persona (tecla S)
web-undo = Deshacer
web-undo-not =
    { $why ->
        [nothing] Aún no hay nada que deshacer.
        [people] Ahora no puedes deshacer: otra persona ha jugado o ha visto algo desde entonces.
       *[turn] Solo puedes deshacer en tu propio turno.
    }
web-more = También posible
web-actions = Acciones
web-one-less = 1 menos: { $name }
web-one-more = 1 más: { $name }
web-lost = Conexión perdida. Reintentando…
web-offline = Eso no llegó al servidor. Prueba otra vez, por favor.
web-failed = Eso no ha funcionado. Prueba otra vez, por favor.
web-changed = La mesa ha cambiado. Elige otra vez, por favor.
web-close = Cerrar
web-rule = La regla de esta decisión, en otra pestaña
