"""A web host that knows nothing but files."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what is asked."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def plain_host(folder: Path) -> Iterator[str]:
    """Serve a folder on this machine; its address, without a slash at the end."""
    handler = functools.partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()
