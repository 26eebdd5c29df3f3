"""Cash 'n Guns: loot and what it is worth, bullets, rounds and wounds."""

from gangland.engine.design.components import (
    MOST_IN_A_BYTE,
    Component,
    Constant,
    Design,
    Flaw,
    Group,
    Values,
    number,
    numbers,
)
from gangland.engine.design.domains import Whole
from gangland.engine.messages import Message, message
from gangland.games.cash_n_guns.components import (
    BOX,
    CLIP_CARD,
    LABELS,
    LOOT_NAMES,
    MAX_SEATS,
    MOST_CLIPPED,
    MOST_PAINTINGS,
    PAINTING,
    TRACES,
)
from gangland.games.cash_n_guns.components import BULLETS as PRINTED_BULLETS

KEYS = ("note_5", "note_10", "note_20", "diamond_1", "diamond_5", "diamond_10", "painting", "clip", "kit")
COPIES = tuple(f"loot.{key}" for key in KEYS)
SIZE, STACK, ROUNDS = "rounds.loot", "rounds.stack", "rounds.count"
BLANKS, BANGS = "bullets.blanks", "bullets.bangs"
MOST_WORTH = 9999  # thousands
MOST_CLIPS = MOST_CLIPPED // 2  # each clip may be used twice (§12.14), and the position has room for as many traces
MOST_BULLETS = (MOST_IN_A_BYTE - (TRACES - LABELS)) // MAX_SEATS  # every bullet has a label, in one byte
MOST_WOUNDS = 15  # §11.2 a tie is told by wounds, which count less than a thousand
LABELS_OF_LOOT: dict[str, Message] = {
    key: message(f"loot-{name.lower()}") for key, name in zip(KEYS, LOOT_NAMES, strict=True)
}


def deck_of_wrong_size(values: Values) -> Flaw | None:
    """§1.1 The loot is as many cards as the box says, §2.2 and enough for all rounds."""
    count = sum(values[path] for path in COPIES)
    if count != values[SIZE]:
        facts = {"count": str(count), "path": SIZE, "wanted": str(values[SIZE])}
        return Flaw((*COPIES, SIZE), message("mistake-components-deck", **facts))
    wanted = values[ROUNDS] * values[STACK]
    if count < wanted:
        paths = (*COPIES, SIZE, ROUNDS, STACK)
        return Flaw(paths, message("mistake-components-deck-few", count=str(count), wanted=str(wanted)))
    return None


def too_few_bullets(values: Values) -> Flaw | None:
    """§4.2 Everybody loads a bullet in every round."""
    count = values[BLANKS] + values[BANGS]
    if count < values[ROUNDS]:
        facts = {"count": str(count), "wanted": str(values[ROUNDS])}
        return Flaw((BLANKS, BANGS, ROUNDS), message("mistake-components-bullets", **facts))
    if count > MOST_BULLETS:
        facts = {"count": str(count), "most": str(MOST_BULLETS)}
        return Flaw((BLANKS, BANGS), message("mistake-components-room", **facts))
    return None


def copies(kind: int) -> Component:
    most = MOST_CLIPS if kind == CLIP_CARD else BOX
    return Component(COPIES[kind], Whole(0, most), (Constant("COPIES", (kind,)),), LABELS_OF_LOOT[KEYS[kind]])


DESIGN = Design(
    __package__,
    (
        Group("loot", message("design-loot"), tuple(copies(kind) for kind in range(len(KEYS)))),
        numbers(
            "worth",
            message("design-worth"),
            "WORTH",
            KEYS[:PAINTING],
            Whole(0, MOST_WORTH),
            labels=LABELS_OF_LOOT,
        ),
        numbers(
            "collection",
            message("design-collection"),
            "COLLECTION",
            tuple(str(paintings) for paintings in range(MOST_PAINTINGS + 1)),
            Whole(0, MOST_WORTH),
        ),
        Group("diamonds", message("design-diamonds"), (number("diamonds.bonus", "DIAMOND_BONUS", 0, MOST_WORTH),)),
        Group(
            "bullets",
            message("design-bullets"),
            (number(BLANKS, "BLANKS", 1, MOST_BULLETS), number(BANGS, "BANGS", 1, MOST_BULLETS)),
        ),
        Group(
            "rounds",
            message("design-rounds"),
            (
                number(ROUNDS, "ROUNDS", 1, PRINTED_BULLETS, message("design-rounds-count")),
                number(STACK, "STACK", 1, BOX, message("design-rounds-stack")),
                number(SIZE, "BOX", 1, BOX, message("design-rounds-loot")),
            ),
        ),
        Group(
            "wounds",
            message("design-wounds"),
            (
                number("wounds.deadly", "DEADLY", 1, MOST_WOUNDS),
                number(
                    "wounds.niezniszczalny",
                    "DEADLY_FOR_NIEZNISZCZALNY",
                    1,
                    MOST_WOUNDS,
                    message("talent-niezniszczalny"),
                ),
            ),
        ),
    ),
    (deck_of_wrong_size, too_few_bullets),
)
