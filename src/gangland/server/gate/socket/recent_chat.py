"""What was said lately, by command: a line that is sent twice is kept once."""

from collections import OrderedDict

MOST = 10_000


class SaidLately:
    """Remembers the last commands of chat, a bounded number of them."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._commands: OrderedDict[tuple[str, str], None] = OrderedDict()

    def __contains__(self, line: tuple[str, str]) -> bool:
        return line in self._commands

    def add(self, account: str, command: str) -> None:
        self._commands[account, command] = None
        if len(self._commands) > self._most:
            self._commands.popitem(last=False)
