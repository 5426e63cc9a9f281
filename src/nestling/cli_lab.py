"""The laboratory's commands."""

import importlib.util
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nestling import cli_text as text

if TYPE_CHECKING:
    from nestling.lab.simulate import Run

INTERRUPTED = 130  # exit code after Ctrl-C

GameName = Annotated[str, typer.Argument(help=text.say("cli-game"))]
Players = Annotated[int | None, typer.Option(help=text.say("cli-players"))]
Games = Annotated[int, typer.Option(min=1, help=text.say("cli-games"))]
Bots = Annotated[str, typer.Option(help=text.say("cli-bots"))]
Seed = Annotated[int, typer.Option(min=0, help=text.say("cli-seed"))]
Setting = Annotated[list[str] | None, typer.Option(help=text.say("cli-setting"))]
House = Annotated[Path | None, typer.Option("--house-rules", help=text.say("lab-house"))]
Threads = Annotated[int | None, typer.Option(min=1, help=text.say("cli-threads"))]
Processes = Annotated[int | None, typer.Option(min=1, help=text.say("lab-processes"))]
Ray = Annotated[str | None, typer.Option(help=text.say("lab-ray"))]
Resume = Annotated[bool, typer.Option("--resume", help=text.say("lab-resume"))]


def add_to(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command(help=text.say("cli-simulate-help"))(simulate)
    app.command(help=text.say("lab-tournament-help"))(tournament)
    app.command(help=text.say("lab-balance-help"))(balance)


def need(*packages: str) -> None:
    """End with one line, before anything is written, unless these are installed."""
    if missing := [name for name in packages if importlib.util.find_spec(name) is None]:
        text.refuse(text.say("lab-missing", packages=", ".join(missing)))


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 10_000,
    bots: Bots = "greedy,random",
    seed: Seed = 0,
    out: Annotated[Path | None, typer.Option(help=text.say("lab-out"))] = None,
    stretches: Annotated[bool, typer.Option(help=text.say("lab-stretches"))] = False,
    resume: Resume = False,
    threads: Threads = None,
    processes: Processes = None,
    ray: Ray = None,
    setting: Setting = None,
    house_rules: House = None,
    as_json: Annotated[bool, typer.Option("--json", help=text.say("cli-json"))] = False,
) -> None:
    """Play many games between bots."""
    from nestling.core.errors import NestlingError
    from nestling.lab.plan import make_plan
    from nestling.lab.simulate import Run, crew_for, play
    from nestling.lab.summary import Summary

    if out is None and (resume or stretches):
        text.refuse(text.say("lab-needs-out"))
    if out is not None:
        need("polars")
    try:
        house = read_house_rules(house_rules, game)
        made = make_game(game, players, setting)
        plan = make_plan(made, bots.split(","), games, seed, stretches=stretches, house_rules=house)
        crew = crew_for(plan, threads=threads, processes=processes, ray=ray)
        summary = Summary(made, plan.bots)
        if out is None:
            batches: Iterable[Any] = (rows for rows, _ in play(plan, crew))
        else:
            run = (Run.resume if resume else Run.begin)(out, plan)
            for rows in run.kept():
                summary.add(rows)
            batches = run.go_on(crew)

        def counted() -> int:
            return summary.games if out is None else games_kept([run])

        with interruptible(counted, out), progress(games, summary.games, as_json) as advance:
            for rows in batches:
                summary.add(rows)
                advance(len(rows))
    except NestlingError as error:
        text.refuse(error)
    if as_json:
        typer.echo(json.dumps(summary.to_json(), indent=1))
    else:
        text.print_summary(summary)


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help=text.say("lab-tournament-bots"))],
    players: Players = 2,
    games: Annotated[int, typer.Option(min=1, help=text.say("lab-tournament-games"))] = 200,
    seed: Seed = 0,
    out: Annotated[Path | None, typer.Option(help=text.say("lab-out"))] = None,
    resume: Resume = False,
    threads: Threads = None,
    processes: Processes = None,
    ray: Ray = None,
    setting: Setting = None,
    as_json: Annotated[bool, typer.Option("--json", help=text.say("cli-json"))] = False,
) -> None:
    """Let bots play against one another and rate them."""
    import tempfile

    from nestling.core.errors import NestlingError
    from nestling.lab.simulate import crew_for
    from nestling.lab.tournament import Tournament, make_plans

    if out is None and resume:
        text.refuse(text.say("lab-needs-out"))
    need("polars", "openskill")
    with tempfile.TemporaryDirectory() as spare:
        try:
            plans = make_plans(make_game(game, players, setting), bots.split(","), games, seed)
            crew = crew_for(plans[0], threads=threads, processes=processes, ray=ray)
            begin = Tournament.resume if resume else Tournament.begin
            held = begin(Path(spare) if out is None else out, plans)
            done = games_kept(held.runs())
            with (
                interruptible(lambda: games_kept(held.runs()), out),
                progress(held.games, done, as_json) as advance,
            ):
                for rows in held.go_on(crew):
                    advance(len(rows))
            found = held.results().to_json()
        except NestlingError as error:
            text.refuse(error)
    if as_json:
        typer.echo(json.dumps(found, indent=1))
    else:
        text.print_tournament(found["bots"])


