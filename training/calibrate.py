"""calibrate.py NETWORK.net GAMES OUT.net [--positions N]: a network file ready for eight bits.

    python3 training/calibrate.py build/network.net DATA/train-0.games data/net/tengen.net

Eight-bit inference needs to know how large activations get. This computes the network in plain numpy
on positions of recorded games and of games it plays against itself on smaller boards, and writes the
file again as version 2: the same, and before the checksum f32 peaks, two a block: how large values
usually get in its input, and between its convolutions. Clipping the rare larger ones costs less than
coarser steps for all: on 2,000 positions the largest values of all as peaks lost 0.0055 of policy
loss, 0.7 of them 0.0028, half of them 0.0079. Of a later network, on 1,500 positions: the peaks that
99 % of positions stay below lost 0.0064, 0.9 of them 0.0047, 0.8 of them 0.0055, 0.7 of them 0.0098.
"""

import argparse
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import reference
from reference import HEAD, pool, relu
from slow_board import SlowBoard

VERSION = 2
SIDE = 19
KOMI = (6.5, 7.5, 0.0)
SMALLER = (13, 9, 7)
USUAL = 0.99  # the peaks are what this share of positions stays below,
TIGHTER = 0.85  # times this: what is larger is clipped


def peaks(network: reference.Network, planes: np.ndarray, facts: np.ndarray) -> list[float]:
    out = []
    x = relu(network.stem(planes) + (network.globals @ facts)[:, None, None])
    for first, pooled, second in network.blocks:
        h = first(x)
        if pooled is not None:
            h = h + (pooled @ pool(x))[:, None, None]
        h = relu(h)
        out += [float(x.max()), float(h.max())]
        x = relu(x + second(h))
    return out


def games(path: Path, random: np.random.Generator) -> Iterator[list[int]]:
    """Recorded games in random order; README.md draws the file."""
    content = path.read_bytes()
    (count,) = struct.unpack_from("<I", content, 4)
    lengths = np.frombuffer(content, "<u2", 2 * count, 8)[::2].astype(np.int64)
    ends = 8 + 4 * count + np.cumsum((lengths * 9 + 7) // 8)
    for game in random.permutation(count):
        packed = content[ends[game] - (lengths[game] * 9 + 7) // 8 : ends[game]]
        bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
        rows = bits[: lengths[game] * 9].reshape(-1, 9)
        yield (rows @ (1 << np.arange(9))).tolist()


def recorded(path: Path, random: np.random.Generator) -> Iterator[SlowBoard]:
    for moves in games(path, random):
        board = SlowBoard(SIDE)
        for move in moves[: random.integers(len(moves) + 1)]:
            board.play(move)
        yield board


def played(network: reference.Network, size: int, random: np.random.Generator) -> Iterator[SlowBoard]:
    """Games of the network against itself, drawing from its policy."""
    while True:
        board = SlowBoard(size)
        for _ in range(size * size):
            yield board
            logits = network.evaluate(board.planes(), board.globals(KOMI[0])).policy[:-1]
            drawn = np.argsort(random.gumbel(size=logits.size) + logits)[::-1]
            board.play(next((int(p) for p in drawn if board.is_legal(int(p))), board.pass_move))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("games", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--positions", type=int, default=150)
    args = parser.parse_args()
    network = reference.Network(args.network)
    random = np.random.default_rng(1)
    sources = [(recorded(args.games, random), args.positions)]
    sources += [(played(network, size, random), args.positions // 3) for size in SMALLER]
    seen = [peaks(network, board.planes(), board.globals(KOMI[number % len(KOMI)]))
            for boards, count in sources for number, board in zip(range(count), boards)]
    top = TIGHTER * np.quantile(seen, USUAL, axis=0)
    content = args.network.read_bytes()
    head = bytearray(content[: HEAD.size])
    struct.pack_into("<I", head, 4, VERSION)
    body = bytes(head) + network.tensors + struct.pack(f"<{len(top)}f", *top)
    args.out.write_bytes(body + struct.pack("<I", zlib.crc32(body)))


if __name__ == "__main__":
    main()
