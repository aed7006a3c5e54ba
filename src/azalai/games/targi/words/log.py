"""The log: what everybody saw happen when a decision was made. It names no hidden card (T60): a card that only its
owner knows is not named before it is laid or discarded.

Forced decisions and chores may follow a decision, up to the next round. The log replays them one by one on a copy until
it reaches the table afterwards; each step adds its sentences.
"""

from __future__ import annotations

from collections.abc import Iterator

from azalai.games.interface import Setting
from azalai.games.targi.cards.card_file import Deck
from azalai.games.targi.position.view import numbers
from azalai.games.targi.rules import actions, dunes, effects
from azalai.games.targi.rules.actions import CATALOGUE, SEAT_NAMES
from azalai.games.targi.rules.board import is_corner
from azalai.games.targi.rules.border import ORIGIN, edition_of
from azalai.games.targi.rules.dispatch import apply, legal
from azalai.games.targi.rules.favour import targia_card
from azalai.games.targi.rules.scoring import ALIKE, DIFFERENT, best_wild, row_sort
from azalai.games.targi.rules.table import DISPLAY, DUNES, ROW_LENGTH, STOCK, WATER, Table, cards_laid, other
from azalai.games.targi.words.log_steps import Step, given_by
from azalai.games.targi.words.names import amount_words, any_card, centre_name, some, tribe_card
from azalai.games.targi.words.questions import outcome
from azalai.messages import commas, sentences, with_and


def say_what_happened(before: Table, action: int, after: Table, setting: Setting) -> str:
    """One log entry, with as many sentences as needed."""
    steps = list(_steps(before, action, after, setting.deck))
    told: list[str] = []
    for i, step in enumerate(steps):
        if i == len(steps) - 1 or not step.is_on_the_way():
            told += _deed(step)
        told += _chores(step)
    return sentences(told)


def _steps(before: Table, action: int, after: Table, deck: Deck) -> Iterator[Step]:
    """The decision and the forced ones after it; goods given one by one make one step."""
    options = [0] * len(CATALOGUE)
    now, later = before, before.copy()
    apply(later, deck.tables, action)
    while later != after:
        count = legal(later, deck.tables, options)
        assert count == 1, "only forced decisions lie between"
        again = later.asked[later.depth - 1]
        last = now.asked[now.depth - 1]
        giving = action in _GIVING and options[0] in _GIVING and (again.kind, again.seat) == (last.kind, last.seat)
        if not giving:
            yield Step(now, deck, action, later)
            now, action, later = later, options[0], later.copy()
        apply(later, deck.tables, options[0])
    yield Step(now, deck, action, later)


_GIVING = range(actions.GIVE, actions.GIVE + 3)


