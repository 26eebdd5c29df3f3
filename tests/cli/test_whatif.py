"""`gangland components` and `gangland whatif`."""

import json

from gangland.cli.whatif_tables import verdict
from gangland.lab.whatif.components_file import components_file
from tests.cli.terminal import gangland


def test_components_prints_the_file_in_the_readers_language():
    assert gangland("components", "famiglia").output == components_file("famiglia", "en")
    assert gangland("components", "famiglia", "--lang", "pl").output == components_file("famiglia", "pl")


def test_components_are_written_to_a_file_changed_and_compared(tmp_path):
    file = tmp_path / "mine.toml"
    assert gangland("components", "famiglia", "--out", str(file)).exit_code == 0
    file.write_text(file.read_text("utf-8").replace("4 = 15 ", "4 = 16 "), "utf-8")
    done = gangland("whatif", "famiglia", "--components", str(file), "--games", "20", COLUMNS="100")
    assert done.exit_code == 0
    title = "famiglia: 20 deals, as printed and changed, seed 0\npoints.red.4: 15 → 16\nPlay is random.\n"
    assert done.output.startswith(title)
    assert "Best less worst seat" in done.output
    assert "more or less even" in done.output


def test_a_folder_is_no_file_for_components(tmp_path):
    assert gangland("components", "famiglia", "--out", str(tmp_path)).exit_code == 2


def test_the_figures_as_json():
    done = gangland("whatif", "famiglia", "--set", "points.red.4=16", "--games", "10", "--seed", "3", "--json")
    report = json.loads(done.output)
    assert (report["games"], report["seed"]) == (10, 3)
    assert report["changes"] == [{"path": "points.red.4", "printed": 15, "changed": 16}]


def test_a_bot_plays_every_seat():
    done = gangland("whatif", "famiglia", "--set", "points.red.4=16", "--games", "2", "--bot", "random")
    assert "random plays every seat." in done.output
    assert gangland("whatif", "famiglia", "--set", "points.red.4=16", "--bot", "genius").exit_code == 2


def test_set_counts_after_the_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[points.red]\n4 = 20\n", "utf-8")
    changes = ("--components", str(file), "--set", "points.red.4=16")
    report = json.loads(gangland("whatif", "famiglia", *changes, "--games", "2", "--json").output)
    assert report["changes"][0]["changed"] == 16


def test_a_wrong_component_is_one_sentence_with_the_line(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[copies]\n4 = 90\n", "utf-8")
    done = gangland("whatif", "famiglia", "--components", str(file), "--games", "1")
    assert done.exit_code == 2
    wanted = f"line 2 of {file}: copies.4 is a whole number from 0 to 7, not 90."
    assert done.stderr == f"The components cannot be changed like that: {wanted}\n"


def test_without_a_change_there_is_nothing_to_compare():
    done = gangland("whatif", "famiglia")
    assert done.exit_code == 2
    assert "`gangland components famiglia`" in done.stderr
    assert gangland("whatif", "famiglia", "--set", "points.red.4=15").stderr == done.stderr


def test_the_verdict_waits_until_the_interval_is_on_one_side():
    assert verdict({"mean": -1.0, "low": -2.0, "high": -0.1}) == "fairer"
    assert verdict({"mean": 1.0, "low": 0.1, "high": 2.0}) == "less-fair"
    assert verdict({"mean": 1.0, "low": -0.1, "high": 2.0}) == "as-fair"
    assert verdict({"mean": 1.0, "low": None, "high": None}) == "as-fair"
