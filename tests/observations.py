"""`make observations`: writes docs/observations.md from the features that the games declare."""

from collections.abc import Iterator
from pathlib import Path

from gangland.engine.features import Feature, Features, Group
from gangland.games import GAMES, load

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
MOST_PARTS = 12  # named one by one; of more the first and the last
HEAD = """# Observations, number by number

`make observations` writes this page from the features that each game declares in its `observation.py`, and a test
compares the two. An observation is a row of `float32`: counts, ones for what is true, and some numbers of cards or
places. `hand[A3]` is part `A3` of the feature `hand`. Where the same features are told of several players, spaces or
districts, the owner comes first: `me`, then `left 1`, `left 2`, … clockwise, or `rival`. A spectator looks from seat 0,
without what is private.

```
gangland observation famiglia --position "street A3 B0 / hand A2 A2 | -"   # index, name, value
```

```python
from gangland.games import load

features = load("famiglia").features
features.names[2], features.places["rival hand"]  # 'hand[A2]', slice(40, 60, None)
features.least, features.most  # the bounds of each number
```
"""


def bounds(feature: Feature) -> str:
    least, most = min(feature.least), max(feature.most)
    return f"{least} to {most}"


def listed(names: tuple[str, ...]) -> str:
    """All of some names, or the first and the last."""
    shown = names if len(names) <= MOST_PARTS else (*names[:2], "…", names[-1])
    return " ".join(name if name == "…" else f"`{name}`" for name in shown)


def index(feature: Feature) -> str:
    last = feature.first + len(feature) - 1
    return f"{feature.first}" if len(feature) == 1 else f"{feature.first}-{last}"


def table(features: list[Feature], first: str) -> Iterator[str]:
    yield f"| {first} | name | parts | values | what it is |"
    yield "| --- | --- | --- | --- | --- |"
    for feature in features:
        yield f"| {index(feature)} | `{feature.name}` | {listed(feature.parts)} | {bounds(feature)} | {feature.what} |"


def section(features: Features) -> Iterator[str]:
    """Features one after another in tables; a group has its own, counted from where an owner's begin."""
    alone: list[Feature] = []
    for each in features.listed:
        if isinstance(each, Feature):
            alone.append(each)
            continue
        if alone:
            yield from (*table(alone, "index"), "")
            alone = []
        yield from group(each)
    if alone:
        yield from (*table(alone, "index"), "")


def group(each: Group) -> Iterator[str]:
    width, end = len(each.features), each.first + len(each) - 1
    owners = " ".join(f"`{owner}`" for owner in each.owners)
    yield f"**{each.first}-{end}: {each.what}**, {width} numbers each: {owners}"
    yield ""
    yield from (*table(list(each.features), f"{each.first} + {width}·n +"), "")


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for id in GAMES:
        features = load(id).features
        lines += [f"## {id}: {len(features)} numbers", "", *section(features)]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
