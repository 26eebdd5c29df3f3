"""Every component is named in both languages: what is true of all games by the lab, the rest by its game."""

import pytest

from gangland.engine.testing.texts import flaws_of_package, ids_of, message_ids
from gangland.engine.words import LANGUAGES
from gangland.games import GAMES, load
from gangland.lab.whatif.components_file import PACKAGE

HEAD = {"design-head", "design-how", "design-doubt", "design-reconstructed"}


def test_the_head_of_the_file_is_there_in_both_languages():
    assert flaws_of_package(PACKAGE, HEAD, set()) == []


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_words_for_its_components_and_for_what_is_held(id, lang):
    game = load(id)
    labels = [group.label for group in game.design.groups]
    labels += [component.label for component in game.design.components.values() if component.label]
    needed = set.union(*map(ids_of, (*labels, *game.stakes.things)))
    assert needed <= message_ids(game.package, lang)
