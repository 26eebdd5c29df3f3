"""What clients say over the socket, and what the gate answers. Unknown fields and types are refused."""

from typing import Annotated, Any, Literal

import msgspec

from gangland.engine.messages import Message
from gangland.server.people.tokens import TOKEN_DIGITS

Token = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{TOKEN_DIGITS}}}$")]
TableId = Annotated[str, msgspec.Meta(pattern="^[a-z2-7]{16}$")]
CommandId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Time = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
LevelName = Annotated[str, msgspec.Meta(pattern="^[a-z-]{1,32}$")]
Epoch = Annotated[str, msgspec.Meta(max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Anything a client may say."""


class Hello(FromClient, frozen=True):
    """The first thing said: the ticket, and where it left off if it was here before."""

    ticket: Token
    table: TableId
    epoch: Epoch | None = None
    last: Number | None = None


class Act(FromClient, frozen=True):
    """Choose an action for a decision."""

    command: CommandId
    decision: Number
    action: Number


class Undo(FromClient, frozen=True):
    """Take the last action back."""

    command: CommandId


class Hand(FromClient, frozen=True):
    """Let a bot play the own seat."""

    command: CommandId
    level: LevelName


class Back(FromClient, frozen=True):
    """Take the own seat back from the bot."""

    command: CommandId


class Vote(FromClient, frozen=True):
    """What to do about somebody who is away."""

    command: CommandId
    choice: Literal["wait", "bot", "end"]


class Chat(FromClient, frozen=True):
    """Say something to the players, or to the other spectators."""

    command: CommandId
    text: ChatText


class Hint(FromClient, frozen=True):
    """Ask a bot what it would do."""

    command: CommandId


class Why(FromClient, frozen=True):
    """Ask why an action is not allowed."""

    command: CommandId
    action: Number


class History(FromClient, frozen=True):
    """Ask for older lines of the log, before one of the viewer's own frames."""

    command: CommandId
    before: Number | None = None


class Ping(FromClient, frozen=True):
    """Are you there?"""

    sent: Time


Client = Hello | Act | Undo | Hand | Back | Vote | Chat | Hint | Why | History | Ping
FROM_CLIENT: tuple[type[FromClient], ...] = (Hello, Act, Undo, Hand, Back, Vote, Chat, Hint, Why, History, Ping)


class ToClient(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Anything the gate says by itself; welcome, frame and presence come from the desk."""


class Ack(ToClient, frozen=True):
    """The command is on disk."""

    command: str
    n: int | None = None


class Refused(ToClient, frozen=True):
    """The command was not carried out."""

    command: str
    code: str
    message: Message
    paragraph: str | None = None


class Said(ToClient, frozen=True, tag="chat"):
    """A line of chat."""

    id: int
    seat: int
    name: str
    text: str
    time: int


class Answer(ToClient, frozen=True):
    """What was asked by hint, why or history."""

    command: str
    answer: Any  # HintAnswer, WhyAnswer or History of the desk


class Later(ToClient, frozen=True):
    """Too much at once: come again in so many seconds."""

    seconds: float


class Bye(ToClient, frozen=True):
    """The gate closes the connection, for this reason."""

    code: str


class Pong(ToClient, frozen=True):
    """I am here, and this is my time."""

    sent: int
    server_time: int


class Error(ToClient, frozen=True):
    """What came was no message that can be answered otherwise."""

    code: str
    message: Message


DECODER: msgspec.json.Decoder[Client] = msgspec.json.Decoder(Client)
ENCODER = msgspec.json.Encoder()


def decode(text: str | bytes) -> Client | None:
    """What a client said, or None if it is not in the language."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def encode(message: ToClient) -> bytes:
    return ENCODER.encode(message)
