### Why a move of Targi is good: the reasons of a hint. $place is a place of the board as "11 (Pepper)".

targi-hint-lay =
    { $crosses ->
        [0] Legt die Karte { $card } aus.
        [one] Legt die Karte { $card } aus, { $crosses } Silberkreuz.
       *[other] Legt die Karte { $card } aus, { $crosses } Silberkreuze.
    }
targi-hint-row =
    { $completes ->
        [alike] Vollendet Reihe { $row } mit vier gleichen Symbolen: +{ $points }.
       *[different] Vollendet Reihe { $row } mit vier verschiedenen Symbolen: +{ $points }.
    }
targi-hint-row-open =
    { $missing ->
        [one-card]
            { $same ->
                [alike] Ergibt { $count } gleiche Symbole in Reihe { $row }: Eins fehlt noch.
               *[different] Ergibt { $count } verschiedene Symbole in Reihe { $row }: Eins fehlt noch.
            }
       *[more]
            { $same ->
                [alike] Ergibt { $count } gleiche Symbole in Reihe { $row }.
               *[different] Ergibt { $count } verschiedene Symbole in Reihe { $row }.
            }
    }
targi-hint-row-joined =
    { $state ->
        [empty] Beginnt Reihe { $row }.
       *[mixed] Kommt in Reihe { $row }, deren Symbole ohnehin gemischt sind.
    }
targi-hint-keep = Nimmt die Karte { $card } für eine spätere Runde auf die Hand.
targi-hint-goods =
    { $at ->
        [here] Bringt { $got }.
        [centre] Bringt { $got } aus dem Mittelfeld.
       *[place] Bringt { $got } von { $place }.
    }
targi-hint-exchange =
    { $at ->
        [place] Macht auf { $place } aus { $given } { $got }.
       *[other] Macht aus { $given } { $got }.
    }
targi-hint-left = Du behältst { $amount }.
targi-hint-raid = Lässt dir { $amount } für Überfall { $raid }, sodass du keine Punkte verlierst.
targi-hint-deny =
    { $sort ->
        [goods] Sonst nimmt { seat-name } { $card }.
       *[tribe] Sonst nimmt { seat-name } die Karte { $card }.
    }
targi-hint-block = { seat-name } würde auf { $place } setzen und kann das nun nicht mehr.
