"""The command line: the table, simulations, and records replayed or verified."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from nestling import __version__, cli_admin, cli_lab
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

cli_lab.add_to(app)
app.add_typer(cli_admin.app, name="admin")

Host = Annotated[str, typer.Option(help=text.say("cli-serve-host"))]
Port = Annotated[int, typer.Option(min=0, max=65535, help=text.say("cli-serve-port"))]
Address = Annotated[str | None, typer.Option(help=text.say("ops-address"))]
Figures = Annotated[str | None, typer.Option("--metrics", help=text.say("ops-metrics"))]
PerAddress = Annotated[int | None, typer.Option(min=1, help=text.say("ops-per-address"))]
Logs = Annotated[Literal["text", "json"], typer.Option("--log", help=text.say("ops-log-format"))]
Pace = Annotated[float, typer.Option(min=0, max=10, help=text.say("cli-serve-pace"))]
Open = Annotated[bool, typer.Option("--open/--no-open", help=text.say("cli-serve-open"))]


Lang = Annotated[str | None, typer.Option(help=text.say("cli-lang"))]


def show_version(asked: bool) -> None:
    """Print the version and end."""
    if asked:
        typer.echo(f"nestling {__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", callback=show_version, is_eager=True, help=text.say("cli-version")),
]


@app.callback(invoke_without_command=True)
def main_command(context: typer.Context, lang: Lang = None, version: Version = False) -> None:
    """Without a command: serve, on the usual port."""
    if lang is not None and lang not in LANGUAGES:
        text.refuse(text.say("cli-bad-lang", lang=lang, known=", ".join(LANGUAGES)))
    if lang is not None:
        context.with_resource(text.speaking(lang))
    if context.invoked_subcommand is None:
        serve()


@app.command(help=text.say("cli-serve-help"))
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: cli_admin.Data = None,
    address: Address = None,
    pace: Pace = 1.0,
    metrics: Figures = None,
    per_address: PerAddress = None,
    log: Logs = "text",
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
        run_server(
            host, port, data or default_data(), ready, pace, address, metrics, per_address, log
        )
    except NestlingError as error:
        text.refuse(error)


def default_data() -> Path:
    """Where tables are kept unless said otherwise."""
    import os

    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "nestling"


def replayed(file: Path, check: bool) -> Any:
    """The end state of a record in a file; whatever is wrong with it ends the program."""
    from nestling.core.errors import BadRecord
    from nestling.core.record import load_record

    try:
        record = load_record(file)
        return record.replay() if check else record.replay_plays()
    except OSError as error:
        text.refuse(f"{file}: {error.strerror}")
    except BadRecord as error:
        text.refuse(f"{file}: {text.reason_of(error)}")


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


@app.command(help=text.say("cli-analyse-help"))
def analyse(
    file: Annotated[Path, typer.Argument(help=text.say("cli-record"))],
    iterations: Annotated[
        int, typer.Option(min=10, help=text.say("cli-analyse-iterations"))
    ] = 20_000,
    as_json: Annotated[bool, typer.Option("--json", help=text.say("cli-json"))] = False,
) -> None:
    """Judge every decision of a record."""
    from msgspec import to_builtins
    from rich.console import Console
    from rich.progress import track

    from nestling.lab.analyse import judge, positions

    decisions = list(positions(replayed(file, check=False).record()))
    bar = track(
        decisions,
        text.say("cli-analysing"),
        console=Console(stderr=True),
        transient=True,
        disable=as_json,
    )
    verdicts = [judge(position, iterations) for position in bar]
    if as_json:
        typer.echo(json.dumps(to_builtins(verdicts), indent=1))
    else:
        text.print_verdicts(verdicts)


@app.command(help=text.say("cli-site-help"))
def site(folder: Annotated[Path, typer.Argument(help=text.say("cli-site-folder"))]) -> None:
    """Write the house as plain files."""
    from nestling.core.errors import NestlingError
    from nestling.server.site import write_site

    try:
        typer.echo(text.say("cli-site-written", files=write_site(folder), folder=str(folder)))
    except OSError as error:
        text.refuse(f"{folder}: {error.strerror}")
    except NestlingError as error:
        text.refuse(error)


def main() -> None:
    """The console script."""
    app()


if __name__ == "__main__":
    main()
