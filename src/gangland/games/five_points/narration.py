"""Five Points in words: what is asked, and what happened, made from views alone."""

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.five_points.actions import ACTIONS, card_message, gang_message, place_message
from gangland.games.five_points.components import BASE, LETTERS, NAMES, PLACE_NAMES, SUPPORT, TOP
from gangland.games.five_points.view import Table

Pyramid = list[str | None]


def prompt(view: View) -> Message:
    """What the player who has to act decides now."""
    table: Table = view.table
    if table.step == "turn" and table.crowned:
        return message("prompt-turn-crowned")
    if table.step == "fill" and table.hole:
        return message("prompt-fill", place=place_message(PLACE_NAMES.index(table.hole)))
    return message(f"prompt-{table.step}")


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """The lines that one action adds to the log."""
    assert action is not None, "nothing is sealed in Five Points"
    lines = _deed(before.table, actor, action, after.table)
    if after.table.step != "over":
        lines += _reveals(before.table, after.table)
    lines += _passes(before.table, actor, action, after.table)
    if after.result:
        lines += _ending(after)
    return lines


def _card(name: str | None) -> Message:
    assert name
    return card_message(NAMES.index(name))


def _deed(before: Table, actor: int, action: int, after: Table) -> list[Message]:
    """What the player did, and how the pyramid moved."""
    kind = ACTIONS.kind(action)
    now = list(before.places)
    if kind == "climb":
        end, side = ACTIONS.items(action)
        start = int(SUPPORT[end, side])
        arguments = _move(now, start, end)
        return [
            message("log-climb", player=actor, **arguments),
            *_firsts(before, after),
            *_holes(now, start, before, after),
        ]
    if kind == "influence":
        place = ACTIONS.item(action)
        return [message("log-influence", player=actor, card=_card(now[place]), place=place_message(place))]
    if kind == "fill":
        assert before.hole
        start = ACTIONS.item(action)
        arguments = _move(now, start, PLACE_NAMES.index(before.hole))
        return [message("log-fill", **arguments), *_holes(now, start, before, after)]
    if kind in ("expel", "discard") and after.step != "discard":
        return _expulsion(before, actor, action, after)
    return [message("log-pass", player=actor)] if kind == "pass" else []


def _move(now: Pyramid, start: int, end: int) -> dict[str, Message]:
    """A card moves up; what a message says of it."""
    now[end], now[start] = now[start], None
    return {"card": _card(now[end]), "from": place_message(start), "to": place_message(end)}


def _firsts(before: Table, after: Table) -> list[Message]:
    """The first card in the Heart, in No Man's Land, at the top."""
    lines = []
    if after.heart and not before.heart:
        lines.append(message("log-heart"))
    if after.land and not before.land:
        lines.append(message("log-land"))
    if after.crowned and not before.crowned:
        lines.append(message("log-crown", card=_card(after.places[TOP])))
    return lines


def _expulsion(before: Table, actor: int, action: int, after: Table) -> list[Message]:
    """The card that was spent, the card that had to go, and what moved up."""
    assert after.spent
    now = list(before.places)
    victim = PLACE_NAMES.index(before.victim) if before.victim else ACTIONS.item(action)
    expelled, now[victim] = now[victim], None
    return [
        message("log-spend", player=actor, gang=gang_message(LETTERS.index(after.spent))),
        message("log-expel", card=_card(expelled), place=place_message(victim)),
        *_holes(now, victim, before, after),
    ]


def _holes(now: Pyramid, hole: int, before: Table, after: Table) -> list[Message]:
    """How the hole and those below it were filled, as far as nobody had to be asked."""
    lines: list[Message] = []
    while hole >= BASE and after.hole != PLACE_NAMES[hole]:
        below = [place for place in SUPPORT[hole].tolist() if now[place]]
        if not below:
            return [*lines, message("log-hole-stays", place=place_message(hole))]
        lines.append(message("log-fill", **_move(now, below[0], hole)))
        hole = below[0]
    return lines if hole >= BASE else lines + _drawn(hole, before, after)


def _drawn(hole: int, before: Table, after: Table) -> list[Message]:
    """The card that came from the deck, perhaps a new one, into the bottom row."""
    if not after.places[hole]:
        return [message("log-hole-stays", place=place_message(hole))]
    lines = [message("log-deck-out", count=after.deck_size + 1)] if before.deck_size == 0 else []
    return [*lines, message("log-draw", card=_card(after.places[hole]), place=place_message(hole))]


def _reveals(before: Table, after: Table) -> list[Message]:
    lines = []
    for seat, gangs in enumerate(after.revealed):
        new = [gang for gang in gangs if gang not in before.revealed[seat]]
        lines += [message("log-reveal", player=seat, gang=gang_message(LETTERS.index(gang))) for gang in new]
    return lines


def _passes(before: Table, actor: int, action: int, after: Table) -> list[Message]:
    """Who passed without being asked."""
    seats = [seat for seat, passed in enumerate(after.passed) if passed and not before.passed[seat]]
    if ACTIONS.kind(action) == "pass":
        seats.remove(actor)
    return [message("log-pass-by-itself", player=seat) for seat in seats]


def _ending(after: View) -> list[Message]:
    assert after.result
    lines = [message("log-over")]
    lines += [message("log-points", player=seat, count=end.points) for seat, end in enumerate(after.result)]
    winners = [seat for seat, end in enumerate(after.result) if end.place == 1]
    if len(winners) == 1:
        return [*lines, message("log-win", player=winners[0])]
    return [*lines, message("log-shared-win", count=len(winners))]
