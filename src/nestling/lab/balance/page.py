"""A report as one HTML page: words, tables, and charts drawn as pictures in the page itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import altair as alt
import polars as pl
import vl_convert

SHORT = 4  # letters of a label that has room beside others

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem;
  color: #1c2430; background: #fff; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
svg { max-width: 100%; height: auto; overflow: visible; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; border-bottom: 1px solid #ccd3dc; text-align: left;
  vertical-align: top; }
code { background: #eef1f5; padding: .1rem .3rem; border-radius: .2rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
"""


@dataclass(frozen=True)
class Claim:
    """Something that can be true or not, what was found, and the commands that show it."""

    claim: str
    answer: str
    found: Sequence[str]
    commands: Sequence[str]


@dataclass(frozen=True)
class Section:
    """A heading, a few words, and a chart or a table."""

    title: str
    words: str
    chart: Any = None
    table: pl.DataFrame | None = None


def render(title: str, lead: str, claims: Sequence[Claim], sections: Sequence[Section]) -> str:
    """The whole page."""
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(lead)}</p>",
        "<h2>What the rulebook says, and what the games say</h2>",
        '<div class="wide"><table><thead><tr><th>Claim</th><th>Answer</th><th>Found</th></tr>',
        "</thead><tbody>",
        *map(_claim, claims),
        "</tbody></table></div>",
        *map(_section, sections),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def _claim(claim: Claim) -> str:
    found = "<br>".join(map(escape, claim.found))
    commands = "<br>".join(f"<code>{escape(command)}</code>" for command in claim.commands)
    return (
        f"<tr><td>{escape(claim.claim)}</td><td>{escape(claim.answer)}</td>"
        f"<td>{found}<br>{commands}</td></tr>"
    )


def _section(section: Section) -> str:
    parts = [f"<section><h2>{escape(section.title)}</h2><p>{escape(section.words)}</p>"]
    if section.chart is not None:
        # Browsers' letters are wider than those by which labels were measured: room for them.
        chart = section.chart.properties(padding={"left": 40, "right": 20, "top": 5, "bottom": 5})
        svg = vl_convert.vegalite_to_svg(chart.to_dict())
        label = escape(section.title, quote=True)
        parts.append(svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1))
    if section.table is not None:
        parts.append(_table(section.table))
    return "".join([*parts, "</section>"])


def _table(table: pl.DataFrame) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in table.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(_written(value))}</td>" for value in row) + "</tr>"
        for row in table.iter_rows()
    )
    return f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>'


def _written(value: Any) -> str:
    return f"{value:,.2f}" if isinstance(value, float) else str(value)


def bars(table: pl.DataFrame, x: str, *, facet: str) -> Any:
    """Shares of wins with their intervals, by x, and dashed what would be fair."""
    base = alt.Chart(table)
    longest = table[x].cast(pl.String).str.len_chars().max()
    turned = isinstance(longest, int) and longest > SHORT
    upright = alt.Axis(labelAngle=-30 if turned else 0)
    where = alt.X(f"{x}:N", title=x, sort=None, axis=upright)
    axis = alt.Axis(format=".1%", tickCount=6)
    share = alt.Y("low:Q", title="share of wins", axis=axis, scale=alt.Scale(zero=False))
    chart = alt.layer(
        base.mark_rule(strokeWidth=2, color="#33567d").encode(x=where, y=share, y2="high:Q"),
        base.mark_point(filled=True, size=60, color="#33567d").encode(x=where, y="share:Q"),
        base.mark_rule(strokeDash=[4, 4], color="#a33").encode(y="mean(fair):Q"),
    )
    columns = 2 if table[facet].n_unique() > 3 else 3
    chart = chart.properties(width=600 // columns, height=220)
    faceted = chart.facet(facet=alt.Facet(f"{facet}:N", title=facet, sort=None), columns=columns)
    return faceted.resolve_scale(y="independent", x="independent")


def forest(table: pl.DataFrame, y: str, value: str, title: str, form: str = ".1%") -> Any:
    """Values with intervals, one a line, the largest on top."""
    base = alt.Chart(table)
    where = alt.Y(f"{y}:N", title=None, sort=alt.EncodingSortField(field=value, order="descending"))
    axis = alt.Axis(format=form, tickCount=8, labelFlush=False)
    rule = base.mark_rule(strokeWidth=2, color="#33567d")
    dot = base.mark_point(filled=True, size=50, color="#33567d")
    return alt.layer(
        rule.encode(x=alt.X("low:Q", title=title, axis=axis), x2="high:Q", y=where),
        dot.encode(x=f"{value}:Q", y=where),
    ).properties(width=480)


def histogram(table: pl.DataFrame, x: str, title: str, *, facet: str) -> Any:
    """How often each whole number is found, as shares within each facet."""
    counts = table.group_by([facet, x]).len()
    whole = counts.with_columns(share=pl.col("len") / pl.col("len").sum().over(facet))
    chart = alt.Chart(whole.sort([facet, x])).mark_bar(color="#5b84b1")
    chart = chart.encode(
        x=alt.X(f"{x}:Q", title=title, axis=alt.Axis(tickMinStep=1)),
        y=alt.Y("share:Q", title="share of games", axis=alt.Axis(format="%")),
        column=alt.Column(f"{facet}:N", title=facet),
    )
    return chart.properties(width=180, height=200)


def stacked(table: pl.DataFrame, x: str, colour: str, title: str) -> Any:
    """Shares of kinds, one bar for each x."""
    words = pl.col(colour).cast(pl.String).str.replace_all("_", " ")
    counts = table.group_by(x, words).len()
    whole = counts.with_columns(share=pl.col("len") / pl.col("len").sum().over(x))
    chart = alt.Chart(whole.sort([x, colour])).mark_bar()
    return chart.encode(
        y=alt.Y(f"{x}:N", title=None),
        x=alt.X("share:Q", title=title, axis=alt.Axis(format="%", labelFlush=False)),
        color=alt.Color(f"{colour}:N", title=None, scale=alt.Scale(scheme="tableau10")),
    ).properties(width=480)
