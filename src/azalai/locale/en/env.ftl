# The fields of observations, and the messages of the environments.

env-line = { $what }: { $value }
env-at = { $place }: { $value }
env-yes = yes
env-unknown = not known
env-taken = { $card } (taken)
env-seat =
    { $place ->
        [0] I
        [one] the next seat clockwise
       *[other] the seat { $place } places on, clockwise
    }
env-of-seat =
    { $place ->
        [0] Mine: { $what }
       *[other] The seat { $place } on: { $what }
    }
env-learner = learner { $seat }: use a seat from 0 to { $last }, "any", or None to answer for all seats
env-opponent = opponent { $opponent }: use the name of a bot, such as "random" or "greedy", or a function that takes observations and masks and returns actions
env-opponent-learner = an opponent plays the seats that the learner does not: name the learner (a seat or "any")
env-learner-missing = a seat has to learn: use a seat from 0 to { $last } or "any", not None
env-version = observation_version { $version } does not exist; available: { $versions }
env-reset-first = call reset first: no game was dealt
env-agent = there is no agent { $agent }; there are: { $agents }
env-reward = reward { $reward }: use one of { $rewards }
env-render-mode = render_mode { $mode }: use "ansi", "rgb_array" or "human"
env-no-raster = a picture in pixels needs resvg and matplotlib: pip install "azalai[plots]"
env-no-extra = { $module } needs { $library }: pip install "azalai[env]"
env-not-legal = action { $action } is not legal here; legal are: { $legal }
env-illegal-choice = illegal={ $illegal }: use "lose" to lose the game or "random" for a random legal action instead

env-targi-my_decision = Whether the decision is mine
env-targi-question = What is asked
env-targi-question_count = How often it is still to be answered
env-targi-question_about = What the question is about (a number whose meaning depends on the question)
env-targi-round = Round
env-targi-robber = Border card of the robber
env-targi-i_am_first = Whether I am the start player
env-targi-my_targis = Border cards with my Targis, by number
env-targi-their_targis = Border cards with the opponent's Targis, by number
env-targi-centre_card = Card on each centre space: its number; -1 face down
env-targi-centre_is_goods = Centre spaces whose card is a goods card
env-targi-my_markers = Centre spaces with my markers
env-targi-their_markers = Centre spaces with the opponent's markers
env-targi-my_stock = My dates, salt, pepper, gold, water and points
env-targi-their_stock = The opponent's dates, salt, pepper, gold, water and points
env-targi-my_display = Cards laid out by me, row by row
env-targi-their_display = Cards laid out by the opponent, row by row
env-targi-my_hand = My hand cards
env-targi-my_hand_ready = My hand cards from an earlier round, which may be laid
env-targi-their_hand = The opponent's hand cards; -1 drawn unseen
env-targi-their_hand_ready = The opponent's hand cards from an earlier round
env-targi-card = Tribe card being decided on; -1 drawn unseen by the opponent
env-targi-price = What is still to pay for it: dates, salt, pepper, gold, water, points
env-targi-goods_deck = Cards in the goods deck
env-targi-tribe_deck = Cards in the tribe deck
env-targi-goods_discarded = Goods cards in the discard pile, by number less 100
env-targi-tribe_discarded = Tribe cards in the discard pile, by number
env-targi-targia = Border card of the Targia
env-targi-border_set = Border cards of the expansion, by number
env-targi-dunes = Face-up dunes
env-targi-my_dunes = Dunes with my Targis
env-targi-their_dunes = Dunes with the opponent's Targis
env-targi-my_tokens = Places of my display with an unused token
env-targi-their_tokens = Places of the opponent's display with an unused token
env-targi-dune_deck = Cards in the dune deck
env-targi-dune_discarded = Dunes in the discard pile, by number
env-targi-looked = Cards turned over or looked at, to choose from; -1 looked at by the opponent, otherwise negative: taken already
env-targi-top_discarded = Tribe card on top of the discard pile
env-targi-cheap = Goods that come off the card being laid
env-targi-my_favour = Whether I have had the Targia's favour in this round
env-targi-their_favour = Whether the opponent has had the Targia's favour in this round
env-targi-i_may_face = Whether my Targis may stand opposite the opponent's in this round
env-targi-they_may_face = Whether the opponent's Targis may stand opposite mine in this round