def games_kept(runs: "Iterable[Run]") -> int:
    """How many games of some runs lie in their folders."""
    return sum(len(rows) for run in runs for rows in run.kept())


def balance(
    game: GameName,
    out: Annotated[Path | None, typer.Option(help=text.say("lab-report"))] = None,
    games: Annotated[int, typer.Option(min=1, help=text.say("cli-games"))] = 20_000,
    bots: Annotated[str, typer.Option(help=text.say("cli-bots"))] = "greedy",
    seed: Seed = 0,
    threads: Threads = None,
    setting: Setting = None,
    house_rules: House = None,
) -> None:
    """Write a report on a game's balance."""
    need("polars", "altair", "vl_convert")
    from nestling.core.errors import NestlingError
    from nestling.lab.balance import write_report

    target = out or Path(f"balance-{game}.html")
    try:
        house = read_house_rules(house_rules, game)
        write_report(
            target, game, games, bots.split(","), seed, threads, read_settings(setting or []), house
        )
    except NestlingError as error:
        text.refuse(error)
    typer.echo(text.say("lab-report-written", file=str(target)))


def make_game(game: str, players: int | None, setting: list[str] | None) -> Any:
    """The game with the settings of the command line."""
    from nestling import Refused
    from nestling import game as make

    wanted = read_settings(setting or [])
    if players is not None:
        if wanted.setdefault("players", players) != players:
            message = "players is given twice, by --players and by --setting"
            raise Refused("given_twice", message)
    return make(game, **wanted)


def read_settings(pairs: list[str]) -> dict[str, Any]:
    """Settings given as name=value, the value as JSON where it is JSON, else as text."""
    wanted: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            text.refuse(text.say("cli-bad-setting", setting=pair))
        try:
            wanted[name] = json.loads(value)
        except json.JSONDecodeError:
            wanted[name] = value
    return wanted


def read_house_rules(file: Path | None, game: str) -> dict[str, Any]:
    """Changed facts of the game from a TOML file, put into force."""
    import tomllib

    from nestling.core import house

    if file is None:
        return {}
    try:
        changes = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        text.refuse(f"{file}: {error.strerror}")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        text.refuse(f"{file}: {error}")
    house.use(game, changes)
    return changes


@contextmanager
def interruptible(counted: Callable[[], int], out: Path | None) -> Iterator[None]:
    """After Ctrl-C say how many games are done, where they are kept, and how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        message = "lab-stopped" if out is None else "lab-stopped-kept"
        typer.echo(text.say(message, games=counted(), folder=str(out)), err=True)
        raise typer.Exit(INTERRUPTED) from None


@contextmanager
def progress(total: int, done: int, quiet: bool) -> Iterator[Any]:
    """A progress bar on the error stream, with rate and time left; gives its `advance(games)`."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TimeRemainingColumn,
    )
    from rich.text import Text

    say = text.saying()  # the bar is drawn by a thread of its own

    class Rate(ProgressColumn):
        """Games a second."""

        def render(self, task: Task) -> Text:
            return Text(say("lab-rate", rate=round(task.speed or 0)))

    bar = Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet,
        transient=True,
    )
    with bar:
        task = bar.add_task(text.say("cli-simulating"), total=total, completed=done)
        yield lambda games: bar.advance(task, games)
