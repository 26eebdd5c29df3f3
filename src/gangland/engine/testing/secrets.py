"""Checks of secrets: what reaches a viewer does not depend on what it may not know."""

from collections.abc import Iterable

from gangland.engine.contract import ALLOWED
from gangland.engine.game import bits
from gangland.engine.position import Position
from gangland.engine.testing.table import Broken, Step, Table, walk
from gangland.engine.view import look

GUESSES = 3  # other worlds tried for each viewer at each step
ORDERS = 6  # orders of arrival tried for sealed choices


def knowledge(table: Table, position: Position, viewer: int) -> str:
    """All that may reach a viewer of a position, in every form, written out: `==` may overlook a field or an order."""
    game, rules = table.game, table.rules
    view = look(game, rules, position, table.seats, viewer)
    reasons = [rules.why_not(position, viewer, action) for action in range(len(game.actions))] if viewer >= 0 else []
    numbers = rules.observe(position, viewer).tolist()
    return repr((view, game.prompt(view), game.write_seen(position, viewer), numbers, reasons))


def nothing_leaks(table: Table, numbers: Iterable[int]) -> None:
    """What a viewer gets does not change when only what it may not know has changed, now and after the next action."""
    for step in walk(table, numbers, ends=True):
        for viewer in table.viewers():
            mine = knowledge(table, step.position, viewer)
            for _ in range(1 if table.moments else GUESSES):
                other = table.rules.guess(step.position, viewer, step.draw.getrandbits(60), 0)
                if table.rules.census(other) != table.rules.census(step.position):
                    raise step.broken(f"a guess for {viewer} makes or loses components")
                if knowledge(table, other, viewer) != mine:
                    raise step.broken(f"viewer {viewer} is shown what it may not know")
                if not step.is_end:
                    _same_log(step, other, viewer)
            if not step.is_end and viewer != step.seat:
                _stays_sealed(step, viewer)
                _hides_what_is_unseen(step, viewer)


def _stays_sealed(step: Step, viewer: int) -> None:
    """Two actions with different effects that leave a viewer with the same knowledge are told to it alike."""
    game, rules = step.table.game, step.table.rules
    worlds = []
    for action in (step.action, step.draw.choice(step.legal)):
        world = step.position.copy()
        rules.play(world, step.seat, action)
        worlds.append((world, game.seen(step.position, step.seat, action, viewer)))
    (one, seen), (two, other_seen) = worlds
    if seen != other_seen and one != two and knowledge(step.table, one, viewer) == knowledge(step.table, two, viewer):
        raise step.broken(f"viewer {viewer} is told a sealed choice")


def _hides_what_is_unseen(step: Step, viewer: int) -> None:
    """The rules say of an action that is not told to others that it hides."""
    rules = step.table.rules
    unseen = step.table.game.seen(step.position, step.seat, step.action, viewer) is None
    if unseen and not rules.enter_hides(rules.row(step.position), step.action):
        raise step.broken(f"viewer {viewer} is not told of an action that does not hide")


def _same_log(step: Step, other: Position, viewer: int) -> None:
    """An action looks the same in both worlds, and so do its log lines if it reveals nothing new."""
    game, rules, seats = step.table.game, step.table.rules, step.table.seats
    seen = game.seen(step.position, step.seat, step.action, viewer)
    if rules.why_not(other, step.seat, step.action) != ALLOWED:
        return  # another seat's hidden cards differ, so it would do something else there
    if game.seen(other, step.seat, step.action, viewer) != seen:
        raise step.broken(f"viewer {viewer} is told of an action what it may not know")
    tales = []
    for world in (step.position, other):
        after = world.copy()
        rules.play(after, step.seat, step.action)
        before = look(game, rules, world, seats, viewer)
        ends = look(game, rules, after, seats, viewer)
        tales.append((ends, game.narrate(before, step.seat, seen, ends)))
    if tales[0][0] == tales[1][0] and tales[0][1] != tales[1][1]:
        raise step.broken(f"the log tells viewer {viewer} what it may not know")


