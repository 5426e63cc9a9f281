"""What README says holds."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 7
    assert result.failed == 0


def test_links_and_pictures_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", text)
    missing = [a or b for a, b in targets if not (ROOT / (a or b)).exists()]
    assert missing == []
