"""The commands of the server: what can't be done is one sentence, what is well is said."""

import asyncio
import json
import socket

import pytest

from gangland.proof.population import TableWish, seed
from tests.cli.terminal import gangland


def refused(*words):
    done = gangland(*words)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    return done.stderr.strip()


class TestWithoutTheServer:
    @pytest.mark.parametrize(
        "words",
        [
            *(("serve",), ("backup", "x"), ("restore", "x"), ("verify", "x")),
            *(("doctor",), ("load",), ("prove",)),
        ],
    )
    def test_the_extra_that_brings_it_is_named(self, monkeypatch, words):
        monkeypatch.setattr("gangland.cli.server.find_spec", lambda module: None)
        sentence = "The module msgspec is not installed; `pip install 'gangland[server]'` brings what the server needs."
        assert refused(*words) == sentence


class TestServe:
    def test_a_database_of_another_kind(self):
        assert refused("serve", "--database", "mysql://x") == (
            "This is no database: mysql://x; give the path of a file, or postgresql://user@host/name."
        )

    def test_a_password_is_never_shown(self):
        said = refused("serve", "--port", "0", "--database", "postgresql://me:hush@127.0.0.1:1/x")
        assert "hush" not in said
        assert "can't be reached" in said

    def test_several_processes_on_a_file(self, tmp_path):
        said = refused("serve", "--workers", "2", "--database", str(tmp_path / "x.db"))
        assert said.startswith("An SQLite file is for one process")

    def test_a_port_in_use(self, tmp_path):
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])
            said = refused("serve", "--port", port, "--database", str(tmp_path / "x.db"))
        assert said == f"Port {port} of 127.0.0.1 is in use by another program; choose another with --port."

    @pytest.mark.parametrize("port", ["-1", "70000"])
    def test_a_port_that_is_none(self, tmp_path, port):
        assert refused("serve", f"--port={port}", "--database", str(tmp_path / "x.db")).startswith("There is no port")

    def test_an_address_of_another_machine(self, tmp_path):
        assert "1.2.3.4" in refused("serve", "--host", "1.2.3.4", "--port", "0", "--database", str(tmp_path / "x.db"))

    def test_a_file_that_is_no_database(self, tmp_path):
        (tmp_path / "x.db").write_text("a shopping list, long enough to be looked at\n" * 50)
        said = refused("serve", "--port", "0", "--database", str(tmp_path / "x.db"))
        assert said.endswith("is not a database of Gangland.")


class TestCopies:
    def test_backup_restore_and_doctor(self, tmp_path):
        place, copy, new = (str(tmp_path / name) for name in ("a.db", "copy.db", "b.db"))
        asyncio.run(seed(place, [TableWish("famiglia", 2)]))
        done = gangland("backup", copy, "--database", place)
        assert (done.exit_code, done.stdout) == (0, f"{copy} is written and checked: 1 matches, 1 events.\n")
        assert gangland("restore", copy, "--database", new).exit_code == 0
        looked = gangland("doctor", "--database", new)
        assert looked.exit_code == 0
        assert "Matches replayed to their hashes: 1, with 1 events" in looked.stdout
        found = json.loads(gangland("doctor", "--database", new, "--json").stdout)
        assert {one["verdict"] for one in found} <= {"well", "note"}

    def test_a_backup_of_nothing(self, tmp_path):
        assert "There is no database" in refused("backup", str(tmp_path / "c"), "--database", str(tmp_path / "none.db"))

    def test_the_doctor_without_a_database(self, tmp_path):
        assert "There is no database" in gangland("doctor", "--database", str(tmp_path / "none.db")).stdout


class TestVerify:
    def test_a_record_without_proof(self, tmp_path):
        record = tmp_path / "game.txt"
        record.write_text('[Game "famiglia"]\n[Rules "1"]\n[Seats "2"]\n[Seed "7"]\n\n')
        done = gangland("verify", str(record))
        assert done.exit_code == 1
        assert "It does not hold" in done.stdout

    def test_a_file_that_is_not_there(self):
        assert refused("verify", "nowhere.txt") == "There is no file nowhere.txt."
