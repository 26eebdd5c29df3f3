"""Syndicate in words: what is asked, and what happened, made from views alone."""

from collections import Counter
from contextlib import suppress

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.syndicate.actions import (
    ACTIONS,
    FAVOUR_DISTRICT,
    HIT_TOKEN,
    PERFORM_SPACE,
    SMUGGLE,
    TO,
    space_message,
    token_message,
)
from gangland.games.syndicate.components import (
    AUTOMATON,
    DISTRICT_CODES,
    SPACE_NAMES,
    TOKEN_NAMES,
)
from gangland.games.syndicate.consequences import Asked, Story, named, space_of
from gangland.games.syndicate.rules.prospects import WIDTH, change
from gangland.games.syndicate.view import Automaton, Names, Table

CHANGES = ("any", "harmless", "shrink", "further", "nobody", "take", "turn")  # the kinds of §13.7, from the smallest


def prompt(view: View) -> Message:
    """What the player who has to act decides now."""
    table: Table = view.table
    if table.automaton and table.turn == AUTOMATON and table.step not in ("consult", "over"):
        return message("prompt-automaton")
    if table.step in ("elsewhere", "favour"):
        return message(f"prompt-{table.step}", count=table.amount)
    if table.step in ("perform", "support") and table.district:
        return message(f"prompt-{table.step}", district=named(table.district))
    return message(f"prompt-{table.step}")


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """The lines that one action adds to the log."""
    kind = "send" if action is None else ACTIONS.kind(action)
    lines = _deed(before.table, actor, action, after.table)
    if action is not None:
        lines += _consequences(before.table, actor, action, after.table)
    if after.table.extra and not before.table.extra:
        lines.append(message("log-last-turn", player=1))
    lines += _plan(kind, after.table)
    return lines + (_ending(actor, after) if after.result else [])


def _token(name: str) -> Message:
    return token_message(TOKEN_NAMES.index(name))


def _space(name: str) -> Message:
    return space_message(SPACE_NAMES.index(name))


# What was done


def _deed(before: Table, actor: int, action: int | None, after: Table) -> list[Message]:
    """What the player did; a token picked up behind the screen is not named."""
    if action is None:
        return [message("log-pick", player=actor)]
    kind = ACTIONS.kind(action)
    if kind == "consult":
        return [*_handicap(before), *_stratagem(actor, after)]
    if kind == "to":
        return _laid(actor, SPACE_NAMES[action - TO], after)
    lines = [Message(f"log-{kind}", {"player": actor, **ACTIONS.messages[action].arguments})]
    if before.automaton and actor == AUTOMATON and kind in ("smuggle", "perform"):
        lines.append(_why_answer(before, action))
    return lines


def _laid(actor: int, space: str, after: Table) -> list[Message]:
    laid, counts_as = space_of(after, space).token, after.players[actor].last
    assert laid
    assert counts_as
    lines = [message("log-to", player=actor, space=_space(space), token=_token(laid))]
    return lines if laid == counts_as else [*lines, message("log-copy", token=_token(counts_as))]


def _stratagem(actor: int, after: Table) -> list[Message]:
    assert after.automaton
    drawn, clause = after.automaton.stratagem, after.automaton.clause
    lines = [message("log-consult", player=actor, stratagem=message(f"stratagem-{drawn}"))]
    return lines if drawn == clause else [*lines, message("log-repeats", stratagem=message(f"stratagem-{clause}"))]


def _handicap(before: Table) -> list[Message]:
    """§13.2 What the set-up gave the automaton, as its first turn begins."""
    gifts = handicap_of(before)
    return [Message("log-handicap", {"districts": gifts})] if gifts else []


def handicap_of(table: Table) -> tuple[Message, ...]:
    """§13.2 The districts in which the rolls of the set-up have moved markers, until the automaton begins."""
    automaton = table.automaton
    is_new = all(not one.token for at in table.districts for row in at.rows for one in row.spaces)
    if not automaton or automaton.stratagem or not is_new:
        return ()
    return tuple(
        message("label-roll", die=str(die), district=named(at.code), count=at.marker)
        for die, at in enumerate(table.districts, 1)
        if at.marker > 0
    )


