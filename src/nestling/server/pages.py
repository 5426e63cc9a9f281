"""The built browser part, the texts, and the headers that guard every answer."""

import gzip
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nestling.server import offline
from nestling.server.offline import LOCALE

FOR_EVER = "public, max-age=31536000, immutable"  # names of built assets carry a hash
ASK_AGAIN = "no-cache"
WORDY = {".css", ".ftl", ".js", ".json", ".svg", ".wasm", ".webmanifest"}  # worth compressing

SECURITY = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",  # which allows WebAssembly and nothing else
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_SECURITY_RAW = [(k.lower().encode(), v.encode()) for k, v in SECURITY.items()]

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Nestling: the browser part is not built</title>
<h1>The browser part is not built</h1>
<p>This copy of Nestling runs from its sources. Build its pages once, with Node 20 or newer:</p>
<pre>cd web
npm ci
npm run build -- --outDir ../src/nestling/server/web --emptyOutDir</pre>
<p>Then load this page again. <code>pip install .</code> builds them by itself.</p>
</html>
"""


class Guarded:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, adding headers on the way back."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_SECURITY_RAW]
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


@lru_cache(256)
def packed(file: Path, changed: float) -> bytes:
    """A file compressed, once for each time that it has changed."""
    return gzip.compress(file.read_bytes(), mtime=0)


def send(request: Request, file: Path, cache: str, media_type: str | None = None) -> Response:
    """A file, compressed for whoever takes it so and where that helps."""
    plain = FileResponse(file, media_type=media_type, headers={"Cache-Control": cache})
    if file.suffix not in WORDY:
        return plain
    plain.headers["Vary"] = "Accept-Encoding"
    taken = request.headers.get("accept-encoding", "").split(",")
    if "gzip" not in map(str.strip, taken):
        return plain
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    body = packed(file, file.stat().st_mtime)
    return Response(body, headers=headers, media_type=plain.media_type)


async def page(request: Request) -> Response:
    """The one page, for all addresses that it knows itself."""
    return the_page(request)


def the_page(request: Request, status: int = 200) -> Response:
    """The one page, which finds out by itself what is asked for, or that there is no such thing."""
    index: Path = request.app.state.web / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    html = offline.marked(index.read_text(encoding="utf-8"), request.app.state.build)
    return HTMLResponse(html, status, headers={"Cache-Control": ASK_AGAIN})


async def service_worker(request: Request) -> Response:
    """The script that keeps the page for times without a network."""
    script: bytes | None = request.app.state.service_worker
    if script is None:
        return PlainTextResponse("The browser part is not built.\n", 404)
    headers = {"Cache-Control": ASK_AGAIN}
    return Response(script, media_type="text/javascript", headers=headers)


async def static(request: Request) -> Response:
    """A file of the built pages; whoever reads is told by the page if there is none."""
    web: Path = request.app.state.web
    path = request.path_params["path"]
    try:
        file = (web / path).resolve()
        found = file.is_relative_to(web.resolve()) and file.is_file()
    except (OSError, ValueError):  # no name that a file could have
        found = False
    if not found and "text/html" in request.headers.get("accept", ""):
        return the_page(request, 404)
    if not found:
        return PlainTextResponse("There is no such page.\n", 404)
    return send(request, file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)


async def texts(request: Request) -> Response:
    """A file of texts, of one language and one subject."""
    lang, name = request.path_params["lang"], request.path_params["name"]
    file = LOCALE / lang / name
    named_well = re.fullmatch(r"[a-z]+(-[a-zA-Z]+)?", lang) and re.fullmatch(r"[a-z_]+\.ftl", name)
    if not named_well or not file.is_file():
        return PlainTextResponse("There are no such texts.\n", 404)
    return send(request, file, ASK_AGAIN, "text/plain; charset=utf-8")


routes = [
    Route("/locale/{lang}/{name}", texts),
    Route("/sw.js", service_worker),
    Route("/", page),
    Route("/new", page),
    Route("/new/{rest:path}", page),
    Route("/table/{rest:path}", page),
    Route("/local/{rest:path}", page),
    Route("/records", page),
    Route("/replay/{rest:path}", page),
    Route("/learn/{rest:path}", page),
    Route("/companion/{rest:path}", page),
    Route("/credits", page),
    Route("/help", page),
    Route("/help/{rest:path}", page),
    Route("/{path:path}", static),
]
