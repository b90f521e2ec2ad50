"""What a training run learns from, in random order: recorded games and self-play, as they come."""

import argparse
from pathlib import Path

import torch
from torch import Tensor

from data import Batch, Positions, joined
from evaluate import Source
from selfplay_data import SelfPlayPositions


class Pile:
    """Positions not yet seen, in random order; every one is drawn once before any is drawn again.
    Then only the newest part takes part, `window` of all."""

    def __init__(self, source: Source, window: float = 1.0) -> None:
        self._source = source
        self._window = window
        self._all = torch.empty(0, dtype=torch.int64, device=source.device)
        self._unseen = self._all
        self._next = 0

    def __len__(self) -> int:
        return len(self._all)

    def add(self, new: Tensor) -> None:
        self._all = torch.cat((self._all, new))
        self._shuffle(torch.cat((self._unseen[self._next :], new)))

    def draw(self, count: int, varied: bool) -> Batch:
        if self._next + count > len(self._unseen):
            self._shuffle(self._all[int(len(self._all) * (1 - self._window)) :])
        index = self._unseen[self._next : self._next + count]
        self._next += count
        symmetry = torch.randint(8, (len(index),), device=index.device)
        return self._source.batch(index, symmetry, varied)

    def _shuffle(self, index: Tensor) -> None:
        self._unseen = index[torch.randperm(len(index), device=index.device)]
        self._next = 0


class Material:
    """All there is to learn from: recorded moves, the passes at the end of recorded games, and
    self-play. What is missing at first, or too little for its share, is made up by moves."""

    def __init__(self, args: argparse.Namespace, device: torch.device) -> None:
        self.positions = Positions(args.capacity, args.games, device)
        self.played = SelfPlayPositions(args.self_capacity, device)
        self.moves = Pile(self.positions)
        self.ends = Pile(self.positions)
        self.selfplay = Pile(self.played, args.window)
        self.held_out = torch.empty(0, dtype=torch.int64, device=device)
        self._varied = args.varied
        self._shares = ((self.selfplay, args.self_share), (self.ends, args.end_share))

    def read(self, prefix: Path) -> int:
        path = prefix.with_suffix(".selfplay")
        if path.exists():
            new, held_out = self.played.append(path)
            self.held_out = torch.cat((self.held_out, held_out))
            self.selfplay.add(new)
            return len(new)
        moves, ends = self.positions.append(prefix)
        self.moves.add(moves)
        self.ends.add(ends)
        return len(moves)

    def draw(self, count: int) -> Batch:
        parts = []
        for pile, share in self._shares:
            wanted = round(count * share)
            if wanted and len(pile) > 4 * wanted:
                parts.append((pile, wanted))
        parts.append((self.moves, count - sum(wanted for _, wanted in parts)))
        return joined([pile.draw(wanted, self._varied) for pile, wanted in parts])
