"""export.py CHECKPOINT OUT.net [--fixtures OUT.json]: the network as one flat file for playing.

    python3 training/export.py training/checkpoints/b10c128-4.pt build/network.net

Little endian: the magic TNET; u32 version 1; eight u32: planes, globals, blocks, channels, how many
blocks from one that pools to the next, channels of the policy head, of the value head, and its hidden
width; 32 bytes of name, padded with zeros; then f16 values, tensor after tensor with no gaps, as
listed in tensors() below; last the u32 CRC-32 of all bytes before it.

Norms are folded into the convolutions, so that each is a weight [outputs, inputs, rows, columns] and
a bias. Of the policy only the move is kept, not the reply. reference.py computes the outputs from
this file in plain numpy, and says exactly what they mean.

The fixtures are positions the network itself plays from the empty board, with the outputs expected of
the exported file: for each size, rules by name and komi, the moves (reading order, size * size is the
pass), policy logits with the pass last, win logit, lead in points, ownership logits.
"""

import argparse
import json
import struct
import zlib
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

import reference
from checkpoint import load_network
from data import GLOBALS, KOMI, PLANES
from model import Network, NormedConv
from slow_board import SlowBoard

VERSION = 1


class Case(NamedTuple):
    size: int
    moves: int  # to be played first
    rules: str = "japanese"
    komi: float = KOMI
    passes: int = 0  # after them


FIXTURES = (Case(19, 0), Case(19, 1), Case(19, 40), Case(19, 121), Case(19, 230), Case(13, 60),
            Case(9, 31), Case(5, 6), Case(2, 1), Case(9, 40, "chinese", 7.5, 1),
            Case(13, 90, "tromp-taylor", 0.5), Case(19, 180, "japanese", 6.5, 1),
            Case(9, 12, "aga", -3.0), Case(7, 20, "tromp-taylor", 9.0, 2), Case(25, 30, "aga", 7.5))


def folded(layer: NormedConv) -> list[Tensor]:
    norm = layer.norm
    scale = norm.weight / (norm.running_var + norm.eps).sqrt()
    return [layer.conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale]


def tensors(network: Network) -> list[Tensor]:
    """In the order of the file."""
    out = [*folded(network.stem), network.globals.weight]
    for block in network.blocks:
        out += folded(block.first)
        if block.pooled is not None:
            out.append(block.pooled.weight)
        out += folded(block.second)
    policy, value = network.policy, network.value
    out += [*folded(policy.entry), policy.pooled.weight, policy.points.weight[0],
            policy.pass_move.weight[0], policy.pass_move.bias[:1]]
    out += [*folded(value.entry), value.hidden.weight, value.hidden.bias, value.result.weight,
            value.result.bias, value.ownership.weight]
    return out


def network_file(network: Network, name: str) -> bytes:
    shape = network.shape
    head = b"TNET" + struct.pack(
        "<9I32s", VERSION, PLANES, GLOBALS, shape.blocks, shape.channels, shape.pooled_every,
        shape.policy_channels, shape.value_channels, shape.value_hidden, name.encode())
    data = b"".join(t.detach().numpy().astype("<f2").tobytes() for t in tensors(network))
    return head + data + struct.pack("<I", zlib.crc32(head + data))


@torch.no_grad()
def played(network: Network, case: Case) -> SlowBoard:
    """A game the network plays against itself, drawing from its policy."""
    random = np.random.default_rng(case.size * 1000 + case.moves)
    board = SlowBoard(case.size)
    while len(board.moves) < case.moves:
        planes = torch.from_numpy(board.planes())
        facts = torch.from_numpy(board.globals(case.komi, case.rules))
        policy = network(planes[None], facts[None]).policy[0, 0, :-1].softmax(0).double().numpy()
        policy /= policy.sum()
        drawn = random.choice(board.pass_move, size=1000, p=policy)
        board.play(next((int(p) for p in drawn if board.is_legal(int(p))), board.pass_move))
    for _ in range(case.passes):
        board.play(board.pass_move)
    return board


def fixture(network: reference.Network, case: Case, board: SlowBoard) -> dict[str, object]:
    out = network.evaluate(board.planes(), board.globals(case.komi, case.rules))
    return {"size": board.size, "rules": case.rules, "komi": case.komi, "moves": board.moves,
            "policy": [round(float(x), 4) for x in out.policy], "win": round(out.win, 4),
            "lead": round(out.lead, 3), "ownership": [round(float(x), 4) for x in out.ownership]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--fixtures", type=Path)
    args = parser.parse_args()
    network = load_network(args.checkpoint).eval()
    args.out.write_bytes(network_file(network, args.out.stem))
    if args.fixtures:
        exported = reference.Network(args.out)
        lines = [json.dumps(fixture(exported, case, played(network, case))) for case in FIXTURES]
        args.fixtures.write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
