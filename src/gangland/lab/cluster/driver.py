"""The process between the lab and Ray. It hires workers, gives pieces out, and sends every result on.

It ends when all is done, when nobody listens any more, or when the head of the cluster does not answer: then at once
and without a word, since Ray may hang or take it down by itself. Whoever listens takes silence for that.
"""

import os
import socket
import threading
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from gangland import __version__
from gangland.engine.mistakes import Mistake
from gangland.lab.cluster.pieces import Job, Ledger, Piece, Pieces
from gangland.lab.cluster.worker import Failure, Gone, Worker, failure

LOCAL = "local"
TICK = 0.2  # seconds between two looks at who listens
COUNT_EVERY = 2.0  # seconds between two looks at how large the cluster is
START_LIMIT = 90.0  # seconds; a cluster on a busy machine takes its time to start
JOIN_LIMIT = 3  # times the patience: what listens there may be anything but Ray, which would ask it for ever
MOST_FAILED_STARTS = 5  # workers one after another that end before they begin
OBJECT_STORE = 80 * 2**20  # bytes, the least that Ray takes: results are small and never lie there
QUIET = {"RAY_USAGE_STATS_ENABLED": "0"}  # nothing is reported to anybody
LEFT = 1  # exit code


@dataclass(frozen=True)
class Order:
    """All that the driver has to know."""

    address: str  # HOST:PORT, or local
    workers: int | None  # at most; none: as many as the cluster has processors
    job: Job[Any]
    pieces: Pieces
    environment: dict[str, str]
    folder: str  # for what a local cluster writes
    patience: float  # seconds that the head may be silent
    together: int  # workers that must be there before the first piece is given out


@dataclass(frozen=True)
class Headcount:
    """How many workers there are now, and how many were lost up to now."""

    workers: int
    lost: int


@dataclass(frozen=True)
class Done:
    """A result."""

    value: Any


@dataclass(frozen=True)
class End:
    """Everything was sent."""


@dataclass
class Hired:
    """A worker, seen from the driver."""

    actor: Any
    ready: bool = False
    holds: int = 0  # pieces


def drive(order: Order, connection: Connection) -> None:
    """The whole life of the driver's process."""
    os.setsid()  # Ctrl-C in a terminal is for the lab, which ends this process
    silence()
    os.environ.update(QUIET)
    import ray

    try:
        join(ray, order)
        Driver(ray, order, connection).run()
        connection.send(End())
    except (EOFError, BrokenPipeError):
        pass  # nobody listens any more
    except Exception as error:
        connection.send(failure(error, "mistake-ray-start"))
    ray.shutdown()


