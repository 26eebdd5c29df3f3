"""A Ray cluster of several nodes on this machine, in a process of its own: for measurements and tests."""

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from gangland.engine.mistakes import Mistake
from gangland.lab.cluster.driver import OBJECT_STORE, QUIET

ONE_MORE = "one more\n"
LITTLE = {"object_store_memory": OBJECT_STORE, "include_log_monitor": False}


class LocalNodes:
    """A head without processors and nodes of one each, which live as long as the `with`."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes

    def __enter__(self) -> "LocalNodes":
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True))
            command = [sys.executable, "-m", "gangland.lab.cluster.nodes"]
            environment = {**os.environ, **QUIET, "RAY_TMPDIR": folder}
            self.process: Any = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
            )
            stack.callback(self.process.communicate)  # the end of its input is its end
            self.address = self._line()
            for _ in range(self.nodes):
                self.add_node()
            self.stack = stack.pop_all()
        return self

    def add_node(self) -> int:
        """One more node: the number of the process on which all others of it depend."""
        self.process.stdin.write(ONE_MORE)
        self.process.stdin.flush()
        return int(self._line())

    def _line(self) -> str:
        line = str(self.process.stdout.readline()).strip()
        if not line:
            raise Mistake("mistake-ray-local")
        return line

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stack.close()


def run() -> None:
    """Print the address of the head; for every line that comes, add a node and print the number of its process."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(shutdown_at_exit=True)  # ... or killed: what it started ends with it
    head = cluster.add_node(wait=False, num_cpus=0, no_monitor=True, include_dashboard=False, **LITTLE)
    print(head.gcs_address, flush=True)
    for _ in sys.stdin:
        node = cluster.add_node(wait=False, num_cpus=1, **LITTLE)
        (raylet,) = node.all_processes["raylet"]
        print(raylet.process.pid, flush=True)
    os.killpg(0, signal.SIGKILL)  # all of it: some of Ray's processes look for a lost head for a minute


if __name__ == "__main__":
    run()
