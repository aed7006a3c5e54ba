### Tooltips on the table.

# In a tooltip: a link to the rule.
web-tip-rule = Regla { $rule }

## Targi. The tooltip begins with what the symbol shows now, such as "Goods: 6 of 10".

web-tip-targi-goods = Las mercancías pagan cartas de tribu. El Mercader y el Platero las intercambian, y los asaltos las piden.
web-tip-targi-gold = El oro paga cartas de tribu y sirve en el Platero. No es una mercancía. Tras tus acciones conservas como mucho lo que dice el segundo número.
web-tip-targi-store = Tras tus acciones conservas como mucho las mercancías que dice el segundo número. Tú eliges cuáles devuelves.
web-tip-targi-water = El agua no es mercancía ni oro. Durante tus acciones y en un asalto se cambia por mercancías y oro, y al final da puntos.
web-tip-targi-points = Cada ficha de puntos de victoria es un punto al final. Un asalto pide mercancías o, en su lugar, puntos.
web-tip-targi-targis = Cada figura es un tuareg que no está en el tablero, y cada carta pequeña, una carta de mano.
web-tip-targi-amulet = El amuleto marca al jugador inicial, que coloca, actúa y paga los asaltos primero. Cambia de manos tras cada ronda.
web-tip-targi-score = Lo que tendría si la partida terminara ahora: fichas de puntos de victoria, cruces de cartas colocadas, habilidades finales y filas.
web-tip-targi-row = Cada círculo es una carta de esta fila, del color de su símbolo. Cuatro símbolos iguales dan 4 puntos; cuatro distintos, 2.
web-tip-targi-track = Cada cuadrado es una ronda. En cada rombo el asaltante llega a una esquina y ambos jugadores pagan el asalto. El cuarto asalto termina la partida.
web-tip-targi-raid = Cada tres rondas el asaltante llega a una esquina. Cada jugador entrega lo que muestra: mercancías o, en su lugar, la alternativa.
web-tip-targi-phases = En cada ronda se mueve el asaltante. Después se colocan los tuaregs por turnos, y luego cada uno realiza sus acciones.
web-tip-targi-favour = Al usar el tuareg de su carta puedes tener una vez su favor, antes o después de la acción de la carta.
web-tip-targi-dunes = Un tuareg puede ir a una duna en vez de a una carta de borde. Una duna usada se va, y llegan nuevas tras cada asalto.

## Tuareg

web-tip-tuareg-cache = Un almacén tiene como mucho cuatro cartas tras un turno, ocultas a los demás. No cuentan al terminar una etapa.
web-tip-tuareg-majority = Quién tiene más cartas de este recurso a la vista. Al terminar una etapa recibe los puntos del recurso; quienes comparten la mayoría reciben un punto menos cada uno.
web-tip-tuareg-score = Los puntos hasta ahora y, tras el signo más, lo que daría esta etapa si terminara ahora.
web-tip-tuareg-stage = La partida tiene dos etapas. Cuando se acaba el mazo, todos tienen un turno más y se puntúa la etapa.
web-tip-tuareg-dinar = Pagas con cartas de tu almacén y las de encima de tus animales. Sus dinares están arriba a la izquierda de cada carta, y no se da cambio.
web-tip-tuareg-camel = Un camello lleva hasta cuatro cartas de dos recursos como mucho, y el recurso cambia una sola vez. Lleva como mucho dos de oro, y el agua viaja sola.
web-tip-tuareg-donkey = Un burro lleva hasta cuatro cartas en cualquier orden.
web-tip-tuareg-cave = Una vez por turno, una cueva esconde una carta del almacén o la carta de encima de un animal. Caben dos cartas, que cuentan al terminar la etapa.
web-tip-tuareg-thief = Un ladrón hurta una vez: una carta al azar de un almacén, o la carta de encima de un animal. La carta cuenta al terminar la etapa.
web-tip-tuareg-map = Un mapa da puntos al canjearlo al final de una etapa.
web-tip-tuareg-discard = Cartas con las que se pagaron cartas especiales. Están fuera del juego.
