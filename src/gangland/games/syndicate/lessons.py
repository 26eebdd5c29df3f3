"""The worked examples of the rulebook, each with a task."""

from gangland.engine.lessons import Lesson

HANDS = "hand G1 S2 C2 | G3 S3 C1"
MANHATTAN = "M1a=S1.0 M1b=G1.0 M1c=C1.1 M2a=G1.1 M2b=G2.0 M2c=S1.1"

LESSONS = (
    Lesson(
        "active",
        "4.1",
        "board new-york / spaces M1a=S3.0 M1b=G1.1 M1c=C1.0 / markers M=3 / hand G1 S2 C2 | G3 S1 C1 / money 2 | 0"
        " / last C1 | G1 / turn 1",
        (("send G3", "to M2a"),),
    ),
    Lesson(
        "control",
        "6.1",
        f"board new-york / spaces B1c=G1.0 / markers B=1 / {HANDS} / last G1 | - / turn 1",
        (("send S3", "to B1a"),),
    ),
    Lesson(
        "coin",
        "7.2",
        f"board new-york / spaces B1a=S3.1 B1c=G1.0 / markers B=-2 / {HANDS} / money 0 | 2 / last G1 | S3 / turn 1",
        (("send G3", "to B1b"), ("send S3", "to B1b")),
    ),
    Lesson(
        "red-field",
        "7.3",
        f"board new-york / spaces B1a=S3.1 B1c=G1.0 / markers B=-2 / {HANDS} / money 0 | 2 / last G1 | S3",
        (("send C2", "to B1b"), ("send S2", "to B1b")),
    ),
    Lesson(
        "close",
        "8.2",
        f"board new-york / spaces {MANHATTAN} / markers M=-12 X=1 / hand G1 S2 C2 | G3 S2 C1 / money 3 | 3"
        " / last G2 | S1 / turn 1",
        (("send S2", "to M3c", "perform M3b", "smuggle X"),),
    ),
    Lesson(
        "boss-of-gangsters",
        "11.1",
        "board new-york / spaces X1a=G1.0 X1b=G2.0 X2a=C1.0 M1b=G1.1 / markers X=-3 / hand G3 BG S1 | S1 S2 C1"
        " / last C1 | G1",
        (("send BG", "to X2b"), ("send BG", "to X2c")),
    ),
    Lesson(
        "boss-of-smugglers",
        "11.1",
        "board new-york / spaces T1a=S1.0 T1b=S1.0 T2a=S2.0 T2b=C1.0 M1b=G1.1 / markers T=-4 / hand S3 BS G1 | S1 S2 C1"
        " / last C1 | G1",
        (("send BS", "to T2d"), *(("send BS", "to T2c", f"smuggle {other}") for other in "MXQB")),
    ),
    Lesson(
        "barrel",
        "12.3",
        "board los-angeles / spaces SM1a=S1.0 SM1b=C1.1 BA1a=G1.0 / closed SM / markers BA=-2 VE=0 SP=0 LB=0"
        " / hand G1 S2 C2 | G2 S3 C1 / last G1 | C1 / turn 1",
        (("send S3", "to BA1c", "open BH"),),
    ),
)
