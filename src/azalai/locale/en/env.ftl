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
env-tuareg-player-pass_dinar = Worth of the cache at most when its owner passed, + 1, for each stage
