"""What the page loads, and how it gives way to a newer one (F44)."""

import gzip
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, Response, expect

from nestling.core import registry
from nestling.server import engines, offline
from nestling.server.app import make_app
from tests.browser import test_dinosaurs as dinosaurs
from tests.browser.conftest import DESKTOP, Server, new_page
from tests.server.kit import MemoryStore

pytestmark = pytest.mark.browser

FIRST_LOAD = 150_000  # bytes over the wire, compressed
BUILD = "document.querySelector('meta[name=nestling-build]').content"


@contextmanager
def serving(store: MemoryStore, web: Path, port: int = 0) -> Iterator[int]:
    """A server in this process with its own copy of the page; gives its port."""
    engines.use_plain()  # nobody need wait for the compiler here
    app = make_app(store, web=web, pace=0, compile_rules=False)
    config = uvicorn.Config(app, port=port, log_level="error", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        for name in registry.names():
            registry.kind(name).engine = registry.kind(name).compiled


def newer(web: Path, folder: Path) -> Path:
    """A page of another build, which says so in a file that the older one has not."""
    shutil.copytree(web, folder)
    with (folder / "index.html").open("a", encoding="utf-8") as page:
        page.write("<!-- newer -->")
    return folder


def becomes(page: Page, web: Path) -> None:
    """Wait until the page is this build."""
    mark = page.locator(f'meta[name=nestling-build][content="{offline.build_of(web)}"]')
    mark.wait_for(state="attached", timeout=30_000)


def count_loads(page: Page) -> list[str]:
    loads: list[str] = []
    page.on("load", lambda one: loads.append(one.url))
    return loads


def test_fault_F44_a_newer_server_gets_its_own_page_once(page: Page, tmp_path: Path) -> None:
    store = MemoryStore()
    old = offline.WEB
    new = newer(old, tmp_path / "new")
    with serving(store, old) as port:
        home = f"http://127.0.0.1:{port}"
        page.goto(home)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        dinosaurs_table(page)
        other = page.context.new_page()
        other.goto(home)
        other.get_by_test_id("play-ice").wait_for()
        assert other.evaluate(BUILD) == offline.build_of(old)
        loads = count_loads(page)
    with serving(store, new, port):
        # At the table the greeting tells; the page takes the newer version by itself, once.
        becomes(page, new)
        page.get_by_test_id("table").wait_for()
        expect(page.get_by_test_id("line")).to_have_attribute("data-line", "open")
        page.wait_for_timeout(500)
        assert len(loads) == 1
        # The other window still shows the older version, and loads what it has not shown so far.
        assert other.evaluate(BUILD) == offline.build_of(old)
        other.get_by_role("link", name="How it is played").first.click()
        other.get_by_role("heading", level=1).wait_for()


def test_a_newer_page_waits_to_be_asked_for(page: Page, tmp_path: Path) -> None:
    old = offline.WEB
    new = newer(old, tmp_path / "new")
    store = MemoryStore()
    with serving(store, old) as port:
        page.goto(f"http://127.0.0.1:{port}")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    loads = count_loads(page)
    with serving(store, new, port):
        page.reload()
        page.get_by_test_id("new-version").wait_for()
        assert page.evaluate(BUILD) == offline.build_of(old)
        assert len(loads) == 1
        page.get_by_test_id("new-version").get_by_role("button", name="Take it").click()
        becomes(page, new)
        page.wait_for_timeout(300)
        assert page.get_by_test_id("new-version").count() == 0
        assert len(loads) == 2


def test_fault_F44_a_newer_page_that_cannot_be_had_is_asked_for_once(
    page: Page, tmp_path: Path
) -> None:
    new = newer(offline.WEB, tmp_path / "new")
    store = MemoryStore()
    with serving(store, offline.WEB) as port:
        page.goto(f"http://127.0.0.1:{port}")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        dinosaurs_table(page)
        loads = count_loads(page)
    (new / "sw.js").unlink()
    with serving(store, new, port):
        deadline = time.monotonic() + 20
        while not loads and time.monotonic() < deadline:
            page.wait_for_timeout(100)
        page.get_by_test_id("table").wait_for()
        expect(page.get_by_test_id("line")).to_have_attribute("data-line", "open")
        page.wait_for_timeout(1500)
        assert len(loads) == 1
        dinosaurs.answer_once(page)


def dinosaurs_table(page: Page) -> None:
    page.get_by_test_id("play-dinosaurs").click()
    page.get_by_test_id("table").wait_for()


def test_the_first_load_is_small_and_brings_no_engine(browser: Browser, server: Server) -> None:
    """The rules come to a seat when it has something to choose, and never to an onlooker."""
    maker = new_page(browser, DESKTOP)
    maker.goto(server.url)
    dinosaurs_table(maker)
    guest = new_page(browser, DESKTOP)
    loaded: list[Response] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    guest.on("response", keep)
    guest.goto(maker.url)
    guest.get_by_test_id("table").wait_for()
    guest.wait_for_load_state("networkidle")
    pages = [one for one in loaded if not one.from_service_worker]
    sizes = {one.url: wire_size(one) for one in pages}
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
    assert engines_in(maker) == []
    dinosaurs.answer_once(maker)
    maker.wait_for_timeout(500)
    assert engines_in(guest) == []
    maker.context.close()
    guest.context.close()


def engines_in(page: Page) -> list[str]:
    """The WebAssembly files that a page has fetched."""
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return [name for name in names if name.endswith(".wasm")]


def wire_size(response: Response) -> int:
    """Bytes of an answer as a host sends it, compressed where that helps."""
    body = response.body()
    return min(len(body), len(gzip.compress(body)))
