"""selfplay.py: a network plays against itself on boards of many sizes, and what it learns by searching
is written for train.py.

    python3 training/selfplay.py --library build/training/libselfplay.so --out /tmp/tengen \\
        --weights training/checkpoints/b10c128-4.pt --follow /tmp/tengen/run/average.pt --seconds 600

Writes OUT/self-0000.selfplay, ... with a .ready beside each when it is complete, and OUT/self.jsonl;
several processes that share OUT need different names in place of `self`, and different seeds. Whenever the file given with --follow is replaced, its weights take over. A game counts area, ends
after two passes with every stone alive, and may have any ko and suicide rule.
"""

import argparse
import ctypes
import json
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

import checkpoint
from inference import Desk, FoldedNetwork
from selfplay_data import RECORD_BYTES

WRITE_EVERY = 15.0  # seconds
FOLLOW_EVERY = 5.0


class TableSize(NamedTuple):
    width: int
    height: int
    games: int


# Every game is given one evaluation a round, so these are also the shares of the work.
TABLES = [TableSize(9, 9, 768), TableSize(9, 9, 768), TableSize(13, 13, 384), TableSize(13, 13, 384),
          TableSize(19, 19, 64), TableSize(7, 7, 96), TableSize(8, 8, 64), TableSize(10, 10, 64),
          TableSize(11, 11, 64), TableSize(12, 12, 48), TableSize(15, 15, 48), TableSize(17, 17, 32),
          TableSize(14, 14, 32), TableSize(16, 16, 24), TableSize(18, 18, 24), TableSize(5, 5, 48),
          TableSize(6, 6, 48), TableSize(9, 13, 32), TableSize(7, 11, 24), TableSize(4, 4, 16),
          TableSize(3, 3, 8), TableSize(2, 2, 4)]


def table_size(text: str) -> TableSize:
    return TableSize(*map(int, text.split("x")))


def load_library(path: Path) -> ctypes.CDLL:
    library = ctypes.CDLL(str(path.resolve()))
    pointer, number = ctypes.c_void_p, ctypes.c_int
    library.selfplay_new.restype = pointer
    library.selfplay_new.argtypes = [number]
    library.selfplay_add_table.argtypes = [pointer] + [number] * 5 + [ctypes.c_uint64]
    library.selfplay_ask.argtypes = [pointer, number, pointer, pointer]
    library.selfplay_advance.argtypes = [pointer, number, pointer, pointer, pointer]
    library.selfplay_take.argtypes = [pointer, number, pointer, number]
    library.selfplay_figures.argtypes = [pointer, number, pointer]
    return library


class Table:
    """Many games of one size and the desk that evaluates for them."""

    def __init__(self, run: "Run", size: TableSize, seed: int) -> None:
        self.library, self.all, self.size = run.library, run.all, size
        self.number = self.library.selfplay_add_table(self.all, *size, run.args.full_visits,
                                                      run.args.quick_visits, seed)
        self.desk = Desk(run.network, *size)
        self._questions = (self.desk.planes.data_ptr(), self.desk.facts.data_ptr())
        self.library.selfplay_ask(self.all, self.number, *self._questions)
        self.desk.launch(0)

    def advance(self, turn: int) -> None:
        self.desk.wait()
        self.library.selfplay_advance(self.all, self.number, self.desk.answers.data_ptr(),
                                      *self._questions)
        self.desk.launch(turn)

    def take(self) -> list[np.ndarray]:
        taken = []
        while True:
            records = np.empty((4096, RECORD_BYTES), np.uint8)
            count = self.library.selfplay_take(self.all, self.number,
                                               records.ctypes.data_as(ctypes.c_void_p), len(records))
            if count == 0:
                return taken
            taken.append(records[:count])

    def figures(self) -> dict[str, float]:
        four = (ctypes.c_double * 4)()
        self.library.selfplay_figures(self.all, self.number, four)
        games, dropped, moves, komi = four
        return {"games": int(games), "dropped": int(dropped), "moves": int(moves),
                "fair_komi": round(komi, 2)}


class Run:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.backends.cudnn.benchmark = True
        self.began = time.time()
        self.evaluations = 0
        self.files = 0
        self.network = FoldedNetwork(checkpoint.load_network(args.weights).eval(), device)
        self.followed = self._version()
        self.library = load_library(args.library)
        self.all = self.library.selfplay_new(args.threads)
        self.tables = [Table(self, size, args.seed * 1000 + i)
                       for i, size in enumerate(args.tables or TABLES)]
        self.log({"device": device.type, "fused": self.network.fused,
                  "settings": {name: str(value) for name, value in vars(args).items()}})

    def log(self, facts: dict[str, Any]) -> None:
        line = json.dumps({"time": round(time.time() - self.began, 1), **facts})
        print(line, flush=True)
        with open(self.args.out / f"{self.args.name}.jsonl", "a") as file:
            file.write(line + "\n")

    def _version(self) -> float:
        follow = self.args.follow
        return follow.stat().st_mtime if follow and follow.exists() else 0.0

    def follow(self) -> None:
        if self._version() == self.followed:
            return
        self.followed = self._version()
        content = checkpoint.load(self.args.follow)
        self.network.take(checkpoint.restore(content).eval())
        self.log({"weights_of_step": content.get("step")})

    def write(self) -> int:
        records = [part for table in self.tables for part in table.take()]
        if not records:
            return 0
        path = self.args.out / f"{self.args.name}-{self.files:04d}"
        np.concatenate(records).tofile(f"{path}.selfplay")
        Path(f"{path}.ready").touch()
        self.files += 1
        return sum(map(len, records))

    def run(self) -> None:
        started = followed = written = time.time()
        before, turn = 0, 0
        end = started + self.args.seconds
        while (now := time.time()) < end and not (self.args.out / "selfplay.stop").exists():
            turn += 1
            for table in self.tables:
                table.advance(turn)
                self.evaluations += table.size.games
            if now - followed > FOLLOW_EVERY:
                self.follow()
                followed = now
            if now - written > WRITE_EVERY:
                self.log({"evaluations_per_second": round((self.evaluations - before) / (now - written)),
                          "positions": self.write()})
                before, written = self.evaluations, now
        self.write()
        for table in self.tables:
            self.log({"size": f"{table.size.width}x{table.size.height}", **table.figures()})
        self.log({"done": True, "evaluations": self.evaluations})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--library", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--follow", type=Path, help="a checkpoint that is replaced meanwhile")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--name", default="self", help="what its files are called")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--full-visits", type=int, default=100, help="a search to be imitated")
    parser.add_argument("--quick-visits", type=int, default=20, help="a search for a move alone")
    parser.add_argument("--tables", type=table_size, nargs="*", metavar="WxHxGAMES")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    Run(args).run()


if __name__ == "__main__":
    main()
