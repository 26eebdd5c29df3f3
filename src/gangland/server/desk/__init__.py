"""The desk and the lobby: everything a gate needs to let people play."""

from gangland.server.desk.answers import Fairness, HintAnswer, History, WhyAnswer
from gangland.server.desk.chance import Chance, SystemChance
from gangland.server.desk.desk import Desk
from gangland.server.desk.hosts import Attachment, Outlet, Workshop
from gangland.server.desk.lobby import Lobby, token_hash
from gangland.server.desk.orders import Place, SeatCard, TableCard, TableOrder
from gangland.server.desk.settings import Settings

__all__ = [
    "Attachment",
    "Chance",
    "Desk",
    "Fairness",
    "HintAnswer",
    "History",
    "Lobby",
    "Outlet",
    "Place",
    "SeatCard",
    "Settings",
    "SystemChance",
    "TableCard",
    "TableOrder",
    "WhyAnswer",
    "Workshop",
    "token_hash",
]
