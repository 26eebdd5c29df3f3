"""The worked examples of the rulebook, and positions like them, each with a task."""

from gangland.engine.lessons import Lesson

BASE = "a S* B* D* L* K* R*"
CARDS = "influence D | L / alliance S B D | K R E / deck K* ..."

LESSONS = (
    Lesson(
        "climb",
        "4.3",
        f"{BASE} / b E P S - - / c B - - - / {CARDS}",
        (("climb b2 c2", "fill a2"),),
    ),
    Lesson(
        "support",
        "4.2",
        f"{BASE} / b E - P S - / {CARDS}",
        (("climb b3 c3",),),
    ),
    Lesson(
        "expel-below",
        "5.3",
        f"{BASE} / b E P S - - / {CARDS}",
        (("influence a2", "expel b1"),),
    ),
    Lesson(
        "expel-above",
        "5.3",
        "a S B D L K R / b E P S B D / c L R K E / d P S B / influence D R | L / alliance S B D | K R E",
        (("influence c2", "expel d2"),),
    ),
    Lesson(
        "crown",
        "7.1",
        "a S B D L K R / b E P S L D / c L K S D / d B P E / e B R / influence S | L / alliance S B D | K R E",
        (("climb e2 f1",),),
    ),
    Lesson(
        "scoring",
        "8.1",
        "a S B D L K R / b E P S L D / c L K S D / d B P E / e B B / f R / influence S | L / alliance L B E | R P E"
        " / passed 1",
        (("pass",),),
    ),
)
