"""Checks of words: a package's texts are complete in every language, and every § is cited by a rule and a test."""

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from gangland.engine.game import Game
from gangland.engine.messages import Message
from gangland.engine.words import LANGUAGES

# What a game may say if it counts no points: `score` with $count is what a seat has won, `score-unit` what is counted.
OPTIONAL = {"score", "score-unit"}


def message_ids(package: str, lang: str) -> set[str]:
    """All ids of a package's texts in one language; a text that can't be read is a ValueError."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk
    from fluent.syntax.ast import Message as FluentMessage

    source = files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    entries = FluentParser().parse(source).body
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{package} {lang}: this is no Fluent: {str(junk[0])[:80]!r}")
    ids = [entry.id.name for entry in entries if isinstance(entry, FluentMessage)]
    if len(ids) != len(set(ids)):
        raise ValueError(f"{package} {lang}: an id stands there twice")
    return set(ids)


def variables(package: str, lang: str, id: str) -> set[str]:
    """The arguments a message uses."""
    source = files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(id)} *=(.*(?:\n[ \t]+.*|\n(?=[ \t\n]*[ \t]))*)", source, re.M)
    return set(re.findall(r"\$([\w-]+)", found[1])) if found else set()


def ids_of(message: Message) -> set[str]:
    """The id of a message and of the messages in it."""
    found = {message.id}
    for value in message.arguments.values():
        for inner in value if isinstance(value, tuple) else (value,):
            if isinstance(inner, Message):
                found |= ids_of(inner)
    return found


def needed_ids(game: Game) -> set[str]:
    """The ids that follow from a game's data: its title, options, actions and refusals."""
    needed = {"title", "summary", "primer"}
    needed |= {f"ending-{name}" for name in game.endings}
    for option in game.options:
        needed |= {f"option-{option.name}"} | {f"option-{option.name}-{choice}" for choice in option.choices}
    for message in game.actions.messages:
        needed |= ids_of(message)
    needed |= {f"explain-{kind.name}" for kind in game.actions.kinds}
    needed |= {f"lesson-{lesson.name}" for lesson in game.lessons}
    return needed | {f"refusal-{refusal.name}" for refusal in game.refusals.values()}


def used_ids(package: str) -> set[str]:
    """The ids that stand in a package's code, whole or as the beginning of an id that is put together."""
    folder = Path(str(files(package)))
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r"""["']([a-z]+-[\w{}\[\]().\- ]*)["']""", code))


def flaws_of_texts(game: Game) -> list[str]:
    """What is missing, unused or different between the languages, in the texts of a game."""
    written = set.union(*(message_ids(game.package, lang) for lang in LANGUAGES))
    return flaws_of_package(game.package, needed_ids(game) | (OPTIONAL & written), used_ids(game.package))


def flaws_of_package(package: str, needed: set[str], used: set[str]) -> list[str]:
    """What is missing, unused or different between the languages; ids in use may have parts in braces."""
    everything = {lang: message_ids(package, lang) for lang in LANGUAGES}
    known = set.union(*everything.values())
    flaws = [f"{lang} lacks {id}" for lang, ids in everything.items() for id in sorted(known - ids)]
    flaws += [f"nobody wrote {id}" for id in sorted(needed - known)]
    patterns = [re.compile(re.sub(r"\\{.*?\\}", "[a-z-]+", re.escape(id))) for id in used]
    unused = known - needed
    flaws += [f"nobody uses {id}" for id in sorted(unused) if not any(one.fullmatch(id) for one in patterns)]
    for id in sorted(set.intersection(*everything.values())):
        if len({frozenset(variables(package, lang, id)) for lang in LANGUAGES}) > 1:
            flaws.append(f"{id} takes other arguments in another language")
    return flaws


def paragraphs(game: Game, lang: str) -> list[str]:
    """The numbers of the paragraphs of the rules text, in order."""
    text = files(game.package).joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    return re.findall(r"^\*\*§(\d+\.\d+)\*\*", text, re.M)


def rulings(game: Game, lang: str) -> list[str]:
    text = files(game.package).joinpath("text", f"rules.{lang}.md").read_text("utf-8")
    return re.findall(r"^\*\*(R\d+)\*\*", text, re.M)


def cited(sources: Iterable[Path]) -> set[str]:
    """The paragraphs and rulings that some files name; §4 stands for all of its paragraphs."""
    found: set[str] = set()
    for path in sources:
        text = path.read_text("utf-8")
        found |= set(re.findall(r"§(\d+(?:\.\d+)?)", text))
        found |= {f"R{int(number)}" for number in re.findall(r"(?:\bR|_r)(\d+)(?:\b|_)", text)}
    return found


def flaws_of_paragraphs(game: Game, tests: Path) -> list[str]:
    """Paragraphs that no rule or no test cites, and citations of paragraphs that don't exist."""
    known = paragraphs(game, LANGUAGES[0])
    flaws = []
    for lang in LANGUAGES[1:]:
        if paragraphs(game, lang) != known or rulings(game, lang) != rulings(game, LANGUAGES[0]):
            flaws.append(f"the paragraphs or rulings of {lang} are not those of {LANGUAGES[0]}")
    folder = Path(str(files(game.package)))
    for what, sources in (("rule", folder.rglob("*.py")), ("test", tests.rglob("*.py"))):
        found = cited(sources)
        flaws += [f"no {what} cites §{at}" for at in known if at not in found and at.split(".")[0] not in found]
        flaws += [f"no {what} cites {ruling}" for ruling in rulings(game, LANGUAGES[0]) if ruling not in found]
        chapters = {at.split(".")[0] for at in known}
        strange = {at for at in found if at[0] != "R"} - set(known) - chapters
        flaws += [f"a {what} cites §{at}, which is not in the rules" for at in sorted(strange)]
    flaws += [
        f"refusal {one.name} cites §{one.paragraph}" for one in game.refusals.values() if one.paragraph not in known
    ]
    return flaws


def can_be_said(game: Game, messages: Iterable[Message]) -> list[str]:
    """Messages that can't be said in some language."""
    from gangland.engine.words import Words

    flaws = []
    for lang in LANGUAGES:
        words = Words(lang, (game.package,), tuple("ABCDEFGH"), 0)
        for message in messages:
            try:
                words.say(message)
            except (KeyError, ValueError) as error:
                flaws.append(str(error))
    return sorted(set(flaws))
