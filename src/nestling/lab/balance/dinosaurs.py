"""The balance report of Happy Little Dinosaurs."""

import polars as pl

from nestling.core.schema import label
from nestling.games.dinosaurs.cards import Card
from nestling.lab.balance.page import Claim, Section, bars, forest, histogram, render, stacked
from nestling.lab.balance.samples import Sample, Sampler, Share, bounded, means, shares
from nestling.lab.summary import Z

CHANGED, PRINTED = "2, changed", "2, unchanged"
EVEN = 0.02  # a share of wins that near to a half is called even
GOAL_SHARE = 0.5  # of the rounds: where comebacks are looked for


def report(sampler: Sampler) -> str:
    """The page."""
    samples = {
        CHANGED: sampler.sample(2, two_player_changes=True),
        PRINTED: sampler.sample(2, two_player_changes=False),
        "3": sampler.sample(3),
        "4": sampler.sample(4),
    }
    four = samples["4"]
    games = _together(samples)
    lead = (
        f"{sampler.count:,} games for each number of players between bots "
        f"({', '.join(sampler.bots)}), seed {sampler.seed}. Bots are no people: what holds for "
        "them is a hint, not a proof. Intervals are of 95 %. The first seat is the youngest (D4)."
    )
    sections = [
        Section("At a glance", "", table=_glance(samples)),
        Section(
            "Who wins, by seat",
            "Seats clockwise from the youngest. The dashed line is an equal share.",
            bars(_by(samples, "seat"), "seat", facet="players"),
        ),
        Section(
            "Who wins, by dinosaur",
            "Dinosaurs are dealt by lot.",
            bars(_by(samples, "dinosaurs"), "dinosaurs", facet="players"),
        ),
        Section(
            "What a card is worth when it is held",
            "Four players. How much oftener a seat wins that was dealt the card in its first hand "
            "than one that was not: the deal is by lot, so this is the card's own doing.",
            forest(_held(four), "card", "gain", "points of per cent more wins"),
        ),
        Section(
            "What a card is worth when it is played",
            "Four players. Points collected in the round in which the card was laid. Who lays "
            "what is a choice, so this also tells when bots lay it.",
            forest(_played(four), "card", "mean", "points collected in the round", ".1f"),
        ),
        Section(
            "How dangerous a card is when it is played",
            "Four players. How often who laid the card added the round's Disaster.",
            forest(_danger(four), "card", "share", "share of rounds"),
        ),
        Section("How long games last", "", histogram(games, "length", "rounds", facet="players")),
        Section("How games end", "", stacked(games, "players", "why", "share of games")),
        Section(
            "Ties, Sudden Deaths, and what becomes of Disasters",
            "Shares of rounds.",
            table=_rounds(samples),
        ),
    ]
    return render("Happy Little Dinosaurs: balance", lead, _claims(samples), sections)


def _together(samples: dict[str, Sample]) -> pl.DataFrame:
    return pl.concat(
        sample.games.select("length", "why", players=pl.lit(name))
        for name, sample in samples.items()
    )


def _by(samples: dict[str, Sample], what: str) -> pl.DataFrame:
    """Shares of wins by a column, for each number of players."""
    found = []
    for name, sample in samples.items():
        table = shares(sample.seats(), [what]).with_columns(
            pl.col(what).cast(pl.String).str.replace_all("_", " "),
            players=pl.lit(name),
            fair=pl.lit(1 / sample.players),
        )
        found.append(table)
    return pl.concat(found)


def _glance(samples: dict[str, Sample]) -> pl.DataFrame:
    rows = []
    for name, sample in samples.items():
        won = [pl.col(f"winners_{seat}") for seat in range(sample.players)]
        shared = sample.games.select(shared=pl.sum_horizontal(won) > 1)["shared"]
        rows.append(
            {
                "players": name,
                "games": len(sample.games),
                "rounds on average": float(sample.games["length"].mean() or 0),  # type: ignore[arg-type]
                "by the last survivor": str(Share.of(sample.games["why"] == "last_survivor")),
                "shared wins": str(Share.of(shared)),
                "winner was last at half-time": str(comebacks(sample)),
            }
        )
    return pl.DataFrame(rows)


def comebacks(sample: Sample) -> Share:
    """Of games won alone: how often the winner had the fewest points half through the rounds."""
    half = sample.games.select("game", number=(pl.col("length") * GOAL_SHARE).floor())
    at_half = sample.stretches.join(
        half.with_columns(pl.col("number").cast(pl.Int16)), on=["game", "number"]
    )
    points = [f"points_{seat}" for seat in range(sample.players)]
    least = at_half.select("game", pl.min_horizontal(points).alias("least"), *points)
    joined = least.join(sample.games, on="game")
    winners = [pl.col(f"winners_{seat}") for seat in range(sample.players)]
    alone = joined.filter(pl.sum_horizontal(winners) == 1)
    behind = pl.any_horizontal(
        pl.col(f"winners_{seat}") & (pl.col(f"points_{seat}") == pl.col("least"))
        for seat in range(sample.players)
    )
    return Share.of(alone.select(behind.alias("behind"))["behind"])


def _held(sample: Sample) -> pl.DataFrame:
    """For each kind of card: how much oftener those win who were dealt it first."""
    first = sample.seats_of_stretches().filter(pl.col("number") == 1)
    rows = []
    for card in Card:
        has = first["held"] // (1 << int(card)) % 2 == 1
        with_it, without = first.filter(has)["won"], first.filter(~has)["won"]
        if len(with_it) < 2 or len(without) < 2:
            continue
        gain = _mean(with_it) - _mean(without)
        error = Z * (_spread(with_it) + _spread(without)) ** 0.5
        rows.append({"card": _name(card), "gain": gain, "low": gain - error, "high": gain + error})
    return pl.DataFrame(rows)


