"""What the tests of Cash 'n Guns share: positions to play from, sealed choices of all seats, the table read back."""

import re
from collections import Counter

import pytest

import gangland
from tests.games.table import outcome, plain  # imported from here

KINDS = ("5", "10", "20", "d1", "d5", "d10", "P", "C", "K")
COPIES = dict(zip(KINDS, (15, 15, 10, 5, 3, 1, 10, 3, 2), strict=True))
PAINTINGS = (0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500)
TALENTS = (
    "chytruska", "cichociemna", "cwaniak", "czarus", "dyktatorka", "dzieciak", "farciarz", "kolekcjoner", "lekarka",
    "madrala", "niezniszczalny", "oszust", "profesjonalista", "psiapsiola", "sep", "tandeciara",
)  # fmt: skip
ACTIONS = ["no", "heal", "load blank", "load bang", "give blank", "give bang", "discard blank", "discard bang"]
ACTIONS += [f"aim {seat}" for seat in range(8)] + ["late"] + [f"order {seat}" for seat in range(8)]
ACTIONS += ["duck", "stand"] + [f"swindle {seat}" for seat in range(8)]
ACTIONS += [f"take {share}" for share in (*KINDS, "desk")]
ACTIONS += [f"forbid {what}" for what in ("note", "diamond", "painting", "kit", "desk")]
ACTIONS += [f"trade {seat}" for seat in range(8)] + [f"talent {talent}" for talent in TALENTS]

FOUR = "blanks 5 | 5 | 5 | 5 / bangs 3 | 3 | 3 | 3"  # the beginning of a game of four
TABLE = "5 10 20 d1 d5 P P K desk"  # eight cards and the desk
DECK_OF_8 = "4*5 4*10"  # what is left in round 7
DECK_OF_16 = "8*5 8*10"  # what is left in round 6


# Positions


def position(text, seed=1):
    return gangland.position("cash_n_guns", text, seed=seed)


def sections(text):
    found = [part.split(None, 1) for part in re.split(r"[/\n]", text) if part.split()]
    return {words[0]: " ".join(words[1:]).strip() or "-" for words in found}


def typed(*texts):
    """Several texts as one position; of a section that stands in two of them the later one counts."""
    merged = {}
    for text in texts:
        merged |= sections(text)
    return " / ".join(f"{name} {words}" for name, words in merged.items())


def columns(text):
    return [column.strip() for column in text.split("|")]


def last_but_one_round(loaded, more):
    """Round 7, a bullet card in front of everybody and one blank in hand."""
    seats = columns(loaded)
    dead = " ".join(str(seat) for seat, card in enumerate(seats) if card == "dead")
    blanks = " | ".join("0" if card == "dead" else "1" for card in seats)
    text = f"blanks {blanks} / bangs {' | '.join('0' for _ in seats)} / round 7 / deck {DECK_OF_8} / table {TABLE}"
    text += f" / loaded {' | '.join('-' if card == 'dead' else card for card in seats)}"
    return typed(text, f"dead {dead}" if dead else "", more)


def armed(loaded, more="", seed=1):
    """Round 7, the bullets are loaded and all shall aim: "bang | blank | blank | dead"."""
    return position(typed(last_but_one_round(loaded, "step aim"), more), seed)


def showdown(guns, more="", seed=1):
    """Round 7, all have aimed and courage is asked: "bang 1 | blank 0 | blank 0 | dead"."""
    seats = [column.split() for column in columns(guns)]
    aims = " | ".join(words[1] if len(words) > 1 else "-" for words in seats)
    text = last_but_one_round(" | ".join(words[0] for words in seats), f"aims {aims} / step courage")
    return position(typed(text, more), seed)


def split(stances, more="", seed=1):
    """Round 7, nobody shoots, the split begins: "stand | duck | stand | dead"."""
    seats = columns(stances)
    living = [seat for seat, stance in enumerate(seats) if stance != "dead"]
    targets = dict(zip(living, living[1:] + living[:1], strict=True))
    guns = " | ".join(f"blank {targets[seat]}" if seat in targets else "dead" for seat in range(len(seats)))
    match = showdown(guns, more, seed)
    courage(match, stances.replace("dead", "-"))
    return match


def last_share(loot, more=""):
    """Round 8, all are standing and only the desk is left to take."""
    seats, dead = len(columns(loot)), sections(more).get("dead", "").split()
    nothing = " | ".join("0" for _ in range(seats))
    stances = " | ".join("-" if str(seat) in dead else "stand" for seat in range(seats))
    text = f"blanks {nothing} / bangs {nothing} / stance {stances} / step share / round 8 / deck - / table desk"
    return position(typed(text, f"loot {loot}", more))


