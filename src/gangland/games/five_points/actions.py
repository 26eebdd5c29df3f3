"""Every kind of action in Five Points: its numbers and words, who may do it when, what it does."""

from typing import Any

from gangland.engine.actions import Actions
from gangland.engine.kinds import Kind
from gangland.engine.messages import Message, Value, message
from gangland.games.five_points import gists
from gangland.games.five_points.components import BASE, GANGS, LETTERS, PLACE_NAMES, PLACES, SIDES, SUPPORT, TOP
from gangland.games.five_points.refusals import (
    DISCARD_FIRST,
    EXPEL_FIRST,
    FILL_FIRST,
    NO_SUCH_ACTION,
    NOT_NOW,
    REVEAL_FIRST,
)
from gangland.games.five_points.rules import climbs, influence, reveals, turn
from gangland.games.five_points.rules.pyramid import hand_of, occupied
from gangland.games.five_points.state import DISCARD, EXPEL, FILL, REVEAL, TURN


def gang_message(gang: int) -> Message:
    """A gang in words: "Ratcatchers"."""
    return message(f"gang-{LETTERS[gang].lower()}")


def card_message(card: int) -> Message:
    """A card in words: a member or a boss of its gang."""
    return message("card-member" if card < GANGS else "card-boss", gang=gang_message(card % GANGS))


def place_message(place: int) -> Message:
    """A place in words: "Mott Street"."""
    return message(f"place-{PLACE_NAMES[place]}")


def climb_text(end: int, side: int) -> str:
    return f"climb {PLACE_NAMES[SUPPORT[end, side]]} {PLACE_NAMES[end]}"


def about_climb(end: int, side: int) -> dict[str, Value]:
    return {"from": place_message(int(SUPPORT[end, side])), "to": place_message(end)}


def of_places(name: str, places: int, **rules: Any) -> Kind:
    """A kind with one action for each place from the bottom row on."""
    return Kind(
        name,
        items=(range(places),),
        text=lambda place: f"{name} {PLACE_NAMES[place]}",
        about=lambda place: {"place": place_message(place)},
        **rules,
    )


def of_gangs(name: str, **rules: Any) -> Kind:
    """A kind with one action for each gang."""
    return Kind(
        name,
        items=(range(GANGS),),
        text=lambda gang: f"{name} {LETTERS[gang]}",
        about=lambda gang: {"gang": gang_message(gang)},
        **rules,
    )


ACTIONS = Actions(
    Kind("pass", steps=(TURN,), why_not=turn.why_not_pass, does=turn.stay_out, gist=gists.of_pass, gists=1),
    Kind(
        "climb", items=(range(BASE, PLACES), range(SIDES)), text=climb_text, about=about_climb, steps=(TURN,),
        why_not=climbs.why_not_climb, does=climbs.climb, gist=gists.of_climb, gists=gists.MOVES,
    ),
    of_places(
        "influence", PLACES, steps=(TURN,),
        why_not=influence.why_not_influence, does=influence.influence, gist=gists.highest_target, gists=gists.ROWS,
    ),
    of_places(
        "expel", PLACES, steps=(EXPEL,),
        why_not=influence.why_not_expel, offers=influence.can_be_expelled, does=influence.expel,
        gist=gists.of_expulsion, gists=gists.MOVES,
    ),
    of_gangs(
        "discard", steps=(DISCARD,),
        why_not=influence.why_not_spend, offers=hand_of, does=influence.spend,
        gist=gists.is_ally, gists=gists.SORTS,
    ),
    of_places(
        "fill", TOP, steps=(FILL,),
        why_not=climbs.why_not_fill, offers=climbs.below_the_hole, does=climbs.fill,
        gist=gists.of_fill, gists=gists.MOVES,
    ),
    of_gangs(
        "reveal", steps=(REVEAL,),
        why_not=reveals.why_not_reveal, offers=reveals.can_be_revealed, does=reveals.reveal,
        gist=gists.of_reveal, gists=1,
    ),
    guard=turn.why_not_act,
    unknown=NO_SUCH_ACTION,
    closed=NOT_NOW,
    elsewhere={EXPEL: EXPEL_FIRST, DISCARD: DISCARD_FIRST, FILL: FILL_FIRST, REVEAL: REVEAL_FIRST},
    given={"filled": occupied, "hand": hand_of},
    then=turn.go_on,
)  # fmt: skip
