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

from data import PASS, POINTS, SIDE, Positions
from evaluate import load_positions


def read_game(bytes_: bytes, number: int) -> tuple[int, list[int]]:
    """Result and moves of one game."""
    count = struct.unpack_from("<I", bytes_, 4)[0]
    offset = 8 + 4 * count
    for i in range(number):
        offset += (struct.unpack_from("<H", bytes_, 8 + 4 * i)[0] * 9 + 7) // 8
    moves, result = struct.unpack_from("<Hh", bytes_, 8 + 4 * number)
    bits = int.from_bytes(bytes_[offset : offset + (moves * 9 + 7) // 8], "little")
    return result, [bits >> (9 * i) & 511 for i in range(moves)]


def neighbours(point: int) -> list[int]:
    y, x = divmod(point, SIDE)
    around = ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))
    return [b * SIDE + a for b, a in around if 0 <= a < SIDE and 0 <= b < SIDE]


def chain_and_liberties(board: list[int], point: int) -> tuple[set[int], set[int]]:
    chain, liberties, todo = {point}, set(), [point]
    while todo:
        for n in neighbours(todo.pop()):
            if board[n] == 0:
                liberties.add(n)
            elif board[n] == board[point] and n not in chain:
                chain.add(n)
                todo.append(n)
    return chain, liberties


def play(board: list[int], point: int, color: int) -> int:
    """Colors 1 and 2. The ko point for the other side, or PASS."""
    board[point] = color
    taken: set[int] = set()
    for n in neighbours(point):
        if board[n] == 3 - color:
            chain, liberties = chain_and_liberties(board, n)
            if not liberties:
                taken |= chain
                for stone in chain:
                    board[stone] = 0
    chain, liberties = chain_and_liberties(board, point)
    return taken.pop() if len(taken) == 1 == len(chain) == len(liberties) else PASS


def planes_of(board: list[int], color: int, ko: int, history: list[int]) -> np.ndarray:
    planes = np.zeros((12, POINTS), np.float32)
    for p in range(POINTS):
        if board[p]:
            planes[0 if board[p] == color else 1, p] = 1
            liberties = len(chain_and_liberties(board, p)[1])
            if liberties <= 3:
                planes[1 + liberties, p] = 1
    if ko != PASS:
        planes[5, ko] = 1
    for back, move in enumerate(reversed(history[-5:])):
        planes[6 + back, move] = 1
    planes[11] = 1
    return planes.reshape(12, SIDE, SIDE)


def turned(planes: np.ndarray, symmetry: int) -> np.ndarray:
    planes = np.rot90(planes, symmetry % 4, (-2, -1))
    return planes.swapaxes(-2, -1) if symmetry >= 4 else planes


def check_game(positions: Positions, first: int, result: int, moves: list[int]) -> None:
    board, ko = [0] * POINTS, PASS
    for ply, move in enumerate(moves):
        color = 1 + ply % 2
        if ply % 7 == 0 or ko != PASS or ply == len(moves) - 1:
            expected = planes_of(board, color, ko, moves[:ply])
            symmetry = random.randrange(8)
            batch = positions.batch(torch.tensor([first + ply]), torch.tensor([symmetry]))
            assert np.array_equal(batch.planes[0].numpy(), turned(expected, symmetry)), (ply, symmetry)
            spot = np.zeros(POINTS, np.float32)
            spot[move] = 1
            spot = turned(spot.reshape(SIDE, SIDE), symmetry).reshape(-1)
            assert spot[batch.move[0]] == 1
            if ply + 1 < len(moves):
                spot = np.zeros(POINTS, np.float32)
                spot[moves[ply + 1]] = 1
                assert turned(spot.reshape(SIDE, SIDE), symmetry).reshape(-1)[batch.reply[0]] == 1
            else:
                assert batch.reply[0] == -1
            sign = 1 if color == 1 else -1
            assert batch.won[0] == (result * sign > 0)
            assert abs(batch.globals[0, 0] + sign * 0.65) < 1e-6
            if abs(result) < 20000:
                assert batch.lead[0] == result * sign / 2 and batch.counted[0] == 1
            else:
                assert batch.counted[0] == 0
        ko = play(board, move, color)


def main() -> None:
    bytes_ = Path(sys.argv[1]).read_bytes()
    positions = load_positions(Path(sys.argv[2]), torch.device("cpu"))
    first = 0
    for number in range(40):
        result, moves = read_game(bytes_, number)
        check_game(positions, first, result, moves)
        first += len(moves)


if __name__ == "__main__":
    main()
