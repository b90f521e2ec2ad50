"""cut_games.py GAMES OUT COUNT [SKIPPED]: COUNT games of a file of games, from the first or after those SKIPPED, as
another such file."""

import struct
import sys
from pathlib import Path

import numpy as np


def cut(content: bytes, count: int, skipped: int) -> bytes:
    games = struct.unpack_from("<I", content, 4)[0]
    first = min(skipped, games)
    last = min(first + count, games)
    head = np.frombuffer(content, "<u2", 2 * games, 8).reshape(games, 2)  # moves, result
    sizes = (head[:, 0].astype(np.int64) * 9 + 7) // 8
    starts = 8 + 4 * games + np.concatenate(([0], np.cumsum(sizes)))
    chosen = content[starts[first] : starts[last]]
    return b"TYG1" + struct.pack("<I", last - first) + head[first:last].tobytes() + chosen


if __name__ == "__main__":
    games, out, count, skipped = (*sys.argv[1:], 0)[:4]
    Path(out).write_bytes(cut(Path(games).read_bytes(), int(count), int(skipped)))
