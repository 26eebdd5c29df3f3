"""A worker whose bots do what bots should not: `python -m tests.server.bots.wicked`."""

import os
import time

from gangland.bots import Answer, Player, player
from gangland.server.bots import worker


def hang(question):
    time.sleep(3600)


def die(question):
    os._exit(3)


def die_once(question):
    """Falls over at the first question of a test; a mark on disk remembers it."""
    mark = os.environ["WICKED_MARK"]
    if not os.path.exists(mark):
        open(mark, "w").close()
        os._exit(3)
    return Answer(question.legal[0])


def gorge(question):
    return Answer(len(bytearray(3 << 30)))


def chatter(question):
    print("I think aloud")
    return Answer(question.legal[-1])


def raise_error(question):
    raise RuntimeError("lost my hat")


WICKED = {
    "hang": hang,
    "die": die,
    "die-once": die_once,
    "gorge": gorge,
    "chatter": chatter,
    "raise": raise_error,
    "nice": lambda question: Answer(os.nice(0)),
}


def make(name):
    return Player(name, WICKED[name]) if name in WICKED else player(name)


if __name__ == "__main__":
    worker.main(make)
