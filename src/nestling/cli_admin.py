"""The administrator's commands: what tables there are, and what to do with them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from nestling import cli_text as text

if TYPE_CHECKING:
    from nestling.server.store import Store

T = TypeVar("T")

app = typer.Typer(help=text.say("ops-admin-help"), no_args_is_help=True)

Data = Annotated[str | None, typer.Option(envvar="NESTLING_DATA", help=text.say("ops-data"))]
Code = Annotated[str, typer.Argument(help=text.say("ops-code"))]


def in_store(where: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the store; whatever is wrong ends the program with one line."""
    from nestling.cli import default_data
    from nestling.core.errors import NestlingError
    from nestling.server.run import open_store

    try:
        store = open_store(where or default_data())

        async def whole() -> T:
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(whole())
    except NestlingError as error:
        text.refuse(error)


@app.command("list", help=text.say("ops-list-help"))
def list_tables(data: Data = None) -> None:
    """One line a table."""
    from nestling.server import admin

    async def work(opened: "Store") -> list[admin.About]:
        codes = await opened.tables()
        return [admin.about(code, await admin.read(opened, code)) for code in codes]

    for found in sorted(in_store(data, work), key=lambda one: one.made):
        seats = ", ".join(found.seats)
        last = f"{found.last:%Y-%m-%d %H:%M}"
        typer.echo(f"{found.code}  {last}  {found.game:<10} {found.steps:>5}  {seats}")


@app.command(help=text.say("ops-inspect-help"))
def inspect(code: Code, data: Data = None) -> None:
    """All that there is to see."""
    from nestling.server import admin

    async def work(opened: "Store") -> None:
        entries = await admin.read(opened, code)
        found = admin.about(code, entries)
        table = admin.table(opened, code, entries)
        typer.echo(f"{found.code}  {found.game}  {found.made:%Y-%m-%d %H:%M} – {found.last:%H:%M}")
        for number, who in enumerate(found.seats, 1):
            typer.echo(f"  {number} ({text.seat_name(number - 1)}): {who}")
        if table.standing.begun:
            typer.echo(str(table.state))
            text.print_outcome(table.state)

    in_store(data, work)


@app.command(help=text.say("ops-end-help"))
def end(code: Code, data: Data = None) -> None:
    """Play to the end."""
    from nestling.server import admin

    text.print_outcome(in_store(data, lambda opened: admin.end(opened, code)))


@app.command(help=text.say("ops-export-help"))
def export(
    code: Code,
    out: Annotated[Path | None, typer.Option(help=text.say("ops-out"))] = None,
    log: Annotated[bool, typer.Option("--log", help=text.say("ops-log"))] = False,
    data: Data = None,
) -> None:
    """Write the record, or the log."""
    from nestling.server import admin

    async def work(opened: "Store") -> bytes:
        if log:
            await admin.read(opened, code)
            return b"\n".join(await opened.load(code)) + b"\n"
        return admin.table(opened, code, await admin.read(opened, code)).record().to_bytes()

    content = in_store(data, work)
    if out is None:
        typer.echo(content, nl=False)
        return
    try:
        out.write_bytes(content)
    except OSError as error:
        text.refuse(f"{out}: {error.strerror}")


@app.command(help=text.say("ops-erase-help"))
def erase(
    code: Code,
    seat: Annotated[int | None, typer.Option(min=1, help=text.say("ops-seat"))] = None,
    data: Data = None,
) -> None:
    """Forget a table, or a name at it."""
    from nestling.server import admin

    async def work(opened: "Store") -> None:
        await admin.read(opened, code)
        if seat is None:
            await opened.erase(code)
        else:
            await admin.forget(opened, code, seat - 1)

    in_store(data, work)
    typer.echo(text.say("ops-erased", code=code))
