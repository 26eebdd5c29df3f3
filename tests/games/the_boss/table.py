"""What the tests of The Boss share: positions to play from, and the table read back from the written position."""

import functools
import re

import gangland
from tests.games.table import outcome, plain, refusal, seen, texts  # noqa: F401  # imported from here

CITIES = "NBDKCMP"
CONTENTS = ("0123", "123p", "1234g", "23g", "123e", "123h", "3pg")
CARDS = tuple(city + content for city, contents in zip(CITIES, CONTENTS, strict=True) for content in contents)
USUAL = {2: "123", 3: "12345", 4: "1234567"}
ALTERNATIVES = {
    2: ("235", "135", "236", "136", "1247", "1457", "2457", "1467", "2467", "4567"),
    3: ("23456", "13456", "12346", "12357", "23567", "13567", "12367"),
    4: (),
}

# Two players, New York, Boston and Detroit: four moments of the first round.
CARDS_OF_TWO = "cities 123 / hidden N0 B3 D4"
FIRST_TURN = f"{CARDS_OF_TWO} / hand N1 N2 B1 B2 D1 | N3 Bp D2 D3 Dg"
SECOND_TURN = f"{CARDS_OF_TWO} / laid N1 N3 | - | - / hand N2 B1 B2 D1 | Bp D2 D3 Dg"
THIRD_TURN_ENDS = f"{CARDS_OF_TWO} / laid N1 N3 N2 | B1 | D2 / hand B2 D1 | Bp D3 Dg / turn 1"
FOURTH_TURN_ENDS = f"{CARDS_OF_TWO} / laid N1 N3 | B1 Bp B2 | D2 D3 / hand N2 | D1 Dg / turn 1 / police g"
LAST_CARD = f"{CARDS_OF_TWO} / laid N3 N1 N2 | B1 Bp B2 | D2 D3 Dg / hand - | D1 / turn 1"

# Two players, Kansas City, Cincinnati, Memphis and Philadelphia, the four sanctions hidden, one card to lay.
SANCTIONS = "cities 4567 / hidden Kg Ce Mh Pp / laid K2 K3 | C1 C2 C3 | M1 M2 M3 | P3 / hand - | Pg / turn 1"
PROFITS = "cities 4567 / hidden K3 C3 M3 P3 / laid K2 Kg | C1 C2 Ce | M1 M2 Mh | Pp / hand - | Pg / turn 1"

# Three players, the first five cities: the first turn and the last card.
FIRST_TURN_OF_THREE = "cities 12345 / hidden N1 B1 D1 K2 C1 / hand N0 B2 D2 K3 C2 | N2 B3 D3 Kg C3 | N3 Bp D4 Dg Ce"
LAST_CARD_OF_THREE = (
    "cities 12345 / hidden N1 B1 D1 K2 C1"
    " / laid N0 N2 N3 | B2 B3 Bp | D2 D3 D4 Dg | K3 Kg | C2 C3 / hand - | - | Ce / turn 2"
)


def position(text, seed=1):
    return gangland.position("the_boss", text, seed=seed)


def sends(match, city):
    """The gangsters that may be sent to a city: {"1+0", "2+0"}."""
    return {words.split()[1] for words in texts(match) if re.fullmatch(rf"send \d\+\d {city}", words)}


def lays(match):
    """The cards that may be laid now: "N1 B2"."""
    return in_order(words.split()[1] for words in texts(match) if words.startswith("lay "))


def in_order(cards):
    return " ".join(sorted(cards, key=CARDS.index)) or "-"


@functools.cache
def sections(text):
    """A written position as a dictionary of its sections."""
    found = [written.split() for written in re.split(r"[/\n]", text)]
    return {words[0]: " ".join(words[1:]) or "-" for words in found if words}


def section(match, name, default=None):
    """One section of the written position, without its name."""
    return sections(match.write()).get(name, default)


def columns(match, name):
    """The columns of a section; None where the written position leaves it out."""
    text = section(match, name)
    return None if text is None else [column.strip() for column in text.split("|")]


def numbers(match, name):
    """A section with one number a seat, 0 where it is left out."""
    found = columns(match, name)
    return tuple(int(column) for column in found) if found else (0,) * seats(match)


def seats(match):
    return len(columns(match, "hand"))


def cities(match):
    """Letters of the cities in play, left to right, without Chicago."""
    return "".join(CITIES[int(digit) - 1] for digit in section(match, "cities"))


def cards_of(letters):
    return [card for card in CARDS if card[0] in letters]


def hand(match, seat):
    return in_order(columns(match, "hand")[seat].replace("-", "").split())


def laid(match, city):
    """Cards laid at a city, in the order of laying: "N3 N1"."""
    found = columns(match, "laid")
    return found[cities(match).index(city)] if found else "-"


def hidden(match):
    return section(match, "hidden")


def money(match):
    return numbers(match, "money")


def won(match):
    return numbers(match, "won")


def sent(match, seat):
    """Gangsters standing in each city in play and in Chicago: "2+1 0+0 0+0 1+0"."""
    found = columns(match, "sent")
    return found[seat] if found else " ".join(["0+0"] * (len(cities(match)) + 1))


def standing(match, seat, city):
    """Professionals and amateurs of a seat in one city: (2, 1)."""
    place = (cities(match) + "X").index(city)
    return tuple(int(number) for number in sent(match, seat).split()[place].split("+"))


def gangsters(match, seat):
    """What stands in front of a player: "6+3"."""
    away = [standing(match, seat, city) for city in cities(match) + "X"]
    pros, amateurs = columns(match, "pros"), columns(match, "amateurs")
    in_cells = hospital(match)[seat] + sum(prison(match)[seat])
    professionals = int(pros[seat]) if pros else 6 - sum(one[0] for one in away) - in_cells
    others = int(amateurs[seat]) if amateurs else 3 - sum(one[1] for one in away)
    return f"{professionals}+{others}"


def hospital(match):
    return numbers(match, "hospital")


def prison(match):
    """For each seat: how many come back after this round, and how many after the next one."""
    found = columns(match, "prison")
    if not found:
        return ((0, 0),) * seats(match)
    return tuple(tuple(int(number) for number in column.split()) for column in found)


def exile(match):
    """For each seat the cities it may not send to: ("C", "-")."""
    return tuple(columns(match, "exile") or ["-"] * seats(match))


def police(match):
    """The police cards turned so far, sorted: "d g s", or "-"."""
    return " ".join(sorted(section(match, "police", "-").split()))


def round_number(match):
    return int(section(match, "round", "1"))


def chicago(match):
    return int(section(match, "chicago", "1"))


def starter(match):
    return int(section(match, "starter", "0"))


def order_of_play(match, actions):
    """Plays the given actions and says which seat did each of them."""
    acted = []
    for action in actions:
        (seat,) = match.to_act
        acted.append(seat)
        match.play(action)
    return acted
