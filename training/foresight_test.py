"""foresight_test.py: what is expected of recorded games, on two short ones made by hand. Quiet when all is well."""

import tempfile
from pathlib import Path

import numpy as np
import torch

from data import ENTRY_BYTES, FORESEEN_OWNERS, FORESIGHT_SHARE, PASS, POINTS, RECORD_BYTES, RESIGNED
from evaluate import open_positions
from foresight import HORIZON, OWNERS, STRIDE, WIN, Foresight, means_ahead

MOVES = 10
CPU = torch.device("cpu")
COUNTED, RESIGNED_GAME = 0, 1


def two_games(prefix: Path) -> None:
    """Black wins the first by 3.5, counted, and the second as White resigns. Stones on the first points."""
    records = np.zeros((2 * (MOVES + 2), RECORD_BYTES), np.uint8)
    words, numbers = records.view(np.int16), records.view(np.int32)
    for at, record in enumerate(records):
        game, ply = divmod(at, MOVES + 2)
        record[181] = ply % 2
        words[at, 91], words[at, 92], words[at, 93] = PASS, ply, ply if ply < MOVES else -1
        numbers[at, 47] = game
    entries = np.zeros((2, ENTRY_BYTES), np.uint8)
    entries.view(np.int16)[:, 0] = (7, RESIGNED)
    entries[COUNTED, 2:95] = 1, 0, *[0b01010101] * 91
    records.tofile(f"{prefix}.positions")
    entries.tofile(f"{prefix}.results")


def network_for_black(planes: torch.Tensor, facts: torch.Tensor) -> torch.Tensor:
    """Black has a chance of 95 %, and owns the first point."""
    answers = torch.zeros(len(facts), OWNERS + POINTS)
    black = facts[:, 0] < 0
    answers[:, WIN] = torch.where(black, 0.95, 0.05)
    answers[:, OWNERS] = torch.where(black, 1.0, -1.0)
    return answers


def the_nearest_counts_most_and_then_the_result() -> None:
    share = STRIDE / (STRIDE + HORIZON)
    means = means_ahead(torch.tensor([[0.2, 0.6], [0.4, 9.0]]), torch.tensor([2, 1]), torch.tensor([1.0, 0.0]))
    last = share * 0.6 + (1 - share)
    assert torch.allclose(means[0], torch.tensor([share * 0.2 + (1 - share) * last, last, 1.0]))
    assert torch.allclose(means[1], torch.tensor([share * 0.4, 0.0, 0.0]))


def batches_show_what_was_foreseen(prefix: Path) -> None:
    two_games(prefix)
    foresight = Foresight(network_for_black, open_positions(prefix, CPU)[0])
    foresight.chances().numpy().tofile(f"{prefix}.chances")
    foresight.owners().numpy().tofile(f"{prefix}.foreseen")
    positions, _, _ = open_positions(prefix, CPU)
    share = STRIDE / (STRIDE + HORIZON)
    later = 1 - share * 0.05  # a look at move 7, then the result
    for ply, chance in ((2, later), (3, later), (8, 1.0)):
        index = torch.full((64,), RESIGNED_GAME * (MOVES + 2) + ply)
        batch = positions.batch(index, torch.zeros_like(index), varied=True)
        black = 1 - FORESIGHT_SHARE * (1 - chance)
        assert torch.allclose(batch.won, torch.tensor(black if ply % 2 == 0 else 1 - black), atol=2e-3)
        assert (batch.owners[:, 0] == (1 if ply % 2 == 0 else -1)).all() and (batch.owners[:, 1:] == 0).all()
        assert (batch.owned == FORESEEN_OWNERS).all()
        plain = positions.batch(index, torch.zeros_like(index))
        assert (plain.won == 1 - ply % 2).all() and not plain.owned.any()


def counted_owners_stay_and_a_drawn_komi_asks_the_count(prefix: Path) -> None:
    positions, _, _ = open_positions(prefix, CPU)
    index = torch.full((256,), 2)
    batch = positions.batch(index, torch.zeros_like(index), varied=True)
    assert (batch.owners == 1).all() and (batch.owned == 1).all()
    komi = -batch.globals[:, 0] * 10
    usual = torch.where(batch.globals[:, 1] > 0, 7.5, 6.5)
    drawn = (komi - usual).abs() > 0.01
    assert drawn.any() and not drawn.all()
    assert torch.equal(batch.won[drawn], (batch.lead[drawn].sign() + 1) / 2)
    assert ((batch.won[~drawn] > 0.98) & (batch.won[~drawn] < 1)).all()


if __name__ == "__main__":
    torch.manual_seed(1)
    the_nearest_counts_most_and_then_the_result()
    with tempfile.TemporaryDirectory() as made:
        batches_show_what_was_foreseen(Path(made) / "two")
        counted_owners_stay_and_a_drawn_komi_asks_the_count(Path(made) / "two")
