"""refit.py CHECKPOINT RECORDED SELFPLAY OUT: fits the last weights behind the pass and the win logit anew,
on a CPU, and leaves everything else alone.

    python3 training/refit.py run/average.pt /tmp/tengen/t0 run/held_out.selfplay checkpoint.pt

For the pass it repairs a label: early self-play called positions settled whose loser was wiped out only
much later. Here a position counts as settled if the network expects the owners it ended with, and
openings with stones at random say when not to pass. A regression of 97 weights on some thousand
positions. For the win it finds the one factor that makes the probabilities honest in recorded games.
"""

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

import checkpoint
from data import PASS, SIDE, Batch
from evaluate import open_positions
from model import Network
from selfplay_data import RECORD_BYTES, SETTLED, SelfPlayPositions
from slow_board import SlowBoard

CPU = torch.device("cpu")
EXPECTED = 0.5  # least ownership of a point that counts as owned
EARLY = 0.2  # part of a board with stones up to which a settled one is an error
EARLY_FROM = 7  # lines; smaller boards are settled by a few stones
MOVES, ENDS, PLAYED = 3000, 500, 6000  # positions looked at
OPENINGS, OPENING_SIDES = 40, (6, 7, 8, 9, 10, 11, 13, 15, 17, 19)
OPENING_WEIGHT, MOVES_WEIGHT = 2.0, 5.0  # nearly all positions of a game are none to pass in
DECAY = 1e-3  # keeps the weights close to those before


class Facts(NamedTuple):
    """What the pass and the win are computed from, and what they should be."""

    pooled: Tensor  # [n, 96] inputs of the pass
    points: Tensor  # [n] logsumexp of all other moves
    passes: Tensor  # [n] target
    weight: Tensor  # [n]
    win: Tensor  # [n] logit
    won: Tensor  # [n]


@torch.no_grad()
def facts_of(network: Network, batch: Batch, settled: Tensor, side: tuple[int, int],
             weight: float = 1.0) -> Facts:
    """All boards of the batch have this height and width."""
    pooled: list[Tensor] = []
    hook = network.policy.pass_move.register_forward_hook(
        lambda layer, inputs, output: pooled.append(inputs[0]))
    planes = batch.planes[:, :, : side[0], : side[1]].contiguous()
    out = network(planes, batch.globals)
    hook.remove()
    owners = batch.owners.view(-1, SIDE, SIDE)[:, : side[0], : side[1]].flatten(1)
    expected = ((out.ownership / 2).tanh() * owners > EXPECTED) | (owners == 0)
    wrong = settled & (batch.globals[:, 1] == 0) & ~expected.all(1)
    early = (planes[:, 0] + planes[:, 1]).mean((1, 2)) < EARLY
    early &= min(side) >= EARLY_FROM
    passes = torch.where(wrong, torch.zeros(()), batch.policy[:, PASS])
    known = torch.where(wrong, early, batch.advised > 0)
    return Facts(pooled[0], out.policy[:, 0, :-1].logsumexp(1), passes, known * weight, out.win,
                 batch.won)


def recorded(network: Network, prefix: Path) -> tuple[list[Facts], list[Facts]]:
    """Moves as they were played, and the ends of games under varied rules."""
    positions, moves, ends = open_positions(prefix, CPU)
    parts: tuple[list[Facts], list[Facts]] = ([], [])
    for facts, chosen, varied in ((parts[0], moves[torch.randperm(len(moves))[:MOVES]], False),
                                  (parts[1], ends[torch.randperm(len(ends))[:ENDS]], True)):
        for index in chosen.split(100):
            batch = positions.batch(index, torch.zeros_like(index), varied)
            facts.append(facts_of(network, batch, torch.zeros(len(index), dtype=torch.bool),
                                  (SIDE, SIDE), 1.0 if varied else MOVES_WEIGHT))
    return parts


