"""The house as plain files for any web host, without a server (docs/publishing.md)."""

import html
import shutil
from pathlib import Path

from nestling.core.errors import NestlingError
from nestling.server import offline, pages


def write_site(target: Path, web: Path = offline.WEB) -> int:
    """Write the site into a folder that is new, empty, or an older site; returns how many files.

    NestlingError if the browser part is not built, or the folder holds something else.
    """
    script = offline.service_worker(web)
    if script is None:
        raise NestlingError("the browser part is not built: see CONTRIBUTING.md", "not_built")
    if target.exists() and any(target.iterdir()) and not is_site(target):
        message = f"{target} holds other files: name a new folder, or an older site"
        raise NestlingError(message, "other_files", folder=str(target))
    found = offline.files_of(web)
    shutil.rmtree(target / "assets", ignore_errors=True)  # those of an older site
    for name, path in found.items():
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target / name)
    page = found[offline.PAGE].read_text(encoding="utf-8").replace('="/', '="./')
    marks = ['<meta name="nestling-static" content="" />', content_security_policy()]
    page = offline.marked(page, offline.build_of(web), *marks)
    (target / offline.PAGE).write_text(page, encoding="utf-8")
    (target / offline.SERVICE_WORKER).write_bytes(script)
    (target / ".nojekyll").touch()  # GitHub Pages: serve the files as they are
    return len(found) + 1  # .nojekyll


def is_site(folder: Path) -> bool:
    """Whether a folder was written by `write_site`."""
    page = folder / offline.PAGE
    return page.is_file() and 'name="nestling-static"' in page.read_text(encoding="utf-8")


def content_security_policy() -> str:
    """The server's policy as far as a page may set it for itself."""
    parts = pages.SECURITY["Content-Security-Policy"].split("; ")
    policy = "; ".join(part for part in parts if not part.startswith("frame-ancestors"))
    return f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />'
