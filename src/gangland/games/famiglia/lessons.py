"""The worked examples of the sheet as positions with a task."""

from gangland.engine.lessons import Lesson

LESSONS = (
    Lesson(
        "newcomers",
        "4.2",
        "street A2 B1 M3 F2 / hand A0 B0 | -",
        (("discard A2",), ("discard F2",)),
    ),
    Lesson(
        "pair",
        "7.3",
        "street A3 B0 M1 / hand A2 A2 F0 | -",
        (("recruit A3",),),
    ),
    Lesson(
        "exchange",
        "5.2",
        "street B0 / hand A2 B0 F1 | - / area M2 B3 F0 | -",
        tuple(
            ("play A2", f"take back {first}", f"put down {down}", f"take back {second}", f"put down {last}")
            for first, second in (("M2", "B3"), ("B3", "M2"))
            for down, last in (("B0", "F1"), ("F1", "B0"))
        ),
    ),
    Lesson(
        "brute",
        "6.2",
        "street M4 A1 F0 / hand B2 M1 M1 | -",
        (("play B2", "scare M4", "by 2", "recruit scared"),),
    ),
    Lesson(
        "mercenary",
        "7.4",
        "street F3 A0 B2 / hand F2 M3 B0 | -",
        (("recruit F3", "keep M3"), ("recruit F3", "lay M3")),
    ),
    Lesson(
        "last-turn",
        "9.1",
        "street A3 B1 / hand M0 | - / area - | ... / deck F1 M2 / turn 0 / starter 1 / ends 1",
        (("discard A3",),),
    ),
)
