"""What an action sets off, in the order in which it happens (§5.8), worked out from the views before and after it.

The rules go on until the next question, and a view shows only where that led. All that is added up here is public:
markers, wealth, and how many tokens there are; tokens are named as far as the viewer sees them.
"""

from collections import Counter
from collections.abc import Iterable

from gangland.engine.messages import Message, message
from gangland.games.syndicate.actions import district_message, effect_message, space_message, token_message
from gangland.games.syndicate.components import (
    ASSASSIN_ELSEWHERE,
    BLOCK,
    DISTRICT_CODES,
    FIRST_REINFORCEMENT,
    HAT_BONUS,
    OB,
    PERSON,
    SHOOTS,
    SPACE_NAMES,
    TOKEN_NAMES,
    ZA,
)
from gangland.games.syndicate.view import District, Row, Space, Table

VOID_AT_CLOSING = ("blank", "here")  # effects of free spaces that a closing does not perform (R5)


class Asked(Exception):
    """The rules stopped here to ask something; the rest belongs to the story of the answer."""


def named(code: str) -> Message:
    """A district in words."""
    return district_message(DISTRICT_CODES.index(code))


class Story:
    """The lines of one action, added to as it goes on from stage to stage."""

    def __init__(self, before: Table, actor: int, after: Table, code: str) -> None:
        self.before, self.actor, self.after = before, actor, after
        self.code = code  # the district of the token
        self.lines: list[Message] = []
        self.draws: list[tuple[int, str]] = []  # where a line tells of tokens that came into the gang, and how
        self.markers = {at.code: at.marker for at in before.districts}
        self.money = [player.money for player in before.players]
        self.stack, self.bag = before.stack_size, before.players[actor].bag_size
        rival = before.players[1 - actor]
        self.rival_size = rival.gang_size
        self.hit = _sorted(_fewer(rival.gang, after.players[1 - actor].gang))  # the rival's tokens that were hit
        self.row = list(before.automaton.row) if before.automaton and actor == PERSON else None

    # The stages of a placement

    def go_on(self, stage: str) -> None:
        """From the sign of the token, or from where its strength is used, to the end (§5.8, R14)."""
        if stage == "icon" and SHOOTS >> self._counted & 1:
            self.say("log-icon")
            self.effect("shot", 1)
        if stage != "free":
            self.fight()
        if self._here.closed:
            self.open_next()

    def lay(self, space: Space) -> None:
        """§5.8 The effect of the space comes first, §11.4 unless it is blocked, §11.10 or twice."""
        if space.effect != "blank" and BLOCK >> self._counted & 1:
            self.say("log-blocked")
        elif space.effect != "blank":
            for _ in range(2 if self._counted == OB else 1):
                self.say("log-effect", effect=_effect(space))
                self.effect(space.effect, space.amount)
        self.go_on("icon")

    def answer(self, effect: str) -> None:
        """§5.5, §13.8 After an answer: the same effect once more if it is due, then what comes after it."""
        for _ in range(self.before.again):
            self.effect(effect, self.before.amount)
        if self.before.after == "free":
            self.free(list(self.before.left))
        self.go_on(self.before.after or "icon")

    def fight(self) -> None:
        """§6.1 The marker by the strength, §11.6 then elsewhere toward the rival, §7.1, §8.2 then rows and closing."""
        self.move(self.code, self.actor, self._sign * (self._here.marker - self.markers[self.code]))
        if self._counted == ZA:
            for code in self._others():
                self.move_elsewhere(code, 1 - self.actor, ASSASSIN_ELSEWHERE)
        if self._sign * self._here.marker >= self._here.closes:
            self.close()
        else:
            self.finish_rows()

    def finish_rows(self) -> None:
        """§7.1 Rows that are full now, each with its points."""
        was = self._district(self.before)
        for nth, (row, earlier) in enumerate(zip(self._here.rows, was.rows, strict=True), 1):
            if row.finished and not earlier.finished:
                id = "log-row" if len(was.rows) > 1 else "log-full"  # §12.2
                self.say(id, district=named(self.code), place=str(nth))
                self.score(row)
        if self._here.closed and len(was.rows) > 1:
            self.say("log-closed", district=named(self.code))

    def score(self, row: Row) -> None:
        """§7.1, §7.2, §7.3 For who controls the district, with coins; on the red field for both."""
        marker = self._here.marker
        coins = sum(abs(marker) >= coin for coin in self._here.coins)
        for seat in (0, 1):
            if marker == 0 or seat == int(marker < 0):
                self.pay(seat, row.points + coins)

    def close(self) -> None:
        """§8.2, §12.3 The hat or a barrel: points of all rows that were not finished, then the free spaces."""
        lead = self._sign * self._here.marker
        unfinished = [row for row in self._district(self.before).rows if not row.finished]
        if self._here.farthest > self._here.closes:
            self.say("log-barrel", district=named(self.code), count=lead - self._here.closes + 1)
        else:
            self.say("log-hat", district=named(self.code), count=len(unfinished))
        self.pay(self.actor, sum(row.points for row in unfinished) + int(HAT_BONUS[DISTRICT_CODES.index(self.code)]))
        spaces = [space for row in self._here.rows for space in row.spaces]
        self.free([one.name for one in spaces if not one.token and one.effect not in VOID_AT_CLOSING])

    def free(self, left: list[str]) -> None:
        """§8.2, R6 With several effects left the player is asked; a single one happens by itself."""
        if len(left) > 1:
            raise Asked
        for name in left:
            space = space_of(self.after, name)
            self.say("log-free", space=space_message(SPACE_NAMES.index(name)), effect=_effect(space))
            self.effect(space.effect, space.amount)

    def open_next(self, is_told: bool = False) -> None:
        """§12.4 The next district, unless it was just told, and the barrels smuggled there."""
        for was, now in zip(self.before.districts, self.after.districts, strict=True):
            if now.in_play and not was.in_play:
                if not is_told:
                    self.say("log-opened", district=named(now.code))
                self.move(now.code, self.actor, self._sign * now.marker)

    def end_turn(self) -> None:
        """§9.1 One token from the bag, if it has one."""
        if self.bag:
            self.draw("draw", 1)

    # Effects (§5)

    def effect(self, effect: str, amount: int) -> None:
        """What a space, or the sign of a token, does."""
        count = len(self.lines)
        if effect == "recruit":
            self.draw("recruit", min(amount, self.bag))
        elif effect == "reinforce" and self.stack:
            self.stack -= 1
            self.bag += 1
            self.draw("reinforce", 1)
        elif effect == "call":
            self.call(min(amount, self.stack))
        elif effect == "here":
            self.move_here(amount)
        elif effect == "elsewhere":
            self.smuggle(amount)
        elif effect == "money":
            self.pay(self.actor, amount)
        elif effect == "shot":
            self.shoot()
        if len(self.lines) == count:
            self.say("log-nothing")

    def call(self, count: int) -> None:
        """§5.2 Reinforcements into the bag."""
        self.stack -= count
        self.bag += count
        if count:
            self.say("log-call", player=self.actor, count=count)

    def smuggle(self, amount: int) -> None:
        """§5.5 To the only other district, or the player is asked."""
        others = self._others()
        if len(others) > 1:
            raise Asked
        for code in others:
            self.move_elsewhere(code, self.actor, amount)

    def shoot(self) -> None:
        """§5.7 The rival loses a token; §13.8 of the automaton's row the person chooses one, if there is a choice."""
        if self.row is not None and len(_hittable(self.row)) > 1:
            raise Asked
        if self.rival_size:
            tokens = self.hit[:1]
            self.forget(tokens)
            if tokens:
                self.lines.append(_listing("log-shot-token", 1 - self.actor, tokens))
            else:
                self.say("log-shot", player=1 - self.actor)

    def forget(self, tokens: Iterable[str]) -> None:
        """A token of the rival is gone, named or not."""
        self.rival_size -= 1
        for token in tokens:
            self.hit.remove(token)
            if self.row is not None:
                self.row.remove(token)

    # Lines

    def say(self, id: str, **arguments: int | str | Message) -> None:
        self.lines.append(message(id, **arguments))

    def pay(self, seat: int, points: int) -> None:
        self.money[seat] += points
        if points:
            self.say("log-money", player=seat, count=points, total=self.money[seat])

    def draw(self, how: str, count: int) -> None:
        """Tokens come into the gang; `name_draws` names them if the viewer sees them."""
        self.bag -= count
        if count:
            self.draws.append((len(self.lines), how))
            self.say(f"log-{how}", player=self.actor, count=count)

    def name_draws(self) -> None:
        """A single draw is told with its tokens; of several the views don't say which token came when."""
        tokens = _fewer(self.after.players[self.actor].gang, self.before.players[self.actor].gang)
        if tokens and len(self.draws) == 1:
            place, how = self.draws[0]
            self.lines[place] = _listing(f"log-{how}-named", self.actor, _sorted(tokens))
        elif tokens:
            self.lines.append(_listing("log-gain-tokens", self.actor, _sorted(tokens)))

    def move(self, code: str, seat: int, steps: int) -> None:
        """§6.1 A marker moves toward a seat."""
        self.markers[code] += steps if seat == 0 else -steps
        if steps > 0:
            self.say("log-marker", player=seat, district=named(code), count=steps)

    def move_here(self, amount: int) -> None:
        """§5.4, R3 Not beyond the end, and no more once the district is as good as closed."""
        lead = self._sign * self.markers[self.code]
        if lead < self._here.closes:
            self.move(self.code, self.actor, min(amount, self._here.farthest - lead))

    def move_elsewhere(self, code: str, seat: int, amount: int) -> None:
        """§8.4 Never so far as to close a district."""
        lead = self.markers[code] if seat == 0 else -self.markers[code]
        closes = next(at.closes for at in self.before.districts if at.code == code)
        self.move(code, seat, min(amount, closes - 1 - lead))

    # The table

    @property
    def _sign(self) -> int:
        return 1 if self.actor == 0 else -1

    @property
    def _counted(self) -> int:
        """The token laid, as it counts."""
        last = self.after.players[self.actor].last
        return TOKEN_NAMES.index(last) if last else 0

    @property
    def _here(self) -> District:
        return self._district(self.after)

    def _district(self, table: Table) -> District:
        return next(at for at in table.districts if at.code == self.code)

    def _others(self) -> list[str]:
        """§5.5, R26 The other districts in play."""
        return [at.code for at in self.before.districts if at.in_play and at.code != self.code]


def space_of(table: Table, name: str) -> Space:
    """A space by its name in notation."""
    return next(one for at in table.districts for row in at.rows for one in row.spaces if one.name == name)


def _effect(space: Space) -> Message:
    return effect_message(SPACE_NAMES.index(space.name))


def _hittable(row: list[str]) -> set[str]:
    """§13.8 The kinds of token that a shot may hit: no reinforcement while there is another."""
    ordinary = {token for token in row if TOKEN_NAMES.index(token) < FIRST_REINFORCEMENT}
    return ordinary or set(row)


def _fewer(more: tuple[str, ...] | None, fewer: tuple[str, ...] | None) -> Counter[str]:
    """The tokens of one gang that another lacks; none if the viewer does not see them."""
    return Counter() if more is None or fewer is None else Counter(more) - Counter(fewer)


def _sorted(tokens: Counter[str]) -> list[str]:
    return sorted(tokens.elements(), key=TOKEN_NAMES.index)


def _listing(id: str, seat: int, tokens: list[str]) -> Message:
    said = tuple(token_message(TOKEN_NAMES.index(token)) for token in tokens)
    return Message(id, {"player": seat, "count": len(said), "tokens": said})
