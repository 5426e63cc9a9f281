"""The command line: the table, simulations, and records replayed or verified."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from nestling import cli_text as text
from nestling.locale import LANGUAGES

app = typer.Typer(
    help=text.say("cli-help"),
    add_completion=False,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)

BAD_INPUT = 2  # exit code for whatever the caller can put right


def refuse(error: Exception | str) -> NoReturn:
    """End with one clear line and exit code 2."""
    typer.echo(text.say("cli-refused", reason=str(error)), err=True)
    raise typer.Exit(BAD_INPUT)


Host = Annotated[str, typer.Option(help=text.say("cli-serve-host"))]
Port = Annotated[int, typer.Option(min=0, max=65535, help=text.say("cli-serve-port"))]
Data = Annotated[Path | None, typer.Option(help=text.say("cli-serve-data"))]
Kept = Annotated[str | None, typer.Option(envvar="NESTLING_STORE", help=text.say("ops-store"))]
Address = Annotated[str | None, typer.Option(help=text.say("ops-address"))]
Pace = Annotated[float, typer.Option(min=0, max=10, help=text.say("cli-serve-pace"))]
Open = Annotated[bool, typer.Option("--open/--no-open", help=text.say("cli-serve-open"))]


Lang = Annotated[str | None, typer.Option(help=text.say("cli-lang"))]


@app.callback(invoke_without_command=True)
def main_command(context: typer.Context, lang: Lang = None) -> None:
    """Without a command: serve, on the usual port."""
    if lang is not None and lang not in LANGUAGES:
        refuse(text.say("cli-bad-lang", lang=lang, known=", ".join(LANGUAGES)))
    if lang is not None:
        context.with_resource(text.speaking(lang))
    if context.invoked_subcommand is None:
        serve()


@app.command(help=text.say("cli-serve-help"))
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    store: Kept = None,
    address: Address = None,
    pace: Pace = 1.0,
    open_page: Open = True,
) -> None:
    """Run the table."""
    from nestling.core.errors import NestlingError
    from nestling.server.run import serve as run_server

    def ready(url: str) -> None:
        typer.echo(text.say("cli-serve-ready", url=url))
        if open_page and sys.stdout.isatty():
            import webbrowser

            webbrowser.open(url)

    try:
        run_server(host, port, store or data or default_data(), ready, pace, address)
    except NestlingError as error:
        refuse(error)


def default_data() -> Path:
    """Where tables are kept unless said otherwise."""
    import os

    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "nestling"


@app.command(help=text.say("cli-simulate-help"))
def simulate(
    game: Annotated[str, typer.Argument(help=text.say("cli-game"))],
    players: Annotated[int | None, typer.Option(help=text.say("cli-players"))] = None,
    games: Annotated[int, typer.Option(min=1, help=text.say("cli-games"))] = 10_000,
    bots: Annotated[str, typer.Option(help=text.say("cli-bots"))] = "greedy,random",
    seed: Annotated[int, typer.Option(min=0, help=text.say("cli-seed"))] = 0,
    threads: Annotated[int | None, typer.Option(min=1, help=text.say("cli-threads"))] = None,
    setting: Annotated[list[str] | None, typer.Option(help=text.say("cli-setting"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text.say("cli-json"))] = False,
) -> None:
    """Play many games between bots."""
    from nestling import game as make_game
    from nestling.core.errors import NestlingError
    from nestling.lab.summary import Summary

    wanted = read_settings(setting or [])
    try:
        made = make_game(game, **wanted, **({} if players is None else {"players": players}))
        summary = Summary(made, bots.split(","))
        run_with_progress(summary, games, seed, threads, quiet=as_json)
    except NestlingError as error:
        refuse(error)
    if as_json:
        typer.echo(json.dumps(summary.to_json(), indent=1))
    else:
        text.print_summary(summary)


def read_settings(pairs: list[str]) -> dict[str, Any]:
    """Settings given as name=value, the value as JSON where it is JSON, else as text."""
    wanted: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            refuse(text.say("cli-bad-setting", setting=pair))
        try:
            wanted[name] = json.loads(value)
        except json.JSONDecodeError:
            wanted[name] = value
    return wanted


def run_with_progress(
    summary: Any, games: int, seed: int, threads: int | None, quiet: bool
) -> None:
    """Simulate into a summary behind a progress bar on the error stream."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from nestling.lab.simulate import simulate as play

    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet,
        transient=True,
    )
    with bar:
        task = bar.add_task(text.say("cli-simulating"), total=games)
        for rows in play(summary.game, summary.bots, games, seed, threads):
            summary.add(rows)
            bar.advance(task, len(rows))


def replayed(file: Path, check: bool) -> Any:
    """The end state of a record in a file; whatever is wrong with it ends the program."""
    from nestling.core.errors import BadRecord
    from nestling.core.record import load_record

    try:
        record = load_record(file)
        return record.replay() if check else record.replay_plays()
    except OSError as error:
        refuse(f"{file}: {error.strerror}")
    except BadRecord as error:
        refuse(f"{file}: {error}")


@app.command(help=text.say("cli-replay-help"))
def replay(
    file: Annotated[Path, typer.Argument(help=text.say("cli-record"))],
    as_json: Annotated[bool, typer.Option("--json", help=text.say("cli-replay-json"))] = False,
) -> None:
    """Play a record again and tell it."""
    state = replayed(file, check=False)
    if as_json:
        for event in state.events:
            typer.echo(json.dumps(event.to_json()))
        return
    text.print_story(state)
    typer.echo(str(state))
    text.print_outcome(state)


@app.command(help=text.say("cli-verify-help"))
def verify(file: Annotated[Path, typer.Argument(help=text.say("cli-record"))]) -> None:
    """Check that a record's plays are legal and give the events and result it names."""
    state = replayed(file, check=True)
    typer.echo(text.say("cli-verified", file=str(file), plays=len(state.plays)))
    text.print_outcome(state)


@app.command(help=text.say("cli-site-help"))
def site(folder: Annotated[Path, typer.Argument(help=text.say("cli-site-folder"))]) -> None:
    """Write the house as plain files."""
    from nestling.core.errors import NestlingError
    from nestling.server.site import write_site

    try:
        typer.echo(text.say("cli-site-written", files=write_site(folder), folder=str(folder)))
    except OSError as error:
        refuse(f"{folder}: {error.strerror}")
    except NestlingError as error:
        refuse(error)


def main() -> None:
    """The console script."""
    app()


if __name__ == "__main__":
    main()
