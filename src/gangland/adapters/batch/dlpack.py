"""An array on the GPU that PyTorch, JAX and CuPy share without a copy, by the DLPack protocol.

Numba's own arrays speak only the CUDA array interface, which JAX does not read. The layout is that of dlpack.h 0.8.
"""

import ctypes
from itertools import count
from typing import Any, NamedTuple

import numpy as np

CUDA = 2  # kDLCUDA
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # kDLInt, kDLUInt, kDLFloat, kDLBool
NAME = b"dltensor"  # of a capsule that nobody has taken yet

_lent: dict[int, Any] = {}  # what must stay in memory while somebody shares it
_numbers = count(1)


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


@ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))  # type: ignore[untyped-decorator]
def _give_back(managed: Any) -> None:
    _lent.pop(managed.contents.context, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _throw_away(capsule: Any) -> None:
    """A capsule that nobody took is gone: so is the loan. It comes as an address, as it must not live again."""
    if _is_valid(capsule, NAME):
        _give_back(ctypes.cast(_pointer(capsule, NAME), ctypes.POINTER(_Managed)))


_api = ctypes.pythonapi
_new = _api.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_valid = _api.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = _api.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


class Memory(NamedTuple):
    """Where an array lies and how: steps are counted in numbers, not in bytes."""

    address: int
    shape: tuple[int, ...]
    steps: tuple[int, ...]
    kind: np.dtype[Any]
    device: tuple[int, int]


def capsule(memory: Memory, owner: Any) -> Any:
    """Memory as a DLPack capsule; the owner is kept alive until whoever takes it gives it back."""
    shape, kind = memory.shape, memory.kind
    sizes, steps = (ctypes.c_int64 * len(shape))(*shape), (ctypes.c_int64 * len(shape))(*memory.steps)
    managed = _Managed()
    tensor = managed.tensor
    tensor.data, (tensor.device_type, tensor.device_id), tensor.ndim = memory.address, memory.device, len(shape)
    tensor.code, tensor.bits, tensor.lanes = CODES[kind.kind], 8 * kind.itemsize, 1
    tensor.shape, tensor.strides = (ctypes.cast(one, ctypes.POINTER(ctypes.c_int64)) for one in (sizes, steps))
    managed.context = next(_numbers)
    managed.deleter = ctypes.cast(_give_back, ctypes.c_void_p)
    _lent[managed.context] = (managed, sizes, steps, owner)
    return _new(ctypes.addressof(managed), NAME, ctypes.cast(_throw_away, ctypes.c_void_p))


class GpuArray:
    """One array of a batch on the GPU; `np.asarray` copies it to the processor's memory."""

    def __init__(self, array: Any) -> None:
        self.array = array

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        kind: np.dtype[Any] = np.dtype(self.array.dtype)
        return kind

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **_: Any) -> Any:
        """Whatever stream is asked for: steps run on the default one, and a step has ended when it returns."""
        address, _read_only = self.array.__cuda_array_interface__["data"]
        steps = tuple(step // self.dtype.itemsize for step in self.array.strides)
        return capsule(Memory(address, self.shape, steps, self.dtype, self.__dlpack_device__()), self.array)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        there: np.ndarray[Any, Any] = self.array.copy_to_host()
        return there if dtype is None else there.astype(dtype)

    def __getitem__(self, place: Any) -> Any:
        return np.asarray(self)[place]

    def __len__(self) -> int:
        return self.shape[0]

    def any(self) -> bool:
        return bool(np.asarray(self).any())
