"""The rules of the board written a second time, from the rulebook alone: what a token does to markers and wealth.

Chance (draws, shots, the stack) is left out: the model follows a match and knows only what is said aloud.
"""

from tests.games.syndicate.table import ARROWS, COINS, EFFECT, HAT, KIND, POINTS, ROW, STARTING, district_of, row

NEW_YORK = tuple("MTXQB")
STREET = {"G1", "G2", "G3", "BG", "G1q", "G4", "G5b", "ZA"}
RIVER = {"S1", "S2", "S3", "BS", "S1q", "S2s", "S4", "S5b"}
COPS = {"C1", "C2", "C0q"}
COUNTED = {"BG": {"G1", "G2", "G3"} | COPS, "BS": {"S1", "S2", "S3"} | COPS}
FIXED = {"AN": 3, "ZA": 7, "SZ": 0, "OB": 1}


class Opinion:
    """A board as the second opinion has it. A placement is a generator: it yields the answers it would accept."""

    def __init__(self, board):
        self.new_york = board == "new-york"
        self.marker = dict.fromkeys(NEW_YORK if self.new_york else STARTING, 0)
        self.closed, self.laid, self.money, self.last = set(), {}, [0, 0], [None, None]
        self.rows = [name for name in POINTS if (len(name) == 2) == self.new_york]

    def open(self):
        return {district for district in self.marker if district not in self.closed}

    def most(self, district):
        """The outermost space of a track, and the last one that does not close."""
        if self.new_york:
            return HAT[district], HAT[district] - 1
        return (6, 3) if district in STARTING else (7, 4)

    def is_reached(self, district):
        """R3 Once the marker is on the hat or on a barrel it moves no further."""
        return abs(self.marker[district]) > self.most(district)[1]

    def push(self, district, steps, elsewhere=False):
        if self.is_reached(district):
            return
        most = self.most(district)[elsewhere]
        self.marker[district] = max(-most, min(most, self.marker[district] + steps))

    def is_full(self, name):
        return all(space in self.laid for space in row(name))

    def rows_of(self, district):
        return [name for name in self.rows if name[:-1] == district]

    def spaces(self, seat, token):
        """Where a token may be laid at the beginning of a turn."""
        kind = self.last[1 - seat] if token == "KO" else token
        found = set()
        for district in self.open():
            unfinished = [name for name in self.rows_of(district) if not self.is_full(name)]
            for name in unfinished if kind == "SZ" else unfinished[:1]:
                found |= {space for space in row(name) if space not in self.laid and self.fits(kind, space)}
        return found

    def fits(self, kind, space):
        return kind is not None and KIND[space] != ("S" if kind in STREET else "L" if kind in RIVER else "none")

    def strength(self, seat, kind, district):
        if kind in COUNTED:
            mine = [
                token for space, (token, owner) in self.laid.items() if district_of(space) == district and owner == seat
            ]
            return 1 + sum(token in COUNTED[kind] for token in mine)
        if kind == "BO":
            return 3 if self.marker[district] * (1, -1)[seat] < 0 else 1
        return FIXED[kind] if kind in FIXED else int(kind[1])

    def place(self, seat, token, space):
        sign, district = (1, -1)[seat], district_of(space)
        kind = self.last[1 - seat] if token == "KO" else token
        unfinished = [name for name in self.rows_of(district) if not self.is_full(name)]
        strength = self.strength(seat, kind, district)
        self.laid[space], self.last[seat] = (token, seat), kind
        for _ in range(0 if kind.endswith("b") else 2 if kind == "OB" else 1):
            yield from self.perform(seat, space)
        self.push(district, sign * strength)
        if kind == "ZA":
            for other in self.open() - {district}:
                self.push(other, -2 * sign, elsewhere=True)
        if self.is_reached(district):
            yield from self.close_by_the_hat(seat, district, unfinished)
        elif self.is_full(ROW[space]):
            yield from self.finish_the_row(seat, district, ROW[space])

    def perform(self, seat, space):
        effect, _, number = EFFECT[space].partition(" ")
        district, sign = district_of(space), (1, -1)[seat]
        if effect == "money":
            self.money[seat] += int(number)
        elif effect == "here":
            self.push(district, sign * int(number))
        elif effect == "elsewhere" and (others := self.open() - {district}):
            target = (yield "smuggle", others) if len(others) > 1 else others.pop()
            self.push(target, sign * int(number), elsewhere=True)

    def close_by_the_hat(self, seat, district, unfinished):
        self.closed.add(district)
        self.money[seat] += sum(POINTS[name] for name in unfinished) + (2 if self.new_york else 0)
        free = {space for name in unfinished for space in row(name) if space not in self.laid}
        free = {space for space in free if EFFECT[space].split()[0] not in ("here", "blank")}
        while free:
            space = (yield "perform", set(free)) if len(free) > 1 else next(iter(free))
            free.remove(space)
            yield from self.perform(seat, space)
        yield from self.open_the_next(seat, district, abs(self.marker[district]) - self.most(district)[1])

    def finish_the_row(self, seat, district, name):
        where = self.marker[district]
        coin = sum(abs(where) >= at for at in COINS[district]) if self.new_york else 0
        for player, sign in ((0, 1), (1, -1)):
            if where * sign >= 0:
                self.money[player] += POINTS[name] + coin
        if all(self.is_full(one) for one in self.rows_of(district)):
            self.closed.add(district)
            yield from self.open_the_next(seat, district, 0)

    def open_the_next(self, seat, district, barrels):
        if self.new_york:
            return
        unused = set(ARROWS) - set(self.marker)
        targets = set(ARROWS[district].split()) & unused or unused
        if targets:
            target = (yield "open", targets) if len(targets) > 1 else targets.pop()
            self.marker[target] = (1, -1)[seat] * barrels
