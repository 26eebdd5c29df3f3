"""The report as one HTML page that asks no other host for anything: plots inside it, links to the files beside it."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from gangland.engine.design.domains import written
from gangland.lab.balance.answers import QUESTIONS, Answers, sorted_things
from gangland.lab.balance.figure_tables import figure_rows
from gangland.lab.balance.parquet import FILES

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; color: #222; background: #f6f4f0; margin: 0; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 1rem 0 .5rem; }
section { background: #fff; border: 1px solid #e2ddd4; border-radius: 8px; }
section { padding: .25rem 1.25rem 1rem; margin: 1.25rem 0; }
h2 { font-size: 1.2rem; margin: 1rem 0 .25rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p.answer { font-weight: 600; margin: .25rem 0 .75rem; }
p.note, figcaption { color: #5a564f; font-size: .92rem; }
figure { margin: 1rem 0; }
figure svg { width: 100%; height: auto; display: block; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .75rem 0; }
dt { color: #5a564f; }
dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; width: 100%; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid #ece8e0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
li { margin: .3rem 0; }
pre { overflow-x: auto; font-size: .82rem; background: #f6f4f0; padding: .75rem; border-radius: 6px; }
summary { cursor: pointer; font-weight: 600; margin: .5rem 0; }
@media print { body { background: #fff; } section { break-inside: avoid-page; border: 0; } }
"""
PLOTS = {"decided": ("decided", "margin")}  # a question with plots of other names than its own