def _mean(values: pl.Series) -> float:
    return float(values.mean() or 0.0)  # type: ignore[arg-type]


def _spread(values: pl.Series) -> float:
    """The square of the standard error of the mean."""
    return float(values.var() or 0.0) / len(values)  # type: ignore[arg-type]


def _name(card: Card) -> str:
    return label(card).replace("_", " ")


def _laid(sample: Sample) -> pl.DataFrame:
    """A row for each card that was laid."""
    laid = sample.seats_of_stretches().filter(pl.col("revealed").is_not_null())
    return laid.with_columns(card=pl.col("revealed").cast(pl.String).str.replace_all("_", " "))


def _played(sample: Sample) -> pl.DataFrame:
    return means(_laid(sample), ["card"], "collected")


def _danger(sample: Sample) -> pl.DataFrame:
    taken = _laid(sample).with_columns(took=pl.col("taker") == pl.col("seat"))
    return shares(taken, ["card"], "took")


def _rounds(samples: dict[str, Sample]) -> pl.DataFrame:
    rows = []
    for name, sample in samples.items():
        rounds = sample.stretches
        under = rounds["under"].cast(pl.String).fill_null("")
        rows.append(
            {
                "players": name,
                "rounds": len(rounds),
                "all tied": str(Share.of(under == "all_tied")),
                "Sudden Death": str(Share.of(rounds["duels"] > 0)),
                "two or more in a row": str(Share.of(rounds["duels"] > 1)),
                "insured": str(Share.of(under == "insured")),
                "redirected": str(Share.of(rounds["redirected"])),
                "eliminated": str(Share.of(rounds["eliminated"])),
            }
        )
    return pl.DataFrame(rows)


def double_star_fruit(sample: Sample) -> Share:
    """Games with a round in which two Star Fruits work and a Booster or Sapper is played."""
    seats = range(sample.players)
    fruits = pl.sum_horizontal(pl.col(f"revealed_{s}") == "special_star_fruit" for s in seats)
    void = pl.any_horizontal(
        (pl.col(f"revealed_{s}") == "flaming_chainsaw").fill_null(False) for s in seats
    )
    played = pl.sum_horizontal(
        pl.col(f"{kind}_{s}") for kind in ("boosters", "sappers") for s in seats
    )
    odd = sample.stretches.select("game", odd=(fruits >= 2) & ~void & (played > 0))
    return Share.of(odd.group_by("game").agg(pl.col("odd").any())["odd"])


def _claims(samples: dict[str, Sample]) -> list[Claim]:
    changed, printed, four = samples[CHANGED], samples[PRINTED], samples["4"]
    first = [_first_seat(sample) for sample in (changed, printed)]
    even = max(abs(share.share - 0.5) for share in first) < EVEN
    apart = [_dinosaurs_apart(sample) for sample in (changed, printed)]
    ended = [Share.of(s.games["why"] == "last_survivor") for s in (changed, printed)]
    long = [_mean(sample.games["length"]) for sample in (changed, printed)]
    spans = shares(four.seats(), ["seat"])
    best, worst = spans["share"].arg_max() or 0, spans["share"].arg_min() or 0
    shares_of = [Share(row["share"], row["count"]) for row in spans.iter_rows(named=True)]
    limit = Share.of(four.games["why"] == "round_limit")
    return [
        Claim(
            "Without the changes for two players the game may seem unbalanced (D43).",
            ("The seats are even either way" if even else "The seats are not even")
            + f"; elimination decides {100 * ended[0].share:.1f} % of the games instead of "
            f"{100 * ended[1].share:.1f} %.",
            [
                f"The first seat wins {first[0]} with the changes, {first[1]} without: "
                f"{first[0].minus(first[1])}.",
                f"Between the best and the worst dinosaur: {100 * apart[0]:.2f} points with, "
                f"{100 * apart[1]:.2f} without.",
                f"Ended by elimination: {ended[0]} with, {ended[1]} without.",
                f"Rounds on average: {long[0]:.2f} with, {long[1]:.2f} without.",
            ],
            [changed.command, printed.command],
        ),
        Claim(
            "Going from the youngest clockwise gives nobody an edge (D23, D35; four players).",
            f"It does: seat {best} wins oftenest, seat {worst} least.",
            [
                f"Seat {best}: {shares_of[best]}; seat {worst}: {shares_of[worst]}: "
                f"{shares_of[best].minus(shares_of[worst])}."
            ],
            [four.command],
        ),
        Claim(
            "Two Star Fruits double twice (a reading of D33) is of weight.",
            "It can matter in no more games than these.",
            [
                f"Games in which two work while a Booster or Sapper is played: "
                f"{double_star_fruit(four)}."
            ],
            [four.command + " --stretches --out FOLDER"],
        ),
        Claim(
            "The end after 100 rounds (a reading of D42) is of weight.",
            "Never reached." if limit.share == 0 else "It is reached.",
            [f"Games that end so: {limit}."],
            [four.command],
        ),
    ]


def _first_seat(sample: Sample) -> Share:
    seats = bounded(shares(sample.seats(), ["seat"]))
    return Share(seats["share"][0], seats["count"][0])


def _dinosaurs_apart(sample: Sample) -> float:
    found = shares(sample.seats(), ["dinosaurs"])["share"]
    return float(found.max() - found.min())  # type: ignore[operator, arg-type]
