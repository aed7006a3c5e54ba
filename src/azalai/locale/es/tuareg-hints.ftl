### Why a move of Tuareg is good: the reasons of a hint.

tuareg-hint-majority =
    { $sort ->
        [overtakes] Supera a { seat-name } en { tuareg-kind } con { $count }: { $points } puntos si la etapa terminara ahora.
        [leads] Te da la mayoría en { tuareg-kind } con { $count }: { $points } puntos si la etapa terminara ahora.
       *[shares] Empata en { tuareg-kind } con { $count } cada uno: { $points } puntos si la etapa terminara ahora.
    }
tuareg-hint-more = Te permite cargar { $cards }: así tienes { $count }.
tuareg-hint-buy =
    { $special ->
        [donkey] Compra un burro: un animal más, que lleva de todo.
        [cave] Compra una cueva: esconde cartas donde nadie puede hurtarlas ni verlas.
        [thief] Compra un ladrón: puede llevarse la carta que decide una mayoría.
       *[map] Compra un mapa: { $points } puntos al final de una etapa.
    }
tuareg-hint-cash = Da { $points } puntos ahora.
tuareg-hint-draw =
    { $count ->
        [0] Tu almacén está vacío: necesitas cartas para cargar.
        [one] Tu almacén solo tiene 1 carta: necesitas más para cargar.
       *[other] Tu almacén solo tiene { $count } cartas: necesitas más para cargar.
    }
tuareg-hint-rob = Quita { tuareg-kind } a { seat-name } y conserva la carta hasta que se puntúe la etapa.
tuareg-hint-deny = Si no, { seat-name } toma { tuareg-kind } del mercado.
tuareg-hint-withhold = No deja { tuareg-kind } en el mercado para { seat-name }.
tuareg-hint-keep = Conservas { $cards } para cargar o pagar.
