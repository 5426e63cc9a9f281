"""Writes docs/rules/tests.md: which tests check which rule or fault, by the ids in their names.

python tools/rules_list.py [--check]

The rules are those of docs/rules/*.md, where each begins a line as "- **D1**"; the faults are in
docs/faults.md. A test names what it checks after "test_": test_D34_inversion_swaps_all_tied,
test_D10_D37_..., test_fault_F04_....
"""

import argparse
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
FAULTS = ROOT / "docs" / "faults.md"
LIST = RULES / "tests.md"
RULE = re.compile(r"^(?:[-*]|#+)\s+\**([DJF]\d+)\b", re.MULTILINE)
TEST = re.compile(
    r"^\s*(?:async )?def (test_(?:fault_(?:F\d+_)+|(?:[DJ]\d+_)+)\w+)\(", re.MULTILINE
)
HEAD = """# Which test checks which rule, and which fault

Made by `python tools/rules_list.py` from the names of the tests; do not edit.
"""


def find_rules() -> dict[Path, list[str]]:
    """The ids of each page of rules and of the faults, in its order."""
    pages = [*(path for path in sorted(RULES.glob("*.md")) if path != LIST), FAULTS]
    return {page: RULE.findall(page.read_text(encoding="utf-8")) for page in pages}


def find_tests() -> dict[str, list[tuple[str, str]]]:
    """For each rule id the files and names of its tests, sorted."""
    found: dict[str, set[tuple[str, str]]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name in TEST.findall(path.read_text(encoding="utf-8")):
            for rule in re.findall(r"(?<=_)[DJF]\d+(?=_)", name):
                found.setdefault(rule, set()).add((path.relative_to(ROOT).as_posix(), name))
    return {rule: sorted(tests) for rule, tests in found.items()}


def untested() -> list[str]:
    """The rules that no test names."""
    tests = find_tests()
    return [rule for rules in find_rules().values() for rule in rules if rule not in tests]


def unknown() -> list[str]:
    """The rules that tests name and the page of that game does not have."""
    rules = {rule for page in find_rules().values() for rule in page}
    games = {rule[0] for rule in rules}
    return sorted(rule for rule in set(find_tests()) - rules if rule[0] in games)


def make_list() -> str:
    """The text of docs/rules/tests.md."""
    tests = find_tests()
    lines = [HEAD]
    for page, rules in find_rules().items():
        title = page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ").partition(":")[0]
        lines.append(f"## [{title}]({Path(os.path.relpath(page, RULES)).as_posix()})\n")
        for rule in rules:
            lines.append(f"- **{rule}**")
            by_file: dict[str, list[str]] = {}
            for path, name in tests.get(rule, []):
                by_file.setdefault(path, []).append(name)
            for path, names in by_file.items():
                lines.append(f"    - `{path}`: {', '.join(f'`{name}`' for name in names)}")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    if not parser.parse_args().check:
        LIST.write_text(make_list(), encoding="utf-8")
    elif not LIST.exists() or LIST.read_text(encoding="utf-8") != make_list():
        sys.exit(f"{LIST.relative_to(ROOT)} is stale: run python tools/rules_list.py")
    if missing := untested():
        sys.exit(f"rules without a test: {', '.join(missing)}")
    if strange := unknown():
        sys.exit(f"tests of rules that no page has: {', '.join(strange)}")


if __name__ == "__main__":
    main()
