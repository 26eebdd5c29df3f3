"""Any legal action, each as likely."""

from gangland.bots.question import Answer, Question
from gangland.engine.randomness import below


def think(question: Question) -> Answer:
    """Draws with the randomness of the guess it is handed, which comes from its seed."""
    return Answer(question.legal[below(question.position, len(question.legal))])
