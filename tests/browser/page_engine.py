"""Watching the rules in the page, and sitting down with a bot there."""

import json

from playwright.sync_api import Page

import nestling.games.ice as ice_rules

# Notes every call of the rules on the page's own thread, with the records that go in and come out,
# and how long each task of a worker took.
WATCH = """(bytes) => {
    const noted = (window.nestlingNoted = { calls: [], thoughts: [], deals: [] });
    const read = (memory, at, count) => Array.from(new Uint8Array(memory.buffer, at, count));
    const make = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
        const { instance, module } = await make.apply(WebAssembly, given);
        const { memory } = instance.exports;
        const watch = (name, call) => (...args) => {
            const note = { name };
            if (name === "imagine") note.view = read(memory, args[0], bytes.view);
            else note.state = read(memory, args[0], bytes.state);
            const result = call(...args);
            if (name === "imagine") note.made = read(memory, args[1], bytes.state);
            const changes = name === "play" || name === "redeterminise";
            if (changes) note.made = read(memory, args[0], bytes.state);
            noted.calls.push(note);
            return result;
        };
        const exports = {};
        for (const [name, value] of Object.entries(instance.exports)) {
            exports[name] = typeof value === "function" ? watch(name, value) : value;
        }
        return { instance: { exports }, module };
    };
    const began = new Map();
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", ({ data }) => {
                noted.thoughts.push(performance.now() - began.get(data.id));
            });
        }
        postMessage(order) {
            began.set(order.id, performance.now());
            if (order.task) noted.deals.push(Array.from(order.task.deal));
            super.postMessage(order);
        }
    };
}"""
BYTES = {"view": ice_rules.KIND.view.dtype.itemsize, "state": ice_rules.KIND.state.dtype.itemsize}


def watch(page: Page) -> None:
    page.add_init_script(f"({WATCH})({json.dumps(BYTES)})")


def sit_down_with(page: Page, site: str, game: str, bot: str) -> None:
    """To a table in the page against one bot, from the first page on, as a person does it."""
    page.goto(site)
    page.evaluate("localStorage.setItem('nestling.pace', '0')")
    page.get_by_test_id(f"game-{game}").get_by_role("link", name="Invite friends").click()
    here = page.get_by_test_id("play-here")
    page.get_by_test_id("open-table").wait_for()
    if here.count():  # plain files have no other way
        here.check()
    page.get_by_test_id("chair-2").get_by_role("button").last.click()
    chair = page.get_by_test_id("chair-1")
    chair.locator("select").first.select_option("bot")
    chair.get_by_label("How it plays").select_option(bot)
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("table").wait_for()
