"""All files of a finished report into its folder: the page, plots, data, components."""

import json
from pathlib import Path

from gangland.lab.balance.answers import Answers
from gangland.lab.balance.page import Page
from gangland.lab.balance.parquet import COMPONENTS, REPORT, write_tables
from gangland.lab.balance.plots import draw_all
from gangland.lab.balance.report import Told
from gangland.lab.balance.run import StudyTallies
from gangland.lab.run_folder import FolderMistake

PAGE = "report.html"


def write_report(counted: StudyTallies, report: Told, lang: str, folder: Path) -> Path:
    """The page; a Mistake if the folder can't be written."""
    answers = Answers(report, lang)
    games = {name: tally.rows for name, tally in counted.tallies.items() if tally.rows}
    try:
        (folder / REPORT).write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        (folder / COMPONENTS).write_text(report["components"], "utf-8")
        write_tables(report, games, folder)
        drawn = draw_all(answers, folder)
        (folder / PAGE).write_text(Page(answers, folder, drawn).html(), "utf-8")
    except OSError:
        raise FolderMistake("mistake-kept-folder", folder=str(folder)) from None
    return folder / PAGE
