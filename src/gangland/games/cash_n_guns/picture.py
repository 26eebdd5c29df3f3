"""Cash 'n Guns as a picture in letters, for the terminal and for logs."""

import textwrap
from collections import Counter
from collections.abc import Callable, Iterable

from gangland.engine.messages import Message, message
from gangland.engine.view import View
from gangland.games.cash_n_guns.actions import ACTIONS, about_message, talent_message
from gangland.games.cash_n_guns.components import LOOT_NAMES, TALENT_NAMES
from gangland.games.cash_n_guns.view import UNKNOWN, Bullets, Cards, Player, Table

Say = Callable[[Message], str]
WIDTH = 80
INDENT = "      "
FIRST_STEPS = ("swindle", "give", "bullet")  # of the first round: the talents have just been dealt or chosen
LEGEND = {
    "note": ("5", "10", "20"),
    "diamond": ("d1", "d5", "d10"),
    "painting": ("P",),
    "clip": ("C",),
    "kit": ("K",),
    "unknown": (UNKNOWN,),
}


def draw(view: View, say: Say) -> str:
    """The round, the middle of the table, two or three lines for each player, talents explained, a legend."""
    table: Table = view.table
    begun = message("label-round", count=table.round) if table.round else message("label-before")
    head = [say(begun), say(message("label-loot-left", count=table.loot_left))]
    head.append(say(message("label-discards", blanks=table.discards[0], bangs=table.discards[1], unseen=table.unseen)))
    middle = [_cards(table.middle)] if table.middle else []
    if table.desk:
        middle.append(say(message("label-desk")))
    lines = _wrapped(head, "", "") + _wrapped([f"{say(message('label-middle'))}: {' · '.join(middle) or '-'}"], "", "")
    for seat in range(view.seats):
        lines += ["", *_player(view, seat, say)]
    return "\n".join([*lines, *_talents(view, say), "", *_wrapped(_legend(view, say), "", "")])


def _player(view: View, seat: int, say: Say) -> list[str]:
    table: Table = view.table
    player = table.players[seat]
    mark = ">" if seat in view.to_act else "*" if player.chosen else " "
    head = [say(message("label-player", player=seat)), *_marks(view, seat, say)]
    lines = _wrapped(head, f"{mark} {seat}  ", INDENT)
    if not player.alive:
        return lines
    lines += _wrapped(_bullets(player, say) + _stand(table, player, seat, say), INDENT, INDENT)
    loot = say(message("label-loot", count=len(player.loot)))
    return lines + _wrapped([f"{loot}: {_cards(player.loot)}" if player.loot else loot], INDENT, INDENT)


def _marks(view: View, seat: int, say: Say) -> list[str]:
    """Who this is: Godfather or not, the talent, the wounds, at the end the money."""
    table: Table = view.table
    player = table.players[seat]
    parts = []
    if player.talent:
        parts.append(say(message(f"talent-{player.talent}")))
    if table.godfather == seat:
        parts.append(say(message("label-godfather")))
    if table.next == seat and not view.result:
        parts.append(say(message("label-next")))
    if not player.alive:
        return [*parts, say(message("label-out"))]
    if player.wounds:
        parts.append(say(message("label-wounds", count=player.wounds)))
    if view.result:
        parts.append(say(message("label-points", count=view.result[seat].points)))
    return parts


def _bullets(player: Player, say: Say) -> list[str]:
    """The own bullets by kind, those of others by number, and what is known of these."""
    if player.hand is not None:
        parts = [say(message("label-hand", blanks=player.hand[0], bangs=player.hand[1]))]
    else:
        parts = [say(message("label-bullets", count=player.bullets))]
        if any(player.known):
            parts.append(_kinds("label-known", player.known, say))
    if player.shown and any(player.shown):
        parts.append(_kinds("label-shown", player.shown, say))
    if player.loaded == UNKNOWN:
        parts.append(say(message("label-loaded-unseen")))
    elif player.loaded:
        parts.append(say(message("label-loaded", bullet=message(f"bullet-{player.loaded}"))))
    return parts


def _kinds(id: str, bullets: Bullets, say: Say) -> str:
    return say(message(id, blanks=bullets[0], bangs=bullets[1]))


def _stand(table: Table, player: Player, seat: int, say: Say) -> list[str]:
    """What the player is doing: aiming, standing, picking."""
    parts = []
    if player.choice:
        parts.append(say(message("label-choice", choice=ACTIONS.messages[ACTIONS.number(player.choice)])))
    elif player.chosen:
        parts.append(say(message("label-chosen")))
    if player.late:
        parts.append(say(message("label-late")))
    elif player.aim is not None:
        parts.append(f"→ {say(message('label-player', player=player.aim))}")
    if player.stance and not player.late:
        parts.append(say(message(f"label-{player.stance}")))
    if table.forbidden and table.pick == seat:
        parts.append(say(message("label-forbidden", kind=message(f"kind-{table.forbidden}"))))
    return parts


def _cards(cards: Cards) -> str:
    """Loot in the order of the kinds, several as 3*5, unknown ones last."""
    counts = Counter(cards)
    names = [name for name in (*LOOT_NAMES, UNKNOWN) if counts[name]]
    return "  ".join(name if counts[name] == 1 else f"{counts[name]}*{name}" for name in names) or "-"


# Below the players


def _talents(view: View, say: Say) -> list[str]:
    """What the own talent does; when they have just been dealt or chosen, what each of them does."""
    table: Table = view.table
    fresh = table.round == 1 and table.step in FIRST_STEPS
    names = [player.talent for seat, player in enumerate(table.players) if fresh or seat == view.seat]
    talents = [TALENT_NAMES.index(name) for name in names if name]
    texts = [say(message("label-talent", talent=talent_message(it), about=about_message(it))) for it in talents]
    lines = [line for text in texts for line in textwrap.wrap(text, WIDTH, subsequent_indent="  ")]
    return ["", *lines] if lines else []


def _legend(view: View, say: Say) -> list[str]:
    """What the codes and marks of this picture mean, and no others."""
    table: Table = view.table
    piles = [table.middle, *(player.loot for player in table.players if player.alive)]
    lying = {name for pile in piles for name in pile}
    parts = []
    for id, names in LEGEND.items():
        codes = ", ".join(name for name in names if name in lying)
        if codes:
            parts.append(say(message(f"legend-{id}", codes=codes)))
    if any(len(set(pile)) < len(pile) for pile in piles):
        parts.append(say(message("legend-several")))
    if any(player.chosen for player in table.players):
        parts.append(say(message("legend-chosen")))
    return [*parts, say(message("legend-asked"))] if view.to_act else parts


def _wrapped(parts: Iterable[str], first: str, then: str) -> list[str]:
    """Parts in a row, as many on a line as fit."""
    lines: list[str] = []
    line = ""
    for part in parts:
        if line and len(first) + len(line) + len(part) + 3 > WIDTH:
            lines.append(first + line)
            first, line = then, ""
        line = f"{line} · {part}" if line else part
    return [*lines, first + line] if line else lines
