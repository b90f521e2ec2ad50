"""selfplay_test.py LIBRARY: a small random network plays a few games; the records against a slow board,
and fast evaluation against the plain network. Quiet when all is well.

    python3 training/selfplay_test.py build/training/libselfplay.so
"""

import argparse
import sys
import tempfile
from pathlib import Path

import numpy as np
import torch

import checkpoint
from data import PASS, PLANES, SIDE
from inference import Desk, FoldedNetwork
from model_test import random_network
from selfplay import Run, TableSize
from selfplay_data import NEAR_END, RECORD_BYTES, SETTLED, SelfPlayPositions
from slow_board import SlowBoard
from twin_test import turned

CPU = torch.device("cpu")


def fast_and_plain_evaluation_agree() -> None:
    network = random_network().eval()
    for width, height in ((9, 9), (7, 5)):
        desk = Desk(FoldedNetwork(network, CPU), width, height, 3)
        bits = torch.randint(1 << PLANES, desk.planes.shape)
        desk.planes.copy_(bits)
        desk.facts.uniform_()
        planes = (bits[:, None] >> torch.arange(PLANES)[:, None] & 1).float()
        out = network(planes.view(3, PLANES, height, width), desk.facts)
        desk.launch(0)
        points = width * height
        assert torch.allclose(desk.answers[:, : points + 1], out.policy[:, 0], atol=1e-3)
        assert torch.allclose(desk.answers[:, points + 1], out.win.sigmoid(), atol=1e-3)
        assert torch.allclose(desk.answers[:, points + 2], out.lead * 10, atol=1e-2)
        assert torch.allclose(desk.answers[:, points + 3 :], (out.ownership / 2).tanh(), atol=1e-3)


def answers_are_turned_back() -> None:
    """A network that sees a single point must name the same point under every turn."""
    for width, height in ((5, 5), (4, 6)):
        desk = Desk(FoldedNetwork(random_network().eval(), CPU), width, height, 1)
        desk._network = lambda planes, facts: torch.cat(
            (planes[:, 0].flatten(1), facts[:, :3], planes[:, 0].flatten(1)), 1)
        for turn in range(8):
            desk.planes.zero_()
            desk.planes[0, 3] = 1
            desk.launch(turn)
            assert desk.answers.nonzero()[:, 1].tolist() == [3, width * height + 6], turn


def self_play(library: Path, folder: Path) -> SelfPlayPositions:
    weights = folder / "weights.pt"
    checkpoint.save(weights, checkpoint.network_state(random_network()))
    tables = [TableSize(5, 5, 8), TableSize(4, 7, 8), TableSize(3, 3, 4)]
    run = Run(argparse.Namespace(library=library, weights=weights, follow=None, out=folder,
                                 name="self", seconds=2.0, threads=2, full_visits=16, quick_visits=6,
                                 tables=tables, seed=1))
    while sum(path.stat().st_size for path in folder.glob("*.selfplay")) < 500 * RECORD_BYTES:
        run.run()
    positions = SelfPlayPositions(100_000, CPU)
    for path in sorted(folder.glob("*.selfplay")):
        positions.append(path)
    return positions


def batches_show_what_was_played(positions: SelfPlayPositions) -> None:
    index = torch.randperm(positions.count)[:300]
    plain = positions.batch(index, torch.zeros_like(index))
    for i, (width, height) in enumerate(positions.sides(index).tolist()):
        planes = plain.planes[i].numpy()
        board = np.zeros((SIDE, SIDE), np.float32)
        board[:height, :width] = 1
        assert np.array_equal(planes[11], board)
        if width == height:
            check_stones(planes[:, :height, :width], width)
        lead = plain.owners[i].sum() + plain.globals[i, 0] * 10
        assert abs(lead - plain.lead[i]) < 1e-4
        assert plain.policy[i].sum().round(decimals=3) == plain.advised[i]
        assert plain.policy[i, :PASS][torch.from_numpy(planes[0] + planes[1]).flatten() > 0].sum() == 0


def check_stones(planes: np.ndarray, size: int) -> None:
    board = SlowBoard(size)
    board.stones = (planes[0] + 2 * planes[1]).astype(int).reshape(-1).tolist()
    slow = board.planes()
    assert np.array_equal(slow[:5], planes[:5]), (slow[:5], planes[:5])


def batches_turn_as_one(positions: SelfPlayPositions) -> None:
    index = torch.randperm(positions.count)[:50]
    plain = positions.batch(index, torch.zeros_like(index))
    for symmetry in range(8):
        batch = positions.batch(index, torch.full_like(index, symmetry))
        assert np.array_equal(batch.planes.numpy(), turned(plain.planes.numpy(), symmetry))
        for got, was in ((batch.owners, plain.owners), (batch.policy[:, :PASS], plain.policy[:, :PASS])):
            assert np.allclose(got.numpy().reshape(-1, SIDE, SIDE),
                               turned(was.numpy().reshape(-1, SIDE, SIDE), symmetry))


def settled_positions_pass_by_territory(positions: SelfPlayPositions) -> None:
    index = torch.arange(positions.count)
    ending = torch.randint(3, (positions.count,), dtype=torch.uint8)
    positions._records[index, 843] = ending
    batch = positions.batch(index, torch.zeros_like(index), varied=True)
    territory = batch.globals[:, 1] == 0
    assert (batch.policy[territory & (ending == SETTLED), PASS] == 1).all()
    assert not batch.advised[territory & (ending == NEAR_END)].any()


if __name__ == "__main__":
    torch.manual_seed(1)
    fast_and_plain_evaluation_agree()
    answers_are_turned_back()
    with tempfile.TemporaryDirectory() as made:
        played = self_play(Path(sys.argv[1]), Path(made))
    batches_show_what_was_played(played)
    batches_turn_as_one(played)
    settled_positions_pass_by_territory(played)
