"""How long a thread was kept from thinking by others: on a crowded machine a bot is not late for that."""

from pathlib import Path

NANOSECONDS = 1e9
SCHEDULED = Path("/proc/thread-self/schedstat")  # Linux: nanoseconds on a processor, nanoseconds ready but without one


def kept_waiting() -> float:
    """Seconds that this thread has been ready to run but had no processor, as far as the system tells."""
    try:
        return int(SCHEDULED.read_text().split()[1]) / NANOSECONDS
    except (OSError, IndexError, ValueError):
        return 0.0
