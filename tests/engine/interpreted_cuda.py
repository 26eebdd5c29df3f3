"""CUDA without a GPU, for tests: kernels as they are written, run by the interpreter."""

from types import SimpleNamespace

import numpy as np
from numba.core import types
from numba.np.numpy_support import as_dtype

from gangland.engine.rules import Batch

UNWRITTEN = 0x5A  # in every byte of memory before anybody writes there


class InterpretedCuda:
    """As much of CUDA as our kernels need, in the interpreter: the threads of a launch, one after another."""

    def __init__(self):
        self.local = SimpleNamespace(array=self.own_memory)
        self.atomic = SimpleNamespace(add=self.add, max=self.max, min=self.min)
        self.cudadrv = SimpleNamespace(driver=SimpleNamespace(device_memset=self.clear, CudaAPIError=CudaAPIError))
        self.launches, self.room = [], 1 << 30

    def jit(self, function=None, **options):
        return (lambda rule: rule) if options else Launcher(self, function)

    def is_available(self):
        return True

    def to_device(self, array):
        return array.copy().view(OnDevice)

    def as_cuda_array(self, array):
        return array

    def device_array(self, shape, kind, order):
        array = np.empty(shape, kind, order=order)
        if array.nbytes > self.room:
            raise CudaAPIError("[CUresult.CUDA_ERROR_OUT_OF_MEMORY] Call to cuMemAlloc failed")
        array.reshape(-1, order=order).view(np.uint8).fill(UNWRITTEN)
        return array.view(OnDevice)

    @staticmethod
    def clear(array, byte, count):
        assert (byte, count) == (0, array.nbytes)
        array[...] = 0

    def grid(self, dimensions):
        return self.thread

    def gridsize(self, dimensions):
        return self.threads

    @staticmethod
    def own_memory(shape, kind):
        record = isinstance(kind, types.Record)
        array = np.empty(shape, as_dtype(kind) if record else kind)
        array.view(np.uint8)[...] = UNWRITTEN
        return Batch(array) if record else array

    @staticmethod
    def add(array, place, value):
        before = int(array[place])
        array[place] += value
        return before

    @staticmethod
    def max(array, place, value):
        array[place] = max(array[place], value)

    @staticmethod
    def min(array, place, value):
        array[place] = min(array[place], value)


class CudaAPIError(Exception):
    """As the driver's."""


class OnDevice(np.ndarray):
    def copy_to_host(self):
        return np.array(self)

    def copy_to_device(self, array):
        self[...] = array


class Launcher:
    def __init__(self, cuda, kernel):
        self.cuda, self.kernel = cuda, kernel

    def __getitem__(self, launch):
        def start(*arguments):
            blocks, threads = launch
            self.cuda.launches.append(launch)
            self.cuda.threads = blocks * threads
            for thread in range(self.cuda.threads):
                self.cuda.thread = thread
                self.kernel(*arguments)

        return start
