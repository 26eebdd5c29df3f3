"""Memory that nobody has touched costs nothing."""

import subprocess
import sys

# A thread takes and gives back what a search takes, fifty times: 150,000 pages if all of it is filled each time.
PAGES = """
import resource, threading
import numpy as np
from gangland.lab.balance.memory import take_large_arrays_fresh

assert take_large_arrays_fresh()

def think():
    for _ in range(50):
        arrays = [np.zeros(size, np.uint8) for size in (4 << 20, 4 << 20, 1 << 20, 1 << 20, 1 << 20)]
        del arrays

before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
thread = threading.Thread(target=think)
thread.start()
thread.join()
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
"""


def test_large_arrays_that_are_not_used_touch_no_memory():
    done = subprocess.run([sys.executable, "-c", PAGES], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 10_000
