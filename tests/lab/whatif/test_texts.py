"""Every component is named in both languages."""

from gangland.engine.testing.texts import flaws_of_package, ids_of, message_ids
from gangland.games import GAMES, load
from gangland.lab.whatif.files import PACKAGE
from gangland.lab.whatif.parts import design

HEAD = {"design-head", "design-how", "design-doubt", "design-reconstructed"}


def test_all_texts_of_components_are_there_in_both_languages_and_used():
    needed = set(HEAD)
    for game in GAMES:
        own = message_ids(load(game).package, "en")
        for section in design(game).sections:
            labels = [section.label, *(part.label for part in section.parts if part.label)]
            needed |= set.union(*(ids_of(label) for label in labels)) - own
    assert flaws_of_package(PACKAGE, needed, set()) == []
