"""What a position in a tile is to Numba: `state.field` is where that field of the lane lies, known when compiled.

Nothing is copied: a step touches the few numbers that it needs of a position. A kernel that only looks says so: then
what it reads may be read early and at once, in spite of what it writes elsewhere. Import this only where there is CUDA.
"""

import operator
from collections.abc import Callable
from functools import cache
from importlib import import_module
from math import prod
from typing import Any, NamedTuple, cast

import numpy as np
from llvmlite import ir
from numba import from_dtype
from numba.core import types
from numba.core.extending import intrinsic
from numba.cuda.cudadecl import registry as declared
from numba.cuda.cudaimpl import registry as implemented
from numba.cuda.datamodel.models import PrimitiveModel, StructModel
from numba.cuda.models import register_model
from numba.cuda.np.arrayobj import make_array
from numba.cuda.typing.templates import AbstractTemplate, AttributeTemplate, signature

from gangland.adapters.batch.tiles import LANES, Field, fields_of

cgutils: Any = import_module("numba.cuda.cgutils")  # where it lies only Numba knows
NUMBER, BYTE = ir.IntType(64), ir.IntType(8)
GLOBAL = 1  # the memory of the GPU that all threads share, as LLVM counts


class Lane(types.Type):
    """The position of one lane of a tile, of one kind of record."""

    def __init__(self, record: np.dtype[np.void], constant: bool) -> None:
        self.constant, self.fields = constant, fields_of(record)
        super().__init__(f"Lane({hash(record)}, {constant})")

    def kind_of(self, name: str) -> Any:
        """Of a field: one number, or several."""
        field = self.fields[name]
        return Several(field.kind, field.shape, self.constant) if field.shape else from_dtype(field.kind)


class Several(types.Type):
    """Numbers of one lane, perhaps in rows; in the tile each lies a row of lanes after the one before it."""

    def __init__(self, kind: np.dtype[Any], shape: tuple[int, ...], constant: bool) -> None:
        self.kind, self.shape, self.constant, self.number = kind, shape, constant, from_dtype(kind)
        super().__init__(f"Several({kind}, {shape}, {constant})")

    def after(self, indices: int) -> Any:
        """What is left when so many of the first directions are named."""
        return Several(self.kind, self.shape[indices:], self.constant) if self.shape[indices:] else self.number

    def stride(self, axis: int) -> int:
        """How many bytes further on the next one in this direction lies."""
        return prod(self.shape[axis + 1 :]) * self.kind.itemsize * LANES


@register_model(Lane)
class LaneModel(StructModel):
    """Where the first byte of the lane is, and the lane's place in its tile."""

    def __init__(self, manager: Any, kind: Lane) -> None:
        super().__init__(manager, kind, [("first", types.CPointer(types.uint8)), ("nth", types.int64)])


@register_model(Several)
class SeveralModel(PrimitiveModel):
    """Where the first number is."""

    def __init__(self, manager: Any, kind: Several) -> None:
        super().__init__(manager, kind, BYTE.as_pointer())


# What expressions are


@declared.register_attr
class FieldOfLane(AttributeTemplate):
    key = Lane

    def generic_resolve(self, kind: Lane, name: str) -> Any:
        return kind.kind_of(name) if name in kind.fields else None


def directions(index: Any) -> tuple[Any, ...]:
    return tuple(cast(Any, index)) if isinstance(index, types.BaseTuple) else (index,)


@declared.register_global(operator.getitem)
class OneOfSeveral(AbstractTemplate):
    def generic(self, given: Any, named: Any) -> Any:
        kind, index = given
        return signature(kind.after(len(directions(index))), kind, index) if isinstance(kind, Several) else None


@declared.register_global(operator.setitem)
class SetOneOfSeveral(AbstractTemplate):
    def generic(self, given: Any, named: Any) -> Any:
        kind, index, _ = given
        return signature(types.none, kind, index, kind.number) if isinstance(kind, Several) else None


# What they do


