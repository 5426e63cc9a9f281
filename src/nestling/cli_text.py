"""What the command line says, through the texts of the locale."""

from typing import Any

import typer

from nestling.locale import texts


def say(message: str, **arguments: Any) -> str:
    """A text of the command line."""
    return texts("en", "cli", "ops").say(message, **arguments)


def percent(share: float) -> str:
    """A share in per cent with two decimals."""
    return f"{100 * share:.2f}"


def print_summary(summary: Any) -> None:
    """A simulation's figures as a table and a few lines."""
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=say(
            "cli-summary-title",
            game=summary.game.name,
            players=summary.game.players,
            games=summary.games,
        )
    )
    columns = ("bot", "games", "wins", "interval", "points")
    for column in columns:
        table.add_column(
            say(f"cli-summary-{column}"), justify="left" if column == "bot" else "right"
        )
    for row in summary.by_bot():
        table.add_row(
            row["bot"],
            str(row["games"]),
            f"{percent(row['wins'])} %",
            f"{percent(row['low'])} – {percent(row['high'])} %",
            f"{row['points']:.1f}",
        )
    Console().print(table)
    for seat in summary.by_seat():
        typer.echo(
            say(
                "cli-summary-seat",
                seat=seat["seat"],
                share=percent(seat["wins"]),
                low=percent(seat["low"]),
                high=percent(seat["high"]),
            )
        )
    typer.echo(
        say(
            "cli-summary-length",
            mean=f"{summary.mean_length:.1f}",
            shortest=summary.shortest,
            longest=summary.longest,
        )
    )
    for why, share in summary.ends().items():
        typer.echo(say("cli-summary-why", why=why.replace("_", " "), share=percent(share)))


def print_outcome(state: Any) -> None:
    """Who won, or that nobody has yet."""
    outcome = state.outcome
    if outcome is None:
        typer.echo(say("cli-unfinished"))
        return
    typer.echo(
        say(
            "cli-outcome",
            winners=len(outcome.winners),
            seats=", ".join(map(str, outcome.winners)),
            why=outcome.why.replace("_", " "),
            totals=", ".join(map(str, outcome.totals)),
        )
    )


def print_story(state: Any) -> None:
    """Every event of a game, a line each."""
    from importlib import import_module

    story = import_module(f"nestling.games.{state.game.name}.story")
    words = texts("en", "common", state.game.name)
    names = story.seat_names(state, words)
    for event in state.events:
        line = story.tell(event, names, words)
        if line is not None:
            typer.echo(line)
