"""Every choice in Five Points as a number, and its words."""

from gangland.engine.actions import Actions
from gangland.engine.messages import Message, message
from gangland.games.five_points.components import BASE, GANGS, LETTERS, PLACE_NAMES, PLACES, SUPPORT, TOP

ACTIONS = Actions()


def gang_message(gang: int) -> Message:
    """A gang in words: "Ratcatchers"."""
    return message(f"gang-{LETTERS[gang].lower()}")


def card_message(card: int) -> Message:
    """A card in words: a member or a boss of its gang."""
    return message("card-member" if card < GANGS else "card-boss", gang=gang_message(card % GANGS))


def place_message(place: int) -> Message:
    """A place in words: "Mott Street"."""
    return message(f"place-{PLACE_NAMES[place]}")


def _add_places(name: str, places: range) -> int:
    texts = [f"{name} {PLACE_NAMES[place]}" for place in places]
    return ACTIONS.add(name, texts, lambda nth: message(f"action-{name}", place=place_message(places[nth])))


def _add_gangs(name: str) -> int:
    texts = [f"{name} {letter}" for letter in LETTERS]
    return ACTIONS.add(name, texts, lambda nth: message(f"action-{name}", gang=gang_message(nth)))


# Each climb as (from, to): to every place above the bottom row, from its left support, then from its right one.
CLIMBS = tuple((start, place) for place in range(BASE, PLACES) for start in SUPPORT[place].tolist())

PASS = ACTIONS.add("pass", ["pass"], lambda _: message("action-pass"))
CLIMB = ACTIONS.add(
    "climb",
    [f"climb {PLACE_NAMES[start]} {PLACE_NAMES[end]}" for start, end in CLIMBS],
    lambda nth: message("action-climb", **{"from": place_message(CLIMBS[nth][0]), "to": place_message(CLIMBS[nth][1])}),
)
INFLUENCE = _add_places("influence", range(PLACES))
EXPEL_FROM = _add_places("expel", range(PLACES))
SPEND = _add_gangs("discard")
FILL_FROM = _add_places("fill", range(TOP))
SHOW = _add_gangs("reveal")
COUNT = len(ACTIONS)
