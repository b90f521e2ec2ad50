"""Positions as the expander writes them (records.h), kept on the device and unpacked there.

The inputs of the network are defined here and nowhere else; src/nn must compute exactly these.
Planes, one value a point:
   0 own stones                      1 the other side's stones
   2 3 4 stones of chains with one, two, three liberties
   5 points forbidden to the side to move by ko or superko
   6..10 where the last, last but one, ... fifth last move was played (nothing for a pass)
  11 one everywhere on the board
Globals, one value a position:
   0 points of komi the side to move receives, divided by ten (negative for Black)
   1 area scoring    2 positional superko    3 situational superko    4 suicide of several stones
   5..9 the last, ... fifth last move was a pass
  10 11 zero for now
The games at hand are all simple ko, no suicide, territory, komi 6.5: globals 1 to 11 are zero.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

SIDE = 19
POINTS = SIDE * SIDE
PASS = POINTS
HISTORY = 5
PLANES = 12
GLOBALS = 12
KOMI = 6.5
RECORD_BYTES = 192
ENTRY_BYTES = 96
RESIGNED = 20000  # in GameEntry.result


def symmetry_tables() -> tuple[Tensor, Tensor]:
    """(source, target), each [8, 362]: under symmetry s the point p shows what was at source[s, p],
    and what was at p goes to target[s, p]. Pass stays where it is."""
    grid = np.arange(POINTS).reshape(SIDE, SIDE)
    source = np.full((8, POINTS + 1), PASS, np.int64)
    for s in range(8):
        turned = np.rot90(grid, s % 4)
        source[s, :POINTS] = (turned.T if s >= 4 else turned).reshape(-1)
    target = np.argsort(source, axis=1)
    return torch.from_numpy(source), torch.from_numpy(target)


class Batch(NamedTuple):
    """What a training step or an evaluation needs, already turned by each position's symmetry."""

    planes: Tensor  # [n, 12, 19, 19]
    globals: Tensor  # [n, 12]
    move: Tensor  # [n] in 0..361
    reply: Tensor  # [n] in 0..361, -1 where the game ended
    won: Tensor  # [n] 1 if the side to move won
    lead: Tensor  # [n] points, from the side to move
    counted: Tensor  # [n] whether `lead` is known
    owners: Tensor  # [n, 361] 1 own, -1 the other's, 0 nobody's
    owned: Tensor  # [n] whether `owners` is known


class Positions:
    """All positions read so far, in the order of play, so that a position's neighbours in its game
    are its neighbours here."""

    def __init__(self, capacity: int, games: int, device: torch.device) -> None:
        self.device = device
        self.count = 0
        self.games = 0
        self._records = torch.empty((capacity, RECORD_BYTES), dtype=torch.uint8, device=device)
        self._entries = torch.empty((games, ENTRY_BYTES), dtype=torch.uint8, device=device)
        source, target = symmetry_tables()
        self._source = source.to(device)
        self._target = target.to(device)

    def append(self, prefix: Path) -> Tensor:
        """Reads PREFIX.positions and PREFIX.results; the numbers of the new positions."""
        entries = np.fromfile(f"{prefix}.results", np.uint8).reshape(-1, ENTRY_BYTES)
        records = np.memmap(f"{prefix}.positions", np.uint8, mode="c").reshape(-1, RECORD_BYTES)
        first = self.count
        fitting = min(len(records), len(self._records) - first)
        step = 1 << 20
        for at in range(0, fitting, step):
            end = min(at + step, fitting)
            new = self._records[first + at : first + end]
            new.copy_(torch.from_numpy(records[at:end]))
            new.view(torch.int32)[:, 47] += self.games
        self._entries[self.games : self.games + len(entries)].copy_(torch.from_numpy(entries))
        self.count += fitting
        self.games += len(entries)
        moves = self._records[first : self.count].view(torch.int16)[:, 93]
        return (moves >= 0).nonzero()[:, 0] + first  # without those after an illegal move

    def batch(self, index: Tensor, symmetry: Tensor) -> Batch:
        record = self._records[index]
        words = record.view(torch.int16).long()
        white = record[:, 181:182].long()
        ply = words[:, 92:93]
        source = self._source[symmetry]
        target = self._target[symmetry]
        facts = torch.zeros((len(index), GLOBALS), device=self.device)
        facts[:, 0] = (white[:, 0] * 2 - 1) * (KOMI / 10)
        return Batch(self._planes(index, record, words[:, 91:92], ply, white, source, target),
                     facts, target.gather(1, words[:, 93:94])[:, 0],
                     self._reply(index, record, target), *self._result(record, white, source))

    def _planes(self, index: Tensor, record: Tensor, ko: Tensor, ply: Tensor, white: Tensor,
                source: Tensor, target: Tensor) -> Tensor:
        n = len(index)
        pairs = record[:, :181]
        codes = torch.stack((pairs & 15, pairs >> 4), 2).reshape(n, POINTS + 1)
        codes = codes.gather(1, source[:, :POINTS])
        stones = codes & 3
        liberties = codes >> 2
        marks = torch.zeros((n, HISTORY + 1, POINTS + 1), device=self.device)
        marks[:, 0].scatter_(1, target.gather(1, ko), 1.0)
        for back in range(1, HISTORY + 1):
            before = self._moves_at((index - back).clamp(min=0))
            before = torch.where(ply >= back, before, torch.full_like(before, PASS))
            marks[:, back].scatter_(1, target.gather(1, before), 1.0)
        planes = torch.empty((n, PLANES, POINTS), device=self.device)
        planes[:, 0] = stones == 1 + white
        planes[:, 1] = stones == 2 - white
        for number in range(1, 4):
            planes[:, 1 + number] = liberties == number
        planes[:, 5:11] = marks[:, :, :POINTS]
        planes[:, 11] = 1
        return planes.view(n, PLANES, SIDE, SIDE)

    def _moves_at(self, index: Tensor) -> Tensor:
        """[n, 1]"""
        return self._records[index, 186:188].view(torch.int16).long()

    def _reply(self, index: Tensor, record: Tensor, target: Tensor) -> Tensor:
        after = (index + 1).clamp(max=self.count - 1)
        game = record.view(torch.int32)[:, 47]
        following = self._records[after]
        move = following.view(torch.int16)[:, 93:94].long()
        known = (following.view(torch.int32)[:, 47] == game) & (after != index) & (move[:, 0] >= 0)
        reply = target.gather(1, move.clamp(min=0))[:, 0]
        return torch.where(known, reply, torch.full_like(reply, -1))

    def _result(self, record: Tensor, white: Tensor, source: Tensor) -> tuple[Tensor, ...]:
        """won, lead, counted, owners, owned of a Batch."""
        entry = self._entries[record.view(torch.int32)[:, 47].long()]
        sign = (1 - 2 * white[:, 0]).float()
        half_points = entry[:, :2].contiguous().view(torch.int16)[:, 0].float()
        counted = (half_points.abs() < RESIGNED).float()
        packed = entry[:, 4:95]
        codes = torch.stack([packed >> shift & 3 for shift in (0, 2, 4, 6)], 2)
        codes = codes.reshape(len(entry), -1).gather(1, source[:, :POINTS])
        owners = ((codes == 1).float() - (codes == 2).float()) * sign[:, None]
        return ((half_points * sign > 0).float(), half_points * sign / 2 * counted, counted, owners,
                entry[:, 2].float())