def silence() -> None:
    """Ray tells its story on the streams of its driver; ours has two sentences at most."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def join(ray: Any, order: Order) -> None:
    """Join the cluster, or start one."""
    seconds = START_LIMIT if order.address == LOCAL else JOIN_LIMIT * order.patience
    limit = threading.Timer(seconds, os._exit, (LEFT,))
    limit.daemon = True
    limit.start()
    local = {
        "num_cpus": order.workers,
        "include_dashboard": False,
        "object_store_memory": OBJECT_STORE,
        "_temp_dir": order.folder,
        "_node_ip_address": "127.0.0.1",  # no door to the network
    }
    more = local if order.address == LOCAL else {}
    ray.init(order.address, log_to_driver=False, configure_logging=False, **more)
    limit.cancel()
    watch = threading.Thread(target=watch_head, args=(ray.get_runtime_context().gcs_address, order.patience))
    watch.daemon = True
    watch.start()


def split(address: str) -> tuple[str, int]:
    """`192.168.0.7:6379` or `[::1]:6379` as host and port; a ValueError if it is neither."""
    host, _, port = address.rpartition(":")
    if not host or "/" in host:
        raise ValueError(address)
    return host.removeprefix("[").removesuffix("]"), int(port)


def watch_head(address: str, patience: float) -> None:
    """End this process when the head has not answered for a while: Ray itself may wait for minutes, or for ever."""
    heard = time.monotonic()
    while time.monotonic() - heard < patience:
        time.sleep(patience / 5)
        try:
            socket.create_connection(split(address), patience / 5).close()
            heard = time.monotonic()
        except OSError:
            continue
    os._exit(LEFT)


@dataclass
class Driver:
    """Gives pieces to workers until none is left."""

    ray: Any
    order: Order
    connection: Connection
    workers: list[Hired] = field(default_factory=list)
    asked: dict[Any, tuple[Hired, Piece | None]] = field(default_factory=dict)  # what each answer will be about
    lost: int = 0
    failed_starts: int = 0
    begun: bool = False
    counted: float = -COUNT_EVERY

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.order.pieces)
        self.worker_class = self.ray.remote(Worker)

    def run(self) -> None:
        while not self.ledger.closed:
            self.hire()
            self.give_out()
            self.listen()
            if self.connection.poll():
                self.connection.recv()  # nobody ever writes: this is the end of the pipe

    def hire(self) -> None:
        """As many workers as the cluster has processors: nodes may come and go."""
        if time.monotonic() - self.counted < COUNT_EVERY * (1 + self.failed_starts):
            return
        self.counted = time.monotonic()
        processors = max(1, int(self.ray.cluster_resources().get("CPU", 0)))
        wanted = min(self.order.workers or processors, processors, len(self.order.pieces))
        while len(self.workers) < wanted:
            self.hire_one()

    def hire_one(self) -> None:
        options = {"num_cpus": 1, "max_restarts": 0, "max_task_retries": 0, "scheduling_strategy": "SPREAD"}
        actor = self.worker_class.options(**options).remote(self.order.job, self.order.environment, __version__)
        hired = Hired(actor)
        self.workers.append(hired)
        self.asked[actor.begin.remote()] = hired, None

    def give_out(self) -> None:
        """Every worker gets its first piece before any gets its second."""
        self.begun = self.begun or self.ready >= self.order.together
        if not self.begun:
            return
        for full in range(1, self.order.job.ahead + 1):
            for hired in self.workers:
                while hired.ready and hired.holds < full and (piece := self.ledger.take()):
                    hired.holds += 1
                    self.asked[hired.actor.work.remote(piece)] = hired, piece

    def listen(self) -> None:
        """Take the answers that have come."""
        if not self.asked:
            time.sleep(TICK)
            return
        first, _ = self.ray.wait(list(self.asked), timeout=TICK)
        if first:
            answers, _ = self.ray.wait(list(self.asked), num_returns=len(self.asked), timeout=0)
            for answer in answers:
                if answer in self.asked:  # else its worker has been lost meanwhile
                    self.take(answer)

    def take(self, answer: Any) -> None:
        hired, piece = self.asked.pop(answer)
        try:
            value = self.ray.get(answer)
        except self.ray.exceptions.RayError as error:
            self.lose(hired, piece, str(error))
            return
        if isinstance(value, Failure):
            raise value.mistake
        if isinstance(value, Gone):
            self.lose(hired, piece, "")
        elif piece is None:
            hired.ready, self.failed_starts = True, 0
            self.tell_headcount()
        else:
            hired.holds -= 1
            if self.ledger.accept(piece):
                self.connection.send(Done(value))

    def lose(self, hired: Hired, piece: Piece | None, why: str) -> None:
        """A worker is gone: all that it held goes to others."""
        self.workers.remove(hired)
        self.ray.kill(hired.actor)  # it may only be out of reach, and would go on
        held = [piece] if piece else []
        for answer, (holder, other) in list(self.asked.items()):
            if holder is hired:
                del self.asked[answer]
                held += [other] if other else []
        for each in held:
            self.ledger.lose(each)
        if hired.ready:
            self.lost += 1
        else:
            self.failed_starts += 1
            if self.failed_starts == MOST_FAILED_STARTS and not self.ready:
                raise Mistake("mistake-ray-worker", what=why.strip().rpartition("\n")[2])
        self.tell_headcount()

    def tell_headcount(self) -> None:
        self.connection.send(Headcount(self.ready, self.lost))

    @property
    def ready(self) -> int:
        return sum(hired.ready for hired in self.workers)
