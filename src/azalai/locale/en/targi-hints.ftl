### Why a move of Targi is good: the reasons of a hint. $place is a place of the board as "11 (Pepper)".

targi-hint-lay =
    { $crosses ->
        [0] Lays the { $card }.
        [one] Lays the { $card }, { $crosses } cross.
       *[other] Lays the { $card }, { $crosses } crosses.
    }
targi-hint-row =
    { $completes ->
        [alike] Completes row { $row } with four of one kind: +{ $points }.
       *[different] Completes row { $row } with four kinds: +{ $points }.
    }
targi-hint-row-open =
    { $missing ->
        [one-card] { $same ->
            [alike] Makes { $count } of one kind in row { $row }: one more completes it.
           *[different] Makes { $count } kinds in row { $row }: one more completes it.
        }
       *[more] { $same ->
            [alike] Makes { $count } of one kind in row { $row }.
           *[different] Makes { $count } kinds in row { $row }.
        }
    }
targi-hint-row-joined =
    { $state ->
        [empty] Begins row { $row }.
       *[mixed] Goes into row { $row }, whose kinds are mixed anyway.
    }
targi-hint-keep = Keeps the { $card } in hand for a later round.
targi-hint-goods =
    { $at ->
        [here] Brings { $got }.
        [centre] Brings { $got } from the centre.
       *[place] Brings { $got } from { $place }.
    }
targi-hint-exchange =
    { $at ->
        [place] Turns { $given } into { $got } at { $place }.
       *[other] Turns { $given } into { $got }.
    }
targi-hint-left = You keep { $amount }.
targi-hint-raid = Leaves you { $amount } to give to raid { $raid }, so you lose no points.
targi-hint-deny =
    { $sort ->
        [goods] Otherwise { seat-name } takes { $card }.
       *[tribe] Otherwise { seat-name } takes the { $card }.
    }
targi-hint-block = { seat-name } would place on { $place }, and now cannot.