env-tuareg-my_decision = Whether the decision is mine
env-tuareg-decider = Who decides, counted clockwise from me; -1 when the game is over
env-tuareg-question = What is asked
env-tuareg-question_count = Count of the question (cards owed, laid or paid)
env-tuareg-question_about = What the question is about (an animal, a kind, a special card or a cave)
env-tuareg-seats = Players
env-tuareg-stage = Stage
env-tuareg-round = Round, over both stages
env-tuareg-first = Who began the stage, counted clockwise from me
env-tuareg-last_turns = Turns left in the last round of the stage
env-tuareg-caves_used = Caves used in this turn by the player whose turn it is
env-tuareg-pile = Cards in the draw pile
env-tuareg-market = Market: water, gold, salt, millet
env-tuareg-discard = Discard pile: water, gold, salt, millet
env-tuareg-bank = Special cards for sale: donkeys, caves, thieves, maps
env-tuareg-second_pile = What the pile of stage 2 was made of: water, gold, salt, millet
env-tuareg-drawn = What I drew in this turn: water, gold, salt, millet
env-tuareg-my_old = My cache when stage 2 began: water, gold, salt, millet
env-tuareg-player-cache_size = Cards in the cache
env-tuareg-player-cache = Cache: water, gold, salt, millet; -1 hidden
env-tuareg-player-cargo = Cargo of three camels and five donkeys, four places each from top to bottom: kind + 1
env-tuareg-player-donkeys = Donkeys
env-tuareg-player-caves = Caves
env-tuareg-player-cave = Cards in the caves, two places each: kind + 1; -1 hidden
env-tuareg-player-thieves = Unused thieves
env-tuareg-player-stolen = Cards under used thieves: kind + 1; -1 hidden
env-tuareg-player-stolen_from = From whom they were stolen, counted clockwise from me, + 1
env-tuareg-player-maps = Maps
env-tuareg-player-points = Points scored
env-tuareg-player-old_size = Cards in the cache when stage 2 began
env-tuareg-player-drew = Cards drawn in stage 2
env-tuareg-player-gave = Cards that left the cache openly in stage 2: water, gold, salt, millet
env-tuareg-player-pass_lacks = Kinds that the cache lacked when its owner passed, as bits, for each stage
env-tuareg-player-pass_dinar = Upper limit of the worth of the cache when its owner passed, + 1, for each stage

## Version 2 of the observations. Each message describes one part of the name of a field; $place is an index.

feature-targi-players = 
    { $place ->
        [0] Mine
       *[other] The opponent's
    }
