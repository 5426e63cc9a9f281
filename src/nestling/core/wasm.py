"""The rules as WebAssembly: from compiled entries to one object file for wasm32.

Numba translates an entry to LLVM's language for the machine at hand. Unoptimised, that text
holds nothing of the machine but its name, so LLVM can be asked to make WebAssembly of it. The
object file still has to be linked: see tools/build_wasm.py, which also sets the environment that
this module needs (ENVIRONMENT, before Numba is imported).

An entry's export has the entry's name. Records are given by their address in the module's
memory, one at a time instead of an array and an index, and a log by its address and length:

    start(state, settings, k0, k1, log, length) -> events      redact(event, seat)
    actors(state) -> mask                                      outcome(state) -> mask
    legal(state, seat, out) -> count                           observe(state, seat, view)
    play(state, seat, action, log, length) -> events           redeterminise(state, seat, k0, k1)
    imagine(view, state, k0, k1)                               why_not(state, seat, action) -> rule

Bots are exports as well (bots/wasm.py). Addresses and numbers are i32, k0 and k1 i64. Memory from
the export __heap_base on is free for the caller. The module imports nothing and keeps nothing
between calls.
"""

import ast
import enum
import hashlib
import inspect
import platform
import re
import textwrap
import types
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
import numpy as np
from numba import carray

from nestling.core.compiled import specialise
from nestling.core.game import Kind

ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "PYTHONHASHSEED": "0",  # Numba numbers what it finds in sets
}

TRIPLE = "wasm32-unknown-unknown"
DATA_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+sign-ext,+bulk-memory,+bulk-memory-opt,+mutable-globals"  # in browsers since 2021

entry: Any = None  # each export's own, put in by `specialise`
MAX_LEGAL = 0


def _start(state, settings, k0, k1, log, length):  # type: ignore[no-untyped-def]
    return entry(carray(state, 1), 0, carray(settings, 1), 0, k0, k1, carray(log, length))


def _actors(state):  # type: ignore[no-untyped-def]
    return entry(carray(state, 1), 0)


def _legal(state, seat, out):  # type: ignore[no-untyped-def]
    return entry(carray(state, 1), 0, np.int64(seat), carray(out, MAX_LEGAL))


def _play(state, seat, action, log, length):  # type: ignore[no-untyped-def]
    return entry(carray(state, 1), 0, np.int64(seat), np.int64(action), carray(log, length))


def _why_not(state, seat, action):  # type: ignore[no-untyped-def]
    return entry(carray(state, 1), 0, np.int64(seat), np.int64(action))


def _observe(state, seat, view):  # type: ignore[no-untyped-def]
    entry(carray(state, 1), 0, np.int64(seat), carray(view, 1), 0)


def _redact(event, seat):  # type: ignore[no-untyped-def]
    entry(carray(event, 1), 0, np.int64(seat))


def _redeterminise(state, seat, k0, k1):  # type: ignore[no-untyped-def]
    entry(carray(state, 1), 0, np.int64(seat), k0, k1)


def _imagine(view, state, k0, k1):  # type: ignore[no-untyped-def]
    entry(carray(view, 1), 0, carray(state, 1), 0, k0, k1)


TEMPLATES: dict[str, tuple[Callable[..., Any], str, str]] = {
    "start": (_start, "state settings key key event number", "number"),
    "actors": (_actors, "state", "number"),
    "legal": (_legal, "state number codes", "number"),
    "play": (_play, "state number number event number", "number"),
    "observe": (_observe, "state number view", "nothing"),
    "redact": (_redact, "event number", "nothing"),
    "redeterminise": (_redeterminise, "state number key key", "nothing"),
    "imagine": (_imagine, "view state key key", "nothing"),
    "outcome": (_actors, "state", "number"),
    "why_not": (_why_not, "state number number", "number"),
}


Word = str | np.dtype[np.void]


