"""What the command line says, through the texts of the locale.

Seats are called by letter, as in drawings and in the notation of moves; data (JSON, records, rows)
counts them from 0.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from itertools import pairwise
from typing import Any, NoReturn

import typer

from nestling.core.drawing import SEAT_LETTERS
from nestling.core.errors import NestlingError
from nestling.locale import LANGUAGES, Texts, texts, wished_language

BAD_INPUT = 2  # exit code for whatever the caller can put right
LONGEST_REASON = 600  # characters; a text takes no more than 1,000 in one place
PARTS = ("cli", "lab", "ops")
SHARES = {"share": "wins", "low": "low", "high": "high"}


def first_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of the help, which is made before the command line is read."""
    for word, following in pairwise([*words, ""]):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else following
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    return wished_language(environment)


language: ContextVar[str] = ContextVar("language")
language.set(first_language(sys.argv, os.environ))


@contextmanager
def speaking(asked: str) -> Iterator[None]:
    """Say everything in this language for a while."""
    token = language.set(asked)
    try:
        yield
    finally:
        language.reset(token)


def say(message: str, **arguments: Any) -> str:
    """A text of the command line."""
    return texts(language.get(), *PARTS).say(message, **arguments)


def saying() -> Callable[..., str]:
    """`say` in the language of now, for other threads, which do not know of it."""
    return texts(language.get(), *PARTS).say


def seat_name(seat: int) -> str:
    """The letter of a seat; a number where there is none."""
    return SEAT_LETTERS[seat] if 0 <= seat < len(SEAT_LETTERS) else str(seat)


def reason_of(error: Exception) -> str:
    """Why something was refused: the text of its code, which may name another reason, and the rule.

    An error without a code is none that a person at a terminal could meet; it says it in English.
    """
    code = getattr(error, "code", "").replace("_", "-")
    words = texts(language.get(), "common", *PARTS)
    known = [id for id in (f"cli-refusal-{code}", f"refusal-{code}") if words.knows(id)]
    if not isinstance(error, NestlingError) or not known:
        return str(error)
    facts: dict[str, Any] = {
        name: reason_of(fact) if isinstance(fact, Exception) else fact
        for name, fact in error.facts.items()
    }
    if "seat" in facts:
        facts["seat"] = seat_name(facts["seat"])
    said = words.say(known[0], **facts)
    return said if error.rule is None else f"{said} ({error.rule})"


def refuse(error: Exception | str) -> NoReturn:
    """End with one clear line and exit code 2."""
    reason = error if isinstance(error, str) else reason_of(error)
    if len(reason) > LONGEST_REASON:
        reason = reason[:LONGEST_REASON] + " …"
    typer.echo(say("cli-refused", reason=reason), err=True)
    raise typer.Exit(BAD_INPUT)


def game_texts(game: str) -> Texts:
    """The texts of a game."""
    return texts(language.get(), "common", game)


def story_of(game: str) -> Any:
    """The module that tells a game's events."""
    return import_module(f"nestling.games.{game}.story")


def print_summary(summary: Any) -> None:
    """A simulation's figures as a table and a few lines."""
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=say(
            "cli-summary-title",
            game=game_texts(summary.game.name).say(f"game-{summary.game.name}"),
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
            say("cli-count", count=row["games"]),
            say("cli-share", share=100 * row["wins"]),
            say("cli-interval", low=100 * row["low"], high=100 * row["high"]),
            say("cli-mean", mean=row["points"]),
        )
    Console().print(table)
    for seat in summary.by_seat():
        shares = {name: 100 * seat[key] for name, key in SHARES.items()}
        typer.echo(say("cli-summary-seat", seat=seat_name(seat["seat"]), **shares))
    typer.echo(
        say(
            "cli-summary-length",
            mean=summary.mean_length,
            shortest=summary.shortest,
            longest=summary.longest,
        )
    )
    story, words = story_of(summary.game.name), game_texts(summary.game.name)
    for why, share in summary.ends().items():
        told = story.tell_end(why, words)
        typer.echo(say("cli-summary-why", why=told, share=100 * share))


def print_tournament(bots: Sequence[Mapping[str, Any]]) -> None:
    """Ratings, and who won against whom."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    heads = ("cli-summary-bot", "cli-summary-games", "cli-summary-wins", "cli-summary-interval")
    for head in (*heads, "lab-rating", "cli-summary-interval"):
        table.add_column(say(head), justify="left" if head == heads[0] else "right")
    for row in bots:
        table.add_column(say("lab-against", bot=row["bot"]), justify="right")
    for row in bots:
        against = [row["against"].get(other["bot"]) for other in bots]
        table.add_row(
            row["bot"],
            say("cli-count", count=row["games"]),
            say("cli-share", share=100 * row["wins"]),
            say("cli-interval", low=100 * row["low"], high=100 * row["high"]),
            say("cli-mean", mean=row["rating"]),
            say("lab-interval", low=row["rating_low"], high=row["rating_high"]),
            *("" if share is None else say("cli-share", share=100 * share) for share in against),
        )
    Console().print(table)


def print_outcome(state: Any) -> None:
    """Who won, or that nobody has yet."""
    outcome = state.outcome
    if outcome is None:
        typer.echo(say("cli-unfinished"))
        return
    words = game_texts(state.game.name)

    def numbers(values: Iterable[int]) -> str:
        return words.join(say("cli-count", count=value) for value in values)

    typer.echo(
        say(
            "cli-outcome",
            winners=len(outcome.winners),
            seats=words.join(map(seat_name, outcome.winners)),
            why=story_of(state.game.name).tell_end(outcome.why, words),
            totals=numbers(outcome.totals),
        )
    )


def print_story(state: Any) -> None:
    """Every event of a game, a line each."""
    story, words = story_of(state.game.name), game_texts(state.game.name)
    names = story.seat_names(state, words)
    for event in state.events:
        line = story.tell(event, names, words)
        if line is not None:
            typer.echo(line)


def print_verdicts(verdicts: Iterable[Any]) -> None:
    """What each decision of a game was worth, a line each."""
    from rich.console import Console
    from rich.table import Table

    table = Table()
    for column in ("play", "seat", "move", "chances", "best", "loss"):
        table.add_column(say(f"cli-analyse-{column}"))
    for verdict in verdicts:
        chances = " / ".join(say("cli-share", share=100 * share) for share in verdict.after)
        loss = say("cli-share", share=100 * verdict.loss)
        if verdict.mark:
            loss += " " + say(f"cli-analyse-{verdict.mark}")
        table.add_row(
            say("cli-count", count=verdict.play),
            seat_name(verdict.seat),
            verdict.move,
            chances,
            verdict.best if verdict.best != verdict.move else "",
            loss,
        )
    Console().print(table)
