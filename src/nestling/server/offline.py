"""What the page keeps for times without a network, and the marks by which it knows its version."""

import hashlib
import html
import json
from importlib.resources import files
from pathlib import Path

from nestling import __version__

PACKAGE = Path(str(files("nestling")))
WEB = PACKAGE / "server" / "web"
LOCALE = PACKAGE / "locale"
PAGE, SERVICE_WORKER = "index.html", "sw.js"


def build_of(web: Path) -> str:
    """A name for the built pages, so that a page can tell whether it is the server's own."""
    index = web / PAGE
    if not index.is_file():
        return f"{__version__}-unbuilt"
    return f"{__version__}-{hashlib.sha256(index.read_bytes()).hexdigest()[:12]}"


def marked(page: str, build: str, *more: str) -> str:
    """The page with the name of its build, and with more lines, in its head."""
    name = f'<meta name="nestling-build" content="{html.escape(build)}" />'
    return page.replace("<head>", "\n    ".join(["<head>", name, *more]), 1)


def files_of(web: Path) -> dict[str, Path]:
    """The files of the page and its texts, by their address within the house."""
    found = {path.relative_to(web).as_posix(): path for path in web.rglob("*") if path.is_file()}
    found |= {f"locale/{p.relative_to(LOCALE).as_posix()}": p for p in LOCALE.glob("*/*.ftl")}
    return dict(sorted(found.items()))


def service_worker(web: Path) -> bytes | None:
    """The service worker with the names of the files it keeps; None if the page is not built.

    Its text changes with any of these files: by that a browser knows that there is a new version.
    """
    found = files_of(web)
    script = found.pop(SERVICE_WORKER, None)
    page = found.pop(PAGE, None)
    if script is None or page is None:
        return None
    digest = hashlib.sha256()
    for name, path in ((PAGE, page), *found.items()):
        digest.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    version = {"name": f"nestling-{digest.hexdigest()[:16]}", "files": ["./", *found]}
    return f"self.NESTLING = {json.dumps(version)};\n".encode() + script.read_bytes()