@dataclass(frozen=True)
class Export:
    """A function of the WebAssembly module.

    arguments: for each "number" (i32), "key" (i64), "real" (f64), "codes" (address of int16),
    "slots" (of int32), "words" (of uint64) or the type of the record whose address is given.
    """

    name: str
    function: Callable[..., Any]
    arguments: tuple[Word, ...]
    returns: str


class CannotBuild(Exception):
    """Why there is no WebAssembly of these rules, in one sentence."""


def exports_of(kind: Kind) -> list[Export]:
    """The entries of a game's engine as exports."""
    records = {
        "state": kind.state.dtype,
        "settings": kind.settings.dtype,
        "view": kind.view.dtype,
        "event": kind.event.dtype,
    }
    return [
        Export(
            name,
            specialise(template, entry=getattr(kind.compiled, name), MAX_LEGAL=kind.max_legal),
            tuple(records.get(word, word) for word in words.split()),
            returns,
        )
        for name, (template, words, returns) in TEMPLATES.items()
    ]


def compile_object(exports: Sequence[Export]) -> bytes:
    """One relocatable object file for wasm32 with these functions in it."""
    if numba.config.OPT != 0:
        raise CannotBuild("set the environment of nestling.core.wasm.ENVIRONMENT before Numba")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(_header() + _MEMORY_OF_NUMBA + _SQUARE_ROOT)
    for export in exports:
        whole.link_in(llvm.parse_assembly(_module_of(export)))
    for value in (*whole.functions, *whole.global_variables):
        if not value.is_declaration and value.name not in {e.name for e in exports}:
            value.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    builder = llvm.create_pass_builder(machine, _tuning())
    builder.getModulePassManager().run(whole, builder)
    _check(whole)
    return bytes(machine.emit_object(whole))


def _tuning() -> Any:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    return tuning


def _header() -> str:
    return f'target triple = "{TRIPLE}"\ntarget datalayout = "{DATA_LAYOUT}"\n'


# Numba counts references to arrays it allocated. Here are none: all memory is the caller's.
_MEMORY_OF_NUMBA = """
define void @NRT_incref(ptr %array) alwaysinline { ret void }
define void @NRT_decref(ptr %array) alwaysinline { ret void }
"""

# The one function of the C library that WebAssembly has as an instruction.
_SQUARE_ROOT = """
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
declare double @llvm.sqrt.f64(double)
"""

_MACHINE_TYPES = {"number": "i32", "key": "i64", "real": "double"}


def _numba_type(word: Word) -> Any:
    if isinstance(word, np.dtype):
        return numba.types.CPointer(numba.from_dtype(word))
    return {
        "number": numba.int32,
        "key": numba.uint64,
        "real": numba.float64,
        "codes": numba.types.CPointer(numba.int16),
        "slots": numba.types.CPointer(numba.int32),
        "words": numba.types.CPointer(numba.uint64),
        "nothing": numba.void,
    }[word]


