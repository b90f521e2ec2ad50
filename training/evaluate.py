"""evaluate.py CHECKPOINT POSITIONS: the figures of a network on expanded games, as JSON; by size of the board on a file
of self-play.

    python3 training/evaluate.py training/checkpoints/NAME.pt /tmp/tengen/val
    python3 training/evaluate.py training/checkpoints/NAME.pt /tmp/tengen/run/held_out.selfplay
"""

import argparse
import json
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor

from checkpoint import load_network
from data import ENTRY_BYTES, RECORD_BYTES, Positions
from loss import LEAD_UNIT
from model import Network
from selfplay_data import RECORD_BYTES as SELFPLAY_BYTES
from selfplay_data import SelfPlayPositions

BATCH = 4096
FEWEST = 200  # positions of one size worth a figure
Source = Positions | SelfPlayPositions


@torch.no_grad()
def figures(network: Network, positions: Source, index: Tensor,
            limit: int | None = None) -> dict[str, float]:
    """On all positions named, or on `limit` of them spread evenly. Batch norm as in play."""
    network.eval()
    device = index.device
    count = len(index) if limit is None else min(limit, len(index))
    chosen = index[torch.linspace(0, len(index) - 1, count, dtype=torch.float64).long().to(device)]
    sums = torch.zeros(9, dtype=torch.float64, device=device)
    for part in chosen.split(BATCH):
        batch = positions.batch(part, torch.zeros_like(part))
        planes = batch.planes.contiguous(memory_format=torch.channels_last)
        mask = None if planes[:, 11].all() else planes[:, 11:12]
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            out = network(planes, batch.globals, mask)
        moves = batch.policy.argmax(1)
        policy = -(out.policy[:, 0].log_softmax(1) * batch.policy).sum(1) * batch.advised
        top = (out.policy[:, 0].argmax(1) == moves) * batch.advised
        win = F.binary_cross_entropy_with_logits(out.win, batch.won, reduction="sum")
        right = ((out.win > 0) == (batch.won > 0.5)).sum()
        miss = ((out.lead * LEAD_UNIT - batch.lead).abs() * batch.counted).sum()
        board = planes[:, 11].flatten(1) * (batch.owners != 0) * batch.owned[:, None]
        owned = ((out.ownership > 0) == (batch.owners > 0)) * board
        sums += torch.stack((policy.sum(), top.sum(), batch.advised.sum(), win, right, miss,
                             batch.counted.sum(), owned.sum(), board.sum())).double()
    policy, top, advised, win, right, miss, counted, owned, points = sums.tolist()
    return {"positions": count, "policy_loss": round(policy / max(advised, 1), 4),
            "top1": round(top / max(advised, 1), 5), "value_loss": round(win / count, 4),
            "value_accuracy": round(right / count, 5), "lead_error": round(miss / max(counted, 1), 3),
            "owner_accuracy": round(owned / max(points, 1), 4)}


def figures_by_size(network: Network, played: SelfPlayPositions, index: Tensor,
                    limit: int | None = None) -> dict[str, dict[str, float]]:
    """Of self-play, for every size of board with enough positions."""
    sides = played.sides(index)
    out = {}
    for width, height in sorted(set(map(tuple, sides.tolist()))):
        chosen = index[(sides[:, 0] == width) & (sides[:, 1] == height)]
        if len(chosen) >= FEWEST:
            out[f"{width}x{height}"] = figures(network, played, chosen, limit)
    return out


def open_positions(prefix: Path, device: torch.device) -> tuple[Positions, Tensor, Tensor]:
    """With the numbers of those where a stone was played, and where a game ended."""
    count = Path(f"{prefix}.positions").stat().st_size // RECORD_BYTES
    games = Path(f"{prefix}.results").stat().st_size // ENTRY_BYTES
    positions = Positions(count, games, device)
    return positions, *positions.append(prefix)


def load_positions(prefix: Path, device: torch.device) -> tuple[Positions, Tensor]:
    """With the numbers of those where a stone was played."""
    return open_positions(prefix, device)[:2]


def figures_of_file(network: Network, path: Path, device: torch.device, limit: int | None) -> dict[str, object]:
    if path.suffix != ".selfplay":
        return figures(network, *load_positions(path, device), limit)
    played = SelfPlayPositions(path.stat().st_size // SELFPLAY_BYTES, device)
    index = torch.cat(played.append(path))
    return figures_by_size(network, played, index, limit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("positions", type=Path, help="what expand wrote, without .positions, or a .selfplay")
    parser.add_argument("--limit", type=int, help="evaluate this many, spread evenly")
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    network = load_network(args.checkpoint).to(device, memory_format=torch.channels_last)
    print(json.dumps(figures_of_file(network, args.positions, device, args.limit)))


if __name__ == "__main__":
    main()
