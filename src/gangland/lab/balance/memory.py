"""How the memory of a search is taken and given back, where glibc lets one say."""

import ctypes
from contextlib import suppress

M_MMAP_THRESHOLD = -3  # as glibc's malloc.h numbers it
LARGE = 1 << 18  # bytes


def take_large_arrays_fresh() -> bool:
    """Have every large array taken from the system and given back to it; whether that could be asked for.

    A search takes twelve megabytes for each decision and uses little of them. Left to itself, glibc soon keeps such
    arrays in the heap of a thread, gives the end of the heap back, takes it again and fills all of it with zeros: a
    game of `search:100` took 0.53 s of processor in a thread, and takes 0.08 s with pages that nobody has touched.
    """
    with suppress(AttributeError, OSError, TypeError):  # another C library
        return bool(ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE))
    return False