def _module_of(export: Export) -> str:
    """LLVM's language for one export: what Numba makes, and a plain function in front of it."""
    arguments = [_numba_type(word) for word in export.arguments]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", numba.NumbaWarning)  # unoptimised code can't be cached
        callback = numba.cfunc(_numba_type(export.returns)(*arguments))(export.function)
    inner = callback.native_name.removeprefix("cfunc.")
    text = callback.inspect_llvm()
    text = _drop_function(text, callback.native_name)  # it would report errors to Python
    for counting in ("NRT_incref", "NRT_decref"):
        text = _drop_function(text, counting)
        text += f"\ndeclare void @{counting}(ptr)\n"
    text = re.sub(r"^target .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r'"(target-cpu|target-features|probe-stack)"="[^"]*"', "", text)
    text = re.sub(r"^(@\S+ = )common ", r"\1internal ", text, flags=re.MULTILINE)
    return _header() + text + _front(export, inner)


def _drop_function(text: str, name: str) -> str:
    quoted = rf'@"?{re.escape(name)}"?\('
    return re.sub(rf"^define [^\n]*{quoted}.*?^}}\n?", "", text, flags=re.MULTILINE | re.DOTALL)


def _front(export: Export, inner: str) -> str:
    """Call the function that Numba made; a rule that raises an exception traps."""
    kinds = [
        _MACHINE_TYPES.get(word, "ptr") if isinstance(word, str) else "ptr"
        for word in export.arguments
    ]
    parameters = ", ".join(f"{kind} %a{n}" for n, kind in enumerate(kinds))
    gives = export.returns == "number"
    return f"""
define {"i32" if gives else "void"} @{export.name}({parameters}) {{
  %result = alloca i64
  %error = alloca ptr
  %status = call i32 @{inner}(ptr %result, ptr %error, {parameters})
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %done, label %failed
done:
  %value = load i32, ptr %result
  ret {"i32 %value" if gives else "void"}
failed:
  call void @llvm.trap()
  unreachable
}}
declare void @llvm.trap()
"""


def _check(module: Any) -> None:
    """No calls to Python or Numba, no addresses of the building process may be left."""
    missing = [
        f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")
    ]
    if missing:
        raise CannotBuild(
            f"the rules need {', '.join(missing)}, which the browser has not: do they allocate "
            "memory or use Python objects?"
        )
    if any("dynamic.globals" in variable.name for variable in module.global_variables):
        raise CannotBuild("the rules use a global array or object that Numba did not freeze")


def fingerprint(exports: Sequence[Export]) -> str:
    """A hash of all that decides what is compiled: source, constants, records.

    Comments and doc strings do not count, nor does anything that is not compiled.
    """
    digest = hashlib.sha256()
    for export in exports:
        digest.update(f"{export.name} {export.returns} ".encode())
        for word in export.arguments:
            digest.update(str(word).encode())
    for line in sorted(set(_compiled_from([e.function for e in exports]))):
        digest.update(line.encode())
    return digest.hexdigest()


def _compiled_from(functions: Sequence[Any]) -> Iterator[str]:
    """Each compiled function's source, and the constants that it names."""
    waiting, seen = list(functions), set()
    while waiting:
        function = getattr(waiting[-1], "py_func", waiting[-1])
        waiting.pop()
        where = (function.__module__, function.__qualname__)
        yield f"{where} {_source(function)}"
        for name, value in _globals_of(function):
            if hasattr(value, "py_func") or name == "entry":
                if value not in seen:
                    seen.add(value)
                    waiting.append(value)
            elif isinstance(value, type) and issubclass(value, enum.IntEnum):
                yield f"{where} {name} {[(m.name, m.value) for m in value]}"
            elif isinstance(value, np.ndarray):
                yield f"{where} {name} {value.dtype} {value.tolist()}"
            elif isinstance(value, int | float | tuple | np.generic):
                yield f"{where} {name} {value!r}"


def _globals_of(function: types.FunctionType) -> Iterator[tuple[str, Any]]:
    names = function.__code__.co_names
    for name in names:
        value = function.__globals__.get(name)
        if isinstance(value, types.ModuleType) and value.__name__.startswith("nestling"):
            yield from ((n, getattr(value, n)) for n in names if hasattr(value, n))
        else:
            yield name, value


def _source(function: types.FunctionType) -> str:
    """The source without comments, decorators and doc string."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(tree, ast.FunctionDef)
    tree.decorator_list = []
    if ast.get_docstring(tree) is not None:
        tree.body = tree.body[1:]
    return ast.unparse(tree)


def versions() -> dict[str, str]:
    """The programs that decide the bytes."""
    return {
        "python": ".".join(platform.python_version_tuple()[:2]),
        "numba": numba.__version__,
        "llvmlite": llvmlite.__version__,
        "numpy": np.__version__,
    }
