"""foresight.py CHECKPOINT PREFIX...: what a network expects of expanded games, for train.py to learn from.

    python3 training/foresight.py training/checkpoints/b10c128-4.pt /tmp/tengen/train-0

The winner of a game says little about its opening: what happens in between is mostly accident. A
network that looks at positions a little later knows more than it does now, and less noisily than the
result. For every position this writes Black's chance to win as a mean of what the network says of
later ones, the nearest counting most, and last the result. And where the end was not counted, it
writes the owners that the network expects there, if it agrees with the result.

Writes PREFIX.chances, a byte a position: the chance by 255; and PREFIX.foreseen, 362 signed bytes a
game: 1 if the owners follow, then by 127 what Black owns.
"""

import sys
from pathlib import Path

import torch
from torch import Tensor

from checkpoint import load_network
from data import FORESEEN_BYTES, PASS, POINTS, Positions
from evaluate import open_positions
from inference import FoldedNetwork

STRIDE = 7  # moves from one look to the next; odd, so that both sides are to move in turn
HORIZON = 0.12 * POINTS  # moves
AGREES = 0.1  # how far from the result the last expectation may be for its owners to be believed
BATCH = 4096
WIN, OWNERS = PASS + 1, PASS + 3  # in what FoldedNetwork answers


def means_ahead(seen: Tensor, counts: Tensor, result: Tensor) -> Tensor:
    """`seen` [games, looks], of which each game has `counts`; [games, looks + 1]: from each look on,
    the mean of what is seen, a look counting less than the one before; then the result."""
    share = STRIDE / (STRIDE + HORIZON)
    means = result[:, None].repeat(1, seen.shape[1] + 1)
    for look in reversed(range(seen.shape[1])):
        mean = torch.lerp(means[:, look + 1], seen[:, look], share)
        means[:, look] = torch.where(look < counts, mean, result)
    return means


class Foresight:
    def __init__(self, network: FoldedNetwork, positions: Positions) -> None:
        self._network = network
        self._positions = positions
        self._played = positions.played()  # numbers of all positions, in the order of play
        self._games, self._plies = positions.games_and_plies(self._played)
        self._result = positions.black_won()

    def chances(self) -> Tensor:
        """[positions], by 255."""
        looked_at = self._plies % STRIDE == 0
        index, games = self._played[looked_at], self._games[looked_at]
        looks = self._plies[looked_at] // STRIDE
        counts = torch.zeros_like(self._result, dtype=torch.int64)
        counts.scatter_add_(0, games, torch.ones_like(games))
        seen = torch.zeros((len(counts), int(looks.max()) + 1), device=self._result.device)
        for part in torch.arange(len(games), device=games.device).split(BATCH):
            win, _ = self._expected(index[part])
            seen[games[part], looks[part]] = win
        means = means_ahead(seen, counts, self._result)
        chances = torch.zeros(self._positions.count, dtype=torch.uint8, device=seen.device)
        ahead = means[self._games, self._plies // STRIDE + 1]
        chances[self._played] = (ahead * 255).round().to(torch.uint8)
        return chances

    def owners(self) -> Tensor:
        """[games, FORESEEN_BYTES]"""
        ends = torch.cat((self._games[1:] != self._games[:-1], self._games[:1] >= 0))
        foreseen = torch.zeros((len(self._result), FORESEEN_BYTES), dtype=torch.int8,
                               device=self._result.device)
        for part in ends.nonzero()[:, 0].split(BATCH):
            games = self._games[part]
            win, owners = self._expected(self._played[part])
            agrees = (win - self._result[games]).abs() < AGREES
            foreseen[games, 0] = agrees.to(torch.int8)
            foreseen[games, 1:] = (owners * 127).round().to(torch.int8)
        return foreseen

    def _expected(self, index: Tensor) -> tuple[Tensor, Tensor]:
        """Black's chance to win and what Black owns, -1 to 1."""
        batch = self._positions.batch(index, torch.zeros_like(index))
        answers = self._network(batch.planes, batch.globals)
        black = batch.globals[:, 0] < 0  # komi is White's
        win, owners = answers[:, WIN], answers[:, OWNERS:]
        return torch.where(black, win, 1 - win), torch.where(black[:, None], owners, -owners)


def main() -> None:
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cudnn.benchmark = True
    network = FoldedNetwork(load_network(Path(sys.argv[1])).eval(), device)
    for prefix in sys.argv[2:]:
        foresight = Foresight(network, open_positions(Path(prefix), device)[0])
        foresight.chances().cpu().numpy().tofile(f"{prefix}.chances")
        foresight.owners().cpu().numpy().tofile(f"{prefix}.foreseen")


if __name__ == "__main__":
    main()
