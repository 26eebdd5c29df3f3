"""A golden game for each talent that uses it: the seed of each, and how its use shows."""

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

from gangland.engine.match import Match
from gangland.games.cash_n_guns import GAME
from gangland.games.cash_n_guns.components import TALENT_NAMES
from gangland.games.cash_n_guns.state import CLIP, HEAL, KID, MORE, RELOAD, WISE

SEATS = 5
FOLDER = Path(__file__).parent / "golden"
# The step in which the talent decides, and the action that uses it if there is another one.
DECISIONS = {
    "chytruska": (MORE, "take"),
    "cwaniak": (RELOAD, "load"),
    "dyktatorka": (None, "forbid"),
    "dzieciak": (KID, "aim"),
    "lekarka": (HEAL, "heal"),
    "madrala": (WISE, "discard"),
    "oszust": (None, "swindle"),
    "tandeciara": (None, "trade"),
}
# The line of the log that tells of a talent without a decision.
LINES = {
    "cichociemna": "log-before-split",
    "czarus": "log-before-split",
    "farciarz": "log-lucky",
    "profesjonalista": "log-shows-bang",
    "sep": "log-steal",
}
LETHAL = 3  # wounds that only the Niezniszczalny survives


def played(talent: str, seed: int) -> Match:
    """The first to choose takes the talent, the others any; then everybody plays at random."""
    match = Match.of(GAME, SEATS, {"talents": "chosen"}, seed)
    match.play(f"talent {talent}")
    draw = random.Random(seed)
    while not match.over:
        match.play(draw.choice(match.legal(match.to_act[0])), seat=match.to_act[0])
    return match


def uses(talent: str, match: Match) -> bool:
    """Is the talent used in this game by the seat that has it?"""
    owner = match.moves[0][0]
    if talent in DECISIONS:
        step, action = DECISIONS[talent]
        return any(
            seat == owner and (step is None or at == step) and text.startswith(action)
            for at, seat, text in moments(match)
        )
    if talent in LINES:
        return any(line.id == LINES[talent] and owner in line.arguments.values() for line in match.told())
    if talent == "psiapsiola":  # her exchange follows that of another player
        clips = [(at == CLIP, seat) for at, seat, _ in moments(match)]
        return any(one[0] and two == (True, owner) and one[1] != owner for one, two in itertools.pairwise(clips))
    if talent == "niezniszczalny":
        return bool(match.position.alive[owner] and match.position.wounds[owner] >= LETHAL)
    return bool(match.position.alive[owner] and match.result)  # the Kolekcjoner counts one painting more


def moments(match: Match) -> Iterator[tuple[int, int, str]]:
    """Each action with the step in which it was done, and by whom."""
    position = match.at(0)
    for seat, action in match.moves:
        yield int(position.step), seat, GAME.actions[action]
        match.rules.play(position, seat, action)


def seed_of(talent: str) -> int:
    """The first seed whose game uses the talent."""
    return next(seed for seed in range(1, 1000) if uses(talent, played(talent, seed)))


def record_of(talent: str) -> str:
    """The golden game as a record, which replays."""
    match = played(talent, seed_of(talent))
    return match.record()


def files() -> dict[Path, str]:
    return {FOLDER / f"talent-{talent}.txt": talent for talent in TALENT_NAMES}