def ending(loot, more=""):
    """Points and place of each seat when the game ends with this loot."""
    match = last_share(loot, more)
    match.play("take desk")
    return outcome(match)


# Playing


def choose(match, choices):
    """Plays one choice of each seat: "load bang | load blank | - | load bang"."""
    for seat, choice in enumerate(columns(choices)):
        if choice != "-":
            match.play(choice, seat=seat)


def spelled(word, choices):
    return " | ".join(choice if choice in ("-", "late") else f"{word} {choice}" for choice in columns(choices))


def load(match, choices):
    """All load: "bang | blank | - | bang"."""
    choose(match, spelled("load", choices))


def aim(match, choices):
    """All aim: "1 | 0 | late | -"."""
    choose(match, spelled("aim", choices))


def courage(match, choices):
    """All show their courage: "stand | duck | - | stand"."""
    choose(match, choices)


def sharing(match):
    """Plays the split to its end, everybody taking the first share listed, and says who took what: ["0 5", "2 10"]."""
    taken = []
    while step(match) == "share":
        (seat,) = match.to_act
        action = str(match.legal()[0])
        taken.append(f"{seat} {action.removeprefix('take ')}")
        match.play(action)
    return taken


def may(match, seat=None):
    """The actions that a seat, or the one that is asked, may choose from."""
    return {str(action) for action in match.legal(seat)}


def refusal(match, action, seat=None):
    """Why an action is refused, as "name §paragraph"; asking and playing agree, and nothing on the table moves."""
    before = match.write()
    reason = match.why_not(action, seat=seat)
    assert reason is not None, f"{action} is allowed here"
    assert action not in may(match, seat)
    with pytest.raises(gangland.Refused) as caught:
        match.play(action, seat=seat)
    assert (caught.value.name, caught.value.paragraph) == (reason.name, reason.paragraph)
    assert match.write() == before
    return f"{reason.name} §{reason.paragraph}"


# Reading


def section(match, name, default=None):
    return sections(match.write()).get(name, default)


def step(match):
    return section(match, "step", "bullet")


def expand(words):
    found = []
    for word in words.split():
        count, _, name = word.rpartition("*")
        found += [name] * int(count or 1) if name != "-" else []
    return found


def in_order(cards):
    return " ".join(sorted(cards, key=(*KINDS, "desk").index)) or "-"


def of_kinds(counts):
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(int(count))]


def loot(match, seat):
    """The loot in front of a seat in the order of the kinds: "5 5 d1", or "-"."""
    return in_order(of_kinds(match.position.loot.tolist()[seat]))


def all_loot(match):
    return [loot(match, seat) for seat in range(match.seats)]


def table(match):
    """What lies in the middle: "5 10 desk"."""
    return in_order(of_kinds(match.position.table.tolist()) + ["desk"] * bool(match.position.desk_on_table))


def deck(match):
    return expand(section(match, "deck", "-"))


def gone(match):
    """The loot that is neither in front of a seat nor on the table nor in the deck."""
    left = Counter(COPIES)
    left.subtract(deck(match) + of_kinds(match.position.table.tolist()))
    for seat in range(match.seats):
        left.subtract(of_kinds(match.position.loot.tolist()[seat]))
    assert min(left.values()) >= 0, f"too many cards in {match.write()}"
    return in_order(left.elements())


def wounds(match):
    return tuple(int(count) for count in match.position.wounds[: match.seats])


def alive(match):
    """The seats still in the game."""
    return tuple(seat for seat in range(match.seats) if match.position.alive[seat])


def hand(match, seat):
    """Blanks and bangs in hand, the loaded card not counted."""
    return int(match.position.blanks[seat]), int(match.position.bangs[seat])


def hands(match):
    return tuple(hand(match, seat) for seat in range(match.seats))


def loaded(match, seat):
    found = section(match, "loaded")
    return columns(found)[seat] if found else "-"


def aims(match):
    """Targets of all seats: "1 | 0 | - | late"."""
    return section(match, "aims", " | ".join("-" for _ in range(match.seats)))


def shown(match):
    """Bullet cards face up among the discards: "bang bang"."""
    return " ".join(sorted(expand(section(match, "open", "-")))) or "-"


def godfather(match):
    return int(match.position.godfather)


def round_number(match):
    return int(match.position.round)


def talents(match):
    found = [int(talent) for talent in match.position.talent[: match.seats]]
    return tuple("-" if talent < 0 else TALENTS[talent] for talent in found)


def sees(match, seat):
    """All that a seat, or -1 for a spectator, sees: the table, who is asked, its own legal actions, the log."""
    return plain(match.view(seat)), [str(line) for line in match.told(seat)]
