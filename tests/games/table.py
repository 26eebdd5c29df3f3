"""What the tests of every game share: a refusal, an outcome and a view as values that can be compared."""

import pytest

import gangland


def texts(match):
    """The actions that the seat to act may choose from."""
    return {str(action) for action in match.legal()}


def refusal(match, action):
    """Why an action is refused, as "name §paragraph"; asking and playing agree, and nothing on the table moves."""
    before = match.write()
    reason = match.why_not(action)
    assert reason is not None, f"{action} is allowed here"
    assert action not in texts(match)
    with pytest.raises(gangland.Refused) as caught:
        match.play(action)
    assert (caught.value.name, caught.value.paragraph) == (reason.name, reason.paragraph)
    assert match.write() == before
    return f"{reason.name} §{reason.paragraph}"


def outcome(match):
    """Points and place of each seat as plain numbers; None while the game goes on."""
    if match.result is None:
        return None
    return tuple((int(points), int(place)) for points, place in match.result)


def seen(match, seat):
    """All that a seat sees, as plain values that can be compared."""
    return plain(match.view(seat).table)


def plain(thing):
    names = (
        getattr(getattr(thing, "dtype", None), "names", None)
        or getattr(thing, "_fields", None)
        or getattr(thing, "__dataclass_fields__", None)
    )
    if names:
        is_record = hasattr(thing, "dtype")
        return {name: plain(thing[name] if is_record else getattr(thing, name)) for name in names}
    if hasattr(thing, "tolist"):
        return thing.tolist()
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return [plain(value) for value in thing]
    return thing