def guesses_move(table: Table, numbers: Iterable[int]) -> None:
    """A guess replaces the generator always; and for every viewer, in the games together, no two are alike."""
    unmoved = set(table.viewers())
    for step in walk(table, numbers):
        for viewer in table.viewers():
            worlds = {bytes(step.position)}
            for counter in range(GUESSES):
                other = table.rules.guess(step.position, viewer, step.draw.getrandbits(60), counter)
                if list(other.rng) == list(step.position.rng):
                    raise step.broken("a guess keeps the true generator: its owner could see the future")
                for word in range(len(other.rng)):
                    other.rng[word] = step.position.rng[word]
                worlds.add(bytes(other))
            if len(worlds) == GUESSES + 1:
                unmoved.discard(viewer)
    if unmoved:
        raise Broken(f"redeal never changes anything for {sorted(unmoved)} ({table})", table.game)


def guesses_tell_nothing(table: Table, numbers: Iterable[int]) -> None:
    """From the same chance a viewer guesses the same in all positions that it can't tell apart.

    Else what a bot thinks would follow from what it may not know. Such positions are other guesses.
    """
    for step in walk(table, numbers, ends=True):
        for viewer in table.viewers():
            other = table.rules.guess(step.position, viewer, step.draw.getrandbits(60), 0)
            _guess_alike(step, step.position, other, viewer)


def unseen_choices_tell_nothing(table: Table, numbers: Iterable[int]) -> None:
    """Nor does a viewer's guess follow from what somebody else has just chosen unseen.

    This asks more than a guess may be able to answer, so it is no part of the kit: a choice may have moved things that
    a guess can't move back.
    """
    for step in walk(table, numbers):
        for viewer in table.viewers():
            if viewer != step.seat:
                _guess_alike(step, *_unseen_worlds(step, viewer), viewer)


def _guess_alike(step: Step, one: Position, other: Position, viewer: int) -> None:
    rules, key = step.table.rules, step.draw.getrandbits(60)
    if rules.guess(one, viewer, key, 1) != rules.guess(other, viewer, key, 1):
        raise step.broken(f"a guess for {viewer} follows from what it may not know")


def _unseen_worlds(step: Step, viewer: int) -> tuple[Position, Position]:
    """What comes of this action and of another, if the viewer sees neither and knows as much after both."""
    game, rules = step.table.game, step.table.rules
    worlds = []
    for action in (step.action, step.draw.choice(step.legal)):
        if game.seen(step.position, step.seat, action, viewer) is None:
            world = step.position.copy()
            rules.play(world, step.seat, action)
            worlds.append(world)
    if len(worlds) < 2 or knowledge(step.table, worlds[0], viewer) != knowledge(step.table, worlds[1], viewer):
        return step.position, step.position
    return worlds[0], worlds[1]


def changed_choices_leave_no_trace(table: Table, numbers: Iterable[int]) -> None:
    """Who changes a sealed choice before the last one is in leaves every byte as if it had chosen so at once.

    And the others know as much as before: not what was chosen, nor that it was changed.
    """
    rules = table.rules
    for step in walk(table, numbers):
        if step.is_end or len(list(bits(rules.to_act(step.position)))) < 2:
            continue
        chosen = step.position.copy()
        rules.play(chosen, step.seat, step.action)
        knew = [knowledge(table, chosen, viewer) for viewer in table.viewers() if viewer != step.seat]
        for other in rules.legal(chosen, step.seat):
            changed, at_once = chosen.copy(), step.position.copy()
            rules.play(changed, step.seat, other)
            rules.play(at_once, step.seat, other)
            if changed != at_once:
                raise step.broken(f"a choice changed to {table.game.actions[other]} is not as if made at once")
            if [knowledge(table, changed, viewer) for viewer in table.viewers() if viewer != step.seat] != knew:
                raise step.broken("somebody else is shown that a sealed choice was changed")


def order_of_sealed_choices_is_nothing(table: Table, numbers: Iterable[int]) -> None:
    """Simultaneous choices give the same position in whatever order they arrive, and show nothing before the last."""
    rules = table.rules
    for step in walk(table, numbers):
        waiting = list(bits(rules.to_act(step.position)))
        if len(waiting) < 2:
            continue
        choices = {seat: step.draw.choice(rules.legal(step.position, seat)) for seat in waiting}
        ends = set()
        for _ in range(ORDERS):
            order = step.draw.sample(waiting, len(waiting))
            world = step.position.copy()
            for seat in order:
                rules.play(world, seat, choices[seat])
            ends.add(bytes(world))
        if len(ends) > 1:
            raise step.broken("the order of sealed choices changes what happens")
