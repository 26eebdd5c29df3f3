"""Cash 'n Guns in words: what is asked, and what happened, made from views alone.

A sealed choice is told when the last one is in. Whoever reads is then told what everyone sees; of a stolen card only
the two concerned read which one it was.
"""

from collections.abc import Iterable

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.cash_n_guns.actions import ACTIONS, about_message, bullet_message, loot_message, talent_message
from gangland.games.cash_n_guns.components import BULLET_NAMES, SHARE_NAMES, TALENT_NAMES
from gangland.games.cash_n_guns.view import UNKNOWN, Move, Table, Told

SEALED = ("bullet", "aim", "courage")
BEFORE_THE_SPLIT = {"cichociemna": "10", "czarus": "5"}


def prompt(view: View) -> Message:
    """What the player who has to act decides now."""
    table: Table = view.table
    if table.step == "forbid" and table.pick is not None:
        return message("prompt-forbid", target=_target(table.pick))
    if table.step == "share":
        return message(_share_prompt(table))
    if table.step == "trade" and table.taken:
        return message("prompt-trade", loot=_loot(table.taken))
    return message(f"prompt-{table.step}")


def _share_prompt(table: Table) -> str:
    """§9.3 The desk is a share only while it lies there and is not forbidden."""
    if not table.desk or table.forbidden == "desk":
        return "prompt-share-card"
    return "prompt-share" if table.middle else "prompt-share-desk"


