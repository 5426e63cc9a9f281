"""The balance report of Jää Sulaa."""

import polars as pl

from nestling.lab.balance.page import Claim, Section, bars, histogram, render, stacked
from nestling.lab.balance.samples import Sample, Sampler, Share, shares
from nestling.lab.summary import Z

SAILING = {
    "three sides, dock": {"sailing": "three_sides", "sail_stop": "dock"},
    "three sides, free": {"sailing": "three_sides", "sail_stop": "free"},
    "gate, dock": {"sailing": "gate", "sail_stop": "dock"},
    "gate, free": {"sailing": "gate", "sail_stop": "free"},
}
RULEBOOK = "three sides, dock"
TILES = ("suns", "fish", "whales", "swims")
EDGE = 3  # more tiles than the others have on average: whatever is beyond counts as this


def report(sampler: Sampler) -> str:
    """The page."""
    by_players = {str(players): sampler.sample(players) for players in (2, 3, 4)}
    by_sailing = {
        name: by_players["2"] if name == RULEBOOK else sampler.sample(2, **setting)
        for name, setting in SAILING.items()
    }
    games = pl.concat(
        sample.games.select("length", "why", players=pl.lit(name))
        for name, sample in by_players.items()
    )
    ends = pl.concat(
        sample.games.select("why", setting=pl.lit(name)) for name, sample in by_sailing.items()
    )
    lead = (
        f"{sampler.count:,} games for each setting between bots ({', '.join(sampler.bots)}), seed "
        f"{sampler.seed}. Bots are no people: what holds for them is a hint, not a proof. "
        "Intervals are of 95 %. The first seat is the youngest and begins (J4)."
    )
    sections = [
        Section(
            "Who wins, by seat",
            "Seats clockwise from the youngest, who begins. The dashed line is an equal share.",
            bars(_seats(by_players, "players"), "seat", facet="players"),
        ),
        Section(
            "Tile luck",
            "Two players. How often a seat wins that lifted so many more special tiles than the "
            f"other ({EDGE} stands for {EDGE} or more).",
            bars(_luck(by_players["2"]), "more", facet="tiles"),
        ),
        Section("How long games last", "", histogram(games, "length", "turns", facet="players")),
        Section(
            "How games end, by the number of players",
            "A family together, or the last tile lifted (J21).",
            stacked(games, "players", "why", "share of games"),
        ),
        Section(
            "How games end, by the settings of sailing",
            "Two players.",
            stacked(ends, "setting", "why", "share of games"),
        ),
        Section(
            "Sailing and stopping",
            "Two players. What the settings change.",
            table=_sailing(by_sailing),
        ),
        Section(
            "Who wins, by seat and the settings of sailing",
            "Two players.",
            bars(_seats(by_sailing, "setting"), "seat", facet="setting"),
        ),
    ]
    return render("Jää Sulaa: balance", lead, _claims(by_players, by_sailing), sections)


def _seats(samples: dict[str, Sample], name: str) -> pl.DataFrame:
    return pl.concat(
        shares(sample.seats(), ["seat"]).with_columns(
            pl.col("seat").cast(pl.String),
            pl.lit(key).alias(name),
            fair=pl.lit(1 / sample.players),
        )
        for key, sample in samples.items()
    )


def _luck(sample: Sample) -> pl.DataFrame:
    """Shares of wins by how many more tiles of a kind a seat lifted than the other."""
    lifted = sample.stretches.group_by(["game", "seat"]).agg(pl.col(*TILES).cast(pl.Int64).sum())
    seats = sample.seats().select("game", "seat", "won")
    joined = seats.join(
        lifted.with_columns(pl.col("seat").cast(pl.Int32)), on=["game", "seat"], how="left"
    )
    found = []
    for kind in TILES:
        mine = pl.col(kind).fill_null(0)
        more = (2 * mine - mine.sum().over("game")).clip(-EDGE, EDGE)
        table = shares(joined.with_columns(more=more), ["more"])
        found.append(table.with_columns(tiles=pl.lit(kind), fair=pl.lit(1 / sample.players)))
    return pl.concat(found)


def sails(sample: Sample) -> Share:
    """Of all first movements, those that sail."""
    first = sample.stretches["first"].drop_nulls().cast(pl.String)
    return Share.of(first == "sail")


def complete(sample: Sample) -> Share:
    """Of all games, those that end with a family together."""
    return Share.of(sample.games["why"] == "family_complete")


def first_seat(sample: Sample) -> Share:
    """The first seat's share of wins."""
    seats = shares(sample.seats(), ["seat"])
    return Share(seats["share"][0], seats["count"][0])


def mean_length(sample: Sample) -> str:
    """Turns on average, with the interval."""
    turns = sample.games["length"]
    mean = float(turns.mean() or 0)  # type: ignore[arg-type]
    half = Z * float(turns.std() or 0) / len(turns) ** 0.5  # type: ignore[arg-type]
    return f"{mean:.2f} ({mean - half:.2f} to {mean + half:.2f})"


def _sailing(samples: dict[str, Sample]) -> pl.DataFrame:
    return pl.DataFrame(
        [
            {
                "setting": name,
                "movements that sail": str(sails(sample)),
                "cells of a sailing": float(
                    sample.stretches.filter(pl.col("sailed") > 0)["sailed"].mean() or 0  # type: ignore[arg-type]
                ),
                "first seat wins": str(first_seat(sample)),
                "a family together": str(complete(sample)),
                "turns": mean_length(sample),
            }
            for name, sample in samples.items()
        ]
    )


def _claims(by_players: dict[str, Sample], by_sailing: dict[str, Sample]) -> list[Claim]:
    told = by_sailing[RULEBOOK]
    free, gate = by_sailing["three sides, free"], by_sailing["gate, dock"]
    claims = [
        _reading("A floe must dock first (a reading of J11, J13)", told, free),
        _reading("Three sides must be open (a reading of J11, J12), not a gate", told, gate),
    ]
    for name, sample in by_players.items():
        first = first_seat(sample)
        low, high = first.interval
        fair = 1 / sample.players
        answer = "It is no edge that could be seen." if low <= fair <= high else "It is an edge."
        answer = "It is a burden." if high < fair else answer
        claims.append(
            Claim(
                f"To begin is an edge, with {name} players (J4).",
                answer,
                [f"The first seat wins {first}; an equal share is {100 * fair:.2f} %."],
                [sample.command],
            )
        )
    two = by_players["2"]
    claims.append(
        Claim(
            "Games end when a family is together, not with the last tile (J21; two players).",
            "Mostly so." if complete(two).share > 0.5 else "Mostly with the last tile.",
            [f"A family together: {complete(two)}."],
            [two.command],
        )
    )
    return claims


def _reading(claim: str, told: Sample, other: Sample) -> Claim:
    """What changes if a rule is read otherwise."""
    pairs = {
        "movements that sail": (sails(told), sails(other)),
        "the first seat's wins": (first_seat(told), first_seat(other)),
        "a family together": (complete(told), complete(other)),
    }
    found = [f"{name}: {a} so, {b} otherwise: {b.minus(a)}." for name, (a, b) in pairs.items()]
    found.append(f"turns: {mean_length(told)} so, {mean_length(other)} otherwise.")
    wins = abs(pairs["the first seat's wins"][0].share - pairs["the first seat's wins"][1].share)
    answer = "Of weight for who wins." if wins > 0.02 else "Of little weight for who wins."
    return Claim(f"{claim}: of weight.", answer, found, [told.command, other.command])