def played(network: Network, path: Path) -> list[Facts]:
    positions = SelfPlayPositions(path.stat().st_size // RECORD_BYTES, CPU)
    index = torch.cat(positions.append(path))
    index = index[torch.randperm(len(index))[:PLAYED]]
    sides = positions.sides(index)
    facts = []
    for width, height in sorted(set(map(tuple, sides.tolist()))):
        for part in index[(sides[:, 0] == width) & (sides[:, 1] == height)].split(200):
            batch = positions.batch(part, torch.zeros_like(part), True)
            facts.append(facts_of(network, batch, positions.endings(part) == SETTLED, (height, width)))
    return facts


def openings(network: Network) -> list[Facts]:
    """A few stones at random, where nobody should pass."""
    random = np.random.default_rng(1)
    facts = []
    for side in OPENING_SIDES:
        boards = []
        for _ in range(OPENINGS):
            board = SlowBoard(side)
            for point in random.integers(side * side, size=random.integers(side * side // 9)):
                if board.is_legal(int(point)):
                    board.play(int(point))
            boards.append(board)
        planes = torch.zeros((OPENINGS, 12, SIDE, SIDE))
        planes[:, :, :side, :side] = torch.from_numpy(np.stack([b.planes() for b in boards]))
        given = torch.from_numpy(np.stack([b.globals(6.5) for b in boards]))
        ones, none = torch.ones(OPENINGS), torch.zeros((OPENINGS, PASS + 1))
        batch = Batch(planes, given, none, ones, ones, ones, ones, ones, none[:, 1:], ones)
        facts.append(facts_of(network, batch, ones < 0, (side, side), OPENING_WEIGHT))
    return facts


def joined_facts(parts: list[Facts]) -> Facts:
    return Facts(*(torch.cat(column) for column in zip(*parts)))


def refit_pass(network: Network, facts: Facts) -> tuple[float, float]:
    """The loss before and after, on a fifth that was not used."""
    layer = network.policy.pass_move
    first, bias = layer.weight[0].detach().clone(), layer.bias[0].detach().clone()
    spread = facts.pooled.std(0) + 1e-3
    change = torch.zeros(len(first) + 1, requires_grad=True)
    used = torch.rand(len(facts.win)) < 0.8

    def loss(chosen: Tensor) -> Tensor:
        weight = first + change[:-1] / spread
        logit = facts.pooled[chosen] @ weight + bias + change[-1] - facts.points[chosen]
        each = F.binary_cross_entropy_with_logits(logit, facts.passes[chosen], reduction="none")
        return (each * facts.weight[chosen]).sum() / facts.weight[chosen].sum()

    before = loss(~used).item()
    optimiser = torch.optim.LBFGS([change], max_iter=200, line_search_fn="strong_wolfe")

    def closure() -> Tensor:
        optimiser.zero_grad()
        value = loss(used) + DECAY * change.square().sum()
        value.backward()
        return value

    optimiser.step(closure)
    with torch.no_grad():
        layer.weight[0] = first + change[:-1] / spread
        layer.bias[0] = bias + change[-1]
    return before, loss(~used).item()


@torch.no_grad()
def refit_win(network: Network, facts: Facts) -> float:
    factors = [percent / 100 for percent in range(70, 111)]
    losses = [F.binary_cross_entropy_with_logits(facts.win * x, facts.won).item() for x in factors]
    best = factors[losses.index(min(losses))]
    network.value.result.weight[0] *= best
    network.value.result.bias[0] *= best
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("checkpoint", "recorded", "selfplay", "out"):
        parser.add_argument(name, type=Path)
    args = parser.parse_args()
    torch.manual_seed(1)
    content = checkpoint.load(args.checkpoint)
    network = checkpoint.restore(content).eval()
    moves, ends = map(joined_facts, recorded(network, args.recorded))
    own = joined_facts(played(network, args.selfplay))
    facts = joined_facts([moves, ends, own, *openings(network)])
    print("pass loss before and after: %.4f %.4f" % refit_pass(network, facts))
    print("win factor:", refit_win(network, moves))
    checkpoint.save(args.out, {**content, **checkpoint.network_state(network)})


if __name__ == "__main__":
    main()
