"""Builds the games' rules and bots as WebAssembly: `python tools/build_wasm.py [GAME ...]`.

Writes web/src/generated/<game>.wasm and beside it <game>.wasm.json: which sources it is made of
and by which programs. Needs wasm-ld: from Debian's package lld, or Python's package ziglang.

    --check     build, write nothing, and fail if the bytes in the tree are others
    --into DIR  write there instead
"""

import argparse
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "web/src/generated"
LINKERS = ("wasm-ld", *(f"wasm-ld-{n}" for n in range(21, 13, -1)))
STACK_BYTES = 64 << 10

sys.path.insert(0, str(ROOT / "src"))


def find_linker() -> list[str]:
    """The command of a wasm-ld."""
    if named := next(filter(None, map(shutil.which, LINKERS)), None):
        return [named]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    sys.exit(
        "nestling: building the WebAssembly needs wasm-ld: `apt-get install lld` (Debian) or "
        "`pip install ziglang`"
    )


def link(compiled: bytes, names: list[str]) -> bytes:
    """A module that exports these functions, its memory and where free memory begins."""
    with tempfile.TemporaryDirectory() as folder:
        part, whole = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        part.write_bytes(compiled)
        command = [
            *find_linker(),
            *("--no-entry", "--gc-sections", "--strip-all", "--stack-first"),
            *("-z", f"stack-size={STACK_BYTES}"),
            *(f"--export={name}" for name in (*names, "__heap_base")),
            *(str(part), "-o", str(whole)),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"nestling: wasm-ld refused the compiled rules:\n{done.stderr}")
        return whole.read_bytes()


def linker_version() -> str:
    words = subprocess.check_output([*find_linker(), "--version"], text=True).split()
    return next(word for word in words if word[0].isdigit())


def build(name: str) -> tuple[bytes, str]:
    """The module of a game, and the text that says what it is made of."""
    from nestling.bots.wasm import exports_of
    from nestling.core import wasm

    exports = exports_of(name)
    try:
        compiled = wasm.compile_object(exports)
    except wasm.CannotBuild as error:
        sys.exit(f"nestling: no WebAssembly of {name}: {error}")
    module = link(compiled, [export.name for export in exports])
    about = {
        "rules": wasm.fingerprint(exports),
        "sha256": hashlib.sha256(module).hexdigest(),
        "made_with": {**wasm.versions(), "wasm-ld": linker_version()},
    }
    return module, json.dumps(about, indent=1) + "\n"


def in_own_environment() -> None:
    """Start anew with what must be set before Numba is imported, and without its cache."""
    from nestling.core.wasm import ENVIRONMENT

    if all(os.environ.get(key) == value for key, value in ENVIRONMENT.items()):
        return
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **ENVIRONMENT, "NESTLING_CACHE": cache}
        command = [sys.executable, *sys.argv]
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)


def main() -> None:
    from nestling.core import registry

    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--check", action="store_true", help="compare with what is in the tree")
    parser.add_argument("--into", type=Path, default=GENERATED, metavar="DIR")
    wanted = parser.parse_args()
    import nestling  # noqa: F401  (makes the games known)

    find_linker()
    in_own_environment()
    stale = []
    for name in wanted.games or registry.names():
        module, about = build(name)
        target = wanted.into / f"{name}.wasm"
        if wanted.check:
            if not target.exists() or target.read_bytes() != module:
                stale.append(target.name)
            continue
        target.write_bytes(module)
        target.with_suffix(".wasm.json").write_text(about, encoding="utf-8")
        print(f"{target}: {len(module):,} bytes")
    if stale:
        sys.exit(f"nestling: not what the sources give: {', '.join(stale)}")


if __name__ == "__main__":
    main()