def _why_answer(before: Table, action: int) -> Message:
    """§13.8, R30 Why the automaton smuggles there, or performs that space next."""
    if ACTIONS.kind(action) == "perform":
        return message("log-why-perform")
    at = before.districts[action - SMUGGLE]
    great = change(at.marker, min(at.marker + before.amount, at.closes - 1), False)
    kind = CHANGES[great // (WIDTH * WIDTH)]
    return message("log-why-smuggle", reason=message(f"change-{kind}"))


# What followed


def _consequences(before: Table, actor: int, action: int, after: Table) -> list[Message]:
    """All that the action set off, in the order of §5.8, up to the next question."""
    kind = ACTIONS.kind(action)
    if kind in ("send", "consult"):
        return []
    space = SPACE_NAMES[action - TO] if kind == "to" else None
    code = _district_of(after, space) if space else before.district
    story = Story(before, actor, after, code or DISTRICT_CODES[action - FAVOUR_DISTRICT])
    with suppress(Asked):
        _follow(story, kind, action)
    if kind != "favour" and (after.turn != actor or after.step == "over"):
        story.end_turn()
    story.name_draws()
    return story.lines


def _follow(story: Story, kind: str, action: int) -> None:
    """The stages that an action of this kind begins with; `stop` has none but the end of the turn."""
    if kind == "favour":
        at = story.after.districts[action - FAVOUR_DISTRICT]
        story.move(at.code, AUTOMATON, at.marker - story.markers[at.code])
    elif kind == "to":
        story.lay(space_of(story.after, SPACE_NAMES[action - TO]))
    elif kind == "smuggle":
        story.move_elsewhere(DISTRICT_CODES[action - SMUGGLE], story.actor, story.before.amount)
        story.answer("elsewhere")
    elif kind == "hit":
        story.forget([TOKEN_NAMES[action - HIT_TOKEN]])
        story.answer("shot")
    elif kind == "perform":
        space = space_of(story.after, SPACE_NAMES[action - PERFORM_SPACE])
        story.effect(space.effect, space.amount)
        story.free([name for name in story.before.left if name != space.name])
        story.go_on("free")
    elif kind == "open":
        story.open_next(is_told=True)


# Why the automaton does it


def _plan(kind: str, after: Table) -> list[Message]:
    """§13.3 What the automaton has decided, and which line of which list decided it, when it has just done so."""
    automaton = after.automaton
    if not automaton or after.turn != AUTOMATON or not (kind == "consult" or after.step == "support"):
        return []
    if not automaton.space or not automaton.token:
        return [message("log-plan-none", reason=message("reason-none"))]
    return [
        message(
            "log-plan-district",
            district=named(_district_of(after, automaton.space)),
            reason=_why_district(after, automaton),
        ),
        message(
            "log-plan-space", space=_space(automaton.space), reason=_reason("space", automaton.why_space, automaton)
        ),
        message(
            "log-plan-token", token=_token(automaton.token), reason=_reason("token", automaton.why_token, automaton)
        ),
    ]


def _district_of(table: Table, space: str) -> str:
    return next(at.code for at in table.districts for row in at.rows for one in row.spaces if one.name == space)


def _reason(what: str, why: str, automaton: Automaton) -> Message:
    """A line of a list in words; those of the stratagem name it and what it wants, the die its roll."""
    stratagem = message(f"stratagem-{automaton.clause}")
    if why == "clause":
        return message(f"reason-{what}-clause", stratagem=stratagem, wish=message(f"wish-{what}-{automaton.clause}"))
    if why in ("glory", "guns"):
        return message(f"reason-{what}-{why}", stratagem=stratagem)
    if why == "die" and automaton.die:
        return message("reason-token-die", die=automaton.die)
    return message(f"reason-{what}-{why}")


def _why_district(table: Table, automaton: Automaton) -> Message:
    """§13.8 After quick support the list of districts is not asked."""
    if table.turn == AUTOMATON and table.district:
        return message("reason-same-district")
    return _reason("district", automaton.why_district, automaton)


def _ending(actor: int, after: View) -> list[Message]:
    """§10.3 Who could not lay a token is asked in vain: the turn had passed on."""
    assert after.result
    table: Table = after.table
    lines = [message("log-no-placement", player=table.turn)] if table.turn != actor else []
    lines.append(message("log-over"))
    lines += [message("log-points", player=seat, count=end.points) for seat, end in enumerate(after.result)]
    winner = next(seat for seat, end in enumerate(after.result) if end.place == 1)
    return [*lines, message("log-win", player=winner)]


def reasons_of(table: Table) -> tuple[Message, Message, Message] | None:
    """The automaton's last three reasons, for the picture; nothing before it has decided."""
    automaton = table.automaton
    if not automaton or automaton.why_token == "none":
        return None
    return (
        _why_district(table, automaton),
        _reason("space", automaton.why_space, automaton),
        _reason("token", automaton.why_token, automaton),
    )


def listed(tokens: Names) -> str:
    """Tokens in notation: 3*G1 S2."""
    return " ".join(name if count == 1 else f"{count}*{name}" for name, count in Counter(tokens).items()) or "-"
