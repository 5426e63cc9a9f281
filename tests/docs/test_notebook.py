"""The example notebook runs, and its states and tables draw themselves."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "notebook.ipynb"


def test_the_example_notebook_runs_and_draws() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "keep it without outputs"
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [out for cell in notebook.cells for out in cell.get("outputs", [])]
    kinds = [set(out.get("data", {})) for out in outputs]
    assert sum("image/svg+xml" in kind for kind in kinds) == 4
    assert any("text/html" in kind for kind in kinds)
