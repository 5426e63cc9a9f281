"""A real server and a real Chromium for each test that asks for them."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as TookTooLong

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class Server:
    """`nestling serve` as a process that can be stopped and started again on the same port."""

    def __init__(self, data: Path, pace: float) -> None:
        self.data = data
        self.pace = pace
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "nestling.cli", "serve", "--no-open"]
        command += ["--port", str(self.port), "--data", str(self.data), "--pace", str(self.pace)]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+:(\d+)", line)
        assert found, f"the server did not say where it is: {line!r}"
        self.url = found[0].rstrip("/")
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", pace=0.05)
    yield running
    running.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium ($CHROMIUM, or found on the path), without a window."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


def new_page(browser: Browser, viewport: dict[str, int], **options: object) -> Page:
    """A page of a browser of its own (nothing remembered), with a bound on every wait."""
    context: BrowserContext = browser.new_context(
        viewport=viewport,  # type: ignore[arg-type]
        reduced_motion="reduce",
        **options,  # type: ignore[arg-type]
    )
    context.set_default_timeout(20_000)
    return context.new_page()


def come(page: Page, link: str, name: str | None = None) -> None:
    """Sit down by a link, under a name or without one."""
    page.goto(link)
    if name is None:
        page.get_by_role("button", name="Without a name").click()
    else:
        page.get_by_label("What shall the others call you?").fill(name)
        page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(lambda url: "#" not in url)


def try_click(target: Locator) -> None:
    """Click, unless the table has gone on meanwhile and no longer asks for this.

    For players that look again after each click, under a bound for the whole game.
    """
    with suppress(TookTooLong):
        target.click(timeout=3_000)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = new_page(browser, DESKTOP)
    yield page
    page.context.close()