class Writer(NamedTuple):
    """Numba's context and builder, which go together everywhere."""

    context: Any
    builder: Any

    def place(self, kind: Lane, value: Any, field: Field) -> Any:
        """Of a field's first number: bytes lie a lane's place into their row, wider numbers so many times as far."""
        lane = cgutils.create_struct_proxy(kind)(self.context, self.builder, value=value)
        wider = self.builder.mul(lane.nth, NUMBER(field.kind.itemsize - 1))
        return self.builder.gep(self.builder.gep(lane.first, [wider]), [NUMBER(field.offset * LANES)])

    def place_of_one(self, kind: Several, place: Any, index: Any, given: Any) -> Any:
        """Of what an index means; there is none below zero: rules never count from the end."""
        numbers = cgutils.unpack_tuple(self.builder, given) if isinstance(index, types.BaseTuple) else [given]
        for axis, (of_number, number) in enumerate(zip(directions(index), numbers, strict=True)):
            nth = self.context.cast(self.builder, number, of_number, types.int64)
            place = self.builder.gep(place, [self.builder.mul(nth, NUMBER(kind.stride(axis)))])
        return place

    def pointer(self, place: Any, kind: np.dtype[Any]) -> Any:
        number = self.context.get_data_type(from_dtype(kind))
        return self.builder.addrspacecast(self.builder.bitcast(place, number.as_pointer()), number.as_pointer(GLOBAL))

    def read(self, place: Any, kind: np.dtype[Any], constant: bool) -> Any:
        loaded = self.builder.load(self.pointer(place, kind), align=kind.itemsize)
        if constant:
            loaded.set_metadata("invariant.load", self.builder.module.add_metadata([]))
        return loaded

    def write(self, place: Any, kind: np.dtype[Any], number: Any, given: Any) -> None:
        number = self.context.cast(self.builder, number, given, from_dtype(kind))
        self.builder.store(number, self.pointer(place, kind), align=kind.itemsize)


@implemented.lower_getattr_generic(Lane)
def read_field(context: Any, builder: Any, kind: Lane, value: Any, name: str) -> Any:
    writer, field = Writer(context, builder), kind.fields[name]
    place = writer.place(kind, value, field)
    return place if field.shape else writer.read(place, field.kind, kind.constant)


@implemented.lower_setattr_generic(Lane)
def write_field(context: Any, builder: Any, called: Any, values: Any, name: str) -> None:
    (kind, given), (value, number) = called.args, values
    writer, field = Writer(context, builder), kind.fields[name]
    writer.write(writer.place(kind, value, field), field.kind, number, given)


@implemented.lower(operator.getitem, Several, types.Any)
def read_one(context: Any, builder: Any, called: Any, values: Any) -> Any:
    (kind, index), writer = called.args, Writer(context, builder)
    place = writer.place_of_one(kind, values[0], index, values[1])
    return place if isinstance(called.return_type, Several) else writer.read(place, kind.kind, kind.constant)


@implemented.lower(operator.setitem, Several, types.Any, types.Any)
def write_one(context: Any, builder: Any, called: Any, values: Any) -> Any:
    (kind, index, given), writer = called.args, Writer(context, builder)
    writer.write(writer.place_of_one(kind, values[0], index, values[1]), kind.kind, values[2], given)
    return context.get_dummy_value()


@cache
def lane_of(record: np.dtype[np.void], constant: bool) -> Callable[[Any, int], Any]:
    """Inside a kernel: of the memory of all tiles and the number of a lane, its position as rules take it."""
    kind = Lane(record, constant)

    @intrinsic
    def lane(typing: Any, memory: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, called: Any, values: Any) -> Any:
            start = make_array(called.args[0])(context, builder, value=values[0]).data
            number = context.cast(builder, values[1], called.args[1], types.int64)
            made = cgutils.create_struct_proxy(kind)(context, builder)
            made.nth = builder.and_(number, NUMBER(LANES - 1))
            tiles = builder.mul(builder.sub(number, made.nth), NUMBER(record.itemsize))
            made.first = builder.gep(start, [builder.add(tiles, made.nth)])
            return made._getvalue()

        return kind(memory, number), generate

    return cast(Callable[[Any, int], Any], lane)
