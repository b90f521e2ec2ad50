"""cut_games.py GAMES OUT COUNT: the first COUNT games of a file of games, as another such file."""

import struct
import sys
from pathlib import Path

import numpy as np


def cut(content: bytes, count: int) -> bytes:
    games = struct.unpack_from("<I", content, 4)[0]
    count = min(count, games)
    head = np.frombuffer(content, "<u2", 2 * games, 8).reshape(games, 2)  # moves, result
    size = ((head[:count, 0].astype(np.int64) * 9 + 7) // 8).sum()
    first = 8 + 4 * games
    return b"TYG1" + struct.pack("<I", count) + head[:count].tobytes() + content[first : first + size]


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(cut(Path(sys.argv[1]).read_bytes(), int(sys.argv[3])))
