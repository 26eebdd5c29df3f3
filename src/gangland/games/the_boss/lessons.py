"""The rules worth a first try, as positions with a task."""

from gangland.engine.lessons import Lesson

LESSONS = (
    Lesson(
        "majority",
        "4.2",
        "cities 123 / hidden N2 Bp D3 / laid - | B1 | D1 / hand N0 N1 B2 D4 | N3 B3 D2 Dg"
        " / sent 0+0 0+0 1+0 0+0 | 0+0 0+0 2+0 0+0",
        (("send 2+0 D",), ("send 1+1 D",), ("send 0+2 D",)),
    ),
    Lesson(
        "amateurs",
        "4.3",
        "cities 123 / hidden N2 Bp D3 / laid - | B1 | D1 / hand N0 N1 B2 D4 | N3 B3 D2 Dg"
        " / sent 0+0 1+0 0+0 0+0 | 0+0 0+0 2+0 0+0",
        (("send 0+3 B",),),
    ),
    Lesson(
        "foothold",
        "6.1",
        "cities 123 / hidden N2 Bp D3 / laid N0 | B1 | D1 D2 / hand N1 B2 D4 | N3 B3 Dg"
        " / sent 1+0 0+0 0+0 0+0 | 0+0 0+0 1+0 1+0",
        (("send 2+0 X",), ("send 1+1 X",)),
    ),
    Lesson(
        "half",
        "6.2",
        "cities 123 / chicago 2 / hidden N0 Bp Dg / laid N1 N2 N3 | B1 | D3 D4 / hand B2 B3 | D1 D2"
        " / sent 1+0 0+0 0+0 2+0 | 0+0 0+0 1+0 0+0 / round 2 / police g s",
        (("lay B2",),),
    ),
    Lesson(
        "last-turn",
        "8.1",
        "cities 123 / hidden N0 B3 Dg / laid N1 N2 | B1 B2 | D2 D3 D4 / hand N3 D1 | Bp"
        " / sent 2+0 0+0 0+0 0+0 | 0+0 0+0 3+0 0+0 / amateurs 0 | 0 / starter 1 / police g",
        (("send 1+0 N",), ("send 1+0 B",), ("send 1+0 X",)),
    ),
    Lesson(
        "end-of-round",
        "9.1",
        "cities 123 / hidden N0 B3 Dg / laid N1 N2 N3 | B1 B2 Bp | D2 D3 D4 / hand D1 | -"
        " / sent 2+0 0+0 3+0 0+0 | 0+0 0+0 1+0 2+0 / amateurs 0 | 3 / police g",
        (("send 1+0 B", "lay D1"),),
    ),
)
