"""grow.py FROM.pt TO.pt BLOCKS CHANNELS: a larger network that plays exactly like a smaller one.

    python3 training/grow.py training/checkpoints/b10c128-6.pt /tmp/tengen/grown.pt 16 192

Nothing learned is lost: old channels do not hear new ones at first, and a new block adds nothing to old
channels. New channels hear everything from the first step, so there is something to learn from when the
zeros between them and the old ones begin to grow.
"""

import sys
from dataclasses import replace
from pathlib import Path

import torch
from torch import Tensor

import checkpoint
from model import Network, Shape

FRESH_SCALE = 0.25  # of what a block adds to a new channel; trained ones have 0.13 to 0.41 on average


def places(old: Shape, new: Shape) -> list[int]:
    """Where the old blocks go. Those that pool must pool again, so whole groups, each ending with such a
    block, are put between the old groups; blocks behind the last group stay last."""
    every = old.pooled_every
    assert new.pooled_every == every and new.blocks >= old.blocks and (new.blocks - old.blocks) % every == 0
    groups, new_groups = old.blocks // every, new.blocks // every
    place = [group * new_groups // groups * every + member
             for group in range(groups) for member in range(every)]
    return place + list(range(new_groups * every, new.blocks))


def widened(old: Tensor, fresh: Tensor, parts: int) -> Tensor:
    """`fresh` with `old` in its first rows, where new inputs have no weight. The inputs come in `parts`,
    each of which has grown at its end."""
    grown = fresh.clone()
    grown[: len(old)] = 0 if old.dim() > 1 else old
    if old.dim() > 1:
        known = old.shape[1] // parts
        grown.unflatten(1, (parts, -1))[: len(old), :, :known] = old.unflatten(1, (parts, known))
    return grown


@torch.no_grad()
def fresh_network(shape: Shape, old_channels: int) -> Network:
    """What is new: filters as long as Muon keeps them, none silenced by what the whole board says, and
    blocks that leave old channels alone."""
    network = Network(shape)
    for block in network.blocks:
        for layer in (block.first, block.second):
            rows = layer.conv.weight.flatten(1).norm(dim=1)
            layer.conv.weight.div_(rows[:, None, None, None])
        if block.pooled is not None:
            block.pooled.weight.zero_()
        block.second.norm.weight[old_channels:] = FRESH_SCALE
    return network


def grown(network: Network, blocks: int, channels: int) -> Network:
    shape = replace(network.shape, blocks=blocks, channels=channels)
    place = places(network.shape, shape)
    larger = fresh_network(shape, network.shape.channels)
    weights = larger.state_dict()
    for name, value in network.state_dict().items():
        if name.startswith("blocks."):
            number, rest = name.removeprefix("blocks.").split(".", 1)
            name = f"blocks.{place[int(number)]}.{rest}"
        if value.dim():
            weights[name] = widened(value, weights[name], 2 if name.endswith("pooled.weight") else 1)
    larger.load_state_dict(weights)
    return larger


def main() -> None:
    torch.manual_seed(1)
    network = checkpoint.load_network(Path(sys.argv[1]))
    larger = grown(network, int(sys.argv[3]), int(sys.argv[4]))
    checkpoint.save(Path(sys.argv[2]), checkpoint.network_state(larger))


if __name__ == "__main__":
    main()
