"""Every rule has a test that names it, and docs/rules/tests.md says which."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def rules_list() -> ModuleType:
    """The tool, loaded from tools/."""
    spec = importlib.util.spec_from_file_location("rules_list", ROOT / "tools" / "rules_list.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_rule_has_a_test(rules_list: ModuleType) -> None:
    assert rules_list.untested() == []


def test_tests_name_no_rule_that_is_none(rules_list: ModuleType) -> None:
    assert rules_list.unknown() == []


def test_the_list_is_up_to_date(rules_list: ModuleType) -> None:
    """If not: python tools/rules_list.py."""
    assert rules_list.LIST.read_text(encoding="utf-8") == rules_list.make_list()


def test_all_rules_of_the_dinosaurs_are_there_in_order(rules_list: ModuleType) -> None:
    page = rules_list.RULES / "dinosaurs.md"
    assert rules_list.find_rules()[page] == [f"D{n}" for n in range(1, 46)]
