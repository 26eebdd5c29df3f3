"""Syndicate in words: what is asked, and what happened, made from views alone."""

from collections import Counter

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.syndicate.actions import ACTIONS, TO, district_message, space_message, token_message
from gangland.games.syndicate.components import AUTOMATON, DISTRICT_CODES, SPACE_NAMES, TOKEN_NAMES
from gangland.games.syndicate.view import Automaton, District, Names, Table


def prompt(view: View) -> Message:
    """What the player who has to act decides now."""
    table: Table = view.table
    if table.automaton and table.turn == AUTOMATON and table.step not in ("consult", "over"):
        return message("prompt-automaton")
    if table.step in ("elsewhere", "favour"):
        return message(f"prompt-{table.step}", count=table.amount)
    if table.step in ("perform", "support") and table.district:
        return message(f"prompt-{table.step}", district=_district(table.district))
    return message(f"prompt-{table.step}")


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """The lines that one action adds to the log."""
    kind = "send" if action is None else ACTIONS.kind(action)
    lines = _deed(before.table, actor, action, after.table)
    lines += _board(before.table, actor, kind, after.table)
    for seat in (actor, 1 - actor):
        lines += _tokens(before.table, seat, actor, kind, after.table)
    lines += _money(before.table, after.table)
    lines += _plan(before.table, kind, after.table)
    return lines + (_ending(actor, after) if after.result else [])


def _token(name: str) -> Message:
    return token_message(TOKEN_NAMES.index(name))


def _district(code: str) -> Message:
    return district_message(DISTRICT_CODES.index(code))


def _space(name: str) -> Message:
    return space_message(SPACE_NAMES.index(name))


def _deed(before: Table, actor: int, action: int | None, after: Table) -> list[Message]:
    """What the player did; a token picked up behind the screen is not named."""
    if action is None:
        return [message("log-pick", player=actor)]
    kind = ACTIONS.kind(action)
    if kind == "consult":
        return _stratagem(actor, after)
    if kind != "to":
        return [message(f"log-{kind}", player=actor, **ACTIONS.messages[action].arguments)]
    space = SPACE_NAMES[action - TO]
    laid = next(one.token for at in after.districts for row in at.rows for one in row.spaces if one.name == space)
    counts_as = after.players[actor].last
    assert laid
    assert counts_as
    lines = [message("log-to", player=actor, space=_space(space), token=_token(laid))]
    return lines if laid == counts_as else [*lines, message("log-copy", token=_token(counts_as))]


def _stratagem(actor: int, after: Table) -> list[Message]:
    assert after.automaton
    drawn, clause = after.automaton.stratagem, after.automaton.clause
    lines = [message("log-consult", player=actor, stratagem=message(f"stratagem-{drawn}"))]
    return lines if drawn == clause else [*lines, message("log-repeats", stratagem=message(f"stratagem-{clause}"))]


def _board(before: Table, actor: int, kind: str, after: Table) -> list[Message]:
    """Markers, finished rows, districts that closed or came into play."""
    lines = []
    for was, now in zip(before.districts, after.districts, strict=True):
        if now.in_play and not was.in_play and kind != "open":
            lines.append(message("log-opened", district=_district(now.code)))
        lines += _marker(was, now)
    for was, now in zip(before.districts, after.districts, strict=True):
        for nth, row in enumerate(now.rows, 1):
            if row.finished and not was.rows[nth - 1].finished:
                lines.append(message("log-row", district=_district(now.code), place=str(nth)))
        if now.closed and not was.closed:
            lines.append(message("log-closed", district=_district(now.code)))
    return lines


def _marker(was: District, now: District) -> list[Message]:
    steps = now.marker - was.marker
    if steps == 0:
        return []
    return [message("log-marker", player=int(steps < 0), district=_district(now.code), count=abs(steps))]


def _tokens(before: Table, seat: int, actor: int, kind: str, after: Table) -> list[Message]:
    """Tokens that a gang gained or lost, named as far as the viewer sees them, and reinforcements taken."""
    was, now = before.players[seat], after.players[seat]
    lines = []
    if seat == actor and before.stack_size > after.stack_size:
        lines.append(message("log-reinforcements", player=seat, count=before.stack_size - after.stack_size))
    if was.gang is not None and now.gang is not None:
        gone = Counter(was.gang) - Counter(now.gang)
        lines += _named("log-gain-tokens", seat, Counter(now.gang) - Counter(was.gang))
        return lines + ([] if seat == actor or kind == "hit" else _named("log-shot-token", seat, gone))
    more = now.gang_size - was.gang_size + int(seat == actor and kind == "to")
    if more > 0:
        lines.append(message("log-gain", player=seat, count=more))
    return lines + [message("log-shot", player=seat)] * (-more if seat != actor else 0)


def _named(id: str, seat: int, tokens: Counter[str]) -> list[Message]:
    named = tuple(_token(name) for name in sorted(tokens.elements(), key=TOKEN_NAMES.index))
    return [Message(id, {"player": seat, "tokens": named})] if named else []


def _money(before: Table, after: Table) -> list[Message]:
    lines = []
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if now.money > was.money:
            lines.append(message("log-money", player=seat, count=now.money - was.money, total=now.money))
    if after.extra and not before.extra:
        lines.append(message("log-last-turn", player=1))
    return lines


def _plan(before: Table, kind: str, after: Table) -> list[Message]:
    """§13.3 What the automaton has decided, and which line of which list decided it, when it has just done so."""
    automaton = after.automaton
    if not automaton or after.turn != AUTOMATON or not (kind == "consult" or after.step == "support"):
        return []
    if not automaton.space or not automaton.token:
        return [message("log-plan-none", reason=message("reason-none"))]
    return [
        message(
            "log-plan-district",
            district=_district(_district_of(after, automaton.space)),
            reason=_reason("district", automaton.why_district, automaton),
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
    """A line of a list in words; those of the stratagem name it, the die its roll."""
    if why in ("clause", "glory", "guns"):
        return message(f"reason-{what}-{why}", stratagem=message(f"stratagem-{automaton.clause}"))
    if why == "die" and automaton.die:
        return message("reason-token-die", die=automaton.die)
    return message(f"reason-{what}-{why}")


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
        _reason("district", automaton.why_district, automaton),
        _reason("space", automaton.why_space, automaton),
        _reason("token", automaton.why_token, automaton),
    )


def listed(tokens: Names) -> str:
    """Tokens in notation: 3*G1 S2."""
    return " ".join(name if count == 1 else f"{count}*{name}" for name, count in Counter(tokens).items()) or "-"
