### Why a move of Targi is good: the reasons of a hint. $place is a place of the board as "11 (Pepper)".

targi-hint-lay =
    { $crosses ->
        [0] Coloca la carta { $card }.
        [one] Coloca la carta { $card }, { $crosses } cruz.
       *[other] Coloca la carta { $card }, { $crosses } cruces.
    }
targi-hint-row =
    { $completes ->
        [alike] Completa la fila { $row } con cuatro símbolos iguales: +{ $points }.
       *[different] Completa la fila { $row } con cuatro símbolos distintos: +{ $points }.
    }
targi-hint-row-open =
    { $missing ->
        [one-card]
            { $same ->
                [alike] Deja { $count } símbolos iguales en la fila { $row }: uno más la completa.
               *[different] Deja { $count } símbolos distintos en la fila { $row }: uno más la completa.
            }
       *[more]
            { $same ->
                [alike] Deja { $count } símbolos iguales en la fila { $row }.
               *[different] Deja { $count } símbolos distintos en la fila { $row }.
            }
    }
targi-hint-row-joined =
    { $state ->
        [empty] Empieza la fila { $row }.
       *[mixed] Va a la fila { $row }, cuyos símbolos ya están mezclados.
    }
targi-hint-keep = Guarda la carta { $card } en la mano para una ronda posterior.
targi-hint-goods =
    { $at ->
        [here] Da { $got }.
        [centre] Da { $got } de la zona central.
       *[place] Da { $got } de { $place }.
    }
targi-hint-exchange =
    { $at ->
        [place] Convierte { $given } en { $got } en { $place }.
       *[other] Convierte { $given } en { $got }.
    }
targi-hint-left = Conservas { $amount }.
targi-hint-raid = Te deja { $amount } para el asalto { $raid }, así no pierdes puntos.
targi-hint-deny =
    { $sort ->
        [goods] Si no, { seat-name } toma { $card }.
       *[tribe] Si no, { seat-name } toma la carta { $card }.
    }
targi-hint-block = { seat-name } colocaría en { $place }, y ya no puede.
