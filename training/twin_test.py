"""twin_test.py GAMES POSITIONS: what expand wrote against a slow, obvious replay, and the unpacking
of batches against planes made by hand, under all symmetries. Quiet when all is well.

    python3 training/twin_test.py ../shared/data/tygem/val.games /tmp/tengen/val
"""

import random
import struct
import sys
from pathlib import Path

import numpy as np
import torch

from data import PASS, RESIGNED, SIDE, Positions
from evaluate import load_positions
from slow_board import SlowBoard


def read_game(bytes_: bytes, number: int) -> tuple[int, list[int]]:
    """Result and moves of one game."""
    count = struct.unpack_from("<I", bytes_, 4)[0]
    offset = 8 + 4 * count
    for i in range(number):
        offset += (struct.unpack_from("<H", bytes_, 8 + 4 * i)[0] * 9 + 7) // 8
    moves, result = struct.unpack_from("<Hh", bytes_, 8 + 4 * number)
    bits = int.from_bytes(bytes_[offset : offset + (moves * 9 + 7) // 8], "little")
    return result, [bits >> (9 * i) & 511 for i in range(moves)]


def turned(planes: np.ndarray, symmetry: int) -> np.ndarray:
    planes = np.rot90(planes, symmetry % 4, (-2, -1))
    return planes.swapaxes(-2, -1) if symmetry >= 4 else planes


def check_game(positions: Positions, first: int, result: int, moves: list[int]) -> None:
    board = SlowBoard(SIDE)
    for ply, move in enumerate(moves):
        if ply < 8 or ply % 7 == 0 or board.ko != PASS or ply >= len(moves) - 3:
            check_position(positions, first + ply, board, result, moves[ply : ply + 2])
        board.play(move)
    check_varied(positions, first + len(moves) - 1, 1 if board.to_move == 2 else -1, result)


def check_position(positions: Positions, index: int, board: SlowBoard, result: int,
                   following: list[int]) -> None:
    symmetry = random.randrange(8)
    batch = positions.batch(torch.tensor([index]), torch.tensor([symmetry]))
    assert np.array_equal(batch.planes[0].numpy(), turned(board.planes(), symmetry)), symmetry
    assert np.allclose(batch.globals[0].numpy(), board.globals(6.5))
    assert batch.policy[0, landed(following[0], symmetry)] == batch.policy[0].sum() == 1
    if len(following) == 2:
        assert batch.reply[0] == landed(following[1], symmetry)
    sign = 1 if board.to_move == 1 else -1
    assert batch.won[0] == (result * sign > 0)
    assert batch.counted[0] == (abs(result) < RESIGNED)
    assert batch.lead[0] == (result * sign / 2 if abs(result) < RESIGNED else 0)


def check_varied(positions: Positions, index: int, sign: int, result: int) -> None:
    """Whatever is drawn, komi and lead are together what Black has on the board."""
    batch = positions.batch(torch.full((64,), index), torch.zeros(64, dtype=torch.int64), True)
    area = batch.globals[:, 1] == 1
    assert area.any() and not area.all()
    black = (batch.lead - batch.globals[:, 0] * 10) * sign
    if batch.owned[0]:
        owners = batch.owners.sum(1) * sign
        assert torch.allclose(torch.where(area, owners, result / 2 + 6.5), black, atol=1e-4)
        assert len(batch.globals[:, 0].unique()) > 10
    assert torch.equal(batch.won, (torch.sign(batch.lead) + 1) / 2) or not batch.counted[0]


def landed(point: int, symmetry: int) -> int:
    """Where a point goes."""
    if point == PASS:
        return PASS
    spot = np.zeros((SIDE, SIDE), np.float32)
    spot.flat[point] = 1
    return int(turned(spot, symmetry).reshape(-1).argmax())


def main() -> None:
    bytes_ = Path(sys.argv[1]).read_bytes()
    positions, _ = load_positions(Path(sys.argv[2]), torch.device("cpu"))
    first = 0
    for number in range(40):
        result, moves = read_game(bytes_, number)
        last = torch.tensor([first + len(moves) - 1])
        passes = [PASS, PASS] if positions.batch(last, last * 0).owned[0] else []
        check_game(positions, first, result, moves + passes)
        first += len(moves) + 2


if __name__ == "__main__":
    main()
