"""What the tests of the package share."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip makes from the source distribution."""
    folder = tmp_path_factory.mktemp("built")
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(hatchling, cwd=ROOT, check=True)
    (sdist,) = folder.glob("*.tar.gz")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(folder)]
    subprocess.run([*pip, str(sdist)], cwd=folder, check=True)
    (built,) = folder.glob("*.whl")
    return built
