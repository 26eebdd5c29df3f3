"""What one rule does each, as positions with a task."""

from gangland.engine.lessons import Lesson

FULL = "blanks 4 | 5 | 5 | 4 / bangs 3 | 2 | 2 | 3"
THIRD = "blanks 3 | 4 | 3 | 4 / bangs 2 | 1 | 2 | 1 / round 3"
LAST = "blanks 0 | 0 | 0 | 0 / bangs 0 | 0 | 0 | 0 / round 8 / deck -"
SPLIT = "stance stand | duck | stand | down / step share / pick 0"

LESSONS = (
    Lesson(
        "order",
        "6.1",
        f"{FULL} / loaded blank | bang | bang | blank / aims 1 | 0 | 0 | 2 / step order"
        " / table 5 5 10 20 d1 P C K desk",
        (("order 1",), ("order 2",)),
    ),
    Lesson(
        "duck",
        "7.2",
        "blanks 3 | 3 | 3 | 3 / bangs 2 | 2 | 2 | 2 / round 3 / loaded bang | blank | bang | bang / aims 2 | 0 | 0 | 0"
        " / stance - | stand | stand | stand / wounds 2 | 0 | 1 | 0 / table 5 5 5 5 10 d1 C K desk / step courage",
        (("duck",),),
    ),
    Lesson(
        "desk",
        "9.3",
        f"{THIRD} / {SPLIT} / aims 1 | 0 | 1 | 0 / wounds 0 | 0 | 0 | 1 / godfather 3"
        " / table 5 5 10 10 10 20 20 20 desk",
        (("take desk",),),
    ),
    Lesson(
        "paintings",
        "10.3",
        f"{THIRD} / {SPLIT} / aims 1 | 0 | 1 | 0 / wounds 0 | 0 | 0 | 1"
        " / loot P P P | 5 10 | 20 P | - / table 5 10 20 d5 P",
        (("take P",),),
    ),
    Lesson(
        "diamonds",
        "10.2",
        f"{LAST} / {SPLIT} / aims 1 | 0 | 1 | 0 / wounds 0 | 0 | 0 | 1"
        " / loot d1 d5 20 | 5 10 | d1 d5 20 | 20 / table 20 d1",
        (("take d1",),),
    ),
    Lesson(
        "kit",
        "10.4",
        f"{THIRD} / {SPLIT} / aims 1 | 0 | 1 | 0 / wounds 2 | 0 | 0 | 1 / table 5 5 10 K",
        (("take K",),),
    ),
    Lesson(
        "clip",
        "10.5",
        f"{THIRD} / {SPLIT} / aims 1 | 0 | 1 | 0 / wounds 0 | 0 | 0 | 1 / open blank bang / table 5 5 C",
        (("take C", "discard blank"),),
    ),
    Lesson(
        "two-shares",
        "12.2",
        f"talents chytruska | sep | lekarka | cwaniak / {THIRD} / {SPLIT} / aims 1 | 0 | 1 | 0 / wounds 0 | 0 | 0 | 1"
        " / loot P P | 5 10 | 20 P | - / table 10 20 P",
        (("take P", "take 20"), ("take 20", "take P")),
    ),
)
