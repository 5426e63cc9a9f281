"""A million games of four greedy dinosaurs, with their rows as Parquet: time and memory.

    python benchmarks/simulate.py [--games 1000000] [--threads N]

It runs `nestling simulate dinosaurs --players 4 --bots greedy --games N --out FOLDER` in a process
of its own, once with few games, so that everything is compiled, then in full, and prints the time
by the clock and of the processor, and the memory in use in each quarter of the run (Linux only).
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import polars as pl

PAUSE = 0.1  # seconds between two looks at the memory


def memory_of(process: int) -> int:
    """Bytes that a process has in memory now; 0 once it is gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def run(games: int, threads: int | None, folder: Path) -> tuple[float, float, list[int]]:
    """Seconds by the clock and of the processor, and the memory at each look."""
    command = [sys.executable, "-m", "nestling.cli", "simulate", "dinosaurs", "--players", "4"]
    command += ["--bots", "greedy", "--games", str(games), "--out", str(folder), "--json"]
    command += ["--threads", str(threads)] if threads else []
    before = os.times()
    began = time.perf_counter()
    going = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    looks = []
    while going.poll() is None:
        looks.append(memory_of(going.pid))
        time.sleep(PAUSE)
    if going.returncode:
        sys.exit(f"it failed with {going.returncode}: {' '.join(command)}")
    took, after = time.perf_counter() - began, os.times()
    spent = after.children_user - before.children_user
    return took, spent + after.children_system - before.children_system, looks


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run(100, wanted.threads, Path(folder, "warm"))
        load = os.getloadavg()[0]
        took, spent, looks = run(wanted.games, wanted.threads, Path(folder, "run"))
        files = sorted(Path(folder, "run", "games").glob("*.parquet"))
        rows = pl.scan_parquet(files).select(pl.len()).collect().item()
        size = sum(file.stat().st_size for file in files)
    cores = len(os.sched_getaffinity(0))
    print(f"{rows:,} rows in {len(files)} files, {size / 1e6:.0f} MB; load before: {load:.1f}")
    print(f"{took:.1f} s by the clock on {cores} cores, {spent:.1f} s of the processor")
    for quarter in range(4):
        part = looks[quarter * len(looks) // 4 : (quarter + 1) * len(looks) // 4]
        print(f"memory, most in quarter {quarter + 1}: {max(part, default=0) / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
