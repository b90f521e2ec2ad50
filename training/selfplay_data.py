"""Positions of self-play (selfplay_record.h), kept on the device and unpacked there into the same
batches as recorded games (data.py). Boards smaller than the canvas lie in one of its corners.

Self-play counts area. A batch shows a part of the positions as if territory were counted, which
differs by a point at most, except at the end, where a player who counts territory passes.
"""

from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from data import (FORESIGHT_SHARE, GLOBALS, PASS, PLANES, POINTS, SIDE, Batch, chance, draw_komi,
                  symmetry_tables, unpacked_owners, winner)

RECORD_BYTES = 960
TARGETS = 28
HOLD_OUT = 32  # one game in so many is kept for evaluation
UNDER_WAY, NEAR_END, SETTLED = range(3)  # enum Ending

TERRITORY_SHARE = 0.25
SETTLED_TERRITORY_SHARE = 0.6
OTHER_KOMI_SHARE, OTHER_KOMI_SPREAD = 0.2, 5.0


class SelfPlayPositions:
    def __init__(self, capacity: int, device: torch.device) -> None:
        self.device = device
        self.count = 0
        self._records = torch.empty((capacity, RECORD_BYTES), dtype=torch.uint8, device=device)
        self._source, self._target = (table.to(device) for table in symmetry_tables())

    def append(self, path: Path) -> tuple[Tensor, Tensor]:
        """The numbers of the new positions to learn from, and of those held out."""
        records = torch.from_numpy(np.fromfile(path, np.uint8).reshape(-1, RECORD_BYTES))
        first = self.count
        records = records[: len(self._records) - first]
        self.count += len(records)
        self._records[first : self.count].copy_(records)
        held_out = (records[:, 848:852].contiguous().view(torch.int32)[:, 0] % HOLD_OUT) == 0
        numbers = torch.arange(first, self.count)
        return numbers[~held_out].to(self.device), numbers[held_out].to(self.device)

    def write(self, path: Path, index: Tensor, most: int) -> None:
        """At most so many of these records, drawn at random."""
        chosen = index[torch.randperm(len(index), device=index.device)[:most]]
        self._records[chosen].cpu().numpy().tofile(path)

    def sides(self, index: Tensor) -> Tensor:
        """[n, 2], width and height."""
        return self._records[index, 844:846]

    def endings(self, index: Tensor) -> Tensor:
        return self._records[index, 843]

    def batch(self, index: Tensor, symmetry: Tensor, varied: bool = False) -> Batch:
        record = self._records[index]
        words = record.view(torch.int16).long()
        source, target = self._source[symmetry], self._target[symmetry]
        planes = self._planes(words, source)
        ending = record[:, 843]
        facts, won, lead = self._circumstances(record, words, ending, varied)
        policy, advised = self._policy(words, target, facts, ending)
        codes = unpacked_owners(record[:, 852:943], source)
        owners = (codes == 1).float() - (codes == 2).float()
        reply = words[:, 417:418]
        known = reply[:, 0] >= 0
        reply = torch.where(known, target.gather(1, reply.clamp(min=0))[:, 0], -1)
        ones = torch.ones_like(lead)
        return Batch(planes, facts, policy, advised, reply, won, lead, ones, owners, ones)

    def _planes(self, words: Tensor, source: Tensor) -> Tensor:
        bits = words[:, :POINTS].gather(1, source[:, :POINTS])
        shifts = torch.arange(PLANES, device=self.device)[:, None]
        return (bits[:, None] >> shifts & 1).float().view(len(words), PLANES, SIDE, SIDE)

    def _circumstances(self, record: Tensor, words: Tensor, ending: Tensor,
                       varied: bool) -> tuple[Tensor, Tensor, Tensor]:
        """Globals, whether the side to move won, and its lead. A varied batch shows what the searches
        expected in place of most of the result, where the komi is the game's own."""
        facts = torch.zeros((len(record), GLOBALS), device=self.device)
        komi, lead = words[:, 418] / 2, words[:, 419] / 2
        won = winner(lead)
        facts[:, 1] = 1
        if varied:
            share = torch.where(ending == SETTLED, SETTLED_TERRITORY_SHARE, TERRITORY_SHARE)
            facts[:, 1] = (torch.rand(len(record), device=self.device) >= share).float()
            other = torch.where(chance(OTHER_KOMI_SHARE, facts),
                                draw_komi(komi, OTHER_KOMI_SPREAD), komi)
            expected = (words[:, 423] & 0xFFFF) / 65535
            won = torch.where(other == komi, torch.lerp(won, expected, FORESIGHT_SHARE),
                              winner(lead + other - komi))
            lead, komi = lead + other - komi, other
        facts[:, 0] = komi / 10
        facts[:, 2] = (record[:, 840] == 1).float()
        facts[:, 3] = (record[:, 840] == 2).float()
        facts[:, 4] = record[:, 841].float()
        for back in range(5):
            facts[:, 5 + back] = (record[:, 842] >> back & 1).float()
        return facts, won, lead

    def _policy(self, words: Tensor, target: Tensor, facts: Tensor,
                ending: Tensor) -> tuple[Tensor, Tensor]:
        moves = words[:, POINTS : POINTS + TARGETS]
        weights = words[:, POINTS + TARGETS : POINTS + 2 * TARGETS] & 0xFFFF
        policy = torch.zeros((len(words), POINTS + 1), device=self.device)
        policy.scatter_add_(1, target.gather(1, moves.clamp(min=0)),
                            weights.float() * (moves >= 0))
        searched = moves[:, 0] >= 0
        policy = policy / policy.sum(1, keepdim=True).clamp(min=1)
        territory = facts[:, 1] == 0
        ends = territory & (ending == SETTLED)
        policy[ends] = 0
        policy[ends, PASS] = 1
        advised = ends | (searched & ~(territory & (ending == NEAR_END)))
        return policy, advised.float()