def narrate(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    """The lines that one action adds to the log."""
    then, now = before.table, after.table
    lines = _dealt(then) if then.dealt and _nothing_done(then) else []
    if then.step in SEALED:
        if (then.round, then.step) == (now.round, now.step):
            return lines
        lines += _revealed(then, now)
    else:
        lines += _deed(before, actor, action, after)
    if now.told_round != then.told_round:
        lines += _cards(then, now)
    lines += _moves(then, now, action)
    if then.step != "talent" and (now.round != then.round or after.result):
        lines += _left_over(then, actor, action, now)
    if after.result:
        return lines + _ending(after)
    return lines + (_round(then, now) if now.round != then.round else [])


def _target(seat: int) -> Message:
    return message("seat-name", player=seat)


def _getting(seat: int) -> Message:
    return message("seat-gets", player=seat)


def _losing(seat: int) -> Message:
    return message("seat-loses", player=seat)


def _people(seats: Iterable[int]) -> tuple[Message, ...]:
    return tuple(_target(seat) for seat in seats)


def _loot(name: str) -> Message:
    return loot_message(SHARE_NAMES.index(name))


def _bullet(name: str) -> Message:
    return bullet_message(BULLET_NAMES.index(name))


# Before anything else


def _nothing_done(then: Table) -> bool:
    """§3.1 Is this the first decision of a game? With the Oszust at the table it is his."""
    swindles = any(player.talent == "oszust" for player in then.players)
    first = then.step == ("swindle" if swindles else "bullet")
    return then.round == 1 and first and not any(player.chosen for player in then.players)


def _dealt(then: Table) -> list[Message]:
    """§2.4 Who was dealt which talent, and what it does."""
    talents = [(seat, TALENT_NAMES.index(player.talent)) for seat, player in enumerate(then.players) if player.talent]
    return [
        message("log-dealt", player=seat, talent=talent_message(talent), about=about_message(talent))
        for seat, talent in talents
    ]


# What a sealed step shows when it ends


def _revealed(then: Table, now: Table) -> list[Message]:
    if then.step == "bullet":
        return [message("log-loaded")]
    if then.step == "aim":
        return [line for seat, one in enumerate(_sights(then, now)) for line in _aim(seat, one.aim, one.late)]
    stances = [one.stance for one in _sights(then, now)]
    standing = [seat for seat, stance in enumerate(stances) if stance == "stand"]
    ducking = [seat for seat, stance in enumerate(stances) if stance == "duck"]
    lines = [message("log-standing", players=_people(standing))] if standing else []
    return [*lines, message("log-ducking", players=_people(ducking))] if ducking else lines


def _sights(then: Table, now: Table) -> list[Told]:
    """Aims and stances of this round: as they are now, or as they were told if cards have been turned since."""
    if now.told_round != then.told_round:
        return list(now.told)
    return [Told(one.stance, one.aim, one.late, None, 0) for one in now.players]


def _aim(seat: int, aim: int | None, late: bool) -> list[Message]:
    if late:
        return [message("log-late", player=seat)]
    return [] if aim is None else [message("log-aim", player=seat, target=_target(aim))]


# What one player did


def _deed(before: View, actor: int, action: int | None, after: View) -> list[Message]:
    then, now = before.table, after.table
    if action is None:
        return _unseen(then, actor, now) + _bang_brought(then, after)
    kind, arguments = ACTIONS.kind(action), ACTIONS.messages[action].arguments
    if kind == "take":
        return _share(before, actor, ACTIONS[action].split()[1], after)
    if kind == "trade" and then.taken:
        return [message("log-trade", player=actor, target=_getting(_seat_of(action)), loot=_loot(then.taken))]
    if kind == "forbid" and then.pick is not None:
        lines = [message("log-forbid", player=actor, target=_getting(then.pick), kind=arguments["kind"])]
        return lines if now.pick == then.pick else [*lines, message("log-nothing-to-take", player=then.pick)]
    if kind in ("load", "discard"):
        lines = [message(f"log-{kind}-own", bullet=arguments["bullet"])]
        return lines + _bang_brought(then, after)
    if kind == "give" and then.swindled is not None:
        given = arguments["bullet"]
        return [message("log-give-card", player=actor, target=_getting(then.swindled), bullet=given)]
    if kind == "aim" or kind == "late":
        return _aim(actor, None if kind == "late" else _seat_of(action), kind == "late")
    return _order(then, actor, action, now)


def _order(then: Table, actor: int, action: int, now: Table) -> list[Message]:
    kind = ACTIONS.kind(action)
    if kind == "order":
        return [message("log-order", player=actor, target=_getting(_seat_of(action)))]
    if kind == "swindle":
        target = _losing(_seat_of(action))
        if now.fresh is None or now.fresh == UNKNOWN:
            return [message("log-swindle", player=actor, target=target)]
        return [message("log-swindle-card", player=actor, target=target, bullet=_bullet(now.fresh))]
    if kind == "talent":
        return [message("log-talent", player=actor, **ACTIONS.messages[action].arguments)]
    if kind == "heal":
        return [message("log-heal", player=actor)]
    return [message("log-no-order", player=actor)] if then.step == "order" else []


def _seat_of(action: int) -> int:
    return int(ACTIONS[action].split()[1])


def _unseen(then: Table, actor: int, now: Table) -> list[Message]:
    """A bullet that this reader may not see."""
    if then.step == "give" and then.swindled is not None:
        return [message("log-give", player=actor, target=_getting(then.swindled))]
    return [message("log-reload" if then.step == "reload" else "log-discard", player=actor)]


def _bang_brought(then: Table, after: View) -> list[Message]:
    """§12.15 After one clip the Psiapsióła has one."""
    friends = after.table.step == "clip" and then.step == "clip"
    return [message("log-clip", player=after.to_act[0])] if friends else []


def _share(before: View, actor: int, share: str, after: View) -> list[Message]:
    """§9.2 What was taken, and what a kit or a clip did."""
    then, now = before.table, after.table
    lines = [message("log-take", player=actor, loot=_loot(share))]
    if share == "K":
        healed = then.players[actor].wounds > 0
        lines.append(message("log-kit" if healed else "log-kit-useless", player=actor))
    if share == "C":
        users = after.to_act if now.step == "clip" else ()
        if actor not in users:
            lines.append(message("log-clip-useless", player=actor))
        lines += [message("log-clip", player=user) for user in users]
    if then.step == "more":
        lines.append(message("log-leaves", player=actor))
    return lines


# When the cards are turned


def _cards(then: Table, now: Table) -> list[Message]:
    """§8 Who showed what, who was hit, who is out."""
    lines = []
    for seat, one in enumerate(now.told):
        if one.kind and one.aim is not None:
            lines.append(_shot(seat, one.aim, one.kind, now.told[one.aim].stance == "stand"))
    for seat, one in enumerate(now.told):
        if one.hits:
            lines.append(_hit(now, seat, one.hits))
    for seat, player in enumerate(now.players):
        if then.players[seat].alive and not player.alive:
            lines.append(message("log-out", player=seat))
    return lines


def _shot(seat: int, aim: int, kind: str, stood: bool) -> Message:
    if stood and kind == "bang":
        return message("log-bang", player=seat, target=message("seat-hit", player=aim))
    return message("log-blank" if stood else "log-shows-bang", player=seat, target=_target(aim))


def _is_lucky(now: Table, seat: int, hits: int) -> bool:
    return hits > 1 and now.players[seat].talent == "farciarz"


def _hit(now: Table, seat: int, hits: int) -> Message:
    if _is_lucky(now, seat, hits):
        return message("log-lucky", player=seat)
    return message("log-hit", player=seat, count=hits)


# Loot that moved without a pick


def _moves(then: Table, now: Table, action: int | None) -> list[Message]:
    new = now.moves[len(then.moves) :]
    if action is not None and ACTIONS.kind(action) == "take":
        new = new[1:] if new and new[0].source is None else new
    return [line for move in new for line in _move(now, move)]


def _move(now: Table, move: Move) -> list[Message]:
    talent = now.players[move.to].talent
    if move.source is None:
        taken = BEFORE_THE_SPLIT.get(talent or "")
        return [message("log-before-split", player=move.to, loot=_loot(taken))] if taken else []
    if not move.secret:
        return []  # the trade itself has told it
    if talent == "tandeciara":
        return [message("log-trade-card", loot=_loot(move.kind))] if move.kind else []
    if move.kind is None:
        return [message("log-steal", player=move.to, target=_losing(move.source))]
    return [message("log-steal-card", player=move.to, target=_losing(move.source), loot=_loot(move.kind))]


# The end of a round, and of the game


def _left_over(then: Table, actor: int, action: int | None, now: Table) -> list[Message]:
    """§9.4, R32 What nobody took."""
    alive = sum(player.alive for player in now.players)
    if now.told_round == then.round and alive > 1 and not _standing(now):
        return [message("log-nobody-stands")]
    left: list[str] = list(then.middle)
    if action is not None and ACTIONS.kind(action) == "take" and ACTIONS[action].split()[1] in left:
        left.remove(ACTIONS[action].split()[1])
    return [message("log-left-over")] if left and then.pick is not None else []


def _standing(now: Table) -> bool:
    told = enumerate(now.told)
    return any(one.stance == "stand" and (not one.hits or _is_lucky(now, seat, one.hits)) for seat, one in told)


def _round(then: Table, now: Table) -> list[Message]:
    lines = [message("log-godfather", player=now.godfather)] if now.godfather != then.godfather else []
    cards = tuple(_loot(name) for name in now.middle)
    return [*lines, message("log-round", count=now.round), message("log-middle", cards=cards)]


def _ending(after: View) -> list[Message]:
    assert after.result
    now: Table = after.table
    alive = [seat for seat, player in enumerate(now.players) if player.alive]
    if not alive:
        return [message("log-all-dead")]
    lines = [message("log-last-alive", player=alive[0]) if len(alive) == 1 else message("log-over")]
    diamonds = {seat: sum(name[0] == "d" for name in now.players[seat].loot) for seat in alive}
    most = max(diamonds.values())
    if most and list(diamonds.values()).count(most) == 1:
        lines.append(message("log-bonus", player=max(diamonds, key=lambda seat: diamonds[seat])))
    lines += [message("log-points", player=seat, count=after.result[seat].points) for seat in alive]
    winners = [seat for seat, end in enumerate(after.result) if end.place == 1]
    if len(winners) == 1:
        return [*lines, message("log-win", player=winners[0])]
    return [*lines, message("log-shared-win", players=_people(winners))]
