"""What the rules in the page are given, and where they run."""

import json
import random
import re
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import nestling.games.ice as ice_rules
from tests.browser import test_ice as ice
from tests.browser.conftest import Server
from tests.browser.page_engine import sit_down_with, watch

pytestmark = pytest.mark.browser


def told_views(page: Page) -> list[Any]:
    """Fills with every view that the server sends to the page."""
    views: list[Any] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("view"):
            views.append(message["view"])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return views


def test_at_a_table_of_a_server_they_are_given_what_the_seat_sees_alone(
    page: Page, server: Server
) -> None:
    watch(page)
    told = told_views(page)
    ice.open_table(page, server, 2, saved="hidden")
    seen = 0
    chance = random.Random(3)
    hint = page.locator("[data-testid=hint]:not([disabled])")
    while ice.turn(page) < 6 or not hint.count():
        assert not ice.over(page)
        ice.answer_once(page, chance)
        seen += page.get_by_test_id("foreseen").count()
    hint.click()
    page.get_by_test_id("hint-best").wait_for()
    noted = page.evaluate("nestlingNoted")
    calls = noted["calls"]
    looking = {"legal", "play", "observe", "redeterminise"}
    assert {call["name"] for call in calls} == {"imagine", "redact", *looking}
    assert seen > 0
    kind = ice_rules.KIND
    made: list[list[int]] = []
    for call in calls:
        if call["name"] == "imagine":
            view = np.frombuffer(bytes(call["view"]), kind.view.dtype)
            assert kind.face.view(view[0]).to_json() in told
            assert view["seat"][0] == 0
        elif call["name"] in looking:
            assert call["state"] in made
        if "made" in call:
            made.append(call["made"])
    assert len(noted["deals"]) == 1
    assert noted["deals"][0] in made  # what a worker thinks about


def test_what_comes_of_an_action_is_shown_before_the_server_answers(
    page: Page, server: Server
) -> None:
    held: list[str | bytes] = []
    sockets: list[WebSocketRoute] = []
    holding = False

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)

        def hear(message: str | bytes) -> None:
            if holding:
                held.append(message)
            else:
                socket.send(message)

        socket.connect_to_server().on_message(hear)

    page.route_web_socket(re.compile("/ws$"), between)
    ice.open_table(page, server, 2)
    table, prompt = page.get_by_test_id("table"), page.get_by_test_id("prompt")
    page.locator("[data-can]").first.wait_for()
    with page.expect_response(re.compile(r"\.wasm$")):
        page.locator("[data-can]").first.click()
    page.wait_for_timeout(500)
    asked, seq = prompt.inner_text(), table.get_attribute("data-seq")
    holding = True
    page.get_by_test_id("confirm").click()
    expect(prompt).not_to_have_text(asked)
    expect(prompt).not_to_have_text("Sending your move…")
    expect(page.locator("[data-can]")).to_have_count(0)
    assert table.get_attribute("data-seq") == seq
    assert held
    holding = False
    for message in held:
        sockets[-1].send(message)
    expect(table).not_to_have_attribute("data-seq", seq or "")


def test_a_bot_that_thinks_by_the_clock_moves_in_time_off_the_pages_own_thread(
    page: Page, server: Server
) -> None:
    watch(page)
    sit_down_with(page, server.url, "ice", "level5")
    ice.play_by_clicks(page, random.Random(4), until_turn=4)
    noted = page.evaluate("nestlingNoted")
    assert {"begin", "run", "choose", "decide"}.isdisjoint(c["name"] for c in noted["calls"])
    by_the_clock = [thought for thought in noted["thoughts"] if thought > 900]
    # The best of them: how long they take on a busy machine is not the bot's affair.
    assert min(by_the_clock) < 1500