class Page:
    """One report in one language."""

    def __init__(self, answers: Answers, folder: Path, drawn: Sequence[str]) -> None:
        self.answers, self.folder, self.drawn = answers, folder, drawn

    def html(self) -> str:
        title = escape(self.say("report-title", game=self.say("title")))
        parts = [self.head(), self.short(), *self.questions(), self.unused(), self.how()]
        return (
            f'<!doctype html>\n<html lang="{self.answers.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<link rel="icon" href="data:,">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n'
            f"<body>\n<main>\n<h1>{title}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
        )

    def say(self, id: str, **arguments: Any) -> str:
        return self.answers.say(id, **arguments)

    def head(self) -> str:
        """What this is, what was played, and what was changed."""
        asked, tell = self.answers.asked, self.answers
        bots, count = ", ".join(asked["bots"]), tell.whole(asked["games_of_each_bot"])
        facts = {
            "playouts": tell.whole(asked["playouts"]),
            "bots": self.say("fact-bots-each", count=count, bots=bots) if bots else self.say("fact-bots-none"),
            "seats": str(asked["seats"]),
            "options": ", ".join(f"{name}={choice}" for name, choice in asked["options"].items()),
            "rules": str(asked["rules_version"]),
            "seed": str(asked["seed"]),
            "program": f"gangland {tell.report['gangland']}",
        }
        rows = "".join(
            f"<dt>{escape(self.say(f'fact-{name}'))}</dt><dd>{escape(told)}</dd>" for name, told in facts.items()
        )
        return f"{paragraph(self.say('report-intro'))}<dl>{rows}</dl>{self.changes()}"

    def changes(self) -> str:
        changes = self.answers.asked["changes"]
        if not changes:
            return ""
        told = [
            self.say(
                "report-change", path=one["path"], printed=written(one["printed"]), changed=written(one["changed"])
            )
            for one in changes
        ]
        return paragraph(self.say("report-changed")) + bullets(told)

    def short(self) -> str:
        pairs = (f"<li><b>{escape(one)}</b> {escape(answer)}</li>" for one, answer in self.answers.short())
        told = f"<ul>{''.join(pairs)}</ul>{paragraph(self.say('report-random-note'), 'note')}"
        return f"<section><h2>{escape(self.say('report-short'))}</h2>{told}</section>"

    def questions(self) -> list[str]:
        """A part for each question, the change first."""
        parts = [self.part(name, getattr(self.answers, name)()) for name in QUESTIONS if name != "unused"]
        if "comparisons" in self.answers.report:
            parts = [self.part("compare", self.answers.compare(), self.comparisons()), *parts]
        return parts

    def part(self, name: str, sentences: Sequence[str], more: str = "") -> str:
        answer, *others = sentences
        plots = "".join(self.plot(one) for one in PLOTS.get(name, (name,)) if one in self.drawn)
        told = paragraph(answer, "answer") + "".join(paragraph(other) for other in others)
        more += self.all_things() if name == "things" else self.all_figures(name)
        question = escape(self.say(f"{name}-question"))
        return f'<section id="{name}"><h2>{question}</h2>{told}{plots}{more}</section>'

    def plot(self, name: str) -> str:
        """A plot drawn into the page, with links to its files."""
        links = " · ".join(f'<a href="{name}.{form}">{form.upper()}</a>' for form in ("png", "svg"))
        label = escape(self.say(f"{'decided' if name == 'margin' else name}-question"))
        drawn = inline((self.folder / f"{name}.svg").read_text("utf-8"), name, label)
        return f"<figure>{drawn}<figcaption>{links}</figcaption></figure>"

    def all_things(self) -> str:
        """Every thing with its figures, folded."""
        tell, field = self.answers, self.answers.best_field
        games = field["games"]
        titles = [self.say(f"things-{name}") for name in ("thing", "held", "wins", "lift", "interval")]
        rows = [
            [
                tell.thing_name(thing["number"]),
                tell.percent(thing["held"]["mean"], games),
                tell.percent(thing["wins"]["mean"], games),
                tell.more(thing["lift"]["mean"], games),
                f"{tell.more(thing['lift']['low'], games)} – {tell.more(thing['lift']['high'], games)}",
            ]
            for thing in sorted_things(field)
        ]
        return folded(self.say("things-all", field=tell.field), table(titles, rows)) if rows else ""

    def all_figures(self, name: str) -> str:
        """The figures of all kinds of players behind an answer, folded."""
        rows = figure_rows(self.answers, name)
        if not rows:
            return ""
        titles = [self.say("compare-figure"), *(self.answers.field_name(one["name"]) for one in self.answers.fields)]
        return folded(self.say("figures-all"), table(titles, rows))

    def comparisons(self) -> str:
        """Printed against changed, a table for each kind of player."""
        found = [one for one in self.answers.report["comparisons"] if one["games"]]
        names = ("figure", "printed", "changed", "difference")
        titles = [*(self.say(f"compare-{name}") for name in names), self.say("things-interval")]
        return "".join(
            f"<h3>{escape(self.answers.field_name(one['name']))}</h3>{table(titles, self.compared_rows(one))}"
            for one in reversed(found)
        )

    def compared_rows(self, one: dict[str, Any]) -> list[list[str]]:
        seats, unit = range(self.answers.asked["seats"]), self.answers.unit
        shares = [(self.say("compare-wins", seat=str(seat)), one["wins"][seat]) for seat in seats]
        shares += [(self.say(f"compare-{name}"), one[name]) for name in ("gap", "shared")]
        means = [(self.say("compare-points", seat=str(seat), unit=unit), one["points"][seat]) for seat in seats]
        means += [(self.say(f"compare-{name}"), one[name]) for name in ("length", "turns")]
        tell, games = self.answers, one["games"]
        rows = [self.compared_row(title, figure, games, tell.percent, tell.more) for title, figure in shares]
        return rows + [
            self.compared_row(
                title, figure, games, lambda mean, _: tell.number(mean), lambda mean, _: tell.number(mean)
            )
            for title, figure in means
        ]

    def compared_row(self, title: str, figure: dict[str, Any], games: int, shown: Any, signed: Any) -> list[str]:
        difference = figure["difference"]
        low, high = difference["low"], difference["high"]
        between = "–" if low is None else f"{signed(low, games)} – {signed(high, games)}"
        means = [shown(figure[name]["mean"], games) for name in ("printed", "changed")]
        return [title, *means, signed(difference["mean"], games), between]

    def unused(self) -> str:
        """What was never used, list by list."""
        tell = self.answers
        lists = [
            (self.say("unused-actions", games=tell.whole(tell.games_in_all), rare=tell.rare), tell.never_taken),
            (self.say("unused-unwanted", games=tell.whole(tell.games_of_bots)), tell.unwanted),
        ]
        more = "".join(
            folded(f"{title} {len(actions)}", bullets(tell.action_name(action) for action in actions))
            for title, actions in lists
            if actions
        )
        if tell.never_held:
            more += folded(self.say("unused-things"), bullets(map(tell.thing_name, tell.never_held)))
        return self.part("unused", tell.unused(), self.endings() + more)

    def endings(self) -> str:
        """The ways in which games end, and those that were never seen."""
        tell, field = self.answers, self.answers.best_field
        seen = [
            self.say("unused-ending", ending=self.say(f"ending-{one['name']}"), **tell.shares(one, field["games"]))
            for one in field["endings"]
        ]
        told = paragraph(self.say("unused-endings-seen", field=tell.field)) + bullets(seen) if seen else ""
        never = [self.say(f"ending-{name}") for name in tell.never_ended]
        return told + (paragraph(self.say("unused-endings")) + bullets(never) if never else "")

    def how(self) -> str:
        """How it was measured, the data, the components."""
        links = Html(", ".join(f'<a href="{file}">{file}</a>' for file in FILES))
        data = escape(self.say("report-data", files="@")).replace("@", links)
        sentences = [self.say(f"how-{name}") for name in ("answer", "bots", "intervals")]
        command = f"<pre>{escape(self.answers.report['command'])}</pre>"
        components = folded(self.say("how-components"), f"<pre>{escape(self.answers.report['components'])}</pre>")
        return self.part("how", sentences, f"{command}<p>{data}</p>{components}")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def bullets(texts: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(text)}</li>' for text in texts)}</ul>"


def folded(title: str, inner: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"


def table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def inline(drawing: str, name: str, label: str) -> str:
    """An SVG file as a part of a page: without its head, its ids not those of another plot."""
    drawing = drawing[drawing.index("<svg") :]
    drawing = re.sub(r"<metadata>.*?</metadata>", "", drawing, flags=re.S)
    drawing = re.sub(r'\bid="', f'id="{name}-', drawing)
    drawing = re.sub(r'(xlink:href="|url\()#', rf"\1#{name}-", drawing)
    return drawing.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()