def _deed(step: Step) -> list[str]:
    """What was done, by the family of the action."""
    nth, asked, about = step.nth, step.asked, step.question.about
    match step.family:
        case "place":
            by_token = step.after.players[step.seat].tokens != step.player.tokens
            told = step.say_log("place-token" if by_token else "place", border=step.border(nth + 1))
            return told + _all_markers(step)
        case "place_dune":
            joins = step.them.dunes >> nth & 1
            return step.say_log("join-dune" if joins else "place-dune", dune=step.dune(nth)) + _all_markers(step)
        case "use":
            return _used(step, by_token=False)
        case "by_card":
            return _used(step, by_token=asked != actions.ASK_BORDER)
        case "use_centre":
            sent_home = step.them.markers >> nth & 1  # X20
            return _centre_card(step) + (step.say_log("marker-home", seat=step.opponent) if sent_home else [])
        case "centre_take":
            return _centre_card(step)
        case "use_dune":
            return _use_dune(step)
        case "look_lay" | "look_keep" | "look_none":
            return _looked(step)
        case "give_up":
            return step.say_log("give-up", border=step.border(nth + 1))
        case "give_up_centre":
            return step.say_log("give-up-centre", space=step.space(nth))
        case "give_up_dune":
            return step.say_log("give-up-dune", dune=step.dune(nth))
        case "move_from":
            return step.say_log("marker-from", space=nth + 1)
        case "move_to":
            return step.say_log("marker", origin=centre_name(about & ORIGIN), space=step.space(nth))
        case "done":
            back = step.over_limits()[:STOCK]
            return step.say_log("done") + (step.say_log("return", amount=amount_words(back)) if any(back) else [])
        case "enough" | "favour_leave" | "without_token" | "shield" | "swap_token":
            return [step.phrase(f"log-{step.family.replace('_', '-')}")]
        # tribe cards
        case "take_up_hand":
            seen = step.player.hand_seen[nth]
            return step.say_log("hand", card=step.held(nth)) if seen else step.say_log("hand-hidden")
        case "draw":
            return step.say_log("draws")
        case "take_top":
            return step.say_log("take-top", card=step.later.card)
        case "redraw":
            return step.say_log("redraw", card=step.card, water=some(WATER, step.c.redraw_water[1]))
        case "lay":
            return step.say_log("lay", card=step.known_card())
        case "keep":
            return step.say_log("keep", card=step.known_card())
        case "discard":
            return step.say_log("discard", card=step.card) + (step.brought() if about == actions.FROM_NOBLE else [])
        case "with_token":
            return step.say_log("with-token", card=step.known_card())
        case "pay" | "spare":
            return step.say_log("price", card=step.known_card(), price=amount_words(step.after.price))
        case "with_extra" | "without_extra":
            paid, price = step.family == "with_extra", amount_words(step.after.price)
            return step.say_log("extra", card=step.known_card(), price=price, paid=paid)
        case "row":
            return _row(step)
        case "swap" if asked == actions.ASK_SWAP_FIRST:
            return step.say_log("swap-first", card=step.laid(nth))
        case "swap":
            return step.say_log("swap", first=step.laid(about), second=step.laid(nth))
        case "skip" if asked == actions.ASK_FAVOUR:
            return step.say_log("favour-skip")
        case "skip":
            return step.say_log("no-gold" if asked == actions.ASK_PAY_GOODS else "skip")
        case "lose":
            return step.say_log("lose", card=step.rightmost(nth))
        # goods
        case "take":
            by_favour = asked == actions.ASK_FAVOUR
            told = step.say_log("favour-good" if by_favour else "take", amount=step.choice_gain(nth))
            return told + step.turned_over() + step.drawn()
        case "spring_water":
            return step.say_log("take", amount=amount_words(step.gained()))
        case "spring_card":
            return step.turned_over()
        case "market_take":
            return step.say_log("market", amount=step.gain(step.before.looked[nth]))
        case "favour":
            return step.say_log("favour-first")
        case "favour_pay":
            return step.say_log("favour-pay", amount=some(nth, 1), card=any_card(step.deck, step.after.looked[0]))
        case "favour_take":
            return step.say_log("favour-take", amount=step.gain(step.before.looked[0]))
        case "give" if asked == actions.ASK_PAY_GOODS:
            return step.say_log("gives", amount=step.given()) + step.brought()
        case "give":
            return step.say_log("give" if asked == actions.ASK_GIVE else "return", amount=step.given())
        case "raid_goods" | "raid_points" | "raid_gold":
            if step.is_on_the_way():
                return step.say_log("give-goods", count=step.later.question.count)
            return step.say_log("give", amount=step.given())
        case "trade_gold":
            return step.say_log("gold-for-goods", give=step.given())
        case "silver_mixed":
            return step.say_log("silver-mixed", count=step.c.silver_goods[about * 2 + nth])
        case _:  # at the trader, the silversmith, or for water
            return step.say_log("exchange", give=step.given(), get=amount_words(step.gained()))


# -- parts of it --------------------------------------------------------------------------------------


def _all_markers(step: Step) -> list[str]:
    """T12: with the last Targi placed the markers are laid."""
    told: list[str] = []
    for seat, player in zip(SEAT_NAMES, step.after.players if step.question.count == 1 else [], strict=False):
        spaces = [step.later.space(k) for k in numbers(player.markers, 0)]
        if spaces:
            told += step.say_log("markers", seat=seat, count=len(spaces), spaces=with_and(spaces))
        else:
            told += step.say_log("no-markers", seat=seat)
    return told


def _used(step: Step, by_token: bool) -> list[str]:
    """A border card is used: by a Targi or a dune, or by a token."""
    number = step.nth + 1
    border = step.border(number)
    edition = edition_of(step.before, step.c, number)
    role = step.deck.borders[edition][number].role
    if role == "goods" and any(step.gained()):
        amount = amount_words(step.gained())
        return step.say_log("use-token-goods" if by_token else "use-goods", border=border, amount=amount)
    draws = role == "expansion" and not edition
    if draws and not by_token:
        return step.say_log("use-expansion", border=border)
    told = step.say_log("use-token" if by_token else "use", border=border)
    return told + step.turned_over() + (step.say_log("draws") if draws else [])


def _centre_card(step: Step) -> list[str]:
    """A card of the centre is taken: by a marker, or by a dune."""
    space, card, times = step.nth + 1, step.before.centre[step.nth].card, step.question.count
    if card not in step.deck.goods:
        return step.say_log("tribe-card", space=space, card=tribe_card(step.deck, card))
    if step.asked == actions.ASK_CENTRE:
        return step.say_log("peddler", space=space, count=times, amount=step.gain(card, times))
    return step.say_log("goods-card", space=space, amount=step.gain(card))


