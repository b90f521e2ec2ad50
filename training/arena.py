"""arena.py: ways to search, or networks, against each other in thousands of games on a GPU, at so many visits a move.

    python3 training/arena.py --library build/training/libselfplay.so --weights training/checkpoints/b10c128-4.pt \\
        --board 9x9x512 --visits 300 --seconds 100 --b explore=1.2 --b temperature=1.4

A is what --a says (by default the settings that play), B each --b in turn (by default as A), with the network --weights-b
if it is given.
Openings are drawn from the policy of A and played with both colours. A game ends by two passes, or as soon as both sides
are sure of its end. Area scoring. What was not finished when the time is over does not count.
"""

import argparse
import ctypes
import json
import math
import os
import time
from pathlib import Path

import torch

import checkpoint
from inference import Desk, FoldedNetwork

KOMI = {9: 7.0, 13: 7.5, 19: 7.5}


def load_library(path: Path) -> ctypes.CDLL:
    library = ctypes.CDLL(str(path.resolve()))
    pointer, number, text = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
    library.arena_new.restype = pointer
    library.arena_new.argtypes = [number] * 4 + [ctypes.c_double, number, number, text, text, ctypes.c_uint64]
    library.arena_delete.argtypes = [pointer]
    library.arena_ask.argtypes = [pointer] * 3
    library.arena_advance.argtypes = [pointer] * 5
    library.arena_figures.argtypes = [pointer, pointer]
    return library


class Arena:
    """Games of one size between two players, and the desks that evaluate for them."""

    def __init__(self, args: argparse.Namespace, networks: list[FoldedNetwork], b: str, seed: int) -> None:
        width, height, games = args.board
        komi = KOMI.get(width, 7.5) if args.komi is None else args.komi
        self.library = args.loaded
        self.arena = self.library.arena_new(args.threads, width, height, games, komi, args.visits, args.visits,
                                            args.a.encode(), b.encode(), seed)
        if not self.arena:
            raise SystemExit("settings not understood")
        self.desks = [Desk(network, width, height, games) for network in networks]
        first = self.desks[0]
        self._questions = (first.planes.data_ptr(), first.facts.data_ptr())
        self.library.arena_ask(self.arena, *self._questions)
        self._launch(0)

    def _launch(self, turn: int) -> None:
        for desk in self.desks[1:]:
            desk.planes.copy_(self.desks[0].planes)
            desk.facts.copy_(self.desks[0].facts)
        for desk in self.desks:
            desk.launch(turn)

    def advance(self, turn: int) -> None:
        for desk in self.desks:
            desk.wait()
        answers = (self.desks[0].answers.data_ptr(), self.desks[-1].answers.data_ptr())
        self.library.arena_advance(self.arena, *answers, *self._questions)
        self._launch(turn)

    def figures(self) -> list[int]:
        six = (ctypes.c_int64 * 6)()
        self.library.arena_figures(self.arena, six)
        return list(six)

    def close(self) -> None:
        for desk in self.desks:
            desk.wait()
        self.library.arena_delete(self.arena)


def elo(share: float) -> float:
    share = min(max(share, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


def summary(name: str, six: list[int], seconds: float, evaluations: int) -> dict:
    """As B sees it; the error bar is two standard errors."""
    lost, drawn, won = six[:3]
    games = max(1, won + drawn + lost)
    share = (won + drawn / 2) / games
    error = 2 * math.sqrt(max(1e-9, (won + drawn / 4) / games - share * share) / games)
    return {"b": name, "won": won, "drawn": drawn, "lost": lost, "share": round(share, 4), "elo": round(elo(share), 1),
            "low": round(elo(share - error), 1), "high": round(elo(share + error), 1), "moves": six[3],
            "too_long": six[4], "a_won_as_black": six[5], "seconds": round(seconds, 1),
            "evaluations_per_second": round(evaluations / max(seconds, 0.001))}


def play(args: argparse.Namespace, networks: list[FoldedNetwork], b: str) -> dict:
    arenas = [Arena(args, networks, b, args.seed * 100 + i) for i in range(args.arenas)]
    began, turn = time.time(), 0
    while time.time() - began < args.seconds:
        turn += 1
        for arena in arenas:
            arena.advance(turn)
    six = [sum(column) for column in zip(*(arena.figures() for arena in arenas))]
    took = time.time() - began
    for arena in arenas:
        arena.close()
    return summary(b, six, took, turn * args.arenas * args.board[2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--weights-b", type=Path, help="another network for B")
    parser.add_argument("--board", type=lambda text: tuple(map(int, text.split("x"))), default=(9, 9, 512),
                        help="WxHxGAMES at once")
    parser.add_argument("--arenas", type=int, default=2, help="so many of these, so that GPU and processor both work")
    parser.add_argument("--visits", type=int, default=200)
    parser.add_argument("--komi", type=float)
    parser.add_argument("--a", default="", help="settings of A")
    parser.add_argument("--b", action="append", help="settings of B; several are played in turn")
    parser.add_argument("--seconds", type=float, default=100, help="for each")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.backends.cudnn.benchmark = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    networks = [FoldedNetwork(checkpoint.load_network(path).eval(), device)
                for path in (args.weights, args.weights_b) if path]
    args.loaded = load_library(args.library)
    network = {"network_b": str(args.weights_b)} if args.weights_b else {}
    for b in args.b or [args.a]:
        result = play(args, networks, b)
        print(json.dumps({"board": args.board, "visits": args.visits, "a": args.a, **network, **result}), flush=True)


if __name__ == "__main__":
    main()
