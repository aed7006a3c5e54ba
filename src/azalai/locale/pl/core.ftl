list-and = { $before } i { $last }
