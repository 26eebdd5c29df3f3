"""Famiglia a second time, from the rule sheet and our rulings alone, with Counters of card names.

Its first author never read the rules in `src`, and `test_second_opinion.py` plays both side by side.
So mend it from the sheet, never from the code.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

COPIES = (5, 4, 3, 2, 1)
ALL_CARDS = Counter({f"{family}{value}": COPIES[value] for family in "ABMF" for value in range(5)})
START_HAND = Counter(["A0", "B0", "M0", "F0"])
STREET_SIZE = 6
POINTS = {"A": (0, 1, 3, 6, 10), "B": (0, 1, 3, 6, 10), "M": (0, 1, 3, 6, 10), "F": (1, 3, 6, 10, 15)}


def family_of(card):
    return card[0]


def value_of(card):
    return int(card[1])


def needed_card(card, price):
    """§7.3, R6 The card of which a pair is needed: the same family, one below the price."""
    return f"{family_of(card)}{price - 1}"


def move(card, source, target):
    """One card goes from one place to another; no place keeps a count of zero."""
    assert source[card] > 0, f"there is no {card} to move"
    source -= Counter([card])
    target[card] += 1


@dataclass
class Turn:
    """§3.1 What the player in turn has done so far; `step` is what the turn has come to."""

    step: str = "newcomers"
    renewed: bool = False  # newcomers have come from the second deck
    accountant: str = ""
    exchanges: int = 0  # cards that may still be taken back
    brute: str = ""
    scared: str = ""
    lowered: int = 0
    wanted: str = ""  # the card being paid for with a joker
    price: int = 0


@dataclass
class Game:
    """All the cards, whose turn it is, how near the end is; and the rules, paragraph by paragraph."""

    street: Counter
    hands: list[Counter]
    areas: list[Counter]
    deck: list[str]  # top card first
    discards: Counter
    player: int
    starter: int
    ends: int = 0  # how often the deck has run out
    passes: int = 0  # turns in a row without a recruit
    turns_left: int = 0  # this one counted; 0 until the end is known
    over: bool = False
    turn: Turn = field(default_factory=Turn)
    shuffle: Callable[["Game"], list[str]] | None = None  # chance is not ours: it returns the discards in a new order

    @classmethod
    def deal(cls, shuffled, starter):
        """§2.1-2.3 Each player has four 0s; of the other 52 cards, top card first, six lie on the street."""
        hands, areas = [Counter(START_HAND), Counter(START_HAND)], [Counter(), Counter()]
        street, deck = Counter(shuffled[:STREET_SIZE]), shuffled[STREET_SIZE:]
        return cls(street, hands, areas, deck, Counter(), starter, starter)

    @property
    def hand(self):
        return self.hands[self.player]

    @property
    def area(self):
        return self.areas[self.player]

    def legal(self):
        """§3.1 The texts of all that the player in turn may do now: an earlier part of the turn never comes back."""
        if self.over:
            return set()
        if self.turn.step in MUST:
            return MUST[self.turn.step](self)
        return {"pass"} | self.newcomers() | self.abilities() | self.take_backs() | self.recruits()

    def play(self, action):
        """§3.1 The player in turn does what the text says: its first word is the verb, its last the card."""
        words = action.split()
        ACTS[words[0]](self, words[-1])

    def abilities(self):
        """§3.2, §3.3, §5.1, §6.1 One Accountant, then one Brute, no 0; R24: no Brute with nobody to scare."""
        families = "A" if self.turn.step == "newcomers" else ""
        if self.turn.step in ("newcomers", "take-back", "brute") and self.scares():
            families += "B"
        return {f"play {card}" for card in self.hand if family_of(card) in families and value_of(card) > 0}

    def play_ability(self, card):
        """§5.1, §6.1 An Accountant or a Brute goes from the hand to the play area."""
        move(card, self.hand, self.area)
        if family_of(card) == "A":
            self.turn.accountant, self.turn.exchanges, self.turn.step = card, value_of(card), "take-back"
        else:
            self.turn.brute, self.turn.step = card, "scare"

    def newcomers(self):
        """§4.1, §4.3, §4.4 Only without a 0 on the street, with the second deck once a turn; R21: with none never."""
        zero_on_the_street = any(value_of(card) == 0 for card in self.street)
        if self.turn.step != "newcomers" or zero_on_the_street or self.turn.renewed or not self.deck:
            return set()
        return {f"discard {card}" for card in self.street}

    def discard(self, card):
        """§4.2, §4.4 A street card goes to the discards or, later, under the deck; as many as its value come."""
        if self.ends == 0:
            move(card, self.street, self.discards)
        else:
            self.turn.renewed = True
            self.street -= Counter([card])
            self.deck.append(card)
        self.refill_empty_street()  # R22: before the newcomers
        self.draw(value_of(card))

    def take_backs(self):
        """§5.2, §5.3 Any card of the own play area but the Accountant just played."""
        if self.turn.step != "take-back":
            return set()
        return {f"take back {card}" for card in self.area - Counter([self.turn.accountant])}

    def take_back(self, card):
        """§5.2 A card comes back to the hand, and one must be put down for it."""
        move(card, self.area, self.hand)
        self.turn.exchanges -= 1
        self.turn.step = "put-down"

    def put_downs(self):
        """§5.2 Any card of the hand."""
        return {f"put down {card}" for card in self.hand}

    def put_down(self, card):
        """§5.2, R2 The exchange is complete; more may follow, up to the Accountant's value."""
        move(card, self.hand, self.area)
        self.turn.step = "take-back" if self.turn.exchanges else "brute"

    def scares(self):
        """§6.2 Any street card but a 0, which is free already."""
        return {f"scare {card}" for card in self.street if value_of(card) > 0}

    def scare(self, card):
        """§6.2 The Brute scares a card; by how much is asked only if there is a choice."""
        self.turn.scared, self.turn.step = card, "lower"
        if self.amounts() == {"by 1"}:
            self.lower(1)

    def amounts(self):
        """§6.2, R1 By 1 or more, up to the Brute's value, and not below 0."""
        most = min(value_of(self.turn.brute), value_of(self.turn.scared))
        return {f"by {amount}" for amount in range(1, most + 1)}

    def lower(self, amount):
        """§6.2 The scared card is worth less for the rest of this turn."""
        self.turn.lowered, self.turn.step = int(amount), "recruit"

    def recruits(self):
        """§6.2, §7.1 Every street card that the hand can pay for; the scared one at its lowered value only."""
        scared = [self.turn.scared] if self.turn.scared else []
        at_full_value = {card for card in self.street - Counter(scared) if self.can_pay(card, value_of(card))}
        lowered = {"scared" for card in scared if self.can_pay(card, value_of(card) - self.turn.lowered)}
        return {f"recruit {card}" for card in at_full_value | lowered}

    def can_pay(self, card, price):
        """§7.2, §7.3, §7.4 A 0 is free; else a pair of one value less, or (R4) one such card and a joker."""
        held = self.hand[needed_card(card, price)]
        return price == 0 or held >= 2 or (held == 1 and bool(self.jokers(price)))

    def jokers(self, price):
        """§7.4, R5 Mercenaries in the hand of a higher value than the card they stand in for."""
        return [card for card in self.hand if family_of(card) == "M" and value_of(card) > price - 1]

    def recruit(self, card):
        """§7.1, §7.3 Free or with a pair a card is taken at once; R23: with one needed card a joker must be chosen."""
        card, lowered = (self.turn.scared, self.turn.lowered) if card == "scared" else (card, 0)
        price = value_of(card) - lowered
        needed = needed_card(card, price)
        if price > 0 and self.hand[needed] == 1:
            self.turn.wanted, self.turn.price, self.turn.step = card, price, "pay"
            return
        if price > 0:
            move(needed, self.hand, self.area)
        self.take(card)

    def payments(self):
        """§7.5, R7 The joker may come back to the hand or be laid down."""
        return {f"{choice} {joker}" for choice in ("keep", "lay") for joker in self.jokers(self.turn.price)}

    def keep(self, _joker):
        """§7.5 The joker comes back, and the card it was paired with stays on the table."""
        self.lay(needed_card(self.turn.wanted, self.turn.price))

    def lay(self, card):
        """§7.5 One card of the pair stays on the table, the other comes back."""
        move(card, self.hand, self.area)
        self.take(self.turn.wanted)

    def take(self, card):
        """§7.1 The street card goes to the hand, and the turn is over."""
        move(card, self.street, self.hand)
        self.passes = 0
        self.refill_empty_street(after_a_take=True)
        self.end_turn()

    def pass_turn(self, _word):
        """§7.6 The turn is over without a recruit."""
        self.passes += 1
        self.end_turn()

    def refill_empty_street(self, after_a_take=False):
        """§8.1, R10 A street without cards gets six at once."""
        if not self.street:
            self.draw(STREET_SIZE, after_a_take)

    def draw(self, number, after_a_take=False):
        """§4.5, R15 Cards come from the deck one by one, as many as there are; after the last one it has run out."""
        for _ in range(number):
            if self.deck:
                self.street[self.deck.pop(0)] += 1
                if not self.deck:
                    self.run_out(after_a_take)

    def run_out(self, after_a_take):
        """§8.2, §8.3, R11 The first time the discards become the deck; R16: with none it is the second time at once."""
        if self.ends == 0 and self.discards:
            self.deck, self.discards, self.ends = self.shuffle(self), Counter(), 1
        else:
            self.ends, self.turns_left = 2, self.turns_to_the_end(after_a_take)

    def turns_to_the_end(self, after_a_take):
        """§9.1, R13 Both have as many turns; R14: and one more each if the second player's take emptied the street."""
        if self.player == self.starter:
            return 2
        return 3 if after_a_take else 1

    def end_turn(self):
        """§9.1, §9.2, R17 The end comes after the last turn or two passes in a row; else the other player goes on."""
        self.over = self.turns_left == 1 or self.passes == 2
        self.turns_left = max(0, self.turns_left - 1)
        if not self.over:
            self.player, self.turn = 1 - self.player, Turn()

    def result(self):
        """§9.3, §9.4, R18 Points and place of each player; a tie goes to the best card, then the next best ..."""
        if not self.over:
            return None
        points = [self.points_of_cards(player) for player in (0, 1)]
        ranks = [(sum(of_player), of_player) for of_player in points]
        return tuple((rank[0], 1 if rank == max(ranks) else 2) for rank in ranks)

    def points_of_cards(self, player):
        """§1.2, §9.3 What each card in hand and play area is worth, the best first; a 0 decides nothing."""
        cards = (self.hands[player] + self.areas[player]).elements()
        return sorted(filter(None, (POINTS[family_of(card)][value_of(card)] for card in cards)), reverse=True)


MUST = {"put-down": Game.put_downs, "scare": Game.scares, "lower": Game.amounts, "pay": Game.payments}
ACTS = {
    "discard": Game.discard, "play": Game.play_ability, "take": Game.take_back, "put": Game.put_down,
    "scare": Game.scare, "by": Game.lower, "recruit": Game.recruit, "keep": Game.keep, "lay": Game.lay,
    "pass": Game.pass_turn,
}  # fmt: skip
