"""Names that people give themselves: any letters, shown as they are; nothing that can't be seen."""

import unicodedata

LONGEST_NAME = 24
LONGEST_TITLE = 48
LONGEST_LOGIN = 64
SHORTEST_LOGIN = 3
UNSEEN = ("C", "Zl", "Zp")  # control, format, surrogate, unassigned; separators of lines


def tidy_name(text: str) -> str | None:
    """The name in its usual form, or None if it is none."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < len(name) <= LONGEST_NAME or _unseen(name):
        return None
    return name


def tidy_title(text: str) -> str | None:
    """What a table is called: like a name, but longer, or nothing."""
    title = " ".join(unicodedata.normalize("NFC", text).split())
    return None if len(title) > LONGEST_TITLE or _unseen(title) else title


def tidy_login(text: str) -> str | None:
    """What somebody logs in with, in the form that is compared; None if it can't be one."""
    login = unicodedata.normalize("NFKC", text).strip().casefold()
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN or _unseen(login) or any(map(str.isspace, login)):
        return None
    return login


def _unseen(text: str) -> bool:
    return any(unicodedata.category(character).startswith(UNSEEN) for character in text)