def _use_dune(step: Step) -> list[str]:
    dune, effect = step.dune(step.nth), step.c.dune_effect[step.before.dunes[step.nth]]
    if effect == dunes.PAY:
        told = step.say_log("dune-pays", dune=dune, cost=step.given())
    else:
        told = step.say_log("dune", dune=dune)
    told += step.brought()
    if effect == dunes.LAY_WILD and step.them.dunes >> step.nth & 1:  # X19
        told += step.say_log("sent-home", seat=step.opponent)
    looked = [card for card in step.after.looked if card]
    if effect == dunes.CHOOSE_GOODS:
        told += step.say_log("dune-shows", cards=commas(any_card(step.deck, card) for card in looked))
    elif effect == dunes.CHOOSE_TRIBE:
        told += step.say_log("dune-looks", count=len(looked))
    return told


def _looked(step: Step) -> list[str]:
    """The council: the chosen card is named when it is laid; the others are discarded openly."""
    cards = [tribe_card(step.deck, card) for card in step.before.looked if card]
    if step.family == "look_none":
        told = step.say_log("look-none")
    else:
        taken = cards.pop(step.nth)
        told = step.say_log("lay", card=taken) if step.family == "look_lay" else step.say_log("look-keep")
    return told + step.say_log("looked-discarded", cards=with_and(cards))


def _row(step: Step) -> list[str]:
    row, new = step.nth, step.after.players[step.seat]
    place = next(place for place in range(DISPLAY) if new.display[place] != step.player.display[place])
    price = step.before.price
    told = step.say_log("row", card=step.card, row=row + 1, place=place % ROW_LENGTH + 1, price=amount_words(price))
    told_apart = [sum(gain) for gain in zip(*step.turned_gains(), strict=True)] or [0] * STOCK
    told += step.brought([max(0, step.change()[i] + price[i] - told_apart[i]) for i in range(STOCK)])
    told += step.turned_over() + step.drawn()
    sort = row_sort(step.after, step.c, step.seat, row, best_wild(step.after, step.c, step.seat))
    if sort in (ALIKE, DIFFERENT):
        told += step.say_log("row-complete", row=row + 1, sort="alike" if sort == ALIKE else "different")
    if cards_laid(step.after, step.seat) == DISPLAY:
        told += step.say_log("twelve")
    return told


# -- chores ---------------------------------------------------------------------------


def _chores(step: Step) -> list[str]:
    """New decks, cards turned up, bonuses of tribe cards, the robber's moves, the end."""
    old, new = step.before, step.after
    told: list[str] = []
    for sort in ("goods", "tribe"):
        if getattr(new, f"{sort}_generation") != getattr(old, f"{sort}_generation"):
            told += step.say_log("new-deck", sort=sort)
    if new.first != old.first:  # T31: the round is over
        up = [step.later.space(k) for k, space in enumerate(old.centre) if space.face_down]
        told += step.say_log("turned-up", spaces=with_and(up)) if up else []
    for bonus in step.bonuses():
        told += step.brought(bonus)
    told += _robber(step)
    if new.depth == 0:
        told.append(outcome(new, step.deck))
    return told


def _robber(step: Step) -> list[str]:
    """T07, T08: each card the robber came to, and who was not asked to give anything there."""
    old, new = step.before, step.after
    told = _spared(step, _raided(old)) if is_corner(old.robber) else []
    for number in range(old.robber + 1, new.robber + 1):
        border = step.border(number)
        if is_corner(number):
            told += step.say_log("raid", border=border)
            told += _spared(step, [new.first, other(new.first)])
        else:
            told += step.say_log("round", round=new.round, border=border, seat=SEAT_NAMES[new.first])
            told += _new_round(step) if step.deck.expansion else []
    return told


def _new_round(step: Step) -> list[str]:
    """X10, X18: the Targia's position, the dunes that were turned up, and the income of tribe cards."""
    old, new = step.before, step.after
    told = step.say_log("targia", border=step.later.border(targia_card(new, step.c)))
    raided = any(is_corner(number) for number in range(old.robber, new.robber))
    if raided or not any(old.dunes):
        up = [step.later.dune(place) for place in range(DUNES) if new.dunes[place]]
        told += step.say_log("new-dunes", dunes=with_and(up))
    for seat in (new.first, other(new.first)):
        amount = given_by(new, step.c, seat, effects.ROUND_INCOME)
        if any(amount):
            told += step.say_log("income", seat=SEAT_NAMES[seat], amount=amount_words(amount))
    return told


def _raided(t: Table) -> list[int]:
    """The seats that still have to give to the raid, in order."""
    return [t.asked[i].seat for i in reversed(range(t.depth)) if t.asked[i].kind == actions.DO_RAID]


def _spared(step: Step, due: list[int]) -> list[str]:
    """Of the seats that were due, those that gave nothing: safe by a card, or with nothing to give (T42)."""
    new, told = step.after, list[str]()
    for seat in due:
        top = step.later.question
        asked = new.depth > 0 and top.kind == actions.ASK_RAID and top.seat == seat
        if seat not in _raided(new) and not asked:
            safe = effects.count_lasting(new, step.c, seat, effects.RAID_IMMUNITY) > 0
            told += step.say_log("spared", seat=SEAT_NAMES[seat], safe=bool(safe))
    return told
