"""A board anyone can check by eye: slow, obvious, independent of the C++ one. For tests."""

import numpy as np

from data import HISTORY, PLANES


# By the names of src/rules/ruleset.h: area, positional and situational superko, suicide.
RULES = {"japanese": (0, 0, 0, 0), "chinese": (1, 0, 0, 0), "aga": (1, 0, 1, 0),
         "tromp-taylor": (1, 1, 0, 1)}


class SlowBoard:
    """Alternating play from the empty board; points in reading order, size * size is the pass."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.pass_move = size * size
        self.stones = [0] * self.pass_move  # 1 black, 2 white
        self.to_move = 1
        self.ko = self.pass_move  # forbidden to the side to move; the pass when nothing is
        self.moves: list[int] = []

    def neighbours(self, point: int) -> list[int]:
        y, x = divmod(point, self.size)
        around = ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1))
        return [b * self.size + a for b, a in around if 0 <= a < self.size and 0 <= b < self.size]

    def chain_and_liberties(self, point: int) -> tuple[set[int], set[int]]:
        chain, liberties, todo = {point}, set(), [point]
        while todo:
            for n in self.neighbours(todo.pop()):
                if self.stones[n] == 0:
                    liberties.add(n)
                elif self.stones[n] == self.stones[point] and n not in chain:
                    chain.add(n)
                    todo.append(n)
        return chain, liberties

    def play(self, move: int) -> None:
        """Legal moves only."""
        self.moves.append(move)
        color, self.to_move, self.ko = self.to_move, 3 - self.to_move, self.pass_move
        if move == self.pass_move:
            return
        self.stones[move] = color
        taken: set[int] = set()
        for n in self.neighbours(move):
            if self.stones[n] == 3 - color and not self.chain_and_liberties(n)[1]:
                taken |= self.chain_and_liberties(n)[0]
        for stone in taken:
            self.stones[stone] = 0
        chain, liberties = self.chain_and_liberties(move)
        if len(taken) == len(chain) == len(liberties) == 1:
            self.ko = taken.pop()

    def is_legal(self, move: int) -> bool:
        """Simple ko, no suicide."""
        if move == self.pass_move:
            return True
        if self.stones[move] or move == self.ko:
            return False
        trial = SlowBoard(self.size)
        trial.stones, trial.to_move = list(self.stones), self.to_move
        trial.play(move)
        return bool(trial.chain_and_liberties(move)[1])

    def planes(self) -> np.ndarray:
        """The planes of data.py."""
        planes = np.zeros((PLANES, self.pass_move), np.float32)
        for p in range(self.pass_move):
            if self.stones[p]:
                planes[0 if self.stones[p] == self.to_move else 1, p] = 1
                liberties = len(self.chain_and_liberties(p)[1])
                if liberties <= 3:
                    planes[1 + liberties, p] = 1
        if self.ko != self.pass_move:
            planes[5, self.ko] = 1
        for back, move in enumerate(reversed(self.moves[-HISTORY:])):
            if move != self.pass_move:
                planes[6 + back, move] = 1
        planes[11] = 1
        return planes.reshape(PLANES, self.size, self.size)

    def globals(self, komi: float, rules: str = "japanese") -> np.ndarray:
        """The globals of data.py."""
        values = np.zeros(12, np.float32)
        values[0] = (komi if self.to_move == 2 else -komi) / 10
        values[1:5] = RULES[rules]
        for back, move in enumerate(reversed(self.moves[-HISTORY:])):
            values[5 + back] = move == self.pass_move
        return values
