"""The one module that knows Numba: compiled functions, their cache, and their plain twins.

`rule` marks a function that only other rules call; `entry` marks one that Python calls, kept in
a cache on disk. Both leave a plain Python function when NUMBA_DISABLE_JIT=1. `plain` gives the
uncompiled twin of an entry in a process where the compiled one exists too: a server plays by it
until compiling, which takes half a minute once, has been done in the background.
"""

import functools
import hashlib
import os
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from nestling.core import house

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
UPPER = ("lab", "envs")  # floors above the bots that have compiled code of their own

INTERPRETED = bool(numba.config.DISABLE_JIT)


def cache_home() -> Path:
    """Where compiled code is kept: $NESTLING_CACHE, or the user's cache folder."""
    if home := os.environ.get("NESTLING_CACHE"):
        return Path(home)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return base / "nestling"


def cache_folder() -> Path:
    """The folder for exactly these sources, this Numba and these checks.

    Numba looks for a stale cache only in the file of the function itself, not in those it calls.
    So the folder's name carries a hash of every source that is compiled.
    """
    checks = "-boundscheck" if numba.config.BOUNDSCHECK else ""
    sources = _hash_of("core", "games", "bots")
    return cache_home() / f"{sources}-numba{numba.__version__}{checks}{house.mark()}"


def _folder_of(floor: str) -> Path:
    """Where the entries of a floor are kept: those above the bots have a folder inside.

    So a change of the laboratory does not compile the rules anew.
    """
    return cache_folder() / f"{floor}-{_hash_of(floor)}" if floor in UPPER else cache_folder()


@functools.cache
def _hash_of(*floors: str) -> str:
    digest = hashlib.sha256()
    for floor in floors:
        for source in sorted(PACKAGE.glob(f"{floor}/**/*.*")):
            if source.suffix in {".py", ".toml", ".npz"}:
                digest.update(source.relative_to(PACKAGE).as_posix().encode())
                digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def rule(function: F) -> F:
    """Compile a function that only compiled code calls, as a part of each of its callers."""
    return cast(F, numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def routine(function: F) -> F:
    """The same, but kept apart from its callers: for what is long and called in several places.

    Copies of it would cost more time to compile than calls cost when it runs.
    """
    return cast(F, numba.njit(nogil=True, error_model="numpy")(function))


def entry(function: F) -> F:
    """Compile a function that Python calls, and keep the machine code on disk."""
    if INTERPRETED:
        return cast(F, _on_records(function))
    before = numba.config.CACHE_DIR
    floor = function.__module__.split(".")[1] if function.__module__.count(".") > 1 else ""
    numba.config.CACHE_DIR = str(_folder_of(floor))
    try:
        return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        numba.config.CACHE_DIR = before


def direct(function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """The machine code of an entry for arguments of just these types, three times faster to call.

    It does not look at the types it is given: with others it reads and writes where it should
    not. For drivers that make their own arrays.
    """
    if INTERPRETED:
        return function
    signature = tuple(numba.typeof(argument) for argument in arguments)
    dispatcher: Any = function
    dispatcher.compile(signature)
    return cast(Callable[..., Any], dispatcher.overloads[signature].entry_point)


def specialise(template: Callable[..., Any], **own: Any) -> Callable[..., Any]:
    """A generic function with some of its globals replaced by a game's own rules.

    Compiled code can't take functions as arguments without losing speed, and closures can't be
    cached; so what is written once for all games is made anew for each. Compiled code is kept by
    name and types of arguments, so the name tells what was put in.
    """
    code = cast(types.FunctionType, template)
    made = types.FunctionType(
        code.__code__, {**code.__globals__, **own}, code.__name__, code.__defaults__
    )
    parts = [f"{name}={_identity(value)}" for name, value in sorted(own.items())]
    digest = hashlib.sha256(" ".join(parts).encode()).hexdigest()[:8]
    made.__qualname__ = f"{code.__qualname__}_{digest}"
    return made


def _identity(value: Any) -> str:
    """What tells one thing put into a function from another, the same in every process."""
    function = getattr(value, "py_func", value)
    if isinstance(function, types.FunctionType):
        return f"{function.__module__}.{function.__qualname__}"
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    return repr(value)


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The uncompiled twin of an entry: same arguments, same bytes, some hundred times slower."""
    if INTERPRETED:
        return function
    return _on_records(_uncompiled(function))


def _on_records(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let plain Python read `states[i].field`, and wrap around in uint64 as compiled code does."""

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*[_named_fields(a) for a in arguments])

    return call


def _named_fields(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return argument.view(np.recarray)
    if isinstance(argument, tuple):
        return tuple(_named_fields(part) for part in argument)
    return argument


_twins: dict[Any, types.FunctionType] = {}


def _uncompiled(function: Any) -> types.FunctionType:
    """Copy a compiled function's Python source function, and those it calls, without Numba."""
    if function in _twins:
        return _twins[function]
    source: types.FunctionType = function.py_func
    scope = dict(source.__globals__)
    twin = types.FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
    _twins[function] = twin
    names = source.__code__.co_names
    for name in names:
        if name not in scope:
            continue  # a built-in, or an attribute
        value = scope[name]
        if isinstance(value, types.ModuleType):
            parts = {n: _uncompiled_or_same(getattr(value, n)) for n in names if hasattr(value, n)}
            scope[name] = types.SimpleNamespace(**parts)
        else:
            scope[name] = _uncompiled_or_same(value)
    return twin


def _uncompiled_or_same(value: Any) -> Any:
    return _uncompiled(value) if hasattr(value, "py_func") else value