feature-targi-stock = dates, salt, pepper, gold, water and points
feature-targi-storage = goods above the storage limit, and space below it
feature-targi-has_goods = more than 0, 1, 2 and 3 dates; the same for salt and pepper
feature-targi-has_gold = more than 0, 1 and 2 gold
feature-targi-has_water = more than 0, 2, 4 and 6 water
feature-targi-score = score at this moment
feature-targi-laid = more than 0, 1, 2 … 11 cards laid
feature-targi-laid_count = cards laid
feature-targi-row_states = rows that are empty, of one kind (1, 2, 3 cards), of different kinds (2, 3), of neither (2, 3), complete
feature-targi-alike_rows = rows of one kind, by kind and number of cards (1 to 3)
feature-targi-lacking = rows of different kinds with two or three cards that lack the kind
feature-targi-laid_kinds = laid cards by kind
feature-targi-lasting = laid cards with a lasting or final effect, by the number of the effect
feature-targi-discounts = discounts by kind
feature-targi-card_bonus = bonuses for goods cards: dates, salt, pepper
feature-targi-per_two = points for every two cards of a kind, by kind
feature-targi-tokens = unused action tokens, by the number of their effect
feature-targi-laying_bonus = bonuses for laying, by kind
feature-targi-roles = border cards with Targis, by role
feature-targi-border_gain = what these border cards give: dates, salt, pepper, gold, water, points, a good of choice
feature-targi-on_dunes = dunes with Targis, by effect
feature-targi-figures = number of Targis on the board, one-hot
feature-targi-crossings = number of crossings or markers, one-hot
feature-targi-shown = what the marked goods cards show
feature-targi-starts = start player
feature-targi-free_roles = while placing: border cards that can still be taken, by role
feature-targi-in_line = while placing, of the cards in line with one's own Targis: what goods cards show, tribe cards, those that can be paid for, their crosses (0 to 4)
feature-targi-other = marked cards that are face down, a hand card of this round, the Targia's favour, leave to stand opposite, a Targi with the Targia, unknown hand cards, always 0
feature-targi-hand = hand cards, added up; an unknown card has only its mark present
feature-targi-marked = tribe cards with a crossing or marker, added up
feature-targi-present = a card is there
feature-targi-kind = its kind, one-hot: targia, rider, tent, well, oasis
feature-targi-crosses = its silver crosses
feature-targi-cost = its lowest cost: dates, salt, pepper, gold, water
feature-targi-more_ways = other ways to pay for it
feature-targi-moment = when its effect works, one-hot: now, always, once, end
feature-targi-effect = its effect, one-hot by number
feature-targi-affordable = the seat can pay for it
feature-targi-lacks = goods and gold that the seat lacks for it
feature-targi-alike_row = cards in the longest row of its kind, one-hot: 0 to 3
feature-targi-new_kind = a row of different kinds lacks its kind
feature-targi-completes = it completes a row of one kind; a row of different kinds
feature-targi-price = its lowest price less discounts, gold counted twice
feature-targi-extra = points that the optional part of its cost brings
feature-targi-crosses_now = its silver crosses, if the seat can pay for it
feature-targi-round = More than 0, 1, 2 … 11 rounds; the last cell is always 0
feature-targi-placing = Targis are being placed
feature-targi-my_decision = The decision is mine
feature-targi-question = What I am asked, one-hot by the number of the question
feature-targi-their_question = What the opponent is asked, one-hot
feature-targi-question_count = How often the question is still to be answered
feature-targi-to_pay = What is still to pay for the pending card: dates, salt, pepper, gold, water; then goods that come off it, or for the opponent's card its crosses + 4
feature-targi-pending = The tribe card that is decided on (present is 2 for the opponent's)
feature-targi-open_centre = The open cards of the centre: what goods cards show, tribe cards by kind, by crosses (0 to 4), those I can pay for, those the opponent can pay for, cards face down
feature-targi-raids = The quarter of the game, one-hot; then the same in the round of a raid only
feature-targi-next_raid = What the next raid demands: goods, gold, points, cards
feature-targi-free_dunes = Face-up dunes without a Targi, by effect
feature-targi-more_bonus = Lasting bonuses for goods cards with gold and with water: mine, then the opponent's
feature-targi-hand_worth = What the effects of the hand cards bring (dates, salt, pepper, gold, water, points, a good of choice), their points and their number: mine, then the opponent's as far as known
feature-targi-marked_worth = The same for tribe cards with a crossing or marker
feature-targi-pending_worth = The same for the card that is decided on
feature-targi-my_targis = Border cards with my Targis, from 1
feature-targi-their_targis = Border cards with the opponent's Targis, from 1
feature-targi-robber = Border card of the robber, one-hot
feature-targi-centre = Centre space { $place } counted from 0
feature-targi-face_down = its card is face down
feature-targi-goods_card = its card is a goods card
feature-targi-gain = what the goods card shows: dates, salt, pepper, gold, water, points, a good of choice
feature-targi-tribe = the tribe card, for my display
feature-targi-they_afford = the opponent can pay for it
feature-targi-my_marker = my marker
feature-targi-their_marker = the opponent's marker
feature-targi-my_display = My display place by place: the kind of the card, one-hot; the sixth cell is a wild card
feature-targi-their_display = The opponent's display, likewise
feature-targi-my_tokens = Places of my display with an unused token
feature-targi-their_tokens = Places of the opponent's display with an unused token
feature-targi-question_about = What the question is about (a number whose meaning depends on the question)
feature-targi-decks = Cards in the goods deck, the tribe deck and the dune deck
feature-targi-targia = Border card of the Targia, one-hot
feature-targi-border_set = Border cards of the expansion, from 1
feature-targi-dunes = Face-up dunes: the effect of each, one-hot
feature-targi-my_dunes = Dunes with my Targis
feature-targi-their_dunes = Dunes with the opponent's Targis
feature-targi-looked = Card { $place } to choose from, counted from 0
feature-targi-unknown = only the opponent sees it
feature-targi-taken = it was taken already
feature-targi-top_discarded = Tribe card on top of the discard pile
feature-tuareg-kinds = 
    { $place ->
        [0] Water
        [1] Gold
        [2] Salt
       *[other] Millet
    }
feature-tuareg-mine = my cards that count, as far as I know them
feature-tuareg-best_other = the most that another seat has
feature-tuareg-second_other = the second most
feature-tuareg-gap = my lead over the best other seat, one-hot from -4 to 4
feature-tuareg-tied = other seats with as many as I have
feature-tuareg-market = cards in the market
feature-tuareg-unseen = cards that I have not seen
feature-tuareg-in_cache = cards in my cache
feature-tuareg-accepting = my animals that take one more
feature-tuareg-space = the most space on one of them
feature-tuareg-points = points for the majority
feature-tuareg-players = 
    { $place ->
        [0] Mine
       *[other] Seat { $place } clockwise from me
    }
feature-tuareg-cache = cache: water, gold, salt, millet; all 0 if hidden
feature-tuareg-counted = cards that count, as far as I know them: water, gold, salt, millet
feature-tuareg-cache_size = cards in the cache
feature-tuareg-specials = donkeys, caves, unused thieves, maps
feature-tuareg-score = points scored
feature-tuareg-room = space on the animals
feature-tuareg-dinar = dinars that the cards are worth, without a hidden cache
feature-tuareg-free_caves = free places in caves
feature-tuareg-present = the seat is there
feature-tuareg-decides = the seat decides
feature-tuareg-hidden = its cache is hidden from me
feature-tuareg-spare = always 0
feature-tuareg-loads = animals with 0 to 4 cards
feature-tuareg-stage = Stage, one-hot
feature-tuareg-pile = More than 0, 3, 6 … 45 cards in the draw pile
feature-tuareg-last_turns = Turns left in the last round of the stage, one-hot; 0: not the last round
feature-tuareg-bank = Special cards for sale: donkeys, caves, thieves, maps
feature-tuareg-question = What I am asked, one-hot by the number of the question
feature-tuareg-their_question = What another seat is asked, one-hot
feature-tuareg-question_count = Count of the question (cards owed, laid or paid); the second cell is always 0
feature-tuareg-seats = Number of players, one-hot
feature-tuareg-question_about = What my question is about, one-hot (an animal, a kind, a special card or a cave)
feature-tuareg-lead = My lead is more than -12, -11 … 11 points
feature-tuareg-dinar_of_kinds = Dinars for a card: water, gold, salt, millet; then always 0
feature-tuareg-animals = My animal { $place } counted from 0, camels first
feature-tuareg-there = it is there
feature-tuareg-cards = cards on it
feature-tuareg-takes = kinds that it takes: water, gold, salt, millet
feature-tuareg-top = the kind on top, one-hot
feature-tuareg-caves = My cave { $place } counted from 0
feature-tuareg-content = cards in it: water, gold, salt, millet
feature-tuareg-used = used in this turn
feature-tuareg-drawn = What I drew in this turn: water, gold, salt, millet
feature-tuareg-others = The seat after me, then { $place } further
feature-tuareg-tops = the kind on top of each animal, one-hot
feature-tuareg-gave = cards that left the cache openly in stage 2: water, gold, salt, millet
feature-tuareg-drew = cards drawn in stage 2
feature-tuareg-old_size = cards in the cache when stage 2 began
feature-tuareg-lacked = kinds that the cache lacked when its owner passed in this stage
feature-tuareg-worth = upper limit of the worth of the cache when its owner passed in this stage, + 1
