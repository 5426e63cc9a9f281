"""Cuts the letters that the page bundles: writes web/src/fonts and web/public/fonts.txt.

    python tools/fonts.py

Nunito and Vazirmatn come with `npm ci` in web/; each file has the letters of some languages, and a
page fetches those that its words need. Whatever is in none of them is left to the system.
"""

import io
import sys
from pathlib import Path
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "node_modules" / "@fontsource-variable"
FONTS = ROOT / "web" / "src" / "fonts"
CSS = FONTS / "fonts.css"
LICENCES = ROOT / "web" / "public" / "fonts.txt"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
PUNCTUATION = "\u00a0\u00ad«»–—‘’“”•…€×−·"
NORDIC = "äåæöøÄÅÆÖØ"
VIETNAMESE = (
    "àáâãèéêìíòóôõùúýăđĩũơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"
    "ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝĂĐĨŨƠƯẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ₫"
)
PERSIAN = (
    "ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"
    "ةيك"  # as Arabic keyboards write them
    "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654"
    "۰۱۲۳۴۵۶۷۸۹،؛؟٪٫٬\u200c\u200d"
)
# What joins and places letters, and digits of one width.
FEATURES = "ccmp locl calt liga rlig init medi fina kern mark mkmk tnum".split()


class Face(NamedTuple):
    """One file: its letters are cut out of a file of the family, as far as that has them."""

    family: str
    source: str
    letters: str
    weights: tuple[int, int]


NUNITO, VAZIRMATN = (200, 1000), (400, 900)
FACES = {
    "nunito-latin": Face("Nunito", "latin", ASCII + PUNCTUATION + NORDIC + VIETNAMESE, NUNITO),
    "nunito-vietnamese": Face("Nunito", "vietnamese", VIETNAMESE, NUNITO),
    "vazirmatn-persian": Face("Vazirmatn", "arabic", PERSIAN, VAZIRMATN),
    "vazirmatn-latin": Face("Vazirmatn", "latin", ASCII + PUNCTUATION + NORDIC, VAZIRMATN),
}


def cut(face: Face) -> TTFont:
    """The letters of a face, in its weights."""
    family = face.family.lower()
    source = SOURCES / family / "files" / f"{family}-{face.source}-wght-normal.woff2"
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options(
        layout_features=FEATURES,
        name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],  # with the licence and its address
        hinting=False,
    )
    cutter = subset.Subsetter(options)
    cutter.populate(text=face.letters)
    cutter.subset(font)
    (axis,) = font["fvar"].axes
    if (axis.minValue, axis.maxValue) == face.weights:
        return font
    plain = io.BytesIO()  # the weights are cut out of a whole font, not of one half cut
    font.flavor = None
    font.save(plain)
    font = TTFont(plain, recalcTimestamp=False)
    return instancer.instantiateVariableFont(font, {"wght": face.weights})


def ranges(letters: set[int]) -> str:
    """Characters as CSS names them: U+0020-007E, U+00A0."""
    runs: list[list[int]] = []
    for letter in sorted(letters):
        if runs and letter == runs[-1][1] + 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


def rule(name: str, face: Face, letters: set[int]) -> str:
    """The face as a style sheet tells of it."""
    return f"""
@font-face {{
  font-family: "{face.family}";
  font-display: swap;
  font-weight: {face.weights[0]} {face.weights[1]};
  src: url("./{name}.woff2") format("woff2");
  unicode-range: {ranges(letters)};
}}
"""


def licences() -> str:
    """The licence of each family, as it came."""
    texts = [(SOURCES / n / "LICENSE").read_text(encoding="utf-8") for n in ("nunito", "vazirmatn")]
    return "\n\n\n".join(text.strip() for text in texts) + "\n"


def main() -> None:
    """Write the files anew."""
    FONTS.mkdir(exist_ok=True)
    css = "/* Made by tools/fonts.py. A file is fetched only when a page has letters of it. */\n"
    for name, face in FACES.items():
        font = cut(face)
        css += rule(name, face, set(font.getBestCmap()))
        font.flavor = "woff2"
        font.save(FONTS / f"{name}.woff2")
        print(f"{name}: {(FONTS / f'{name}.woff2').stat().st_size:,} bytes", file=sys.stderr)
    CSS.write_text(css, encoding="utf-8")
    LICENCES.write_text(licences(), encoding="utf-8")


if __name__ == "__main__":
    main()
